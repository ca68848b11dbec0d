"""A person's hands: clicks and keys, as Qt's own tests make them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget


def click(widget: QWidget, pos: QPoint | None = None) -> None:
    """Click with the left button, in the middle unless told where."""
    where = widget.rect().center() if pos is None else pos
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)


def key(widget: QWidget, *keys: Qt.Key) -> None:
    """Press some keys, one after the other."""
    for one in keys:
        QTest.keyClick(widget, one)


def type_text(widget: QWidget, text: str) -> None:
    """Type a text."""
    QTest.keyClicks(widget, text)
