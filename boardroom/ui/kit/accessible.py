"""What Qt's own accessible objects don't say of our widgets: headings, sheets, and what lies behind a sheet."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

Kind = Literal["heading", "paragraph", "dialog", "window"]
_KIND = "accessible_kind"

# Qt keeps only plain pointers to interfaces: Python must not let go of them before Qt has deleted them.
_kept: list[QAccessibleInterface] = []
_installed = False


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
