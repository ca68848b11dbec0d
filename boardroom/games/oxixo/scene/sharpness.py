"""Pictures as sharp as the screen: made anew for a size that stays, stretched while a window is being resized."""

from __future__ import annotations

from math import isclose
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QWidget

SAME: Final = 0.003  # sizes that differ by less are the same, rounded differently
REST: Final = 120  # milliseconds without change after which a size is taken to stay


def device_scale(painter: QPainter) -> float:
    """Return how many pixels of the screen a unit of the scene has; rounded, so that pictures can be kept."""
    return round(abs(painter.worldTransform().m11()) * painter.device().devicePixelRatioF(), 3) or 1.0


class Sharpness:
    """The scale at which a scene's pictures are made."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._scale = self._wanted = 0.0
        self._rest = QTimer(scene, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._sharpen)

    def scale(self, exact: float, widget: QWidget | None) -> float:
        """Return the scale to make pictures at; without a widget they are for a still image, and sharp at once."""
        if widget is None:
            return exact
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
        self._scene.update()
