"""Filling pages or columns with strips: what sticks together stays together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from PySide6.QtGui import QPainter

from boardroom.app.printing.strips import Strip


class PlacedStrip(NamedTuple):
    """A strip at its height."""

    top: float
    strip: Strip

    @property
    def bottom(self) -> float:
        """Where it ends."""
        return self.top + self.strip.height


class Column(NamedTuple):
    """What stands below each other on a page, or in one of its columns."""

    placed: tuple[PlacedStrip, ...]

    @property
    def height(self) -> float:
        """How far down it reaches."""
        return self.placed[-1].bottom if self.placed else 0.0

    def paint(self, painter: QPainter, left: float, top: float) -> None:
        """Paint it."""
        for place, strip in self.placed:
            painter.save()
            strip.paint(painter, left, top + place)
            painter.restore()


def fill(strips: Sequence[Strip], height: float) -> list[Column]:
    """Fill columns of a height, one after the other."""
    columns, rest = [], list(strips)
    while rest:
        header = rest[0].again
        head = [PlacedStrip(0.0, header)] if header else []
        body = _place(rest, height, header.height if header else 0.0, fresh=True)
        if len(body) < len(rest) and rest[len(body)].floats:
            _let_pass(rest, len(body), height, body[-1].bottom)
            body = _place(rest, height, header.height if header else 0.0, fresh=True)
        end = _break(rest, len(body))
        columns.append(Column((*head, *body[:end])))
        rest = rest[end:]
    return columns


def _place(strips: Sequence[Strip], height: float, at: float, fresh: bool) -> list[PlacedStrip]:
    """Place as many strips as there is room for; fresh: in a new column, where there is room for one."""
    placed: list[PlacedStrip] = []
    for strip in strips:
        first = fresh and not placed
        top = at + (0.0 if first else strip.above)
        fitting = next((one for one in (strip, *strip.smaller) if top + one.height <= height), None)
        if fitting is None and not first:
            break
        placed.append(PlacedStrip(top, fitting or strip))
        at = placed[-1].bottom
    return placed


def _let_pass(strips: list[Strip], index: int, height: float, at: float) -> None:
    """Let the text behind a figure that doesn't fit go before it, up to the next heading or figure."""
    behind = list(takewhile(lambda strip: not (strip.level or strip.floats or strip.again), strips[index + 1 :]))
    count = len(_place(behind, height, at, fresh=False))
    while count and behind[count - 1].sticks:
        count -= 1
    strips.insert(index + count, strips.pop(index))


def _break(strips: Sequence[Strip], end: int) -> int:
    """Go back from where a column is full to where it may end; where it may end nowhere, it ends there."""
    if end == len(strips):
        return end
    return next((at for at in range(end, 0, -1) if not strips[at - 1].sticks), end)
