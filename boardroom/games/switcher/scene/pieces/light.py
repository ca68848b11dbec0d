"""Figures that can be formed are light inside the chest: it shines through the gaps, and a thread leads to the card."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from boardroom.games.switcher.scene.geometry import CHEST, FRONT, contour, middle
from boardroom.games.switcher.scene.palette import GOLD
from boardroom.games.switcher.scene.pieces.chest import BODY, feet
from boardroom.games.switcher.scene.pieces.fronts import MARGIN, front_picture
from boardroom.games.switcher.state import Move, SwitcherState
from boardroom.ui.paint.outline import circle, polygon
from boardroom.ui.paint.painting import Art, copy, edges, light, line, picture, radial, shade, stroked
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.style.theme import Theme
from boardroom.ui.table.overlay_lines import sparing
from boardroom.ui.table.scene import GameScene

GAPS: Final = 180.0  # milliseconds: the gaps brighten, the contour is drawn, the thread runs
ROUND: Final = 200.0
RUN: Final = 160.0
BREATH: Final = 2400.0  # of one breath of the light
TICK: Final = 60
_REACH: Final = 26.0
DUSK_BOX: Final = CHEST.adjusted(-_REACH, -_REACH, _REACH, _REACH)


def _begun(grown: float, start: float, length: float) -> float:
    whole = GAPS + ROUND + RUN
    return min(1.0, max(0.0, (grown * whole - start) / length))


def _partial(pen: QPen, path: QPainterPath, part: float) -> QPen:
    """Return a pen that draws only the first part of a path."""
    if part < 1:
        length = path.length() / pen.widthF()
        pen.setDashPattern([max(0.01, length * part), length + 1])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


@kept
def _inside(cells: tuple[int, ...], scale: float) -> QPixmap:
    path = contour(cells)

    def paint(art: Art) -> None:
        art.blur(path, shade("#FFB92E", 0.95), 7)
        art.path(path, fill="#FFD978")

    return picture(_box(cells), scale, paint)


@kept
def _edge(cells: tuple[int, ...], strong: bool, scale: float) -> QPixmap:
    path = contour(cells)

    def paint(art: Art) -> None:
        art.blur(stroked(path, 12 if strong else 9), shade(GOLD, 0.85), 4)
        for pen in _pens():
            art.painter.strokePath(path, pen)

    return picture(_box(cells), scale, paint)


def _pens() -> tuple[QPen, ...]:
    return line(shade("#5A3205", 0.55), 7), line("#FFF6D2", 5), line("#F2A51C", 2.4)


def _box(cells: tuple[int, ...]) -> QRectF:
    return contour(cells).boundingRect().adjusted(-_REACH, -_REACH, _REACH, _REACH)


class _Glow(QGraphicsItem):
    """A part of a figure's light: what shines below the drawers, or the contour above them."""

    def __init__(self, cells: tuple[int, ...], above: bool, spared: QPainterPath) -> None:
        super().__init__()
        self._spared = spared
        self.cells, self.above = cells, above
        self._box = _box(cells)
        self.grown = 1.0
        self.breath = 1.0
        self.hot = False
        self.setZValue(12 if above else 2)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        with sparing(painter, self._box, self._spared):
            self._paint(painter, sharp_scale(painter, widget))

    def _paint(self, painter: QPainter, scale: float) -> None:
        at = self._box.topLeft()
        if not self.above:
            painter.setOpacity(self.opacity() * _begun(self.grown, 0, GAPS) * (0.5 + 0.5 * self.breath))
            copy(painter, at, _inside(self.cells, scale))
            return
        drawn = _begun(self.grown, GAPS, ROUND)
        if drawn >= 1:
            painter.setOpacity(self.opacity() * self.breath)
            copy(painter, at, _edge(self.cells, self.hot, scale))
        elif drawn > 0:
            path = contour(self.cells)
            for pen in _pens():
                painter.strokePath(path, _partial(pen, path, drawn))


class Thread(QGraphicsItem):
    """The thread from a figure to a card that it fits."""

    def __init__(self, path: QPainterPath, spared: QPainterPath) -> None:
        super().__init__()
        self._spared = spared
        self._path, self._shape = path, stroked(path, 7)
        self._box = path.boundingRect().adjusted(-16, -16, 16, 16)
        self._drawn: float = 0.0
        self._pixmap = QPixmap()
        self.grown = 1.0
        self.setZValue(30)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        run, scale = _begun(self.grown, GAPS + ROUND, RUN), sharp_scale(painter, widget)
        with sparing(painter, self._box, self._spared):
            if run >= 1:
                if self._drawn != scale:
                    self._drawn = scale
                    self._pixmap = picture(self._box, scale, lambda art: self._paint(art, 1.0))
                copy(painter, self._box.topLeft(), self._pixmap)
            elif run > 0:
                self._paint(Art(painter), run)

    def _paint(self, art: Art, run: float) -> None:
        path = self._path
        if run >= 1:
            art.blur(self._shape, shade(GOLD, 0.55), 2.2)
        for pen in (line(shade("#5A3205", 0.7), 5, rounded=True), line("#FFD469", 3, rounded=True)):
            art.painter.strokePath(path, _partial(pen, path, run))
        for end in [path.pointAtPercent(0)] + ([path.pointAtPercent(1)] if run >= 1 else []):
            art.circle(end.x(), end.y(), 6, fill=shade("#5A3205", 0.8))
            art.circle(end.x(), end.y(), 5, fill="#FFE9A8")
            art.circle(end.x(), end.y(), 2.6, fill="#E09312")


class FigureLight:
    """The light of one figure: in the gaps, around it, and along the threads to its cards."""

    def __init__(
        self,
        scene: QGraphicsScene,
        cells: Sequence[int],
        threads: Sequence[QPainterPath],
        spared: QPainterPath,
    ) -> None:
        self.cells = tuple(cells)
        self._scene = scene
        self._glows = [_Glow(self.cells, above, spared) for above in (False, True)]
        self._threads = [Thread(path, spared) for path in threads]
        self._grown = 1.0
        for item in self.items:
            scene.addItem(item)

    @property
    def items(self) -> list[QGraphicsItem]:
        """Everything that shines."""
        return [*self._glows, *self._threads]

    @property
    def grown(self) -> float:
        """How much of it has come on, from 0 to 1."""
        return self._grown

    @grown.setter
    def grown(self, grown: float) -> None:
        self._grown = grown
        for glow in self._glows:
            glow.grown = grown
            glow.update()
        for thread in self._threads:
            thread.grown = grown
            thread.update()

    def fade(self, opacity: float) -> None:
        """Shine less."""
        for item in self.items:
            item.setOpacity(opacity)

    def breathe(self, breath: float) -> None:
        """Shine a little more or less."""
        for glow in self._glows:
            glow.breath = breath
            glow.update()

    def heat(self, hot: bool) -> None:
        """Show whether somebody looks at it."""
        for glow in self._glows:
            if glow.hot != hot:
                glow.hot = hot
                glow.update()

    def remove(self) -> None:
        """Go out."""
        for item in self.items:
            self._scene.removeItem(item)


class Breath(QTimer):
    """Lets the light of figures swell and sink a little, while something shines that somebody sees."""

    def __init__(self, scene: GameScene[SwitcherState, Move], lights: Sequence[FigureLight]) -> None:
        super().__init__(scene, interval=TICK)
        self._scene, self._lights, self._now = scene, lights, 0.0
        self.timeout.connect(self._swell)

    def wake(self) -> None:
        """Breathe from now on, unless there is nothing to breathe for."""
        if not (self._lights and self._scene.speed > 0 and self._scene.views()):
            self.stop()
        elif not self.isActive():
            self.start()

    def _swell(self) -> None:
        self.wake()
        self._now = (self._now + TICK * self._scene.speed) % BREATH
        for figure in self._lights:
            figure.breathe(0.92 + 0.08 * sin(2 * pi * self._now / BREATH))


# ---------------------------------------------------------------- while a card is chosen for a figure


@kept
def dusk_picture(cells: tuple[int, ...], colour: str, theme: Theme, scale: float) -> QPixmap:
    """Return how the chest grows dark around a figure while one chooses what it counts for."""
    path = contour(cells)
    centre = path.boundingRect().center()

    def paint(art: Art) -> None:
        depth = 1.0 if theme.dark else 0.8
        stops = [(0, 0.0), (0.25, 0.1), (0.6, 0.36), (1, 0.5)]
        dusk = light([(at, "#0B0705", alpha * depth) for at, alpha in stops], centre, 520)
        x, y, wide, high = edges(BODY)
        art.rect(x - 8, 12, wide + 16, 19, 4, fill=dusk)
        art.rect(x, 31, wide, 533, fill=dusk)
        art.rect(x - 4, y + high, wide + 8, 9, 2, fill=dusk)
        for foot in feet():
            art.path(foot, fill=dusk)
        with art.clipped(rounded(QRectF(x, 31, wide, 533), 0)):
            _paint_rays(art, centre)
        art.blur(path, shade("#FFB92E", 0.9), 14)
        art.path(path, fill="#FFDE8A")
        for cell in cells:
            at = middle(cell)
            with art.at(at.x() - FRONT * 0.51, at.y() - FRONT * 0.51, 1.02):
                front = front_picture(colour, theme, False, False, scale)
                copy(art.painter, QPointF(-MARGIN, -MARGIN), front, sharp=False)
                gold = radial([(0, "#FFE39A", 0), (0.62, "#FFE39A", 0.04), (1, "#FFD15C", 0.5)], 0.5, 0.5, 0.72)
                art.rect(0, 0, FRONT, FRONT, 5, fill=gold)
        art.blur(stroked(path, 12), shade(GOLD, 0.85), 4)
        for pen in _pens():
            art.painter.strokePath(path, pen)
        _paint_sparkles(art, path)

    return picture(DUSK_BOX, scale, paint)


def _paint_rays(art: Art, centre: QPointF) -> None:
    warm = light([(0, "#FFC04A", 0.17), (0.45, "#FFB233", 0.07), (1, "#FFB233", 0)], centre, 330)
    art.circle(centre.x(), centre.y(), 330, fill=warm)
    rng = Random(5)
    for i in range(18):
        angle, width = 2 * pi * (i + rng.uniform(0.1, 0.9)) / 18, rng.uniform(0.018, 0.05)
        long, strength = rng.uniform(170, 230), rng.uniform(0.35, 0.75)
        x, y = centre.x(), centre.y()
        ends = [(x + long * cos(angle + side), y + long * sin(angle + side)) for side in (-width, width)]
        alphas = ((0, 0.6), (0.45, 0.34), (1, 0.0))
        ray = light([(at, "#FFE9B0", alpha * strength) for at, alpha in alphas], centre, 225)
        art.path(polygon((x, y), *ends), fill=ray)


def _paint_sparkles(art: Art, path: QPainterPath) -> None:
    """Paint a few sparks on the contour, always in the same places."""
    rng = Random(round(path.length()))
    for size in (15, 11, 8, 12, 8):
        at = path.pointAtPercent(rng.random())
        art.blur(circle(at.x(), at.y(), size * 0.9), shade("#FFE9A8", 0.5), 2.2)
        q = size * 0.16
        spark = QPainterPath(QPointF(at.x(), at.y() - size))
        for x, y, bend_x, bend_y in ((size, 0, q, -q), (0, size, q, q), (-size, 0, -q, q), (0, -size, -q, -q)):
            spark.quadTo(at + QPointF(bend_x, bend_y), at + QPointF(x, y))
        art.path(spark, fill="#FFFBEB")
