"""Names that somebody chose to do harm with, or just to be themselves: every screen shows them as they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QAction, QGuiApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QGraphicsView, QLabel, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.home.cards import SeatChip
from boardroom.app.table.seat_cards import SeatCard
from boardroom.core.game import CHANCE, Game
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.ui.style.fonts import load_fonts
from tests.app.hands import click
from tests.app.houses import House, begun
from tests.games.kit.shown_games import WITH_FACE

NAMES = [
    "<img src=/dev/zero>",
    "<b>x</b>",
    "a&b &lt; [*] {name} %1 %n",
    "W" * 40,
    "שלום \u202etxt.exe",
    "\u0301\u0301 \U0001f600",
]
JOINER = "\u2060"


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games").furnish()
    yield made
    made.close()


def said(window: QWidget) -> list[str]:
    """Return everything on show that can be read or heard, as it will be shown; nothing of it may be markup."""
    words: list[str] = []
    for widget in [window, *window.findChildren(QWidget)]:
        if not widget.isVisible():
            continue
        words += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()]
        assert not Qt.mightBeRichText(widget.toolTip())
        if isinstance(widget, SeatChip):
            words.append(widget.words())
        if isinstance(widget, QAbstractButton):
            words.append(widget.text().replace("&&", "&"))
            assert widget.shortcut().isEmpty(), widget.text()
        if isinstance(widget, QLabel):
            assert widget.textFormat() != Qt.TextFormat.AutoText
            if widget.textFormat() == Qt.TextFormat.RichText:
                assert "<img" not in widget.text()
            words.append(widget.text())
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            tips = [item.toolTip() for item in widget.scene().items()]
            assert not any(map(Qt.mightBeRichText, tips))
            words += tips
    words += [action.text() for action in window.findChildren(QAction)]
    return [word.replace(JOINER, "") for word in words]


def shows(window: QWidget, name: str) -> bool:
    return any(name in word for word in said(window))


@pytest.mark.parametrize("name", NAMES)
def test_every_screen_shows_a_name_as_it_is(house: House, qtbot: QtBot, name: str) -> None:
    window = house.window
    people = (Player(name=name), Player(name="Bea"))
    saved = house.keep(begun(3, *people))
    house.keep(begun(15, *people))
    house.navigator.go_home()
    qtbot.waitUntil(lambda: shows(window, name))
    house.show("saved")
    qtbot.waitUntil(lambda: shows(window, name))
    house.navigator.resume(saved.id)
    qtbot.waitUntil(lambda: shows(window, name))
    table = house.screens.table.table
    assert table is not None
    for card in window.findChildren(SeatCard):
        assert card.toolTip().replace(JOINER, "").startswith((name, "Bea"))
    table.undo()
    assert shows(window, name)
    table.answer(False)
    house.navigator.review(begun(15, *people).record())
    qtbot.waitUntil(lambda: shows(window, name))
    house.screens.review.leave()
    house.navigator.new_game("pebbles")
    assert house.navigator.sheet is not None
    house.navigator.sheet.cancel()
    window.grab()


@pytest.mark.parametrize("rules", WITH_FACE, ids=lambda rules: str(rules.key))
def test_every_game_shows_names_as_they_are(qtbot: QtBot, tmp_path: Path, rules: Game) -> None:
    load_fonts()
    made = House(tmp_path / "games", tuple(box for box in GameCatalogue() if box[0].key == rules.key)).furnish()
    names = NAMES[: min(max(rules.seats), len(NAMES))]
    match = Match.new(rules, [Player(name=name) for name in names], seed="1")
    while match.length < 12 or match.turn == CHANCE:
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(rules.moves(match.state)[0])
    made.navigator.play(match)
    table = made.screens.table.table
    assert table is not None
    table.lift_curtain()
    qtbot.waitUntil(lambda: all(shows(made.window, name) for name in names))
    made.close()


def test_the_curtain_calls_a_person_by_the_whole_name(house: House, tmp_path: Path, qtbot: QtBot) -> None:
    made = House(tmp_path / "cards", tuple(box for box in GameCatalogue() if box[0].key == "phoenix")).furnish()
    match = Match.new(made.catalogue.game("phoenix"), [Player(name="a&b"), Player(name="<b>c</b>")], seed="1")
    made.navigator.play(match)
    qtbot.waitUntil(lambda: made.screens.table._veil.isVisible())
    button = made.screens.table._veil.button
    assert button._words() in ("I am a&b", "I am <b>c</b>")
    assert button.shortcut().isEmpty()
    made.close()


PASTED = "Ana\0\x07\nMaría\x7f"


def test_what_is_pasted_as_a_name_is_one(house: House) -> None:
    house.navigator.new_game("pebbles")
    sheet = house.navigator.sheet
    assert sheet is not None
    field = sheet._rows[0].name
    QGuiApplication.clipboard().setText(PASTED)
    field.clear()
    field.paste()
    click(sheet.start)
    table = house.screens.table.table
    assert table is not None
    assert table.match.players[0].name == "Ana María"
    assert house.store.load(table.match.record().id).players[0].name == "Ana María"


def test_what_is_pasted_into_the_settings_is_a_name(house: House) -> None:
    house.show("settings")
    page: Any = house.screens.settings
    QGuiApplication.clipboard().setText(PASTED + "x" * 100)
    page.name.paste()
    page.name.editingFinished.emit()
    assert house.preferences.values.name.startswith("Ana María x")
    assert len(house.preferences.values.name) <= 40
