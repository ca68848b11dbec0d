"""The booklet, statement by statement: the material, the setup of a hand, a turn, the end and the points."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boardroom.core.game import CHANCE, HIDDEN, NOBODY
from boardroom.games.phoenix.rules import Discard, Play
from boardroom.games.phoenix.tables import CARDS, COLOURS, LINE, SPECTRUM, is_sorted, points
from tests.games.phoenix.board import (
    CUBES,
    GAME,
    ONE,
    TWO,
    First,
    chances,
    deal,
    legal,
    play,
    random_states,
    settle,
    start,
    table,
)

NEARLY = "rrooygygbp"  # Permutation 1, places 6 and 7, sorts it
SORTED = "rrooyyggbp"


# ---------------------------------------------------------------- the aim and the material


def test_px_01_pawns_in_order_gain_points() -> None:
    """The aim is to put your pawns in a certain order to gain victory points."""
    assert points(SORTED, first=True) > points(SORTED, first=False)
    after = play(table(NEARLY, TWO, mine="P1"), "P1 6x7")
    assert after.scores[0] > after.scores[1]


def test_px_02_a_game_has_three_hands() -> None:
    """A game has three hands."""
    states = random_states(2)
    assert len(states[-1][0].done) == 3
    assert [len(state.done) for state, _ in states if GAME.turn(state) == NOBODY] == [3]
    assert {len(state.done) for state, _ in states} == {0, 1, 2, 3}


def test_px_03_most_points_after_three_hands_win() -> None:
    """Most victory points after three hands wins."""
    done = ((SORTED, TWO, CUBES, 1), (ONE, TWO, CUBES, 0))
    after = play(table(NEARLY, TWO, mine="P1", done=done), "P1 6x7")
    assert GAME.turn(after) == NOBODY
    assert GAME.outcome(after).places == (1, 2)
    assert GAME.outcome(after).scores == (9 + 4 + 9, 4 + 4 + 4)
    back = ((TWO, SORTED, CUBES, 2), (TWO, SORTED, CUBES, 2))
    after = play(table(NEARLY, TWO, mine="P1", done=back), "P1 6x7")
    assert GAME.outcome(after).places == (2, 1), "who wins the last hand may have lost the game"


def test_px_04_one_board() -> None:
    """One board: a line of ten for each of two players, and six spaces in the middle."""
    state = settle(start())
    assert [len(line) for line in state.lines] == [LINE, LINE] == [10, 10]
    assert len(state.cubes) == SPECTRUM == 6
    assert GAME.seats == (2,)


def test_px_05_six_cubes_of_different_colours() -> None:
    """Six spectrum cubes of different colours."""
    for seed in range(20):
        assert sorted(settle(start(), Random(seed)).cubes) == sorted(COLOURS) == sorted("roygbp")


def test_px_06_thirty_pawns_five_of_each_of_six_colours() -> None:
    """30 pawns: five of each of the six colours."""
    state = play(start(), *(f"cube {colour}" for colour in CUBES))
    assert chances(state) == pytest.approx({f"pawn {colour}": 5 / 30 for colour in "roygbp"})
    state = play(state, *["pawn r"] * 5)
    assert chances(state) == pytest.approx({f"pawn {colour}": 5 / 25 for colour in "oygbp"})


def test_px_07_fifty_cards() -> None:
    """50 cards."""
    assert sum(CARDS.values()) == 50
    assert deal(f"{CUBES} {ONE} {TWO}").left == 50


def test_px_08_one_bag() -> None:
    """One cloth bag: what is drawn from it is not in it any more, whoever draws."""
    state = play(start(), *(f"cube {colour}" for colour in CUBES), *["pawn r"] * 4, *["pawn o"] * 5, "pawn p")
    assert chances(state)["pawn r"] == pytest.approx(1 / 20)
    assert "pawn o" not in chances(state)


def test_px_09_one_booklet() -> None:
    """One rule booklet: the game names itself, and every rule it refuses a move by."""
    state = table(mine="M4")
    reasons = [GAME.why_not(state, move) for move in (Discard("R"), Play("M4", 0, 3), Play("M4", 8, 12))]
    assert [reason.rule for reason in reasons if reason] == ["card-hand", "card-distance", "card-end"]
    assert GAME.key == "phoenix"


# ---------------------------------------------------------------- the setup of a hand


def test_px_10_the_board_lies_between_the_players() -> None:
    """The board lies between the two players, broad side to them: both lines have the same columns."""
    state = play(table(mine="X", seat=1), "X 1")
    assert (state.lines[0][0], state.lines[1][0]) == (TWO[0], ONE[0])
    state = play(table(mine="X", seat=2), "X 10")
    assert (state.lines[0][9], state.lines[1][9]) == (TWO[9], ONE[9])


def test_px_11_the_cards_are_shuffled_into_a_pile() -> None:
    """The cards are shuffled into a face-down draw pile beside the board: any may come, and nobody knows which."""
    state = deal(f"{CUBES} {ONE} {TWO}")
    assert chances(state) == pytest.approx({f"draw {card}": n / 50 for card, n in CARDS.items()})
    hands = {settle(state, Random(seed)).hands for seed in range(20)}
    assert len(hands) > 15


def test_px_12_the_cubes_lie_at_random() -> None:
    """The six cubes go at random on the spaces in the middle."""
    assert chances(start()) == pytest.approx({f"cube {colour}": 1 / 6 for colour in "roygbp"})
    assert chances(play(start(), "cube g")) == pytest.approx({f"cube {colour}": 1 / 5 for colour in "roybp"})
    assert play(start(), "cube g", "cube r").cubes == "gr", "from left to right"
    assert len({settle(start(), Random(seed)).cubes for seed in range(30)}) > 20


def test_px_13_they_are_the_spectrum() -> None:
    """They are the spectrum that holds for the hand: only Modifications change it."""
    state = table(mine="M2 P1 R X Q1")
    for text in legal(state):
        assert (GAME.apply(state, GAME.read(text, state)).cubes != CUBES) == text.startswith("Q1")
    assert is_sorted("ppbbbggoor", "pbgyor")
    assert not is_sorted("ppbbbggoor", CUBES)


def test_px_14_all_pawns_go_into_the_bag() -> None:
    """All pawns go into the bag: at each hand there are all thirty again."""
    after = play(table(NEARLY, TWO, mine="P1"), "P1 6x7", *(f"cube {colour}" for colour in CUBES))
    assert len(after.done) == 1
    assert chances(after) == pytest.approx({f"pawn {colour}": 1 / 6 for colour in "roygbp"})


def test_px_15_each_draws_ten_pawns_at_random() -> None:
    """Each player draws ten pawns at random."""
    state = play(start(), *(f"cube {colour}" for colour in CUBES))
    drawn = 0
    while state.due == "pawn":
        state = GAME.apply(state, GAME.chance(state, Random(drawn)))
        drawn += 1
    assert drawn == 20
    assert [len(line) for line in state.lines] == [10, 10]
    counts: Counter[str] = Counter()
    for seed in range(200):
        counts.update(settle(start(), Random(seed)).lines[0])
    assert all(260 < counts[colour] < 410 for colour in "roygbp"), "333 of each are expected"


def test_px_16_and_lays_them_from_their_own_left() -> None:
    """And lays them one after the other, from their own left, on the spaces before them: their line."""
    state = play(start(), *(f"cube {colour}" for colour in CUBES), *(f"pawn {colour}" for colour in "rogrbypgob"))
    assert state.lines == ("rogrbypgob", "")
    state = play(state, "pawn y", "pawn p")
    assert state.lines == ("rogrbypgob", "py"), "seat 2 sits opposite: the first pawn is at the right end"
    assert deal(f"{CUBES} {ONE} {TWO}").lines == (ONE, TWO)


def test_px_17_the_first_player_is_chosen_or_drawn() -> None:
    """The first player is chosen or drawn."""
    chosen: dict[First, int] = {"1": 0, "2": 1}
    for first, seat in chosen.items():
        state = settle(start(first))
        assert (GAME.turn(state), state.starter) == (seat, seat)
    drawn = deal(f"{CUBES} {ONE} {TWO}", start("drawn"))
    assert chances(drawn) == {"first 1": 0.5, "first 2": 0.5}
    for text, seat in (("first 1", 0), ("first 2", 1)):
        assert GAME.turn(settle(play(drawn, text))) == seat


@pytest.mark.parametrize("first", ["1", "2"])
def test_px_18_the_first_player_takes_five_cards_unseen(first: First) -> None:
    """The first player takes the top five cards, unseen by the opponent."""
    seat = int(first) - 1
    state = deal(f"{CUBES} {ONE} {TWO}", start(first))
    for count, card in enumerate(("M2", "X", "R", "P1", "Q1"), start=1):
        state = play(state, f"draw {card}")
        assert (len(state.hands[seat]), len(state.hands[1 - seat])) == (count, 0)
    assert sorted(map(str, state.hands[seat])) == ["M2", "P1", "Q1", "R", "X"]
    assert GAME.redact(state, 1 - seat).hands[seat] == (HIDDEN,) * 5
    assert GAME.redact(state, seat).hands[seat] == state.hands[seat]


@pytest.mark.parametrize("first", ["1", "2"])
def test_px_19_the_opponent_takes_the_next_five(first: First) -> None:
    """The opponent takes the next five."""
    seat = int(first) - 1
    state = deal(f"{CUBES} {ONE} {TWO}", start(first))
    state = play(state, *["draw P1"] * 5, *["draw X"] * 4)
    assert (state.hands[seat], state.hands[1 - seat]) == (("P1",) * 5, ("X",) * 4)
    assert GAME.turn(state) == CHANCE
    state = play(state, "draw X")
    assert GAME.turn(state) == seat
    assert state.left == 40


# ---------------------------------------------------------------- a turn


def test_px_20_a_hand_is_made_of_turns() -> None:
    """A hand is made of several turns, taken one after the other."""
    state = play(table(mine="M2 R", theirs="P3"), "R", "draw X")
    assert GAME.turn(state) == 1
    state = play(state, "P3 1x4", "draw M3")
    assert GAME.turn(state) == 0


def test_px_21_play_a_card_or_discard_one() -> None:
    """On your turn you must play a card or discard one."""
    state = table(mine="M4 P4 R Q2 X")
    words = {text.split()[0] for text in legal(state)}
    assert words == {"M4", "P4", "R", "Q2", "X", "-"}, "there is nothing else, such as passing"
    assert {text for text in legal(state) if text[0] == "-"} == {"- M4", "- P4", "- R", "- Q2", "- X"}


def test_px_22_a_played_card_takes_effect_at_once() -> None:
    """A played card takes effect at once."""
    state = play(table(mine="R"), "R")
    assert state.lines == ("bogrbypgor", TWO)
    assert GAME.turn(state) == CHANCE, "before the card is drawn"


def test_px_23_a_discarded_card_has_no_effect() -> None:
    """A discarded card has no effect."""
    state = table(mine="M2 P1 R Q1 X")
    for card in ("M2", "P1", "R", "Q1", "X"):
        after = play(state, f"- {card}")
        assert (after.lines, after.cubes) == (state.lines, state.cubes)


def test_px_24_the_card_goes_face_up_on_the_discard_pile() -> None:
    """The card goes face up on the discard pile beside the draw pile, played or discarded."""
    state = play(table(mine="M2 R", theirs="X"), "R", "draw X", "- X", "draw M3", "M2 1>3")
    assert state.discards == ("R", "X", "M2")
    assert "M2" not in state.hands[0]
    for seat in (0, 1, NOBODY):
        assert GAME.redact(state, seat).discards == ("R", "X", "M2")


@pytest.mark.parametrize("move", ["R", "- R"])
def test_px_25_then_draw_the_top_card(move: str) -> None:
    """Then draw the top card of the pile."""
    before = table(mine="R M2 M3 P3 P4")
    state = play(before, move)
    assert (len(state.hands[0]), state.left) == (4, 40)
    assert state.drawer == 0
    state = play(state, "draw Q2")
    assert state.hands[0] == ("M2", "M3", "P3", "P4", "Q2")
    assert state.hands[1] == before.hands[1]
    assert state.left == 39


# ---------------------------------------------------------------- the end of a hand


def test_px_26_the_hand_ends_when_a_line_is_sorted() -> None:
    """The hand ends when a player has sorted the pawns before them in the order of the spectrum."""
    state = play(table(NEARLY, TWO, mine="P1"), "P1 6x7")
    assert len(state.done) == 1
    assert (state.done[0].lines, state.done[0].cubes, state.done[0].first) == ((SORTED, TWO), CUBES, 0)
    state = play(table(ONE, NEARLY, mine="P1", seat=2), "P1 6x7")
    assert state.done[0].first == 1
    other = play(table(NEARLY, TWO, mine="P1"), "P1 7x8")
    assert not other.done


def test_px_27_missing_colours_are_ignored() -> None:
    """Colours missing from the line are ignored."""
    assert is_sorted("rrrrryyyyy", CUBES)
    assert is_sorted("oooogggbbb", CUBES)
    assert not is_sorted("rrrryrrrro", CUBES), "equal colours stand together"
    state = play(table("rrrryrbbbb", "ooooopppyg", mine="P1"), "P1 5x6")
    assert state.done[0].first == 0


def test_px_28_or_when_the_pile_is_exhausted() -> None:
    """Or it ends when the pile is exhausted."""
    state = table(mine="R M2", left=1)
    state = play(state, "R")
    assert not state.done
    state = GAME.apply(state, GAME.chances(state)[0][0])
    assert state.done[0].first == NOBODY


def test_px_29_a_line_without_orange_is_sorted() -> None:
    """A line without orange, otherwise in order, is sorted."""
    cubes = "gyrobp"
    state = play(table("ggyyrbrbpp", "oooooggyyr", cubes, mine="P1"), "P1 6x7")
    assert state.done[0].lines[0] == "ggyyrrbbpp"
    assert state.done[0].first == 0
    assert not is_sorted("ggyybrrbpp", cubes)


def test_px_30_then_both_players_get_points() -> None:
    """Then both players get points."""
    state = play(table("rrroogygbp", "pyyybbbogo", mine="P1 M2"), "P1 6x7")
    assert state.done[0].points == (5 + 4 + 2, 2 + 2)
    assert state.scores == (11, 4)


def test_px_31_five_for_being_first_to_sort() -> None:
    """5 for being the first to have sorted all pawns."""
    line = "rrooyyggbb"
    assert points(line, first=True) - points(line, first=False) == 5
    assert points(line, first=True) == 5


def test_px_32_four_for_every_colour() -> None:
    """4 for having every colour of the spectrum at least once."""
    assert points("roygbproyg", first=False) == 4
    assert points("royggyoryo", first=False) == 0
    assert points("roygbroygb", first=False) == 0, "five colours are not enough"


def test_px_33_two_for_three_in_a_row() -> None:
    """2 for three in a row of one colour."""
    assert points("rrroyoyoyo", first=False) == 2
    assert points("oyrrroyoyo", first=False) == points("oyoyoyorrr", first=False) == 2
    assert points("rroyrroyro", first=False) == 0


def test_px_34_three_for_four_in_a_row() -> None:
    """3 for four in a row."""
    assert points("rrrroyoyoy", first=False) == points("oyoyoyrrrr", first=False) == 3


def test_px_35_four_for_five_in_a_row() -> None:
    """4 for five in a row."""
    assert points("rrrrroyoyo", first=False) == points("yoyrrrrroy", first=False) == 4
    assert points("rrrrrooooo", first=False) == 8


def test_px_36_most_points_win_the_game() -> None:
    """Most points wins the game: the sum of the hands, however many hands each has won."""
    done = (("rrrrrooooo", "ygbpygbpyg", CUBES, 1), (ONE, TWO, CUBES, 0))
    after = play(table("ooyyrrggbb", "roygbpyogp", mine="X", done=done, left=1), "- X")
    after = GAME.apply(after, GAME.chances(after)[0][0])
    assert after.scores == (13 + 4 + 0, 0 + 4 + 4)
    assert GAME.outcome(after).winners == (0,)
