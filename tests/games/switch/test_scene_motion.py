"""Switch's table in motion: everything that happens is seen, ends once on what was logged, and can be cut short."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, Qt
from pytestqt.qtbot import QtBot

from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.switch.scene import films
from boardroom.games.switch.scene.pieces.dice import SIGNS
from boardroom.games.switch.scene.scene import SLOWER, SwitchScene
from boardroom.games.switch.state import Act, Move, SwitchOptions, SwitchState, Throw
from boardroom.ui.style.theme import DARK
from boardroom.ui.table.film import Film
from boardroom.ui.table.solid import upper
from tests.games.switch.board import OPTIONS
from tests.games.switch.scene_table import GAME, SceneTable

FAST = 30.0  # times as designed, so that the tests don't wait


def standing(scene: SwitchScene, state: SwitchState) -> bool:
    """Tell whether a table shows a position, with everything at its place."""
    top = scene.top
    piles = all(
        (top.piles[seat].card, top.piles[seat].place) == (state.tops[seat], top.pile_place(seat))
        for seat in range(state.seats)
    )
    dice = [die for die in top.dice if die.isVisible()]
    thrown = tuple(upper(die.pose) for die in dice) == state.dice and all(die.opacity() == 1 for die in dice)
    face = SIGNS[upper(top.switch_die.pose)] == state.face if top.switch_die.isVisible() else not state.face
    token = (top.token.pos(), top.token.radius) == top.token_place(state) and top.token.lift == 0
    return piles and thrown and face and token and not top.flight.cards


# A way to every kind of step: the position, and what happens in it.
STEPS: dict[str, tuple[dict[str, Any], str]] = {
    "throw that fits": ({"phase": "throw"}, "throw 1 2 4 4 -"),
    "throw of nothing": ({"phase": "throw"}, "throw 1 1 1 1 -"),
    "risky throw of nothing": ({"phase": "throw", "risky": True}, "throw 1 1 1 1 -"),
    "block": ({"phase": "throw", "holder": 3}, "throw 1 2 4 4 b"),
    "green": ({"phase": "throw"}, "throw 1 2 4 4 g"),
    "red": ({"phase": "throw"}, "throw 1 2 4 4 r"),
    "blocked throw": ({"phase": "throw", "blocked": 1}, "throw 1 2 4 4 -"),
    "discard": ({}, "discard"),
    "again": ({"gone": 1}, "again"),
    "stop": ({"gone": 1}, "stop"),
    "swap": ({"phase": "green", "face": "g"}, "swap 3"),
    "swap of a blocked pile": ({"phase": "green", "face": "g", "blocked": 3}, "swap 3"),
    "announced swap": ({"phase": "green", "face": "g", "holder": 2}, "swap 3"),
    "swap that is let be": ({"phase": "swapping", "face": "g", "holder": 2, "partner": 3}, "pass"),
    "cancel": ({"phase": "swapping", "face": "g", "holder": 2, "partner": 3}, "cancel"),
    "keep": ({"phase": "green", "face": "g"}, "keep"),
    "pass": ({"phase": "moment", "holder": 2}, "pass"),
    "block the thrower": ({"phase": "moment", "holder": 2}, "block 1"),
    "block another": ({"phase": "moment", "holder": 2}, "block 3"),
    "block in one's turn": ({"holder": 1}, "block 2"),
}


def table_for(qtbot: QtBot, more: dict[str, Any], speed: float, viewer: int = 0) -> SceneTable:
    table = SceneTable(qtbot, 6, 3, 11, speed=speed, viewer=viewer, **more)
    table.present(acting=False)
    return table


@pytest.mark.parametrize("viewer", [0, 2, NOBODY])
@pytest.mark.parametrize(("more", "text"), STEPS.values(), ids=STEPS)
def test_every_kind_of_step_is_seen_and_settles_once(
    qtbot: QtBot, more: dict[str, Any], text: str, viewer: int
) -> None:
    table = table_for(qtbot, more, FAST, viewer)
    with qtbot.waitSignal(table.scene.settled, timeout=3000):
        table.animate(text, slow=True)
        assert table.heard("settled") == []
        assert table.scene.reel.state() == QAbstractAnimation.State.Running
        table.view.grab()
    qtbot.wait(10)
    assert table.heard("settled") == [None]
    assert standing(table.scene, table.match.state)


@pytest.mark.parametrize(("more", "text"), STEPS.values(), ids=STEPS)
def test_it_can_be_cut_short(qtbot: QtBot, more: dict[str, Any], text: str) -> None:
    table = table_for(qtbot, more, 1)
    table.animate(text)
    qtbot.wait(10)
    table.key(Qt.Key.Key_Space)
    assert table.heard("settled") == [None]
    assert standing(table.scene, table.match.state)
    table.scene.skip()
    assert table.heard("settled") == [None]


@pytest.mark.parametrize(("more", "text"), STEPS.values(), ids=STEPS)
def test_without_motion_nothing_moves_but_what_came_of_it_can_be_read(
    qtbot: QtBot, more: dict[str, Any], text: str
) -> None:
    table = table_for(qtbot, more, 0)
    table.animate(text)
    film = table.scene.showing
    if not isinstance(film, Film):
        assert table.heard("settled") == [None]
    else:
        assert film.still > 0
        assert table.scene.reel.duration() == round(film.still)
        poses = [die.pose for die in table.scene.top.dice]
        qtbot.wait(30)
        assert [die.pose for die in table.scene.top.dice] == poses
        table.scene.skip()
    assert standing(table.scene, table.match.state)


def test_nobody_waits_where_nobody_looks() -> None:
    table_players = [Player(), Player(kind="bot", level=1)]
    match: Match[SwitchState, Move] = Match.new(GAME, table_players, SwitchOptions(), seed="3")
    scene, settled = SwitchScene(), []
    scene.settled.connect(lambda: settled.append(1))
    scene.speed = 0
    scene.present(match.view(0), match.players, False)
    scene.animate(match.step(match.draw(), 0), match.players, True)
    assert settled == [1]


# ---------------------------------------------------------------- what one sees


@pytest.mark.parametrize("face", "grb-")
def test_rolling_dice_end_on_the_logged_throw(qtbot: QtBot, face: str) -> None:
    table = table_for(qtbot, {"phase": "throw"}, 1)
    table.animate(f"throw 2 3 3 6 {face}")
    film, top = table.scene.showing, table.scene.top
    assert film is not None
    table.scene.reel.pause()
    seen = set()
    for part in range(10):
        film.frame(films.TIP + films.ROLL * part / 10)  # first the cup is tipped
        seen.add(tuple(die.pose for die in top.dice[:4]))
        assert top.sum.words == ""
    assert len(seen) == 10
    film.frame(film.duration)
    assert [upper(die.pose) for die in top.dice[:4]] == [2, 3, 3, 6]
    assert [die.value for die in top.dice if die.isVisible()] == [2, 3, 3, 6]
    assert SIGNS[upper(top.switch_die.pose)] == face
    assert top.sum.face[0] == {"g": "Green", "r": "Red", "b": "Block", "-": "Blank"}[face]
    table.scene.skip()


@pytest.mark.parametrize(
    ("more", "text", "said"),
    [
        ({}, "throw 1 1 1 1 -", "Nothing makes 6: the turn ends"),
        ({"risky": True}, "throw 1 1 1 1 -", "Nothing makes 6: back to 1"),
        ({"risky": True, "tops": [9, 3, 11]}, "throw 1 1 1 1 1 -", "Nothing makes 9: nothing lost"),
        ({"blocked": 1}, "throw 1 2 4 4 -", "Blocked: the turn ends"),
        ({}, "throw 1 2 4 4 -", "4 + 2 = 6"),
    ],
)
def test_what_a_throw_came_to_is_said_in_the_tray(qtbot: QtBot, more: dict[str, Any], text: str, said: str) -> None:
    table = table_for(qtbot, {"phase": "throw"} | more, 1)
    table.animate(text)
    film = table.scene.showing
    assert film is not None
    table.scene.reel.pause()
    film.frame(film.duration)
    assert table.scene.top.sum.words == said
    table.scene.skip()


def test_red_with_nobody_lower_is_said(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 3, 3, speed=1, phase="throw")
    table.animate("throw 1 2 4 r")
    film = table.scene.showing
    assert film is not None
    table.scene.reel.pause()
    film.frame(film.duration)
    assert table.scene.top.sum.words == "Red, and nobody is lower: the turn ends"
    table.scene.skip()


def test_a_lost_pile_comes_back_card_by_card(qtbot: QtBot) -> None:
    table = table_for(qtbot, {"phase": "throw", "risky": True}, 1)
    table.animate("throw 1 1 1 1 -")
    film, top = table.scene.showing, table.scene.top
    assert film is not None
    table.scene.reel.pause()
    assert top.piles[0].card == 6
    middles = [QPointF(card.pose.x, card.pose.y) for card in top.flight.cards]
    assert middles == [top.tile_place(0, card).center() for card in (5, 4, 3, 2, 1)]
    film.frame(film.duration)
    assert top.piles[0].card == top.rail.top == 1
    table.scene.skip()


def test_a_blocked_risk_may_cost_the_pile(qtbot: QtBot) -> None:
    options = SwitchOptions(blocked_risk="penalty")
    table = SceneTable(qtbot, 6, 3, 11, speed=1, options=options, phase="moment", holder=2, risky=True)
    table.animate("block 1")
    film, top = table.scene.showing, table.scene.top
    assert film is not None
    table.scene.reel.pause()
    film.frame(film.duration)
    assert top.sum.words == "Blocked: the turn ends"
    assert top.piles[0].card == 1
    table.scene.skip()
    assert standing(table.scene, table.match.state)


def test_two_piles_pass_each_other_with_their_token(qtbot: QtBot) -> None:
    table = table_for(qtbot, {"phase": "green", "face": "g", "blocked": 3}, 1)
    table.animate("swap 3")
    film, top = table.scene.showing, table.scene.top
    assert film is not None
    table.scene.reel.pause()
    film.frame(films.CROSS)
    assert top.piles[0].place == top.pile_place(2)
    assert top.piles[2].place == top.pile_place(0)
    assert top.pile_place(0).contains(top.token.pos())
    table.scene.skip()
    assert table.match.state.tops[:3] == (11, 3, 6)


def test_the_start_is_told_throw_by_throw(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, fresh=2, speed=1)
    for text, said in (
        ("throw 1 1 1 1 6", "Total 10"),
        ("throw 2 2 2 2 2", "Total 10: ties throw again"),
        ("throw 1 1 1 1 1", "Total 5"),
        ("throw 6 6 6 6 6", "Total 30: Level 3 starts"),
    ):
        table.animate(text)
        film = table.scene.showing
        assert film is not None
        table.scene.reel.pause()
        film.frame(film.duration)
        assert table.scene.top.sum.words == said
        table.scene.skip()


def test_you_start_if_your_throw_is_the_highest(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, fresh=2, speed=1)
    table.animate("throw 6 6 6 6 6")
    table.scene.skip()
    table.animate("throw 1 1 1 1 1")
    film = table.scene.showing
    assert film is not None
    table.scene.reel.pause()
    film.frame(film.duration)
    assert table.scene.top.sum.words == "Total 5: you start"
    table.scene.skip()


def test_a_step_from_elsewhere_is_begun_from_its_own_position(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, speed=1)
    table.play("discard")
    table.animate("discard")  # the scene has not been shown the first one
    assert table.scene.top.state is not None
    assert table.scene.top.state.tops[0] == 7
    table.scene.skip()
    assert standing(table.scene, table.match.state)


def test_things_take_the_time_they_were_designed_for(qtbot: QtBot) -> None:
    table = table_for(qtbot, {"gone": 1}, 2)
    reel = table.scene.reel
    table.animate("discard")
    own = reel.duration()
    assert own == round((films.FLY + 60) / 2)
    table.scene.skip()
    table.animate("discard", slow=True)
    assert reel.duration() == round((films.FLY + 60) * SLOWER / 2)
    table.scene.skip()


def test_nothing_is_offered_while_something_happens(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, holder=1, speed=1)
    table.click("token")
    assert table.rings("open") == {1, 2}
    table.animate("discard")
    assert table.rings("open", "hot") == set()
    assert not table.scene.top.token.chosen
    assert table.scene.top.sheet.offer.buttons == ()
    table.scene.skip()


def test_a_dropped_token_goes_on_from_where_it_is(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, holder=1, speed=1)
    table.drag("token", "pile:1")
    dropped = table.scene.top.token.pos()
    table.animate("block 2")
    assert table.scene.top.token.pos() == dropped
    table.scene.skip()
    assert standing(table.scene, table.match.state)


# ---------------------------------------------------------------- interruptions


def test_a_click_and_a_press_cut_it_short_too_and_do_nothing_else(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, speed=1)
    table.animate("discard")
    table.click("pile:0")
    table.animate("discard")
    table.scene.press("stop")
    assert table.heard("settled") == [None, None]
    assert table.written("chosen") == []


def test_another_position_stops_it_and_says_so_once(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, speed=1)
    table.animate("discard")
    table.present()
    assert table.heard("settled") == [None]
    qtbot.wait(20)
    assert table.heard("settled") == [None]
    assert table.scene.picking.acting


def test_a_step_that_follows_ends_the_one_before(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, speed=1)
    table.animate("discard")
    table.animate("discard")
    assert table.heard("settled") == [None]
    table.scene.skip()
    assert table.heard("settled") == [None, None]
    assert standing(table.scene, table.match.state)


def test_a_theme_in_the_middle_of_a_film_ends_it(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, speed=1)
    table.animate("discard")
    table.scene.restyle(DARK)
    assert table.heard("settled") == [None]
    assert standing(table.scene, table.match.state)


def test_resigning_moves_nothing(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, speed=1)
    table.match.resign()
    table.scene.animate(table.match.step(0, 0), table.match.players, False)
    assert table.heard("settled") == [None]


# ---------------------------------------------------------------- whole matches


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("people", [1, 2])
def test_whole_matches_are_shown_step_by_step(qtbot: QtBot, seats: int, people: int) -> None:
    players = [Player(kind="human", name=f"P{seat}") for seat in range(people)]
    players += [Player(kind="bot", level=2)] * (seats - people)
    rng = Random(f"{seats} {people}")
    seen: set[str] = set()
    for number in range(4):
        options = SwitchOptions.model_validate(rng.choice(OPTIONS))
        match: Match[SwitchState, Move] = Match.new(GAME, players, options, seed=f"scene {number}")
        scene = SwitchScene()
        settled: list[int] = []
        scene.settled.connect(lambda settled=settled: settled.append(1))
        viewer = rng.randrange(seats)
        scene.present(match.view(viewer), players, False)
        for count in range(70):
            if match.turn == NOBODY:
                break
            index = match.draw() if match.turn == CHANCE else match.play(rng.choice(GAME.moves(match.state)))
            step = match.step(index, viewer)
            if isinstance(step.move, Throw | Act):
                seen.add(step.move.face if isinstance(step.move, Throw) else step.move.what)
            scene.speed = count % 2
            scene.animate(step, players, True)
            if scene.moving:
                film = scene.showing
                assert film is not None
                for part in (0.0, 0.5, 1.0):
                    film.frame(film.duration * part)
            scene.skip()
            assert len(settled) == count + 1
            assert standing(scene, match.state)
            scene.present(match.view(viewer), players, match.turn == viewer)
            assert all(cell.name for cell in scene.cells())
    assert {"", "g", "r", "b", "-", "discard", "again", "stop", "swap"} <= seen
