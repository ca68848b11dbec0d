"""People throw real dice: chosen in the new-game sheet, entered below the board, corrected, saved and reopened."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.fairness.sheet import FairSheet
from boardroom.app.setup.sheet import NewGame
from boardroom.app.table.table import Table
from boardroom.app.table.throw_bar import DieButton, ThrowBar
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.ui.game.face import load_face
from boardroom.ui.style.fonts import load_fonts
from tests.app.hands import click, key, type_text
from tests.app.houses import House

YOU, ANA, BOT = Player(), Player(name="Ana"), Player(kind="bot", level=4)
RULES = game("switch")


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games", ((RULES, load_face("switch")), (game("oxixo"), load_face("oxixo"))), warn=False)
    made.furnish()
    yield made
    made.close()


def sit(house: House, *players: Player, throws: tuple[str, ...] = (), dice: str = "people") -> ThrowBar:
    match: Match = Match.new(RULES, players or (YOU, BOT), seed="1", dice=dice)
    for text in throws:
        match.play(RULES.read(text, match.state))
    house.navigator.play(match)
    bar = house.screens.table.throws
    settle(house)
    return bar


def settle(house: House) -> None:
    """Let the dice come to rest, and what is new find its place."""
    table(house).scene.skip()
    for _ in range(3):
        QApplication.processEvents()


def table(house: House) -> Table:
    found = house.screens.table.table
    assert found is not None
    return found


def texts(house: House) -> list[str]:
    return [entry.text for entry in table(house).match.entries]


def shown(bar: ThrowBar) -> str:
    return " ".join(place.side.key if place.side else "." for place in bar.places)


def side(bar: ThrowBar, shows: str) -> DieButton:
    return next(button for button in bar.sides if button.side and button.side.key == shows)


STARTED = ("throw 5 5 6 6 6", "throw 1 1 1 1 1")  # seat 1 begins, with three dice


def test_sides_are_clicked_into_places_and_out_again(house: House) -> None:
    bar = sit(house)
    assert bar.isVisible()
    assert bar.what.text() == "Throw the dice: 5 × White dice"
    assert shown(bar) == ". . . . ."
    assert not side(bar, "g").isEnabled(), "the Switch die isn't thrown for the start"
    for pips in "6214":
        click(side(bar, pips))
    assert not bar.done.isEnabled()
    click(bar.places[1])
    assert shown(bar) == "6 . 1 4 ."
    assert bar.places[1].accessibleName() == "White dice: not yet entered"
    click(side(bar, "3"))
    click(side(bar, "3"))
    assert not side(bar, "3").isEnabled()
    click(bar.done)
    assert texts(house) == ["throw 1 3 3 4 6"]


def test_keys_enter_a_throw_on_the_board(house: House) -> None:
    bar = sit(house, throws=STARTED)
    assert bar.what.text() == "Throw the dice: 3 × White dice, 1 × Switch die"
    board = house.screens.table.board
    type_text(board, "44G")
    key(board, Qt.Key.Key_Return)
    assert texts(house) == list(STARTED), "a die is missing"
    key(board, Qt.Key.Key_Backspace)
    assert shown(bar) == "4 4 . ."
    type_text(board, "1-")
    key(board, Qt.Key.Key_Return)
    assert texts(house)[-1] == "throw 1 4 4 -"
    settle(house)
    assert table(house).shown.acting
    type_text(board, "5")  # the dice rest: now it could be a pile's key
    assert table(house).notice is None
    assert shown(bar) == "4 4 1 -"
    assert bar.what.text() == "The dice rest until the next throw."


def test_keys_without_a_meaning_change_nothing(house: House) -> None:
    bar = sit(house)
    board = house.screens.table.board
    type_text(board, "3")
    entered = shown(bar)
    assert entered.startswith("3 ")
    for one, modifier in (
        (Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier),
        (Qt.Key.Key_Semicolon, Qt.KeyboardModifier.NoModifier),
    ):
        QTest.keyClick(board, one, modifier)
    assert shown(bar) == entered
    assert table(house).notice is None
    key(board, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace)
    assert set(shown(bar)) == {".", " "}, "and what is empty can't be emptied"


@pytest.mark.parametrize("typed", ["7", "0", "x", "111116"])
def test_what_no_die_shows_is_told(house: House, typed: str) -> None:
    sit(house)
    type_text(house.screens.table.board, typed)
    notice = table(house).notice
    assert notice is not None
    assert notice.what == f"None of the dice left to enter can show “{typed[-1]}”."


def test_typed_throws_are_refused_clearly(house: House) -> None:
    sit(house)
    assert not table(house).play("throw 1 2 3")
    notice = table(house).notice
    assert notice is not None
    assert notice.what == "This throw has 5 dice, written from lowest to highest."
    assert not table(house).play("dice")
    notice = table(house).notice
    assert notice is not None
    assert notice.what == "“dice” isn’t a move. Type it like “throw 1 1 1 1 1”."


def test_people_throw_for_computers_and_each_other_too(house: House) -> None:
    bar = sit(house, ANA, BOT, YOU)
    said = []
    for _ in range(3):
        said.append(bar.what.text())
        for pips in "11234":
            click(side(bar, pips))
        click(bar.done)
        settle(house)
    assert [text.partition(":")[0] for text in said] == [
        "Ana, throw the dice", "Throw the dice for Level 4", "Player 3, throw the dice",
    ]  # fmt: skip
    assert shown(bar) == ". . . . .", "all are equal and throw again: nothing is left of the throw before"


def test_a_throw_that_was_entered_wrong_is_taken_back(house: House) -> None:
    bar = sit(house, YOU, ANA, throws=STARTED)
    type_text(house.screens.table.board, "112-")
    key(house.screens.table.board, Qt.Key.Key_Return)
    assert len(texts(house)) == 3
    house.window.commands.undo.trigger()
    assert texts(house) == list(STARTED)
    assert table(house).question is None
    assert shown(bar) == "1 1 2 -", "only what was wrong need be entered again"
    house.window.commands.redo.trigger()
    assert texts(house)[-1] == "throw 1 1 2 -"
    house.window.commands.undo.trigger()
    settle(house)
    click(bar.places[2])
    click(side(bar, "5"))
    click(bar.done)
    assert texts(house)[-1] == "throw 1 1 5 -"


def test_it_is_saved_reopened_and_started_again_with_real_dice(house: House, qtbot: QtBot) -> None:
    sit(house, throws=STARTED)
    name = table(house).match.record().id
    house.navigator.resume(name)
    assert table(house).match.by_hand
    bar = house.screens.table.throws
    assert bar.isVisible()
    assert shown(bar) == ". . . ."
    house.screens.table.restart()
    table(house).answer(True)
    qtbot.waitUntil(lambda: table(house).match.length == 0)
    assert table(house).match.by_hand
    assert table(house).due is not None


def test_pausing_and_looking_back_close_the_bar(house: House) -> None:
    bar = sit(house, throws=STARTED)
    table(house).pause(True)
    assert not side(bar, "1").isEnabled()
    table(house).pause(False)
    assert side(bar, "1").isEnabled()
    table(house).look(0)
    assert not side(bar, "1").isEnabled()


def test_another_language_keeps_what_is_entered(house: House) -> None:
    bar = sit(house, throws=STARTED)
    type_text(house.screens.table.board, "6b")
    house.preferences.change(language="es")
    assert shown(bar) == "6 . . b"
    house.preferences.change(language="en")


def test_the_fair_sheet_tells_that_people_throw(house: House) -> None:
    sit(house, throws=STARTED)
    house.window.commands.fairness.trigger()
    (found,) = house.window.findChildren(FairSheet)
    assert found.words.text() == "You throw real dice in this game, so there is nothing to check."


def test_other_matches_have_no_bar(house: House) -> None:
    assert not sit(house, dice="seed").isVisible()
    assert texts(house), "the program throws"


# ---------------------------------------------------------------- choosing it


def sheet(house: House, key: str) -> NewGame:
    house.navigator.new_game(key)
    return next(one for one in house.window.findChildren(NewGame) if one.game.key == key)


def test_real_dice_are_chosen_in_the_sheet_and_proposed_again(house: House) -> None:
    found = sheet(house, "switch")
    assert found.real_dice.isVisibleTo(found)
    assert not found.real_dice.toggle.isChecked()
    assert "enter what they show" in found.real_dice.toggle.accessibleDescription()
    found.real_dice.toggle.click()
    found.confirm()
    assert table(house).match.by_hand
    assert texts(house) == []
    house.screens.table.leave()
    assert house.preferences.values.setups["switch"].dice == "people"


def test_games_without_dice_have_no_such_choice(house: House) -> None:
    assert not sheet(house, "oxixo").real_dice.isVisibleTo(house.window)
