"""How far something is that takes a while."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.ui.style.appearance import theme


class Progress(QWidget):
    """A thin bar that fills."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.part = 0.0
        self.setFixedHeight(6)

    def show_part(self, part: float, said: str) -> None:
        """Fill so much of it, and say so to those who listen."""
        self.part = part
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for token, width in (("line", self.width()), ("act", self.width() * self.part)):
            painter.setBrush(theme().color(token))
            painter.drawRoundedRect(QRectF(0, 0, width, self.height()), 3, 3)
