"""A table for the tests of Oxixo's scene."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from boardroom.core.match import Match
from boardroom.games.oxixo.rules import Dot, Move, Oxixo, OxixoOptions
from boardroom.games.oxixo.scene.scene import OxixoScene
from boardroom.games.oxixo.tables import INDEX
from boardroom.testing.scene_driver import BOT, PERSON, SceneDriver


def move(text: str) -> Move:
    """Read a move as it is written."""
    dot: Dot = "+" if text[4:] == "+" else "-" if text[4:] == "-" else ""
    return Move(INDEX[text[:2]], INDEX[text[2:4]], dot)


class SceneTable(SceneDriver[OxixoScene]):
    """Shows the board to whoever is on turn."""

    def __init__(
        self, qtbot: QtBot, seats: int = 2, position: str | None = None, speed: float = 0.0, clock: int = 0
    ) -> None:
        players = [PERSON, BOT] * (seats // 2)
        match = Match.new(Oxixo(), players, OxixoOptions(clock=clock), seed="0", position=position)
        super().__init__(qtbot, match, OxixoScene(), speed)

    def present(self, acting: bool = True) -> None:
        """Show the position of the match to whoever is on turn."""
        self.scene.present(self.match.view(max(0, self.match.turn)), self.match.players, acting)

    def move(self, text: str) -> Move:
        """Read a move, also one that the position forbids."""
        return move(text)

    def held_at(self) -> QPoint:
        """Return where the lifted cube is in the view."""
        cube = next(cube for cube in self.scene.top.cubes if cube.held)
        return self.view.mapFromScene(cube.mapToScene(QPointF(50, 50)))
