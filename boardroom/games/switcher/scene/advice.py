"""Advice over the table: a move as arrows and rings, and what the hand could form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import atan2, cos, hypot, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.core.game import Seat
from boardroom.games.switcher.scene.geometry import HOME, cells_of, contour, middle, thread, toward
from boardroom.games.switcher.scene.picking import Reachable
from boardroom.games.switcher.scene.shapes import label
from boardroom.games.switcher.scene.table_top import SwitcherTop
from boardroom.games.switcher.state import BlockCard, EndTurn, Form, Move, Swap, owner
from boardroom.ui.paint.painting import Art, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme
from boardroom.ui.table.overlay_lines import Stroke, Strokes, paint_strokes

_DARK = shade("#1A0D05", 0.6)
_DASHES: dict[int, tuple[float, ...]] = {1: (), 2: (3.5, 2.0), 3: (0.1, 2.2)}  # by the number of cards


def draw_move(strokes: Strokes, top: SwitcherTop, move: Move | None, theme: Theme, token: str, dotted: bool) -> None:
    """Draw a move: a swap as an arrow between two drawers, a figure as a contour and its card, the end as a ring."""
    color = theme.color(token)
    state, drawn = top.state, list[Stroke]()
    if isinstance(move, Swap):
        drawn = arrow(move, theme, token, dotted)
        if move.kind in top.places.hand:
            drawn += _ring(top.plan.hand_rect(top.places.hand.index(move.kind)), 11, theme, token)
    elif isinstance(move, Form | BlockCard) and state is not None and state.tiles:
        cells, seat = cells_of(state.group(move.cell)), owner(state, move)
        paths = [contour(cells, 1)]
        if move.card in top.places.sectors[seat]:
            paths.append(thread(top.plan, cells, top.tray_place(seat), top.places.slot(seat, move.card)))
            drawn += _ring(top.card_place(seat, move.card), 10, theme, token)
        for path in paths:
            drawn += [Stroke(path, _DARK, 8), Stroke(path, color, 4.5, (1.2, 1.8) if dotted else ())]
    elif isinstance(move, EndTurn):
        drawn = _ring(top.plan.end, 9, theme, token)
    strokes.draw(drawn)


def _ring(place: QRectF, radius: float, theme: Theme, token: str) -> list[Stroke]:
    path = rounded(place.adjusted(-4, -4, 4, 4), radius + 4)
    return [Stroke(path, theme.color("panel"), 8), Stroke(path, theme.color(token), 4)]


def arrow(move: Swap, theme: Theme, token: str, dotted: bool) -> list[Stroke]:
    """Return two drawers with a bent arrow between them that points both ways."""
    start, end = middle(move.one), middle(move.other)
    bend = bent(move)
    inset = 14.0
    first, last = toward(start, bend, inset), toward(end, bend, inset)
    shaft = QPainterPath(first)
    shaft.quadTo(bend, last)
    heads = QPainterPath()
    for tip, base in ((toward(start, bend, 4), bend), (toward(end, bend, 4), bend)):
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


def bent(move: Swap) -> QPointF:
    """Return where the arrow of a swap is drawn to as it bends."""
    start, end = middle(move.one), middle(move.other)
    way = end - start
    side = QPointF(way.y(), -way.x()) / hypot(way.x(), way.y())
    return (start + end) / 2 + side * min(60.0, 20 + hypot(way.x(), way.y()) * 0.15)


def _head(tip: QPointF, base: QPointF) -> QPainterPath:
    angle = atan2(tip.y() - base.y(), tip.x() - base.x())
    path = QPainterPath(tip)
    for turn in (0.52, -0.52):
        path.lineTo(tip - QPointF(cos(angle + turn), sin(angle + turn)) * 21)
    path.closeSubpath()
    return path


class ReachMarks(QGraphicsItem):
    """Shows one's own figures that are nearest; looking at a card shows that one alone, with its swaps as arrows."""

    def __init__(self, top: SwitcherTop) -> None:
        super().__init__()
        self._top = top
        self._cards: Mapping[tuple[Seat, str], Reachable] = {}
        self._shown: list[Reachable] = []
        self._swaps: Sequence[Swap] = ()
        self._alone = False
        self.setZValue(32)
        self.setVisible(False)

    def display(self, cards: Mapping[tuple[Seat, str], Reachable], looked: str, planned: Sequence[Swap]) -> None:
        """Show how to form these cards, or the one looked at alone; and the swaps of a hint, unless it has but one."""
        figures = {card: way for (_, card), way in cards.items()}
        self._alone = looked in figures
        self._cards = cards
        self._shown = [way for (seat, _), way in cards.items() if seat == self._top.places.own]
        self._swaps = planned if len(planned) > 1 else ()
        if self._alone:
            self._shown, self._swaps = [figures[looked]], figures[looked].swaps
        self.setVisible(bool(cards or self._swaps))
        self.update()

    def boundingRect(self) -> QRectF:
        return HOME

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        art, theme = Art(painter), self._top.theme
        for i, way in enumerate(self._shown):
            cells, cards = cells_of(way.cells), len(way.swaps)
            path = contour(cells, 3 + 4 * (i % 3), 8)
            bright = theme.color("act").lighter(100 if theme.dark else 150)
            dark = Stroke(path, shade("#1A0D05", 0.7), 6.5)
            paint_strokes(painter, [dark, Stroke(path, bright, 3.4, _DASHES[min(3, cards)])])
            if not self._alone:
                _paint_pill(art, _heart(cells) + QPointF(0, 24 * (i % 3) - 24), label(way.figure), cards, theme)
        for i, swap in enumerate(self._swaps):
            paint_strokes(painter, arrow(swap, theme, "act", False))
            if len(self._swaps) > 1:
                _paint_number(art, bent(swap) / 2 + (middle(swap.one) + middle(swap.other)) / 4, i + 1, theme)
        for (seat, card), way in self._cards.items():
            place = self._top.card_place(seat, card)
            _paint_pill(art, QPointF(place.right() - 12, place.top() + 1), "", len(way.swaps), theme)


def _heart(cells: Sequence[int]) -> QPointF:
    """Return the middle of the cell that lies most in the middle of a figure."""
    centre = sum((middle(cell) for cell in cells), QPointF()) / len(cells)
    return min((middle(cell) for cell in cells), key=lambda at: (at - centre).manhattanLength())


def _paint_pill(art: Art, at: QPointF, name: str, cards: int, theme: Theme) -> None:
    """Paint a figure's name and as many little cards as it takes."""
    wide = (28 if name else 12) + 9 * cards
    box = QRectF(at.x() - wide / 2, at.y() - 10, wide, 20)
    art.box(box, 10, theme.color("panel"), theme.color("act"), 2)
    art.text(box.left() + 9, at.y() + 5, name, 14, theme.ink, bold=True)
    for i in range(cards):
        art.rect(box.right() - 6 - 9 * (cards - i) + 0.75, at.y() - 5, 7, 10, 2, theme.color("act"))


def _paint_number(art: Art, at: QPointF, number: int, theme: Theme) -> None:
    """Paint which swap comes when."""
    art.circle(at.x(), at.y(), 11, theme.color("panel"), theme.color("act"), 2)
    art.text(at.x(), at.y() + 5, str(number), 14, theme.ink, bold=True, anchor="middle")
