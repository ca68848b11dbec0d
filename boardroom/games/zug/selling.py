"""Selling the sugar: which wagons can go where, why a sale is not allowed or over, and what everything is worth."""

from __future__ import annotations

from dataclasses import replace

from boardroom.core.game import NOBODY, Reason, Seat
from boardroom.games.zug.network import Square
from boardroom.games.zug.state import Move, Sell, ZugState, put
from boardroom.games.zug.tables import DELIVERY, LOCOMOTIVE, STATION


def sales(state: ZugState, seat: Seat) -> list[Move]:
    """List every way in which a seat can sell one of its wagons."""
    places, tokens = state.network.places, state.tokens
    return [
        Sell(factory, station, city)
        for factory, ways in state.network.outlets.items()
        if tokens[places[factory]] == seat
        for station, cities in ways
        for city in cities
        if tokens[places[city]] == NOBODY
    ]


def can_sell(state: ZugState, seat: Seat) -> bool:
    """Tell whether a seat can sell one of its wagons."""
    places, tokens = state.network.places, state.tokens
    return any(
        tokens[places[city]] == NOBODY
        for factory, ways in state.network.outlets.items()
        if tokens[places[factory]] == seat
        for _, cities in ways
        for city in cities
    )


def sold(state: ZugState, move: Sell) -> ZugState:
    """Bring the wagon to the city; whoever has the engineer on the station is paid."""
    places = state.network.places
    owner = state.tokens[places[move.station]]
    tokens = put(put(state.tokens, places[move.factory], NOBODY), places[move.city], state.seat)
    points = state.points if owner == NOBODY else put(state.points, owner, state.points[owner] + STATION)
    return replace(state, tokens=tokens, points=points)


def why_over(state: ZugState) -> str:
    """Return why nobody can sell: the first of the three reasons that is so."""
    cities = [state.token_at(square) for square in state.network.city_tiles]
    if cities and NOBODY not in cities:
        return "cities full"
    left = any(state.token_at(square) != NOBODY for square in state.network.factories)
    return "no wagon can move" if left else "no wagon left"


def why_not_sell(state: ZugState, move: Sell) -> Reason | None:
    """Return the first rule that forbids a sale: of the wagon, the run, the station, then the city."""
    net = state.network
    about = tuple(f"{x},{y}" for x, y in (move.factory, move.station, move.city))
    if move.factory not in net.factories or state.token_at(move.factory) != state.seat:
        return Reason("sell-wagon", about)
    if not net.enabled(move.factory):
        return Reason("sell-enabled", about)
    if not any(move.station in net.reach(move.factory, side) for run in net.runs(move.factory) for side in run):
        return Reason("sell-station", about)
    if move.city not in net.city_tiles:
        return Reason("sell-city", about)
    if not any(move.city in city for city in net.served(move.station)):
        return Reason("sell-served", about)
    return Reason("sell-full", about) if state.token_at(move.city) != NOBODY else None


def score(state: ZugState, seat: Seat) -> dict[str, int]:
    """Return a seat's points by where they come from, as if the game ended now."""
    delivered = sum(state.token_at(square) == seat for square in state.network.city_tiles)
    return {
        "stations": state.points[seat],
        "deliveries": DELIVERY * delivered,
        "locomotives": LOCOMOTIVE * len(scoring_locomotives(state, seat)),
    }


def scoring_locomotives(state: ZugState, seat: Seat) -> tuple[Square, ...]:
    """Return the locomotives with the seat's engineer, and its engineers on stations at both ends of a run."""
    net = state.network
    own = set(state.standing(seat, "engineer"))
    return tuple(
        square
        for square in net.locomotives
        if square in own and any(all(net.reach(square, side) & own for side in run) for run in net.runs(square))
    )
