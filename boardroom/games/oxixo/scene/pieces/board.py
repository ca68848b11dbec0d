"""The board: a walnut band around a plate of maple, painted once and copied."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.oxixo.scene.geometry import ACROSS, EDGE, Compass, Layout
from boardroom.games.oxixo.scene.palette import Woods, woods
from boardroom.games.oxixo.scene.pieces.wood import bend, bevel, diagonal
from boardroom.games.oxixo.tables import SIZE
from boardroom.ui.paint.painting import copy, line, painted, shade
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.style.theme import Theme, font

LineEnd = tuple[Compass, int]  # a side of the board and the file or rank of a line, counted from 0


class Board(QGraphicsItem):
    """Everything that lies still: the board, its shadow, coordinates and the triangles at the ends of the lines."""

    def __init__(self, layout: Layout, theme: Theme) -> None:
        super().__init__()
        self._layout, self._theme = layout, theme
        self.coordinates = True
        self._hidden: frozenset[LineEnd] = frozenset()
        self._drawn: tuple[object, ...] = ()
        self._pixmap = QPixmap()
        self.setZValue(0)

    def restyle(self, layout: Layout, theme: Theme, coordinates: bool) -> None:
        """Change what the board looks like."""
        if (layout, theme, coordinates) != (self._layout, self._theme, self.coordinates):
            self.prepareGeometryChange()
            self._layout, self._theme, self.coordinates = layout, theme, coordinates
            self.update()

    def hide_ends(self, ends: Iterable[LineEnd]) -> None:
        """Leave out the triangles where something else is drawn."""
        hidden = frozenset(ends)
        if hidden != self._hidden:
            self._hidden = hidden
            self.update()

    def boundingRect(self) -> QRectF:
        return self._layout.board.adjusted(-70, -60, 100, 130)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = sharp_scale(painter, widget)
        key = (scale, self._theme, self._layout, self.coordinates)
        if key != self._drawn:
            self._drawn = key
            self._pixmap = painted(self.boundingRect(), scale, self._paint_all)
        copy(painter, self.boundingRect().topLeft(), self._pixmap)
        self._paint_ends(painter)

    def _paint_all(self, painter: QPainter) -> None:
        lay, wood = self._layout, woods(self._theme)
        board = lay.board
        _paint_frame(painter, lay, wood)
        plate = board.adjusted(lay.band, lay.band * ACROSS, -lay.band, -lay.band * ACROSS)
        _paint_plate(painter, plate, wood)
        field = lay.field
        painter.setPen(line(shade(wood.band[1], 0.85), 2))
        painter.setBrush(shade(wood.maple_grain, 0.13))
        painter.drawRoundedRect(field.adjusted(-3, -3, 3, 3), 5, 5)
        painter.setPen(line(shade(wood.maple_line, 0.7), 1.2))
        for i in range(1, SIZE):
            x, y = field.x() + i * lay.pitch, field.y() + i * lay.row
            painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
        if self.coordinates:
            painter.setFont(font(lay.letters, bold=True))
            painter.setPen(shade(wood.band_text))
            for text, at in _coordinates(lay):
                _letter(painter, at, text)

    @property
    def letters(self) -> QPainterPath:
        """Where coordinates are read, which nothing may cross."""
        path, round_it = QPainterPath(), self._layout.letters * 0.85
        for _, at in _coordinates(self._layout) if self.coordinates else ():
            path.addEllipse(at, round_it, round_it)
        return path

    def _paint_ends(self, painter: QPainter) -> None:
        wood = woods(self._theme)
        path = QPainterPath()
        for side in ("south", "west", "east"):
            for i in range(SIZE):
                if (side, i) not in self._hidden:
                    path.addPath(end_triangle(self._layout, side, i, 15, 6, 8))
        painter.fillPath(path, shade(wood.maple_line, 0.6))
        painter.strokePath(path.translated(0.6, 0.8), line(QColor(255, 255, 255, 64), 0.8))


def end_triangle(lay: Layout, side: Compass, index: int, away: float, half: float, deep: float) -> QPainterPath:
    """Return a triangle at the end of a line that points into the board."""
    field = lay.field
    if side in ("south", "north"):
        x = field.x() + (index + 0.5) * lay.pitch
        down = side == "north"  # behind the cubes of the last rank there is less room
        tip = QPointF(x, field.top() - lay.front - away * 0.3) if down else QPointF(x, field.bottom() + away)
        way, across = QPointF(0, -deep if down else deep), QPointF(half, 0)
    else:
        y = lay.centre(index * SIZE).y()
        tip = QPointF(field.left() - away, y) if side == "west" else QPointF(field.right() + away, y)
        way, across = QPointF(-deep if side == "west" else deep, 0), QPointF(0, half)
    path = QPainterPath(tip)
    path.lineTo(tip + way + across)
    path.lineTo(tip + way - across)
    path.closeSubpath()
    return path


class Lamp(QGraphicsItem):
    """The light of a lamp over board and cubes, at night."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self._layout = layout
        self._drawn: tuple[object, ...] = ()
        self._pixmap = QPixmap()
        self.setZValue(25)

    def boundingRect(self) -> QRectF:
        return self._layout.board.adjusted(0, 0, 0, EDGE)

    def relayout(self, layout: Layout) -> None:
        """Shine on another board."""
        self.prepareGeometryChange()
        self._layout = layout

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = sharp_scale(painter, widget)
        if (scale, self._layout) != self._drawn:
            self._drawn = (scale, self._layout)
            self._pixmap = painted(self.boundingRect(), scale, self._paint_light)
        copy(painter, self.boundingRect().topLeft(), self._pixmap)

    def _paint_light(self, painter: QPainter) -> None:
        box = self._layout.board
        light = QRadialGradient(
            QPointF(box.x() + box.width() * 0.36, box.y() + box.height() * 0.3), box.width() * 0.8
        )  # fmt: skip
        for at, color, alpha in ((0.0, "#FFD797", 0.13), (0.55, "#FFD797", 0.0), (0.56, "#000000", 0.0)):
            light.setColorAt(at, shade(color, alpha))
        light.setColorAt(1.0, shade("#000000", 0.2))
        painter.fillPath(rounded(self.boundingRect(), 18), light)


def paint_ground(painter: QPainter, rect: QRectF, middle: QPointF, theme: Theme) -> None:
    """Paint the table that the board lies on, as far as it is seen."""
    lamp, dark = woods(theme).lamp, theme.dark
    light = QRadialGradient(middle + (QPointF(-60, -90) if dark else QPointF(-140, -190)), 640 if dark else 720)
    for at, color in zip((0.0, 0.5 if dark else 0.55, 1.0), lamp, strict=True):
        light.setColorAt(at, shade(color))
    painter.fillRect(rect, light)


def _coordinates(lay: Layout) -> Iterator[tuple[str, QPointF]]:
    """Go through the names of files and ranks, and where each stands on the band."""
    board = lay.board
    for i in range(SIZE):
        yield "abcde"[i], QPointF(lay.field.x() + (i + 0.5) * lay.pitch, board.bottom() - lay.band * ACROSS / 2)
        yield str(i + 1), QPointF(board.x() + lay.band / 2, lay.centre(i * SIZE).y())


def _letter(painter: QPainter, middle: QPointF, text: str) -> None:
    painter.drawText(QRectF(middle.x() - 20, middle.y() - 20, 40, 40), Qt.AlignmentFlag.AlignCenter, text)


def _paint_frame(painter: QPainter, lay: Layout, wood: Woods) -> None:
    """Paint the board's shadow, its front edge and its mitred band."""
    board, strength = lay.board, wood.shadow_strength
    far = rounded(QRectF(board.x() + 14, board.y() + 34, board.width() + 4, board.height()), 24)
    near = rounded(QRectF(board.x() + 3, board.y() + 14, board.width(), board.height() + 6), 20)
    paint_blurred(painter, far, shade(wood.shadow, 0.30 * strength), 26, QPointF())
    paint_blurred(painter, near, shade(wood.shadow, 0.42 * strength), 8, QPointF())
    edge = QLinearGradient(0, board.y() + 6, 0, board.bottom() + EDGE)
    edge.setColorAt(0, shade(wood.band[1]))
    edge.setColorAt(1, shade(wood.dark))
    painter.fillPath(rounded(board.adjusted(0, 6, 0, EDGE), 18), edge)
    painter.fillPath(rounded(board, 18), diagonal(tuple(shade(color) for color in wood.band)))
    rng, wide, tall = Random(77), lay.band, lay.band * ACROSS
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(shade(wood.dark, 0.26), 1))
    for t in (0.2, 0.36, 0.55, 0.7, 0.86):
        w = rng.uniform(-0.6, 0.6)
        x, y = wide * t + w, tall * t + w
        painter.drawRoundedRect(board.adjusted(x, y, -x, -y), 18 - 11 * t, 18 - 11 * t)
    painter.setPen(line(shade(wood.dark, 0.6), 1.2))
    inner = board.adjusted(4, 4, -4, -4)
    for corner, x, y in (
        (inner.topLeft(), 1, 1),
        (inner.topRight(), -1, 1),
        (inner.bottomLeft(), 1, -1),
        (inner.bottomRight(), -1, -1),
    ):
        painter.drawLine(corner, corner + QPointF(x * wide * 0.84, y * tall * 0.84))
    lit = board.adjusted(1, 1, -1, -1)
    painter.setPen(line(bevel(lit, wood), 2))
    painter.drawRoundedRect(lit, 17, 17)


def _paint_plate(painter: QPainter, plate: QRectF, wood: Woods) -> None:
    """Paint the maple inside the band, with its grain and the band's shadow on it."""
    painter.setPen(line(shade(wood.dark, 0.55), 1.2))
    painter.setBrush(diagonal(tuple(shade(color) for color in wood.maple)))
    painter.drawRoundedRect(plate, 7, 7)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rng = Random(12)
    dark: list[QLineF] = []
    pale: list[QLineF] = []
    left, width, y = plate.x(), plate.width(), plate.y() + 3
    while y < plate.bottom():
        a = [rng.uniform(-3.5, 3.5) for _ in range(4)]
        lines = pale if rng.random() < 0.35 else dark
        middle, before = QPointF(left + width * 0.5, y + a[2]), QPointF(left + width * 0.35, y + a[1])
        start, end = QPointF(left - 2, y), QPointF(left + width + 2, y + a[0])
        lines += bend(start, QPointF(left + width * 0.2, y + a[0]), before, middle, pieces=16)
        lines += bend(middle, middle * 2 - before, QPointF(left + width * 0.8, y + a[3]), end, pieces=16)
        y += rng.uniform(5, 13)
    painter.save()
    painter.setClipPath(rounded(plate, 7))
    painter.setPen(line(shade(wood.maple_grain, 0.16), 1.1))
    painter.drawLines(dark)
    painter.setPen(line(shade("#FFFFFF", wood.maple_light), 2.2))
    painter.drawLines(pale)
    rim = QPainterPath()
    rim.addRect(QRectF(plate.x() - 3, plate.y() - 1.5, plate.width() + 3, 5))
    rim.addRect(QRectF(plate.x() - 1.5, plate.y() - 3, 5, plate.height() + 3))
    rim.setFillRule(Qt.FillRule.WindingFill)
    paint_blurred(painter, rim, shade(wood.shadow, 0.5), 2, QPointF())
    painter.restore()
