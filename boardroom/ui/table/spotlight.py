"""A veil over a table with holes in it: only what matters now is seen in full colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.ui.style.theme import Theme

THICK: Final = 0.66  # how much of the veil's colour there is
RADIUS: Final = 8.0
AIR: Final = 4.0  # around what is lit


class Spotlight(QGraphicsItem):
    """Lies above the pieces and below hints; whoever presses through it touches the table."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setVisible(False)
        self._box = QRectF()
        self._veil = QPainterPath()
        self._color = QColor()

    def show_only(self, places: Sequence[QRectF], table: QRectF, theme: Theme) -> None:
        """Leave some places, where they are any, out of the veil, which covers the table and what is seen around it."""
        self.prepareGeometryChange()
        self._box = table.adjusted(-table.width(), -table.height(), table.width(), table.height())
        lit = QPainterPath()
        for place in filter(QRectF.isValid, places):
            hole = QPainterPath()
            hole.addRoundedRect(place.adjusted(-AIR, -AIR, AIR, AIR), RADIUS, RADIUS)
            lit = lit.united(hole)
        veil = QPainterPath()
        veil.addRect(self._box)
        self._veil, self._color = veil.subtracted(lit), theme.color("ground", THICK)
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._color)
        painter.drawPath(self._veil)
