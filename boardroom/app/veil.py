"""The veil: covers the board during a pause on the clock, and between people who may not see each other's hands."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.ui.appearance import appearance, theme
from boardroom.ui.buttons import Button
from boardroom.ui.labels import Label
from boardroom.ui.panels import paint_ground


class Veil(QWidget):
    """Lies over another widget, hides it wholly, and has one button."""

    lifted = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._title = Label(size=28, serif=True, wrap=True)
        self._words = Label(size=16, token="muted", wrap=True)
        for label in (self._title, self._words):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.button = Button(kind="filled")
        self.button.clicked.connect(self.lifted)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(40, 40, 40, 40)
        lines.setSpacing(8)
        lines.addStretch(2)
        lines.addWidget(self._title)
        lines.addWidget(self._words)
        lines.addSpacing(12)
        lines.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        lines.addStretch(3)
        over.installEventFilter(self)
        appearance().changed.connect(self.update)
        self.hide()

    def cover(self, title: str, words: str, button: str) -> None:
        """Cover what lies below; the button takes the focus, so that Space or Enter lifts it."""
        self._title.setText(title)
        self._words.setText(words)
        self.button.setText(button)
        if self.isHidden():
            self.setGeometry(self._over.rect())
            self.raise_()
            self.show()
            self.button.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._over:
            self.setGeometry(self._over.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, QRectF(self.rect()), theme())
