"""The tabs above a rulebook: our rules, and the original booklet of whoever has it."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from boardroom.ui.kit.buttons import Focusable, paint_ring
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text

translate = QCoreApplication.translate

Which = Literal["rules", "original"]

HEIGHT = 48


class Tab(Focusable, QRadioButton):
    """One tab; a line below it says that it is the one. Arrow keys go to the other."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        return QSize(QFontMetrics(text(14, bold=True)).horizontalAdvance(self.text()) + 2 * px(8), px(HEIGHT) - 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(px(48), px(HEIGHT) - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, on = QRectF(self.rect()), self.isChecked()
        painter.setFont(text(14, bold=on))
        painter.setPen(colors.color("ink" if on or self.underMouse() else "muted"))
        room = rect.adjusted(px(8), 0, -px(8), 0)
        shown = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, int(room.width()) + 2)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        if on:
            wide = painter.fontMetrics().horizontalAdvance(shown)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.color("act"))
            painter.drawRoundedRect(QRectF(room.left(), rect.bottom() - 3, wide, 3), 1.5, 1.5)
        if self.ring:
            paint_ring(painter, rect.adjusted(0, 6, 0, -6), 8)


class Tabs(QWidget):
    """Both tabs, above a hairline."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules, self.original = Tab(self), Tab(self)
        self.rules.setChecked(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(40, 0, 24, 1)
        row.setSpacing(16)
        row.addWidget(self.rules)
        row.addWidget(self.original)
        row.addStretch(1)
        self.original.toggled.connect(lambda on: self.chosen.emit(self.which))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.retranslate()

    @property
    def which(self) -> Which:
        """The tab that is open."""
        return "original" if self.original.isChecked() else "rules"

    def choose(self, which: Which) -> None:
        """Open a tab as a person would."""
        (self.original if which == "original" else self.rules).setChecked(True)

    def tighten(self, narrow: bool) -> None:
        """Stand further left where there is little room."""
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(16 if narrow else 40, 0, 16, 1)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.rules.setText(translate("Rulebook", "Rules"))
        self.original.setText(translate("Rulebook", "Your original booklet"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("panel"))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), theme().color("line"))
