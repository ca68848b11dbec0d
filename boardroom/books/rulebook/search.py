"""Searching rulebooks: words by their beginnings, “quoted phrases” word for word, whatever their case and accents."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Final, NamedTuple
from unicodedata import normalize

from boardroom.books.rulebook.book import Block, Book, Section, plain
from boardroom.books.rulebook.folding import Word, fold, words
from boardroom.books.rulebook.library import Library

MOST: Final = 1000  # hits in one book

_BETWEEN: Final = re.compile(r"\W+")
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


class _Entry:
    """A heading or a block, and its words."""

    def __init__(self, section: Section, block: Block | None) -> None:
        self.section, self.block = section, block
        self.folded = " ".join(("", *(fold(_BETWEEN.sub(" ", part)) for part in self._parts), ""))

    @property
    def _parts(self) -> Sequence[str]:
        return [plain(part) for part in self.block.parts] if self.block is not None else [self.section.heading]

    @cached_property
    def lines(self) -> tuple[list[Word], ...]:
        """The words of each part, with their places; not known before something may be found among them."""
        return tuple(words(part) for part in self._parts)

    def may_have(self, term: Term) -> bool:
        """Tell whether it has all words of a term, wherever they stand in it."""
        *before, last = term.words
        end = " " if term.whole else ""
        return f" {last}{end}" in self.folded and all(f" {word} " in self.folded for word in before)


class WordIndex:
    """The words of one book."""

    def __init__(self, book: Book) -> None:
        self._game = book.game
        self._entries: list[_Entry] = []
        for section in book.sections:
            self._entries.append(_Entry(section, None))
            self._entries += (_Entry(section, block) for block in section.blocks)

    def find(self, asked: Sequence[Term]) -> list[Hit]:
        """Return the hits in the order of the book, of very many the first."""
        if not asked:
            return []
        together = Term(tuple(word for term in asked for word in term.words), whole=asked[-1].whole)
        maybe = (entry for entry in self._entries if all(entry.may_have(term) for term in asked))
        return list(islice((hit for entry in maybe if (hit := self._hit(entry, asked, together))), MOST))

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


def one_by_one(hits: Sequence[Hit]) -> list[Hit]:
    """Return a hit for every place that is marked, of very many the first: that is what people count."""
    return list(islice((hit._replace(marks=(mark,)) for hit in hits for mark in hit.marks), MOST))


def _apart(marks: Sequence[Mark]) -> tuple[Mark, ...]:
    """Sort marks, and join those that overlap."""
    joined: list[Mark] = []
    for mark in sorted(set(marks)):
        if joined and joined[-1].part == mark.part and mark.start < joined[-1].end:
            joined[-1] = joined[-1]._replace(end=max(joined[-1].end, mark.end))
        else:
            joined.append(mark)
    return tuple(joined)


class RulebookSearch:
    """Searches a library; a book’s words are looked at when it is first searched."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._indexes: dict[tuple[str, str], WordIndex] = {}

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

    def _index(self, game: str, language: str) -> WordIndex:
        if (game, language) not in self._indexes:
            self._indexes[game, language] = WordIndex(self._library.book(game, language))
        return self._indexes[game, language]
