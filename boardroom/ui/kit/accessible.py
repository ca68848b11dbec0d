"""What Qt's own objects don't say to assistive technology: headings, what a sheet hides, what a view paints itself."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget, QWidget
from shiboken6 import isValid

Kind = Literal["heading", "paragraph", "dialog", "window"]
_KIND = "accessible_kind"

# Qt keeps only plain pointers to interfaces: Python must not let go of them before Qt has deleted them.
_kept: list[QAccessibleInterface] = []
_installed = False
_noticing = False


def be(widget: QWidget, kind: Kind) -> None:
    """Let assistive technology know what a widget is; before anything else is said of it."""
    global _installed
    widget.setProperty(_KIND, kind)
    if not _installed:
        QAccessible.installFactory(_factory)
        _installed = True


def cover(window: QWidget, sheet: QWidget) -> None:
    """Tell that a sheet has come before all else in a window."""
    _tell(window, sheet, QAccessible.Event.ObjectHide)


def uncover(window: QWidget, sheet: QWidget) -> None:
    """Tell that a sheet has gone, and what was behind it is there again."""
    _tell(window, sheet, QAccessible.Event.ObjectShow)


def _tell(window: QWidget, sheet: QWidget, event: QAccessible.Event) -> None:
    if QAccessible.isActive():
        for child in window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if child is not sheet and child.isVisible() and not child.isWindow():
                QAccessible.updateAccessibility(QAccessibleEvent(child, event))


def _factory(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    kind = thing.property(_KIND) if isinstance(thing, QWidget) else None
    if kind is None:
        return None
    assert isinstance(thing, QWidget)
    kinds = {"heading": HeadingObject, "paragraph": ParagraphObject, "dialog": SheetObject, "window": WindowObject}
    made = kinds[kind](thing)
    _kept[:] = [interface for interface in _kept if isValid(interface)]
    _kept.append(made)
    return made


# None of these may override interface_cast: under PySide 6.11 that ends the process.


class HeadingObject(QAccessibleWidget):
    """A label that is a title."""

    def __init__(self, label: QWidget) -> None:
        super().__init__(label, QAccessible.Role.Heading, "")

    def text(self, kind: QAccessible.Text) -> str:
        named = super().text(kind)
        return str(self.object().property("text")) if kind == QAccessible.Text.Name and not named else named


class ParagraphObject(QAccessibleWidget):
    """A piece of a longer text."""

    def __init__(self, piece: QWidget) -> None:
        super().__init__(piece, QAccessible.Role.Paragraph, "")


class CoveredObject(QAccessibleWidget):
    """What sheets can lie over: as long as one does, nothing else is there."""

    def _above(self) -> list[QWidget]:
        below = self.object()
        assert isinstance(below, QWidget)
        children = below.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [child for child in children if child.property(_KIND) == "dialog" and not child.isHidden()][-1:]

    def childCount(self) -> int:
        return len(self._above()) or super().childCount()

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        above = self._above()
        if not above:
            return super().child(index)
        return QAccessible.queryAccessibleInterface(above[0]) if index == 0 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        above = self._above()
        if not above:
            return super().indexOfChild(child)
        return 0 if child.object() is above[0] else -1


class WindowObject(CoveredObject):
    """A window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, QAccessible.Role.Window, "")


class SheetObject(CoveredObject):
    """A sheet that wants an answer before anything else."""

    def __init__(self, sheet: QWidget) -> None:
        super().__init__(sheet, QAccessible.Role.Dialog, "")

    def state(self) -> QAccessible.State:
        state = super().state()
        state.modal = True
        return state


# ---------------------------------------------------------------- what a view paints itself


class UnseenWidgets(QObject):
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
    global _noticing
    if not _noticing:
        QAccessible.installFactory(_asked)
        _noticing = True


def _asked(kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    unseen = thing.findChild(UnseenWidgets, options=direct) if isinstance(thing, QAbstractScrollArea) else None
    if unseen is not None:
        unseen.want()
    return None  # Qt itself knows best how to tell of a widget
