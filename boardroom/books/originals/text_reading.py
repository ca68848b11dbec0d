"""Texts, read and laid out in the process that reads, and put together again from the bits that it sends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from boardroom.books.originals.file_kinds import sniff
from boardroom.books.rulebook.book import Block, Section
from boardroom.books.scanned.layout import lay_out

BIT: Final = 200  # blocks that are sent at once: what receives them has other things to do too


def bits(path: Path, game: str, language: str, title: str) -> Iterator[tuple[float, Section]]:
    """Lay a text out and yield its sections, long ones in several bits, each with how much of the work is done."""
    text = sniff(path).text
    book = lay_out(text, game, language, title)
    total = sum(1 + len(section.blocks) for section in book.sections)
    sent = 0
    for section in book.sections:
        for start in range(0, max(1, len(section.blocks)), BIT):
            bit = section.blocks[start : start + BIT]
            sent += len(bit) + (start == 0)
            yield sent / total, replace(section, blocks=bit)


def whole(found: Iterable[Section]) -> Iterator[Section]:
    """Put the bits of sections together."""
    last: Section | None = None
    blocks: list[Block] = []
    for section in found:
        if last is not None and section.id != last.id:
            yield replace(last, blocks=tuple(blocks))
            blocks = []
        last = section
        blocks += section.blocks
    if last is not None:
        yield replace(last, blocks=tuple(blocks))
