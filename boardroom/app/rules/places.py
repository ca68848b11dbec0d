"""Where rulebooks are read: as a page of the window, in a sheet beside the game, or in a window of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.app.own_keys import OwnKey, own_key
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.app.rules.bar import Kind, ReaderBar
from boardroom.app.rules.reader import Reader
from boardroom.app.screen import Screen
from boardroom.app.settings.preferences import Preferences
from boardroom.ui.kit.accessible import be
from boardroom.ui.kit.stops import go_across, go_on
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import text_scale
from boardroom.ui.style.translation import Retranslated

if TYPE_CHECKING:
    from boardroom.app.screen import Navigator

translate = QCoreApplication.translate

SHEET = 420


class ReadingPlace(Retranslated, QWidget):
    """A reader below its bar, wherever it stands."""

    KEYS: ClassVar[tuple[OwnKey, ...]] = (
        OwnKey("Ctrl+F", lambda: translate("Rulebook", "Search"), lambda place: place.reader.finder.begin()),
        OwnKey("F3", lambda: translate("Rulebook", "Next result"), lambda place: place.reader.step(1)),
        OwnKey("Shift+F3", lambda: translate("Rulebook", "Previous result"), lambda place: place.reader.step(-1)),
        OwnKey("Alt+Left", lambda: translate("Rulebook", "Back to where you were"), lambda place: place.reader.back()),
        OwnKey(
            "Ctrl+J",
            lambda: translate("Rulebook", "Same passage in the other book"),
            lambda place: place.reader.answer(),
        ),
        OwnKey("Ctrl+P", lambda: translate("Rulebook", "Print, or save as PDF"), lambda place: place.print_book()),
    )

    back_wanted = Signal()
    window_wanted = Signal(str)  # the game whose book is open
    page_wanted = Signal(str)
    play_wanted = Signal(object, bool)  # an Exhibit, and whether against computers
    lesson_wanted = Signal(str, object)  # the game's key, and a Lesson

    def __init__(
        self, rulebooks: Rulebooks, preferences: Preferences, kind: Kind, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._rulebooks = rulebooks
        self.reader = Reader(rulebooks, preferences)
        self.bar = ReaderBar(self.reader, preferences, kind)
        self.setFocusProxy(self.reader)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1 if kind == "sheet" else 0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self.reader, 1)
        self.bar.back.connect(self.back_wanted)
        for asked in (self.bar.window_wanted, self.bar.page_wanted):
            asked.connect(self.reader.keep_place)
        self.bar.window_wanted.connect(lambda: self.window_wanted.emit(self.reader.game))
        self.bar.page_wanted.connect(lambda: self.page_wanted.emit(self.reader.game))
        self.bar.print_wanted.connect(self.print_book)
        self.reader.left.connect(self.back_wanted)
        self.reader.play_wanted.connect(self.play_wanted)
        self.reader.lesson_wanted.connect(self.lesson_wanted)

    def open(self, game: str, id: str = "") -> None:
        """Open a game's book, at a section or block or where it was last open."""
        self.reader.open(game, id)

    def print_book(self) -> None:
        """Ask what to print of the game whose book is open, and how."""
        if self.reader.game:
            from boardroom.app.printing.sheet import PrintSheet

            original = self.reader.leaf is self.reader.originals and self.reader.originals.original is not None
            game, language = self.reader.game, self.reader.language
            PrintSheet(self._rulebooks, game, language, self.window(), "original" if original else "rules").open()

    def event(self, event: QEvent) -> bool:
        """Take the reader's own keys before any shortcut of the window."""
        key = event if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) else None
        if key is not None and own_key(self.KEYS, key) is not None:
            key.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        own = own_key(self.KEYS, event)
        if own is not None:
            own.do(self)
        elif event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.reader.keep_place()
        super().hideEvent(event)

    def retranslate(self) -> None:
        self.reader.retranslate()
        self.bar.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("panel"))
        painter.fillRect(QRectF(0, 0, 1, self.height()), theme().color("line"))


def sheet_width() -> int:
    """Return how wide the sheet beside a game is; it grows more slowly than the text."""
    return round(SHEET * (1 + (text_scale() - 1) * 0.5))


class ReaderScreen(Screen, ReadingPlace):
    """A book as a page of the window."""

    def __init__(self, navigator: Navigator, rulebooks: Rulebooks, preferences: Preferences) -> None:
        super().__init__(navigator, rulebooks, preferences, "page")
        self.back_wanted.connect(self.back)
        self.window_wanted.connect(navigator.open_rules_apart)
        self.window_wanted.connect(self.back)
        self.play_wanted.connect(navigator.play_figure)
        self.lesson_wanted.connect(navigator.take_lesson)

    @property
    def areas(self) -> list[QWidget]:
        return [self.bar, self.reader]


class ReaderWindow(ReadingPlace):
    """A book in a window of its own; several may be open."""

    KEYS: ClassVar[tuple[OwnKey, ...]] = (  # there are no menus to go through its parts
        *ReadingPlace.KEYS,
        OwnKey("F6", lambda: translate("Actions", "Next part of the window"), lambda place: place.go_across(True)),
        OwnKey(
            "Shift+F6",
            lambda: translate("Actions", "Previous part of the window"),
            lambda place: place.go_across(False),
        ),
    )

    closed = Signal()

    def __init__(self, rulebooks: Rulebooks, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(rulebooks, preferences, "window", parent)
        be(self, "window")
        self.setWindowFlag(Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumSize(420, 420)
        self.resize(1080, 800)
        self.back_wanted.connect(self.close)
        self.reader.opened.connect(self._say_title)

    def _say_title(self) -> None:
        book = self.reader.page.book
        if book is not None:
            said = translate("Rulebook", "{game}, rulebook").format(game=book.title)
            self.setWindowTitle(f"{said} – Boardroom")

    def focusNextPrevChild(self, forward: bool) -> bool:
        return go_on(self, forward)

    def go_across(self, forward: bool) -> None:
        """Go from the bar to the book, or back."""
        go_across([self.bar, self.reader], forward)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
