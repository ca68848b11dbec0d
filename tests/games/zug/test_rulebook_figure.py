"""Figures of Zug's rulebook: what lies in them, what is pointed out, and that paper gets shapes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPicture
from PySide6.QtWidgets import QApplication

from boardroom.books.rulebook.library import library
from boardroom.core.match import Match
from boardroom.games.zug.rules import Move, Sell, Zug, ZugState
from boardroom.games.zug.scene import FACE
from boardroom.games.zug.scene.rulebook_figure import ZugFigure
from boardroom.ui.game.figures import paint_figure
from boardroom.ui.style.theme import LIGHT
from tests.games.kit.figures import drawn, exhibit

GAME = Zug()
FIGURES = library().figures("zug")


def match_of(name: str) -> Match[ZugState, Move]:
    return exhibit("zug", name).match


def staged(name: str) -> ZugFigure:
    scene = exhibit("zug", name).stage(LIGHT)
    assert isinstance(scene, ZugFigure)
    return scene


def area_of(name: str) -> QRectF:
    return exhibit("zug", name).frame.area


@pytest.mark.parametrize("name", [name for name in FIGURES if name != "tiles"])
def test_every_tile_is_in_the_picture_and_large(qapp: QApplication, name: str) -> None:
    scene, area = staged(name), area_of(name)
    for square in match_of(name).state.network.tiles:
        assert area.contains(scene.camera.rect(square))
    assert scene.camera.pitch > 60


def test_what_the_game_shows_around_the_railway_is_left_out(qapp: QApplication) -> None:
    top = staged("delivery").top
    assert not any(item.isVisible() for item in (top.mat, top.hand, top.track, top.count, top.map, top.buttons))
    assert not top.board.coordinates


def test_a_tile_that_may_not_lie_so_is_red_where_it_does_not_fit(qapp: QApplication) -> None:
    for name, side in (("obstructing", 0), ("blank", 2)):
        ghost = staged(name).top.board.lights.ghost
        assert ghost is not None
        assert not ghost.good
        assert ghost.wrong == (side,)


def test_a_token_that_is_taken_back_is_ringed(qapp: QApplication) -> None:
    lights = staged("taking-back").top.board.lights
    assert lights.ghost is not None
    assert lights.ghost.good
    assert lights.rings == {(0, 1): "act"}


def test_a_route_leads_to_its_station_and_city(qapp: QApplication) -> None:
    (trail,) = staged("delivery").top.board.lights.trails
    assert trail.route.legs[0][0] == (1, 1)
    assert trail.route.legs[-1][0] == (1, 2)
    assert trail.city == (3, 1)
    (run,) = staged("enabled").top.board.lights.trails
    assert run.city is None
    frame = FACE.frame_figure(match_of("delivery").view(0), FIGURES["delivery"].show)
    assert frame.then == (Sell((1, 1), (1, 2), (3, 1)),)


def test_points_stand_where_they_come_from(qapp: QApplication) -> None:
    pills = {(pill.square, pill.seat): pill.text for pill in staged("scoring").top.board.lights.pills}
    assert pills == {((5, 0), 0): "+2", ((6, 0), 1): "+3", ((7, 0), 0): "+3", ((1, 0), 0): "+3"}


@pytest.mark.parametrize(
    ("name", "word"),
    [("sides", "labels"), ("second", "labels"), ("start", "names"), ("stops", "squares"), ("tiles", "tiles")],
)
def test_what_a_figure_points_out_is_drawn(qapp: QApplication, name: str, word: str) -> None:
    shown = exhibit("zug", name)
    assert drawn(shown.stage(LIGHT), shown) == drawn(staged(name), shown)
    assert drawn(exhibit("zug", name, without=word).stage(LIGHT), shown) != drawn(staged(name), shown)


def test_a_film_ends_as_the_figure(qapp: QApplication) -> None:
    match, scene = match_of("scoring"), staged("scoring")
    still = drawn(scene, exhibit("zug", "scoring"))
    scene.present(match.step(0, 0).before, match.players, False)
    assert drawn(scene, exhibit("zug", "scoring")) != still
    for index in range(match.length):
        scene.animate(match.step(index, 0), match.players, False)
    assert drawn(scene, exhibit("zug", "scoring")) == still


def test_paper_gets_lines_and_shapes(qapp: QApplication) -> None:
    scene, area = staged("closed"), area_of("closed")
    picture = QPicture()
    painter = QPainter(picture)
    paint_figure(painter, QRectF(0, 0, 300, 300), scene, area)
    painter.end()
    board = scene.top.board
    assert board._pictures.shapes
    assert not board._pictures._kept
    assert not board._layers._kept
    drawn(scene, exhibit("zug", "closed"))
    assert not board._pictures.shapes
    assert board._layers._kept


@pytest.mark.parametrize(
    ("name", "place"), [("start", "deal"), ("sides", "laying"), ("delivery", "selling"), ("scoring", "end")]
)
def test_where_the_book_speaks_of_a_position(qapp: QApplication, name: str, place: str) -> None:
    assert FACE.paragraph(match_of(name).view(0)) == place
