"""The clock of a turn, as a table shows it: what is left, of how much, and whether it runs."""

from __future__ import annotations

from dataclasses import dataclass

LOW = 20.0  # seconds: from here on a clock asks for attention
LAST = 10.0  # and from here on it calls for it


@dataclass(frozen=True, slots=True)
class TurnTime:
    """The seconds that whoever is on turn has left of a whole turn or game."""

    left: float
    whole: float
    running: bool  # False: nobody loses time now

    @property
    def low(self) -> bool:
        """Whether it asks for attention."""
        return self.left < LOW


def say_time(seconds: float) -> str:
    """Write what is left as people read it: minutes and seconds, near the end tenths."""
    if seconds < LAST:
        return f"{int(seconds * 10) / 10:.1f}"
    whole = int(-(-seconds // 1))  # a clock that shows 0:00 should be over
    hours, rest = divmod(whole, 3600)
    if hours:
        return f"{hours}:{rest // 60:02}:{rest % 60:02}"
    return f"{rest // 60}:{rest % 60:02}"
