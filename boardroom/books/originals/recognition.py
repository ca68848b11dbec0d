"""Which game a booklet belongs to, by its words: compared with our own rulebooks, which speak of the same things."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from math import log, sqrt
from typing import Final, NamedTuple

from boardroom.books.originals.language_guess import language_of
from boardroom.books.rulebook.book import Book, plain
from boardroom.books.rulebook.folding import words
from boardroom.books.rulebook.library import Library

READ: Final = 60_000  # letters of a booklet that are looked at
STEM: Final = 6  # letters of a word that count: its ending changes with what it does in a sentence
NAMED: Final = 0.5  # what the game's own name in the text is worth, beside all other words together
FEWEST: Final = 25  # different words before one can tell
LIKELY: Final = 0.08  # what speaks for the best game, over the next: less is a guess
SURE: Final = 0.2
LINES: Final = 60  # from the beginning, among which a title is looked for
LONGEST: Final = 60  # letters of a title

_TRIM: Final = re.compile(r"^[\W_]+|(?:\[?[®™©]\]?|[^\w!?)\]»”\".:,])+$")

Weights = Mapping[str, float]


class Recognised(NamedTuple):
    """What a text seems to be: a game, or none; a language, or none; and how sure that is."""

    game: str = ""
    language: str = ""
    lead: float = 0.0  # how much more speaks for this game than for any other, from 0 to 1

    @property
    def sure(self) -> bool:
        """Whether nobody needs to look at it again."""
        return self.lead >= SURE

    @property
    def likely(self) -> bool:
        """Whether it is more than a guess."""
        return self.lead >= LIKELY


def stems(text: str) -> Counter[str]:
    """Count the words of a text by their beginnings; small ones and numbers say nothing."""
    return Counter(word.folded[:STEM] for word in words(text) if len(word.folded) > 3 and word.folded.isalpha())


def book_text(book: Book) -> str:
    """Return the words of a whole book."""
    return "\n".join([book.title, *(block_text for block in book.blocks for block_text in map(plain, block.parts))])


def rarity(texts: Iterable[Counter[str]]) -> Weights:
    """Say how much a word tells: the fewer texts have it, the more."""
    known = list(texts)
    counts = Counter(stem for text in known for stem in text)
    return {stem: log((1 + len(known)) / count) for stem, count in counts.items()}


class Weighed(NamedTuple):
    """A text as the weights of its words, and how long it is as a vector."""

    weights: dict[str, float]
    length: float


def weighed(text: Counter[str], weights: Weights) -> Weighed:
    """Weigh the words of a text: the rarer and the more frequent in it, the more."""
    each = {stem: (1 + log(count)) * weights[stem] for stem, count in text.items() if stem in weights}
    return Weighed(each, sqrt(sum(weight * weight for weight in each.values())))


def alike(one: Weighed, other: Weighed) -> float:
    """Say how alike two texts are, from 0 to 1."""
    length = one.length * other.length
    common = one.weights.keys() & other.weights.keys()
    return sum(one.weights[stem] * other.weights[stem] for stem in common) / length if length else 0.0


def recognise(text: str, library: Library) -> Recognised:
    """Tell which game of a library a text is about, in which language, and how sure that is."""
    read = text[:READ]
    language, found = language_of(read), stems(read)
    if len(found) < FEWEST:
        return Recognised("", language)
    ours: dict[str, Counter[str]] = {}
    names: dict[str, set[str]] = {}
    for game in library.games:
        spoken = library.languages(game)
        books = [library.book(game, code) for code in ([language] if language in spoken else spoken)]
        ours[game] = Counter()
        for book in books:
            ours[game] += stems(book_text(book))
        names[game] = {word.folded for book in books for word in words(book.title) if len(word.folded) > 2}
    weights = rarity(ours.values())
    said, this = {word.folded for word in words(read)}, weighed(found, weights)
    scores = {game: alike(this, weighed(ours[game], weights)) + NAMED * bool(names[game] & said) for game in ours}
    ranked = sorted(scores.items(), key=lambda pair: pair[1], reverse=True)
    if not ranked or ranked[0][1] <= 0:
        return Recognised("", language)
    (game, best), second = ranked[0], ranked[1][1] if len(ranked) > 1 else 0.0
    return Recognised(game, language, min(1.0, best - second))


def own_title(text: str, names: Collection[str]) -> str:
    """Return what a text calls itself: the first short line with a game's name, else a first line that is a title."""
    lines = [line for raw in text[:READ].splitlines() if (line := _TRIM.sub("", raw))]
    short = [line for line in lines[:LINES] if len(line) <= LONGEST and not line.endswith((":", ".", ","))]
    wanted = {word.folded for name in names for word in words(name) if len(word.folded) > 2}
    named = [line for line in short if wanted & {word.folded for word in words(line)}]
    first = [line for line in lines[:1] if line in short and (line.isupper() or text.lstrip().startswith("# "))]
    title = next(iter(named + first), "")
    return title.title() if title.isupper() else title
