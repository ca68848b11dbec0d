"""How things move: as films that show what a step did."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Final

from boardroom.games.phoenix.scene.geometry import Pose
from boardroom.ui.settling import Placed, ease_both, ease_out, part

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


def between(start: Pose, end: Pose, t: float) -> Pose:
    """Return a place on the way."""
    a, b, c = (x + (y - x) * t for x, y in zip(start, end, strict=True))
    return a, b, c


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

    def glide(
        self, start: float, length: float, thing: Placed[Pose], end: Pose, bow: tuple[float, float] = (0, 0)
    ) -> float:
        """Let a thing go to a place; bow: how far it swings aside and up on its way."""
        begin: list[Pose] = []

        def act(t: float) -> None:
            if not begin:
                begin.append(thing.pose)
            if t >= 1:
                thing.place(end)
                return
            x, y, z = between(begin[0], end, ease_both(t))
            swing = sin(pi * t)
            thing.place((x + bow[0] * swing, y, z + bow[1] * swing))

        return self.add(start, length, act)

    def lift(self, start: float, thing: Placed[Pose], up: float) -> float:
        """Let a thing rise, if it isn't up already."""
        x, y, now = thing.pose
        if now >= up:
            return start
        return self.add(start, LIFT, lambda t: thing.place((x, y, now + (up - now) * ease_out(t))))
