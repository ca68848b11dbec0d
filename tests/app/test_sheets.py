"""What lies over the window keeps it out: no shortcut, no menu, no click comes through."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDropEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardroom.ui.kit.overlay import sheets
from boardroom.ui.style.fonts import load_fonts
from tests.app.hands import click
from tests.app.houses import House, begun
from tests.ui.table.pebbles import FIVE


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """Return a window with five boxes on its home screen."""
    load_fonts()
    house = House(tmp_path / "games", FIVE).furnish()
    yield house
    house.close()


OPENED: dict[str, Callable[[House], object]] = {
    "new game": lambda house: house.navigator.new_game("pebbles"),
    "about": lambda house: house.window.commands.about.trigger(),
    "shortcuts": lambda house: house.window.commands.shortcuts.trigger(),
    "fairness": lambda house: house.navigator.show_fairness(),
}


def focused(house: House) -> QWidget:
    return QApplication.focusWidget() or house.window


def press(house: House, keys: str) -> None:
    QTest.keySequence(focused(house), QKeySequence(keys))


def listen(house: House) -> list[QAction]:
    """Return a list that grows by every action that is triggered, and keep the window open."""
    done: list[QAction] = []
    house.window.commands.quit.triggered.disconnect()
    for action in house.window.commands.all():
        action.triggered.connect(lambda _=False, action=action: done.append(action))
    return done


def test_no_key_makes_a_sheet_the_last_one(room: House) -> None:
    boxes = room.screens.home.boxes
    assert boxes is not None
    click(boxes.cards[0])
    press(room, "Ctrl+L")
    assert room.screens.made == [room.screens.home]
    press(room, "Ctrl+Home")
    assert room.navigator.sheet is not None
    click(room.navigator.sheet._no)
    assert room.navigator.sheet is None
    click(boxes.cards[0])
    assert room.navigator.sheet is not None


@pytest.mark.parametrize("name", OPENED)
def test_the_shortcuts_of_the_window_are_off_under_a_sheet(house: House, name: str) -> None:
    house.navigator.play(begun(4))
    commands = house.window.commands
    OPENED[name](house)
    (sheet,) = sheets(house.window)
    done = listen(house)
    for action in commands.all():
        for shortcut in action.shortcuts():
            press(house, shortcut.toString())
    helping = {commands.bigger, commands.smaller, commands.say_again, commands.sound}
    assert set(done) == {commands.quit, *helping}, "it may be closed, made readable, heard again and silenced"
    for keys in ("Alt+Left", "Alt+Home"):
        press(house, keys)
    assert house.screens.table.table is not None
    assert house.screens.table.table.shown.looking is None
    assert sheets(house.window) == [sheet]
    sheet.cancel()
    press(house, "Alt+Left")
    assert house.screens.table.table.shown.looking == 3


def test_alt_shows_no_menus_under_a_sheet(house: House) -> None:
    bar = house.window.menuBar()
    house.window.commands.about.trigger()
    QTest.keyClick(focused(house), Qt.Key.Key_Alt)
    assert not bar.isVisible()
    sheets(house.window)[0].cancel()
    QTest.keyClick(focused(house), Qt.Key.Key_Alt)
    assert bar.isVisible()


def test_what_happens_at_the_table_takes_no_key_from_the_sheet(house: House) -> None:
    house.navigator.play(begun(4))
    house.window.commands.about.trigger()
    playing = house.playing
    assert playing is not None
    playing.resign()
    assert playing.question is not None
    (sheet,) = sheets(house.window)
    assert sheet.isAncestorOf(focused(house))
    press(house, "Esc")
    assert not sheets(house.window)
    assert focused(house) is house.screens.table.panel.prompt._no, "whoever asked for the focus meanwhile has it now"


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_a_file_from_a_second_start_comes_before_the_sheet(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.boardroom"
    house.store.write_file(file, begun(4).record())
    house.navigator.new_game("pebbles")
    house.window.be_asked("")
    assert house.navigator.sheet is not None
    house.window.be_asked(str(file))
    assert house.navigator.sheet is None
    assert house.here == "table"
    assert focused(house) is house.screens.table.board


def test_a_file_that_is_dropped_comes_before_the_sheet(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.boardroom"
    house.store.write_file(file, begun(15).record())
    house.window.commands.about.trigger()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    none = Qt.KeyboardModifier.NoModifier
    house.window.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none))
    assert not sheets(house.window)
    assert house.here == "review"


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_a_file_that_is_broken_is_told_over_the_sheet(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.boardroom"
    file.write_text("{")
    house.navigator.new_game("pebbles")
    house.window.be_asked(str(file))
    asking, told = sheets(house.window)
    press(house, "Esc")
    assert sheets(house.window) == [asking]
    assert asking.isAncestorOf(focused(house)) or focused(house) is asking
    assert told is not asking


def test_keys_and_clicks_stay_with_the_sheet(room: House) -> None:
    room.navigator.new_game("pebbles")
    sheet = room.navigator.sheet
    assert sheet is not None
    press(room, "Tab")
    first = focused(room)
    click(sheet.booklet)
    assert focused(room) is first, "a click on a button leaves the keyboard where it was"
    sheet._no.setFocus()
    press(room, "Return")
    assert room.navigator.sheet is None, "Enter presses what has the focus"
    assert room.here == "home", "and starts nothing"
