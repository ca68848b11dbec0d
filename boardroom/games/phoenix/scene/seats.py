"""The round marks of Phoenix's two seats."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from boardroom.core.game import Seat
from boardroom.games.phoenix.scene.brush import pen, within
from boardroom.games.phoenix.scene.palette import SEATS, white
from boardroom.ui.painting import shade


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
