"""The scene driver: a match, its scene in a view, hands on mouse and keys, and what the scene said."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.core.game import CHANCE, Seat
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.testing import tidying as tidying  # from now on after every test
from boardroom.ui.table.board_view import BoardView
from boardroom.ui.table.scene import GameScene

PERSON, BOT = Player(kind="human"), Player(kind="bot", level=3)
G = TypeVar("G", bound=GameScene)


class SceneDriver(Generic[G]):
    """Plays a match by hand: what the scene says is kept, and nothing happens by itself."""

    def __init__(
        self,
        qtbot: QtBot,
        match: Match,
        scene: G,
        speed: float = 0.0,
        viewer: Seat = 0,
        focused: bool = False,
    ) -> None:
        self.match, self.scene, self.viewer = match, scene, viewer
        self.scene.speed = speed
        self.said: list[tuple[str, Any]] = []
        hear = self.said.append  # not the driver's: a connection that knows its own scene keeps that for ever
        for name in ("chosen", "refused", "considered"):
            getattr(self.scene, name).connect(lambda what, name=name: hear((name, what)))
        self.scene.prompted.connect(lambda what, why: hear(("prompted", (what, why))))
        self.scene.cast.connect(lambda: hear(("cast", None)))
        self.scene.settled.connect(lambda: hear(("settled", None)))
        self.scene.cells_changed.connect(lambda: hear(("cells", None)))
        self.view = BoardView()
        self.view.resize(960, 748)
        self.view.show_scene(self.scene)
        qtbot.addWidget(self.view)
        self.view.show()
        if focused:
            self.view.activateWindow()
            self.view.setFocus()
            qtbot.waitUntil(self.view.hasFocus, timeout=2000)
        self.present()

    # ---------------------------------------------------------------- the match

    def present(self, acting: bool = True) -> None:
        """Show the position of the match to the seat that looks."""
        self.scene.present(self.match.view(self.viewer), self.match.players, acting)

    def move(self, text: str) -> Any:
        """Read a move as it is written."""
        return self.match.game.read(text, self.match.state)

    def play(self, *texts: str) -> None:
        """Play moves without showing them; "" lets chance decide."""
        for text in texts:
            if text:
                self.match.play(self.move(text))
            else:
                assert self.match.turn == CHANCE
                self.match.draw()

    def animate(self, text: str = "", slow: bool = False) -> None:
        """Play a move, or let chance decide, and let the scene show it."""
        self.play(text)
        self.scene.animate(self.match.step(self.match.length - 1, self.viewer), self.match.players, slow)

    # ---------------------------------------------------------------- what the scene said

    def heard(self, name: str) -> list[Any]:
        """Return what one signal said."""
        return [what for signal, what in self.said if signal == name]

    def written(self, name: str) -> list[str]:
        """Return the moves that one signal said, in the game's notation."""
        return [self.match.game.write(move) for move in self.heard(name) if move is not None]

    def prompt(self) -> str:
        """Return what was said last, in one piece."""
        return " ".join(self.heard("prompted")[-1])

    def names(self) -> dict[str, str]:
        """Return the names of the cells by their keys."""
        return {cell.key: cell.name for cell in self.scene.cells()}

    def enabled(self) -> set[str]:
        """Return the keys of the cells that can be pressed."""
        return {cell.key for cell in self.scene.cells() if cell.enabled}

    # ---------------------------------------------------------------- mouse and keys

    def at(self, where: str | QPoint) -> QPoint:
        """Return where a cell is in the view; a point of the view is itself."""
        if isinstance(where, QPoint):
            return where
        rect = next(cell.rect for cell in self.scene.cells() if cell.key == where)
        return self.view.mapFromScene(rect.center())

    def click(self, *where: str | QPoint) -> None:
        """Click on cells, or on points of the view."""
        for place in where:
            QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(place))

    def hover(self, where: str | QPoint) -> None:
        """Move the mouse over a cell."""
        self.move_mouse(where)

    def drag(self, *way: str | QPoint, drop: bool = True, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Press the mouse at the first place, move it along the others, and let go at the last."""
        viewport, points = self.view.viewport(), [self.at(place) for place in way]
        QTest.mousePress(viewport, button, pos=points[0])
        for start, end in pairwise(points):
            for part in (0.3, 0.7, 1.0):
                self.move_mouse(start + (end - start) * part, button)
        if drop:
            QTest.mouseRelease(viewport, button, pos=points[-1])

    def move_mouse(self, where: str | QPoint, buttons: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
        """Move the mouse to a cell or a point of the view, perhaps with a button held down."""
        viewport, pos = self.view.viewport(), self.at(where)
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(pos), QPointF(viewport.mapToGlobal(pos)), Qt.MouseButton.NoButton, buttons,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)

    def key(self, *keys: Qt.Key) -> None:
        """Press keys."""
        for key in keys:
            QTest.keyClick(self.view, key)
