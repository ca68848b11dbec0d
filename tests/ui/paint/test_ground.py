"""The table that everything lies on: no bands where light fades slowly."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from boardroom.ui.paint.ground import Ground
from boardroom.ui.paint.painting import Art, light
from boardroom.ui.style.theme import DARK, LIGHT, Theme

HOME = QRectF(0, 0, 400, 40)


def fading(art: Art, area: QRectF, theme: Theme) -> None:
    """Paint a light that fades by a few shades over all of it."""
    shades = ("#2A2520", "#1E1B18") if theme.dark else ("#F4EFE6", "#E9E0D0")
    art.painter.fillRect(area, light([*zip((0.0, 1.0), shades, strict=True)], QPointF(), 400))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_slow_light_shows_no_bands(qtbot: QtBot, theme: Theme) -> None:
    image = QImage(400, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    Ground(HOME, fading).paint(painter, HOME, theme)
    painter.end()
    rows = [[image.pixel(x, y) for x in range(400)] for y in range(40)]
    longest = max(len(list(same)) for row in rows for _, same in groupby(row))
    assert longest < 12, "a band is a stripe of one shade"
