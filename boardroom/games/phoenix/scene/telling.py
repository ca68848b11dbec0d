"""Phoenix for who listens: cards with what they did, the end of a hand, and the whole table in words."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.game import HIDDEN, Seat
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import Move, PhoenixState, Play
from boardroom.games.phoenix.scene.foresight import worth_now
from boardroom.games.phoenix.scene.words import card_word, colour_word, line_standing, line_worth, tableau_words
from boardroom.games.phoenix.tables import LINE, SPECTRUM
from boardroom.ui.game.naming import is_you, short_name
from boardroom.ui.kit.announcing import sentences
from boardroom.ui.style.translation import translate


def tell(step: Step[PhoenixState, Move], said: str, players: Sequence[Player]) -> str:
    """Say what a card did, or what was dealt: all of it when it lies there, and nothing of it before."""
    before, after = step.before.state, step.after.state
    if len(after.done) > len(before.done):
        return sentences(_moved(step, said), tableau_words(after, players, (0, 1)))
    if before.due in ("cube", "pawn") or (before.due == "draw" and not before.drawn):
        return _dealt(step.after, before.due, players)
    if not isinstance(step.move, Play):
        return said
    worth = worth_now(after)
    changed = [line_worth(seat, worth[seat], players) for seat in (0, 1) if worth[seat] != worth_now(before)[seat]]
    return sentences(_moved(step, said), *changed)


def _dealt(after: View[PhoenixState, Move], what: str, players: Sequence[Player]) -> str:
    """Say what lies there once the last piece of its kind has been dealt."""
    state = after.state
    if what == "cube" and len(state.cubes) == SPECTRUM:
        return _cubes(state)
    if what == "pawn" and min(map(len, state.lines)) == LINE:
        cubes = [_cubes(state)] if state.keeps and state.done else []  # nobody has laid them out
        return sentences(*cubes, *(_line(state, seat, players) for seat in (0, 1)))
    return _hand(after, players) if what == "draw" and not state.due else ""


def _moved(step: Step[PhoenixState, Move], said: str) -> str:
    """Add the colours of what moved to a card in words."""
    move, state = step.move, step.before.state
    if not isinstance(move, Play):
        return said
    if move.card[0] == "Q":
        one, other = state.cubes[move.here], state.cubes[move.there]
    elif move.card[0] == "X":
        one, other = state.lines[0][move.here], state.lines[1][move.here]
    else:
        one, other = state.lines[step.seat][move.here], state.lines[step.seat][move.there]
    if move.card[0] == "M" or move.card == "Q2":
        return f"{said}, {colour_word(one)}"
    both = translate("Phoenix", "{one} and {other}").format(one=colour_word(one), other=colour_word(other))
    return f"{said}, {both}"


def describe(view: View[PhoenixState, Move], players: Sequence[Player]) -> list[str]:
    """Say the cubes, both lines with what they are worth, one's hand and the piles."""
    state = view.state
    said = [sentences(_cubes(state))] if state.cubes else []
    for seat in (0, 1) if view.seat != 1 else (1, 0):
        if len(state.lines[seat]) == LINE:
            said.append(sentences(_line(state, seat, players), line_standing(state, seat, players)))
    top = card_word(state.discards[-1]) if state.discards else ""
    piles = [translate("Phoenix", "Draw pile, %n cards", "", state.left)]
    if top:
        piles.append(
            translate("Phoenix", "Discard pile, %n cards, {card} on top", "", len(state.discards)).format(card=top)
        )
    return [*said, sentences(_hand(view, players)), sentences(*piles)]


def _cubes(state: PhoenixState) -> str:
    text = translate("Phoenix", "Cubes from left to right: {colours}")
    return text.format(colours=", ".join(map(colour_word, state.cubes)))


def _line(state: PhoenixState, seat: Seat, players: Sequence[Player]) -> str:
    text = (
        translate("Phoenix", "Your line: {colours}")
        if is_you(seat, players)
        else translate("Phoenix", "{name}: {colours}")
    )
    return text.format(name=short_name(seat, players), colours=", ".join(map(colour_word, state.lines[seat])))


def _hand(view: View[PhoenixState, Move], players: Sequence[Player]) -> str:
    """Say the cards of whoever looks; nothing to anybody else."""
    cards = view.state.hands[view.seat] if view.seat >= 0 else ()
    if not cards or HIDDEN in cards:
        return ""
    return translate("Phoenix", "Your hand: {cards}").format(cards=", ".join(card_word(str(card)) for card in cards))
