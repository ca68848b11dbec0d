"""The leather tray: a stitched rim with brass snaps, a bed that the dice roll in, and a compartment where some rest."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGradient, QPainter, QPainterPath, QPixmap, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from boardroom.games.switch.scene.geometry import BED, DIVIDER, REST, TRAY
from boardroom.games.switch.scene.palette import ON_LEATHER, brass, materials
from boardroom.games.switch.scene.pieces.table_item import TableItem
from boardroom.ui.paint.lettering import width
from boardroom.ui.paint.painting import Art, copy, edges, light, line, linear, picture, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.style.theme import Theme

_BOX: Final = TRAY.adjusted(-40, -24, 60, 72)
_BELOW: Final = 36.0  # the room below the dice that rest
_TILE: Final = QRectF(0, 0, 126, 112)  # of the leather's grain


def paint_ground(art: Art, area: QRectF, theme: Theme) -> None:
    """Paint the table under the lamp, with a quiet grain."""
    near, mid, far = materials(theme).ground
    art.box(area, fill=light([(0, near), (0.55, mid), (1, far)], QPointF(380, 278), 760))
    rng, grain = Random(4), QPainterPath()
    y = area.top() + 8
    while y < area.bottom():
        x = area.left()
        grain.moveTo(x, y)
        while x < area.right():
            across, there = rng.uniform(120, 240), y + rng.uniform(-5, 5)
            grain.cubicTo(x + across * 0.4, y + rng.uniform(-4, 4), x + across * 0.6, there, x + across, there)
            x += across
        y += 29 + rng.uniform(-8, 8)
    art.path(grain, stroke=shade("#B79C72", materials(theme).grain))


class Tray(TableItem):
    """Everything of the tray that never moves, and the words in it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.words: tuple[tuple[str, ...], ...] = ()  # below the dice that rest: lines, in full and shortly

    def display(self, words: tuple[tuple[str, ...], ...], theme: Theme) -> None:
        """Say something in the compartment of the dice that rest."""
        self.words, self.theme = words, theme
        self.update()

    def boundingRect(self) -> QRectF:
        return _BOX

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        copy(painter, _BOX.topLeft(), _tray_picture(self.theme, sharp_scale(painter, widget)))
        if self.words:
            self._write(Art(painter))

    def _write(self, art: Art) -> None:
        size, most = self.text(12), REST.width() - 6
        full, short = self.words
        low = self.text(15) * len(full) <= _BELOW
        fits = self.places.usual or (low and all(width(said, size) <= most for said in full))
        for i, said in enumerate(reversed(full if fits else short)):
            y = REST.bottom() - 10 - self.text(15) * i
            art.text(REST.center().x(), y, said, size, ON_LEATHER, anchor="middle", most=most)


@kept
def _tray_picture(theme: Theme, scale: float) -> QPixmap:
    return picture(_BOX, scale, lambda art: paint_tray(art, theme, scale))


def paint_tray(art: Art, theme: Theme, scale: float) -> None:
    """Paint the tray with its shadow."""
    cast = materials(theme).cast
    grain = _grain(scale)
    art.blur(rounded(TRAY.adjusted(6, 6, 0, 0), 36), shade("#3B2413", min(0.8, 0.5 * cast)), 16, 6, 16)
    art.blur(rounded(TRAY, 34), shade("#2A170A", min(0.8, 0.5 * cast)), 4, 2, 8)
    _leather(art, TRAY, 34, linear([(0, "#C98B52"), (0.45, "#A9693A"), (1, "#7E4A26")], 0, 0, 0.4, 1), grain, 0.1)
    rim = linear([(0, "#F0C48F", 0.95), (0.4, "#C98B52", 0.3), (1, "#4A2711", 0.8)], 0, 0, 0.4, 1)
    art.box(TRAY.adjusted(1, 1, -1, -1), 33, stroke=rim, width=2)
    wall = linear([(0, "#4A2814"), (0.5, "#6E3F20"), (1, "#D39A62")], 0, 0, 0.3, 1)
    art.box(BED.adjusted(-5, -5, 5, 5), 18, fill=wall)
    bed = light([(0, "#7A4A31"), (0.5, "#5C3422"), (1, "#3D2116")], BED.topLeft() + QPointF(220, 80), 520)
    _leather(art, BED, 14, bed, grain, 0.13)
    with art.clipped(rounded(BED, 14)):
        hole = QPainterPath()
        hole.addRect(BED.adjusted(-30, -30, 30, 30))
        hole.addPath(rounded(BED.adjusted(8, 12, -6, -4), 14))
        art.blur(hole, shade("#180A04", 0.75), 9)
    for color, wide, away in ((shade("#3A1D0A", 0.55), 2.6, 1.0), (shade("#F3DDB4", 0.95), 1.8, 0.0)):
        stitches = rounded(TRAY.adjusted(14, 14, -14, -14).translated(away * 0.8, away * 1.2), 22)
        stitch(art, stitches, color, wide)
    x, y, wide, high = edges(TRAY)
    for at in ((x + 21, y + 21), (x + wide - 21, y + 21), (x + 21, y + high - 21), (x + wide - 21, y + high - 21)):
        art.circle(at[0] + 1.5, at[1] + 2.5, 9.5, fill=shade("#2A1206", 0.5))
        art.circle(*at, 9, fill=brass())
        art.circle(*at, 5.4, stroke=shade("#7A5115", 0.6))
    art.blur(rounded(DIVIDER.adjusted(2, 6, 2, 0), 6), shade("#140803", 0.6), 4, 2, 0)
    _leather(art, DIVIDER, 5, linear([(0, "#C98B52"), (0.5, "#A9693A"), (1, "#8A5430")], 0, 0, 1, 1), grain, 0.1)
    edge = linear([(0, "#F0C48F", 0.9), (1, "#4A2711", 0.6)], 0, 0, 1, 0.2)
    art.box(DIVIDER.adjusted(0.7, 1, -0.7, -1), 4.5, stroke=edge, width=1.2)
    seam = QPainterPath(QPointF(DIVIDER.center().x(), DIVIDER.top() + 9))
    seam.lineTo(DIVIDER.center().x(), DIVIDER.bottom() - 8)
    stitch(art, seam, shade("#F3DDB4", 0.9), 1.6)


def stitch(art: Art, path: QPainterPath, color: QColor, wide: float) -> None:
    """Sew along a path."""
    pen = line(color, wide, rounded=True)
    pen.setDashPattern([7 / wide, 5.5 / wide])
    art.painter.strokePath(path, pen)


def _leather(art: Art, rect: QRectF, radius: float, fill: QGradient, grain: QPixmap, strength: float) -> None:
    art.box(rect, radius, fill=fill)
    painter = art.painter
    painter.save()
    painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    painter.setOpacity(strength)
    painter.drawTiledPixmap(rect, grain)
    painter.restore()


@kept
def _grain(scale: float) -> QPixmap:
    """Return a tile of pebbled leather, which goes on at its edges."""
    wide, high, cell = _TILE.width(), _TILE.height(), 7.0
    rng, pebbles = Random(9), QPainterPath()
    columns, rows = int(wide / cell), int(high / (cell * 0.88))
    for row in range(rows):
        for column in range(columns):
            x = (column + 0.5 * (row % 2)) * wide / columns + rng.uniform(-1.2, 1.2)
            y = row * high / rows + rng.uniform(-1.2, 1.2)
            corners = []
            for k in range(5):
                angle, reach = k * pi / 2.5 + rng.uniform(-0.2, 0.2), cell * 0.4 * rng.uniform(0.75, 1.1)
                corners.append(QPointF(x + reach * cos(angle), y + reach * sin(angle)))
            for dx in (-wide, 0.0, wide):
                for dy in (-high, 0.0, high):
                    pebbles.addPolygon(QPolygonF(corners).translated(dx, dy))
                    pebbles.closeSubpath()

    def paint(art: Art) -> None:
        art.path(pebbles, stroke="#000000", width=0.9)
        art.path(pebbles.translated(-0.7, -0.7), stroke="#FFFFFF", width=0.6)

    return picture(_TILE, scale, paint)
