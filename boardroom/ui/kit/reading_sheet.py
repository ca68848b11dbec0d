"""A sheet to read: a headline, as much below it as there is, and a foot with what can be done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.message import Sign
from boardroom.ui.kit.overlay import Overlay
from boardroom.ui.kit.panels import Content
from boardroom.ui.kit.scrolling import Scroller
from boardroom.ui.style.fonts import px
from boardroom.ui.style.translation import Retranslated

_STEPS = {
    Qt.Key.Key_Up: (-48, False),
    Qt.Key.Key_Down: (48, False),
    Qt.Key.Key_PageUp: (-1, True),
    Qt.Key.Key_PageDown: (1, True),
}


class ReadingSheet(Retranslated, Overlay):
    """Is as high as its content, scrolls where there is no room, and says everything again in another language."""

    def __init__(self, parent: QWidget, icon: str, width: int) -> None:
        super().__init__(parent, width, 10_000)
        self._widest = width
        self.headline = Label(size=20, serif=True, wrap=True)
        self.close_button = Button(kind="filled")
        self.close_button.clicked.connect(self.cancel)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(Sign(icon, "act"), 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.headline, 1)
        self.page = Content()
        self.body = QVBoxLayout(self.page)
        self.body.setContentsMargins(24, 20, 24, 12)
        self.body.setSpacing(8)
        self.body.addLayout(head)
        self._scroll = Scroller(self.page)
        self.foot = QHBoxLayout()
        self.foot.setContentsMargins(24, 8, 24, 20)
        self.foot.setSpacing(12)
        self.foot.addStretch(1)
        self.foot.addWidget(self.close_button)
        whole = QVBoxLayout(self.sheet)
        whole.setContentsMargins(4, 8, 4, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(self.foot)

    def open(self, focus: QWidget | None = None) -> None:
        super().open(focus or self.close_button)
        if focus is not None:
            self.reveal(focus)

    def refit(self) -> None:
        """The content has changed: take the height that it needs."""
        self.body.invalidate()
        self._fit()

    def reveal(self, widget: QWidget) -> None:
        """Scroll as far as it takes to see a widget of the content, once everything has its place."""
        if self.page.isAncestorOf(widget):
            QTimer.singleShot(0, self, lambda: self._scroll.ensureWidgetVisible(widget, 0, px(24)))

    def _fit(self) -> None:
        width = min(max(self._widest, px(self._widest * 0.8)), self._under.width() - 32)
        height = max(self.body.heightForWidth(width - 8), self.body.minimumSize().height())
        self._wanted = (width, height + 8 + px(40) + 28)
        super()._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        distance, pages = step
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.value() + (distance * bar.pageStep() if pages else px(distance)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refit()
