"""A booklet: pages two on a side, so that the sheets, folded once and laid into each other, can be read in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from boardroom.app.printing.paper import UNIT, Leaf
from boardroom.app.printing.typography import ink

TICK: Final = 4.0  # millimetres: the marks where to fold and staple


def imposed(count: int) -> list[tuple[int | None, int | None]]:
    """Return which pages, counted from 0, lie side by side on each side of the sheets; None: an empty one.

    Sides are in the order of printing: the front of the outermost sheet, its back, the front of the next.
    """
    whole = -(-count // 4) * 4
    sides = []
    for sheet in range(whole // 4):
        first, last = 2 * sheet, whole - 1 - 2 * sheet
        sides += [(last, first), (first + 1, last - 1)]
    return [(_known(left, count), _known(right, count)) for left, right in sides]


def _known(page: int, count: int) -> int | None:
    return page if page < count else None


def booklet(leaves: Sequence[Leaf]) -> list[Leaf]:
    """Return the sides of the sheets of a booklet."""
    return [
        _side(leaves[0], *(None if page is None else leaves[page] for page in pair)) for pair in imposed(len(leaves))
    ]


def _side(form: Leaf, left: Leaf | None, right: Leaf | None) -> Leaf:
    def paint(painter: QPainter) -> None:
        for leaf, x in ((left, 0.0), (right, form.width)):
            if leaf is not None:
                painter.save()
                painter.translate(x * UNIT, 0)
                painter.setClipRect(QRectF(0, 0, form.width * UNIT, form.height * UNIT))
                leaf.paint(painter)
                painter.restore()
        painter.setPen(QPen(ink("edge"), 0.1 * UNIT))
        fold, bottom = form.width * UNIT, form.height * UNIT
        painter.drawLine(QPointF(fold, 0), QPointF(fold, TICK * UNIT))
        painter.drawLine(QPointF(fold, bottom - TICK * UNIT), QPointF(fold, bottom))

    return Leaf(2 * form.width, form.height, paint)
