"""Motion that explains: how long things take, and not at all for whoever wants none."""

from __future__ import annotations

import sys
from typing import Final, Literal

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation
from PySide6.QtWidgets import QApplication

Wish = Literal["system", "on", "off"]

EASE: Final = QEasingCurve.Type.OutCubic
_speed = 1.0


def system_wants_motion() -> bool:
    """Tell whether the desktop lets things move, as far as it says so."""
    if sys.platform == "win32":
        import ctypes

        moves = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(0x1042, 0, ctypes.byref(moves), 0)  # SPI_GETCLIENTAREAANIMATION
        return bool(moves.value)
    if sys.platform == "darwin":
        from PySide6.QtCore import QSettings

        file = QSettings("com.apple.universalaccess", "")
        return not file.value("reduceMotion", False, type=bool)
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return True
    from PySide6.QtWidgets import QStyle  # late: so many names take a moment, and the first frame stands still

    return app.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0


def set_motion(wish: Wish, speed: float = 1.0) -> None:
    """Set how fast things move: 1 as designed, 2 twice as fast; "off", or a system that says so, stops them."""
    global _speed
    _speed = 0.0 if wish == "off" or (wish == "system" and not system_wants_motion()) else speed


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
