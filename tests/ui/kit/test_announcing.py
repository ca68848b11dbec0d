"""What a screen reader is told."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from boardroom.ui.kit.announcing import announce
from tests.ui.conftest import Show


def test_announcements_are_made(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: said.append((event.message(), event.politeness()))
    )
    widget = QWidget()
    show(widget)
    announce(widget, "Computer takes 2")
    announce(widget, "You won", urgent=True)
    announce(widget, "")
    politeness = QAccessible.AnnouncementPoliteness
    assert said == [("Computer takes 2", politeness.Polite), ("You won", politeness.Assertive)]
