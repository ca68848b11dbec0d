"""Chi-square: its probabilities against printed tables and against counting."""

from __future__ import annotations

from itertools import pairwise
from math import exp, gamma, isclose
from random import Random

import pytest

from boardroom.core.spread import as_wide, below, chi_square, tail

SIXTHS = [1 / 6] * 6
SWITCH = [1 / 6, 1 / 6, 1 / 3, 1 / 3]

# The critical values of any statistics book.
PRINTED = [
    (1, 0.05, 3.841459), (1, 0.01, 6.634897), (2, 0.05, 5.991465), (3, 0.05, 7.814728), (3, 0.9, 0.584374),
    (4, 0.025, 11.143287), (5, 0.05, 11.070498), (5, 0.01, 15.086272), (5, 0.001, 20.515006), (5, 0.99, 0.554298),
    (10, 0.05, 18.307038), (19, 0.05, 30.143527), (30, 0.5, 29.336032), (100, 0.05, 124.342113),
]  # fmt: skip


@pytest.mark.parametrize(("freedom", "chance", "value"), PRINTED)
def test_printed_tables(freedom: int, chance: float, value: float) -> None:
    assert tail(value, freedom) == pytest.approx(chance, abs=5e-7)


@pytest.mark.parametrize("freedom", [1, 2, 3, 5, 8])
@pytest.mark.parametrize("value", [0.3, 2.0, 9.0])
def test_the_sum_is_the_integral(freedom: int, value: float) -> None:
    """Simpson's rule over the density, from the value to where nothing is left."""
    half, steps = freedom / 2, 4000
    width = (value + 80 - value) / steps

    def density(x: float) -> float:
        return float(x ** (half - 1) * exp(-x / 2) / (2**half * gamma(half)))

    weights = [1, *[4, 2] * (steps // 2 - 1), 4, 1]
    area = sum(weight * density(value + i * width) for i, weight in enumerate(weights)) * width / 3
    assert tail(value, freedom) == pytest.approx(area, abs=1e-6)


def test_the_ends() -> None:
    for freedom in range(1, 12):
        assert tail(0, freedom) == 1
        assert tail(-1, freedom) == 1
        assert 0 <= tail(5000, freedom) < 1e-300
        values = [tail(value / 4, freedom) for value in range(200)]
        assert all(0 <= later <= earlier <= 1 for earlier, later in pairwise(values))


def test_chi_square_by_hand() -> None:
    assert chi_square([5, 8, 9, 8, 10, 20], SIXTHS) == pytest.approx(13.4)  # the textbook's crooked die
    assert chi_square([10, 10, 20, 20], SWITCH) == pytest.approx(0)
    assert chi_square([0] * 6, SIXTHS) == 0


def test_too_few_throws_have_no_verdict() -> None:
    assert as_wide([0] * 6, SIXTHS) is None
    assert as_wide([5, 5, 5, 5, 5, 4], SIXTHS) is None
    assert as_wide([5] * 6, SIXTHS) == 1
    assert as_wide([5, 8, 9, 8, 10, 20], SIXTHS) == pytest.approx(0.0199, abs=1e-4)


def test_fair_dice_are_as_wide_as_promised() -> None:
    """Of many fair series, one in ten is in the widest tenth."""
    rng = Random(5)
    wide = 0
    for _ in range(1000):
        thrown = rng.choices(range(6), k=60)
        chance = as_wide([thrown.count(side) for side in range(6)], SIXTHS)
        assert chance is not None
        wide += chance <= 0.1
    assert 70 <= wide <= 130


def test_luck_is_a_place_among_a_hundred() -> None:
    assert below(12, 12.0, 6.0) == 0.5
    lucky, unlucky = below(15, 12.0, 6.0), below(9, 12.0, 6.0)
    assert lucky is not None
    assert unlucky is not None
    assert isclose(lucky + unlucky, 1)
    assert lucky == pytest.approx(0.8897, abs=1e-4)  # 1.2247 standard deviations above
    assert below(0, 0.0, 0.0) is None
    assert below(1, 0.4, 0.3) is None
