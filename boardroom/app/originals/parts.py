"""The line below a very long text: which part of it is open, and the ways to the ones beside it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from boardroom.ui.kit.buttons import IconButton
from boardroom.ui.kit.labels import Label
from boardroom.ui.style.appearance import theme

translate = QCoreApplication.translate


class PartBar(QWidget):
    """Turns from one part to the next."""

    turned = Signal(int)  # to another part, counted from 0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._at, self._count = 0, 0
        self.words = Label(size=14, token="muted")
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back, self.next = IconButton("back"), IconButton("next")
        self.back.clicked.connect(lambda: self.turned.emit(self._at - 1))
        self.next.clicked.connect(lambda: self.turned.emit(self._at + 1))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 7, 16, 6)
        row.addStretch(1)
        for widget in (self.back, self.words, self.next):
            row.addWidget(widget)
        row.addStretch(1)
        self.hide()

    def show_part(self, at: int, count: int) -> None:
        """Say which part is open; a text that is not in parts needs no bar."""
        self._at, self._count = at, count
        self.back.setEnabled(at > 0)
        self.next.setEnabled(at + 1 < count)
        self.setVisible(count > 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        said = translate("Originals", "Part {number} of {count}")
        self.words.setText(said.format(number=self._at + 1, count=self._count))
        self.back.set_name(translate("Originals", "Previous part"))
        self.next.set_name(translate("Originals", "Next part"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("panel"))
        painter.fillRect(QRectF(0, 0, self.width(), 1), theme().color("line"))
