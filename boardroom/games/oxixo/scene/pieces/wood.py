"""Walnut cubes with maple inlays, painted once for every cube and size, then only copied."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Literal

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QRadialGradient,
)

from boardroom.games.oxixo.scene.geometry import Compass, Layout
from boardroom.games.oxixo.scene.palette import Woods
from boardroom.ui.paint.painting import line, painted, shade
from boardroom.ui.paint.pixmap_cache import kept

Mark = Literal["", "cross", "circle"]
MARGIN = 3  # around a cube's picture


def bend(start: QPointF, a: QPointF, b: QPointF, end: QPointF, pieces: int) -> list[QLineF]:
    """Return a Bezier curve as short lines: Qt takes very long to paint long flat curves in one go."""
    points = []
    for i in range(pieces + 1):
        t = i / pieces
        u = 1 - t
        points.append(start * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + end * (t * t * t))
    return [QLineF(*pair) for pair in pairwise(points)]


def diagonal(colors: tuple[QColor, ...], box: QRectF | None = None) -> QLinearGradient:
    """Return a gradient from the upper left to the lower right, of a box or of whatever is filled."""
    if box is None:
        gradient = QLinearGradient(0, 0, 1, 1)
        gradient.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
    else:
        gradient = QLinearGradient(box.topLeft(), box.bottomRight())
    for i, color in enumerate(colors):
        gradient.setColorAt(i / (len(colors) - 1), color)
    return gradient


def bevel(box: QRectF, woods: Woods) -> QBrush:
    """Return what light from the upper left does to an edge."""
    gradient = QLinearGradient(box.topLeft(), box.bottomRight())
    for at, color, alpha in ((0.0, woods.glint, 0.55), (0.42, woods.glint, 0.12), (0.58, woods.dark, 0.12)):
        gradient.setColorAt(at, shade(color, alpha))
    gradient.setColorAt(1.0, shade(woods.dark, 0.5))
    return QBrush(gradient)


@kept
def cube_picture(layout: Layout, woods: Woods, ident: int, scale: float) -> QPixmap:
    """Return a plain cube; its number is the seed of its grain, which goes wherever the cube goes."""
    box = layout.body.boundingRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    return painted(box, scale, lambda painter: _paint_cube(painter, layout, woods, ident))


@kept
def mark_picture(layout: Layout, woods: Woods, mark: Mark, scale: float) -> QPixmap:
    """Return an inlaid mark, to be laid over a cube."""
    box = QRectF(0, 0, layout.side, layout.deep).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    return painted(box, scale, lambda painter: paint_inlay(painter, layout, woods, mark))


def paint_dot(painter: QPainter, layout: Layout, woods: Woods, compass: Compass) -> None:
    """Paint the dot of a marked cube where it points at a seat."""
    at, r = layout.dot(compass), layout.side * layout.dots
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(woods.glint, 0.25))
    painter.drawEllipse(at + QPointF(0.7, 0.9), r + 0.5, r + 0.5)
    painter.setPen(line(shade(woods.dark, 0.8), 1.3))
    painter.setBrush(shade(woods.inlay[0]))
    painter.drawEllipse(at, r, r)
    painter.setPen(line(shade(woods.dark, 0.35), 1.1))
    inner = QRectF(at.x() - r * 0.7, at.y() - r * 0.7, r * 1.4, r * 1.4)
    painter.drawArc(inner, 98 * 16, 90 * 16)


def _paint_cube(painter: QPainter, layout: Layout, woods: Woods, ident: int) -> None:
    s, h = layout.side, layout.deep
    front = QLinearGradient(0, 0, 0, h + layout.front)
    for at, color in zip((0.0, 0.45, 1.0), woods.front, strict=True):
        front.setColorAt(at, shade(color))
    painter.fillPath(layout.body, front)
    painter.save()
    painter.setClipPath(layout.body)
    painter.strokePath(_front_grain(layout, ident), line(shade(woods.glint, 0.09), 1.2))
    painter.restore()
    top = layout.top_face()
    painter.fillPath(top, diagonal(tuple(shade(color) for color in woods.tops[ident % 3])))
    dark, pale, pores = _grain(layout, ident)
    painter.save()
    painter.setClipPath(top)
    for lines, pen in (
        (dark, line(shade(woods.dark, 0.27), 1.3)),
        (pale, line(shade(woods.walnut_light, 0.34), 1.9)),
        (pores, line(shade(woods.dark, 0.4), 0.9)),
    ):
        painter.setPen(pen)
        painter.drawLines(lines)
    painter.restore()
    sheen = QRadialGradient(0.22, 0.16, 0.9)
    sheen.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
    sheen.setColorAt(0, shade(woods.glint, 0.26))
    sheen.setColorAt(0.6, shade(woods.glint, 0))
    painter.fillPath(top, sheen)
    painter.strokePath(layout.top_face(1.6), line(bevel(QRectF(1.6, 1.6, s - 3.2, h - 3.2), woods), 3.2))
    edge = QLinearGradient(4, 0, s - 4, 0)
    for at, alpha in ((0.0, 0.5), (0.5, 0.22), (1.0, 0.0)):
        edge.setColorAt(at, shade(woods.glint, alpha))
    painter.setPen(line(QBrush(edge), 1.2))
    painter.drawLine(QPointF(5, h - 0.8), QPointF(s - 5, h - 0.6))
    rim = QRadialGradient(4, 4, s * 0.95)
    for at, alpha in ((0.0, 0.85), (0.5, 0.4), (1.0, 0.0)):
        rim.setColorAt(at, shade(woods.glint, alpha))
    lit = QPainterPath(QPointF(0.7, h - 9))
    lit.lineTo(0.7, 9)
    lit.quadTo(0.7, 0.7, 9, 0.7)
    lit.lineTo(s - 9, 0.7)
    painter.strokePath(lit, line(QBrush(rim), 1.3))


def _front_grain(layout: Layout, ident: int) -> QPainterPath:
    rng, s = Random(ident * 31 + 3), layout.side
    path = QPainterPath()
    for i in range(5):
        y = layout.deep + 3 + i * layout.front / 5 + rng.uniform(-1.5, 1.5)
        bend = rng.uniform(-2, 2)
        wave(path, QPointF(0, y), QPointF(s * 0.3, bend), QPointF(s * 0.55, 0))
        wave_on(path, QPointF(s * 0.25, -bend), QPointF(s * 0.5, rng.uniform(-1, 1)))
    return path


def wave(path: QPainterPath, start: QPointF, bend: QPointF, end: QPointF) -> None:
    """Begin a wavy line; bend and end are measured from its start."""
    path.moveTo(start)
    path.quadTo(start + bend, start + end)


def wave_on(path: QPainterPath, bend: QPointF, end: QPointF) -> None:
    """Lead a wavy line on; bend and end are measured from where it is."""
    here = path.currentPosition()
    path.quadTo(here + bend, here + end)


def _grain(layout: Layout, ident: int) -> tuple[list[QLineF], list[QLineF], list[QLineF]]:
    """Return the dark and the pale lines of a cube's top, and its pores."""
    rng, s, h = Random(1000 + ident * 7), layout.side, layout.deep
    dark: list[QLineF] = []
    pale: list[QLineF] = []
    pores: list[QLineF] = []
    kind = rng.choice(["along", "along", "cathedral", "cathedral", "across"])
    if kind == "cathedral":
        middle, up = rng.uniform(0.3, 0.7) * s, rng.random() < 0.5
        for i in range(8):
            width, tall = 5 + i * rng.uniform(6.2, 8), i * rng.uniform(7.5, 10) + rng.uniform(4, 12)
            (pale if i % 3 == 1 else dark).extend(_arch(middle, width, tall, h, up))
    else:
        across = kind == "across"
        length, breadth = (s, h) if across else (h, s)
        y, slope = rng.uniform(-3, 5), rng.uniform(-5, 5)
        while y < length + 4:
            a, b, c = (rng.uniform(-3.2, 3.2) for _ in range(3))
            line = [
                (-3.0, y),
                (breadth * 0.33, y + a + slope * 0.33),
                (breadth * 0.66, y + b + slope * 0.66),
                (breadth + 3, y + c * 0.5 + slope),
            ]
            start, first, second, end = (QPointF(q, p) if across else QPointF(p, q) for p, q in line)
            (pale if rng.random() < 0.3 else dark).extend(bend(start, first, second, end, pieces=5))
            y += rng.uniform(4.2, 10.5)
    for _ in range(16):
        start, length = QPointF(rng.uniform(2, s - 8), rng.uniform(2, h - 3)), rng.uniform(3, 8)
        pores.append(QLineF(start, start + (QPointF(length, 0) if kind == "along" else QPointF(0, length))))
    return dark, pale, pores


def _arch(middle: float, width: float, tall: float, h: float, up: bool) -> list[QLineF]:
    """Return one of the nested arches that a flat cut through a trunk shows."""
    foot, sign = (h + 3, -1) if up else (-3.0, 1)
    waist = h * (0.55 if up else 0.45)
    shoulder = h * (0.62 if up else 0.38)
    tip = QPointF(middle, waist + sign * tall)
    left = QPointF(middle - width * 0.4, shoulder + sign * tall)
    rise, fall = (QPointF(middle + side * width, waist + sign * tall * 0.2) for side in (-0.75, 0.7))
    start, end = QPointF(middle - width, foot), QPointF(middle + width, foot)
    return bend(start, rise, left, tip, pieces=10) + bend(tip, tip * 2 - left, fall, end, pieces=10)


def paint_inlay(painter: QPainter, layout: Layout, woods: Woods, mark: Mark) -> None:
    """Paint a mark of maple let into a cube's top."""
    s, h = layout.side, layout.deep
    shape = layout.cross if mark == "cross" else layout.ring
    painter.strokePath(shape.translated(0.9, 1), line(shade(woods.glint, 0.28), 1.6))
    box = QRectF(s * 0.2, h * 0.2, s * 0.6, h * 0.6)
    painter.setPen(line(shade(woods.dark, 0.75), 1.5))
    painter.setBrush(diagonal(tuple(shade(color) for color in woods.inlay), box))
    painter.drawPath(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rng, grain = Random(5 if mark == "cross" else 9), QPainterPath()
    for i in range(11):
        start = QPointF(s * 0.14, h * 0.16 + i * h * 0.066 + rng.uniform(-1, 1))
        bend = rng.uniform(-2.5, 2.5)
        end = QPointF(s * 0.38, rng.uniform(-1, 1))
        wave(grain, start, QPointF(s * 0.2, bend), end)
        wave_on(grain, end - QPointF(s * 0.2, bend), QPointF(s * 0.36, rng.uniform(-1.5, 1.5)))
    painter.save()
    painter.setClipPath(shape)
    painter.strokePath(grain, line(shade(woods.inlay_grain, woods.inlay_grain_strength), 0.8))
    painter.strokePath(shape.translated(1.5, 1.8), line(shade(woods.dark, 0.42), 3))
    painter.strokePath(shape.translated(-1.1, -1.2), line(QColor(255, 255, 255, 128), 1.4))
    painter.restore()
