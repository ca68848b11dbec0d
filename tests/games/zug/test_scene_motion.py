"""Zug's films: a tile is drawn, laid and lights its run; a wagon rides to its city; all end where the log says."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from boardroom.core.game import CHANCE, NOBODY
from boardroom.games.zug.scene.films import RIDE, waves
from boardroom.games.zug.scene.geometry import bounds
from boardroom.games.zug.scene.survey import owners
from boardroom.games.zug.state import Place
from boardroom.ui.table.film import Film
from tests.games.zug.board import lively
from tests.games.zug.scene_table import OPEN, RUN, SceneTable

KEY = Qt.Key
NO_WAGONS = "╶1╋─" + "═1" * 13


def film(table: SceneTable, text: str) -> Film:
    """Play a move and return its film, to be looked at moment by moment."""
    table.scene.speed = 1.0
    table.animate(text)
    table.scene.reel.pause()
    assert table.scene.showing is not None
    return table.scene.showing


@pytest.mark.parametrize("text", ["place terminal@4,0/90", "place city@1,1/0", "place factory@0,1/0"])
def test_a_laid_tile_ends_where_the_log_says(qtbot: QtBot, text: str) -> None:
    table = SceneTable(qtbot, speed=50.0)
    table.animate(text)
    assert table.scene.moving
    qtbot.waitUntil(lambda: not table.scene.moving)
    board, state = table.scene.top.board, table.match.state
    assert board.show_.net == state.network
    assert board.show_.tokens == owners(state)
    assert table.heard("settled") == [None]
    assert table.lights.trains == []
    assert table.lights.ghost is None


def test_green_spreads_from_the_new_tile(qtbot: QtBot) -> None:
    table = SceneTable(qtbot)
    table.click(table.tile("terminal"))
    table.hover((4, 0))
    made = film(table, "place terminal@4,0/90")
    assert table.scene.top.hand.away == table.match.view(0, 0).state.hands[0].index("terminal")
    before = table.match.view(0, table.match.length - 1).state.network
    rings = waves(before, table.match.state.network, (4, 0))
    assert [sorted(ring) for ring in rings] == [[(x, 0)] for x in range(4, -2, -1)]
    board = table.scene.top.board
    made.frame(1)
    assert table.lights.ghost is not None
    made.frame(140)
    assert (4, 0) in board.show_.net.tiles  # type: ignore[union-attr]
    assert not any(board.show_.lit.values())
    made.frame(140 + 120 + 45)
    assert {at for at, pieces in board.show_.lit.items() if pieces} == {(4, 0)}
    made.frame(made.duration)
    assert {at for at, pieces in board.show_.lit.items() if pieces} == {(x, 0) for x in range(-1, 5)}


def test_a_token_that_is_taken_back_flies_to_the_new_tile(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, NO_WAGONS, "factory curve straight city terminal fork")
    made = film(table, "place factory@0,1/0 from 5,0")
    made.frame(300)
    board = table.scene.top.board
    assert board.show_.hidden == frozenset({(5, 0)})
    (wagon,) = table.lights.trains
    assert 0 < wagon.x < 6
    made.frame(made.duration)
    assert board.show_.tokens[0, 1] == 0


def test_the_wagon_rides_along_its_way_and_the_pawn_walks(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, RUN, phase="sale", last=2)
    made = film(table, "sell 1,0 > -1,0 > -1,1")
    board, rail = table.scene.top.board, table.scene.top.track
    assert [(pill.text, pill.seat) for pill in table.lights.pills] == [("+1", 0), ("+3", 0)]
    ride = max(360.0, RIDE * 3)
    places = []
    for part in (0.1, 0.5, 0.9):
        made.frame(180 + ride * part)
        engine = table.lights.trains[0]
        assert engine.kind == "engine"
        assert engine.y == pytest.approx(0.5)
        places.append(engine.x)
        assert board.show_.hidden == frozenset({(1, 0)})
        assert table.lights.left is not None
    assert places == sorted(places, reverse=True)
    made.frame(180 + ride + 180)
    assert board.show_.tokens[-1, 1] == 0
    assert (1, 0) not in board.show_.tokens
    made.frame(made.duration - 60)
    assert rail.walking is not None
    assert rail.walking[0] == 0
    assert 0 < rail.walking[1] < 1


@pytest.mark.parametrize("how", ["key", "click", "press", "skip"])
def test_a_ride_can_be_cut_short(qtbot: QtBot, how: str) -> None:
    table = SceneTable(qtbot, RUN, phase="sale", last=2, speed=1.0)
    table.animate("sell 1,0 > -1,0 > -1,1", slow=True)
    assert table.scene.moving
    assert table.prompt() == "The sugar is on its way You get 1 point for your station."
    if how == "key":
        table.key(KEY.Key_Space)
    elif how == "click":
        table.click((0, 3))
    elif how == "press":
        table.scene.press("0,0")
    else:
        table.scene.skip()
    assert not table.scene.moving
    assert table.heard("settled") == [None]
    assert table.scene.top.board.show_.tokens == owners(table.match.state)
    assert list(table.scene.top.track.points) == [1, 0]


def test_without_motion_a_step_is_there_at_once(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, RUN, phase="sale", last=2)
    table.animate("sell 1,0 > -1,0 > -1,1")
    assert not table.scene.moving
    assert table.heard("settled") == [None]
    assert table.scene.top.board.show_.tokens == owners(table.match.state)


def test_somebody_elses_moves_are_slower(qtbot: QtBot) -> None:
    lengths = []
    for slow in (False, True):
        table = SceneTable(qtbot, speed=1.0)
        table.animate("place terminal@4,0/90", slow=slow)
        lengths.append(table.scene.reel.duration())
        table.scene.skip()
    assert lengths[1] == pytest.approx(lengths[0] * 1.6, abs=2)


def test_somebody_elses_tiles_are_drawn_as_fast(qtbot: QtBot) -> None:
    lengths = []
    for slow in (False, True):
        table = SceneTable(qtbot, fresh=True, speed=1.0)
        table.animate("", slow=slow)
        lengths.append(table.scene.reel.duration())
        table.scene.skip()
    assert lengths[1] == lengths[0]


def test_a_drawn_tile_comes_from_the_pile_and_turns_over(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, fresh=True)
    made = film(table, "")
    foot = table.scene.top.hand
    made.frame(made.duration * 0.1)
    assert foot.flying is not None
    assert foot.flying[2] < 0.5
    made.frame(made.duration)
    assert foot.flying is not None
    assert foot.flying[2] == 1.0
    assert foot.flying[0] == str(table.match.state.hands[0][0])


def test_what_others_draw_is_not_shown(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, fresh=True, viewer=NOBODY)
    made = film(table, "")
    made.frame(made.duration)
    assert table.scene.top.hand.flying is None


def test_a_whole_deal_and_the_first_moves_are_shown(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, fresh=True, speed=200.0)
    while table.match.turn < 0:
        table.animate("")
        qtbot.waitUntil(lambda: not table.scene.moving)
    assert table.scene.top.hand.drawn == 5
    assert len(table.heard("settled")) == 11


def test_the_next_step_waits_for_nobody(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, OPEN, speed=1.0)
    table.animate("place terminal@4,0/90")
    table.present(acting=False)
    assert not table.scene.moving
    assert table.heard("settled") == [None]
    assert (4, 0) in table.scene.top.board.show_.net.tiles  # type: ignore[union-attr]


def test_restyling_ends_a_film(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, OPEN, speed=1.0)
    table.animate("place terminal@4,0/90")
    table.scene.retranslate()
    assert not table.scene.moving


def test_every_moment_of_a_ride_can_be_painted(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, RUN, phase="sale", last=2)
    made = film(table, "sell 1,0 > -1,0 > -1,1")
    pictures = []
    for part in range(6):
        made.frame(made.duration * part / 5)
        pictures.append(table.view.grab().toImage())
    assert all(one != other for one, other in pairwise(pictures))


def test_four_others_lay_their_tiles_before_one_gaze(qtbot: QtBot) -> None:
    """Among five, one must not be dragged over the table four times before one's own turn."""
    table = SceneTable(qtbot, seats=5, speed=1.0, fresh=True)
    table.play_on(24)
    match, scene, rng = table.match, table.scene, Random("gaze")
    while match.turn != 0:
        match.draw() if match.turn == CHANCE else match.play(lively(match.state, rng))
    scene.present(match.view(0), match.players, True)
    match.play(lively(match.state, rng))
    looks = [scene.gaze.goal]
    while match.turn != 0:
        step = match.step(match.draw() if match.turn == CHANCE else match.play(lively(match.state, rng)), 0)
        scene.animate(step, match.players, True)
        looks.append(scene.gaze.goal)
        assert not isinstance(step.move, Place) or scene.gaze.sees(bounds([step.move.laid.square]))
        scene.skip()
        looks.append(scene.gaze.goal)
    assert len(set(looks)) <= 2, "from where one was, at most once to where all of them can be seen"
