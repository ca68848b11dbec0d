"""The rulebooks that come with the program: read when they are first asked for, and kept."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from pydantic import ConfigDict, TypeAdapter, ValidationError

from boardroom import paths
from boardroom.books.book import Block, Book, Figure
from boardroom.books.reading import read_book
from boardroom.core.reading import Flaw, read_json

LANGUAGES: Final = ("es", "fr", "en")

_LATE: Final = ConfigDict(defer_build=True)  # the home screen reads no figures
_FIGURES: Final = TypeAdapter(dict[str, Figure], config=_LATE)
_SUMMARY: Final = TypeAdapter(tuple[str, ...], config=_LATE)


class Library:
    """A folder of rulebooks, <game>/<language>.md with the game's figures.json and summary.json beside them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._books: dict[tuple[str, str], Book] = {}
        self._figures: dict[str, dict[str, Figure]] = {}

    @property
    def games(self) -> tuple[str, ...]:
        """The games that have a rulebook."""
        return tuple(sorted({path.parent.name for path in self._folder.glob("*/*.md")}))

    def languages(self, game: str) -> tuple[str, ...]:
        """Return the languages that a game’s rulebook is written in."""
        return tuple(language for language in LANGUAGES if self._path(game, language).is_file())

    def book(self, game: str, language: str) -> Book:
        """Return a rulebook; raise KeyError where there is none, Misprint or Flaw where it can’t be read."""
        known = self._books.get((game, language))
        if known is None:
            if language not in self.languages(game):
                raise KeyError((game, language))
            text = self._path(game, language).read_bytes().decode()  # as it is: line breaks are checked too
            known = self._books[game, language] = read_book(text, game, language, self.figures(game))
        return known

    def block(self, game: str, language: str, id: str) -> Block:
        """Return one block of a rulebook, such as the one that a why_not names; raise KeyError where there is none."""
        return self.book(game, language).block(id)

    def figures(self, game: str) -> dict[str, Figure]:
        """Return what the figures of a game show; raise Flaw where that can’t be read."""
        if game not in self._figures:
            try:
                self._figures[game] = _FIGURES.validate_python(read_json(self._folder / game / "figures.json"))
            except ValidationError as error:
                raise Flaw.of(error) from None
        return self._figures[game]

    def summary(self, game: str) -> tuple[str, ...]:
        """Return the blocks that say on one page how a game is played; raise Flaw where the list can’t be read."""
        try:
            return _SUMMARY.validate_python(read_json(self._folder / game / "summary.json"))
        except ValidationError as error:
            raise Flaw.of(error) from None

    def _path(self, game: str, language: str) -> Path:
        return self._folder / game / f"{language}.md"


@cache
def library() -> Library:
    """Return the rulebooks that come with the program."""
    return Library(paths.resources() / "rulebooks")
