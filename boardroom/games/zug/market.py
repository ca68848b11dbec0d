"""The sale as a game of numbers, where nothing is hidden: who sells which wagon over whose station into which city."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from boardroom.core.game import NOBODY, Seat
from boardroom.games.zug.network import Square
from boardroom.games.zug.state import Sell, State
from boardroom.games.zug.tables import DELIVERY, STATION

_MOST: Final = DELIVERY + STATION  # points of one sale
_INFINITE: Final = 1000


class Way(NamedTuple):
    """A sale: a wagon of a sort, into a city, and who gets the point of the station."""

    sort: int
    city: int
    gainer: Seat


class Stall(NamedTuple):
    """All that matters for the rest of a sale: who is to sell, the free tiles of each city, the wagons of each sort."""

    seat: Seat
    free: tuple[int, ...]
    wagons: tuple[int, ...]


class Future(NamedTuple):
    """The points to come for every seat, how to go on, and whether that is all worked out."""

    points: tuple[int, ...]
    best: Way | None
    exact: bool


class Spent(Exception):  # noqa: N818
    """The budget is spent."""


class Market:
    """The sale of one table; wagons of a seat that can go the same ways are of one sort."""

    def __init__(self, state: State) -> None:
        net = state.network
        owner = {laid.square: token for laid, token in zip(state.layout, state.tokens, strict=True)}
        number = {square: index for index, city in enumerate(net.cities) for square in city}
        self.seats = state.seats
        self._stations: dict[tuple[Square, int, Seat], Square] = {}
        sorts: dict[tuple[Seat, frozenset[tuple[int, Seat]]], list[Square]] = {}
        for factory in net.factories:
            if owner[factory] == NOBODY or not net.enabled(factory):
                continue
            pairs = set()
            for station in sorted(frozenset[Square]().union(*net.ends(factory))):
                for city in net.served(station):
                    pair = number[min(city)], owner[station]
                    pairs.add(pair)
                    self._stations.setdefault((factory, *pair), station)
            sorts.setdefault((owner[factory], _sensible(pairs, owner[factory])), []).append(factory)
        self._factories = list(sorts.values())
        self._squares = [[square for square in sorted(city) if owner[square] == NOBODY] for city in net.cities]
        pairs = sorted({pair for _, ways in sorts for pair in ways})
        bits = {pair: 1 << index for index, pair in enumerate(pairs)}
        self._pairs = [(bit, *pair) for pair, bit in bits.items()]
        self._into = [sum(bits[pair] for pair in pairs if pair[0] == city) for city in range(len(net.cities))]
        self._ways = [sum(bits[pair] for pair in ways) for _, ways in sorts]
        self._sorts = [[i for i, (seller, _) in enumerate(sorts) if seller == seat] for seat in range(self.seats)]
        self.start = Stall(state.seat, tuple(map(len, self._squares)), tuple(map(len, self._factories)))

    # ---------------------------------------------------------------- the rules

    def _open(self, free: tuple[int, ...]) -> int:
        """Return the ways into cities that aren't full, as bits."""
        return sum(into for into, tiles in zip(self._into, free, strict=True) if tiles)

    def ways(self, stall: Stall) -> list[Way]:
        """List what the seat can do: of two wagons that could go a way only the one that has fewer others."""
        seat, free, wagons = stall
        open_ways = self._open(free)
        live = [(sort, self._ways[sort] & open_ways) for sort in self._sorts[seat] if wagons[sort]]
        found = []
        for sort, ways in live:
            if ways:
                # The ways that a wagon of another sort goes which can do nothing else besides.
                less = [other for one, other in live if other & ways == other and (other != ways or one < sort)]
                taken = 0
                for other in less:
                    taken |= other
                found += [Way(sort, city, gainer) for bit, city, gainer in self._pairs if bit & ways & ~taken]
        return found

    def after(self, stall: Stall, way: Way) -> Stall:
        """Return the stall after a sale, with the next seat that can sell; nobody's when it is over."""
        free = (*stall.free[: way.city], stall.free[way.city] - 1, *stall.free[way.city + 1 :])
        wagons = (*stall.wagons[: way.sort], stall.wagons[way.sort] - 1, *stall.wagons[way.sort + 1 :])
        open_ways = self._open(free)
        for ahead in range(1, self.seats + 1):
            seat = (stall.seat + ahead) % self.seats
            if any(wagons[sort] and self._ways[sort] & open_ways for sort in self._sorts[seat]):
                return Stall(seat, free, wagons)
        return Stall(NOBODY, free, wagons)

    def gains(self, stall: Stall, way: Way) -> tuple[int, ...]:
        """Return the points of a sale for every seat."""
        found = [0] * self.seats
        found[stall.seat] = DELIVERY
        if way.gainer >= 0:
            found[way.gainer] += STATION
        return tuple(found)

    def sell(self, stall: Stall, way: Way) -> Sell:
        """Return a sale in the words of the rules, when all went on from the start as the stall says."""
        factories, squares = self._factories[way.sort], self._squares[way.city]
        factory = factories[len(factories) - stall.wagons[way.sort]]
        city = squares[len(squares) - stall.free[way.city]]
        return Sell(factory, self._stations[factory, way.city, way.gainer], city)

    # ---------------------------------------------------------------- judging

    def wish(self, stall: Stall, way: Way) -> float:
        """Return how good a sale looks at once: its points, those of others, and how scarce its city is."""
        value = DELIVERY + (1.0 if way.gainer == stall.seat else 0.0 if way.gainer == NOBODY else -1.0)
        others = sum(
            wagons
            for seat in range(self.seats)
            if seat != stall.seat
            for sort in self._sorts[seat]
            if (wagons := stall.wagons[sort]) and self._ways[sort] & self._into[way.city]
        )
        others_ways = (self._ways[way.sort] & self._open(stall.free)).bit_count()
        return value + 0.4 * min(2.0, others / stall.free[way.city]) - 0.1 * others_ways

    def play_out(self, stall: Stall) -> tuple[int, ...]:
        """Return the points to come if everybody takes what looks best at once."""
        total = [0] * self.seats
        while stall.seat != NOBODY:
            way = max(self.ways(stall), key=lambda way: self.wish(stall, way))
            total[stall.seat] += DELIVERY
            if way.gainer >= 0:
                total[way.gainer] += STATION
            stall = self.after(stall, way)
        return tuple(total)


def _sensible(pairs: set[tuple[int, Seat]], seller: Seat) -> frozenset[tuple[int, Seat]]:
    """Leave out other people's stations where there is an own one for a city, or one of nobody."""
    found = set()
    for city, holder in pairs:
        better = (seller, NOBODY).index(holder) if holder in (seller, NOBODY) else 2
        if not any((city, other) in pairs for other in (seller, NOBODY)[:better]):
            found.add((city, holder))
    return frozenset(found)


class Solver:
    """A search through a sale: exact where it is small, otherwise some sales ahead and played out from there."""

    def __init__(self, market: Market, over: Callable[[int], bool]) -> None:
        """Prepare to search until `over`, which is told the number of stalls looked at."""
        self.market = market
        self.nodes = 0
        self._over = over
        self._two = market.seats == 2
        self._known: dict[Stall, tuple[int, int, Future]] = {}
        self._bounds: dict[Stall, tuple[int, int, int, Way | None]] = {}

    def futures(self, depth: int) -> list[tuple[Way, Future]]:
        """Return every sale with what follows, looking so many sales ahead; raise Spent when it must end."""
        market, stall = self.market, self.market.start
        self._known.clear()
        self._bounds.clear()
        found = []
        for way in market.ways(stall):
            after = market.after(stall, way)
            future = self._future(after, depth - 1)
            gains = market.gains(stall, way)
            found.append((way, future._replace(points=_sum(gains, future.points))))
        return found

    def best(self, stall: Stall) -> Way | None:
        """Return how the last search would go on."""
        known = self._known.get(stall)
        return known[2].best if known else None

    def _future(self, stall: Stall, depth: int) -> Future:
        """Everybody does what is best for themselves: their own points against those of all others."""
        market = self.market
        if stall.seat == NOBODY:
            return Future((0,) * market.seats, None, True)
        known = self._known.get(stall)
        if known is not None and known[0] >= depth:
            return known[2]
        self.nodes += 1
        if self._over(self.nodes):
            raise Spent
        if depth <= 0:
            return Future(market.play_out(stall), None, False)
        best: Future | None = None
        top = 0
        exact = True
        for way in market.ways(stall):
            future = self._future(market.after(stall, way), depth - 1)
            points = _sum(market.gains(stall, way), future.points)
            worth = market.seats * points[stall.seat] - sum(points)
            exact = exact and future.exact
            if best is None or worth > top:
                best, top = Future(points, way, True), worth
        assert best is not None
        best = best._replace(exact=exact)
        self._known[stall] = _INFINITE if exact else depth, 0, best
        return best


def _sum(one: tuple[int, ...], two: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, two, strict=True))
