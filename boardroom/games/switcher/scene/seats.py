"""The mark of a seat: its colour, and a sign for whoever can't tell colours apart."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPixmap

from boardroom.core.game import Seat
from boardroom.games.switcher.scene.palette import SEATS
from boardroom.ui.outline import circle, polygon
from boardroom.ui.painting import Art, Paint, copy, device_scale, linear, picture, shade
from boardroom.ui.shadows import rounded


def sign(seat: Seat, x: float, y: float, size: float) -> QPainterPath:
    """Return a seat's sign around a point: circle, square, triangle or diamond."""
    if seat == 0:
        return circle(x, y, size * 0.86)
    if seat == 1:
        return rounded(QRectF(x - size * 0.78, y - size * 0.78, size * 1.56, size * 1.56), size * 0.2)
    if seat == 2:
        return polygon((x, y - size), (x + size * 0.98, y + size * 0.7), (x - size * 0.98, y + size * 0.7))
    return polygon((x, y - size * 1.12), (x + size * 1.12, y), (x, y + size * 1.12), (x - size * 1.12, y))


def paint_mark(art: Art, x: float, y: float, radius: float, seat: Seat) -> None:
    """Paint a seat's round mark."""
    pixmap = _mark_picture(seat, round(radius, 2), device_scale(art.painter))
    copy(art.painter, QPointF(x - radius - 1, y - radius - 1), pixmap, sharp=False)


@lru_cache(maxsize=64)
def _mark_picture(seat: Seat, radius: float, scale: float) -> QPixmap:
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius).adjusted(-1, -1, 1, 1)
    return picture(box, scale, lambda art: _paint_mark(art, radius, seat))


def _paint_mark(art: Art, radius: float, seat: Seat) -> None:
    color = QColor(SEATS[seat])
    disc: Paint = linear([(0, color.lighter(122).name()), (1, color.darker(112).name())], 0.2, 0, 0.8, 1)
    art.circle(0, 0, radius, fill=disc)
    art.circle(0, 0, radius - 0.5, stroke=shade("#000000", 0.28), width=max(1.0, radius * 0.06))
    lit = QPainterPath()
    box = QRectF(-radius * 0.84, -radius * 0.84, radius * 1.68, radius * 1.68)
    lit.arcMoveTo(box, 75)
    lit.arcTo(box, 75, 100)
    art.path(lit, stroke=shade("#FFFFFF", 0.3), width=max(1.0, radius * 0.09), rounded=True)
    shape = sign(seat, 0, 0, radius * 0.5)
    art.path(shape.translated(QPointF(0, radius * 0.05)), fill=shade("#000000", 0.25))
    art.path(shape, fill="#2B2622" if color.lightnessF() > 0.5 else "#FFFFFF")
