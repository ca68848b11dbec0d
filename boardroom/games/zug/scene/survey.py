"""What is connected with what, and what it would score: read off a position, for hovering and for the count."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from boardroom.core.game import NOBODY, Event, Seat
from boardroom.games.zug.network import Laid, Network, Square
from boardroom.games.zug.rules import Move, Sell, ZugState, scoring_locomotives
from boardroom.games.zug.scene.pieces.track import Leg, Segment, enabled, legs
from boardroom.games.zug.tables import DELIVERY, LOCOMOTIVE, MASKS, STATION, STEPS, TILES, edges


class Outlet(NamedTuple):
    """A station that a factory can sell through."""

    station: Square
    owner: Seat
    free: tuple[Square, ...]  # the city tiles behind it that are free


class Gains(NamedTuple):
    """What a tile would do, laid so."""

    wagons: tuple[Square, ...]  # factories with a wagon that would be enabled, the new one too
    further: tuple[Square, ...]  # those that are enabled now and would come to more stations
    engines: tuple[Square, ...]  # locomotives of the player that would score and don't now
    lit: dict[Square, frozenset[Segment]]  # track that would be enabled and isn't now


class Point(NamedTuple):
    """Some points on the table, and whose they are."""

    kind: str  # "station", "delivery" or "locomotive"
    seat: Seat
    points: int
    squares: tuple[Square, ...]  # where to look: what scores first
    way: tuple[Leg, ...] = ()
    seller: Seat = NOBODY


def owners(state: ZugState) -> dict[Square, Seat]:
    """Return whose token stands where."""
    return {laid.square: owner for laid, owner in zip(state.layout, state.tokens, strict=True) if owner != NOBODY}


def free_tiles(net: Network, owner: dict[Square, Seat], station: Square) -> tuple[Square, ...]:
    """Return the city tiles that a station serves and that no wagon stands on."""
    return tuple(sorted(tile for city in net.served(station) for tile in city if tile not in owner))


def outlets(state: ZugState, factory: Square) -> tuple[Outlet, ...]:
    """Return the stations that a factory's wagon can go to; none where it lies on no run."""
    net, owner = state.network, owners(state)
    if not net.enabled(factory):
        return ()
    stations = sorted(frozenset().union(*net.ends(factory)))
    return tuple(Outlet(at, owner.get(at, NOBODY), free_tiles(net, owner, at)) for at in stations)


def senders(state: ZugState, station: Square) -> tuple[Square, ...]:
    """Return the enabled factories with a wagon that can come to a station."""
    net, owner = state.network, owners(state)
    return tuple(
        at for at in net.factories if at in owner and net.enabled(at) and station in frozenset().union(*net.ends(at))
    )


def city_of(net: Network, square: Square) -> frozenset[Square]:
    """Return the city that a tile belongs to."""
    return next(city for city in net.cities if square in city)


def stations_of(net: Network, city: frozenset[Square]) -> tuple[Square, ...]:
    """Return the stations that serve a city."""
    return tuple(sorted(at for at in net.stations if city in net.served(at)))


@lru_cache(maxsize=8)
def gains(state: ZugState, laid: Laid, seat: Seat) -> Gains:
    """Return what a tile would enable if it were laid so, with the player's token on it."""
    before = state.network
    after = before.plus(laid)
    owner = owners(state)
    token = TILES[laid.name].token
    if token:
        owner[laid.square] = seat
    wagons = tuple(
        at
        for at in after.factories
        if at in owner and after.enabled(at) and not (at in before.tiles and before.enabled(at))
    )
    further = tuple(
        at
        for at in before.factories
        if at in owner
        and before.enabled(at)
        and frozenset().union(*after.ends(at)) > frozenset().union(*before.ends(at))
    )
    scored = scoring_locomotives(state, seat)
    own = {at for at, who in owner.items() if who == seat}
    engines = tuple(
        at for at in after.locomotives if at in own and at not in scored and all(end & own for end in after.ends(at))
    )
    lit = {}
    for at in after.tiles:
        new = enabled(after, at) - (enabled(before, at) if at in before.tiles else frozenset())
        if new:
            lit[at] = new
    return Gains(wagons, further, engines, lit)


def misfits(net: Network, laid: Laid) -> tuple[int, ...]:
    """Return the sides of a tile that don't go with their neighbours: one has track there and the other may not."""
    care, want = net.frontier().get(laid.square, (0, 0))
    wrong = (MASKS[laid.name, laid.turn] & (want if net.readings.open_sides else care)) ^ want
    return tuple(side for side in range(4) if wrong >> side & 1)


def blank_ends(net: Network, laid: Laid) -> tuple[int, ...]:
    """Return the sides where the track of a tile ends, or would end, at a blank side of its neighbour."""
    beside = ((side, net.tiles.get(beyond(laid.square, side))) for side in sorted(edges(laid.name, laid.turn)))
    return tuple(side for side, tile in beside if tile is not None and not has_track(tile, side ^ 2))


def has_track(laid: Laid, side: int) -> bool:
    """Tell whether a tile has track on a side."""
    return side in edges(laid.name, laid.turn)


def beyond(square: Square, side: int) -> Square:
    """Return the square on the other side of a side."""
    return square[0] + STEPS[side][0], square[1] + STEPS[side][1]


def all_points(state: ZugState, log: Sequence[Event[Move]]) -> tuple[Point, ...]:
    """List every point on the table: stations in the order of the sales, then wagons in cities, then locomotives."""
    net, owner = state.network, owners(state)
    found: list[Point] = []
    for event in log:
        sale = event.move
        if isinstance(sale, Sell) and sale.station in owner:
            way = legs(net, sale.factory, sale.station)
            found.append(Point("station", owner[sale.station], STATION, (sale.station, sale.factory), way, event.seat))
    for seat in range(state.seats):
        found += [Point("delivery", seat, DELIVERY, (at,)) for at in net.city_tiles if owner.get(at) == seat]
    for seat in range(state.seats):
        own = {at for at, who in owner.items() if who == seat}
        for at in scoring_locomotives(state, seat):
            one, two = net.ends(at)
            squares = (at, *dict.fromkeys((min(one & own), min(two & own))))
            way = (*reversed_way(legs_from(net, at, squares[1])), *legs_from(net, at, squares[-1], other=True))
            found.append(Point("locomotive", seat, LOCOMOTIVE, squares, way))
    return tuple(found)


def legs_from(net: Network, square: Square, station: Square, other: bool = False) -> tuple[Leg, ...]:
    """Return the way from a locomotive to a station at its first end, or at its other end."""
    laid = net.tiles[square]
    side = edges(laid.name, laid.turn)[1 if other else 0]
    return legs(net, square, station, side)


def reversed_way(way: Sequence[Leg]) -> tuple[Leg, ...]:
    """Return a way driven back."""
    return tuple((square, out, entered) for square, entered, out in reversed(way))
