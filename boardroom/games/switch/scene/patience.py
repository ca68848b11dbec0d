"""How long a question to the token's holder stands, if not for ever: a countdown that waits while nobody looks."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

TICK = 100  # milliseconds


class Patience(QObject):
    """Counts down, but only while somebody is there to see it."""

    ticked = Signal()
    over = Signal()

    def __init__(self, attentive: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._attentive = attentive
        self.limit: float | None = None  # how many seconds the question stands; None: there is none, or for ever
        self.left = 0.0
        self.waiting = False  # it stands still: a dialog is open, or the window is not in front
        self._last = 0.0
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._tick)

    def start(self, seconds: float) -> None:
        """Let a question stand so long."""
        self.limit = self.left = seconds
        self._last, self.waiting = monotonic(), not self._attentive()
        self._timer.start()
        self.ticked.emit()

    def stop(self) -> None:
        """The question is answered."""
        self.limit = None
        self._timer.stop()

    def _tick(self) -> None:
        now = monotonic()
        gone, self._last = now - self._last, now
        self.waiting = not self._attentive()
        if not self.waiting:
            # A machine that slept has not been looked at meanwhile.
            self.left = max(0.0, self.left - min(gone, 5 * TICK / 1000))
        self.ticked.emit()
        if self.left <= 0:
            self.stop()
            self.over.emit()
