"""What Switch says in lists and notices: moves, throws, and why something isn't allowed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from boardroom.core.game import Reason, Seat
from boardroom.core.record import Player
from boardroom.games.switch.rules import Switch
from boardroom.games.switch.scene.picking import thrower_of
from boardroom.games.switch.scene.words import face_word, sum_words
from boardroom.games.switch.state import Act, Move, State, Throw
from boardroom.games.switch.tables import BLANK
from boardroom.ui.naming import is_you, short_name

translate = QCoreApplication.translate


def say_throw(state: State, move: Throw) -> str:
    """Say a throw, and what came of it where the turn was over with it."""
    seat = thrower_of(state)
    dice = " ".join(map(str, move.dice))
    after = Switch().apply(state, move)
    if state.phase == "start":
        return translate("Switch", "Throws {dice} = {total}").format(dice=dice, total=sum(move.dice))
    if move.face not in ("", BLANK):
        dice = translate("Switch", "{dice} {face}").format(dice=dice, face=face_word(move.face))
    if after.seat == seat:
        return translate("Switch", "Throws {dice}").format(dice=dice)
    text = translate("Switch", "Throws {dice}: no card")
    if after.tops[seat] < state.tops[seat]:
        text = translate("Switch", "Throws {dice}: back to {card}")
    return text.format(dice=dice, card=after.tops[seat])


def say_act(state: State, move: Act, players: Sequence[Player]) -> str:
    """Say a decision."""
    top = state.tops[state.seat]
    match move.what:
        case "discard":
            text = translate("Switch", "Discards {card} with {sum}")
            made = sum_words(top, state.dice)
            if made == str(top):
                text = translate("Switch", "Discards {card}")
            return text.format(card=top, sum=made)
        case "again":
            return translate("Switch", "Throws again for {card}").format(card=top)
        case "stop":
            return translate("Switch", "Stops at {card}").format(card=top)
        case "swap":
            text = _swaps(state.phase == "green" and state.asks, is_you(move.seat, players))
            return text.format(card=top, theirs=state.tops[move.seat], name=short_name(move.seat, players))
        case "keep":
            return translate("Switch", "Keeps the pile")
        case "block":
            if is_you(move.seat, players):
                return translate("Switch", "Blocks you")
            return translate("Switch", "Blocks {name}").format(name=short_name(move.seat, players))
        case "cancel":
            return translate("Switch", "Cancels the swap")
        case _:
            return translate("Switch", "Lets it be")


def _swaps(asked: bool, you: bool) -> str:
    """Return the words for a swap: with you or somebody else, done or only wanted as long as it can be cancelled."""
    if asked:
        if you:
            return translate("Switch", "Wants to swap {card} for {theirs} with you")
        return translate("Switch", "Wants to swap {card} for {theirs} with {name}")
    if you:
        return translate("Switch", "Swaps {card} for {theirs} with you")
    return translate("Switch", "Swaps {card} for {theirs} with {name}")


def say_reason(reason: Reason, players: Sequence[Player]) -> str:
    """Say in one sentence why something isn't allowed."""
    said = {
        "over": translate("Switch", "The game is over."),
        "throw-first": translate("Switch", "The dice must be thrown first."),
        "throw-time": translate("Switch", "No dice are thrown now: there is something to decide first."),
        "throw-dice": translate("Switch", "This throw has {first} dice, written from 1 to 6 in increasing order."),
        "throw-face": translate("Switch", "The Switch die belongs to every throw but those for the start."),
        "block-token": translate("Switch", "Only whoever holds the Block token can lay it on a pile."),
        "block-time": translate("Switch", "The token can’t be laid while a swap is being decided."),
        "block-own": translate("Switch", "The token is never laid on one’s own pile."),
        "no-player": translate("Switch", "Nobody sits there."),
        "cancel-green": translate("Switch", "Only a green swap can be cancelled, by whoever holds the token."),
        "pass-token": translate("Switch", "There is nothing to let be: the token isn’t asked for."),
        "token-first": translate("Switch", "First the holder of the token answers."),
        "switch-red": translate("Switch", "Red: the swap must be with the lowest pile, of {first}."),
        "switch-green": translate("Switch", "Green: first swap piles, or keep yours."),
        "swap-own": translate("Switch", "A pile can’t be swapped with itself."),
        "swap-face": translate("Switch", "Piles are swapped only after green or red."),
        "discard-sum": translate("Switch", "The dice don’t make {first}, alone or added up."),
        "discard-first": translate("Switch", "First discard at least one card with this throw."),
    }[reason.rule]
    about = reason.about
    if reason.rule == "switch-red":
        about = tuple(short_name(int(number) - 1, players) for number in about)
    return said.format(first=", ".join(about))


def top_after(state: State, seat: Seat, move: Move | None) -> str:
    """Say what a considered move would make of a seat's top card; nothing where that stays."""
    if not isinstance(move, Act):
        return ""
    top = state.tops[seat]
    if move.what == "discard" and seat == state.seat:
        return translate("Switch", "→ {card}").format(card=top + 1)
    if move.what == "swap" and seat in (state.seat, move.seat):
        other = move.seat if seat == state.seat else state.seat
        return translate("Switch", "→ {card}").format(card=state.tops[other])
    if move.what == "block" and seat == move.seat:
        return translate("Switch", "→ blocked")
    return ""
