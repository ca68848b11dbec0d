"""What can't be pressed says why: to who asks by ear, in the words that a press would be told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.core.game import CHANCE
from boardroom.core.match import Match
from boardroom.games import GAMES, game
from boardroom.testing.faces import lacking_face
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.table.cell_buttons import CellButton
from tests.app.hands import click
from tests.app.houses import BOT, YOU, House

KEYS = [each.key for each in GAMES if not lacking_face(each)]  # a game without is told so elsewhere


def under_way(key: str) -> Match:
    """Return a game that has begun, on the person's turn."""
    match: Match = Match.new(game(key), (YOU, BOT), seed="alike")
    rng, made = Random(1), 0
    while match.turn != 0 or made < 6:
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(rng.choice(match.view(match.turn).moves))
            made += 1
    return match


@pytest.fixture(params=KEYS)
def home(qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    load_fonts()
    house = House(tmp_path / "games", tuple(GameCatalogue())).furnish()
    house.navigator.play(under_way(request.param))
    yield house
    house.close()


def read(house: House) -> dict[str, CellButton]:
    """Return the cells of the table as assistive technology finds them."""
    board = house.screens.table.board
    QAccessible.queryAccessibleInterface(board)  # a reader has come
    QApplication.processEvents()
    return {cell.accessibleIdentifier(): cell for cell in board.findChildren(CellButton) if cell.isVisible()}


def press(house: House, key: str) -> list[str]:
    """Click on a cell, and return what is said of it."""
    house.listen().clear()
    click(house.screens.table.board.viewport(), read(house)[key].geometry().center())
    return house.listen()


def hands(house: House) -> Iterator[str]:
    """Take each thing up that can be taken up, one after the other, beginning with nothing."""
    yield ""
    table = house.playing
    assert table is not None
    for key in [key for key, cell in read(house).items() if cell.isEnabled()]:
        made = table.match.length
        press(house, key)
        if table.match.length > made:
            return
        yield key
        while table.cancel():
            pass


def test_a_reader_is_told_before_a_press_what_the_mouse_is_told_after_it(home: House) -> None:
    explained = 0
    for _ in hands(home):
        closed = {key: cell.accessibleDescription() for key, cell in read(home).items() if not cell.isEnabled()}
        said = [key for key, why in closed.items() if why]
        for key in said[:2]:
            assert any(closed[key] in words for words in press(home, key)), (key, closed[key])
        explained += len(said)
        if explained:
            break
    assert explained
    assert not any(cell.accessibleDescription() for cell in read(home).values() if cell.isEnabled())
