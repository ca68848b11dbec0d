"""Searching rulebooks: words by their beginnings, “quoted phrases” word for word, whatever their case and accents."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple
from unicodedata import normalize

from boardroom.books.book import Block, Book, Section, plain
from boardroom.books.folding import Word, words
from boardroom.books.library import Library

_QUOTED: Final = re.compile(r"[\"“«„](?P<phrase>[^\"”»“]*)(?P<closed>[\"”»“]?)|(?P<loose>[^\"“«„]+)")


class Mark(NamedTuple):
    """Characters to mark, in a part of a block or, if the hit has no block, in the section’s heading."""

    part: int
    start: int
    end: int


class Hit(NamedTuple):
    """A block or a heading in which everything that was asked for stands."""

    game: str
    section: Section
    block: Block | None
    marks: tuple[Mark, ...]
    rank: int  # 0 a heading, 1 the words as they were asked for, one after the other, 2 the words somewhere


class Term(NamedTuple):
    """Words that must stand one after the other; the last may be the beginning of one."""

    words: tuple[str, ...]
    whole: bool

    def ends(self, line: Sequence[Word], at: int) -> int:
        """Return where the term ends if it begins at that word, else 0."""
        *before, last = self.words
        end = at + len(self.words)
        if end > len(line) or any(line[at + index].folded != word for index, word in enumerate(before)):
            return 0
        found = line[end - 1].folded
        return end if found == last or (not self.whole and found.startswith(last)) else 0

    def marks(self, part: int, line: Sequence[Word]) -> Iterator[Mark]:
        """Find the term in a line of text, as often as it is there."""
        for at, first in enumerate(line):
            if end := self.ends(line, at):
                yield Mark(part, first.start, line[end - 1].end)


def terms(query: str) -> list[Term]:
    """Take apart what was typed; a quotation that isn’t closed yet goes on."""
    found: list[Term] = []
    for piece in _QUOTED.finditer(normalize("NFC", query)):
        if piece["loose"]:
            found += (Term((word.folded,), whole=False) for word in words(piece["loose"]))
        elif phrase := tuple(word.folded for word in words(piece["phrase"])):
            found.append(Term(phrase, whole=bool(piece["closed"])))
    return found


class _Entry(NamedTuple):
    section: Section
    block: Block | None
    lines: tuple[list[Word], ...]


class Index:
    """The words of one book."""

    def __init__(self, book: Book) -> None:
        self._game = book.game
        self._entries: list[_Entry] = []
        for section in book.sections:
            self._entries.append(_Entry(section, None, (words(section.heading),)))
            for block in section.blocks:
                self._entries.append(_Entry(section, block, tuple(words(plain(part)) for part in block.parts)))
        self._where: dict[str, set[int]] = {}
        for number, entry in enumerate(self._entries):
            for line in entry.lines:
                for word in line:
                    self._where.setdefault(word.folded, set()).add(number)
        self._known = sorted(self._where)

    def find(self, asked: Sequence[Term]) -> list[Hit]:
        """Return the hits in the order of the book."""
        if not asked:
            return []
        candidates = set.intersection(*(self._with(term) for term in asked))
        together = Term(tuple(word for term in asked for word in term.words), whole=asked[-1].whole)
        return [hit for number in sorted(candidates) if (hit := self._hit(self._entries[number], asked, together))]

    def _with(self, term: Term) -> set[int]:
        """Return the entries that have all words of a term, wherever they stand in them."""
        *before, last = term.words
        found = set().union(*(self._where[known] for known in self._beginning(last, term.whole)))
        return found.intersection(*(self._where.get(word, ()) for word in before))

    def _beginning(self, word: str, whole: bool) -> Iterator[str]:
        """Find the known words that begin like this, or are exactly this."""
        for known in self._known[bisect_left(self._known, word) :]:
            if not known.startswith(word) or (whole and known != word):
                return
            yield known

    def _hit(self, entry: _Entry, asked: Sequence[Term], together: Term) -> Hit | None:
        marks = [mark for part, line in enumerate(entry.lines) for mark in together.marks(part, line)]
        rank = 1
        if not marks:
            rank = 2
            for term in asked:
                found = [mark for part, line in enumerate(entry.lines) for mark in term.marks(part, line)]
                if not found:
                    return None
                marks += found
        if entry.block is None:
            rank = 0
        return Hit(self._game, entry.section, entry.block, _apart(marks), rank)


def _apart(marks: Sequence[Mark]) -> tuple[Mark, ...]:
    """Sort marks, and join those that overlap."""
    joined: list[Mark] = []
    for mark in sorted(set(marks)):
        if joined and joined[-1].part == mark.part and mark.start < joined[-1].end:
            joined[-1] = joined[-1]._replace(end=max(joined[-1].end, mark.end))
        else:
            joined.append(mark)
    return tuple(joined)


class Search:
    """Searches a library; a book’s words are looked at when it is first searched."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._indexes: dict[tuple[str, str], Index] = {}

    def book(self, query: str, game: str, language: str) -> list[Hit]:
        """Return the hits in one book, from its beginning to its end."""
        return self._index(game, language).find(terms(query))

    def all(self, query: str, language: str, first: str = "") -> list[Hit]:
        """Return the hits in all books of a language, book by book: first the one given, then those that fit best.

        A book fits better the more the best of its hits says, and then the more hits it has.
        """
        asked = terms(query)
        games = [game for game in self._library.games if language in self._library.languages(game)]
        found = [hits for game in games if (hits := self._index(game, language).find(asked))]
        found.sort(key=lambda hits: (hits[0].game != first, min(hit.rank for hit in hits), -len(hits)))
        return [hit for hits in found for hit in hits]

    def _index(self, game: str, language: str) -> Index:
        if (game, language) not in self._indexes:
            self._indexes[game, language] = Index(self._library.book(game, language))
        return self._indexes[game, language]
