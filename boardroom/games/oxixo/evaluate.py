"""How good an Oxixo position is, from the tally of its marks."""

from __future__ import annotations

from bisect import bisect
from typing import Final

from boardroom.games.oxixo.bits import TOTALS
from boardroom.games.oxixo.weights import CENTRE, DIAGONAL, EDGE, FULLNESS, INNER, LEAD, OTHER_EDGE, OWN_EDGE

_KINDS: Final = (EDGE, INNER, CENTRE, INNER, EDGE) * 2 + (DIAGONAL, DIAGONAL)
_LINES: Final = 3  # looked up at once


class _Lines(dict[int, int]):
    """The worth of three lines together to the player who just moved, by their part of the tally."""

    def __init__(self, first: int, mover: int) -> None:
        self._first = first
        self._mover = mover

    def __missing__(self, part: int) -> int:
        worth = 0
        for line in range(self._first, self._first + _LINES):
            sides = (part >> 6 * line & 7, part >> 6 * line + 3 & 7)
            own, other = sides[self._mover], sides[1 - self._mover]
            worth += 0 if 5 in sides else _KINDS[line][own][other]
        self[part] = worth
        return worth


class _Totals(dict[int, int]):
    """The worth of having more marks, and of having them on the edge, to the player who just moved."""

    def __init__(self, mover: int) -> None:
        self._mover = mover

    def __missing__(self, part: int) -> int:
        marks0, marks1, edge0, edge1 = (part >> TOTALS + 5 * i & 31 for i in range(4))
        lead = max(-3, min(3, marks1 - marks0 if self._mover else marks0 - marks1))
        own, other = (edge1, edge0) if self._mover else (edge0, edge1)
        worth = LEAD[bisect(FULLNESS, marks0 + marks1)][lead + 3] + OWN_EDGE[own] + OTHER_EDGE[other]
        self[part] = worth
        return worth


# For each side that has just moved: its tables, and the part of the tally that each looks at.
GROUPS: Final = tuple(
    (_Lines(0, mover), _Lines(3, mover), _Lines(6, mover), _Lines(9, mover), _Totals(mover)) for mover in (0, 1)
)
MASKS: Final = (*(0o777777 << 6 * first for first in range(0, 12, _LINES)), (1 << 20) - 1 << TOTALS)


def worth(counts: int, mover: int) -> int:
    """Return how good an unfinished position is for the side that has just moved."""
    return sum(group[counts & mask] for group, mask in zip(GROUPS[mover], MASKS, strict=True))
