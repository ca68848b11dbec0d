"""A booklet that is text, made into a book."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from boardroom.books.originals.store import Original
from boardroom.books.originals.text_reading import whole
from boardroom.books.rulebook.book import Book, Section
from boardroom.books.rulebook.parting import parted
from boardroom.books.rulebook.search import WordIndex


@dataclass(frozen=True)
class TextBook:
    """As a book, its words, and in parts that a window can set at once."""

    book: Book
    index: WordIndex
    parts: tuple[Book, ...]


def text_book(original: Original, found: Iterable[Section], part_name: Callable[[int], str]) -> TextBook:
    """Return a booklet as a book, from the bits of sections that were read; one without a heading gets a name."""
    sections = tuple(
        section if section.heading else replace(section, heading=part_name(number))
        for number, section in enumerate(whole(found), 1)
    )
    book = Book(original.game, original.language, original.title, sections, {})
    return TextBook(book, WordIndex(book), parted(book))
