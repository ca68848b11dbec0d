"""The move list: every move in words; choosing one shows the position after it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any, Literal

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from boardroom.app.match_words import move_words
from boardroom.app.table.table import Table
from boardroom.core.game import CHANCE, Seat
from boardroom.core.record import Player
from boardroom.ui.game.face import Gain
from boardroom.ui.game.naming import full_name
from boardroom.ui.kit.buttons import paint_ring
from boardroom.ui.kit.tips import plain_tip
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
ROW = 32
MARGIN = 12  # right of the rows: the room of the scroll bar


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A line of the list: a move that was made, or the one being considered."""

    at: int  # how many entries lead to the position after it
    number: int  # 0: none, chance has decided
    seat: Seat
    note: Hashable  # what is painted beside the words
    words: str
    kind: Literal["past", "last", "next"] = "past"


class MoveModel(QAbstractListModel):
    """The log of a table as rows; what was said once is kept till the language changes."""

    RowRole = Qt.ItemDataRole.UserRole

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.table: Table | None = None
        self.opening = 0  # how many entries lead to the position before the first row: a deal, say
        self._rows: list[MoveRow] = []
        self._said: dict[tuple[int, str], tuple[str, Hashable, Seat, bool]] = {}
        self._named: tuple[Player, ...] = ()  # the players whom those words name

    def watch(self, table: Table | None) -> None:
        """Show another match, or none."""
        self.table = table
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again."""
        self._said.clear()
        self.beginResetModel()
        self._rows = self._made()
        self.endResetModel()

    def refresh(self) -> bool:
        """Follow the match; tell whether any row is different."""
        new = self._made()
        if new == self._rows:
            return False
        same = 0
        while same < min(len(new), len(self._rows)) and new[same] == self._rows[same]:
            same += 1
        if same < len(self._rows):
            self.beginRemoveRows(QModelIndex(), same, len(self._rows) - 1)
            del self._rows[same:]
            self.endRemoveRows()
        if same < len(new):
            self.beginInsertRows(QModelIndex(), same, len(new) - 1)
            self._rows.extend(new[same:])
            self.endInsertRows()
        return True

    def row_at(self, at: int) -> int:
        """Return the row of the position after so many entries, or -1."""
        return next((i for i, row in enumerate(self._rows) if row.at >= at > self.opening and row.kind != "next"), -1)

    def rows(self) -> list[MoveRow]:
        """List the rows."""
        return self._rows

    def _made(self) -> list[MoveRow]:
        table = self.table
        if table is None:
            return []
        match, viewer = table.match, table.shown.view.seat  # nobody's while the table changes hands
        rows: list[MoveRow] = []
        number = 0
        log = match.entries[: table.shown.known]
        players = match.players
        if players != self._named:
            self._named = players
            self._said.clear()
        self.opening = len(log)
        for index, entry in enumerate(log):
            number += entry.seat != CHANCE
            key = (index, f"{viewer} {entry.seat} {entry.text}")
            if key not in self._said:
                step = match.step(index, viewer)
                said = move_words(table.face, step, players)
                face, move = table.face, step.move
                if move is None:
                    self._said[key] = said, None, step.seat, bool(said)
                else:
                    note, seat = face.noted(step.before, move), face.mover(step.before, step.seat, move)
                    self._said[key] = said, note, seat, bool(said) and face.listed(move)
            said, note, seat, listed = self._said[key]
            if listed:
                shown = 0 if entry.seat == CHANCE else number
                self.opening = self.opening if rows else index
                rows.append(MoveRow(index + 1, shown, seat, note, said))
            elif rows:
                rows[-1] = replace(rows[-1], at=index + 1)
        if rows:
            rows[-1] = replace(rows[-1], kind="last")
        if table.shown.acting:  # the row is there before a move is considered, so that nothing jumps
            move = table.considered
            view, said, note = table.shown.view, "", None
            if move is not None:
                said, note = table.face.say_move(view, match.turn, move, players), table.face.noted(view, move)
            rows.append(MoveRow(match.length + 1, number + 1, match.turn, note, said, "next"))
        return rows

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == self.RowRole:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.words
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(row.words)
        if role == Qt.ItemDataRole.AccessibleTextRole and self.table is not None:
            who = full_name(row.seat, self.table.match.players) if row.seat >= 0 else ""
            if row.kind == "next" and not row.words:
                return translate("MoveList", "Move {number}, not played yet").format(number=row.number)
            if row.kind == "next":
                return translate("MoveList", "Considering: {move}").format(move=row.words)
            if not row.number:  # chance decides, though somebody may throw the dice
                text = translate("MoveList", "{who}: {move}") if who else "{move}"
                return text.format(who=who, move=row.words)
            said = translate("MoveList", "Move {number}, {who}: {move}").format(
                number=row.number, who=who, move=row.words
            )
            return f"{said}, {self._gained(row.note)}" if isinstance(row.note, Gain) else said
        return None

    def _gained(self, gain: Gain) -> str:
        assert self.table is not None
        text = translate("MoveList", "+{points} for {who}")
        return text.format(points=gain.points, who=full_name(gain.seat, self.table.match.players))

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self._rows[index.row()].kind == "next":
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class _Painter(QStyledItemDelegate):
    """Paints a row: number, sign, words, and the game's own note at the end."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(120), px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, MoveModel)
        table = model.table
        assert table is not None
        row: MoveRow = index.data(MoveModel.RowRole)
        colors = theme()
        rect = QRectF(option.rect)
        if not self._scrolls():
            rect.setRight(rect.right() - MARGIN)
        state = option.state
        looked_at = table.shown.looking is not None and index.row() == model.row_at(table.shown.looking)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if row.kind == "next":
            pen = QPen(colors.color("act" if row.words else "line"), 1.5)
            pen.setDashPattern([4 / 1.5, 4 / 1.5])
            painter.setPen(pen)
            painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), 8, 8)
        elif row.kind == "last" or looked_at:
            painter.setBrush(colors.color("look_soft"))
            painter.drawRoundedRect(rect, 8, 8)
            if looked_at or table.shown.looking is None:
                painter.setBrush(colors.color("look"))
                painter.drawRoundedRect(QRectF(rect.left(), rect.top() + 6, 3, rect.height() - 12), 1.5, 1.5)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(colors.color("chip"))
            painter.drawRoundedRect(rect, 8, 8)
        if looked_at:
            paint_ring(painter, rect, 8, colors.color("look"))
        elif state & QStyle.StateFlag.State_HasFocus and state & QStyle.StateFlag.State_Selected:
            paint_ring(painter, rect, 8)
        self._paint_words(painter, rect, row, table)
        painter.restore()

    def _scrolls(self) -> bool:
        """Whether the scroll bar stands in the margin beside the rows."""
        view = self.parent()
        return isinstance(view, QListView) and view.verticalScrollBar().isVisible()

    def _paint_words(self, painter: QPainter, rect: QRectF, row: MoveRow, table: Table) -> None:
        colors = theme()
        ink = colors.color("ink" if row.kind != "next" else "act" if row.words else "muted")
        match, face = table.match, table.face
        middle = Qt.AlignmentFlag.AlignVCenter
        if row.number:
            painter.setFont(text(14))
            painter.setPen(colors.color("muted"))
            box = QRectF(rect.left(), rect.top(), px(32), rect.height())
            painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, str(row.number))
        if row.seat >= 0:
            side = px(16)
            sign = QRectF(rect.left() + px(50) - side / 2, rect.center().y() - side / 2, side, side)
            face.paint_sign(painter, sign, row.seat, match.seats, match.options, ink)
        right = rect.right() - px(12)
        side = px(18)
        note = QRectF(right - side, rect.center().y() - side / 2, side, side)
        quiet = row.kind == "past"
        color = colors.color("muted") if quiet else ink
        if isinstance(row.note, Gain):
            right = self._paint_gain(painter, note, row.note, table, color)
        elif row.note is not None and face.paint_note(painter, note, row.seat, row.note, match.seats, color):
            right = note.left() - px(8)
        painter.setFont(text(14, bold=not quiet))
        painter.setPen(ink)
        box = QRectF(rect.left() + px(68), rect.top(), right - rect.left() - px(68), rect.height())
        said = painter.fontMetrics().elidedText(row.words, Qt.TextElideMode.ElideRight, round(box.width()))
        painter.drawText(box, middle | Qt.AlignmentFlag.AlignLeft, said)

    def _paint_gain(self, painter: QPainter, mark: QRectF, gain: Gain, table: Table, ink: QColor) -> float:
        """Paint what a move has brought, and whom; return where it begins."""
        table.face.paint_seat(painter, mark, gain.seat, table.match.seats, table.match.options)
        painter.setFont(text(14, bold=True))
        painter.setPen(ink)
        box = QRectF(mark.left() - px(34), mark.top(), px(30), mark.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, f"+{gain.points}")
        return box.left()


class MoveList(Restyled, QListView):
    """The moves so far. Clicking one, or walking with the arrow keys, shows the position after it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = 1
        self._model = MoveModel(self)
        self.setModel(self._model)
        self.setItemDelegate(_Painter(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setObjectName("moves")
        self.setStyleSheet("#moves { background: transparent; border: none; }")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.clicked.connect(self._on_clicked)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)
        self.restyle()

    def watch(self, table: Table | None) -> None:
        """Show another match, or none."""
        self._model.watch(table)

    def look(self, at: int | None) -> None:
        """Show the position after so many entries; None: the game itself."""
        if self._model.table is not None:
            self._model.table.look(at)

    def step(self, steps: int) -> None:
        """Show the position so many rows further back or on."""
        table = self._model.table
        if table is not None:
            stops = [self._model.opening, *(row.at for row in self._model.rows() if row.kind != "next")]
            now = table.shown.looking
            here = len(stops) - 1 if now is None else self._model.row_at(now) + 1
            self.look(stops[max(0, min(len(stops) - 1, here + steps))])

    def refresh(self) -> None:
        """Follow the match: the last move stays in sight, or the one that is being looked at."""
        table = self._model.table
        if table is None:
            return
        grown = self._model.refresh()
        looking = table.shown.looking
        row = self._model.row_at(looking) if looking is not None else -1
        if row >= 0:
            self.setCurrentIndex(self._model.index(row))
            self.scrollTo(self._model.index(row))
        elif grown:
            self.clearSelection()
            self.scrollToBottom()
        self.viewport().update()

    def retranslate(self) -> None:
        """Say everything again."""
        self.setAccessibleName(translate("MoveList", "Moves"))
        self._model.retranslate()

    def moves(self) -> list[MoveRow]:
        """List the rows as they are."""
        return self._model.rows()

    def keep(self, rows: int) -> None:
        """Show so many rows at least."""
        if rows != self._rows:
            self._rows = rows
            self.restyle()

    def restyle(self) -> None:
        self.setMinimumHeight(px(ROW) * self._rows)
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        return QSize(px(200), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.setViewportMargins(0, 0, 0, self.height() % px(ROW))  # only whole rows
        super().resizeEvent(event)

    def _on_range(self) -> None:
        table = self._model.table
        if table is not None and table.shown.looking is None:
            self.scrollToBottom()

    def _on_clicked(self, index: QModelIndex) -> None:
        self._look(index.row())

    def _look(self, row: int) -> None:
        rows = self._model.rows()
        if 0 <= row < len(rows) and rows[row].kind != "next":
            self.look(None if rows[row].kind == "last" else rows[row].at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8}
        last = sum(row.kind != "next" for row in self._model.rows()) - 1
        now = self.currentIndex().row() if self.selectedIndexes() else last
        table = self._model.table
        key = event.key()
        if table is not None and last >= 0 and key in (*steps, Qt.Key.Key_Home, Qt.Key.Key_End):
            if key == Qt.Key.Key_Home or (key == Qt.Key.Key_Up and now == 0):
                self.look(self._model.opening)  # before the first move
                return
            new = last if key == Qt.Key.Key_End else max(0, min(last, now + steps.get(Qt.Key(key), 0)))
            if table.shown.looking == self._model.opening and key == Qt.Key.Key_Down:
                new = 0
            self.setCurrentIndex(self._model.index(new))
            self._look(new)
        else:
            super().keyPressEvent(event)
