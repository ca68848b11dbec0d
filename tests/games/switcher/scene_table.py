"""A table for the tests of El Switcher's scene."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from boardroom.core.game import Seat
from boardroom.core.match import Match
from boardroom.games.switcher.rules import SwitcherOptions
from boardroom.games.switcher.scene.scene import SwitcherScene
from boardroom.games.switcher.tables import NAMES
from boardroom.testing.scene_driver import BOT, PERSON, SceneDriver
from tests.games.switcher.board import GAME, data

# Cards in view: the red T of the usual picture is on the first two seats' cards.
UP = ("T I4 X", "T W V", "I4 W V", "W V U")


class SceneTable(SceneDriver[SwitcherScene]):
    """A position where a red T stands, or with `fresh` an empty table."""

    def __init__(
        self,
        qtbot: QtBot,
        seats: int = 2,
        speed: float = 0.0,
        viewer: Seat = 0,
        fresh: bool = False,
        picture: str = "rrr.../.r..../.r..../....b./....b./....b.",
        up: tuple[str, ...] = UP,
        hand: str = "line1 line2 edge",
        options: SwitcherOptions | None = None,
        **more: Any,
    ) -> None:
        hands = (hand, *("line1 line2 diag1",) * (seats - 1))
        position = None if fresh else data(picture, *up[:seats], seats=seats, hands=hands, **more)
        players = [PERSON, *[BOT] * (seats - 1)]
        match = Match.new(GAME, players, options or SwitcherOptions(limit=0), seed="0", position=position)
        super().__init__(qtbot, match, SwitcherScene(), speed, viewer)

    def stage(self) -> str:
        """Return where the person is in choosing."""
        return self.scene.picking.stage

    def rings(self, *kinds: str) -> set[str]:
        """Return the drawers that have a ring of these kinds."""
        return {NAMES[i] for i, ring in enumerate(self.scene.top.rings) if ring.ring in kinds and ring.isVisible()}

    def options(self) -> list[str]:
        """Return what is asked."""
        return [name for key, name in self.names().items() if key.startswith("option")]

    def chosen(self) -> set[str]:
        """Return the drawers and cards that are chosen."""
        return {key for key, name in self.names().items() if name.endswith("chosen")}

    def focused(self) -> str:
        """Return what the keyboard would act on."""
        return next(cell.key for cell in self.scene.cells() if cell.focused)
