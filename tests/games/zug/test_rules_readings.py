"""What can be agreed where the booklet can be read in two ways: blank sides, and trains that pass stations."""

from __future__ import annotations

import pytest

from boardroom.core.game import Unreadable
from boardroom.games.zug.scene.pieces.track import legs
from boardroom.games.zug.scene.planning import plan
from boardroom.games.zug.scene.survey import blank_ends, gains, misfits
from boardroom.games.zug.state import Place
from boardroom.games.zug.tables import NORTH, SOUTH
from boardroom.games.zug.text import read
from tests.games.zug.board import GAME, data, legal, load, placements, play, reached, refused, sale, scores, table

ROW = "■ ╶1╋─═1╌2═2╴1■ "  # two factories, a through station between them, and a terminal at either end


# ---------------------------------------------------------------- blank sides


def test_with_open_sides_a_rail_may_end_at_a_blank_side_and_leads_nowhere() -> None:
    closed, state = (table("╶1╋─═1", "factory straight", blank_sides=sides) for sides in ("closed", "open"))
    assert refused(closed, "place factory@1,1/0") == "place-blank"
    assert placements(closed, "factory") < placements(state, "factory")
    after = play(state, "place factory@1,1/0")
    assert reached(after, 1, 1) == [set(), set()]
    assert after.network.walk((1, 1), SOUTH).open == frozenset(), "it ends at 1,0"
    assert after.network.walk((1, 1), NORTH).open == {(1, 2)}


def test_with_open_sides_no_rail_that_lies_there_may_be_blocked() -> None:
    state = table("╶1╋─═1", "city straight terminal", blank_sides="open")
    assert refused(state, "place straight@2,0/0") == "place-obstructs"
    assert refused(state, "place city@2,0/0") == "place-obstructs"
    assert "place terminal@2,0/90" in legal(state)
    assert "place terminal@1,1/0" in legal(state), "its own rail runs into a blank side"


def test_with_open_sides_a_station_that_is_met_at_a_blank_side_is_not_reached() -> None:
    state = table("╶1╋─╴1", "factory", blank_sides="open")
    after = play(state, "place factory@1,1/0")
    assert reached(after, 1, 1) == [set(), set()]
    assert not after.network.enabled((1, 1))


def test_what_lies_on_a_table_with_open_sides_is_no_table_without() -> None:
    position = data("crossing@0,0/0 factory@1,0/90=1 factory@1,1/0=1")
    assert load(position, blank_sides="open").network.readings.open_sides
    with pytest.raises(Unreadable, match="can't lie there"):
        load(position)


def test_with_open_sides_plans_and_previews_say_so() -> None:
    state = table("╶1╋─═1", "factory", blank_sides="open")
    upright, lying = (read(f"place factory@1,1/{turn}") for turn in (0, 90))
    assert isinstance(upright, Place)
    assert isinstance(lying, Place)
    assert blank_ends(state.network, upright.laid) == (SOUTH,)
    assert blank_ends(state.network, lying.laid) == ()
    assert blank_ends(GAME.apply(state, upright).network, upright.laid) == (SOUTH,), "also when it lies there"
    assert misfits(state.network, upright.laid) == ()
    assert misfits(table("╶1╋─═1", "factory").network, upright.laid) == (SOUTH,)
    assert plan(GAME.apply(state, upright), (1, 1)).dead, "for good"


def test_with_open_sides_more_unseen_tiles_fit_into_a_gap() -> None:
    picture = """
        ╶1╋─═1
        . . ■ ■
    """  # the square that the factory waits for has a city below it
    closed, state = (plan(table(picture, blank_sides=sides), (1, 0)) for sides in ("closed", "open"))
    assert closed.gaps == state.gaps == ((2, 0),)
    assert closed.fits != state.fits
    assert {name for name, _ in state.fits} - {name for name, _ in closed.fits} == {"crossing"}


# ---------------------------------------------------------------- passing stations


def test_passing_stations_a_wagon_may_go_on_to_the_next_ones() -> None:
    stops, state = (sale(ROW, passing=passing) for passing in ("no", "yes"))
    assert reached(stops, 1, 0) == [{(2, 0)}, {(-1, 0)}]
    assert reached(state, 1, 0) == [{(2, 0), (4, 0)}, {(-1, 0)}]
    assert refused(stops, "sell 1,0 > 4,0 > 5,0") == "sell-station"
    assert {"sell 1,0 > 4,0 > 5,0", "sell 1,0 > -1,0 > -2,0"} == legal(state)


def test_passing_stations_terminals_end_the_way() -> None:
    state = table("╶1╋─═1╴1╶1═1╴1", passing="yes")
    assert reached(state, 1, 0) == [{(2, 0)}, {(-1, 0)}]


def test_passing_stations_what_is_enabled_stays_the_same() -> None:
    for picture in ("╋─═1╌1", "╶1╋─═1╌1", "╌1╋─═1╌1═1"):
        one, other = (table(picture, passing=passing).network for passing in ("no", "yes"))
        assert {at: one.runs(at) for at in one.tiles} == {at: other.runs(at) for at in other.tiles}


def test_passing_stations_only_the_one_beside_the_city_is_paid() -> None:
    state = play(sale(ROW, passing="yes"), "sell 1,0 > 4,0 > 5,0")
    assert state.points == (1, 0), "nothing for the second player, whose station it passed"
    over = play(state, "sell 3,0 > -1,0 > -2,0")
    assert scores(over) == (3 + 2, 3)


def test_passing_stations_a_locomotive_counts_those_beyond() -> None:
    for passing, points in (("no", 0), ("yes", 3)):
        state = sale("■ ╶1╋─━1╌2═2╴1■ ", turn=2, passing=passing)
        assert sum(GAME.outcome(state).scores[:1]) == points


def test_passing_stations_the_way_of_a_train_leads_through_them() -> None:
    net = sale(ROW, passing="yes").network
    assert [square for square, _, _ in legs(net, (1, 0), (4, 0))] == [(1, 0), (2, 0), (3, 0), (4, 0)]
    assert legs(sale(ROW).network, (1, 0), (4, 0)) == ()


def test_passing_stations_a_tile_tells_which_wagons_come_further() -> None:
    move = read("place terminal@3,0/90")
    assert isinstance(move, Place)
    for passing, further in (("no", ()), ("yes", ((1, 0),))):
        made = gains(table("╶1╋─═1╌2", "terminal", passing=passing), move.laid, 0)
        assert (made.wagons, made.further) == ((), further)
