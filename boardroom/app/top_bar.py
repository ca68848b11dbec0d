"""The bar above the screens of the house: the word mark, where one can go, the menu."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from boardroom.ui.appearance import appearance, theme
from boardroom.ui.buttons import Button, Focusable, IconButton, paint_ring
from boardroom.ui.fonts import px, text
from boardroom.ui.icons import paint_logo

translate = QCoreApplication.translate

PAGES = ("home", "saved", "statistics", "settings")


class WordMark(QWidget):
    """The logo and the name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName("Boardroom")
        appearance().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(px(34) + QFontMetrics(text(20, serif=True)).horizontalAdvance("Boardroom") + 4, px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        middle = self.height() / 2
        paint_logo(painter, QRectF(0, middle - px(12), px(24), px(24)), theme())
        painter.setFont(text(20, serif=True))
        painter.setPen(theme().color("ink"))
        painter.drawText(QRectF(px(34), 0, self.width(), self.height()), Qt.AlignmentFlag.AlignVCenter, "Boardroom")


class Entry(Focusable, QPushButton):
    """One place to go: bold and underlined when one is there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        appearance().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(QFontMetrics(text(14, bold=True)).horizontalAdvance(self.text()) + 16, px(40))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        here = self.isChecked()
        painter.setFont(text(14, bold=here))
        painter.setPen(colors.color("ink" if here or self.underMouse() else "muted"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        if here:
            width = painter.fontMetrics().horizontalAdvance(self.text())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.color("act"))
            painter.drawRoundedRect(QRectF((self.width() - width) / 2, self.height() - 3, width, 3), 1.5, 1.5)
        if self.ring:
            paint_ring(painter, QRectF(self.rect()).adjusted(0, 6, 0, -6), 8)


class TopBar(QWidget):
    """Goes where it is told to; while a match is at the table, also back to it."""

    chosen = Signal(str)  # one of PAGES
    back = Signal()  # to the table
    menu = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = {page: Entry() for page in PAGES}
        self.returner = Button(kind="link", icon="back")
        self.returner.clicked.connect(self.back)
        self.returner.hide()
        self._menu = IconButton("menu")
        self._menu.clicked.connect(self.menu)
        row = QHBoxLayout(self)
        row.setContentsMargins(40, 0, 24, 0)
        row.setSpacing(16)
        row.addWidget(WordMark())
        row.addSpacing(8)
        row.addWidget(self.returner)
        row.addStretch(1)
        for page, entry in self.entries.items():
            entry.clicked.connect(lambda _=False, page=page: self.chosen.emit(page))
            row.addWidget(entry)
        row.addWidget(self._menu)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance().changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def show_page(self, page: str) -> None:
        """Mark where one is."""
        self.entries[page].setChecked(True)

    def menu_button(self) -> QWidget:
        """Return what the menu hangs from."""
        return self._menu

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        words = {
            "home": translate("TopBar", "Home"),
            "saved": translate("TopBar", "Saved games"),
            "statistics": translate("TopBar", "Statistics"),
            "settings": translate("TopBar", "Settings"),
        }
        for page, entry in self.entries.items():
            entry.setText(words[page])
            entry.updateGeometry()
        self.returner.setText(translate("TopBar", "Back to the game"))
        self._menu.set_name(translate("TopBar", "Menu (F10)"))

    def _dress(self) -> None:
        self.setFixedHeight(px(52))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("panel"))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), theme().color("line"))
