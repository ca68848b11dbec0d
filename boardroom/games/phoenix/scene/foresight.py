"""What a move would come to, and what a line is worth, with the reasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardroom.core.game import NOBODY, Seat
from boardroom.games.phoenix.rules import Phoenix, PhoenixState, Play
from boardroom.games.phoenix.tables import ALL_COLOURS_POINTS, COLOURS, FIRST_POINTS, RUN_POINTS, points, runs

GAME: Final = Phoenix()


@dataclass(frozen=True, slots=True)
class Foreseen:
    """The table right after a play: lines, cubes, who would be first, and what both lines would give."""

    lines: tuple[str, str]
    cubes: str
    first: Seat
    points: tuple[int, int]


def foresee(state: PhoenixState, move: Play) -> Foreseen:
    """Return what a play would come to."""
    after = GAME.apply(state, move)
    if len(after.done) > len(state.done):
        hand = after.done[-1]
        return Foreseen(hand.lines, hand.cubes, hand.first, hand.points)
    return Foreseen(after.lines, after.cubes, NOBODY, (points(after.lines[0], False), points(after.lines[1], False)))


def worth_now(state: PhoenixState) -> tuple[int, int]:
    """Return what both lines would give if the hand ended now."""
    return points(state.lines[0], False), points(state.lines[1], False)


def scoring_runs(line: str) -> list[tuple[int, int, int]]:
    """Return the runs that give points: first place, last place, points."""
    return [(start, start + long - 1, RUN_POINTS[long]) for start, long in runs(line) if long in RUN_POINTS]


def parts(line: str, first: bool) -> tuple[int, int, list[int]]:
    """Return what a line's points are made of: for being first, for all colours, and for each run."""
    complete = len(set(line)) == len(COLOURS)
    return FIRST_POINTS * first, ALL_COLOURS_POINTS * complete, [given for _, _, given in scoring_runs(line)]
