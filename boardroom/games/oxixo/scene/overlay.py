"""What is drawn over the cubes: where one can push, what a push would do, what was pushed last, and advice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.oxixo.scene.board import end_triangle
from boardroom.games.oxixo.scene.geometry import TOWARDS, Compass, Layout, entry_side
from boardroom.games.oxixo.scene.palette import shade, woods
from boardroom.games.oxixo.scene.wood import diagonal, line
from boardroom.games.oxixo.tables import SIZE
from boardroom.ui.painting import copy, device_scale, painted, stroked
from boardroom.ui.shadows import paint_blurred
from boardroom.ui.theme import Theme

_ARROW = ((-18, -8.5), (-1, -8.5), (-1, -18), (20, 0), (-1, 18), (-1, 8.5), (-18, 8.5))
_TURN: dict[Compass, float] = {"west": 0, "north": 90, "east": 180, "south": -90}  # the way in from each side
_HALF = 46.0  # of an arrow's picture


def line_index(cell: int, side: Compass) -> int:
    """Return the file or rank of the line that a cube enters from a side."""
    rank, file = divmod(cell, SIZE)
    return file if side in ("north", "south") else rank


def arrow_place(layout: Layout, entry: int, side: Compass) -> QPointF:
    """Return the middle of the arrow at a way in."""
    middle, field, apron = layout.centre(entry), layout.field, layout.apron
    return {
        "north": QPointF(middle.x(), layout.face(entry).top() - apron * 0.66),
        "south": QPointF(middle.x(), field.bottom() + apron * 0.52),
        "west": QPointF(field.left() - apron * 0.64, middle.y()),
        "east": QPointF(field.right() + apron * 0.64, middle.y()),
    }[side]


@lru_cache(maxsize=32)
def _arrow_picture(theme: Theme, side: Compass, hot: bool, scale: float) -> QPixmap:
    wood, size = woods(theme), 1.18 if hot else 1.0
    turned = QTransform().rotate(_TURN[side]).scale(size, size)
    shape = QPainterPath()
    shape.addPolygon(turned.map(QPolygonF([QPointF(x, y) for x, y in _ARROW])))
    shape.closeSubpath()

    def fat(width: float, color: QColor, painter: QPainter) -> None:
        painter.setBrush(color)
        painter.setPen(line(color, width, rounded=True))
        painter.drawPath(shape)

    def paint(painter: QPainter) -> None:
        if hot:
            glow = QPainterPath()
            glow.addEllipse(QPointF(), 36, 36)
            paint_blurred(painter, glow, theme.color("act", 0.32), 4, QPointF())
        shadow = shape + stroked(shape, 9)
        shadow.setFillRule(Qt.FillRule.WindingFill)
        paint_blurred(painter, shadow, shade(wood.shadow, 0.5), 2, QPointF(2, 5))
        fat(11 * size, theme.color("panel"), painter)
        fat(5.5 * size, shade(wood.enamel[1]), painter)
        colors = (shade(wood.enamel[0]), theme.color("act"), shade(wood.enamel[1]))
        painter.translate(-0.4, -0.6)
        enamel = diagonal(colors, shape.boundingRect())
        painter.setBrush(enamel)
        painter.setPen(line(enamel, 3 * size, rounded=True))
        painter.drawPath(shape)

    return painted(QRectF(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF), scale, paint)


class Arrow(QGraphicsItem):
    """A way in for the lifted cube."""

    def __init__(self, layout: Layout, theme: Theme, origin: int, entry: int) -> None:
        super().__init__()
        self.entry, self.side = entry, entry_side(origin, entry)
        self._theme, self._hot = theme, False
        self.setPos(arrow_place(layout, entry, self.side))
        self.setZValue(40)
        # Whoever drops a cube on the end of the line, or near its arrow, means the same.
        self.zone = layout.face(entry).united(QRectF(self.pos() - QPointF(30, 30), self.pos() + QPointF(30, 30)))
        outward = QPointF(*TOWARDS[self.side]) * 40
        self.zone = self.zone.united(self.zone.translated(outward))

    def heat(self, hot: bool) -> None:
        """Show whether this is the way in that is being looked at."""
        if hot != self._hot:
            self._hot = hot
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pixmap = _arrow_picture(self._theme, self.side, self._hot, device_scale(painter))
        copy(painter, QPointF(-_HALF, -_HALF), pixmap, sharp=False)


class Overlay(QGraphicsItem):
    """Something drawn over the whole table; what exactly is a path or two that change now and then."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setVisible(False)
        self._strokes: list[tuple[QPainterPath, QColor, float, bool]] = []  # path, colour, width, filled
        self._box = QRectF()

    def clear(self) -> None:
        """Draw nothing."""
        self._strokes = []
        self.setVisible(False)

    def draw(self, strokes: Sequence[tuple[QPainterPath, QColor, float, bool]]) -> None:
        """Draw these lines, in this order."""
        self.prepareGeometryChange()
        self._strokes = list(strokes)
        self._box = QRectF()
        for path, _color, width, _filled in self._strokes:
            self._box = self._box.united(path.boundingRect().adjusted(-width, -width, width, width))
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for path, color, width, filled in self._strokes:
            painter.setBrush(color if filled else Qt.BrushStyle.NoBrush)
            painter.setPen(line(color, width, rounded=True) if width else Qt.PenStyle.NoPen)
            painter.drawPath(path)


def draw_ghost(overlay: Overlay, layout: Layout, theme: Theme, origin: int, entry: int, bad: bool) -> None:
    """Frame the line that a push would move, with a chevron in every gap that it crosses."""
    side = entry_side(origin, entry)
    frame = QPainterPath()
    frame.addRoundedRect(layout.face(origin).united(layout.face(entry)).adjusted(-4, -4, 4, 4), 12, 12)
    color = theme.color("danger" if bad else "act")
    strokes = [(frame, theme.color("panel", 0.9), 6.0, False), (frame, color, 3.0, False)]
    chevrons = QPainterPath()
    for first, second in pairs(origin, entry):
        chevrons.addPath(chevron((layout.centre(first) + layout.centre(second)) / 2, side))
    strokes += [(chevrons, theme.color("panel"), 8.5, False), (chevrons, color, 4.0, False)]
    overlay.draw(strokes)


def pairs(origin: int, entry: int) -> list[tuple[int, int]]:
    """Return the neighbours along a line, from its gap to the end where the cube goes in."""
    step = 1 if abs(entry - origin) < SIZE else SIZE
    cells = list(range(origin, entry + (1 if entry > origin else -1), step if entry > origin else -step))
    return list(pairwise(cells))


def chevron(middle: QPointF, side: Compass) -> QPainterPath:
    """Return a chevron that points away from the side that a cube enters from."""
    turned = QTransform().translate(middle.x(), middle.y()).rotate(_TURN[side])
    path = QPainterPath(turned.map(QPointF(-4, -9)))
    path.lineTo(turned.map(QPointF(4, 0)))
    path.lineTo(turned.map(QPointF(-4, 9)))
    return path


def draw_last(brackets: Overlay, triangle: Overlay, layout: Layout, theme: Theme, origin: int, entry: int) -> None:
    """Mark the cube that went in last with corners, and its way in with a triangle."""
    wood, box = woods(theme), layout.face(entry).adjusted(-3, -3, 3, 3)
    long, r = 16.0 + 3, 10.0 + 3
    path = QPainterPath()
    for x, y, h, v in (
        (box.left(), box.top(), 1, 1),
        (box.right(), box.top(), -1, 1),
        (box.right(), box.bottom(), -1, -1),
        (box.left(), box.bottom(), 1, -1),
    ):
        path.moveTo(x, y + v * long)
        path.lineTo(x, y + v * r)
        path.quadTo(x, y, x + h * r, y)
        path.lineTo(x + h * long, y)
    brackets.draw([(path, shade(wood.dark, 0.5), 6, False), (path, shade(wood.amber), 3.5, False)])
    side = entry_side(origin, entry)
    mark = end_triangle(layout, side, line_index(entry, side), 12, 9, 12)
    triangle.draw([(mark, theme.color("look"), 3, True)])


def draw_focus(overlay: Overlay, box: QRectF, theme: Theme, radius: float = 14) -> None:
    """Draw a ring around what the keyboard would act on."""
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(-6, -6, 6, 6), radius, radius)
    overlay.draw([(path, theme.color("panel"), 8, False), (path, theme.color("act"), 4, False)])
