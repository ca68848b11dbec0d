"""What a swap would do, before it is made: outlines of figures to come and to go, and a bubble that names them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.switcher.foresight import ForeseenFigure
from boardroom.games.switcher.scene.geometry import HOME, INNER, cell_rect, cells_of, contour
from boardroom.games.switcher.scene.palette import IVORY
from boardroom.games.switcher.scene.pieces.figure_cards import paint_figure, turned, turns_to
from boardroom.ui.paint.lettering import width
from boardroom.ui.paint.outline import circle, outline, polygon
from boardroom.ui.paint.painting import Art, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import LIGHT, Theme
from boardroom.ui.table.overlay_lines import Stroke, paint_strokes

MOST: Final = 2  # figures of each kind that are named
HIGH: Final = 38.0
_BEAK: Final = 10.0
_AIR: Final = 14.0
_SIGN: Final = 9.0  # the radius of a tick or a slashed ring
_GAP: Final = 8.0
_DARK: Final = shade("#1A0D05", 0.6)


class BubblePart(NamedTuple):
    """A half of the bubble: whether it tells of what comes, its words, and the figures as they lie."""

    comes: bool
    words: str
    figures: tuple[ForeseenFigure, ...]


class SwapPreview(QGraphicsItem):
    """Shows on the board what a swap makes and breaks, and says it beside the drawer that is looked at."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: tuple[BubblePart, ...] = ()
        self.box = QRectF()  # of the bubble
        self._beak: tuple[tuple[float, float], ...] = ()
        self._theme = LIGHT
        self._text = 1.0
        self.setZValue(33)
        self.setVisible(False)

    def display(self, parts: tuple[BubblePart, ...], cell: int, chosen: int, theme: Theme, text: float) -> None:
        """Tell this of a swap of the chosen cell with another, or nothing."""
        self.setVisible(bool(parts))
        self.parts, self._theme, self._text = parts, theme, text
        if parts:
            self._settle(cell, chosen)
            self.update()

    def boundingRect(self) -> QRectF:
        return HOME

    # ---------------------------------------------------------------- the bubble's place

    def _settle(self, cell: int, chosen: int) -> None:
        """Lie below or above a cell, never on a figure that is named, and where it covers the fewest drawers."""
        size = QRectF(0, 0, self._wide(), HIGH * self._text)
        named = [cell_rect(at) for part in self.parts for figure in part.figures for at in cells_of(figure.cells)]
        at = cell_rect(cell)
        named += [at, cell_rect(chosen)]

        def covers(box: QRectF) -> tuple[float, bool, float]:
            return sum(_shared(box, place) for place in named), _far(box, at), _shared(box, INNER)

        self.box = min(_places(size, at), key=covers)
        below = self.box.top() > at.center().y()
        base, tip = (self.box.top() + 1, at.bottom() - 6) if below else (self.box.bottom() - 1, at.top() + 6)
        x = min(max(at.center().x(), self.box.left() + 20), self.box.right() - 20)
        self._beak = () if _far(self.box, at) else ((x - 9, base), (at.center().x(), tip), (x + 9, base))

    def _wide(self) -> float:
        return sum(self._part_wide(part) for part in self.parts) + 2 * _AIR * len(self.parts)

    def _part_wide(self, part: BubblePart) -> float:
        drawn = sum(_GAP + 4 + _drawn(figure)[1] for figure in part.figures)
        return 2 * _SIGN * self._text + _GAP + width(part.words, 14 * self._text, bold=True) + drawn

    # ---------------------------------------------------------------- painting

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        art = Art(painter)
        figures = [(part.comes, figure.cells) for part in reversed(self.parts) for figure in part.figures]
        for comes, cells in figures:  # what comes lies over what goes
            self._paint_outline(art, comes, cells_of(cells))
        coming = sum(cells for comes, cells in figures if comes)
        for comes, cells in figures:
            self._paint_sign_of(art, comes, cells_of(cells if comes else cells & ~coming or cells))
        self._paint_bubble(art)

    def _paint_outline(self, art: Art, comes: bool, cells: tuple[int, ...]) -> None:
        """Dash what will stand there, with a tick; dot what will be gone, with a slash."""
        path, theme = contour(cells, 5 if comes else 1.5, 8), self._theme
        if comes:
            lines = [
                Stroke(path, _DARK, 8),
                Stroke(path, theme.color("panel"), 6),
                Stroke(path, theme.color("act"), 3.4, (2.6, 2.2)),
            ]
        else:
            lines = [Stroke(path, _DARK, 7), Stroke(path, shade(IVORY), 3.6, (0.1, 2.0))]
        paint_strokes(art.painter, lines)

    def _paint_sign_of(self, art: Art, comes: bool, cells: tuple[int, ...]) -> None:
        """Paint a tick at the upper right of a figure, or a slashed ring at its lower left."""
        if comes:
            at = max((cell_rect(cell).topRight() for cell in cells), key=lambda at: (at.x() - at.y(), at.x()))
        else:
            at = max((cell_rect(cell).bottomLeft() for cell in cells), key=lambda at: (at.y() - at.x(), at.y()))
        self._paint_sign(art, comes, at + (QPointF(-12, 4) if comes else QPointF(4, -12)), 11)

    def _paint_sign(self, art: Art, comes: bool, at: QPointF, radius: float) -> None:
        theme, x, y = self._theme, at.x(), at.y()
        art.circle(x, y, radius, theme.color("panel"))
        if comes:
            art.circle(x, y, radius - 1.6, theme.color("act"))
            with art.at(x, y, radius / 11):
                art.path(outline("M-4.2 .2L-1.2 3.2L4.4 -3.2"), stroke=theme.color("on_act"), width=2.2, rounded=True)
        else:
            ring, q = radius - 2.6, (radius - 2.6) * 0.7
            art.path(circle(x, y, ring), stroke=theme.color("ink"), width=2)
            art.path(outline(f"M{x - q:.2f} {y + q:.2f}L{x + q:.2f} {y - q:.2f}"), stroke=theme.color("ink"), width=2)

    def _paint_bubble(self, art: Art) -> None:
        theme, box, text = self._theme, self.box, self._text
        shape = rounded(box, 10)
        if self._beak:
            shape = shape.united(polygon(*self._beak))
        art.blur(shape, shade("#000000", 0.6 if theme.dark else 0.35), 5, 1, 4)
        art.path(shape, fill=theme.color("panel"), stroke=theme.color("act"), width=2)
        x, middle = box.left(), box.center().y()
        for i, part in enumerate(self.parts):
            if i:
                rule = QPainterPath(QPointF(x, box.top() + 8))
                rule.lineTo(x, box.bottom() - 8)
                art.path(rule, stroke=theme.color("line"), width=1)
            left = x + _AIR + _SIGN * text
            self._paint_sign(art, part.comes, QPointF(left, middle), _SIGN * text)
            left += _SIGN * text + _GAP
            left += art.text(left, middle + 5 * text, part.words, 14 * text, theme.ink, bold=True)
            for figure in part.figures:
                side, wide = _drawn(figure)
                left += _GAP + 4
                shape_of = turned(figure.card, turns_to(figure.card, cells_of(figure.cells)))
                paint_figure(art, QPointF(left + wide / 2, middle), shape_of, side)
                left += wide
            x += self._part_wide(part) + 2 * _AIR


def _drawn(figure: ForeseenFigure) -> tuple[float, float]:
    """Return how large a figure's little drawers are in the bubble, and how wide all of it is."""
    shape = turned(figure.card, turns_to(figure.card, cells_of(figure.cells)))
    rows, columns = (1 + max(at) for at in zip(*shape, strict=True))
    side = min(10.0, 32 / rows)
    return side, side * columns


def _places(size: QRectF, cell: QRectF) -> Iterator[QRectF]:
    """Yield where a bubble may lie: below a cell or above it, around its middle or to either side; or off the board."""
    wide, high = size.width(), size.height()
    for y in (cell.bottom() + _BEAK - 6, cell.top() - _BEAK - high + 6, INNER.bottom() + 8, INNER.top() - high - 2):
        for part in (0.5, 0.25, 0.75, 0.1, 0.9):
            x = min(max(cell.center().x() - wide * part, HOME.left() + 8), HOME.right() - 8 - wide)
            if HOME.top() <= y <= HOME.bottom() - high:
                yield QRectF(x, y, wide, high)


def _far(box: QRectF, cell: QRectF) -> bool:
    """Tell whether a box lies so far from a cell that no beak reaches it."""
    return max(box.top() - cell.bottom(), cell.top() - box.bottom()) > _BEAK


def _shared(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height()
