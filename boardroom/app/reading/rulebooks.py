"""The rulebooks that can be read here: of which games, in which language, and where each was last open."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.app.catalogue import GameCatalogue
from boardroom.books.rulebook.library import Library, library
from boardroom.languages import LANGUAGES
from boardroom.ui.style.translation import language

if TYPE_CHECKING:  # fetched when somebody reads or searches
    from boardroom.app.reading.exhibit import Exhibit
    from boardroom.app.reading.originals_model import OriginalsModel
    from boardroom.books.originals.store import Originals
    from boardroom.books.rulebook.book import Book
    from boardroom.books.rulebook.search import RulebookSearch

WARM: Final = 150  # milliseconds between two books

Which = Literal["rules", "original", "both"]  # our rules, the booklet from the box, or both side by side


class Spot(NamedTuple):
    """Where a book is open: a section or block at the top of the page, and how far it is scrolled past."""

    id: str = ""
    past: float = 0.0


class Rulebooks(QObject):
    """What all places where rules are read share. The language of the books follows the application's until chosen."""

    changed = Signal()  # the language of the books

    def __init__(
        self,
        catalogue: GameCatalogue,
        books: Library | None = None,
        parent: QObject | None = None,
        originals: Originals | None = None,
    ) -> None:
        super().__init__(parent)
        self.catalogue = catalogue
        self._library = books or library()
        self._originals = originals
        self.spots: dict[str, Spot] = {}  # by game, for as long as the application runs
        self.read: dict[str, Which] = {}  # likewise, what of a game was read last
        self._exhibits: dict[tuple[str, str], Exhibit] = {}
        self.last = ""  # the game whose book was read last
        self._chosen = ""
        self._spoken = language()
        self._unread: list[str] = []
        self._warm = QTimer(self, interval=WARM)
        self._warm.timeout.connect(self._index_one)

    @cached_property
    def originals(self) -> OriginalsModel:
        """The original booklets that people have added."""
        from boardroom.app.reading.originals_model import OriginalsModel

        return OriginalsModel(self._originals, self)

    @cached_property
    def search(self) -> RulebookSearch:
        """Finds words in all books."""
        from boardroom.books.rulebook.search import RulebookSearch

        return RulebookSearch(self._library)

    @property
    def games(self) -> list[str]:
        """The games that have a rulebook, in the order of the catalogue."""
        return [game.key for game, _ in self.catalogue if self.has(game.key)]

    def has(self, game: str) -> bool:
        """Tell whether there is a rulebook of a game."""
        return bool(self._library.languages(game))

    def languages(self, game: str) -> tuple[str, ...]:
        """Return the languages that a game's rulebook is written in."""
        return self._library.languages(game)

    @property
    def language(self) -> str:
        """The language that is read: as chosen since the application last changed its own, else that."""
        if self._spoken != language():
            self._spoken, self._chosen = language(), ""
        return self._chosen or self._spoken

    def choose(self, code: str) -> None:
        """Read in another language from now on."""
        if code in LANGUAGES and code != self.language:
            self._chosen = code
            self.changed.emit()

    def book(self, game: str, language: str = "") -> Book:
        """Return a game's rulebook in a language, else in the one that is read, or in one that it has."""
        offered, wanted = self.languages(game), language or self.language
        return self._library.book(game, wanted if wanted in offered else offered[0])

    def summary(self, game: str) -> tuple[str, ...]:
        """Return the blocks of a game's rulebook that say on one page how it is played."""
        return self._library.summary(game)

    def warm_up(self) -> None:
        """Look at the words of all books while nobody waits, so that the first search is as quick as the others."""
        self._unread = self.games
        self._warm.start()

    def _index_one(self) -> None:
        if not self._unread:
            self._warm.stop()
            return
        game = self._unread.pop()
        self.search.book("", game, self.book(game).language)

    def exhibit(self, game: str, figure: str) -> Exhibit:
        """Return a figure of a game's rulebook: the same in every language, and in every place where it is read."""
        if (game, figure) not in self._exhibits:
            from boardroom.app.reading.exhibit import Exhibit

            made = Exhibit(self.catalogue.game(game), self.catalogue.face(game), self._library.figures(game)[figure])
            self._exhibits[game, figure] = made
        return self._exhibits[game, figure]

    def leads(self, game: str, id: str) -> bool:
        """Tell whether a game has a rulebook with such a section or block."""
        return bool(id) and self.has(game) and id in self.book(game).places
