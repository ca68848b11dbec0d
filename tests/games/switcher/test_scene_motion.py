"""El Switcher's table in motion: everything that happens is seen, ends once, and can be cut short."""

from __future__ import annotations

import re
from random import Random

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.switcher.rules import SwitcherOptions
from boardroom.games.switcher.scene import films
from boardroom.games.switcher.scene.geometry import cells_of, middle
from boardroom.games.switcher.scene.pieces.light import GAPS, ROUND, RUN
from boardroom.games.switcher.scene.places import HIDDEN_KIND
from boardroom.games.switcher.scene.scene import SwitcherScene
from boardroom.games.switcher.state import (
    BlockCard,
    Decks,
    DrawCard,
    EndTurn,
    Form,
    Move,
    Swap,
    SwitcherState,
    Tiles,
    Up,
)
from boardroom.games.switcher.tables import COLOURS, INDEX
from boardroom.ui.style.theme import DARK
from boardroom.ui.table.cards import PlayingCard
from tests.games.switcher.board import GAME, lively
from tests.games.switcher.scene_table import SceneTable

FAST = 20.0  # times as designed, so that the tests don't wait


def standing(table: SceneTable) -> bool:
    """Tell whether the table shows the match's position, with everything at its place."""
    top, state = table.scene.top, table.match.state
    drawers = all(
        drawer.colour == COLOURS[state.colour_at(cell)]
        and drawer.pos() == middle(cell)
        and not (drawer.pull or drawer.air or drawer.nudge)
        and drawer.opacity() == 1
        for cell, drawer in enumerate(top.drawers)
    )
    sectors = all(
        sorted(filter(None, top.places.sectors[seat]))
        == sorted([*state.up[seat], *([state.blocked[seat]] if state.blocked[seat] else [])])
        and all(card.scale() == 1 and card.opacity() == 1 for card in top.cards[seat])
        for seat in range(state.seats)
    )
    flying = any(isinstance(item, PlayingCard) for item in table.scene.items())
    return drawers and sectors and not flying and not top.lights


# A way to every kind of step, for whoever looks on from the first seat.
STEPS = {
    "own swap": ("line2 c3 c5",),
    "own figure": ("form T a6",),
    "own block": ("block 2 T a6",),
    "turned up": ("form T a6", ""),
    "end": ("end",),
    "own draw": ("line2 c3 c5", "end", ""),
    "other's swap": ("end", "line1 c3 c4"),
    "other's figure": ("end", "form T a6"),
    "other's block": ("end", "block 1 T a6"),
    "other's draw": ("end", "line1 c3 c4", "end", ""),
}


@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
@pytest.mark.parametrize("way", STEPS.values(), ids=STEPS)
def test_every_kind_of_step_is_seen_and_settles_once(qtbot: QtBot, way: tuple[str, ...], viewer: int) -> None:
    table = SceneTable(qtbot, speed=FAST, viewer=viewer)
    table.play(*way[:-1])
    table.present(acting=False)
    with qtbot.waitSignal(table.scene.settled, timeout=3000):
        table.animate(way[-1], slow=True)
        assert table.heard("settled") == []
        assert table.scene.moving
        qtbot.wait(10)
        table.view.grab()
    qtbot.wait(20)
    assert table.heard("settled") == [None]
    assert standing(table)
    assert not table.scene.top.button.isVisible()


@pytest.mark.parametrize("way", STEPS.values(), ids=STEPS)
def test_without_motion_it_has_happened_at_once(qtbot: QtBot, way: tuple[str, ...]) -> None:
    table = SceneTable(qtbot, speed=0)
    table.play(*way[:-1])
    table.present(acting=False)
    table.animate(way[-1])
    assert table.heard("settled") == [None]
    assert standing(table)


@pytest.mark.parametrize("way", STEPS.values(), ids=STEPS)
def test_it_can_be_cut_short(qtbot: QtBot, way: tuple[str, ...]) -> None:
    table = SceneTable(qtbot, speed=1)
    table.play(*way[:-1])
    table.present(acting=False)
    table.animate(way[-1])
    qtbot.wait(30)
    table.key(Qt.Key.Key_Space)
    assert table.heard("settled") == [None]
    assert standing(table)
    table.scene.skip()
    qtbot.wait(30)
    assert table.heard("settled") == [None]


def test_a_click_and_a_press_cut_it_short_too_and_do_nothing_else(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.animate("line2 c3 c5")
    table.click("c3")
    assert table.heard("settled") == [None]
    table.animate("line1 a1 a2")
    table.scene.press("end")
    assert table.heard("settled") == [None, None]
    assert table.heard("chosen") == []


def test_another_position_stops_it_and_says_so_once(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.animate("line2 c3 c5")
    table.present()
    assert table.heard("settled") == [None]
    qtbot.wait(30)
    assert table.heard("settled") == [None]
    assert "end" in table.enabled()


def test_a_step_that_follows_ends_the_one_before(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.animate("line2 c3 c5")
    table.animate("line1 a1 a2")
    assert table.heard("settled") == [None]
    table.scene.skip()
    assert table.heard("settled") == [None, None]
    assert standing(table)


def test_resigning_moves_nothing(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.match.resign()
    table.scene.animate(table.match.step(0, 0), table.match.players, False)
    assert table.heard("settled") == [None]


# ---------------------------------------------------------------- how long, and what one sees


def test_things_take_the_time_they_were_designed_for(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    reel = table.scene.reel
    table.animate("line2 c3 c5")
    assert reel.duration() == films.OUT + films.PASS + films.SEAT
    table.scene.skip()
    table.present()  # the T shines already for whoever acts
    table.animate("form T a6")
    assert reel.duration() == films.FLY
    table.scene.skip()
    table.animate("")
    assert reel.duration() == films.FLIP
    table.scene.skip()
    table.play("end", "", "line2 a1 c1")
    table.present(acting=False)
    table.animate("end", slow=True)
    assert reel.duration() == films.TURN
    table.scene.skip()


def test_what_others_do_is_shown_first_and_slower(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.play("end")
    table.present(acting=False)
    table.animate("line1 c3 c4", slow=True)
    shown = films.SHOW + films.READ
    assert table.scene.reel.duration() >= (shown + films.OUT + films.PASS + films.SEAT) * films.SLOWER
    table.scene.skip()
    table.animate("form T a6", slow=True)
    assert table.scene.reel.duration() >= (GAPS + ROUND + RUN + films.FLY) * films.SLOWER
    table.scene.skip()
    table.scene.speed = 2


def test_two_drawers_pass_each_other_on_two_sides(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.animate("line2 c3 c5")
    film, top = table.scene.showing, table.scene.top
    assert film is not None
    table.scene.reel.pause()
    film.frame(films.OUT + films.PASS / 2)
    low, high = top.drawers[INDEX["c3"]], top.drawers[INDEX["c5"]]
    assert low.air == high.air == 1
    halfway = middle(INDEX["c4"])
    assert (low.pos().x() - halfway.x()) * (high.pos().x() - halfway.x()) < 0
    film.frame(film.duration)
    assert low.pos() == middle(INDEX["c5"])
    assert high.pos() == middle(INDEX["c3"])
    table.scene.skip()


def test_a_dropped_drawer_goes_on_from_where_it_is(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.drag("c3", "d3")
    drawer = table.scene.top.drawers[INDEX["c3"]]
    dropped = drawer.pos()
    assert dropped != middle(INDEX["c3"])
    table.animate("line1 c3 d3")
    assert drawer.pos() == dropped
    table.scene.skip()
    assert standing(table)


def test_the_card_of_a_figure_flies_out_and_a_blocked_one_is_tied_up(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.animate("block 2 T a6")
    film, card = table.scene.showing, table.scene.top.cards[1][0]
    assert film is not None
    table.scene.reel.pause()
    film.frame(film.duration)
    assert (card.flip, card.ribbon) == (0, 1)
    table.scene.skip()
    table.play("end", "line2 c3 c5")
    table.present(acting=False)


def test_the_last_blocked_card_turns_up_again(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1, up=("T", "W V U"), blocked=["I"], left=[0], size=6)
    table.animate("form T a6")
    film, top = table.scene.showing, table.scene.top
    card = top.cards[0][top.places.sectors[0].index("I")]
    assert card.flip == 0
    assert film is not None
    table.scene.reel.pause()
    film.frame(film.duration)
    assert (card.flip, card.ribbon) == (1, 0)
    table.scene.skip()
    assert "I" in table.match.state.up[0]
    assert standing(table)


def test_others_draws_stay_face_down(qtbot: QtBot) -> None:
    for viewer, faces in ((0, 0), (1, 1)):
        table = SceneTable(qtbot, speed=1, viewer=viewer)
        table.play("end", "line1 c3 c4", "end")
        table.present(acting=False)
        table.animate("")
        flyers = [item for item in table.scene.items() if isinstance(item, PlayingCard)]
        assert sum(flyer.front is not None for flyer in flyers) == faces
        table.scene.skip()
        held = table.scene.top.places.hand
        assert (HIDDEN_KIND in held) is False


# ---------------------------------------------------------------- the deal


@pytest.mark.parametrize("seats", [2, 4])
def test_the_deal_takes_about_a_second(qtbot: QtBot, seats: int) -> None:
    table = SceneTable(qtbot, seats=seats, fresh=True, speed=1)
    kinds, total = set(), 0
    while table.match.turn == CHANCE:
        table.animate("", slow=True)
        total += table.scene.reel.duration()
        kinds.add(type(table.match.step(table.match.length - 1, 0).move))
        table.scene.skip()
    assert kinds == {Tiles, Decks, Up, DrawCard}
    assert total <= 1200
    assert standing(table)
    assert len(table.heard("settled")) == table.match.length


def test_an_empty_table_can_be_shown(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, fresh=True)
    table.view.grab()
    assert not any(drawer.isVisible() for drawer in table.scene.top.drawers)
    table.click("a1")
    assert table.names()["a1"] == "a1"


# ---------------------------------------------------------------- whole matches


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_are_shown_step_by_step(qtbot: QtBot, seats: int) -> None:
    players = [Player(kind="human")] * seats
    match: Match[SwitcherState, Move] = Match.new(
        GAME, players, SwitcherOptions(deck=6, limit=0), seed=f"scene {seats}"
    )
    scene, rng, settled = SwitcherScene(), Random(seats), []
    scene.settled.connect(lambda: settled.append(1))
    seen: set[type] = set()
    viewer = seats - 1
    scene.present(match.view(viewer), players, False)
    for number in range(260):
        if match.turn == NOBODY:
            break
        index = match.draw() if match.turn == CHANCE else match.play(lively(match.state, rng))
        step = match.step(index, viewer)
        seen.add(type(step.move))
        scene.speed = number % 2
        scene.animate(step, players, True)
        if scene.speed:
            film = scene.showing
            assert film is not None
            for part in (0.0, 0.5, 1.0):
                film.frame(film.duration * part)
        scene.skip()
        assert len(settled) == number + 1
        scene.present(match.view(viewer), players, match.turn == viewer)
        names = {cell.key: cell.name for cell in scene.cells()}
        for seat in range(seats):
            assert re.findall(r"\d+ card", names[f"deck:{seat}"]) == [f"{match.state.left(seat)} card"]
    assert seen >= {Tiles, Decks, Up, DrawCard, Swap, EndTurn, Form, BlockCard}


# ---------------------------------------------------------------- light, themes and languages


def test_figures_come_on_softly_and_breathe(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=7)
    light = table.scene.top.lights[0]
    assert light.grown < 1
    qtbot.waitUntil(lambda: light.grown == 1, timeout=2000)
    assert table.scene.top.breath.isActive()
    full = table.view.grab().toImage()
    qtbot.waitUntil(lambda: table.view.grab().toImage() != full, timeout=2000)
    table.scene.speed = 0
    qtbot.waitUntil(lambda: not table.scene.top.breath.isActive(), timeout=2000)


def test_no_motion_means_no_breathing(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=0)
    assert table.scene.top.lights[0].grown == 1
    assert not table.scene.top.breath.isActive()


def test_what_is_chosen_moves_softly(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.scene.press("hand:1")
    card = table.scene.top.hand_cards[1]
    assert card.lift < 1
    qtbot.waitUntil(lambda: card.lift == 1, timeout=2000)
    table.scene.press("c3")
    qtbot.waitUntil(lambda: table.scene.top.drawers[INDEX["c3"]].pull == 1, timeout=2000)


def test_a_theme_in_the_middle_of_a_film_ends_it(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.animate("line2 c3 c5")
    table.scene.restyle(DARK)
    assert table.heard("settled") == [None]
    assert standing(table)


class Shouting(QTranslator):
    """A language in which everything is in capitals."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return text.upper().replace("%N", str(n)) if context in ("Switcher", "Players") and "{" not in text else ""


def test_another_language_is_said_at_once(qtbot: QtBot) -> None:
    table = SceneTable(qtbot)
    table.scene.press("b5")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    translator = Shouting()
    app.installTranslator(translator)
    try:
        table.scene.retranslate()
        assert table.names()["end"] == "END TURN"
        assert table.names()["option:0"].startswith("FORM IT, YOU")
        assert table.scene.top.trays[0].words == ("YOU", "13 TO GO")
        assert table.options()
        assert cells_of(table.match.state.group(INDEX["b5"]))
    finally:
        app.removeTranslator(translator)
    table.scene.retranslate()
    assert table.names()["end"] == "End turn"
