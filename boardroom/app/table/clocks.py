"""The clocks: how long the decision of the moment has taken, and what each seat has left."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.core.game import CHANCE, Clock, Seat
from boardroom.core.match import Match
from boardroom.ui.table.turn_time import TurnTime

TICK = 100  # milliseconds between looks at the clocks


class Time:
    """The time that passes at a table, in seconds; it can be made to stand still."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._still: float | None = None  # since when it stands still
        self._left_out = 0.0

    def __call__(self) -> float:
        return (self._now() if self._still is None else self._still) - self._left_out

    @property
    def still(self) -> bool:
        """Whether no time passes."""
        return self._still is not None

    def stand_still(self, on: bool) -> None:
        """Let no time pass, or go on from where it stood."""
        if on and self._still is None:
            self._still = self._now()
        elif not on and self._still is not None:
            self._left_out += self._now() - self._still
            self._still = None


class Clocks(QObject):
    """Measures the decision under way; with a clock in the options it also knows what is left, and ticks."""

    ticked = Signal()  # less is left
    ran_out = Signal()  # the time of the seat on turn is up

    def __init__(self, match: Match, parent: QObject, now: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self._now = Time(now)
        self._match = match
        self.waits: Callable[[], bool] = lambda: False  # whether nobody loses time now: asked with every tick
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._tick)
        self.clock: Clock | None = match.game.clock(match.options)
        self._spent = 0.0  # on this decision, before it was last held
        self._since: float | None = None  # when it was last let run
        self._used: list[float] = []
        self.lap()

    @property
    def running(self) -> bool:
        """Whether time passes for the seat on turn."""
        return self._since is not None

    @property
    def spent(self) -> float:
        """The seconds that the decision of the moment has taken so far."""
        return self._spent + (0.0 if self._since is None else self._now() - self._since)

    def run(self) -> None:
        """Let time pass for the seat on turn."""
        if self._since is None:
            self._since = self._now()
            if self.clock is not None:
                self._timer.start()

    def hold(self) -> None:
        """Stop: a pause, an animation, or nobody to decide."""
        self._timer.stop()
        self._spent, self._since = self.spent, None

    def lap(self) -> None:
        """Begin the next decision: the log has changed, and what this one has taken stands in it."""
        self._timer.stop()
        self._spent, self._since = 0.0, None
        self._used = [self._so_far(seat) for seat in range(self._match.seats)]

    def charge(self) -> None:
        """Interrupt the decision of the moment: it costs what it has taken, also when the seat comes back to it."""
        self._match.spend(self.spent)
        self.lap()

    def left(self, seat: Seat) -> float | None:
        """Return the seconds that a seat has left, or None where there is no clock."""
        if self.clock is None:
            return None
        now = self.spent if self._match.turn == seat else 0.0
        return max(0.0, self.clock.seconds - self._used[seat] - now)

    def of_turn(self) -> TurnTime | None:
        """Return what the seat on turn has left, or None where there is no clock or nobody to decide."""
        left = self.left(self._match.turn) if self._match.turn >= 0 else None
        if left is None or self.clock is None:
            return None
        return TurnTime(left, self.clock.seconds, self.running and not self._now.still)

    def _tick(self) -> None:
        self._now.stand_still(self.waits())
        if self._match.turn >= 0 and self.left(self._match.turn) == 0.0:
            self.hold()
            self.ran_out.emit()
        self.ticked.emit()

    def _so_far(self, seat: Seat) -> float:
        """Return what counts against the seat: its whole game, or this turn of it, which may take several entries."""
        total = self._match.spent(seat)
        if self.clock is None:
            return 0.0
        if not self.clock.per_turn:
            return total + self._match.used(seat)
        for entry in reversed(self._match.entries if self._match.turn == seat else ()):
            if entry.seat not in (seat, CHANCE):
                break
            total += entry.seconds
        return total
