"""Keys that a screen has besides those of the menus: what they do and how that is said, in one place for both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence


class OwnKey(NamedTuple):
    """A key such as "Alt+Left", what it does to whom it belongs to, and the words for it."""

    key: str
    words: Callable[[], str]
    do: Callable[[Any], object]

    def native(self) -> str:
        """Return the key as it is written on this system, in the language of the moment."""
        return QKeySequence(self.key).toString(QKeySequence.SequenceFormat.NativeText)


def own_key(keys: Sequence[OwnKey], event: QKeyEvent) -> OwnKey | None:
    """Return the one of some keys that is being pressed."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    pressed = QKeySequence(QKeyCombination(held, Qt.Key(event.key())))
    return next((each for each in keys if QKeySequence(each.key) == pressed), None)
