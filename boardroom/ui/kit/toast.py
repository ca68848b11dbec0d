"""A short note at the bottom of a screen that goes away by itself, with one thing to do about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from boardroom.ui.kit.announcing import announce
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.labels import Label
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.appearance import theme

AIR = 16
STAYS = 10_000  # milliseconds; long enough to read it and to reach it


class Toast(QWidget):
    """Says what happened, and offers to undo it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._under = parent
        self._words = Label()
        self.button = Button(kind="link")
        self._then: Callable[[], None] | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(AIR + 20, AIR + 8, AIR + 12, AIR + 8)
        row.setSpacing(20)
        row.addWidget(self._words)
        row.addWidget(self.button)
        self.button.clicked.connect(self._act)
        self._timer = QTimer(self, singleShot=True, interval=STAYS)
        self._timer.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    def say(self, words: str, action: str = "", then: Callable[[], None] | None = None) -> None:
        """Show a note, with a button if there is something to do."""
        self._words.setText(words)
        self.button.setText(action)
        self.button.setVisible(bool(action))
        self._then = then
        self._timer.start()
        self.adjustSize()
        self._place()
        self.show()
        self.raise_()
        announce(self, words)

    def _act(self) -> None:
        self.hide()
        if self._then is not None:
            self._then()

    def _place(self) -> None:
        room = self._under.rect()
        self.move((room.width() - self.width()) // 2, room.height() - self.height() - 8)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(AIR, AIR, -AIR, -AIR)
        paint_blurred(painter, rounded(box, 8), QColor(30, 20, 10, 90), 6, QPointF(0, 4))
        painter.fillPath(rounded(box, 8), theme().color("panel"))
        painter.setPen(theme().color("line"))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
