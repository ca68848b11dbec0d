"""Lists that unfold: more choices than a strip can hold, and menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QMenu, QSizePolicy, QStyledItemDelegate, QWidget

from boardroom.ui.kit.buttons import Focusable, paint_ring
from boardroom.ui.kit.choices import Segment
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text

_SHOWN: Final = 16  # lines at once; the rest is scrolled to


class DropDown(Focusable, Restyled, QComboBox):
    """Shows the choice, and unfolds the others; offers what a Segmented offers."""

    chosen = Signal(object)

    def __init__(self, segments: Sequence[Segment] = (), value: Any = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))  # which heeds the style sheet
        self.setMaxVisibleItems(_SHOWN)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.restyle()
        self.set_segments(segments, value)
        self.currentIndexChanged.connect(lambda: self.chosen.emit(self.value))

    def set_segments(self, segments: Sequence[Segment], value: Any) -> None:
        """Offer other values, one of them chosen; emits nothing."""
        told = self.blockSignals(True)
        self.clear()
        for segment in segments:
            self.addItem(segment.words, segment.value)
        self.setCurrentIndex(self.findData(value))
        self.blockSignals(told)
        self.updateGeometry()
        self.update()

    @property
    def value(self) -> Any:
        """The chosen value, or None."""
        return self.currentData()

    def choose(self, value: Any) -> None:
        """Choose a value as a person would."""
        if (index := self.findData(value)) >= 0:
            self.setCurrentIndex(index)

    def restyle(self) -> None:
        self.setFont(text(14))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        letters = QFontMetrics(text(14))
        widest = max((letters.horizontalAdvance(self.itemText(i)) for i in range(self.count())), default=0)
        return QSize(widest + px(52), px(36))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the page below it is scrolled, and nothing is chosen by the way

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        rect = QRectF(self.rect())
        painter.setPen(QPen(colors.color("edge"), 1))
        painter.setBrush(colors.color("chip" if self.underMouse() else "panel"))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        sign = QRectF(rect.right() - px(30), rect.center().y() - px(9), px(18), px(18))
        paint_icon(painter, "down", sign, colors.color("muted"))
        painter.setPen(colors.color("ink"))
        painter.setFont(text(14))
        room = QRectF(px(14), 0, sign.left() - px(14) - px(4), rect.height())
        words = painter.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
        if self.ring:
            paint_ring(painter, rect.adjusted(1, 1, -1, -1), 7)


class Menu(QMenu):
    """A menu with the house’s ticks, in the room that the style sheet keeps: Qt’s own stay small beside large text."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for action in self.actions():
            if action.isVisible() and action.isCheckable() and action.isChecked():
                row = self.actionGeometry(action)
                box = QRectF(row.left() + px(4), row.center().y() + 0.5 - px(9), px(18), px(18))
                paint_icon(painter, "check", box, theme().color("ink" if action.isEnabled() else "muted"), 2)
