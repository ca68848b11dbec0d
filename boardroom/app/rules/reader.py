"""The reader of rulebooks: contents, text and figures, search, and the way back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from boardroom.app.originals.drop_cover import DropCover
from boardroom.app.originals.reader import OriginalReader
from boardroom.app.reading.page import BookPage
from boardroom.app.reading.rulebooks import Rulebooks, Spot, Which
from boardroom.app.reading.typography import SIZES
from boardroom.app.rules.contents import Contents, contents_width
from boardroom.app.rules.finder import Finder
from boardroom.app.rules.results import SearchResults
from boardroom.app.rules.tabs import Tabs
from boardroom.app.settings.preferences import Preferences
from boardroom.books.originals.store import Original
from boardroom.books.rulebook.book import Book, plain
from boardroom.books.rulebook.search import Hit, one_by_one
from boardroom.ui.kit.announcing import announce
from boardroom.ui.kit.choices import Segment, Segmented
from boardroom.ui.kit.scrolling import Scroller
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px

translate = QCoreApplication.translate

Where = Literal["book", "all"]

BOTH = 840  # what our rules and a booklet need side by side


class ReaderSide(QWidget):
    """The column beside the text: the contents, or while one searches, what was found in all books."""

    def __init__(self, rulebooks: Rulebooks, parent: QWidget) -> None:
        super().__init__(parent)
        self.contents = Contents()
        self.results = SearchResults(rulebooks.catalogue)
        self.where = Segmented()
        self.where.hide()
        self._stack = QStackedWidget()
        self._stack.addWidget(self.contents)
        scroller = Scroller(self.results)
        scroller.setProperty("on", "")
        self._stack.addWidget(scroller)
        self._around = QVBoxLayout()
        self._around.setContentsMargins(16, 16, 16, 0)
        self._around.addWidget(self.where)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 1, 0)
        whole.setSpacing(0)
        whole.addLayout(self._around)
        whole.addWidget(self._stack, 1)

    def show_found(self, here: int, everywhere: int, chosen: Where) -> None:
        """Offer to look at the hits of this book or of all; with none there are only the contents."""
        searching = everywhere > 0
        self.where.set_segments(
            [
                Segment("book", translate("Rulebook", "This book · {n}").format(n=here)),
                Segment("all", translate("Rulebook", "All books · {n}").format(n=everywhere)),
            ],
            chosen,
        )
        self.where.setVisible(searching and everywhere > here)
        self.where.setAccessibleName(translate("Rulebook", "Where to search"))
        self._stack.setCurrentIndex(1 if chosen == "all" and self.where.isVisibleTo(self) else 0)

    @property
    def listing(self) -> bool:
        """Whether it lists what was found in all books."""
        return self._stack.currentIndex() == 1

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("ground"))
        painter.fillRect(QRectF(self.width() - 1, 0, 1, self.height()), theme().color("line"))


class Reader(Restyled, QWidget):
    """Shows the rulebook of a game, searches in it and in all others, and remembers where one was."""

    opened = Signal()  # another book, or another language
    narrowed = Signal(bool)  # whether the contents have no room beside the text
    play_wanted = Signal(object, bool)  # an Exhibit, and whether against computers
    lesson_wanted = Signal(str, object)  # the game's key, and a Lesson
    turned = Signal()  # to our rules, to the booklet, or to both
    left = Signal()  # Esc

    def __init__(self, rulebooks: Rulebooks, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = ""
        self._rulebooks, self._preferences = rulebooks, preferences
        self._history: list[tuple[str, Spot]] = []
        self._hits: list[Hit] = []
        self._current = -1
        self._where: Where = "book"
        self._drawer = False  # whether the contents lie over the text
        self._asked = ""  # our paragraph whose passage is looked for, while the booklet is being read
        self.finder = Finder()  # stands in the bar of whatever holds the reader
        self.page = BookPage(rulebooks)
        self._desk = QWidget(self)  # what lies beside the contents: the page, and what may stand above it
        self.desk = QVBoxLayout(self._desk)
        self.desk.setContentsMargins(0, 0, 0, 0)
        self.desk.setSpacing(0)
        self.tabs = Tabs()
        self.originals = OriginalReader(rulebooks, preferences)
        self.originals.hide()
        self._spread = QSplitter(Qt.Orientation.Horizontal)
        self._spread.setChildrenCollapsible(False)
        self._spread.addWidget(self.page)
        self._spread.addWidget(self.originals)
        for side in range(2):
            self._spread.setStretchFactor(side, 1)
        self.desk.addWidget(self.tabs)
        self.desk.addWidget(self._spread, 1)
        self.side = ReaderSide(rulebooks, self)
        self._listed: Book | None = None  # whose sections the contents are
        DropCover(self, self.add_original)
        for page in (self.page, self.originals.text):
            page.viewport().setAcceptDrops(False)  # files may be dropped anywhere on the reader
        self.setFocusProxy(self.page)
        self._connect()

    def _connect(self) -> None:
        self.finder.asked.connect(lambda words: self.search())
        self.finder.stepped.connect(self.step)
        self.finder.left.connect(self.setFocus)
        self.finder.down.connect(self._into_results)
        self.side.contents.chosen.connect(self._choose)
        self.side.results.chosen.connect(self._open_hit)
        self.side.where.chosen.connect(self._look_in)
        self.page.moved.connect(lambda id: self._mark("rules", id))
        self.page.followed.connect(self.follow)
        self.originals.moved.connect(lambda id: self._mark("original", id))
        self.originals.changed.connect(self._turn)
        self.originals.added.connect(self._open_original)
        self.page.picked.connect(lambda id: self._picked("rules", id))
        self.originals.picked.connect(lambda id: self._picked("original", id))
        self.page.wanted_elsewhere.connect(lambda id: self._answer("rules", id))
        self.originals.wanted_elsewhere.connect(lambda id: self._answer("original", id))
        self.tabs.chosen.connect(self._turn)
        self.page.play_wanted.connect(self.play_wanted)
        self.page.lesson_wanted.connect(self.lesson_wanted)
        self._rulebooks.changed.connect(self._reload)
        self._preferences.changed.connect(self._on_preferences)

    # ---------------------------------------------------------------- books and places

    def open(self, game: str, id: str = "", keep: bool = False) -> None:
        """Open a game's book at a section or block, or where it was last open; keep: one can go back from there."""
        if not self._rulebooks.has(game):
            return
        if self.game:
            if keep:
                self._history.append((self.game, self.page.spot()))
            self.keep_place()
        another = game != self.game
        self.game = self._rulebooks.last = game
        self._asked = ""
        if another and not keep:
            self.finder.line.clear()
        self._offer_both()
        self.tabs.choose("rules" if id else self._rulebooks.read.get(game, "rules"))
        self._load()
        self._rulebooks.warm_up()
        if id:
            self.page.lead_to(id)
        elif another:
            self.page.go(self._rulebooks.spots.get(game, Spot()))
        if another:
            self.search()

    def keep_place(self) -> None:
        """Remember where the book is open."""
        if self.game and self.page.setting is not None:
            self._rulebooks.spots[self.game] = self.page.spot()
            self.originals.keep_place()

    def _load(self) -> None:
        book = self._rulebooks.book(self.game)
        self.page.show_book(book, self._preferences.values.reading)
        if self.tabs.which != "rules":
            self.originals.open(self.game)
        self._list()
        self.page.setAccessibleName(translate("Rulebook", "{game}, rulebook").format(game=book.title))
        self.opened.emit()

    @property
    def leaf(self) -> BookPage | OriginalReader:
        """What is read: our rules, or the original booklet."""
        return self.originals if self.tabs.which == "original" else self.page

    def _turn(self) -> None:
        """Turn to our rules, to the original booklet or to both, or to what they show now."""
        which = self.tabs.which
        if self.game:
            self._rulebooks.read[self.game] = which
        if which != "rules" and self.originals.game != self.game:
            self.originals.open(self.game)  # which comes back here
            return
        halves = which == "both" and self.originals.isHidden() != self.page.isHidden()
        self.page.setVisible(which != "original")
        self.originals.setVisible(which != "rules")
        if halves:
            self._spread.setSizes([self._desk.width() // 2] * 2)
        self.setFocusProxy(self.leaf)
        self._offer_both()
        self._list()
        self.search()
        self.turned.emit()
        if self._asked and self.originals.passages is not None:
            asked, self._asked = self._asked, ""
            self._answer("rules", asked)

    def _offer_both(self) -> None:
        """Offer to read both side by side where the game has a booklet, and they have room."""
        there = bool(self.game) and bool(self._rulebooks.originals.of(self.game))
        self.tabs.offer_both(there and self._desk.width() >= px(BOTH))
        found = self.originals.passages if self.originals.game == self.game else None
        self.page.elsewhere = translate("Rulebook", "Show in the booklet") if found or there else ""
        self.originals.text.elsewhere = translate("Rulebook", "Show in our rules") if found else ""

    def _open_original(self, original: Original) -> None:
        """Read a booklet that was just added, of this game or another."""
        self._rulebooks.read[original.game] = "original"
        self.open(original.game)
        self.originals.setFocus()

    # ---------------------------------------------------------------- what answers to what

    def _picked(self, which: Which, id: str) -> None:
        """Side by side, a paragraph that is clicked leads to what answers to it on the other side."""
        if self.tabs.which == "both":
            self._answer(which, id)

    def answer(self) -> None:
        """Go from the paragraph that one reads to the booklet's passage, or back from there."""
        which: Which = "original" if self.leaf is self.originals else "rules"
        self._answer(which, self.leaf.pointed)

    def _answer(self, which: Which, id: str) -> None:
        """Show what answers to a paragraph of ours or a passage of the booklet; say so where nothing does."""
        if self.originals.game != self.game:
            self._asked = id
            self.tabs.choose("both")  # which opens it, and comes back when it has been read
            return
        found = self.originals.passages
        other = (found.theirs if which == "rules" else found.ours).get(id, "") if found is not None else ""
        if not other:
            self.originals.toast.say(translate("Rulebook", "The other book says nothing about this."))
            return
        start, end = (self.page, self.originals) if which == "rules" else (self.originals, self.page)
        if self.tabs.which != "both":
            self.tabs.choose("original" if which == "rules" else "rules")
        start.point_at(id)
        end.lead_to(other)
        place = end.book.places[other] if end.book is not None else None
        if place is not None and place.block is not None:
            announce(self, " ".join(map(plain, place.block.parts)))

    def _list(self) -> None:
        """List the contents of what is read."""
        book = self.leaf.book or Book(self.game, "", "", (), {})
        if book is not self._listed:
            self._listed = book
            self.side.contents.show_book(book)
        self.side.contents.mark(self._section())

    def _mark(self, which: Which, id: str) -> None:
        if (which == "original") == (self.leaf is self.originals):
            self.side.contents.mark(id)

    def add_original(self, files: Sequence[Path]) -> None:
        """Add files that were dropped here to the game's original booklets."""
        if self.game:
            self.tabs.choose("original")
            self.originals.look_at(files)

    def _section(self) -> str:
        spot, book = self.leaf.spot(), self.leaf.book
        if book is None or not book.sections:
            return ""
        return book.places[spot.id].section.id if spot.id in book.places else book.sections[0].id

    def _reload(self) -> None:
        """Another language: the same paragraph stays at the top."""
        if self.game:
            spot = self.page.spot()
            self._load()
            self.page.go(spot)
            self.search()

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of the open book."""
        return self._rulebooks.languages(self.game) if self.game else ()

    @property
    def language(self) -> str:
        """The language of the open book."""
        return self.page.book.language if self.page.book else ""

    def speak(self, code: str) -> None:
        """Read in another language."""
        self._rulebooks.choose(code)

    def resize_text(self, steps: int) -> None:
        """Make the text larger or smaller."""
        at = SIZES.index(self._preferences.values.reading) + steps
        if 0 <= at < len(SIZES):
            self._preferences.change(reading=SIZES[at])

    def _on_preferences(self, names: set[str]) -> None:
        if "reading" in names and self.game:
            self._load()

    # ---------------------------------------------------------------- going about

    def follow(self, id: str) -> None:
        """Follow a link; one can go back from there."""
        self._history.append((self.game, self.page.spot()))
        self.page.lead_to(id)

    def _choose(self, id: str) -> None:
        self.leaf.lead_to(id, point=False)
        self.show_contents(False)

    @property
    def can_go_back(self) -> bool:
        """Whether a link was followed."""
        return bool(self._history)

    def back(self) -> bool:
        """Go back to where the last link was followed; tell whether there was one."""
        if not self._history:
            return False
        game, spot = self._history.pop()
        self.tabs.choose("rules")
        if game != self.game:
            self.open(game)
        self.page.go(spot)
        return True

    # ---------------------------------------------------------------- searching

    def search(self) -> None:
        """Look for what stands in the field, in this book and in all others; the first hit from here on is shown."""
        words, book = self.finder.line.text(), self.page.book
        if book is None:
            return
        everywhere: list[Hit] = []
        if not words.strip():
            self._hits = []
        elif self.leaf is self.originals:
            self._hits = one_by_one(self.originals.look_for(words))
        else:
            self._hits = one_by_one(self._rulebooks.search.book(words, book.game, book.language))
            everywhere = self._rulebooks.search.all(words, book.language, first=book.game)
            everywhere = [hit for hit in everywhere if hit.game in self._rulebooks.catalogue]
        self._current = self._nearest() if self._hits else -1
        self.side.contents.count(Counter(hit.section.id for hit in self._hits))
        if not self._hits and everywhere:
            self._where = "all"
        elif not everywhere:
            self._where = "book"
        self.side.show_found(len(self._hits), len(one_by_one(everywhere)), self._where)
        self.side.results.show_hits(everywhere if self.side.listing else ())
        self._show_hit()

    def _nearest(self) -> int:
        """Return the first hit that isn't above what is read."""
        book, spot = self.leaf.book, self.leaf.spot()
        assert book is not None
        order = list(book.places)
        here = order.index(spot.id) if spot.id in order else 0
        for number, hit in enumerate(self._hits):
            if order.index(hit.block.id if hit.block else hit.section.id) >= here:
                return number
        return 0

    def step(self, steps: int) -> None:
        """Go to the next hit or the one before; after the last comes the first."""
        if self._hits:
            self._current = (self._current + steps) % len(self._hits)
            self._show_hit()
            hit = self._hits[self._current]
            announce(self.leaf, f"{self.finder.count.text()}: {hit.section.heading}")

    def _show_hit(self) -> None:
        self.leaf.show_hits(self._hits, self._current)
        self.finder.show_count(self._current, len(self._hits))

    def _look_in(self, where: Where) -> None:
        self._where = where
        self.search()

    def _into_results(self) -> None:
        if self.side.listing and self.side.isVisible():
            self.side.results.begin()
        else:
            self.leaf.setFocus(Qt.FocusReason.TabFocusReason)

    def _open_hit(self, hit: Hit) -> None:
        """Open the book of a hit from the list of all, at that hit."""
        if hit.game != self.game:
            self.open(hit.game, keep=True)
        self._where = "all"
        same = [
            n
            for n, other in enumerate(self._hits)
            if (other.section.id, other.block, other.marks) == (hit.section.id, hit.block, hit.marks[:1])
        ]
        self._current = same[0] if same else 0
        self._show_hit()
        self.show_contents(False)

    # ---------------------------------------------------------------- room

    @property
    def narrow(self) -> bool:
        """Whether the contents have no room beside the text."""
        return self.width() - contents_width() < px(520)

    def show_contents(self, on: bool) -> None:
        """Lay the contents over the text where there is no room beside it, or take them away."""
        if self._drawer and not on:
            self.leaf.setFocus()  # before the contents go, else Qt looks for another place itself
        self._drawer = on and self.narrow
        self._arrange()
        if self._drawer:
            self.side.raise_()
            here = [row for row in self.side.contents.rows.values() if row.focusPolicy() != Qt.FocusPolicy.ClickFocus]
            (here[0] if here and not self.side.listing else self.side).setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def contents_shown(self) -> bool:
        """Whether the contents can be seen."""
        return not self.narrow or self._drawer

    def restyle(self) -> None:
        self._arrange()

    def _arrange(self) -> None:
        wide = min(contents_width(), self.width())
        narrow = self.narrow
        self.side.setVisible(not narrow or self._drawer)
        self.side.setGeometry(0, 0, wide, self.height())
        left = 0 if narrow else wide
        self._desk.setGeometry(left, 0, self.width() - left, self.height())
        self.tabs.tighten(self._desk.width() < px(520))
        self._offer_both()
        self.narrowed.emit(narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.narrow:
            self._drawer = False
        self._arrange()

    # ---------------------------------------------------------------- keys and words

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._drawer:
            self.show_contents(False)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.finder.retranslate()
        self.tabs.retranslate()
        self.side.contents.retranslate()
        self.page.retranslate()
        self.originals.retranslate()
        self._reload()
