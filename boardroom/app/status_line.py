"""The status line: what is on the table and that it is safe, or what could not be saved and what can be done."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from boardroom.ui.kit.announcing import announce
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.labels import Clipped

translate = QCoreApplication.translate


class StatusLine(QWidget):
    """One line of words, and a way out where something could not be saved."""

    elsewhere = Signal()  # save it in another place

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._label = Clipped(size=12, token="muted")
        self.button = Button(kind="link")
        self.button.clicked.connect(self.elsewhere)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(12)
        row.addWidget(self._label, 1)
        row.addWidget(self.button)
        self.button.hide()

    def text(self) -> str:
        """Return what it says."""
        return self._words

    def say(self, words: str) -> None:
        """Say how things are."""
        self._show(words, "muted")
        self.button.hide()

    def warn(self, words: str) -> None:
        """Say what is wrong, and offer a way out."""
        news = words != self._words
        self._show(words, "danger")
        self.button.setText(translate("Saving", "Save elsewhere…"))
        self.button.show()
        if news:
            announce(self, words, urgent=True)

    def _show(self, words: str, token: str) -> None:
        self._words = words
        self._label.set_token(token)
        self._label.setText(words)
