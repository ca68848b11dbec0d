"""Switch's cover: a red leather tray from above, five ivory dice and the Switch die among them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from boardroom.games.switch.scene.pieces.dice import IRON, IVORY, PLACES
from boardroom.games.switch.tables import GREEN
from boardroom.ui.paint.painting import Art, line, linear, radial, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.table.solid import lying
from boardroom.ui.table.table_dice import paint_lying

SIZE: Final = QRectF(0, 0, 224, 292)
_WELL: Final = QRectF(16, 80, 192, 196)
_DICE: Final = (  # where, value, turned, by quarters
    (68, 122, 4, -20, 0), (154, 124, 6, 24, 1), (52, 184, 2, 22, 2), (82, 240, 5, -14, 1), (166, 228, 3, 12, 3),
)  # fmt: skip


def paint_cover(painter: QPainter, rect: QRectF) -> None:
    """Paint the cover into a rectangle, without its title."""
    art = Art(painter)
    with art.clipped(rounded(rect, 0)), art.at(rect.x(), rect.y(), rect.width() / SIZE.width()):
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        wide, high = SIZE.width(), SIZE.height()
        art.box(SIZE, fill=linear([(0, "#9A3B2C"), (0.5, "#7C2A20"), (1, "#561A14")], 0, 0, 0.6, 1))
        lamp = radial([(0, "#FFCFA3", 0.38), (1, "#FFCFA3", 0)])
        art.ellipse(wide * 0.25, high * 0.12, wide * 0.8, high * 0.35, fill=lamp)
        _paint_well(art)
        for x, y, value, degrees, quarter in _DICE:
            with art.at(x, y):
                paint_lying(art, lying(value, degrees, quarter), 40, IVORY, False)
        with art.at(120, 182):
            paint_lying(art, lying(PLACES[GREEN], 24), 54, IRON, False)


def _paint_well(art: Art) -> None:
    art.box(_WELL.adjusted(-4, -4, 4, 4), 26, fill=linear([(0, "#5A1B14"), (1, "#B05440")], 0, 0, 1, 1))
    art.box(_WELL, 22, fill=linear([(0, "#3A130F"), (0.4, "#571F18"), (1, "#6D2A20")], 0, 0, 0.6, 1))
    art.box(_WELL, 22, fill=radial([(0, "#C46A4A", 0.38), (1, "#3A130F", 0)], 0.45, 0.55, 0.6))
    with art.clipped(rounded(_WELL, 22)):
        shadow = QPainterPath()
        shadow.addRect(_WELL.adjusted(-20, -20, 20, 20))
        shadow.addPath(rounded(_WELL.adjusted(2, 7, 4, 20), 22))
        art.blur(shadow, shade("#160403", 0.6), 4)
    for away, color, thick in ((0.0, shade("#2E0A06", 0.5), 2.2), (-0.6, shade("#F2C79A", 1.0), 1.5)):
        pen = line(color, thick, rounded=True)
        pen.setDashPattern([7 / thick, 5 / thick])
        art.painter.strokePath(rounded(_WELL.adjusted(-9, -9, 9, 9).translated(0, away), 30), pen)
