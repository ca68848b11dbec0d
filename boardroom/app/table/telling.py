"""The table told to whoever listens: what happens, every step once and in order; and the whole position in words."""

from __future__ import annotations

from itertools import groupby
from math import ceil, inf

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from boardroom.app.match_words import step_words
from boardroom.app.table import words
from boardroom.app.table.pips import say_standing
from boardroom.app.table.recap.recap import Recap, RecapRow
from boardroom.app.table.table import Table
from boardroom.core.game import NOBODY, Seat
from boardroom.core.match import Step, View
from boardroom.ui.game.naming import full_name, is_you, short_name
from boardroom.ui.kit.announcing import announce, announcer, sentences
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.reading_sheet import ReadingSheet
from boardroom.ui.table.turn_time import LAST, LOW

translate = QCoreApplication.translate

CALLED = (60.0, LOW, LAST)  # seconds: when these are left it is said, and at no other time


class Teller(QObject):
    """Follows a table and tells what is new, through the eyes of whoever looks: what they can't see isn't said."""

    def __init__(self, table: Table, recap: Recap, where: QWidget) -> None:
        super().__init__(table)
        self._table, self._recap, self._where = table, recap, where
        self._recounted: tuple[RecapRow, ...] = ()  # what was said to have happened since a turn
        self._told = table.match.length  # how many entries have been told
        self._listener: Seat = table.shown.viewer
        self._turn = (NOBODY, "")  # who was said to be on turn, or to be asked, and how
        self._prompt = ""  # what was said to be done
        self._noticed = self._asked = self._ended = False
        self._called = inf  # what was last said to be left, in seconds
        self._stepped = False  # whether a press has led further in choosing
        self._soon = QTimer(self, singleShot=True, interval=0)  # when everything that belongs to the moment is there
        self._soon.timeout.connect(self.tell)
        table.noticed.connect(self._on_noticed)
        table.scene.stepped.connect(self._on_stepped)
        for happened in (table.changed, table.considering, table.finished, table.clocks.ticked):
            happened.connect(self._soon.start)
        self._say(table.face.title(), table.face.variant(table.match.seats), table.aim)

    def _on_noticed(self) -> None:
        self._noticed = True
        self._soon.start()

    def _on_stepped(self) -> None:
        self._stepped = True
        self._soon.start()

    def _say(self, *said: str, urgent: bool = False) -> None:
        for each in said:
            announce(self._where, each, urgent)

    def tell(self) -> None:
        """Tell now what is new."""
        if not self._where.isVisible():
            return
        if self._listener != self._table.shown.viewer:
            self._listener = self._table.shown.viewer
            announcer().forget()
        self._tell_notice()
        self._tell_time()
        self._tell_steps()
        self._tell_recap()
        self._tell_turn()
        self._tell_question()
        self._tell_prompt()
        self._tell_result()

    def _tell_notice(self) -> None:
        """Tell a refusal, a hint or a warning, as often as there is one."""
        notice = self._table.notice if self._noticed else None
        self._noticed = False
        if notice is not None:
            self._say(notice.what, notice.reason, notice.why, urgent=notice.tone == "danger")

    def _tell_time(self) -> None:
        """Say of a person's time, each once, that a minute, little, or the last seconds are left."""
        table = self._table
        match, seat = table.match, table.match.turn
        time = None if table.shown.rolling else table.clocks.of_turn()
        passed = [mark for mark in CALLED if time is not None and time.left <= mark < time.whole]
        mark = min(passed, default=inf)
        if time is None or mark >= self._called:
            self._called = mark
        elif table.clocks.running and match.players[seat].kind == "human":
            self._called, left = mark, time.left
            said = translate("ClockChip", "%n seconds left", "", ceil(left))
            name = full_name(seat, match.players)
            self._say(said if is_you(seat, match.players) else f"{name}: {said}", urgent=mark == LAST)

    def _tell_steps(self) -> None:
        """Tell every step that has been seen: who it was, what they did, and what came of it."""
        table = self._table
        match, known = table.match, table.shown.known
        if known < self._told:
            self._told, self._turn = known, (NOBODY, "")
            self._say(words.taken_back())
        steps = [match.step(index, self._listener) for index in range(self._told, known)]
        self._told = known
        for (seat, turn, said), times in groupby(map(self._told_as, steps)):
            if said:
                self._name(seat, turn)
                self._say(words.repeated(said, len([*times])))
        for step in steps:
            if step.move is not None and (begins := table.face.begins(step, match.players)):
                self._say(*begins)

    def _told_as(self, step: Step) -> tuple[Seat, str, str]:
        """Return whose doing a step is, whose turn, and its words; what the clock has done is said by a notice."""
        match, face = self._table.match, self._table.face
        if step.timed_out and match.outcome is None:
            return NOBODY, "", ""
        seat = step.seat if step.move is None else face.mover(step.before, step.seat, step.move)
        return seat, _on_turn(self._table, step.before, seat), step_words(face, step, match.players)

    def _tell_recap(self) -> None:
        """Tell once, when a turn comes back, what the others did."""
        recap = self._recap
        if recap.open and recap.rows != self._recounted:
            self._say(f"{recap.title}:", *(f"{recap.name(row)}: {row.deed.words}" for row in recap.rows))
        self._recounted = recap.rows if recap.open else ()

    def _tell_turn(self) -> None:
        shown, match = self._table.shown, self._table.match
        there = shown.curtain is None and shown.looking is None and not self._table.paused and not shown.moving
        if there and self._told == match.length:
            turn = self._table.on_turn
            self._name(turn, _on_turn(self._table, shown.view, turn))

    def _name(self, seat: Seat, said: str) -> None:
        """Say whose turn it is, if that is news."""
        if seat >= 0 and (seat, said) != self._turn:
            self._turn, self._prompt = (seat, said), ""
            self._say(said)

    def _tell_question(self) -> None:
        """Tell what must be answered first; the buttons say how."""
        question = self._table.question
        if question is not None and not self._asked:
            self._say(question.what, question.why, urgent=True)
        self._asked = question is not None

    def _tell_prompt(self) -> None:
        """Tell what to do now; a move that is only pointed at is no news: what has the focus says what it is."""
        table, what = self._table, self._table.prompt.what
        shown, match = table.shown, table.match
        stands = match.outcome is None and (match.turn == NOBODY or match.full)
        waits = shown.waiting or shown.curtain is not None or shown.looking is not None or table.due is not None
        asks = table.considered is not None and what.endswith("?") and not self._stepped
        self._stepped = False
        if (waits or stands or table.paused) and not asks and table.question is None and what != self._prompt:
            self._prompt = what
            self._say(what)

    def _tell_result(self) -> None:
        match, over = self._table.match, self._table.over
        if over and not self._ended and match.outcome is not None:
            self._say(*self._table.face.say_outcome(match.outcome, match.players, match.options))
        self._ended = over


def _on_turn(table: Table, view: View, seat: Seat) -> str:
    """Say whose turn it is, or what somebody is asked in another's; of chance nothing."""
    players = table.match.players
    return (table.face.tell_turn(view, players) or words.on_turn(players, seat)) if seat >= 0 else ""


# ---------------------------------------------------------------- the position in words


def position_words(table: Table) -> list[str]:
    """Say where the game stands as whoever looks may know it: whose turn it is, the table, and how everybody stands."""
    board = () if table.covered else (*_table_words(table), _standings(table))
    return [said for said in (_turn_words(table), *board) if said]


def _turn_words(table: Table) -> str:
    match, shown = table.match, table.shown
    if match.outcome is not None and shown.looking is None:
        return sentences(*table.face.say_outcome(match.outcome, match.players, match.options))
    on_turn = _on_turn(table, shown.view, table.on_turn) if shown.looking is None else ""
    return sentences(on_turn, table.prompt.what, table.prompt.why)


def _table_words(table: Table) -> list[str]:
    return table.face.describe(table.shown.view, table.match.players, table.scene)


def _standings(table: Table) -> str:
    match, said = table.match, []
    for number, side in enumerate(match.sides):
        standing = say_standing(table.face.standing(table.shown.view, number)).replace("\n", ", ")
        alone = len(side) == 1
        name = short_name(side[0], match.players) if alone else table.face.side_name(number, match.seats, match.options)
        if standing:
            said.append(translate("Position", "{name}: {standing}").format(name=name, standing=standing))
    return sentences(*said)


class PositionSheet(ReadingSheet):
    """The position of a moment, in paragraphs that the keyboard goes through; gone when somebody else looks."""

    def __init__(self, parent: QWidget, table: Table) -> None:
        super().__init__(parent, "eye", 640)
        self._table, self._viewer = table, table.shown.viewer
        self._said: list[Label] = []
        table.changed.connect(self._follow)
        table.destroyed.connect(self.cancel)
        self.retranslate()

    def opening(self) -> str:
        return sentences(*(label.text() for label in self._said))

    def _follow(self) -> None:
        """Go away with whoever was told: what they know isn't for the next."""
        if self._table.shown.viewer != self._viewer:
            self.cancel()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.headline.setText(translate("Position", "The position in words"))
        self.setAccessibleName(self.headline.text())
        self.close_button.setText(translate("Position", "Close"))
        for label in self._said:
            label.hide()
            label.deleteLater()
        self._said = [Label(said, 16, wrap=True) for said in position_words(self._table)]
        for label in self._said:
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            label.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.body.addWidget(label)
