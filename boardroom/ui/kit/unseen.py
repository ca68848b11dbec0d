"""What assistive technology finds in a view that paints everything itself: real widgets, unseen, for whoever asks."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea

_installed = False


class Unseen(QObject):
    """Keeps the unseen widgets of a view in step with what it shows, from the moment that somebody asks for them."""

    def __init__(self, view: QAbstractScrollArea) -> None:
        super().__init__(view)
        self._wanted = False
        self._later = QTimer(self)  # one press changes a table several times, and is told once
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.bring_up_to_date)
        _notice_questions()

    def want(self) -> None:
        """Somebody has asked what is in the view: have widgets from now on."""
        if not self._wanted:
            self._wanted = True
            self.follow()

    def follow(self) -> None:
        """What is in the view, or what is seen of it, has changed."""
        if self._wanted:
            self._later.start()

    def bring_up_to_date(self) -> None:
        """Have a widget for everything that is in the view now."""
        raise NotImplementedError


def _notice_questions() -> None:
    """Have Qt say when somebody asks what is in a view: a reader may come at any time, and gives no other sign."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_asked)
        _installed = True


def _asked(kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    unseen = thing.findChild(Unseen, options=direct) if isinstance(thing, QAbstractScrollArea) else None
    if unseen is not None:
        unseen.want()
    return None  # Qt itself knows best how to tell of a widget
