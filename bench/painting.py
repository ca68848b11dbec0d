"""Zug's table with some ninety tiles: how long it paints while one pans, zooms, looks around and turns a tile.

What counts is the time that the thread works, frame by frame: on a busy machine others' work is not the table's.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import thread_time

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, qInstallMessageHandler
from PySide6.QtGui import QMouseEvent, QPaintEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bench.report import Line, percentile
from boardroom.core.game import CHANCE
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.zug.rules import Zug, ZugOptions
from boardroom.games.zug.scene.scene import ZugScene
from boardroom.games.zug.state import Move, ZugState
from boardroom.games.zug.tables import TILES
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import LIGHT
from boardroom.ui.table.board_view import BoardView

MOST = 0.016  # seconds: a frame
TABLE = 86  # tiles: more, and hardly anything is left to lay
STEPS = 100
GLIDE = 260  # milliseconds: a zoom, and the sharp pictures after it
NOTHING, COMMAND = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


class Watched(BoardView):
    """A view that notes how long each frame takes."""

    def __init__(self) -> None:
        super().__init__()
        self.took: list[float] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        started = thread_time()
        super().paintEvent(event)
        self.took.append(thread_time() - started)


class Hand:
    """What a person does with a mouse, one thing after the other, each painted before the next."""

    def __init__(self, view: Watched, scene: ZugScene) -> None:
        self._view, self._scene, self._at = view, scene, view.viewport()
        self._rng = Random(1)

    def _settle(self) -> None:
        QApplication.processEvents()

    def _move(self, to: QPoint, button: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
        there = QPointF(self._at.mapToGlobal(to))
        moved = QMouseEvent(QEvent.Type.MouseMove, QPointF(to), there, Qt.MouseButton.NoButton, button, NOTHING)
        QApplication.sendEvent(self._at, moved)
        self._settle()

    def _wheel(self, at: QPoint, notches: int, keys: Qt.KeyboardModifier) -> None:
        there, turn = QPointF(self._at.mapToGlobal(at)), QPoint(0, notches * 120)
        phase = Qt.ScrollPhase.NoScrollPhase
        turned = QWheelEvent(QPointF(at), there, QPoint(), turn, Qt.MouseButton.NoButton, keys, phase, False)
        QApplication.sendEvent(self._at, turned)
        self._settle()

    def _middle(self) -> QPoint:
        return self._view.mapFromScene(self._scene.top.places.cloth.center())

    def pan(self) -> None:
        """Drag the table about."""
        middle = self._middle()
        QTest.mousePress(self._at, Qt.MouseButton.MiddleButton, pos=middle)
        for step in range(STEPS):
            self._move(middle + QPoint(step % 40 * 5 - 100, step % 30 * 3), Qt.MouseButton.MiddleButton)
        QTest.mouseRelease(self._at, Qt.MouseButton.MiddleButton, pos=middle)

    def zoom(self) -> None:
        """Go nearer and further, and wait each time until everything is sharp."""
        for step in range(8):
            self._wheel(self._middle(), 1 if step < 4 else -1, COMMAND)
            QTest.qWait(GLIDE)

    def hover(self) -> None:
        """Look at one square after the other."""
        cloth = self._scene.top.places.cloth
        for _ in range(STEPS):
            x, y = self._rng.uniform(cloth.left(), cloth.right()), self._rng.uniform(cloth.top(), cloth.bottom())
            self._move(self._view.mapFromScene(QPointF(x, y)))

    def turn(self) -> None:
        """Hold a tile over the squares where it fits, and turn it."""
        picking = self._scene.picking
        name = max((name for name in picking.hand), key=lambda each: len(picking.fits(each)) * TILES[each].turnings)
        self._scene.press(f"hand:{picking.hand.index(name)}")
        for _ in range(STEPS // 4):
            at = self._view.mapFromScene(self._scene.camera.rect(self._rng.choice(picking.lit())).center())
            self._move(at)
            for _ in range(3):
                self._wheel(at, 1, NOTHING)


def _laid() -> Match[ZugState, Move]:
    """Return a match in which a person has a full table before them."""
    match: Match[ZugState, Move] = Match.new(Zug(), [Player()] * 2, ZugOptions(), seed="bench")
    rng = Random(0)
    while match.turn == CHANCE or len(match.state.layout) < TABLE:
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(rng.choice(match.game.moves(match.state)))
    return match


def measure() -> list[Line]:
    qInstallMessageHandler(lambda kind, context, text: None)  # the offscreen platform complains of size hints
    QApplication.instance() or QApplication([])
    load_fonts()
    match, scene, view = _laid(), ZugScene(), Watched()
    view.resize(1600, 1000)
    view.show_scene(scene)
    view.show()
    scene.restyle(LIGHT)
    scene.present(match.view(match.turn), match.players, True)
    QTest.qWait(1000)  # painted, and sharp
    hand = Hand(view, scene)
    acts: dict[str, Callable[[], None]] = {
        "panning": hand.pan, "zooming": hand.zoom, "looking around": hand.hover, "turning": hand.turn
    }  # fmt: skip
    lines = []
    for name, act in acts.items():
        view.took.clear()
        act()
        often, worst = percentile(view.took, 0.95), max(view.took)
        said = f"p95 {often * 1000:.1f} ms, worst {worst * 1000:.1f} ms"
        lines.append(Line(f"Zug, {TABLE} tiles, a frame while {name}", said, "<= 16 ms", often <= MOST))
    view.show_scene(None)
    view.close()
    return lines
