"""What is drawn on the felt for a choice: where a piece can go, how it gets there, and the line that would come."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from boardroom.games.phoenix.scene.geometry import (
    CUBE_FOOT,
    FAR,
    GHOST,
    GHOST_SIZE,
    LEDGE_LEFT,
    LEDGE_WIDE,
    LEDGES,
    NEAR,
    PITCH,
    beyond,
    column,
    cube_x,
    larger,
    ledge_front,
)
from boardroom.games.phoenix.scene.palette import (
    ACT,
    ACT_BRIGHT,
    ACT_DEEP,
    IVORY,
    IVORY_INK,
    LIGHTS,
    LOOK,
    MUTED,
    ON_ACT,
    white,
)
from boardroom.games.phoenix.scene.pieces.brush import across, pen, within, write
from boardroom.games.phoenix.scene.pieces.cards import head
from boardroom.games.phoenix.scene.pieces.cubes import paint_small_cube
from boardroom.games.phoenix.scene.pieces.pawns import paint_ghost
from boardroom.ui.paint.painting import shade, stroked
from boardroom.ui.paint.shadows import paint_blurred, rounded

Way = tuple[QPainterPath, QPainterPath]  # an arrow: its shaft, and its heads


def _ellipse(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, ry)
    return path


def paint_spill(painter: QPainter, cubes: str, text: float) -> None:
    """Let the ledges catch the light of the cubes on the edges that face them."""
    if not cubes:
        return
    x, wide = LEDGE_LEFT, LEDGE_WIDE
    stops = [((cube_x(i) - x) / wide, white(LIGHTS[colour], 0.3)) for i, colour in enumerate(cubes)]
    light = across([(at, shade(color, 0.85)) for at, color in stops], QPointF(x, 0), QPointF(x + wide, 0))
    painter.setPen(pen(light, 1.5))
    near, far = LEDGES[NEAR] + 0.7, LEDGES[FAR] + 30.4 + ledge_front(text)
    for y in (near, far):
        painter.drawLine(QPointF(x + 11, y), QPointF(x + wide - 11, y))
    soft = across([(at, shade(color, 0.1)) for at, color in stops], QPointF(x, 0), QPointF(x + wide, 0))
    painter.fillPath(rounded(QRectF(x + 2, LEDGES[NEAR], wide - 4, 16), 10), soft)


def paint_run(painter: QPainter, side: int, first: int, last: int, given: int, numbers: bool, text: float) -> None:
    """Paint a run as an ivory capsule that ends in its points."""
    y, x1, x2 = LEDGES[side] + 31.5, column(first) - 18, column(last) + 12
    high, end, size = ledge_front(text) - 1, 29 + 6 * (text - 1), 12 * text
    base = y + high / 2 + 4.5 * text
    painter.setBrush(QColor("#3B3441"))
    painter.setPen(pen("#CFC4B4", 1.2))
    painter.drawPath(rounded(QRectF(x1, y, x2 - x1 + 3 + end, high), high / 2))
    painter.fillPath(rounded(QRectF(x2 + 3, y, end, high), high / 2), QColor(IVORY))
    write(painter, x2 + 3 + end / 2, base, f"+{given}", size, IVORY_INK, 0.5, bold=True, most=end - 3)
    if numbers:
        for place in range(first, last + 1):
            write(painter, column(place), base, str(place + 1), size, "#F3EADB", 0.5, bold=True)


def paint_last(painter: QPainter, marks: Sequence[tuple[int, float]], cubes: Sequence[int]) -> None:
    """Ring what moved last: places on ledges, and cubes."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for side, place in marks:
        ring = _ellipse(column(place), LEDGES[side] + 15, 27, 11)
        paint_blurred(painter, stroked(ring, 4), shade(LOOK, 0.5), 3, QPointF())
        painter.strokePath(_ellipse(column(place), LEDGES[side] + 15, 26, 10), pen(LOOK, 2))
    for place in cubes:
        ring = _ellipse(cube_x(place), CUBE_FOOT + 1, 46, 10)
        paint_blurred(painter, stroked(ring, 4), shade(LOOK, 0.6), 3, QPointF())
        painter.strokePath(ring, pen(LOOK, 2.2))


def paint_targets(painter: QPainter, side: int, targets: Sequence[int], hot: int) -> None:
    """Light the places of a line that a pawn can go to."""
    y = LEDGES[side]
    for place in targets:
        x, strong = column(place), place == hot
        beam = QPolygonF(
            [QPointF(x - 26, y + 15), QPointF(x - 17, y - 92), QPointF(x + 17, y - 92), QPointF(x + 26, y + 15)]
        )
        path = QPainterPath()
        path.addPolygon(beam)
        light = ((0, shade(ACT, 0)), (1, shade(ACT, 0.62 if strong else 0.34)))
        painter.fillPath(path, within(path.boundingRect(), light, 0, 0, 0, 1))
        ring = _ellipse(x, y + 15, 27, 11)
        painter.fillPath(ring, shade(ACT, 0.55 if strong else 0.25))
        paint_blurred(painter, stroked(ring, 6), shade(ACT, 0.8 if strong else 0.4), 3.5, QPointF())
        painter.strokePath(ring, pen(ACT_BRIGHT if strong else ACT, 2.4))


def paint_pills(painter: QPainter, side: int, places: Sequence[int], hot: int, text: float) -> None:
    """Number the places that can be chosen."""
    high, wide, size = ledge_front(text) + 0.5, 28 + 10 * (text - 1), 12 * text
    for place in places:
        strong, y = place == hot, LEDGES[side]
        painter.setBrush(QColor(ACT if strong else ACT_DEEP))
        painter.setPen(pen(ACT_BRIGHT if strong else ACT, 1.5))
        painter.drawPath(rounded(QRectF(column(place) - wide / 2, y + 30.75, wide, high), high / 2))
        ink, base = ON_ACT if strong else ACT_BRIGHT, y + 30.75 + high / 2 + 4.5 * text
        write(painter, column(place), base, str(place + 1), size, ink, 0.5, bold=True)


def hop(start: QPointF, end: QPointF, top: float, both: bool = False) -> Way:
    """Return the way of a piece over the others; both: two pieces change places."""
    dx = end.x() - start.x()
    shaft = QPainterPath(start)
    shaft.cubicTo(QPointF(start.x() + dx * 0.2, top), QPointF(end.x() - dx * 0.14, top), end)
    heads = head(end.x(), end.y() + 3, degrees(atan2(end.y() - top, dx * 0.16)), 8)
    if both:
        heads.addPath(head(start.x(), start.y() + 3, degrees(atan2(start.y() - top, -dx * 0.2)), 8))
    return shaft, heads


def hop_across(start: QPointF, end: QPointF, aside: float) -> Way:
    """Return the way of a pawn straight across, bowed to one side."""
    shaft = QPainterPath(start)
    way = (end.y() - start.y()) / 3
    shaft.cubicTo(QPointF(start.x() + aside, start.y() + way), QPointF(end.x() + aside, end.y() - way), end)
    return shaft, head(end.x(), end.y(), degrees(atan2(way, -aside)), 8)


def paint_hop(painter: QPainter, way: Way, hot: bool) -> None:
    """Draw a way that can be gone, or that is being looked at."""
    shaft, heads = way
    color, width = (QColor(ACT_BRIGHT), 2.4) if hot else (shade(ACT_BRIGHT, 0.75), 2.0)
    for path in way:
        painter.strokePath(path, pen(shade("#0E1F1A", 0.5), width + 2.6))
    painter.strokePath(shaft, pen(color, width, (7.0, 6.0) if hot else (1.0, 7.0)))
    painter.strokePath(heads, pen(color, width))


def paint_chevrons(painter: QPainter, side: int, origin: int, target: int) -> None:
    """Show in the gaps that the pawns between shift towards the place that was left."""
    step = 1 if target > origin else -1
    for place in range(origin + step, target + step, step):
        x, y = column(place) - step * PITCH / 2, LEDGES[side] + 15
        path = QPainterPath(QPointF(x + 2.7 * step, y - 4.5))
        path.lineTo(x - 2.8 * step, y)
        path.lineTo(x + 2.7 * step, y + 4.5)
        painter.strokePath(path, pen("#0E1F1A", 5))
        painter.strokePath(path, pen(ACT_BRIGHT, 2.4))


def paint_ghost_line(
    painter: QPainter,
    line: str,
    changed: Sequence[int],
    sorted_now: bool,
    base: float = GHOST,
    size: float = GHOST_SIZE,
) -> None:
    """Paint the line that would come, with a ribbon in its colours."""
    for place, colour in enumerate(line):
        paint_ghost(painter, colour, QPointF(column(place), base), size, place in changed or sorted_now)
    x0, x1 = column(0) - 20, column(len(line) - 1) + 20
    stops = []
    for place, colour in enumerate(line):
        x = column(place)
        stops += [
            ((x - 22 - x0) / (x1 - x0), QColor(LIGHTS[colour])),
            ((x + 22 - x0) / (x1 - x0), QColor(LIGHTS[colour])),
        ]
    ribbon = QRectF(x0, base + 14 * size, x1 - x0, 7 * size)
    painter.fillPath(rounded(ribbon, 2), within(ribbon, stops, 0, 0, 1, 0))


def paint_ghost_cubes(painter: QPainter, cubes: str, changed: Sequence[int]) -> None:
    """Paint the row of cubes that would come."""
    for place, colour in enumerate(cubes):
        paint_small_cube(painter, colour, QPointF(cube_x(place), GHOST - 12), 27, place in changed)


def paint_words(painter: QPainter, what: str, how: str, praise: str, text: float) -> None:
    """Say beside the foreseen line what was done and how, and where it would be sorted that it is."""
    more, wider = larger(text), beyond(text)
    most, upper, lower = 102 + 26 * more + 192 * wider, GHOST - 16 - 2 * more - 14 * wider, GHOST + 2 + 14 * more
    left, right = 40 - 8 * more - 228 * wider, 826 - 24 * more + 40 * wider
    write(painter, left, upper, what, 14 * text, MUTED, most=most)
    write(painter, left, lower, how, 14 * text, ACT_BRIGHT, bold=True, most=most)
    write(painter, right, lower, praise, 14 * text, ACT_BRIGHT, bold=True, most=most)
