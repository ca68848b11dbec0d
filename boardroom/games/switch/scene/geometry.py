"""Where everything lies on Switch's table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.core.game import Seat
from boardroom.games.switch.tables import KLICK, LAST, START_DICE
from boardroom.ui.table.room import roomy

HOME: Final = QRectF(0, 0, 960, 748)

# The tray: a rim of leather, a bed for what is thrown, and on its left the dice that rest.
TRAY: Final = QRectF(24, 182, 636, 314)
BED: Final = TRAY.adjusted(28, 28, -28, -28)
REST: Final = QRectF(BED.x(), BED.y(), 98, BED.height())
DIVIDER: Final = QRectF(REST.right(), BED.y() - 2, 14, BED.height() + 4)
FELT: Final = QRectF(DIVIDER.right(), BED.y(), BED.right() - DIVIDER.right(), BED.height())
DIE: Final = 62.0
SWITCH_DIE: Final = 75.0
RESTING_DIE: Final = 44.0
PILL: Final = QPointF(FELT.x() + 174, FELT.bottom() - 34)
FACE_WORD: Final = QPointF(FELT.right() - 62, FELT.bottom() - 56)
CUP: Final = QPointF(FELT.x() + 152, FELT.y() + 74)  # the middle of its mouth
WAYS_LEFT: Final = FELT.x() + 296  # where what makes a card stands beside it

# Whatever can be decided lies on a sheet beside the tray.
SHEET: Final = QRectF(676, 182, 264, 322)

# Piles and stations: one's own large below, the others' above.
CARD: Final = QRectF(0, 0, 118, 154)
SMALL: Final = 84 / 118  # how much smaller the others' cards are
LARGE: Final = 1.35  # and how much larger one's own is in a figure of the rulebook
OWN: Final = QPointF(36, 542)
OTHERS_TOP: Final = 22.0
STATION: Final = QRectF(0, 0, 292, 140)  # one of the others' places at the table
_LEFT: Final = {1: (334.0,), 2: (180.0, 490.0), 3: (26.0, 335.0, 644.0)}
OWN_STATION: Final = QRectF(184, 520, 756, 212)

# The stepped rail: a tile for each card, and one step up at the Klick.
RAIL: Final = QPointF(200, 648)
TILE: Final = 44.5
TILE_HIGH: Final = 38.0
STEP: Final = 12.0
NOSE: Final = 10.0
SMALL_TILE: Final = 10.5
SMALL_TILE_HIGH: Final = 18.0
SMALL_STEP: Final = 6.0
SMALL_NOSE: Final = 4.0

TOKEN: Final = 36.0  # its radius where it lies large
MIDDLE_TOKEN: Final = QPointF(REST.center().x(), REST.y() + 42)
MIDDLE_SIZE: Final = 30.0  # its radius there
OWN_TOKEN: Final = QPointF(226, 574)


def tile_left(card: int, big: bool) -> float:
    """Return where the tile of a card begins, from the left end of its rail."""
    wide, nose = (TILE, NOSE) if big else (SMALL_TILE, SMALL_NOSE)
    return (card - 1) * wide + (nose if card >= KLICK else 0.0)


def die_places(count: int, alone: bool) -> list[QPointF]:
    """Return where thrown dice come to rest: in a loose zigzag, with room below for their sum.

    `alone`: the Switch die isn't with them, so that they have the whole bed.
    """
    pitch = 67.0 if count == START_DICE and not alone else 78.0
    left = (FELT.center().x() if alone else PILL.x()) - pitch * (count - 1) / 2
    return [QPointF(left + pitch * i, FELT.y() + (62 if i % 2 == 0 else 120)) for i in range(count)]


SWITCH_PLACE: Final = QPointF(FELT.right() - 62, FELT.y() + 100)


def resting_places(count: int) -> list[QPointF]:
    """Return where the dice lie that the top card doesn't ask for."""
    return [QPointF(REST.center().x(), REST.bottom() - 74 - 66 * i) for i in range(count)]


@dataclass(frozen=True, slots=True)
class Places:
    """Where things lie around the tray, which stays where it is; larger words have more room, if there is any."""

    letters: float = 1.0  # how much larger than usual everything is written
    wide: float = HOME.width()
    high: float = HOME.height()

    @property
    def usual(self) -> bool:
        """Whether words are as large as designed, so that everything lies as designed."""
        return self.letters <= 1

    @property
    def _down(self) -> float:
        """How much further than usual one's own things are from the tray; the others' go up as far."""
        return (self.high - HOME.height()) / 2

    @property
    def home(self) -> QRectF:
        """All of the table."""
        return QRectF(0, -self._down, self.wide, self.high)

    @property
    def foot(self) -> QPointF:
        """How far one's own things have moved."""
        return QPointF(0, self._down)

    @property
    def rail(self) -> QPointF:
        """Where the first tile of one's own rail begins; larger words below it lift it a little."""
        return RAIL + self.foot - QPointF(0, min(8.0, 8 * (self.letters - 1)) + 70 * (self.rail_scale - 1))

    @property
    def rail_scale(self) -> float:
        """How much larger than designed one's own rail is: on a wider table it has room for larger numbers."""
        return 1 + 0.12 * max(0.0, self.letters - 2)

    @property
    def own_station(self) -> QRectF:
        """One's own place at the table, without the pile."""
        return OWN_STATION.translated(self.foot).adjusted(0, 0, self.wide - HOME.width(), 0)

    def station(self, seat: Seat, own: Seat, seats: int) -> QRectF:
        """Return where one of the others sits: play goes clockwise, so the next player is at the left."""
        index, others = (seat - own) % seats - 1, seats - 1
        if self.usual:
            return STATION.translated(_LEFT[others][index], OTHERS_TOP)
        right = self.wide - 14 if others == 3 else TRAY.right()  # beside fewer the sheet has room to grow
        pitch = (right - TRAY.left()) / others
        wide = min(pitch - 16, STATION.width() + 130 * (self.letters - 1))
        left = TRAY.left() + pitch * index + (2.0 if others > 1 else (pitch - wide) / 2)
        return QRectF(left, OTHERS_TOP - self._down, wide, STATION.height())

    def sheet(self, seats: int) -> QRectF:
        """Return how much room there is for the sheet."""
        if self.usual:
            return SHEET
        top = self.station(1, 0, seats).bottom() + 12 if seats == 4 else self.home.top() + 10
        right = min(self.wide - 14, SHEET.left() + SHEET.width() * (1.3 * self.letters - 0.3))
        return QRectF(SHEET.left(), top, right - SHEET.left(), self.own_station.top() - 2 - top)

    def pile(self, seat: Seat, own: Seat, seats: int) -> QRectF:
        """Return where the top card of a pile lies."""
        if seat == own:
            return CARD.translated(OWN + self.foot)
        corner = self.station(seat, own, seats).topLeft()
        return QRectF(corner.x() + 2, corner.y(), CARD.width() * SMALL, CARD.height() * SMALL)

    def held_token(self, seat: Seat, own: Seat, seats: int) -> tuple[QPointF, float]:
        """Return where the token lies that a player holds, and its radius."""
        if seat == own:
            if self.usual:
                return OWN_TOKEN, TOKEN
            return QPointF(self.own_station.right() - 48, self.own_station.top() + 42), TOKEN
        place = self.station(seat, own, seats)
        return QPointF(place.right() - 26, place.y() + (24 if self.usual else 29 + 9 * self.letters)), 19.0

    def laid_token(self, seat: Seat, own: Seat, seats: int) -> tuple[QPointF, float]:
        """Return where the token lies on a pile that it blocks, and its radius."""
        pile = self.pile(seat, own, seats)
        return QPointF(pile.center().x(), pile.bottom() - pile.height() * 0.12), pile.width() * 0.28

    def tile(self, card: int) -> QRectF:
        """Return the place of a card's tile on one's own rail."""
        left, grown = tile_left(min(card, LAST), True), self.rail_scale
        top = -STEP if card >= KLICK else 0.0
        return QRectF(QPointF(left, top) * grown, QSizeF(TILE, TILE_HIGH) * grown).translated(self.rail)


def places_for(room: QSizeF, letters: float) -> Places:
    """Return the places for words of a size in a room: as wide and as high as they can use."""
    if letters <= 1:
        return Places()
    table = roomy(room, HOME.size())
    letters = min(letters, 2 + (table.width() - HOME.width()) / SHEET.width())  # beyond that only on a wider table
    more = letters - 1
    return Places(
        letters,
        min(table.width(), HOME.width() + SHEET.width() * 1.3 * more),
        min(table.height(), HOME.height() + 120 * more),
    )
