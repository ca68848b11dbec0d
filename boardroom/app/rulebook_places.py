"""Where rulebooks are read: as a page of the window, in a sheet beside the game, or in a window of their own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QRectF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.app.bookcase import Bookcase
from boardroom.app.rulebook import Reader
from boardroom.app.rulebook_bar import Kind, ReaderBar
from boardroom.app.settings import Preferences
from boardroom.ui.appearance import theme
from boardroom.ui.fonts import text_scale

translate = QCoreApplication.translate

SHEET = 420
PRINT = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_P)


class ReaderScreen(QWidget):
    """A reader below its bar."""

    back_wanted = Signal()
    window_wanted = Signal(str)  # the game whose book is open
    page_wanted = Signal(str)
    play_wanted = Signal(object, bool)  # an Exhibit, and whether against computers

    def __init__(
        self, bookcase: Bookcase, preferences: Preferences, kind: Kind = "page", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bookcase = bookcase
        self.reader = Reader(bookcase, preferences)
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

    def open(self, game: str, id: str = "") -> None:
        """Open a game's book, at a section or block or where it was last open."""
        self.reader.open(game, id)

    def print_book(self) -> None:
        """Ask what to print of the game whose book is open, and how."""
        if self.reader.game:
            from boardroom.app.printing import Press
            from boardroom.app.printing_sheet import PrintSheet

            original = self.reader.leaf is self.reader.originals and self.reader.originals.original is not None
            game, language = self.reader.game, self.reader.language
            PrintSheet(Press(self._bookcase), game, language, self.window(), "original" if original else "rules").open()

    def event(self, event: QEvent) -> bool:
        """Take the reader's own keys before any shortcut of the window."""
        key = event if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) else None
        if key is not None and (self.reader.takes(key) or key.keyCombination() == PRINT):
            key.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.reader.press(event):
            if event.keyCombination() == PRINT:
                self.print_book()
            elif event.key() == Qt.Key.Key_Escape:
                self.back_wanted.emit()
            else:
                super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.reader.keep_place()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.bar.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("panel"))
        painter.fillRect(QRectF(0, 0, 1, self.height()), theme().color("line"))


def sheet_width() -> int:
    """Return how wide the sheet beside a game is; it grows more slowly than the text."""
    return round(SHEET * (1 + (text_scale() - 1) * 0.5))


class ReaderWindow(ReaderScreen):
    """A book in a window of its own; several may be open."""

    closed = Signal()

    def __init__(self, bookcase: Bookcase, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(bookcase, preferences, "window", parent)
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

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
