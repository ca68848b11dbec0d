"""How far counts are from what was expected, and how often chance alone goes as far."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, erfc, exp, lgamma, log, sqrt
from typing import Final

ENOUGH: Final = 5.0  # what must be expected of every kind before chi-square means something


def chi_square(counts: Sequence[int], shares: Sequence[float]) -> float:
    """Return the sum of squared distances from expectation, each in units of what was expected."""
    total = sum(counts)
    return sum((n - total * share) ** 2 / (total * share) for n, share in zip(counts, shares, strict=True) if total)


def tail(value: float, freedom: int) -> float:
    """Return how likely chi-square with so many degrees of freedom is at least that large.

    That is Q(freedom / 2, value / 2), the regularised upper incomplete gamma function; for halves it is a finite sum:
    Q(a + 1, x) = Q(a, x) + x^a e^-x / gamma(a + 1), from Q(1, x) = e^-x or Q(1/2, x) = erfc(sqrt(x)).
    """
    x = value / 2
    if x <= 0:
        return 1.0
    a = 0.5 if freedom % 2 else 1.0
    found = erfc(sqrt(x)) if freedom % 2 else exp(-x)
    while a < freedom / 2:
        found += exp(a * log(x) - x - lgamma(a + 1))
        a += 1
    return min(1.0, found)


def as_wide(counts: Sequence[int], shares: Sequence[float]) -> float | None:
    """Return how often fair dice spread at least as widely, or None where there are too few of them to tell."""
    if sum(counts) * min(shares) < ENOUGH:
        return None
    return tail(chi_square(counts, shares), len(counts) - 1)


def below(came: int, expected: float, variance: float) -> float | None:
    """Return in what part of all cases less comes of chance, a tie counting as half; None where that can't be told.

    `variance` is that of a sum of independent chances, which from a few on is close to the normal distribution.
    """
    if variance < 1:
        return None
    return (1 + erf((came - expected) / sqrt(2 * variance))) / 2
