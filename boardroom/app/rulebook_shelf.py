"""The rulebooks side by side, and one search through all of them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.app.bookcase import Bookcase
from boardroom.app.cards import AIR
from boardroom.app.home import Boxes
from boardroom.app.rulebook_finder import Finder
from boardroom.app.rulebook_results import Results
from boardroom.app.shelf import Shelf
from boardroom.books.search import Hit
from boardroom.ui.fonts import px
from boardroom.ui.labels import Label
from boardroom.ui.panels import Page, Panel

translate = QCoreApplication.translate


class RulebooksPage(Page):
    """Every game that has a rulebook; while one searches, what was found in them instead."""

    wanted = Signal(str, str)  # a game, and a section or block of its book

    def __init__(self, bookcase: Bookcase, parent: QWidget | None = None) -> None:
        super().__init__(parent, air=AIR)
        self._bookcase = bookcase
        self._title = Label(size=28, serif=True)
        self.finder = Finder()
        shelf = bookcase.shelf
        self.boxes = Boxes(Shelf(tuple((shelf.game(key), shelf.face(key)) for key in bookcase.games)))
        self.results = Results(shelf)
        self._found = Panel()
        self.finder.asked.connect(lambda words: self._search())
        self.finder.stepped.connect(lambda steps: self.results.begin())
        self.finder.down.connect(self.results.begin)
        self.boxes.wanted.connect(lambda game: self.wanted.emit(game, ""))
        self.results.chosen.connect(self._open)
        self.setFocusProxy(self.finder)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        inside = QVBoxLayout(self._found)
        inside.setContentsMargins(0, 12, 0, 0)
        inside.addWidget(self.results)
        head = QVBoxLayout()
        head.setContentsMargins(AIR, 0, AIR, 0)
        head.setSpacing(16)
        head.addWidget(self._title)
        head.addWidget(self.finder)
        head.addWidget(self._found)
        self._found.hide()
        self.body.addSpacing(20)
        self.body.addLayout(head)
        self.body.addSpacing(8)
        self.body.addWidget(self.boxes)
        self.body.addStretch(1)

    def refresh(self) -> None:
        """Look again, in the language of the moment."""
        self.finder.setMaximumWidth(px(560))
        self._search()

    def _search(self) -> None:
        words = self.finder.line.text()
        found = self._bookcase.search.all(words, self._bookcase.language) if words.strip() else []
        hits = [hit for hit in found if hit.game in self._bookcase.shelf]
        self.results.show_hits(hits)
        self._found.setVisible(bool(hits))
        self.boxes.setVisible(not hits)
        self.finder.show_total(len(hits))

    def _open(self, hit: Hit) -> None:
        self.wanted.emit(hit.game, hit.block.id if hit.block else hit.section.id)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._title.setText(translate("Rulebook", "Rulebooks"))
        self.finder.retranslate()
        self.finder.line.setPlaceholderText(translate("Rulebook", "Search all rulebooks"))
        self.boxes.retranslate()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
