"""Painting in the units of a tile: lines with dashes, polygons, and shadows of upright things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from boardroom.ui.paint.outline import polygon
from boardroom.ui.paint.painting import Art, Paint, line, shade

Point = tuple[float, float]
SHADOW: Final = "#160E05"


def dashed(
    art: Art, path: QPainterPath, paint: Paint, width: float, dashes: Sequence[float] = (), offset: float = 0.0
) -> None:
    """Draw along a path; dashes and offset are lengths, not parts of the line's width."""
    pen = line(paint, width)
    if dashes:
        pen.setDashPattern([dash / width for dash in dashes])
        pen.setDashOffset(offset / width)
    art.painter.strokePath(path, pen)


def straight(art: Art, a: Point, b: Point, paint: Paint, width: float, rounded: bool = False) -> None:
    """Draw a straight line."""
    path = QPainterPath(QPointF(*a))
    path.lineTo(QPointF(*b))
    art.path(path, stroke=paint, width=width, rounded=rounded)


def shape(art: Art, points: Sequence[Point], fill: Paint, stroke: Paint | None = None, width: float = 1.0) -> None:
    """Fill a polygon."""
    art.path(polygon(*points), fill=fill, stroke=stroke, width=width, rounded=True)


def hull(points: Sequence[Point]) -> list[Point]:
    """Return the smallest convex outline around points."""
    ordered = sorted(set(points))
    return _half(ordered) + _half(ordered[::-1])


def _half(points: Sequence[Point]) -> list[Point]:
    kept: list[Point] = []
    for x, y in points:
        while len(kept) > 1:
            (ax, ay), (bx, by) = kept[-2], kept[-1]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            kept.pop()
        kept.append((x, y))
    return kept[:-1]


def cast(art: Art, points: Sequence[Point], dx: float, dy: float, alpha: float = 0.3) -> None:
    """Draw the shadow that something standing on these corners casts."""
    outline = hull([*points, *((x + dx, y + dy) for x, y in points)])
    shape(art, outline, shade(SHADOW, alpha), shade(SHADOW, alpha * 0.4), 1.6)


def corners(x: float, y: float, wide: float, deep: float) -> list[Point]:
    """Return the corners of a rectangle on the ground."""
    return [(x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep)]
