"""Figures of Switch's rulebook: who sits where, what is pointed out, and what happens in them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from boardroom.books.rulebook.library import library
from boardroom.core.match import Match
from boardroom.games.switch.rules import Switch
from boardroom.games.switch.scene import FACE
from boardroom.games.switch.scene.geometry import MIDDLE_TOKEN
from boardroom.games.switch.scene.rulebook_figure import SwitchFigure
from boardroom.games.switch.state import Move, SwitchState
from boardroom.ui.style.theme import DARK, LIGHT
from tests.games.kit.figures import drawn, exhibit

GAME = Switch()
FIGURES = library().figures("switch")


def match_of(name: str) -> Match[SwitchState, Move]:
    return exhibit("switch", name).match


def staged(name: str) -> SwitchFigure:
    scene = exhibit("switch", name).stage(LIGHT)
    assert isinstance(scene, SwitchFigure)
    return scene


@pytest.mark.parametrize("name", ["green-swapped", "klick", "red-nobody", "blocked"])
def test_south_sits_below_whoever_is_on_turn(qapp: QApplication, name: str) -> None:
    top = staged(name).top
    assert top.state is not None
    assert top.state.seat != 0
    assert top.own == 0
    assert top.pile_place(0).top() > 180
    assert top.players[0].name == "South"


def test_the_piles_lie_around_the_tray(qapp: QApplication) -> None:
    top = staged("red").top
    south, west, north, east = (top.piles[seat].place.center() for seat in range(4))
    assert west.x() < south.x() < east.x()
    assert north.y() < west.y() < south.y()


def test_everything_that_is_too_small_to_read_is_left_out(qapp: QApplication) -> None:
    top = staged("freed").top
    assert not any(item.isVisible() for item in (*top.stations, top.home, top.sheet, top.rail))
    assert top.sum.face == ("Block", "")
    assert top.tray.words == ()


def test_a_swap_is_an_arrow_and_every_pile_that_may_be_chosen_has_a_ring(qapp: QApplication) -> None:
    top = staged("green").top
    assert not top.hint.boundingRect().isEmpty()
    assert [pile.ring for pile in top.piles[:3]] == ["", "open", "open"]
    assert staged("green-swapped").top.hint.boundingRect().isEmpty()


def test_the_token_lies_where_the_text_says(qapp: QApplication) -> None:
    assert staged("start").top.token.pos() == MIDDLE_TOKEN
    blocked, held = staged("blocked").top, staged("block-moment").top
    assert blocked.piles[0].place.contains(blocked.token.pos())
    assert abs(held.token.pos().x() - held.piles[1].place.center().x()) < 1
    assert held.token.pos().y() < held.piles[1].place.top()


@pytest.mark.parametrize(("name", "word"), [("sums", "sums"), ("fall", "fall"), ("cancel", "swap"), ("cards", "cards")])
def test_what_a_figure_points_out_is_drawn(qapp: QApplication, name: str, word: str) -> None:
    shown = exhibit("switch", name)
    assert drawn(shown.stage(LIGHT), shown) == drawn(staged(name), shown)
    assert drawn(exhibit("switch", name, without=word).stage(LIGHT), shown) != drawn(staged(name), shown)


def test_a_film_runs_with_the_same_names_and_ends_as_the_figure(qapp: QApplication) -> None:
    match, scene = match_of("fall"), staged("fall")
    still = drawn(scene, exhibit("switch", "fall"))
    scene.present(match.step(0, 0).before, FACE.pictured(4), False)
    assert len(scene.notes) == 1  # the name alone: nobody has fallen yet
    assert drawn(scene, exhibit("switch", "fall")) != still
    for index in range(match.length):
        scene.animate(match.step(index, 0), FACE.pictured(4), False)
        assert not scene.top.sheet.isVisible()
    assert scene.top.players[0].name == "South"
    assert drawn(scene, exhibit("switch", "fall")) == still


def test_night_is_dark(qapp: QApplication) -> None:
    shown = exhibit("switch", "cards")
    assert drawn(shown.stage(DARK), shown) != drawn(shown.stage(LIGHT), shown)


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("start", "who-begins"), ("green", "green"), ("red", "red"), ("cancel", "cancelling"), ("sums", "discarding"),
        ("block-moment", "moments"), ("stop-or-risk", "risking"), ("win", "end"), ("blocked", "throwing"),
    ],
)  # fmt: skip
def test_where_the_book_speaks_of_a_position(qapp: QApplication, name: str, place: str) -> None:
    match = match_of(name)
    assert FACE.paragraph(match.view(0)) == place
