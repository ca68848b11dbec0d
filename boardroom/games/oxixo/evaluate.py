"""How good an Oxixo position is, from the tally of its marks.

Three lines at a time are looked up together, and the totals. The tables are plain dicts, which are much faster than
any subclass, so that whoever uses them must be ready for a KeyError and ask `worth`, which fills them.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from typing import Final

from boardroom.games.oxixo.bits import TOTALS
from boardroom.games.oxixo.weights import CENTRE, DIAGONAL, EDGE, FULLNESS, INNER, LEAD, OTHER_EDGE, OWN_EDGE

_KINDS: Final = (EDGE, INNER, CENTRE, INNER, EDGE) * 2 + (DIAGONAL, DIAGONAL)
_FIRSTS: Final = (0, 3, 6, 9)

Table = dict[int, int]  # the worth to the player who just moved, by a part of the tally

# For each side that has just moved its tables, and the part of the tally that each looks at.
TABLES: Final[tuple[tuple[Table, Table, Table, Table, Table], ...]] = (({}, {}, {}, {}, {}), ({}, {}, {}, {}, {}))
MASKS: Final = (*(0o777777 << 6 * first for first in _FIRSTS), (1 << 20) - 1 << TOTALS)


def _three(first: int) -> Callable[[int, int], int]:
    def lines(part: int, mover: int) -> int:
        worth = 0
        for line in range(first, first + 3):
            sides = (part >> 6 * line & 7, part >> 6 * line + 3 & 7)
            worth += 0 if 5 in sides else _KINDS[line][sides[mover]][sides[1 - mover]]
        return worth

    return lines


def _totals(part: int, mover: int) -> int:
    """Return what it is worth to have more marks, and to have them on the edge."""
    marks = (part >> TOTALS & 31, part >> TOTALS + 5 & 31)
    edge = (part >> TOTALS + 10 & 31, part >> TOTALS + 15 & 31)
    lead = max(-3, min(3, marks[mover] - marks[1 - mover]))
    return LEAD[bisect(FULLNESS, sum(marks))][lead + 3] + OWN_EDGE[edge[mover]] + OTHER_EDGE[edge[1 - mover]]


_MAKERS: Final = (*(_three(first) for first in _FIRSTS), _totals)


def worth(counts: int, mover: int) -> int:
    """Return how good an unfinished position is for the side that has just moved."""
    total = 0
    for table, mask, make in zip(TABLES[mover], MASKS, _MAKERS, strict=True):
        part = counts & mask
        if part not in table:
            table[part] = make(part, mover)
        total += table[part]
    return total
