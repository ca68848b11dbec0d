"""Where everything lies on El Switcher's table: the chest in the middle, sectors beside it, the hand below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from boardroom.core.game import Seat
from boardroom.games.switcher.tables import CELLS, SIZE

HOME: Final = QRectF(0, 0, 960, 748)
PITCH: Final = 84.0
FRONT: Final = 76.0  # a drawer's front
GAP: Final = (PITCH - FRONT) / 2
INNER: Final = QRectF(228, 40, SIZE * PITCH, SIZE * PITCH)  # where the drawers are
CHEST: Final = QRectF(196, 12, 568, 572)
MIDDLE: Final = HOME.width() / 2

ASIDE: Final = 240.0  # how much wider at each side a table is on which words are three times as large as designed
CARD: Final = 70.0
DECK: Final = 3  # the slot of the deck; the other three are for cards
HAND_CARD: Final = QRectF(0, 0, 112, 136)
LIFT: Final = 10.0
SMALL_CARD: Final = QRectF(0, 0, 64, 80)
FAN_CARD: Final = QRectF(0, 0, 40, 50)
_LEFT, _RIGHT, _HIGH, _LOW = 16.0, 780.0, 24.0, 370.0
_CORNERS: Final = {  # where the sectors lie, from one's own on, to the right around the table: right or left, how low
    2: ((_RIGHT, 1), (_LEFT, 0)),
    3: ((_RIGHT, 1), (_RIGHT, 0), (_LEFT, 0)),
    4: ((_RIGHT, 1), (_RIGHT, 0), (_LEFT, 0), (_LEFT, 1)),
}


def corner(cell: int) -> QPointF:
    """Return the upper left corner of a cell."""
    row, column = divmod(cell, SIZE)
    return INNER.topLeft() + QPointF(column * PITCH, row * PITCH)


def cell_rect(cell: int) -> QRectF:
    """Return the place of a cell, frame included."""
    return QRectF(corner(cell), corner(cell) + QPointF(PITCH, PITCH))


def middle(cell: int) -> QPointF:
    """Return the middle of a cell."""
    return cell_rect(cell).center()


def cell_at(point: QPointF) -> int | None:
    """Return the cell at a point of the scene."""
    if not INNER.contains(point):
        return None
    column, row = (point.x() - INNER.x()) // PITCH, (point.y() - INNER.y()) // PITCH
    return min(int(row), SIZE - 1) * SIZE + min(int(column), SIZE - 1)


def cells_of(mask: int) -> tuple[int, ...]:
    """Return the cells of a set of bits."""
    return tuple(cell for cell in range(CELLS) if mask >> cell & 1)


@dataclass(frozen=True)
class TablePlan:
    """Where things lie around the chest: what is written larger takes the free table beside and below it."""

    text: float = 1.0  # how much larger than designed everything is that is written
    stacked: bool = False  # whether names and what stands beside them are one below the other

    @property
    def _more(self) -> float:
        """How much larger it is, up to twice; beyond that things go aside, where the table is wider."""
        return min(self.text, 2.0) - 1

    @property
    def _wider(self) -> float:
        return beyond(self.text)

    @property
    def home(self) -> QRectF:
        """All of the table."""
        return HOME.adjusted(-ASIDE * self._wider, 0, ASIDE * self._wider, 0)

    @cached_property
    def head(self) -> float:
        """The height of a sector's head."""
        return 16 + 34 * self.text if self.stacked else 38.0

    @cached_property
    def tray(self) -> QRectF:
        """A sector, at the origin."""
        return QRectF(0, 0, 164 + ASIDE * self._wider, self.head + (self.card + 16 if self._in_row else 158))

    @property
    def _in_row(self) -> bool:
        """Whether the cards of a sector lie in one row."""
        return ASIDE * self._wider + 164 >= 8 + 4 * (CARD + 8)

    @property
    def card(self) -> float:
        """The side of a card in a sector."""
        return (156 + ASIDE * self._wider) / 4 - 8 if self._in_row else CARD

    def tray_rect(self, seat: Seat, own: Seat, seats: int) -> QRectF:
        """Return where a seat's sector lies when the table is seen from a seat."""
        x, low = _CORNERS[seats][(seat - own) % seats]
        # The tag is below, or the clock, where there is one.
        below = 64 * self._more if not self._wider else 60 + 20 * self._wider if seats == 4 else 120 * self._wider
        lowest = _LOW - below
        return self.tray.translated(x - (ASIDE * self._wider if x == _LEFT else 0), lowest if low else _HIGH)

    def slot_rect(self, tray: QRectF, slot: int) -> QRectF:
        """Return where a card of a sector lies."""
        if self._in_row:  # the first is the nearest to the chest
            column = slot if tray.center().x() > MIDDLE else 3 - slot
            return QRectF(tray.x() + 8 + column * (self.card + 8), tray.y() + self.head, self.card, self.card)
        row, column = divmod(slot, 2)
        left = tray.center().x() - 74
        return QRectF(left + column * 78, tray.y() + self.head + row * 78, CARD, CARD)

    def is_near(self, tray: QRectF, slot: int) -> bool:
        """Tell whether nothing lies between a card of a sector and the chest."""
        return slot == 0 if self._in_row else (slot % 2 == 0) == (tray.center().x() > MIDDLE)

    def lane(self, tray: QRectF) -> float:
        """Return how low a thread runs past the cards of a sector."""
        return tray.bottom() - 12 if self._in_row else tray.top() + self.head + 74

    @property
    def _out(self) -> float:
        """How far piles make way for wider cards of the hand: soon clear of the chest."""
        return min(131.0, 200 * self._wider)

    @property
    def _late(self) -> float:
        """What grows aside only where there is room beside the piles that have gone there."""
        return max(0.0, 2 * self._wider - 1)

    @cached_property
    def pile(self) -> QRectF:
        """The cards to draw from."""
        return SMALL_CARD.translated(208 - self._out, 612 - 20 * self._more - 35 * self._wider)

    @cached_property
    def played(self) -> QRectF:
        """The cards that were played."""
        return SMALL_CARD.translated(688 + self._out, 612 - 20 * self._more - 35 * self._wider)

    @cached_property
    def tag(self) -> QRectF:
        """The tag with the forbidden colour, at the origin."""
        return QRectF(0, 0, 164 + 84 * self._late, 84 + 66 * self._more + 37 * self._wider)

    def tag_rect(self, seats: int) -> QRectF:
        """Return where the tag lies."""
        if seats < 4:
            return self.tag.translated(_LEFT - 84 * self._late, 400 - 106 * self._wider)  # between two letters
        return self.tag.translated(_LEFT - ASIDE * self._wider, 640 - 52 * self._more - 35 * self._wider)

    @cached_property
    def clock(self) -> QRectF:
        """The clock, between one's own sector and the end of the turn: its ring, and what is said beside it.

        The largest letters leave no room for one: then it stands above the table.
        """
        if self._wider:
            return QRectF()
        side = 2 * (25 + 13 * self._more) + 6
        return QRectF(_RIGHT + 4, self.end.top() - 6 / self.text - side, self.tray.width() - 8, side)

    @cached_property
    def end(self) -> QRectF:
        """The button that ends the turn."""
        more, wider = self._more, self._wider
        left, top = 784 - 10 * more + 162 * min(1.0, 1.5 * wider), 640 - 6 * more - 74 * wider
        return QRectF(left, top, 156 + 20 * more + 62 * self._late, 44 + 56 * more + 76 * wider)

    @property
    def hand_card(self) -> QRectF:
        """A card of one's hand, at the origin."""
        return hand_card(self.text)

    def hand_rect(self, index: int) -> QRectF:
        """Return where a card of one's hand lies."""
        card = self.hand_card
        pitch = card.width() + 14 - 4 * self._wider
        return card.translated(MIDDLE - card.width() / 2 + (index - 1) * pitch, 602)


def beyond(text: float) -> float:
    """Return how far words are larger than twice as designed, where a table has room beside it: from 0 to 1."""
    return max(0.0, text - 2)


def hand_card(text: float) -> QRectF:
    """Return the card that words of a size stand on in one's hand."""
    return HAND_CARD.adjusted(0, 0, 72 * beyond(text), 0)


def fan_rect(tray: QRectF, index: int, count: int) -> QRectF:
    """Return where a movement card lies that somebody else holds: it peeks out below the sector."""
    left = tray.center().x() + (index - (count - 1) / 2) * 30 - FAN_CARD.width() / 2
    return FAN_CARD.translated(left, tray.bottom() - 20)


def stage_rect(tray: QRectF) -> QRectF:
    """Return where somebody else's movement card is shown while it is played."""
    return HAND_CARD.translated(tray.center().x() - HAND_CARD.width() / 2, 229)


def toward(start: QPointF, end: QPointF, far: float) -> QPointF:
    """Return a point so far from one on the way to another."""
    way = end - start
    return start + way * (far / hypot(way.x(), way.y()))


# ---------------------------------------------------------------- contours and threads


def _loop(cells: Iterable[int]) -> list[tuple[int, int]]:
    """Return the corners around a group of cells without holes, clockwise, as columns and rows."""
    inside = {divmod(cell, SIZE) for cell in cells}
    ahead: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for row, column in inside:
        if (row - 1, column) not in inside:
            ahead.setdefault((column, row), []).append((column + 1, row))
        if (row, column + 1) not in inside:
            ahead.setdefault((column + 1, row), []).append((column + 1, row + 1))
        if (row + 1, column) not in inside:
            ahead.setdefault((column + 1, row + 1), []).append((column, row + 1))
        if (row, column - 1) not in inside:
            ahead.setdefault((column, row + 1), []).append((column, row))
    start = min(ahead)
    loop, before, now = [start], start, ahead[start].pop()
    while now != start:
        loop.append(now)
        ways, step = ahead[now], (now[0] - before[0], now[1] - before[1])
        # Where two cells touch at a corner, turn so that the contour stays outside both.
        ways.sort(key=lambda way: (way[0] - now[0]) * -step[1] + (way[1] - now[1]) * step[0])
        before, now = now, ways.pop()
    return loop


@lru_cache(maxsize=256)
def contour(cells: tuple[int, ...], inset: float = 0.0, radius: float = 10.0) -> QPainterPath:
    """Return the line around a group of cells, its corners rounded."""
    loop = _loop(cells)
    path = QPainterPath()
    for i, here in enumerate(loop):
        behind, beyond = loop[i - 1], loop[(i + 1) % len(loop)]
        into = QPointF(here[0] - behind[0], here[1] - behind[1])
        out = QPointF(beyond[0] - here[0], beyond[1] - here[1])
        if into == out:
            continue
        normal = QPointF(-into.y() - out.y(), into.x() + out.x())  # inward, for the loop runs clockwise
        at = INNER.topLeft() + QPointF(*here) * PITCH + normal * inset
        if path.isEmpty() and path.elementCount() == 0:
            path.moveTo(at - into * radius)
        else:
            path.lineTo(at - into * radius)
        # A quarter of a circle as a cubic.
        k = radius * 0.4477
        path.cubicTo(at - into * k, at + out * k, at + out * radius)
    path.closeSubpath()
    return path


def thread(plan: TablePlan, cells: Sequence[int], tray: QRectF, slot: int) -> QPainterPath:
    """Return the way of the thread from a group of cells to the card that it fits."""
    right = tray.center().x() > MIDDLE
    card = plan.slot_rect(tray, slot)
    near = plan.is_near(tray, slot)
    if near:
        end = QPointF(card.left() if right else card.right(), card.center().y())
    else:  # between the rows, to the nearer corner
        above = card.center().y() < plan.lane(tray)
        end = QPointF(card.left() + 16 if right else card.right() - 16, card.bottom() if above else card.top())
    side = 1 if right else -1
    free = [cell for cell in cells if cell + side not in cells or cell // SIZE != (cell + side) // SIZE]
    gutter = MIDDLE + side * 284
    cell = min(free, key=lambda cell: abs(middle(cell).y() - end.y()) + abs(middle(cell).x() - gutter) / 2)
    start = QPointF(cell_rect(cell).right() if right else cell_rect(cell).left(), middle(cell).y())
    path = QPainterPath(start)
    lane = end if near else QPointF(gutter + side * 20, plan.lane(tray))
    down = lane.y() - start.y()
    if abs(down) < 60:
        reach = abs(lane.x() - start.x()) * 0.45
        path.cubicTo(start + QPointF(side * reach, 0), lane - QPointF(side * reach, 0), lane)
    else:
        halfway = QPointF(gutter - side * 4, start.y() + down / 2)
        bend = max(24.0, abs(gutter - start.x()) * 0.54)
        path.cubicTo(
            start + QPointF(side * bend, 0), QPointF(halfway.x() - side * 10, start.y() + down * 0.06), halfway
        )
        path.cubicTo(halfway + QPointF(side * 5, down * 0.25), QPointF(halfway.x() + side * 4, lane.y()), lane)
    if not near:
        path.cubicTo(lane + QPointF(side * 30, 0), QPointF(end.x() - side * 14, lane.y()), end)
    return path
