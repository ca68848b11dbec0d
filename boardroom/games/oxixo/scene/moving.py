"""How cubes move: as a push that one can feel."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin
from typing import Final

from PySide6.QtCore import QEasingCurve

from boardroom.games.oxixo.rules import Move
from boardroom.games.oxixo.scene.cubes import Cube, Pose, home
from boardroom.games.oxixo.scene.geometry import TOWARDS, Layout, entry_side
from boardroom.ui.settling import ease_both, ease_out, part

LIFT: Final = 140.0  # milliseconds, as all that follow
HOVER: Final = 110.0
SLIDE: Final = 160.0
PLACE: Final = 180.0
ARC: Final = 180.0
PUSH: Final = 220.0
STAGGER: Final = 12.0
OVERSHOOT: Final = 2.0  # pixels
DOT: Final = 120.0
SWEEP: Final = 420.0
SLOWER: Final = 1.6  # a computer's move, so that one can follow it

_SHOVE = QEasingCurve(QEasingCurve.Type.OutSine)  # slow enough that a cube never runs into the one before it


class PushFilm:
    """A push as a film: what is where at each moment of it. `others` are the cubes it shifts, from the entry on."""

    def __init__(self, layout: Layout, cube: Cube, others: Sequence[Cube], move: Move) -> None:
        self._cube, self._layout = cube, layout
        origin, entry = move.origin, move.entry
        self._new_mark = not cube.mark
        side = entry_side(origin, entry)
        x, y = TOWARDS[side]
        self._step = (-x, y)  # in files and ranks
        away = 0.72 if side == "north" else 1.0  # less room there
        end = home(entry)
        self._start, self._end = cube.pose, end
        self._air = Pose(*layout.outside(origin), 1.07)
        self._before = Pose(end.file + x * away, end.rank - y * away)
        self._others = [
            (other, other.pose, home(cell)) for other, cell in zip(others, _cells(origin, entry), strict=True)
        ]
        held, placed = cube.held, cube.held and cube.pose[:2] == end[:2]
        self._placed = placed
        self._lifted = 0.0 if held else LIFT
        self._arrived = self._lifted + ARC
        self._pushed = DOT if placed else self._arrived + PUSH + STAGGER * len(others)
        self._turned = self._pushed if placed or not move.dot else self._pushed + DOT
        self.duration = self._turned

    def frame(self, now: float) -> None:
        """Put everything where it is at a moment."""
        cube = self._cube
        if self._placed:
            cube.place(self._start.between(self._end, ease_out(part(now, 0, DOT))))
            return
        pushing = now >= self._arrived
        cube.held = not pushing
        if now < self._lifted:
            cube.place(self._start.between(self._air, ease_out(part(now, 0, LIFT))))
        elif not pushing:
            start = self._air if self._lifted else self._start
            t = part(now, self._lifted, ARC)
            pose = start.between(self._before, ease_both(t))
            cube.place(pose._replace(height=pose.height + sin(pi * t) * self._layout.lift * 1.3))
        else:
            cube.place(self._pushing(self._before, self._end, now, 0))
        if self._new_mark:
            cube.mark_strength = part(now, self._lifted + ARC * 0.25, ARC * 0.6)
        if cube.dot is not None:
            cube.dot_strength = part(now, self._pushed, DOT)
        cube.refresh()
        back = ease_out(part(now, 0, 120))
        for i, (other, start, place) in enumerate(self._others):
            if pushing:
                end = place._replace(file=place.file + self._step[0], rank=place.rank + self._step[1])
                other.place(self._pushing(place, end, now, i + 1))
            else:
                other.place(start.between(place, back))

    def _pushing(self, start: Pose, end: Pose, now: float, turn: int) -> Pose:
        """Return a cube's place in the push: quickly there, a little too far, and back."""
        t = part(now, self._arrived + turn * STAGGER, PUSH)
        if t >= 1:
            return end
        beyond = OVERSHOOT / self._layout.pitch
        if t < 0.78:
            return start.between(end, _SHOVE.valueForProgress(t / 0.78) * (1 + beyond))
        return start.between(end, 1 + beyond * (1 - ease_both((t - 0.78) / 0.22)))


def _cells(origin: int, entry: int) -> range:
    """Return the cells that slide, from the entry on."""
    step = 1 if abs(entry - origin) < 5 else 5
    return range(entry, origin, step if entry < origin else -step)
