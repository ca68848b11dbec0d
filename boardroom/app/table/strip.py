"""What to do now in a line, for when the side panel is out of sight: below the board, or in the bar above it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardroom.app.table.prompt_block import TONES, name_play, show_offer
from boardroom.app.table.table import Table
from boardroom.ui.kit.buttons import Button, KeyedButton
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text

translate = QCoreApplication.translate

LEAST = 180  # what the prompt has in a bar, with the mark before it, before links lose their words
AIR = 6  # above and below the lines in a bar, together


class PromptStrip(Restyled, QWidget):
    """Says the prompt, or a notice; where a rule forbids something, it leads to the rule."""

    rule_wanted = Signal(str)
    play_wanted = Signal()  # the move that a hint says
    taken = Signal()  # what the table offers

    def __init__(self, in_bar: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self._in_bar = in_bar
        self.leads: Callable[[str], bool] = lambda rule: False  # whether the rulebook has that paragraph
        self.rule = Button(kind="link", icon="book", parent=self)
        self.rule.clicked.connect(self._lead)
        self.play = Button(kind="link", icon="play", parent=self)
        self.play.clicked.connect(self.play_wanted)
        self.offer = KeyedButton(parent=self)
        self.offer.clicked.connect(self.taken)
        self._buttons = (self.offer, self.rule, self.play)  # from the right
        self._words: dict[Button, str] = {}  # of the links
        for button in self._buttons:
            button.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.restyle()
        self.retranslate()

    def refresh(self, table: Table) -> None:
        """Follow the match; a notice is more urgent than the prompt."""
        self._table = table
        notice = table.notice
        said = notice or table.prompt
        whole = [said.what, notice.reason if notice else "", said.why]
        self.setAccessibleName(" ".join(part for part in whole if part))
        set_tip(self, "\n".join(part for part in whole if part))
        self.rule.setVisible(notice is not None and self.leads(notice.rule))
        self.play.setVisible(notice is not None and notice.playable)
        show_offer(self.offer, table)
        self._place()
        self.update()

    def retranslate(self) -> None:
        """Say its link again."""
        self.rule.setText(translate("PromptBlock", "Rule"))
        self.rule.setAccessibleName(translate("PromptBlock", "Read the rule"))
        set_tip(self.rule, self.rule.accessibleName())
        name_play(self.play)
        self._words = {link: link.text() for link in (self.rule, self.play)}
        self.play.setAccessibleName(self._words[self.play])
        self._place()

    def _lead(self) -> None:
        notice = self._table.notice if self._table else None
        if notice is not None:
            self.rule_wanted.emit(notice.rule)

    def restyle(self) -> None:
        if not self._in_bar:
            self.setFixedHeight(px(48))
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(px(200), px(36))

    def _place(self) -> None:
        """Put the buttons at the right; in a bar without room for the prompt beside them links are icons alone."""
        for link, words in self._words.items():
            link.setText(words)
        taken = sum(button.sizeHint().width() + 8 for button in self._buttons if button.isVisibleTo(self))
        if self._in_bar and self.width() - taken < px(LEAST):
            for link in self._words:
                link.setText("")
        right = self.width() - 12
        for button in self._buttons:
            size = button.sizeHint().boundedTo(QSize(self.width(), self.height() - 4))
            button.setGeometry(right - size.width(), (self.height() - size.height()) // 2, *size.toTuple())
            right -= size.width() + 8 if button.isVisibleTo(self) else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._in_bar:
            painter.fillRect(self.rect(), theme().color("panel"))
            painter.fillRect(QRectF(0, 0, self.width(), 1), theme().color("line"))
        table = self._table
        if table is None:
            return
        notice = table.notice
        left, side = 0.0 if self._in_bar else 16.0, min(px(28 if notice is None else 20), self.height() - 8)
        mark = QRectF(left, (self.height() - side) / 2, side, side)
        if notice is not None:
            icon, token = TONES[notice.tone]
            paint_icon(painter, icon, mark, theme().color(token))
        elif table.mover >= 0:
            table.face.paint_seat(painter, mark, table.mover, table.match.seats, table.match.options)
        if notice is not None or table.mover >= 0:
            left += side + px(12)
        end = self.width() - 16 - sum(button.width() + 8 for button in self._buttons if button.isVisible())
        room = QRectF(left, 0, end - left, self.height())
        if self._in_bar:
            self._paint_lines(painter, room, (notice or table.prompt).what)
        else:
            why = (notice.reason or notice.why) if notice else table.prompt.why
            self._paint_line(painter, room, (notice or table.prompt).what, why)

    def _paint_line(self, painter: QPainter, room: QRectF, what: str, why: str) -> None:
        """Write what to do and why in one line, as far as it goes; a tip has the whole."""
        for words, face, token in ((what, text(16, bold=True), "ink"), (why, text(14), "muted")):
            painter.setFont(face)
            painter.setPen(theme().color(token))
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
            room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(shown) + px(12))

    def _paint_lines(self, painter: QPainter, room: QRectF, words: str) -> None:
        """Write what to do, in two lines if they have room; a tip has the whole."""
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.setPen(theme().color("ink"))
        for size in (16, 14, 12):
            painter.setFont(text(size, bold=True))
            wanted = painter.boundingRect(room, flags, words)
            if wanted.height() <= room.height() - AIR and wanted.width() <= room.width():
                painter.drawText(room, flags, words)
                return
        shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
