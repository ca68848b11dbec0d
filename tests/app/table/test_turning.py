"""The board can be turned for the person opposite, and stays so for that game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.core.game import Game
from boardroom.core.match import Match
from boardroom.games import GAMES
from tests.app.houses import BOT, YOU, House

OXIXO, PHOENIX = (next(game for game in GAMES if game.key == key) for key in ("oxixo", "phoenix"))


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, tuple(GameCatalogue())).furnish()
    yield house
    house.close()


def sit_down(house: House, game: Game = OXIXO) -> None:
    house.navigator.play(Match.new(game, [YOU, BOT], seed="0"))
    QApplication.processEvents()


def press_turn(house: House) -> None:
    QTest.keyClick(house.screens.table.board, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)


def test_a_key_turns_the_board_and_turns_it_back(house: House) -> None:
    sit_down(house)
    board, turn = house.screens.table.board, house.window.commands.turn_board
    assert turn.isEnabled()
    press_turn(house)
    assert board.turned
    assert turn.isChecked()
    assert house.preferences.values.turned == {"oxixo"}
    press_turn(house)
    assert not board.turned
    assert not turn.isChecked()
    assert house.preferences.values.turned == frozenset()


def test_it_stays_turned_for_that_game_and_no_other(house: House) -> None:
    sit_down(house)
    press_turn(house)
    sit_down(house, PHOENIX)
    assert not house.screens.table.board.turned
    assert not house.window.commands.turn_board.isChecked()
    sit_down(house)
    assert house.screens.table.board.turned
    assert house.window.commands.turn_board.isChecked()


def test_who_looks_back_sees_the_board_from_the_same_side_and_can_turn_it(house: House) -> None:
    match = Match.new(OXIXO, [YOU, BOT], seed="0")
    match.play(match.view(0).moves[0])
    house.preferences.turn("oxixo", True)
    house.navigator.review(match.record())
    QApplication.processEvents()
    board, turn = house.screens.review.board, house.window.commands.turn_board
    assert board.turned
    assert turn.isChecked()
    turn.trigger()
    assert not board.turned


def test_without_a_board_there_is_nothing_to_turn(house: House) -> None:
    sit_down(house)
    house.show("home")
    assert not house.window.commands.turn_board.isEnabled()
