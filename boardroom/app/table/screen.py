"""The table as a screen: the board, the side panel, and the bar above them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app.actions import Actions
from boardroom.app.board_and_panel import BoardAndPanel
from boardroom.app.match_words import move_number
from boardroom.app.own_keys import OwnKey
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.app.review.viewpoint import viewpoint
from boardroom.app.rules.places import ReadingPlace, sheet_width
from boardroom.app.saving import save_as
from boardroom.app.screen import Screen
from boardroom.app.settings.apply_settings import TUNED, tune
from boardroom.app.settings.preferences import Preferences
from boardroom.app.table import words
from boardroom.app.table.bar import TableBar
from boardroom.app.table.panel import SidePanel
from boardroom.app.table.recap.recap import Recap
from boardroom.app.table.recap.strip import RecapStrip
from boardroom.app.table.sounds import TableSounds
from boardroom.app.table.strip import PromptStrip
from boardroom.app.table.table import Table
from boardroom.app.table.telling import PositionSheet, Teller
from boardroom.app.table.throw_bar import ThrowBar
from boardroom.app.table.veil import Veil
from boardroom.app.thinking import Thinker
from boardroom.core.fairness import has_chance
from boardroom.core.game import NOBODY, Game, has_secrets
from boardroom.core.match import Match, Step
from boardroom.core.record import Record, new_id
from boardroom.core.store import Store
from boardroom.ui.game.face import Face
from boardroom.ui.kit.overlay import covered
from boardroom.ui.kit.scrolling import grown, panel_width, width_beside
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import text_scale
from boardroom.ui.table.board_view import BoardView
from boardroom.ui.table.passing_card import PassingCard

if TYPE_CHECKING:
    from boardroom.app.screen import Navigator

translate = QCoreApplication.translate

LOWEST = 240  # of a board
FAR = 10**6  # moves: as far as it goes
ROOM = 720  # what the board needs where the panel and the rules stand beside it


class TableScreen(Screen, QWidget):
    """A match being played."""

    has_board = True
    KEYS = (
        OwnKey("Alt+Left", lambda: translate("Table", "Look one move back"), lambda screen: screen._step(-1)),
        OwnKey("Alt+Right", lambda: translate("Table", "Look one move forward"), lambda screen: screen._step(1)),
        OwnKey("Alt+Home", lambda: translate("Table", "Look at the start"), lambda screen: screen._step(-FAR)),
        OwnKey("Alt+End", lambda: translate("Table", "Back to the current game"), lambda screen: screen._step(FAR)),
    )

    changed = Signal()  # the match, and with it what is said of it

    def __init__(
        self,
        navigator: Navigator,
        actions: Actions,
        preferences: Preferences,
        store: Store,
        thinker: Thinker,
        rulebooks: Rulebooks,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(navigator, parent)
        self.table: Table | None = None
        self.recap: Recap | None = None  # what others did since the last turn of whoever is on turn
        self.rules: ReadingPlace | None = None  # the rulebook beside the game, once it is wanted
        self._rulebooks = rulebooks
        self._reading = False  # whether it is open
        self._held = False  # whether the match waits because another screen came before it
        self._ends_here = False  # whether the step seen last ended a match
        self._actions, self._preferences, self._store, self._thinker = actions, preferences, store, thinker
        self.bar = TableBar(actions)
        self.board = BoardView()
        self.panel = SidePanel()
        self._strip = PromptStrip()
        self.recap_strip = RecapStrip(self.board)
        self._revealed = False  # whether the foot of a panel below the board was scrolled to
        self._width = 0  # of the panel, while its edge is dragged
        self.throws = ThrowBar()
        self._veil = Veil(self.board)
        self._begins = PassingCard(self.board)
        self.setFocusProxy(self.board)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.board, 1)
        left.addWidget(self.throws)
        left.addWidget(self._strip)
        self._area = BoardAndPanel(left, self.panel)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self._area, 1)
        self._row = row
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addLayout(row, 1)

    def _connect(self) -> None:
        self.bar.back.connect(self.back)
        self.bar.stepped.connect(self._step)
        self.bar.returned.connect(self._come_back)
        self.bar.reviewed.connect(self.review)
        self._veil.lifted.connect(self._lift)
        # For Qt a field is no more than its cursor.
        self.panel.began_typing.connect(lambda: self._scroll_to(self.panel.typed, self.panel.typed.height()))
        self.panel.done_typing.connect(self._stop_typing)
        for told in (self.panel.recap, self.recap_strip):
            told.left.connect(self.board.setFocus)
        self.panel.edge.moved.connect(self._widen)
        self.panel.edge.dropped.connect(self._keep_width)
        self.panel.edge.reset.connect(lambda: self._preferences.change(panel_width=0))
        self._preferences.follow("panel_width", by=self._arrange)
        self._preferences.follow("recap", by=self._retell)
        self.panel.result.rematch.connect(self.rematch)
        self.panel.result.home.connect(self.back)
        self.panel.result.review.connect(self.review)
        self.panel.result.turned.connect(self.review)
        self.panel.result.new_setup.connect(self._new_setup)
        self.panel.result.rules.connect(lambda: self.open_rules())
        self.panel.prompt.rule_wanted.connect(self.open_rules)
        self.panel.prompt.know_rules(self._leads)
        self.panel.prompt.taken.connect(self._take_offer)
        self.panel.prompt.lesson_wanted.connect(self._take_lesson)
        actions = self._actions
        for strip in (self._strip, self.bar.prompt):
            strip.taken.connect(self._take_offer)
            strip.rule_wanted.connect(self.open_rules)
            strip.play_wanted.connect(actions.play_hint.trigger)
            strip.leads = self._leads
        self.panel.chip.clicked.connect(actions.fairness.trigger)
        self.panel.result.fairness.connect(actions.fairness.trigger)
        for action, slot in (
            (actions.undo, lambda table: table.undo()),
            (actions.redo, lambda table: table.redo()),
            (actions.hint, lambda table: table.hint()),
            (actions.play_hint, lambda table: table.play_hint()),
            (actions.assist, lambda table: table.assist()),
            (actions.move_now, lambda table: table.move_now()),
            (actions.resign, lambda table: table.resign()),
            (actions.restart, lambda table: self.restart()),
            (actions.save_as, lambda table: self.save_as()),
            (actions.type_move, lambda table: self._type_move()),
            (actions.position, lambda table: PositionSheet(self.window(), table).open()),
        ):
            action.triggered.connect(lambda checked=False, slot=slot: self.table and slot(self.table))
        actions.recap.triggered.connect(self._on_recap)
        actions.pause.triggered.connect(self._on_pause)  # not toggled: leaving the table unchecks it
        actions.side_panel.toggled.connect(self._fold)
        self._preferences.follow(*TUNED, by=self._tune)
        self._preferences.follow("turned", by=self._look_from_a_side)
        for own in self.KEYS:
            shortcut = QShortcut(QKeySequence(own.key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda own=own: own.do(self))

    # ---------------------------------------------------------------- matches come and go

    def play(self, match: Match, face: Face) -> None:
        """Sit down to a match, new or continued."""
        self.leave()
        scene = face.scene()
        scene.restyle(theme(), text_scale())
        tune(scene, self._preferences.values)
        if not match.length and any(player.kind == "human" for player in match.players):
            self._preferences.begin(match.game.key)
        table = Table(match, face, scene, self._thinker, self._store, self._preferences, self)
        scene.setParent(table)
        self.table = table
        table.away = lambda: self._reading or covered(self.window())
        self.recap = Recap(table)
        Teller(table, self.recap, self)
        TableSounds(table)
        self.board.show_scene(scene)
        self._look_from_a_side()
        self.bar.clock.watch(table)
        self.panel.watch(table, self.recap)
        self.recap_strip.watch(self.recap)
        self.throws.watch(table)
        table.changed.connect(self._refresh)
        table.considering.connect(self._refresh_strip)
        table.finished.connect(self._on_finished)
        table.shown.seen.connect(self._announce)
        scene.touched.connect(self._begins.dismiss)
        self._actions.side_panel.setChecked(self._preferences.values.panel)
        there = self._rulebooks.has(match.game.key)
        self.bar.offer_rules(there)
        self.panel.result.offer_rules(there)
        if self.rules is not None and self._reading:
            self.close_rules()
        self._say_title()
        table.begin()
        self._refresh()
        self.board.setFocus()

    @property
    def title(self) -> str:
        return self.table.face.title() if self.table is not None else ""

    @property
    def status(self) -> str:
        playing = self.playing
        if playing is None:
            return ""
        moves = translate("Window", "%n moves", "", move_number(playing.match, playing.match.length))
        return f"{playing.face.title()} · {moves} · {translate('Window', 'saved after every move')}"

    @property
    def match(self) -> Match | None:
        return self.table.match if self.table is not None else None

    @property
    def playing(self) -> Table | None:
        """The controller of the match, if it is not over."""
        table = self.table
        return table if table is not None and table.match.outcome is None else None

    @property
    def areas(self) -> list[QWidget]:
        reading = [self.rules] if self.rules is not None and self._reading else []
        return [self.bar, self.board, self.recap_strip, self.panel.recap, self.throws, self.panel, *reading]

    def back(self) -> None:
        """Leave the table for good: the match waits on the home screen."""
        self.navigator.go_home()

    def hold(self) -> None:
        """Let the match wait while another screen is before it."""
        playing = self.playing
        if playing is not None and not playing.paused:
            playing.pause(True)
            self._held = playing.paused

    def go_on(self) -> None:
        """Let the match go on, if it was made to wait."""
        if self._held and (playing := self.playing) is not None:
            playing.pause(False)
        self._held = False

    def _tune(self) -> None:
        if self.table is not None:
            tune(self.table.scene, self._preferences.values)

    def leave(self) -> None:
        """Leave the table; the match is saved."""
        if self.table is not None:
            table, self.table, self.recap = self.table, None, None
            self.board.show_scene(None)
            self.bar.clock.watch(None)
            self.panel.forget()
            self.recap_strip.watch(None)
            self._veil.hide()
            self._begins.hide()
            self._ends_here = False
            table.leave()
            table.deleteLater()
        self._held = False
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

    def _again(self, match: Match, name: str) -> None:
        """Play a match's set-up from its beginning, under a name; later, because its own table may have asked."""
        assert self.table is not None
        face, game, record = self.table.face, match.game, match.record()
        fresh = _fresh(game, record, name)
        QTimer.singleShot(0, self, lambda: self.navigator.ask_salt(fresh) if record.salt else self.play(fresh, face))

    def review(self, at: int | None = None) -> None:
        """Go through the match with a strong player, from an entry on; in a running one that is a help, and counted."""
        table = self.table
        if table is not None and viewpoint(table.match) is not None:
            if table.match.outcome is None:
                table.match.assist("reviews")
            elif has_secrets(table.match.game):
                table.lay_open()
            self.navigator.review(table.match.record(), at)

    def _new_setup(self) -> None:
        assert self.table is not None
        self.navigator.new_game_like(self.table.match.record())

    def save_as(self) -> None:
        """Write the match to a file that a person chooses."""
        if self.table is not None:
            save_as(self.window(), self._store, self.table.match.record(), self.table.face.title())

    # ---------------------------------------------------------------- rules beside the game

    def _leads(self, rule: str) -> bool:
        """Tell whether the rulebook of the game has such a paragraph."""
        return self.table is not None and self._rulebooks.leads(self.table.match.game.key, rule)

    def help(self) -> bool:
        """Open the rules beside the game at what can be done now, or close them."""
        table = self.table
        if table is None or not self._rulebooks.has(table.match.game.key):
            return False
        if self._reading:
            self.close_rules()
        else:
            self.open_rules(table.face.paragraph(table.shown.view))
        return True

    def open_rules(self, id: str = "") -> None:
        """Open the rulebook beside the game, at a section or block or where it was last open."""
        table = self.table
        if table is None or not self._rulebooks.has(table.match.game.key):
            return
        if self.rules is None:
            self.rules = self._make_rules()
        self._reading = True
        self._refresh()
        self.rules.open(table.match.game.key, id)
        self.rules.setFocus()

    def _make_rules(self) -> ReadingPlace:
        sheet = ReadingPlace(self._rulebooks, self._preferences, "sheet", self)
        sheet.back_wanted.connect(self.close_rules)
        sheet.play_wanted.connect(self.navigator.play_figure)
        sheet.lesson_wanted.connect(self.navigator.take_lesson)
        sheet.window_wanted.connect(self.navigator.open_rules_apart)
        sheet.window_wanted.connect(self.close_rules)
        sheet.page_wanted.connect(self.navigator.open_rules)
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
        looking = table.shown.looking
        self.bar.show_looking("" if looking is None else words.looking_at(table.match, looking))
        if self.isVisible():  # other screens have turned the table's actions off
            self._allow(table)
        self._arrange()
        self._veil.follow(table)
        self.bar.open_review(viewpoint(table.match) is not None)
        self.throws.refresh()
        self._refresh_strip()
        self.changed.emit()

    def _allow(self, table: Table) -> None:
        """Turn on what can be done now."""
        shown, match, actions = table.shown, table.match, self._actions
        over = match.turn == NOBODY
        plan = match.undo_plan()
        told = plan.barrier in ("revealed", "agreed", "time", "shown")  # said when asked for
        actions.undo.setEnabled(plan.possible or told)
        refusal = "" if plan.possible else words.barrier(match, plan.barrier).what
        actions.undo.setStatusTip(refusal)
        self.bar.undo.refuse(refusal)
        actions.redo.setEnabled(match.redoable)
        actions.hint.setEnabled(shown.acting and not table.advising)
        actions.play_hint.setEnabled(shown.acting and table.hinted is not None)
        actions.assist.setText(table.face.assist())
        actions.assist.setVisible(bool(table.face.assist()))
        actions.assist.setEnabled(shown.acting and bool(table.face.assist()))
        actions.recap.setEnabled(self.recap is not None and self.recap.there)
        actions.move_now.setEnabled(table.thinking)
        actions.resign.setEnabled(shown.acting)
        actions.type_move.setEnabled(not over and bool(table.people))
        actions.pause.setEnabled(not over)
        for action in (actions.save_as, actions.restart, actions.position, actions.side_panel):
            action.setEnabled(True)
        actions.pause.setChecked(table.paused)
        actions.offer_turning(match.game.key, self.board.turned)
        actions.offer_fairness(has_chance(match.game), table.face.dice() is not None)

    def _refresh_strip(self) -> None:
        if self.table is not None:
            self._strip.refresh(self.table)
            self.bar.prompt.refresh(self.table)

    def _lift(self) -> None:
        assert self.table is not None
        if self.table.shown.curtain is not None:
            self.table.lift_curtain()
        else:
            self.table.pause(False)

    def _take_lesson(self) -> None:
        """Take the lesson that is offered; the game waits."""
        table = self.table
        if table is not None and table.lessons.lesson is not None:
            self.navigator.take_lesson(table.match.game.key, table.lessons.lesson)

    def _take_offer(self) -> None:
        """Do what the table offers, and go on there."""
        self.board.setFocus()
        if self.table is not None and self.table.offer is not None:
            self.table.scene.take_offer()

    def _announce(self, step: Step) -> None:
        """Say over the board that something else begins, and notice that a match ends before one's eyes."""
        assert self.table is not None
        self._ends_here = step.after.outcome is not None
        if said := self.table.face.begins(step, self.table.match.players):
            self._begins.tell(*said)

    def _on_finished(self) -> None:
        if self.table is not None and self._ends_here:
            self.table.scene.celebrate()
        if self.table is not None and self._reading:
            self.close_rules()

    def _on_pause(self, on: bool) -> None:
        assert self.table is not None
        self.table.pause(on)

    def _retell(self) -> None:
        if self.recap is not None:
            self.recap.refresh()

    def _on_recap(self) -> None:
        assert self.recap is not None
        self.recap.bring_back()

    def _fold(self, unfolded: bool) -> None:
        if self.table is not None:
            self._preferences.change(panel=unfolded)
            self._refresh()

    def _look_from_a_side(self) -> None:
        """Show the board to whom it is wanted for."""
        if self.table is not None:
            self.board.turn(self.table.match.game.key in self._preferences.values.turned)

    def _arrange(self) -> None:
        """Show the panel, the rules, or both where there is room; a question must be seen.

        The panel stands beside the board, or below it where the board would get smaller than at the usual size of text.
        """
        table = self.table
        asked = table is not None and table.question is not None
        roomy = self.width() - sheet_width() - panel_width() >= ROOM
        reading = self._reading and (roomy or not asked)
        room = QSize(self.width(), self.height() - self.bar.sizeHint().height())
        if self.rules is not None:
            self.rules.setFixedWidth(min(sheet_width(), self.width() // 2))
            self.rules.setVisible(reading)
            room -= QSize(self.rules.width() if reading else 0, 0)
        over = table is not None and table.over
        wanted = self._actions.side_panel.isChecked() or asked or over
        shown = wanted and (roomy or not reading)
        wide = width_beside(room, self._width or self._preferences.values.panel_width)
        below = shown and not wide
        self.panel.setVisible(shown)
        self.panel.stand(wide)
        self.recap_strip.want(not shown or below)
        in_bar = below or (not shown and text_scale() > 1)
        self.bar.show_prompt(in_bar and not over)
        self._strip.setVisible(not shown and not in_bar)
        throws = 0 if self.throws.isHidden() else self.throws.height()
        self.board.setMinimumHeight(max(LOWEST, room.height() - throws) if below else LOWEST)
        self._area.stand(below)
        self._reveal(below and (asked or over))

    def _reveal(self, foot: bool) -> None:
        """Scroll to what wants an answer or tells how it ended, and afterwards back to the board."""
        if foot != self._revealed:
            self._revealed = foot
            self._scroll_to(self.panel.foot if foot else self.board)

    def _scroll_to(self, shown: QWidget, around: int = 0) -> None:
        """Scroll to something and so much around it; later, because the panel has yet to be laid out."""
        QTimer.singleShot(0, self, lambda: self._area.ensureWidgetVisible(shown, 0, around))

    def _widen(self, width: int) -> None:
        """Follow the edge of the panel while it is dragged."""
        self._width = max(1, round(width * 1000 / grown(1000)))
        self._arrange()

    def _keep_width(self) -> None:
        """The edge of the panel was let go: so it stays."""
        width, self._width = self._width, 0
        if width:
            self._preferences.change(panel_width=width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _type_move(self) -> None:
        self._actions.side_panel.setChecked(True)
        self.panel.type_move()

    def _stop_typing(self) -> None:
        self.board.setFocus()
        if not self._revealed:
            self._scroll_to(self.board)

    def _step(self, steps: int) -> None:
        """Look some moves further back or on."""
        self.panel.moves.step(steps)
        if self.table is not None and self.table.shown.looking is None:
            self.board.setFocus()

    def _come_back(self) -> None:
        """Look at the game itself again."""
        assert self.table is not None
        self.table.look(None)
        self.board.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.go_on()
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # another screen is shown, and anybody may come back
            self.hold()
            if self.table is not None:
                self.table.forsake()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.table is not None and self.table.cancel():
            return
        if self.throws.type(event):
            return
        super().keyPressEvent(event)

    # ---------------------------------------------------------------- looks and words

    def retranslate(self) -> None:
        """Say everything again."""
        self.bar.retranslate()
        self._strip.retranslate()
        self.bar.prompt.retranslate()
        self.throws.retranslate()
        if self.table is not None and self.recap is not None:
            self.table.retranslate()
            self.recap.retranslate()
        self.panel.retranslate()
        self._say_title()
        self._refresh()

    def _say_title(self) -> None:
        if self.table is not None:
            self.bar.title.setText(self.table.face.title())
            self.bar.subtitle.setText(self.table.face.variant(self.table.match.seats))

    def restyle(self) -> None:
        if self.table is not None:
            self.table.scene.restyle(theme(), text_scale())
        self.panel.refresh()
        self._arrange()


def _fresh(game: Game, record: Record, name: str) -> Match:
    """Return a match with a record's set-up and nothing played, under a name and with other dice."""
    match = Match.new(game, record.players, game.options.model_validate(record.options), position=record.position)
    return Match(game, match.record(id=name, title=record.title, dice=record.dice, free_undo=record.free_undo))
