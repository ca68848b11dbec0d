"""Switch's printed parts: dice for each card, the faces of the Switch die, and the sums that dice make."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Final

LAST: Final = 16  # the card that wins
KLICK: Final = 9  # from here on a fall goes back only this far
START_DICE: Final = 5

# How many dice each top card asks for. Reconstructed above 12: correct it here if you own the cards.
DICE: Final = {
    "short": (3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5),
    "long": (3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5),
}

GREEN, RED, BLOCK, BLANK = "g", "r", "b", "-"
FACES: Final = (GREEN, RED, BLOCK, BLOCK, BLANK, BLANK)  # of the Switch die
FACE_CHANCES: Final = {face: FACES.count(face) / len(FACES) for face in (GREEN, RED, BLOCK, BLANK)}


@cache
def sums(dice: tuple[int, ...]) -> frozenset[int]:
    """Return every number that one die or several together make."""
    made = {0}
    for die in dice:
        made |= {total + die for total in made}
    return frozenset(made - {0})


@cache
def throws(count: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Return every sorted throw of that many dice with its probability."""
    found = []
    for dice in combinations_with_replacement(range(1, 7), count):
        ways = factorial(count)
        for repeats in Counter(dice).values():
            ways //= factorial(repeats)
        found.append((dice, ways / 6**count))
    return tuple(found)
