"""The mark of a seat: its colour, and a sign for whoever can't tell colours apart."""

from __future__ import annotations

from PySide6.QtGui import QColor

from boardroom.core.game import Seat
from boardroom.games.switch.scene.palette import SEATS
from boardroom.ui.paint.painting import Art, linear, shade
from boardroom.ui.paint.seat_signs import paint_seat_mark, seat_sign


def paint_mark(art: Art, x: float, y: float, radius: float, seat: Seat) -> None:
    """Paint a seat's round mark."""
    paint_seat_mark(art, x, y, radius, seat, _paint_mark)


def _paint_mark(art: Art, radius: float, seat: Seat) -> None:
    color = QColor(SEATS[seat])
    domed = linear([(0, color.lighter(130).name()), (1, color.darker(120).name())], 0, 0, 0.6, 1)
    art.circle(0, 0, radius, fill=domed)
    art.circle(0, 0, radius - 0.5, stroke=shade("#FFFFFF", 0.22))
    art.path(seat_sign(seat, 0, 0, radius * 0.43), fill="#FFFFFF")
