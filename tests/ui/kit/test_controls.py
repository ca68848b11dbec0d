"""Buttons and choices: with the mouse, with the keyboard alone, and as assistive technology sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAccessible, QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from boardroom.testing.legible import flaws
from boardroom.ui.kit.buttons import Button, IconButton, blend
from boardroom.ui.kit.choices import CardChoice, Segment, Segmented, Toggle
from boardroom.ui.kit.labels import Clipped, Label
from boardroom.ui.kit.level_slider import LevelSlider
from boardroom.ui.style.appearance import Appearance
from boardroom.ui.style.theme import DARK, LIGHT
from tests.ui.conftest import Show


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def name_of(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def role_of(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


# -------------------------------------------------------------------- buttons


@pytest.mark.parametrize("kind", ["filled", "outlined", "text", "link", "danger"])
def test_a_button_is_pressed_by_mouse_and_keys(show: Show, kind: Any) -> None:
    button = Button("Start game", kind)
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    show(button)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert len(pressed) == 2
    assert name_of(button) == "Start game"
    assert role_of(button) == QAccessible.Role.Button


def test_the_focus_ring_shows_for_the_keyboard_and_not_for_the_mouse(show: Show) -> None:
    button, other = Button("One"), Button("Two")
    show(button, other)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    without = picture(button)
    other.setFocus(Qt.FocusReason.TabFocusReason)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.ring
    assert picture(button) != without
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert not button.ring
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not button.ring
    QTest.keyClick(button, Qt.Key.Key_Shift)
    assert button.ring


@pytest.mark.parametrize("button", [lambda: Button("One"), lambda: IconButton("bulb", "One")])
def test_a_click_presses_a_button_and_leaves_the_keyboard_where_it_was(
    show: Show, button: Callable[[], Button]
) -> None:
    one, line = button(), QLineEdit()
    pressed: list[bool] = []
    one.clicked.connect(lambda: pressed.append(True))
    show(line, one)
    line.setFocus()
    QTest.mouseClick(one, Qt.MouseButton.LeftButton)
    assert line.hasFocus()
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert one.hasFocus()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        QTest.keyClick(one, key)
    assert len(pressed) == 4


def test_a_button_grows_with_the_text_and_changes_with_the_theme(show: Show, dressed: Appearance) -> None:
    button = Button("Continue", "filled")
    show(button)
    light, small = picture(button), button.sizeHint()
    dressed.apply("dark", 2.0)
    assert button.sizeHint().height() == 2 * small.height()
    assert button.sizeHint().width() > 1.8 * small.width()
    assert picture(button).pixelColor(20, 8).name().upper() == DARK.act
    assert light.pixelColor(20, 8).name().upper() == LIGHT.act


def test_a_button_warms_up_under_the_pointer(show: Show) -> None:
    button = Button("Continue")
    show(button)
    cold = picture(button)
    button.enterEvent(QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
    assert picture(button) != cold
    button.leaveEvent(QEvent(QEvent.Type.Leave))
    assert picture(button) == cold


def test_an_icon_button_says_what_it_does(show: Show) -> None:
    button = IconButton("undo", "Undo")
    show(button)
    assert name_of(button) == button.toolTip() == "Undo"
    before = picture(button)
    button.set_icon("redo")
    assert picture(button) != before


def test_colours_can_be_mixed() -> None:
    assert blend(LIGHT.color("ink"), LIGHT.color("panel"), 0).name() == LIGHT.ink.lower()
    assert blend(LIGHT.color("ink"), LIGHT.color("panel"), 1).name() == LIGHT.panel.lower()


# -------------------------------------------------------------------- segments


def strip() -> Segmented:
    return Segmented([Segment(0, "None"), Segment(60, "1 min"), Segment(120, "2 min")], 60)


def test_a_segment_is_chosen_by_mouse(show: Show) -> None:
    segmented = strip()
    show(segmented)
    heard: list[Any] = []
    segmented.chosen.connect(heard.append)
    QTest.mouseClick(segmented._buttons[2], Qt.MouseButton.LeftButton)
    assert segmented.value == 120
    assert heard == [120]


def test_arrow_keys_move_the_choice_and_tab_visits_only_it(show: Show) -> None:
    segmented, after = strip(), Button("After")
    page = show(segmented, after)
    segmented._buttons[1].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(segmented._buttons[1], Qt.Key.Key_Right)
    assert segmented.value == 120
    QTest.keyClick(segmented._buttons[2], Qt.Key.Key_Left)
    QTest.keyClick(segmented._buttons[1], Qt.Key.Key_Left)
    assert segmented.value == 0
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert page.focusWidget() is after


def test_segments_are_radio_buttons_with_names(show: Show) -> None:
    segmented = Segmented([Segment("a", icon="person", name="Person"), Segment("b", icon="chip", name="Computer")], "b")
    show(segmented)
    assert [name_of(button) for button in segmented._buttons] == ["Person", "Computer"]
    assert role_of(segmented._buttons[0]) == QAccessible.Role.RadioButton
    state = QAccessible.queryAccessibleInterface(segmented._buttons[1]).state()
    assert state.checked


def test_other_segments_keep_the_focus_and_tell_nobody(show: Show) -> None:
    segmented = strip()
    show(segmented)
    heard: list[Any] = []
    segmented.chosen.connect(heard.append)
    segmented._buttons[1].setFocus()
    segmented.set_segments([Segment(0, "Aucune"), Segment(60, "1 min")], 60)
    assert heard == []
    assert segmented._buttons[1].hasFocus()
    assert segmented.value == 60


def test_a_strip_that_is_too_wide_goes_on_below(show: Show) -> None:
    segmented = Segmented([Segment(i, f"A rather long choice {i}") for i in range(4)], 0)
    show(segmented, width=1200)
    tops = {button.y() for button in segmented._buttons}
    assert len(tops) == 1
    narrow = Segmented([Segment(i, f"A rather long choice {i}") for i in range(4)], 0)
    show(narrow, width=420)
    rows = [button.y() for button in narrow._buttons]
    assert len(set(rows)) == 2
    assert all(button.geometry().right() <= narrow.width() for button in narrow._buttons)
    assert all(button.geometry().bottom() <= narrow.height() for button in narrow._buttons)


# -------------------------------------------------------------------- the others


def test_a_toggle_is_a_check_box_with_a_tick(show: Show) -> None:
    toggle = Toggle("Hints and undo")
    show(toggle)
    off = picture(toggle)
    QTest.mouseClick(toggle, Qt.MouseButton.LeftButton, pos=QPoint(toggle.width() - 4, 12))
    assert toggle.isChecked()
    assert picture(toggle) != off
    assert role_of(toggle) == QAccessible.Role.CheckBox
    toggle.setFocus()
    QTest.keyClick(toggle, Qt.Key.Key_Space)
    assert not toggle.isChecked()
    heard: list[bool] = []
    toggle.toggled.connect(heard.append)
    toggle.put(True)
    assert toggle.isChecked()
    assert heard == []


@pytest.mark.parametrize("width", [600, 280])
def test_a_toggle_wraps_its_words_where_they_have_no_room(show: Show, width: int) -> None:
    page = show(Toggle("Lay tiles at once, without a second press, whatever that may come to"), width=width)
    assert page.width() == width
    assert flaws(page) == []


def test_a_level_is_set_by_click_drag_arrow_and_digit(show: Show) -> None:
    slider = LevelSlider(level=3)
    show(slider)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(slider._x(5)), 12))
    assert slider.value() == 5
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(slider._x(5)), 12))
    QTest.mouseMove(slider, QPoint(round(slider._x(2)), 12))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(slider._x(2)), 12))
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_4)
    assert slider.value() == 4
    QTest.keyClick(slider, Qt.Key.Key_Left)
    assert slider.value() == 3
    QTest.keyClick(slider, Qt.Key.Key_9)
    assert slider.value() == 3
    assert role_of(slider) == QAccessible.Role.Slider


def test_one_card_of_several_is_chosen(show: Show) -> None:
    cards = [CardChoice(n, f"{n} cards", "about an hour") for n in (6, 12)]
    cards[0].setChecked(True)
    show(*cards)
    plain = picture(cards[1])
    QTest.mouseClick(cards[1], Qt.MouseButton.LeftButton)
    assert [card.isChecked() for card in cards] == [False, True]
    assert picture(cards[1]) != plain
    described = QAccessible.queryAccessibleInterface(cards[1]).text(QAccessible.Text.Description)
    assert described == "about an hour"


def test_a_label_follows_theme_and_text_size(show: Show, dressed: Appearance) -> None:
    label = Label("Words", 20, serif=True, token="muted")
    show(label)
    assert label.font().pixelSize() == 20
    dressed.apply("dark", 1.5)
    assert label.font().pixelSize() == 30
    assert label.palette().windowText().color().name().upper() == DARK.muted
    label.set_token("danger")
    assert label.palette().windowText().color().name().upper() == DARK.danger


def test_a_line_without_room_ends_in_an_ellipsis_and_tells_the_rest(show: Show) -> None:
    line = Clipped("A title that is much too long for its place")
    show(line, width=120)
    assert line.text().endswith("…")
    assert line.toolTip() == line.accessibleName() == "A title that is much too long for its place"
    line.resize(20, line.height())
    assert line.text() == ""  # a letter or two say nothing
    assert line.toolTip() == line.accessibleName()
    line.resize(120, line.height())
    line.setText("Short")
    assert line.text() == "Short"
    assert line.toolTip() == ""
    assert line.minimumSizeHint().width() < QSize(60, 0).width()
