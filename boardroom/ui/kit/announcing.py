"""What a screen reader is told besides the names of things: the one door, where everybody waits for their turn."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

ENDS = ".!?…:;"  # a sentence that ends in one of these needs no full stop


class Announcer(QObject):
    """Keeps the order, makes one announcement of all that comes in the same moment, and knows the last one."""

    said = Signal(str, bool)  # what a screen reader was given to say, and whether it is urgent

    def __init__(self) -> None:
        super().__init__()
        self.last = ""  # can be said again
        self._waiting: list[str] = []
        self._urgent = False
        self._where: QWidget | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.flush)

    def add(self, where: QWidget, text: str, urgent: bool = False) -> None:
        """Say something as soon as the moment is over, after what came before it; twice in a row is once."""
        text = " ".join(text.replace(" · ", ", ").split())  # a dot between two things is no word
        if not text or text == next(reversed(self._waiting), ""):
            return
        self._waiting.append(text)
        self._urgent |= urgent
        self._where = where.window()
        self._soon.start()

    def flush(self) -> None:
        """Say now what waits."""
        self._soon.stop()
        waiting, urgent, where = self._waiting, self._urgent, self._where
        self._waiting, self._urgent, self._where = [], False, None
        if not waiting or where is None or not isValid(where):
            return
        self.last = sentences(*waiting)
        event = QAccessibleAnnouncementEvent(where, self.last)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
        QAccessible.updateAccessibility(event)
        self.said.emit(self.last, urgent)

    def forget(self) -> None:
        """Somebody else listens from now on: what was said is not for them."""
        self.flush()
        self.last = ""


_announcer: Announcer | None = None


def announcer() -> Announcer:
    """Return the one that speaks for the whole program."""
    global _announcer
    if _announcer is None or not isValid(_announcer):
        _announcer = Announcer()
    return _announcer


def announce(widget: QWidget, text: str, urgent: bool = False) -> None:
    """Let a screen reader say something that is not the name of anything, such as a computer's move."""
    announcer().add(widget, text, urgent)


def sentences(*parts: str) -> str:
    """Make one text of several, each a sentence of its own."""
    found = [part.strip() for part in parts if part.strip()]
    return " ".join(part if part[-1] in ENDS else f"{part}." for part in found)
