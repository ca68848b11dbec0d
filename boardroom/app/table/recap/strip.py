"""The recap where the side panel is out of sight: a few signs beside the table that unfold into the list."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from boardroom.app.table.recap.recap import Recap, RecapRow
from boardroom.app.table.recap.rows import RecapList
from boardroom.ui.kit.announcing import sentences
from boardroom.ui.kit.buttons import Focusable, paint_ring
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text
from boardroom.ui.table.board_view import BoardView
from boardroom.ui.table.scene import GameScene

translate = QCoreApplication.translate

HEIGHT: Final = 44  # with signs alone
LINE: Final = 32  # of a turn with its words
SIGN: Final = 22
NARROWEST, WIDEST = 120, 260  # of turns with their words
LIST: Final = 360  # how wide the list is
AROUND: Final = 8  # to the edges of the board
ENTRIES: Final = 3  # that have room; the list has all


class _Handle(Focusable, QAbstractButton):
    """Signs, with what came of each turn where there is room beside the table; a press unfolds the list."""

    def __init__(self, strip: RecapStrip) -> None:
        super().__init__(strip)
        self._strip = strip
        self._wordy = self._upright = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def rows(self) -> list[RecapRow]:
        """List the turns that have room: what concerns one most, and the last."""
        recap = self._strip.list.recap
        if recap is None:
            return []
        rest = (row for row in reversed(recap.rows) if row is not recap.raised)
        return sorted([*filter(None, [recap.raised]), *rest][:ENTRIES], key=recap.rows.index)

    def fit(self, room: int) -> QSize:
        """Say how large it is beside a table that leaves so much room."""
        self._wordy = room >= px(NARROWEST) and not self._strip.unfolded
        if self._wordy:
            return QSize(min(room, px(WIDEST)), px(LINE) * len(self.rows()) + 32)
        long, short = (px(SIGN) + 8) * len(self.rows()) + 40, max(HEIGHT, px(SIGN) + 12)
        self._upright = short <= room < long and not self._strip.unfolded
        return QSize(short, long) if self._upright else QSize(long, short)

    def paintEvent(self, event: QPaintEvent) -> None:
        recap = self._strip.list.recap
        if recap is None:
            return
        colors, side = theme(), px(SIGN)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.ring:
            paint_ring(painter, QRectF(self.rect()), 10)
        end = QRectF(self.width() - 28, self.height() / 2 - 10, 20, 20)
        if self._upright or self._wordy:
            end = QRectF(self.width() / 2 - 10, self.height() - 26, 20, 20)
        paint_icon(painter, "up" if self._strip.unfolded else "down", end, colors.color("muted"))
        for i, row in enumerate(self.rows()):
            if not self._wordy:
                along, across = 12 + i * (side + 8), (min(self.width(), self.height()) - side) / 2
                at = QPointF(across, along) if self._upright else QPointF(along, across)
                recap.paint_sign(painter, QRectF(at, QSizeF(side, side)), row.seat)
                continue
            raised, top = row is recap.raised, 6 + i * px(LINE)
            recap.paint_sign(painter, QRectF(10, top + (px(LINE) - side) / 2, side, side), row.seat)
            painter.setFont(text(14, bold=raised))
            painter.setPen(colors.color("ink" if raised else "muted"))
            box = QRectF(side + 18, top, self.width() - side - 26, px(LINE))
            said = painter.fontMetrics().elidedText(row.deed.words, Qt.TextElideMode.ElideRight, round(box.width()))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, said)


class RecapStrip(Restyled, QWidget):
    """Lies beside the table, over the upper left corner of the board, while there is something to tell."""

    left = Signal()  # the keyboard goes back to the table

    def __init__(self, board: BoardView) -> None:
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
        board, scene = self._board, self._board.scene()
        home = board.mapFromScene(scene.home()).boundingRect() if isinstance(scene, GameScene) else QRect()
        size = self.handle.fit(home.left() - 2 * AROUND)
        self.handle.setFixedHeight(size.height())
        if self.unfolded:
            wide = min(board.width() - 2 * AROUND, px(LIST))
            size = QSize(wide, min(size.height() + self.list.needed(wide), board.height() - 2 * AROUND))
        self.setGeometry(QRect(QPoint(AROUND, AROUND), size))
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
