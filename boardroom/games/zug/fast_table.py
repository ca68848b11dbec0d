"""A table for quick thinking: numbers instead of squares and tiles, and every walk of a train known beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from boardroom.core.game import NOBODY, Seat
from boardroom.games.zug.network import Laid, Readings, Square
from boardroom.games.zug.state import BARE, Place, ZugState
from boardroom.games.zug.tables import EXITS, MASKS, NAMES, STEPS, TILES

# A square is a number: the middle of the table is far enough from all sides for ninety tiles in a row.
_ROW: Final = 256
_MIDDLE: Final = 100
STEP: Final = tuple(right + up * _ROW for right, up in STEPS)

# A kind is a tile in a turning; a way is a square with the side by which it is entered, four times the square.
KINDS: Final = tuple(MASKS)
_KIND: Final = {kind: number for number, kind in enumerate(KINDS)}
MASK: Final = tuple(MASKS.values())
NAME: Final = tuple(NAMES.index(name) for name, _ in KINDS)
CITY: Final = NAMES.index("city")
LOCO: Final = NAMES.index("loco")
WAGON: Final = tuple(TILES[name].token == "wagon" for name in NAMES)
ENGINEER: Final = tuple(TILES[name].token == "engineer" for name in NAMES)
STOPS: Final = tuple(TILES[name].stops for name in NAMES)
_CITY_KIND: Final = _KIND["city", 0]
# The sides by which a train comes to a station, as bits.
_STATION: Final = tuple(mask if TILES[name].stops else 0 for (name, _), mask in MASKS.items())


def _on(passing: bool) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return where a train goes on that enters a kind by a side, as what is added to the square's way."""
    return tuple(
        tuple(
            tuple(
                STEP[out] * 4 + (out ^ 2)
                for out in range(4)
                if out in EXITS[name, turn][side]
                or (passing and out != side and _STATION[kind] >> out & _STATION[kind] >> side & 1)
            )
            for side in range(4)
        )
        for kind, (name, turn) in enumerate(KINDS)
    )


_ON: Final = {passing: _on(passing) for passing in (False, True)}
_OUT: Final = tuple(
    tuple(STEP[(edge + turn) % 4] * 4 + ((edge + turn) % 4 ^ 2) for edge in TILES[name].edges) for name, turn in KINDS
)
# How far a kind is felt: on its own square, beside it, and beside the squares that its rails lead to.
REACH: Final = tuple(
    tuple({0, *STEP, *(STEP[side] + step for side in range(4) if mask >> side & 1 for step in STEP)}) for mask in MASK
)


def _fitting(open_sides: bool) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return for the needs of a square and each name the kinds that fit there."""
    return tuple(
        tuple(
            tuple(
                kind
                for kind in range(len(KINDS))
                if NAME[kind] == name and MASK[kind] & (needs >> 4 if open_sides else needs & 15) == needs >> 4
            )
            for name in range(len(NAMES))
        )
        for needs in range(256)
    )


# The needs of an empty square: which of its sides lie beside a tile, and 16 times those of them with track.
FITTING: Final = {open_sides: _fitting(open_sides) for open_sides in (False, True)}


class RailEnd(NamedTuple):
    """What a walk from one end of a tile comes to: stations, and empty squares where the rails end."""

    stations: tuple[int, ...]
    opens: tuple[int, ...]


class Carrier(NamedTuple):
    """A factory with a wagon, or a locomotive with an engineer."""

    owner: Seat
    one: RailEnd
    two: RailEnd


class Placing(NamedTuple):
    """A placement: the kind, the square, and the square of the token that is taken back, 0 for none, -1 for bare."""

    kind: int
    square: int
    source: int = 0


BARELY: Final = -1


def number_of(square: Square) -> int:
    """Return a square as a number."""
    return square[0] + _MIDDLE + (square[1] + _MIDDLE) * _ROW


def square_of(number: int) -> Square:
    """Return a numbered square."""
    return number % _ROW - _MIDDLE, number // _ROW - _MIDDLE


def move_of(placing: Placing) -> Place:
    """Return a placement in the words of the rules."""
    source: Square | str = "" if not placing.source else BARE if placing.source < 0 else square_of(placing.source)
    return Place(Laid(*square_of(placing.square), *KINDS[placing.kind]), source)


class FastTable:
    """A table with its tokens. It is never changed: `after` gives another."""

    __slots__ = ("_on", "cells", "city_of", "fitting", "locos", "needs", "sizes", "stations", "stocks", "wagons")

    def __init__(self, readings: Readings) -> None:
        self.fitting = FITTING[readings.open_sides]
        self._on = _ON[readings.passing]
        self.cells: dict[int, int] = {}
        self.needs: dict[int, int] = {}  # of the empty squares beside the table
        self.wagons: dict[int, Carrier] = {}
        self.locos: dict[int, Carrier] = {}
        self.stations: dict[int, Seat] = {}
        self.stocks: tuple[tuple[int, int], ...] = ()  # wagons and engineers beside the table, for each seat
        self.city_of: dict[int, int] = {}  # the number of the city that a city tile belongs to
        self.sizes: tuple[int, ...] = ()  # of the cities; in the sale what is free of them

    @classmethod
    def of(cls, state: ZugState) -> FastTable:
        """Return a table of the rules, during building."""
        table = cls(state.network.readings)
        table.stocks = tuple((state.stock(seat, "wagon"), state.stock(seat, "engineer")) for seat in range(state.seats))
        for laid in state.layout:
            table.cells[number_of(laid.square)] = _KIND[laid.name, laid.turn]
        for square in table.cells:
            for side, step in enumerate(STEP):
                if square + step not in table.cells:
                    bit = 1 << (side ^ 2)
                    track = MASK[table.cells[square]] >> side & 1
                    table.needs[square + step] = table.needs.get(square + step, 0) | bit | bit * track << 4
        for laid, owner in zip(state.layout, state.tokens, strict=True):
            square, tile = number_of(laid.square), TILES[laid.name]
            if tile.stops:
                table.stations[square] = owner
            elif tile.token and owner != NOBODY:
                table._carriers(NAMES.index(laid.name))[square] = table._carrier(square, owner)
        table._join_cities()
        return table

    def _carriers(self, name: int) -> dict[int, Carrier]:
        return self.locos if name == LOCO else self.wagons

    def _carrier(self, square: int, owner: Seat) -> Carrier:
        out = _OUT[self.cells[square]]
        return Carrier(owner, self.walk(4 * square + out[0]), self.walk(4 * square + out[1]))

    def walk(self, way: int) -> RailEnd:
        """Return what a train comes to that enters a square by a side, without reversing."""
        cells, ons = self.cells, self._on
        kind = cells.get(way >> 2)
        if kind is None:
            return RailEnd((), (way >> 2,))
        stations: list[int] = []
        opens: list[int] = []
        seen: set[int] = set()
        todo = [way]
        while todo:
            way = todo.pop()
            if way in seen:
                continue
            seen.add(way)
            square = way >> 2
            kind = cells.get(square)
            if kind is None:
                if square not in opens:
                    opens.append(square)
                continue
            if _STATION[kind] >> (way & 3) & 1 and square not in stations:
                stations.append(square)
            base = way & -4
            for out in ons[kind][way & 3]:
                todo.append(base + out)
        return RailEnd(tuple(stations), tuple(opens))

    def _join_cities(self) -> None:
        """Number the cities."""
        left = [square for square, kind in self.cells.items() if kind == _CITY_KIND]
        self.city_of = {}
        sizes: list[int] = []
        for first in left:
            if first not in self.city_of:
                city, size, edge = len(sizes), 0, [first]
                self.city_of[first] = city
                while edge:
                    here = edge.pop()
                    size += 1
                    for step in STEP:
                        there = here + step
                        if self.cells.get(there) == _CITY_KIND and there not in self.city_of:
                            self.city_of[there] = city
                            edge.append(there)
                sizes.append(size)
        self.sizes = tuple(sizes)

    def _found_city(self, square: int) -> None:
        """Count a new city tile; the cities keep their numbers unless it makes one of several."""
        joined = {self.city_of[square + step] for step in STEP if square + step in self.city_of}
        if len(joined) > 1:
            self._join_cities()
            return
        city = joined.pop() if joined else len(self.sizes)
        sizes = [*self.sizes, 0] if city == len(self.sizes) else [*self.sizes]
        sizes[city] += 1
        self.city_of, self.sizes = {**self.city_of, square: city}, tuple(sizes)

    def placings(self, names: Iterable[int], sources_of: Callable[[int], Sequence[int]]) -> Iterator[Placing]:
        """Yield every placement of tiles with these names, and with each the sources that a name's token may have."""
        for name in names:
            sources = sources_of(name)
            for square, needs in self.needs.items():
                for kind in self.fitting[needs][name]:
                    for source in sources:
                        yield Placing(kind, square, source)

    def sources(self, seat: Seat, name: int) -> list[int]:
        """Return where the token of a tile may come from."""
        wagon = WAGON[name]
        if not (wagon or ENGINEER[name]) or self.stocks[seat][not wagon]:
            return [0]
        return [BARELY, *self.standing(seat, wagon)]

    def standing(self, seat: Seat, wagon: bool) -> list[int]:
        """Return where a seat's wagons or engineers stand."""
        if wagon:
            return [square for square, carrier in self.wagons.items() if carrier.owner == seat]
        stations = [square for square, owner in self.stations.items() if owner == seat]
        return stations + [square for square, carrier in self.locos.items() if carrier.owner == seat]

    def after(self, placing: Placing, seat: Seat) -> FastTable:
        """Return the table after a placement by a seat."""
        kind, square, source = placing
        table = FastTable.__new__(FastTable)
        table.cells = cells = self.cells.copy()
        table.needs = needs = self.needs.copy()
        table.wagons, table.locos, table.stations = self.wagons, self.locos, self.stations
        table.stocks, table.city_of, table.sizes = self.stocks, self.city_of, self.sizes
        table.fitting, table._on = self.fitting, self._on
        cells[square] = kind
        mask = MASK[kind]
        open_here = needs.pop(square) >= 16
        for side in range(4):
            there = square + STEP[side]
            if there not in cells:
                bit = 1 << (side ^ 2)
                needs[there] = needs.get(there, 0) | bit | (bit << 4 if mask >> side & 1 else 0)
        if open_here:
            table.wagons = table._walked(self.wagons, square)
            table.locos = table._walked(self.locos, square)
        name = NAME[kind]
        if name == CITY:
            table._found_city(square)
        elif WAGON[name] or ENGINEER[name]:
            table._put(name, square, seat, source)
        return table

    def _walked(self, carriers: dict[int, Carrier], square: int) -> dict[int, Carrier]:
        """Return carriers of which those whose rails ended at a square are walked anew."""
        found: dict[int, Carrier] | None = None
        for at, (owner, one, two) in carriers.items():
            first, second = square in one.opens, square in two.opens
            if first or second:
                if found is None:
                    found = carriers.copy()
                out = _OUT[self.cells[at]]
                found[at] = Carrier(
                    owner,
                    self.walk(4 * at + out[0]) if first else one,
                    self.walk(4 * at + out[1]) if second else two,
                )
        return carriers if found is None else found

    def _put(self, name: int, square: int, seat: Seat, source: int) -> None:
        """Put the token on a tile that was laid just now; the dictionaries may still be another table's."""
        if source > 0:
            self._take(source)
        elif source == 0:
            wagons, engineers = self.stocks[seat]
            left = (wagons - 1, engineers) if WAGON[name] else (wagons, engineers - 1)
            self.stocks = (*self.stocks[:seat], left, *self.stocks[seat + 1 :])
        owner = seat if source >= 0 else NOBODY
        if STOPS[name]:
            self.stations = {**self.stations, square: owner}
        elif owner != NOBODY:
            carrier = self._carrier(square, owner)
            if name == LOCO:
                self.locos = {**self.locos, square: carrier}
            else:
                self.wagons = {**self.wagons, square: carrier}

    def without(self, square: int) -> FastTable:
        """Return the table without the token of a square."""
        table = FastTable.__new__(FastTable)
        for name in FastTable.__slots__:
            setattr(table, name, getattr(self, name))
        table._take(square)
        return table

    def _take(self, square: int) -> None:
        """Take a token back."""
        if square in self.stations:
            self.stations = {**self.stations, square: NOBODY}
        else:
            self.wagons = {at: carrier for at, carrier in self.wagons.items() if at != square}
            self.locos = {at: carrier for at, carrier in self.locos.items() if at != square}
