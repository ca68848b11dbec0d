"""El Switcher's printed parts: the board, the seven movement kinds, the 25 figures and the four decks.

Cells are numbered row by row from a6 (0) to f1 (35), so that row 0 of the printed grids is rank 6.
"""

from __future__ import annotations

from typing import Final

SIZE: Final = 6
CELLS: Final = SIZE * SIZE
NAMES: Final = tuple(f"{file}{rank}" for rank in range(SIZE, 0, -1) for file in "abcdef")
INDEX: Final = {name: cell for cell, name in enumerate(NAMES)}
COLOURS: Final = "rgby"  # red, green, blue, yellow: nine tiles of each
TILES_EACH: Final = 9
CARDS_EACH: Final = 7  # movement cards of each kind

_NEIGHBOURS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
_STEPS: Final = {
    "line1": ((1, 0), (0, 1)),
    "line2": ((2, 0), (0, 2)),
    "diag1": ((1, 1), (1, -1)),
    "diag2": ((2, 2), (2, -2)),
    "left": ((2, -1), (1, 2)),
    "right": ((2, 1), (-1, 2)),
}


def _stepped(steps: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    pairs = set()
    for cell in range(CELLS):
        row, column = divmod(cell, SIZE)
        for down, across in steps:
            if 0 <= row + down < SIZE and 0 <= column + across < SIZE:
                other = (row + down) * SIZE + column + across
                pairs.add((min(cell, other), max(cell, other)))
    return tuple(sorted(pairs))


def _to_the_edge() -> tuple[tuple[int, int], ...]:
    """Pair each tile with those at the ends of its row and column."""
    pairs = set()
    for cell in range(CELLS):
        row, column = divmod(cell, SIZE)
        for end in (row * SIZE, row * SIZE + SIZE - 1, column, (SIZE - 1) * SIZE + column):
            if end != cell:
                pairs.add((min(cell, end), max(cell, end)))
    return tuple(sorted(pairs))


# For each kind of movement card, the pairs of cells that it may swap.
PAIRS: Final = {kind: _stepped(steps) for kind, steps in _STEPS.items()} | {"edge": _to_the_edge()}
KINDS: Final = tuple(PAIRS)

# The figures as printed; a card may be turned, never mirrored. Cells are (row, column).
FIGURES: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "F": ((0, 0), (1, 0), (1, 1), (1, 2), (2, 1)),
    "F'": ((0, 2), (1, 0), (1, 1), (1, 2), (2, 1)),
    "I": ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4)),
    "L": ((0, 3), (1, 0), (1, 1), (1, 2), (1, 3)),
    "L'": ((0, 0), (0, 1), (0, 2), (0, 3), (1, 3)),
    "N": ((0, 0), (0, 1), (1, 1), (1, 2), (1, 3)),
    "N'": ((0, 2), (0, 3), (1, 0), (1, 1), (1, 2)),
    "P": ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2)),
    "P'": ((0, 1), (0, 2), (1, 0), (1, 1), (1, 2)),
    "T": ((0, 0), (1, 0), (1, 1), (1, 2), (2, 0)),
    "U": ((0, 0), (0, 2), (1, 0), (1, 1), (1, 2)),
    "V": ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2)),
    "W": ((0, 0), (1, 0), (1, 1), (2, 1), (2, 2)),
    "X": ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1)),
    "Y": ((0, 0), (0, 1), (0, 2), (0, 3), (1, 2)),
    "Y'": ((0, 2), (1, 0), (1, 1), (1, 2), (1, 3)),
    "Z": ((0, 2), (1, 0), (1, 1), (1, 2), (2, 0)),
    "Z'": ((0, 0), (1, 0), (1, 1), (1, 2), (2, 2)),
    "I4": ((0, 0), (0, 1), (0, 2), (0, 3)),
    "J4": ((0, 0), (0, 1), (0, 2), (1, 2)),
    "L4": ((0, 2), (1, 0), (1, 1), (1, 2)),
    "O4": ((0, 0), (0, 1), (1, 0), (1, 1)),
    "S4": ((0, 1), (0, 2), (1, 0), (1, 1)),
    "T4": ((0, 1), (1, 0), (1, 1), (1, 2)),
    "Z4": ((0, 0), (0, 1), (1, 1), (1, 2)),
}

# Reconstructed: which 23 kinds a deck holds is lost. Correct it here if you own the box.
_COMMON: Final = (*(name for name in FIGURES if not name.endswith("4")), "I4", "O4", "T4")
DECKS: Final = tuple((*_COMMON, *pair) for pair in (("S4", "L4"), ("S4", "J4"), ("Z4", "L4"), ("Z4", "J4")))


def _turned(shape: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    turned = {(column, -row) for row, column in shape}
    top, left = min(row for row, _ in turned), min(column for _, column in turned)
    return frozenset((row - top, column - left) for row, column in turned)


def turnings(name: str) -> tuple[frozenset[tuple[int, int]], ...]:
    """Return the different ways in which a figure may lie, the printed one first."""
    shapes = [frozenset(FIGURES[name])]
    while (shape := _turned(shapes[-1])) not in shapes:
        shapes.append(shape)
    return tuple(shapes)


def _placements(name: str) -> tuple[int, ...]:
    masks = []
    for shape in turnings(name):
        height, width = max(row for row, _ in shape) + 1, max(column for _, column in shape) + 1
        for down in range(SIZE - height + 1):
            for across in range(SIZE - width + 1):
                masks.append(sum(1 << ((row + down) * SIZE + column + across) for row, column in shape))
    return tuple(masks)


# For each figure, every set of cells that it can stand on, as bits; and whose figure a set of cells is.
PLACEMENTS: Final = {name: _placements(name) for name in FIGURES}
FIGURE_AT: Final = {mask: name for name, masks in PLACEMENTS.items() for mask in masks}


def _next_to(cell: int) -> int:
    """Return the cells that share a side with a cell."""
    row, column = divmod(cell, SIZE)
    return sum(
        1 << ((row + down) * SIZE + column + across)
        for down, across in _NEIGHBOURS
        if 0 <= row + down < SIZE and 0 <= column + across < SIZE
    )


NEXT_TO: Final = tuple(_next_to(cell) for cell in range(CELLS))


def _touching(mask: int) -> int:
    """Return the cells that share a side with the cells of a mask, and are not among them."""
    found, left = 0, mask
    while left:
        low = left & -left
        found |= NEXT_TO[low.bit_length() - 1]
        left ^= low
    return found & ~mask


BORDERS: Final = {mask: _touching(mask) for mask in FIGURE_AT}


def group_at(colour: int, cell: int) -> int:
    """Return the connected tiles of a colour's bits around a cell that holds one."""
    group, edge = 0, 1 << cell
    while edge:
        group |= edge
        grown = 0
        while edge:
            low = edge & -edge
            grown |= NEXT_TO[low.bit_length() - 1]
            edge ^= low
        edge = grown & colour & ~group
    return group
