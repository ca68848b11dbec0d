"""A table for the tests of El Switcher's scene: a match, its scene in a view, and what the scene said."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.core.game import CHANCE, Seat
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.switcher.rules import SwitcherOptions
from boardroom.games.switcher.scene.scene import SwitcherScene
from boardroom.games.switcher.state import Move, State
from boardroom.games.switcher.tables import NAMES
from boardroom.ui.board_view import BoardView
from tests.games.switcher.board import GAME, data

PERSON, BOT = Player(kind="human"), Player(kind="bot", level=3)

# Cards in view: the red T of the usual picture is on the first two seats' cards.
UP = ("T I4 X", "T W V", "I4 W V", "W V U")


class SceneTable:
    """Plays a match by hand: what the scene says is kept, and nothing happens by itself."""

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
        **more: Any,
    ) -> None:
        """Sit down at a position where a red T stands, or with `fresh` at an empty table."""
        hands = (hand, *("line1 line2 diag1",) * (seats - 1))
        position = None if fresh else data(picture, *up[:seats], seats=seats, hands=hands, **more)
        players = [PERSON, *[BOT] * (seats - 1)]
        options = SwitcherOptions(limit=0)
        self.match: Match[State, Move] = Match.new(GAME, players, options, seed="0", position=position)
        self.viewer = viewer
        self.scene = SwitcherScene()
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
        """Show the position of the match."""
        self.scene.present(self.match.view(self.viewer), self.match.players, acting)

    def move(self, text: str) -> Move:
        """Read a move as it is written."""
        return GAME.read(text, self.match.state)

    def play(self, *texts: str) -> None:
        """Play moves without showing them; "" lets chance decide."""
        for text in texts:
            if text:
                self.match.play(self.move(text))
            else:
                assert self.match.turn == CHANCE
                self.match.draw()

    def animate(self, text: str, slow: bool = False) -> None:
        """Play a move and let the scene show it."""
        self.play(text)
        self.scene.animate(self.match.step(self.match.length - 1, self.viewer), self.match.players, slow)

    def heard(self, name: str) -> list[Any]:
        """Return what one signal said."""
        return [what for signal, what in self.said if signal == name]

    def chosen(self) -> list[str]:
        """Return the moves that were chosen, as texts."""
        return [GAME.write(move) for move in self.heard("chosen")]

    def refused(self) -> list[str]:
        """Return the moves that were refused, as texts."""
        return [GAME.write(move) for move in self.heard("refused")]

    def stage(self) -> str:
        """Return where the person is in choosing."""
        return self.scene._picking.stage

    def prompt(self) -> str:
        """Return what was said last, in one piece."""
        return " ".join(self.heard("prompted")[-1])

    def names(self) -> dict[str, str]:
        """Return the names of the cells by their keys."""
        return {cell.key: cell.name for cell in self.scene.cells()}

    def rings(self, *kinds: str) -> set[str]:
        """Return the drawers that have a ring of these kinds."""
        return {NAMES[i] for i, spot in enumerate(self.scene._top.spots) if spot.ring in kinds and spot.isVisible()}

    def at(self, key: str) -> QPoint:
        """Return where a cell is in the view."""
        rect = next(cell.rect for cell in self.scene.cells() if cell.key == key)
        return self.view.mapFromScene(rect.center())

    def click(self, *where: str | QPoint) -> None:
        """Click on cells, or on points of the view."""
        for place in where:
            pos = place if isinstance(place, QPoint) else self.at(place)
            QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=pos)

    def hover(self, where: str | QPoint) -> None:
        """Move the mouse over a cell."""
        self._mouse(where if isinstance(where, QPoint) else self.at(where), Qt.MouseButton.NoButton)

    def drag(self, *way: str | QPoint, drop: bool = True) -> None:
        """Press the mouse at the first place, move it along the others, and let go at the last."""
        viewport, left = self.view.viewport(), Qt.MouseButton.LeftButton
        points = [place if isinstance(place, QPoint) else self.at(place) for place in way]
        QTest.mousePress(viewport, left, pos=points[0])
        for start, end in pairwise(points):
            for part in (0.3, 0.7, 1.0):
                self._mouse(start + (end - start) * part, left)
        if drop:
            QTest.mouseRelease(viewport, left, pos=points[-1])

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
