"""Zug's texts: one spelling is written, and only the spellings that the page names are read."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Unreadable
from boardroom.games.zug.network import Laid
from boardroom.games.zug.state import DrawTile, Pass, Place, Sell
from boardroom.games.zug.tables import NAMES, TILES
from tests.games.zug.board import GAME, SEATS, legal, lively, play, sale, start, table

STATE = table("╋── ", "curve factory")


# ---------------------------------------------------------------- moves


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("place curve@2,-1/90", Place(Laid(2, -1, "curve", 1))),
        ("place crossing@0,1/0", Place(Laid(0, 1, "crossing", 0))),
        ("place terminal@-12,34/270", Place(Laid(-12, 34, "terminal", 3))),
        ("place factory@2,0/90 bare", Place(Laid(2, 0, "factory", 1), "bare")),
        ("place factory@2,0/90 from -1,0", Place(Laid(2, 0, "factory", 1), (-1, 0))),
        ("sell 2,-1 > 3,0 > 4,0", Sell((2, -1), (3, 0), (4, 0))),
        ("pass", Pass()),
        ("draw curve", DrawTile("curve")),
    ],
)
def test_moves_are_written_as_on_the_page(text: str, move: object) -> None:
    assert GAME.read(text, STATE) == move
    assert GAME.write(GAME.read(text, STATE)) == text


def test_squares_are_counted_from_the_start_tile_x_to_the_right_y_up() -> None:
    state = play(table("╋", "factory straight"), "place factory@0,1/0")
    assert state.layout[-1].square == (0, 1)
    drawn = table("""
          ╷
        ╶ ╋
    """)  # fmt: skip
    assert set(drawn.network.tiles) == {(0, 0), (0, 1), (-1, 0)}


def test_degrees_are_clockwise_from_the_table_s_drawing() -> None:
    """A curve joins north and east; turned by 90 it joins east and south."""
    for degrees, square in ((0, (0, -1)), (90, (0, 1)), (180, (1, 0)), (270, (0, -1))):
        assert f"place curve@{square[0]},{square[1]}/{degrees}" in legal(
            STATE if square != (1, 0) else table("╋", "curve")
        )


def test_of_turnings_with_the_same_runs_only_the_smallest_is_a_move() -> None:
    state = table("╋── ", "crossing city straight factory loco station")
    for name, most in (
        ("crossing", 0),
        ("city", 0),
        *((name, 90) for name in ("straight", "factory", "loco", "station")),
    ):
        degrees = {int(text.split("/")[1]) for text in legal(state) if text.startswith(f"place {name}@")}
        assert max(degrees) == most
        reason = GAME.why_not(state, GAME.read(f"place {name}@0,1/180", state))
        assert reason is not None
        assert reason.rule == "place-turning"


def test_a_token_s_source_is_written_only_when_the_stock_is_empty() -> None:
    assert all(len(text.split()) == 2 for text in legal(STATE))
    empty = table("╋─" + "═1" * 13, "factory curve")
    for text in legal(empty):
        assert (" bare" in text or " from " in text) == ("factory" in text)


def test_what_others_draw_is_written_with_a_question_mark() -> None:
    state = start()
    assert GAME.seen(state, DrawTile("curve"), 0) == DrawTile("curve")
    for watcher in (1, NOBODY):
        assert GAME.seen(state, DrawTile("curve"), watcher) == DrawTile(HIDDEN)
    assert GAME.write(DrawTile(HIDDEN)) == "draw ?"
    with pytest.raises(Unreadable):
        GAME.read("draw ?", state)


@pytest.mark.parametrize("seats", SEATS)
def test_skipped_seats_and_the_change_of_phase_are_not_written(seats: int) -> None:
    """Only draws, placements, passes and sales are ever written."""
    rng, state = Random(seats), start(seats)
    words = set()
    while GAME.turn(state) != NOBODY:
        move = GAME.chance(state, rng) if GAME.turn(state) == CHANCE else lively(state, rng)
        words.add(GAME.write(move).split()[0])
        state = GAME.apply(state, move)
    assert words == {"draw", "place", "sell"}


@pytest.mark.parametrize("name", NAMES)
def test_every_tile_has_a_name_that_is_read_back(name: str) -> None:
    assert GAME.read(f"draw {name}", STATE) == DrawTile(name)
    for turn in range(TILES[name].turnings):
        text = f"place {name}@5,-7/{90 * turn}"
        assert GAME.write(GAME.read(text, STATE)) == text


# ---------------------------------------------------------------- positions


def test_positions_are_written_with_the_seat_of_each_token() -> None:
    state = sale("╶1╋─═2╴1■1■ ", turn=2)
    assert GAME.dump(state)["tiles"] == [
        *("crossing@0,0/0", "factory@1,0/90=2", "terminal@-1,0/270=1"),
        *("terminal@2,0/90=1", "city@3,0/0=1", "city@4,0/0"),
    ]


# ---------------------------------------------------------------- other spellings

MALFORMED = [
    "",
    " ",
    "place",
    "place curve",
    "place curve@2,-1",
    "place curve@2,-1/45",
    "place curve@2,-1/360",
    "place curve@2,-1/-90",
    "place curve@2,-1/090",
    "place curve@2,-1/9 0",
    "place curve@2, -1/90",
    "place curve@+2,-1/90",
    "place curve@02,-1/90",
    "place curve@-0,-1/90",
    "place curve@2.0,-1/90",
    "place curve@100,-1/90",
    "place curve@\u0662,-1/90",
    "place curve@2,-1,3/90",
    "place curve 2,-1/90",
    "place Curve@2,-1/90",
    "Place curve@2,-1/90",
    "place  curve@2,-1/90",
    " place curve@2,-1/90",
    "place curve@2,-1/90 ",
    "place curve@2,-1/90\n",
    "place\tcurve@2,-1/90",
    "place curve@2,-1/90 bare bare",
    "place curve@2,-1/90 Bare",
    "place curve@2,-1/90 from",
    "place curve@2,-1/90 from 1",
    "place curve@2,-1/90 from 1,2,3",
    "place curve@2,-1/90 from 1, 2",
    "place curve@2,-1/90 from -0,2",
    "place curve@2,-1/90 from bare",
    "place curve@2,-1/90=1",
    "place bogen@2,-1/90",
    "place @2,-1/90",
    "curve@2,-1/90",
    "sell",
    "sell 2,-1",
    "sell 2,-1 > 3,0",
    "sell 2,-1 > 3,0 > 4,0 > 5,0",
    "sell 2,-1>3,0>4,0",
    "sell 2,-1  > 3,0 > 4,0",
    "sell 2,-1 - 3,0 - 4,0",
    "sell 2,-1 > 3,0 > 4,0 ",
    "sell 2,-1 > 3,0 > 4,",
    "sell 2,-1 > 3,0 > 4,00",
    "Sell 2,-1 > 3,0 > 4,0",
    "pass ",
    " pass",
    "Pass",
    "passes",
    "draw",
    "draw ?",
    "draw Curve",
    "draw curve curve",
    "draw bogen",
    "draw  curve",
    "draw curve@0,0/0",
    "skip",
    "resign",
    "?",
    "pass\0",
]


@pytest.mark.parametrize("text", MALFORMED, ids=repr)
def test_no_other_spelling_is_read(text: str) -> None:
    for state in (STATE, start(), sale("╶1╋─═1╴1■")):
        with pytest.raises(Unreadable, match=r"is not a (move|tile)"):
            GAME.read(text, state)


@given(st.text(max_size=12))
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    try:
        assert GAME.write(GAME.read(text, STATE)) == text
    except Unreadable as error:
        message = str(error)
    else:
        return
    assert repr(text) in message


PIECES = st.sampled_from(
    [
        *NAMES,
        "@",
        ",",
        "/",
        "0",
        "-1",
        "2",
        "90",
        "180",
        "45",
        " ",
        ">",
        " > ",
        "from",
        "bare",
        "place ",
        "sell ",
        "draw ",
    ]
)


@given(st.lists(PIECES, min_size=1, max_size=12).map("".join))
def test_near_misses_are_moves_or_unreadable(text: str) -> None:
    try:
        move = GAME.read(text, STATE)
    except Unreadable as error:
        message = str(error)
    else:
        assert GAME.write(move) == text
        return
    assert "is not a" in message


@pytest.mark.parametrize("seats", SEATS)
def test_every_listed_move_is_read_back(seats: int) -> None:
    rng = Random(seats)
    state = start(seats)
    while GAME.turn(state) != NOBODY:
        listed = [*GAME.moves(state), *(move for move, _ in GAME.chances(state))]
        texts = [GAME.write(move) for move in listed]
        assert [GAME.read(text, state) for text in texts] == listed
        assert len(set(texts)) == len(listed)
        state = GAME.apply(state, rng.choice(listed) if GAME.turn(state) == CHANCE else lively(state, rng))
