"""Things on a table that are one picture each, made as sharp as the screen and copied from then on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.ui.paint.painting import copy
from boardroom.ui.paint.sharpness import sharp_scale

Picturing = Callable[[float], QPixmap]  # what something shows, at a scale


class PictureItem(QGraphicsItem):
    """Shows a picture, until it is given another; it is seen only while it has one."""

    def __init__(self, box: QRectF, z: float, at: QPointF | None = None) -> None:
        """Make room for pictures of a box, which lies at a point of the table."""
        super().__init__()
        self._box = box
        self._picture: Picturing | None = None
        self.setZValue(z)
        self.setVisible(False)
        if at is not None:
            self.setPos(at)

    def display(self, picture: Picturing | None, box: QRectF | None = None) -> None:
        """Show another picture, perhaps of another box, or nothing."""
        if box is not None and box != self._box:
            self.prepareGeometryChange()
            self._box = box
        self._picture = picture
        self.setVisible(picture is not None)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._picture is not None:
            copy(painter, self._box.topLeft(), self._picture(sharp_scale(painter, widget)))
