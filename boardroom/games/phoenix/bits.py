"""Lines of Phoenix as numbers, for quick thinking: what each card can make of them.

A line is five times ten bits: for each but the first cube, which columns hold a colour that belongs at that cube or
further right. Sorted is what has all ones of each ten at the right end, the high bits. The colours themselves don't
matter, only their rank among the cubes; so a Modification changes both lines.
"""

from __future__ import annotations

from typing import Final

from boardroom.games.phoenix.tables import LINE, RUN_POINTS, SPECTRUM, WAYS, moved, runs, swapped

FULL: Final = (1 << LINE) - 1  # the ten bits of one cube
_LOW: Final = sum(1 << LINE * step for step in range(SPECTRUM - 1))  # the first column
_Shift = tuple[int, int, bool, int, int]  # kept bits, shifted bits, whether towards the first column, from, to


def _shift(here: int, there: int) -> _Shift:
    passed = range(here + 1, there + 1) if here < there else range(there, here)
    shifted = sum(_LOW << column for column in passed)
    return ~(shifted | _LOW << here), shifted, here < there, here, there


_SWAPS: Final = {card: WAYS[card] for card in WAYS if card[0] in "PR"}
_SHIFTS: Final = {card: [_shift(*way) for way in WAYS[card]] for card in WAYS if card[0] == "M"}
_COLUMNS: Final = tuple(_LOW << column for column in range(LINE))
_ORDERS: Final = {
    "Q1": [tuple(map(int, swapped("012345", *way))) for way in WAYS["Q1"]],
    "Q2": [tuple(map(int, moved("012345", *way))) for way in WAYS["Q2"]],
}


def encode(line: str, cubes: str) -> int:
    """Return a line as a number."""
    return sum(
        1 << LINE * step + column
        for column, colour in enumerate(line)
        for step in range(cubes.index(colour))
    )  # fmt: skip


def within(line: int, card: str) -> list[int]:
    """Return what a Movement, Permutation or Rotation can make of a line, in the order of its ways."""
    if card in _SWAPS:
        return [
            line ^ (differ << here) ^ (differ << there)
            for here, there in _SWAPS[card]
            for differ in ((line >> here ^ line >> there) & _LOW,)
        ]
    return [
        line & kept | ((line & shifted) >> 1 if down else (line & shifted) << 1) | ((line >> here) & _LOW) << there
        for kept, shifted, down, here, there in _SHIFTS[card]
    ]


def exchanged(line: int, other: int) -> list[tuple[int, int]]:
    """Return both lines after an Exchange in each column."""
    differ = line ^ other
    return [(line ^ change, other ^ change) for column in _COLUMNS for change in (differ & column,)]


def colours(line: int) -> tuple[int, int, int, int, int, int]:
    """Return for each cube the columns where its colour stands."""
    two, three, four = line & FULL, line >> LINE & FULL, line >> 2 * LINE & FULL
    five, six = line >> 3 * LINE & FULL, line >> 4 * LINE
    return FULL ^ two, two ^ three, three ^ four, four ^ five, five ^ six, six


def modified(line: int, other: int, card: str) -> list[tuple[int, int]]:
    """Return both lines after each way to move a cube."""
    own, across = colours(line), colours(other)
    return [(_ranked(own, order), _ranked(across, order)) for order in _ORDERS[card]]


def _ranked(stand: tuple[int, ...], order: tuple[int, ...]) -> int:
    line = above = 0
    for step in range(SPECTRUM - 1, 0, -1):
        above |= stand[order[step]]
        line = line << LINE | above
    return line


def _run_points(columns: int) -> int:
    """Return what the runs of one colour are worth."""
    line = "".join("x" if columns >> column & 1 else "-" for column in range(LINE))
    return sum(RUN_POINTS.get(length, 0) for start, length in runs(line) if line[start] == "x")


RUNS: Final = tuple(_run_points(columns) for columns in range(FULL + 1))  # longer than five can't be
GROUPS: Final = tuple(RUN_POINTS.get(columns.bit_count(), 0) for columns in range(FULL + 1))  # were they together


def now_and_sorted(line: int) -> tuple[int, int, bool]:
    """Return the points of the runs as they stand, those of the sorted line, and whether all colours are there."""
    one, two, three, four, five, six = colours(line)
    return (
        RUNS[one] + RUNS[two] + RUNS[three] + RUNS[four] + RUNS[five] + RUNS[six],
        GROUPS[one] + GROUPS[two] + GROUPS[three] + GROUPS[four] + GROUPS[five] + GROUPS[six],
        bool(one and two and three and four and five and six),
    )
