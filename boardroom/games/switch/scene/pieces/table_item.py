"""What all things around the tray have in common: where they lie and how large they write follows the places."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsItem

from boardroom.games.switch.scene.geometry import Places
from boardroom.ui.style.theme import LIGHT, Theme


class TableItem(QGraphicsItem):
    """Something on the table that has words."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.places = Places()
        self.setZValue(z)

    def settle(self, places: Places) -> None:
        """Lie in other places."""
        self.prepareGeometryChange()
        self.places = places
        self.update()

    def text(self, size: float) -> float:
        """Return how large something of a size is written."""
        return size * self.places.letters
