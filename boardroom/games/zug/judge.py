"""What a table is worth to everybody: the points to expect when all is built and sold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final, NamedTuple

from boardroom.core.game import NOBODY, Seat
from boardroom.games.zug.fast_table import CITY, REACH, STEP, STOPS, Carrier, FastTable, Placing
from boardroom.games.zug.tables import DELIVERY, LOCOMOTIVE, NAMES, STATION, TILES


@dataclass(frozen=True, slots=True)
class ZugWeights:
    """How the future is judged; without any future only what stands counts."""

    most: float = 0.95  # the best chance of an open end: anything may happen to it
    station: float = 2.0  # how soon an open end meets a station that fits there
    track: float = 0.5  # how good track is there that leads on, if it is sure to come
    crowd: float = 4.0  # open ends that are always there, besides those on the table
    room: float = 0.5  # how soon a city tile comes to a station that has room for it
    grows: float = 0.5  # how many of the city tiles to come join the cities that are there
    unknown: float = 0.5  # access to cities of a station that is to come
    own: float = 0.35  # how likely such a station is one's own
    hand: float = 0.5  # how likely one uses a station in hand for an open end where it fits


NOW: Final = ZugWeights(station=0.0, track=0.0, room=0.0, grows=0.0, unknown=0.0, own=0.0, hand=0.0)
_NOTHING: Final = 1e-9  # what rounding leaves of nothing
_STOPPING: Final = tuple(name for name in range(len(NAMES)) if STOPS[name])
_LEADING: Final = tuple(name for name in range(len(NAMES)) if TILES[NAMES[name]].edges and not STOPS[name])


class Hope(NamedTuple):
    """What a wagon may hope for: cities, as bits, and who gets the points of stations; or that these are to come."""

    owner: Seat
    cities: int
    own: int  # those of them that one's own stations serve
    gainer: Seat  # who has the station of the others
    room: bool  # there is a station without a city, but with room for one
    later: bool  # a station is to come


class Ledger:
    """What all wagons of a table may hope for, added up by what it is; the next table's differs only a little."""

    __slots__ = ("_ends", "_near", "_through", "entries", "serves", "spares", "sums", "table")

    def __init__(
        self,
        table: FastTable,
        entries: dict[int, tuple[Hope, float]],
        sums: dict[Hope, float],
        serves: dict[int, tuple[int, bool]],
    ) -> None:
        self.table = table
        self.entries = entries  # of wagons by their squares, with how likely they come to sell
        self.sums = sums
        self.serves = serves  # for each station its cities, as bits, and whether it has room for one
        self.spares: dict[tuple[Seat, bool], int] = {}  # each seat's least useful wagon and engineer, once looked for
        self._ends: frozenset[int] | None = None
        self._near: dict[int, frozenset[int]] | None = None
        self._through: dict[int, frozenset[int]] | None = None

    def book(self, square: int, entry: tuple[Hope, float] | None) -> None:
        """Enter what a wagon may hope for now."""
        self.strike(square)
        if entry is not None:
            self.entries[square] = entry
            self.sums[entry[0]] = self.sums.get(entry[0], 0.0) + entry[1]

    def strike(self, square: int) -> None:
        """Strike out a wagon."""
        known = self.entries.pop(square, None)
        if known is not None:
            self.sums[known[0]] -= known[1]
            if self.sums[known[0]] < _NOTHING:
                del self.sums[known[0]]

    @property
    def ends(self) -> frozenset[int]:
        """The empty squares where the rails of a wagon or a locomotive end."""
        if self._ends is None:
            carriers = (*self.table.wagons.values(), *self.table.locos.values())
            self._ends = frozenset(square for _, one, two in carriers for square in one.opens + two.opens)
        return self._ends

    def near(self, square: int) -> frozenset[int]:
        """Return the wagons whose rails end beside a square."""
        if self._near is None:
            found: dict[int, set[int]] = {}
            for at, (_, one, two) in self.table.wagons.items():
                for end in one.opens + two.opens:
                    for step in STEP:
                        found.setdefault(end + step, set()).add(at)
            self._near = {end: frozenset(wagons) for end, wagons in found.items()}
        return self._near.get(square, frozenset())

    def through(self, station: int) -> frozenset[int]:
        """Return the wagons that come to a station."""
        if self._through is None:
            found: dict[int, set[int]] = {}
            for at, (_, one, two) in self.table.wagons.items():
                for end in one.stations + two.stations:
                    found.setdefault(end, set()).add(at)
            self._through = {end: frozenset(wagons) for end, wagons in found.items()}
        return self._through.get(station, frozenset())


def _serves(table: FastTable, station: int) -> tuple[int, bool]:
    """Return the cities of a station, as bits, and whether there is room for another beside it."""
    cities, room = 0, False
    for step in STEP:
        city = table.city_of.get(station + step)
        if city is not None:
            cities |= 1 << city
        elif table.needs.get(station + step, 16) < 16:
            room = True
    return cities, room


def _merged(before: FastTable, square: int) -> bool:
    """Tell whether a new city tile makes one of two cities, so that they are numbered anew."""
    return len({before.city_of[square + step] for step in STEP if square + step in before.city_of}) > 1


class ZugJudge:
    """The judgement of all boards that may come from one position."""

    def __init__(
        self, table: FastTable, left: Mapping[int, int], weights: ZugWeights, seat: Seat, hand: Sequence[int]
    ) -> None:
        """Prepare for a table with so many tiles of each name still to be laid, those of the seat's hand among them."""
        self.seats = len(table.stocks)
        self.left = sum(left.values())
        self.nodes = 0
        self._weights = weights
        self._seat = seat
        self._cities = left.get(CITY, 0)
        crowd = weights.crowd + sum(needs >= 16 for needs in table.needs.values())
        later = 1 - exp(-weights.station * sum(left.get(name, 0) for name in _STOPPING) / crowd)
        # How likely rails that end at an empty square with such needs are never led to a station.
        self._missed = [1.0] * 256
        self._holds = [False] * 256  # whether a station in the seat's hand fits there
        for needs in range(16, 256):
            fits = table.fitting[needs]
            stops = sum(left.get(name, 0) for name in _STOPPING if fits[name])
            leads = sum(left.get(name, 0) for name in _LEADING if fits[name])
            ends_here = 1 - exp(-weights.station * stops / crowd)
            leads_on = weights.track * (1 - exp(-leads / crowd)) * later
            self._missed[needs] = 1 - weights.most * (1 - (1 - ends_here) * (1 - leads_on))
            self._holds[needs] = any(STOPS[name] and fits[name] for name in hand)

    def ledger(self, table: FastTable) -> Ledger:
        """Return the ledger of a table."""
        self.nodes += 1
        ledger = Ledger(table, {}, {}, {station: _serves(table, station) for station in table.stations})
        for at, wagon in table.wagons.items():
            ledger.book(at, self._entry(ledger, wagon))
        return ledger

    def after(self, before: Ledger, placing: Placing, seat: Seat) -> Ledger:
        """Return the ledger of the table after a placement: most of it stays as it was."""
        table, square = before.table.after(placing, seat), placing.square
        if table.city_of is not before.table.city_of and _merged(before.table, square):
            return self.ledger(table)
        self.nodes += 1
        ledger = Ledger(table, before.entries.copy(), before.sums.copy(), before.serves)
        touched = before.near(square)
        if placing.source in table.stations:
            touched = touched | before.through(placing.source)  # they pass a station that is nobody's now
        for step in REACH[placing.kind]:
            station = square + step
            if station in table.stations:
                serves = _serves(table, station)
                if before.serves.get(station) != serves:
                    ledger.serves = {**ledger.serves, station: serves}
                    touched = touched | before.through(station)
        wagons, known = table.wagons, before.table.wagons
        if wagons is not known:
            for at, wagon in wagons.items():
                if known.get(at) is not wagon:
                    ledger.book(at, self._entry(ledger, wagon))
            for at in known:
                if at not in wagons:
                    ledger.strike(at)
        for at in touched:
            same = wagons.get(at)
            if same is not None and same is known.get(at):
                ledger.book(at, self._entry(ledger, same))
        return ledger

    def _entry(self, ledger: Ledger, wagon: Carrier) -> tuple[Hope, float] | None:
        """Return what a wagon may hope for."""
        owner, one, two = wagon
        needs = ledger.table.needs
        likely = 1.0
        for stations, opens in (one, two):
            if not stations:
                likely *= 1 - self._never(owner, opens, needs)
        if likely <= 0:
            return None
        cities, own, room, gainer = 0, 0, False, NOBODY
        holders = ledger.table.stations
        for station in one.stations + two.stations:
            served, free = ledger.serves[station]
            holder = holders[station]
            if holder == owner:
                own |= served
            elif served and (not cities & ~own or holder == NOBODY):
                gainer = holder
            cities |= served
            room = room or (free and not served)
        if cities:
            return Hope(owner, cities, own, gainer, room, False), likely
        later = not one.stations or not two.stations
        if not room and not later:
            return None
        if room:
            rooms = [holders[station] for station in one.stations + two.stations if ledger.serves[station][1]]
            gainer = owner if owner in rooms else rooms[0]
        return Hope(owner, 0, 0, gainer, room, later), likely

    def _never(self, owner: Seat, opens: tuple[int, ...], needs: Mapping[int, int]) -> float:
        """Return how likely none of the squares where a seat's rails end gets a station."""
        missed, holds = 1.0, False
        for square in opens:
            missed *= self._missed[needs[square]]
            holds = holds or self._holds[needs[square]]
        return missed * (1 - self._weights.hand) if holds and owner == self._seat else missed

    def points(self, ledger: Ledger) -> list[float]:
        """Return the points that every seat may expect."""
        weights, table = self._weights, ledger.table
        found = [0.0] * self.seats
        waiting = 1 + sum(room and not cities for cities, room in ledger.serves.values())
        coming = 1 - exp(-weights.room * self._cities / waiting)
        unknown = weights.unknown if self._cities else weights.unknown / 2
        growth = weights.grows * self._cities / (len(table.sizes) + waiting)
        sizes = [size + growth for size in table.sizes]
        wants = [[0.0] * self.seats for _ in sizes]
        sellers = []
        for entry, likely in ledger.sums.items():
            owner, cities, own, gainer, room, later = entry
            if not cities:
                value = likely * max(coming if room else 0.0, unknown if later else 0.0)
                found[owner] += DELIVERY * value
                if gainer >= 0:
                    found[gainer] += STATION * value
                elif not room:
                    found[owner] += STATION * weights.own * value
                continue
            parts = [city for city in range(len(sizes)) if cities >> city & 1]
            total = sum([sizes[city] for city in parts])
            for city in parts:
                wants[city][owner] += likely * sizes[city] / total
            sellers.append((owner, own, gainer, room, likely, total, parts))
        gets = [_shared(size, wanted) for size, wanted in zip(sizes, wants, strict=True)]
        for owner, own, gainer, room, likely, total, parts in sellers:
            rest = likely
            for city in parts:
                value = likely * sizes[city] / total * gets[city][owner]
                rest -= value
                if own >> city & 1:
                    found[owner] += (DELIVERY + STATION) * value
                else:
                    found[owner] += DELIVERY * value
                    if gainer >= 0:
                        found[gainer] += STATION * value
            if room:  # what is too much for these cities may go to one that is to come
                found[owner] += DELIVERY * rest * coming
        for carrier in table.locos.values():
            found[carrier.owner] += LOCOMOTIVE * self._between(table, carrier)
        return found

    def _between(self, table: FastTable, loco: Carrier) -> float:
        """Return the chance that a locomotive comes to run between stations of its owner."""
        value = 1.0
        for end in (loco.one, loco.two):
            if any(table.stations[station] == loco.owner for station in end.stations):
                continue
            if not table.stocks[loco.owner][1]:
                return 0.0
            value *= (1 - self._never(loco.owner, end.opens, table.needs)) * self._weights.own
        return value


def _shared(size: float, wanted: Sequence[float]) -> list[float]:
    """Return the part of what each seat wants of a city that it gets; in the sale all take one after the other."""
    total = sum(wanted)
    if total <= size:
        return [1.0] * len(wanted)
    left, got = size, [0.0] * len(wanted)
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    for place, seat in enumerate(order):
        got[seat] = min(wanted[seat], left / (len(order) - place))
        left -= got[seat]
    return [have / want if want else 1.0 for have, want in zip(got, wanted, strict=True)]


def lead(points: Sequence[float], seat: Seat) -> float:
    """Return by how much a seat is ahead; of several others the best counts more."""
    others = [value for other, value in enumerate(points) if other != seat]
    if len(others) == 1:
        return points[seat] - others[0]
    return points[seat] - (max(others) + sum(others) / len(others)) / 2
