"""The table that everything lies on, painted once for all that is seen of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from boardroom.ui.paint.painting import Art, copy, device_scale, picture
from boardroom.ui.style.theme import Theme


class Ground:
    """A table as far as it is seen: painted once, and again when more of it is seen."""

    def __init__(self, home: QRectF, paint: Callable[[Art, QRectF, Theme], None]) -> None:
        """Lie below everything; `paint` paints an area of it in a theme."""
        self._home, self._paint = home, paint
        self._drawn: tuple[Theme, float] | None = None
        self._area = QRectF(home)
        self._pixmap = QPixmap()

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint a part of the table."""
        scale = device_scale(painter)
        if self._drawn != (theme, scale) or not self._area.contains(rect):
            if self._drawn is not None and self._drawn[1] != scale:
                self._area = QRectF(self._home)
            self._drawn, self._area = (theme, scale), self._area.united(rect)
            self._pixmap = picture(self._area, scale, lambda art: self._paint(art, self._area, theme))
        copy(painter, self._area.topLeft(), self._pixmap)
