"""What Switch says of the throws that decide who starts."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.record import Player
from boardroom.games.switch.state import SwitchOptions, SwitchState
from boardroom.ui.game.naming import is_you, short_name
from boardroom.ui.style.translation import translate


def asked_words(options: SwitchOptions) -> tuple[str, str]:
    """Say on the sheet what is thrown for, and what counts."""
    rule = translate("Switch", "Highest total. Ties throw again.")
    if options.highest == "best die":
        rule = translate("Switch", "Best die, then the next best. Ties throw again.")
    return translate("Switch", "Who starts?"), rule


def agreed_words(options: SwitchOptions) -> str:
    """Say before the game who will start."""
    if options.highest == "best die":
        return translate("Switch", "Best die starts, play goes clockwise")
    return translate("Switch", "Highest throw starts, play goes clockwise")


def count_words(state: SwitchState, count: int) -> str:
    """Write what a throw counts: its total, or its dice from the highest down."""
    return str(count) if state.options.highest == "total" else " ".join(str(count))


def thrown_words(state: SwitchState, dice: tuple[int, ...]) -> str:
    """Say what somebody has thrown."""
    said = count_words(state, state.counted(dice))
    if state.options.highest == "best die":
        return translate("Switch", "Best first: {dice}").format(dice=said)
    return translate("Switch", "Total {number}").format(number=said)


def result_words(after: SwitchState, players: Sequence[Player]) -> str:
    """Say what a throw came to, and who starts or that it isn't decided."""
    said = thrown_words(after, after.dice)
    if after.phase != "start":
        if is_you(after.seat, players):
            return translate("Switch", "{total}: you start").format(total=said)
        name = short_name(after.seat, players)
        return translate("Switch", "{total}: {name} starts").format(total=said, name=name)
    if not after.totals:
        return translate("Switch", "{total}: ties throw again").format(total=said)
    return said


def opening(state: SwitchState, players: Sequence[Player]) -> tuple[str, str]:
    """Say who starts, now that it has been thrown for."""
    if is_you(state.seat, players):
        return translate("Switch", "You start"), translate("Switch", "The highest throw was yours.")
    name = short_name(state.seat, players)
    return translate("Switch", "{name} starts").format(name=name), translate("Switch", "The highest throw starts.")


def say_throw(state: SwitchState, dice: tuple[int, ...]) -> str:
    """Say a throw as a move."""
    if state.options.highest == "best die":
        return translate("Switch", "Throws {dice}").format(dice=count_words(state, state.counted(dice)))
    shown = " ".join(map(str, dice))
    return translate("Switch", "Throws {dice} = {total}").format(dice=shown, total=sum(dice))
