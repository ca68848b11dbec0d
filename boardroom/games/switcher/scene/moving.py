"""How things move: softly to where a choice puts them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, QVariantAnimation

from boardroom.ui.settling import ease_out, part

CARD_UP: Final = 120.0  # milliseconds, as all that follow
PULL: Final = 140.0
STAGGER: Final = 30.0
LIGHT: Final = 110.0
HOVER: Final = 110.0


class Way(NamedTuple):
    """A number of something that should come to a value, perhaps a little later."""

    thing: Any
    name: str
    value: float
    length: float
    delay: float = 0.0


class Settler(QVariantAnimation):
    """Brings numbers softly to where they should be, from wherever they are."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ways: list[tuple[Way, float]] = []
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.valueChanged.connect(self._frame)

    def go(self, ways: Iterable[Way], speed: float) -> None:
        """Send numbers to their values; at once where nothing may move. What isn't named stays where it is."""
        self.stop()
        self._ways = []  # a new end of the animation would move them
        begun = [(way, float(getattr(way.thing, way.name))) for way in ways]
        moving = [(way, start) for way, start in begun if start != way.value]
        longest = max((way.delay + way.length for way, _ in moving), default=0.0)
        if speed <= 0 or not longest:
            self._ways = moving
            self.finish()
            return
        self.setEndValue(longest)
        self.setDuration(round(longest / speed))
        self._ways = moving
        self.start()

    def finish(self) -> None:
        """Bring everything to its end at once."""
        self.stop()
        for way, _ in self._ways:
            setattr(way.thing, way.name, way.value)
        self._ways = []

    def _frame(self, now: float) -> None:
        for way, start in self._ways:
            t = ease_out(part(now, way.delay, way.length))
            value = start + (way.value - start) * t
            if getattr(way.thing, way.name) != value:
                setattr(way.thing, way.name, value)
