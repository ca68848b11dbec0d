"""The thinking process as Qt sees it: ask, go on with other things, and hear of the answer."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.ai import worker
from boardroom.ai.bot import Budget
from boardroom.core.match import View

LOOK = 15  # milliseconds between looks for an answer, while one is awaited


class Thinker(QObject):
    """Asks a worker and says what it answers; nothing here ever waits."""

    answered = Signal(int, object)  # the request's number, an Answer
    failed = Signal(int, str)  # the request's number, what went wrong

    def __init__(self, thinker: worker.Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = thinker
        self._number: int | None = None
        self._timer = QTimer(self, interval=LOOK)
        self._timer.timeout.connect(self._look)

    def ask(self, game: str, view: View[Any, Any], level: int, budget: Budget | None, seed: str) -> int:
        """Begin to think about a view and return the request's number; an earlier request is cancelled."""
        self._number = self._worker.ask(worker.Request(game, level, view, budget, seed))
        self._timer.start()
        return self._number

    def hurry(self, number: int) -> None:
        """Ask for the best move found so far."""
        if number == self._number:
            self._worker.hurry()

    def cancel(self, number: int) -> None:
        """Forget a request; its answer never comes."""
        if number == self._number:
            self._number = None
            self._timer.stop()
            self._worker.cancel()

    def close(self) -> None:
        """End thinking for good."""
        self._number = None
        self._timer.stop()
        self._worker.close()

    def _look(self) -> None:
        reply = self._worker.poll()
        if reply is None or reply.id != self._number:
            return
        self._number = None
        self._timer.stop()
        if reply.answer is not None:
            self.answered.emit(reply.id, reply.answer)
        else:
            self.failed.emit(reply.id, reply.error)
