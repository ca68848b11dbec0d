"""The bar above a rulebook: its title, search, text size, languages, and a window of its own."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app.reading.typography import SIZES
from boardroom.app.rules.reader import Reader
from boardroom.app.screen_bar import HEIGHT, ScreenBar
from boardroom.app.settings.preferences import Preferences
from boardroom.languages import LANGUAGES
from boardroom.ui.kit.buttons import Button, IconButton
from boardroom.ui.kit.choices import Segment
from boardroom.ui.kit.drop_down import DropDown, Menu
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.fonts import px

translate = QCoreApplication.translate

Kind = Literal["page", "window", "sheet"]


class ReaderBar(ScreenBar):
    """Stands above a reader; where there is little room the search has a row of its own."""

    window_wanted = Signal()
    page_wanted = Signal()  # from the sheet: the same as a page
    print_wanted = Signal()

    def __init__(self, reader: Reader, preferences: Preferences, kind: Kind, parent: QWidget | None = None) -> None:
        super().__init__(None, parent)
        self.reader, self.kind = reader, kind
        self._preferences = preferences
        self.contents = IconButton("contents")
        self.smaller, self.bigger = IconButton("smaller"), IconButton("bigger")
        self.languages = DropDown()
        self.window_ = IconButton("window")
        self.large = IconButton("fullscreen")
        self.close_ = IconButton("close")
        self.more = IconButton("more")  # what there is no room for
        self.print_ = Button(kind="outlined", icon="print")
        self.menu = Menu(self)
        self._second = False
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        old = self.row
        while old.count():
            old.takeAt(0)
        QWidget().setLayout(old)  # so that another can take its place
        self.row, self._below = QHBoxLayout(), QHBoxLayout()
        self.row.setSpacing(4)
        self.row.addWidget(self._back)
        self.row.addWidget(self.contents)
        self.row.addWidget(self.title)
        self.row.addSpacing(10)
        self.row.addWidget(self.subtitle, 1)
        for tool in (self.smaller, self.bigger, self.languages, self.more, self.window_, self.large, self.close_):
            self.row.addWidget(tool)
        self.row.addSpacing(4)
        self.row.addWidget(self.print_)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 0, 16, 1)
        whole.setSpacing(0)
        whole.addStretch(1)
        whole.addLayout(self.row)
        whole.addLayout(self._below)
        whole.addStretch(1)
        self._back.setVisible(self.kind == "page")
        self.window_.setVisible(self.kind != "window")
        self.large.setVisible(self.kind == "sheet")
        self.close_.setVisible(self.kind == "sheet")
        if self.kind != "page":
            self.row.insertSpacing(0, 12)

    def _connect(self) -> None:
        reader = self.reader
        self.smaller.clicked.connect(lambda: reader.resize_text(-1))
        self.bigger.clicked.connect(lambda: reader.resize_text(1))
        self.languages.chosen.connect(reader.speak)
        self.contents.clicked.connect(lambda: reader.show_contents(not reader.contents_shown))
        self.more.clicked.connect(self._show_menu)
        self.print_.clicked.connect(self.print_wanted)
        self.window_.clicked.connect(self.window_wanted)
        self.large.clicked.connect(self.page_wanted)
        self.close_.clicked.connect(self.back)
        reader.opened.connect(self.retranslate)
        reader.turned.connect(self._show_languages)
        reader.narrowed.connect(self.contents.setVisible)
        self._preferences.changed.connect(self._show_sizes)

    def retranslate(self) -> None:
        super().retranslate()
        self.contents.set_name(translate("Rulebook", "Contents"))
        self.smaller.set_name(translate("Rulebook", "Smaller text"))
        self.bigger.set_name(translate("Rulebook", "Bigger text"))
        self.window_.set_name(translate("Rulebook", "Open in a new window"))
        self.large.set_name(translate("Rulebook", "Open as a page"))
        self.close_.set_name(translate("Rulebook", "Close (Esc)"))
        self.more.set_name(translate("Rulebook", "Language, text size and printing"))
        self.print_.setText(translate("Rulebook", "Print"))
        set_tip(self.print_, translate("Rulebook", "Print (Ctrl+P)"))
        self.languages.setAccessibleName(translate("Rulebook", "Language of the rulebook"))
        reader = self.reader
        self.languages.set_segments([Segment(code, LANGUAGES[code].name) for code in reader.languages], reader.language)
        book = reader.page.book
        self.title.setText(book.title if book else "")
        beside = self.kind == "sheet"  # there the words would be cut off, and the tab below says it
        self.subtitle.setText("" if beside else translate("Rulebook", "Rulebook"))
        self._show_sizes()
        self._show_languages()

    def _show_languages(self) -> None:
        """Offer languages for our rules; a booklet has its own."""
        self.languages.setEnabled(self.reader.leaf is self.reader.page)

    def _show_sizes(self) -> None:
        size = self._preferences.values.reading
        self.smaller.setEnabled(size > SIZES[0])
        self.bigger.setEnabled(size < SIZES[-1])

    def _show_menu(self) -> None:
        """Offer languages and text sizes below the button."""
        self.fill_menu()
        self.menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def fill_menu(self) -> None:
        """Put into the menu what can be chosen now."""
        self.menu.clear()
        for code in self.reader.languages:
            action = self.menu.addAction(LANGUAGES[code].name)
            action.setCheckable(True)
            action.setChecked(code == self.reader.language)
            action.setEnabled(self.languages.isEnabled())
            action.triggered.connect(lambda _=False, code=code: self.reader.speak(code))
        self.menu.addSeparator()
        for button, steps in ((self.bigger, 1), (self.smaller, -1)):
            action = self.menu.addAction(button.accessibleName())
            action.setEnabled(button.isEnabled())
            action.triggered.connect(lambda _=False, steps=steps: self.reader.resize_text(steps))
        self.menu.addSeparator()
        self.menu.addAction(translate("Rulebook", "Print")).triggered.connect(self.print_wanted)

    # ---------------------------------------------------------------- room

    def _fold(self) -> None:
        """Give the search a row of its own where it would be too narrow, and put the tools into a menu."""
        second = self.kind == "sheet" or self.width() < px(760)
        for tool in (self.smaller, self.bigger, self.languages, self.print_):
            tool.setVisible(not second)
        self.more.setVisible(second)
        if second != self._second or self.reader.finder.parentWidget() is not self:
            self._second = second
            self.row.removeWidget(self.reader.finder)
            self._below.removeWidget(self.reader.finder)
            if second:
                self._below.setContentsMargins(16, 0, 4, 8)
                self._below.addWidget(self.reader.finder, 1)
            else:
                self._below.setContentsMargins(0, 0, 0, 0)
                self.row.insertWidget(self.row.indexOf(self.smaller), self.reader.finder)
        self.setFixedHeight(self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def sizeHint(self) -> QSize:
        return QSize(px(400), px(HEIGHT) + (px(44) if self._second else 0))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())
