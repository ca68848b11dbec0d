"""A strip below the top bar that says or offers something and can be sent away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from boardroom.ui.kit.announcing import announce
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.labels import Label
from boardroom.ui.style.appearance import theme

Words = Callable[[], tuple[str, str, str]]  # what is said, yes (empty: nothing is offered), no: in today's language
Then = Callable[[], None]


class Banner(QWidget):
    """Says something and offers yes and no; what is said meanwhile waits until that is gone."""

    gone = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = Label(bold=True, wrap=True)
        self.yes = Button(kind="filled")
        self.no = Button(kind="text")
        self._offers: list[tuple[Words, Then, Then]] = []  # the first is on show
        row = QHBoxLayout(self)
        row.setContentsMargins(40, 8, 40, 8)
        row.setSpacing(12)
        row.addWidget(self.words, 1)
        row.addWidget(self.no)
        row.addWidget(self.yes)
        self.yes.clicked.connect(lambda: self._answer(1))
        self.no.clicked.connect(lambda: self._answer(2))
        self.hide()

    def offer(self, words: Words, then: Then, otherwise: Then) -> None:
        """Show an offer, now or after the others."""
        self._offers.append((words, then, otherwise))
        if len(self._offers) == 1:
            self._show()

    def tell(self, words: Callable[[], tuple[str, str]]) -> None:
        """Say something that can only be sent away: the words, and those of the button."""
        self.offer(lambda: (words()[0], "", words()[1]), lambda: None, lambda: None)

    def _show(self) -> None:
        self.retranslate()
        self.show()
        announce(self, self.words.text())

    def retranslate(self) -> None:
        """Say the same in the language of the moment."""
        if self._offers:
            words, yes, no = self._offers[0][0]()
            self.words.setText(words)
            self.yes.setText(yes)
            self.yes.setVisible(bool(yes))
            self.no.setText(no)

    def _answer(self, which: int) -> None:
        offer = self._offers[0]
        offer[which]()
        if self._offers and self._offers[0] is offer:  # who sits down to a match has sent it away already
            self.dismiss()

    def dismiss(self) -> None:
        """Take the offer back."""
        if self._offers:
            del self._offers[0]
            self.hide()
            self.gone.emit()
            if self._offers:
                self._show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("look_soft"))
        painter.fillRect(QRectF(0, 0, 4, self.height()), theme().color("look"))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), theme().color("line"))
