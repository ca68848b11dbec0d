"""A long book in parts, each of which a window can set at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from boardroom.books.rulebook.book import Block, Book, Section

LETTERS: Final = 40_000  # of a part
PIECES: Final = 400  # of a part: paragraphs, items, cells


def parted(book: Book) -> tuple[Book, ...]:
    """Return a book in parts; a section that goes on in the next one has its heading there again."""
    parts: list[list[Section]] = [[]]
    letters = pieces = 0
    for section in book.sections:
        blocks: list[Block] = []
        for block in section.blocks:
            long = sum(len(run.text) for part in block.parts for run in part)
            if (letters or pieces) and (letters + long > LETTERS or pieces + len(block.parts) > PIECES):
                if blocks:
                    parts[-1].append(replace(section, blocks=tuple(blocks)))
                parts.append([])
                blocks, letters, pieces = [], 0, 0
            blocks.append(block)
            letters, pieces = letters + long, pieces + len(block.parts)
        parts[-1].append(replace(section, blocks=tuple(blocks)))
    return tuple(replace(book, sections=tuple(sections)) for sections in parts)
