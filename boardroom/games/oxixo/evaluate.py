"""How good an Oxixo position is, from how many marks each side has in each line."""

from __future__ import annotations

from typing import Final

from boardroom.games.oxixo.bits import SEAT, tally

SCALE: Final = 600.0  # a lead of this much wins ten to one

# For each kind of line, by [marks of the player who just moved][marks of the player to move].
_EDGE: Final = ((0, -12, -30, -70, -200), (12, 0, -18, -50, -100), (30, 18, 0, -20), (60, 45, 20), (120, 90))
_INNER: Final = _EDGE
_CENTRE: Final = _EDGE
_DIAGONAL: Final = _EDGE
_KINDS: Final = (_EDGE, _INNER, _CENTRE, _INNER, _EDGE) * 2 + (_DIAGONAL, _DIAGONAL)

_GROUP: Final = 3  # lines looked up at once
_MASK: Final = (1 << 6 * _GROUP) - 1


class _Group(dict[int, int]):
    """The worth of three lines together to the player who just moved, by their part of the tally."""

    def __init__(self, first: int, mover: int) -> None:
        self._first = first
        self._mover = mover

    def __missing__(self, part: int) -> int:
        worth = 0
        for line in range(self._first, self._first + _GROUP):
            sides = (part >> 6 * line & 7, part >> 6 * line + 3 & 7)
            own, other = sides[self._mover], sides[1 - self._mover]
            worth += 0 if 5 in sides else _KINDS[line][own][other]
        self[part] = worth
        return worth


# For each side that has just moved, its four groups of lines.
GROUPS: Final = tuple(tuple(_Group(first, mover) for first in range(0, 12, _GROUP)) for mover in (0, 1))
MASKS: Final = tuple(_MASK << 6 * first for first in range(0, 12, _GROUP))


def worth(counts: int, mover: int) -> int:
    """Return how good a position is for the side that has just moved."""
    first, second, third, fourth = GROUPS[mover]
    mask1, mask2, mask3, mask4 = MASKS
    return first[counts & mask1] + second[counts & mask2] + third[counts & mask3] + fourth[counts & mask4]


def value(position: int) -> int:
    """Return how good an unfinished position is for the side to move."""
    return -worth(tally(position), 1 - (position >> SEAT & 1))
