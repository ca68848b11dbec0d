"""What lies on the table and what trains can do there: where runs lead, what is enabled, which cities a station serves.

A network never changes. The next one takes over what the new tile doesn't touch: walks that never came to its square.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from boardroom.games.zug.tables import EXITS, FITS, MASKS, OPEN_FITS, STEPS, TILES, edges, runs

Square = tuple[int, int]
Ends = tuple[frozenset[Square], ...]


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


class Walk(NamedTuple):
    """Where a train comes to that leaves a square by a side, never reversing."""

    stations: frozenset[Square]
    open: frozenset[Square]  # empty squares that the track leads to


class Readings(NamedTuple):
    """What was agreed about rails where the booklet can be read in two ways."""

    open_sides: bool = False  # new rails may end at a blank side of a tile that lies there
    passing: bool = False  # trains pass through stations


USUAL: Final = Readings()


class Network:
    """A layout, looked at by square. Networks of the same layout and readings are equal."""

    def __init__(self, layout: Layout = (), readings: Readings = USUAL) -> None:
        self.layout: Layout = ()
        self.readings = readings
        self.tiles: dict[Square, Laid] = {}
        self._frontier: dict[Square, tuple[int, int]] = {}
        self._hash = 0
        self._walks: dict[tuple[Square, int], Walk] = {}  # shared with the networks before, until it is needed
        self._since: tuple[Square, ...] = ()  # laid since then
        for laid in layout:
            self._lay(laid)

    def plus(self, laid: Laid) -> Network:
        """Return the network with one more tile."""
        after = Network.__new__(Network)
        after.layout = self.layout
        after.readings = self.readings
        after.tiles = self.tiles.copy()
        after._frontier = self._frontier.copy()
        after._hash = self._hash
        after._walks = self._walks
        after._since = (*self._since, laid.square)
        after._lay(laid)
        return after

    def _lay(self, laid: Laid) -> None:
        x, y = square = laid.square
        self.layout = (*self.layout, laid)
        self._hash = hash((self._hash, laid))
        self.tiles[square] = laid
        frontier = self._frontier
        frontier.pop(square, None)
        mask = MASKS[laid.name, laid.turn]
        for side, (right, up) in enumerate(STEPS):
            there = x + right, y + up
            if there not in self.tiles:
                care, want = frontier.get(there, (0, 0))
                bit = 1 << (side ^ 2)
                frontier[there] = care | bit, want | bit if mask >> side & 1 else want

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Network) and (self.layout, self.readings) == (other.layout, other.readings)
        )

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[Network], tuple[Layout, Readings]]:
        return Network, (self.layout, self.readings)  # texts have other hashes in another process

    def __repr__(self) -> str:
        return f"Network({self.layout!r}, {self.readings!r})"

    # ---------------------------------------------------------------- what lies where

    def _showing(self, what: str) -> tuple[Square, ...]:
        return tuple([laid.square for laid in self.layout if TILES[laid.name].shows == what])

    @cached_property
    def stations(self) -> tuple[Square, ...]:
        """The squares of the stations, in the order of laying."""
        return self._showing("station")

    @cached_property
    def factories(self) -> tuple[Square, ...]:
        """The squares of the factories."""
        return self._showing("factory")

    @cached_property
    def locomotives(self) -> tuple[Square, ...]:
        """The squares of the locomotives."""
        return self._showing("locomotive")

    @cached_property
    def city_tiles(self) -> tuple[Square, ...]:
        """The squares of the city tiles."""
        return self._showing("city")

    @cached_property
    def places(self) -> dict[Square, int]:
        """Where in the order of laying each square comes."""
        return {laid.square: index for index, laid in enumerate(self.layout)}

    def neighbours(self, square: Square) -> Iterable[tuple[int, Square]]:
        """Yield the four sides with the squares beyond them."""
        for side, (right, up) in enumerate(STEPS):
            yield side, (square[0] + right, square[1] + up)

    def frontier(self) -> Mapping[Square, tuple[int, int]]:
        """Return the empty squares beside the table: which sides have a neighbour, and which of these have track."""
        return self._frontier

    def fits(self, name: str) -> Mapping[tuple[int, int], tuple[int, ...]]:
        """Return the turnings of a tile for what an empty square has around it, as the frontier tells it."""
        return (OPEN_FITS if self.readings.open_sides else FITS)[name]

    # ---------------------------------------------------------------- trains

    def walk(self, square: Square, side: int) -> Walk:
        """Return where a train can come to that leaves a square by a side."""
        if self._since:
            since = frozenset(self._since)
            self._walks = {key: walk for key, walk in self._walks.items() if walk.open.isdisjoint(since)}
            self._since = ()
        known = self._walks.get((square, side))
        if known is None:
            known = self._walks[square, side] = self._walked(square, side)
        return known

    def _walked(self, square: Square, side: int) -> Walk:
        tiles = self.tiles
        stations, ends = set(), set()
        seen, walks = set(), [(square, side)]
        while walks:
            step = walks.pop()
            if step in seen:
                continue
            seen.add(step)
            (x, y), out = step
            there = x + STEPS[out][0], y + STEPS[out][1]
            laid = tiles.get(there)
            if laid is None:
                ends.add(there)
            elif TILES[laid.name].shows == "station":
                if MASKS[laid.name, laid.turn] >> (out ^ 2) & 1:
                    stations.add(there)
                    if self.readings.passing:
                        walks += [(there, side) for side in edges(laid.name, laid.turn) if side != out ^ 2]
            else:
                walks += [(there, side) for side in EXITS[laid.name, laid.turn][out ^ 2]]
        return Walk(frozenset(stations), frozenset(ends))

    def reach(self, square: Square, side: int) -> frozenset[Square]:
        """Return the stations that a train leaving a square by a side can come to without reversing."""
        return self.walk(square, side).stations

    def ends(self, square: Square) -> Ends:
        """Return the stations reached from each end of a tile, R1 and R2, in the order of the tile's table."""
        laid = self.tiles[square]
        return tuple([self.walk(square, side).stations for side in edges(laid.name, laid.turn)])

    def runs(self, square: Square) -> tuple[tuple[int, int], ...]:
        """Return the enabled pairs of sides of a tile; a station's sides count one by one, twice."""
        laid = self.tiles[square]
        pairs = runs(laid.name, laid.turn)
        if TILES[laid.name].stops:
            pairs = tuple((side, side) for side in edges(laid.name, laid.turn))
        return tuple([pair for pair in pairs if self.reach(square, pair[0]) and self.reach(square, pair[1])])

    def enabled(self, square: Square) -> bool:
        """Tell whether a factory or locomotive lies on a run: both its ends lead to a station."""
        return bool(self.runs(square))

    # ---------------------------------------------------------------- cities

    @cached_property
    def cities(self) -> tuple[frozenset[Square], ...]:
        """The city tiles in groups that share sides."""
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
        return tuple([city for city in self.cities if not city.isdisjoint(beside)])

    @cached_property
    def outlets(self) -> dict[Square, tuple[tuple[Square, tuple[Square, ...]], ...]]:
        """For each enabled factory: the stations it sells through, if they serve a city, each with its city tiles."""
        tiles = {station: tuple(sorted(frozenset().union(*self.served(station)))) for station in self.stations}
        found = {}
        for factory in self.factories:
            stations = {station for run in self.runs(factory) for side in run for station in self.reach(factory, side)}
            found[factory] = tuple([(station, tiles[station]) for station in sorted(stations) if tiles[station]])
        return {factory: ways for factory, ways in found.items() if ways}


@lru_cache(maxsize=512)
def network(layout: Layout) -> Network:
    """Return what trains can do on a layout; the same layout is looked at once."""
    return Network(layout)
