"""The booklet's preparations and its game for two: each test is named after its id in statements.json."""

from __future__ import annotations

import pytest

from boardroom.games.oxixo.rules import FLAG
from tests.games.oxixo.board import (
    BOTH_LINES,
    CORNERS,
    EMPTY,
    FIGURE_4,
    GAME,
    OPPONENTS_LINE,
    at,
    cubes,
    drawn,
    entries,
    legal,
    origins,
    play,
    refused,
    start,
    winners,
)
from tests.games.oxixo.oracle import CELLS, LINES, PERIPHERY

# ---------------------------------------------------------------- preparing


def test_ox_01_twenty_five_cubes_on_the_board() -> None:
    """Twenty-five cubes lie in the middle of the board, and no move adds or loses one."""
    for seats in (2, 4):
        state = start(seats)
        assert len(cubes(state).replace("/", "")) == 25
        after = play(state, *(["a1e1", "e5a5"] if seats == 2 else ["a1e1+", "e5a5-"]))
        assert len(cubes(after).replace("/", "")) == 25


def test_ox_02_a_cube_counts_by_its_upper_face() -> None:
    """A cube counts by its upper face: neutral, circle or cross, and never two of them."""
    state = at("x.o../...../...../...../..... x")
    assert cubes(state) == "x.o../...../...../...../....."
    assert state.crosses & state.circles == state.crosses & state.neutral == state.circles & state.neutral == 0
    assert (state.crosses | state.circles | state.neutral).bit_count() == 25


@pytest.mark.parametrize("seats", [2, 4])
def test_ox_03_all_start_neutral(seats: int) -> None:
    """At the start all cubes show neutral."""
    assert cubes(start(seats)) == EMPTY


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("cross", [1, 2])
def test_ox_04_who_has_crosses_and_who_begins_is_chosen(seats: int, cross: int) -> None:
    """The players or teams choose who has crosses, who has circles and who begins."""
    for first in range(1, seats + 1):
        state = start(seats, cross=cross, first=first)
        assert GAME.turn(state) == first - 1
        side = 1 if first % 2 else 2
        mark = cubes(play(state, "a1e1" if seats == 2 else "a1e1+"))[-1]
        assert mark.lower() == ("x" if side == cross else "o")


@pytest.mark.parametrize("line", LINES, ids="-".join)
@pytest.mark.parametrize("mark", "xo")
def test_ox_05_the_aim_is_a_line_of_five_across_upright_or_diagonal(line: list[str], mark: str) -> None:
    """The aim is a line of five of your mark, across, upright or diagonal."""
    gap, *rest = line
    if gap[0] != line[-1][0] and gap[1] != line[-1][1]:  # a diagonal is closed from beside its corner
        move = ("e" if gap[0] == "a" else "a") + gap[1] + gap
    else:
        move = gap + line[-1]
    before = at(f"{drawn(dict.fromkeys(rest, mark))} {mark}")
    after = play(before, move)
    assert after.ended == "line"
    assert winners(after) == ({1} if mark == "x" else {2})


# ---------------------------------------------------------------- two players


def test_ox_06_in_turn_each_moves_a_cube() -> None:
    """In turn, each chooses a cube and moves it."""
    state = start()
    for ply, move in enumerate(["a1e1", "a5e5", "b1b5", "e3a3", "c1c5"]):
        assert GAME.turn(state) == ply % 2
        state = play(state, move)
    assert GAME.turn(state) == 1


def test_ox_07_nobody_may_pass() -> None:
    """Nobody may ever pass: every move takes a cube, and there is always one."""
    state = at("xxoox/ooxxo/xxoox/ooxxo/xxoo. o")
    assert all(len(text) == 4 and text[:2] in PERIPHERY for text in legal(state))
    assert FLAG not in GAME.moves(state)
    for mark in "xo":  # even where all but the fewest cubes are the opponent's
        other = "o" if mark == "x" else "x"
        full = at(f"{drawn(dict.fromkeys(CELLS, other) | dict.fromkeys(['a1', 'b3', 'c5', 'd2', 'e4'], mark))} {mark}")
        assert legal(full)
        assert GAME.turn(full) >= 0


def test_ox_08_take_a_neutral_or_own_cube_from_the_periphery() -> None:
    """Take a cube that is neutral or shows your mark, from the periphery."""
    assert len(PERIPHERY) == 16
    assert origins(start()) == set(PERIPHERY)
    state = at("x...o/.xo../..x../..o../o...x x")
    assert origins(state) == set(PERIPHERY) - {"e5", "a1"}
    for cell in set(CELLS) - set(PERIPHERY):
        assert refused(state, cell + "a1") == "cube-periphery"


def test_ox_09_in_the_first_round_a_neutral_cube() -> None:
    """In the first round it must be a neutral one: with two players there is no other that either could take."""
    first = start()
    for move in sorted(legal(first)):
        second = play(first, move)
        assert all(GAME.read(text, second).origin in neutral_cells(second.neutral) for text in legal(second))


def neutral_cells(bits: int) -> set[int]:
    return {cell for cell in range(25) if bits >> cell & 1}


def test_ox_10_never_the_opponents_mark() -> None:
    """Never one with the opponent's mark."""
    board = "xoxox/o...o/x...x/o...o/x.xox"
    for mark, own in (("x", "x"), ("o", "o")):
        state = at(f"{board} {mark}")
        letters = dict(zip((file + rank for rank in "54321" for file in "abcde"), board.replace("/", ""), strict=True))
        for cell in PERIPHERY:
            if letters[cell] not in (own, "."):
                assert refused(state, cell + ("e5" if cell != "e5" else "a5")) == "cube-opponent"
            else:
                assert cell in origins(state)


@pytest.mark.parametrize(("board", "mark"), [("....", "x"), ("x...", "x"), ("o...", "o"), ("....", "o")])
def test_ox_11_it_goes_back_with_your_mark(board: str, mark: str) -> None:
    """Whatever it showed, it goes back with your mark up."""
    after = play(at(f"...../...../...../...../{board}. {mark}"), "a1e1")
    assert cubes(after) == f"...../...../...../...../....{mark}"


def test_ox_12_it_goes_in_at_an_end_of_an_incomplete_row_pushing_it() -> None:
    """It goes in at an end of your choice of the rows left incomplete, pushing that row."""
    state = at("..x../..o../..x../..o../xo.ox x")
    assert entries(state, "c1") == {"a1", "e1", "c5"}
    assert cubes(play(state, "c1a1")) == "..x../..o../..x../..o../xxoox"
    assert cubes(play(state, "c1e1")) == "..x../..o../..x../..o../xooxx"
    assert cubes(play(state, "c1c5")) == "..x../..x../..o../..x../xooox"


def test_ox_13_never_back_where_it_was() -> None:
    """Never back to the place it was taken from."""
    state = start()
    for cell in PERIPHERY:
        assert cell not in entries(state, cell)
        assert refused(state, cell + cell) == "push-back"


def test_ox_14_figure_4_three_ways_in() -> None:
    """Figure 4: the cube may go in by pushing at A, B or C; a corner cube has two ways; 44 first moves in all."""
    state = start()
    for origin, ways in (FIGURE_4 | CORNERS).items():
        assert entries(state, origin) == set(ways)
        for entry in set(CELLS) - {*ways, origin}:
            assert refused(state, origin + entry) == "push-line"
    assert len(legal(state)) == 44


def test_ox_15_a_line_of_your_mark_wins() -> None:
    """Whoever makes a line of five of their mark wins; the app announces it."""
    after = play(at("...../...../...../...../xxxx. x"), "e5e1")
    assert (after.ended, winners(after)) == ("line", {1})
    after = play(at("...../...../...../...../oooo. o"), "e5e1")
    assert (after.ended, winners(after)) == ("line", {2})
    after = play(at("...../...../...../...../xxxx. x", cross=2), "e5e1")
    assert (after.ended, winners(after)) == ("line", {2})
    assert GAME.outcome(after).places == (2, 1)


def test_ox_16_a_line_of_the_opponents_mark_loses_even_with_your_own() -> None:
    """Whoever makes a line of the opponent's mark loses, even with a line of their own in the same move."""
    for board in (OPPONENTS_LINE, BOTH_LINES):
        after = play(at(f"{board} x"), "a5a1")
        assert (after.ended, winners(after)) == ("own-goal", {2})
    after = play(at(f"{BOTH_LINES} o"), "a5a1")  # here the opponent's line is the one in row 2
    assert cubes(after) == "...../...../ooooo/xxxxx/o...."
    assert (after.ended, winners(after)) == ("own-goal", {1})
