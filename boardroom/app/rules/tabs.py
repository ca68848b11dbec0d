"""The tabs above a rulebook: our rules, the original booklet of whoever has it, and both side by side."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from boardroom.app.reading.rulebooks import Which
from boardroom.ui.kit.buttons import Focusable, paint_ring
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text

translate = QCoreApplication.translate

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
    """The tabs, above a hairline. Side by side is offered where there is a booklet, and room for both."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules, self.original, self.both = Tab(self), Tab(self), Tab(self)
        self._tabs: dict[Which, Tab] = {"rules": self.rules, "original": self.original, "both": self.both}
        self.rules.setChecked(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(40, 0, 24, 1)
        row.setSpacing(16)
        for tab in self._tabs.values():
            row.addWidget(tab)
            tab.toggled.connect(lambda on: self.chosen.emit(self.which) if on else None)
        row.addStretch(1)
        self.both.hide()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.retranslate()

    @property
    def which(self) -> Which:
        """The tab that is open."""
        return next(which for which, tab in self._tabs.items() if tab.isChecked())

    def choose(self, which: Which) -> None:
        """Open a tab as a person would; where both have no room, the booklet alone."""
        self._tabs["original" if which == "both" and self.both.isHidden() else which].setChecked(True)

    def offer_both(self, on: bool) -> None:
        """Offer to read both side by side, or no longer."""
        self.both.setVisible(on)
        if not on and self.both.isChecked():
            self.original.setChecked(True)

    def tighten(self, narrow: bool) -> None:
        """Stand further left where there is little room."""
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(16 if narrow else 40, 0, 16, 1)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.rules.setText(translate("Rulebook", "Rules"))
        self.original.setText(translate("Rulebook", "Your original booklet"))
        self.both.setText(translate("Rulebook", "Side by side"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("panel"))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), theme().color("line"))
