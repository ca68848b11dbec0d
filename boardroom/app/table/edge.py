"""The edge between board and side panel, which can be moved with the mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

REACH = 8  # pixels from the edge


class PanelEdge(QWidget):
    """Lies along the left side of a panel: dragged it makes the panel wider, a double click makes it as it was."""

    moved = Signal(int)  # how wide the panel should be
    dropped = Signal()
    reset = Signal()

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self.setFixedWidth(REACH)
        self.setCursor(Qt.CursorShape.SplitHCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.moved.emit(self._panel.width() - self._panel.mapFromGlobal(event.globalPosition().toPoint()).x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.dropped.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.reset.emit()
