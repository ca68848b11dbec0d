"""The original booklet beside our rules: added, read and searched like them, and removed when nobody wants it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from boardroom.app.originals.adding import Adding
from boardroom.app.originals.empty import EmptyShelf
from boardroom.app.originals.head import OriginalHead
from boardroom.app.originals.pages import PagesView
from boardroom.app.originals.parts import PartBar
from boardroom.app.originals.sheets import ask_removal, tell_refused
from boardroom.app.originals.waiting import Waiting
from boardroom.app.originals.words import damaged_words, title_words, why_refused
from boardroom.app.reading.originals_model import is_text
from boardroom.app.reading.page import BookPage
from boardroom.app.reading.rulebooks import Rulebooks, Spot
from boardroom.app.settings.preferences import Preferences
from boardroom.books.originals.page_book import PageBook
from boardroom.books.originals.passages import Passages
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.store import Damaged, Original
from boardroom.books.originals.text_book import TextBook
from boardroom.books.rulebook.book import Book
from boardroom.books.rulebook.search import Hit, terms
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.toast import Toast

translate = QCoreApplication.translate

NARROW = 520


class OriginalReader(QWidget):
    """Shows the booklets of a game, one at a time."""

    changed = Signal()  # another booklet, or more of its text is known
    added = Signal(object)  # a booklet, of this game or another
    moved = Signal(str)  # the section or page that is read now
    picked = Signal(str)  # a passage, by a click
    wanted_elsewhere = Signal(str)  # a passage that one of our paragraphs answers to

    def __init__(self, rulebooks: Rulebooks, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = ""
        self.original: Original | None = None
        self._rulebooks, self._model, self._preferences = rulebooks, rulebooks.originals, preferences
        self.passages: Passages | None = None  # what our paragraphs answer to, once it was found
        self.broken: Damaged | None = None  # what is open instead of a booklet
        self._text: TextBook | None = None
        self._part = 0
        self._looking: QWidget | None = None  # what was shown before files were looked at, and is again then
        self._asker = object()
        self.destroyed.connect(partial(self._model.give_up, self._asker))
        self.adding = Adding(rulebooks, self)
        self.head = OriginalHead()
        self.empty = EmptyShelf()
        self.text = BookPage(rulebooks)
        self.pages = PagesView(self._model)
        self.parts = PartBar()
        self.waiting = Waiting()
        self._sorry = Label(size=14, token="muted", wrap=True)
        self._sorry.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sorry.setContentsMargins(32, 32, 32, 32)
        self._stack = QStackedWidget()
        for page in (self.empty, self.text, self.pages, self._sorry, self.waiting):
            self._stack.addWidget(page)
        self.toast = Toast(self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addWidget(self._stack, 1)
        whole.addWidget(self.parts)
        self._connect()

    def _connect(self) -> None:
        for source in (self.head, self.empty):
            source.files_wanted.connect(self.adding.ask_files)
            source.folder_wanted.connect(self.adding.ask_folder)
        self.adding.busy.connect(self._busy)
        self.adding.added.connect(self._added)
        self.head.removal_wanted.connect(self.ask_removal)
        self.head.chosen.connect(self.choose)
        self.parts.turned.connect(self.turn_to_part)
        self.waiting.stopped.connect(self.stop)
        self.waiting.again.connect(self._again)
        self.text.moved.connect(self.moved)
        self.pages.moved.connect(self.moved)
        for leaf in (self.text, self.pages):
            leaf.picked.connect(self.picked)
        self.text.wanted_elsewhere.connect(self.wanted_elsewhere)
        self.pages.refused.connect(self._cant)
        self._model.changed.connect(self._reload)
        self._preferences.changed.connect(self._on_preferences)

    # ---------------------------------------------------------------- which booklet

    def open(self, game: str) -> None:
        """Show a game's booklet: the one that was read last, else the newest, else how to add one."""
        self.game = self.adding.game = game
        self._reload(game)

    def choose(self, id: str) -> None:
        """Show another booklet of the game."""
        self._model.chosen[self.game] = id
        self._reload(self.game)

    def _reload(self, game: str) -> None:
        if not game or game != self.game:
            return
        found, damaged = self._model.of(game), self._model.damaged(game)
        everything: list[Original | Damaged] = [*damaged, *found]
        wanted = [one for one in everything if one.id == self._model.chosen.get(game)] or everything[-1:]
        self.head.setVisible(bool(wanted))
        if not wanted:
            self.original = self.broken = None
            self._turn_to(self.empty)
            self.setFocusProxy(self.empty.files)
            self.changed.emit()
            return
        (one,) = wanted
        self.head.show_original(everything, one)
        if isinstance(one, Damaged):
            self.keep_place()
            self.original, self.broken = None, one
            self._apologise(damaged_words(one))
        elif one != self.original:
            self.keep_place()
            self.original, self.broken = one, None
            self._show(one)

    def _show(self, original: Original) -> None:
        self._model.give_up(self._asker)
        self.passages, self._looking = None, None
        if is_text(original):
            self._wait()
            self._model.read_text(self._asker, original, self._arrived, self._cant, self.waiting.show_part)
        else:
            self.pages.show_original(original, self._model.spots.get(original.id, Spot()))
            self.pages.zoom(self._preferences.values.reading)
            self._turn_to(self.pages)
            self._model.read(self.pages.asker, original, lambda pages: self._know(original, pages))
        self.changed.emit()

    def _arrived(self, text: TextBook) -> None:
        """Show a text that was read, where it was last open."""
        assert self.original is not None
        self._text = text
        self.text.setAccessibleName(self.original.title)
        spot = self._model.spots.get(self.original.id, Spot())
        self._open_part(self._part_of(spot.id))
        self._turn_to(self.text)
        self.text.go(spot)
        self._match()
        self.changed.emit()

    def _match(self) -> None:
        """Find which of our paragraphs answers to which passage, if our rules speak the booklet's language."""
        original, book = self.original, self.book
        if original is None or book is None or original.language not in self._rulebooks.languages(original.game):
            return

        def matched(found: Passages) -> None:
            if original == self.original:
                self.passages = found
                self.changed.emit()

        ours = self._rulebooks.book(original.game, original.language)
        self._model.match(self._asker, original, ours, book, matched)

    # ---------------------------------------------------------------- waiting

    def _wait(self) -> None:
        """Show that something takes a while, once it does."""
        self.waiting.start()
        self._turn_to(self.waiting)

    def stop(self) -> None:
        """Wait no longer for files that are looked at, or for the booklet that is read."""
        if self._looking:
            self.adding.stop()
        else:
            self._model.give_up(self._asker)
            self.waiting.halt()

    def _again(self) -> None:
        if self.original is not None:
            self._show(self.original)

    def _turn_to(self, page: QWidget) -> None:
        focused = QApplication.focusWidget()
        within = focused is not None and self.isAncestorOf(focused)
        if page is not self.waiting:
            self.waiting.end()
        self._stack.setCurrentWidget(page)
        self.parts.show_part(self._part, len(self._text.parts) if page is self.text and self._text else 0)
        self.setFocusProxy(page)
        if within:
            page.setFocus()

    def _know(self, original: Original, pages: PageBook) -> None:
        """Hear what stands on the pages."""
        if original == self.original:
            self.pages.know(pages)
            self._say_searchable()
            self._match()
            self.changed.emit()

    def _say_searchable(self) -> None:
        if self.pages.pages is not None and not self.pages.pages.searchable and self._leaf is self.pages:
            self.head.add_note(translate("Originals", "can’t be searched: it has no text"))

    def _cant(self, refused: RefusedBooklet) -> None:
        """Say that a booklet has gone or can't be read; it may still be removed."""
        self._apologise(why_refused(refused))

    def _apologise(self, said: str) -> None:
        self._sorry.setText(said)
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
        if self._leaf is self.text:
            return self._text.book if self._text is not None else None
        return self.pages.book if self._leaf is self.pages else None

    def spot(self) -> Spot:
        """Return what stands at the top."""
        spot = self._leaf.spot() if self._leaf is not None else Spot()
        if not spot.id and self._leaf is self.text and self._text is not None and self._part:
            return Spot(next(self._text.parts[self._part].blocks).id)  # the beginning of a part isn't that of the book
        return spot

    def lead_to(self, id: str, point: bool = True) -> None:
        """Go to a section or page."""
        if self._leaf is self.text:
            self._open_part(self._part_of(id))
        if self._leaf is not None:
            self._leaf.lead_to(id, point)

    @property
    def pointed(self) -> str:
        """The passage that was pointed at last, else what stands at the top."""
        return self._leaf.pointed if self._leaf is not None else ""

    def point_at(self, id: str) -> None:
        """Show which passage is meant, without going there."""
        if self._leaf is not None:
            self._leaf.point_at(id)

    def look_for(self, words: str) -> list[Hit]:
        """Return what is found in the booklet that is open."""
        if self._leaf is self.pages:
            return self.pages.look_for(words)
        return self._text.index.find(terms(words)) if self._leaf is self.text and self._text is not None else []

    def show_hits(self, hits: Sequence[Hit], current: int) -> None:
        """Mark what was found."""
        if self._leaf is self.pages and self.pages.book is not None:
            self.pages.show_hits(hits, current)
        elif self._leaf is self.text and self._text is not None:
            places = [hit.block.id if hit.block else hit.section.id for hit in hits]
            if current >= 0:
                self._open_part(self._part_of(places[current]))
            here = [n for n, place in enumerate(places) if place in self._text.parts[self._part].places]
            self.text.show_hits([hits[n] for n in here], here.index(current) if current in here else -1)

    # ---------------------------------------------------------------- the parts of a long text

    def _part_of(self, id: str) -> int:
        assert self._text is not None
        return next((number for number, part in enumerate(self._text.parts) if id in part.places), 0)

    def _open_part(self, number: int) -> None:
        """Set a part, unless it is open already."""
        assert self._text is not None
        part = self._text.parts[number]
        if self.text.book is not part:
            self._part = number
            self.text.show_book(part, self._preferences.values.reading)
            self.parts.show_part(number, len(self._text.parts))

    def turn_to_part(self, number: int) -> None:
        """Read another part from its beginning."""
        self._open_part(number)
        self.text.go(Spot())
        self.text.setFocus()

    def keep_place(self) -> None:
        """Remember where the booklet is open."""
        if self.original is not None and self._leaf is not None:
            self._model.spots[self.original.id] = self.spot()

    def _on_preferences(self, names: set[str]) -> None:
        if "reading" in names and self.original is not None:
            size = self._preferences.values.reading
            if self._leaf is self.text and self.text.book is not None:
                self.text.show_book(self.text.book, size)
            self.pages.zoom(size)

    # ---------------------------------------------------------------- adding

    def look_at(self, files: Sequence[Path]) -> None:
        """Look at files that may be booklets of the game, or of others, and ask."""
        self.adding.look_at(files)

    def _added(self, originals: Sequence[Original]) -> None:
        self.toast.say(translate("Originals", "%n booklets added.", "", len(originals)))
        self.added.emit(originals[-1])

    def _busy(self, on: bool) -> None:
        if on and self._looking is None:
            self._looking = self._stack.currentWidget()
            self._wait()
        elif not on and self._looking is not None:
            before, self._looking = self._looking, None
            if self._stack.currentWidget() is self.waiting:
                self._turn_to(before)
        if on:
            self.setCursor(Qt.CursorShape.BusyCursor)
        else:
            self.unsetCursor()
        for button in (self.head.plus, self.head.trash, self.empty.files, self.empty.folder):
            button.setEnabled(not on)

    # ---------------------------------------------------------------- removing

    def ask_removal(self) -> None:
        """Ask whether the booklet is to be removed."""
        if (one := self.original or self.broken) is not None:
            ask_removal(self.window(), title_words(one), lambda: self._remove(one))

    def _remove(self, original: Original | Damaged) -> None:
        try:
            self._model.remove(original)
        except RefusedBooklet as refused:
            tell_refused(self.window(), refused)
            return
        said, undo = translate("Originals", "Booklet removed."), translate("Originals", "Undo")
        self.toast.say(said, undo, lambda: self._restore(original))

    def _restore(self, original: Original | Damaged) -> None:
        try:
            self._model.restore(original)
        except RefusedBooklet as refused:
            tell_refused(self.window(), refused)

    # ---------------------------------------------------------------- words and room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.head.tighten(self.width() < NARROW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc stop what takes too long."""
        if event.key() == Qt.Key.Key_Escape and self._stack.currentWidget() is self.waiting and self.waiting.can_stop:
            self.stop()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.empty.retranslate()
        self.head.retranslate()
        self.parts.retranslate()
        self.waiting.retranslate()
        self.text.retranslate()
        if self.original is not None and self._leaf is self.pages and self.pages.pages is not None:
            original = self.original
            self._model.read(self.pages.asker, original, lambda pages: self._know(original, pages))
