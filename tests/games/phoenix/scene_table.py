"""A table for the tests of Phoenix's scene."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from boardroom.core.game import CHANCE, Seat
from boardroom.core.match import Match
from boardroom.games.phoenix.rules import Phoenix, PhoenixOptions
from boardroom.games.phoenix.scene.scene import PhoenixScene
from boardroom.testing.scene_driver import BOT, PERSON, SceneDriver

GAME = Phoenix()

# The mock-up's position: Movement 3 from 4 to 7 sorts the near line, which lacks nothing but that.
MINE, THEIRS, CUBES = "bbgpyyyrro", "bgggprbpoo", "bgypro"
HAND = ["M3", "P2", "R", "Q1", "X"]


def position(**changes: Any) -> dict[str, Any]:
    """Return a position in the middle of the first hand, with what a test wants otherwise."""
    given: dict[str, Any] = {
        "seat": 1,
        "starter": 1,
        "cubes": CUBES,
        "lines": [MINE, THEIRS],
        "hands": [HAND, ["P1", "P1", "P3", "X", "X"]],
        "discards": ["P1", "M2", "X", "R"],
        "drawn": False,
        "done": [],
    }
    return given | changes


class SceneTable(SceneDriver[PhoenixScene]):
    """The middle of a hand, or with no position an empty table."""

    def __init__(
        self, qtbot: QtBot, start: dict[str, Any] | None = None, speed: float = 0.0, seat: Seat = 0, **agreed: str
    ) -> None:
        options = PhoenixOptions.model_validate(agreed)
        match = Match.new(GAME, [PERSON, BOT], options, seed="0", position=start)
        super().__init__(qtbot, match, PhoenixScene(), speed, seat)

    def deal(self) -> int:
        """Let chance decide all that is due, and the scene show it; return how many steps that were."""
        steps = 0
        while self.match.turn == CHANCE:
            self.animate()
            self.scene.skip()
            steps += 1
        return steps
