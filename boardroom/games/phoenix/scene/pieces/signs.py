"""The sign of each colour, so that nothing is told by colour alone, and the round marks of the two seats."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from boardroom.core.game import Seat
from boardroom.games.phoenix.scene.palette import SEATS, white
from boardroom.games.phoenix.scene.pieces.brush import pen, within
from boardroom.ui.paint.outline import outline
from boardroom.ui.paint.painting import shade

_FLAME: Final = (
    "M.6-12C2-6.5 8.6-3.4 8.6 3.6c0 5-3.7 8.2-8.6 8.2S-8.6 8.6-8.6 3.6c0-3.4 2-5.2 3.3-7.6 .7 1.9 1.5 2.7 2.6 3.3"
    "C-3.4-5-1.5-8.7 .6-12ZM.3 9.6c2.4 0 3.9-1.6 3.9-3.8 0-2.5-2.3-3.8-3.8-5.9"
    "C-.6 2-3.7 3.3-3.7 5.9c0 2.2 1.5 3.7 4 3.7Z"
)
_SPARK: Final = "M0-12.5C1.7-4.3 4.3-1.7 12.5 0 4.3 1.7 1.7 4.3 0 12.5-1.7 4.3-4.3 1.7-12.5 0-4.3-1.7-1.7-4.3 0-12.5Z"
_LEAF: Final = "M-8 8C-12.5-2.5-3.5-11.5 10.8-10.8 11.5 3.5 2.5 12.5-8 8Z"
_WAVES: Final = (
    "M-10.5-5.5c3.5-4.2 7-4.2 10.5-1s7 3.2 10.5-1M-10.5 1.5c3.5-4.2 7-4.2 10.5-1s7 3.2 10.5-1"
    "M-10.5 8.5c3.5-4.2 7-4.2 10.5-1s7 3.2 10.5-1"
)
_CRESCENT: Final = "M3.8-11.2A11.2 11.2 0 1 0 11 5.4 9.4 9.4 0 0 1 3.8-11.2Z"
_RAYS: Final = tuple((cos(i * pi / 4), sin(i * pi / 4)) for i in range(8))


def paint_sign(painter: QPainter, colour: str, at: QPointF, size: float, ink: QColor, paper: QColor) -> None:
    """Paint a colour's sign; the paper shows through where the sign is cut."""
    painter.save()
    painter.translate(at)
    painter.scale(size / 24, size / 24)
    painter.setBrush(ink)
    painter.setPen(Qt.PenStyle.NoPen)
    match colour:
        case "r":
            painter.drawPath(outline(_FLAME))
        case "o":
            painter.drawEllipse(QPointF(), 5.2, 5.2)
            painter.setPen(pen(ink, 2.7))
            for x, y in _RAYS:
                painter.drawLine(QPointF(7.9 * x, 7.9 * y), QPointF(11.1 * x, 11.1 * y))
        case "y":
            painter.setPen(pen(ink, 1))
            painter.drawPath(outline(_SPARK))
        case "g":
            painter.drawPath(outline(_LEAF))
            painter.setPen(pen(ink, 2.6))
            painter.drawLine(QPointF(-11, 11), QPointF(-7, 7))
            painter.setPen(pen(paper, 1.9))
            painter.drawLine(QPointF(-6.5, 6.5), QPointF(4.5, -4.5))
        case "b":
            painter.strokePath(outline(_WAVES), pen(ink, 3))
        case _:
            painter.setPen(pen(ink, 0.8))
            painter.drawPath(outline(_CRESCENT))
    painter.restore()


def paint_disc(painter: QPainter, middle: QPointF, radius: float, seat: Seat) -> None:
    """Paint the round mark of a seat: a circle on ivory, a square on slate."""
    color, ink = SEATS[seat]
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(within(box, ((0, white(color, 0.22)), (1, shade(QColor(color).darker(118)))), 0, 0, 0.6, 1))
    painter.drawEllipse(box)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(shade("#FFFFFF", 0.22), max(0.6, radius / 16)))
    painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    if seat == 0:
        painter.drawEllipse(middle, radius * 0.385, radius * 0.385)
    else:
        half = radius * 0.341
        painter.drawRoundedRect(
            QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), radius * 0.07, radius * 0.07
        )
