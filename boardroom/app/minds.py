"""The minds at a table: the computer on turn, and the one that gives hints."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.ai.bot import Answer, Budget
from boardroom.app.settings import Preferences
from boardroom.app.thinker import Thinker
from boardroom.core.fairness import thoughts
from boardroom.core.match import SUBSTITUTE, Match

ADVISER = 5  # the level that gives hints
ADVICE = Budget(seconds=1.5)
SHARE = 0.04  # of what is left on its clock, a computer uses so much for one move
USUAL = 1.0  # seconds at most, when there is a clock


class Minds(QObject):
    """Asks for moves and hints; an answer that nobody waits for any more is dropped."""

    began = Signal()  # the computer on turn has started to think
    chosen = Signal(object)  # the move that the computer on turn makes
    advised = Signal(object)  # an Answer, for the person on turn
    failed = Signal(str)  # what went wrong

    def __init__(
        self, match: Match[Any, Any], thinker: Thinker, preferences: Preferences, parent: QObject | None = None
    ) -> None:
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
        seed = thoughts(match.record().seed, match.length, purpose)  # who plays must not know what the dice will show
        return self._thinker.ask(match.game.key, match.view(match.turn), level, budget, seed)

    def _budget(self) -> Budget | None:
        """Return how long a computer may think: what its level takes, unless a person or the clock says otherwise."""
        wanted = self._preferences.values.think
        if self._left is not None:
            return Budget(seconds=min(self._left * SHARE, wanted or USUAL))
        return Budget(seconds=wanted) if wanted else None

    def _on_answered(self, number: int, answer: Answer[Any]) -> None:
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
