"""The table that everything lies on, painted once for all that is seen of it."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap

from boardroom.ui.paint.painting import Art, copy, device_scale, picture
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.vectors import keeps_shapes
from boardroom.ui.style.theme import Theme

_SIDE: Final = 128  # pixels of a tile of grain
_GRAINS: Final = 4  # how many shades it has, each hardly to be told from the next


@kept
def _grain(dark: bool) -> QImage:
    """Return a tile of grain: pale on what is dark, dark on what is pale."""
    shades = [alpha * (0x01010101 if dark else 0x01000000) for alpha in range(_GRAINS)]
    pixels = array("I", Random(7).choices(shades, k=_SIDE * _SIDE)).tobytes()
    return QImage(pixels, _SIDE, _SIDE, QImage.Format.Format_ARGB32_Premultiplied).copy()


class Ground:
    """A table as far as it is seen: painted once, and again when more of it is seen."""

    def __init__(self, home: QRectF, paint: Callable[[Art, QRectF, Theme], None]) -> None:
        """Lie below everything; `paint` paints an area of it in a theme."""
        self._home, self._paint = home, paint
        self._drawn: tuple[Theme, float] | None = None
        self._area = QRectF(home)
        self._pixmap = QPixmap()

    def _paint_all(self, art: Art, theme: Theme) -> None:
        """Paint all that is seen, with a grain: a soft light over so much table would show in bands."""
        self._paint(art, self._area, theme)
        if not keeps_shapes(art.painter):
            art.painter.resetTransform()  # a grain is a pixel of the screen
            device = art.painter.device()
            art.painter.fillRect(QRect(0, 0, device.width(), device.height()), QBrush(_grain(theme.dark)))

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint a part of the table."""
        scale = device_scale(painter)
        if self._drawn != (theme, scale) or not self._area.contains(rect):
            if self._drawn is not None and self._drawn[1] != scale:
                self._area = QRectF(self._home)
            self._drawn, self._area = (theme, scale), self._area.united(rect)
            self._pixmap = picture(self._area, scale, lambda art: self._paint_all(art, theme))
        copy(painter, self._area.topLeft(), self._pixmap)
