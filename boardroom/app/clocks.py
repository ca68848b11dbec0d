"""The clocks: how long the decision of the moment has taken, and what each seat has left."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from boardroom.core.game import CHANCE, Clock, Seat
from boardroom.core.match import Match

LOW = 20.0  # seconds: from here on a clock asks for attention


class Clocks:
    """Measures the decision under way; with a clock in the options it also knows what is left."""

    def __init__(self, match: Match[Any, Any], now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._match = match
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

    def hold(self) -> None:
        """Stop: a pause, an animation, or nobody to decide."""
        self._spent, self._since = self.spent, None

    def lap(self) -> None:
        """Begin the next decision: the log has changed."""
        self._spent, self._since = 0.0, None
        self._used = [self._so_far(seat) for seat in range(self._match.seats)]

    def left(self, seat: Seat) -> float | None:
        """Return the seconds that a seat has left, or None where there is no clock."""
        if self.clock is None:
            return None
        now = self.spent if self._match.turn == seat else 0.0
        return max(0.0, self.clock.seconds - self._used[seat] - now)

    @property
    def out(self) -> bool:
        """Whether the time of the seat on turn is up."""
        return self.running and self._match.turn >= 0 and self.left(self._match.turn) == 0.0

    def _so_far(self, seat: Seat) -> float:
        """Return what counts against the seat: its whole game, or this turn of it, which may take several entries."""
        if self.clock is None or not self.clock.per_turn:
            return self._match.used(seat)
        total = 0.0
        for entry in reversed(self._match.entries if self._match.turn == seat else ()):
            if entry.seat not in (seat, CHANCE):
                break
            total += entry.seconds
        return total


def say_time(seconds: float) -> str:
    """Write what is left as people read it: minutes and seconds, near the end tenths."""
    if seconds < LOW / 2:
        return f"{int(seconds * 10) / 10:.1f}"
    whole = int(-(-seconds // 1))  # a clock that shows 0:00 should be over
    hours, rest = divmod(whole, 3600)
    if hours:
        return f"{hours}:{rest // 60:02}:{rest % 60:02}"
    return f"{rest // 60}:{rest % 60:02}"
