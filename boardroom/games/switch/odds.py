"""What dice can make, and how likely it is: exact, counted over all throws."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod


@cache
def sums(dice: tuple[int, ...]) -> frozenset[int]:
    """Return every number that one die or several together make."""
    made = {0}
    for die in dice:
        made |= {total + die for total in made}
    return frozenset(made - {0})


@cache
def throws(count: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return every sorted throw of that many dice, with how many of the 6**count equally likely ones it stands for."""
    return tuple(
        (dice, factorial(count) // prod(map(factorial, Counter(dice).values())))
        for dice in combinations_with_replacement(range(1, 7), count)
    )


@cache
def chance(top: int, dice: int) -> Fraction:
    """Return the probability that a throw of that many dice can make the number of a top card."""
    return Fraction(sum(ways for thrown, ways in throws(dice) if top in sums(thrown)), 6**dice)
