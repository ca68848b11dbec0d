"""What happens in a match of Zug and what lies on the table; what a seat may not know is HIDDEN."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final, TypeVar

from boardroom.core.game import NOBODY, Hidden, Seat
from boardroom.games.zug.network import Laid, Layout, Network, Square
from boardroom.games.zug.tables import ENGINEERS, NUMBER, TILES, WAGONS

T = TypeVar("T")

BARE: Final = "bare"  # a tile that needs a token is laid without one
STOCKS: Final = {"wagon": WAGONS, "engineer": ENGINEERS}


@dataclass(frozen=True, slots=True)
class DrawTile:
    """Chance: the player who is due draws a tile."""

    tile: str | Hidden


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a tile; when the stock of its token is empty, say where one comes from, or that it stays bare."""

    laid: Laid
    source: Square | str = ""


@dataclass(frozen=True, slots=True)
class Sell:
    """Take a wagon from a factory over a station into a city tile."""

    factory: Square
    station: Square
    city: Square


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing fits."""


Move = DrawTile | Place | Sell | Pass


@dataclass(frozen=True, slots=True)
class ZugState:
    """The table and the hands. The pile is unordered: it is what lies neither on the table nor in a hand."""

    network: Network  # the tiles on the table, and what trains can do there
    tokens: tuple[Seat, ...]  # for each tile, in the order of laying, whose token stands on it, or NOBODY
    hands: tuple[tuple[str | Hidden, ...], ...]
    seat: Seat
    starter: Seat
    phase: str  # "deal", "draw", "place", "sale" or "over"
    points: tuple[int, ...]  # for wagons that passed one's stations
    last: Seat = NOBODY  # who laid the last tile
    passed: tuple[Seat, ...] = ()  # who has passed since
    ended: str = ""  # "cities full", "no wagon left" or "no wagon can move"

    @property
    def layout(self) -> Layout:
        """The tiles on the table in the order of laying."""
        return self.network.layout

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def pile(self) -> int:
        """How many tiles are still to be drawn."""
        return NUMBER - len(self.tokens) - sum(map(len, self.hands))

    def token_at(self, square: Square) -> Seat:
        """Return whose token stands on a square, or NOBODY."""
        index = self.network.places.get(square)
        return NOBODY if index is None else self.tokens[index]

    def standing(self, seat: Seat, token: str) -> tuple[Square, ...]:
        """Return the squares of a seat's tokens of a kind; wagons in cities too."""
        return tuple(
            [
                laid.square
                for laid, owner in zip(self.layout, self.tokens, strict=True)
                if owner == seat and (TILES[laid.name].token or "wagon") == token
            ]
        )

    def stock(self, seat: Seat, token: str) -> int:
        """Return how many tokens of a kind a seat still has beside the table."""
        return STOCKS[token] - len(self.standing(seat, token))

    def unseen(self) -> dict[str, int]:
        """Return the tiles that are neither on the table nor in a hand that can be seen, by name."""
        shown = Counter([laid.name for laid in self.layout])
        for hand in self.hands:
            shown.update(map(str, hand))
        return {name: tile.number - shown[name] for name, tile in TILES.items()}


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return the items with another one at an index."""
    return (*items[:index], item, *items[index + 1 :])
