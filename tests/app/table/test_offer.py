"""The one button beside the table: what a scene offers, in the panel or in the line that stands for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.table.table import Table
from boardroom.core.game import CHANCE
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.games.zug.scene.scene import ZugScene
from boardroom.ui.style.fonts import load_fonts
from tests.app.houses import BOT, YOU, House


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path, tuple(GameCatalogue()), motion="off")
    made.furnish()
    yield made
    made.close()


def put_down(house: House, *players: Player) -> Table:
    """Sit down to Zug and put a tile down loosely."""
    match = Match.new(game("zug"), players or (YOU, BOT), seed="offer")
    while match.turn == CHANCE:
        match.draw()
    house.navigator.play(match)
    table = house.playing
    assert table is not None
    if table.shown.curtain is not None:
        table.lift_curtain()
    put_on(table)
    return table


def put_on(table: Table) -> None:
    scene = table.scene
    assert isinstance(scene, ZugScene)
    scene.press("hand:0")
    scene.press(str(scene.picking.stops()[0]))
    QApplication.processEvents()
    assert scene.picking.put is not None


def laid(table: Table) -> int:
    return len(table.match.state.layout)


def test_the_panel_lays_what_is_put_down(house: House) -> None:
    table, panel = put_down(house), house.screens.table.panel
    before = laid(table)
    assert panel.prompt.offer.isVisible()
    assert panel.prompt.offer.text() == "Lay it here"
    panel.prompt.offer.click()
    assert laid(table) > before
    assert not panel.prompt.offer.isVisible()
    assert house.screens.table.board.hasFocus()


def test_without_the_panel_the_line_below_the_board_does(house: House) -> None:
    house.preferences.change(panel=False)
    table, screen = put_down(house), house.screens.table
    before = laid(table)
    assert screen._strip.offer.isVisible()
    screen._strip.offer.click()
    assert laid(table) > before


@pytest.mark.parametrize("how", ["escape", "undo", "pause", "look", "leave"])
def test_nothing_is_offered_any_more(house: House, how: str) -> None:
    table, screen = put_down(house), house.screens.table
    before = laid(table)
    match how:
        case "escape":
            table.cancel()
        case "undo":
            table.undo()  # nothing can be taken back, and what is put down is no move yet
        case "pause":
            table.pause(True)
        case "look":
            table.look(1)
        case "leave":
            house.navigator.go_home()
    QApplication.processEvents()
    assert laid(table) == before
    if how == "undo":
        assert screen.panel.prompt.offer.isVisible()
    else:
        assert not screen.panel.prompt.offer.isVisible()
        screen.panel.prompt.taken.emit()
        assert laid(table) == before


def test_a_hint_leaves_it_where_it_is(house: House) -> None:
    table = put_down(house)
    scene = table.scene
    assert isinstance(scene, ZugScene)
    there = scene.picking.put
    table.hint()
    QApplication.processEvents()
    assert scene.picking.put == there
    assert house.screens.table.panel.prompt.offer.isVisible()


def test_it_goes_with_whoever_put_it_down(house: House) -> None:
    table = put_down(house, YOU, Player(name="Ana"))
    table.forsake()
    QApplication.processEvents()
    assert not house.screens.table.panel.prompt.offer.isVisible()
    table.lift_curtain()
    put_on(table)
    house.screens.table.panel.prompt.offer.click()
    QApplication.processEvents()
    assert table.shown.curtain == 1, "handed over"
    assert not house.screens.table.panel.prompt.offer.isVisible()


def test_who_lays_at_once_is_offered_nothing(house: House) -> None:
    house.preferences.change(lay_at_once=True)
    match = Match.new(game("zug"), (YOU, BOT), seed="offer")
    while match.turn == CHANCE:
        match.draw()
    house.navigator.play(match)
    table = house.playing
    assert table is not None
    scene = table.scene
    assert isinstance(scene, ZugScene)
    before = laid(table)
    scene.press("hand:0")
    scene.press(str(scene.picking.stops()[0]))
    assert laid(table) > before
