"""The thinking process as Qt sees it: ask, go on with other things, and hear of the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:  # fetched with the worker
    from boardroom.ai import worker
    from boardroom.ai.bot import Budget
    from boardroom.core.match import View

LOOK = 15  # milliseconds between looks for an answer, while one is awaited


class Thinker(QObject):
    """Asks a worker, which is made when it is first needed, and says what it answers; nothing here ever waits."""

    answered = Signal(int, object)  # the request's number, an Answer
    failed = Signal(int, str)  # the request's number, what went wrong

    def __init__(self, make: Callable[[], worker.Thinker], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self._made: worker.Thinker | None = None
        self._number: int | None = None
        self._timer = QTimer(self, interval=LOOK)
        self._timer.timeout.connect(self._look)

    def wake(self) -> worker.Thinker:
        """Return the worker; made ahead of the first question, it is ready for it."""
        if self._made is None:
            self._made = self._make()
        return self._made

    def ask(self, game: str, view: View[Any, Any], level: int, budget: Budget | None, seed: str) -> int:
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
