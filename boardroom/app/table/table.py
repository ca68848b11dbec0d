"""The table: the one controller between a scene, a match and the thinking process. Signals in, signals out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.ai.bot import Answer
from boardroom.app.lessons.offer import LessonOffer
from boardroom.app.settings.preferences import Preferences
from boardroom.app.table import words
from boardroom.app.table.clocks import Clocks
from boardroom.app.table.rounds import Rounds
from boardroom.app.table.shown import Shown
from boardroom.app.table.words import Notice, Prompt, TableQuestion
from boardroom.app.thinking import Minds, Thinker
from boardroom.core.game import CHANCE, NOBODY, Seat, Unreadable
from boardroom.core.match import RESIGN, Match, Step
from boardroom.core.store import Store
from boardroom.ui.game.face import Face
from boardroom.ui.style import motion
from boardroom.ui.table.dice import Due
from boardroom.ui.table.scene import GameScene, TableOffer
from boardroom.ui.table.turn_time import LOW

FIRST = 600  # milliseconds before the first throw: the fingerprint is there to be read, and then the dice
SOON = 5  # milliseconds between looks whether a save has been written


class Table(QObject):
    """Plays one match: people choose on the scene, computers think elsewhere, and everything is saved at once."""

    changed = Signal()  # the panel must look again
    considering = Signal()  # another move is previewed, or the prompt says something else
    noticed = Signal()  # there is something to read beside the prompt
    finished = Signal()  # the match is over, and its last step has been seen

    def __init__(
        self,
        match: Match,
        face: Face,
        scene: GameScene,
        thinker: Thinker,
        store: Store,
        preferences: Preferences,
        parent: QObject | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(parent)
        self.match, self.face, self.scene = match, face, scene
        self.shown = Shown(match, scene, self)
        scene.patient = bool(self.people)
        self.clocks = Clocks(match, self, now)
        self.away: Callable[[], bool] = lambda: False  # whether something else is before the board
        # Who plays against computers only and looks elsewhere loses no time; with others at the table it runs for all.
        self.clocks.waits = lambda: len(self.people) == 1 and self.away()
        self.paused = False
        self.over = False  # the match has ended and its end has been seen
        self.considered: Any = None
        self.hinted: Any = None  # the move that a hint says
        self.question: TableQuestion | None = None
        self._ask: Callable[[], TableQuestion] | None = None  # says the question again in another language
        self._notice: Callable[[], Notice] | None = None
        self._alarm: Callable[[], Notice] | None = None  # stands until a person who may move does something
        self._prompt = Prompt("")
        self._store, self.preferences = store, preferences
        self._minds = Minds(match, thinker, preferences, self)
        self._first = QTimer(self, singleShot=True, interval=FIRST)
        self._first.timeout.connect(self._advance)
        self._written = QTimer(self, singleShot=True, interval=SOON)
        self._written.timeout.connect(lambda: self._on_thought(self._thought))
        self._thought: Any = None  # what a computer plays as soon as the move before it has been written
        self._opened = match.length > 0
        self._rounds = Rounds(self._do_next)
        self.lessons = LessonOffer(match.game.key, preferences)
        self.changed.connect(self._offer_lesson)  # before anybody else hears of it
        self.shown.settled.connect(self._advance)
        self.shown.replayed.connect(self.changed)
        scene.touched.connect(self._move_on)
        scene.chosen.connect(self._on_chosen)
        scene.cast.connect(self.throw)
        scene.refused.connect(self._on_refused)
        scene.explain = self._explain
        scene.considered.connect(self._on_considered)
        scene.prompted.connect(self._on_prompted)
        self.clocks.ran_out.connect(self._on_ran_out)
        preferences.changed.connect(self._on_settings)
        for happened in (self.clocks.ticked, self.changed):
            happened.connect(self._show_time)
        self._minds.began.connect(self.clocks.run)
        self._minds.chosen.connect(self._on_thought)
        self._minds.advised.connect(self._on_advised)
        self._minds.failed.connect(self._on_failed)

    def begin(self) -> None:
        """Show the match and go on with it."""
        self.save()
        self.shown.present(acting=False)
        self._advance()

    def leave(self) -> None:
        """Stop thinking and showing; the match is saved, with the time that it took, and can be continued any time."""
        if self.clocks.clock is not None and self.clocks.spent:
            self.clocks.charge()
            self.save()
        self._first.stop()
        self._written.stop()
        self._minds.stop()
        self.shown.leave()
        self.save()
        self._store.leave()

    def save(self) -> None:
        """Write the match down, soon; the store keeps what it couldn't write, and the window says so."""
        self._store.autosave(self.match.record())

    # ---------------------------------------------------------------- what is so now

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.match.players) if player.kind == "human"]

    @property
    def thinking(self) -> bool:
        """Whether a computer is choosing its move."""
        return self._minds.thinking

    @property
    def advising(self) -> bool:
        """Whether a hint is being looked for."""
        return self._minds.advising

    @property
    def awaited(self) -> bool:
        """Whether the match waits for people to tell what chance decided, from real dice."""
        return self.match.by_hand and self.match.turn == CHANCE and not self.paused and not self.match.full

    @property
    def on_turn(self) -> Seat:
        """Who is waited for: whoever decides, or the person whose throw it is; CHANCE, or NOBODY at the end."""
        return self._thrower if self.shown.throwing else self.match.turn

    @property
    def mover(self) -> Seat:
        """Who stands out beside the board: whose doing is being shown, dice too, or else who is waited for."""
        step = self.shown.step
        return self.on_turn if step is None else self.face.mover(step.before, step.seat, step.move)

    @property
    def _thrower(self) -> Seat:
        """The person who throws next by a press of their own; CHANCE: these dice come by themselves."""
        dice = None if self.match.by_hand or self.preferences.values.throw_for_me else self.face.dice()
        due = dice.due(self.match.state) if dice else None
        person = due is not None and due.own and self.match.players[due.seat].kind == "human"
        return due.seat if due is not None and person else CHANCE

    @property
    def covered(self) -> bool:
        """Whether the board is kept from everybody: nobody thinks on while the clocks stand."""
        return self.paused and self.clocks.clock is not None

    @property
    def due(self) -> Due | None:
        """The throw of real dice that people should make and enter now."""
        there = self.awaited and not self.shown.moving and self.shown.looking is None
        dice = self.face.dice() if there else None
        return dice.due(self.match.state) if dice else None

    @property
    def notice(self) -> Notice | None:
        """What should be read beside the prompt."""
        said = self._notice or self._alarm
        return said() if said else None

    @property
    def offer(self) -> TableOffer | None:
        """What a button beside the table can do for a person now; nothing comes between a question and its answer."""
        there = self.question is None and self.shown.looking is None and self.shown.curtain is None and not self.paused
        return self.scene.offer if there else None

    @property
    def prompt(self) -> Prompt:
        """What to do now, and why."""
        shown, match, players = self.shown, self.match, self.match.players
        if (due := self.due) is not None:
            return words.throw_due(players, due.seat)
        if status := words.status(match, self.paused, shown.curtain, shown.looking):
            return status
        if shown.step is not None:
            return self._prompt if self._prompt.what else words.happening(self.face, shown.step, players)
        if match.turn == CHANCE and not shown.throwing:
            return Prompt(self.face.say_chance(shown.view, players))
        if match.turn >= 0 and players[match.turn].kind == "bot":
            return words.thinking(players, match.turn)
        return self._prompt

    @property
    def aim(self) -> str:
        """What to play for, in somebody's first games of this kind."""
        new = self.preferences.values.new_to(self.match.game.key)
        return self.face.aim(self.match.seats) if new and self.people and not self.over else ""

    # ---------------------------------------------------------------- what people do

    def know_aim(self) -> None:
        """Say no more what to play for."""
        self.preferences.know(self.match.game.key)
        self.changed.emit()

    def _offer_lesson(self) -> None:
        """Offer one person a lesson on what is refused or asked now."""
        rules: set[str] = set()
        if self.shown.acting and len(self.people) == 1:
            rules = {self.face.paragraph(self.shown.view), self.notice.rule if self.notice else ""}
        self.lessons.look(rules, self.match.length)

    def refuse_lesson(self) -> None:
        """Offer a lesson no more."""
        self.lessons.dismiss()
        self.changed.emit()

    def play(self, text: str) -> bool:
        """Play a move written in the game's notation, or say why not."""
        self.look(None)
        text = text.strip()
        if not self._open_to_people:
            throwing = self.shown.throwing
            self._say(lambda: words.refusal(words.not_now(self.match, throwing)))
            return False
        if text == RESIGN:
            self.resign()
            return True
        try:
            move = self.match.game.read(text, self.match.state)
        except Unreadable:
            example = self._example()
            self._say(lambda: words.unreadable(text, example))
            return False
        if self.match.forbids(move):
            self._on_refused(move)
            return False
        self._on_chosen(move)
        return True

    def _example(self) -> str:
        """Write something that could be played now."""
        moves, dice, due = self.shown.view.moves, self.face.dice(), self.due
        if dice is not None and due is not None:
            moves = (dice.throw([(die.key, die.sides[0].key) for die in due.dice]),)
        return self.match.game.write(moves[0]) if moves else ""

    def throw(self) -> None:
        """Throw the dice of the person who is waited for."""
        self._move_on()
        if self.shown.throwing:
            self._draw()

    def enter(self, sides: Sequence[tuple[str, str]]) -> None:
        """Enter what real dice show: a die's key and a side's, for every die of the throw that is due."""
        dice = self.face.dice()
        if dice is not None and self.due is not None:
            self._on_chosen(dice.throw(sides))

    def misread(self, key: str) -> None:
        """Say that no side of any die is entered with that key."""
        self._move_on()
        self._say(lambda: words.no_side(key))

    def undo(self) -> None:
        """Take back to the last decision of a person, or say why that can't be."""
        self.look(None)
        plan = self.match.undo_plan()
        if not plan.possible:
            self._say(lambda: words.barrier(self.match, plan.barrier))
        elif len(self.people) > 1 and plan.seat not in (self.match.turn, CHANCE):
            self.ask(lambda: words.ask_undo(self.match, plan.seat, self._take_back))
        else:
            self._take_back()

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.match.redoable:
            self._interrupt()
            self.clocks.charge()
            self.match.redo()
            self._entered()

    def hint(self) -> None:
        """Ask a good player what to do."""
        self.look(None)
        if self.shown.acting and not self._minds.advising:
            self._minds.advise()
            self._say(words.advising)

    def play_hint(self) -> None:
        """Play the move that a hint says, as its person would."""
        if self.hinted is not None:
            self._on_chosen(self.hinted)

    def assist(self) -> None:
        """Show the game's own help for the person on turn; the record counts it."""
        self.look(None)
        if self.shown.acting and self.face.assist():
            self._drop_advice()
            view = self.shown.view
            self.match.assist("assists")
            self._say(lambda: Notice("look", *self.face.show_assist(view, self.scene)))

    @property
    def replayable(self) -> bool:
        """Whether there is time to see something again: it costs whoever is on turn theirs."""
        left = self.clocks.left(self.match.turn) if self.match.turn >= 0 else None
        calm = self.shown.waiting and self.shown.looking is None and self.question is None
        return calm and self.scene.speed > 0 and (left is None or left >= LOW)

    def replay(self, steps: Sequence[Step]) -> None:
        """Show the person on turn again what has happened; their clock runs on, and any press stops it."""
        self.look(None)
        if self.replayable:
            self._drop_advice()
            self.shown.replay(steps)
            self.changed.emit()

    def move_now(self) -> None:
        """Make the thinking computer play the best that it has found so far."""
        self._minds.hurry()

    def pause(self, on: bool) -> None:
        """Stop the match and its clocks, or go on; a computer that was thinking starts again."""
        if on == self.paused or self.match.turn == NOBODY:
            return
        self._move_on()
        self.paused = on
        if on:
            self._stop_thinking()
            self.forsake()  # whoever goes on says who it is
        self._advance()

    def resign(self) -> None:
        """Give up for the person on turn, after asking."""
        if not self.shown.acting:
            return
        if self.preferences.values.confirm_resign:
            self.ask(lambda: words.ask_resign(self.match, self._give_up))
        else:
            self._give_up()

    def cancel(self) -> bool:
        """Let go of the nearest thing: what is shown again, a question, a hint, what is in the hand, an earlier one."""
        if self.shown.replaying:
            self.shown.stop_replay()
        elif self.question is not None:
            self.answer(False)
        elif self.scene.cancel():
            pass
        elif self._minds.advising or self.notice is not None:
            self._drop_advice()
            self._alarm = None
            self.changed.emit()
        elif self.shown.looking is not None:
            self.look(None)
        else:
            return False
        return True

    def ask(self, question: Callable[[], TableQuestion]) -> None:
        """Put a question to whoever sits at the table."""
        self._ask, self.question = question, question()
        self.changed.emit()

    def answer(self, yes: bool) -> None:
        """Answer the question that stands."""
        question, self.question, self._ask = self.question, None, None
        if question is None:
            return
        if yes:
            question.then()
        elif not self.shown.moving:
            self.shown.present(self.shown.waiting, again=True)
        self.changed.emit()

    def look(self, at: int | None) -> None:
        """Look at the position after the first `at` entries, or come back to the game, which goes on meanwhile."""
        self._move_on()
        if at is not None and not 0 <= at < self.match.length:
            at = None
        if at != self.shown.looking:
            self.shown.look(at)
            self._advance()

    def forsake(self) -> None:
        """The table is out of sight while the match goes on: of several people, whoever comes back says who it is."""
        if self.match.outcome is None and self.shown.viewer != self.match.onlooker:
            self._drop_advice()
            self.considered, self.question, self._ask = None, None, None
            self.shown.forsake()
            self._advance()

    def lift_curtain(self) -> None:
        """The person handed over to is ready."""
        if self.shown.curtain is not None:
            self._move_on()
            self.shown.lift()
            self._advance()

    def lay_open(self) -> None:
        """Everything is about to be shown, now that it is over: write down that nothing is taken back from here."""
        self.match.lay_open()
        self.save()

    def make_final(self) -> None:
        """The seed has been shown, here or in a copy of the match: write that down, and stop what is under way."""
        self._interrupt()
        self.match.show_seed()
        self.paused = False
        self._entered()

    def retranslate(self) -> None:
        """The language has changed: say everything again."""
        self.question = self._ask() if self._ask else None
        self.changed.emit()

    # ---------------------------------------------------------------- what the match waits for

    def _advance(self) -> None:
        """Do one thing after the other until one takes its time; called whenever something has come to its end."""
        if self._rounds.go():
            self.changed.emit()

    def _do_next(self) -> None:
        """Do the one next thing."""
        if self.shown.moving or self.shown.show_next():
            return
        turn = self.match.turn
        if self.paused or turn == NOBODY or self.match.full:
            self.clocks.hold()
            self.shown.present(acting=False)
            if self.match.outcome is not None and not self.over:
                self.over = True
                self.finished.emit()
        elif turn == CHANCE and self._thrower != CHANCE:
            self._wait_for(self._thrower)
        elif turn == CHANCE:
            self.shown.present(acting=False)
            if not self._opened and motion.speed():
                self._first.start()
                self._opened = True
            elif not self.match.by_hand and not self._first.isActive():
                self._draw()
        elif self.match.players[turn].kind == "bot":
            self.shown.present(acting=False)
            if not self._written.isActive():
                self._minds.think(self.clocks.left(turn), 0.0 if self.people else self.preferences.values.rest)
        else:
            self._wait_for(turn)

    def _wait_for(self, seat: Seat) -> None:
        """Let a person decide or throw, to whom the table is handed over where hands are hidden."""
        if self.shown.covers(seat):
            self.shown.hand_over(seat)
            self.shown.present(acting=False)
        else:
            self.shown.viewer = seat
            self.shown.present(acting=self.shown.looking is None)
            if self.match.turn == seat:  # a throw needs no thought, and takes no time
                self.clocks.run()

    def _draw(self) -> None:
        self.match.draw()
        self._entered()

    def _show_time(self) -> None:
        """Show on the table what the person whose turn it is has left; nobody else's."""
        own = self.shown.viewer == self.match.turn and self.shown.looking is None and not self.over
        self.scene.show_time(self.clocks.of_turn() if own else None)

    @property
    def _open_to_people(self) -> bool:
        return self.shown.acting or self.awaited

    # ---------------------------------------------------------------- what happened

    def _entered(self) -> None:
        """The log is longer or shorter: save, forget what was about the old position, and go on."""
        self.clocks.lap()
        self._stop_thinking()
        self.considered, self.question, self._ask = None, None, None
        self.save()
        self._advance()

    def _move_on(self) -> None:
        """A person does something new: what was asked is withdrawn, and what was called out has been noticed."""
        self.shown.stop_replay()
        heard = self._alarm is not None and self.shown.waiting
        if self.question is not None or heard:
            self.question = self._ask = None
            self._alarm = None if heard else self._alarm
            self.changed.emit()

    def _on_chosen(self, move: Any) -> None:
        if not self._open_to_people or self.match.forbids(move):
            return
        view = self.shown.view
        if self.preferences.values.warn and self.shown.acting and self.face.warning(view, move):
            self.ask(
                lambda: words.ask_slip(
                    self.face.warning(view, move), self.face.warning_answers(move), lambda: self._played(move)
                )
            )
        else:
            self._played(move)

    def _played(self, move: Any) -> None:
        self.match.play(move, self.clocks.spent)
        self._entered()

    def _on_settings(self, names: set[str]) -> None:
        """Dice that may come by themselves from now on do so at once."""
        if "throw_for_me" in names:
            self._advance()

    def _on_thought(self, move: Any) -> None:
        """Play what a computer has chosen, no quicker than the disk: a kill costs at most the move being made."""
        if self._store.busy:
            self._thought = move
            self._written.start()
        else:
            self._played(move)

    def _give_up(self) -> None:
        self.match.resign(self.clocks.spent)
        self._entered()

    def _take_back(self) -> None:
        self._interrupt()
        self.clocks.charge()
        free = self.match.undo_plan().free
        self.match.undo()
        self.match.assist("free_undos" if free else "undos")
        self.shown.rewound()
        self.over = False
        self._entered()

    def _explain(self, move: Any) -> str:
        reason = self.match.forbids(move)
        return self.face.say_reason(reason, self.match.players) if reason else ""

    def _on_refused(self, move: Any) -> None:
        reason = self.match.forbids(move)
        if reason:
            self._say(lambda: words.refusal(self.face.say_reason(reason, self.match.players), reason.rule))

    def _on_considered(self, move: Any) -> None:
        self.considered = move
        if move is not None and self._notice is not None and self._notice().tone == "danger":
            self._notice = None
        self.considering.emit()

    def _on_prompted(self, what: str, why: str) -> None:
        self._prompt = Prompt(what, why)
        self.considering.emit()

    def _on_advised(self, answer: Answer) -> None:
        self.match.assist("hints")
        self.hinted = answer.move
        view = self.match.view(self.match.turn)
        if self.shown.acting:
            self.scene.suggest_line(answer.line)
        self._say(lambda: words.hint(self.face, self.match, view, answer))

    def _on_failed(self, problem: str) -> None:
        """Say that no answer came; if it was a computer's turn the match stands still, and going on asks again."""
        if not self.shown.acting:
            self.pause(True)
        self._say(lambda: words.no_answer(problem))

    def _on_ran_out(self) -> None:
        """Let the clock decide, and say so till whoever it was has come back to the game."""
        if self.match.game.timeout(self.match.state) is None:
            return
        self._interrupt()
        index = self.match.timeout(self.clocks.spent)
        if index is not None and self.match.outcome is None:  # the result says it by itself
            self._alarm = lambda: words.time_is_up(
                self.face, self.match.step(index, self.shown.view.seat), self.match.players
            )
            self.noticed.emit()
        self._entered()

    def _interrupt(self) -> None:
        """Stop whatever is under way, because the log is about to change under it."""
        self.shown.interrupt()
        self._stop_thinking()

    def _stop_thinking(self) -> None:
        self._minds.stop()
        self._written.stop()
        self._drop_advice()

    def _drop_advice(self) -> None:
        self._minds.stop_advising()
        self._notice = self.hinted = None
        self.scene.suggest(None)

    def _say(self, notice: Callable[[], Notice]) -> None:
        self._notice = notice
        self.noticed.emit()
        self.changed.emit()
