"""What to do now in one line below the board, for when the side panel is folded away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from boardroom.app.table.prompt_block import TONES
from boardroom.app.table.table import Table
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text

translate = QCoreApplication.translate


class PromptStrip(Restyled, QWidget):
    """Says the prompt, or a notice; where a rule forbids something, it leads to the rule."""

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self.leads: Callable[[str], bool] = lambda rule: False  # whether the rulebook has that paragraph
        self.rule = Button(kind="link", icon="book", parent=self)
        self.rule.clicked.connect(self._lead)
        self.rule.hide()
        self.restyle()
        self.retranslate()

    def refresh(self, table: Table) -> None:
        """Follow the match; a notice is more urgent than the prompt."""
        self._table = table
        notice = table.notice
        said = notice or table.prompt
        self.setAccessibleName(f"{said.what} {said.why}")
        set_tip(self, said.why)
        self.rule.setVisible(notice is not None and self.leads(notice.rule))
        self._place()
        self.update()

    def retranslate(self) -> None:
        """Say its link again."""
        self.rule.setText(translate("PromptBlock", "Rule"))
        self.rule.setAccessibleName(translate("PromptBlock", "Read the rule"))

    def _lead(self) -> None:
        notice = self._table.notice if self._table else None
        if notice is not None:
            self.rule_wanted.emit(notice.rule)

    def restyle(self) -> None:
        self.setFixedHeight(px(48))
        self._place()

    def _place(self) -> None:
        size = self.rule.sizeHint()
        self.rule.setGeometry(self.width() - size.width() - 12, (self.height() - size.height()) // 2, *size.toTuple())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme().color("panel"))
        painter.fillRect(QRectF(0, 0, self.width(), 1), theme().color("line"))
        table = self._table
        if table is None:
            return
        notice = table.notice
        left, side = 16.0, px(28 if notice is None else 20)
        mark = QRectF(left, (self.height() - side) / 2, side, side)
        if notice is not None:
            icon, token = TONES[notice.tone]
            paint_icon(painter, icon, mark, theme().color(token))
        elif table.match.turn >= 0:
            table.face.paint_seat(painter, mark, table.match.turn, table.match.seats, table.match.options)
        if notice is not None or table.match.turn >= 0:
            left += side + px(12)
        end = self.width() - 16 - (self.rule.width() if self.rule.isVisible() else 0)
        said = notice or table.prompt
        for words, face, token in ((said.what, text(16, bold=True), "ink"), (said.why, text(14), "muted")):
            painter.setFont(face)
            painter.setPen(theme().color(token))
            room = QRectF(left, 0, end - left, self.height())
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
            left += painter.fontMetrics().horizontalAdvance(shown) + px(12)
