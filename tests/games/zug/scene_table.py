"""A table for the tests of Zug's scene."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.core.game import CHANCE, NOBODY, Seat
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.zug.network import Square
from boardroom.games.zug.rules import Move, ZugOptions, ZugState
from boardroom.games.zug.scene.overlay import Lights
from boardroom.games.zug.scene.scene import ZugScene
from boardroom.testing.scene_driver import BOT, PERSON, SceneDriver
from tests.games.zug.board import GAME, data, lively

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


class SceneTable(SceneDriver[ZugScene]):
    """A drawn position, or with `fresh` the start of a match."""

    match: Match[ZugState, Move]

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
        options: ZugOptions | None = None,
        **more: Any,
    ) -> None:
        hands = () if more.get("phase") == "sale" else (hand,)
        position = None if fresh else data(picture, *hands, seats=seats, **more)
        everybody = players or [PERSON, *[BOT] * (seats - 1)]
        match = Match.new(GAME, everybody, options or ZugOptions(), seed="0", position=position)
        super().__init__(qtbot, match, ZugScene(), speed, viewer)

    def play_on(self, tiles: int = 90, seed: str = "on") -> None:
        """Play at random until so many tiles lie there; with more than there are to the very end."""
        rng = Random(seed)
        while self.match.turn != NOBODY and len(self.match.state.layout) < tiles:
            if self.match.turn == CHANCE:
                self.match.draw()
            else:
                self.match.play(lively(self.match.state, rng))

    # ---------------------------------------------------------------- what is shown

    @property
    def stage(self) -> str:
        """Where the person is in choosing."""
        return self.scene.picking.stage

    @property
    def lights(self) -> Lights:
        """What is drawn on the table."""
        return self.scene.top.board.lights

    @property
    def focus(self) -> str:
        """The key of the cell that the keyboard is on."""
        return next((cell.key for cell in self.scene.cells() if cell.focused), "")

    def note(self) -> str:
        """Return what the card says, in one piece."""
        card = self.scene.top.card
        if card.note is None or not card.isVisible():
            return ""
        note = card.note
        return "; ".join((f"{note.title} {note.where}", *(line.text for line in note.lines), note.left))

    # ---------------------------------------------------------------- hands

    def tile(self, name: str) -> str:
        """Return the key of a tile in the hand."""
        return f"hand:{self.scene.picking.hand.index(name)}"

    def take(self, name: str) -> None:
        """Take a tile of the hand by its key."""
        self.key(Qt.Key(Qt.Key.Key_1.value + self.scene.picking.hand.index(name)))

    def at(self, where: str | Square | QPoint) -> QPoint:
        """Return where a cell or a square is in the view."""
        if isinstance(where, tuple):
            return self.view.mapFromScene(self.scene.camera.rect(where).center())
        return super().at(where)

    def click(self, *where: str | Square | QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Move to cells, squares or points of the view, and click on them."""
        for place in where:
            self.hover(place)
            QTest.mouseClick(self.view.viewport(), button, pos=self.at(place))

    def tap(self, where: str | Square) -> None:
        """Click where the mouse has not been, as a finger does."""
        super().click(self.at(where))

    def hover(self, where: str | Square | QPoint) -> None:
        """Move the mouse somewhere."""
        super().hover(self.at(where))

    def drag(
        self, *way: str | Square | QPoint, drop: bool = True, button: Qt.MouseButton = Qt.MouseButton.LeftButton
    ) -> None:
        """Press the mouse at the first place, move it along the others, and let go at the last."""
        super().drag(*map(self.at, way), drop=drop, button=button)

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

    def key(self, *keys: Qt.Key, shift: bool = False) -> None:
        """Press keys."""
        for key in keys:
            QTest.keyClick(self.view, key, Qt.KeyboardModifier.ShiftModifier if shift else NOTHING)
