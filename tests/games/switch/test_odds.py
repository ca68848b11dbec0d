"""What dice make and how likely it is, against every single throw, one after the other."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

from boardroom.games.switch.odds import chance, sums, throws
from boardroom.games.switch.tables import DICE, FACE_CHANCES, FACES
from tests.games.switch.board import GAME, start, table

counts_ = pytest.mark.parametrize("count", [3, 4, 5])


@cache
def made_by_throws(count: int) -> Counter[int]:
    """Count for each number how many of all throws make it, trying every choice of dice of every throw."""
    found: Counter[int] = Counter()
    choices = [some for size in range(1, count + 1) for some in combinations(range(count), size)]
    for thrown in product(range(1, 7), repeat=count):
        found.update({sum(thrown[die] for die in some) for some in choices})
    return found


@counts_
def test_chances_are_those_of_all_throws_one_by_one(count: int) -> None:
    for number in range(31):
        assert chance(number, count) == Fraction(made_by_throws(count)[number], 6**count)


def test_seven_with_three_dice_is_48_point_6_percent() -> None:
    assert chance(7, 3) == Fraction(105, 216)
    assert f"{float(chance(7, 3)):.1%}" == "48.6%"


@pytest.mark.parametrize(
    ("count", "percents"),
    [
        (3, "42.1 48.1 53.7 60.6 67.1 75.0 48.6 44.9 39.4 33.8 26.4 19.0 9.7 6.9 4.6 2.8"),
        (4, "51.8 60.5 67.7 76.8 83.6 92.1 76.5 78.2 73.2 71.8 62.3 56.1 40.9 33.0 25.2 18.6"),
        (5, "59.8 70.4 78.2 87.0 92.2 97.4 89.0 91.8 90.7 92.6 88.2 89.9 79.2 73.4 64.1 55.8"),
    ],
)
def test_chances_as_percents(count: int, percents: str) -> None:
    """What the table shows before a risk; a change here is a change that people see."""
    assert [f"{float(chance(top, count)) * 100:.1f}" for top in range(1, 17)] == percents.split()


def test_a_single_die_is_as_likely_as_counting_says() -> None:
    """By hand: a 1 among three dice fails if all three are something else, and 16 is 6 6 4 or 6 5 5."""
    assert chance(1, 3) == 1 - Fraction(5, 6) ** 3
    assert chance(16, 3) == Fraction(3 + 3, 216)


@pytest.mark.parametrize(
    ("dice", "made"),
    [
        ((1, 2, 4), {1, 2, 3, 4, 5, 6, 7}),
        ((1, 1, 1), {1, 2, 3}),
        ((1, 3, 6), {1, 3, 4, 6, 7, 9, 10}),
        ((6, 6, 6), {6, 12, 18}),
        ((2, 4, 6), {2, 4, 6, 8, 10, 12}),
        ((1, 2, 4, 6, 6), set(range(1, 20))),
        ((5,), {5}),
        ((), set()),
    ],
)
def test_sums_of_one_die_or_several(dice: tuple[int, ...], made: set[int]) -> None:
    assert sums(dice) == made


@counts_
def test_sorted_throws_stand_for_all_throws(count: int) -> None:
    every = Counter(tuple(sorted(thrown)) for thrown in product(range(1, 7), repeat=count))
    assert dict(throws(count)) == every
    assert len(throws(count)) == {3: 56, 4: 126, 5: 252}[count]
    assert sum(ways for _, ways in throws(count)) == 6**count


@pytest.mark.parametrize("dice", DICE)
def test_the_rules_throw_with_these_odds(dice: str) -> None:
    for top in range(1, 17):
        state = table(top, 1, dice=dice)
        made = 0.0
        faces = dict.fromkeys(FACE_CHANCES, 0.0)
        for move, probability in GAME.chances(state):
            text = GAME.write(move).split()
            faces[text[-1]] += probability
            made += probability * (top in sums(tuple(map(int, text[1:-1]))))
        assert made == pytest.approx(float(chance(top, DICE[dice][top - 1])))
        assert faces == pytest.approx(FACE_CHANCES)


def test_the_throws_for_the_start_have_five_dice_and_no_face() -> None:
    chances = dict(GAME.chances(start()))
    assert len(chances) == 252
    assert {GAME.write(move): probability for move, probability in chances.items()} == pytest.approx(
        {" ".join(["throw", *map(str, dice)]): ways / 6**5 for dice, ways in throws(5)}
    )


def test_the_faces_have_their_share() -> None:
    assert Counter(FACES) == {"g": 1, "r": 1, "b": 2, "-": 2}
    assert {face: round(6 * share, 9) for face, share in FACE_CHANCES.items()} == {"g": 1, "r": 1, "b": 2, "-": 2}
