"""Asking a factory, a station or a city what it reaches and what it lacks: a look, from what everybody can see."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from boardroom.core.game import HIDDEN, NOBODY
from boardroom.games.zug.scene.planning import plan
from boardroom.games.zug.tables import FITS
from tests.games.zug.board import GAME
from tests.games.zug.scene_table import OPEN, RUN, SceneTable

KEY = Qt.Key


@pytest.fixture
def table(qtbot: QtBot) -> SceneTable:
    return SceneTable(qtbot)


def test_a_factory_says_which_way_a_station_is_missing_and_what_fits_there(table: SceneTable) -> None:
    state = table.match.view(0).state
    made = plan(state, (1, 0))
    assert (made.lacks, made.gaps, made.dead) == ("station", ((4, 0),), False)
    unseen, sides = state.unseen(), state.network.frontier()[4, 0]
    assert dict(made.fits) == {name: n for name, n in unseen.items() if n and FITS[name][sides]}
    assert [name for name, _ in made.fits[:2]] == ["station", "terminal"], "what ends the run comes first"


def test_what_lies_on_a_run_with_a_city_lacks_nothing(qtbot: QtBot) -> None:
    state = SceneTable(qtbot, RUN).match.view(0).state
    assert plan(state, (1, 0)).lacks == ""
    assert plan(state, (-1, 0)).lacks == ""


def test_a_station_lacks_a_city_and_a_city_a_station(table: SceneTable, qtbot: QtBot) -> None:
    state = table.match.view(0).state
    city = plan(state, (3, 1))
    assert city.lacks == "station"
    assert {name for name, _ in city.fits} <= {"station", "terminal"}
    assert all((x - 3) ** 2 + (y - 1) ** 2 == 1 for x, y in city.gaps)
    lonely = plan(SceneTable(qtbot, "╶1╋─═1").match.view(0).state, (-1, 0))
    assert lonely.lacks == "city"
    assert [name for name, _ in lonely.fits] == ["city"]


def test_it_is_the_same_whatever_others_hold(table: SceneTable) -> None:
    state = table.match.view(0).state
    assert HIDDEN in state.hands[1]
    whole = table.match.state
    other = replace(whole, hands=(whole.hands[0], whole.hands[1][::-1]))
    assert plan(GAME.redact(other, 0), (1, 0)) == plan(state, (1, 0))


@pytest.mark.parametrize("how", ["mouse", "keys", "name"])
def test_one_asks_with_a_press_and_lets_go_with_another(table: SceneTable, how: str) -> None:
    if how == "mouse":
        table.click((1, 0))
    elif how == "keys":
        table.key(KEY.Key_Right, KEY.Key_Up)
        while table.focus != "1,0":
            table.key(KEY.Key_Right)
        table.key(KEY.Key_Return)
    else:
        table.scene.press("1,0")
    assert table.lights.gaps == ((4, 0),)
    assert "Missing: a station, by way of 4,0" in table.names()["1,0"]
    assert table.prompt().startswith("Factory at 1,0 Missing: a station")
    table.hover("pile")
    assert "Missing: a station, by way of 4,0" in table.note()
    assert table.written("chosen") == table.written("refused") == []
    table.key(KEY.Key_Escape)
    assert not table.lights.gaps
    assert table.prompt().startswith("Choose a tile to lay")


def test_a_tile_in_the_hand_ends_it(table: SceneTable) -> None:
    table.click((1, 0), table.tile("terminal"))
    assert table.lights.gaps == ()
    assert table.stage == "square"


def test_one_may_ask_while_others_think_and_as_a_bystander(qtbot: QtBot) -> None:
    for viewer in (0, NOBODY):
        table = SceneTable(qtbot, OPEN, viewer=viewer)
        table.present(acting=False)
        table.click((1, 0))
        assert table.lights.gaps == ((4, 0),)
        assert table.stage == "idle"


def test_track_and_empty_squares_are_not_asked(table: SceneTable) -> None:
    table.click((0, 0), (0, 3))
    assert table.scene.picking.studied is None
    assert "0,0" not in table.enabled()
