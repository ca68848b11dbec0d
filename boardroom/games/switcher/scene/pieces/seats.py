"""The mark of a seat: its colour, and a sign for whoever can't tell colours apart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from boardroom.core.game import Seat
from boardroom.games.switcher.scene.palette import SEATS
from boardroom.ui.paint.painting import Art, Paint, linear, shade
from boardroom.ui.paint.seat_signs import paint_seat_mark, seat_sign


def paint_mark(art: Art, x: float, y: float, radius: float, seat: Seat) -> None:
    """Paint a seat's round mark."""
    paint_seat_mark(art, x, y, radius, seat, _paint_mark)


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
    shape = seat_sign(seat, 0, 0, radius * 0.5)
    art.path(shape.translated(QPointF(0, radius * 0.05)), fill=shade("#000000", 0.25))
    art.path(shape, fill="#2B2622" if color.lightnessF() > 0.5 else "#FFFFFF")
