"""What lessons ask for in Zug: each goal is told apart from what comes near it."""

from __future__ import annotations

import pytest

from boardroom.books.lessons.goals import goal_of
from boardroom.games.zug.rules import GAME
from boardroom.games.zug.state import ZugState

TILES = ["crossing@0,0/0", "factory@1,0/90=1", "terminal@-1,0/270=1"]
CLOSED = [*TILES, "terminal@2,0/90=1"]
HAND = ["straight", "curve", "fork", "loco", "city", "city"]


def state(tiles: list[str], phase: str = "place") -> ZugState:
    hands = [HAND if phase == "place" else [], HAND[:5] if phase == "place" else []]
    data = {"tiles": tiles, "hands": hands, "seat": 1, "points": [0, 0], "phase": phase}
    return GAME.load(data, 2, GAME.options())


@pytest.mark.parametrize(
    ("goal", "near", "reached"),
    [
        ("enabled 1,0", TILES, CLOSED),
        ("laid 2,0", TILES, CLOSED),
        ("served 2,0 1", [*CLOSED, "city@-1,1/0"], [*CLOSED, "city@3,0/0"]),
        ("served 2,0 2", [*CLOSED, "city@3,0/0"], [*CLOSED, "city@3,0/0", "city@4,0/0"]),
        (
            "pulls 2,0",
            [*TILES, "loco@2,0/90=1", "terminal@3,0/90=2"],
            [*TILES, "loco@2,0/90=1", "terminal@3,0/90=1"],
        ),
    ],
)
def test_a_goal_is_reached_by_that_and_not_by_less(goal: str, near: list[str], reached: list[str]) -> None:
    start, asks = state(TILES), goal_of(GAME, goal)
    assert not asks(start, state(near), 0)
    assert asks(start, state(reached), 0)


def test_points_are_counted_from_where_the_step_began() -> None:
    tiles = ["crossing@0,0/0", "factory@1,0/90=1", "factory@2,0/90=1", "terminal@-1,0/270=1", "terminal@3,0/90=1"]
    start = state([*tiles, "city@4,0/0", "city@5,0/0", "city@6,0/0"], "sale")
    before = GAME.apply(start, GAME.read("sell 1,0 > 3,0 > 4,0", start))
    after = GAME.apply(before, GAME.read("sell 2,0 > 3,0 > 5,0", before))
    assert goal_of(GAME, "gained 4")(before, after, 0)
    assert not goal_of(GAME, "gained 5")(before, after, 0)
    assert not goal_of(GAME, "gained 1")(before, after, 1)
