"""The score sheet beside Zug's table: what the table is worth, and where points come from."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from boardroom.core.game import CHANCE, NOBODY, Seat
from boardroom.games.zug.rules import Move, Place, Sell, ZugState, sales, score
from boardroom.games.zug.scene.reckoning import score_sheet, worths
from boardroom.games.zug.selling import sold
from boardroom.ui.game.face import ScoreSheet
from tests.games.zug.board import GAME, dealt, lively, sale, start, table
from tests.games.zug.scene_table import HAND, OPEN, RUN

SALE = """
    ■         ■ ■
    ╶1╋─═1═2━1╴2
"""


def lines(sheet: ScoreSheet | None) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    assert sheet is not None
    return {line.label: (line.values, line.then) for line in sheet.lines}


def built(seats: int, tiles: int) -> ZugState:
    """Return a table that was built at random, with somebody about to lay a tile."""
    rng = Random(f"{seats} {tiles}")
    state = start(seats)
    while len(state.layout) < tiles or GAME.turn(state) == CHANCE:
        state = GAME.apply(state, GAME.chance(state, rng) if GAME.turn(state) == CHANCE else lively(state, rng))
    return state


def sold_by_the_rules(state: ZugState) -> tuple[int, ...]:
    """Return everybody's points when the rules' own sales are made in turn as the sheet assumes."""
    seat, idle = state.starter - 1, 0
    while idle < state.seats:
        seat, idle = (seat + 1) % state.seats, idle + 1
        found = [move for move in sales(state, seat) if isinstance(move, Sell)]
        if found:
            best = min(found, key=lambda move: wish(state, seat, move))
            state, idle = sold(replace(state, seat=seat), best), 0
    return tuple(sum(score(state, seat).values()) for seat in range(state.seats))


def wish(state: ZugState, seat: Seat, move: Sell) -> tuple[object, ...]:
    net, owner = state.network, state.token_at(move.station)
    cities = sorted(net.served(move.station), key=min)
    room = sum(state.token_at(tile) == NOBODY for city in cities for tile in city)
    rank = 0 if owner == seat else 1 if owner == NOBODY else 2
    return rank, room, net.factories.index(move.factory), owner, [net.cities.index(city) for city in cities], move.city


def test_a_tile_is_told_with_what_it_would_make_of_the_table() -> None:
    state = table(OPEN, HAND)
    sheet = score_sheet(state, None)
    assert sheet is not None
    assert sheet.title == "Now"
    assert set(lines(sheet).values()) == {(("0", "0"), ("0", "0"))}
    sheet = score_sheet(state, GAME.read("place terminal@4,0/90", state))
    assert sheet is not None
    assert sheet.title == "With this tile"
    assert lines(sheet) == {
        "Wagons enabled": (("0", "0"), ("1", "1")),
        "With a city": (("0", "0"), ("1", "1")),
        # Red sells first, over its own station into the only city tile there; and its locomotive scores.
        "Worth now, about": (("0", "0"), ("7", "0")),
    }


def standing(state: ZugState) -> object:
    """Return all that makes points: which wagons are on runs and where they can go, and whose locomotives count."""
    selling = [move for seat in range(state.seats) for move in sales(state, seat)]
    enabled = [factory for factory in state.network.factories if state.network.enabled(factory)]
    return selling, enabled, [score(state, seat) for seat in range(state.seats)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_tile_that_changes_no_wagon_changes_no_worth(seats: int) -> None:
    tried = 0
    for tiles in range(30, 80, 2):
        state = built(seats, tiles)
        for move in GAME.moves(state):
            if isinstance(move, Place) and move.laid.name in ("straight", "curve", "crossing"):
                after = GAME.apply(state, move)
                if standing(state) == standing(after):
                    tried += 1
                    assert all(now == then for now, then in lines(score_sheet(state, move)).values())
                    assert worths(after) == worths(state), "nor when it lies there"
    assert tried > 100


def test_a_wagon_needs_a_city_to_be_worth_anything() -> None:
    state = table("╶1╋─═1═2━1╴2", HAND)
    assert [worth[:2] for worth in worths(state)] == [(1, 0), (1, 0)]
    state = table("╶1╋─═1═1━1╴2\n          ■", HAND)
    assert [worth[:2] for worth in worths(state)] == [(2, 2), (0, 0)]
    assert [worth.points for worth in worths(state)] == [3, 1], "one city tile takes one wagon, over blue's station"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("tiles", [40, 75])
def test_what_a_table_is_worth_is_what_the_rules_give(seats: int, tiles: int) -> None:
    state = built(seats, tiles)
    assert tuple(worth.points for worth in worths(state)) == sold_by_the_rules(state)
    for seat, worth in enumerate(worths(state)):
        factories = {move.factory for move in sales(state, seat) if isinstance(move, Sell)}
        assert worth.served == len(factories)
        wagons = [at for at in state.network.factories if state.token_at(at) == seat]
        assert worth.enabled == sum(map(state.network.enabled, wagons)) >= worth.served


def test_in_the_sale_points_are_told_by_source() -> None:
    state = sale(SALE)
    move: Move = GAME.read("sell 1,0 > 4,0 > 5,1", state)
    sheet = score_sheet(state, move)
    assert sheet is not None
    assert sheet.title == "If it ended now"
    assert sheet.lines[-1].strong
    assert lines(sheet) == {
        "Stations": (("–", "0"), ("–", "1")),
        "Wagons sold": (("0", "–"), ("3", "–")),
        "Locomotives": (("–", "–"), ("–", "–")),
        "Total": (("0", "0"), ("3", "1")),
    }


def test_at_the_end_the_table_itself_shows_the_count() -> None:
    assert score_sheet(replace(sale(RUN), phase="over", ended="no wagon left"), None) is None


def test_while_tiles_are_dealt_there_is_no_sheet() -> None:
    assert score_sheet(start(3), None) is None
    assert score_sheet(dealt(3), None) is not None
