"""What a step of a lesson can ask for in Oxixo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardroom.books.lessons.goals import Goal
from boardroom.core.game import Seat
from boardroom.games.oxixo.rules import GAME, OxixoState
from boardroom.games.oxixo.tables import INDEX


def cleared(before: OxixoState, now: OxixoState, seat: Seat, cell: str) -> bool:
    """Tell whether a cell shows the other side's mark no more."""
    return not now.marks(1 - seat % 2) >> INDEX[cell] & 1


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


GOALS: Final[Mapping[str, Goal]] = {"cleared": cleared, "safe": safe, "own-goal": own_goal, "given": given}
