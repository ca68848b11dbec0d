"""A table for the tests of Oxixo's scene: a match, its scene in a view, and what the scene said."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.oxixo.rules import Dot, Move, Oxixo, OxixoOptions, State
from boardroom.games.oxixo.scene.scene import OxixoScene
from boardroom.games.oxixo.tables import INDEX
from boardroom.ui.board_view import BoardView

PERSON, BOT = Player(kind="human"), Player(kind="bot", level=3)


def move(text: str) -> Move:
    """Read a move as it is written."""
    dot: Dot = "+" if text[4:] == "+" else "-" if text[4:] == "-" else ""
    return Move(INDEX[text[:2]], INDEX[text[2:4]], dot)


class SceneTable:
    """Plays a match by hand: what the scene says is kept, and nothing happens by itself."""

    def __init__(
        self, qtbot: QtBot, seats: int = 2, position: str | None = None, speed: float = 0.0, clock: int = 0
    ) -> None:
        players = [PERSON, BOT] * (seats // 2)
        self.match: Match[State, Move] = Match.new(
            Oxixo(), players, OxixoOptions(clock=clock), seed="0", position=position
        )
        self.scene = OxixoScene()
        self.scene.speed = speed
        self.said: list[tuple[str, Any]] = []
        for name in ("chosen", "refused", "considered"):
            getattr(self.scene, name).connect(lambda what, name=name: self.said.append((name, what)))
        self.scene.prompted.connect(lambda what, why: self.said.append(("prompted", (what, why))))
        self.scene.settled.connect(lambda: self.said.append(("settled", None)))
        self.scene.cells_changed.connect(lambda: self.said.append(("cells", None)))
        self.view = BoardView()
        self.view.resize(960, 748)
        self.view.show_scene(self.scene)
        qtbot.addWidget(self.view)
        self.view.show()
        self.present()

    def present(self, acting: bool = True) -> None:
        """Show the position of the match to whoever is on turn."""
        self.scene.present(self.match.view(max(0, self.match.turn)), self.match.players, acting)

    def play(self, *texts: str) -> None:
        """Play moves without showing them."""
        for text in texts:
            self.match.play(move(text))

    def animate(self, text: str, slow: bool = False) -> None:
        """Play a move and let the scene show it."""
        self.play(text)
        self.scene.animate(self.match.step(self.match.length - 1, 0), self.match.players, slow)

    def heard(self, name: str) -> list[Any]:
        """Return what one signal said."""
        return [what for signal, what in self.said if signal == name]

    def names(self) -> dict[str, str]:
        """Return the names of the cells by their keys."""
        return {cell.key: cell.name for cell in self.scene.cells()}

    def at(self, key: str) -> QPoint:
        """Return where a cell is in the view."""
        rect = next(cell.rect for cell in self.scene.cells() if cell.key == key)
        return self.view.mapFromScene(rect.center())

    def held_at(self) -> QPoint:
        """Return where the lifted cube is in the view."""
        cube = next(cube for cube in self.scene._top.cubes if cube.held)
        return self.view.mapFromScene(cube.mapToScene(QPointF(50, 50)))

    def click(self, where: str | QPoint) -> None:
        """Click on a cell, or on a point of the view."""
        pos = where if isinstance(where, QPoint) else self.at(where)
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=pos)

    def hover(self, where: str | QPoint) -> None:
        """Move the mouse over a cell."""
        self._mouse(where if isinstance(where, QPoint) else self.at(where), Qt.MouseButton.NoButton)

    def drag(self, *way: QPoint, drop: bool = True) -> None:
        """Press the mouse at the first point, move it along the others, and let go at the last."""
        viewport, left = self.view.viewport(), Qt.MouseButton.LeftButton
        QTest.mousePress(viewport, left, pos=way[0])
        for start, end in pairwise(way):
            for part in (0.3, 0.7, 1.0):
                self._mouse(start + (end - start) * part, left)
        if drop:
            QTest.mouseRelease(viewport, left, pos=way[-1])

    def _mouse(self, pos: QPoint, buttons: Qt.MouseButton) -> None:
        viewport = self.view.viewport()
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(pos), QPointF(viewport.mapToGlobal(pos)), Qt.MouseButton.NoButton, buttons,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)

    def key(self, *keys: Qt.Key) -> None:
        """Press keys."""
        for key in keys:
            QTest.keyClick(self.view, key)
