"""What goes out of a match: positions and steps as one seat may know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from boardroom.core.game import Event, Hidden, M, Outcome, S, Seat


@dataclass(frozen=True, slots=True)
class View(Generic[S, M]):
    """All that a scene or a bot gets: the match as one seat may know it."""

    state: S
    seat: Seat
    turn: Seat
    moves: tuple[M, ...]  # empty unless the seat is on turn
    log: tuple[Event[M], ...]  # moves of the game only: resigning is none, and shows in steps, players and outcome
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Step(Generic[S, M]):
    """One entry as somebody sees it happen."""

    index: int
    seat: Seat
    move: M | Hidden | None  # None: the seat resigned
    before: View[S, M]
    after: View[S, M]
    timed_out: bool = False  # the clock made it
