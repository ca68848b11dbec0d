"""A strip below the top bar that offers something and can be sent away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from boardroom.ui.a11y import announce
from boardroom.ui.appearance import appearance, theme
from boardroom.ui.buttons import Button
from boardroom.ui.labels import Label

Words = Callable[[], tuple[str, str, str]]  # what is offered, yes, no: in the language of the moment


class Banner(QWidget):
    """Says something and offers yes and no."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = Label(bold=True, wrap=True)
        self.yes = Button(kind="filled")
        self.no = Button(kind="text")
        self._say: Words | None = None
        self._then: Callable[[], None] | None = None
        self._else: Callable[[], None] | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(40, 8, 40, 8)
        row.setSpacing(12)
        row.addWidget(self.words, 1)
        row.addWidget(self.no)
        row.addWidget(self.yes)
        self.yes.clicked.connect(lambda: self._answer(self._then))
        self.no.clicked.connect(lambda: self._answer(self._else))
        appearance().changed.connect(self.update)
        self.hide()

    def offer(self, words: Words, then: Callable[[], None], otherwise: Callable[[], None]) -> None:
        """Show an offer."""
        self._say, self._then, self._else = words, then, otherwise
        self.retranslate()
        self.show()
        announce(self, self.words.text())

    def retranslate(self) -> None:
        """Say the same in the language of the moment."""
        if self._say is not None:
            words, yes, no = self._say()
            self.words.setText(words)
            self.yes.setText(yes)
            self.no.setText(no)

    def _answer(self, then: Callable[[], None] | None) -> None:
        self.hide()
        if then is not None:
            then()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("look_soft"))
        painter.fillRect(QRectF(0, 0, 4, self.height()), theme().color("look"))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), theme().color("line"))
