"""What can I form? A badge on every card that the hand can reach, and on the board where it would stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.core.game import Seat
from boardroom.games.switcher.scene.figures import label
from boardroom.games.switcher.scene.geometry import HOME, cells_of, contour, middle
from boardroom.games.switcher.scene.overlay import arrow, bent
from boardroom.games.switcher.scene.table_top import TableTop
from boardroom.games.switcher.state import Swap
from boardroom.ui.painting import Art, shade
from boardroom.ui.strokes import Stroke, paint_strokes
from boardroom.ui.theme import LIGHT, Theme

_DASHES: dict[int, tuple[float, ...]] = {1: (), 2: (3.5, 2.0), 3: (0.1, 2.2)}  # by the number of cards


class Reachable(Protocol):
    """A figure that could be formed: which, on which cells, and by which swaps."""

    @property
    def figure(self) -> str: ...

    @property
    def cells(self) -> int: ...

    @property
    def swaps(self) -> Sequence[Swap]: ...


class ReachMarks(QGraphicsItem):
    """Shows one's own figures that are nearest; looking at a card shows that one alone, with its swaps as arrows."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._nearest: dict[str, Reachable] = {}
        self._cards: list[tuple[Seat, str, QRectF]] = []
        self._own: Seat = 0
        self._looked = ""
        self._planned: Sequence[Swap] = ()
        self.setZValue(32)
        self.setVisible(False)

    def display(self, ways: Sequence[Reachable], top: TableTop, theme: Theme) -> None:
        """Show for each figure a way with the fewest cards; what stands already shines anyway."""
        self._nearest = {}
        for way in sorted(ways, key=lambda way: -len(way.swaps)):
            self._nearest[way.figure] = way
        self._nearest = {name: way for name, way in self._nearest.items() if way.swaps}
        self._theme, self._own, self._planned = theme, top.own, ()
        self._cards = []
        for seat in range(top.seats):
            for slot, name in enumerate(top.sectors[seat]):
                free = seat == top.own or (top.state is not None and top.state.blockable(seat))
                if name in self._nearest and free and top.state is not None and name in top.state.up[seat]:
                    self._cards.append((seat, name, top.slot_place(seat, slot)))
        self.setVisible(bool(self._nearest))
        self.update()

    def plan(self, swaps: Sequence[Swap]) -> None:
        """Show the swaps of a hint, in their order; one alone is drawn by the hint itself."""
        self._planned = swaps if len(swaps) > 1 else ()
        self.setVisible(bool(self._planned or self._nearest))
        self.update()

    def look(self, card: str) -> None:
        """Show one figure alone, or with "" one's own."""
        if card != self._looked:
            self._looked = card
            self.update()

    def shown(self) -> list[str]:
        """Return the figures that are outlined."""
        if self._looked in self._nearest:
            return [self._looked]
        return [name for seat, name, _ in self._cards if seat == self._own]

    def cards_to(self, seat: Seat, card: str) -> int:
        """Return how many cards it takes to form one that is marked; 0: it isn't."""
        marked = any((owner, name) == (seat, card) for owner, name, _ in self._cards)
        return len(self._nearest[card].swaps) if marked and self.isVisible() else 0

    def boundingRect(self) -> QRectF:
        return HOME

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        art, theme, shown = Art(painter), self._theme, self.shown()
        alone = self._looked in shown
        for i, name in enumerate(shown):
            way = self._nearest[name]
            cells, cards = cells_of(way.cells), len(way.swaps)
            path = contour(cells, 3 + 4 * (i % 3), 8)
            bright = theme.color("act").lighter(100 if theme.dark else 150)
            dark = Stroke(path, shade("#1A0D05", 0.7), 6.5)
            paint_strokes(painter, [dark, Stroke(path, bright, 3.4, _DASHES[min(3, cards)])])
            if not alone:
                _paint_pill(art, _heart(cells) + QPointF(0, 24 * (i % 3) - 24), label(name), cards, theme)
        swaps = self._nearest[self._looked].swaps if alone else self._planned
        for i, swap in enumerate(swaps):
            paint_strokes(painter, arrow(swap, theme, "act", False))
            if len(swaps) > 1:
                _paint_number(art, bent(swap) / 2 + (middle(swap.one) + middle(swap.other)) / 4, i + 1, theme)
        for _, name, place in self._cards:
            cards = len(self._nearest[name].swaps)
            _paint_pill(art, QPointF(place.right() - 12, place.top() + 1), "", cards, theme)


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
