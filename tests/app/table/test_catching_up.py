"""What can be done at once: a press that ends a computer's move isn't lost, and undo says when it would refuse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.games.oxixo.scene.scene import OxixoScene
from boardroom.ui.style import motion
from boardroom.ui.style.fonts import load_fonts
from tests.app import hands
from tests.app.houses import House

YOU, BOT = Player(), Player(kind="bot", level=1)


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games", tuple(GameCatalogue()), motion="on").furnish()
    yield made
    made.close()
    motion.set_motion("off")


def test_a_click_in_a_computers_move_ends_it_and_takes_the_cube(house: House, qtbot: QtBot) -> None:
    house.navigator.play(Match.new(game("oxixo"), [YOU, BOT], seed="1"))
    table, board = house.playing, house.screens.table.board
    assert table is not None
    scene = table.scene
    assert isinstance(scene, OxixoScene)
    table.play("a2a5")
    scene.skip()
    qtbot.waitUntil(lambda: table.shown.step is not None and table.shown.step.seat == 1)
    cube = next(cell for cell in scene.cells() if cell.key == "e3")
    hands.click(board.viewport(), board.mapFromScene(cube.rect.center()))
    assert not table.shown.moving
    assert table.shown.acting
    assert next(cell for cell in scene.cells() if cell.key == "e3").held


def test_the_undo_arrow_is_grey_where_it_would_refuse_and_says_why(house: House, qtbot: QtBot) -> None:
    match = Match.new(game("zug"), [YOU, Player(name="Ana")], seed="1")
    while match.turn < 0:
        match.draw()
    house.navigator.play(match)
    undo, action = house.screens.table.bar.undo, house.window.commands.undo
    assert not undo.isEnabled()
    table = house.playing
    assert table is not None
    table.lift_curtain()
    table.play(match.game.write(match.view(match.turn).moves[0]))  # a tile is drawn, and that can't be forgotten
    table.scene.skip()
    QApplication.processEvents()
    assert not undo.isEnabled()
    assert "revealed" in undo.toolTip()
    assert "revealed" in undo.accessibleDescription()
    action.trigger()  # by its key
    assert table.notice is not None
    assert "revealed" in table.notice.what


def test_the_undo_arrow_is_there_for_what_can_be_undone(house: House, qtbot: QtBot) -> None:
    house.navigator.play(Match.new(game("oxixo"), [YOU, Player(name="Ana")], seed="1"))
    table, undo = house.playing, house.screens.table.bar.undo
    assert table is not None
    assert undo.toolTip() == "Undo (Ctrl+Z)\nThere is nothing to undo."
    table.play("a2a5")
    table.scene.skip()
    assert undo.isEnabled()
    assert undo.toolTip() == "Undo (Ctrl+Z)"
    assert not undo.accessibleDescription()
