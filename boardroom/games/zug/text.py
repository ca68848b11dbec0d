"""Zug's notation, and its positions as plain data."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from boardroom.core.game import HIDDEN, NOBODY, Seat, Unreadable
from boardroom.games.zug.network import Laid, Square, network
from boardroom.games.zug.tables import HAND, MASKS, START, TILES

if TYPE_CHECKING:
    from boardroom.games.zug.rules import Move, State

_NUMBER = r"(0|-?[1-9][0-9]?)"
_TILE = rf"([a-z]+)@{_NUMBER},{_NUMBER}/(0|90|180|270)"
_SQUARE = rf"{_NUMBER},{_NUMBER}"


def write_laid(laid: Laid) -> str:
    """Write a tile on the table, as in curve@2,-1/90."""
    return f"{laid.name}@{laid.x},{laid.y}/{laid.turn * 90}"


def write(move: Move) -> str:
    """Write a move or a draw."""
    from boardroom.games.zug.rules import Draw, Place, Sell

    match move:
        case Draw(tile):
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
    from boardroom.games.zug.rules import BARE, Draw, Pass, Place, Sell

    if text == "pass":
        return Pass()
    if found := re.fullmatch(r"draw ([a-z]+)", text):
        return Draw(_name(found[1]))
    if found := re.fullmatch(rf"place {_TILE}(?: (?:from {_SQUARE}|(bare)))?", text):
        laid = Laid(int(found[2]), int(found[3]), _name(found[1]), int(found[4]) // 90)
        source: Square | str = (int(found[5]), int(found[6])) if found[5] else BARE if found[7] else ""
        return Place(laid, source)
    if found := re.fullmatch(rf"sell {_SQUARE} > {_SQUARE} > {_SQUARE}", text):
        x = [int(part) for part in found.groups()]
        return Sell((x[0], x[1]), (x[2], x[3]), (x[4], x[5]))
    raise Unreadable(f"{text!r} is not a move, as in 'place curve@2,-1/90', 'sell 2,-1 > 3,0 > 4,0' or 'pass'")


def _name(text: str) -> str:
    if text not in TILES:
        raise Unreadable(f"{text!r} is not a tile: {' '.join(TILES)}")
    return text


class _Position(BaseModel):
    """A table as plain data; seats are counted from 1, and 0 is nobody."""

    model_config = ConfigDict(extra="forbid", strict=True)

    tiles: list[str] = Field(min_length=1, max_length=90)
    hands: list[list[str]]
    seat: int
    starter: int = 1
    phase: str
    points: list[int]
    last: int = 0
    passed: list[int] = []


def dump(state: State) -> Any:
    """Return a position as plain data."""
    return _Position(
        tiles=[
            write_laid(laid) + (f"={token + 1}" if token != NOBODY else "")
            for laid, token in zip(state.layout, state.tokens, strict=True)
        ],
        hands=[[str(name) for name in hand] for hand in state.hands],
        seat=state.seat + 1,
        starter=state.starter + 1,
        phase=state.phase,
        points=list(state.points),
        last=max(0, state.last + 1),
        passed=[seat + 1 for seat in state.passed],
    ).model_dump()


def read_tiles(texts: list[str], seats: int) -> tuple[tuple[Laid, ...], tuple[Seat, ...]]:
    """Read a table of tiles with their tokens, laid one after the other; say which one can't lie there."""
    layout: list[Laid] = []
    tokens: list[Seat] = []
    for text in texts:
        found = re.fullmatch(rf"{_TILE}(?:=([1-5]))?", text)
        if not found:
            raise Unreadable(f"tiles: {text!r} is not a tile, as in 'factory@2,0/90=1'")
        laid = Laid(int(found[2]), int(found[3]), _name(found[1]), int(found[4]) // 90)
        if (laid.name, laid.turn) not in MASKS:
            raise Unreadable(f"tiles: {text!r} has the same runs as a smaller turning; write that")
        if layout:
            care, want = network(tuple(layout)).frontier().get(laid.square, (0, 1))
            if MASKS[laid.name, laid.turn] & care != want:
                raise Unreadable(f"tiles: {text!r} can't lie there")
        token = int(found[5]) - 1 if found[5] else NOBODY
        if token >= seats or (token != NOBODY and laid.name != "city" and not TILES[laid.name].token):
            raise Unreadable(f"tiles: {text!r} carries no such token")
        layout.append(laid)
        tokens.append(token)
    return tuple(layout), tuple(tokens)


def load(data: Any, seats: int) -> State:
    """Return the position that dump wrote; raise Unreadable and say what is wrong where it can't be one."""
    from boardroom.games.zug.rules import STOCKS, State, Zug

    try:
        position = _Position.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        raise Unreadable(f"{'.'.join(map(str, first['loc'])) or 'the position'}: {first['msg']}") from None

    def need(so: bool, what: str) -> None:
        if not so:
            raise Unreadable(what)

    layout, tokens = read_tiles(position.tiles, seats)
    places = range(1, seats + 1)
    used = Counter(laid.name for laid in layout)
    used.update(_name(name) for hand in position.hands for name in hand)
    need(layout[0] == Laid(0, 0, START, 0), f"tiles: the first is {START}@0,0/0")
    need(all(used[name] <= tile.number for name, tile in TILES.items()), "tiles and hands: more than there are")
    need(len(position.hands) == seats == len(position.points), f"hands and points: there must be {seats}")
    need(all(len(hand) <= HAND + 1 for hand in position.hands), f"hands: at most {HAND + 1} tiles")
    need({position.seat, position.starter, *position.passed} <= set(places), f"seats are 1 to {seats}")
    need(position.last in (0, *places), f"last: 0 to {seats}")
    need(position.phase in ("deal", "draw", "place", "sale"), "phase: deal, draw, place or sale")
    need(all(0 <= points <= 65 for points in position.points), "points: 0 to 65")
    state = State(
        layout=layout,
        tokens=tokens,
        hands=tuple(tuple(name for name in TILES for _ in range(hand.count(name))) for hand in position.hands),
        seat=position.seat - 1,
        starter=position.starter - 1,
        phase=position.phase,
        points=tuple(position.points),
        last=position.last - 1 if position.last else NOBODY,
        passed=tuple(seat - 1 for seat in position.passed),
    )
    for seat in range(seats):
        need(
            all(state.stock(seat, token) >= 0 for token in STOCKS), f"seat {seat + 1} has too many tokens on the table"
        )
    game = Zug()
    need(game.turn(state) < 0 or bool(game.moves(state)), "phase: the seat has nothing to do")
    need(game.turn(state) >= 0 or bool(game.chances(state)), "phase: there is nothing to draw")
    return state
