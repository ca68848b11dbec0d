"""A board and its panel: side by side, or one below the other where the board would get too small."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QSizePolicy, QWidget

from boardroom.ui.kit.scrolling import Scroller

REACH = 8  # pixels from the edge


class BoardAndPanel(Scroller):
    """Shows both. One below the other they scroll: first there is the board, as high as the place."""

    def __init__(self, board: QLayout, panel: QWidget, parent: QWidget | None = None) -> None:
        self._content = QWidget()
        super().__init__(self._content, parent, "ground", fades=False)
        self._places = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._content)
        self._places.setContentsMargins(0, 0, 0, 0)
        self._places.setSpacing(0)
        self._places.addLayout(board, 1)
        self._places.addWidget(panel)

    def stand(self, below: bool) -> None:
        """Lay them side by side, where nothing scrolls however little room there is, or one below the other."""
        ways, policies = QBoxLayout.Direction, QSizePolicy.Policy
        self._places.setDirection(ways.TopToBottom if below else ways.LeftToRight)
        self._content.setSizePolicy(policies.Ignored, policies.Minimum if below else policies.Ignored)
        self.setWidgetResizable(below)
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fill()

    def _fill(self) -> None:
        """Side by side, fill the place and nothing more.

        Left to Qt they would be as high as the panel asks for at its width. What a panel asks for may depend on the
        height that it has, and then Qt goes to and fro between two heights until the stack is at its end.
        """
        if not self.widgetResizable():
            self._content.resize(self.maximumViewportSize())


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
