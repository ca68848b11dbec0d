"""Laying a tile in two steps: put down loosely, turned and moved there, and then laid for good."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.games.zug.network import Laid
from boardroom.games.zug.rules import Place
from boardroom.ui.style.theme import DARK
from tests.games.zug.board import GAME
from tests.games.zug.scene_table import OPEN, SceneTable

KEY = Qt.Key
RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def table(qtbot: QtBot) -> SceneTable:
    return SceneTable(qtbot)


def put(table: SceneTable) -> Laid | None:
    """Return the tile that is put down and not laid yet."""
    ghost = table.lights.ghost
    return ghost.laid if ghost is not None and ghost.loose else None


def put_down(table: SceneTable) -> None:
    table.click(table.tile("terminal"), (4, 0))
    assert put(table) == Laid(4, 0, "terminal", 1)
    assert table.written("chosen") == []


def test_a_tile_that_is_put_down_stays_while_one_looks_elsewhere(table: SceneTable) -> None:
    put_down(table)
    for where in ((1, 1), (1, 0), table.tile("curve")):
        table.hover(where)
        assert put(table) == Laid(4, 0, "terminal", 1)
    QApplication.sendEvent(table.view.viewport(), QEvent(QEvent.Type.Leave))
    assert put(table) is not None
    assert GAME.write(table.heard("considered")[-1]) == "place terminal@4,0/90"
    assert table.prompt().startswith("Terminal at 4,0: lay it here? Enables 2 wagons")
    assert table.note().startswith("Terminal at 4,0; Enables a run")
    assert table.scene.top.hand.away == table.scene.picking.held, "its place in the hand is empty"


@pytest.mark.parametrize("how", ["click", "enter", "space", "button", "name", "double click"])
def test_it_is_laid_by_a_second_press_by_enter_or_by_the_button(table: SceneTable, how: str) -> None:
    if how == "double click":
        table.click(table.tile("terminal"))
        table.click((4, 0), (4, 0))
    else:
        put_down(table)
    assert table.scene.offer is not None or how == "double click"
    match how:
        case "click":
            table.click((4, 0))
        case "enter":
            table.hover((1, 1))
            table.key(KEY.Key_Return)  # wherever the pointer is
        case "space":
            table.key(KEY.Key_Space)
        case "button":
            table.scene.take_offer()
        case "name":
            table.scene.press("4,0")
    assert table.written("chosen") == ["place terminal@4,0/90"]


@pytest.mark.parametrize("how", ["escape", "hand", "drag away", "drag into the hand"])
def test_it_is_taken_back_into_the_hand(table: SceneTable, how: str) -> None:
    put_down(table)
    match how:
        case "escape":
            table.key(KEY.Key_Escape)
        case "hand":
            table.click(table.tile("terminal"))
        case "drag away":
            table.drag((4, 0), (1, 0))
        case "drag into the hand":
            table.drag((4, 0), (4, 0), table.tile("curve"))
    assert table.stage == "tile"
    assert table.lights.ghost is None
    assert table.scene.offer is None
    assert table.scene.top.hand.away == -1
    assert table.written("chosen") == table.written("refused") == []


@pytest.mark.parametrize("how", ["click", "drag", "keys"])
def test_it_is_moved_and_turns_so_that_it_fits(table: SceneTable, how: str) -> None:
    put_down(table)
    match how:
        case "click":
            table.click((1, 1))
        case "drag":
            table.drag((4, 0), (3, -1), (1, 1))
        case "keys":
            table.scene.tab(True)  # the arrows beside it
            table.key(KEY.Key_Up)
            while table.focus != "1,1":
                table.key(KEY.Key_Left)
            assert put(table) is None, "it is in the hand, over the square"
            table.key(KEY.Key_Return)
    laid = put(table)
    assert laid is not None
    assert laid.square == (1, 1)
    assert Place(laid) in table.match.view(0).moves
    assert table.written("chosen") == []


@pytest.mark.parametrize("how", ["wheel", "r", "right click", "arrow", "tab"])
def test_it_is_turned_where_it_lies(table: SceneTable, how: str) -> None:
    put_down(table)
    match how:
        case "wheel":
            table.wheel((4, 0), -1)
        case "r":
            table.key(KEY.Key_R)
        case "right click":
            table.click((4, 0), button=RIGHT)
        case "arrow":
            table.click("right")
        case "tab":
            table.scene.tab(True)
            table.scene.tab(True)
            assert table.focus == "right"
            table.key(KEY.Key_Return)
    assert put(table) == Laid(4, 0, "terminal", 2)
    assert table.scene.offer is None, "so it can't be laid"
    table.key(KEY.Key_Q)
    assert put(table) == Laid(4, 0, "terminal", 1)
    assert table.scene.offer is not None


def test_the_wheel_away_from_it_zooms(table: SceneTable) -> None:
    put_down(table)
    before = table.scene.camera.pitch
    table.hover((1, 0))
    table.wheel((1, 0), 2)
    assert put(table) == Laid(4, 0, "terminal", 1)
    assert table.scene.camera.pitch != before


def test_another_tile_takes_its_place(table: SceneTable) -> None:
    put_down(table)
    table.click(table.tile("city"))
    assert put(table) is None
    assert table.scene.picking.held_name == "city"
    table.click((1, 1))
    assert put(table) == Laid(1, 1, "city", 0)


def test_a_square_where_it_does_not_fit_leaves_it_where_it_is(table: SceneTable) -> None:
    put_down(table)
    table.click((0, 3))
    assert table.written("refused") == ["place terminal@0,3/90"]
    assert put(table) == Laid(4, 0, "terminal", 1)


def test_it_lies_on_through_hints_looks_sizes_and_languages(table: SceneTable) -> None:
    put_down(table)
    table.scene.suggest(GAME.read("place city@1,1/0", table.match.state))
    table.scene.restyle(DARK, 2.0)
    table.view.resize(700, 500)
    table.scene.retranslate()
    table.scene.show_targets = False
    assert put(table) == Laid(4, 0, "terminal", 1)
    table.click((4, 0))
    assert table.written("chosen") == ["place terminal@4,0/90"]


def test_another_position_takes_it_off_the_table(table: SceneTable) -> None:
    put_down(table)
    table.present(acting=False)
    assert put(table) is None
    assert table.scene.offer is None
    table.scene.take_offer()
    assert table.written("chosen") == []


def test_whoever_listens_is_told_where_it_lies(table: SceneTable) -> None:
    put_down(table)
    assert "press again to lay it" in table.names()["4,0"]
    assert table.names()[table.tile("terminal")].startswith("Terminal, put down at 4,0")
    held = [cell.key for cell in table.scene.cells() if cell.held]
    assert held == [table.tile("terminal"), "4,0"]


def test_tab_goes_round_the_tile_that_is_put_down(table: SceneTable) -> None:
    put_down(table)
    seen = []
    for _ in range(4):
        table.scene.tab(True)
        seen.append(table.focus)
    assert seen == ["left", "right", "4,0", "left"]


def test_who_wants_it_so_lays_at_once(table: SceneTable) -> None:
    table.scene.lay_at_once = True
    table.click(table.tile("terminal"), (4, 0))
    assert table.written("chosen") == ["place terminal@4,0/90"]
    assert table.scene.offer is None


def test_at_once_a_finger_sees_first_what_it_would_lay(table: SceneTable) -> None:
    table.scene.lay_at_once = True
    table.tap(table.tile("city"))
    table.tap((1, 1))
    assert table.written("chosen") == []
    table.tap((1, 1))
    assert table.written("chosen") == ["place city@1,1/0"]


def test_a_drag_may_begin_on_it_and_end_where_it_was(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, OPEN)
    put_down(table)
    table.drag((4, 0), table.at((4, 0)) + QPoint(30, 0), table.at((4, 0)))
    assert put(table) == Laid(4, 0, "terminal", 1)
