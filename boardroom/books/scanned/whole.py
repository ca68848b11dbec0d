"""Texts beyond any booklet, shown as they stand: cut into blocks and parts that a window can hold, line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from boardroom.books.rulebook.book import Block, Book, Run, Section
from boardroom.books.rulebook.parting import LETTERS
from boardroom.books.scanned.lines import PAGE, cleaned

BLOCK: Final = 2_000  # letters
LINE_BREAK: Final = "\u2028"  # within a paragraph

_BLANKS: Final = re.compile(r"[^\S\n]{40,}")  # more of them than a page has room for
_EMPTY: Final = re.compile(r"\n\s*\n")


def as_it_stands(text: str, game: str, language: str, title: str) -> Book:
    """Return a text as a book of parts that have no headings: nothing is read into it, and not a word is lost."""
    text = _EMPTY.sub("\n\n", _BLANKS.sub("  ", cleaned(text).replace(PAGE, "\n\n"))).strip()
    sections: list[Section] = []
    blocks: list[Block] = []
    length = 0
    for number, piece in enumerate(_pieces(text), 1):
        if length + len(piece) > LETTERS:
            sections.append(_part(sections, blocks))
            blocks, length = [], 0
        blocks.append(Block(f"b{number}", "paragraph", "", (), ((Run(piece.replace("\n", LINE_BREAK)),),)))
        length += len(piece)
    if blocks:
        sections.append(_part(sections, blocks))
    return Book(game, language, title, tuple(sections), {})


def _part(before: Sequence[Section], blocks: Sequence[Block]) -> Section:
    return Section(f"s{len(before) + 1}", "", 2, tuple(blocks))


def _pieces(text: str) -> Iterator[str]:
    """Cut a text at blank lines where there are enough of them, else at line ends, at blanks, or anywhere."""
    start = 0
    while start < len(text):
        end = start + BLOCK
        if end < len(text):
            places = (text.rfind(gap, start + BLOCK // 2, end) for gap in ("\n\n", "\n", " "))
            end = next((place for place in places if place > 0), end)
        piece = text[start:end].strip()
        if piece:
            yield piece
        start = end
