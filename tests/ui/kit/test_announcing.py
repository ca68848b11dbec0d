"""What a screen reader is told: in order, at once, and only once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from boardroom.ui.kit.announcing import announce, announcer, sentences
from tests.ui.conftest import Show

POLITE, ASSERTIVE = QAccessible.AnnouncementPoliteness.Polite, QAccessible.AnnouncementPoliteness.Assertive
Said = list[tuple[str, QAccessible.AnnouncementPoliteness]]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[Said]:
    """What Qt gives to screen readers."""
    announcer().forget()
    found: Said = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: found.append((event.message(), event.politeness()))
    )
    yield found
    announcer().forget()


def test_what_comes_in_the_same_moment_is_one_announcement(show: Show, qtbot: QtBot, said: Said) -> None:
    widget = QWidget()
    show(widget)
    for text in ("Computer · level 3 takes 2", "", "Your turn", "Your turn", "Take a cube!"):
        announce(widget, text)
    assert said == [], "nobody is interrupted before the moment is over"
    qtbot.waitUntil(lambda: bool(said))
    assert said == [("Computer, level 3 takes 2. Your turn. Take a cube!", POLITE)]
    announce(widget, "Computer takes 2")
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said[1] == ("Computer takes 2.", POLITE), "later it is news again"


def test_urgent_things_keep_their_place(show: Show, said: Said) -> None:
    widget = QWidget()
    show(widget)
    announce(widget, "One")
    announce(widget, "Two", urgent=True)
    announcer().flush()
    announce(widget, "Three")
    announcer().flush()
    assert said == [("One. Two.", ASSERTIVE), ("Three.", POLITE)]


def test_the_last_announcement_is_known_until_somebody_else_listens(show: Show, said: Said) -> None:
    widget = QWidget()
    show(widget)
    announce(widget, "You draw a red card")
    announcer().flush()
    announcer().flush()
    assert announcer().last == "You draw a red card."
    announcer().forget()
    assert (len(said), announcer().last) == (1, "")


def test_who_is_gone_says_nothing(said: Said) -> None:
    window = QWidget()
    announce(QWidget(window), "Too late")
    shiboken6.delete(window)
    announcer().flush()
    assert said == []


@pytest.mark.parametrize(
    ("parts", "whole"),
    [(("a", "b!"), "a. b!"), (("", "a…", " "), "a…"), ((), ""), (("Why?", "So."), "Why? So.")],
)
def test_sentences_are_told_apart(parts: tuple[str, ...], whole: str) -> None:
    assert sentences(*parts) == whole
