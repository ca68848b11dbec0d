"""Zug's notation, and its positions as plain data."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from boardroom.core.game import HIDDEN, NOBODY, Seat, Unreadable
from boardroom.games.zug.building import fits_somewhere, in_order
from boardroom.games.zug.network import USUAL, Laid, Network, Readings, Square
from boardroom.games.zug.selling import can_sell
from boardroom.games.zug.state import BARE, STOCKS, DrawTile, Move, Pass, Place, Sell, ZugState
from boardroom.games.zug.tables import HAND, MASKS, NUMBER, START, STATION, TILES

_NUMBER = r"(0|-?[1-9][0-9]?)"
_TILE = rf"([a-z]+)@{_NUMBER},{_NUMBER}/(0|90|180|270)"
_SQUARE = rf"{_NUMBER},{_NUMBER}"
_DRAW = re.compile(r"draw ([a-z]+)")
_PLACE = re.compile(rf"place {_TILE}(?: (?:from {_SQUARE}|(bare)))?")
_SELL = re.compile(rf"sell {_SQUARE} > {_SQUARE} > {_SQUARE}")
_LAID = re.compile(rf"{_TILE}(?:=([1-5]))?")


def write_laid(laid: Laid) -> str:
    """Write a tile on the table, as in curve@2,-1/90."""
    return f"{laid.name}@{laid.x},{laid.y}/{laid.turn * 90}"


def write(move: Move) -> str:
    """Write a move or a draw."""
    match move:
        case DrawTile(tile):
            return f"draw {'?' if tile is HIDDEN else tile}"
        case Place(laid, source):
            end = f" from {source[0]},{source[1]}" if isinstance(source, tuple) else f" {source}" if source else ""
            return f"place {write_laid(laid)}{end}"
        case Sell(factory, station, city):
            return "sell " + " > ".join(f"{x},{y}" for x, y in (factory, station, city))
        case _:
            return "pass"


def read(text: str) -> Move:
    """Read what write writes."""
    if text == "pass":
        return Pass()
    if found := _DRAW.fullmatch(text):
        return DrawTile(_name(found[1]))
    if found := _PLACE.fullmatch(text):
        source: Square | str = (int(found[5]), int(found[6])) if found[5] else BARE if found[7] else ""
        return Place(_laid(found), source)
    if found := _SELL.fullmatch(text):
        x = [int(part) for part in found.groups()]
        return Sell((x[0], x[1]), (x[2], x[3]), (x[4], x[5]))
    raise Unreadable(f"{text!r} is not a move, as in 'place curve@2,-1/90', 'sell 2,-1 > 3,0 > 4,0' or 'pass'")


def _laid(found: re.Match[str], where: str = "") -> Laid:
    return Laid(int(found[2]), int(found[3]), _name(found[1], where), int(found[4]) // 90)


def _name(text: str, where: str = "") -> str:
    if text not in TILES:
        raise Unreadable(f"{where}{text!r} is not a tile: {' '.join(TILES)}")
    return text


class _Position(BaseModel):
    """A table as plain data; seats are counted from 1, and 0 is nobody."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    tiles: list[str] = Field(min_length=1, max_length=NUMBER)
    hands: list[list[str]]
    seat: int
    starter: int = 1
    phase: Literal["deal", "draw", "place", "sale"]
    points: list[int]
    last: int = 0
    passed: list[int] = []


def dump(state: ZugState) -> Any:
    """Return a position as plain data."""
    return {
        "tiles": [
            write_laid(laid) + (f"={token + 1}" if token != NOBODY else "")
            for laid, token in zip(state.layout, state.tokens, strict=True)
        ],
        "hands": [[str(name) for name in hand] for hand in state.hands],
        "seat": state.seat + 1,
        "starter": state.starter + 1,
        "phase": state.phase,
        "points": list(state.points),
        "last": max(0, state.last + 1),
        "passed": [seat + 1 for seat in state.passed],
    }


def read_tiles(texts: list[str], seats: int, readings: Readings = USUAL) -> tuple[Network, tuple[Seat, ...]]:
    """Read a table of tiles with their tokens, laid one after the other; say which one can't lie there."""
    table = Network(readings=readings)
    tokens: list[Seat] = []
    for text in texts:
        found = _LAID.fullmatch(text)
        if not found:
            raise Unreadable(f"tiles: {text!r} is not a tile, as in 'factory@2,0/90=1'")
        laid = _laid(found, "tiles: ")
        if (laid.name, laid.turn) not in MASKS:
            raise Unreadable(f"tiles: {text!r} has the same runs as a smaller turning; write that")
        sides = table.frontier().get(laid.square)
        if laid.turn not in table.fits(laid.name)[sides] if sides else table.tiles:
            raise Unreadable(f"tiles: {text!r} can't lie there")
        token = int(found[5]) - 1 if found[5] else NOBODY
        if token >= seats or (token != NOBODY and TILES[laid.name].shows == "track"):
            raise Unreadable(f"tiles: {text!r} carries no such token")
        table = table.plus(laid)
        tokens.append(token)
    return table, tuple(tokens)


def load(data: Any, seats: int, readings: Readings) -> ZugState:
    """Return the position that dump wrote; raise Unreadable and say what is wrong where it can't be one."""
    try:
        position = _Position.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        raise Unreadable(f"{'.'.join(map(str, first['loc'])) or 'the position'}: {first['msg']}") from None
    table, tokens = read_tiles(position.tiles, seats, readings)
    _need(table.layout[0] == Laid(0, 0, START, 0), f"tiles: the first is {START}@0,0/0")
    _need(len(position.hands) == seats, f"hands: there must be {seats}")
    _need(len(position.points) == seats, f"points: there must be {seats}")
    for field in ("seat", "starter"):
        _need(1 <= getattr(position, field) <= seats, f"{field}: 1 to {seats}")
    _need(0 <= position.last <= seats, f"last: 0 to {seats}")
    used = Counter(laid.name for laid in table.layout)
    used.update(_name(name, "hands: ") for hand in position.hands for name in hand)
    _need(all(used[name] <= tile.number for name, tile in TILES.items()), "tiles and hands: more than there are")
    state = ZugState(
        network=table,
        tokens=tokens,
        hands=tuple(in_order(hand) for hand in position.hands),
        seat=position.seat - 1,
        starter=position.starter - 1,
        phase=position.phase,
        points=tuple(position.points),
        last=position.last - 1 if position.last else NOBODY,
        passed=tuple(seat - 1 for seat in position.passed),
    )
    for seat in range(seats):
        enough = all(state.stock(seat, token) >= 0 for token in STOCKS)
        _need(enough, f"tiles: seat {seat + 1} has more tokens than there are")
    _need(all(len(hand) <= HAND + 1 for hand in state.hands), f"hands: at most {HAND + 1} tiles")
    if state.phase == "sale":
        _check_sale(state)
    else:
        _check_building(state)
    return state


def _need(so: bool, what: str) -> None:
    if not so:
        raise Unreadable(what)


def _check_sale(state: ZugState) -> None:
    """Raise Unreadable where the sale can't be like that; tiles that nobody could lay may be left over."""
    delivered = sum(state.token_at(square) != NOBODY for square in state.network.city_tiles)
    _need(min(state.points) >= 0, "points: none can be less than 0")
    _need(sum(state.points) <= STATION * delivered, "points: more than for the wagons in the cities")
    _need(not state.passed, "passed: nobody passes in the sale")
    _need(can_sell(state, state.seat), "seat: it can't sell anything")


def _check_building(state: ZugState) -> None:
    """Raise Unreadable where building can't be like that."""
    sizes = [len(hand) for hand in state.hands]
    own, fresh = sizes[state.seat], len(state.tokens) == 1
    _need(not any(state.points), "points: there are none before the sale")
    _need(all(state.token_at(square) == NOBODY for square in state.network.city_tiles), "tiles: a wagon in a city")
    _need(not fresh or state.last == NOBODY, "last: nobody has laid a tile")
    if state.phase == "deal":
        round_ = sizes[state.starter :] + sizes[: state.starter]
        due = (state.seat - state.starter) % state.seats
        _need(fresh and not state.passed, "phase: the tiles are dealt first")
        _need(round_ == [HAND] * due + [own] + [0] * (state.seats - due - 1) and own < HAND, "hands: not as dealt")
        return
    if state.pile or state.phase == "draw":
        _need(min(sizes) >= HAND, f"hands: at least {HAND} tiles while there is a pile")
        _need(own == HAND + (state.phase == "place"), f"hands: {HAND} before drawing, {HAND + 1} after it")
    _need(state.pile > 0 if state.phase == "draw" else own > 0, "phase: there is no tile")
    for seat in state.passed:
        _need(0 <= seat < state.seats and seat != state.seat and state.passed.count(seat) == 1, "passed: other seats")
        stuck = not any(fits_somewhere(state.network, str(name)) for name in state.hands[seat])
        _need(stuck and sizes[seat] > (HAND if state.pile else 0), f"passed: seat {seat + 1} can lay a tile")
