"""Pieces of a game to cut out of paper, at their true size; each game says in scene/cut_outs.py what there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

Shape = Literal["box", "round", "own"]  # cut around the box, around a circle, or along lines that the piece paints


@dataclass(frozen=True, slots=True)
class Piece:
    """Something to cut out: how large it is in millimetres, how often it is needed, and what paints it into a box."""

    name: str  # the same in every language, as the game's tables call it
    width: float
    height: float
    paint: Callable[[QPainter, QRectF], None]
    count: int = 1
    shape: Shape = "box"


@dataclass(frozen=True, slots=True)
class Sheet:
    """Pieces that are cut out together; they begin on a page of their own."""

    name: str
    hint: str  # what to do with them, in a sentence or two
    pieces: tuple[Piece, ...]


Painting = Callable[[QPainter, QRectF], None]
FLAP: Final = 4.5  # millimetres, to be glued
_FOLD: Final = QColor("#6F655A")


def fitted(natural: QRectF, paint: Callable[[QPainter], None]) -> Painting:
    """Return what paints a thing of the game's table, which fills a rectangle there, into a box on paper."""

    def on_paper(painter: QPainter, box: QRectF) -> None:
        painter.save()
        painter.translate(box.topLeft())
        painter.scale(box.width() / natural.width(), box.height() / natural.height())
        painter.translate(-natural.topLeft())
        painter.setClipRect(natural, Qt.ClipOperation.IntersectClip)
        paint(painter)
        painter.restore()

    return on_paper


def fold(painter: QPainter, unit: float, *lines: tuple[QPointF, QPointF]) -> None:
    """Paint where paper is folded; the unit is a millimetre."""
    pen = QPen(_FOLD, 0.2 * unit)
    pen.setDashPattern([6, 5])
    painter.setPen(pen)
    for start, end in lines:
        painter.drawLine(start, end)


def standing(
    name: str, size: tuple[float, float, float], ground: QColor, paint: Callable[[QPainter], None], count: int = 1
) -> Piece:
    """Return a thing twice, head to head: folded there, it stands on its two flaps.

    The size is its width, its height and how deep a flap is; it is painted standing on the origin, in millimetres.
    """
    wide, high, flap = size

    def on_paper(painter: QPainter, box: QRectF) -> None:
        unit, middle = box.width() / wide, box.center()
        painter.fillRect(box, ground)
        for turned in (0, 180):
            painter.save()
            painter.translate(middle)
            painter.rotate(turned)
            painter.scale(unit, unit)
            painter.translate(0, high)
            paint(painter)
            painter.restore()
        folds = [middle.y(), box.top() + flap * unit, box.bottom() - flap * unit]
        fold(painter, unit, *((QPointF(box.left(), y), QPointF(box.right(), y)) for y in folds))

    return Piece(name, wide, 2 * (high + flap), on_paper, count)


def cube(name: str, side: float, faces: Sequence[Painting], count: int = 1) -> Piece:
    """Return a cube to fold: above, four around from the left, below; faces one and three, two and four lie opposite.

    The first and the last of the six faces are the top and the bottom.
    """
    return Piece(name, 4 * side + FLAP, 3 * side + 2 * FLAP, lambda p, box: _net(p, box, side, faces), count, "own")


def _net(painter: QPainter, box: QRectF, side: float, faces: Sequence[Painting]) -> None:
    unit = box.width() / (4 * side + FLAP)
    s, flap = side * unit, FLAP * unit
    left, top = box.left(), box.top() + flap
    places = [(1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2)]
    squares = [QRectF(left + column * s, top + row * s, s, s) for column, row in places]
    flaps = QPainterPath()
    for square, away in (
        (squares[0], "nwe"),
        (squares[5], "swe"),
        (squares[4], "e"),
    ):
        for side_ in away:
            flaps.addPolygon(_flap(square, side_, flap))
            flaps.closeSubpath()
    painter.setPen(QPen(_FOLD, 0.15 * unit))
    painter.setBrush(QColor("#F3EEE5"))
    painter.drawPath(flaps)
    for square, face in zip(squares, faces, strict=True):
        painter.save()
        face(painter, square)
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_FOLD, 0.15 * unit))
    for square in squares:
        painter.drawRect(square)


def _flap(square: QRectF, side: str, deep: float) -> QPolygonF:
    """Return a flap at a side of a square: narrower outside, so that it slips in."""
    start, end, out = {
        "n": (square.topLeft(), square.topRight(), QPointF(0, -deep)),
        "s": (square.bottomLeft(), square.bottomRight(), QPointF(0, deep)),
        "w": (square.topLeft(), square.bottomLeft(), QPointF(-deep, 0)),
        "e": (square.topRight(), square.bottomRight(), QPointF(deep, 0)),
    }[side]
    slant = (end - start) * (deep / square.width())
    return QPolygonF([start, start + out + slant, end + out - slant, end])
