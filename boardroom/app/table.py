"""The table: the one controller between a scene, a match and the thinking process. Signals in, signals out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.ai.bot import Answer
from boardroom.app import words
from boardroom.app.clocks import Clocks
from boardroom.app.minds import Minds
from boardroom.app.settings import Preferences
from boardroom.app.stage import Stage
from boardroom.app.thinker import Thinker
from boardroom.app.words import Notice, Prompt, Question
from boardroom.core.game import CHANCE, NOBODY, Seat, Unreadable
from boardroom.core.match import RESIGN, Match
from boardroom.core.store import Store
from boardroom.ui import motion
from boardroom.ui.dice import Due
from boardroom.ui.face import Face
from boardroom.ui.scene import GameScene

TICK = 100  # milliseconds between looks at the clocks
FIRST = 600  # milliseconds before the first throw: the fingerprint is there to be read, and then the dice


class Table(QObject):
    """Plays one match: people choose on the scene, computers think elsewhere, and everything is saved at once."""

    changed = Signal()  # the panel must look again
    considering = Signal()  # another move is previewed, or the prompt says something else
    ticked = Signal()  # the clocks show something else
    finished = Signal()  # the match is over, and its last step has been seen

    def __init__(
        self,
        match: Match[Any, Any],
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
        self.stage = Stage(match, scene, self)
        self.clocks = Clocks(match, now)
        self.paused = False
        self.over = False  # the match has ended and its end has been seen
        self.considered: Any = None
        self.question: Question | None = None
        self._ask: Callable[[], Question] | None = None  # says the question again in another language
        self._notice: Callable[[], Notice] | None = None
        self._prompt = Prompt("")
        self._store, self.preferences = store, preferences
        self._minds = Minds(match, thinker, preferences, self)
        self._tick = QTimer(self, interval=TICK)
        self._tick.timeout.connect(self._on_tick)
        self._first = QTimer(self, singleShot=True, interval=FIRST)
        self._first.timeout.connect(self._advance)
        self._opened = match.length > 0
        self.stage.settled.connect(self._on_settled)
        scene.chosen.connect(self._on_chosen)
        scene.refused.connect(self._on_refused)
        scene.considered.connect(self._on_considered)
        scene.prompted.connect(self._on_prompted)
        self._minds.began.connect(self._run_clock)
        self._minds.chosen.connect(self._played)
        self._minds.advised.connect(self._on_advised)
        self._minds.failed.connect(self._on_failed)

    def begin(self) -> None:
        """Show the match and go on with it."""
        self._save()
        self.stage.present(acting=False)
        self._advance()
        self.changed.emit()

    def leave(self) -> None:
        """Stop thinking and showing; the match is saved and can be continued any time."""
        self._tick.stop()
        self._first.stop()
        self._minds.stop()
        self.stage.leave()
        self._store.leave()

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
        return self.match.by_hand and self.match.turn == CHANCE and not self.paused

    @property
    def due(self) -> Due | None:
        """The throw of real dice that people should make and enter now."""
        there = self.awaited and not self.stage.moving and self.stage.looking is None
        dice = self.face.dice() if there else None
        return dice.due(self.match.state) if dice else None

    @property
    def notice(self) -> Notice | None:
        """What should be read beside the prompt."""
        return self._notice() if self._notice else None

    @property
    def prompt(self) -> Prompt:
        """What to do now, and why."""
        stage = self.stage
        if (due := self.due) is not None:
            return words.throw_due(self.match.players, due.seat)
        return words.status(self.match, self.paused, stage.curtain, stage.looking, stage.rolling) or self._prompt

    # ---------------------------------------------------------------- what people do

    def play(self, text: str) -> bool:
        """Play a move written in the game's notation, or say why not."""
        self.look(None)
        text = text.strip()
        if not self._open_to_people:
            self._say(lambda: words.refusal(words.not_now(self.match)))
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
        moves, dice, due = self.stage.view.moves, self.face.dice(), self.due
        if dice is not None and due is not None:
            moves = (dice.throw([(die.key, die.sides[0].key) for die in due.dice]),)
        return self.match.game.write(moves[0]) if moves else ""

    def enter(self, sides: Sequence[tuple[str, str]]) -> None:
        """Enter what real dice show: a die's key and a side's, for every die of the throw that is due."""
        dice = self.face.dice()
        if dice is not None and self.due is not None:
            self._on_chosen(dice.throw(sides))

    def misread(self, key: str) -> None:
        """Say that no side of any die is entered with that key."""
        self._say(lambda: words.no_side(key))

    def undo(self) -> None:
        """Take back to the last decision of a person, or say why that can't be."""
        self.look(None)
        plan = self.match.undo_plan()
        if not plan.possible:
            self._say(lambda: words.barrier(plan.barrier))
        elif len(self.people) > 1 and plan.seat not in (self.match.turn, CHANCE):
            self.ask(lambda: words.ask_undo(self.match, plan.seat, self._take_back))
        else:
            self._take_back()

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.match.redoable:
            self._interrupt()
            self.match.redo()
            self._entered()

    def hint(self) -> None:
        """Ask a good player what to do."""
        self.look(None)
        if self.stage.acting and not self._minds.advising:
            self._minds.advise()
            self._say(words.advising)

    def assist(self) -> None:
        """Show the game's own help for the person on turn; the record counts it."""
        self.look(None)
        if self.stage.acting and self.face.assist():
            self._drop_advice()
            view = self.stage.view
            self.match.assist("assists")
            self._say(lambda: Notice("look", *self.face.show_assist(view, self.scene)))

    def move_now(self) -> None:
        """Make the thinking computer play the best that it has found so far."""
        self._minds.hurry()

    def pause(self, on: bool) -> None:
        """Stop the match and its clocks, or go on; a computer that was thinking starts again."""
        if on == self.paused or self.match.turn == NOBODY:
            return
        self.paused = on
        if on:
            self._stop_thinking()
        self._advance()
        self.changed.emit()

    def resign(self) -> None:
        """Give up for the person on turn, after asking."""
        if not self.stage.acting:
            return
        if self.preferences.values.confirm_resign:
            self.ask(lambda: words.ask_resign(self.match, self._give_up))
        else:
            self._give_up()

    def cancel(self) -> bool:
        """Let go of the nearest thing: a question, a hint, what is in the hand, an earlier position."""
        if self.question is not None:
            self.answer(False)
        elif self.scene.cancel():
            pass
        elif self._minds.advising or self._notice is not None:
            self._drop_advice()
            self.changed.emit()
        elif self.stage.looking is not None:
            self.look(None)
        else:
            return False
        return True

    def ask(self, question: Callable[[], Question]) -> None:
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
        elif not self.stage.moving:
            self.stage.present(self.stage.acting, again=True)
        self.changed.emit()

    def look(self, at: int | None) -> None:
        """Look at the position after the first `at` entries, or come back to the game, which goes on meanwhile."""
        if at is not None and not 0 <= at < self.match.length:
            at = None
        if at != self.stage.looking:
            self.stage.look(at)
            self._advance()
            self.changed.emit()

    def lift_curtain(self) -> None:
        """The person handed over to is ready."""
        if self.stage.curtain is not None:
            self.stage.viewer, self.stage.curtain = self.stage.curtain, None
            self._advance()
            self.changed.emit()

    def tell_not_saved(self, error: OSError) -> None:
        """Say that the match could not be written to a file."""
        problem = error.strerror or str(error)
        self._say(lambda: words.not_saved(problem))

    def retranslate(self) -> None:
        """The language has changed: say everything again."""
        self.question = self._ask() if self._ask else None
        self.changed.emit()

    # ---------------------------------------------------------------- what the match waits for

    def _advance(self) -> None:
        """Do the one next thing; called whenever something has come to its end."""
        if self.stage.moving or self.stage.show_next():
            return
        turn = self.match.turn
        if self.paused or turn == NOBODY:
            self.clocks.hold()
            self.stage.present(acting=False)
            if turn == NOBODY and not self.over:
                self.over = True
                self.finished.emit()
        elif turn == CHANCE:
            self.stage.present(acting=False)
            if not self._opened and motion.speed():
                self._first.start()
                self._opened = True
            elif not self.match.by_hand and not self._first.isActive():
                self.match.draw()
                self._entered()
        elif self.match.players[turn].kind == "bot":
            self.stage.present(acting=False)
            self._minds.think(self.clocks.left(turn), 0.0 if self.people else self.preferences.values.rest)
        elif len(self.people) > 1 and self.stage.covers(turn):
            self.stage.curtain = turn
            self.stage.present(acting=False)
        else:
            self.stage.viewer = turn
            self.stage.present(acting=self.stage.looking is None)
            self._run_clock()

    @property
    def _open_to_people(self) -> bool:
        return self.stage.acting or self.awaited

    def _run_clock(self) -> None:
        self.clocks.run()
        self._tick.start()

    # ---------------------------------------------------------------- what happened

    def _entered(self) -> None:
        """The log is longer or shorter: save, forget what was about the old position, and go on."""
        self.clocks.lap()
        self._stop_thinking()
        self.considered, self.question, self._ask = None, None, None
        self._save()
        self._advance()
        self.changed.emit()

    def _on_chosen(self, move: Any) -> None:
        if not self._open_to_people or self.match.forbids(move):
            return
        view = self.stage.view
        if self.preferences.values.warn and self.stage.acting and self.face.warning(view, move):
            self.ask(lambda: words.ask_slip(self.face.warning(view, move), lambda: self._played(move)))
        else:
            self._played(move)

    def _played(self, move: Any) -> None:
        self.match.play(move, self.clocks.spent)
        self._entered()

    def _give_up(self) -> None:
        self.match.resign(self.clocks.spent)
        self._entered()

    def _take_back(self) -> None:
        self._interrupt()
        self.match.undo()
        self.match.assist("undos")
        self.stage.rewound()
        self.over = False
        self._entered()

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

    def _on_settled(self) -> None:
        self._advance()
        self.changed.emit()

    def _on_advised(self, answer: Answer[Any]) -> None:
        self.match.assist("hints")
        view = self.match.view(self.match.turn)
        if self.stage.acting:
            self.scene.suggest_line(answer.line)
        self._say(lambda: words.hint(self.face, self.match, view, answer))

    def _on_failed(self, problem: str) -> None:
        """Say that no answer came; if it was a computer's turn the match stands still, and going on asks again."""
        if not self.stage.acting:
            self.pause(True)
        self._say(lambda: words.no_answer(problem))

    def _on_tick(self) -> None:
        if not self.clocks.running:
            self._tick.stop()
        elif self.clocks.out:
            self.clocks.hold()
            if self.match.game.timeout(self.match.state) is not None:
                self._interrupt()
                self.match.timeout(self.clocks.spent)
                self._entered()
        if self.clocks.clock:
            self.ticked.emit()

    def _interrupt(self) -> None:
        """Stop whatever is under way, because the log is about to change under it."""
        self.stage.interrupt()
        self._stop_thinking()

    def _stop_thinking(self) -> None:
        self._minds.stop()
        self._drop_advice()

    def _drop_advice(self) -> None:
        self._minds.stop_advising()
        self._notice = None
        self.scene.suggest(None)

    def _say(self, notice: Callable[[], Notice]) -> None:
        self._notice = notice
        self.changed.emit()

    def _save(self) -> None:
        """Write the match down; a full disk is said, and spoils nothing."""
        try:
            self._store.autosave(self.match.record())
        except OSError as error:
            self.tell_not_saved(error)
