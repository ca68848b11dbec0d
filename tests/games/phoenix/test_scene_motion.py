"""Phoenix's scene in motion: deals, plays, draws, the end of a hand, and what may interrupt them."""

from __future__ import annotations

import gc
from random import Random

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.core.game import CHANCE, NOBODY
from boardroom.games.phoenix.scene import aiming
from boardroom.games.phoenix.scene.face import FACE
from boardroom.games.phoenix.scene.films import DEAL, HELD, SHOWN, START
from boardroom.games.phoenix.scene.geometry import FAR, NEAR, column, cube_x
from boardroom.testing.scene_driver import PERSON
from tests.games.phoenix.scene_table import CUBES, GAME, SceneTable, position

FAST = 20.0
SORTING = "M3 4>7"  # ends the hand in the position of these tests


def standing(table: SceneTable) -> bool:
    """Tell whether everything on the table is where the match has it."""
    top, state, near = table.scene.top, table.match.state, max(0, table.viewer)
    shown = ["".join(pawn.colour for pawn in top.pawns[side] if pawn.isVisible()) for side in (NEAR, FAR)]
    cubes = "".join(cube.colour for cube in top.cubes if cube.isVisible())
    still = all(pawn.pose.x == column(i) and pawn.pose.up == 0 for row in top.pawns for i, pawn in enumerate(row))
    hand = [card.what for card in top.hand if card.isVisible()]
    return (
        shown == [state.lines[near], state.lines[1 - near]]
        and cubes == state.cubes
        and still
        and all(cube.pose.x == cube_x(i) and cube.opacity() == 1 for i, cube in enumerate(top.cubes))
        and (hand == list(state.hands[near]) or table.viewer == NOBODY)
        and not top.flying.isVisible()
    )


def frames(table: SceneTable, count: int = 10) -> None:
    """Look at every part of the film under way."""
    film = table.scene.showing
    assert film is not None
    table.scene.reel.pause()  # however long the looking takes
    for part in range(count + 1):
        film.frame(film.duration * part / count)
        QApplication.processEvents()
        assert not table.view.grab().isNull()


# ---------------------------------------------------------------- the deal


@pytest.mark.parametrize(("first", "steps"), [("1", 36), ("2", 36), ("drawn", 37)])
def test_a_whole_deal_keeps_the_table_in_step(qtbot: QtBot, first: str, steps: int) -> None:
    table = SceneTable(qtbot, speed=1, first=first)
    while table.match.turn == CHANCE:
        table.animate()
        table.scene.skip()
        assert standing(table)
    assert table.match.length == steps
    assert len(table.heard("settled")) == steps


def test_a_deal_is_quick_even_where_others_are_shown_slowly(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1, first="drawn")
    total = 0
    while table.match.turn == CHANCE:
        table.animate(slow=True)
        total += table.scene.reel.duration()
        table.scene.skip()
    assert total == 36 * DEAL + START
    assert total < 1500


def test_the_second_line_is_laid_from_its_own_left(qtbot: QtBot) -> None:
    table = SceneTable(qtbot)
    for _ in range(6 + 10 + 3):
        table.animate()
    far = table.scene.top.pawns[FAR]
    assert [pawn.isVisible() for pawn in far] == [False] * 7 + [True] * 3
    assert "".join(pawn.colour for pawn in far[7:]) == table.match.state.lines[1]
    assert table.names()["theirs:1"] == "Opposite place 1, empty"


# ---------------------------------------------------------------- plays, discards and draws


PLAYS = ["M3 4>7", "M3 10>7", "P2 3x5", "R", "Q1 2x3", "X 4", "- P2", "Q2 5>3", "M2 1>3"]


@pytest.mark.parametrize("text", PLAYS)
@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_every_move_is_shown_and_ends_where_the_match_is(qtbot: QtBot, text: str, seat: int) -> None:
    hands = [["M2", "M3", "P2", "R", "X"], ["P1"] * 5]
    if text[0] == "Q":
        hands[0] = [text[:2], *hands[0][1:]]
    table = SceneTable(qtbot, position(hands=hands), speed=1, seat=seat)
    table.present(acting=seat == 0)
    table.animate(text, slow=seat != 0)
    assert table.scene.moving
    frames(table, 6)
    assert table.heard("settled") == []
    table.scene.skip()
    assert table.heard("settled") == [None]
    assert standing(table)


def test_a_movement_shifts_what_it_passes_one_after_the_other(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position(), speed=1)
    table.animate("M3 10>7")
    film, row = table.scene.showing, table.scene.top.pawns[NEAR]
    assert film is not None
    film.frame(film.duration)
    assert [pawn.pose.x for pawn in row[6:]] == [column(7), column(8), column(9), column(6)]
    assert [pawn.pose.x for pawn in row[:6]] == [column(place) for place in range(6)]


def test_an_exchange_goes_straight_across(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position(lines=["bbgpyyyrro", "bgggprbpyo"]), speed=1)
    mine, theirs = table.scene.top.pawns[NEAR][8], table.scene.top.pawns[FAR][8]
    before = mine.pose, theirs.pose
    table.animate("X 9")
    film = table.scene.showing
    assert film is not None
    film.frame(film.duration)
    assert (theirs.pose, mine.pose) == before


def test_somebody_elses_move_is_slower(qtbot: QtBot) -> None:
    lengths = []
    for slow in (False, True):
        table = SceneTable(qtbot, position(), speed=1)
        table.animate("P2 3x5", slow=slow)
        lengths.append(table.scene.reel.duration())
    assert lengths[1] == pytest.approx(lengths[0] * 1.6, rel=0.01)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_drawn_card_goes_to_the_hand_seen_only_by_its_owner(qtbot: QtBot, seat: int) -> None:
    table = SceneTable(qtbot, position(), speed=1, seat=seat)
    table.animate("P2 3x5")
    table.scene.skip()
    table.animate()
    film, flying = table.scene.showing, table.scene.top.flying
    assert film is not None
    assert flying.isVisible()
    film.frame(film.duration * 0.9)
    assert (flying.what == "?") == (seat == 1)
    table.scene.skip()
    assert standing(table)
    assert sum(card.isVisible() for card in table.scene.top.hand) == 5


def test_the_pawn_in_hand_goes_on_from_where_it_is_held(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.scene.press("card:1")
    table.scene.press("mine:4")
    table.scene.speed = 1
    table.animate(SORTING)
    assert table.scene.top.pawns[NEAR][3].pose.up == HELD


def test_the_last_play_is_ringed_until_the_next_hand(qtbot: QtBot) -> None:
    from boardroom.games.phoenix.scene.table_top import last_play

    table = SceneTable(qtbot, position())
    assert last_play(table.match.view(0).log) is None
    table.animate("P2 3x5")
    table.deal()
    found = last_play(table.match.view(0).log)
    assert found is not None
    assert (found[0], GAME.write(found[1])) == (0, "P2 3x5")
    table.match.play(GAME.read("- X", table.match.state))
    assert last_play(table.match.view(0).log) is None


# ---------------------------------------------------------------- the end of a hand


def test_a_hand_ends_with_its_tableau_which_a_key_dismisses(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position(), speed=1)
    table.animate(SORTING)
    assert "tableau" not in table.names()
    table.key(Qt.Key.Key_Space)  # goes to the tableau, not past it
    assert table.scene.moving
    table.scene.reel.setCurrentTime(1500)
    assert table.heard("settled") == []
    assert table.heard("prompted")[-1] == ("Hand 1 is over", "Your line follows the cubes first.")
    cell = table.scene.cells()[0]
    assert (cell.key, cell.enabled) == ("tableau", True)
    assert "You: 11 points (First to sort: 5, All six colours: 4, Run: 2), 11 in all." in cell.name
    assert "Level 3: 2 points (Run: 2), 2 in all." in cell.name
    table.key(Qt.Key.Key_Space)
    assert table.heard("prompted")[-1] == ("", "")
    assert table.heard("settled") == [None]
    assert not table.scene.moving


@pytest.mark.parametrize("slow", [False, True])
def test_the_tableau_passes_by_itself(qtbot: QtBot, slow: bool) -> None:
    table = SceneTable(qtbot, position(), speed=FAST)
    with qtbot.waitSignal(table.scene.settled, timeout=5000):
        table.animate(SORTING, slow=slow)
        table.scene.hurry()
        assert table.scene.reel.duration() == round(SHOWN / FAST)
    assert table.heard("settled") == [None]
    assert "tableau" in table.names()
    table.animate()  # the first cube of the next hand
    assert "tableau" not in table.names()


def test_cubes_that_stay_stand_there_when_the_next_hand_begins(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    ringed = []
    monkeypatch.setattr(aiming, "paint_last", lambda painter, marks, cubes: ringed.append(marks + cubes))
    table = SceneTable(qtbot, position(), spectrum="whole match")
    table.animate(SORTING)
    assert "tableau" in table.names()
    table.view.grab()
    assert ringed[-1] == [], "nothing has moved in this hand"
    assert "".join(cube.colour for cube in table.scene.top.cubes) == CUBES
    ended = table.match.length
    table.animate()  # the first pawn of the next hand
    assert "tableau" not in table.names()
    assert "".join(cube.colour for cube in table.scene.top.cubes) == CUBES
    assert FACE.begins(table.match.step(ended, 0), table.match.players) == ("Hand 2 of 3", "Level 3 starts")
    while table.match.state.due == "pawn":
        table.animate()
        assert FACE.begins(table.match.step(table.match.length - 1, 0), table.match.players) is None
    told = FACE.tell(table.match.step(table.match.length - 1, 0), table.match.players)
    assert told.startswith("Cubes from left to right: blue, green, yellow, purple, red, orange.")


@pytest.mark.parametrize("speed", [0.0, FAST])
def test_the_tableau_waits_for_a_person_with_motion_or_without(qtbot: QtBot, speed: float) -> None:
    table = SceneTable(qtbot, position(), speed=speed)
    table.scene.patient = True
    table.animate(SORTING)
    qtbot.waitUntil(lambda: table.scene.reel.state() == QAbstractAnimation.State.Stopped)
    assert table.heard("settled") == []
    assert "tableau" in table.names()
    assert table.heard("prompted")[-1] == ("Hand 1 is over", "Your line follows the cubes first.")
    table.key(Qt.Key.Key_Space)
    assert table.heard("settled") == [None]


def test_what_dismisses_a_computers_tableau_does_nothing_else(qtbot: QtBot) -> None:
    """A click while a computer's move is shown goes on to what it was made on; but this one was asked for."""
    lines, cards = position()["lines"], position()["hands"]
    table = SceneTable(qtbot, position(seat=2, lines=lines[::-1], hands=cards[::-1]))
    table.scene.patient = True
    table.animate(SORTING, slow=True)
    assert table.scene.moving
    assert not table.scene.catch_up()
    assert table.heard("settled") == [None]


def test_where_nobody_looks_nothing_waits(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.scene.patient = True
    table.view.hide()
    table.animate(SORTING)
    assert table.heard("settled") == [None]


def test_a_click_dismisses_too_and_skip_goes_to_the_end(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position(), speed=1)
    table.animate(SORTING)
    table.click("cube:1")
    table.click("cube:1")
    assert table.heard("settled") == [None]
    other = SceneTable(qtbot, position(), speed=1)
    other.animate(SORTING)
    other.scene.skip()
    assert other.heard("settled") == [None]


def test_without_motion_a_hand_ends_at_once(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.animate(SORTING)
    assert table.heard("settled") == [None]


def test_the_cubes_flare_in_order_when_a_line_is_sorted(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position(), speed=1)
    table.animate(SORTING)
    film, cubes = table.scene.showing, table.scene.top.cubes
    assert film is not None
    when: dict[str, int] = {}
    for now in range(round(film.duration)):
        film.frame(now)
        for cube in cubes:
            if cube.glow.flare > 0:
                when.setdefault(cube.colour, now)
    assert list(when) == list("bgypro")
    assert len(set(when.values())) == 6


def test_an_empty_pile_ends_the_hand_with_the_draw(qtbot: QtBot) -> None:
    discards = ["P1"] * 9 + ["M2"] * 4 + ["X"] * 7 + ["P2"] * 6 + ["R"] * 4 + ["P3"] * 3 + ["M3"] * 2 + ["P4"] * 2
    hands = [["M3", "P2", "R", "Q1", "X"], ["M2", "P1", "P3", "X", "X"]]
    table = SceneTable(qtbot, position(hands=hands, discards=[*discards, "M4", "Q1"]), speed=1)
    assert table.match.state.left == 1
    table.animate("P2 1x3")
    table.scene.skip()
    table.animate()
    frames(table, 3)
    table.scene.hurry()
    assert "tableau" in table.names()
    table.scene.skip()
    assert len(table.match.state.done) == 1
    assert table.match.state.done[0].first == NOBODY
    assert len(table.heard("settled")) == 2


def test_the_final_tableau_stays(qtbot: QtBot) -> None:
    done = [["bbgpyyyrro", "bgggprbpoo", "bgypro", 1], ["bbgpyyyrro", "bgggprbpoo", "bgypro", 0]]
    table = SceneTable(qtbot, position(done=done), speed=1)
    table.animate(SORTING)
    table.scene.skip()
    assert table.match.turn == NOBODY
    table.present(acting=False)
    assert "tableau" in table.names()
    assert not table.view.grab().isNull()


# ---------------------------------------------------------------- interruptions


def test_a_new_position_interrupts_and_settles_once(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position(), speed=1)
    table.animate("P2 3x5")
    table.present()
    assert table.heard("settled") == [None]
    qtbot.wait(30)
    assert table.heard("settled") == [None]


def test_a_new_step_ends_the_one_under_way(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position(), speed=1)
    table.animate("P2 3x5")
    table.animate()
    assert table.heard("settled") == [None]
    table.scene.skip()
    assert len(table.heard("settled")) == 2


def test_resigning_moves_nothing(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position(), speed=1)
    table.match.resign()
    table.scene.animate(table.match.step(table.match.length - 1, 0), [PERSON, PERSON], False)
    assert table.heard("settled") == [None]
    assert not any(cell.enabled for cell in table.scene.cells())


def test_theme_and_language_may_change_in_the_middle(qtbot: QtBot) -> None:
    from boardroom.ui.style.theme import DARK

    table = SceneTable(qtbot, position(), speed=1)
    table.animate(SORTING)
    table.scene.restyle(DARK)
    table.scene.retranslate()
    table.scene.hurry()
    table.scene.restyle(DARK)
    assert "tableau" in table.names() or table.scene.moving
    table.scene.skip()
    assert table.heard("settled") == [None]


@pytest.mark.parametrize("text", ["P2 3x5", SORTING])
def test_a_scene_can_go_in_the_middle_of_a_movement(qtbot: QtBot, text: str) -> None:
    table = SceneTable(qtbot, position(), speed=1)
    table.animate(text)
    qtbot.wait(20)
    if text == SORTING:
        table.scene.hurry()
        qtbot.wait(20)
    scene = table.scene
    table.view.show_scene(None)
    del table
    shiboken6.delete(scene)
    gc.collect()
    qtbot.wait(50)
    assert not shiboken6.isValid(scene)


def test_nothing_runs_on_after_everything_has_settled(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position(), speed=FAST)
    table.click("card:2")
    table.click("mine:3")
    with qtbot.waitSignal(table.scene.settled, timeout=3000):
        table.animate("P2 3x5")
    qtbot.wait(40)
    for animation in table.scene.findChildren(QAbstractAnimation):
        assert animation.state() == QAbstractAnimation.State.Stopped


def test_a_whole_match_keeps_the_table_in_step(qtbot: QtBot) -> None:
    table = SceneTable(qtbot)
    rng = Random(4)
    steps = 0
    while table.match.turn != NOBODY and steps < 400:
        moves = table.match.game.moves(table.match.state)
        table.animate(GAME.write(rng.choice(moves)) if moves else "")
        steps += 1
        assert standing(table)
    assert table.match.turn == NOBODY
    assert len(table.heard("settled")) == steps
    assert "tableau" in table.names()
