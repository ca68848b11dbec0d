"""The table as a screen: the board, the side panel, and the bar above them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app import words
from boardroom.app.actions import Actions
from boardroom.app.bookcase import Bookcase
from boardroom.app.panel import SidePanel, panel_width
from boardroom.app.rulebook_places import ReaderScreen, sheet_width
from boardroom.app.settings import Preferences
from boardroom.app.table import Table
from boardroom.app.table_bar import TableBar
from boardroom.app.table_strip import Strip
from boardroom.app.thinker import Thinker
from boardroom.app.throw_bar import ThrowBar
from boardroom.app.veil import Veil
from boardroom.core.fairness import has_chance
from boardroom.core.game import Game
from boardroom.core.match import Match
from boardroom.core.record import Record, new_id
from boardroom.core.store import SUFFIX, Store
from boardroom.ui import motion
from boardroom.ui.a11y import announce
from boardroom.ui.appearance import appearance, theme
from boardroom.ui.board_view import BoardView
from boardroom.ui.face import Face
from boardroom.ui.naming import full_name

translate = QCoreApplication.translate

ROOM = 720  # what the board needs where the panel and the rules stand beside it


class TableScreen(QWidget):
    """A match being played."""

    home_wanted = Signal()
    review_wanted = Signal(object)  # a Record
    setup_wanted = Signal(object)  # a Record: the new-game dialog starts from its players and options
    rules_wanted = Signal(str, str)  # the rulebook of a game as a page, at a section or block
    rules_apart = Signal(str)  # in a window of its own
    figure_played = Signal(object, bool)  # an Exhibit, and whether against computers

    def __init__(
        self,
        actions: Actions,
        preferences: Preferences,
        store: Store,
        thinker: Thinker,
        bookcase: Bookcase,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.table: Table | None = None
        self.rules: ReaderScreen | None = None  # the rulebook beside the game, once it is wanted
        self._bookcase = bookcase
        self._reading = False  # whether it is open
        self._told = 0  # how many entries a screen reader has heard of
        self._actions, self._preferences, self._store, self._thinker = actions, preferences, store, thinker
        self.bar = TableBar(actions)
        self.board = BoardView()
        self.panel = SidePanel()
        self._strip = Strip(self)
        self.throws = ThrowBar()
        self._veil = Veil(self.board)
        self.setFocusProxy(self.board)
        self._lay_out()
        self._connect()
        appearance().changed.connect(self._restyle)
        self.retranslate()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.board, 1)
        left.addWidget(self.throws)
        left.addWidget(self._strip)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self.panel)
        self._row = row
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addLayout(row, 1)

    def _connect(self) -> None:
        self.bar.back.connect(self.home_wanted)
        self.bar.stepped.connect(self._step)
        self.bar.returned.connect(lambda: self._look(None))
        self.bar.reviewed.connect(self.review)
        self._veil.lifted.connect(self._lift)
        self.panel.done_typing.connect(self.board.setFocus)
        self.panel.result.rematch.connect(self.rematch)
        self.panel.result.home.connect(self.home_wanted)
        self.panel.result.review.connect(self.review)
        self.panel.result.new_setup.connect(self._new_setup)
        self.panel.result.rules.connect(lambda: self.open_rules())
        self.panel.prompt.rule_wanted.connect(self.open_rules)
        self._strip.rule_wanted.connect(self.open_rules)
        self.panel.prompt.know_rules(self._leads)
        self._strip.leads = self._leads
        actions = self._actions
        self.panel.chip.clicked.connect(actions.fairness.trigger)
        self.panel.result.fairness.connect(actions.fairness.trigger)
        for action, slot in (
            (actions.undo, lambda table: table.undo()),
            (actions.redo, lambda table: table.redo()),
            (actions.hint, lambda table: table.hint()),
            (actions.assist, lambda table: table.assist()),
            (actions.move_now, lambda table: table.move_now()),
            (actions.resign, lambda table: table.resign()),
            (actions.restart, lambda table: self.restart()),
            (actions.save_as, lambda table: self.save_as()),
            (actions.type_move, lambda table: self._type_move()),
        ):
            action.triggered.connect(lambda checked=False, slot=slot: self.table and slot(self.table))
        actions.pause.triggered.connect(self._on_pause)  # not toggled: leaving the table unchecks it
        actions.side_panel.toggled.connect(self._fold)
        for keys, steps in (("Alt+Left", -1), ("Alt+Right", 1), ("Alt+Home", -(10**6)), ("Alt+End", 10**6)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda steps=steps: self._step(steps))

    # ---------------------------------------------------------------- matches come and go

    def play(self, match: Match[Any, Any], face: Face) -> None:
        """Sit down to a match, new or continued."""
        self.leave()
        scene = face.scene()
        scene.restyle(theme())
        table = Table(match, face, scene, self._thinker, self._store, self._preferences, self)
        scene.setParent(table)
        self.table = table
        self._told = match.length
        self.board.show_scene(scene)
        self.panel.watch(table)
        self.throws.watch(table)
        table.changed.connect(self._refresh)
        table.considering.connect(self._refresh_strip)
        table.finished.connect(self._on_finished)
        self._actions.side_panel.setChecked(self._preferences.values.panel)
        there = self._bookcase.has(match.game.key)
        self.bar.offer_rules(there)
        self.panel.result.offer_rules(there)
        if self.rules is not None and self._reading:
            self.close_rules()
        self._say_title()
        table.begin()
        self._refresh()
        self.board.setFocus()

    def leave(self) -> None:
        """Leave the table; the match is saved."""
        if self.table is not None:
            table, self.table = self.table, None
            self.board.show_scene(None)
            self.panel.forget()
            self._veil.hide()
            table.leave()
            table.deleteLater()
        self._actions.leave_table()

    def rematch(self) -> None:
        """Play the same again, with the same people and options."""
        if self.table is not None:
            self._again(self.table.match, new_id())

    def restart(self) -> None:
        """Start this match again, after asking where there is something to lose."""
        table = self.table
        if table is None:
            return
        if table.match.length and table.match.outcome is None:
            table.ask(lambda: words.ask_restart(lambda: self._again(table.match, table.match.record().id)))
        else:
            self._again(table.match, table.match.record().id)

    def _again(self, match: Match[Any, Any], name: str) -> None:
        """Play a match's set-up from its beginning, under a name; later, because its own table may have asked."""
        assert self.table is not None
        face, game, record = self.table.face, match.game, match.record()
        QTimer.singleShot(0, self, lambda: self.play(_fresh(game, record, name), face))

    def review(self) -> None:
        """Go through the match with a strong player; in a running one that is a help, and counted."""
        if self.table is not None:
            if self.table.match.outcome is None:
                self.table.match.assist("reviews")
            self.review_wanted.emit(self.table.match.record())

    def _new_setup(self) -> None:
        if self.table is not None:
            self.setup_wanted.emit(self.table.match.record())

    def save_as(self) -> None:
        """Write the match to a file that a person chooses."""
        if self.table is None:
            return
        record = self.table.match.record()
        name = f"{self.table.face.title()} {record.created.astimezone():%Y-%m-%d %H.%M}{SUFFIX}"
        dialog = QFileDialog(self, translate("TableScreen", "Save as"), name)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(translate("TableScreen", "Boardroom games") + f" (*{SUFFIX})")
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.write_to)
        dialog.open()

    def write_to(self, path: str) -> None:
        """Write the match to a file, or say why that can't be."""
        if self.table is not None:
            try:
                self._store.write_file(Path(path), self.table.match.record())
            except OSError as error:
                self.table.tell_not_saved(error)

    # ---------------------------------------------------------------- rules beside the game

    def _leads(self, rule: str) -> bool:
        """Tell whether the rulebook of the game has such a paragraph."""
        return self.table is not None and self._bookcase.leads(self.table.match.game.key, rule)

    def help(self) -> bool:
        """Open the rules at what can be done now, or close them if they are being read; tell whether there are any."""
        table = self.table
        if table is None or not self._bookcase.has(table.match.game.key):
            return False
        if self._reading and self.rules is not None and self.rules.isAncestorOf(QApplication.focusWidget() or self):
            self.close_rules()
        else:
            self.open_rules(table.face.paragraph(table.stage.view))
        return True

    def open_rules(self, id: str = "") -> None:
        """Open the rulebook beside the game, at a section or block or where it was last open."""
        table = self.table
        if table is None or not self._bookcase.has(table.match.game.key):
            return
        if self.rules is None:
            self.rules = self._make_rules()
        self._reading = True
        self._refresh()
        self.rules.open(table.match.game.key, id)
        self.rules.setFocus()

    def _make_rules(self) -> ReaderScreen:
        sheet = ReaderScreen(self._bookcase, self._preferences, "sheet", self)
        sheet.back_wanted.connect(self.close_rules)
        sheet.play_wanted.connect(self.figure_played)
        sheet.window_wanted.connect(self.rules_apart)
        sheet.window_wanted.connect(self.close_rules)
        sheet.page_wanted.connect(lambda game: self.rules_wanted.emit(game, ""))
        self._row.addWidget(sheet)
        return sheet

    def close_rules(self) -> None:
        """Close the rulebook, and go on with the game."""
        self._reading = False
        self._refresh()
        self.board.setFocus()

    # ---------------------------------------------------------------- following the match

    def _refresh(self) -> None:
        table = self.table
        if table is None:
            return
        table.scene.speed = motion.speed()
        looking = table.stage.looking
        self._announce(table)
        self.bar.show_looking("" if looking is None else words.looking_at(table.match, looking))
        if self.isVisible():  # other screens have turned the table's actions off
            self._allow(table)
        self._unfold(self._actions.side_panel.isChecked() or table.question is not None or table.over)
        self._cover(table)
        self.throws.refresh()
        self._refresh_strip()

    def _allow(self, table: Table) -> None:
        """Turn on what can be done now."""
        stage, match, actions = table.stage, table.match, self._actions
        over = match.outcome is not None
        plan = match.undo_plan()
        actions.undo.setEnabled(plan.possible or plan.barrier == "revealed")  # that one is said when it is asked for
        actions.undo.setStatusTip("" if plan.possible else words.barrier(plan.barrier).what)
        actions.redo.setEnabled(match.redoable)
        actions.hint.setEnabled(stage.acting and not table.advising)
        actions.assist.setText(table.face.assist())
        actions.assist.setVisible(bool(table.face.assist()))
        actions.assist.setEnabled(stage.acting and bool(table.face.assist()))
        actions.move_now.setEnabled(table.thinking)
        actions.resign.setEnabled(stage.acting)
        actions.type_move.setEnabled(not over and bool(table.people))
        actions.pause.setEnabled(not over)
        for action in (actions.save_as, actions.restart, actions.side_panel):
            action.setEnabled(True)
        actions.pause.setChecked(table.paused)
        actions.offer_fairness(has_chance(match.game), table.face.dice() is not None)

    def _announce(self, table: Table) -> None:
        """Let a screen reader say what a computer has played."""
        length, told = table.match.length, self._told
        self._told = length
        if length > told and table.match.entries[-1].seat >= 0:
            step = table.match.step(length - 1, table.stage.view.seat)
            if table.match.players[step.seat].kind == "bot":
                who = full_name(step.seat, table.match.players)
                announce(self.board, f"{who}: {words.move_words(table.face, step, table.match.players)}")

    def _refresh_strip(self) -> None:
        if self.table is not None:
            self._strip.refresh(self.table)

    def _cover(self, table: Table) -> None:
        """Cover the board where nobody, or somebody else, may look at it."""
        curtain = table.stage.curtain
        if curtain is not None:
            name = full_name(curtain, table.match.players)
            self._veil.cover(
                translate("TableScreen", "Hand over to {name}").format(name=name),
                translate("TableScreen", "Nobody else should look now."),
                translate("TableScreen", "I am {name}").format(name=name),
            )
        elif table.paused and table.clocks.clock is not None:
            self._veil.cover(
                translate("TableScreen", "Paused"),
                translate("TableScreen", "The clocks stand still, and the board is covered."),
                translate("TableScreen", "Continue"),
            )
        elif not self._veil.isHidden():
            self._veil.hide()
            self.board.setFocus()

    def _lift(self) -> None:
        if self.table is not None:
            if self.table.stage.curtain is not None:
                self.table.lift_curtain()
            else:
                self.table.pause(False)

    def _on_finished(self) -> None:
        table = self.table
        outcome = table.match.outcome if table else None
        if table is not None and outcome is not None:
            headline, sentence = table.face.say_outcome(outcome, table.match.players, table.match.options)
            announce(self, f"{headline} {sentence}", urgent=True)
            if self._reading:
                self.close_rules()

    def _on_pause(self, on: bool) -> None:
        if self.table is not None:
            self.table.pause(on)

    def _fold(self, unfolded: bool) -> None:
        if self.table is not None:
            self._preferences.change(panel=unfolded)
            self._refresh()

    def _unfold(self, unfolded: bool) -> None:
        """Show the panel, the rules, or both where there is room; a question must be seen."""
        asked = self.table is not None and self.table.question is not None
        roomy = self.width() - sheet_width() - panel_width() >= ROOM
        reading = self._reading and (roomy or not asked)
        if self.rules is not None:
            self.rules.setFixedWidth(min(sheet_width(), self.width() // 2))
            self.rules.setVisible(reading)
        unfolded = unfolded and (roomy or not reading)
        self.panel.setVisible(unfolded)
        self._strip.setVisible(not unfolded)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._reading:
            self._refresh()

    def _type_move(self) -> None:
        self._actions.side_panel.setChecked(True)
        self.panel.type_move()

    def _step(self, steps: int) -> None:
        """Look some moves further back or on."""
        self.panel.moves.step(steps)
        if self.table is not None and self.table.stage.looking is None:
            self.board.setFocus()

    def _look(self, at: int | None) -> None:
        if self.table is not None:
            self.table.look(at)
            if at is None:
                self.board.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.table is not None and self.table.cancel():
            return
        if self.throws.type(event):
            return
        super().keyPressEvent(event)

    # ---------------------------------------------------------------- looks and words

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything again."""
        self.bar.retranslate()
        self._strip.retranslate()
        self.throws.retranslate()
        if self.table is not None:
            self.table.retranslate()
        self.panel.retranslate()
        self._say_title()
        self._refresh()

    def _say_title(self) -> None:
        if self.table is not None:
            self.bar.title.setText(self.table.face.title())
            self.bar.subtitle.setText(self.table.face.variant(self.table.match.seats))

    def _restyle(self) -> None:
        if self.table is not None:
            self.table.scene.restyle(theme())
        self.panel.refresh()


def _fresh(game: Game[Any, Any], record: Record, name: str) -> Match[Any, Any]:
    """Return a match with a record's set-up and nothing played, under a name and with other dice."""
    match = Match.new(game, record.players, game.options.model_validate(record.options), position=record.position)
    return Match(game, match.record(id=name, title=record.title, dice=record.dice))
