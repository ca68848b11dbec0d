"""What all things around the railway have in common: they lie in their places, and stand in a light."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.zug.scene.geometry import ZugPlaces
from boardroom.ui.paint.painting import Art
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.style.theme import LIGHT, Theme


class TablePart(QGraphicsItem):
    """Something on the table beside the railway."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.places = ZugPlaces()
        self.setZValue(z)

    def arrange(self, places: ZugPlaces) -> None:
        """Lie somewhere else."""
        self.prepareGeometryChange()
        self.places = places

    def restyle(self, theme: Theme) -> None:
        """Stand in another light."""
        self.theme = theme
        self.update()

    def text(self, size: float) -> float:
        """Return how large something of a size is written."""
        return size * self.places.letters

    @abstractmethod
    def draw(self, art: Art, scale: float) -> None:
        """Paint it; `scale` is for pictures that are painted once and then copied."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.draw(Art(painter), sharp_scale(painter, widget))
