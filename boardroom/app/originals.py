"""The original booklet beside our rules: added, read and searched like them, and removed when nobody wants it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import isValid

from boardroom.app.bookcase import Bookcase, Spot
from boardroom.app.originals_empty import EmptyShelf
from boardroom.app.originals_head import OriginalHead
from boardroom.app.originals_pages import PagesView
from boardroom.app.originals_sheets import ask_details, ask_removal, tell_refused
from boardroom.app.originals_shelf import is_text
from boardroom.app.originals_words import why_refused
from boardroom.app.rulebook_page import BookPage
from boardroom.app.settings import Preferences
from boardroom.books.book import Book
from boardroom.books.originals import Draft, Original
from boardroom.books.page_book import PageBook
from boardroom.books.refused import Refused
from boardroom.books.search import Hit, Index, terms
from boardroom.ui.a11y import announce
from boardroom.ui.labels import Label
from boardroom.ui.toast import Toast

translate = QCoreApplication.translate

NARROW = 520


class OriginalDesk(QWidget):
    """Shows the booklets of a game, one at a time."""

    changed = Signal()  # another booklet, or more of its text is known
    moved = Signal(str)  # the section or page that is read now

    def __init__(self, bookcase: Bookcase, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = ""
        self.original: Original | None = None
        self._shelf, self._preferences = bookcase.originals, preferences
        self._index: Index | None = None
        self._asker = object()
        self.destroyed.connect(partial(self._shelf.give_up, self._asker))
        self.head = OriginalHead()
        self.empty = EmptyShelf()
        self.text = BookPage(bookcase)
        self.pages = PagesView(self._shelf)
        self._sorry = Label(size=14, token="muted", wrap=True)
        self._sorry.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sorry.setContentsMargins(32, 32, 32, 32)
        self._stack = QStackedWidget()
        for page in (self.empty, self.text, self.pages, self._sorry):
            self._stack.addWidget(page)
        self.toast = Toast(self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addWidget(self._stack, 1)
        self._connect()

    def _connect(self) -> None:
        for source in (self.head, self.empty):
            source.files_wanted.connect(self.ask_files)
            source.folder_wanted.connect(self.ask_folder)
        self.head.removal_wanted.connect(self.ask_removal)
        self.head.chosen.connect(self.choose)
        self.text.moved.connect(self.moved)
        self.pages.moved.connect(self.moved)
        self.pages.refused.connect(self._cant)
        self._shelf.changed.connect(self._reload)
        self._preferences.changed.connect(self._on_preferences)

    # ---------------------------------------------------------------- which booklet

    def open(self, game: str) -> None:
        """Show a game's booklet: the one that was read last, else the newest, else how to add one."""
        self.game = game
        self._reload(game)

    def choose(self, id: str) -> None:
        """Show another booklet of the game."""
        self._shelf.chosen[self.game] = id
        self._reload(self.game)

    def _reload(self, game: str) -> None:
        if not game or game != self.game:
            return
        found = self._shelf.of(game)
        wanted = [original for original in found if original.id == self._shelf.chosen.get(game)] or found[-1:]
        self.head.setVisible(bool(wanted))
        if not wanted:
            self.original = self._index = None
            self._stack.setCurrentWidget(self.empty)
            self.setFocusProxy(self.empty.files)
            self.changed.emit()
            return
        (original,) = wanted
        self.head.show_original(found, original)
        if original != self.original:
            self.keep_place()
            self.original = original
            self._show(original)

    def _show(self, original: Original) -> None:
        self._index = None
        if is_text(original):
            try:
                book = self._shelf.book(original)
            except Refused as refused:
                self._cant(refused)
                return
            self._index = Index(book)
            self.text.show_book(book, self._preferences.values.reading)
            self.text.setAccessibleName(original.title)
            self._turn_to(self.text)
            self.text.go(self._shelf.spots.get(original.id, Spot()))
        else:
            self.pages.show_original(original, self._shelf.spots.get(original.id, Spot()))
            self.pages.zoom(self._preferences.values.reading)
            self._turn_to(self.pages)
            self._shelf.read(self.pages.asker, original, lambda pages: self._know(original, pages))
        self.changed.emit()

    def _turn_to(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        self.setFocusProxy(page)

    def _know(self, original: Original, pages: PageBook) -> None:
        """Hear what stands on the pages."""
        if original == self.original:
            self.pages.know(pages)
            self._say_searchable()
            self.changed.emit()

    def _say_searchable(self) -> None:
        if self.pages.pages is not None and not self.pages.pages.searchable and self._leaf is self.pages:
            self.head.add_note(translate("Originals", "can’t be searched: it has no text"))

    def _cant(self, refused: Refused) -> None:
        """Say that a booklet has gone or can't be read; it may still be removed."""
        self._sorry.setText(why_refused(refused))
        self._turn_to(self._sorry)
        self.changed.emit()

    # ---------------------------------------------------------------- reading, as Reader wants it

    @property
    def _leaf(self) -> BookPage | PagesView | None:
        page = self._stack.currentWidget()
        return page if isinstance(page, BookPage | PagesView) else None

    @property
    def book(self) -> Book | None:
        """The booklet as a book, for contents and search."""
        return self._leaf.book if self._leaf is not None else None

    def spot(self) -> Spot:
        """Return what stands at the top."""
        return self._leaf.spot() if self._leaf is not None else Spot()

    def lead_to(self, id: str, point: bool = True) -> None:
        """Go to a section or page."""
        if self._leaf is not None:
            self._leaf.lead_to(id, point)

    def look_for(self, words: str) -> list[Hit]:
        """Return what is found in the booklet that is open."""
        if self._leaf is self.pages:
            return self.pages.look_for(words)
        return self._index.find(terms(words)) if self._index is not None else []

    def show_hits(self, hits: Sequence[Hit], current: int) -> None:
        """Mark what was found."""
        if self._leaf is not None and self._leaf.book is not None:
            self._leaf.show_hits(hits, current)

    def keep_place(self) -> None:
        """Remember where the booklet is open."""
        if self.original is not None and self._leaf is not None:
            self._shelf.spots[self.original.id] = self._leaf.spot()

    def _on_preferences(self, names: set[str]) -> None:
        if "reading" in names and self.original is not None:
            size = self._preferences.values.reading
            if self._leaf is self.text and self.text.book is not None:
                self.text.show_book(self.text.book, size)
            self.pages.zoom(size)

    # ---------------------------------------------------------------- adding

    def ask_files(self) -> None:
        """Let a person choose files."""
        kinds = "*.txt *.md *.markdown *.pdf *.png *.jpg *.jpeg"
        dialog = QFileDialog(self.window(), translate("Originals", "Add a booklet"))
        names = [translate("Originals", "Booklets"), translate("Originals", "All files")]
        dialog.setNameFilters([f"{names[0]} ({kinds})", f"{names[1]} (*)"])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        self._ask(dialog)

    def ask_folder(self) -> None:
        """Let a person choose a folder with pictures of the pages."""
        dialog = QFileDialog(self.window(), translate("Originals", "Add a folder of pages"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        self._ask(dialog)

    def _ask(self, dialog: QFileDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.filesSelected.connect(lambda names: self.look_at([Path(name) for name in names]))
        dialog.open()

    def look_at(self, files: Sequence[Path]) -> None:
        """Look at files that are to be added to the game's booklets, and ask what they are called."""
        game = self.game
        self._busy(True)
        self._shelf.look_at(self._asker, files, lambda draft: self._looked(game, draft), self._refuse)

    def _looked(self, game: str, draft: Draft) -> None:
        self._busy(False)
        ask_details(self.window(), draft, lambda title, language: self._add(game, draft, title, language))

    def _add(self, game: str, draft: Draft, title: str, language: str) -> None:
        self._busy(True)
        self._shelf.add(game, draft, (title, language), self._added, self._refuse)

    def _added(self, original: Original) -> None:
        if not isValid(self):  # the window was closed meanwhile; the booklet is on the shelf all the same
            return
        self._busy(False)
        self.toast.say(translate("Originals", "The booklet is on the shelf."))
        self.setFocus()

    def _refuse(self, refused: Refused) -> None:
        if isValid(self):
            self._busy(False)
            tell_refused(self.window(), refused)

    def _busy(self, on: bool) -> None:
        if on:
            self.setCursor(Qt.CursorShape.BusyCursor)
            announce(self, translate("Originals", "One moment …"))
        else:
            self.unsetCursor()
        for button in (self.head.plus, self.head.trash, self.empty.files, self.empty.folder):
            button.setEnabled(not on)

    # ---------------------------------------------------------------- removing

    def ask_removal(self) -> None:
        """Ask whether the booklet is to be removed."""
        if self.original is not None:
            original = self.original
            ask_removal(self.window(), original, lambda: self._remove(original))

    def _remove(self, original: Original) -> None:
        try:
            self._shelf.remove(original)
        except Refused as refused:
            tell_refused(self.window(), refused)
            return
        said, undo = translate("Originals", "The booklet is removed."), translate("Originals", "Undo")
        self.toast.say(said, undo, lambda: self._restore(original))

    def _restore(self, original: Original) -> None:
        try:
            self._shelf.restore(original)
        except Refused as refused:
            tell_refused(self.window(), refused)

    # ---------------------------------------------------------------- words and room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.head.tighten(self.width() < NARROW)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.empty.retranslate()
            self.head.retranslate()
            if self.original is not None and self._leaf is self.pages and self.pages.pages is not None:
                original = self.original
                self._shelf.read(self.pages.asker, original, lambda pages: self._know(original, pages))
