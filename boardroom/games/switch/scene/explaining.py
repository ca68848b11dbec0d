"""What the things on Switch's table say when the pointer rests on them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from boardroom.core.game import Seat
from boardroom.games.switch.odds import chance
from boardroom.games.switch.scene.prompts import token_name
from boardroom.games.switch.scene.table_top import TableTop
from boardroom.games.switch.scene.words import klick_words, left_words, number_word, percent
from boardroom.games.switch.state import State
from boardroom.games.switch.tables import BLANK, BLOCK, GREEN, KLICK, LAST, RED
from boardroom.ui.naming import short_name

translate = QCoreApplication.translate


def explain(top: TableTop, state: State) -> None:
    """Give everything its explanation for a position."""
    for seat in range(state.seats):
        said = _pile(top, state, seat)
        top.piles[seat].setToolTip(said)
        top.stations[seat].setToolTip(said)
    top.rail.setToolTip(f"{_cleared(state, top.own)}\n{klick_words()}")
    top.token.setToolTip(f"{token_name(state, top.players)}.\n{_token()}")
    top.switch_die.setToolTip(_face(state.face))
    for die in top.resting:
        die.setToolTip(translate("Switch", "The top card asks for fewer dice: this one rests."))
    top.sheet.setToolTip(
        translate("Switch", "All chances are exact, counted over every throw and every face of the Switch die.")
        if top.sheet.content.risk is not None
        else ""
    )


def _pile(top: TableTop, state: State, seat: Seat) -> str:
    card = state.tops[seat]
    said = [f"{short_name(seat, top.players)}: {left_words(state, seat)}"]
    if card <= LAST:
        dice = top.dice_of(card)
        text = translate("Switch", "Card {card} asks for {dice}, which make it in {chance} of all throws.")
        said.append(text.format(card=card, dice=number_word(dice), chance=percent(chance(card, dice))))
        if card in (1, KLICK):
            said.append(translate("Switch", "A failed throw would cost nothing here."))
        else:
            text = translate("Switch", "A failed throw after the first would lead back to {card}.")
            said.append(text.format(card=KLICK if card > KLICK else 1))
    if state.blocked == seat:
        said.append(translate("Switch", "Blocked: it can’t discard until Block is thrown or the pile is swapped."))
    return "\n".join(said)


def _cleared(state: State, seat: Seat) -> str:
    gone = state.tops[seat] - 1
    return translate("Switch", "%n cards discarded", "", gone)


def _token() -> str:
    return translate(
        "Switch", "Its holder may lay it on another’s pile, which then can’t discard, or cancel a green swap."
    )


def _face(face: str) -> str:
    return {
        GREEN: translate("Switch", "Green: the thrower may swap piles with anybody. Nothing is discarded."),
        RED: translate("Switch", "Red: the thrower must swap with the lowest pile, if it is lower."),
        BLOCK: translate("Switch", "Block: the thrower takes the token at once, and goes on."),
        BLANK: translate("Switch", "Blank: nothing happens."),
        "": "",
    }[face]
