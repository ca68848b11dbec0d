"""What panels are made of: a part that scrolls, a foot that has its share of the height, and air around things."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from boardroom.ui.style.fonts import text_scale

WIDTH = 320
FOOT = 160  # what the foot takes at least, so that the list above it stays still


def panel_width() -> int:
    """Return how wide the panel is; it grows more slowly than the text, because the board needs the room."""
    return round(WIDTH * (1 + (text_scale() - 1) * 0.6))


class Scroller(QScrollArea):
    """Scrolls its content where there is no room for it, and shows no frame."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("on", "panel")
        content.setProperty("page", True)
        self.setWidget(content)


class Foot(QWidget):
    """The lower end of a panel: as high as what it holds, but never more than its share; then it scrolls."""

    def __init__(self, content: QWidget, least: int = FOOT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least = least
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._content = content
        self._scroller = Scroller(content, self)
        self._room = (0, 0)
        content.installEventFilter(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._scroller)

    def fit(self, width: int, most: int) -> None:
        """Take the height that the content needs at that width, and follow it from now on."""
        self._room = (width, most)
        for inner in reversed(self._content.findChildren(QLayout)):  # the whole after its parts
            inner.invalidate()  # texts may have changed a moment ago
        self._take_height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self._room != (0, 0):
            self._take_height()  # lines have broken anew, or buttons have come, since it was measured
        return super().eventFilter(watched, event)

    def _take_height(self) -> None:
        width, most = self._room
        layout = self._content.layout()
        assert layout is not None
        wanted = max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
        # Where all fits there must be no bar even for a moment: it would narrow the text, and so be needed.
        bars = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if wanted <= most else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self._scroller.setVerticalScrollBarPolicy(bars)
        self.setFixedHeight(min(max(wanted, min(self._least, most * 2 // 5)), most))


def inset(widget: QWidget, side: int, top: int = 0) -> QVBoxLayout:
    """Give a widget some air."""
    layout = QVBoxLayout()
    layout.setContentsMargins(side, top, side, 0)
    layout.addWidget(widget)
    return layout
