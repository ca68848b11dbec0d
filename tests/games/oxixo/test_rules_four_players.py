"""The booklet's game for two teams, and its clock: each test is named after its id in statements.json."""

from __future__ import annotations

import pytest

from boardroom.games.oxixo.rules import FLAG, OxixoOptions
from tests.games.oxixo.board import (
    BOTH_LINES,
    CORNERS,
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
    show,
    start,
    winners,
)
from tests.games.oxixo.oracle import CELLS, PERIPHERY


def test_ox_17_two_teams_of_two() -> None:
    """Two teams of two."""
    assert GAME.sides(4) == ((0, 2), (1, 3))
    assert GAME.seats == (2, 4)
    state = start(4)
    assert [state.for_seat(seat) for seat in range(4)] == [0, 0, 0, 0]
    after = play(state, "a1e1+", "a5e5+", "b1b5+", "c5c1+")
    assert cubes(after).lower().count("x") == cubes(after).lower().count("o") == 2


def test_ox_18_partners_face_each_other() -> None:
    """Partners face each other: of four seats around the board, those two apart."""
    for side in GAME.sides(4):
        assert abs(side[0] - side[1]) == 2
    for first in (1, 2, 3, 4):  # a dot turned away from the mover points at the seat opposite
        state = start(4, first=first)
        after = play(state, "a1e1-")
        here = [seat for seat in range(4) if after.for_seat(seat)]
        assert here == [(first + 1) % 4]


def test_ox_19_turns_go_clockwise() -> None:
    """Turns go clockwise: A1 south, B1 west, A2 north, B2 east, and round again."""
    for first in (1, 2, 3, 4):
        state = start(4, first=first)
        order = []
        for move in ("a1e1+", "a5e5+", "b1b5+", "e3a3+", "c1c5+"):
            order.append(GAME.turn(state))
            state = play(state, move)
        assert order == [(first - 1 + turn) % 4 for turn in range(5)]


def test_ox_20_advice_is_agreed_at_the_start() -> None:
    """Agreed at the start: partners may or may not advise each other; that changes no move."""
    assert OxixoOptions().advice is False
    assert OxixoOptions(advice=True).advice is True
    assert start(4, advice=True) == start(4, advice=False)


def test_ox_21_in_turn_each_of_four_moves_a_cube() -> None:
    """In turn, each of the four chooses a cube and moves it."""
    state = start(4)
    for seat in (0, 1, 2, 3, 0):
        assert GAME.turn(state) == seat
        marked = cubes(state).lower()
        state = play(state, min(legal(state) & {"a1e1+", "a5e5+", "b1b5+", "b5b1+", "c1c5+"}))
        assert cubes(state).lower() != marked


def test_ox_22_take_a_neutral_cube_or_your_mark_with_its_dot_at_you() -> None:
    """Take a neutral cube, or one of your mark whose dot points at you, from the periphery."""
    board = "Xx.Oo/.Xx../.Oo../...../....."
    for seat, own in ((1, "a5"), (2, "d5"), (3, "b5"), (4, "e5")):
        state = at(f"{board} {seat}", 4)
        assert origins(state) == set(PERIPHERY) - {"a5", "b5", "d5", "e5"} | {own}
        for cell in ("b4", "c4", "b3", "c3", "c2"):
            assert refused(state, cell + "a1+") == "cube-periphery"


def test_ox_23_the_dot_says_which_partner_may_play_the_cube() -> None:
    """The dot says which partner may play the cube."""
    for letter, mine, partners in (("X", 1, 3), ("x", 3, 1), ("O", 2, 4), ("o", 4, 2)):
        board = f"{letter}..../..x../.oXo./..x../....."
        assert "a5" in origins(at(f"{board} {mine}", 4))
        assert refused(at(f"{board} {partners}", 4), "a5e5+") == "cube-dot"


# Figure 7: team A's cubes V and W point at A1 (south), X, Y and Z at A2 (north).
FIGURE_7 = {"V": "b5", "W": "e2", "X": "a4", "Y": "d1", "Z": "e5"}


@pytest.mark.parametrize("cross", [1, 2])
def test_ox_24_figure_7_v_and_w_for_a1_x_y_and_z_for_a2(cross: int) -> None:
    """Figure 7: V and W are for A1 only; X, Y and Z for A2 only."""
    mark = "x" if cross == 1 else "o"
    board = drawn({cell: mark.upper() if name in "VW" else mark for name, cell in FIGURE_7.items()})
    playable = {
        seat: {name for name, cell in FIGURE_7.items() if cell in origins(at(f"{board} {seat}", 4, cross=cross))}
        for seat in (1, 2, 3, 4)
    }
    assert playable == {1: {"V", "W"}, 2: set(), 3: {"X", "Y", "Z"}, 4: set()}


def test_ox_25_in_the_first_round_a_neutral_cube_with_four() -> None:
    """In the first round it must be a neutral one, even where a partner's cube is turned towards you."""
    third = play(start(4), "a1a5-", "e1e5+")
    assert show(third) == "x...O/...../...../...../..... 3 r1"
    assert refused(third, "a5e5+") == "cube-first-round"
    assert refused(third, "e5a5+") == "cube-opponent"
    assert "a5" not in origins(third)
    later = play(third, "c1c5+", "d1d5+", "b1b5+", "c1c5+")
    assert GAME.turn(later) == 2
    assert "a5" in origins(later)


def test_ox_26_never_the_opponents_mark_with_four() -> None:
    """Never one with the opponents' mark, whichever way its dot points."""
    for seat in (1, 2, 3, 4):
        state = at(f"Xx.../x..../...../o..../Oo... {seat}", 4)
        theirs = {"a1", "b1", "a2"} if seat in (1, 3) else {"a5", "b5", "a4"}
        assert not theirs & origins(state)
        for cell in theirs:
            assert refused(state, cell + ("e5+" if cell != "e5" else "a5+")) == "cube-opponent"


def test_ox_27_it_goes_back_with_your_teams_mark() -> None:
    """Whatever it showed, it goes back with your mark up."""
    for seat, letter in ((1, "X"), (2, "O"), (3, "x"), (4, "o")):
        for taken in (".", letter):
            state = at(f"...../.XOx./.oX../...../{taken}.... {seat}", 4)
            assert cubes(play(state, "a1e1+"))[-5:] == f"....{letter}"


def test_ox_28_you_point_the_dot() -> None:
    """You point the dot at the partner who may play it again: yourself or the other."""
    for seat, mine, partners in ((1, "X", "x"), (2, "O", "o"), (3, "x", "X"), (4, "o", "O")):
        state = at(f"...../.XOx./.oX../...../..... {seat}", 4)
        assert cubes(play(state, "a1e1+"))[-1] == mine
        assert cubes(play(state, "a1e1-"))[-1] == partners
    assert len(legal(start(4))) == 88


def test_ox_29_with_four_it_goes_in_at_an_end_of_an_incomplete_row() -> None:
    """It goes in at an end of your choice of the rows left incomplete, pushing that row, dots and all."""
    state = at("..x../..O../..X../..o../xO.oX 1", 4)
    assert entries(state, "c1") == {"a1", "e1", "c5"}
    assert cubes(play(state, "c1a1+")) == "..x../..O../..X../..o../XxOoX"
    assert cubes(play(state, "c1e1-")) == "..x../..O../..X../..o../xOoXx"
    assert cubes(play(state, "c1c5-")) == "..x../..x../..O../..X../xOooX"


def test_ox_30_with_four_never_back_where_it_was() -> None:
    """Never back to the place it was taken from."""
    state = start(4)
    for cell in PERIPHERY:
        assert refused(state, f"{cell}{cell}+") == refused(state, f"{cell}{cell}-") == "push-back"


def test_ox_31_figure_4_with_four() -> None:
    """Figure 4 holds here too."""
    state = start(4)
    for origin, ways in (FIGURE_4 | CORNERS).items():
        assert entries(state, origin) == set(ways)
        for entry in set(CELLS) - {*ways, origin}:
            assert refused(state, f"{origin}{entry}+") == "push-line"


# No neutral cube on the periphery; every cross there points at A1, every circle there at B2.
TWO_WITHOUT_CUBES = "XoXoX/o...o/X...X/X...o/oXoXo"


def test_ox_32_you_must_play_when_it_is_your_turn() -> None:
    """You must play when it is your turn: with a single cube to take, that is what there is to do."""
    state = at("XoXoX/o...o/X...X/X...o/oxoXo 3", 4)
    assert origins(state) == {"b1"}
    assert GAME.turn(state) == 2
    assert legal(state) == {f"b1{entry}{dot}" for entry in ("a1", "e1", "b5") for dot in "+-"}


def test_ox_33_except_when_there_is_no_cube_for_you() -> None:
    """Except when there is no neutral cube and none of your mark with its dot at you on the periphery."""
    after = play(at(f"{TWO_WITHOUT_CUBES} 1", 4), "b1a1+")
    assert cubes(after) == "XoXoX/o...o/X...X/X...o/XooXo"
    assert GAME.turn(after) == 3  # B1 and A2 have no cube
    assert GAME.turn(play(after, "c1c5+")) == 0
    inside = at("XoXoX/oxOxo/XOxOX/X...o/oXoXo 1", 4)  # cubes for B1 and A2 inside the board don't help them
    assert GAME.turn(play(inside, "b1a1+")) == 3
    neutral = at("XoXoX/o...o/X...X/X...o/oXoX. 1", 4)  # one neutral cube does
    assert GAME.turn(play(neutral, "b1a1+")) == 1


def test_ox_34_a_line_of_the_teams_mark_wins_for_both() -> None:
    """The team that makes a line of five of its mark wins."""
    for seat, letter, team in ((1, "X", {1, 3}), (2, "O", {2, 4}), (3, "x", {1, 3}), (4, "o", {2, 4})):
        after = play(at(f"...../...../...../...../{letter * 4}. {seat}", 4), "e5e1+")
        assert (after.ended, winners(after)) == ("line", team)


@pytest.mark.parametrize("four", ["XXXX", "xxxx", "XxxX", "xXxX"])
@pytest.mark.parametrize("dot", "+-")
def test_ox_35_whichever_way_the_dots_point(four: str, dot: str) -> None:
    """A line counts whichever way the dots point."""
    for seat in (1, 3):
        after = play(at(f"...../...../...../...../{four}. {seat}", 4), f"e5e1{dot}")
        assert (after.ended, winners(after)) == ("line", {1, 3})


def test_ox_36_a_line_of_the_opponents_mark_loses_for_both_partners() -> None:
    """The team that makes a line of the opponents' mark loses, even with a line of its own in the same move."""
    for board in (OPPONENTS_LINE, BOTH_LINES, "...../...../.OoOo/oXxXx/x...."):
        for seat in (1, 3):
            after = play(at(f"{board} {seat}", 4), "a5a1+")
            assert (after.ended, winners(after)) == ("own-goal", {2, 4})
            assert GAME.outcome(after).places == (2, 1, 2, 1)


# ---------------------------------------------------------------- time


def test_ox_37_a_game_takes_ten_to_twenty_minutes() -> None:
    """A game takes 10 to 20 minutes: clocks can give each player their share of that, or all of it."""
    for minutes in (10 / 4, 20 / 4, 10 / 2, 20 / 2, 10, 20):
        clock = GAME.clock(OxixoOptions(clock=int(minutes * 60)))
        assert clock is not None
        assert clock.seconds == minutes * 60


def test_ox_38_each_player_may_be_given_a_limited_time() -> None:
    """Each player may be given a limited time, for the whole game; without, there is no clock."""
    assert GAME.clock(OxixoOptions()) is None
    clock = GAME.clock(OxixoOptions(clock=300))
    assert clock is not None
    assert (clock.seconds, clock.per_turn) == (300, False)
    assert GAME.timeout(start()) == FLAG
