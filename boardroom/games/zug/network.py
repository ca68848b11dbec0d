"""What trains can do on a table: where runs lead, what is enabled, which cities a station serves."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from boardroom.games.zug.tables import EXITS, MASKS, STEPS, TILES, edges

Square = tuple[int, int]


class Laid(NamedTuple):
    """A tile on the table."""

    x: int
    y: int
    name: str
    turn: int  # quarter turns clockwise

    @property
    def square(self) -> Square:
        """Where it lies."""
        return self.x, self.y


Layout = tuple[Laid, ...]  # in the order of laying; nothing else of the table matters to trains


class Network:
    """A layout, looked at once: lookups are by square."""

    def __init__(self, layout: Layout) -> None:
        self.tiles: dict[Square, Laid] = {laid.square: laid for laid in layout}
        self._reach: dict[tuple[Square, int], frozenset[Square]] = {}
        self.stations = tuple(laid.square for laid in layout if TILES[laid.name].stops)
        self.factories = tuple(laid.square for laid in layout if TILES[laid.name].token == "wagon")
        self.locomotives = tuple(laid.square for laid in layout if laid.name == "loco")
        self.city_tiles = tuple(laid.square for laid in layout if laid.name == "city")
        self.cities = self._cities()

    def neighbours(self, square: Square) -> Iterable[tuple[int, Square]]:
        """Yield the four sides with the squares beyond them."""
        for side, (right, up) in enumerate(STEPS):
            yield side, (square[0] + right, square[1] + up)

    def reach(self, square: Square, side: int) -> frozenset[Square]:
        """Return the stations that a train leaving a square by a side can come to without reversing."""
        known = self._reach.get((square, side))
        if known is not None:
            return known
        found, seen, walks = set(), set(), [(square, side)]
        while walks:
            here, out = walks.pop()
            there = here[0] + STEPS[out][0], here[1] + STEPS[out][1]
            laid, entered = self.tiles.get(there), (out + 2) % 4
            if laid is None or (there, entered) in seen:
                continue
            seen.add((there, entered))
            kind = laid.name, laid.turn
            if not MASKS[kind] >> entered & 1:
                continue
            if TILES[laid.name].stops:
                found.add(there)
            else:
                walks += [(there, side) for side in EXITS[kind][entered]]
        self._reach[square, side] = frozenset(found)
        return self._reach[square, side]

    def ends(self, square: Square) -> tuple[frozenset[Square], ...]:
        """Return the stations reached from each end of a tile, R1 and R2, in the order of the tile's table."""
        laid = self.tiles[square]
        return tuple(self.reach(square, side) for side in edges(laid.name, laid.turn))

    def enabled(self, square: Square) -> bool:
        """Tell whether a factory or locomotive lies on a run: both its ends lead to a station."""
        return all(self.ends(square))

    def runs(self, square: Square) -> tuple[tuple[int, int], ...]:
        """Return the enabled pairs of sides of a tile, for drawing; a station's sides count one by one, twice."""
        laid = self.tiles[square]
        if TILES[laid.name].stops:
            return tuple((side, side) for side in edges(laid.name, laid.turn) if self.reach(square, side))
        turned = (((one + laid.turn) % 4, (two + laid.turn) % 4) for one, two in TILES[laid.name].runs)
        return tuple(pair for pair in turned if self.reach(square, pair[0]) and self.reach(square, pair[1]))

    def _cities(self) -> tuple[frozenset[Square], ...]:
        """Group the city tiles that share sides."""
        left, found = set(self.city_tiles), []
        while left:
            group, edge = set(), [left.pop()]
            while edge:
                here = edge.pop()
                group.add(here)
                for _, there in self.neighbours(here):
                    if there in left:
                        left.remove(there)
                        edge.append(there)
            found.append(frozenset(group))
        return tuple(sorted(found, key=min))

    def served(self, station: Square) -> tuple[frozenset[Square], ...]:
        """Return the cities that a station shares a side with."""
        beside = {there for _, there in self.neighbours(station)}
        return tuple(city for city in self.cities if city & beside)

    def frontier(self) -> dict[Square, tuple[int, int]]:
        """Return the empty squares beside the table: which sides matter, and which of them have track."""
        found: dict[Square, tuple[int, int]] = {}
        for square, laid in self.tiles.items():
            mask = MASKS[laid.name, laid.turn]
            for side, there in self.neighbours(square):
                if there not in self.tiles:
                    care, want = found.get(there, (0, 0))
                    bit = 1 << (side + 2) % 4
                    found[there] = care | bit, want | (bit if mask >> side & 1 else 0)
        return found


@lru_cache(maxsize=512)
def network(layout: Layout) -> Network:
    """Return what trains can do on a layout; the same layout is looked at once."""
    return Network(layout)
