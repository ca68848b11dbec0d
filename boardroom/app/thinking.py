"""Thinking as the window knows it: the process is asked and never waited for; at a table it plays and gives hints."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.ai.bot import Answer, Budget
from boardroom.app.settings.preferences import Preferences
from boardroom.core.fairness import deciding, thoughts
from boardroom.core.match import SUBSTITUTE, Match, View

if TYPE_CHECKING:
    from boardroom.ai.worker import Brain  # fetched when the process is started

LOOK = 15  # milliseconds between looks for an answer, while one is awaited
ADVISER = 5  # the level that gives hints
ADVICE = Budget(seconds=1.5)
SHARE = 0.04  # of what is left on its clock, a computer uses so much for one move
USUAL = 1.0  # seconds at most, when there is a clock


class Thinker(QObject):
    """Asks a worker, which is made when it is first needed, and says what it answers; nothing here ever waits."""

    answered = Signal(int, object)  # the request's number, an Answer
    failed = Signal(int, str)  # the request's number, what went wrong

    def __init__(self, make: Callable[[], Brain], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self._made: Brain | None = None
        self._number: int | None = None
        self._timer = QTimer(self, interval=LOOK)
        self._timer.timeout.connect(self._look)

    def wake(self) -> Brain:
        """Return the worker; made ahead of the first question, it is ready for it."""
        if self._made is None:
            self._made = self._make()
        return self._made

    def ask(self, game: str, view: View, level: int, budget: Budget | None, seed: str) -> int:
        """Begin to think about a view and return the request's number; an earlier request is cancelled."""
        from boardroom.ai.worker import Request

        self._number = self.wake().ask(Request(game, level, view, budget, seed))
        self._timer.start()
        return self._number

    def hurry(self, number: int) -> None:
        """Ask for the best move found so far."""
        if number == self._number:
            self.wake().hurry()

    def cancel(self, number: int) -> None:
        """Forget a request; its answer never comes."""
        if number == self._number:
            self._number = None
            self._timer.stop()
            self.wake().cancel()

    def close(self) -> None:
        """End thinking for good."""
        self._number = None
        self._timer.stop()
        if self._made is not None:
            self._made.close()

    def _look(self) -> None:
        reply = self.wake().poll()
        if reply is None or reply.id != self._number:
            return
        self._number = None
        self._timer.stop()
        if reply.answer is not None:
            self.answered.emit(reply.id, reply.answer)
        else:
            self.failed.emit(reply.id, reply.error)


class Minds(QObject):
    """Asks for moves and hints; an answer that nobody waits for any more is dropped."""

    began = Signal()  # the computer on turn has started to think
    chosen = Signal(object)  # the move that the computer on turn makes
    advised = Signal(object)  # an Answer, for the person on turn
    failed = Signal(str)  # what went wrong

    def __init__(self, match: Match, thinker: Thinker, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match, self._thinker, self._preferences = match, thinker, preferences
        self._request: int | None = None  # the move that is being thought about
        self._advice: int | None = None  # the hint that is being thought about
        self._left: float | None = None
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._think)
        thinker.answered.connect(self._on_answered)
        thinker.failed.connect(self._on_failed)

    @property
    def thinking(self) -> bool:
        """Whether the computer on turn thinks."""
        return self._request is not None

    @property
    def advising(self) -> bool:
        """Whether a hint is being looked for."""
        return self._advice is not None

    def think(self, left: float | None, rest: float) -> None:
        """Let the computer on turn choose, after a rest; it has so many seconds left on its clock, if there is one."""
        if self._request is None and not self._rest.isActive():
            self._left = left
            if rest > 0:
                self._rest.start(round(rest * 1000))
            else:
                self._think()

    def _think(self) -> None:
        seat = self._match.turn
        level = self._match.players[seat].level or SUBSTITUTE
        self.began.emit()
        self._request = self._ask(level, self._budget(), "bot")

    def advise(self) -> None:
        """Look for a good move of the person on turn."""
        if self._advice is None:
            self._advice = self._ask(ADVISER, ADVICE, "hint")

    def hurry(self) -> None:
        """Make the thinking computer play the best that it has found so far."""
        if self._request is not None:
            self._thinker.hurry(self._request)

    def stop(self) -> None:
        """Forget everything that is being thought about."""
        self._rest.stop()
        if self._request is not None:
            request, self._request = self._request, None
            self._thinker.cancel(request)
        self.stop_advising()

    def stop_advising(self) -> None:
        """Forget the hint that is being looked for."""
        if self._advice is not None:
            advice, self._advice = self._advice, None
            self._thinker.cancel(advice)

    def _ask(self, level: int, budget: Budget | None, purpose: str) -> int:
        match = self._match
        seed = thoughts(
            deciding(match.record()), match.length, purpose
        )  # who plays must not know what the dice will show
        return self._thinker.ask(match.game.key, match.view(match.turn), level, budget, seed)

    def _budget(self) -> Budget | None:
        """Return how long a computer may think: what its level takes, unless a person or the clock says otherwise."""
        wanted = self._preferences.values.think
        if self._left is not None:
            return Budget(seconds=min(self._left * SHARE, wanted or USUAL))
        return Budget(seconds=wanted) if wanted else None

    def _on_answered(self, number: int, answer: Answer) -> None:
        if number == self._request:
            self._request = None
            if self._match.forbids(answer.move):
                self.failed.emit(self._match.game.write(answer.move))
            else:
                self.chosen.emit(answer.move)
        elif number == self._advice:
            self._advice = None
            self.advised.emit(answer)

    def _on_failed(self, number: int, problem: str) -> None:
        if number in (self._request, self._advice):
            self._request = self._advice = None
            self.failed.emit(problem)
