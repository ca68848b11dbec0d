"""What the page says beyond the booklet: its decisions, and what follows from them."""

from __future__ import annotations

from itertools import pairwise, permutations
from random import Random

import pytest

from boardroom.core.game import CHANCE, NOBODY, Unreadable
from boardroom.games.phoenix.rules import Deal, PhoenixOptions, PhoenixState
from boardroom.games.phoenix.tables import CARDS, COLOURS, PAWNS_EACH, is_sorted, points
from tests.games.phoenix.board import (
    CUBES,
    GAME,
    ONE,
    TWO,
    First,
    chances,
    data,
    deal,
    legal,
    load,
    play,
    random_states,
    settle,
    start,
    table,
    ways,
)

NEARLY, SORTED = "rrooygygbp", "rrooyyggbp"


def drawn(state: PhoenixState) -> PhoenixState:
    """Draw any card."""
    assert state.due == "draw"
    return GAME.apply(state, GAME.chances(state)[0][0])


# ---------------------------------------------------------------- components and cards


def test_there_are_five_pawns_of_each_colour() -> None:
    assert (len(COLOURS), PAWNS_EACH) == (6, 5)
    for seed in range(50):
        pawns = "".join(settle(start(), Random(seed)).lines)
        assert all(pawns.count(colour) <= 5 for colour in "roygbp")


def test_the_counts_that_the_booklet_lost_are_five_and_seven() -> None:
    assert (CARDS["M2"], CARDS["P2"]) == (5, 7)
    assert sum(n for card, n in CARDS.items() if card not in ("M2", "P2")) == 38


def test_a_modification_2_never_goes_past_an_end() -> None:
    found = ways(table(mine="Q2"), "Q2")
    for cube, there in ((1, 3), (2, 4), (5, 3), (6, 4)):
        assert {text for text in found if text.startswith(f"Q2 {cube}>")} == {f"Q2 {cube}>{there}"}


def test_there_is_no_movement_1() -> None:
    assert "M1" not in CARDS


def test_the_passed_pawns_shift_against_the_mover() -> None:
    """The booklet's example lets them shift along with it; the cards and the cube example are right."""
    assert play(table("roygrpbgop", "bbyyggrrpo", mine="M4"), "M4 3>7").lines[0] == "ro" + "grpb" + "y" + "gop"


def test_every_card_can_always_be_played() -> None:
    for seed in range(3):
        for state, _ in random_states(seed):
            if GAME.turn(state) >= 0:
                words = {text.split()[0] for text in legal(state)}
                assert words == {*map(str, state.hands[state.seat]), "-"}


def test_a_play_that_changes_nothing_to_see_is_allowed() -> None:
    state = table("rogrrypgob", "rybbgoypgy", mine="P1 X M2")
    for text in ("P1 4x5", "X 1"):
        after = play(state, text)
        assert after.lines == state.lines
        assert after.due == "draw"
    same = play(table("rroyoyrgbp", TWO, mine="R P1", theirs="R"), "P1 1x2")
    assert same.lines[0] == "rroyoyrgbp"


# ---------------------------------------------------------------- the setup of a hand


def test_the_next_hand_is_set_up_anew_cubes_included() -> None:
    state = play(table(NEARLY, TWO, mine="P1"), "P1 6x7")
    assert (state.cubes, state.lines, state.hands, state.discards) == ("", ("", ""), ((), ()), ())
    assert (state.due, state.left) == ("cube", 50)
    assert len(chances(state)) == 6
    orders = {settle(state, Random(seed)).cubes for seed in range(10)}
    assert len(orders) > 5


def test_agreed_otherwise_the_cubes_stay_as_the_hand_left_them() -> None:
    state = play(table(ONE, SORTED, "orygbp", mine="Q1", spectrum="whole match"), "Q1 1x2")
    assert state.done[0].cubes == state.cubes == "roygbp", "as they lay at its end, not at its beginning"
    assert (state.lines, state.hands, state.discards) == (("", ""), ((), ()), ())
    assert (state.due, state.left) == ("pawn", 50)
    assert state.between
    assert not play(state, "pawn r").between
    again = settle(state, Random(2))
    assert again.cubes == "roygbp"
    assert sorted(map(len, again.hands)) == [5, 5]


def test_agreed_otherwise_a_sorted_deal_takes_only_the_pawns_back() -> None:
    after = play(table(NEARLY, TWO, mine="P1", spectrum="whole match"), "P1 6x7")
    assert play(after, *(f"pawn {colour}" for colour in [*SORTED, *reversed(TWO)])) == after
    first = start(spectrum="whole match")
    assert deal(f"{CUBES} {SORTED} {TWO}", first) == first, "in the first hand nothing has been kept"


def test_agreed_otherwise_nothing_is_left_of_the_cubes_after_the_last_hand() -> None:
    done = ((SORTED, TWO, CUBES, 1),) * 2
    over = play(table(NEARLY, TWO, mine="P1", done=done, spectrum="whole match"), "P1 6x7")
    assert over.over
    assert (over.cubes, over.due) == ("", "")


def test_agreed_otherwise_cubes_that_nobody_moved_can_not_differ() -> None:
    plain = data(done=((SORTED, TWO, "orygbp", 1),))
    assert load(plain).cubes == CUBES
    with pytest.raises(Unreadable, match="they stay"):
        load(plain, spectrum="whole match")
    assert load(plain | {"cubes": "orygbp"}, spectrum="whole match").keeps
    moved = data(done=((SORTED, TWO, "orygbp", 1),), left=1, mine="P1 P1 P1 P1 P1", theirs="P1 P1 P1 P1 P1")
    assert {"Q1", "Q2"} & {*moved["discards"]}
    assert load(moved, spectrum="whole match").cubes == CUBES


@pytest.mark.parametrize("first", ["1", "2", "drawn"])
def test_starts_alternate(first: First) -> None:
    for seed in range(4):
        states = [state for state, _ in random_states(seed, first)]
        openers = [state.seat for state in states if GAME.turn(state) >= 0 and not state.discards]
        assert len(openers) == 3
        assert all(one == 1 - other for one, other in pairwise(openers))
        if first != "drawn":
            assert openers[0] == int(first) - 1


@pytest.mark.parametrize("seat", [1, 2])
def test_the_other_starts_the_next_hand_whoever_sorted(seat: int) -> None:
    """Not the loser, nor who would be next: the one who didn't start this one."""
    lines = (NEARLY, TWO) if seat == 1 else (TWO, NEARLY)
    state = play(table(*lines, mine="P1", seat=seat), "P1 6x7")
    assert state.starter == 2 - seat
    state = settle(state)
    assert GAME.turn(state) == 2 - seat
    assert state.left == 40


def test_the_option_first_is_seat_1_seat_2_or_drawn() -> None:
    assert PhoenixOptions().first == "1"
    for first in ("1", "2", "drawn"):
        assert PhoenixOptions.model_validate({"first": first}).first == first
    for wrong in ("0", "3", 1, None, "", "Drawn"):
        with pytest.raises(ValueError, match="first"):
            PhoenixOptions.model_validate({"first": wrong})
    seats = {GAME.turn(settle(start("drawn"), Random(seed))) for seed in range(20)}
    assert seats == {0, 1}


def test_first_is_drawn_once_and_only_if_drawn() -> None:
    expected: dict[First, int] = {"1": 0, "2": 0, "drawn": 1}
    for first, times in expected.items():
        moves = [move for _, move in random_states(5, first)]
        assert sum(isinstance(move, Deal) and move.what == "first" for move in moves) == times


def test_there_is_no_clock() -> None:
    assert GAME.clock(PhoenixOptions()) is None
    assert GAME.timeout(table()) is None


# ---------------------------------------------------------------- turns and the end of a hand


def test_there_is_no_passing() -> None:
    for state, _ in random_states(7):
        if GAME.turn(state) >= 0:
            for text in legal(state):
                after = GAME.apply(state, GAME.read(text, state))
                assert after.done != state.done or len(after.discards) == len(state.discards) + 1


def test_the_line_is_read_from_left_to_right_for_both() -> None:
    for seat in (1, 2):
        lines = (NEARLY, TWO) if seat == 1 else (TWO, NEARLY)
        state = play(table(*lines, mine="P1", seat=seat), "P1 6x7")
        assert state.done[0].first == seat - 1


def test_the_mirrored_order_does_not_count() -> None:
    mirror = NEARLY[::-1]
    for seat in (1, 2):
        lines = (mirror, TWO) if seat == 1 else (TWO, mirror)
        state = play(table(*lines, mine="P1", seat=seat), "P1 4x5")
        assert state.lines[seat - 1] == SORTED[::-1]
        assert not state.done
    for line in {"".join(line) for line in permutations("rooyy")}:
        assert is_sorted(line, CUBES) == (line == "rooyy")


def test_equal_colours_stand_together_and_groups_follow_the_cubes() -> None:
    assert is_sorted("bbgyyyprro", "bgypro")
    assert not is_sorted("bbgyyprroy", "bgypro")
    assert not is_sorted("bbgyyyrrpo", "bgypro")
    assert is_sorted("rrrrrppppp", "rgobyp")
    assert not is_sorted("ppppprrrrr", "rgobyp")


def test_the_hand_ends_with_the_draw_of_the_last_card_which_is_never_played() -> None:
    state = table(mine="R", left=2)
    state = drawn(play(state, "R"))
    assert (state.left, GAME.turn(state), state.done) == (1, 1, ())
    state = GAME.apply(state, GAME.moves(state)[-1])
    assert (GAME.turn(state), state.left) == (CHANCE, 1)
    state = drawn(state)
    assert len(state.done) == 1
    assert state.done[0].first == NOBODY
    assert state.due == "cube", "nobody plays the last card"


def test_the_pile_lasts_forty_turns_twenty_each() -> None:
    ended = 0
    for seed in range(6):
        turns = {0: 0, 1: 0}
        for state, move in random_states(seed):
            if GAME.turn(state) >= 0:
                turns[state.seat] += 1
            elif turns[0] and isinstance(move, Deal) and move.what == "cube" and not state.cubes:
                if state.done[-1].first == NOBODY:
                    assert turns == {0: 20, 1: 20}
                    ended += 1
                turns = {0: 0, 1: 0}
    assert ended > 5


def test_the_line_is_looked_at_before_the_draw() -> None:
    """Sorting on the very last turn counts, and then no card is drawn."""
    state = play(table(NEARLY, TWO, mine="P1", left=1), "P1 6x7")
    assert state.done[0].first == 0
    assert state.due == "cube"


def test_a_card_can_sort_the_opponents_line_then_the_opponent_is_first() -> None:
    state = play(table("pyobgrpgbo", "rrpyyyggbp", mine="X"), "X 3")
    assert state.done[0].lines == ("pypbgrpgbo", "rroyyyggbp")
    assert state.done[0].first == 1
    assert state.done[0].points == (4, 5 + 4 + 2)
    cubes = play(table(ONE, SORTED, "orygbp", mine="Q1"), "Q1 1x2")
    assert cubes.done[0].first == 1
    cubes = play(table(SORTED, TWO, "yrogbp", mine="Q2", seat=2), "Q2 1>3")
    assert cubes.done[0].first == 0


@pytest.mark.parametrize("seat", [1, 2])
def test_if_one_move_sorts_both_the_mover_is_first(seat: int) -> None:
    one, two = "rroyyyggbb", "rroooygbpp"
    state = play(table(one, two, "orygbp", mine="Q1", seat=seat), "Q1 1x2")
    assert state.done[0].first == seat - 1
    assert state.done[0].points[seat - 1] == points((one, two)[seat - 1], first=True)
    assert state.done[0].points[2 - seat] == points((one, two)[2 - seat], first=False)


@pytest.mark.parametrize("seat", [1, 2])
def test_an_exchange_that_sorts_both_makes_the_mover_first(seat: int) -> None:
    state = play(table("rroogyyggb", "ooyyogbbpp", mine="X", seat=seat), "X 5")
    assert state.done[0].lines == ("rroooyyggb", "ooyyggbbpp")
    assert state.done[0].first == seat - 1


@pytest.mark.parametrize(("one", "two"), [(SORTED, TWO), (TWO, SORTED), ("rrrrrooooo", "yyyyyggggg")])
@pytest.mark.parametrize("first", ["1", "2", "drawn"])
def test_a_sorted_deal_is_dealt_again_and_the_first_player_stays(one: str, two: str, first: First) -> None:
    state = deal(f"{CUBES} {one} {two}", start(first))
    assert state == start(first), "cubes and pawns, before any card; drawing who starts comes after the last deal"
    after = play(table(NEARLY, TWO, mine="P1"), "P1 6x7")
    again = deal(f"{CUBES} {one} {two}", after)
    assert again == after
    assert (again.starter, len(again.done)) == (1, 1)


def test_it_is_looked_at_after_the_last_pawn() -> None:
    state = deal(f"{CUBES} {SORTED} {TWO[1:]}", start())
    assert state.lines == (SORTED, TWO[1:])
    assert play(state, "pawn p") == start()
    mirrored = deal(f"{CUBES} {SORTED[::-1]} {TWO}", start())
    assert mirrored.due == "draw", "a mirrored line is not sorted"


def test_a_discard_sorts_nothing() -> None:
    for state, _ in random_states(11):
        if GAME.turn(state) >= 0:
            for card in set(state.hands[state.seat]):
                after = play(state, f"- {card}")
                assert after.done == state.done
                assert (after.lines, after.cubes, after.due) == (state.lines, state.cubes, "draw")


# ---------------------------------------------------------------- points


def test_nobody_is_first_when_the_pile_ran_out() -> None:
    state = drawn(play(table("rrrroyoygb", "pyyyppporg", mine="R", left=1), "- R"))
    assert state.done[0].points == (3, 2 + 2)
    assert state.done[0].first == NOBODY


def test_all_six_colours_count_sorted_or_not() -> None:
    assert points("roygbpgory", first=False) == 4
    assert points("rrooyyggbp", first=True) == 9


def test_every_run_counts_on_its_own() -> None:
    assert points("rrrggggbbb", first=True) == 5 + 2 + 3 + 2 == 12
    assert points("rrrgrrrgrr"[:10], first=False) == 4
    assert points("rrrorrgrrr"[:10], first=False) == 4, "two runs of one colour"
    assert points("rrrrrooooo", first=False) == 8


def test_a_run_of_five_is_no_three_or_four_besides() -> None:
    assert [points("r" * n + "oy" * 5, first=False) for n in range(1, 6)] == [0, 0, 2, 3, 4]


def test_a_hand_gives_at_most_13() -> None:
    assert points("rrrrroygbp", first=True) == 13
    assert points("rrrrrooooo", first=True) == 13
    assert points("rrroooygbp", first=True) == 13


def test_equal_points_share_the_win() -> None:
    done = ((SORTED, TWO, CUBES, 1), (ONE, SORTED, CUBES, 2))
    state = drawn(play(table(mine="R", left=1, done=done), "R"))
    assert GAME.turn(state) == NOBODY
    assert state.scores == (17, 17)
    outcome = GAME.outcome(state)
    assert (outcome.places, outcome.winners, outcome.drawn, outcome.scores) == ((1, 1), (0, 1), True, (17, 17))


def test_the_game_is_over_after_the_third_hand() -> None:
    done = ((SORTED, TWO, CUBES, 1), (ONE, SORTED, CUBES, 2))
    state = play(table(NEARLY, TWO, mine="P1", done=done), "P1 6x7")
    assert (GAME.turn(state), list(GAME.moves(state)), list(GAME.chances(state))) == (NOBODY, [], [])
    assert GAME.outcome(state).reason == "points"
