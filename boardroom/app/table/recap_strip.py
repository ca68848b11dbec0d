"""The recap where the side panel is out of sight: a strip over the board that unfolds into the list."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from boardroom.app.table.recap import Recap
from boardroom.app.table.recap_list import RecapList
from boardroom.ui.kit.announcing import sentences
from boardroom.ui.kit.buttons import Focusable, paint_ring
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text

translate = QCoreApplication.translate

HEIGHT: Final = 44
WIDEST: Final = 640
AROUND: Final = 8  # to the edges of the board
ENTRIES: Final = 3  # that have room; the list has all


class _Handle(Focusable, QAbstractButton):
    """Signs with what came of each turn, in one line; a press unfolds the list."""

    def __init__(self, strip: RecapStrip) -> None:
        super().__init__(strip)
        self._strip = strip
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        return QSize(px(200), max(HEIGHT, px(30)))

    def paintEvent(self, event: QPaintEvent) -> None:
        recap = self._strip.list.recap
        if recap is None:
            return
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.ring:
            paint_ring(painter, QRectF(self.rect()), 8)
        side, end = min(px(20), 28), self.width() - 36
        paint_icon(
            painter, "up" if self._strip.unfolded else "down", QRectF(end + 6, self.height() / 2 - 10, 20, 20),
            colors.color("muted"),
        )  # fmt: skip
        rows = sorted(recap.rows[-ENTRIES:], key=lambda row: row is not recap.raised)
        each = (end - 12) / max(1, len(rows))
        for i, row in enumerate(rows):
            left = 12 + i * each
            recap.paint_sign(painter, QRectF(left, (self.height() - side) / 2, side, side), row.seat)
            raised = row is recap.raised
            painter.setFont(text(14, bold=raised))
            painter.setPen(colors.color("ink" if raised else "muted"))
            box = QRectF(left + side + 8, 0, each - side - 20, self.height())
            said = painter.fontMetrics().elidedText(row.deed.words, Qt.TextElideMode.ElideRight, round(box.width()))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, said)


class RecapStrip(Restyled, QWidget):
    """Lies over the upper edge of the board while there is something to tell."""

    left = Signal()  # the keyboard goes back to the table

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self.unfolded = False
        self._wanted = False  # whether the panel, which tells the same, is out of sight
        self.list = RecapList(self)
        self.list.hide()
        self.list.left.connect(self.left)
        self.handle = _Handle(self)
        self.handle.clicked.connect(self._unfold)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.handle)
        lines.addWidget(self.list, 1)
        board.installEventFilter(self)
        self.hide()

    def watch(self, recap: Recap | None) -> None:
        """Tell of another table, or of none."""
        self.list.watch(recap)
        if recap is not None:
            recap.changed.connect(self.refresh)
        self.refresh()

    def want(self, on: bool) -> None:
        """Be there, or leave it to the panel."""
        self._wanted = on
        self.refresh()

    def refresh(self) -> None:
        """Follow the recap."""
        recap = self.list.recap
        on = self._wanted and recap is not None and recap.open
        if not on:
            now = self.focusWidget()
            self.unfolded = False
            if self.isVisible() and now is not None and now.hasFocus():
                self.left.emit()
        self.list.setVisible(on and self.unfolded)
        self.setVisible(on)
        if on and recap is not None:
            rows = (f"{recap.name(row)}: {row.deed.words}" for row in recap.rows)
            self.handle.setAccessibleName(sentences(f"{recap.title}:", *rows))
            self._place()
            self.handle.update()

    def _unfold(self) -> None:
        self.unfolded = not self.unfolded
        self.refresh()

    def restyle(self) -> None:
        self._place()

    def _place(self) -> None:
        board = self._board
        wide = min(board.width() - 2 * AROUND, px(WIDEST))
        high = self.handle.sizeHint().height()
        if self.unfolded:
            high = min(high + self.list.needed(wide), board.height() - 2 * AROUND)
        self.setGeometry((board.width() - wide) // 2, AROUND, wide, high)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme().color("edge"), 1))
        painter.setBrush(theme().color("panel"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
