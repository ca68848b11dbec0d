"""What a step of a lesson can ask for in Oxixo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardroom.books.lessons.goals import Goal
from boardroom.core.game import Seat
from boardroom.games.oxixo.rules import GAME, OxixoState
from boardroom.games.oxixo.tables import LINES


def lined(before: OxixoState, now: OxixoState, seat: Seat, number: str) -> bool:
    """Tell whether the seat's side has so many marks in a line."""
    return _best(now.marks(seat % 2)) >= int(number)


def held(before: OxixoState, now: OxixoState, seat: Seat, number: str) -> bool:
    """Tell whether the other side has at most so many marks in a line."""
    return _best(now.marks(1 - seat % 2)) <= int(number)


def safe(before: OxixoState, now: OxixoState, seat: Seat) -> bool:
    """Tell whether the seat has moved, and the next player can't win at once."""
    rival = 1 - seat % 2
    if now.plies == before.plies or now.winner == rival:
        return False
    return not any(GAME.apply(now, move).winner == rival for move in GAME.moves(now))


def own_goal(before: OxixoState, now: OxixoState, seat: Seat) -> bool:
    """Tell whether the last push made a line of the other side's mark."""
    return now.ended == "own-goal"


def given(before: OxixoState, now: OxixoState, seat: Seat) -> bool:
    """Tell whether one's partner may take more cubes of the team than before, wherever they are."""
    partner = (seat + 2) % now.seats
    return now.for_seat(partner).bit_count() > before.for_seat(partner).bit_count()


def _best(marks: int) -> int:
    """Return how many marks the fullest line has."""
    return max((marks & line).bit_count() for line in LINES)


GOALS: Final[Mapping[str, Goal]] = {"lined": lined, "held": held, "safe": safe, "own-goal": own_goal, "given": given}
