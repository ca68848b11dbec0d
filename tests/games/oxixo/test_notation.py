"""Oxixo's texts: one spelling is written, and only the spellings that the page names are read."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.core.game import Unreadable
from boardroom.games.oxixo.rules import FLAG, Dot, Move
from tests.games.oxixo.board import EMPTY, GAME, at, cubes, loaded, play, show, start
from tests.games.oxixo.oracle import CELLS, PERIPHERY, some_position

SEATS = st.sampled_from([2, 4])


# ---------------------------------------------------------------- moves


def test_cells_are_named_from_the_south_west() -> None:
    """File a to e from left to right, rank 1 to 5 from the bottom up."""
    assert cubes(play(start(), "e1a1")) == "...../...../...../...../x...."
    assert cubes(play(start(), "a1e1")) == "...../...../...../...../....x"
    assert cubes(play(start(), "a1a5")) == "x..../...../...../...../....."
    assert cubes(play(start(), "e1e5")) == "....x/...../...../...../....."


def test_a_move_is_origin_and_entry() -> None:
    """`a1e1` takes a1 and pushes in at e1: the row slides towards a."""
    state = at("...../...../...../...../.o.x. x")
    assert cubes(play(state, "a1e1")) == "...../...../...../...../o.x.x"
    move = GAME.read("a1e1", state)
    assert (CELLS[move.origin], CELLS[move.entry], move.dot) == ("a1", "e1", "")


def test_with_four_plus_is_yourself_and_minus_your_partner() -> None:
    assert show(play(start(4), "a1e1+")) == "...../...../...../...../....X 2 r1"
    assert show(play(start(4), "a1e1-")) == "...../...../...../...../....x 2 r1"
    assert show(play(start(4, first=4), "a1e1+")) == "...../...../...../...../....o 1 r1"
    assert show(play(start(4, first=4), "a1e1-")) == "...../...../...../...../....O 1 r1"


@pytest.mark.parametrize("seats", [2, 4])
def test_every_move_that_can_be_written_is_read_back(seats: int) -> None:
    """Legal or not: all pairs of cells, with a dot where there are teams, and the flag."""
    state = start(seats)
    dots: tuple[Dot, ...] = ("",) if seats == 2 else ("+", "-")
    texts = set()
    for move in [FLAG, *(Move(origin, entry, dot) for origin in range(25) for entry in range(25) for dot in dots)]:
        text = GAME.write(move)
        assert GAME.read(text, state) == move
        texts.add(text)
    assert len(texts) == 1 + 625 * len(dots)


def test_every_first_move_is_a_text_of_the_page() -> None:
    """Every legal first move is a text of the page."""
    texts = {GAME.write(move) for move in GAME.moves(start())}
    assert {text[:2] for text in texts} == {text[2:] for text in texts} == set(PERIPHERY)


MALFORMED = [
    "",
    " ",
    "a1",
    "e1",
    "a1e",
    "a1e1e1",
    "A1E1",
    "A1e1",
    "a1E1",
    "a1 e1",
    "a1-e1",
    "a1xe1",
    "a1>e1",
    " a1e1",
    "a1e1 ",
    "a1e1\n",
    "\na1e1",
    "1ae1",
    "a0e1",
    "a1e6",
    "f1a1",
    "a1f1",
    "a1e1++",
    "a1e1+-",
    "a1e1*",
    "+a1e1",
    "a1e1\u2212",
    "a1e1\u2013",
    "a\u0661e\u0661",
    "\u0430\u0031e1",
    "a\uff11e1",
    "Flag",
    "FLAG",
    "flag ",
    "flag+",
    "pass",
    "skip",
    "resign",
    "-",
    "a1e1\0",
    "a1e1, e1a1",
]


@pytest.mark.parametrize("text", MALFORMED)
def test_no_other_spelling_is_read(text: str) -> None:
    for seats, spelling in ((2, text), (4, text), (4, text + "+")):
        with pytest.raises(Unreadable, match=r"is not a move: write the cube and the end .* as in a1e1"):
            GAME.read(spelling, start(seats))


def test_a_dot_is_written_with_teams_and_only_there() -> None:
    for text in ("a1e1+", "a1e1-"):
        with pytest.raises(Unreadable, match=r"as in a1e1$"):
            GAME.read(text, start(2))
    with pytest.raises(Unreadable, match=r"as in a1e1\+$"):
        GAME.read("a1e1", start(4))


@given(st.text(max_size=8), SEATS)
def test_any_text_is_a_move_or_unreadable(text: str, seats: int) -> None:
    try:
        assert GAME.write(GAME.read(text, start(seats))) == text
    except Unreadable as error:
        message = str(error)
    else:
        return
    assert repr(text) in message


@given(st.from_regex(r"[a-f][0-6][a-f][0-6][+*-]?", fullmatch=True), SEATS)
def test_near_misses_are_moves_or_unreadable(text: str, seats: int) -> None:
    right = set(text[:4]).isdisjoint("f06") and text[4:] in (("",) if seats == 2 else ("+", "-"))
    if right:
        assert GAME.write(GAME.read(text, start(seats))) == text
    else:
        with pytest.raises(Unreadable):
            GAME.read(text, start(seats))


def test_a_skip_is_not_written() -> None:
    """The moves of a game with skips are only those that were made."""
    state = at("XoXoX/o...o/X...X/o...X/XXXoo 1", 4)
    after = play(state, "b1a1+", "d1e1+", "b1a1-")
    assert after.plies == 3
    assert GAME.turn(after) == 2


# ---------------------------------------------------------------- positions


@pytest.mark.parametrize(
    ("text", "seat"),
    [("...../...../..x../...../o.... x", 0), ("...../...../..x../...../o.... o", 1), (f"{EMPTY} x", 0)],
)
def test_a_position_of_two_says_the_mark_to_move(text: str, seat: int) -> None:
    assert GAME.turn(at(text)) == seat
    assert GAME.turn(at(text, cross=2)) == 1 - seat
    assert GAME.dump(at(text)) == GAME.dump(at(text, cross=2)) == text


def test_ranks_come_from_the_top_and_files_from_the_left() -> None:
    state = at("x..o./...../...../...../.o..x x")
    marks = {CELLS[cell]: "x" for cell in range(25) if state.crosses >> cell & 1}
    marks |= {CELLS[cell]: "o" for cell in range(25) if state.circles >> cell & 1}
    assert marks == {"a5": "x", "d5": "o", "b1": "o", "e1": "x"}


def test_capitals_point_at_the_first_partner() -> None:
    board = "Xx.oO/...../...../...../....."
    for cross, owners in ((1, (0, 2, 3, 1)), (2, (1, 3, 2, 0))):
        state = at(f"{board} 1", 4, cross=cross)
        for cell, owner in zip(("a5", "b5", "d5", "e5"), owners, strict=True):
            assert [seat for seat in range(4) if state.for_seat(seat) >> CELLS.index(cell) & 1] == [owner]


def test_a_position_of_four_says_the_seat_to_move() -> None:
    for seat in (1, 2, 3, 4):
        state = at(f"Xx.oO/...../...../...../..... {seat}", 4)
        assert GAME.turn(state) == seat - 1
        assert not state.opening
        assert GAME.dump(state) == f"Xx.oO/...../...../...../..... {seat}"


def test_r1_lasts_until_the_fourth_marked_cube() -> None:
    state = at("X.o../...../...../...../..... 3 r1", 4)
    assert GAME.dump(state) == "X.o../...../...../...../..... 3 r1"
    state = play(state, "b1b5+")
    assert show(state).endswith(" 4 r1")
    state = play(state, "e1a1+")
    assert show(state).endswith(" 1")
    for board in ("XxoO./...../...../...../.....", "XxoOX/o..../...../...../....."):
        with pytest.raises(Unreadable, match="the first round is over with the fourth marked cube"):
            at(f"{board} 1 r1", 4)


def test_a_new_game_is_written_as_its_position() -> None:
    assert GAME.dump(start()) == f"{EMPTY} x"
    assert GAME.dump(start(first=2)) == GAME.dump(start(cross=2)) == f"{EMPTY} o"
    assert GAME.dump(start(4)) == f"{EMPTY} 1 r1"
    assert GAME.dump(start(4, first=3, cross=2)) == f"{EMPTY} 3 r1"


BAD_POSITIONS = {
    2: [
        "",
        "x",
        EMPTY,
        f"{EMPTY} ",
        f" {EMPTY} x",
        f"{EMPTY}  x",
        f"{EMPTY} x ",
        f"{EMPTY} X",
        f"{EMPTY} .",
        f"{EMPTY} 1",
        f"{EMPTY} xo",
        f"{EMPTY} x r1",
        f"{EMPTY}\tx",
        f"{EMPTY} x\n",
        f"{EMPTY}/ x",
        f"/{EMPTY} x",
        "...../...../...../..... x",
        "...../...../...../...../...../..... x",
        "......../..../..../..../..... x",
        "5/5/5/5/5 x",
        ".....|.....|.....|.....|..... x",
        "...../...../..X../...../..... x",
        "...../...../..0../...../..... x",
        "...../...../..#../...../..... x",
        "...../...../..\u0445../...../..... x",
        "....................... x",
    ],
    4: [
        "",
        EMPTY,
        f"{EMPTY} ",
        f"{EMPTY} x",
        f"{EMPTY} 0",
        f"{EMPTY} 5",
        f"{EMPTY} 01",
        f"{EMPTY} +1",
        f"{EMPTY} 1 ",
        f"{EMPTY} 1  r1",
        f"{EMPTY} 1 R1",
        f"{EMPTY} 1 r",
        f"{EMPTY} 1 r2",
        f"{EMPTY} 1 r1 r1",
        f"{EMPTY} 1 r1 ",
        f"{EMPTY} r1",
        f"{EMPTY} r1 1",
        f"{EMPTY} \u0661",
        f"{EMPTY} \u00b2",
        f"{EMPTY} 1r1",
        "...../...../..Q../...../..... 1",
        "...../...../...../..... 1",
    ],
}


@pytest.mark.parametrize(("seats", "text"), [(seats, text) for seats, texts in BAD_POSITIONS.items() for text in texts])
def test_no_other_position_is_read(seats: int, text: str) -> None:
    with pytest.raises(Unreadable, match=r"a board is five ranks of five|after the board comes the"):
        at(text, seats)


@pytest.mark.parametrize("mark", "xo")
def test_a_position_with_a_line_of_five_is_no_position(mark: str) -> None:
    for to_move in "xo":
        with pytest.raises(Unreadable, match="line of five"):
            at(f"...../...../{mark * 5}/...../..... {to_move}")
        with pytest.raises(Unreadable, match="line of five"):
            at(f"{mark}..../.{mark}.../..{mark}../...{mark}./....{mark} {to_move}")
    for letters in (mark * 5, mark.upper() * 5, (mark + mark.upper()) * 2 + mark):
        with pytest.raises(Unreadable, match="line of five"):
            at(f"...../...../{letters}/...../..... 1", 4)


def test_a_position_whose_player_has_no_cube_is_no_position() -> None:
    board = "XoXoX/o...o/X...X/o...X/XXXoo"
    for seat in (2, 3):
        with pytest.raises(Unreadable, match="the player to move has no cube to take"):
            at(f"{board} {seat}", 4)
    for seat in (1, 4):
        assert GAME.turn(at(f"{board} {seat}", 4)) == seat - 1


@given(SEATS, st.integers(0, 10**6), st.sampled_from([1, 2]))
def test_made_up_positions_are_written_as_they_were_read(seats: int, seed: int, cross: int) -> None:
    text = some_position(Random(seed), seats, cross)
    assert GAME.dump(at(text, seats, cross=cross)) == text


@given(st.text(alphabet=".xoXO/ 1234r\n", max_size=40), SEATS)
def test_any_text_is_a_position_or_unreadable(text: str, seats: int) -> None:
    state = loaded(text, seats)
    assert state is None or GAME.dump(state) == text


@given(st.integers(0, 30), st.sampled_from(".xoXO/ 1234r\n\u00e9"), SEATS)
def test_a_position_with_one_letter_changed_is_read_exactly_or_not_at_all(at_: int, letter: str, seats: int) -> None:
    text = "x.o../.x.o./..x../o..../....x x" if seats == 2 else "X.o../.x.O./..X../o..../....x 1"
    spoilt = text[:at_] + letter + text[at_ + 1 :]
    state = loaded(spoilt, seats)
    assert state is None or GAME.dump(state) == spoilt
