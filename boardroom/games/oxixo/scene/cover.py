"""Oxixo's cover: a block of cubes seen from a corner, one of them being pushed in."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from boardroom.games.oxixo.scene.pieces.wood import diagonal
from boardroom.ui.paint.painting import line, shade
from boardroom.ui.paint.shadows import paint_blurred

SIZE: Final = QRectF(0, 0, 224, 292)
_CUBES: Final = ("..xo.", "o.x.x", ".xo..", "o..x.", "..o.x")
_PUSHED: Final = 1  # the line that is being pushed away from the viewer


class _Axes:
    """A corner view: i to the right, j towards the viewer, k up."""

    def __init__(self, origin: QPointF, size: float, yaw: float, elevation: float) -> None:
        turn, high = radians(yaw), radians(elevation)
        self.origin = origin
        self.u = QPointF(size * cos(turn), size * sin(turn) * sin(high))
        self.v = QPointF(-size * sin(turn), size * cos(turn) * sin(high))
        self.h = size * cos(high)

    def at(self, i: float, j: float, k: float = 0) -> QPointF:
        return self.origin + self.u * i + self.v * j - QPointF(0, self.h * k)

    def top(self, i: float, j: float, side: float) -> QTransform:
        corner = self.at(i, j, 1)
        return QTransform(
            self.u.x() * side, self.u.y() * side, self.v.x() * side, self.v.y() * side, corner.x(), corner.y()
        )  # fmt: skip


def _mix(first: str | QColor, second: str, t: float) -> QColor:
    a, b = QColor(first), QColor(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * t,
        a.greenF() + (b.greenF() - a.greenF()) * t,
        a.blueF() + (b.blueF() - a.blueF()) * t,
    )


def _darker(color: QColor, t: float) -> QColor:
    return _mix(color, "#120A05", t)


def paint_cover(painter: QPainter, rect: QRectF) -> None:
    """Paint the cover into a rectangle, without its title."""
    painter.save()
    painter.setClipRect(rect)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / SIZE.width(), rect.height() / SIZE.height())
    _paint_linen(painter)
    axes = _Axes(QPointF(SIZE.width() * 0.5 - 35, SIZE.height() * 0.375), 30, 24, 48)
    corners = [axes.at(0, 0), axes.at(5, 0), axes.at(5, 5), axes.at(0, 5)]
    block = _shape(corners)
    paint_blurred(painter, block, shade("#3A1D08", 0.6), 8, QPointF(11, 8))
    paint_blurred(painter, block, shade("#3A1D08", 0.6), 2, QPointF(3, 3))
    for i, j, mark, seed in _cubes():
        _paint_block(painter, axes, i, j, mark, seed)
    _paint_arrow(painter, axes)
    painter.restore()


def _cubes() -> list[tuple[float, float, str, int]]:
    """Return the cubes from the farthest to the nearest: where, with which mark, and the seed of their grain."""
    cubes: list[tuple[float, float, str, int]] = []
    for i, marks in enumerate(_CUBES):
        for j, mark in enumerate(marks):
            if i != _PUSHED:
                cubes.append((i, j, mark, i * 5 + j))
            elif j:
                cubes.append((i, j - 0.36, mark, i * 5 + j))
    cubes.append((_PUSHED, 4.8, "x", 99))
    return sorted(cubes, key=lambda cube: cube[:2])


def _shape(points: list[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _paint_linen(painter: QPainter) -> None:
    width, height = SIZE.width(), SIZE.height()
    ground = QLinearGradient(0, 0, 0.5, 1)
    ground.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
    for at, color in ((0, "#E9C98F"), (0.55, "#D9AE6B"), (1, "#B98443")):
        ground.setColorAt(at, QColor(color))
    painter.fillRect(SIZE, ground)
    painter.save()
    painter.translate(width * 0.28, height * 0.30)
    painter.scale(width * 0.75, height * 0.36)
    light = QRadialGradient(0, 0, 1)
    light.setColorAt(0, shade("#FFF0CF", 0.75))
    light.setColorAt(1, shade("#FFF0CF", 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(QPointF(), 1, 1)
    painter.restore()
    painter.setPen(line(shade("#8A5A22", 0.10), 0.5))
    for y in range(4, round(height), 6):
        painter.drawLine(QPointF(0, y), QPointF(width, y))
    painter.setPen(line(shade("#FFF2D8", 0.14), 0.5))
    for x in range(3, round(width), 6):
        painter.drawLine(QPointF(x, 0), QPointF(x, height))


def _paint_block(painter: QPainter, axes: _Axes, i: float, j: float, mark: str, seed: int) -> None:
    """Paint one cube with its three faces."""
    rng, m = Random(seed * 3 + 1), 0.03
    base = _mix("#9C6D44", "#6F452A", rng.random())
    if seed == 99:
        base = QColor("#A87346")
        below = QPainterPath()
        below.addEllipse(axes.at(i + 0.5, j + 0.6) + QPointF(8, 6), 20, 12)
        paint_blurred(painter, below, shade("#3A1D08", 0.55), 3, QPointF())
    i0, j0, i1, j1 = i + m, j + m, i + 1 - m, j + 1 - m
    top = [axes.at(i0, j0, 1), axes.at(i1, j0, 1), axes.at(i1, j1, 1), axes.at(i0, j1, 1)]
    front = [top[3], top[2], axes.at(i1, j1), axes.at(i0, j1)]
    right = [top[2], top[1], axes.at(i1, j0), axes.at(i1, j1)]
    _paint_face(painter, front, (_darker(base, 0.14), _darker(base, 0.42)), _darker(base, 0.40), False)
    _paint_face(painter, right, (_darker(base, 0.45), _darker(base, 0.68)), _darker(base, 0.62), False)
    _paint_face(painter, top, (_mix(base, "#FFFFFF", 0.30), base), _darker(base, 0.30), True)
    painter.setPen(line(shade("#2A1408", 0.30), 0.6))
    for q in range(4):
        t = 0.14 + q * 0.22 + rng.random() * 0.08
        start = front[0] + (front[1] - front[0]) * t
        painter.drawLine(start + QPointF(0, 1.5), start + QPointF(0.3, axes.h - 2))
    painter.save()
    painter.setTransform(axes.top(i0, j0, 1 - 2 * m), combine=True)
    _paint_top(painter, rng, mark)
    painter.restore()
    lit = QPainterPath(top[3] + QPointF(0.6, 0))
    lit.lineTo(top[0] + QPointF(0.6, 0.5))
    lit.lineTo(top[1] + QPointF(0, 0.6))
    painter.strokePath(lit, line(shade("#FFE3B5", 0.6), 0.9, rounded=True))


def _paint_face(
    painter: QPainter, points: list[QPointF], colors: tuple[QColor, QColor], edge: QColor, slanted: bool
) -> None:
    path = _shape(points)
    box = path.boundingRect()
    gradient = diagonal(colors) if slanted else QLinearGradient(box.topLeft(), box.bottomLeft())
    if not slanted:
        gradient.setColorAt(0, colors[0])
        gradient.setColorAt(1, colors[1])
    painter.setBrush(gradient)
    painter.setPen(line(edge, 1, rounded=True))
    painter.drawPath(path)


def _paint_top(painter: QPainter, rng: Random, mark: str) -> None:
    """Paint grain and mark on a top face that is one unit wide."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(5):
        x = (i + 0.2 + rng.random() * 0.6) / 5
        a, b = (rng.random() - 0.5) * 0.2, (rng.random() - 0.5) * 0.2
        grain = QPainterPath(QPointF(x, 0))
        grain.cubicTo(QPointF(x + a, 0.33), QPointF(x + b, 0.66), QPointF(x + (a + b) * 0.4, 1))
        width = 0.006 + 0.014 * rng.random()
        painter.strokePath(grain, line(shade("#331B0D", 0.55 * (0.4 + 0.6 * rng.random())), width))
    if mark == ".":
        return
    path, wide = QPainterPath(), 0.135
    reach = 0.30
    if mark == "x":
        for x in (-reach, reach):
            path.moveTo(0.5 + x, 0.5 - reach)
            path.lineTo(0.5 - x, 0.5 + reach)
    else:
        reach, wide = 0.265, 0.125
        path.addEllipse(QPointF(0.5, 0.5), reach, reach)
    maple = QLinearGradient(0.5 - reach, 0.5 - reach, 0.5 + reach, 0.5 + reach)
    for at, color in ((0, "#FBEBC6"), (0.55, "#F0D6A2"), (1, "#DDBB7E")):
        maple.setColorAt(at, QColor(color))
    painter.strokePath(path, line(shade("#2B160A", 0.75), wide + 0.05, rounded=True))
    painter.strokePath(path, line(maple, wide, rounded=True))


def _paint_arrow(painter: QPainter, axes: _Axes) -> None:
    """Paint the arrow on the table that says which way the cube goes."""
    middle, along = axes.at(_PUSHED + 0.5, 6.42), axes.v
    along = along / hypot(along.x(), along.y())
    tip, tail = middle - along * 11, middle + along * 11
    path = QPainterPath(tail)
    path.lineTo(tip)
    side = QPointF(-along.y() * 7, along.x() * 5)
    path.moveTo(tip + along * 7 + side)
    path.lineTo(tip)
    path.lineTo(tip + along * 7 - side)
    painter.strokePath(path, line(QColor("#5A3413"), 3.2, rounded=True))
