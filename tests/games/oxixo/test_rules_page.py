"""What the page settles where the booklet is silent; statements.json says which sentence each test stands for."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.core.game import NOBODY, Reason
from boardroom.games.oxixo.rules import FLAG, LIMIT
from tests.games.oxixo.board import GAME, SHUTTLE, SKIPPED, at, cubes, legal, origins, play, show, start, winners
from tests.games.oxixo.oracle import CELLS, LINES, PERIPHERY, some_position, table

# ---------------------------------------------------------------- setup


@pytest.mark.parametrize("seats", [2, 4])
def test_side_1_is_seat_1_or_team_a(seats: int) -> None:
    odd, even = GAME.sides(seats)
    assert 0 in odd
    assert 1 in even
    move = "a1e1" if seats == 2 else "a1e1+"
    for cross, marks in ((1, "xo"), (2, "ox")):
        for seat in range(seats):
            after = play(start(seats, cross=cross, first=seat + 1), move)
            assert cubes(after)[-1].lower() == marks[0 if seat in odd else 1]


@pytest.mark.parametrize(("seats", "first"), [(2, 3), (2, 4)])
def test_a_seat_that_is_not_there_can_not_start(seats: int, first: int) -> None:
    with pytest.raises(ValueError, match=f"seat {first} can't start: there are {seats} seats"):
        start(seats, first=first)


def test_the_first_round_never_bites_with_two() -> None:
    """Before anybody's second turn the only marked cubes are the opponent's."""
    for first in (1, 2):
        state = start(first=first)
        assert len(origins(state)) == 16
        for move in sorted(legal(state)):
            after = play(state, move)
            marked = {cell for cell in PERIPHERY if table(show(after), 2).cubes[cell].mark != "."}
            assert origins(after) == set(PERIPHERY) - marked
    third = play(start(), "a1e1", "a5e5")
    assert "e1" in origins(third)  # the second turn takes the own cube of the first


def test_the_first_round_with_four_is_everybodys_first_turn() -> None:
    for first in (1, 2, 3, 4):
        state = start(4, first=first)
        for turn, move in enumerate(["a1a5-", "e1e5-", "c1c5-", "d1d5-"]):
            assert state.opening, f"turn {turn + 1}"
            assert show(state).endswith(" r1")
            letters = dict(zip(CELLS, "".join(reversed(cubes(state).split("/"))), strict=True))
            assert all(letters[cell] == "." for cell in origins(state))
            state = play(state, move)
        assert not state.opening
        assert not show(state).endswith("r1")
        assert GAME.turn(state) == first - 1
        assert "c5" in origins(state)  # the partner's cube, turned towards the first player, may be taken at last
        assert "a5" not in origins(state)  # it was turned towards the partner


# ---------------------------------------------------------------- a turn


def test_a_push_may_leave_the_board_as_it_was() -> None:
    state = at("...../...../...../...../xx.oo x")
    after = play(state, "b1a1")
    assert cubes(after) == cubes(state)
    assert GAME.turn(after) == 1
    assert not after.ended
    teams = at("...../...../...../...../XX.OO 1", 4)
    assert cubes(play(teams, "b1a1+")) == cubes(teams)
    assert cubes(play(teams, "b1a1-")) == "...../...../...../...../xX.OO"


def test_dots_travel_with_their_cubes() -> None:
    state = at("...../...../...../...../.XxOo 1", 4)
    assert cubes(play(state, "a1e1+")) == "...../...../...../...../XxOoX"
    assert cubes(play(state, "a1e1-")) == "...../...../...../...../XxOox"
    upright = at("x..../X..../o..../O..../..... 2", 4)
    assert cubes(play(upright, "a1a5-")) == "o..../x..../X..../o..../O...."
    assert cubes(play(at("x..../X..../o..../O..../x.... 3", 4), "a1a5-")) == "X..../x..../X..../o..../O...."
    assert cubes(play(at("X..../X..../o..../O..../x.... 1", 4), "a5a1+")) == "X..../o..../O..../x..../X...."


def test_neutral_cubes_have_no_dot() -> None:
    rng = Random(5)
    for _ in range(40):
        state = start(4)
        while not state.ended:
            assert state.dots & ~(state.crosses | state.circles) == 0
            state = GAME.apply(state, rng.choice(GAME.moves(state)))


def test_a_player_without_a_cube_is_skipped_and_nobody_else() -> None:
    state = at(f"{SKIPPED} 1", 4)
    for _ in range(3):
        assert GAME.turn(state) in (0, 3)
        state = play(state, "b1a1+" if GAME.turn(state) == 0 else "d1e1+")
    assert GAME.turn(play(at(f"{SKIPPED} 1", 4), "b1a1-")) == 2  # A1 gave A2 a cube: only B1 is skipped
    assert GAME.turn(play(at(f"{SKIPPED} 4", 4), "d1e1-")) == 0  # A1's turn came before B1's cube mattered
    for position in ("XoXoX/o...O/X...X/o...X/XXXoo 1", "XoXoX/o...o/X...X/o..../XXXoo 1"):
        assert GAME.turn(play(at(position, 4), "b1a1+")) == 1  # B1 has a cube, or there is a neutral one


def test_at_most_two_turns_running_are_skipped_one_of_each_team() -> None:
    rng = Random(8)
    skips = set()
    for _ in range(1500):
        state = at(some_position(rng, 4), 4)
        after = GAME.apply(state, rng.choice(GAME.moves(state)))
        if not after.ended:
            skipped = (GAME.turn(after) - GAME.turn(state) - 1) % 4
            skips.add(skipped)
            assert GAME.moves(after)
    assert skips == {0, 1, 2}


def test_each_edge_holds_a_cube_for_a_side_whose_opponents_have_no_line() -> None:
    """Which is why a side is never left without a move."""
    rng = Random(13)
    edges = [line for line in LINES if set(line) <= set(PERIPHERY)]
    assert len(edges) == 4
    for _ in range(500):
        for seats in (2, 4):
            board = table(some_position(rng, seats), seats)
            for mark in "xo":
                assert all(any(board.cubes[cell].mark in (".", mark) for cell in edge) for edge in edges)


# ---------------------------------------------------------------- the end


def test_dots_do_not_matter_for_lines() -> None:
    for row in ("XXXX.", "xXxX.", "xxxx."):
        for move in ("e5e1+", "e5e1-"):
            assert play(at(f"...../...../...../...../{row} 1", 4), move).ended == "line"
    for row in (".OOOO", ".oOoO"):
        assert play(at(f"...../...../{row}/O..../..... 1", 4), "a5a1+").ended == "own-goal"


def test_a_finished_game_has_no_turn_and_no_moves() -> None:
    after = play(at("...../...../...../...../xxxx. x"), "e5e1")
    assert GAME.turn(after) == NOBODY
    assert GAME.moves(after) == ()
    assert GAME.timeout(after) is None
    assert GAME.why_not(after, GAME.read("a1e1", after)) == Reason("over")
    assert GAME.why_not(after, FLAG) == Reason("over")


@pytest.mark.parametrize("seats", [2, 4])
def test_flag_fall_loses_for_the_whole_team(seats: int) -> None:
    for first in range(1, seats + 1):
        state = start(seats, first=first)
        move = GAME.timeout(state)
        assert move == FLAG
        assert GAME.write(move) == "flag"
        assert GAME.read("flag", state) == FLAG
        assert "flag" not in legal(state)
        assert GAME.why_not(state, FLAG) == Reason("time")
        after = GAME.apply(state, FLAG)
        assert after.ended == "flag"
        assert winners(after) == {seat + 1 for seat in range(seats) if seat % 2 != (first - 1) % 2}


def test_the_third_time_is_a_draw_and_the_start_counts() -> None:
    state = at(f"{SHUTTLE} x")
    for ply, move in enumerate(["b1a1", "d1e1", "b1a1"], 1):
        state = play(state, move)
        assert not state.ended, f"after {ply} moves no position has been there three times"
    state = play(state, "d1e1")
    assert state.ended == "repetition"
    assert winners(state) == {1, 2}
    assert GAME.outcome(state).drawn


def test_a_position_counts_again_after_detours() -> None:
    """The three times need not follow each other, nor be reached the same way."""
    state = at(f"{SHUTTLE} x")
    state = play(state, "b1a1", "d1e1")  # second time
    state = play(state, "a1a5", "d1e1", "a5a1", "d1e1")
    assert cubes(state) == SHUTTLE
    assert state.ended == "repetition"


def test_the_same_board_with_another_player_to_move_is_another_position() -> None:
    rows = "xx.oo/...../...../...../XX.OO"  # each of the four has a push that changes nothing
    state = at(f"{rows} 1", 4)
    moves = ["b1a1+", "d1e1+", "b5a5+", "d5e5+"] * 2
    for move in moves[:-1]:
        state = play(state, move)
        assert cubes(state) == rows
        assert not state.ended
    state = play(state, moves[-1])
    assert state.ended == "repetition"
    assert winners(state) == {1, 2, 3, 4}


def test_the_player_to_move_after_skips_counts_for_repetition() -> None:
    state = at(f"{SKIPPED} 1", 4)
    state = play(state, "b1a1+", "d1e1+", "b1a1+")
    assert not state.ended
    assert play(state, "d1e1+").ended == "repetition"


def test_dots_count_for_repetition() -> None:
    state = at("xxxoo/...../...../...../XX.OO 1", 4)
    state = play(state, "b1a1+", "d1e1+", "b5a5+", "d5e5+")
    state = play(state, "b1a1+", "d1e1+", "b5a5-", "d5e5+")
    assert cubes(state).lower() == "xxxoo/...../...../...../xx.oo"
    assert not state.ended  # one dot points elsewhere


def test_taking_a_neutral_cube_begins_a_new_count() -> None:
    """With one marked cube more, no earlier position can come back."""
    state = play(at(f"{SHUTTLE} x"), "b1a1", "d1e1", "a5e5", "d1e1", "b1a1", "d1e1")
    assert not state.ended
    assert play(state, "b1a1").ended == "repetition"  # the position after a5e5, for the third time


def test_a_line_with_the_400th_move_wins() -> None:
    state = at({"position": "...../...../...../...../xxxx. x", "plies": LIMIT - 1, "earlier": []}, repetition=False)
    after = play(state, "e5e1")
    assert (after.ended, winners(after)) == ("line", {1})


@pytest.mark.parametrize(("seats", "board"), [(2, SHUTTLE), (4, "xx.oo/...../...../...../XX.OO")])
def test_without_repetition_a_game_of_400_moves_is_a_draw(seats: int, board: str) -> None:
    state = at(f"{board} {'x' if seats == 2 else 1}", seats, repetition=False)
    moves = ["b1a1", "d1e1"] if seats == 2 else ["b1a1+", "d1e1+", "b5a5+", "d5e5+"]
    for ply in range(LIMIT):
        assert not state.ended, f"after {ply} moves"
        state = play(state, moves[ply % seats])
    assert LIMIT == 400
    assert state.plies == 400
    assert state.ended == "limit"
    assert winners(state) == set(range(1, seats + 1))


def test_with_repetition_there_is_no_limit() -> None:
    state = at({"position": f"{SHUTTLE} x", "plies": LIMIT - 1, "earlier": []})
    assert not play(state, "b1a1", "d1e1", "b1a1").ended


def test_announcing_the_line_is_the_apps_business() -> None:
    """There is no move that announces: the line is found as soon as it stands."""
    state = at("...../...../...../...../xxxx. x")
    assert all(len(text) == 4 for text in legal(state))
    assert GAME.outcome(play(state, "e5e1")).reason == "line"
