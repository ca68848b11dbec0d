"""What the booklet says, statement by statement: the box, the start, the turn, the Switch die and the token."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

import boardroom.games.switch
from boardroom.core.game import CHANCE, NOBODY
from boardroom.games.switch.odds import sums
from boardroom.games.switch.state import Act, SwitchState
from boardroom.games.switch.tables import DICE, FACES, KLICK, LAST
from tests.games.switch.board import (
    GAME,
    SEATS,
    asked,
    legal,
    match_states,
    play,
    refused,
    simply,
    start,
    table,
    throws_next,
    token,
    winners,
)  # fmt: skip

seats_ = pytest.mark.parametrize("seats", SEATS)


def chance_texts(state: SwitchState) -> list[str]:
    """Return every throw that may come, as a text."""
    return [GAME.write(move) for move, _ in GAME.chances(state)]


# ---------------------------------------------------------------- the box


def test_sw_01_published_by_goliath() -> None:
    """Goliath; copyright 2001 Anthony Vadasz Jr., licensed by The Michael Kohner Corporation."""
    told = " ".join((boardroom.games.switch.__doc__ or "").split())
    for name in ("Goliath", "2001 Anthony Vadasz Jr.", "The Michael Kohner Corporation"):
        assert name in told


def test_sw_02_small_parts() -> None:
    """Small parts, not for children under three."""
    told = " ".join((boardroom.games.switch.__doc__ or "").split())
    assert "small parts" in told
    assert "children under three" in told


@seats_
def test_sw_03_four_sets_of_cards_1_to_16(seats: int) -> None:
    """Four sets of cards numbered 1 to 16: one for each of up to four players, and a number of dice for each card."""
    assert max(GAME.seats) == 4
    assert len(start(seats).tops) == seats
    assert LAST == 16
    assert all(len(cards) == 16 for cards in DICE.values())


@seats_
def test_sw_04_one_dice_tray(seats: int) -> None:
    """One dice tray: one throw lies there at a time, whoever made it."""
    state = play(table(*[1] * seats), "throw 1 2 4 -")
    assert (state.dice, state.face) == ((1, 2, 4), "-")
    state = play(state, "discard", "stop", "throw 3 5 6 -")
    assert (state.dice, state.face) == ((3, 5, 6), "-")


def test_sw_05_five_ordinary_dice() -> None:
    """Five ordinary dice: no throw has more, and each die shows 1 to 6."""
    assert max(max(counts) for counts in DICE.values()) == 5
    shown = {die for text in chance_texts(start()) for die in text.split()[1:]}
    assert shown == set("123456")


def test_sw_06_one_switch_die() -> None:
    """One special die, the Switch die: a throw shows one of its faces."""
    assert len(FACES) == 6
    assert Counter(text.split()[-1] for text in chance_texts(table(1, 1))).keys() == set(FACES)
    assert all(len(text.split()) == 1 + 3 + 1 for text in chance_texts(table(1, 1)))


@seats_
def test_sw_07_one_block_token(seats: int) -> None:
    """One Block token: it lies in one place at a time, all through a match."""
    states = match_states(seats, Random(seats), lambda state, rng: rng.choice(GAME.moves(state)))
    places = Counter(token(state).split()[0] for state in states)  # token() sees to it that there is one
    assert min(places[place] for place in ("middle", "hand", "pile")) > 0


# ---------------------------------------------------------------- the aim and the start


@seats_
def test_sw_08_the_aim_is_to_be_the_first_to_get_rid_of_16(seats: int) -> None:
    """The aim is to be the first to get rid of card 16: whoever wins has none left, and all others have theirs."""
    for seed in range(20):
        end = match_states(seats, Random(f"{seats} {seed}"), simply)[-1]
        (winner,) = GAME.outcome(end).winners
        assert [top <= 16 for top in end.tops] == [seat != winner for seat in range(seats)]


@seats_
def test_sw_09_each_takes_the_16_cards_of_their_colour(seats: int) -> None:
    """Each player takes the 16 cards of their colour: everybody has all of them before the first throw."""
    assert start(seats).tops == (1,) * seats
    state = play(table(*[1] * seats), "throw 1 2 4 -", *["discard"] * 7)
    assert state.tops == (8, *[1] * (seats - 1)), "each discards their own"


def test_sw_10_sorted_upwards_1_on_top() -> None:
    """Sorted upwards, 1 on top: 1 is the first to go, and each card uncovers the next number."""
    state = play(table(1, 1), "throw 1 2 4 -")
    for top in range(1, 8):
        assert state.tops[0] == top
        state = play(state, "discard")


@seats_
def test_sw_11_four_slots_for_the_piles(seats: int) -> None:
    """The pile goes into one of the four slots of the tray: two to four play, each with one pile."""
    assert GAME.seats == (2, 3, 4)
    assert GAME.sides(seats) == tuple((seat,) for seat in range(seats))
    assert start(seats).seats == len(start(seats).tops) == seats <= 4


def test_sw_12_the_token_lies_within_everybodys_reach() -> None:
    """Dice, Switch die and token lie within everybody's reach: the token in the middle, and any player may get it."""
    assert token(start()) == "middle"
    for player in (1, 2, 3):
        state = table(1, 1, 1, turn=player)
        assert token(play(state, "throw 1 1 1 b")) == f"hand {player}"


@seats_
def test_sw_13_everybody_throws_five_dice_the_highest_begins(seats: int) -> None:
    """Everybody throws the five dice, the highest begins."""
    for best in range(seats):
        state = start(seats)
        for seat in range(seats):
            assert throws_next(state) == seat + 1
            assert state.dice_count == 5
            state = play(state, "throw 3 4 5 6 6" if seat == best else "throw 1 1 2 2 3")
        assert (state.phase, throws_next(state)) == ("throw", best + 1)


@seats_
def test_sw_14_play_goes_clockwise(seats: int) -> None:
    """Play goes clockwise: seats are numbered that way, and after the last comes the first."""
    state, order = table(*[1] * seats, turn=2), []
    for _ in range(seats + 1):
        order.append(throws_next(state))
        state = play(state, "throw 2 2 2 -")  # no 1: the turn passes
    assert order == [*range(2, seats + 1), 1, 2]


# ---------------------------------------------------------------- the turn


@pytest.mark.parametrize("dice", DICE)
def test_sw_15_throw_as_many_dice_as_the_top_card_says(dice: str) -> None:
    """Throw as many dice as the top card says (3 to 5), into the middle."""
    assert {*DICE[dice]} == {3, 4, 5}
    for top in range(1, 17):
        count = DICE[dice][top - 1]
        state = table(top, 1, dice=dice)
        assert {len(text.split()) - 2 for text in chance_texts(state)} == {count}
        for wrong in {3, 4, 5} - {count}:
            assert refused(state, f"throw{' 1' * wrong} -") == "throw-dice"


def test_sw_16_and_the_switch_die_with_them() -> None:
    """And the Switch die with them."""
    state = table(1, 1)
    assert {text.split()[-1] for text in chance_texts(state)} == {"g", "r", "b", "-"}
    assert refused(state, "throw 1 2 4") == "throw-face"


def test_sw_17_then_try_to_discard_as_many_cards_as_possible() -> None:
    """Then try to discard as many cards as possible: all that the dice make in a row may go."""
    state = play(table(3, 1), "throw 1 3 6 -")
    gone = 0
    while "discard" in legal(state):
        state = play(state, "discard")
        gone += 1
    assert (gone, state.tops[0]) == (2, 5), "3, and 4 = 1 + 3; nothing makes 5"


@pytest.mark.parametrize("top", range(1, 17))
def test_sw_18_a_card_needs_exactly_its_own_number(top: int) -> None:
    """A card needs exactly its own number from the dice: one more or less will not do."""
    state = table(top, 16)
    made = 0
    for move, _ in GAME.chances(state):
        text = GAME.write(move)
        if text.endswith("-"):
            after = GAME.apply(state, move)
            fits = top in sums(tuple(map(int, text.split()[1:-1])))
            assert ("discard" in legal(after)) == fits
            made += fits
    assert made


def test_sw_19_made_by_a_single_die_or_by_adding_up_several() -> None:
    """Made by a single die or by adding up several, each die once."""
    for top, thrown in ((4, "4 5 5"), (4, "1 3 6"), (3, "1 1 1"), (5, "1 1 1 2"), (16, "1 2 3 4 6")):
        assert legal(play(table(top, 1), f"throw {thrown} -")) == {"discard"}
    for top, thrown in ((4, "2 3 3"), (4, "1 1 1"), (8, "4 5 5 6")):
        assert asked(play(table(top, 1), f"throw {thrown} -")) == 0, "the turn has passed"


def test_sw_20_one_throw_may_serve_for_several_cards() -> None:
    """One throw may serve for several cards: the dice lie there and may be used again."""
    state = play(table(1, 1), "throw 1 2 4 -", "discard")
    assert state.dice == (1, 2, 4)
    assert "discard" in legal(state)


def test_sw_21_cards_go_one_after_the_other_in_increasing_order() -> None:
    """Cards go one after the other, in increasing order: what can't go now hides what could."""
    state = play(table(1, 1), "throw 1 3 6 -", "discard")
    assert state.tops[0] == 2
    assert refused(state, "discard") == "discard-sum", "3 could go, but 2 lies above it"


def test_sw_22_a_throw() -> None:
    """A throw: the dice and the face of the Switch die, which lie there. (The booklet's picture is lost.)"""
    state = play(table(5, 1), "throw 1 4 6 6 b")
    assert (state.dice, state.face) == ((1, 4, 6, 6), "b")
    assert refused(state, "throw 1 4 6 6 b") == "throw-time"


def test_sw_23_the_combinations_that_it_allows() -> None:
    """The combinations that it allows: all sums of some of its dice. (The booklet's picture is lost.)"""
    assert sums((1, 4, 6)) == {1, 4, 5, 6, 7, 10, 11}
    cards = [top for top in range(9, 17) if legal(play(table(top, 1), "throw 1 1 4 6 6 -"))]
    assert cards == [10, 11, 12, 13, 14, 16]


def test_sw_24_after_a_discard_pass_the_dice_on_or_take_a_risk() -> None:
    """After one or more discards: pass the dice on, or take a risk and throw again."""
    for discards in range(1, 8):
        state = play(table(1, 1), "throw 1 2 4 -", *["discard"] * discards)
        assert {"again", "stop"} <= legal(state)
        assert throws_next(play(state, "stop")) == 2
        again = play(state, "again")
        assert throws_next(again) == 1
        assert again.dice_count == (3 if discards < 4 else 4), "for the card that is on top now"


# ---------------------------------------------------------------- throwing again


def test_sw_25_whoever_throws_again_and_can_not_discard_is_finished() -> None:
    """Whoever throws again and can't discard at least the top card is finished: next player."""
    state = play(table(1, 1), "throw 1 1 2 -", "discard", "again", "throw 1 3 5 -")
    assert throws_next(state) == 2


def test_sw_26_and_is_penalised() -> None:
    """And is penalised; whoever discards again is not."""
    risk = play(table(4, 1), "throw 4 4 4 -", "discard", "again")
    assert play(risk, "throw 1 1 1 1 -").tops[0] < 5
    assert play(risk, "throw 1 1 1 5 -", "discard", "stop").tops[0] == 6


@pytest.mark.parametrize("top", range(2, 9))
def test_sw_27_top_card_2_to_8_back_to_the_beginning(top: int) -> None:
    """Top card 2 to 8: take all cards back and start again from the beginning."""
    dice = "6 6 6" if top <= 4 else "1 1 1 1"
    assert play(table(top, 3, risky=True), f"throw {dice} -").tops == (1, 3)


@pytest.mark.parametrize("top", range(9, 17))
def test_sw_28_top_card_9_to_16_back_to_the_klick_card(top: int) -> None:
    """Top card 9 to 16: take back only a part and start again at 9, the Klick card."""
    assert KLICK == 9
    assert play(table(top, 3, risky=True), "throw 1 1 1 1 1 -").tops == (9, 3)


def test_sw_29_past_card_8_the_pile_is_partly_protected() -> None:
    """So past card 8 the pile is partly protected: it never falls below 9 again."""
    falls = 0
    for seed in range(40):
        for before, after in pairwise(match_states(2, Random(seed), simply)):
            if sorted(before.tops) != sorted(after.tops):  # not a swap
                falls += sum(after.tops) < sum(before.tops)
                assert all(new >= 9 for old, new in zip(before.tops, after.tops, strict=True) if old >= 9)
    assert falls > 20


def test_sw_30_the_number_of_dice_changes_with_the_top_card() -> None:
    """The number of dice changes with the top card, within a turn as well."""
    assert [table(top, 1).dice_count for top in (4, 5, 8, 9)] == [3, 4, 4, 5]
    state = play(table(4, 1), "throw 1 1 4 -", "discard", "again")
    assert state.dice_count == 4


def test_sw_31_the_dice_drawn_on_the_cards_are_examples_only() -> None:
    """The values of the dice drawn on the cards are examples only: any throw that makes the number will do."""
    state = table(4, 1)
    for thrown in ("4 6 6", "1 3 6", "2 2 6", "1 1 2", "1 3 3", "4 4 4"):
        assert legal(play(state, f"throw {thrown} -")) == {"discard"}


def test_sw_32_whoever_can_not_discard_the_top_card_is_finished() -> None:
    """Whoever can't discard the top card after throwing is finished: next player; a first throw costs nothing."""
    for top, thrown in ((1, "2 3 6"), (4, "3 3 3"), (8, "1 1 1 1"), (16, "1 1 1 1 1")):
        state = play(table(top, 7), f"throw {thrown} -")
        assert throws_next(state) == 2
        assert state.tops == (top, 7)


def test_sw_33_a_1_and_no_way_to_make_2() -> None:
    """A throw with a 1 and no way to make 2: only card 1 goes. (The booklet's picture is lost.)"""
    state = play(table(1, 1), "throw 1 3 5 -")
    assert legal(state) == {"discard"}
    state = play(state, "discard")
    assert state.tops[0] == 2
    assert legal(state) == {"again", "stop"}


def test_sw_34_1_2_and_4_clear_all_up_to_7() -> None:
    """With 1, 2 and 4 thrown all cards up to 7 go: three by a single die, the others as 2+1, 1+4, 2+4 and all three."""
    assert sums((1, 2, 4)) == {1, 2, 4, 2 + 1, 1 + 4, 2 + 4, 1 + 2 + 4} == {*range(1, 8)}
    state = play(table(1, 1), "throw 1 2 4 -", *["discard"] * 7)
    assert state.tops[0] == 8
    assert legal(state) == {"again", "stop"}


# ---------------------------------------------------------------- the Switch die


@pytest.mark.parametrize("risky", [False, True])
def test_sw_35_it_is_always_thrown_with_the_dice(risky: bool) -> None:
    """It is always thrown with the dice, and can act in several ways: also when a player risks, or is blocked."""
    state = table(3, 5, 5, risky=risky)
    assert refused(state, "throw 1 2 4") == "throw-face"
    ways = {face: play(state, f"throw 1 2 4 {face}") for face in "grb-"}
    assert legal(ways["g"]) == {"swap 2", "swap 3", "keep"}
    assert throws_next(ways["r"]) == 2
    assert token(ways["b"]) == "hand 1"
    assert legal(ways["-"]) == {"discard"}
    blocked = table(3, 5, 5, blocked=1)
    assert {text.split()[-1] for text in chance_texts(blocked)} == {"g", "r", "b", "-"}


@seats_
def test_sw_36_green_you_may_swap_your_pile(seats: int) -> None:
    """Green: you may swap your pile with another player's."""
    tops = (5, 3, 9, 12)[:seats]
    state = play(table(*tops), "throw 1 1 1 1 g")
    assert legal(state) == {"keep", *(f"swap {seat}" for seat in range(2, seats + 1))}
    assert play(state, "keep").tops == tops
    for seat in range(2, seats + 1):
        swapped = list(tops)
        swapped[0], swapped[seat - 1] = tops[seat - 1], tops[0]
        assert play(state, f"swap {seat}").tops == tuple(swapped)


def test_sw_37_after_green_the_turn_passes_nothing_is_discarded() -> None:
    """After green the turn passes, nothing is discarded: not from the new pile, nor from the old."""
    state = play(table(3, 1), "throw 1 2 4 g")
    assert refused(state, "discard") == "switch-green"
    for word in ("swap 2", "keep"):
        after = play(state, word)
        assert throws_next(after) == 2
        assert sorted(after.tops) == [1, 3]


def test_sw_38_red_you_must_swap_at_once_with_the_lowest() -> None:
    """Red: you must swap at once with the player whose top card is lowest."""
    state = play(table(9, 5, 2, 7), "throw 1 1 1 1 1 r")
    assert legal(state) == {"swap 3"}
    for word in ("swap 2", "swap 4", "keep", "discard", "stop", "again"):
        assert refused(state, word) == "switch-red"
    assert play(state, "swap 3").tops == (2, 5, 9, 7)


def test_sw_39_red_and_nobody_lower_the_turn_passes() -> None:
    """Red, and nobody has a lower card: the turn simply passes."""
    for tops in ((2, 5), (2, 2), (2, 3, 2)):
        state = play(table(*tops), "throw 1 1 2 r")
        assert throws_next(state) == 2
        assert state.tops == tops


def test_sw_40_block_the_thrower_gets_the_token_at_once() -> None:
    """Block: the thrower gets the token at once."""
    state = play(table(1, 1), "throw 1 1 1 b")
    assert token(state) == "hand 1"
    assert asked(state) == 1


# ---------------------------------------------------------------- the Block token


def test_sw_41_the_token_has_two_uses() -> None:
    """The token has two uses: to cancel a swap, and to block a pile."""
    green = play(table(9, 5, holder=2), "throw 1 1 1 1 1 g", "swap 2")
    assert legal(green) == {"cancel", "pass"}
    other = play(table(1, 5, 5, holder=2), "throw 1 1 1 -")
    assert legal(other) == {"block 1", "block 3", "pass"}


def test_sw_42_use_a_stop_a_swap_between_two_players() -> None:
    """Use A: stop a swap between two players."""
    state = play(table(3, 12, holder=2), "throw 1 1 1 g", "swap 2")
    assert asked(state) == 2
    after = play(state, "cancel")
    assert after.tops == (3, 12)
    assert throws_next(after) == 2
    assert play(state, "pass").tops == (12, 3)


def test_sw_43_use_a_also_when_its_owner_is_not_one_of_the_two() -> None:
    """Use A: also when its owner isn't one of the two."""
    state = play(table(3, 12, 6, holder=3), "throw 1 1 1 g", "swap 2")
    assert asked(state) == 3
    assert play(state, "cancel").tops == (3, 12, 6)


@pytest.mark.parametrize("holder", [1, 2, 3])
def test_sw_44_use_a_no_effect_against_red(holder: int) -> None:
    """Use A: no effect against red: nobody is asked."""
    state = play(table(9, 5, 2, holder=holder), "throw 1 1 1 1 1 r")
    assert refused(state, "cancel") == "cancel-green"
    after = play(state, "swap 3")
    assert after.tops == (2, 5, 9)
    assert token(after) == f"hand {holder}"


def test_sw_45_use_b_block_a_pile_so_that_it_can_not_discard() -> None:
    """Use B: block an opponent's pile, so that it can't discard."""
    state = play(table(1, 1, holder=2), "throw 1 2 4 -", "block 1")
    assert state.tops == (1, 1)
    assert throws_next(state) == 2
    state = play(state, "throw 2 2 2 -", "throw 1 2 4 -")
    assert state.tops == (1, 1)
    assert throws_next(state) == 2, "the dice made 1, but the pile is blocked"


def test_sw_46_use_b_the_token_is_laid_on_that_pile() -> None:
    """Use B: the token is laid on that pile."""
    for seat in (1, 3):
        state = play(table(1, 1, 1, holder=2), "throw 1 2 4 -", f"block {seat}")
        assert token(state) == f"pile {seat}"


def test_sw_47_to_free_your_pile_throw_block() -> None:
    """To free your pile: throw Block; the token is yours then, and the dice count."""
    state = play(table(1, 1, blocked=1), "throw 1 2 4 b")
    assert token(state) == "hand 1"
    assert "discard" in legal(state)


def test_sw_48_or_throw_red_or_green_and_swap_the_blocked_pile_away() -> None:
    """Or throw red or green and swap the blocked pile away."""
    for throw in ("throw 1 1 1 1 r", "throw 1 1 1 1 g"):
        state = play(table(7, 3, blocked=1), throw, "swap 2")
        assert state.tops == (3, 7)
        assert token(state) == "pile 2"
        state = play(state, "throw 1 1 1 1 -", "throw 1 2 4 -")
        assert legal(state) == {"discard"}, "free again"


def test_sw_49_the_holder_may_play_the_token_at_any_time() -> None:
    """The holder may play the token at any time, also outside their turn."""
    own = play(table(1, 1, 1, holder=1), "throw 1 2 4 -")
    assert {"block 2", "block 3"} <= legal(own)
    others = play(table(1, 1, 1, holder=3), "throw 1 2 4 -")
    assert asked(others) == 3
    assert others.seat == 0
    assert {"block 1", "block 2"} <= legal(others)


@seats_
def test_sw_50_the_first_to_discard_their_16_wins(seats: int) -> None:
    """The first to discard their 16 wins."""
    for player in range(1, seats + 1):
        state = play(table(*[16] * seats, turn=player), "throw 1 2 3 4 6 -", "discard")
        assert winners(state) == {player}
        assert GAME.turn(state) == NOBODY != CHANCE
        assert Act("discard") not in GAME.moves(state)
