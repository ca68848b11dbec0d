"""What a card of Phoenix is good for: points, being nearer to sorted, or the other line's loss."""

from __future__ import annotations

from boardroom.core.game import Seat
from boardroom.games.phoenix.nearness import cards_to_sort
from boardroom.games.phoenix.rules import Move, PhoenixState, Play
from boardroom.games.phoenix.scene.foresight import Foreseen, foresee, worth_now
from boardroom.games.phoenix.scene.words import change_word
from boardroom.ui.style.translation import translate


def reason(state: PhoenixState, seat: Seat, move: Move) -> str:
    """Say what a card is good for."""
    if not isinstance(move, Play):
        return translate("Phoenix", "Both lines stay as they are.")
    foreseen, now = foresee(state, move), worth_now(state)
    mine, theirs = ((now[side], foreseen.points[side]) for side in (seat, 1 - seat))
    if foreseen.first == seat:
        return translate("Phoenix", "Your line is sorted, and you are first.")
    if mine[0] != mine[1]:
        return translate("Phoenix", "Your line: {points}").format(points=change_word(*mine))
    if said := _nearer(state, seat, foreseen):
        return said
    if theirs[0] != theirs[1]:
        return translate("Phoenix", "The other line: {points}").format(points=change_word(*theirs))
    return translate("Phoenix", "Changes no points for now.")


def _nearer(state: PhoenixState, seat: Seat, foreseen: Foreseen) -> str:
    """Say whether one's own line comes nearer to sorted, or the other one goes away from it."""
    before, after = (
        [cards_to_sort(line, cubes) for line in lines]
        for lines, cubes in ((state.lines, state.cubes), (foreseen.lines, foreseen.cubes))
    )
    if after[seat] < before[seat]:
        return translate("Phoenix", "Brings your line nearer: at least %n cards from sorted.", "", after[seat])
    if after[1 - seat] > before[1 - seat]:
        return translate("Phoenix", "Sets the other line back: at least %n cards from sorted.", "", after[1 - seat])
    return ""
