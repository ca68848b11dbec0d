"""A figure of a rulebook as large as the window allows."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app.reading.exhibit import Exhibit
from boardroom.ui.kit.buttons import IconButton
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.overlay import Overlay
from boardroom.ui.style.appearance import theme

translate = QCoreApplication.translate


class _Picture(QWidget):
    """The figure, drawn at whatever size it has."""

    def __init__(self, exhibit: Exhibit) -> None:
        super().__init__()
        self._exhibit = exhibit

    def paintEvent(self, event: QPaintEvent) -> None:
        self._exhibit.paint(QPainter(self), QRectF(self.rect()), theme())


class LargeFigure(Overlay):
    """A figure over the window, with its caption below; Esc and a click beside it close it."""

    def __init__(self, exhibit: Exhibit, title: str, caption: str, parent: QWidget) -> None:
        super().__init__(parent, 10_000, 10_000)
        area = exhibit.frame.area
        self._ratio = area.width() / area.height()
        self._title = Label(title, 16, bold=True, heading=True)
        self._caption = Label(caption, 16, token="muted", wrap=True)
        self._caption.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_ = IconButton("close", translate("Rulebook", "Close (Esc)"), token="muted")
        self.close_.clicked.connect(self.cancel)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.close_)
        whole = QVBoxLayout(self.sheet)
        whole.setContentsMargins(24, 12, 16, 20)
        whole.setSpacing(8)
        whole.addLayout(head)
        whole.addWidget(_Picture(exhibit), 1)
        whole.addWidget(self._caption)
        self.setAccessibleName(f"{title}. {caption}")

    def _fit(self) -> None:
        room = self._under.rect()
        high = room.height() - 64
        self._wanted = (min(room.width() - 64, round((high - 150) * self._ratio) + 48), high)
        super()._fit()
