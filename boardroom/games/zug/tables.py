"""Zug's printed parts. The tiles are reconstructed: whoever owns the box corrects them in TILES, and nowhere else."""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

NORTH, EAST, SOUTH, WEST = range(4)
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))  # x to the right, y up
WAGONS: Final = 13  # of each colour
ENGINEERS: Final = 8
HAND: Final = 5
START: Final = "crossing"
DELIVERY: Final = 3  # points for a wagon in a city
LOCOMOTIVE: Final = 3
STATION: Final = 1
_TOKENS: Final = {"factory": "wagon", "locomotive": "engineer", "station": "engineer"}


class Tile(NamedTuple):
    """One kind of tile as it is drawn in the table of the rules."""

    number: int  # how many of them there are
    edges: tuple[int, ...]  # the sides with track; for R1 and R2 in this order
    runs: tuple[tuple[int, int], ...]  # the pairs of sides that trains run between
    shows: str = "track"  # or "factory", "locomotive", "station", "city"

    @property
    def token(self) -> str:
        """What is put on it when it is laid: "wagon", "engineer" or nothing."""
        return _TOKENS.get(self.shows, "")

    @property
    def stops(self) -> bool:
        """Whether trains stop here."""
        return self.shows == "station"

    @property
    def turnings(self) -> int:
        """How many ways of lying have different runs."""
        return next(turn for turn in (1, 2, 4) if self._turned(turn) == self._turned(0))

    def _turned(self, turn: int) -> tuple[frozenset[int], frozenset[frozenset[int]]]:
        def side(edge: int) -> int:
            return (edge + turn) % 4

        return frozenset(map(side, self.edges)), frozenset(frozenset(map(side, run)) for run in self.runs)


TILES: Final = {
    "crossing": Tile(5, (NORTH, EAST, SOUTH, WEST), ((NORTH, SOUTH), (EAST, WEST))),
    "straight": Tile(7, (NORTH, SOUTH), ((NORTH, SOUTH),)),
    "curve": Tile(10, (NORTH, EAST), ((NORTH, EAST),)),
    "right": Tile(3, (SOUTH, NORTH, EAST), ((SOUTH, NORTH), (SOUTH, EAST))),
    "left": Tile(3, (SOUTH, NORTH, WEST), ((SOUTH, NORTH), (SOUTH, WEST))),
    "fork": Tile(4, (SOUTH, EAST, WEST), ((SOUTH, EAST), (SOUTH, WEST))),
    "factory": Tile(14, (NORTH, SOUTH), ((NORTH, SOUTH),), "factory"),
    "bend": Tile(12, (NORTH, EAST), ((NORTH, EAST),), "factory"),
    "loco": Tile(4, (NORTH, SOUTH), ((NORTH, SOUTH),), "locomotive"),
    "station": Tile(6, (NORTH, SOUTH), (), "station"),
    "terminal": Tile(6, (SOUTH,), (), "station"),
    "city": Tile(16, (), (), "city"),
}
NAMES: Final = tuple(TILES)
NUMBER: Final = sum(tile.number for tile in TILES.values())


def edges(name: str, turn: int) -> tuple[int, ...]:
    """Return the sides with track of a tile turned clockwise that many quarter turns."""
    return tuple((edge + turn) % 4 for edge in TILES[name].edges)


def runs(name: str, turn: int) -> tuple[tuple[int, int], ...]:
    """Return the pairs of sides that trains run between on a tile turned clockwise that many quarter turns."""
    return tuple(((one + turn) % 4, (other + turn) % 4) for one, other in TILES[name].runs)


def _mask(name: str, turn: int) -> int:
    return sum(1 << edge for edge in edges(name, turn))


def _exits(name: str, turn: int) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[], [], [], []]
    for one, other in runs(name, turn):
        found[one].append(other)
        found[other].append(one)
    return tuple(tuple(sides) for sides in found)


# For each tile and turning: the sides with track as bits, and where a train goes on that enters by each side.
_TURNINGS: Final = {name: tile.turnings for name, tile in TILES.items()}
MASKS: Final = {(name, turn): _mask(name, turn) for name in TILES for turn in range(_TURNINGS[name])}
EXITS: Final = {(name, turn): _exits(name, turn) for name, turn in MASKS}


def _fits(name: str, open_sides: bool) -> dict[tuple[int, int], tuple[int, ...]]:
    return {
        (care, want): tuple(
            turn for turn in range(_TURNINGS[name]) if MASKS[name, turn] & (want if open_sides else care) == want
        )
        for care, want in product(range(16), range(16))
        if want & ~care == 0
    }


# For each tile, the turnings in which it fits a square: which sides have neighbours, and which of these have track.
FITS: Final = {name: _fits(name, open_sides=False) for name in TILES}
OPEN_FITS: Final = {name: _fits(name, open_sides=True) for name in TILES}  # where rails may end at a blank side
