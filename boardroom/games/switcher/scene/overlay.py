"""What is drawn over the table now and then: advice, the keyboard's focus, what was played, what can be reached."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, hypot, sin
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.switcher.scene.figures import label
from boardroom.games.switcher.scene.geometry import END, HOME, cells_of, contour, hand_rect, middle, thread
from boardroom.games.switcher.scene.picking import owner
from boardroom.games.switcher.scene.table_top import TableTop
from boardroom.games.switcher.state import Block, End, Form, Move, Swap
from boardroom.ui.outline import circle
from boardroom.ui.painting import Art, line, shade
from boardroom.ui.shadows import rounded
from boardroom.ui.strokes import Stroke, Strokes
from boardroom.ui.theme import LIGHT, Theme

_DARK = shade("#1A0D05", 0.6)


class Reachable(Protocol):
    """A figure that could be formed: which, on which cells, and by which swaps."""

    @property
    def figure(self) -> str: ...

    @property
    def cells(self) -> int: ...

    @property
    def swaps(self) -> Sequence[Swap]: ...


def draw_move(strokes: Strokes, top: TableTop, move: Move | None, theme: Theme, token: str, dotted: bool) -> None:
    """Draw a move: a swap as an arrow between two drawers, a figure as a contour and its card, the end as a ring."""
    color = theme.color(token)
    state, drawn = top.state, list[Stroke]()
    if isinstance(move, Swap):
        drawn = _arrow(move, theme, token, dotted)
        if move.kind in top.hand:
            drawn += _ring(hand_rect(top.hand.index(move.kind)), 11, theme, token)
    elif isinstance(move, Form | Block) and state is not None and state.tiles:
        cells, seat = cells_of(state.group(move.cell)), owner(state, move)
        paths = [contour(cells, 1)]
        if move.card in top.sectors[seat]:
            paths.append(thread(cells, top.tray_place(seat), top.slot_of(seat, move.card)))
            drawn += _ring(top.card_place(seat, move.card), 10, theme, token)
        for path in paths:
            drawn += [Stroke(path, _DARK, 8), Stroke(path, color, 4.5, (1.2, 1.8) if dotted else ())]
    elif isinstance(move, End):
        drawn = _ring(END, 9, theme, token)
    strokes.draw(drawn)


def _ring(place: QRectF, radius: float, theme: Theme, token: str) -> list[Stroke]:
    path = rounded(place.adjusted(-4, -4, 4, 4), radius + 4)
    return [Stroke(path, theme.color("panel"), 8), Stroke(path, theme.color(token), 4)]


def _arrow(move: Swap, theme: Theme, token: str, dotted: bool) -> list[Stroke]:
    """Return two drawers with a bent arrow between them that points both ways."""
    start, end = middle(move.one), middle(move.other)
    way = end - start
    side = QPointF(way.y(), -way.x()) / hypot(way.x(), way.y())
    bend = (start + end) / 2 + side * min(60.0, 20 + hypot(way.x(), way.y()) * 0.15)
    inset = 14.0
    first, last = _toward(start, bend, inset), _toward(end, bend, inset)
    shaft = QPainterPath(first)
    shaft.quadTo(bend, last)
    heads = QPainterPath()
    for tip, base in ((_toward(start, bend, 4), bend), (_toward(end, bend, 4), bend)):
        heads.addPath(_head(tip, base))
    rings = QPainterPath()
    for cell in (move.one, move.other):
        rings.addRoundedRect(QRectF(middle(cell) - QPointF(38, 38), middle(cell) + QPointF(38, 38)), 7, 7)
    color, halo = theme.color(token), theme.color("panel")
    dashes = (0.2, 1.7) if dotted else ()
    return [
        Stroke(rings, halo, 6.5), Stroke(rings, color, 3.5),
        Stroke(shaft, _DARK, 15), Stroke(heads, _DARK, 10, filled=True),
        Stroke(shaft, halo, 11), Stroke(heads, halo, 6, filled=True),
        Stroke(shaft, color, 7, dashes), Stroke(heads, color, 2, filled=True),
    ]  # fmt: skip


def _toward(start: QPointF, end: QPointF, far: float) -> QPointF:
    way = end - start
    return start + way * (far / hypot(way.x(), way.y()))


def _head(tip: QPointF, base: QPointF) -> QPainterPath:
    angle = atan2(tip.y() - base.y(), tip.x() - base.x())
    path = QPainterPath(tip)
    for turn in (0.52, -0.52):
        path.lineTo(tip - QPointF(cos(angle + turn), sin(angle + turn)) * 21)
    path.closeSubpath()
    return path


def draw_focus(strokes: Strokes, place: QRectF | None, theme: Theme) -> None:
    """Draw a ring around what the keyboard would act on."""
    if place is None:
        strokes.clear()
        return
    inner, outer = rounded(place.adjusted(-3, -3, 3, 3), 10), rounded(place.adjusted(-6, -6, 6, 6), 13)
    strokes.draw(
        [
            Stroke(outer, theme.color("ink", 0.5), 2),
            Stroke(inner, theme.color("panel"), 7),
            Stroke(inner, theme.color("act"), 4),
        ]
    )


def draw_last(strokes: Strokes, cells: tuple[int, ...], theme: Theme) -> None:
    """Draw a thin amber contour around the figure that was formed last."""
    if not cells:
        strokes.clear()
        return
    path = contour(cells, 2.5, 8)
    strokes.draw([Stroke(path, shade("#2A1608", 0.8), 5), Stroke(path, theme.color("look"), 2.6, (4, 2.4))])


class ReachMarks(QGraphicsItem):
    """Figures that a hand can reach: a contour each, with its name and the number of cards that it takes."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._ways: list[tuple[tuple[int, ...], str, int]] = []
        self.setZValue(26)
        self.setVisible(False)

    def display(self, ways: Sequence[Reachable], theme: Theme) -> None:
        """Show some ways, those with the fewest cards on top; or none."""
        ordered = sorted(ways, key=lambda way: -len(way.swaps))
        self._ways = [(cells_of(way.cells), label(way.figure), len(way.swaps)) for way in ordered]
        self._theme = theme
        self.setVisible(bool(ways))
        self.update()

    def boundingRect(self) -> QRectF:
        return HOME

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        art, theme = Art(painter), self._theme
        dashes = {0: (), 1: (), 2: (3.5, 2.0), 3: (0.1, 2.2)}
        pills = []
        for i, (cells, name, cards) in enumerate(self._ways):
            path = contour(cells, 3 + 4 * (i % 3), 8)
            painter.strokePath(path, line(shade("#1A0D05", 0.7), 6.5, rounded=True))
            pen = line(theme.color("act").lighter(150), 3.4, rounded=True)
            if dashes[min(3, cards)]:
                pen.setDashPattern(dashes[min(3, cards)])
            painter.strokePath(path, pen)
            centre = sum((middle(cell) for cell in cells), QPointF()) / len(cells)
            home = min(cells, key=lambda cell: hypot(*(middle(cell) - centre).toTuple()))
            pills.append((middle(home) + QPointF(0, 26 * (i % 3) - 26), name, cards))
        for at, name, cards in pills:
            _paint_pill(art, at, name, cards, theme)


def _paint_pill(art: Art, at: QPointF, name: str, cards: int, theme: Theme) -> None:
    """Paint a figure's name and as many little cards as it takes."""
    wide = 34 + 9 * cards
    art.rect(at.x() - wide / 2, at.y() - 11, wide, 22, 11, theme.color("panel"), theme.color("act"), 2)
    art.text(at.x() - wide / 2 + 9, at.y() + 5, name, 14, theme.ink, bold=True)
    for i in range(cards):
        left = at.x() + wide / 2 - 9 - 9 * (cards - i)
        art.rect(left, at.y() - 5.5, 7.5, 11, 2, fill=theme.color("act"))
    if not cards:
        art.path(circle(at.x() + wide / 2 - 10, at.y(), 4), fill=theme.color("look"))
