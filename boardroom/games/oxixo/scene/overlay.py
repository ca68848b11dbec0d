"""What is drawn over the cubes: where one can push, what a push would do, what was pushed last, and advice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.oxixo.scene.board import end_triangle
from boardroom.games.oxixo.scene.geometry import EDGE, HOME, TOWARDS, Compass, Layout, entry_side
from boardroom.games.oxixo.scene.palette import shade, woods
from boardroom.games.oxixo.scene.wood import device_scale, diagonal, line, picture, stroked
from boardroom.games.oxixo.tables import SIZE
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

    return picture(QRectF(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF), scale, paint)


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
        painter.drawPixmap(QPointF(-_HALF, -_HALF), pixmap)


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


def draw_hint(overlay: Overlay, layout: Layout, theme: Theme, origin: int, entry: int) -> None:
    """Draw the way of a cube from its place around the board to where it should go in."""
    side = entry_side(origin, entry)
    points = _way_round(layout, origin, entry, side)
    inward = -QPointF(*TOWARDS[side])
    tip = points[-1]
    neck = tip - inward * 22
    shaft = _rounded([*points[:-1], neck], 14)
    across = QPointF(-inward.y(), inward.x())
    head = QPainterPath(tip)
    head.lineTo(neck + across * 15)
    head.lineTo(neck - across * 15)
    head.closeSubpath()
    start = QPainterPath()
    start.addEllipse(points[0], 9, 9)
    ring = QPainterPath()
    ring.addRoundedRect(layout.face(origin).adjusted(1, 1, -1, -1), 10, 10)
    halo = shade(woods(theme).dark, 0.6) if theme.dark else theme.color("panel", 0.95)
    act = theme.color("act")
    chevrons = QPainterPath()
    for first, second in pairs(origin, entry):
        chevrons.addPath(chevron((layout.centre(first) + layout.centre(second)) / 2, side))
    overlay.draw(
        [
            (ring, halo, 6, False), (ring, act, 3, False), (chevrons, halo, 7, False), (chevrons, act, 4, False),
            (shaft, halo, 12, False), (head, halo, 8, True), (start, halo, 5, True),
            (shaft, act, 7, False), (head, act, 3, True), (start, act, 0, True),
        ]
    )  # fmt: skip


def _way_round(layout: Layout, origin: int, entry: int, side: Compass) -> list[QPointF]:
    """Return the corners of a way from a cube off the board, around it and in at the other end."""
    box = layout.board.adjusted(0, 0, 0, EDGE)
    box = box.adjusted(-layout.around, -layout.around, layout.around, layout.around).intersected(
        HOME.adjusted(5, 5, -5, -5)
    )
    start, end = layout.centre(origin), layout.centre(entry)
    face = layout.face(entry)
    tips: dict[Compass, QPointF] = {
        "north": QPointF(end.x(), face.top() - 3),
        "south": QPointF(end.x(), layout.field.bottom() - 2),
        "west": QPointF(face.left() - 3, end.y()),
        "east": QPointF(face.right() + 3, end.y()),
    }
    tip = tips[side]
    rank, file = divmod(origin, SIZE)
    exits: list[Compass] = []  # the sides of the board that the cube lies at
    if file in (0, SIZE - 1):
        exits.append("west" if file == 0 else "east")
    if rank in (0, SIZE - 1):
        exits.append("south" if rank == 0 else "north")

    def to_side(point: QPointF, at: Compass) -> QPointF:
        """Return the point on the way around the board that lies beside a point."""
        return {
            "north": QPointF(point.x(), box.top()),
            "south": QPointF(point.x(), box.bottom()),
            "west": QPointF(box.left(), point.y()),
            "east": QPointF(box.right(), point.y()),
        }[at]

    ways = []
    for leave in exits:
        first, last = to_side(start, leave), to_side(tip, side)
        for corners in _corners(box, leave, side):
            way = [start, first, *corners, last, tip]
            ways.append((sum(hypot(b.x() - a.x(), b.y() - a.y()) for a, b in pairwise(way)), way))
    return min(ways, key=lambda pair: pair[0])[1]


def _corners(box: QRectF, leave: Compass, enter: Compass) -> list[list[QPointF]]:
    """Return the corners of the box on the ways from one of its sides to another, both ways round."""
    order: list[Compass] = ["north", "east", "south", "west"]
    after = [box.topRight(), box.bottomRight(), box.bottomLeft(), box.topLeft()]  # the corner after each side
    i, j = order.index(leave), order.index(enter)
    clockwise = [after[(i + k) % 4] for k in range((j - i) % 4)]
    back = [after[(i - 1 - k) % 4] for k in range((i - j) % 4)]
    return [clockwise, back] if i != j else [[]]


def _rounded(points: list[QPointF], radius: float) -> QPainterPath:
    """Return a line through points with its corners rounded."""
    path = QPainterPath(points[0])
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        path.lineTo(_near(corner, before, radius))
        path.quadTo(corner, _near(corner, after, radius))
    path.lineTo(points[-1])
    return path


def _near(start: QPointF, end: QPointF, distance: float) -> QPointF:
    way = end - start
    length = hypot(way.x(), way.y())
    return start + way * (min(distance, length / 2) / length) if length else start
