"""The rulebooks of all games: read when they are first asked for, and kept."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from boardroom import paths
from boardroom.core.door import found
from boardroom.core.json_input import Flaw, parse_json
from boardroom.languages import base, book_order

if TYPE_CHECKING:  # the home screen asks which rulebooks there are, and reads none
    from boardroom.books.rulebook.book import Block, Book, Figure

T = TypeVar("T")

log = logging.getLogger(__name__)


class Library:
    """A folder of rulebooks, <game>/<language>.md with the game's figures.json and summary.json beside them.

    A variety of a language holds only what it says in another way.

    Some games bring a folder of their own; what can't be read there says so itself, and harms nothing else.
    """

    def __init__(self, folder: Path, brought: Mapping[str, Traversable] | None = None) -> None:
        self._folder, self._brought = folder, dict(brought or {})
        self._books: dict[tuple[str, str], Book] = {}
        self._figures: dict[str, dict[str, Figure]] = {}

    @property
    def games(self) -> tuple[str, ...]:
        """The games that have a rulebook."""
        brought = {game for game in self._brought if self.languages(game)}
        return tuple(sorted({path.parent.name for path in self._folder.glob("*/*.md")} | brought))

    def languages(self, game: str) -> tuple[str, ...]:
        """Return the languages that a game’s rulebook is written in."""
        return tuple(each for each in book_order() if any(file.is_file() for file in self._files(game, each)))

    def book(self, game: str, language: str) -> Book:
        """Return a rulebook; raise KeyError where there is none, Misprint or Flaw where it can’t be read."""
        if (game, language) not in self._books:
            if language not in self.languages(game):
                raise KeyError((game, language))
            try:
                self._books[game, language] = self._read(game, language)
            except ValueError as error:
                if game not in self._brought:
                    raise
                log.warning("the rulebook of %s can't be read: %s", game, error)
                self._books[game, language] = _unreadable(game, language, str(error))
        return self._books[game, language]

    def block(self, game: str, language: str, id: str) -> Block:
        """Return one block of a rulebook, such as the one that a why_not names; raise KeyError where there is none."""
        return self.book(game, language).block(id)

    def figures(self, game: str) -> dict[str, Figure]:
        """Return what the figures of a game show; raise Flaw where that can’t be read."""
        if game not in self._figures:
            from boardroom.books.rulebook.book import Figure

            self._figures[game] = self._data(game, "figures.json", dict[str, Figure], {})
        return self._figures[game]

    def summary(self, game: str) -> tuple[str, ...]:
        """Return the blocks that say on one page how a game is played, if it has such a list; raise Flaw."""
        try:
            return self._data(game, "summary.json", tuple[str, ...], ())
        except Flaw as flaw:
            if game not in self._brought:
                raise
            log.warning("the summary of %s can't be read: %s", game, flaw)
            return ()

    def _read(self, game: str, language: str) -> Book:
        from boardroom.books.rulebook.markdown import read_book
        from boardroom.books.rulebook.overlay import lay_over

        files = [file for file in self._files(game, language) if file.is_file()]
        text, *over = (file.read_bytes().decode() for file in files)  # as they are: line breaks are checked too
        for each in over:
            text = lay_over(text, each, f"{game}/{language}.md")
        return read_book(text, game, language, self.figures(game))

    def _files(self, game: str, language: str) -> list[Traversable]:
        """Return where a rulebook is looked for: a variety, such as es_AR, says only what es says in another way."""
        return [self._file(game, f"{each}.md") for each in dict.fromkeys((base(language), language))]

    def _data(self, game: str, name: str, model: type[T], nothing: T) -> T:
        """Return what a file beside a game's rulebooks says, or nothing where there is no such file; raise Flaw."""
        from pydantic import TypeAdapter, ValidationError

        file = self._file(game, name)
        try:
            return TypeAdapter(model).validate_python(parse_json(file.read_bytes())) if file.is_file() else nothing
        except ValidationError as error:
            raise Flaw.of(error) from None

    def _file(self, game: str, name: str) -> Traversable:
        return (self._brought.get(game) or self._folder / game) / name


def _unreadable(game: str, language: str, why: str) -> Book:
    """Return a rulebook that says what is wrong with the one that was meant."""
    from boardroom.books.rulebook.book import Block, Book, Run, Section

    reason = Block("reason", "paragraph", "-", (), ((Run(why),),))
    return Book(game, language, game, (Section("misprint", f"{language}.md", 1, (reason,)),), {})


@cache
def library() -> Library:
    """Return the rulebooks of all games, ours and those that come with a game from elsewhere."""
    others = [package for package in found().packages.values() if package.origin]
    return Library(paths.resources() / "rulebooks", {package.key: package.files / "rulebook" for package in others})
