"""How things move: softly to where a choice puts them, and as films that show what a step did."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Final, Protocol

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

from boardroom.games.phoenix.scene.geometry import Pose

LIFT: Final = 140.0  # milliseconds, as all that follow
HOP: Final = 220.0
FOLLOW: Final = 40.0  # between one passed piece and the next
SHIFT: Final = 160.0
CARD: Final = 240.0
HOVER: Final = 110.0
DEAL: Final = 16.0  # a whole deal has 36 or 37 of them
START: Final = 300.0
FLARE: Final = 80.0  # between one cube and the next
SHOWN: Final = 4000.0  # the tableau, unless it is dismissed
SLOWER: Final = 1.6  # somebody else's move, so that one can follow it
HELD: Final = 34.0  # how high a taken pawn is held

_OUT = QEasingCurve(QEasingCurve.Type.OutCubic)
_IN_OUT = QEasingCurve(QEasingCurve.Type.InOutQuad)


class Placed(Protocol):
    """Something that has a place."""

    pose: Pose

    def place(self, pose: Pose) -> None: ...


def part(now: float, start: float, length: float) -> float:
    """Return how much of a span of time is over, from 0 to 1."""
    return min(1.0, max(0.0, (now - start) / length))


def between(start: Pose, end: Pose, t: float) -> Pose:
    """Return a place on the way."""
    a, b, c = (x + (y - x) * t for x, y in zip(start, end, strict=True))
    return a, b, c


class Settler(QVariantAnimation):
    """Brings things softly to where they should be, from wherever they are."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ways: list[tuple[Placed, Pose, Pose]] = []
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(self._frame)

    def go(self, targets: list[tuple[Placed, Pose]], milliseconds: float) -> None:
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
            thing.place(end if t >= 1 else between(start, end, t))


class Film:
    """What is where at each moment of a step: tracks, of which the later wins."""

    def __init__(self) -> None:
        self._tracks: list[tuple[float, float, Callable[[float], None]]] = []
        self.duration = 0.0

    def add(self, start: float, length: float, act: Callable[[float], None]) -> float:
        """Let something happen for a while; return when it is over."""
        self._tracks.append((start, length, act))
        self.duration = max(self.duration, start + length)
        return start + length

    def frame(self, now: float) -> None:
        """Put everything where it is at a moment."""
        for start, length, act in self._tracks:
            if now >= start:
                act(part(now, start, length))

    # ---------------------------------------------------------------- what a thing can do

    def glide(self, start: float, length: float, thing: Placed, end: Pose, bow: tuple[float, float] = (0, 0)) -> float:
        """Let a thing go to a place; bow: how far it swings aside and up on its way."""
        begin: list[Pose] = []

        def act(t: float) -> None:
            if not begin:
                begin.append(thing.pose)
            if t >= 1:
                thing.place(end)
                return
            x, y, z = between(begin[0], end, _IN_OUT.valueForProgress(t))
            swing = sin(pi * t)
            thing.place((x + bow[0] * swing, y, z + bow[1] * swing))

        return self.add(start, length, act)

    def lift(self, start: float, thing: Placed, up: float) -> float:
        """Let a thing rise, if it isn't up already."""
        x, y, now = thing.pose
        if now >= up:
            return start
        return self.add(start, LIFT, lambda t: thing.place((x, y, now + (up - now) * _OUT.valueForProgress(t))))
