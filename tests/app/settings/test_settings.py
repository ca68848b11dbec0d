"""Settings: in force at once, written down, and never lost to a bad file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QRadioButton
from pytestqt.qtbot import QtBot

from boardroom.app.settings.apply_settings import AppliedSettings, keep_place
from boardroom.app.settings.preferences import Preferences, Settings, Setup
from boardroom.app.settings.screen import SettingsScreen
from boardroom.app.start.first_frame import FirstFrame, glance, window_file
from boardroom.core.files import JsonFile
from boardroom.core.record import Player
from boardroom.paths import settings_file
from boardroom.ui.style import motion, translation
from boardroom.ui.style.appearance import appearance, theme
from boardroom.ui.style.fonts import text_scale
from tests.app.hands import click, key, type_text
from tests.app.houses import House


def test_changes_are_told_once_and_only_where_something_changed() -> None:
    preferences = Preferences(Settings())
    heard: list[set[str]] = []
    preferences.changed.connect(heard.append)
    preferences.change(theme="dark", text=100)
    preferences.change(theme="dark")
    assert heard == [{"theme"}]
    with pytest.raises(ValueError, match="text"):
        preferences.change(text=900)
    assert preferences.values.text == 100


def test_set_ups_are_remembered_by_game() -> None:
    preferences = Preferences(Settings())
    setup = Setup(players=[Player(), Player(kind="bot", level=3)], options={"heap": 9}, lots=["first"])
    preferences.remember("pebbles", setup)
    preferences.remember("oxixo", setup)
    again = Settings.model_validate_json(preferences.values.model_dump_json())
    assert again.setups == {"pebbles": setup, "oxixo": setup}


def test_settings_are_put_into_force_and_written(qtbot: QtBot, tmp_path: Path) -> None:
    file = JsonFile(tmp_path / "settings.json", Settings)
    preferences = Preferences(file.load())
    in_force = AppliedSettings(preferences, file)
    preferences.change(theme="dark", text=150, language="fr", motion="on", speed="slow")
    assert theme().dark
    assert text_scale() == 1.5
    assert translation.language() == "fr"
    assert motion.speed() == preferences.values.pace < 1
    qtbot.waitUntil(lambda: (tmp_path / "settings.json").exists())
    assert file.load() == preferences.values
    preferences.change(motion="off", language="en", theme="light", text=100)
    assert motion.speed() == 0
    in_force.write()
    assert file.load().motion == "off"


def test_a_disk_that_can_not_be_written_stops_nobody(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be")
    in_force = AppliedSettings(Preferences(Settings(motion="off")), JsonFile(blocked / "settings.json", Settings))
    in_force.write()
    keep_place(blocked / "window.json", "AAAA")
    assert len(caplog.records) == 2


# -------------------------------------------------------------------- the first look


def test_the_first_look_reads_what_was_written() -> None:
    JsonFile(settings_file(), Settings).save(Settings(theme="dark", contrast="high", text=130, language="es"))
    keep_place(window_file(), "QUJD")
    assert glance() == FirstFrame("dark", "high", 130, "es", "QUJD")


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        json.dumps({"theme": 3, "contrast": {}, "text": "big", "language": "xx", "geometry": "\0"}),
        "[" * 9000,
    ],
)
def test_the_first_look_survives_anything(content: str) -> None:
    for file in (settings_file(), window_file()):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)
    assert glance() == FirstFrame()


# -------------------------------------------------------------------- the page


@pytest.fixture
def page(house: House) -> SettingsScreen:
    house.show("settings")
    page = house.screens.settings
    assert isinstance(page, SettingsScreen)
    QApplication.processEvents()
    return page


def test_what_is_chosen_is_in_force_at_once(house: House, page: SettingsScreen) -> None:
    page.strips["theme"].choose("dark")
    assert theme().dark
    page.strips["text"].choose(150)
    assert text_scale() == 1.5
    page.strips["think"].choose(3.0)
    assert house.preferences.values.think == 3.0
    page.strips["think"].choose(None)
    assert house.preferences.values.think is None
    click(page.switches["warn"])
    assert not house.preferences.values.warn
    page.name.setFocus()
    type_text(page.name, "  Ana ")
    key(page.name, Qt.Key.Key_Return)
    assert house.preferences.values.name == "Ana"
    house.preferences.change(theme="light", text=100)


def test_the_page_follows_changes_from_elsewhere(house: House, page: SettingsScreen) -> None:
    house.preferences.change(theme="dark", coordinates=False)
    assert page.strips["theme"].value == "dark"
    assert not page.switches["coordinates"].isChecked()
    house.preferences.change(theme="light")


def test_every_setting_of_the_page_is_a_setting(page: SettingsScreen) -> None:
    elsewhere = {
        "setups",
        "panel",
        "panel_width",
        "reading",
        "readings",
        "watch",
        "turned",
        "begun",
        "recaps",
        "learnt",
        "lesson",
        "offered",
    }  # changed where they are used
    assert set(page.strips) | set(page.switches) | {"name"} == set(Settings.model_fields) - elsewhere


@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_is_cut_off_in_a_small_window(house: House, page: SettingsScreen, scale: int) -> None:
    house.preferences.change(text=scale)
    house.window.resize(1024, 640)
    for _ in range(3):
        QApplication.processEvents()
    for strip in page.strips.values():
        right = strip.mapTo(page.viewport(), strip.rect().bottomRight()).x()
        assert right <= page.viewport().width()
        assert all(strip.rect().contains(button.geometry()) for button in strip.findChildren(QRadioButton))
    assert page.horizontalScrollBar().maximum() == 0
    house.preferences.change(text=100)
    assert appearance().theme is theme()
