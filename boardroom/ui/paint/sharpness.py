"""Pictures as sharp as the screen: made anew for a size that stays, stretched while a window is being resized."""

from __future__ import annotations

from math import isclose
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from boardroom.ui.paint.painting import device_scale
from boardroom.ui.paint.vectors import VECTOR, keeps_shapes

SAME: Final = 0.003  # sizes that differ by less are the same, rounded differently
REST: Final = 120  # milliseconds without change after which a size is taken to stay


class Sharpness(QObject):
    """The scale at which the pictures on one widget are made."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._scale = self._wanted = 0.0
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._sharpen)

    def settle(self, exact: float) -> float:
        """Return the scale to make pictures at now."""
        if not self._scale:
            self._scale = exact
        if isclose(exact, self._scale, rel_tol=SAME):
            return self._scale
        if not isclose(exact, self._wanted, rel_tol=SAME):
            self._wanted = exact
            self._rest.start()
        return self._scale

    def _sharpen(self) -> None:
        self._scale, self._wanted = self._wanted, 0.0
        self._widget.update()


def sharp_scale(painter: QPainter, widget: QWidget | None, grown: float = 1.0) -> float:
    """Return the scale to make an item's pictures at; without a widget they are for a still image, and sharp at once.

    `grown` is how much larger than usual the item is for a moment: that is one picture stretched, not many.
    """
    if keeps_shapes(painter):
        return VECTOR
    exact = round(device_scale(painter) / grown, 3)
    if widget is None:
        return exact
    keeper = widget.findChild(Sharpness, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return (keeper or Sharpness(widget)).settle(exact)


def sized_scale(painter: QPainter, widget: QWidget | None, size: float) -> float:
    """Return the scale to make the pictures of an item at that is drawn larger or smaller than it is described."""
    return VECTOR if keeps_shapes(painter) else sharp_scale(painter, widget) * size
