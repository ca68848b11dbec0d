"""Pieces of a game to cut out of paper, at their true size; each game says in scene/sheets.py what there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from boardroom.ui.theme import font

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
STAND: Final = 8.0  # to stand on
_LETTERS: Final = 40
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


def letter(
    painter: QPainter, at: QPointF, text: str, size: float, color: QColor | str, align: float = 0.5, most: float = 0.0
) -> None:
    """Write on a base line where the unit is a millimetre, squeezed into `most`; align: 0 left, 0.5 middle, 1 right.

    Fonts have whole sizes, so it is written large and shrunk.
    """
    painter.save()
    painter.translate(at)
    painter.setFont(font(_LETTERS, bold=True))
    wide = painter.fontMetrics().horizontalAdvance(text) * size / _LETTERS
    scale = size / _LETTERS * (min(1.0, most / wide) if most and wide else 1.0)
    painter.scale(scale, scale)
    painter.setPen(QColor(color))
    painter.drawText(QPointF(-align * painter.fontMetrics().horizontalAdvance(text), 0), text)
    painter.restore()


def standee(
    name: str, size: tuple[float, float], natural: QRectF, paint: Callable[[QPainter], None], ground: QColor | str,
    count: int = 1,
) -> Piece:  # fmt: skip
    """Return a figure that stands: painted twice, head to head; folded there, it stands on its two flaps.

    On the game's table it stands on the origin and fills a rectangle.
    """
    wide, high = size
    grown = high * 0.92 / natural.height()

    def on_paper(painter: QPainter, box: QRectF) -> None:
        unit, middle = box.width() / wide, box.center()
        painter.fillRect(box, QColor(ground))
        for turned in (0, 180):
            painter.save()
            painter.setClipRect(box, Qt.ClipOperation.IntersectClip)  # a pawn's shadow belongs to the table
            painter.translate(middle)
            painter.rotate(turned)
            painter.translate(0, (high - 0.5 - natural.bottom() * grown) * unit)
            painter.scale(grown * unit, grown * unit)
            paint(painter)
            painter.restore()
        folds = (middle.y(), box.top() + STAND * unit, box.bottom() - STAND * unit)
        fold(painter, unit, *((QPointF(box.left(), y), QPointF(box.right(), y)) for y in folds))

    return Piece(name, wide, 2 * (high + STAND), on_paper, count)


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
