"""Buttons: filled for the one thing to do, outlined for others, plain text and icons for the rest.

A click presses them and leaves the keyboard where it was; Tab reaches them, then Space and Enter press them.
"""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from boardroom.ui.kit.tips import set_tip
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text
from boardroom.ui.style.mixin import Mixin
from boardroom.ui.style.motion import Glide

Kind = Literal["filled", "outlined", "text", "link", "danger"]
LARGEST = 64  # pixels: what is only an icon isn't made larger


def blend(under: QColor, over: QColor, amount: float) -> QColor:
    """Return a colour between two."""
    return QColor.fromRgbF(
        under.redF() + (over.redF() - under.redF()) * amount,
        under.greenF() + (over.greenF() - under.greenF()) * amount,
        under.blueF() + (over.blueF() - under.blueF()) * amount,
    )


class Focusable(Mixin):
    """Mixed into controls: shows the focus ring when the keyboard brought the focus; Enter presses what is a button."""

    ring = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        reasons = Qt.FocusReason
        self.ring = event.reason() in (reasons.TabFocusReason, reasons.BacktabFocusReason, reasons.ShortcutFocusReason)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.ring = False
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.ring and self.hasFocus():
            self.ring = True
            self.update()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(self, QAbstractButton):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)


def paint_ring(painter: QPainter, rect: QRectF, radius: float, color: QColor | None = None) -> None:
    """Paint the focus ring just inside a rectangle."""
    painter.setPen(QPen(color or theme().color("act"), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius - 1, radius - 1)


class _WarmButton(Focusable, QPushButton):
    """A push button that grows warm under the pointer."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._warm = Glide(0.0, 120, self)
        self._warm.valueChanged.connect(self.update)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._warm.to(1.0)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._warm.to(0.0)
        super().leaveEvent(event)

    def warmth(self, pressed: float) -> float:
        """Return how warm it is, from 0 to 1, and so much more while it is held down."""
        return (self._warm.value if self.isEnabled() else 0.0) + (pressed if self.isDown() else 0.0)


class Button(Restyled, _WarmButton):
    """A push button of the house."""

    def __init__(
        self,
        words: str = "",
        kind: Kind = "outlined",
        icon: str = "",
        parent: QWidget | None = None,
        after: bool = False,
    ) -> None:
        super().__init__(parent)
        self.kind: Kind = kind
        self._icon = icon
        self._after = after  # the icon stands behind the words
        self.setText(words)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.restyle()

    def set_kind(self, kind: Kind) -> None:
        """Make it the one filled button, or not."""
        self.kind = kind
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        self.setFont(text(14, bold=True))

    def setText(self, words: str) -> None:
        super().setText(words.replace("&", "&&"))  # in a name it means no key

    def _words(self) -> str:
        return self.text().replace("&&", "&")

    def sizeHint(self) -> QSize:
        width = QFontMetrics(text(14, bold=True)).horizontalAdvance(self._words())
        if self._icon:
            width += px(20) + (px(6) if self._words() else 0)
        side = {"link": 4, "text": 16}.get(self.kind, 28)
        return QSize(max(width + 2 * px(side), px(40)), px(28 if self.kind == "link" else 40))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        rect = QRectF(self.rect())
        warm = self.warmth(0.6)
        ink = colors.color("ink")
        ring = colors.color("act")
        painter.setPen(Qt.PenStyle.NoPen)
        if self.kind in ("filled", "danger"):
            base = colors.color("act" if self.kind == "filled" else "danger")
            painter.setBrush(blend(base, QColor("white" if colors.dark else "black"), 0.10 * warm))
            painter.drawRoundedRect(rect, 8, 8)
            ink = ring = colors.color("on_act")
        elif self.kind == "outlined":
            painter.setPen(QPen(colors.color("edge"), 1))
            painter.setBrush(blend(colors.color("panel"), colors.color("chip"), min(1.0, warm)))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        else:
            if self.kind == "link":
                ink = colors.color("act")
            painter.setBrush(colors.color("chip", min(1.0, warm)))
            painter.drawRoundedRect(rect, 8, 8)
        if self.ring:
            inset = 3 if self.kind in ("filled", "danger") else 0
            paint_ring(painter, rect.adjusted(inset, inset, -inset, -inset), 8 - inset, ring)
        self._paint_words(painter, rect, ink)

    def _paint_words(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        words = self._words()
        painter.setFont(text(14, bold=True))
        metrics = painter.fontMetrics()
        advance = metrics.horizontalAdvance(words)
        size, gap = (px(20), px(6) if words else 0) if self._icon else (0, 0)
        left = rect.center().x() - (advance + size + gap) / 2
        if self._icon:
            at = left + advance + gap if self._after else left
            paint_icon(painter, self._icon, QRectF(at, rect.center().y() - size / 2, size, size), ink)
        painter.setPen(ink)
        start = left if self._after else left + size + gap
        box = QRectF(start, rect.top(), rect.right() - start + 4, rect.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)


class BelowWords(Restyled, QWidget):
    """A link below a column of words that stands so far in: its icon begins where they do, its edge before them."""

    def __init__(self, link: Button, indent: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._indent = indent
        self._row = QHBoxLayout(self)
        self._row.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        self.restyle()

    def restyle(self) -> None:
        self._row.setContentsMargins(max(0, self._indent - px(7)), 0, 0, 0)


class KeyedButton(Button):
    """A button that shows the key beside its words that does the same, where both have room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(kind="filled", parent=parent)
        self._key = ""

    def set_words(self, words: str, key: str) -> None:
        """Say what it does, and which key does that too."""
        self._key = key
        self.setText(words)
        self.setAccessibleName(words)
        set_tip(self, f"{words} ({key})")
        self.updateGeometry()
        self.update()

    def _paint_words(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        small = QFontMetrics(text(12, bold=True))
        cap = small.horizontalAdvance(self._key) + px(14)
        painter.setFont(text(14, bold=True))
        wide = painter.fontMetrics().horizontalAdvance(self._words())
        if wide + px(12) + cap + 16 > rect.width():
            super()._paint_words(painter, rect, ink)
            return
        left = rect.center().x() - (wide + px(12) + cap) / 2
        painter.setPen(ink)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(left, rect.top(), wide + 4, rect.height()), middle, self._words())
        high = small.height() + 6
        box = QRectF(left + wide + px(12), rect.center().y() - high / 2, cap, high)
        painter.setFont(text(12, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._key)
        ink.setAlphaF(0.6)
        painter.setPen(QPen(ink, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 5, 5)


class IconButton(_WarmButton):
    """A button that is only an icon; its name is told by a tool tip and to assistive technology.

    It grows with the text, until it is as large as anybody needs: bars must not take what boards need.
    """

    def __init__(
        self, icon: str, name: str = "", token: str = "ink", size: int = 36, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._token = token
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """Say what it does."""
        set_tip(self, name)
        self.setAccessibleName(name)

    def set_icon(self, icon: str) -> None:
        """Show another icon."""
        self._icon = icon
        self.update()

    def sizeHint(self) -> QSize:
        side = min(px(self._size), LARGEST)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        warm = self.warmth(0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        token = self._token
        if self.isCheckable() and self.isChecked():
            painter.setBrush(colors.color("act_soft"))
            painter.drawRoundedRect(rect, 8, 8)
            token = "act"
        painter.setBrush(colors.color("chip", min(1.0, warm)))
        painter.drawRoundedRect(rect, 8, 8)
        if self.ring:
            paint_ring(painter, rect, 8)
        side = min(px(20), LARGEST * 5 // 8)
        box = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        paint_icon(painter, self._icon, box, colors.color(token, 1.0 if self.isEnabled() else 0.4))
