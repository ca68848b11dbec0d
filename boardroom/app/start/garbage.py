"""Garbage is looked for in the window's thread alone: another could take Qt's objects apart under its feet."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

OFTEN: Final = 250  # milliseconds between looks


def collect_as_due() -> None:
    """Do what Python would have done by itself by now, here and now."""
    for generation in (2, 1, 0):
        if gc.get_count()[generation] > gc.get_threshold()[generation]:
            gc.collect(generation)
            break


class Collector(QObject):
    """Takes Python's own looking out of all threads, and does it instead whenever the window's thread has time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self, interval=OFTEN)
        timer.timeout.connect(collect_as_due)
        timer.start()
