"""Zug to cut out: the tiles, a score board on which the railway leads from space to space, tokens and pawns."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter

from boardroom.core.game import Seat
from boardroom.games.zug.rules import Zug
from boardroom.games.zug.scene.palette import DAY, SEATS, mix
from boardroom.games.zug.scene.pieces.buildings import paint_buffer
from boardroom.games.zug.scene.pieces.ground import paint_ground
from boardroom.games.zug.scene.pieces.tiles import paint_upright
from boardroom.games.zug.scene.pieces.tokens import paint_pawn, paint_small_engineer, paint_wagon
from boardroom.games.zug.scene.pieces.track import paint_track
from boardroom.games.zug.tables import (
    DELIVERY,
    EAST,
    ENGINEERS,
    LOCOMOTIVE,
    NORTH,
    SOUTH,
    STATION,
    TILES,
    WAGONS,
    WEST,
    edges,
)
from boardroom.ui.game.cut_outs import Painting, Piece, Sheet, fitted, standing
from boardroom.ui.paint.outline import polygon
from boardroom.ui.paint.painting import Art
from boardroom.ui.style.theme import LIGHT

translate = QCoreApplication.translate

# All in millimetres.
TILE: Final = 48.0
SPACE: Final = 24.0  # of the score board
WAGON: Final = 14.9  # a row of them is a colour
ENGINEER: Final = 15.0
PAWN: Final = (14.0, 22.0, 6.0)  # a pawn's width, its height, and the flap that it stands on
COLUMNS: Final = 8
_INNER: Final = QRectF(2.4, 2.4, 95.2, 95.2)  # a tile within its round corners: paper has others
_TURNED: Final = {"station": 1}  # tiles on which less would be cut off than as the table of tiles has them
_FLATTER: Final = 0.85  # a town
_WAGON: Final = QRectF(-20, -22, 40, 37.5)
_DISC: Final = QRectF(-8.7, -8.7, 17.4, 17.4)


def _tile(name: str, seed: int) -> Painting:
    def paint(painter: QPainter) -> None:
        art, turn = Art(painter), _TURNED.get(name, 0)
        paint_ground(art, DAY, name, seed, thick=0)
        if name == "city":
            _push_down(art)
            paint_ground(art, DAY, name, seed, thick=0)
        paint_track(art, DAY, name, turn, frozenset())
        paint_upright(art, DAY, name, turn, seed, frozenset(), smoke=False)

    return fitted(_INNER, paint)


def _push_down(art: Art) -> None:
    """Leave room above a town: on the table its roofs rise over the next tile, but scissors cut them off."""
    art.painter.translate(0, _INNER.bottom() * (1 - _FLATTER))
    art.painter.scale(1, _FLATTER)


def _tiles() -> tuple[Piece, ...]:
    """Return all tiles; each has a landscape of its own."""
    return tuple(
        Piece(name, TILE, TILE, _tile(name, seed)) for name, tile in TILES.items() for seed in range(tile.number)
    )


def spaces() -> int:
    """Return how many spaces the score board has: whole rows, and no player gets more points than that."""
    most = WAGONS * DELIVERY + TILES["loco"].number * LOCOMOTIVE + TILES["city"].number * STATION
    return ceil((most + 1) / COLUMNS) * COLUMNS


def _side(number: int, other: int) -> int:
    """Return at which side of a space of the board another one lies, one before or after it."""
    if number // COLUMNS != other // COLUMNS:
        return SOUTH if other > number else NORTH
    return EAST if (other > number) == (number // COLUMNS % 2 == 0) else WEST


def _board(painter: QPainter) -> None:
    """Paint the spaces from above, to and fro: a track leads over all of them, from buffer to buffer."""
    art, last = Art(painter), spaces() - 1
    for number in range(last + 1):
        row, column = divmod(number, COLUMNS)
        sides = {_side(number, other) for other in (number - 1, number + 1) if 0 <= other <= last}
        kinds = ("terminal", "straight", "curve")
        name, turn = next((name, turn) for name in kinds for turn in range(4) if {*edges(name, turn)} == sides)
        x = column if row % 2 == 0 else COLUMNS - 1 - column
        with art.at(x * _INNER.width() - _INNER.x(), row * _INNER.height() - _INNER.y()):
            art.box(_INNER, fill=DAY("#F6ECD1" if number % 5 else "#E7D7AE"), stroke=DAY("#B79C66"), width=0.8)
            paint_track(art, DAY, name, turn, frozenset())
            if name == "terminal":
                paint_buffer(art, DAY, turn)
            if number:
                art.text(7, 21, str(number), 16 if number % 5 else 18, LIGHT.ink, bold=number % 5 == 0)
            else:
                arrow = polygon((8, 14), (28, 14), (28, 6), (46, 19), (28, 32), (28, 24), (8, 24))
                art.path(arrow, fill=LIGHT.ink)


def _wagon(seat: Seat) -> Painting:
    def paint(painter: QPainter) -> None:
        painter.fillRect(_WAGON, QColor(mix(SEATS[seat], "#FFFFFF", 0.75)))
        paint_wagon(Art(painter), DAY, seat, shadow=False)

    return fitted(_WAGON, paint)


def _engineer(seat: Seat) -> Painting:
    return fitted(_DISC, lambda painter: paint_small_engineer(Art(painter), 0, 0, seat))


def _pawn(seat: Seat) -> Piece:
    def paint(painter: QPainter) -> None:
        grown = PAWN[1] / 38
        painter.scale(grown, grown)
        painter.translate(0, -4)
        paint_pawn(Art(painter), seat, shadow=False)

    return standing(f"pawn-{seat + 1}", PAWN, QColor(mix(SEATS[seat], "#FFFFFF", 0.8)), paint)


def _tokens() -> tuple[Piece, ...]:
    seats, high = range(max(Zug.seats)), WAGON * _WAGON.height() / _WAGON.width()
    return (
        *(Piece(f"wagon-{seat + 1}", WAGON, high, _wagon(seat), WAGONS) for seat in seats),
        *(Piece(f"engineer-{seat + 1}", ENGINEER, ENGINEER, _engineer(seat), ENGINEERS, "round") for seat in seats),
        *map(_pawn, seats),
    )


def sheets() -> tuple[Sheet, ...]:
    """Return everything to cut out."""
    rows = spaces() // COLUMNS
    area = QRectF(0, 0, COLUMNS * _INNER.width(), rows * _INNER.height())
    return (
        Sheet(translate("Zug", "Tiles"), translate("Zug", "Glue the page onto card before you cut."), _tiles()),
        Sheet(
            translate("Zug", "Tokens and pawns"),
            translate(
                "Zug",
                "Glue the tokens onto card. "
                "Fold the pawns at the heads, glue them back to back, and bend out the flaps.",
            ),
            _tokens(),
        ),
        Sheet(
            translate("Zug", "Score board"),
            translate("Zug", "Glue it onto card."),
            (Piece("board", COLUMNS * SPACE, rows * SPACE, fitted(area, _board)),),
        ),
    )
