"""What somebody did in a turn, as a game tells it afterwards: in a few words, in small pictures, and on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from boardroom.ui.paint.outline import outline
from boardroom.ui.paint.painting import Art
from boardroom.ui.style.theme import Theme


@dataclass(frozen=True, slots=True)
class Picture:
    """A small drawing, so wide and high at the usual size of text, and painted into whatever it gets."""

    width: float
    height: float
    paint: Callable[[QPainter, QRectF, Theme], None]


@dataclass(frozen=True, slots=True)
class Deed:
    """What one turn came to, for somebody who waited for the next one of their own."""

    words: str  # what came of it, as in "formed V"; the name stands before it
    concern: int = 0  # 0: nothing of theirs was touched; of several turns the one that concerns them most stands out
    done: tuple[tuple[Picture, ...], ...] = ()  # what was done, one thing after the other
    result: Picture | None = None  # what it led to
    touched: tuple[Any, ...] = ()  # targets of the scene that were moved
    hit: tuple[Any, ...] = ()  # targets of theirs that suffered


def _paint_swap(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    _paint_lines(painter, rect, theme, "M1 5.5H13M10 2.5L13 5.5L10 8.5M13 11.5H1M4 8.5L1 11.5L4 14.5", 14, 17)


def _paint_way(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    _paint_lines(painter, rect, theme, "M1 6H15M11 2L15 6L11 10", 16, 12)


def _paint_lines(painter: QPainter, rect: QRectF, theme: Theme, lines: str, wide: float, high: float) -> None:
    size = min(rect.width() / wide, rect.height() / high)
    corner = rect.center() - QPointF(wide, high) * size / 2
    art = Art(painter)
    with art.at(corner.x(), corner.y(), size):
        art.path(outline(lines), stroke=theme.color("muted"), width=1.5, rounded=True)


SWAPPED = Picture(20, 17, _paint_swap)  # what stands before it changes places with what follows
LED_TO = Picture(18, 12, _paint_way)  # what stands before it goes to what follows
