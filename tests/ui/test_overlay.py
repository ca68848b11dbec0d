"""What lies over the window: it keeps the focus, and goes when it is told to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget

from boardroom.ui.appearance import Appearance
from boardroom.ui.buttons import Button
from boardroom.ui.choices import Segment, Segmented
from boardroom.ui.message import Message
from boardroom.ui.overlay import Overlay
from boardroom.ui.panels import Content, Page
from boardroom.ui.toast import Toast
from tests.ui.conftest import Show


@pytest.fixture
def under(show: Show) -> tuple[QWidget, Button]:
    below = Button("Below")
    return show(below, width=900, height=700), below


class Sheet(Overlay):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 300, 200)
        self.buttons = [Button("One"), Button("Two")]
        self.said: list[str] = []
        rows = QVBoxLayout(self.sheet)
        for button in self.buttons:
            rows.addWidget(button)
        self.closed.connect(lambda: self.said.append("closed"))

    def confirm(self) -> None:
        self.said.append("confirmed")


def test_it_covers_the_window_and_stays_in_its_middle(under: tuple[QWidget, Button]) -> None:
    page, _ = under
    sheet = Sheet(page)
    sheet.open()
    assert sheet.geometry() == page.rect()
    page.resize(1000, 500)
    QApplication.processEvents()
    assert sheet.geometry() == page.rect()
    assert abs(sheet.sheet.geometry().center().x() - 500) <= 1
    page.resize(200, 150)
    QApplication.processEvents()
    assert page.rect().contains(sheet.sheet.geometry())


def test_tab_stays_on_the_sheet(under: tuple[QWidget, Button]) -> None:
    page, below = under
    below.setFocus()
    sheet = Sheet(page)
    sheet.open(sheet.buttons[0])
    visited = []
    for _ in range(4):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        visited.append(QApplication.focusWidget())
    assert visited == [sheet.buttons[1], sheet.buttons[0]] * 2
    QTest.keyClick(sheet.buttons[0], Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is sheet.buttons[1]


def test_tab_goes_in_reading_order_and_scrolls_there(under: tuple[QWidget, Button]) -> None:
    page, _ = under
    sheet = Overlay(page, 300, 200)
    content = Content()
    rows = QVBoxLayout(content)
    late = [Button(str(i)) for i in range(12)]
    for button in reversed(late):  # made in another order than shown
        rows.insertWidget(0, button)
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidget(content)
    QVBoxLayout(sheet.sheet).addWidget(scroll)
    sheet.open()
    QApplication.processEvents()
    visited = []
    for _ in range(12):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        visited.append(QApplication.focusWidget())
    assert visited == late
    assert not late[-1].visibleRegion().isEmpty()


def test_of_radio_buttons_tab_stops_at_the_chosen_one(under: tuple[QWidget, Button]) -> None:
    sheet = Sheet(under[0])
    strip = Segmented([Segment(i, f"Choice {i}") for i in range(3)], 1)
    layout = sheet.sheet.layout()
    assert layout is not None
    layout.addWidget(strip)
    sheet.open(sheet.buttons[1])
    QTest.keyClick(sheet.buttons[1], Qt.Key.Key_Tab)
    assert strip._buttons[1].hasFocus()
    QTest.keyClick(strip._buttons[1], Qt.Key.Key_Tab)
    assert sheet.buttons[0].hasFocus()


def test_escape_closes_and_gives_the_focus_back(under: tuple[QWidget, Button]) -> None:
    page, below = under
    below.setFocus()
    sheet = Sheet(page)
    sheet.open(sheet.buttons[0])
    QTest.keyClick(sheet.buttons[0], Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert sheet.said == ["closed"]
    assert below.hasFocus()


def test_a_click_beside_the_sheet_closes_and_one_on_it_does_not(under: tuple[QWidget, Button]) -> None:
    sheet = Sheet(under[0])
    sheet.open()
    QTest.mouseClick(sheet.sheet, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert sheet.isVisible()
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert not sheet.isVisible()


def test_enter_confirms(under: tuple[QWidget, Button]) -> None:
    sheet = Sheet(under[0])
    sheet.open()
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert sheet.said == ["confirmed"]


# -------------------------------------------------------------------- messages and notes


def test_a_message_shows_its_words_and_does_what_is_answered(under: tuple[QWidget, Button]) -> None:
    done: list[str] = []
    message = Message(
        under[0],
        "Delete everything?",
        "It can be undone.",
        [("No", "text", None), ("Yes", "danger", lambda: done.append("yes"))],
    )
    message.open()
    assert message.headline.text() == message.accessibleName() == "Delete everything?"
    assert message.buttons[-1].hasFocus()
    QTest.keyClick(message.buttons[-1], Qt.Key.Key_Return)
    assert done == ["yes"]
    assert not message.isVisible()


def test_a_long_message_in_large_letters_scrolls(under: tuple[QWidget, Button], dressed: Appearance) -> None:
    page, _ = under
    page.resize(500, 400)
    dressed.apply("dark", 2.0)
    message = Message(page, "A long story", "Once upon a time. " * 60, [("Close", "filled", None)])
    message.open()
    QApplication.processEvents()
    assert page.rect().contains(message.sheet.geometry())
    assert message._scroll.verticalScrollBar().maximum() > 0
    button = message.buttons[0]
    assert message.sheet.rect().contains(button.geometry())


def test_a_note_offers_to_undo(under: tuple[QWidget, Button]) -> None:
    toast = Toast(under[0])
    undone: list[bool] = []
    toast.say("The game is deleted.", "Undo", lambda: undone.append(True))
    assert toast.isVisible()
    assert under[0].rect().contains(toast.geometry())
    QTest.mouseClick(toast.button, Qt.MouseButton.LeftButton)
    assert undone == [True]
    assert not toast.isVisible()
    toast.say("Saved.")
    assert not toast.button.isVisible()


def test_a_page_keeps_its_content_in_the_middle_and_scrolls(show: Show) -> None:
    page = Page(widest=600)
    tall = QWidget()
    tall.setMinimumHeight(2000)
    page.body.addWidget(tall)
    show(page, width=1000, height=400)
    assert page.verticalScrollBar().maximum() > 0
    assert 560 <= tall.width() <= 610
    left = tall.mapTo(page.viewport(), QPoint(0, 0)).x()
    assert abs(left - (page.width() - tall.width()) // 2) <= 1
