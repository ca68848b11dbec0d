"""Films of what happened: parts that begin and end, some side by side, shown moment by moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from boardroom.ui.table.easing import ease_out, part


def between(start: QRectF, end: QRectF, t: float) -> QRectF:
    """Return a rectangle on the way to another."""
    corner = start.topLeft() + (end.topLeft() - start.topLeft()) * t
    wide = start.width() + (end.width() - start.width()) * t
    high = start.height() + (end.height() - start.height()) * t
    return QRectF(corner.x(), corner.y(), wide, high)


def arc(start: QPointF, end: QPointF, bulge: float, t: float) -> QPointF:
    """Return a point on the way along an arc that leaves the straight line by a part of its length."""
    way = end - start
    side = QPointF(-way.y(), way.x()) * bulge
    return start + way * t + side * (4 * t * (1 - t))


@dataclass
class _Part:
    start: float
    length: float
    show: Callable[[float], None]
    ease: Callable[[float], float]
    over: bool = False


@dataclass
class Film:
    """What is where at each moment: parts that begin and end, some side by side. Times are in milliseconds."""

    duration: float = 0.0
    slower: float = 1.0  # how much more time it takes, so that one can follow what others do
    still: float = 0.0  # how much of its end is only there to be read
    halt: float = 0.0  # where whoever hurries through it stops once, to look
    waits: bool = False  # whether its end stays until a person, if there is one, goes on
    _parts: list[_Part] = field(default_factory=list)

    def add(
        self,
        start: float,
        length: float,
        show: Callable[[float], None],
        ease: Callable[[float], float] = ease_out,
    ) -> float:
        """Add a part, and return when it is over."""
        self._parts.append(_Part(start, length, show, ease))
        self.duration = max(self.duration, start + length)
        return start + length

    def then(self, length: float, show: Callable[[float], None], ease: Callable[[float], float] = ease_out) -> float:
        """Add a part after all others, and return when it is over."""
        return self.add(self.duration, length, show, ease)

    def rest(self, start: float, length: float) -> None:
        """End with time to read, which passes also where nothing moves."""
        self.duration = max(self.duration, start + length)
        self.still = length

    def frame(self, now: float) -> None:
        """Put everything where it is at a moment; every part that has begun comes to its very end."""
        for piece in self._parts:
            if piece.over or now < piece.start:
                continue
            t = part(now, piece.start, piece.length)
            piece.over = t >= 1
            piece.show(piece.ease(t))
