"""How things move softly: spans of time, easing, and coming to rest from wherever they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

_OUT = QEasingCurve(QEasingCurve.Type.OutCubic)
_IN_OUT = QEasingCurve(QEasingCurve.Type.InOutQuad)
P = TypeVar("P")


def ease_out(t: float) -> float:
    """Begin fast and end softly."""
    return float(_OUT.valueForProgress(t))


def ease_both(t: float) -> float:
    """Begin and end softly."""
    return float(_IN_OUT.valueForProgress(t))


def part(now: float, start: float, length: float) -> float:
    """Return how much of a span of time is over, from 0 to 1; a span of no length is over when it begins."""
    return 1.0 if length <= 0 and now >= start else min(1.0, max(0.0, (now - start) / max(length, 1e-6)))


class Placed(Protocol[P]):
    """Something that has a place."""

    pose: P

    def place(self, pose: P) -> None:
        """Be there from now on."""


class Settler(QVariantAnimation, Generic[P]):
    """Brings things softly to where they should be, from wherever they are."""

    def __init__(
        self, parent: QObject, between: Callable[[P, P, float], P], moved: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(parent)
        self._ways: list[tuple[Placed[P], P, P]] = []
        self._between, self._moved = between, moved
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(_OUT)
        self.valueChanged.connect(self._frame)

    def go(self, targets: Iterable[tuple[Placed[P], P]], milliseconds: float) -> None:
        """Send things to their places; at once where no time is given."""
        self.stop()
        self._ways = [(thing, thing.pose, pose) for thing, pose in targets if thing.pose != pose]
        if not self._ways:
            return
        if milliseconds < 1:
            self._frame(1.0)
        else:
            self.setDuration(round(milliseconds))
            self.start()

    def finish(self) -> None:
        """Bring everything to its place at once."""
        if self.state() == QAbstractAnimation.State.Running:
            self.stop()
            self._frame(1.0)

    def _frame(self, t: float) -> None:
        for thing, start, end in self._ways:
            thing.place(end if t >= 1 else self._between(start, end, t))
        if self._ways:
            self._moved()
