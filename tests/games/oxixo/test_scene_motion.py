"""Oxixo's table in motion: pushes happen, end once, and can be cut short."""

from __future__ import annotations

import gc
from collections.abc import Callable
from itertools import pairwise

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.games.oxixo.rules import Oxixo
from boardroom.games.oxixo.scene.films import ARC, DOT, LIFT, PUSH, SLOWER, STAGGER, SWEEP
from boardroom.games.oxixo.scene.pieces.cubes import home
from boardroom.games.oxixo.tables import INDEX
from tests.games.oxixo.scene_table import SceneTable

FAST = 20.0  # times as designed, so that the tests don't wait


def standing(table: SceneTable) -> bool:
    """Tell whether the table shows the match's position, with everything at its place."""
    top, state = table.scene.top, table.match.state
    for cell, ident in enumerate(top.at):
        cube = top.cubes[ident]
        mark = "cross" if state.crosses >> cell & 1 else "circle" if state.circles >> cell & 1 else ""
        if cube.mark != mark or cube.pose[:2] != home(cell)[:2] or cube.held:
            return False
    return True


@pytest.mark.parametrize("slow", [False, True])
@pytest.mark.parametrize("text", ["a3e3", "a3a1", "c1c5", "c5c1", "e5a5", "e2a2"])
def test_a_push_settles_once_at_the_new_position(qtbot: QtBot, text: str, slow: bool) -> None:
    table = SceneTable(qtbot, speed=FAST)
    with qtbot.waitSignal(table.scene.settled, timeout=3000):
        table.animate(text, slow)
        assert table.scene.moving
    qtbot.wait(20)
    assert table.heard("settled") == [None]
    assert standing(table)
    assert not table.scene.moving


def test_without_motion_it_has_happened_at_once(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=0)
    table.animate("a3e3")
    assert table.heard("settled") == [None]
    assert standing(table)
    assert table.scene.reel.state() == QAbstractAnimation.State.Stopped


def test_a_push_takes_the_time_it_was_designed_for(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.animate("a3e3")
    assert table.scene.reel.duration() == LIFT + ARC + PUSH + 4 * STAGGER
    table.scene.skip()
    table.animate("b1b5", slow=True)
    assert table.scene.reel.duration() == round((LIFT + ARC + PUSH + 4 * STAGGER) * SLOWER)
    table.scene.skip()
    table.scene.speed = 2
    table.animate("c1c5")
    assert table.scene.reel.duration() == (LIFT + ARC + PUSH + 4 * STAGGER) / 2
    table.scene.skip()
    four = SceneTable(qtbot, seats=4, speed=1)
    four.animate("a3e3-")
    assert four.scene.reel.duration() == LIFT + ARC + PUSH + 4 * STAGGER + DOT
    four.scene.skip()


def test_what_a_person_has_lifted_is_not_lifted_again(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.scene.press("a3")
    table.scene.press("entry:e3")
    table.animate("a3e3")
    assert table.scene.reel.duration() == ARC + PUSH + 4 * STAGGER
    table.scene.skip()
    assert standing(table)


def test_the_push_shoves_one_cube_after_the_other(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.animate("a3e3")
    film, top = table.scene.showing, table.scene.top
    assert film is not None
    pushing = LIFT + ARC + 60
    film.frame(pushing)
    files = {name: top.cubes[INDEX[f"{name}3"]].pose.file for name in "abcde"}
    assert 4 < files["a"] < 5  # the cube that goes in, on its way
    gone = [INDEX[f"{name}3"] % 5 - files[name] for name in "edcb"]  # in the order in which they are reached
    assert gone == sorted(gone, reverse=True)
    assert all(0 < way < 1 for way in gone)
    side = top.layout.side / top.layout.pitch
    ordered = sorted(files.values())
    assert all(b - a > side - 0.02 for a, b in pairwise(ordered))  # none runs into another
    table.scene.skip()


def test_cubes_overshoot_by_two_pixels(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.animate("a3e3")
    film, top = table.scene.showing, table.scene.top
    assert film is not None
    least = 4.0
    for now in range(round(LIFT + ARC), round(film.duration)):
        film.frame(now)
        least = min(least, top.cubes[INDEX["a3"]].pose.file)
    assert (4 - least) * top.layout.pitch == pytest.approx(2, abs=0.3)
    table.scene.skip()


def test_a_neutral_cube_gets_its_mark_on_the_way(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.animate("a3e3")
    film, cube = table.scene.showing, table.scene.top.cubes[INDEX["a3"]]
    assert film is not None
    assert cube.mark_strength == 0
    film.frame(film.duration)
    assert (cube.mark, cube.mark_strength) == ("cross", 1)
    table.scene.skip()


@pytest.mark.parametrize("cut", ["skip", "click", "key", "press"])
def test_anything_cuts_it_short_and_does_nothing_else(qtbot: QtBot, cut: str) -> None:
    table = SceneTable(qtbot, speed=1)
    table.animate("a3e3", slow=True)
    qtbot.wait(30)
    at = table.view.mapFromScene(table.scene.top.layout.centre(INDEX["a1"]))
    ways: dict[str, Callable[[], object]] = {
        "skip": table.scene.skip,
        "click": lambda: table.click(at),
        "key": lambda: table.key(Qt.Key.Key_Return),
        "press": lambda: table.scene.press("a1"),
    }
    ways[cut]()
    assert table.heard("settled") == [None]
    assert standing(table)
    assert table.heard("chosen") == []
    assert table.scene.picking.origin == -1
    qtbot.wait(30)
    assert table.heard("settled") == [None]


def test_a_modifier_alone_does_not_cut_it_short(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.animate("a3e3")
    table.key(Qt.Key.Key_Shift)
    assert table.scene.moving
    table.scene.skip()


def test_presenting_ends_an_animation_and_says_so_once(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.animate("a3e3")
    table.present(acting=False)
    assert table.heard("settled") == [None]
    assert standing(table)
    table.present()
    assert table.heard("settled") == [None]


def test_the_next_animation_ends_the_one_before(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=FAST)
    table.animate("a3e3")
    table.animate("b1b5")
    assert table.heard("settled") == [None]
    qtbot.waitUntil(lambda: len(table.heard("settled")) == 2, timeout=3000)
    assert standing(table)


def test_resigning_and_a_fallen_flag_move_nothing(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.match.resign()
    table.scene.animate(table.match.step(0, 0), table.match.players, False)
    assert table.heard("settled") == [None]
    other = SceneTable(qtbot, speed=1, clock=300)
    assert other.match.timeout() == 0
    other.scene.animate(other.match.step(0, 0), other.match.players, False)
    assert other.heard("settled") == [None]
    assert standing(other)


def test_skipping_with_nothing_under_way_says_nothing(qtbot: QtBot) -> None:
    table = SceneTable(qtbot)
    table.scene.skip()
    assert table.heard("settled") == []


def test_after_a_step_nobody_acts(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=0)
    table.animate("a3e3")
    assert not any(cell.enabled for cell in table.scene.cells())
    assert table.heard("prompted")[-1] == ("", "")


def test_a_winning_line_lights_up_before_the_step_settles(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position="...../o..../.xxxx/o.o../o.... x", speed=1)
    table.animate("a3e3")
    reel, top = table.scene.reel, table.scene.top
    film = table.scene.showing
    assert film is not None
    reel.setCurrentTime(round(film.duration - SWEEP / 2))
    row = [top.cubes[top.at[INDEX[f"{file}3"]]] for file in "abcde"]
    assert [cube.ring for cube in row].count("look") in (2, 3)
    table.scene.skip()
    assert all(cube.ring == "look" for cube in row)
    assert all(cube.pose.height > 0 for cube in row)  # not by colour alone
    assert top.winning.isVisible()
    assert sum(cube.veil > 0 for cube in top.cubes) == 20


def test_a_line_made_for_the_opponent_shows_as_danger(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position="...../....x/xxxx./...../oooo. o")
    table.animate("e1e5")
    top = table.scene.top
    assert top.winning.bad
    assert sum(cube.ring == "danger" for cube in top.cubes) == 5
    assert table.heard("settled") == [None]
    assert not table.view.grab().isNull()


def test_taking_back_puts_the_light_out(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position="...../o..../.xxxx/o.o../o.... x")
    table.animate("a3e3")
    table.match.undo()
    table.present()
    top = table.scene.top
    assert not top.winning.isVisible()
    assert not any(cube.veil or cube.ring for cube in top.cubes)


def test_a_whole_match_keeps_the_table_in_step(qtbot: QtBot) -> None:
    table = SceneTable(qtbot)
    game = Oxixo()
    for number in range(40):
        moves = list(game.moves(table.match.state))
        if not moves:
            break
        table.animate(game.write(moves[number * 7 % len(moves)]))
        assert standing(table)
        assert len(table.heard("settled")) == number + 1
    assert sorted(table.scene.top.at) == list(range(25))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_scene_can_go_in_the_middle_of_a_movement(qtbot: QtBot, seats: int) -> None:
    table = SceneTable(qtbot, seats=seats, speed=1)
    table.animate("a3e3" if seats == 2 else "a3e3+")
    qtbot.wait(20)
    scene = table.scene
    table.view.show_scene(None)
    del table
    shiboken6.delete(scene)
    gc.collect()
    qtbot.wait(50)
    assert not shiboken6.isValid(scene)


def test_nothing_runs_on_after_everything_has_settled(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=FAST)
    table.hover("a3")
    table.click("a3")
    table.hover("entry:e3")
    with qtbot.waitSignal(table.scene.settled, timeout=3000):
        table.animate("a3e3")
    qtbot.wait(40)
    for animation in table.scene.findChildren(QAbstractAnimation):
        assert animation.state() == QAbstractAnimation.State.Stopped


def test_a_lifted_cube_rises_in_time_and_can_be_let_go_meanwhile(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.scene.press("a3")
    cube = table.scene.top.cubes[INDEX["a3"]]
    assert cube.pose == home(INDEX["a3"])
    qtbot.waitUntil(lambda: cube.pose.height > 5, timeout=2000)
    table.scene.cancel()
    qtbot.waitUntil(lambda: cube.pose == home(INDEX["a3"]), timeout=2000)


def test_painting_at_any_moment_works(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, seats=4, speed=1)
    table.animate("a3e3-")
    film = table.scene.showing
    assert film is not None
    for part in range(11):
        film.frame(film.duration * part / 10)
        table.scene.top.moved()
        QApplication.processEvents()
        assert not table.view.grab().isNull()
    table.scene.skip()
