"""Catching up with a folder of saves, a little at a time: thousands may have come since the last look."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.core.store import Store

AT_ONCE = 0.04  # seconds; mostly that is all it takes, and the page is filled at once
SLICE = 0.01  # seconds, in between which the window answers
SHOWN = 0.4  # seconds between looks at what has come


class CatchingUp(QObject):
    """Reads what is new in a store; `more` says that there is more to show."""

    more = Signal()

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._left: Iterator[int] = iter(())
        self._told = 0.0
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def reading(self) -> bool:
        """Whether there is something left to read."""
        return self._timer.isActive()

    def start(self) -> None:
        """Read what is new; what can't be read in a moment is read afterwards, bit by bit."""
        self._left = self._store.catch_up()
        self._told = monotonic()
        if self._read(AT_ONCE):
            self._timer.stop()
        else:
            self._timer.start()

    def _go_on(self) -> None:
        whole = self._read(SLICE)
        if whole:
            self._timer.stop()
        if whole or monotonic() - self._told > SHOWN:
            self.more.emit()
            self._told = monotonic()

    def _read(self, seconds: float) -> bool:
        """Read for so long; tell whether that was all."""
        end = monotonic() + seconds
        return not any(monotonic() > end for _ in self._left)
