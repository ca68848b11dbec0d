"""Advice over the table: the way of a cube that would be better, and quietly the one that was taken instead."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from boardroom.games.oxixo.scene.geometry import EDGE, HOME, TOWARDS, Compass, Layout, chevron, entry_side, pairs
from boardroom.games.oxixo.scene.palette import woods
from boardroom.games.oxixo.tables import SIZE
from boardroom.ui.paint.painting import shade
from boardroom.ui.style.theme import Theme
from boardroom.ui.table.overlay_lines import Stroke, Strokes


def draw_hint(strokes: Strokes, layout: Layout, theme: Theme, origin: int, entry: int, spared: QPainterPath) -> None:
    """Draw the way of a cube from its place around the board to where it should go in."""
    side = entry_side(origin, entry)
    points = _way_round(layout, origin, entry, side)
    head, neck = _head(points[-1], side, 22, 15)
    shaft = _rounded([*points[:-1], neck], 14)
    start = QPainterPath()
    start.addEllipse(points[0], 9, 9)
    ring = QPainterPath()
    ring.addRoundedRect(layout.face(origin).adjusted(1, 1, -1, -1), 10, 10)
    halo = shade(woods(theme).dark, 0.6) if theme.dark else theme.color("panel", 0.95)
    act = theme.color("act")
    chevrons = QPainterPath()
    for first, second in pairs(origin, entry):
        chevrons.addPath(chevron((layout.centre(first) + layout.centre(second)) / 2, side))
    strokes.draw(
        [
            Stroke(ring, halo, 6), Stroke(ring, act, 3), Stroke(chevrons, halo, 7), Stroke(chevrons, act, 4),
            Stroke(shaft, halo, 12), Stroke(head, halo, 8, filled=True), Stroke(start, halo, 5, filled=True),
            Stroke(shaft, act, 7), Stroke(head, act, 3, filled=True), Stroke(start, act),
        ],
        spared,
    )  # fmt: skip


def draw_recall(strokes: Strokes, layout: Layout, theme: Theme, origin: int, entry: int, spared: QPainterPath) -> None:
    """Draw a move that was made: dots around its cube, and a dotted arrow where it went in."""
    side = entry_side(origin, entry)
    head, neck = _head(_tip(layout, entry, side), side, 17, 12)
    shaft = QPainterPath(neck)
    shaft.lineTo(neck + QPointF(*TOWARDS[side]) * 46)
    ring = QPainterPath()
    ring.addRoundedRect(layout.face(origin).adjusted(4, 4, -4, -4), 8, 8)
    halo = shade(woods(theme).dark, 0.6) if theme.dark else theme.color("panel", 0.95)
    look = theme.color("look")
    dots, around = _dotted(shaft, 5), _dotted(ring, 3.5)
    strokes.draw(
        [Stroke(path, halo, 5, filled=True) for path in (around, dots, head)]
        + [Stroke(path, look, 1.5, filled=True) for path in (around, dots, head)],
        spared,
    )


def _dotted(path: QPainterPath, width: float) -> QPainterPath:
    """Return dots along a path."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setDashPattern([0.01, 2.2])
    return stroker.createStroke(path)


def _head(tip: QPointF, side: Compass, long: float, half: float) -> tuple[QPainterPath, QPointF]:
    """Return an arrowhead that points into the board from a side, and where its shaft begins."""
    outward = QPointF(*TOWARDS[side])
    neck, across = tip + outward * long, QPointF(outward.y(), outward.x()) * half
    path = QPainterPath(tip)
    path.lineTo(neck + across)
    path.lineTo(neck - across)
    path.closeSubpath()
    return path, neck


def _tip(layout: Layout, entry: int, side: Compass) -> QPointF:
    """Return where an arrow into the board ends: at the cube that it would push."""
    end, face = layout.centre(entry), layout.face(entry)
    return {
        "north": QPointF(end.x(), face.top() - 3),
        "south": QPointF(end.x(), layout.field.bottom() - 2),
        "west": QPointF(face.left() - 3, end.y()),
        "east": QPointF(face.right() + 3, end.y()),
    }[side]


def _way_round(layout: Layout, origin: int, entry: int, side: Compass) -> list[QPointF]:
    """Return the corners of a way from a cube off the board, around it and in at the other end."""
    box = layout.board.adjusted(0, 0, 0, EDGE)
    box = box.adjusted(-layout.around, -layout.around, layout.around, layout.around).intersected(
        HOME.adjusted(5, 5, -5, -5)
    )
    start = layout.centre(origin)
    tip = _tip(layout, entry, side)
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
