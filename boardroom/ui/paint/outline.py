"""Shapes written as text: the part of SVG's path language that our drawings use."""

from __future__ import annotations

from functools import cache
from math import atan2, cos, degrees, hypot, radians, sin, sqrt
from re import compile as pattern

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

_WORD = pattern(r"[MLHVCSAZmlhvcsaz]|-?(?:\d+\.?\d*|\.\d+)")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}


@cache
def outline(text: str) -> QPainterPath:
    """Return the path that a text such as "M4 4h12l-6 8z" describes. Arcs are of circles only."""
    path = QPainterPath()
    words = _WORD.findall(text)
    i = 0
    command = "M"
    while i < len(words):
        if words[i].isalpha():
            command = words[i]
            i += 1
        count = _ARGUMENTS[command.upper()]
        numbers = [float(word) for word in words[i : i + count]]
        i += count
        _draw(path, command, numbers)
        if command in "Mm":
            command = "L" if command == "M" else "l"  # further pairs are lines
    return path


def _draw(path: QPainterPath, command: str, numbers: list[float]) -> None:
    now = path.currentPosition()
    base = now if command.islower() else QPointF()
    match command.upper():
        case "M":
            path.moveTo(base + QPointF(*numbers))
        case "L":
            path.lineTo(base + QPointF(*numbers))
        case "H":
            path.lineTo(base.x() + numbers[0], now.y())
        case "V":
            path.lineTo(now.x(), base.y() + numbers[0])
        case "C":
            pairs = zip(numbers[::2], numbers[1::2], strict=True)
            path.cubicTo(*(base + QPointF(x, y) for x, y in pairs))
        case "S":  # the first handle mirrors the last one of the curve before
            last = path.elementAt(path.elementCount() - 2)
            mirrored = QPointF(2 * now.x() - last.x, 2 * now.y() - last.y)
            path.cubicTo(mirrored, base + QPointF(*numbers[:2]), base + QPointF(*numbers[2:]))
        case "A":
            _arc(path, numbers[0], bool(numbers[3]), bool(numbers[4]), base + QPointF(numbers[5], numbers[6]))
        case _:
            path.closeSubpath()


def _arc(path: QPainterPath, radius: float, large: bool, sweep: bool, end: QPointF) -> None:
    """Draw a part of a circle to a point: find the centre that lies on the asked side."""
    start = path.currentPosition()
    dx, dy = end.x() - start.x(), end.y() - start.y()
    chord = hypot(dx, dy)
    if chord == 0:
        return
    radius = max(radius, chord / 2)
    height = sqrt(max(0.0, radius * radius - chord * chord / 4)) * (1 if large == sweep else -1)
    cx, cy = (start.x() + end.x()) / 2 + height * dy / chord, (start.y() + end.y()) / 2 - height * dx / chord
    first = degrees(atan2(cy - start.y(), start.x() - cx))
    last = degrees(atan2(cy - end.y(), end.x() - cx))
    turn = (first - last) % 360 if sweep else (last - first) % 360
    box = QRectF(cx - radius, cy - radius, 2 * radius, 2 * radius)
    path.arcTo(box, first, -turn if sweep else turn)


def circle(x: float, y: float, radius: float) -> QPainterPath:
    """Return a circle."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """Return a closed shape with straight sides."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> QPainterPath:
    """Return a star with its first point up."""
    corners = []
    for i in range(2 * points):
        radius, angle = (outer, inner)[i % 2], radians(180 / points * i)
        corners.append((x + radius * sin(angle), y - radius * cos(angle)))
    return polygon(*corners)
