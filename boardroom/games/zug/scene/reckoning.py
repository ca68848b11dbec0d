"""The score sheet of the side panel: while building what the table is worth, then where the points come from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from boardroom.core.game import NOBODY, Seat
from boardroom.games.zug.building import placed
from boardroom.games.zug.rules import Place, Sell, ZugState, score
from boardroom.games.zug.scene.words import source_names
from boardroom.games.zug.selling import sold
from boardroom.games.zug.tables import DELIVERY, STATION
from boardroom.ui.game.face import ScoreLine, ScoreSheet

translate = QCoreApplication.translate


class Worth(NamedTuple):
    """What the table is worth to a seat."""

    enabled: int  # wagons on runs
    served: int  # of them those that could go into a city now
    points: int  # if building ended now, and everybody sold in turn from the starter on


class _SaleWay(NamedTuple):
    """How a wagon could be sold: over whose station, into which cities."""

    owner: Seat
    cities: tuple[int, ...]


def score_sheet(state: ZugState, considered: object) -> ScoreSheet | None:
    """Return the sheet of a table; none while tiles are dealt, nor at the end: the table shows the count."""
    if state.phase in ("deal", "over"):
        return None
    if state.phase == "sale":
        return _points(state, considered)
    now = then = worths(state)
    title = translate("Zug", "Now")
    if isinstance(considered, Place) and state.phase == "place":
        then = worths(placed(state, considered.laid, considered.source))
        title = translate("Zug", "With this tile")
    labels = (
        translate("Zug", "Wagons enabled"),
        translate("Zug", "With a city"),
        translate("Zug", "Worth now, about"),
    )
    return ScoreSheet(title, _lines(labels, now, then, "0"))


def _points(state: ZugState, considered: object) -> ScoreSheet:
    """Return where the points come from, and what a sale would add."""
    now = then = _sources(state)
    if isinstance(considered, Sell):
        then = _sources(sold(state, considered))
    title = translate("Zug", "If it ended now")
    *labels, total = source_names()
    before, after = (tuple([str(sum(one)) for one in each]) for each in (now, then))
    return ScoreSheet(title, (*_lines(labels, now, then, "–"), ScoreLine(total, before, after, strong=True)))


@lru_cache(maxsize=16)
def _sources(state: ZugState) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(score(state, seat).values()) for seat in range(state.seats))


def _lines(
    labels: Sequence[str], now: Sequence[Sequence[int]], then: Sequence[Sequence[int]], none: str
) -> tuple[ScoreLine, ...]:
    """Return a line for each label; `none` stands for nothing that stays nothing."""
    found = []
    for number, label in enumerate(labels):
        pairs = [(one[number], two[number]) for one, two in zip(now, then, strict=True)]
        words = [(str(one), str(two)) if one or two else (none, none) for one, two in pairs]
        found.append(ScoreLine(label, tuple([one for one, _ in words]), tuple([two for _, two in words])))
    return tuple(found)


# ---------------------------------------------------------------- what a table is worth


@lru_cache(maxsize=16)
def worths(state: ZugState) -> tuple[Worth, ...]:
    """Return what the table is worth to each seat now."""
    net = state.network
    places, tokens = net.places, state.tokens
    groups = {tile: number for number, city in enumerate(net.cities) for tile in city}
    free = [0] * len(net.cities)
    for tile in net.city_tiles:
        free[groups[tile]] += tokens[places[tile]] == NOBODY
    enabled = [0] * state.seats
    wagons: list[list[tuple[_SaleWay, ...]]] = [[] for _ in range(state.seats)]
    for factory in net.factories:
        seat = tokens[places[factory]]
        if seat != NOBODY and net.enabled(factory):
            enabled[seat] += 1
            ways = tuple(
                _SaleWay(tokens[places[station]], tuple(dict.fromkeys(groups[tile] for tile in tiles)))
                for station, tiles in net.outlets.get(factory, ())
            )
            if any(free[city] for way in ways for city in way.cities):
                wagons[seat].append(ways)
    served = [len(ways) for ways in wagons]
    # Whoever lays the very last tile will sell last. While nobody knows who, the starter sells first: were it decided
    # by the last tile so far, every tile, even one that changes nothing, would cost its layer points.
    made = play_out(wagons, free, state.starter)
    return tuple(
        Worth(enabled[seat], served[seat], made[seat] + sum(score(state, seat).values())) for seat in range(state.seats)
    )


def play_out(wagons: list[list[tuple[_SaleWay, ...]]], free: list[int], seat: Seat) -> list[int]:
    """Return what everybody makes who sells in turn from a seat on.

    Over an own station before nobody's, over another's last; of wagons as good the one with the least room goes first.
    """
    seats = len(wagons)
    points, idle = [0] * seats, 0
    while idle < seats:
        found = [
            (0 if way.owner == seat else 1 if way.owner == NOBODY else 2, room, index, way)
            for index, ways in enumerate(wagons[seat])
            for way in ways
            if (room := sum(free[city] for city in way.cities))
        ]
        idle += 1
        if found:
            _, _, index, way = min(found)
            del wagons[seat][index]
            free[next(city for city in way.cities if free[city])] -= 1
            points[seat] += DELIVERY
            if way.owner != NOBODY:
                points[way.owner] += STATION
            idle = 0
        seat = (seat + 1) % seats
    return points
