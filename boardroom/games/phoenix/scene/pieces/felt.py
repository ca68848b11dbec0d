"""What lies still: the table, the felt with its stitches, the two ledges and the lanes straight across."""

from __future__ import annotations

from math import ceil, cos, pi, sin
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.phoenix.scene.geometry import LEDGE_LEFT, LEDGE_WIDE, LEDGES, MIDDLE, column, felt, ledge_front
from boardroom.games.phoenix.scene.pieces.brush import around, copy, pen, within, write
from boardroom.games.phoenix.tables import LINE
from boardroom.ui.paint.painting import Art, device_scale, light, painted, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.paint.vectors import keeps_shapes
from boardroom.ui.style.theme import Theme

_TILE = QRectF(0, 0, 230, 254)


@kept
def _fibres(scale: float) -> QPixmap:
    """Return a tile of short hairs, pale and dark."""
    rng = Random(11)

    def hairs(count: int) -> list[QLineF]:
        lines = []
        for _ in range(count):
            x, y, angle, long = rng.uniform(0, 230), rng.uniform(0, 254), rng.uniform(0, pi), rng.uniform(1, 2.6)
            bent = angle + rng.uniform(-0.9, 0.9)
            knee = QPointF(x + long * cos(angle), y + long * sin(angle))
            lines += [QLineF(QPointF(x, y), knee), QLineF(knee, knee + QPointF(long * cos(bent), long * sin(bent)))]
        return lines

    def paint(painter: QPainter) -> None:
        painter.setPen(pen(shade("#CDBFDD", 0.065), 0.7))
        painter.drawLines(hairs(700))
        painter.setPen(pen(shade("#000000", 0.19), 0.7))
        painter.drawLines(hairs(700))

    return painted(_TILE, scale, paint)


class Felt(QGraphicsItem):
    """The felt and all that is fixed on it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._coordinates, self._text = theme, True, 1.0
        self.numbers = 12.0  # the size of the places' numbers
        self._drawn: tuple[object, ...] = ()
        self._pixmap = QPixmap()

    def restyle(self, theme: Theme, coordinates: bool, text: float) -> None:
        """Change what it looks like."""
        self.prepareGeometryChange()
        self._theme, self._coordinates, self._text = theme, coordinates, text
        self.update()

    def boundingRect(self) -> QRectF:
        return felt(self._text).adjusted(-40, -40, 40, 50)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = sharp_scale(painter, widget)
        key = (scale, self._theme.name, self._coordinates, self._text)
        if key != self._drawn:
            self._drawn = key
            self._pixmap = painted(self.boundingRect(), scale, self._paint_all)
        copy(painter, self.boundingRect().topLeft(), self._pixmap)

    def _paint_all(self, painter: QPainter) -> None:
        deep, cloth_box = 0.6 if self._theme.dark else 0.42, felt(self._text)
        paint_blurred(painter, rounded(cloth_box.adjusted(4, 8, -4, 8), 20), shade("#000000", deep), 10, QPointF())
        shape = rounded(cloth_box, 18)
        painter.fillPath(shape, shade("#16131A"))
        painter.save()
        painter.setClipPath(shape)
        painter.save()
        painter.translate(MIDDLE, 264)
        painter.scale(1, 0.78)
        cloth = ((0, "#322C3A"), (0.45, "#26212D"), (0.8, "#1B1720"), (1, "#141118"))
        painter.fillRect(QRectF(-720, -400, 1440, 800), around(cloth, QPointF(), 520))
        painter.restore()
        if not keeps_shapes(painter):  # on paper these hairs are too fine to be seen, and too many to be kept
            tile = _fibres(device_scale(painter))
            for i in range(ceil(cloth_box.width() / 230)):
                for j in range(2):
                    copy(painter, cloth_box.topLeft() + QPointF(i * 230, j * 254), tile)
        painter.restore()
        rim = within(cloth_box, ((0, "#5A5163"), (0.3, "#38313F"), (1, "#0E0C10")), 0, 0, 0.3, 1)
        painter.strokePath(rounded(cloth_box.adjusted(0.5, 0.5, -0.5, -0.5), 17.5), pen(rim, 1))
        seam = rounded(cloth_box.adjusted(8, 8, -8, -8), 12)
        painter.strokePath(seam.translated(0.6, 1), pen(shade("#000000", 0.45), 2.2, (7, 5)))
        painter.strokePath(seam, pen(shade("#6A5F75", 0.8), 1.4, (7, 5)))
        painter.setPen(pen(shade("#BDB1C8", 0.17), 1, (1.5, 6)))
        for place in range(LINE):
            painter.drawLine(QLineF(column(place), 198, column(place), 388))
        for y in LEDGES:
            self._paint_ledge(painter, y)

    def _paint_ledge(self, painter: QPainter, y: float) -> None:
        x, wide, deep = LEDGE_LEFT, LEDGE_WIDE, ledge_front(self._text)
        box = QRectF(x, y, wide, 31 + deep)
        paint_blurred(
            painter, rounded(QRectF(x + 3, y + 8, wide - 6, 25 + deep), 12), shade("#000000", 0.7), 6, QPointF()
        )
        front = ((0, "#2A252E"), (0.64, "#2A252E"), (0.66, "#241F28"), (1, "#151217"))
        painter.fillPath(rounded(box, 12), within(box, front, 0, 0, 0, 1))
        painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 11.5), pen(shade("#4A424F", 0.7), 1))
        top = QPainterPath()
        top.setFillRule(Qt.FillRule.WindingFill)
        top.addRoundedRect(QRectF(x, y, wide, 31), 12, 12)
        top.addRoundedRect(QRectF(x, y + 14, wide, 17), 6, 6)
        painter.fillPath(
            top.simplified(),
            within(QRectF(x, y, wide, 31), ((0, "#322C37"), (0.3, "#39323E"), (1, "#453D4A")), 0, 0, 0, 1),
        )
        painter.setPen(pen(shade("#978AA3", 0.5), 1))
        painter.drawLine(QLineF(x + 5, y + 30.6, x + wide - 5, y + 30.6))
        for place in range(LINE):
            hole = QRectF(column(place) - 25, y + 5.5, 50, 19)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(within(hole, ((0, "#131015"), (1, "#221D26")), 0, 0, 0, 1))
            painter.drawEllipse(hole)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(shade("#8A7E96", 0.6), 1))
            painter.drawArc(hole, 180 * 16, 180 * 16)
            if self._coordinates:
                size = self.numbers * self._text
                base = y + 31.3 + deep / 2 + size * 0.35
                write(painter, column(place), base, str(place + 1), size, "#D6CEDC", 0.5)


def paint_ground(art: Art, area: QRectF, theme: Theme) -> None:
    """Paint the table that the felt lies on."""
    stops = ("#2A2520", "#1E1B18", "#151210") if theme.dark else ("#FFFDF7", "#F4EFE6", "#E9E0D0")
    lamp = light([*zip((0, 0.6, 1), stops, strict=True)], QPointF(MIDDLE, 278), 620 if theme.dark else 760)
    art.painter.fillRect(area, lamp)
