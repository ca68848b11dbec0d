"""The sale as a game of numbers, where nothing is hidden: who sells which wagon over whose station into which city."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from boardroom.core.game import NOBODY, Seat
from boardroom.games.zug.judge import lead
from boardroom.games.zug.network import Square
from boardroom.games.zug.state import Sell, ZugState
from boardroom.games.zug.tables import DELIVERY, STATION

_MOST: Final = DELIVERY + STATION  # points of one sale
_INFINITE: Final = 1000


class Sale(NamedTuple):
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
    best: Sale | None
    exact: bool


class Outlook(NamedTuple):
    """A sale, by how many points it puts its seller ahead in the end, and whether that is certain."""

    way: Sale
    ahead: float
    exact: bool


class Spent(Exception):
    """The budget is spent."""


class Market:
    """The sale of one table; wagons of a seat that can go the same ways are of one sort."""

    def __init__(self, state: ZugState) -> None:
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
        bits = {pair: 1 << index for index, pair in enumerate(sorted({pair for _, ways in sorts for pair in ways}))}
        self._pairs = [(bit, *pair) for pair, bit in bits.items()]
        self._into = [sum(bit for pair, bit in bits.items() if pair[0] == city) for city in range(len(net.cities))]
        self._ways = [sum(bits[pair] for pair in ways) for _, ways in sorts]
        self._sorts = [[i for i, (seller, _) in enumerate(sorts) if seller == seat] for seat in range(self.seats)]
        self.start = Stall(state.seat, tuple(map(len, self._squares)), tuple(map(len, self._factories)))

    # ---------------------------------------------------------------- the rules

    def _open(self, free: tuple[int, ...]) -> int:
        """Return the ways into cities that aren't full, as bits."""
        return sum(into for into, tiles in zip(self._into, free, strict=True) if tiles)

    def ways(self, stall: Stall) -> list[Sale]:
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
                found += [Sale(sort, city, gainer) for bit, city, gainer in self._pairs if bit & ways & ~taken]
        return found

    def after(self, stall: Stall, way: Sale) -> Stall:
        """Return the stall after a sale, with the next seat that can sell; nobody's when it is over."""
        free = (*stall.free[: way.city], stall.free[way.city] - 1, *stall.free[way.city + 1 :])
        wagons = (*stall.wagons[: way.sort], stall.wagons[way.sort] - 1, *stall.wagons[way.sort + 1 :])
        open_ways = self._open(free)
        for ahead in range(1, self.seats + 1):
            seat = (stall.seat + ahead) % self.seats
            if any(wagons[sort] and self._ways[sort] & open_ways for sort in self._sorts[seat]):
                return Stall(seat, free, wagons)
        return Stall(NOBODY, free, wagons)

    def gains(self, stall: Stall, way: Sale) -> tuple[int, ...]:
        """Return the points of a sale for every seat."""
        found = [0] * self.seats
        found[stall.seat] = DELIVERY
        if way.gainer >= 0:
            found[way.gainer] += STATION
        return tuple(found)

    def wagons(self, stall: Stall, seat: Seat) -> int:
        """Return how many wagons of a seat can still be sold, while there are free tiles."""
        open_ways = self._open(stall.free)
        return sum(stall.wagons[sort] for sort in self._sorts[seat] if self._ways[sort] & open_ways)

    def sell(self, stall: Stall, way: Sale) -> Sell:
        """Return a sale in the words of the rules, when all went on from the start as the stall says."""
        factories, squares = self._factories[way.sort], self._squares[way.city]
        factory = factories[len(factories) - stall.wagons[way.sort]]
        city = squares[len(squares) - stall.free[way.city]]
        return Sell(factory, self._stations[factory, way.city, way.gainer], city)

    # ---------------------------------------------------------------- judging

    def wish(self, stall: Stall, way: Sale) -> float:
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
    """A search through a sale: exact where it is small enough, otherwise some sales ahead and played out from there."""

    def __init__(self, market: Market, over: Callable[[int], bool]) -> None:
        """Prepare to search until `over`, which is told the number of stalls looked at."""
        self.market = market
        self.nodes = 0
        self._over = over
        self._known: dict[Stall, tuple[int, Future]] = {}  # with the sales looked ahead
        self._margins: dict[Stall, tuple[int, int]] = {}  # of two: between what the lead to come of the first seat lies

    def outlooks(self, totals: Sequence[int], depth: int) -> list[Outlook]:
        """Look so many sales ahead from the start, where everybody has so many points; raise Spent when it must end."""
        market, stall = self.market, self.market.start
        found = []
        for way in market.ways(stall):
            points, _, exact = self.future(market.after(stall, way), depth - 1)
            points = _sum(_sum(tuple(totals), market.gains(stall, way)), points)
            found.append(Outlook(way, lead(points, stall.seat), exact))
        return found

    def proofs(self, stall: Stall, ahead: int) -> list[Outlook]:
        """Work a sale of two out to its end, where the seller is so far ahead now; raise Spent when it must end."""
        market, sign = self.market, 1 if stall.seat == 0 else -1
        found = []
        for way in market.ways(stall):
            one, two = market.gains(stall, way)
            margin = one - two + self.margin(market.after(stall, way))
            found.append(Outlook(way, ahead + sign * margin, True))
        return found

    def _look(self) -> None:
        self.nodes += 1
        if self._over(self.nodes):
            raise Spent

    # ---------------------------------------------------------------- two seats

    def margin(self, stall: Stall, low: int = -_INFINITE, high: int = _INFINITE) -> int:
        """Return by how much the first of two seats will sell for more; exact between low and high, else a bound."""
        if stall.seat == NOBODY:
            return 0
        least, most = self._margins.get(stall) or self._limits(stall)
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self._look()
        market, first = self.market, stall.seat == 0
        low, high = alpha, beta = max(low, least), min(high, most)
        best = -_INFINITE if first else _INFINITE
        for way in sorted(market.ways(stall), key=lambda way: -market.wish(stall, way)):
            one, two = market.gains(stall, way)
            value = one - two + self.margin(market.after(stall, way), alpha - one + two, beta - one + two)
            if first:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        # What is not better than low may be worse, and what is not worse than high may be better.
        best = max(least, min(most, best))
        self._margins[stall] = best if best > low else least, best if best < high else most
        return best

    def _limits(self, stall: Stall) -> tuple[int, int]:
        """Return the worst and the best that can be: only one of the two ever sells, over their own stations."""
        tiles = sum(stall.free)
        one, two = (min(tiles, self.market.wagons(stall, seat)) for seat in range(2))
        return -_MOST * two, _MOST * one

    # ---------------------------------------------------------------- any number of seats

    def future(self, stall: Stall, depth: int) -> Future:
        """Return what comes when everybody looks so many sales ahead for their own points against all others'."""
        market = self.market
        if stall.seat == NOBODY:
            return Future((0,) * market.seats, None, True)
        known = self._known.get(stall)
        if known is not None and (known[0] >= depth or known[1].exact):
            return known[1]
        self._look()
        if depth <= 0:
            points = market.play_out(stall)
            self.nodes += sum(points) // DELIVERY  # about as many sales
            return Future(points, None, False)
        best: Future | None = None
        top, exact = 0, True
        for way in market.ways(stall):
            points, _, sure = self.future(market.after(stall, way), depth - 1)
            points = _sum(market.gains(stall, way), points)
            worth = market.seats * points[stall.seat] - sum(points)
            exact = exact and sure
            if best is None or worth > top:
                best, top = Future(points, way, False), worth
        assert best is not None
        best = best._replace(exact=exact)
        self._known[stall] = depth, best
        return best


def _sum(one: tuple[int, ...], two: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, two, strict=True))
