"""Advice over the table: a move as arrows and rings, and what the hand could form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import atan2, cos, hypot, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.core.game import Seat
from boardroom.games.switcher.scene.geometry import cells_of, contour, middle, thread, toward
from boardroom.games.switcher.scene.picking import Reachable
from boardroom.games.switcher.scene.shapes import label
from boardroom.games.switcher.scene.table_top import SwitcherTop
from boardroom.games.switcher.state import BlockCard, EndTurn, Form, Move, Swap, owner
from boardroom.ui.paint.lettering import width
from boardroom.ui.paint.painting import Art, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme
from boardroom.ui.table.overlay_lines import Stroke, Strokes, paint_strokes

_DARK = shade("#1A0D05", 0.6)
_LARGEST = 1.25  # times as large as designed: larger ones would hide what is written on the cards that they lie on
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
        self.prepareGeometryChange()  # larger words may have made the table wider
        self.update()

    def boundingRect(self) -> QRectF:
        return self._top.plan.home

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        art, theme, text = Art(painter), self._top.theme, self._top.plan.text
        for i, way in enumerate(self._shown):
            cells, cards = cells_of(way.cells), len(way.swaps)
            path = contour(cells, 3 + 4 * (i % 3), 8)
            bright = theme.color("act").lighter(100 if theme.dark else 150)
            dark = Stroke(path, shade("#1A0D05", 0.7), 6.5)
            paint_strokes(painter, [dark, Stroke(path, bright, 3.4, _DASHES[min(3, cards)])])
            if not self._alone:
                at = _heart(cells) + QPointF(0, 24 * (i % 3) - 24) * text
                with art.at(at.x(), at.y(), text):
                    _paint_pill(art, label(way.figure), cards, theme)
        for i, swap in enumerate(self._swaps):
            paint_strokes(painter, arrow(swap, theme, "act", False))
            if len(self._swaps) > 1:
                at = bent(swap) / 2 + (middle(swap.one) + middle(swap.other)) / 4
                with art.at(at.x(), at.y(), text):
                    _paint_number(art, i + 1, theme)
        for (seat, card), way in self._cards.items():
            place = self._top.card_place(seat, card)
            size = min(text, _LARGEST)
            with art.at(place.right() - 12 * size, place.top() + (1 if text == 1 else 11 * size), size):
                _paint_pill(art, "", len(way.swaps), theme)


def _heart(cells: Sequence[int]) -> QPointF:
    """Return the middle of the cell that lies most in the middle of a figure."""
    centre = sum((middle(cell) for cell in cells), QPointF()) / len(cells)
    return min((middle(cell) for cell in cells), key=lambda at: (at - centre).manhattanLength())


def _paint_pill(art: Art, name: str, cards: int, theme: Theme) -> None:
    """Paint a figure's name and as many little cards as it takes, around the origin."""
    wide = (18 + width(name, 14, bold=True) if name else 12) + 9 * cards
    box = QRectF(-wide / 2, -10, wide, 20)
    art.box(box, 10, theme.color("panel"), theme.color("act"), 2)
    art.text(box.left() + 9, 5, name, 14, theme.ink, bold=True)
    for i in range(cards):
        art.rect(box.right() - 6 - 9 * (cards - i) + 0.75, -5, 7, 10, 2, theme.color("act"))


def _paint_number(art: Art, number: int, theme: Theme) -> None:
    """Paint which swap comes when, around the origin."""
    art.circle(0, 0, 11, theme.color("panel"), theme.color("act"), 2)
    art.text(0, 5, str(number), 14, theme.ink, bold=True, anchor="middle")
