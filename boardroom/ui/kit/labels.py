"""Text on screens: it knows its size and colour by name, and follows the theme and the text size."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from boardroom.ui.kit.accessible import be
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text


class Label(Restyled, QLabel):
    """A piece of text in a size of the house and a named colour; what is in the serif is a heading, if it may be."""

    def __init__(
        self,
        words: str = "",
        size: int = 14,
        bold: bool = False,
        serif: bool = False,
        token: str = "ink",
        wrap: bool = False,
        parent: QWidget | None = None,
        heading: bool | None = None,
    ) -> None:
        super().__init__(parent)
        self.heading = serif if heading is None else heading
        if self.heading:
            be(self, "heading")
        self._face = (size, bold, serif)
        self._token = token
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setForegroundRole(QPalette.ColorRole.WindowText)  # over a board it would be another
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        super().setText(words)
        self.restyle()

    def set_token(self, token: str) -> None:
        """Change the colour."""
        self._token = token
        self.restyle()

    def restyle(self) -> None:
        self.setFont(text(*self._face))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, theme().color(self._token))
        self.setPalette(palette)


def first_heading(area: QWidget) -> str:
    """Return what a screen or a sheet is headed with."""
    return next((label.text() for label in area.findChildren(Label) if label.heading), "")


class Clipped(Label):
    """A line of text that ends in an ellipsis where it has no room, and shows the whole as a tool tip."""

    def __init__(
        self,
        words: str = "",
        size: int = 14,
        bold: bool = False,
        serif: bool = False,
        token: str = "ink",
        heading: bool | None = None,
    ) -> None:
        super().__init__("", size, bold, serif, token, heading=heading)
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setText(words)

    def setText(self, words: str) -> None:
        self._whole = words
        self.setAccessibleName(words)
        self.updateGeometry()
        self._clip()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self._whole) + 2, metrics.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(px(24), QFontMetrics(self.font()).height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._clip()

    def _clip(self) -> None:
        metrics = QFontMetrics(self.font())
        shown = metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width())
        if shown != self._whole and len(shown) < 4:
            shown = ""  # a letter or two say nothing
        super().setText(shown)
        set_tip(self, "" if shown == self._whole else self._whole)


class Rule(QFrame):
    """A hairline."""

    def __init__(self, upright: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if upright:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRect(0, 0, self.width(), self.height()), theme().color("line"))
