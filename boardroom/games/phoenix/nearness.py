"""How near a line is to sorted: which pawns stand where they belong, and how many cards it takes at the very least."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardroom.games.phoenix.bits import encode, within
from boardroom.games.phoenix.tables import CARDS

FAR: Final = 5  # cards; so many, or more: nobody looks further
_WITHIN: Final = tuple(card for card in CARDS if card[0] in "MPR")  # what moves pawns within a line


def in_order(line: str, cubes: str) -> str:
    """Return a line as it would stand sorted."""
    return "".join(sorted(line, key=cubes.index))


def in_place(line: str, cubes: str) -> tuple[bool, ...]:
    """Tell of each pawn whether it stands where the sorted line has its colour."""
    return tuple(one == other for one, other in zip(line, in_order(line, cubes), strict=True))


@lru_cache(maxsize=512)
def cards_to_sort(line: str, cubes: str) -> int:
    """Return the fewest cards within the line that would sort it, whatever is in hand; FAR stands for all above.

    Ways from both ends meet in the middle: some thousand lines, a few milliseconds.
    """
    here, there = frozenset({encode(line, cubes)}), _around(encode(in_order(line, cubes), cubes))
    for cards in range(FAR):
        if here & there[cards - cards // 2]:
            return cards
        if cards % 2:
            here = _after(here)
    return FAR


@lru_cache(maxsize=32)
def _around(line: int) -> tuple[frozenset[int], ...]:
    """Return the lines from which a sorted one is none, one or two cards away."""
    one = _after(frozenset({line}))
    return frozenset({line}), one, _after(one)


def _after(lines: frozenset[int]) -> frozenset[int]:
    return frozenset(changed for line in lines for card in _WITHIN for changed in within(line, card))
