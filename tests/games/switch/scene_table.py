"""A table for the tests of Switch's scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pytestqt.qtbot import QtBot

from boardroom.core.game import Seat
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.switch.rules import Switch
from boardroom.games.switch.scene.scene import SwitchScene
from boardroom.games.switch.state import Move, SwitchOptions
from boardroom.testing.scene_driver import BOT, PERSON, SceneDriver

GAME = Switch()
ANNA, BEN, CARLA = Player(name="Anna"), Player(name="Ben"), Player(name="Carla")


def position(*tops: int, **more: Any) -> dict[str, Any]:
    """Return a position as data; without more words the first seat has just thrown 1 2 4 4 and may discard."""
    usual = {"tops": list(tops), "seat": 1, "phase": "play", "dice": [1, 2, 4, 4], "face": "-", "partner": 0}
    return usual | more


class SceneTable(SceneDriver[SwitchScene]):
    """A position, or with `fresh` seats the beginning."""

    def __init__(
        self,
        qtbot: QtBot,
        *tops: int,
        players: Sequence[Player] = (),
        speed: float = 0.0,
        viewer: Seat = 0,
        options: SwitchOptions | None = None,
        fresh: int = 0,
        **more: Any,
    ) -> None:
        seats = fresh or len(tops)
        start = None if fresh else position(*tops, **more)
        seated = list(players) or [PERSON, *[BOT] * (seats - 1)]
        match = Match.new(GAME, seated, options or SwitchOptions(), seed="0", position=start)
        super().__init__(qtbot, match, SwitchScene(), speed, viewer, focused=True)  # only then questions count down

    def follow(self) -> None:
        """From now on play what is chosen and show what happens, as the table of the app does."""

        def go_on() -> None:
            self.present(acting=self.match.turn == self.viewer)

        def play(move: Move) -> None:
            self.match.play(move)
            self.scene.animate(self.match.step(self.match.length - 1, self.viewer), self.match.players, False)

        self.scene.settled.connect(go_on)
        self.scene.chosen.connect(play)

    def rings(self, *kinds: str) -> set[Seat]:
        """Return the piles that have a ring of these kinds."""
        return {seat for seat, pile in enumerate(self.scene.top.piles) if pile.ring in kinds and pile.isVisible()}

    def lit(self) -> list[int]:
        """Return the values of the dice that light up."""
        return [die.value for die in self.scene.top.dice if die.glow and die.isVisible()]

    def dice(self) -> list[int]:
        """Return the values of the dice that lie in the tray."""
        return [die.value for die in self.scene.top.dice if die.isVisible()]
