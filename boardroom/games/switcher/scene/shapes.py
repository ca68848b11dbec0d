"""The shapes of figures in words, as they are printed: "four in a row and one below the right end"."""

from __future__ import annotations

from boardroom.games.switcher.tables import FIGURES
from boardroom.ui.style.translation import translate

Cell = tuple[int, int]  # row and column


def label(name: str) -> str:
    """Return a figure's name as it is printed."""
    return name.replace("'", "\N{PRIME}")


def figure_words(name: str) -> str:
    """Name a figure with its shape."""
    return f"{label(name)}, {shape_words(FIGURES[name])}"


def shape_words(cells: tuple[Cell, ...]) -> str:
    """Describe a shape: its longest row, and where the other drawers are."""
    row = longest_row(cells)
    if len(row) == 2 and len(cells) == 4 and {column for _, column in cells} == {0, 1}:
        return translate("Switcher", "a square of four")
    if len(row) == 2 and len(cells) == 5:
        return translate("Switcher", "a staircase of five")
    others = [_beside_row(cell, row) or _beside(cell, cells) for cell in _outwards(cells, row)]
    said = _row_words(len(row))
    if not others:
        return said
    text = translate("Switcher", "{row} and {other}") if len(others) == 1 else translate("Switcher", "{row}, {others}")
    both = translate("Switcher", "{one} and {other}").format(one=others[0], other=others[-1])
    return text.format(row=said, other=others[0], others=both)


def longest_row(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Return the longest row of drawers side by side, the uppermost of equals."""
    rows: list[tuple[Cell, ...]] = []
    for cell in sorted(cells):
        if rows and rows[-1][-1] == (cell[0], cell[1] - 1):
            rows[-1] += (cell,)
        else:
            rows.append((cell,))
    return max(rows, key=len)


def _outwards(cells: tuple[Cell, ...], row: tuple[Cell, ...]) -> list[Cell]:
    """Return the drawers outside the row: first those that touch it, then those that touch these."""
    rest = sorted(set(cells) - set(row))
    return sorted(rest, key=lambda cell: not _beside_row(cell, row))


def _row_words(number: int) -> str:
    return {
        2: translate("Switcher", "two in a row"),
        3: translate("Switcher", "three in a row"),
        4: translate("Switcher", "four in a row"),
        5: translate("Switcher", "five in a row"),
    }[number]


def _beside_row(cell: Cell, row: tuple[Cell, ...]) -> str:
    """Say where a drawer touches the row; nothing where it doesn't."""
    down = cell[0] - row[0][0]
    place = cell[1] - row[0][1]
    if abs(down) != 1 or not 0 <= place < len(row):
        return ""
    above = down < 0
    if place == 0:
        return (
            translate("Switcher", "one above the left end")
            if above
            else translate("Switcher", "one below the left end")
        )
    if place == len(row) - 1:
        return (
            translate("Switcher", "one above the right end")
            if above
            else translate("Switcher", "one below the right end")
        )
    if place * 2 == len(row) - 1:
        return translate("Switcher", "one above the middle") if above else translate("Switcher", "one below the middle")
    return translate("Switcher", "one above the third") if above else translate("Switcher", "one below the third")


def _beside(cell: Cell, cells: tuple[Cell, ...]) -> str:
    """Say where a drawer is that touches only one of those beside the row."""
    row, column = cell
    if (row, column + 1) in cells:
        return translate("Switcher", "one to the left of that")
    if (row, column - 1) in cells:
        return translate("Switcher", "one to the right of that")
    return translate("Switcher", "one above that")
