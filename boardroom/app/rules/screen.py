"""The rulebooks side by side, and one search through all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.home.boxes import Boxes
from boardroom.app.home.cards import AIR
from boardroom.app.originals.adding import Adding
from boardroom.app.originals.waiting import Waiting
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.app.rules.finder import Finder
from boardroom.app.rules.results import SearchResults
from boardroom.app.screen import Screen
from boardroom.books.rulebook.search import Hit
from boardroom.ui.kit.buttons import BelowWords, Button
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.panels import Page, Panel
from boardroom.ui.style.fonts import px

if TYPE_CHECKING:
    from boardroom.app.screen import Navigator

translate = QCoreApplication.translate


class RulebooksScreen(Screen, Page):
    """Every game that has a rulebook; while one searches, what was found in them instead."""

    place = "rulebooks"

    def __init__(self, navigator: Navigator, rulebooks: Rulebooks, parent: QWidget | None = None) -> None:
        super().__init__(navigator, parent, air=AIR)
        self._rulebooks = rulebooks
        self._title = Label(size=28, serif=True)
        self.finder = Finder()
        catalogue = rulebooks.catalogue
        self.boxes = Boxes(GameCatalogue(tuple((catalogue.game(key), catalogue.face(key)) for key in rulebooks.games)))
        self.results = SearchResults(catalogue)
        self._found = Panel()
        self.finder.asked.connect(lambda words: self._search())
        self.finder.stepped.connect(lambda steps: self.results.begin())
        self.finder.down.connect(self.results.begin)
        self.add = Button(kind="link", icon="plus")
        self.adding = Adding(rulebooks, self)
        self.waiting = Waiting()
        self.waiting.stopped.connect(self.adding.stop)
        self.add.clicked.connect(self.adding.ask_files)
        self.adding.busy.connect(self._busy)
        self.adding.added.connect(lambda originals: navigator.open_original(originals[-1]))
        self.boxes.wanted.connect(navigator.open_rules)
        self.boxes.reached.connect(self.ensureWidgetVisible)
        self.results.chosen.connect(self._open)
        self.setFocusProxy(self.finder)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        inside = QVBoxLayout(self._found)
        inside.setContentsMargins(0, 12, 0, 0)
        inside.addWidget(self.results)
        head = QVBoxLayout()
        head.setSpacing(16)
        above, below = QVBoxLayout(), QVBoxLayout()
        for column in (above, below):
            column.setContentsMargins(AIR, 0, AIR, 0)
            column.setSpacing(16)
        above.addWidget(self._title)
        above.addWidget(self.finder)
        below.addWidget(self.waiting)
        below.addWidget(self._found)
        head.addLayout(above)
        head.addWidget(BelowWords(self.add, AIR))
        head.addLayout(below)
        self.waiting.hide()
        self._found.hide()
        self.body.addSpacing(20)
        self.body.addLayout(head)
        self.body.addSpacing(8)
        self.body.addWidget(self.boxes)
        self.body.addStretch(1)

    def _busy(self, on: bool) -> None:
        """Show that files are being looked at, once that takes a while."""
        self.add.setEnabled(not on)
        self.waiting.setVisible(on)
        if on:
            self.waiting.start()
        else:
            self.waiting.end()

    def refresh(self) -> None:
        """Look again, in the language of the moment."""
        self.finder.setMaximumWidth(px(560))
        self._search()

    def _search(self) -> None:
        words = self.finder.line.text()
        found = self._rulebooks.search.all(words, self._rulebooks.language) if words.strip() else []
        hits = [hit for hit in found if hit.game in self._rulebooks.catalogue]
        self.results.show_hits(hits)
        self._found.setVisible(bool(hits))
        self.boxes.setVisible(not hits)
        self.finder.show_total(len(hits))

    def _open(self, hit: Hit) -> None:
        self.navigator.open_rules(hit.game, hit.block.id if hit.block else hit.section.id)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._title.setText(translate("Rulebook", "Rulebooks"))
        self.add.setText(translate("Rulebook", "Add booklets from your boxes"))
        self.waiting.retranslate()
        self.finder.retranslate()
        self.finder.line.setPlaceholderText(translate("Rulebook", "Search all rulebooks"))
        self.boxes.retranslate()
        self.refresh()
