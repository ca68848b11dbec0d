"""Gradients, pens, letters, and pictures that are only copied."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient, QTransform

from boardroom.ui.paint import painting
from boardroom.ui.paint.painting import Paint, line
from boardroom.ui.style.theme import font

Stops = Iterable[tuple[float, QColor | str]]


def across(stops: Stops, start: QPointF, end: QPointF) -> QLinearGradient:
    """Return colours that change along a line."""
    made = QLinearGradient(start, end)
    for at, color in stops:
        made.setColorAt(min(1.0, max(0.0, at)), QColor(color))
    return made


def within(box: QRectF, stops: Stops, x1: float, y1: float, x2: float, y2: float) -> QLinearGradient:
    """Return colours that change along a line given in parts of a box."""
    corner, w, h = box.topLeft(), box.width(), box.height()
    return across(stops, corner + QPointF(x1 * w, y1 * h), corner + QPointF(x2 * w, y2 * h))


def around(stops: Stops, middle: QPointF, radius: float, focus: QPointF | None = None) -> QRadialGradient:
    """Return colours that change with the distance from a point."""
    made = QRadialGradient(middle, radius, middle if focus is None else focus)
    for at, color in stops:
        made.setColorAt(at, QColor(color))
    return made


def pool(painter: QPainter, middle: QPointF, rx: float, ry: float, stops: Stops) -> None:
    """Paint an ellipse of light."""
    painter.save()
    painter.translate(middle)
    painter.scale(rx, ry)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(around(stops, QPointF(), 1))
    painter.drawEllipse(QPointF(), 1, 1)
    painter.restore()


def pen(paint: Paint, width: float, dash: tuple[float, float] | None = None) -> QPen:
    """Return a pen with round ends; dashes are given in pixels."""
    made = line(paint, width, rounded=True)
    if dash:
        made.setDashPattern([part / width for part in dash])
    return made


def copy(painter: QPainter, at: QPointF, pixmap: QPixmap) -> None:
    """Copy a picture made for this scale to its place: pixel by pixel where nothing is turned, which is fastest."""
    world, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
    scaled = abs(pixmap.devicePixelRatio() - abs(world.m11()) * ratio) > 0.002 * ratio
    if isinstance(pixmap, painting.Shapes) or world.m12() or scaled or world.m11() < 0:
        painting.copy(painter, at, pixmap, sharp=not world.m12() and not scaled)
        return
    there = world.map(at) * ratio
    corner = QPointF(round(there.x()), round(there.y())) / ratio
    painter.setWorldTransform(QTransform())
    painter.drawPixmap(QRectF(corner, QSizeF(pixmap.size()) / ratio), pixmap, QRectF(pixmap.rect()))
    painter.setWorldTransform(world)


def write(
    painter: QPainter, x: float, y: float, text: str, size: float, color: QColor | str, align: float = 0.0,
    bold: bool = False, serif: bool = False, most: float = 0.0,
) -> float:  # fmt: skip
    """Write on a base line, squeezed into `most`; align: 0 left, 0.5 middle, 1 right. Return how wide it is."""
    painter.setFont(font(size, bold, serif))
    wide = painter.fontMetrics().horizontalAdvance(text)
    painter.setPen(QColor(color))
    squeeze = min(1.0, most / wide) if most and wide else 1.0
    painter.save()
    painter.translate(x - wide * squeeze * align, y)
    painter.scale(squeeze, squeeze)
    painter.drawText(QPointF(), text)
    painter.restore()
    return wide * squeeze
