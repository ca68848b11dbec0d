"""Oxixo's printed board as bits: cell a1 is bit 0, b1 bit 1, ... e5 bit 24."""

from __future__ import annotations

from typing import Final, NamedTuple

SIZE: Final = 5
CELLS: Final = SIZE * SIZE
FULL: Final = (1 << CELLS) - 1
NAMES: Final = tuple(f"{file}{rank}" for rank in range(1, SIZE + 1) for file in "abcde")
INDEX: Final = {name: cell for cell, name in enumerate(NAMES)}


def _mask(cells: list[int]) -> int:
    return sum(1 << cell for cell in cells)


ROWS: Final = tuple(_mask([rank * SIZE + file for file in range(SIZE)]) for rank in range(SIZE))
COLUMNS: Final = tuple(_mask([rank * SIZE + file for rank in range(SIZE)]) for file in range(SIZE))
DIAGONALS: Final = (_mask([i * 6 for i in range(SIZE)]), _mask([4 + i * 4 for i in range(SIZE)]))
LINES: Final = ROWS + COLUMNS + DIAGONALS
PERIPHERY: Final = ROWS[0] | ROWS[-1] | COLUMNS[0] | COLUMNS[-1]


class Push(NamedTuple):
    """One way to put a cube back: the cells from its entry up to its gap slide one step towards the gap."""

    origin: int
    entry: int
    slid: int  # the cells that slide
    kept: int  # the cells that neither slide nor are the gap
    step: int  # by how many bits; negative: towards a and 1

    def slide(self, bits: int) -> int:
        """Return the bits after the push, with nothing yet where the cube enters."""
        moved = bits & self.slid
        return bits & self.kept | (moved << self.step if self.step > 0 else moved >> -self.step)


def _pushes(origin: int) -> tuple[Push, ...]:
    rank, file = divmod(origin, SIZE)
    found = []
    for entry in sorted({rank * SIZE, rank * SIZE + 4, file, 4 * SIZE + file} - {origin}):
        step = 1 if entry // SIZE == rank else SIZE
        step = step if entry < origin else -step
        slid = _mask(list(range(entry, origin, step)))
        found.append(Push(origin, entry, slid, FULL & ~slid & ~(1 << origin), step))
    return tuple(found)


# For each cell its ways in; cells inside the board have none, because nothing is taken there.
PUSHES: Final = tuple(_pushes(cell) if PERIPHERY >> cell & 1 else () for cell in range(CELLS))


def has_line(bits: int) -> bool:
    """Tell whether the marks hold a whole row, column or diagonal."""
    return any(bits & line == line for line in LINES)
