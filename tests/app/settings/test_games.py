"""Games from elsewhere on the settings screen: allowed, named, and told why they aren't there."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.settings.games import OtherGames
from boardroom.app.settings.preferences import Settings
from boardroom.core.door import WORDS, LeftOut, Why, plugins_allowed
from boardroom.core.files import JsonFile
from boardroom.paths import plugins_dir, settings_file
from boardroom.ui.kit.labels import Label
from boardroom.ui.style.fonts import load_fonts
from tests.app.hands import click
from tests.app.houses import House
from tests.games.from_elsewhere import new_start, settle, write_game, write_wheel
from tests.ui.table.pebbles import FIVE

WARNING = (
    "A game is a program: it can do anything on this computer that you can. Only add games from people you trust. "
    "Changes take effect at the next start."
)


@pytest.fixture(autouse=True)
def fonts(qtbot: QtBot) -> None:
    load_fonts()


def said(others: OtherGames) -> list[str]:
    """Return all that can be read, as one would write it."""
    others.retranslate()
    labels = [label for label in others.findChildren(Label) if label.isVisibleTo(others)]
    return [line.replace("\u200b", "") for label in labels for line in label.text().split("\n")]


def shown(qtbot: QtBot, catalogue: GameCatalogue) -> OtherGames:
    others = OtherGames(catalogue)
    qtbot.addWidget(others)
    return others


def test_the_plugin_folder_is_shut_until_a_person_opens_it(qtbot: QtBot, tmp_path: Path) -> None:
    house = House(tmp_path / "games").furnish()
    house.show("settings")
    page = house.screens.settings
    assert not house.preferences.values.plugins
    assert WARNING in said(page.others)
    click(page.switches["plugins"])
    assert house.preferences.values.plugins
    house.close()


def test_what_is_chosen_is_what_the_next_start_reads(home: Path) -> None:
    assert not plugins_allowed()
    JsonFile(settings_file(), Settings).save(Settings(plugins=True))
    assert plugins_allowed()


def test_without_other_games_there_is_nothing_more_to_say(qtbot: QtBot) -> None:
    with new_start():
        assert said(shown(qtbot, GameCatalogue(FIVE))) == [WARNING]


def test_other_games_are_named_with_version_and_origin(qtbot: QtBot, home: Path, tmp_path: Path) -> None:
    settle(home / "config", allowed=True)
    write_wheel(plugins_dir() / "marbles-1.2-py3-none-any.whl", "marbles")
    write_game(tmp_path, "apples")
    with new_start(tmp_path):
        assert said(shown(qtbot, GameCatalogue()))[1:] == [
            "Games you added",
            "Apples",
            "Version 1.2, installed as a-game-of-apples",
            "Marbles",
            "Version 1.2, marbles-1.2-py3-none-any.whl in the plug-in folder",
        ]


def test_what_was_left_out_is_named_once_with_the_reason(qtbot: QtBot, home: Path, tmp_path: Path) -> None:
    settle(home / "config", allowed=True)
    write_wheel(plugins_dir() / "tiles.whl", "tiles", {"scene.py": "1 / 0"})
    write_game(tmp_path, "oxixo", {}, "a_game_of_crosses")
    with new_start(tmp_path):
        GameCatalogue()
        words = said(shown(qtbot, GameCatalogue()))
        assert words[1:4] == [
            "Not loaded",
            "oxixo",
            "One of Boardroom’s own games has the same name. Only its author can fix that.",
        ]
        assert words[4:8] == [
            "a-game-of-crosses",
            "tiles",
            "It can’t be loaded. Perhaps there is a newer version.",
            "tiles.whl",
        ]
        assert words[8:] == [
            "ZeroDivisionError: division by zero",
            f"Details are in {home / 'state' / 'boardroom.log'}.",
        ]


def test_every_reason_has_its_words(qtbot: QtBot) -> None:
    assert set(WORDS) == set(get_args(Why))
    with new_start() as found:
        found.left_out += [LeftOut("marbles", str(number), why, "2") for number, why in enumerate(WORDS)]
        words = said(shown(qtbot, GameCatalogue(FIVE)))
    reasons = [words[i + 1] for i, word in enumerate(words) if word == "marbles"]
    assert len(set(reasons)) == len(WORDS)


def test_the_folder_is_made_and_opened(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    others = shown(qtbot, GameCatalogue(FIVE))
    said(others)
    others.folder.click()
    assert plugins_dir().is_dir()
    assert [url.toLocalFile() for url in opened] == [str(plugins_dir())]


def test_a_folder_that_cannot_be_made_says_why(qtbot: QtBot, home: Path) -> None:
    home.mkdir()
    (home / "data").write_text("a file where a folder should be")
    with new_start():
        others = shown(qtbot, GameCatalogue(FIVE))
        said(others)
        others.folder.click()
        assert said(others) == [WARNING, "There is a file where a folder should be."]
