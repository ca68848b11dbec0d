"""Motion that explains: how long things take, and not at all for whoever wants none."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

from boardroom.ui.style.system_wishes import system_wishes

Wish = Literal["system", "on", "off"]

EASE: Final = QEasingCurve.Type.OutCubic
_speed = 1.0


def set_motion(wish: Wish, speed: float = 1.0) -> None:
    """Set how fast things move: 1 as designed, 2 twice as fast; "off", or a system that says so, stops them."""
    global _speed
    _speed = 0.0 if wish == "off" or (wish == "system" and system_wishes().stillness) else speed


def speed() -> float:
    """Return how fast things move: 0 not at all, 1 as designed, 2 twice as fast. Scenes get it as `speed`."""
    return _speed


def duration(milliseconds: float) -> int:
    """Return how long a movement designed to last so long takes now."""
    return round(milliseconds / _speed) if _speed else 0


class Glide(QVariantAnimation):
    """A number that goes softly to wherever it is sent, from wherever it is."""

    def __init__(self, value: float, milliseconds: float, parent: QObject) -> None:
        super().__init__(parent)
        self._milliseconds = milliseconds
        self.setEasingCurve(EASE)
        self.setStartValue(value)
        self.setEndValue(value)
        self.setCurrentTime(0)

    @property
    def value(self) -> float:
        """Where it is now."""
        return float(self.currentValue())

    def to(self, target: float) -> None:
        """Go there; at once if nothing may move."""
        if target == self.endValue():
            return
        now = self.value
        self.stop()
        self.setStartValue(now)
        self.setEndValue(target)
        self.setDuration(duration(self._milliseconds))
        self.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)
