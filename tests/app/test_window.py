"""The window: going from screen to screen, starting, leaving and resuming matches, files, and looks."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from boardroom.app.review.screen import ReviewScreen
from boardroom.app.rules.places import ReadingPlace
from boardroom.app.screen import Place
from boardroom.app.settings.preferences import Setup
from boardroom.app.table.screen import TableScreen
from boardroom.app.window import Window
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.message import Message
from boardroom.ui.style.appearance import appearance, theme
from tests.app.hands import click, key
from tests.app.houses import BOT, YOU, House, begun
from tests.ui.table.pebbles import FIVE


def messages(house: House) -> list[Message]:
    return [message for message in house.window.findChildren(Message) if message.isVisible()]


# -------------------------------------------------------------------- screens


def test_the_bar_leads_to_every_screen_and_marks_where_one_is(house: House) -> None:
    for page in get_args(Place):
        click(house.window.top.entries[page])
        assert house.here == page
        assert [name for name, entry in house.window.top.entries.items() if entry.isChecked()] == [page]


def test_actions_of_the_table_are_off_elsewhere(house: House) -> None:
    assert not any(action.isEnabled() for action in house.window.commands.of_table())
    house.navigator.play(begun(2))
    assert house.window.commands.undo.isEnabled()
    house.navigator.go_home()
    assert not any(action.isEnabled() for action in house.window.commands.of_table())


def test_after_a_finished_game_the_next_one_says_what_to_do(house: House) -> None:
    house.navigator.play(begun(15))
    panel = house.screens.table.panel
    assert panel.result.isVisible()
    house.navigator.go_home()
    house.navigator.play(begun(2))
    assert panel.prompt.isVisible()
    assert not panel.result.isVisible()


def test_a_new_game_starts_from_the_keyboard_alone(house: House) -> None:
    key(house.window, Qt.Key.Key_Escape)
    house.window.commands.new.trigger()
    assert house.navigator.sheet is not None
    key(house.navigator.sheet, Qt.Key.Key_Return)
    assert house.here == "table"
    assert house.playing is not None
    assert not house.window.top.isVisible()
    assert house.window.windowTitle() == "Pebbles – Boardroom"


def test_the_set_up_is_remembered(house: House) -> None:
    house.navigator.start("pebbles", Setup(players=[YOU, BOT], options={"heap": 21}))
    assert house.preferences.values.setups["pebbles"].options == {"heap": 21}
    playing = house.playing
    assert playing is not None
    assert playing.match.options.model_dump()["heap"] == 21


def test_with_several_games_new_asks_which(qtbot: QtBot, tmp_path: Path) -> None:
    house = House(tmp_path, FIVE).furnish()
    house.show("settings")
    house.window.commands.new.trigger()
    assert house.navigator.sheet is None
    assert house.here == "home"
    house.navigator.play(begun(1))
    house.window.commands.new.trigger()
    assert house.navigator.sheet is not None
    assert house.navigator.sheet.game.key == "pebbles"
    house.close()


def test_going_elsewhere_holds_the_match_and_coming_back_goes_on(house: House) -> None:
    house.navigator.play(begun(2))
    playing = house.playing
    assert playing is not None
    assert not playing.paused
    house.window.commands.settings.trigger()
    assert house.here == "settings"
    assert playing.paused
    assert house.window.top.returner.isVisible()
    click(house.window.top.returner)
    assert house.here == "table"
    assert not playing.paused


def test_a_match_that_a_person_paused_stays_paused(house: House) -> None:
    house.navigator.play(begun(2))
    playing = house.playing
    assert playing is not None
    house.window.commands.pause.trigger()
    assert playing.paused
    house.show("settings")
    house.show("table")
    assert playing.paused


def test_a_match_that_is_left_waits_on_the_home_screen(house: House) -> None:
    house.navigator.play(begun(2))
    house.navigator.go_home()
    assert [card.summary.moves for card in house.screens.home.cards] == [2]
    click(house.screens.home.cards[0].go_on)
    assert house.here == "table"


def test_a_match_without_a_move_is_not_kept(house: House) -> None:
    house.navigator.play(begun(0))
    house.navigator.go_home()
    assert house.store.list() == []
    assert house.screens.home._nothing.isVisible()


def test_a_finished_match_is_looked_through_and_left_again(house: House) -> None:
    record = house.keep(begun(15))
    house.show("saved")
    house.navigator.review_saved(record.id)
    assert house.here == "review"
    house.screens.review.back()
    assert house.here == "saved"


# -------------------------------------------------------------------- files


def test_a_file_is_opened(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.boardroom"
    house.store.write_file(file, begun(4).record())
    house.navigator.open_file(file)
    playing = house.playing
    assert playing is not None
    assert playing.match.length == 4


def test_a_file_of_a_finished_match_is_reviewed(house: House, tmp_path: Path) -> None:
    file = tmp_path / "over.boardroom"
    house.store.write_file(file, begun(15).record())
    house.navigator.open_file(file)
    assert house.here == "review"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", "breaks off in the middle"),
        ('{"a" 1}', "isn’t a Boardroom file"),
        ('{"format": 1}', "Something in the file is wrong"),
    ],
)
def test_a_bad_file_is_told_and_changes_nothing(house: House, tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "bad.boardroom"
    file.write_text(content)
    house.navigator.open_file(file)
    (message,) = messages(house)
    assert "bad.boardroom" in message.headline.text()
    assert said in message.words.text()
    key(message, Qt.Key.Key_Escape)
    assert messages(house) == []
    assert house.here == "home"


def test_a_save_that_broke_meanwhile_is_told(house: House) -> None:
    record = house.keep(begun(4))
    (house.store.folder / f"{record.id}.boardroom").write_text("{")
    house.navigator.resume(record.id)
    (message,) = messages(house)
    assert "broken-1" in message.words.text()
    house.show("saved")
    assert house.here == "saved"


def drop(house: House, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    none = Qt.KeyboardModifier.NoModifier
    event = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none)
    house.window.dropEvent(event)


def test_a_file_can_be_dropped_on_the_window(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.boardroom"
    house.store.write_file(file, begun(4).record())
    drop(house, tmp_path / "archive.zip")
    assert house.here == "home"
    drop(house, file)
    assert house.here == "table"


@pytest.mark.parametrize(("name", "taken"), [("mine.boardroom", True), ("rules.pdf", True), ("archive.zip", False)])
def test_only_saves_and_booklets_may_be_dropped_here(house: House, tmp_path: Path, name: str, taken: bool) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / name))])
    none = Qt.KeyboardModifier.NoModifier
    event = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none)
    event.ignore()
    house.window.dragEnterEvent(event)
    assert event.isAccepted() is taken


def test_the_menu_opens_below_its_button_and_at_the_table_in_the_corner(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    corners: list[QPoint] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, point: corners.append(point))
    house.window.commands.menu.trigger()
    house.navigator.play(begun(2))
    house.window.commands.menu.trigger()
    bottom = house.window.top.mapToGlobal(house.window.top.rect().bottomLeft()).y()
    button, corner = corners
    assert button.y() <= bottom
    assert corner != button, "the table has a bar of its own"


def test_before_it_is_furnished_a_window_leads_nowhere(qtbot: QtBot) -> None:
    window = Window()
    qtbot.addWidget(window)
    window.show()
    click(window.top.entries["settings"])
    window.commands.settings.trigger()
    window.commands.home.trigger()
    appearance().apply("dark", 1.0)
    appearance().apply("light", 1.0)
    assert window.navigator is None
    assert not window.top.isEnabled()


def test_a_killed_run_is_offered_again(qtbot: QtBot, tmp_path: Path) -> None:
    killed = House(tmp_path)
    killed.store.autosave(begun(4).record())
    killed.store.flush()
    for handle in killed.store._session._held.values():  # what the system does for a killed program
        os.close(handle)
    killed.store._session._held.clear()
    killed.close()
    house = House(tmp_path).furnish()
    banner = house.window.banner
    assert banner.isVisible()
    qtbot.waitUntil(lambda: bool(house.screens.home.cards))
    assert [card.go_on.kind for card in house.screens.home.cards] == ["outlined"]
    assert "in the middle of a game" in banner.words.text()
    click(banner.yes)
    assert house.here == "table"
    assert not banner.isVisible()
    house.close()
    again = House(tmp_path).furnish()
    assert not again.window.banner.isVisible()
    again.close()


# -------------------------------------------------------------------- looks


def test_theme_text_and_language_change_from_the_menus(house: House) -> None:
    commands = house.window.commands
    commands.themes.actions()[2].trigger()
    assert theme().dark
    commands.bigger.trigger()
    assert house.preferences.values.text == 115
    commands.smaller.trigger()
    assert house.preferences.values.text == 100
    assert not commands.smaller.isEnabled()
    for action in commands.languages.actions():
        if action.data() == "fr":
            action.trigger()
    assert house.preferences.values.language == "fr"
    QApplication.processEvents()
    house.preferences.change(language="en", theme="light")
    assert not theme().dark
    checked = [action.data() for action in commands.languages.actions() if action.isChecked()]
    assert checked == ["en"]


def test_settings_reach_the_table(house: House) -> None:
    house.navigator.play(begun(2))
    playing = house.playing
    assert playing is not None
    assert playing.scene.show_coordinates
    house.preferences.change(coordinates=False, targets=False)
    assert not playing.scene.show_coordinates
    assert not playing.scene.show_targets
    house.preferences.change(motion="on", speed="fast")
    assert playing.scene.speed == 2.0


def test_the_status_line_says_what_is_going_on_and_can_be_hidden(house: House) -> None:
    assert house.window.statusBar().isVisible()
    house.navigator.play(begun(2))
    assert "Pebbles" in house.window._status.text()
    house.preferences.change(status=False)
    assert not house.window.statusBar().isVisible()


def test_alt_shows_the_menu_bar_and_hides_it(house: House) -> None:
    bar = house.window.menuBar()
    assert not bar.isVisible()
    QTest.keyPress(house.window, Qt.Key.Key_Alt)
    QTest.keyRelease(house.window, Qt.Key.Key_Alt)
    assert bar.isVisible()
    assert [action.text().replace("&", "") for action in bar.actions()] == ["Game", "Move", "View", "Help"]
    QTest.keyPress(house.window, Qt.Key.Key_Alt)
    QTest.keyPress(house.window, Qt.Key.Key_X, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(house.window, Qt.Key.Key_Alt)
    assert bar.isVisible()


def test_every_key_of_every_action_and_screen_is_listed(house: House) -> None:
    house.navigator.play(begun(2))
    actions = house.window.commands
    actions.shortcuts.trigger()
    (message,) = messages(house)
    assert "Keyboard shortcuts" in message.headline.text()
    said = [label.text() for label in message.findChildren(Label)]
    listed = set(pairwise(said))
    native = QKeySequence.SequenceFormat.NativeText
    for action in actions.all():
        if action.shortcuts() and action.text() and action is not actions.menu:
            assert (action.shortcut().toString(native), action.text().replace("&", "").rstrip("…")) in listed
    for screen in (TableScreen, ReviewScreen, ReadingPlace):
        assert screen.KEYS
        assert {(own.native(), own.words()) for own in screen.KEYS} <= listed
    message.close_sheet()
    house.window.commands.about.trigger()
    assert "Boardroom 0." in messages(house)[0].headline.text()


def test_no_two_actions_share_a_key(house: House) -> None:
    keys = [keys.toString() for action in house.window.commands.all() for keys in action.shortcuts()]
    assert len(keys) == len(set(keys))


def test_full_screen_and_back(house: House) -> None:
    house.window.commands.full_screen.trigger()
    assert house.window.isFullScreen()
    house.window.commands.full_screen.trigger()
    assert not house.window.isFullScreen()


def test_the_window_stands_where_it_stood(house: House, qtbot: QtBot, tmp_path: Path) -> None:
    house.window.resize(800, 666)  # as wide as the screen of the tests
    kept = house.window.geometry_text()
    other = House(tmp_path / "other")
    other.window.place(kept)
    assert other.window.size() == house.window.size()
    other.window.place("nonsense")
    assert other.window.width() >= 800
    other.close()
