"""Tables in scanned text: cells between bars, tabs or rows of dots, or lined up with blanks."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from statistics import multimode
from typing import Final, NamedTuple

_RULE: Final = re.compile(r"\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*")
_LEADERS: Final = re.compile(r"\s*(\S.*?)\s*(?:\.{4,}|(?:\. ){3,}\.?|…{2,})\s*(\S.{0,23})")
_CELL: Final = re.compile(r"\S+(?: \S+)*")
_ITEM: Final = re.compile(r"\s*(?:[-–—*•·●★▪◦]|\d{1,2}[.)]|\w[)/])\s")
_NUMBER: Final = re.compile(r"[-+−×x]?\d[\d.,:/–-]*\s?\S{0,4}")

MOST_ROWS: Final = 120  # that are looked at as one table
MOST_COLUMNS: Final = 40
LED: Final = 400  # letters of a line that leads with dots from one cell to the other

Rows = list[list[str]]


class FoundTable(NamedTuple):
    """A table, and the lines that it takes up."""

    rows: Rows
    lines: int


class _Cell(NamedTuple):
    text: str
    start: int
    end: int


def find_table(lines: Sequence[str]) -> FoundTable | None:
    """Return the table that the first of some lines begins, if it does; never one of more than MOST_ROWS lines."""
    lines = lines[:MOST_ROWS]
    found = _barred(lines) or _split(lines, _tabbed) or _split(lines, _led) or _lined_up(lines)
    return found if found and len(found.rows[0]) <= MOST_COLUMNS else None


def _squared(rows: Rows) -> Rows:
    """Give all rows as many cells."""
    columns = max(map(len, rows))
    return [row + [""] * (columns - len(row)) for row in rows]


def _barred(lines: Sequence[str]) -> FoundTable | None:
    """Read rows such as | a | b |; a rule below the first is what makes them sure."""
    count = 0
    while count < len(lines) and "|" in lines[count].strip().strip("|"):
        count += 1
    ruled = count > 1 and _RULE.fullmatch(lines[1])
    framed = count > 1 and all(line.strip().startswith("|") for line in lines[:count])
    if not ruled and not framed:
        return None
    rows = [
        [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().removeprefix("|").removesuffix("|"))]
        for line in lines[:count]
        if not _RULE.fullmatch(line)
    ]
    return FoundTable(_squared(rows), count) if rows else None


def _tabbed(line: str) -> list[str]:
    cells = [cell.strip() for cell in re.split(r"\t+", line.strip("\t ").removesuffix("  "))]
    return cells if len(cells) > 1 and not _ITEM.match(line) else []


def _led(line: str) -> list[str]:
    if len(line) > LED or not ("...." in line or ". . . " in line or "……" in line):  # quicker than the pattern
        return []
    found = _LEADERS.fullmatch(line.rstrip())
    return [found[1], found[2]] if found else []


def _split(lines: Sequence[str], cells_of: Callable[[str], list[str]]) -> FoundTable | None:
    """Read two or more rows that something in them parts into cells."""
    rows: Rows = []
    for line in lines:
        cells = cells_of(line)
        if not cells:
            break
        rows.append(cells)
    return FoundTable(_squared(rows), len(rows)) if len(rows) > 1 else None


# ---------------------------------------------------------------- lined up with blanks


@lru_cache(maxsize=2 * MOST_ROWS)  # a line is asked for again by each line before it that might begin a table
def _cells(line: str) -> tuple[_Cell, ...]:
    return tuple(_Cell(found[0], *found.span()) for found in _CELL.finditer(line.expandtabs()))


def _lined_up(lines: Sequence[str]) -> FoundTable | None:
    """Read rows whose cells stand below each other: three of them, or two with a number in each."""
    rows: list[tuple[_Cell, ...]] = []
    for line in lines:
        cells = _cells(line)
        wrapped = rows and len(cells) == 1 and cells[0].start >= max(rows[0][1].start - 2, 4)
        if (len(cells) < 2 and not wrapped) or _ITEM.match(line):
            break
        rows.append(cells)
    while rows and len(rows[-1]) < 2:
        rows.pop()
    full = [cells for cells in rows if len(cells) > 1]
    if len(full) < 2:
        return None
    columns = max(multimode(len(cells) for cells in full))
    if columns > MOST_COLUMNS:
        return None
    model = [cells for cells in full if len(cells) == columns]
    numbers = sum(any(_NUMBER.fullmatch(cell.text) for cell in cells) for cells in full)
    if len(model) < max(2, len(full) * 0.6) or (len(model) < 3 and numbers < len(full)):
        return None
    if any(len(cells) > columns for cells in full) or not _aligned(model):
        return None
    spans = [(min(row[k].start for row in model), max(row[k].end for row in model)) for k in range(columns)]
    table: Rows = []
    for cells in rows:
        placed = [""] * columns
        for cell in cells:
            inside = [_shared(span, cell) for span in spans]
            at = inside.index(max(inside))
            placed[at] = f"{placed[at]} {cell.text}".strip()
        if len(cells) == 1 and table:  # a cell that goes on in the next line
            table[-1] = [f"{old} {new}".strip() for old, new in zip(table[-1], placed, strict=True)]
        else:
            table.append(placed)
    return FoundTable(table, len(rows))


def _aligned(rows: Sequence[Sequence[_Cell]]) -> bool:
    """Tell whether every column but the first keeps to its left or its right edge, or to its middle."""
    for column in list(zip(*rows, strict=True))[1:]:
        edges = [
            [cell.start for cell in column],
            [cell.end for cell in column],
            [(cell.start + cell.end) // 2 for cell in column],
        ]
        if all(max(edge) - min(edge) > 2 for edge in edges):
            return False
    return True


def _shared(span: tuple[int, int], cell: _Cell) -> int:
    """Return how much of a cell lies in a column; less than nothing if it lies beside it."""
    return min(span[1], cell.end) - max(span[0], cell.start)
