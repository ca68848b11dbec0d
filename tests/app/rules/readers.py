"""Readers of rulebooks for tests: a page, a sheet or a window with all games on the shelf."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.reading.page import BookPage
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.app.rules.bar import Kind
from boardroom.app.rules.places import ReadingPlace
from boardroom.app.rules.reader import Reader
from boardroom.app.settings.preferences import Preferences, Settings


@dataclass
class Desk:
    """A reader, and what it reads from."""

    screen: ReadingPlace
    rulebooks: Rulebooks
    preferences: Preferences

    @property
    def reader(self) -> Reader:
        return self.screen.reader

    @property
    def page(self) -> BookPage:
        return self.screen.reader.page

    def ask(self, words: str) -> None:
        """Type something into the search field."""
        self.reader.finder.line.setText(words)

    def seen(self, id: str) -> bool:
        """Tell whether a section or block can be seen at least partly."""
        page, setting = self.page, self.page.setting
        assert setting is not None
        span = setting.by_id[id]
        top = setting.top(span) - page.verticalScrollBar().value()
        bottom = setting.bottom(span) - page.verticalScrollBar().value()
        return bottom > 0 and top < page.viewport().height()


def sit_down(kind: Kind = "page", width: int = 1280, height: int = 800, language: str = "en") -> Desk:
    """Open a reader without a book."""
    preferences = Preferences(Settings.model_validate({"language": language, "motion": "off"}))
    rulebooks = Rulebooks(GameCatalogue())
    rulebooks.choose(language)
    screen = ReadingPlace(rulebooks, preferences, kind)
    screen.resize(width, height)
    screen.show()
    screen.activateWindow()
    QTest.qWaitForWindowActive(screen)
    QApplication.processEvents()
    return Desk(screen, rulebooks, preferences)
