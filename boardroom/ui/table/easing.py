"""How things move softly: spans of time, easing, and coming to rest from wherever they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

_OUT = QEasingCurve(QEasingCurve.Type.OutCubic)
_IN_OUT = QEasingCurve(QEasingCurve.Type.InOutQuad)
P = TypeVar("P")


def linear(t: float) -> float:
    """Go evenly."""
    return t


def ease_out(t: float) -> float:
    """Begin fast and end softly."""
    return float(_OUT.valueForProgress(t))


def ease_both(t: float) -> float:
    """Begin and end softly."""
    return float(_IN_OUT.valueForProgress(t))


def mix(start: float, end: float, t: float) -> float:
    """Return a number on the way to another."""
    return start + (end - start) * t


def part(now: float, start: float, length: float) -> float:
    """Return how much of a span of time is over, from 0 to 1; a span of no length is over when it begins."""
    return 1.0 if length <= 0 and now >= start else min(1.0, max(0.0, (now - start) / max(length, 1e-6)))


class Placed(Protocol[P]):
    """Something that has a place."""

    @property
    def pose(self) -> P:
        """Where it is."""

    def place(self, pose: P) -> None:
        """Be there from now on."""


class Dial:
    """A number of a thing, such as how far a drawer is pulled out, as something that has a place."""

    def __init__(self, thing: object, name: str) -> None:
        self._thing, self._name = thing, name

    @property
    def pose(self) -> float:
        """What the number is."""
        return float(getattr(self._thing, self._name))

    def place(self, pose: float) -> None:
        """Set the number."""
        setattr(self._thing, self._name, pose)


class Way(NamedTuple, Generic[P]):
    """Where something should come to rest, how long that takes, and how much later it begins, in milliseconds."""

    thing: Placed[P]
    end: P
    length: float
    delay: float = 0.0


class Settler(QVariantAnimation, Generic[P]):
    """Brings things softly to where they should be, from wherever they are."""

    def __init__(
        self, parent: QObject, between: Callable[[P, P, float], P], moved: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(parent)
        self._ways: list[tuple[Way[P], P]] = []  # each with where it began
        self._between, self._moved = between, moved
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.valueChanged.connect(self._frame)

    def go(self, ways: Iterable[Way[P]], speed: float) -> None:
        """Send things to their places, at once where nothing may move. What isn't named stays where it is."""
        self.stop()
        self._ways = []  # a new end of the animation would move them
        moving = [(way, way.thing.pose) for way in ways if way.thing.pose != way.end]
        longest = max((way.delay + way.length for way, _ in moving), default=0.0)
        if speed > 0 and longest > 0:
            self.setEndValue(longest)
            self.setDuration(round(longest / speed))
            self._ways = moving
            self.start()
        elif moving:
            self._ways = moving
            self._frame(longest)

    def finish(self) -> None:
        """Bring everything to its place at once."""
        if self.state() == QAbstractAnimation.State.Running:
            self.stop()
            self._frame(self.endValue())

    def _frame(self, now: float) -> None:
        for (thing, end, length, delay), start in self._ways:
            t = part(now, delay, length)
            pose = end if t >= 1 else self._between(start, end, ease_out(t))
            if thing.pose != pose:
                thing.place(pose)
        if self._ways:
            self._moved()
