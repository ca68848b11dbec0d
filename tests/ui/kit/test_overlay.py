"""What lies over the window: it keeps the focus, and goes when it is told to."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget

from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.choices import Segment, Segmented
from boardroom.ui.kit.message import Answer, Message
from boardroom.ui.kit.overlay import Overlay
from boardroom.ui.kit.panels import Content, Page
from boardroom.ui.kit.toast import Toast
from boardroom.ui.style.appearance import Appearance, ThemeChoice, appearance, theme
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


@pytest.mark.parametrize("choice", ["light", "dark"])
def test_in_high_contrast_the_sheet_has_an_edge(
    under: tuple[QWidget, Button], dressed: Appearance, choice: ThemeChoice
) -> None:
    dressed.apply(choice, 1.0, "high")
    sheet = Sheet(under[0])
    sheet.open()
    seen = sheet.sheet.grab().toImage()
    assert seen.pixelColor(150, 0) == theme().color("line")


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


def test_keys_stay_on_the_sheet_and_never_reach_the_shortcuts_below(under: tuple[QWidget, Button]) -> None:
    page, below = under
    done: list[str] = []
    for name, context in (
        ("below", Qt.ShortcutContext.WindowShortcut),
        ("everywhere", Qt.ShortcutContext.ApplicationShortcut),
    ):
        action = QAction(page, shortcut=QKeySequence(f"Ctrl+{name[0]}"))
        action.setShortcutContext(context)
        action.triggered.connect(lambda _=False, name=name: done.append(name))
        page.addAction(action)
    below.setFocus()
    QTest.keyClick(below, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert done == ["below"]
    sheet = Sheet(page)
    sheet.open(sheet.buttons[0])
    for focused in (sheet.buttons[0], sheet, page):
        QTest.keyClick(focused, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert done == ["below"]
    QTest.keyClick(sheet.buttons[0], Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert done == ["below", "everywhere"], "what belongs to the whole application, such as to quit it"
    sheet.cancel()
    QTest.keyClick(below, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert done == ["below", "everywhere", "below"]


def test_who_asks_for_the_focus_below_gets_it_when_the_sheet_is_gone(under: tuple[QWidget, Button]) -> None:
    page, below = under
    sheet = Sheet(page)
    sheet.open(sheet.buttons[1])
    below.setFocus()
    assert sheet.buttons[1].hasFocus()
    sheet.cancel()
    assert below.hasFocus()


def test_a_sheet_over_a_sheet_has_the_focus(under: tuple[QWidget, Button]) -> None:
    sheet, message = Sheet(under[0]), Message(under[0], "Really?", "", [("Yes", "filled", None)])
    sheet.open(sheet.buttons[0])
    message.open()
    assert message.buttons[0].hasFocus()
    QTest.keyClick(message.buttons[0], Qt.Key.Key_Escape)
    assert sheet.buttons[0].hasFocus()
    assert sheet.isVisible()


def test_it_closes_even_where_what_had_the_focus_is_gone(under: tuple[QWidget, Button]) -> None:
    page, below = under
    below.setFocus()
    sheet = Sheet(page)
    sheet.open(sheet.buttons[0])
    shiboken6.delete(below)
    QTest.keyClick(sheet.buttons[0], Qt.Key.Key_Escape)
    assert sheet.said == ["closed"]
    assert page.hasFocus()


def test_enter_presses_the_button_that_has_the_focus(under: tuple[QWidget, Button]) -> None:
    sheet = Sheet(under[0])
    pressed: list[str] = []
    for button in sheet.buttons:
        button.clicked.connect(lambda _=False, button=button: pressed.append(button.text()))
    sheet.open(sheet.buttons[0])
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        QTest.keyClick(sheet.buttons[0], key)
    assert pressed == ["One"] * 3
    assert sheet.said == [], "only where no button has the focus does Enter confirm"


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
    toast.say("Game deleted.", "Undo", lambda: undone.append(True))
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


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_long_answers_are_all_read_to_their_ends(under: tuple[QWidget, Button], scale: float) -> None:
    """Side by side where there is room, one below the other where there isn't."""
    appearance().apply("light", scale)
    answers: list[Answer] = [(words, "filled", None) for words in ("Close it all the same", "Put it elsewhere…", "No")]
    message = Message(under[0], "Close without saving?", "The disk is full.", answers)
    message.open()
    QApplication.processEvents()
    places = [button.geometry() for button in message.buttons]
    assert all(
        place.width() >= button.sizeHint().width() for place, button in zip(places, message.buttons, strict=True)
    )
    assert all(message.sheet.rect().contains(place) for place in places)
    assert len({place.top() for place in places}) == (1 if scale == 1.0 else 3)
    appearance().apply("light", 1.0)
