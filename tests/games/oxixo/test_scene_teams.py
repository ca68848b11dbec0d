"""Oxixo's table for two teams: seats around the board, and dots that are turned."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boardroom.games.oxixo.rules import Oxixo
from boardroom.games.oxixo.scene.geometry import HOME, SEATS
from boardroom.games.oxixo.scene.pieces.cubes import home
from boardroom.games.oxixo.scene.pieces.seats import places
from boardroom.games.oxixo.tables import INDEX
from boardroom.testing.legible import flaws
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import DARK, LIGHT
from boardroom.ui.style.translation import speaking
from tests.games.oxixo.scene_table import SceneTable, move

KEY = Qt.Key


@pytest.fixture
def table(qtbot: QtBot) -> SceneTable:
    return SceneTable(qtbot, seats=4)


def test_four_seats_sit_around_the_board(table: SceneTable) -> None:
    top = table.scene.top
    for seat, place in enumerate(places()):
        assert top.teams.plaques[seat].isVisible()
        assert HOME.contains(place)
        assert not place.intersects(top.layout.board)
    south, west, north, east = (place.center() for place in places())
    assert north.y() < top.layout.board.top() < top.layout.board.bottom() < south.y()
    assert west.x() < top.layout.board.left() < top.layout.board.right() < east.x()


def test_two_players_have_no_plaques(qtbot: QtBot) -> None:
    table = SceneTable(qtbot)
    assert not any(plaque.isVisible() for plaque in table.scene.top.teams.plaques)


def test_the_table_can_change_from_two_to_four_and_back(qtbot: QtBot) -> None:
    table = SceneTable(qtbot)
    four = SceneTable(qtbot, seats=4)
    table.scene.present(four.match.view(0), four.match.players, True)
    assert table.scene.top.layout.pitch == 95
    assert table.scene.top.teams.plaques[1].isVisible()
    table.present()
    assert table.scene.top.layout.pitch == 111
    assert not table.scene.top.teams.plaques[1].isVisible()


def test_whose_turn_it_is(table: SceneTable) -> None:
    plaques = table.scene.top.teams.plaques
    assert [plaque.on_turn for plaque in plaques] == [True, False, False, False]
    table.play("a3e3+")
    table.present(acting=False)
    assert [plaque.on_turn for plaque in plaques] == [False, True, False, False]


def test_dots_point_at_their_seats(table: SceneTable) -> None:
    table.play("a3e3+", "a4e4-", "a2e2-", "a1e1+")
    table.present()
    top = table.scene.top
    dots = {name: top.cubes[top.at[INDEX[name]]].dot for name in ("e3", "e4", "e2", "e1", "c3")}
    assert dots == {"e3": "south", "e4": "east", "e2": "south", "e1": "east", "c3": None}
    counts = [plaque._count for plaque in top.teams.plaques]
    assert counts == [2, 0, 0, 2]


def test_after_the_end_the_dot_is_chosen(table: SceneTable) -> None:
    table.click("c5")
    table.click("entry:c1")
    assert table.heard("chosen") == []
    assert table.heard("prompted")[-1][0] == "Choose where the dot points."
    table.click("dot:-")
    assert table.heard("chosen") == [move("c5c1-")]


def test_a_dot_can_point_at_oneself(table: SceneTable) -> None:
    table.click("c5")
    table.click("entry:c1")
    table.click("dot:+")
    assert table.heard("chosen") == [move("c5c1+")]


@pytest.mark.parametrize("seat", range(4))
def test_pills_stand_on_the_side_of_their_seats(qtbot: QtBot, seat: int) -> None:
    table = SceneTable(qtbot, seats=4)
    table.play(*["a3e3+", "a4e4-", "a2e2-"][:seat])
    table.present()
    table.scene.press("c5")
    table.scene.press("entry:c1")
    top = table.scene.top
    cube = next(cube for cube in top.cubes if cube.held)
    middle = cube.mapRectToScene(top.layout.body.boundingRect()).center()
    for dot, of in (("+", seat), ("-", (seat + 2) % 4)):
        way = top.teams.pill(dot).center() - middle  # type: ignore[arg-type]
        side = SEATS[of]
        assert {"south": way.y() > 0, "north": way.y() < 0, "west": way.x() < 0, "east": way.x() > 0}[side]


def test_looking_at_a_way_for_the_dot_aims_at_the_seat(table: SceneTable) -> None:
    table.click("c5")
    table.click("entry:c1")
    table.hover("dot:-")
    teams = table.scene.top.teams
    assert [plaque.aimed for plaque in teams.plaques] == [False, False, True, False]
    assert table.heard("considered")[-1] == move("c5c1-")
    assert "your partner, A2" in table.heard("prompted")[-1][1]
    cube = next(cube for cube in table.scene.top.cubes if cube.held)
    assert (cube.dot, cube.mark) == ("north", "cross")
    assert teams.plaques[2]._count == 1
    table.hover("dot:+")
    assert [plaque.aimed for plaque in teams.plaques] == [True, False, False, False]
    assert "at you, A1" in table.heard("prompted")[-1][1]
    table.hover(QPoint(500, 300))  # one way is always looked at
    assert table.heard("considered")[-1] == move("c5c1+")


def test_a_whole_move_by_keys(table: SceneTable) -> None:
    table.key(KEY.Key_Right, KEY.Key_Return, KEY.Key_Up, KEY.Key_Return)
    assert table.scene.picking.stage == "dot"
    table.key(KEY.Key_Up)
    assert table.heard("considered")[-1] == move("c1c5-")
    table.key(KEY.Key_Down)
    assert table.heard("considered")[-1] == move("c1c5+")
    table.key(KEY.Key_Right)  # neither: the other
    assert table.heard("considered")[-1] == move("c1c5-")
    table.key(KEY.Key_Return)
    assert table.heard("chosen") == [move("c1c5-")]


@pytest.mark.parametrize("sign", "+-")
def test_plus_and_minus_choose_at_once(table: SceneTable, sign: str) -> None:
    table.scene.press("c5")
    table.scene.press("entry:c1")
    QTest.keyClicks(table.view, sign)
    assert table.heard("chosen") == [move(f"c5c1{sign}")]


def test_tab_turns_the_dot(table: SceneTable) -> None:
    table.scene.press("c5")
    table.scene.press("entry:c1")
    table.key(KEY.Key_Tab)
    assert table.heard("considered")[-1] == move("c5c1-")
    assert table.scene.focus_ring.isVisible()
    table.key(KEY.Key_Tab)
    assert table.heard("considered")[-1] == move("c5c1+")


def test_escape_goes_back_one_step_at_a_time(table: SceneTable) -> None:
    table.scene.press("c5")
    table.scene.press("entry:c1")
    stages = [table.scene.picking.stage]
    for _ in range(2):
        assert table.scene.cancel()
        stages.append(table.scene.picking.stage)
    assert stages == ["dot", "push", "take"]
    assert not table.scene.cancel()
    top = table.scene.top
    cube = top.cubes[top.at[INDEX["c5"]]]
    assert (cube.pose, cube.mark, cube.dot) == (home(INDEX["c5"]), "", None)
    assert not any(plaque.aimed for plaque in top.teams.plaques)


def test_clicking_the_cube_goes_back_to_its_ways_in(table: SceneTable) -> None:
    table.click("c5")
    table.click("entry:c1")
    table.click(table.held_at())
    assert table.scene.picking.stage == "push"
    assert len(table.scene.marks.arrows) == 3


def test_clicking_beside_the_board_goes_back_too(table: SceneTable) -> None:
    table.click("c5")
    table.click("entry:c1")
    table.click(QPoint(170, 20))
    assert table.scene.picking.stage == "push"


def test_the_ways_for_the_dot_have_names(table: SceneTable) -> None:
    table.scene.press("c5")
    assert not any(key.startswith("dot") for key in table.names())
    table.scene.press("dot:+")  # there is none now
    assert table.heard("chosen") == []
    table.scene.press("entry:c1")
    names = table.names()
    assert names["dot:+"] == "The dot points at you"
    assert names["dot:-"] == "The dot points at your partner"
    table.scene.press("dot:-")
    assert table.heard("chosen") == [move("c5c1-")]


def test_names_of_cells_say_where_dots_point_and_what_forbids(table: SceneTable) -> None:
    table.play("a3e3-", "a4e4-")
    table.present()
    names = table.names()
    assert names["e3"] == "e3, cross, dot points at A2, not in the first round"
    assert names["e4"] == "e4, circle, dot points at B2, your opponent’s: can’t be taken"
    table.play("a2e2-", "a1e1+")
    table.present()
    names = table.names()
    assert names["e3"] == "e3, cross, dot points at A2, your partner’s: can’t be taken"
    assert names["e2"] == "e2, cross, dot points at A1, can be taken"


@pytest.mark.parametrize(("cell", "rule"), [("e3", "cube-dot"), ("e4", "cube-opponent"), ("c3", "cube-periphery")])
def test_refusals_name_their_rule(table: SceneTable, cell: str, rule: str) -> None:
    table.play("a3e3-", "a4e4-", "a2e2-", "a1e1+")
    table.present()
    table.click(cell)
    (tried,) = table.heard("refused")
    reason = Oxixo().why_not(table.match.state, tried)
    assert reason is not None
    assert reason.rule == rule


def test_a_chosen_dot_settles_without_a_second_push(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, seats=4, speed=1)
    table.scene.press("c5")
    table.scene.press("entry:c1")
    table.scene.press("dot:-")
    with qtbot.waitSignal(table.scene.settled, timeout=3000):
        table.animate("c5c1-")
        assert table.scene.reel.duration() == 120
    top = table.scene.top
    cube = top.cubes[top.at[INDEX["c1"]]]
    assert (cube.pose, cube.mark, cube.dot) == (home(INDEX["c1"]), "cross", "north")
    assert table.heard("settled") == [None]


def test_names_and_turns_are_said_on_the_plaques(table: SceneTable) -> None:
    plaques = table.scene.top.teams.plaques
    assert [plaque._names[0] for plaque in plaques] == ["Player 1", "Level 3 (1)", "Player 3", "Level 3 (2)"]
    assert [plaque._line for plaque in plaques] == ["To move", "Circles", "Crosses", "Circles"]
    view = table.match.view(0)
    players = [table.match.players[0].model_copy(update={"name": "Ada"}), *[table.match.players[1]] * 3]
    table.scene.present(view, players, True)
    assert [plaque._names[0] for plaque in plaques] == ["Ada", "Level 3 (1)", "Computer 2 · level 3", "Level 3 (3)"]
    assert [plaque._line for plaque in plaques] == ["Your turn", "Circles", "Your partner", "Circles"]
    table.scene.present(replace(view, turn=2), players, False)
    assert [plaque._line for plaque in plaques] == ["Crosses", "Circles", "To move", "Circles"]


def test_everything_is_painted_by_night_too(table: SceneTable) -> None:
    table.scene.press("c5")
    table.scene.press("entry:c1")
    before = table.view.grab().toImage()
    table.scene.restyle(DARK)
    assert table.scene.picking.stage == "dot"
    assert table.view.grab().toImage() != before


@pytest.mark.parametrize("language", ["en", "es", "fr"])
@pytest.mark.parametrize("size", [2.0, 3.0])
def test_large_plaques_leave_the_board_free_and_can_be_read(table: SceneTable, language: str, size: float) -> None:
    load_fonts()
    with speaking(language):
        if size > 2:
            table.view.resize(1908, 1006)  # as in a window of 1920 × 1080 with the largest text
        table.scene.restyle(LIGHT, size)
        for place in (plaque.place for plaque in table.scene.top.teams.plaques):
            assert table.scene.home().contains(place)
            assert not place.intersects(table.scene.top.layout.board)
        assert flaws(table.view) == []
        table.scene.press("a3")
        table.scene.press("entry:e3")
        assert table.scene.picking.stage == "dot"
        assert flaws(table.view) == []
