"""The rules held against a second telling of them, over thousands of plays."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from boardroom.core.game import CHANCE, NOBODY
from boardroom.games.phoenix.rules import PhoenixState
from boardroom.games.phoenix.tables import is_sorted, points
from tests.games.phoenix import oracle
from tests.games.phoenix.board import GAME, First, chances, data, legal, load, start


def agree(state: PhoenixState, told: oracle.Table) -> None:
    """Check that the two say the same of a position."""
    assert GAME.turn(state) == (NOBODY if told.over else CHANCE if told.waiting else told.turn - 1)
    assert state.scores == (told.scores[1], told.scores[2])
    assert [(*hand.lines, hand.cubes, max(hand.first, -1) + 1) for hand in state.done] == told.hands_over
    if told.over:
        places = GAME.outcome(state).places
        assert [place == 1 for place in places] == [told.scores[seat] == max(told.scores.values()) for seat in (1, 2)]
        return
    assert state.cubes == "".join(told.cubes)
    assert state.lines == ("".join(told.row[1]), "".join(told.row[2]))
    assert [sorted(map(str, hand)) for hand in state.hands] == [sorted(told.hand[seat]) for seat in (1, 2)]
    assert list(state.discards) == told.discards
    assert state.left == len(told.pile)
    assert legal(state) == set(told.moves())
    assert chances(state) == (pytest.approx(told.outcomes()) if told.waiting else {})


def step(state: PhoenixState, told: oracle.Table, rng: Random) -> PhoenixState:
    """Play one move at random, or let chance do one thing, on both tables."""
    if told.waiting:
        text = rng.choice(list(told.outcomes()))
        told.happen(text)
    else:
        text = rng.choice(told.moves())
        told.play(text)
    return GAME.apply(state, GAME.read(text, state))


@pytest.mark.parametrize("first", ["1", "2", "drawn"])
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("spectrum", ["every hand", "whole match"])
def test_whole_matches_agree(first: First, number: int, spectrum: str) -> None:
    rng = Random(f"{first} {number}")
    state, told = start(first, spectrum), oracle.Table(first, spectrum)
    agree(state, told)
    while not told.over:
        state = step(state, told, rng)
        agree(state, told)


def made_up(rng: Random) -> tuple[PhoenixState, oracle.Table]:
    """Make up a table in the middle of a hand on which a line is nearly sorted, or both are, or the pile nearly out."""
    told = oracle.Table()
    bag = oracle.COLOURS * 5
    rng.shuffle(bag)
    told.waiting, told.turn = [], rng.choice((1, 2))
    told.cubes = rng.sample(oracle.COLOURS, 6)
    told.row = {1: bag[:10], 2: bag[10:20]}
    exchange = rng.random() < 0.5  # one Exchange sorts both lines
    for seat in (1, 2):
        told.row[seat].sort(key=told.cubes.index)
        if rng.random() < 0.5 and not exchange:
            told.row[seat].reverse()
    rng.shuffle(told.pile)
    told.hand = {seat: [told.pile.pop() for _ in range(5)] for seat in (1, 2)}
    left = rng.choice((1, 2, 20, 39))
    told.discards = [told.pile.pop() for _ in range(40 - left)]
    told.first = told.turn if left % 2 == 0 else 3 - told.turn
    if exchange:
        column = rng.randint(1, 10) - 1
        told.row[1][column], told.row[2][column] = told.row[2][column], told.row[1][column]
    while any(oracle.in_order(row, told.cubes) for row in told.row.values()):
        row = rng.choice((told.row[1], told.row[2], told.cubes))
        oracle.walk(row, rng.randint(1, len(row)), rng.randint(1, len(row)))
    plain = data() | {
        "seat": told.turn,
        "starter": told.first,
        "cubes": "".join(told.cubes),
        "lines": ["".join(told.row[1]), "".join(told.row[2])],
        "hands": [told.hand[1], told.hand[2]],
        "discards": told.discards,
    }
    return load(plain), told


@pytest.mark.parametrize("chunk", range(8))
def test_made_up_tables_agree(chunk: int) -> None:
    """Tables most of which are about to end, and what comes after."""
    rng = Random(chunk)
    seen: Counter[str] = Counter()
    for _ in range(60):
        state, told = made_up(rng)
        agree(state, told)
        for _ in range(3):
            before = len(told.hands_over)
            state = step(state, told, rng)
            agree(state, told)
            if len(told.hands_over) > before:
                seen["sorted" if told.hands_over[-1][3] else "pile"] += 1
                break
    assert seen["pile"] > 3, seen


def applied(state: PhoenixState, told: oracle.Table, text: str) -> tuple[PhoenixState, oracle.Table]:
    """Return both tables after a move, leaving the second as it was."""
    after = oracle.Table()
    after.turn, after.waiting, after.first = told.turn, [], told.first
    after.cubes = told.cubes[:]
    after.row = {seat: told.row[seat][:] for seat in (1, 2)}
    after.hand = {seat: told.hand[seat][:] for seat in (1, 2)}
    after.pile, after.discards = told.pile[:], told.discards[:]
    after.play(text)
    return GAME.apply(state, GAME.read(text, state)), after


def test_every_move_of_many_tables_agrees() -> None:
    rng = Random(99)
    seen: Counter[str] = Counter()
    played = 0
    for _ in range(300):
        state, told = made_up(rng)
        for text in told.moves():
            after, then = applied(state, told, text)
            played += 1
            if then.hands_over:
                first = then.hands_over[-1][3]
                assert after.done[-1].first == first - 1
                assert after.scores == (then.scores[1], then.scores[2])
                both = all(oracle.in_order(list(row), list(then.hands_over[0][2])) for row in then.hands_over[0][:2])
                seen["both" if both else "mover" if first == told.turn else "other"] += 1
            else:
                assert after.lines == ("".join(then.row[1]), "".join(then.row[2]))
                assert after.cubes == "".join(then.cubes)
                assert list(after.discards) == then.discards
    assert played > 8_000
    assert min(seen["mover"], seen["other"], seen["both"]) > 8, seen


def test_scoring_agrees_with_a_function_of_its_own() -> None:
    rng = Random(3)
    found: Counter[int] = Counter()
    for number in range(3_000):
        bag = oracle.COLOURS * 5
        rng.shuffle(bag)
        row = bag[:10]
        if number % 3:
            row.sort()
            for _ in range(number % 5):
                oracle.swap(row, rng.randint(1, 10), rng.randint(1, 10))
        for first in (False, True):
            found[points("".join(row), first)] += 1
            assert points("".join(row), first) == oracle.worth(row, first)
    assert set(found) >= set(range(2, 14)), "all sums but 1 come up"
    assert max(found) == 13, "a hand gives at most 13"


def test_being_sorted_agrees_with_a_function_of_its_own() -> None:
    """All short lines of four colours, and long ones by chance."""
    for letters in product("royg", repeat=5):
        line = "".join(letters)
        for order in ("roygbp", "pyogrb"):
            assert is_sorted(line, order) == oracle.in_order(list(line), list(order))
    rng, yes = Random(8), 0
    for _ in range(3_000):
        bag, cubes = oracle.COLOURS * 5, rng.sample(oracle.COLOURS, 6)
        rng.shuffle(bag)
        row = sorted(bag[:10], key=cubes.index)
        for _ in range(rng.choice((0, 1, 1, 2))):
            oracle.walk(row, rng.randint(1, 10), rng.randint(1, 10))
        yes += oracle.in_order(row, cubes)
        assert is_sorted("".join(row), "".join(cubes)) == oracle.in_order(row, cubes)
    assert 500 < yes < 2_500
