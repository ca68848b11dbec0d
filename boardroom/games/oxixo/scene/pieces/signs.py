"""The signs of Oxixo: cross and circle, the round marks of the seats, and a cube whose dot points somewhere."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from boardroom.games.oxixo.scene.geometry import TOWARDS, Compass
from boardroom.games.oxixo.scene.palette import LIGHT as WOODS
from boardroom.games.oxixo.scene.palette import Woods
from boardroom.games.oxixo.scene.pieces.wood import bevel, diagonal
from boardroom.ui.paint.painting import line, shade
from boardroom.ui.paint.shadows import paint_blurred


def paint_sign(painter: QPainter, rect: QRectF, cross: bool, pen: QPen) -> None:
    """Draw a cross or a circle as a plain line; the rectangle is as wide as a cross."""
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if cross:
        painter.drawLine(rect.topLeft(), rect.bottomRight())
        painter.drawLine(rect.topRight(), rect.bottomLeft())
    else:
        radius = rect.width() / 2 * 1.08
        painter.drawEllipse(rect.center(), radius, radius)


def paint_dot_icon(painter: QPainter, middle: QPointF, side: Compass, color: QColor, size: float = 1.0) -> None:
    """Paint a small cube whose dot points to a side of the table."""
    x, y = TOWARDS[side]
    half, dot = 7.25 * size, 2.4 * size
    painter.setPen(line(color, 1.5 * size))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), half / 2, half / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawEllipse(middle + QPointF(x, y) * (3.4 * size), dot, dot)


def paint_disc(painter: QPainter, rect: QRectF, cross: bool, wood: Woods = WOODS) -> None:
    """Paint a walnut disc with its sign in maple."""
    radius, centre = min(rect.width(), rect.height()) / 2, rect.center()
    q = radius / 20
    disc = QPainterPath()
    disc.addEllipse(centre, radius, radius)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_blurred(painter, disc, shade(wood.shadow, 0.35), 2 * q, QPointF(1, 2.5) * q)
    painter.fillPath(disc, diagonal(tuple(shade(color) for color in wood.tops[0])))
    painter.setPen(line(bevel(disc.boundingRect(), wood), 2 * q))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius - q, radius - q)
    sign = QRectF(centre.x() - 7.6 * q, centre.y() - 7.6 * q, 15.2 * q, 15.2 * q)
    paint_sign(painter, sign.translated(0, 0.9 * q), cross, line(shade(wood.dark), 6.2 * q, rounded=True))
    paint_sign(painter, sign, cross, line(shade(wood.inlay[1]), 4.8 * q, rounded=True))
    painter.restore()
