"""The mark of a seat: its colour, and a sign for whoever can't tell colours apart."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPixmap

from boardroom.core.game import Seat
from boardroom.games.switch.scene.palette import SEATS
from boardroom.ui.outline import circle, polygon
from boardroom.ui.painting import Art, device_scale, linear, picture, shade
from boardroom.ui.shadows import rounded


def sign(seat: Seat, x: float, y: float, size: float) -> QPainterPath:
    """Return a seat's sign around a point: circle, square, triangle or diamond."""
    match seat:
        case 0:
            return circle(x, y, size * 0.9)
        case 1:
            return rounded(QRectF(x - size * 0.8, y - size * 0.8, size * 1.6, size * 1.6), size * 0.18)
        case 2:
            return polygon((x, y - size * 1.04), (x + size * 1.04, y + size * 0.78), (x - size * 1.04, y + size * 0.78))
        case _:
            return polygon((x, y - size * 1.13), (x + size * 1.13, y), (x, y + size * 1.13), (x - size * 1.13, y))


def paint_mark(art: Art, x: float, y: float, radius: float, seat: Seat) -> None:
    """Paint a seat's round mark."""
    pixmap = _mark_picture(seat, round(radius, 2), device_scale(art.painter))
    art.painter.drawPixmap(QPointF(x - radius - 1, y - radius - 1), pixmap)


@lru_cache(maxsize=64)
def _mark_picture(seat: Seat, radius: float, scale: float) -> QPixmap:
    color = QColor(SEATS[seat])

    def paint(art: Art) -> None:
        domed = linear([(0, color.lighter(130).name()), (1, color.darker(120).name())], 0, 0, 0.6, 1)
        art.circle(0, 0, radius, fill=domed)
        art.circle(0, 0, radius - 0.5, stroke=shade("#FFFFFF", 0.22))
        art.path(sign(seat, 0, 0, radius * 0.43), fill="#FFFFFF")

    return picture(QRectF(-radius, -radius, 2 * radius, 2 * radius).adjusted(-1, -1, 1, 1), scale, paint)
