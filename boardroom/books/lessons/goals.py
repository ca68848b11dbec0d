"""What a step of a lesson asks for: small predicates over the position that it began with and the one of now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardroom.core.door import package
from boardroom.core.game import NOBODY, Game, Seat
from boardroom.core.json_input import Flaw

# Whether a seat has reached it: before, now, the seat, and what it is about.
Goal = Callable[..., bool]


def goal_of(game: Game, text: str) -> Callable[[Any, Any, Seat], bool]:
    """Return the goal that a text such as "formed T4" names; raise Flaw where the game has none of that name."""
    name, *about = text.split()
    goals = {**_common(game), **_own(game.key)}
    if name not in goals:
        raise Flaw("not-valid", f"there is no goal {name!r}; there is {', '.join(sorted(goals))}")
    goal = goals[name]
    return lambda before, now, seat: goal(before, now, seat, *about)


def _common(game: Game) -> dict[str, Goal]:
    """Return the goals that every game has."""

    def won(before: Any, now: Any, seat: Seat) -> bool:
        return game.turn(now) == NOBODY and seat in game.outcome(now).winners

    return {"won": won, "moved": lambda before, now, seat: now != before}


def _own(key: str) -> Mapping[str, Goal]:
    """Return the goals of a game's own, in its module `goals`; a game may have none."""
    try:
        goals: Mapping[str, Goal] = package(key).piece("goals", "GOALS")
    except LookupError:
        return {}
    return goals
