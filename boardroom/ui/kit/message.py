"""A few words over the window that want to be read: a trouble, a question, something to know."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from boardroom.ui.kit.buttons import Button, Kind
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.overlay import Overlay
from boardroom.ui.kit.panels import Content
from boardroom.ui.kit.scrolling import Scroller
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px

Answer = tuple[str, Kind, Callable[[], None] | None]  # words, look, what it does


class Sign(QWidget):
    """An icon in a disc of its own soft colour."""

    def __init__(self, icon: str, token: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon, self._token = icon, token

    def sizeHint(self) -> QSize:
        return QSize(px(40), px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = px(40)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color(self._token, 0.15))
        painter.drawEllipse(0, 0, side, side)
        inset = side * 0.25
        paint_icon(painter, self._icon, QRectF(inset, inset, side / 2, side / 2), theme().color(self._token))


class Message(Overlay):
    """A sheet with a headline, some words, and its answers. The last answer is what Enter does."""

    def __init__(
        self,
        parent: QWidget,
        headline: str,
        words: str,
        answers: Sequence[Answer],
        icon: str = "info",
        token: str = "act",
        content: QWidget | None = None,
        width: int = 480,
    ) -> None:
        super().__init__(parent, width, 10_000)
        self.headline = Label(headline, 20, serif=True, wrap=True)
        self.words = Label(words, 14, wrap=True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._narrowest = width
        self.buttons: list[Button] = []
        said = QVBoxLayout()
        said.setSpacing(8)
        said.addWidget(self.headline)
        if words:
            said.addWidget(self.words)
        if content is not None:
            said.addSpacing(4)
            said.addWidget(content)
        page = Content()
        row = QHBoxLayout(page)
        row.setContentsMargins(24, 20, 24, 8)
        row.setSpacing(16)
        row.addWidget(Sign(icon, token), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(said, 1)
        self._page = page
        self._scroll = Scroller(page)
        foot = self._foot = QHBoxLayout()
        foot.setContentsMargins(24, 8, 24, 24)
        foot.setSpacing(12)
        foot.addStretch(1)
        for text, kind, then in answers:
            button = Button(text, kind)
            button.clicked.connect(lambda _=False, then=then: self._answer(then))
            foot.addWidget(button)
            self.buttons.append(button)
        whole = QVBoxLayout(self.sheet)
        whole.setContentsMargins(4, 8, 4, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(foot)
        self.setAccessibleName(headline)

    def open(self, focus: QWidget | None = None) -> None:
        super().open(focus or (self.buttons[-1] if self.buttons else None))

    def confirm(self) -> None:
        if self.buttons:
            self.buttons[-1].click()

    def _answer(self, then: Callable[[], None] | None) -> None:
        self.close_sheet()
        if then is not None:
            then()

    def _fit(self) -> None:
        """Be as wide as the answers side by side need; where there is no room for that, they stand in a column."""
        room = self._under.width() - 32
        self._foot.setDirection(QBoxLayout.Direction.LeftToRight)
        beside = self._foot.sizeHint().width() + 8
        if beside > room:
            self._foot.setDirection(QBoxLayout.Direction.TopToBottom)
        width = min(max(self._narrowest, px(self._narrowest * 0.8), beside), room)
        layout = self._page.layout()
        assert layout is not None
        self._wanted = (width, layout.heightForWidth(width - 8) + self._foot.sizeHint().height() + 12)
        super()._fit()
