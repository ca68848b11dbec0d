"""The rules held against a second telling of them, over whole games and over tangled tables."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from boardroom.core.game import CHANCE, NOBODY
from boardroom.games.zug.network import USUAL, Laid, Network, Readings
from boardroom.games.zug.state import ZugState
from boardroom.games.zug.tables import NAMES
from tests.games.zug import oracle
from tests.games.zug.board import GAME, SEATS, legal, lively, load, railway, railway_of, start, worded

seats_ = pytest.mark.parametrize("seats", SEATS)
READINGS = [Readings(*both) for both in product((False, True), repeat=2)]
SIDES = "NESW"


def agree(state: ZugState, table: oracle.Table) -> None:
    """Check that the two say the same of a position."""
    assert state.phase == table.phase
    turn = table.turn - 1
    assert GAME.turn(state) == (NOBODY if table.reason else CHANCE if table.phase in ("deal", "draw") else turn)
    assert state.ended == table.reason
    assert table.reason or state.seat == turn
    assert state.pile == table.pile.total()
    for seat in range(state.seats):
        assert Counter(map(str, state.hands[seat])) == Counter(table.hand[seat + 1])
        for token in oracle.STOCK:
            assert state.stock(seat, token) == table.stock(seat + 1, token)
    rail = railway(state)
    assert (rail.name, rail.degrees, rail.owner) == (table.rail.name, table.rail.degrees, table.rail.owner)
    assert legal(state) == table.moves()
    if table.reason:
        assert list(GAME.outcome(state).scores) == table.rail.score(table.players, table.sold)


@seats_
@pytest.mark.parametrize("plainly", [True, False], ids=["plainly", "lively"])
def test_whole_games_agree(seats: int, plainly: bool) -> None:
    rng = Random(f"{seats} {plainly}")
    first = rng.randint(1, seats)
    state, table = start(seats, first=first), oracle.Table(seats, first)
    entries = 0
    while not table.reason:
        if entries % 3 == 0 or state.phase == "sale" or not state.pile:
            agree(state, table)
        if GAME.turn(state) == CHANCE:
            text = GAME.write(GAME.chance(state, rng))
        else:
            text = rng.choice(sorted(table.moves())) if plainly else GAME.write(lively(state, rng))
        table.happen(text)
        state = GAME.apply(state, GAME.read(text, state))
        entries += 1
    agree(state, table)


@pytest.mark.parametrize("readings", READINGS[1:])
@pytest.mark.parametrize("seats", [2, 3])
def test_whole_games_agree_with_other_readings(seats: int, readings: Readings) -> None:
    """Readings change what may be laid and who reaches whom; all else is the same."""
    rng = Random(f"{seats} {readings}")
    state, table = start(seats, **worded(readings)), oracle.Table(seats, 1, **worded(readings))
    entries = 0
    while not table.reason:
        if entries % 5 == 0 or state.phase == "sale" or not state.pile:
            agree(state, table)
        text = GAME.write(GAME.chance(state, rng) if GAME.turn(state) == CHANCE else lively(state, rng))
        table.happen(text)
        state = GAME.apply(state, GAME.read(text, state))
        entries += 1
    agree(state, table)


@pytest.mark.parametrize("greedy", ["wagon", "engineer"])
def test_whole_games_agree_when_tokens_run_out(greedy: str) -> None:
    """One of two draws all the factories, or all stations and locomotives: then tokens are taken back, or not put."""
    rng = Random(greedy)
    met: Counter[str] = Counter()
    state, table = start(), oracle.Table(2)
    while not table.reason:
        if GAME.turn(state) == CHANCE:
            outcomes = [move for move, _ in GAME.chances(state)]
            wanted = [move for move in outcomes if (oracle.CARRIES[GAME.write(move)[5:]] == greedy) != state.seat]
            text = GAME.write(rng.choice(wanted or outcomes))
        else:
            if any(text.endswith(" bare") for text in legal(state)):
                agree(state, table)
            text = GAME.write(lively(state, rng))
            met.update(text.split()[2:3])
        table.happen(text)
        state = GAME.apply(state, GAME.read(text, state))
    agree(state, table)
    assert met["from"] > 3
    assert met["bare"] > 0


# ---------------------------------------------------------------- tangled tables


def tangle(rng: Random, size: int, readings: Readings = USUAL) -> Network:
    """Lay tiles of any number at random, mostly where rails meet: many junctions, loops and few stations."""
    weights = {"right": 4, "left": 4, "fork": 4, "crossing": 2, "curve": 6, "straight": 2, "factory": 2, "bend": 4}
    weights |= {"loco": 2, "station": rng.choice((0, 1, 2)), "terminal": rng.choice((1, 2, 4)), "city": 2}
    net = Network((Laid(0, 0, "crossing", 0),), readings)
    while len(net.layout) < size:
        joining = [item for item in net.frontier().items() if item[1][1]]
        square, sides = max(rng.sample(joining, min(4, len(joining))), key=lambda item: item[1][1].bit_count()) if (
            joining and rng.random() < 0.95
        ) else rng.choice(list(net.frontier().items()))  # fmt: skip
        name = rng.choices(list(weights), list(weights.values()))[0]
        if turns := net.fits(name)[sides]:
            net = net.plus(Laid(*square, name, rng.choice(turns)))
            if rng.random() < 0.2:
                net.ends(rng.choice(net.layout).square)  # what is known before must not spoil what comes
    return net


def check_trains(net: Network) -> tuple[int, int]:
    """Compare where trains go, what is enabled and which cities are served; return how much is, and how much not."""
    rail = railway_of(net)
    reached = rail.reached()
    assert set(net.factories) | set(net.locomotives) == reached.keys()
    for square, (one, other) in reached.items():
        assert net.ends(square) == (frozenset(one), frozenset(other))
        assert net.enabled(square) == bool(one and other)
    lit = {(square, "".join(sorted({SIDES[side] for side in run}))) for square in net.tiles for run in net.runs(square)}
    assert lit == rail.lit()
    for station in net.stations:
        assert {tile for city in net.served(station) for tile in city} == rail.served(station)
        assert all(city == rail.city_of(min(city)) for city in net.served(station))
    assert set(net.frontier()) == rail.borders()
    good = sum(bool(one and other) for one, other in reached.values())
    return good, len(reached) - good


@pytest.mark.parametrize("number", range(12))
def test_trains_agree_on_tangled_tables(number: int) -> None:
    rng = Random(number)
    enabled = dead = 0
    for size in range(10, 110, 5):
        good, bad = check_trains(tangle(rng, size))
        enabled, dead = enabled + good, dead + bad
    assert enabled > 20
    assert dead > 20


@pytest.mark.parametrize("readings", READINGS[1:])
def test_trains_agree_on_tangled_tables_with_other_readings(readings: Readings) -> None:
    rng = Random(str(readings))
    further = 0
    for size in range(20, 110, 6):
        net = tangle(rng, size, readings)
        check_trains(net)
        usual = Network(net.layout)
        assert all(net.enabled(square) == usual.enabled(square) for square in net.factories), "the first is enough"
        further += sum(net.ends(square) != usual.ends(square) for square in net.factories)
    assert (further > 5) == readings.passing


@seats_
def test_trains_agree_on_tables_as_they_are_played(seats: int) -> None:
    rng = Random(f"trains {seats}")
    for _ in range(6):
        state = start(seats)
        while GAME.turn(state) != NOBODY:
            move = GAME.chance(state, rng) if GAME.turn(state) == CHANCE else lively(state, rng)
            state = GAME.apply(state, move)
            if len(state.layout) % 15 == 0 and state.phase != "place":
                check_trains(state.network)
        check_trains(state.network)


@pytest.mark.parametrize("number", range(6))
def test_a_network_that_grew_is_the_one_made_at_once(number: int) -> None:
    rng = Random(f"grown {number}")
    net = tangle(rng, 60, READINGS[number % len(READINGS)])
    grown = Network(net.layout[:1], net.readings)
    for laid in net.layout[1:]:
        for tile in rng.sample(grown.layout, min(3, len(grown.layout))):
            grown.runs(tile.square)
        other = grown.plus(laid)
        if rng.random() < 0.5:  # the one before goes on being asked
            grown.runs(grown.layout[-1].square)
        grown = other
    fresh = Network(net.layout, net.readings)
    assert grown.frontier() == fresh.frontier()
    for laid in net.layout:
        for side in range(4):
            assert grown.walk(laid.square, side) == fresh.walk(laid.square, side)
    assert (grown.cities, grown.outlets, grown.places) == (fresh.cities, fresh.outlets, fresh.places)


@pytest.mark.parametrize("number", range(4))
def test_the_open_squares_of_a_walk_are_those_that_can_change_it(number: int) -> None:
    """A tile changes where a train comes to only if it is laid on a square that the walk leads to."""
    rng = Random(f"open {number}")
    for _ in range(5):
        net = tangle(rng, 35, READINGS[number])
        for square, sides in list(net.frontier().items()):
            name = rng.choice(NAMES)
            for turn in net.fits(name)[sides][:1]:
                after = Network((*net.layout, Laid(*square, name, turn)), net.readings)
                for laid in net.layout:
                    for side in range(4):
                        if square not in net.walk(laid.square, side).open:
                            assert after.walk(laid.square, side) == net.walk(laid.square, side)


def test_a_dumped_table_is_the_same_railway() -> None:
    rng = Random(11)
    state = start(3)
    while GAME.turn(state) != NOBODY:
        if GAME.turn(state) >= 0:
            again = load(GAME.dump(state), 3)
            assert again.network == state.network
            assert legal(again) == legal(state)
        state = GAME.apply(state, GAME.chance(state, rng) if GAME.turn(state) == CHANCE else lively(state, rng))
