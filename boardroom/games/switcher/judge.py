"""How good a table is for a seat whose turn ends: a race of decks, and how near everybody's figures are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from boardroom.games.switcher.reach import nearness, ways
from boardroom.games.switcher.state import HAND
from boardroom.games.switcher.tables import COLOURS, KINDS

_EVERY_KIND: Final = tuple(range(len(KINDS)))
STANDS: Final = 1 << len(KINDS)  # the figure stands already

# Figures that a good player forms in a turn, from none up, as shares of all turns.
_FORMED: Final = (0.06, 0.24, 0.36, 0.24, 0.10)
_MOST: Final = 32  # more than the cards of a deck, whatever is added for a block


def _race() -> tuple[tuple[float, ...], ...]:
    """Return the chance of the seat to move for every number of cards that it and its opponent have left."""
    table = [[0.0] * _MOST for _ in range(_MOST)]
    table[0] = [1.0] * _MOST
    for total in range(2, 2 * _MOST):
        for mine in range(1, total):
            other = total - mine
            if mine < _MOST and other < _MOST:
                # Turns without a figure change nothing but who moves: solve for the chance that comes round again.
                none = _FORMED[0]
                mover, answer = (
                    sum(
                        share * (1 - table[theirs][ours - count] if ours > count else 1.0)
                        for count, share in enumerate(_FORMED)
                        if count
                    )
                    for ours, theirs in ((mine, other), (other, mine))
                )
                table[mine][other] = (mover + none * (1 - answer - none)) / (1 - none * none)
    return tuple(map(tuple, table))


_RACE: Final = _race()


def race(mine: float, other: float) -> float:
    """Return the chance of the seat that is not to move against the one that is, by the cards that they have left."""
    mine, other = min(max(mine, 0.0), _MOST - 1.001), min(max(other, 0.0), _MOST - 1.001)
    row, column = int(other), int(mine)
    down, across = other - row, mine - column
    above, below = _RACE[row], _RACE[row + 1]
    upper = above[column] + across * (above[column + 1] - above[column])
    lower = below[column] + across * (below[column + 1] - below[column])
    return 1 - upper - down * (lower - upper)


@lru_cache(maxsize=1 << 17)
def ease(name: str, bits: int) -> int:
    """Return the kinds of movement cards that form a figure with one swap, as bits; and whether it stands."""
    if nearness(name, bits)[0]:
        return STANDS
    kinds = 0
    for _, chain in ways(name, bits, _EVERY_KIND, 1, 0):
        kinds |= 1 << chain[0][0]
    return kinds


# How likely a hand of three has one of so many kinds; a figure that stands costs no card at all.
_LIKELY: Final = tuple(1 - (1 - kinds.bit_count() / len(KINDS)) ** HAND for kinds in range(STANDS))
STANDING: Final = 1.5
USUAL: Final = 0.44  # what a card is worth of which nothing is known


def prospect(tiles: Sequence[int], cards: Sequence[str], forbidden: int) -> float:
    """Return how easily cards can be formed with an unknown hand."""
    total = 0.0
    for name in cards:
        kinds = 0
        for colour in range(len(COLOURS)):
            if colour != forbidden:
                kinds |= ease(name, tiles[colour])
        total += STANDING if kinds >= STANDS else _LIKELY[kinds]
    return total


@dataclass(frozen=True, slots=True)
class SwitcherWeights:
    """What the parts of a judgement count, in cards of a deck."""

    others: float = 0.5  # how easily the seats that come next form theirs
    own: float = 0.25  # how easily one's own can be formed, a round later
    blocked: float = 0.6  # a blocked card, besides that it can't be formed
    fresh: tuple[float, ...] = (0.02, 0.14, 0.5, 0.9)  # an unknown card, by the movement cards left for it
    # A movement card that is kept: how much better than the one that would be drawn for it.
    kept: tuple[float, ...] = (-0.03, -0.02, 0.05, -0.08, 0.0, 0.0, 0.09)
