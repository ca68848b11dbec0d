"""Where everything lies on Phoenix's table. Places count from 0, from left to right, for whoever looks."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from boardroom.games.phoenix.tables import LINE, SPECTRUM
from boardroom.ui.table.cards import CardPose, fan
from boardroom.ui.table.easing import mix

HOME: Final = QRectF(0, 0, 960, 748)
MIDDLE: Final = 480.0
PITCH: Final = 66.0
FELT: Final = QRectF(20, 20, 920, 508)
LEDGES: Final = (392.0, 142.0)  # the tops of the near and the far ledge
LEDGE_LEFT: Final = MIDDLE - 5 * PITCH - 16
LEDGE_WIDE: Final = 10 * PITCH + 32
FOOT: Final = 17.0  # a pawn's foot under the top of its ledge
CUBE: Final = 72.0
CUBE_PITCH: Final = 106.0
CUBE_FOOT: Final = 300.0
VANISH: Final = QPointF(MIDDLE, -72)  # where the depths of the cubes meet
DEPTH: Final = 0.93
GHOST: Final = 497.0  # where the foreseen line stands
GHOST_SIZE: Final = 0.55
GHOST_ROWS: Final = (513.0, 479.0)  # where one's own stands, and above it the other's, if both are foreseen
GHOST_SMALL: Final = 0.36
PILE: Final = QPointF(84, 248)
DISCARDS: Final = QPointF(876, 248)
SMALL: Final = QRectF(-40, -54, 80, 108)  # a card on a pile
CARD: Final = QRectF(-68, -88, 136, 176)
BACK: Final = QRectF(-37, -50, 74, 100)  # a card of the opponent's
ASIDE: Final = 240.0  # how much wider at each side a table is on which words are three times as large as designed
NEAR, FAR = 0, 1  # the two sides of the table


class Stance(NamedTuple):
    """Where the foot of a pawn or a cube is, and how high it is held above that."""

    x: float
    y: float
    up: float = 0.0

    def between(self, end: Stance, t: float) -> Stance:
        """Return a stance on the way to another."""
        return Stance(mix(self.x, end.x, t), mix(self.y, end.y, t), mix(self.up, end.up, t))


def column(place: float) -> float:
    """Return the middle of a column."""
    return MIDDLE + (place - (LINE - 1) / 2) * PITCH


def pawn_stance(side: int, place: float) -> Stance:
    """Return where a pawn stands."""
    return Stance(column(place), LEDGES[side] + FOOT)


def cube_x(place: float) -> float:
    """Return the middle of a cube."""
    return MIDDLE + (place - (SPECTRUM - 1) / 2) * CUBE_PITCH


def cube_stance(place: float) -> Stance:
    """Return where a cube stands."""
    return Stance(cube_x(place), CUBE_FOOT)


def pawn_box(side: int, place: int) -> QRectF:
    """Return what a pointer must hit to mean a pawn."""
    return QRectF(column(place) - PITCH / 2, LEDGES[side] - 62, PITCH, 110)


def cube_box(place: int) -> QRectF:
    """Return what a pointer must hit to mean a cube."""
    return QRectF(cube_x(place) - CUBE / 2 - 6, CUBE_FOOT - CUBE - 24, CUBE + 12, CUBE + 30)


def larger(text: float) -> float:
    """Return how much larger than designed words of a size are, up to twice: from 0 to 1."""
    return min(text, 2.0) - 1


def beyond(text: float) -> float:
    """Return how far words are larger than twice as designed, on a table that is wider then: from 0 to 1."""
    return max(0.0, text - 2)


def home(text: float) -> QRectF:
    """Return all of the table."""
    return HOME.adjusted(-ASIDE * beyond(text), 0, ASIDE * beyond(text), 0)


def felt(text: float) -> QRectF:
    """Return where the felt lies."""
    return FELT.adjusted(-ASIDE * beyond(text), 0, ASIDE * beyond(text), 0)


def card_box(text: float = 1.0) -> QRectF:
    """Return a card of the near hand around the origin: what is written larger takes a larger card."""
    wide, high = 20 * larger(text) + 45 * beyond(text), 10 * larger(text)
    return CARD.adjusted(-wide, -high, wide, high)


def near_card(slot: float, cards: int, text: float = 1.0) -> CardPose:
    """Return where a card of the near hand lies in the fan; larger cards lie flatter."""
    more, wider = larger(text), beyond(text)
    radius, apart = 2850 + 3150 * more + 6000 * wider, 2.6 - 0.99 * more - 0.29 * wider
    return fan(slot, cards, QPointF(MIDDLE, 642 - min(10, 38 * more)), radius, apart)


def far_card(slot: float, cards: int) -> CardPose:
    """Return where a card of the far hand hangs in."""
    return fan(slot, cards, QPointF(MIDDLE, 20), -330, -6.2)


def raised(slot: int, cards: int, text: float = 1.0) -> CardPose:
    """Return where the chosen card of the near hand is held; what is large hardly rises, for it needs its room."""
    x, _, angle, _, _ = near_card(slot, cards, text)
    return CardPose(x + angle * 1.9, 630.0 + 6 * larger(text), angle * 0.38)


def ledge_front(text: float = 1.0) -> float:
    """Return how high the front of a ledge is, with the numbers of its places."""
    return 17 + 8 * (text - 1)
