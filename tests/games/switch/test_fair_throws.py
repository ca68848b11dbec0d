"""A hundred thousand throws, each from a match's seed and the number of its entry: no number comes too often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from random import Random
from typing import TypeVar

import pytest

from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.games.switch.odds import throws
from boardroom.games.switch.state import Throw
from boardroom.testing.matches import people
from tests.games.switch.board import GAME, simply, table

K = TypeVar("K")

THROWS = 100_000
FACES = {"g": 1 / 6, "r": 1 / 6, "b": 1 / 3, "-": 1 / 3}
counts_ = pytest.mark.parametrize("count", [3, 4, 5])


def drawn(seed: str, number: int, count: int) -> Throw:
    """Return what a match with that seed throws as that entry of its log."""
    move = GAME.chance(table({3: 1, 4: 5, 5: 9}[count], 1), Random(f"{seed}:{number}"))
    assert isinstance(move, Throw)
    return move


@cache
def thrown() -> tuple[Throw, ...]:
    """Return the throws of a thousand seeds, a hundred entries of each, with three, four and five dice in turn."""
    tables = [table(top, 1) for top in (1, 5, 9)]
    found = [
        GAME.chance(tables[number % 3], Random(f"{seed}:{number}")) for seed in range(1000) for number in range(100)
    ]
    assert len(found) == THROWS
    return tuple(move for move in found if isinstance(move, Throw))


def strange(counts: Mapping[K, int], chances: Mapping[K, float]) -> float:
    """Return how many standard deviations chi-square lies above its mean (below: more even than chance is).

    By Wilson and Hilferty: the cube root of a chi-square divided by its freedom is nearly normal.
    """
    assert counts.keys() <= chances.keys()
    total, freedom = sum(counts.values()), len(chances) - 1
    square = sum((counts.get(what, 0) - total * chance) ** 2 / (total * chance) for what, chance in chances.items())
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def test_all_sides_of_the_dice_come_equally_often() -> None:
    sides = Counter(die for throw in thrown() for die in throw.dice)
    assert sum(sides.values()) == pytest.approx(4 * THROWS, rel=0.01)
    assert abs(strange(sides, dict.fromkeys(range(1, 7), 1 / 6))) < 3


@counts_
def test_all_throws_come_as_often_as_they_should(count: int) -> None:
    """One die doesn't know of the other: pairs and straights have their share."""
    found = Counter(throw.dice for throw in thrown() if len(throw.dice) == count)
    assert sum(found.values()) > THROWS / 4
    assert abs(strange(found, {dice: ways / 6**count for dice, ways in throws(count)})) < 3


def test_the_faces_of_the_switch_die_have_their_share() -> None:
    assert abs(strange(Counter(throw.face for throw in thrown()), FACES)) < 3


def test_the_faces_do_not_know_of_the_dice() -> None:
    pairs = Counter(throw for throw in thrown() if len(throw.dice) == 3)
    chances = {Throw(dice, face): share * ways / 6**3 for face, share in FACES.items() for dice, ways in throws(3)}
    assert abs(strange(pairs, chances)) < 3


def test_a_throw_does_not_know_of_the_one_before() -> None:
    pairs = Counter((one.face, other.face) for one, other in pairwise(thrown()))
    assert abs(strange(pairs, {(one, other): FACES[one] * FACES[other] for one in FACES for other in FACES})) < 3
    sides = Counter((one.dice[0], other.dice[0]) for one, other in pairwise(thrown()) if len(one.dice) == 3)
    lowest = {size: {die: ((7 - die) ** size - (6 - die) ** size) / 6**size for die in range(1, 7)} for size in (3, 4)}
    assert abs(strange(sides, {(x, y): p * q for x, p in lowest[3].items() for y, q in lowest[4].items()})) < 3


def test_a_crooked_die_would_be_noticed() -> None:
    sides = Counter(die for throw in thrown() for die in throw.dice)
    crooked = Counter({**sides, 1: round(sides[1] * 0.98), 6: round(sides[6] * 1.02)})
    assert strange(crooked, dict.fromkeys(range(1, 7), 1 / 6)) > 4
    too_even = dict.fromkeys(range(1, 7), 1000)
    assert strange(too_even, dict.fromkeys(range(1, 7), 1 / 6)) < -4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_log_these_throws(seats: int) -> None:
    """What stands in the log is what the seed and the number of the entry say, and nothing else."""
    rng = Random(seats)
    for seed in ("1", "a longer seed", "7f3a9c"):
        match = Match.new(GAME, people(seats), seed=seed)
        while match.turn != NOBODY:
            if match.turn != CHANCE:
                match.play(simply(match.state, rng))
                continue
            number, before = match.length, match.state
            match.draw()
            assert match.entries[number].text == GAME.write(GAME.chance(before, Random(f"{seed}:{number}")))
            if before.phase == "throw":
                assert match.entries[number].text == GAME.write(drawn(seed, number, before.dice_count))
