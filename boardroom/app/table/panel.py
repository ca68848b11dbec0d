"""The side panel: who plays, what was played, and what to do now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from boardroom.app.board_and_panel import PanelEdge
from boardroom.app.fairness.fingerprint_chip import FingerprintChip
from boardroom.app.table.move_list import ROW, MoveList
from boardroom.app.table.prompt_block import PromptBlock
from boardroom.app.table.recap.recap import Recap
from boardroom.app.table.recap.rows import RecapDrawer
from boardroom.app.table.result import ResultBlock
from boardroom.app.table.seat_cards import SeatCards
from boardroom.app.table.standing.heading import HeadingBlock
from boardroom.app.table.standing.score_sheet import ScoreSheetBlock
from boardroom.app.table.standing.tally import TallyBlock
from boardroom.app.table.table import Table
from boardroom.ui.kit.buttons import IconButton
from boardroom.ui.kit.choices import Segment, Segmented
from boardroom.ui.kit.field import Field
from boardroom.ui.kit.labels import Label, Rule
from boardroom.ui.kit.scrolling import FOOT, MAXIMUM, Foot, Scroller, inset, needed_height, panel_width, stacked
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px

translate = QCoreApplication.translate

TALLY = (640, 900)  # pixels of height from which on there is room for a row of pictures, and for two of larger ones
LEAST = 80  # pixels of the seats, the rest of which scrolls
FEW, ROWS, ROWS_BELOW = 2, 4, 8  # moves that can be seen at least: beside a long foot, beside the board, below it


class TypedMove(Field):
    """A line for a move in the game's notation."""

    given_up = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)


class SidePanel(Restyled, QWidget):
    """The panel beside the board."""

    began_typing = Signal()
    done_typing = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self.cards = SeatCards()
        self.heading, self.sheet, self.tally = HeadingBlock(), ScoreSheetBlock(), TallyBlock()
        self.moves = MoveList()
        self.prompt = PromptBlock()
        self.result = ResultBlock()
        self.result.hide()
        self.typed = TypedMove()
        self.typed.hide()
        self._title = Label(size=14, bold=True, heading=True)
        self.chip = FingerprintChip()
        self._typing = IconButton("keyboard", token="muted", size=28)
        self._typing.clicked.connect(self.type_move)
        self._pace = Segmented()
        self._halt = IconButton("pause")
        self._halt.clicked.connect(self._on_halt)
        self._watching = QWidget()
        self._watching.hide()
        self._below = False  # whether it stands below the board
        self._lay_out()
        self.edge = PanelEdge(self)
        self.prompt.answered.connect(lambda yes: self._table and self._table.answer(yes))
        self.prompt.went_on.connect(lambda: self._table and self._table.pause(False))
        self.prompt.aim_known.connect(lambda: self._table and self._table.know_aim())
        self.prompt.lesson_refused.connect(lambda: self._table and self._table.refuse_lesson())
        self.prompt.play_wanted.connect(lambda: self._table and self._table.play_hint())
        self.prompt.hurried.connect(lambda: self._table and self._table.move_now())
        self.typed.returnPressed.connect(self._on_typed)
        self.typed.given_up.connect(self._stop_typing)
        self._pace.chosen.connect(self._on_pace)
        self.restyle()
        self.retranslate()

    def _lay_out(self) -> None:
        upper, lower, foot = QWidget(), QWidget(), QWidget()
        lines = stacked(upper)
        lines.addWidget(self.heading)
        lines.addWidget(self.cards)
        lines.addSpacing(16)
        lines.addLayout(inset(Rule(), 24))
        lines.addWidget(self.sheet)
        lines.addWidget(self.tally)
        lines.addStretch(1)
        top = QWidget()
        head = QHBoxLayout(top)
        head.setContentsMargins(24, 8, 20, 4)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.chip)
        head.addWidget(self._typing)
        lines = stacked(lower)
        lines.addWidget(top)
        around = inset(self.moves, 12)
        around.setContentsMargins(12, 0, 0, 0)
        lines.addLayout(around, 1)
        lines.addLayout(inset(self.typed, 12, 8))
        watching = QHBoxLayout(self._watching)
        watching.setContentsMargins(0, 0, 0, 0)
        watching.addWidget(self._halt)
        watching.addWidget(self._pace)
        watching.addStretch(1)
        lines.addLayout(inset(self._watching, 16, 8))
        lines.addSpacing(12)
        lines = stacked(foot)
        lines.addWidget(self.prompt)
        lines.addWidget(self.result)
        self._seats, self._upper, self._lower, self.foot = upper, Scroller(upper), lower, Foot(foot)
        for part in (upper, lower):
            part.installEventFilter(self)
        for covered in (top, self.moves):  # they keep their room while what happened lies over them
            policy = covered.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            covered.setSizePolicy(policy)
        self.recap = RecapDrawer(lower)
        self.recap.covers.connect(top.setHidden)
        self.recap.covers.connect(self.moves.setHidden)
        self._whole = whole = stacked(self)
        whole.setContentsMargins(1, 0, 0, 0)
        whole.addWidget(self._upper)
        whole.addWidget(lower, 1)
        whole.addLayout(inset(Rule(), 24))
        whole.addWidget(self.foot)

    # ---------------------------------------------------------------- following the match

    def watch(self, table: Table, recap: Recap) -> None:
        """Show another match."""
        self._table = table
        self.recap.watch(recap)
        self.cards.watch(table)
        self.moves.watch(table)
        self.chip.show_match(table.match, table.face)
        table.changed.connect(self.refresh)
        table.considering.connect(self.refresh)
        table.clocks.ticked.connect(self.cards.tick)
        self._show_pace()
        self._stop_typing()
        self.refresh()

    def forget(self) -> None:
        """The match has left the table: show nothing of it."""
        self._table = None
        self.recap.watch(None)
        self.cards.clear()
        self.heading.show_heading(None)
        self.sheet.show_sheet(None)
        self.tally.show_tally(None)
        self.moves.watch(None)
        self.result.hide()

    def refresh(self) -> None:
        """Follow the match."""
        table = self._table
        if table is None:
            return
        if table.shown.curtain is not None and not self.typed.isHidden():
            self._stop_typing()  # the example is from somebody's hand
        self.cards.refresh()
        self.heading.show_heading(table)
        self.sheet.show_sheet(table)
        self.tally.show_tally(table)
        self.moves.refresh()
        over = table.over and table.shown.looking is None and table.question is None
        if over:
            self.result.show_result(table)
            self.typed.hide()
        self.prompt.show_prompt(table)
        self.result.setVisible(over)
        self.prompt.setVisible(not over)
        self._watching.setVisible(not table.people and not over)
        self._halt.set_icon("play" if table.paused else "pause")
        self._typing.setVisible(not over and bool(table.people))
        self._fit()

    def retranslate(self) -> None:
        """Say everything again."""
        self._title.setText(translate("SidePanel", "Moves"))
        self._typing.set_name(translate("SidePanel", "Type a move (Ctrl+T)"))
        self.typed.setAccessibleName(translate("SidePanel", "Type a move"))
        self._halt.set_name(translate("SidePanel", "Pause or continue (P)"))
        self._pace.setAccessibleName(translate("SidePanel", "How fast the computers play"))
        self._show_pace()
        self.chip.retranslate()
        self.prompt.retranslate()
        self.result.retranslate()
        self.moves.retranslate()
        self.recap.retranslate()
        self.refresh()

    # ---------------------------------------------------------------- typing and pace

    def type_move(self) -> None:
        """Open the line for a typed move."""
        table = self._table
        if table is None:
            return
        table.look(None)
        if self.recap.recap is not None:
            self.recap.recap.fold()
        moves = table.shown.view.moves
        example = table.match.game.write(moves[0]) if moves else ""
        hint = translate("SidePanel", "Type a move, like {example}").format(example=example)
        self.typed.setPlaceholderText(hint if example else translate("SidePanel", "Type a move"))
        self.typed.show()
        self.typed.setFocus()
        self.began_typing.emit()

    def _on_typed(self) -> None:
        if self._table is not None and self._table.play(self.typed.text()):
            self.typed.clear()
        else:
            self.typed.selectAll()

    def _stop_typing(self) -> None:
        self.typed.clear()
        self.typed.hide()
        self.done_typing.emit()

    def _on_halt(self) -> None:
        if self._table is not None:
            self._table.pause(not self._table.paused)

    def _show_pace(self) -> None:
        segments = [
            Segment("slow", translate("SidePanel", "Slow")),
            Segment("normal", translate("SidePanel", "Normal")),
            Segment("fast", translate("SidePanel", "Fast")),
        ]
        self._pace.set_segments(segments, self._table.preferences.values.watch if self._table else "normal")

    def _on_pace(self, pace: str) -> None:
        if self._table is not None:
            self._table.preferences.change(watch=pace)

    # ---------------------------------------------------------------- looks

    def stand(self, width: int) -> None:
        """Stand beside the board, so wide; or, with 0, below it, where everything has all the room that it needs."""
        self._below = not width
        self.setMinimumWidth(width)
        self.setMaximumWidth(width or MAXIMUM)
        self._whole.setContentsMargins(int(not self._below), int(self._below), 0, 0)  # the line towards the board
        self.edge.setVisible(bool(width))
        self._fit()
        self.update()

    def restyle(self) -> None:
        self._title.setMinimumHeight(px(28))
        self._fit()
        self.update()

    def _fit(self, anew: bool = True) -> None:
        """Share out the height: the moves keep some rows and the prompt what it needs, and the rest scrolls."""
        width = self.width() - self._whole.contentsMargins().left()
        height = MAXIMUM if self._below else self.height()
        rows = ROWS_BELOW if self._below else ROWS
        self.tally.make_room(1 if self._below else sum(height > px(least) for least in TALLY))
        upper = needed_height(self._seats, width, anew)
        around = needed_height(self._lower, width, anew) - self.moves.minimumHeight()
        crowded = self._below or upper + around + px(ROW) * rows + FOOT > height
        self.foot.fit(width, round(height * 0.6), crowded, anew)
        beside = (height - upper - around - self.foot.height() - 1) // px(ROW)
        if FEW <= beside < rows:
            rows = beside  # rather fewer moves than seats that scroll
        elif px(LEAST) + around + px(ROW) * rows + self.foot.height() > height:
            rows = FEW
        self.moves.keep(rows)
        left = height - around - px(ROW) * rows - self.foot.height() - 1
        self._seats.setMinimumHeight(upper)
        self._upper.setFixedHeight(max(px(LEAST), min(upper, left)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit(anew=False)  # something needs more room, or less
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.edge.setFixedHeight(self.height())
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(panel_width(), px(400))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("panel"))
        edge = QRectF(0, 0, self.width(), 1) if self._below else QRectF(0, 0, 1, self.height())
        painter.fillRect(edge, theme().color("line"))
