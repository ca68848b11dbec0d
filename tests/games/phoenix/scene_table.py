"""A table for the tests of Phoenix's scene: a match, its scene in a view, and what the scene said."""

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
from boardroom.games.phoenix.rules import Move, Phoenix, PhoenixOptions, State
from boardroom.games.phoenix.scene.scene import PhoenixScene
from boardroom.ui.board_view import BoardView

PERSON, BOT = Player(kind="human"), Player(kind="bot", level=3)
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


class SceneTable:
    """Plays a match by hand: what the scene says is kept, and nothing happens by itself."""

    def __init__(
        self, qtbot: QtBot, start: dict[str, Any] | None = None, speed: float = 0.0, seat: Seat = 0, first: str = "1"
    ) -> None:
        options = PhoenixOptions.model_validate({"first": first})
        self.match: Match[State, Move] = Match.new(GAME, [PERSON, BOT], options, seed="0", position=start)
        self.seat = seat
        self.scene = PhoenixScene()
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
        """Show the position of the match to the seat that looks."""
        self.scene.present(self.match.view(self.seat), self.match.players, acting)

    def animate(self, text: str = "", slow: bool = False) -> None:
        """Play a move, or let chance decide, and let the scene show it."""
        if text:
            self.match.play(GAME.read(text, self.match.state))
        else:
            self.match.draw()
        self.scene.animate(self.match.step(self.match.length - 1, self.seat), self.match.players, slow)

    def deal(self) -> int:
        """Let chance decide all that is due, and the scene show it; return how many steps that were."""
        steps = 0
        while self.match.turn == CHANCE:
            self.animate()
            self.scene.skip()
            steps += 1
        return steps

    def heard(self, name: str) -> list[Any]:
        """Return what one signal said."""
        return [what for signal, what in self.said if signal == name]

    def written(self, name: str) -> list[str]:
        """Return the moves that one signal said, in the game's notation."""
        return [GAME.write(move) for move in self.heard(name) if move is not None]

    def names(self) -> dict[str, str]:
        """Return the names of the cells by their keys."""
        return {cell.key: cell.name for cell in self.scene.cells()}

    def enabled(self) -> set[str]:
        """Return the keys of the cells that can be pressed."""
        return {cell.key for cell in self.scene.cells() if cell.enabled}

    def at(self, key: str) -> QPoint:
        """Return where a cell is in the view."""
        rect = next(cell.rect for cell in self.scene.cells() if cell.key == key)
        return self.view.mapFromScene(rect.center())

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
