"""El Switcher for who listens: moves with what came of them, and the whole table in words."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.game import HIDDEN, Seat
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.switcher.scene.shapes import figure_words, shape_words
from boardroom.games.switcher.scene.words import (
    blocked_word,
    colour_at,
    forbidden_words,
    in_colour,
    kind_name,
    left_words,
    pile_words,
    played_words,
)
from boardroom.games.switcher.state import EndTurn, Form, Move, Swap, SwitcherState, Up
from boardroom.games.switcher.tables import FIGURES, NAMES, SIZE
from boardroom.ui.game.naming import short_name
from boardroom.ui.kit.announcing import sentences
from boardroom.ui.style.translation import translate


def tell(step: Step[SwitcherState, Move], said: str) -> str:
    """Add to a move in words the colours that changed places, what is left to do, or the shape that turns up."""
    move, before = step.move, step.before.state
    if isinstance(move, Swap):
        one, other = (in_colour(colour_at(before, cell)) for cell in (move.one, move.other))
        both = translate("Switcher", "{one} and {other}").format(one=one, other=other)
        return f"{said}, {both}"
    if isinstance(move, Form):
        return sentences(said, left_words(step.after.state, step.seat))
    if isinstance(move, EndTurn) and before.forbidden and not step.after.state.forbidden:
        return sentences(said, translate("Switcher", "No colour is forbidden any more"))
    if isinstance(move, Up) and said:
        return f"{said}, {shape_words(FIGURES[move.card])}"
    return said


def describe(view: View[SwitcherState, Move], players: Sequence[Player]) -> list[str]:
    """Say the drawers row by row, everybody's figures, one's own hand and the piles."""
    state = view.state
    said = [sentences(*(_row_words(state, row) for row in range(SIZE)))] if state.tiles else []
    if state.forbidden:
        said.append(sentences(forbidden_words(state)))
    if state.up:
        order = sorted(range(state.seats), key=lambda seat: seat != view.seat)
        said += [_sector_words(state, seat, players) for seat in order]
    if view.seat >= 0 and state.hands and HIDDEN not in state.hands[view.seat]:
        cards = sentences(*(kind_name(str(kind)) for kind in state.hands[view.seat]))
        said.append(translate("Switcher", "Your movement cards: {cards}").format(cards=cards))
    return [*said, sentences(pile_words(state), played_words(state))] if state.hands else said


def _row_words(state: SwitcherState, row: int) -> str:
    colours = ", ".join(in_colour(colour_at(state, row * SIZE + column)) for column in range(SIZE))
    return translate("Switcher", "Row {number}: {colours}").format(number=NAMES[row * SIZE][1], colours=colours)


def _sector_words(state: SwitcherState, seat: Seat, players: Sequence[Player]) -> str:
    cards = [figure_words(card) for card in state.up[seat]]
    if state.blocked[seat]:
        cards.append(f"{figure_words(state.blocked[seat])}, {blocked_word()}")
    text = translate("Switcher", "{name}: {cards}")
    return text.format(name=short_name(seat, players), cards=sentences(*cards, left_words(state, seat)))
