"""The window: going from screen to screen, starting, leaving and resuming matches, files, and looks."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.settings import Setup
from boardroom.app.top_bar import PAGES
from boardroom.ui.appearance import theme
from boardroom.ui.message import Message
from tests.app.hands import click, key
from tests.app.houses import BOT, YOU, House, begun
from tests.ui.pebbles import FIVE


def messages(house: House) -> list[Message]:
    return [message for message in house.window.findChildren(Message) if message.isVisible()]


# -------------------------------------------------------------------- screens


def test_the_bar_leads_to_every_screen_and_marks_where_one_is(house: House) -> None:
    for page in PAGES:
        click(house.window.top.entries[page])
        assert house.rooms.here == page
        assert [name for name, entry in house.window.top.entries.items() if entry.isChecked()] == [page]


def test_actions_of_the_table_are_off_elsewhere(house: House) -> None:
    assert not any(action.isEnabled() for action in house.window.commands.of_table())
    house.host.play(begun(2))
    assert house.window.commands.undo.isEnabled()
    house.window.go_home()
    assert not any(action.isEnabled() for action in house.window.commands.of_table())


def test_after_a_finished_game_the_next_one_says_what_to_do(house: House) -> None:
    house.host.play(begun(15))
    panel = house.rooms.table.panel
    assert panel.result.isVisible()
    house.window.go_home()
    house.host.play(begun(2))
    assert panel.prompt.isVisible()
    assert not panel.result.isVisible()


def test_a_new_game_starts_from_the_keyboard_alone(house: House) -> None:
    key(house.window, Qt.Key.Key_Escape)
    house.window.commands.new.trigger()
    assert house.host.sheet is not None
    key(house.host.sheet, Qt.Key.Key_Return)
    assert house.rooms.here == "table"
    assert house.rooms.playing is not None
    assert not house.window.top.isVisible()
    assert house.window.windowTitle() == "Pebbles – Boardroom"


def test_the_set_up_is_remembered(house: House) -> None:
    house.host.start("pebbles", Setup(players=[YOU, BOT], options={"heap": 21}))
    assert house.preferences.values.setups["pebbles"].options == {"heap": 21}
    playing = house.rooms.playing
    assert playing is not None
    assert playing.match.options.model_dump()["heap"] == 21


def test_with_several_games_new_asks_which(qtbot: QtBot, tmp_path: Path) -> None:
    house = House(tmp_path, FIVE).furnish()
    house.window.show_page("settings")
    house.window.commands.new.trigger()
    assert house.host.sheet is None
    assert house.rooms.here == "home"
    house.host.play(begun(1))
    house.window.commands.new.trigger()
    assert house.host.sheet is not None
    assert house.host.sheet.game.key == "pebbles"
    house.close()


def test_going_elsewhere_holds_the_match_and_coming_back_goes_on(house: House) -> None:
    house.host.play(begun(2))
    playing = house.rooms.playing
    assert playing is not None
    assert not playing.paused
    house.window.commands.settings.trigger()
    assert house.rooms.here == "settings"
    assert playing.paused
    assert house.window.top.returner.isVisible()
    click(house.window.top.returner)
    assert house.rooms.here == "table"
    assert not playing.paused


def test_a_match_that_a_person_paused_stays_paused(house: House) -> None:
    house.host.play(begun(2))
    playing = house.rooms.playing
    assert playing is not None
    house.window.commands.pause.trigger()
    assert playing.paused
    house.window.show_page("settings")
    house.window.show_page("table")
    assert playing.paused


def test_the_sheet_over_a_table_holds_the_match_too(house: House) -> None:
    house.host.play(begun(2))
    playing = house.rooms.playing
    house.window.commands.new.trigger()
    assert playing is not None
    assert playing.paused
    assert house.host.sheet is not None
    key(house.host.sheet, Qt.Key.Key_Escape)
    assert not playing.paused
    assert house.host.sheet is None


def test_a_match_that_is_left_waits_on_the_home_screen(house: House) -> None:
    house.host.play(begun(2))
    house.window.go_home()
    assert [card._summary.moves for card in house.rooms.home.cards] == [2]
    click(house.rooms.home.cards[0].go_on)
    assert house.rooms.here == "table"


def test_a_match_without_a_move_is_not_kept(house: House) -> None:
    house.host.play(begun(0))
    house.window.go_home()
    assert house.store.list() == []
    assert house.rooms.home._nothing.isVisible()


def test_a_finished_match_is_looked_through_and_left_again(house: House) -> None:
    record = house.keep(begun(15))
    house.window.show_page("saved")
    house.host.review_saved(record.id)
    assert house.rooms.here == "review"
    house.rooms.review.back_wanted.emit()
    assert house.rooms.here == "saved"


# -------------------------------------------------------------------- files


def test_a_file_is_opened(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.boardroom"
    house.store.write_file(file, begun(4).record())
    house.host.open_file(file)
    playing = house.rooms.playing
    assert playing is not None
    assert playing.match.length == 4


def test_a_file_of_a_finished_match_is_reviewed(house: House, tmp_path: Path) -> None:
    file = tmp_path / "over.boardroom"
    house.store.write_file(file, begun(15).record())
    house.host.open_file(file)
    assert house.rooms.here == "review"


@pytest.mark.parametrize(
    ("content", "said"),
    [("{", "ends in the middle"), ('{"a" 1}', "not a Boardroom file"), ('{"format": 1}', "not as it should be")],
)
def test_a_bad_file_is_told_and_changes_nothing(house: House, tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "bad.boardroom"
    file.write_text(content)
    house.host.open_file(file)
    (message,) = messages(house)
    assert "bad.boardroom" in message.headline.text()
    assert said in message.words.text()
    key(message, Qt.Key.Key_Escape)
    assert messages(house) == []
    assert house.rooms.here == "home"


def test_a_save_that_broke_meanwhile_is_told(house: House) -> None:
    record = house.keep(begun(4))
    (house.store.folder / f"{record.id}.boardroom").write_text("{")
    house.host.resume(record.id)
    (message,) = messages(house)
    assert "broken-1" in message.words.text()
    house.window.show_page("saved")
    assert house.rooms.here == "saved"


def drop(house: House, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    none = Qt.KeyboardModifier.NoModifier
    event = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none)
    house.window.dropEvent(event)


def test_a_file_can_be_dropped_on_the_window(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.boardroom"
    house.store.write_file(file, begun(4).record())
    drop(house, tmp_path / "picture.png")
    assert house.rooms.here == "home"
    drop(house, file)
    assert house.rooms.here == "table"


def test_a_killed_run_is_offered_again(qtbot: QtBot, tmp_path: Path) -> None:
    killed = House(tmp_path)
    killed.store.autosave(begun(4).record())
    for handle in killed.store._session._held.values():  # what the system does for a killed program
        os.close(handle)
    killed.store._session._held.clear()
    killed.close()
    house = House(tmp_path).furnish()
    banner = house.window.banner
    assert banner.isVisible()
    qtbot.waitUntil(lambda: bool(house.rooms.home.cards))
    assert [card.go_on.kind for card in house.rooms.home.cards] == ["outlined"]
    assert "in the middle of a game" in banner.words.text()
    click(banner.yes)
    assert house.rooms.here == "table"
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
    house.host.play(begun(2))
    playing = house.rooms.playing
    assert playing is not None
    assert playing.scene.show_coordinates
    house.preferences.change(coordinates=False, targets=False)
    assert not playing.scene.show_coordinates
    assert not playing.scene.show_targets
    house.preferences.change(motion="on", speed="fast")
    assert playing.scene.speed == 2.0


def test_the_status_line_says_what_is_going_on_and_can_be_hidden(house: House) -> None:
    assert house.window.statusBar().isVisible()
    house.host.play(begun(2))
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


def test_every_action_with_keys_is_in_a_menu_or_listed(house: House) -> None:
    house.window.commands.shortcuts.trigger()
    (message,) = messages(house)
    assert "Keyboard shortcuts" in message.headline.text()
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
