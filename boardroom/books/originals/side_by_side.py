"""Our rules and a booklet side by side, as one book of tables: for paper."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from boardroom.books.originals.passages import Passages
from boardroom.books.rulebook.book import Block, Book, Run, Runs, Section, plain

NONE: Final = "–"  # where a booklet says nothing
LINE: Final = "\u2028"  # a line that begins within a cell
AGAIN: Final = 60  # letters of a passage that stands further up already


def side_by_side(ours: Book, theirs: Book, found: Passages, heads: tuple[str, str]) -> Book:
    """Return our rules with the passage beside each paragraph that it answers to; figures are left out."""
    printed: set[str] = set()
    sections = [
        Section(section.id, section.heading, section.level, (_table(section, heads, theirs, found, printed),))
        for section in ours.sections
        if any(not block.figure for block in section.blocks)
    ]
    return Book(ours.game, ours.language, theirs.title, tuple(sections), {})


def _table(section: Section, heads: tuple[str, str], theirs: Book, found: Passages, printed: set[str]) -> Block:
    cells = [cell for row in _rows(section, theirs, found, printed) for cell in row]
    return Block(f"{section.id}-both", "table", "", (), (*((Run(head),) for head in heads), *cells), columns=2)


def _rows(section: Section, theirs: Book, found: Passages, printed: set[str]) -> Iterator[tuple[Runs, Runs]]:
    """Yield our paragraphs with what answers to them; several that have one passage share it."""
    told = [block for block in section.blocks if not block.figure]
    for passage, blocks in groupby(told, lambda block: found.theirs.get(block.id, "")):
        said = _runs(theirs.block(passage)) if passage else (Run(NONE),)
        if passage and passage in printed:
            said = (Run(f"{plain(said)[:AGAIN].rpartition(' ')[0]} …", "italic"),)
        printed.add(passage)
        ours = [_runs(block) for block in blocks]
        yield tuple(run for number, runs in enumerate(ours) for run in (*_break(number), *runs)), said


def _runs(block: Block) -> Runs:
    """Return the text of a block in one cell; links lead nowhere on such a page."""
    parts = [part for part in block.parts if plain(part).strip()]
    return tuple(
        run if run.style != "link" else Run(run.text)
        for number, part in enumerate(parts)
        for run in (*_break(number), *part)
    )


def _break(number: int) -> Runs:
    return (Run(LINE),) if number else ()
