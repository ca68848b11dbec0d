"""The marks of seats, and signs for whoever can't tell their colours apart: circle, square, triangle, diamond, star."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPixmap

from boardroom.core.game import Seat
from boardroom.ui.paint.outline import circle, polygon, star
from boardroom.ui.paint.painting import Art, copy, device_scale, picture
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import rounded


def seat_sign(seat: Seat, x: float, y: float, size: float) -> QPainterPath:
    """Return a seat's sign around a point; all look equally large."""
    match seat:
        case 0:
            return circle(x, y, size * 0.9)
        case 1:
            return rounded(QRectF(x - size * 0.8, y - size * 0.8, size * 1.6, size * 1.6), size * 0.18)
        case 2:
            return polygon((x, y - size * 1.04), (x + size * 1.04, y + size * 0.78), (x - size * 1.04, y + size * 0.78))
        case 3:
            return polygon((x, y - size * 1.13), (x + size * 1.13, y), (x, y + size * 1.13), (x - size * 1.13, y))
        case _:
            return star(x, y, size * 1.26, size * 0.54)


def paint_seat_mark(
    art: Art, x: float, y: float, radius: float, seat: Seat, paint: Callable[[Art, float, Seat], None]
) -> None:
    """Show a seat's round mark around a point; `paint` paints it around the origin, once for each size."""
    pixmap = _mark_picture(paint, seat, round(radius, 2), device_scale(art.painter))
    copy(art.painter, QPointF(x - radius - 1, y - radius - 1), pixmap, sharp=False)


@kept
def _mark_picture(paint: Callable[[Art, float, Seat], None], seat: Seat, radius: float, scale: float) -> QPixmap:
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius).adjusted(-1, -1, 1, 1)
    return picture(box, scale, lambda art: paint(art, radius, seat))
