"""The page's three worked examples and what it says about finding enabled track."""

from __future__ import annotations

from random import Random

from boardroom.games.zug.network import Square
from tests.games.zug.board import lively_match, railway, reached, refused, sale, table

NOTHING: set[Square] = set()
JUNCTION = """
    crossing@0,0/0 terminal@-1,0/270 right@1,0/90 factory@2,0/90 terminal@3,0/90 factory@1,-1/0 terminal@1,-2/180
"""
LOOP = """
    crossing@0,0/0 terminal@0,1/0 fork@0,-1/180
    curve@1,-1/180 curve@1,-2/270 factory@0,-2/90 curve@-1,-2/0 curve@-1,-1/90
"""
STOPS = "crossing@0,0/0 terminal@-1,0/270 factory@1,0/90 station@2,0/90 factory@3,0/90 terminal@4,0/90"


# ---------------------------------------------------------------- example 1


def test_example_1_a_junction_doesn_t_turn_trains() -> None:
    drawn = table("""
        ╶ ╋─┭─═ ╴
            ║
            ╵
    """)  # fmt: skip
    written = table(JUNCTION)
    assert written.network.tiles == drawn.network.tiles
    assert reached(written, 2, 0) == [{(3, 0)}, {(-1, 0)}]
    assert reached(written, 1, -1) == [{(-1, 0)}, {(1, -2)}]


def test_example_1_it_sells_through_these_never_through_the_third() -> None:
    state = sale("""
        ■
        ╶1╋─┭─═1╴1■
            ║1
          ■ ╵1■
    """)  # fmt: skip
    stations = {factory: {station for station, _ in ways} for factory, ways in state.network.outlets.items()}
    assert stations == {(2, 0): {(3, 0), (-1, 0)}, (1, -1): {(1, -2), (-1, 0)}}
    assert refused(state, "sell 2,0 > 1,-2 > 2,-2") == "sell-station"
    assert refused(state, "sell 1,-1 > 3,0 > 4,0") == "sell-station"


def test_example_1_without_the_terminal_at_the_stem_neither_is_enabled() -> None:
    state = table(JUNCTION.replace("terminal@-1,0/270", ""))
    assert reached(state, 2, 0) == [{(3, 0)}, NOTHING]
    assert reached(state, 1, -1) == [NOTHING, {(1, -2)}]
    assert not state.network.enabled((2, 0))
    assert not state.network.enabled((1, -1))


# ---------------------------------------------------------------- example 2


def test_example_2_one_station_and_both_ends_lead_to_the_same_fork() -> None:
    drawn = table("""
          ╷
          ╋
        ┌─┸─┐
        └─═ ┘
    """)  # fmt: skip
    written = table(LOOP)
    assert written.network.tiles == drawn.network.tiles
    assert reached(written, 0, -2) == [{(0, 1)}, {(0, 1)}]
    assert written.network.enabled((0, -2))


def test_example_2_with_a_factory_at_the_stem_both_are_enabled() -> None:
    state = table(LOOP.replace("terminal@0,1/0", "factory@0,1/0 terminal@0,2/0"))
    assert state.network.enabled((0, 1))
    assert state.network.enabled((0, -2))
    assert reached(state, 0, 1) == [{(0, 2)}, {(0, 2)}], "one walk goes round the loop and back through it"


def test_example_2_a_ring_with_a_through_station_works_alike() -> None:
    state = table("""
        ┌─═1┐
        │   ╎1
        └─╋─┘
    """)  # fmt: skip
    assert reached(state, 0, 2) == [{(1, 1)}, {(1, 1)}]


# ---------------------------------------------------------------- example 3


def test_example_3_a_station_stops() -> None:
    state = table(STOPS)
    assert state.network.tiles == table("╶ ╋─═ ╌ ═ ╴ ").network.tiles
    assert reached(state, 1, 0) == [{(2, 0)}, {(-1, 0)}]
    assert reached(state, 3, 0) == [{(4, 0)}, {(2, 0)}]


# ---------------------------------------------------------------- how to find out


def test_both_ends_must_reach_a_station() -> None:
    assert table("╶1╋─═1╴1").network.enabled((1, 0))
    for picture in ("╶1╋─═1", "  ╋─═1╴1"):
        assert not table(picture).network.enabled((1, 0))


def test_r1_is_reached_from_the_edge_that_the_table_lists_first_as_the_tile_is_turned() -> None:
    assert reached(table("╶1╋─═1╴1"), 1, 0) == [{(2, 0)}, {(-1, 0)}], "north turned by 90 is east"
    assert reached(table("  ╷1\n  ║1\n  ╋─\n  ╵1"), 0, 1) == [{(0, 2)}, {(0, -1)}]
    bend = table("╶1╋─╗1\n    ╵2")
    assert reached(bend, 1, 0) == [{(1, -1)}, {(-1, 0)}], "north and east turned by 180 are south and west"


def test_a_walk_may_use_track_twice() -> None:
    """From the west over the branch, round the loop and out again by the same rails."""
    state = table("""
              ┌─┐
        ╶1╋─═1┵─┘
    """)  # fmt: skip
    assert reached(state, 1, 0) == [{(-1, 0)}, {(-1, 0)}]
    assert state.network.enabled((1, 0))


def test_a_loop_without_a_station_enables_nothing() -> None:
    state = table("""
        ┌─═1┐
        ║1  │
        └─╋─┘
    """)  # fmt: skip
    assert not any(state.network.runs(square) for square in state.network.tiles)
    crossed = """
        ┌─┐
        └─╋─═1╴1
          {}
    """
    assert not table(crossed.format("│ ")).network.enabled((1, 0)), "round the loop, and out at the south"
    assert reached(table(crossed.format("╵2")), 1, 0) == [{(2, 0)}, {(0, -1)}]


def test_an_open_end_reaches_nothing() -> None:
    state = table("╶1╋─═1─ ")
    assert reached(state, 1, 0) == [NOTHING, {(-1, 0)}]
    assert state.network.walk((1, 0), 1).open == {(3, 0)}


def test_for_drawing_the_same_holds_of_any_pair_of_sides() -> None:
    state = table("""
            ╷1
        ╶1╋─┵──
          │
    """)  # fmt: skip
    assert state.network.runs((0, 0)) == ((1, 3),), "not north to south"
    assert state.network.runs((1, 0)) == ((3, 0),), "not to the open end"
    assert state.network.runs((2, 0)) == ()


def test_each_end_of_a_through_station_counts_on_its_own() -> None:
    state = table("╶1╋─╌1─ ")
    assert state.network.runs((1, 0)) == ((3, 3),)
    both = table("╶1╋─╌1─ ╴1")
    assert set(both.network.runs((1, 0))) == {(1, 1), (3, 3)}


def test_two_stations_side_by_side_are_a_run_with_nothing_on_it() -> None:
    state = table("╋─╌1╴2")
    assert state.network.runs((1, 0)) == ((1, 1),)
    assert state.network.runs((2, 0)) == ((3, 3),)
    assert railway(state).lit() == {((1, 0), "E"), ((2, 0), "W")}
    apart = table("╋─╌1\n  ╶1")
    assert apart.network.runs((1, 0)) == (), "side by side, but the rails aren't joined"


def test_whatever_is_enabled_stays_enabled() -> None:
    """Tiles are never taken away, so runs only ever grow."""
    for number in range(4):
        before: set[tuple[Square, tuple[int, int]]] = set()
        for state in lively_match(2, Random(number))[::9]:
            here = {(square, run) for square in state.network.tiles for run in state.network.runs(square)}
            assert before <= here
            before = here
