"""What assistive technology is told of labels, sheets and windows."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QMainWindow, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from boardroom.ui.kit import accessible
from boardroom.ui.kit.accessible import be
from boardroom.ui.kit.announcing import announcer
from boardroom.ui.kit.labels import Clipped, Label
from boardroom.ui.kit.overlay import Overlay
from tests.ui.conftest import Show

Role = QAccessible.Role


def told(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def all_of(found: QAccessibleInterface) -> Iterator[tuple[QAccessible.Role, str]]:
    """Go through everything that a screen reader can reach."""
    yield found.role(), found.text(QAccessible.Text.Name)
    for index in range(found.childCount()):
        child = found.child(index)
        assert child is not None
        assert found.indexOfChild(child) == index
        yield from all_of(child)


class Sheet(Overlay):
    """A sheet with a title and a button."""

    def __init__(self, over: QWidget, title: str) -> None:
        super().__init__(over, 300, 200)
        rows = QVBoxLayout(self.sheet)
        self.button = QPushButton(f"End {title}")
        rows.addWidget(Label(title, 20, serif=True))
        rows.addWidget(self.button)


@pytest.fixture
def window(show: Show) -> QMainWindow:
    window = QMainWindow()
    be(window, "window")
    window.setAccessibleName("Table")
    window.setCentralWidget(QPushButton("Below"))
    window.resize(600, 400)
    show(window)
    return window


@pytest.mark.parametrize(
    ("label", "role"),
    [
        (lambda: Label("Rules", 20, serif=True), Role.Heading),
        (lambda: Label("Rules", 16, bold=True, heading=True), Role.Heading),
        (lambda: Clipped("Rules", 20, serif=True), Role.Heading),
        (lambda: Label("Rules", 40, serif=True, heading=False), Role.StaticText),
        (lambda: Label("Rules", 16, bold=True), Role.StaticText),
    ],
)
def test_titles_are_headings(qtbot: QtBot, label: object, role: QAccessible.Role) -> None:
    made = label()  # type: ignore[operator]
    qtbot.addWidget(made)
    assert (told(made).role(), told(made).text(QAccessible.Text.Name)) == (role, "Rules")
    made.setText("More rules")
    assert told(made).text(QAccessible.Text.Name) == "More rules"


def test_a_sheet_is_a_dialog_with_a_name_that_hides_what_is_behind_it(window: QMainWindow, qtbot: QtBot) -> None:
    before = list(all_of(told(window)))
    assert (Role.Button, "Below") in before
    sheet = Sheet(window, "Question")
    sheet.open(sheet.button)
    found = told(sheet)
    assert (found.role(), found.text(QAccessible.Text.Name)) == (Role.Dialog, "Question")
    assert found.state().modal
    assert list(all_of(told(window)))[1:] == list(all_of(found))
    qtbot.waitUntil(lambda: announcer().last == "Question.")
    sheet.close_sheet()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert list(all_of(told(window))) == before


def test_of_sheets_over_sheets_only_the_uppermost_is_there(window: QMainWindow) -> None:
    first, second = Sheet(window, "First"), Sheet(window, "Second")
    first.open()
    second.open()
    above = Sheet(second, "Third")
    above.open()
    names = [name for _, name in all_of(told(window))]
    assert names[:3] == ["Table", "Second", "Third"]
    assert not {"First", "End First", "End Second"}.intersection(names)
    above.close_sheet()
    assert "End Second" in [name for _, name in all_of(told(window))]


def test_nothing_is_kept_of_what_is_gone(window: QMainWindow) -> None:
    def once() -> int:
        for number in range(20):
            sheet = Sheet(window, f"Sheet {number}")
            sheet.open()
            list(all_of(told(window)))
            sheet.close_sheet()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        return len(accessible._kept)

    assert once() == once()
