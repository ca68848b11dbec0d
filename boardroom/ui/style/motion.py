"""Motion that explains: how long things take, and not at all for whoever wants none."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

from boardroom.ui.style.system_wishes import system_wishes

Wish = Literal["system", "on", "off"]

EASE: Final = QEasingCurve.Type.OutCubic
_wish: Wish = "on"
_pace = 1.0


def set_motion(wish: Wish, pace: float = 1.0) -> None:
    """Set how fast things move: 1 as designed, 2 twice as fast; "off", or a system that says so, stops them."""
    global _wish, _pace
    _wish, _pace = wish, pace


def speed() -> float:
    """Return how fast things move: 0 not at all, 1 as designed, 2 twice as fast. Scenes get it as `speed`."""
    still = _wish == "off" or (_wish == "system" and system_wishes().stillness)
    return 0.0 if still else _pace


def duration(milliseconds: float) -> int:
    """Return how long a movement designed to last so long takes now."""
    now = speed()
    return round(milliseconds / now) if now else 0


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
