"""What a tile on the table still lacks, and which unseen tiles would help: all from what everybody can see."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from boardroom.games.zug.network import Network, Square
from boardroom.games.zug.scene import survey
from boardroom.games.zug.state import ZugState
from boardroom.games.zug.tables import TILES, edges

STATIONS = tuple(name for name, tile in TILES.items() if tile.stops)


class TilePlan(NamedTuple):
    """What a factory, locomotive, station or city waits for."""

    lacks: str = ""  # "station", "track", "city", or "wagons"; empty: nothing
    gaps: tuple[Square, ...] = ()  # the empty squares where that could be laid, or the track that leads to it
    fits: tuple[tuple[str, int], ...] = ()  # the unseen tiles that fit on one of them, and how many there are
    dead: bool = False  # whether an end leads nowhere, for good


def plans(state: ZugState, square: Square) -> bool:
    """Tell whether something can be said of what lies on a square."""
    laid = state.network.tiles.get(square)
    return laid is not None and (laid.name == "city" or bool(TILES[laid.name].token))


@lru_cache(maxsize=8)
def plan(state: ZugState, square: Square) -> TilePlan:
    """Return what the tile on a square waits for."""
    if state.phase in ("sale", "over"):
        return TilePlan()
    net, laid = state.network, state.network.tiles[square]
    if laid.name == "city":
        return _city_plan(state, survey.city_of(net, square))
    walks = [net.walk(square, side) for side in edges(laid.name, laid.turn)]
    lacking = [walk for walk in walks if not walk.stations]
    if TILES[laid.name].stops:
        if not net.served(square):
            return _made(state, "city", _beside(net, [square], ("city",)), ("city",))
        if lacking and not survey.senders(state, square):
            return _made(state, "wagons", frozenset().union(*(walk.open for walk in lacking)))
        return TilePlan()
    if lacking:
        dead = any(not walk.open for walk in lacking)
        gaps = frozenset[Square]() if dead else frozenset().union(*(walk.open for walk in lacking))
        return _made(state, "station", gaps)._replace(dead=dead)
    reached = frozenset().union(*(walk.stations for walk in walks))
    if laid.name != "loco" and not any(net.served(station) for station in reached):
        return _made(state, "city", _beside(net, reached, ("city",)), ("city",))
    return TilePlan()


def _city_plan(state: ZugState, city: frozenset[Square]) -> TilePlan:
    net = state.network
    stations = survey.stations_of(net, city)
    if not stations:
        return _made(state, "station", _beside(net, city, STATIONS), STATIONS)
    if any(survey.senders(state, station) for station in stations):
        return TilePlan()
    ends = [
        net.walk(station, side)
        for station in stations
        for laid in [net.tiles[station]]
        for side in edges(laid.name, laid.turn)
    ]
    return _made(state, "wagons", frozenset().union(*(walk.open for walk in ends if not walk.stations)))


def _beside(net: Network, squares: Iterable[Square], names: Iterable[str]) -> frozenset[Square]:
    """Return the empty squares beside some squares on which one of these tiles fits."""
    found = {there for square in squares for _, there in net.neighbours(square) if there in net.frontier()}
    return frozenset(there for there in found if any(net.fits(name)[net.frontier()[there]] for name in names))


def _made(state: ZugState, lacks: str, gaps: frozenset[Square], names: Iterable[str] = TILES) -> TilePlan:
    """Return a plan for squares, with the unseen tiles among these that fit there."""
    net, unseen = state.network, state.unseen()
    frontier = net.frontier()
    fits = [
        (name, unseen[name])
        for name in names
        if unseen[name] > 0 and any(net.fits(name)[frontier[square]] for square in gaps)
    ]
    fits.sort(key=lambda each: each[0] not in STATIONS)  # what ends a run comes first
    return TilePlan(lacks, tuple(sorted(gaps)), tuple(fits))
