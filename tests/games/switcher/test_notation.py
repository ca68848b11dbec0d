"""El Switcher's texts: one spelling is written, and only the spellings that the page names are read."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Unreadable
from boardroom.games.switcher.state import BlockCard, Decks, DrawCard, EndTurn, Form, Swap, Tiles, Up
from boardroom.games.switcher.tables import FIGURES, INDEX, KINDS, NAMES
from tests.games.switcher.board import GAME, SEATS, board, colour, dealt, figures, lively, play, start, swaps, table

NINE = "rrrrrr/rrrggg/gggggg/bbbbbb/bbbyyy/yyyyyy"
T_RED = ".r..../rrr.../....../....../....../......"  # a T4 on a5 b5 c5 b6
STATE = table(T_RED, "T4 X I", "T4 X I")


# ---------------------------------------------------------------- cells


def test_cells_are_named_from_the_south_west() -> None:
    """File a to f from left to right, rank 1 to 6 from the bottom; row 0 of the tables is rank 6."""
    assert NAMES[0] == "a6"
    assert NAMES[5] == "f6"
    assert NAMES[30] == "a1"
    assert NAMES[35] == "f1"
    state = play(start(), f"tiles {NINE}")
    cells = {"a6": "r", "f6": "r", "c5": "r", "d5": "g", "a1": "y", "f1": "y", "d2": "y", "c2": "b"}
    assert {cell: colour(state, cell) for cell in cells} == cells


# ---------------------------------------------------------------- moves


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("line1 a1 a2", Swap("line1", INDEX["a1"], INDEX["a2"])),
        ("line2 a1 c1", Swap("line2", INDEX["a1"], INDEX["c1"])),
        ("diag1 a1 b2", Swap("diag1", INDEX["a1"], INDEX["b2"])),
        ("diag2 a1 c3", Swap("diag2", INDEX["a1"], INDEX["c3"])),
        ("left a4 c3", Swap("left", INDEX["a4"], INDEX["c3"])),
        ("right a2 c3", Swap("right", INDEX["a2"], INDEX["c3"])),
        ("edge a3 c3", Swap("edge", INDEX["a3"], INDEX["c3"])),
        ("form T4 a5", Form("T4", INDEX["a5"])),
        ("block 2 T4 a5", BlockCard(1, "T4", INDEX["a5"])),
        ("end", EndTurn()),
        (f"tiles {NINE}", Tiles((0x1FF, 0x1FF << 9, 0x1FF << 18, 0x1FF << 27))),
        ("decks 3 1", Decks((2, 0))),
        ("decks 4 3 2 1", Decks((3, 2, 1, 0))),
        ("up 1 F", Up(0, "F")),
        ("up 4 Z'", Up(3, "Z'")),
        ("draw 1 left", DrawCard(0, "left")),
    ],
)
def test_moves_are_written_as_on_the_page(text: str, move: object) -> None:
    assert GAME.read(text, STATE) == move
    assert GAME.write(GAME.read(text, STATE)) == text


def test_either_order_of_the_two_cells_is_read_and_the_first_is_written_first() -> None:
    for one, other in (("a1", "a2"), ("a6", "b1"), ("c3", "d1"), ("b1", "b6")):
        for text in (f"edge {one} {other}", f"edge {other} {one}"):
            assert GAME.write(GAME.read(text, STATE)) == f"edge {one} {other}"
    for text in swaps(STATE):
        _, one, other = text.split()
        assert one < other


def test_any_cell_of_the_group_is_read_and_the_first_is_written() -> None:
    for cell in ("a5", "b5", "c5", "b6"):
        assert GAME.write(GAME.read(f"form T4 {cell}", STATE)) == "form T4 a5"
        assert GAME.write(GAME.read(f"block 2 T4 {cell}", STATE)) == "block 2 T4 a5"
        assert play(STATE, f"form T4 {cell}") == play(STATE, "form T4 a5")
    assert figures(STATE) == {"form T4 a5", "block 2 T4 a5"}


def test_what_others_draw_is_written_with_a_question_mark() -> None:
    state = play(STATE, "line1 e2 f2", "end")
    move = DrawCard(0, "left")
    assert GAME.seen(state, move, 0) == move
    for watcher in (1, NOBODY):
        assert GAME.seen(state, move, watcher) == DrawCard(0, HIDDEN)
    assert GAME.write(DrawCard(0, HIDDEN)) == "draw 1 ?"
    with pytest.raises(Unreadable):
        GAME.read("draw 1 ?", state)


@pytest.mark.parametrize("seats", SEATS)
def test_the_deal_is_tiles_decks_three_ups_and_three_draws_for_each(seats: int) -> None:
    state, rng = start(seats), Random(1)
    texts = []
    while GAME.turn(state) == CHANCE:
        move = GAME.chance(state, rng)
        texts.append(GAME.write(move))
        state = GAME.apply(state, move)
    heads = [" ".join(text.split()[: 1 if text.startswith(("tiles", "decks")) else 2]) for text in texts]
    each = range(1, seats + 1)
    assert heads == [
        "tiles",
        "decks",
        *(f"up {n}" for n in each for _ in "123"),
        *(f"draw {n}" for n in each for _ in "123"),
    ]


def test_ups_come_directly_after_a_form_and_draws_after_an_end() -> None:
    rng = Random(3)
    state, last = dealt(3, deck=6), ""
    while GAME.turn(state) != NOBODY:
        chance = GAME.turn(state) == CHANCE
        move = GAME.chance(state, rng) if chance else lively(state, rng)
        word = GAME.write(move).split()[0]
        if chance:
            assert (word, last) in {("up", "form"), ("up", "up"), ("draw", "end"), ("draw", "draw")}
        state, last = GAME.apply(state, move), word


def test_a_reshuffle_and_a_blocked_card_turning_up_are_not_written() -> None:
    state = play(table(".r..gg/rrr.gg/....../....../....../......", "O4", blocked=["T4"]), "form O4 e5")
    assert GAME.turn(state) == 0, "nothing is due: T4 is up already"
    assert state.up[0] == ("T4",)
    used = [kind for kind in KINDS for _ in range(7 - 2 * (kind in ("line1", "line2", "diag1")))]
    ended = play(table(discards=used), "line1 a1 a2", "end")
    assert ended.due == (("draw", 0),), "only the draw is due"


@pytest.mark.parametrize("card", FIGURES)
def test_every_figure_has_a_name_that_is_read_back(card: str) -> None:
    assert GAME.read(f"up 1 {card}", STATE) == Up(0, card)
    move = GAME.read(f"form {card} a5", STATE)
    assert isinstance(move, Form)
    assert move.card == card


def test_the_names_are_those_of_the_page() -> None:
    names = "F F' I L L' N N' P P' T U V W X Y Y' Z Z' I4 O4 T4 S4 Z4 L4 J4"
    assert sorted(FIGURES) == sorted(names.split())


def test_before_the_tiles_lie_a_figure_is_read_as_it_is_written() -> None:
    assert GAME.read("form F c3", start()) == Form("F", INDEX["c3"])
    assert GAME.read("block 2 T4 f6", start()) == BlockCard(1, "T4", INDEX["f6"])


# ---------------------------------------------------------------- other spellings

MALFORMED = [
    "",
    " ",
    "a1 a2",
    "line1",
    "line1 a1",
    "line1 a1 a2 a3",
    "line1 a1a2",
    "line1 a1-a2",
    "line1  a1 a2",
    "line1 a1  a2",
    " line1 a1 a2",
    "line1 a1 a2 ",
    "line1 a1 a2\n",
    "line1\ta1 a2",
    "Line1 a1 a2",
    "LINE1 a1 a2",
    "line1 A1 a2",
    "line1 a0 a2",
    "line1 a7 a2",
    "line1 g1 a2",
    "line1 a\u0661 a2",
    "line3 a1 a2",
    "line a1 a2",
    "diag a1 b2",
    "l a1 b3",
    "form",
    "form F",
    "form c3 F",
    "form F c3 d3",
    "form f c3",
    "form G c3",
    "form F\u2019 c3",
    "form F4 c3",
    "form I5 c3",
    "form X' c3",
    "form F'' c3",
    "form F  c3",
    "Form F c3",
    "block F c3",
    "block 0 F c3",
    "block 5 F c3",
    "block 12 F c3",
    "block two F c3",
    "block 2 c3 F",
    "block 2 F",
    "End",
    "end ",
    " end",
    "end turn",
    "pass",
    "resign",
    "tiles",
    "tiles " + NINE[:-1],
    "tiles " + NINE + "/",
    "tiles " + NINE.replace("/", " "),
    "tiles " + NINE.upper(),
    "tiles " + NINE.replace("y", "."),
    "decks",
    "decks 1",
    "decks 1 5",
    "decks 0 1",
    "decks 1,2",
    "decks 1 2 3 4 1",
    "decks 12",
    "up 1",
    "up F",
    "up 0 F",
    "up 5 F",
    "up 1 G",
    "up 1 c3",
    "up 1 F c3",
    "draw 1",
    "draw left",
    "draw 1 line",
    "draw 1 ?",
    "draw 0 left",
    "draw 1 left left",
    "draw 1 LEFT",
    "draw 5 left",
    "shuffle",
    "unblock 1",
    "?",
    "line1 a1 a2\0",
]


@pytest.mark.parametrize("text", MALFORMED, ids=repr)
def test_no_other_spelling_is_read(text: str) -> None:
    for state in (STATE, start()):
        with pytest.raises(Unreadable, match=r"is not a (move|figure|movement card)"):
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


WORDS = st.sampled_from(
    [*KINDS, *FIGURES, "form", "block", "end", "up", "draw", "decks", "tiles", "1", "2", "5", NINE, "?"]
)


@given(st.lists(WORDS | st.sampled_from(NAMES), min_size=1, max_size=4).map(" ".join))
def test_near_misses_are_moves_or_unreadable(text: str) -> None:
    try:
        move = GAME.read(text, STATE)
    except Unreadable as error:
        message = str(error)
    else:
        written = GAME.write(move)
        assert GAME.read(written, STATE) == move
        assert sorted(written.split()) == sorted(text.split()) or isinstance(move, Form | BlockCard)
        return
    assert "is not a" in message


@pytest.mark.parametrize("seats", SEATS)
def test_every_listed_move_is_read_back(seats: int) -> None:
    rng = Random(seats)
    state = dealt(seats, deck=6)
    while GAME.turn(state) != NOBODY:
        listed = [*GAME.moves(state), *(move for move, _ in GAME.chances(state))]
        texts = [GAME.write(move) for move in listed]
        assert [GAME.read(text, state) for text in texts] == listed
        assert len(set(texts)) == len(listed)
        state = GAME.apply(state, rng.choice(listed) if GAME.turn(state) == CHANCE else lively(state, rng))


def test_tiles_are_written_as_they_are_read() -> None:
    rng = Random(6)
    for _ in range(50):
        letters = list("rgby" * 9)
        rng.shuffle(letters)
        text = "/".join("".join(letters[i : i + 6]) for i in range(0, 36, 6))
        assert board(play(start(), f"tiles {text}")) == text
