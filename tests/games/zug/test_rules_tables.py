"""Zug's printed parts: one table of tiles, from which everything follows, and the drawings that the tests use."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest

from boardroom.games.zug.network import USUAL, Laid, Network, Readings
from boardroom.games.zug.tables import (
    ENGINEERS,
    EXITS,
    FITS,
    HAND,
    MASKS,
    NAMES,
    NUMBER,
    OPEN_FITS,
    START,
    TILES,
    WAGONS,
    Tile,
    edges,
    runs,
)  # fmt: skip
from tests.games.zug import oracle
from tests.games.zug.board import GAME, GLYPHS, SEATS, dealt, tiles

SIDES = "NESW"
ROOT = Path(__file__).resolve().parents[3]


def sides(mask: int) -> str:
    return "".join(side for bit, side in enumerate(SIDES) if mask >> bit & 1)


# ---------------------------------------------------------------- the table


def test_the_tiles_are_those_of_the_page() -> None:
    assert list(NAMES) == list(oracle.ROWS)
    for name, (row_edges, row_runs, carries, count) in oracle.ROWS.items():
        tile = TILES[name]
        assert tile.number == int(count)
        assert [SIDES[edge] for edge in tile.edges] == row_edges.split()
        stops = row_runs == "stop"
        assert [SIDES[one] + SIDES[other] for one, other in tile.runs] == ([] if stops else row_runs.split())
        assert (tile.token, tile.stops) == (carries, stops)


def test_there_are_ninety_tiles() -> None:
    assert NUMBER == sum(oracle.COUNTS.values()) == 90
    assert TILES[START].number == 5, "four besides the start tile"


def test_factories_stations_and_locomotives_outnumber_the_tokens_of_one() -> None:
    """13 wagons and 8 engineers a colour bind in a two-player game: 26 factories, 16 stations and locomotives."""
    wagons = sum(tile.number for tile in TILES.values() if tile.token == "wagon")
    engineers = sum(tile.number for tile in TILES.values() if tile.token == "engineer")
    assert (wagons, engineers) == (26, 16) == (2 * WAGONS, 2 * ENGINEERS)


def test_two_to_five_can_play() -> None:
    assert GAME.seats == SEATS == (2, 3, 4, 5)
    for seats in SEATS:
        assert GAME.sides(seats) == tuple((seat,) for seat in range(seats))
        assert seats * HAND < NUMBER - 1


def test_turnings_with_the_same_runs_are_one() -> None:
    """A crossing and a city have 0; straight, factory, loco and station 0 and 90; the others four."""
    for name in NAMES:
        assert [90 * turn for turn in range(TILES[name].turnings)] == oracle.TURNS.get(name, [0, 90, 180, 270])


@pytest.mark.parametrize(("name", "turn"), MASKS)
def test_every_turning_is_clockwise(name: str, turn: int) -> None:
    row_edges, row_runs = oracle.ROWS[name][0].replace(" ", ""), oracle.ROWS[name][1]
    turned = oracle.turned(row_edges, 90 * turn)
    assert [SIDES[edge] for edge in edges(name, turn)] == list(turned)
    assert set(sides(MASKS[name, turn])) == set(turned)
    pairs = [] if row_runs == "stop" else [oracle.turned(run, 90 * turn) for run in row_runs.split()]
    assert [SIDES[one] + SIDES[other] for one, other in runs(name, turn)] == pairs


@pytest.mark.parametrize(("name", "turn"), EXITS)
def test_rails_run_both_ways(name: str, turn: int) -> None:
    for entered in range(4):
        for out in EXITS[name, turn][entered]:
            assert entered in EXITS[name, turn][out]
            assert {entered, out} <= set(edges(name, turn))
            assert entered != out, "nothing turns round"


@pytest.mark.parametrize("name", ["right", "left", "fork"])
def test_the_stem_offers_both_exits_an_exit_only_the_stem(name: str) -> None:
    for turn in range(4):
        stem, one, other = edges(name, turn)
        assert set(EXITS[name, turn][stem]) == {one, other}
        assert EXITS[name, turn][one] == EXITS[name, turn][other] == (stem,)


def test_a_crossing_doesn_t_turn_trains() -> None:
    assert EXITS["crossing", 0] == ((2,), (3,), (0,), (1,))


@pytest.mark.parametrize("name", NAMES)
def test_a_tile_fits_where_both_have_track_or_neither(name: str) -> None:
    for (care, want), turns in FITS[name].items():
        expected = [turn for turn in range(TILES[name].turnings) if all(
            (MASKS[name, turn] >> side & 1) == (want >> side & 1) for side in range(4) if care >> side & 1
        )]  # fmt: skip
        assert list(turns) == expected


@pytest.mark.parametrize("name", NAMES)
def test_with_open_sides_a_tile_fits_where_all_rails_that_lie_there_go_on(name: str) -> None:
    for (_, want), turns in OPEN_FITS[name].items():
        rails = {side for side in range(4) if want >> side & 1}
        assert list(turns) == [turn for turn in range(TILES[name].turnings) if rails <= set(edges(name, turn))]


def test_whatever_the_box_says_can_be_written_in_the_table() -> None:
    """Turnings, tokens and stops follow from a row, also from one that the page doesn't have."""
    assert Tile(1, (0, 1, 2, 3), ((0, 1), (2, 3))).turnings == 2
    assert Tile(1, (0, 1, 2, 3), ((0, 1), (1, 2), (2, 3), (3, 0))).turnings == 1
    assert Tile(1, (0, 1, 2, 3), (), "station").turnings == 1
    assert Tile(1, (0, 2), ((0, 2), (2, 0))).turnings == 2
    assert Tile(1, (0,), ((0, 0),)).turnings == 4
    assert [Tile(1, (), (), shows).token for shows in ("track", "factory", "locomotive", "station", "city")] == [
        *("", "wagon", "engineer", "engineer", ""),
    ]


# ---------------------------------------------------------------- the drawings


@pytest.mark.parametrize("glyph", GLYPHS)
def test_a_drawing_shows_the_sides_with_track(glyph: str) -> None:
    """The characters' own names say where their rails lead, and which one is thick: the stem."""
    name, turn = GLYPHS[glyph]
    words = unicodedata.name(glyph).split()
    told = {
        *("N" for word in ("UP", "VERTICAL") if word in words),
        *("S" for word in ("DOWN", "VERTICAL") if word in words),
        *("E" for word in ("RIGHT", "HORIZONTAL") if word in words),
        *("W" for word in ("LEFT", "HORIZONTAL") if word in words),
    }
    assert told == set(sides(MASKS[name, turn]))
    if name in ("right", "left", "fork"):
        thick = words[words.index("HEAVY") - 1]
        assert {"UP": "N", "RIGHT": "E", "DOWN": "S", "LEFT": "W"}[thick] == SIDES[edges(name, turn)[0]]
    assert ("DOUBLE" in words and "DASH" not in words) == (TILES[name].token == "wagon")


def test_every_turning_of_every_tile_has_a_drawing() -> None:
    assert set(GLYPHS.values()) == set(MASKS)
    assert len(GLYPHS) == len(MASKS) + 1, "and the start tile its own"


def test_a_drawn_table_is_read() -> None:
    assert tiles("""
          ■
        ╶1╋─═2╴1
          ║
    """) == [
        *("crossing@0,0/0", "city@0,1/0"),
        *("factory@1,0/90=2", "factory@0,-1/0", "terminal@-1,0/270=1", "terminal@2,0/90=1"),
    ]  # fmt: skip


# ---------------------------------------------------------------- a network


def test_networks_of_the_same_layout_are_equal() -> None:
    one, other, third = Laid(0, 0, START, 0), Laid(1, 0, "factory", 1), Laid(0, 1, "terminal", 0)
    whole = Network((one, other, third))
    grown = Network((one,)).plus(other).plus(third)
    assert whole == grown
    assert hash(whole) == hash(grown)
    assert whole.frontier() == grown.frontier()
    assert whole != Network((one, other))
    assert whole != Network((one, third, other)), "the order of laying is part of it"
    assert whole != whole.layout
    assert whole != Network(whole.layout, Readings(passing=True))
    assert repr(Network((one,))) == f"Network(({one!r},), {USUAL!r})"


def test_a_network_goes_to_another_process_as_its_layout() -> None:
    """Texts have other hashes there: what is looked up by a state must be found all the same."""
    state = dealt(3)
    state.network.runs((0, 0))
    code = (
        "import pickle, sys\n"
        "from boardroom.games.zug.network import Network\n"
        "state = pickle.load(sys.stdin.buffer)\n"
        "fresh = Network(state.layout)\n"
        "assert fresh == state.network and hash(fresh) == hash(state.network)\n"
        "print(hash(fresh))\n"
    )
    env = {**os.environ, "PYTHONHASHSEED": "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"}
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, env=env, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) != hash(state.network)
    assert pickle.loads(pickle.dumps(state)) == state


def test_laying_a_tile_changes_nothing_but_what_it_returns() -> None:
    before = Network((Laid(0, 0, START, 0), Laid(1, 0, "factory", 1)))
    nothing, frontier = frozenset[tuple[int, int]](), dict(before.frontier())
    assert before.ends((1, 0)) == (nothing, nothing)
    after = before.plus(Laid(2, 0, "terminal", 1))
    assert after.ends((1, 0)) == (frozenset({(2, 0)}), nothing)
    assert (before.ends((1, 0)), before.frontier(), len(before.layout)) == ((nothing, nothing), frontier, 2)
