"""The bar above the screens of the house: the word mark, where one can go, the menu."""

from __future__ import annotations

from typing import Literal, get_args

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from boardroom.app.screen import Place
from boardroom.ui.kit.buttons import Button, Focusable, IconButton, paint_ring
from boardroom.ui.paint.icons import paint_logo
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text

translate = QCoreApplication.translate


class WordMark(QWidget):
    """The logo and the name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName("Boardroom")

    short = False  # the logo alone

    def full_width(self) -> int:
        """Return how wide it is with the name."""
        return px(34) + QFontMetrics(text(20, serif=True)).horizontalAdvance("Boardroom") + 4

    def sizeHint(self) -> QSize:
        return QSize(px(28) if self.short else self.full_width(), px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        middle = self.height() / 2
        paint_logo(painter, QRectF(0, middle - px(12), px(24), px(24)), theme())
        if self.short:
            return
        painter.setFont(text(20, serif=True))
        painter.setPen(theme().color("ink"))
        painter.drawText(QRectF(px(34), 0, self.width(), self.height()), Qt.AlignmentFlag.AlignVCenter, "Boardroom")


class PlaceButton(Focusable, QPushButton):
    """One place to go: bold and underlined when one is there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def nextCheckState(self) -> None:
        """Stay as it is: where one is shows once one is there."""

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


class TopBar(Restyled, QWidget):
    """Goes where it is told to; while a match is at the table, also back to it."""

    chosen = Signal(str)  # a Place
    back = Signal()  # to the table, or to a lesson
    menu = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries: dict[Place, PlaceButton] = {place: PlaceButton() for place in get_args(Place)}
        self._closed: set[Place] = set()  # places that there is no reason to go to
        self._returns_to: Literal["", "game", "lesson"] = ""
        self.returner = Button(kind="link", icon="back")
        self.returner.clicked.connect(self.back)
        self.returner.hide()
        self._menu = IconButton("menu")
        self._menu.clicked.connect(self.menu)
        self._mark = WordMark()
        row = QHBoxLayout(self)
        row.setContentsMargins(40, 0, 24, 0)
        row.setSpacing(16)
        row.addWidget(self._mark)
        row.addSpacing(8)
        row.addWidget(self.returner)
        row.addStretch(1)
        for place, entry in self.entries.items():
            entry.clicked.connect(lambda _=False, place=place: self.chosen.emit(place))
            row.addWidget(entry)
        row.addWidget(self._menu)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.restyle()
        self.retranslate()

    def show_place(self, place: Place) -> None:
        """Mark where one is."""
        for each, entry in self.entries.items():
            entry.setChecked(each == place)
        self._make_room()

    def leave_out(self, place: Place) -> None:
        """Do without a place."""
        self._closed.add(place)
        self._make_room()

    def offer_return(self, to: Literal["", "game", "lesson"]) -> None:
        """Lead back to what waits elsewhere, or to nothing."""
        self._returns_to = to
        words = {"game": translate("TopBar", "Back to the game"), "lesson": translate("TopBar", "Back to the lesson")}
        self.returner.setText(words.get(to, ""))
        self.returner.setVisible(bool(to))
        self._make_room()

    def menu_button(self) -> QWidget:
        """Return what the menu hangs from."""
        return self._menu

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        words: dict[Place, str] = {
            "home": translate("TopBar", "Home"),
            "learn": translate("TopBar", "Learn"),
            "saved": translate("TopBar", "Saved games"),
            "rulebooks": translate("TopBar", "Rulebooks"),
            "statistics": translate("TopBar", "Statistics"),
            "settings": translate("TopBar", "Settings"),
        }
        for place, entry in self.entries.items():
            entry.setText(words[place])
            entry.updateGeometry()
        self.offer_return(self._returns_to)
        self._make_room()
        self._menu.set_name(translate("TopBar", "Menu (F10)"))

    def restyle(self) -> None:
        self.setFixedHeight(px(52))
        self._make_room()
        self.update()

    def _make_room(self) -> None:
        """In a narrow window do without the name; in a very narrow one without the other places, which the menu has."""
        open_ = {place: entry for place, entry in self.entries.items() if place not in self._closed}
        entries = [entry.sizeHint().width() + 16 for entry in open_.values()]
        back = self.returner.sizeHint().width() + 16 if not self.returner.isHidden() else 0
        rest = self.width() - 64 - 8 - 32 - self._menu.sizeHint().width() - back
        self._mark.short = self._mark.full_width() + sum(entries) > rest
        few = px(28) + sum(entries) > rest
        for place, entry in self.entries.items():
            entry.setVisible(place in open_ and (entry.isChecked() or not few))
        self._mark.updateGeometry()
        self._mark.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("panel"))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), theme().color("line"))
