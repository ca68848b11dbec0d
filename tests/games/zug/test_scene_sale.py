"""Zug's table in the sale and at the end: a sale step by step, the score track, and the walk through the points."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from boardroom.core.game import NOBODY
from boardroom.core.match import View
from boardroom.games.zug.rules import Sell, score
from boardroom.games.zug.scene.pieces.track import Route, legs
from boardroom.games.zug.scene.survey import all_points, legs_from, outlets, reversed_way
from tests.games.zug.board import GAME
from tests.games.zug.scene_table import RUN, SceneTable

KEY = Qt.Key
# Two stations of two owners, one free tile behind the first and two behind the second.
TWO_WAYS = """
    ■         ■ ■
    ╶1╋─═1═2━1╴2
"""
# Only one way: one station has a city.
ONE_WAY = """
              ■
    ╶1╋─═1═2━1╴2
"""


@pytest.fixture
def table(qtbot: QtBot) -> SceneTable:
    return SceneTable(qtbot, TWO_WAYS, phase="sale", last=2)


# ---------------------------------------------------------------- choosing


def test_the_hand_makes_way_for_the_score_track(table: SceneTable) -> None:
    top = table.scene.top
    assert (top.hand.isVisible(), top.track.isVisible(), top.count.isVisible()) == (False, True, False)
    assert top.places.mat.height() > 600
    assert not any(key.startswith("hand") for key in table.names())
    assert list(top.track.points) == [0, 0]
    assert list(top.track.totals) == [0, 0]
    assert top.track.full == (0, 3)


def test_wagons_that_can_go_shine_and_free_city_tiles_have_a_ring(table: SceneTable) -> None:
    assert table.stage == "factory"
    assert set(table.lights.glow) == {(1, 0)}
    assert table.lights.plazas == {(-1, 1): "free", (4, 1): "free", (5, 1): "free"}
    assert table.enabled() & {"1,0", "2,0", "4,0"} == {"1,0"}
    assert table.prompt() == "Choose a wagon to sell 1 of your wagons can go."


def test_a_sale_is_chosen_step_by_step(table: SceneTable) -> None:
    table.hover((1, 0))
    assert len(table.lights.trails) == 2
    assert {(pill.square, pill.seat) for pill in table.lights.pills} == {((-1, 0), 0), ((4, 0), 1)}
    table.click((1, 0))
    assert table.stage == "station"
    assert set(table.lights.rings) == {(-1, 0), (4, 0)}
    table.hover((4, 0))
    assert table.prompt() == "Through the station at 4,0 Level 3 gets 1 point for the station."
    table.click((4, 0))
    assert table.stage == "city"
    assert {at for at, kind in table.lights.plazas.items() if kind == "lit"} == {(4, 1), (5, 1)}
    table.hover((5, 1))
    assert table.lights.plazas[5, 1] == "hot"
    assert [(pill.text, pill.seat) for pill in table.lights.pills] == [("+1", 1), ("+3", 0)]
    assert table.lights.trails[0].city == (5, 1)
    assert GAME.write(table.heard("considered")[-1]) == "sell 1,0 > 4,0 > 5,1"
    assert "In the city your wagon is worth 3 at the end" in table.prompt()
    table.click((5, 1))
    assert table.written("chosen") == ["sell 1,0 > 4,0 > 5,1"]


def test_another_station_can_still_be_chosen(table: SceneTable) -> None:
    table.click((1, 0), (4, 0), (-1, 0))
    assert table.stage == "city"
    assert table.lights.trails[0].city == (-1, 1)  # the only tile there is looked at already
    table.click((-1, 1))
    assert table.written("chosen") == ["sell 1,0 > -1,0 > -1,1"]


def test_where_there_is_only_one_way_it_is_shown_before_it_is_final(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, ONE_WAY, phase="sale", last=2)
    table.click((1, 0))
    assert table.stage == "city"
    assert table.written("chosen") == []
    assert table.lights.plazas[4, 1] == "hot"
    assert table.lights.trails[0].city == (4, 1)
    table.key(KEY.Key_Return)
    assert table.written("chosen") == ["sell 1,0 > 4,0 > 4,1"]


def test_a_second_press_on_the_wagon_will_do_where_there_is_only_one_way(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, ONE_WAY, phase="sale", last=2)
    table.tap((1, 0))
    table.tap((1, 0))
    assert table.written("chosen") == ["sell 1,0 > 4,0 > 4,1"]


def test_what_can_not_be_sold_is_refused_with_the_reason(table: SceneTable) -> None:
    table.click((2, 0), (1, 0), (0, 0), (4, 0), (-1, 1))
    assert table.written("chosen") == []
    rules = [GAME.why_not(table.match.state, move) for move in table.heard("refused")]
    assert [reason.rule for reason in rules if reason] == ["sell-wagon", "sell-station", "sell-served"]


def test_letting_go_goes_one_step_back(table: SceneTable) -> None:
    table.click((1, 0), (4, 0))
    assert table.scene.cancel()
    assert table.stage == "station"
    assert table.scene.cancel()
    assert table.stage == "factory"
    assert not table.scene.cancel()


def test_letting_go_of_the_only_way_lets_go_of_the_wagon(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, ONE_WAY, phase="sale", last=2)
    table.click((1, 0))
    assert table.scene.cancel()
    assert table.stage == "factory"


def test_a_sale_by_keys(table: SceneTable) -> None:
    table.key(KEY.Key_Right)
    assert table.focus == "1,0"
    table.key(KEY.Key_Return, KEY.Key_Left)
    assert table.focus == "-1,0"
    table.key(KEY.Key_Return, KEY.Key_Return)
    assert table.written("chosen") == ["sell 1,0 > -1,0 > -1,1"]


def test_hints_of_a_sale_show_its_way(table: SceneTable) -> None:
    move = GAME.read("sell 1,0 > 4,0 > 5,1", table.match.state)
    table.scene.suggest(move)
    assert table.lights.hint_trail is not None
    assert table.lights.hint_trail.city == (5, 1)
    assert table.lights.plazas[5, 1] == "hot"
    table.scene.suggest(None)
    table.scene.recall(move)
    assert table.lights.hint_trail is None
    assert table.lights.trails[0].city == (5, 1)
    assert table.lights.rings == {(5, 1): "look"}


# ---------------------------------------------------------------- ways


def test_the_way_of_a_wagon_leads_over_joined_rails(table: SceneTable) -> None:
    net = table.match.state.network
    way = legs(net, (1, 0), (4, 0))
    assert [leg[0] for leg in way] == [(1, 0), (2, 0), (3, 0), (4, 0)]
    route = Route(net, way)
    assert route.points[0] == (1.5, 0.5)
    assert route.points[-1][0] == pytest.approx(4.46)
    assert route.length == pytest.approx(2.96)
    x, y, angle = route.at(1.0)
    assert (x, y, angle) == pytest.approx((2.5, 0.5, 0.0))
    assert route.at(99)[0] == pytest.approx(4.46)
    back = legs(net, (1, 0), (-1, 0))
    assert abs(Route(net, back).at(0.5)[2]) == pytest.approx(180)


def test_a_way_follows_curves_and_leaves_a_bend_by_its_own_rails(qtbot: QtBot) -> None:
    picture = """
          ╷1
        ╔1┘
        ╋
        ╵1
    """
    table = SceneTable(qtbot, picture, phase="place")
    net = table.match.state.network
    assert net.enabled((0, 1))
    down = Route(net, legs(net, (0, 1), (0, -1)))
    along = Route(net, legs(net, (0, 1), (1, 2)))
    assert down.points[-1] == pytest.approx((0.5, 1.46))
    assert along.points[-1] == pytest.approx((1.5, -1.46))
    for route in (down, along):
        assert all(
            abs(a - c) < 0.06 and abs(b - d) < 0.06
            for (a, b), (c, d) in zip(route.points, route.points[1:], strict=False)
        )


def test_there_is_no_way_against_the_points(table: SceneTable) -> None:
    assert legs(table.match.state.network, (1, 0), (5, 1)) == ()
    assert outlets(table.match.state, (1, 0))[0].free == ((-1, 1),)


def test_a_locomotives_way_goes_from_station_to_station(qtbot: QtBot) -> None:
    net = SceneTable(qtbot, RUN).match.state.network
    there, back = legs_from(net, (3, 0), (4, 0)), legs_from(net, (3, 0), (-1, 0), other=True)
    whole = Route(net, (*reversed_way(back), *there))
    assert whole.points[0][0] == pytest.approx(-0.46)
    assert whole.points[-1][0] == pytest.approx(4.46)
    assert [x for x, _ in whole.points] == sorted(x for x, _ in whole.points)


# ---------------------------------------------------------------- the end


def finished(qtbot: QtBot) -> SceneTable:
    table = SceneTable(qtbot, RUN, phase="sale", last=2)
    table.play("sell 1,0 > 4,0 > 4,1", "sell 2,0 > -1,0 > -1,1")
    table.present(acting=False)
    return table


def test_the_end_shows_points_by_source_and_a_walk(qtbot: QtBot) -> None:
    table = finished(qtbot)
    state, top = table.match.state, table.scene.top
    assert table.match.turn == NOBODY
    assert top.count.isVisible()
    assert not top.track.isVisible()
    assert top.count.rows == [(2, 3, 3), (0, 3, 0)]
    assert top.count.rows == [tuple(score(state, seat).values()) for seat in range(2)]
    assert "walk" in table.enabled()


def test_the_walk_goes_through_every_point_once(qtbot: QtBot) -> None:
    table = finished(qtbot)
    told = []
    table.click("walk")
    while "point" in table.names():
        told.append(table.names()["point"])
        assert table.lights.pills
        assert table.lights.rings
        table.key(KEY.Key_N)
    assert told == [
        "Your wagon from 1,0 went through your station at 4,0: 1 point.",
        "Level 3’s wagon from 2,0 went through your station at −1,0: 1 point for you.",
        "Your wagon in the city at 4,1: 3 points.",
        "Level 3’s wagon in the city at −1,1: 3 points.",
        "Your locomotive at 3,0 runs between your stations 4,0 and −1,0: 3 points.",
    ]
    points = table.scene.picking.points
    for seat in range(2):
        mine = sum(point.points for point in points if point.seat == seat)
        assert mine == sum(score(table.match.state, seat).values())


def test_the_walk_goes_back_and_can_be_left(qtbot: QtBot) -> None:
    table = finished(qtbot)
    count = table.scene.top.count
    table.key(KEY.Key_N, KEY.Key_Space, KEY.Key_N)
    assert count.number == 2
    assert "point" in table.names()
    table.key(KEY.Key_B)
    assert count.number == 1
    table.click("next")
    assert count.number == 2
    table.click("last")
    assert count.number == 1
    table.scene.retranslate()
    assert count.number == 1
    table.present(acting=False)
    assert count.number == 1
    table.key(KEY.Key_Escape)
    assert "point" not in table.names()
    assert table.lights.pills == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_point_of_a_played_match_is_on_the_walk(qtbot: QtBot, seats: int) -> None:
    table = SceneTable(qtbot, fresh=True, seats=seats, viewer=NOBODY)
    table.play_on(99)
    table.present(acting=False)
    state = table.match.state
    points = all_points(state, table.match.view(NOBODY).log)
    for seat in range(seats):
        by_kind = [
            sum(point.points for point in points if (point.seat, point.kind) == (seat, kind))
            for kind in ("station", "delivery", "locomotive")
        ]
        assert by_kind == list(score(state, seat).values())
    for number in range(len(points)):
        table.key(KEY.Key_N)
        assert table.scene.top.count.number == number
        assert table.names()["point"].endswith(".")
        assert all(table.scene.camera.seen().contains(x + 0.5, -y + 0.5) for x, y in points[number].squares[:1])


def test_who_resigned_shows_the_table_as_it_was(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, TWO_WAYS, phase="sale", last=2)
    table.match.resign()
    view = table.match.view(0)
    assert isinstance(view, View)
    assert view.outcome is not None
    table.scene.present(view, table.match.players, acting=False)
    assert table.scene.top.track.isVisible()
    assert table.stage == "idle"
    assert not isinstance(table.heard("considered")[-1], Sell)


def test_wagons_to_choose_are_pinned_and_the_land_lies_in_shade(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, RUN, phase="sale")
    assert set(table.lights.pins) == table.scene.picking._lit()
    assert table.scene.top.board.look.dusk
    building = SceneTable(qtbot)
    assert not building.scene.top.board.look.dusk


def test_a_ride_can_be_skipped_by_a_button(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, RUN, phase="sale", speed=1.0)
    move = next(iter(table.match.view(0).moves))
    before = table.match.length
    table.match.play(move)
    table.scene.animate(table.match.step(before, 0), table.match.players, slow=False)
    offer = table.scene.offer
    assert offer is not None
    assert (offer.text, offer.quiet) == ("Skip the ride", True)
    table.scene.take_offer()
    assert not table.scene.moving
    assert table.scene.offer is None
