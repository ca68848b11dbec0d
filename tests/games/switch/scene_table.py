"""A table for the tests of Switch's scene: a match, its scene in a view, and what the scene said."""

from __future__ import annotations

from collections.abc import Sequence
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
from boardroom.games.switch.rules import Switch
from boardroom.games.switch.scene.scene import SwitchScene
from boardroom.games.switch.state import Move, State, SwitchOptions
from boardroom.ui.board_view import BoardView

GAME = Switch()
PERSON, BOT = Player(kind="human"), Player(kind="bot", level=3)
ANNA, BEN, CARLA = Player(name="Anna"), Player(name="Ben"), Player(name="Carla")


def position(*tops: int, **more: Any) -> dict[str, Any]:
    """Return a position as data; without more words the first seat has just thrown 1 2 4 4 and may discard."""
    usual = {"tops": list(tops), "seat": 1, "phase": "play", "dice": [1, 2, 4, 4], "face": "-", "partner": 0}
    return usual | more


class SceneTable:
    """Plays a match by hand: what the scene says is kept, and nothing happens by itself."""

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
        """Sit down at a position; or with `fresh` seats at the beginning."""
        seats = fresh or len(tops)
        start = None if fresh else position(*tops, **more)
        seated = list(players) or [PERSON, *[BOT] * (seats - 1)]
        chosen = options or SwitchOptions()
        self.match: Match[State, Move] = Match.new(GAME, seated, chosen, seed="0", position=start)
        self.viewer = viewer
        self.scene = SwitchScene()
        self.scene.speed = speed
        self.said: list[tuple[str, Any]] = []
        for name in ("chosen", "refused", "considered"):
            getattr(self.scene, name).connect(lambda what, name=name: self.said.append((name, what)))
        self.scene.prompted.connect(lambda what, why: self.said.append(("prompted", (what, why))))
        self.scene.settled.connect(lambda: self.said.append(("settled", None)))
        self.view = BoardView()
        self.view.resize(960, 748)
        self.view.show_scene(self.scene)
        qtbot.addWidget(self.view)
        self.view.show()
        self.view.activateWindow()
        self.view.setFocus()
        qtbot.waitUntil(self.view.hasFocus, timeout=2000)
        self.present()

    def present(self, acting: bool = True) -> None:
        """Show the position of the match."""
        self.scene.present(self.match.view(self.viewer), self.match.players, acting)

    def play(self, *texts: str) -> None:
        """Play moves without showing them; "" lets chance decide."""
        for text in texts:
            if text:
                self.match.play(GAME.read(text, self.match.state))
            else:
                assert self.match.turn == CHANCE
                self.match.draw()

    def animate(self, text: str, slow: bool = False) -> None:
        """Play a move and let the scene show it."""
        self.play(text)
        self.scene.animate(self.match.step(self.match.length - 1, self.viewer), self.match.players, slow)

    def follow(self) -> None:
        """From now on play what is chosen and show what happens, as the table of the app does."""

        def go_on() -> None:
            self.present(acting=self.match.turn == self.viewer)

        def play(move: Move) -> None:
            self.match.play(move)
            self.scene.animate(self.match.step(self.match.length - 1, self.viewer), self.match.players, False)

        self.scene.settled.connect(go_on)
        self.scene.chosen.connect(play)

    def heard(self, name: str) -> list[Any]:
        """Return what one signal said."""
        return [what for signal, what in self.said if signal == name]

    def chosen(self) -> list[str]:
        """Return the moves that were chosen, as texts."""
        return [GAME.write(move) for move in self.heard("chosen")]

    def refused(self) -> list[str]:
        """Return the moves that were refused, as texts."""
        return [GAME.write(move) for move in self.heard("refused")]

    def prompt(self) -> str:
        """Return what was said last, in one piece."""
        return " ".join(self.heard("prompted")[-1])

    def names(self) -> dict[str, str]:
        """Return the names of the cells by their keys."""
        return {cell.key: cell.name for cell in self.scene.cells()}

    def rings(self, *kinds: str) -> set[Seat]:
        """Return the piles that have a ring of these kinds."""
        return {seat for seat, pile in enumerate(self.scene._top.piles) if pile.ring in kinds and pile.isVisible()}

    def lit(self) -> list[int]:
        """Return the values of the dice that light up."""
        return [die.value for die in self.scene._top.dice if die.glow and die.isVisible()]

    def dice(self) -> list[int]:
        """Return the values of the dice that lie in the tray."""
        return [die.value for die in self.scene._top.dice if die.isVisible()]

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
