"""Where everything lies on Switch's table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from boardroom.core.game import Seat
from boardroom.games.switch.tables import KLICK, LAST, START_DICE

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

# Whatever can be decided lies on a sheet beside the tray.
SHEET: Final = QRectF(676, 182, 264, 322)

# Piles and stations: one's own large below, the others' above.
CARD: Final = QRectF(0, 0, 118, 154)
SMALL: Final = 84 / 118  # how much smaller the others' cards are
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
OWN_TOKEN: Final = QPointF(226, 574)


def station_place(seat: Seat, own: Seat, seats: int) -> QRectF:
    """Return where one of the others sits: play goes clockwise, so the next player is at the left."""
    index = (seat - own) % seats - 1
    return STATION.translated(_LEFT[seats - 1][index], OTHERS_TOP)


def pile_place(seat: Seat, own: Seat, seats: int) -> QRectF:
    """Return where the top card of a pile lies."""
    if seat == own:
        return CARD.translated(OWN)
    corner = station_place(seat, own, seats).topLeft()
    return QRectF(corner.x() + 2, corner.y(), CARD.width() * SMALL, CARD.height() * SMALL)


def held_token(seat: Seat, own: Seat, seats: int) -> tuple[QPointF, float]:
    """Return where the token lies that a player holds, and its radius."""
    if seat == own:
        return OWN_TOKEN, TOKEN
    place = station_place(seat, own, seats)
    return QPointF(place.right() - 26, place.y() + 24), 19.0


def laid_token(seat: Seat, own: Seat, seats: int) -> tuple[QPointF, float]:
    """Return where the token lies on a pile that it blocks, and its radius."""
    pile = pile_place(seat, own, seats)
    return QPointF(pile.center().x(), pile.bottom() - pile.height() * 0.12), pile.width() * 0.28


def tile_left(card: int, big: bool) -> float:
    """Return where the tile of a card begins, from the left end of its rail."""
    wide, nose = (TILE, NOSE) if big else (SMALL_TILE, SMALL_NOSE)
    return (card - 1) * wide + (nose if card >= KLICK else 0.0)


def tile_rect(card: int) -> QRectF:
    """Return the place of a card's tile on one's own rail."""
    top = RAIL.y() - (STEP if card >= KLICK else 0.0)
    return QRectF(RAIL.x() + tile_left(min(card, LAST), True), top, TILE, TILE_HIGH)


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
