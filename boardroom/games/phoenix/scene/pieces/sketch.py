"""What is drawn over the table now and then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.phoenix.scene.pieces.brush import copy
from boardroom.ui.paint.painting import painted
from boardroom.ui.paint.sharpness import sharp_scale


class Sketch(QGraphicsItem):
    """Something drawn over the table that changes now and then, or nothing; painted once and kept."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setVisible(False)
        self._box = QRectF()
        self._paint: Callable[[QPainter], None] | None = None
        self._what: object = None
        self._drawn = 0.0  # the scale that it was painted at
        self._pixmap = QPixmap()

    def draw(self, box: QRectF, paint: Callable[[QPainter], None], what: object = None) -> None:
        """Draw this, within a box; the same `what` as before needs no drawing again."""
        if what is not None and what == self._what:
            return
        self._what = what
        self.prepareGeometryChange()
        self._box, self._paint, self._drawn = box, paint, 0.0
        self.setVisible(True)
        self.update()

    def clear(self) -> None:
        """Draw nothing."""
        self._paint = self._what = None
        self._pixmap = QPixmap()
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._paint is None:
            return
        scale = sharp_scale(painter, widget)
        if scale != self._drawn:
            self._drawn, self._pixmap = scale, painted(self._box, scale, self._paint)
        copy(painter, self._box.topLeft(), self._pixmap)
