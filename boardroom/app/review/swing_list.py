"""The list of a review's biggest swings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.match_words import move_number
from boardroom.app.review.graph import paint_badge
from boardroom.app.review.review import SWINGS, Swing
from boardroom.core.match import Match
from boardroom.ui.game.naming import full_name, only_person
from boardroom.ui.kit.buttons import paint_ring
from boardroom.ui.kit.rows import ListRow, step
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text
from boardroom.ui.style.percent import hundredths, percentage
from boardroom.ui.style.translation import translate


def whose_move(match: Match, swing: Swing) -> str:
    """Say a swing's move and who made it: "Move 15, you"."""
    number = move_number(match, swing.index + 1)
    if swing.seat < 0:
        return translate("SwingList", "After move {number}, chance").format(number=number)
    you = only_person(match.players)
    if swing.seat == you:
        return translate("SwingList", "Move {number}, you").format(number=number)
    if len(match.players) == 2 and you is not None:
        return translate("SwingList", "Move {number}, computer").format(number=number)
    name = full_name(swing.seat, match.players)
    return translate("SwingList", "Move {number}, {name}").format(number=number, name=name)


class SwingRow(ListRow):
    """One swing: its number, its move, from what to what, and by how much."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.swing = Swing(0, 0, 0.5, 0.5)
        self._number = number
        self._chosen = False
        self._title = self._change = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard at the graph
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_swing(self, swing: Swing, match: Match) -> None:
        """Show another swing."""
        self.swing = swing
        self._title = whose_move(match, swing)
        self._change = translate("SwingList", "from {before} to {after}").format(
            before=percentage(swing.before), after=percentage(swing.after)
        )
        self.setAccessibleName(f"{self._title}, {self._change}")
        set_tip(self, f"{self._title}\n{self._change}")
        self.update()

    def choose(self, chosen: bool) -> None:
        """Mark it as the one on show."""
        if chosen != self._chosen:
            self._chosen = chosen
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(240), px(60))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        rect = QRectF(self.rect())
        painter = self.begin(rect, "row_selected" if self._chosen else "")
        if self._chosen:
            self.paint_bar(painter, 0, 12, "look")
        radius = px(12)
        badge = QRectF(px(26) - radius, rect.center().y() - radius, 2 * radius, 2 * radius)
        paint_badge(painter, badge, self._number, self._chosen, "panel")
        end = self._paint_amount(painter, rect)
        left = px(52)
        for top, said, face, token in (
            (px(11), self._title, text(14, bold=True), "ink"),
            (px(30), self._change, text(14), "muted"),
        ):
            painter.setFont(face)
            painter.setPen(colors.color(token))
            shown = QFontMetrics(face).elidedText(said, Qt.TextElideMode.ElideRight, int(end - left))
            painter.drawText(QRectF(left, top, end - left, px(20)), Qt.AlignmentFlag.AlignVCenter, shown)
        if self.ring:
            paint_ring(painter, rect, 8)

    def _paint_amount(self, painter: QPainter, rect: QRectF) -> float:
        """Paint by how much the chance rose or fell, and return where that begins."""
        up = self.swing.change > 0
        color = theme().color("act" if up else "danger")
        said = str(abs(hundredths(self.swing.after) - hundredths(self.swing.before)))
        painter.setFont(text(20, serif=True))
        width = painter.fontMetrics().horizontalAdvance(said)
        right = rect.right() - 20
        painter.setPen(color)
        line = QRectF(right - width, rect.top(), width + 1, rect.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, said)
        x, y, half = right - width - px(13), rect.center().y(), px(5)
        tip, foot = (y - half, y + half - 1) if up else (y + half, y - half + 1)
        pen = QPen(color, 1.5)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(color)
        painter.drawPolygon(QPolygonF([QPointF(x - half, foot), QPointF(x + half, foot), QPointF(x, tip)]))
        return x - half - px(8)


class SwingList(QWidget):
    """The swings, in the order of the match."""

    chosen = Signal(int)  # the entry

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        self._rows = [SwingRow(number + 1, self) for number in range(SWINGS)]
        for row in self._rows:
            row.hide()
            row.clicked.connect(lambda checked=False, row=row: self.chosen.emit(row.swing.index))
            row.stepped.connect(lambda steps, row=row: step(self.rows(), row, steps))
            lines.addWidget(row)

    def show_swings(self, swings: Sequence[Swing], match: Match, at: int) -> None:
        """Show these swings, and mark the one at hand."""
        for row, swing in zip(self._rows, swings, strict=False):
            row.show_swing(swing, match)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(swings))
        self.mark(at)

    def mark(self, at: int) -> None:
        """Mark the swing whose move is at hand."""
        for row in self._rows:
            row.choose(row.swing.index == at)

    def rows(self) -> list[SwingRow]:
        """List the rows that are shown."""
        return [row for row in self._rows if not row.isHidden()]
