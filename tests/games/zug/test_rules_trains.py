"""What the booklet says, statement by statement: enabled track, stations and cities, with a drawing for each figure."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.games.zug.network import Square
from tests.games.zug.board import (
    legal,
    lively_match,
    owner,
    placements,
    play,
    railway,
    reached,
    refused,
    sale,
    scores,
    served,
    table,
)  # fmt: skip

NOTHING: set[Square] = set()


def enabled(picture: str, x: int, y: int) -> bool:
    """Tell whether the tile at a square of a drawn table is enabled; the second telling must agree."""
    state = table(picture)
    one, other = railway(state).reached()[x, y]
    assert state.network.enabled((x, y)) == bool(one and other)
    return state.network.enabled((x, y))


# ---------------------------------------------------------------- enabled track


def test_zg_36_a_station_at_each_end() -> None:
    """Track is fit for trains only with a station at each end."""
    assert enabled("╶1╋─═2╴1", 1, 0)
    assert not enabled("╶1╋─═2", 1, 0)
    assert not enabled("  ╋─═2╴1", 1, 0)
    assert not enabled("  ╋─═2", 1, 0)


@pytest.mark.parametrize("west", ["╶1", "╌1", "╶2", "╌ "])
@pytest.mark.parametrize("east", ["╴1", "╌1", "╴2", "╴ "])
def test_zg_37_a_stretch_that_joins_any_two_stations(west: str, east: str) -> None:
    """Enabled track is a stretch that joins any two stations: of any kind, anybody's or nobody's."""
    state = table(f"{west}╋─═1═2{east}")
    assert state.network.enabled((1, 0))
    assert reached(state, 1, 0) == reached(state, 2, 0) == [{(3, 0)}, {(-1, 0)}]
    for square in ((0, 0), (1, 0), (2, 0)):
        assert state.network.runs(square) == ((1, 3),)


def test_zg_38_figure_4_two_stations_joined_by_track_in_either_direction() -> None:
    """Figure 4: two stations joined by track; the train may run it in either direction."""
    state = sale("""
        ■
        ╶1╋─═2┐ ╷1■
              └─┘
    """, turn=2)  # fmt: skip
    assert reached(state, 1, 0) == [{(3, 0)}, {(-1, 0)}]
    assert {"sell 1,0 > -1,0 > -1,1", "sell 1,0 > 3,0 > 4,0"} <= legal(state), "to the right and to the left"
    lit = {square for square in state.network.tiles if state.network.runs(square)}
    assert lit == {(-1, 0), (0, 0), (1, 0), (2, 0), (2, -1), (3, -1), (3, 0)}


def test_zg_39_one_single_station_to_leave_from_and_arrive_at() -> None:
    """Enabled track may have one single station, where the train both leaves and arrives."""
    state = table("""
        ┌─╌1╗2
        │   │
        └─╋─┘
    """)  # fmt: skip
    assert reached(state, 1, 2) == [{(0, 2)}, {(0, 2)}]
    assert state.network.enabled((1, 2))


def test_zg_40_figure_5_one_station_is_enough_if_the_course_is_closed() -> None:
    """Figure 5: one station is enough if the course is closed; where it is open it is not."""
    closed = """
        ┌─═1┐
        ╎2  │
        └─╋─┘
    """
    assert reached(table(closed), 0, 2) == [{(-1, 1)}, {(-1, 1)}]
    assert enabled(closed, 0, 2)
    assert not enabled(closed.replace("╎2", "│ "), 0, 2), "no station, no run"
    opened = """
        ┌─═1┐
        ╎2
        └─╋─┘
    """
    assert not enabled(opened, 0, 2)


def test_zg_41_whoever_lays_a_station_puts_an_engineer_on_it() -> None:
    """Whoever lays a station puts an engineer of theirs on it."""
    state = table("╋", "", "", "terminal station", seats=3, turn=3)
    for text in ("terminal@0,1/0", "station@0,1/0"):
        after = play(state, f"place {text}")
        assert owner(after, 0, 1) == 3
        assert [after.stock(seat, "engineer") for seat in range(3)] == [8, 8, 7]


def test_zg_42_enabled_track_may_have_branches_and_forks() -> None:
    """Enabled track may have branches and forks."""
    assert enabled("╶1╋─┭─═2╴1", 2, 0)
    assert enabled("""
            ╷1
        ╶1╋─┥
            ║2
            ╵1
    """, 1, -1)  # fmt: skip


def test_zg_43_closing_a_branch_or_fork_with_a_station_makes_another() -> None:
    """Closing a branch or fork of enabled track with a new station makes another enabled track."""
    before = table("""
        ╶1╋─┭─═2╴1
            ║1
    """, "terminal")  # fmt: skip
    assert before.network.enabled((2, 0))
    assert not before.network.enabled((1, -1))
    after = play(before, "place terminal@1,-2/180")
    assert after.network.enabled((2, 0))
    assert after.network.enabled((1, -1))
    fork = table("""
            ╷2
        ╶1╋─┥
            ║1
    """, "terminal")  # fmt: skip
    assert not fork.network.enabled((1, -1))
    assert play(fork, "place terminal@1,-2/180").network.enabled((1, -1))


def test_zg_44_there_may_be_any_number_of_them() -> None:
    """There may be any number of them."""
    state = table("""
            ╷1  ╷1
            ║1  ║1
        ╶1╋─┵─═1┵─═1╴1
    """)  # fmt: skip
    assert all(state.network.enabled(factory) for factory in state.network.factories)
    assert reached(state, 2, 0) == [{(3, 2), (5, 0)}, {(-1, 0)}], "it lies on three runs"


def test_zg_45_a_station_or_track_may_belong_to_several() -> None:
    """A station or a piece of track may belong to several."""
    state = table("""
            ╷1
        ╶1╋─┵─═1╴2
    """)  # fmt: skip
    assert state.network.reach((-1, 0), 1) == {(1, 1), (3, 0)}, "two runs from one station"
    assert state.network.runs((0, 0)) == ((1, 3),), "over the same crossing"
    assert set(state.network.runs((1, 0))) == {(3, 1), (3, 0)}
    loop = table("""
          ╷1
        ╶1╋─═1╴2
          ║2
          ╵1
    """)  # fmt: skip
    assert reached(loop, 1, 0) == [{(2, 0)}, {(-1, 0)}]
    assert reached(loop, 0, -1) == [{(0, 1)}, {(0, -2)}], "two runs share the crossing"
    assert set(loop.network.runs((0, 0))) == {(0, 2), (1, 3)}


def test_zg_46_figure_6_a_new_station_on_a_branch_makes_a_second_run() -> None:
    """Figure 6: a new station on a branch makes a second enabled track."""
    before = table("""
        ╶1╋─┭─╴2
            │
    """, "terminal")  # fmt: skip
    assert before.network.reach((-1, 0), 1) == {(2, 0)}
    after = play(before, "place terminal@1,-2/180")
    assert after.network.reach((-1, 0), 1) == {(2, 0), (1, -2)}
    assert after.network.reach((1, -2), 0) == {(-1, 0)}


def test_zg_47_trains_run_directly_from_station_to_station() -> None:
    """Trains only run directly from station to station: none passes through a second one."""
    state = table("╶1╋─═1╌2═1╴1")
    assert reached(state, 1, 0) == [{(2, 0)}, {(-1, 0)}]
    assert reached(state, 3, 0) == [{(4, 0)}, {(2, 0)}]
    half = table("  ╋─═1╌2═1╴1")
    assert not half.network.enabled((1, 0))
    assert half.network.enabled((3, 0))


def test_zg_48_trains_can_t_reverse_or_shunt() -> None:
    """They can't reverse or shunt on the way: from one exit of a junction a train never gets to the other."""
    for picture, one, other in (
        ("  ╋─┭─╴1\n    ╵2", (2, 0), (1, -1)),
        ("    ╷1\n  ╋─┥ \n    ╵2", (1, 1), (1, -1)),
        ("    ╷1\n  ╋─┵─╴2", (1, 1), (2, 0)),
    ):
        state = table(picture)
        for square in (one, other):
            (side,) = {(side + 2) % 4 for side, there in state.network.neighbours((1, 0)) if there == square}
            assert state.network.reach(square, side) == NOTHING
            assert state.network.runs(square) == ()


def test_zg_49_stretches_that_need_it_are_not_enabled() -> None:
    """Stretches that would need it are not enabled track."""
    assert not enabled("  ╋─┭─═1╴1\n    ╵2", 2, 0)
    assert enabled("╶1╋─┭─═1╴1\n    ╵2", 2, 0), "with a station at the stem they are"


def test_zg_50_figure_7_a_stretch_that_needs_reversing_is_not_enabled() -> None:
    """Figure 7: a stretch that needs reversing or shunting is not enabled."""
    state = table("""
            ╷1
            ║1
          ╋─┥
            ║2
            ╵2
    """)  # fmt: skip
    assert reached(state, 1, 1) == [{(1, 2)}, NOTHING]
    assert reached(state, 1, -1) == [NOTHING, {(1, -2)}]
    assert not any(state.network.enabled(factory) for factory in state.network.factories)
    assert not any(state.network.runs(square) for square in state.network.tiles)


def test_zg_51_stations_may_await_future_track() -> None:
    """Stations need not be laid on track that is there, but may await future track."""
    state = table("╋── ", "terminal station")
    assert "1,1/180" in placements(state, "terminal")
    assert "1,1/90" in placements(state, "station")
    after = play(state, "place terminal@1,1/180")
    assert owner(after, 1, 1) == 1
    assert after.network.reach((1, 1), 0) == NOTHING


def test_zg_52_as_long_as_they_obstruct_no_track() -> None:
    """As long as they obstruct no track."""
    state = table("╋── ", "terminal station")
    assert refused(state, "place terminal@2,0/0") == "place-obstructs"
    assert refused(state, "place station@2,0/0") == "place-obstructs"
    assert refused(state, "place terminal@1,1/0") == "place-blank", "nor run into a side without track"


def test_zg_53_figure_8_stations_and_track_go_anywhere_they_obstruct_nothing() -> None:
    """Figure 8: stations and track may go anywhere where they obstruct nothing."""
    state = table("""
        ╶1╋─┐
            ║1
    """, "station curve straight terminal")  # fmt: skip
    for name in ("station", "curve", "straight", "terminal"):
        free = {text.split("/")[0] for text in placements(state, name)}
        assert free >= {"-2,0", "-1,1", "-1,-1", "1,1", "2,0", "2,-1", "1,-2", "0,1"}, "also away from the rails' ends"


# ---------------------------------------------------------------- cities


def test_zg_54_cities_obstruct_nothing() -> None:
    """Cities are laid like track and stations, obstructing nothing."""
    state = table("╶1╋── ", "city")
    assert placements(state, "city") == {"-2,0/0", "-1,1/0", "-1,-1/0", "1,1/0", "1,-1/0"}
    assert refused(state, "place city@2,0/0") == "place-obstructs"
    assert refused(state, "place city@0,1/0") == "place-obstructs"
    assert refused(state, "place city@3,0/0") == "place-side"


def test_zg_55_cities_belong_next_to_stations_or_where_they_come() -> None:
    """They belong next to stations, or where stations are to come; that is advice."""
    state = table("╶1╋── ", "city")
    assert "-2,0/0" in placements(state, "city"), "next to a station"
    assert "1,1/0" in placements(state, "city"), "and anywhere else where it fits"


def test_zg_56_a_city_with_a_station_lets_players_gain_points() -> None:
    """A city with a station is linked to the railway and lets players gain points."""
    state = play(sale("╶1╋─═2╴1■", turn=2), "sell 1,0 > 2,0 > 3,0")
    assert scores(state) == (1, 3)
    alone = table("╶1╋─═2╴1\n    ■")
    assert alone.network.served((2, 0)) == ()
    assert railway(alone).sales(2) == set()


def test_zg_57_figure_9_cities_laid_next_to_stations() -> None:
    """Figure 9: cities laid next to stations."""
    state = table("""
          ■     ■
        ■ ╶1╋─═2╴1■
                ■
    """)  # fmt: skip
    assert len(state.network.served((-1, 0))) == 2
    assert len(state.network.served((2, 0))) == 3


def test_zg_58_city_tiles_that_share_sides_are_one_city() -> None:
    """City tiles that share sides are one city; corners don't join."""
    state = table("""
          ■
        ■ ╶1╋─═2╴1■
                ■ ■ ■
                  ■
    """)  # fmt: skip
    assert sorted(map(len, state.network.cities)) == [1, 1, 5]
    assert served(state, 2, 0) == [{(3, 0), (2, -1), (3, -1), (4, -1), (3, -2)}]


def test_zg_59_a_city_may_have_several_stations() -> None:
    """A city may have several stations: wagons come to it over each of them."""
    state = sale("""
        ■ ■ ■ ■
        ╷1  ■ ╷2
        ╚1╋─═1┘
    """)  # fmt: skip
    assert len(state.network.cities) == 1
    assert state.network.served((-1, 1)) == state.network.served((2, 1)) == state.network.cities
    assert len(legal(state)) == 2 * 2 * 5, "two wagons, two stations, five tiles"


def test_zg_60_a_station_may_be_shared_by_several_cities() -> None:
    """A station may be shared by several cities: wagons go on to any of them."""
    state = sale("""
          ■
        ■ ╶1╋─═1╴1
          ■
    """)  # fmt: skip
    assert len(state.network.served((-1, 0))) == 3
    assert legal(state) == {f"sell 1,0 > -1,0 > {city}" for city in ("-2,0", "-1,1", "-1,-1")}


def test_zg_61_figure_10_three_cities() -> None:
    """Figure 10: three cities, two of one tile sharing a station, one of four tiles with two stations."""
    state = table("""
        ■
        ╶1╋─┭─╴2■
        ■   ╵1■ ■
              ■
    """)  # fmt: skip
    assert served(state, -1, 0) == [{(-1, -1)}, {(-1, 1)}]
    assert served(state, 2, 0) == served(state, 1, -1) == [{(2, -1), (2, -2), (3, -1), (3, 0)}]
    assert len(state.network.cities) == 3


def test_zg_62_nothing_is_put_on_a_city_while_building() -> None:
    """No wagon or engineer is put on a city (while building)."""
    state = table("╶1╋── ", "city")
    after = play(state, "place city@-2,0/0")
    assert owner(after, -2, 0) == 0
    assert (after.stock(0, "wagon"), after.stock(0, "engineer")) == (13, 7)
    assert refused(state, "place city@-2,0/0 bare") == "token-none"
    assert refused(state, "place city@-2,0/0 from -1,0") == "token-none"
    for state in lively_match(2, Random(62)):
        if state.phase in ("draw", "place"):
            assert all(state.token_at(square) < 0 for square in state.network.city_tiles)
