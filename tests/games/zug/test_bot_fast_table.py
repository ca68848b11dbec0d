"""The table that computer players think with: it must agree with the rules, and a judgement with itself."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from boardroom.core.game import NOBODY
from boardroom.games.zug.fast_table import FITTING, KINDS, FastTable, move_of, number_of, square_of
from boardroom.games.zug.judge import NOW, ZugJudge, ZugWeights, lead
from boardroom.games.zug.network import USUAL, Readings
from boardroom.games.zug.plan import Builder
from boardroom.games.zug.state import ZugState
from boardroom.games.zug.tables import FITS, NAMES, OPEN_FITS
from tests.games.zug.board import GAME, SEATS, lively_match, table, worded

# Each number of seats with readings of its own.
READINGS = {2: Readings(passing=True), 3: USUAL, 4: Readings(open_sides=True), 5: Readings(True, True)}


def some(seats: int, seed: object) -> list[ZugState]:
    """Return positions of building from all over a match."""
    states = lively_match(seats, Random(f"{seats} {seed}"), **worded(READINGS[seats]))
    return [state for state in states if state.phase == "place"][::9]


def same(one: FastTable, two: FastTable) -> bool:
    """Tell whether two boards are alike; cities may be numbered otherwise."""
    groups = [
        {frozenset(square for square, number in board.city_of.items() if number == city) for city in range(len(sizes))}
        for board, sizes in ((one, one.sizes), (two, two.sizes))
    ]
    sets = [
        {
            square: (owner, *((frozenset(end.stations), frozenset(end.opens)) for end in ends))
            for square, (owner, *ends) in (*board.wagons.items(), *board.locos.items())
        }
        for board in (one, two)
    ]
    return (
        (one.cells, one.needs, one.stations, one.stocks) == (two.cells, two.needs, two.stations, two.stocks)
        and groups[0] == groups[1]
        and sets[0] == sets[1]
    )


def test_squares_are_numbers() -> None:
    for square in ((0, 0), (89, -89), (-89, 89), (-1, 7)):
        assert square_of(number_of(square)) == square


@pytest.mark.parametrize("open_sides", [False, True])
def test_what_fits_is_what_the_rules_say(open_sides: bool) -> None:
    rules = OPEN_FITS if open_sides else FITS
    for needs in range(256):
        care, want = needs & 15, needs >> 4
        for index, name in enumerate(NAMES):
            kinds = FITTING[open_sides][needs][index]
            if want & ~care == 0:  # rails come from neighbours
                assert tuple(KINDS[kind][1] for kind in kinds) == rules[name][care, want]


@pytest.mark.parametrize("seats", SEATS)
def test_it_has_the_same_tiles_walks_and_placements_as_the_rules(seats: int) -> None:
    for state in some(seats, "walks"):
        board, net = FastTable.of(state), state.network
        assert {square_of(square) for square in board.cells} == set(net.tiles)
        for square, (care, want) in net.frontier().items():
            assert board.needs[number_of(square)] == care | want << 4
        carriers = {**board.wagons, **board.locos}
        for index, laid in enumerate(state.layout):
            if number_of(laid.square) in carriers:
                carrier = carriers[number_of(laid.square)]
                assert carrier.owner == state.tokens[index]
                ends = [frozenset(map(square_of, end.stations)) for end in (carrier.one, carrier.two)]
                assert ends == list(net.ends(laid.square))
        hand = sorted({NAMES.index(str(name)) for name in state.hands[state.seat]})
        moves = [move_of(placing) for placing in board.placings(hand, partial(board.sources, state.seat))]
        assert len(set(moves)) == len(moves)
        assert set(moves) == set(GAME.moves(state)) or not moves


@pytest.mark.parametrize("seats", SEATS)
def test_a_placement_leads_to_the_same_board(seats: int) -> None:
    rng = Random(seats)
    for state in some(seats, "after"):
        before = FastTable.of(state)
        hand = sorted({NAMES.index(str(name)) for name in state.hands[state.seat]})
        placings = list(before.placings(hand, partial(before.sources, state.seat)))
        for placing in rng.sample(placings, min(25, len(placings))):
            after = GAME.apply(state, move_of(placing))
            assert same(before.after(placing, state.seat), FastTable.of(after))
        assert same(before, FastTable.of(state)), "the table before stays as it was"


@pytest.mark.parametrize("seats", SEATS)
def test_the_quick_judgement_is_the_slow_one(seats: int) -> None:
    rng = Random(seats)
    for state in some(seats, "quick"):
        thought = Builder(state, state.seat, ZugWeights())
        board = thought.ledger.table
        placings = list(board.placings(range(len(NAMES)), partial(board.sources, state.seat)))
        for placing in rng.sample(placings, min(60, len(placings))):
            quick = thought.judge.after(thought.ledger, placing, state.seat)
            slow = thought.judge.ledger(quick.table)
            assert thought.judge.points(quick) == pytest.approx(thought.judge.points(slow))


# ---------------------------------------------------------------- what a table is worth


def now(state: ZugState) -> list[float]:
    """Return what everybody would have if building ended now."""
    board = FastTable.of(state)
    judge = ZugJudge(board, {}, NOW, NOBODY, ())
    return judge.points(judge.ledger(board))


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("■ ╶1╋─═1═1╴2■ ", [7, 1]),  # two wagons, a city tile for each: one of them passes the other's station
        ("■ ╶1╋─═1═1", [0, 0]),  # no run yet
        ("■ ╶2╋─═1═1╴2", [3, 1]),  # one city tile for two wagons, over somebody else's station
        ("■ ╶ ╋─═1═2╴ ", [1.5, 1.5]),  # they share it
        (". ╶1╋─━1╴1", [3, 0]),
        (". ╶1╋─━1╴2", [0, 0]),
    ],
)
def test_what_stands_is_worth_its_points(picture: str, points: list[float]) -> None:
    assert now(table(picture)) == pytest.approx(points)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("■ ╶1╋─═1═1╴1", "■ ╶1╋─═1═1"),  # a run, or the hope of one
        ("■ ╶1╋─═1", "■ ╶1╋─"),  # a wagon, or none
        ("■ ╶1╋─═1", ". ╶1╋─═1"),  # a city beside the station
        ("■ ╶1╋─═1", "■ ╶2╋─═1"),  # one's own station
        ("■ ╶1╋─═1", "■ ╶1╋─═1═2"),  # nobody else on the line
    ],
)
def test_more_is_worth_more(better: str, worse: str) -> None:
    values = []
    for picture in (better, worse):
        thought = Builder(table(picture, "curve " * 6), 0, ZugWeights())
        values.append(lead(thought.judge.points(thought.ledger), 0))
    assert values[0] > values[1]


def test_where_more_may_be_laid_an_open_end_promises_more() -> None:
    """The factory waits for a tile above a city: with open sides others fit there, too."""
    picture = """
        ■ ╶1╋─═1
        . . . ■ ■
    """
    hopes = []
    for sides in ("closed", "open"):
        thought = Builder(table(picture, "curve " * 6, blank_sides=sides), 0, ZugWeights())
        hopes.append(thought.judge.points(thought.ledger)[0])
    assert hopes[0] < hopes[1]


def test_of_several_others_the_best_counts_most() -> None:
    assert lead([5, 3], 0) == 2
    assert lead([5, 3], 1) == -2
    assert lead([5, 1, 1], 0) == 4
    assert lead([5, 2, 0], 0) == pytest.approx(3.5)
