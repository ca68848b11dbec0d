"""Zug's printed parts. The tiles are reconstructed: whoever owns the box can correct them here."""

from __future__ import annotations

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


class Tile(NamedTuple):
    """One kind of tile as it is drawn in the table of the rules."""

    number: int  # how many of them there are
    edges: tuple[int, ...]  # the sides with track; for R1 and R2 in this order
    runs: tuple[tuple[int, int], ...]  # the pairs of sides that trains run between
    turnings: int  # how many ways of lying have different runs
    token: str = ""  # "wagon" or "engineer"
    stops: bool = False  # trains end here


TILES: Final = {
    "crossing": Tile(5, (NORTH, EAST, SOUTH, WEST), ((NORTH, SOUTH), (EAST, WEST)), 1),
    "straight": Tile(7, (NORTH, SOUTH), ((NORTH, SOUTH),), 2),
    "curve": Tile(10, (NORTH, EAST), ((NORTH, EAST),), 4),
    "right": Tile(3, (SOUTH, NORTH, EAST), ((SOUTH, NORTH), (SOUTH, EAST)), 4),
    "left": Tile(3, (SOUTH, NORTH, WEST), ((SOUTH, NORTH), (SOUTH, WEST)), 4),
    "fork": Tile(4, (SOUTH, EAST, WEST), ((SOUTH, EAST), (SOUTH, WEST)), 4),
    "factory": Tile(14, (NORTH, SOUTH), ((NORTH, SOUTH),), 2, "wagon"),
    "bend": Tile(12, (NORTH, EAST), ((NORTH, EAST),), 4, "wagon"),
    "loco": Tile(4, (NORTH, SOUTH), ((NORTH, SOUTH),), 2, "engineer"),
    "station": Tile(6, (NORTH, SOUTH), (), 2, "engineer", stops=True),
    "terminal": Tile(6, (SOUTH,), (), 4, "engineer", stops=True),
    "city": Tile(16, (), (), 1),
}
NAMES: Final = tuple(TILES)


def edges(name: str, turn: int) -> tuple[int, ...]:
    """Return the sides with track of a tile turned clockwise that many quarter turns."""
    return tuple((edge + turn) % 4 for edge in TILES[name].edges)


def _mask(name: str, turn: int) -> int:
    return sum(1 << edge for edge in edges(name, turn))


def _exits(name: str, turn: int) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[], [], [], []]
    for one, other in TILES[name].runs:
        one, other = (one + turn) % 4, (other + turn) % 4
        found[one].append(other)
        found[other].append(one)
    return tuple(tuple(sides) for sides in found)


# For each tile and turning: the sides with track as bits, and where a train goes on that enters by each side.
MASKS: Final = {(name, turn): _mask(name, turn) for name, tile in TILES.items() for turn in range(tile.turnings)}
EXITS: Final = {(name, turn): _exits(name, turn) for name, turn in MASKS}
