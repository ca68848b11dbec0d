"""A table for the tests of Zug's scene: a match, its scene in a view, and what the scene said."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.core.game import CHANCE, NOBODY, Seat
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.zug.network import Square
from boardroom.games.zug.rules import Move, State, ZugOptions
from boardroom.games.zug.scene.overlay import Lights
from boardroom.games.zug.scene.scene import ZugScene
from boardroom.ui.board_view import BoardView
from tests.games.zug.board import GAME, data, lively

PERSON, BOT = Player(kind="human"), Player(kind="bot", level=3)
NOTHING = Qt.KeyboardModifier.NoModifier

# A run from a terminal over the start and two factories to another terminal, each beside a city.
RUN = """
    ■         ■
    ╶1╋─═1═2━1╴1
"""
# The same line without its end: a terminal at 4,0 enables it.
OPEN = """
    ■       ■
    ╶1╋─═1═2━1
"""
HAND = "terminal curve straight city factory fork"


class SceneTable:
    """Plays a match by hand: what the scene says is kept, and nothing happens by itself."""

    def __init__(
        self,
        qtbot: QtBot,
        picture: str = OPEN,
        hand: str = HAND,
        seats: int = 2,
        speed: float = 0.0,
        viewer: Seat = 0,
        fresh: bool = False,
        players: list[Player] | None = None,
        **more: Any,
    ) -> None:
        """Sit down at a drawn position, or with `fresh` at the start of a match."""
        hands = () if more.get("phase") == "sale" else (hand,)
        position = None if fresh else data(picture, *hands, seats=seats, **more)
        everybody = players or [PERSON, *[BOT] * (seats - 1)]
        self.match: Match[State, Move] = Match.new(GAME, everybody, ZugOptions(), seed="0", position=position)
        self.viewer = viewer
        self.scene = ZugScene()
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

    def play(self, *texts: str) -> None:
        """Play moves without showing them; "" lets chance decide."""
        for text in texts:
            if text:
                self.match.play(GAME.read(text, self.match.state))
            else:
                assert self.match.turn == CHANCE
                self.match.draw()

    def play_on(self, tiles: int = 90, seed: str = "on") -> None:
        """Play at random until so many tiles lie there; with more than there are to the very end."""
        rng = Random(seed)
        while self.match.turn != NOBODY and len(self.match.state.layout) < tiles:
            if self.match.turn == CHANCE:
                self.match.draw()
            else:
                self.match.play(lively(self.match.state, rng))

    def animate(self, text: str = "", slow: bool = False) -> None:
        """Play a move and let the scene show it."""
        self.play(text)
        self.scene.animate(self.match.step(self.match.length - 1, self.viewer), self.match.players, slow)

    # ---------------------------------------------------------------- what was said and shown

    def heard(self, name: str) -> list[Any]:
        """Return what one signal said."""
        return [what for signal, what in self.said if signal == name]

    def chosen(self) -> list[str]:
        """Return the moves that were chosen, as texts."""
        return [GAME.write(move) for move in self.heard("chosen")]

    def refused(self) -> list[str]:
        """Return the moves that were refused, as texts."""
        return [GAME.write(move) for move in self.heard("refused")]

    @property
    def stage(self) -> str:
        """Where the person is in choosing."""
        return self.scene._picking.stage

    @property
    def lights(self) -> Lights:
        """What is drawn on the table."""
        return self.scene._top.board.lights

    def prompt(self) -> str:
        """Return what was said last, in one piece."""
        return " ".join(self.heard("prompted")[-1])

    def note(self) -> str:
        """Return what the card says, in one piece."""
        card = self.scene._top.card
        if card.note is None or not card.isVisible():
            return ""
        note = card.note
        return "; ".join((f"{note.title} {note.where}", *(line.text for line in note.lines), note.left))

    def names(self) -> dict[str, str]:
        """Return the names of the cells by their keys."""
        return {cell.key: cell.name for cell in self.scene.cells()}

    def enabled(self) -> set[str]:
        """Return the keys of the cells that can be pressed now."""
        return {cell.key for cell in self.scene.cells() if cell.enabled}

    # ---------------------------------------------------------------- hands

    def tile(self, name: str) -> str:
        """Return the key of a tile in the hand."""
        return f"hand:{self.scene._picking.hand.index(name)}"

    def take(self, name: str) -> None:
        """Take a tile of the hand by its key."""
        self.key(Qt.Key(Qt.Key.Key_1.value + self.scene._picking.hand.index(name)))

    def at(self, where: str | Square | QPoint) -> QPoint:
        """Return where a cell or a square is in the view."""
        if isinstance(where, QPoint):
            return where
        if isinstance(where, tuple):
            return self.view.mapFromScene(self.scene.camera.rect(where).center())
        rect = next(cell.rect for cell in self.scene.cells() if cell.key == where)
        return self.view.mapFromScene(rect.center())

    def click(self, *where: str | Square | QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Move to cells, squares or points of the view, and click on them."""
        for place in where:
            self.hover(place)
            QTest.mouseClick(self.view.viewport(), button, pos=self.at(place))

    def tap(self, where: str | Square) -> None:
        """Click where the mouse has not been, as a finger does."""
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(where))

    def hover(self, where: str | Square | QPoint) -> None:
        """Move the mouse somewhere."""
        self._mouse(self.at(where), Qt.MouseButton.NoButton)

    def drag(self, *way: str | Square | QPoint, drop: bool = True) -> None:
        """Press the mouse at the first place, move it along the others, and let go at the last."""
        viewport, left = self.view.viewport(), Qt.MouseButton.LeftButton
        points = [self.at(place) for place in way]
        QTest.mousePress(viewport, left, pos=points[0])
        for start, end in pairwise(points):
            for part in (0.3, 0.7, 1.0):
                self._mouse(start + (end - start) * part, left)
        if drop:
            QTest.mouseRelease(viewport, left, pos=points[-1])

    def wheel(
        self, where: str | Square | QPoint, notches: int, fine: QPoint | None = None, command: bool = False
    ) -> None:
        """Turn the wheel over a place, or with `fine` move two fingers on a touchpad."""
        at, viewport = QPointF(self.at(where)), self.view.viewport()
        event = QWheelEvent(
            at, QPointF(viewport.mapToGlobal(at.toPoint())), fine or QPoint(), QPoint(0, notches * 120),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.ControlModifier if command else NOTHING,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)

    def _mouse(self, pos: QPoint, buttons: Qt.MouseButton) -> None:
        viewport = self.view.viewport()
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(pos), QPointF(viewport.mapToGlobal(pos)), Qt.MouseButton.NoButton, buttons,
            NOTHING,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)

    def key(self, *keys: Qt.Key, shift: bool = False) -> None:
        """Press keys."""
        for key in keys:
            QTest.keyClick(self.view, key, Qt.KeyboardModifier.ShiftModifier if shift else NOTHING)
