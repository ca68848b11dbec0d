"""Why a move is not allowed: a reason for every move that isn't listed, and none for a listed one."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.core.game import CHANCE, NOBODY, Reason
from boardroom.games.zug.network import Laid, Square
from boardroom.games.zug.state import DrawTile, Move, Pass, Place, Sell, ZugState
from boardroom.games.zug.tables import NAMES
from tests.games.zug import oracle
from tests.games.zug.board import GAME, RULES, SEATS, lively, railway, sale, start, table

OUT_OF_WAGONS = "╶1╋─" + "═1" * 13
SALE = """
    ■         ╷1
    ╶1╋─═1═2╌2┘ ■
      ║1■   ■1■ ■
"""


def everything(state: ZugState) -> list[Move]:
    """Return all moves that one could think of near the table."""
    xs = range(min(x for x, _ in state.network.tiles) - 2, max(x for x, _ in state.network.tiles) + 3)
    ys = range(min(y for _, y in state.network.tiles) - 2, max(y for _, y in state.network.tiles) + 3)
    sources: list[Square | str] = ["", "bare", (0, 0), (1, 0), (-1, 0), (2, 0), (50, 50)]
    placements = [
        Place(Laid(x, y, name, turn), source)
        for x in xs
        for y in ys
        for name in NAMES
        for turn in range(4)
        for source in (sources if (x + y) % 3 == 0 else sources[:1])
    ]
    squares = [*state.network.tiles, (50, 50)][:16]
    sales = [Sell(factory, station, city) for factory in squares for station in squares for city in squares]
    return [*placements, *sales, Pass(), *(DrawTile(name) for name in NAMES)]


def expected(state: ZugState, rail: oracle.Railway, legal: set[Move], move: Move) -> Reason | None:
    """Tell the rule that forbids a move as the page orders them, from the second telling of the table."""
    if GAME.turn(state) == NOBODY:
        return Reason("over")
    if (GAME.turn(state) == CHANCE) != isinstance(move, DrawTile):
        return Reason("deal")
    match move:
        case DrawTile(tile):
            return None if state.unseen()[str(tile)] else Reason("deal")
        case Pass():
            return None if move in legal else Reason("sale-must" if state.phase == "sale" else "place-must")
        case Place(laid, source):
            return _placing(state, rail, laid, source) if state.phase == "place" else Reason("sale")
        case Sell(factory, station, city):
            return _selling(state, rail, factory, station, city) if state.phase == "sale" else Reason("building")


def _placing(state: ZugState, rail: oracle.Railway, laid: Laid, source: Square | str) -> Reason | None:
    about = (laid.name, f"{laid.x},{laid.y}")
    if laid.name not in state.hands[state.seat]:
        return Reason("place-hand", about)
    if laid.square in rail.name:
        return Reason("place-taken", about)
    if laid.square not in rail.borders():
        return Reason("place-side", about)
    if 90 * laid.turn not in oracle.TURNS.get(laid.name, [0, 90, 180, 270]):
        return Reason("place-turning", about)
    own = oracle.turned(oracle.ROWS[laid.name][0].replace(" ", ""), 90 * laid.turn)
    beside = {side: there for side in oracle.ROUND if (there := oracle.beyond(laid.square, side)) in rail.name}
    rails = {side for side, there in beside.items() if oracle.opposite(side) in rail.edges(there)}
    if rails - set(own):
        return Reason("place-obstructs", about)
    if set(own) & set(beside) - rails:
        return Reason("place-blank", about)
    token = oracle.CARRIES[laid.name]
    if not token:
        return Reason("token-none", about) if source else None
    mine = [
        square
        for square, owner in rail.owner.items()
        if owner == state.seat + 1 and oracle.CARRIES[rail.name[square]] == token
    ]
    if len(mine) < oracle.STOCK[token]:
        return Reason("token-stock", about) if source else None
    if not source:
        return Reason("token-empty", about)
    return None if source == "bare" or source in mine else Reason("token-yours", about)


def _selling(state: ZugState, rail: oracle.Railway, factory: Square, station: Square, city: Square) -> Reason | None:
    about = tuple(f"{x},{y}" for x, y in (factory, station, city))
    if oracle.CARRIES.get(rail.name.get(factory, ""), "") != "wagon" or rail.owner[factory] != state.seat + 1:
        return Reason("sell-wagon", about)
    one, other = rail.reached()[factory]
    if not one or not other:
        return Reason("sell-enabled", about)
    if station not in one | other:
        return Reason("sell-station", about)
    if rail.name.get(city) != "city":
        return Reason("sell-city", about)
    if city not in rail.served(station):
        return Reason("sell-served", about)
    return Reason("sell-full", about) if rail.owner[city] else None


def check(state: ZugState) -> set[str]:
    """Check all that one could think of against what is listed, and the reasons against the second telling."""
    listed, rail, rules = set(GAME.moves(state)), railway(state), set()
    listed |= {move for move, _ in GAME.chances(state)}
    for move in everything(state):
        reason = GAME.why_not(state, move)
        assert (reason is None) == (move in listed), GAME.write(move)
        assert reason == expected(state, rail, listed, move), GAME.write(move)
        if reason:
            rules.add(reason.rule)
    return rules


def test_every_thinkable_move_is_legal_or_has_a_reason() -> None:
    rules = check(start()) | check(table("╋"))
    rules |= check(table("╋── \n  ■", "straight curve terminal station city bend"))
    rules |= check(table(OUT_OF_WAGONS, "bend factory terminal straight city city"))
    rules |= check(table("╋", "city city city city city city"))
    rules |= check(sale(SALE))
    assert rules == RULES - {"over"}


@pytest.mark.parametrize("seats", SEATS)
def test_so_is_every_move_in_a_match(seats: int) -> None:
    rng, state, entries = Random(seats), start(seats), 0
    while GAME.turn(state) != NOBODY:
        state = GAME.apply(state, GAME.chance(state, rng) if GAME.turn(state) == CHANCE else lively(state, rng))
        entries += 1
        if entries % 80 == 0:
            check(state)
    assert check(state) == {"over"}


def test_the_first_of_several_reasons_is_given() -> None:
    state = table("╋── ", "straight")
    for text, rule in (
        ("place loco@0,0/180 bare", "place-hand"),
        ("place straight@0,0/180 bare", "place-taken"),
        ("place straight@5,5/180 bare", "place-side"),
        ("place straight@2,0/180 bare", "place-turning"),
        ("place straight@2,0/0 bare", "place-obstructs"),
        ("place straight@1,1/0 bare", "place-blank"),
        ("place straight@2,0/90 bare", "token-none"),
    ):
        reason = GAME.why_not(state, GAME.read(text, state))
        assert reason is not None
        assert reason.rule == rule
        assert reason.about == (text.split()[1].split("@")[0], text.split("@")[1].split("/")[0])
