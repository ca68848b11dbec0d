"""What the page settles where the booklet is silent; statements.json says which sentence each test stands for."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from boardroom.core.game import CHANCE, NOBODY, Clock
from boardroom.games.switch.state import SwitchOptions
from boardroom.games.switch.tables import DICE, FACES
from tests.games.switch.board import (
    GAME,
    SEATS,
    anyhow,
    asked,
    legal,
    match_states,
    play,
    refused,
    start,
    table,
    throws_next,
    token,
    winners,
)  # fmt: skip

seats_ = pytest.mark.parametrize("seats", SEATS)
NOTHING: dict[str, Any] = {}
PLAY_ON: dict[str, Any] = {"green": "play on"}
PENALTY: dict[str, Any] = {"blocked_risk": "penalty"}
COMES_OFF: dict[str, Any] = {"swapped_token": "comes off"}
PLACES: list[dict[str, Any]] = [{}, *({place: seat} for place in ("holder", "blocked") for seat in (1, 2, 3))]

MISS = "throw 1 1 1 1 1"  # for a top card from 9 on: makes at most 5


# ---------------------------------------------------------------- components


def test_two_to_four_can_play() -> None:
    assert GAME.seats == (2, 3, 4)


@seats_
def test_piles_nobody_has_stay_in_the_box(seats: int) -> None:
    assert len(start(seats).tops) == seats
    state = play(table(*[5] * seats), "throw 1 1 1 1 g")
    assert legal(state) == {"keep", *(f"swap {seat}" for seat in range(2, seats + 1))}
    for nobody in range(seats + 1, 5):
        assert refused(state, f"swap {nobody}") == "no-player"


def test_what_a_pile_has_discarded_goes_along_when_piles_are_swapped() -> None:
    state = play(table(12, 3), f"{MISS} g", "swap 2")
    assert state.tops == (3, 12)
    risk = play(state, "throw 2 4 6 6 6 -", "discard", "again", f"{MISS} -")
    assert risk.tops == (3, 9), "the pile falls back to 9 with the cards that the other had discarded"


@pytest.mark.parametrize(
    ("table_", "counts"),
    [
        ("short", {3: range(1, 5), 4: range(5, 9), 5: range(9, 17)}),
        ("long", {3: range(1, 8), 4: range(8, 12), 5: range(12, 17)}),
    ],
)
def test_the_two_tables_of_dice(table_: str, counts: dict[int, range]) -> None:
    for count, tops in counts.items():
        for top in tops:
            assert table(top, 1, dice=table_).dice_count == DICE[table_][top - 1] == count


def test_the_faces_are_one_green_one_red_two_block_two_blank() -> None:
    assert sorted(FACES) == sorted("grbb--")


# ---------------------------------------------------------------- the start


def test_the_total_counts_not_the_best_single_die() -> None:
    state = play(start(), "throw 1 1 1 1 6", "throw 2 2 2 3 3")
    assert throws_next(state) == 2


def test_only_the_equal_highest_throw_again_until_one_is_alone() -> None:
    state = play(start(4), "throw 1 1 1 1 1", "throw 2 3 4 5 6", "throw 1 1 1 1 2", "throw 2 4 4 4 6")
    assert [seat + 1 for seat in state.contenders] == [2, 4]
    assert throws_next(state) == 2
    state = play(state, "throw 1 1 1 1 1")
    assert throws_next(state) == 4
    state = play(state, "throw 1 1 1 1 1")
    assert (state.phase, throws_next(state)) == ("start", 2), "equal again"
    state = play(state, "throw 1 1 1 1 1", "throw 1 1 1 1 2")
    assert (state.phase, throws_next(state)) == ("throw", 4)


def test_a_later_throw_does_not_count_with_an_earlier_one() -> None:
    state = play(start(3), "throw 6 6 6 6 6", "throw 6 6 6 6 6", "throw 5 5 5 5 5")
    state = play(state, "throw 1 1 1 1 1", "throw 1 1 1 1 2")
    assert throws_next(state) == 2, "seat 3 is out, though 25 is more than 6"


def test_the_switch_die_is_not_thrown_for_the_start() -> None:
    assert refused(start(), "throw 1 1 1 1 1 -") == "throw-face"
    assert refused(start(), "throw 1 1 1") == "throw-dice"
    assert play(start(), "throw 1 1 1 1 1").face == ""


# ---------------------------------------------------------------- step 2: the Switch die


def test_blank_does_nothing() -> None:
    for token_at in PLACES:
        state = play(table(5, 3, 3, **token_at), "throw 1 1 1 1 -")
        assert state.tops == (5, 3, 3)
        assert token(state) == token(table(5, 3, 3, **token_at))
        assert throws_next(state) == 2


def test_block_takes_the_token_from_the_middle_a_holder_or_a_pile() -> None:
    for token_at in PLACES:
        state = play(table(1, 1, 1, **token_at), "throw 1 2 4 b")
        assert token(state) == "hand 1"
        assert asked(state) == 1


def test_block_frees_the_pile_that_it_is_taken_off() -> None:
    state = play(table(1, 1, 1, blocked=2), "throw 2 2 2 b")
    assert token(state) == "hand 1"
    state = play(state, "throw 1 2 4 -")
    assert asked(state) == 1, "seat 2 can discard again, so the holder is asked"
    assert play(state, "pass", "discard").tops == (1, 2, 1)


def test_after_block_the_turn_goes_on_with_the_same_dice() -> None:
    state = play(table(1, 1, blocked=1), "throw 1 3 5 b")
    assert legal(state) == {"discard", "block 2"}
    assert state.dice == (1, 3, 5)
    assert throws_next(play(table(1, 1), "throw 2 2 2 b")) == 2, "nothing to discard"


def test_green_ends_the_turn_also_for_who_declines() -> None:
    state = play(table(1, 1), "throw 1 2 4 g", "keep")
    assert throws_next(state) == 2
    assert state.tops == (1, 1)


def test_green_play_on_lets_who_declines_discard() -> None:
    state = play(table(1, 1, **PLAY_ON), "throw 1 2 4 g", "keep")
    assert legal(state) == {"discard"}
    assert play(state, "discard", "discard", "stop").tops == (3, 1)
    nothing = play(table(1, 1, **PLAY_ON), "throw 2 2 2 g", "keep")
    assert throws_next(nothing) == 2


def test_green_play_on_still_ends_the_turn_after_a_swap() -> None:
    state = play(table(1, 2, **PLAY_ON), "throw 1 2 4 g", "swap 2")
    assert throws_next(state) == 2
    assert state.tops == (2, 1)


def test_the_green_face_saves_from_the_penalty_even_when_played_on() -> None:
    for top, options in product((4, 12), (PLAY_ON, NOTHING)):
        thrown = "throw 1 1 1 g" if top == 4 else f"{MISS} g"
        state = play(table(top, 1, risky=True, **options), thrown, "keep")
        assert state.tops == (top, 1)
        assert throws_next(state) == 2


def test_red_among_equal_lowest_you_choose() -> None:
    state = play(table(9, 3, 5, 3), f"{MISS} r")
    assert legal(state) == {"swap 2", "swap 4"}
    assert play(state, "swap 2").tops == (3, 9, 5, 3)
    assert play(state, "swap 4").tops == (3, 3, 5, 9)


def test_red_ends_the_turn_swapped_or_not() -> None:
    assert throws_next(play(table(9, 3), f"{MISS} r", "swap 2")) == 2
    assert throws_next(play(table(3, 9), "throw 3 3 3 r")) == 2


def test_red_swaps_only_if_the_lowest_is_lower_than_yours() -> None:
    for mine, theirs in product(range(1, 17), repeat=2):
        state = table(mine, theirs)
        state = play(state, f"throw{' 1' * state.dice_count} r")
        assert (asked(state) == 1) == (theirs < mine)


def test_a_blocking_token_stays_on_the_pile_that_is_swapped() -> None:
    for face in "gr":
        mine = play(table(9, 3, 5, blocked=1), f"{MISS} {face}", "swap 2")
        assert (mine.tops, token(mine)) == ((3, 9, 5), "pile 2")
        theirs = play(table(9, 3, 5, blocked=2), f"{MISS} {face}", "swap 2")
        assert (theirs.tops, token(theirs)) == ((3, 9, 5), "pile 1")
        third = play(table(9, 3, 5, blocked=3), f"{MISS} {face}", "swap 2")
        assert token(third) == "pile 3"


def test_a_token_in_hand_stays_with_the_player() -> None:
    for holder in (1, 2, 3):
        state = play(table(9, 3, 5, holder=holder), f"{MISS} r", "swap 2")
        assert (state.tops, token(state)) == ((3, 9, 5), f"hand {holder}")


# ---------------------------------------------------------------- step 3: discarding


def test_every_card_may_use_all_the_dice_again() -> None:
    state = play(table(9, 1), "throw 3 3 3 4 6 -", "discard", "discard")
    assert state.tops[0] == 11, "9 = 3 + 6 = 3 + 3 + 3, 10 = 4 + 6 with the same 6"


def test_you_may_stop_or_throw_again_with_more_still_possible() -> None:
    state = play(table(1, 1), "throw 1 2 4 -", "discard")
    assert legal(state) == {"discard", "again", "stop"}
    assert play(state, "stop").tops == (2, 1)
    assert throws_next(play(state, "again")) == 1


def test_who_can_discard_must_discard_at_least_one() -> None:
    state = play(table(1, 1), "throw 1 2 4 -")
    assert legal(state) == {"discard"}
    assert refused(state, "stop") == refused(state, "again") == "discard-first"
    risk = play(state, "discard", "again", "throw 1 1 2 -")
    assert legal(risk) == {"discard"}, "with every throw anew"


@pytest.mark.parametrize("top", range(1, 17))
def test_nothing_possible_on_the_first_throw_costs_nothing(top: int) -> None:
    dice = {1: "2 2 2", 2: "1 3 5", 3: "2 2 2", 4: "1 1 1"}.get(top, "1 1 1 1" if top < 9 else "1 1 1 1 1")
    after = play(table(top, 1), f"throw {dice} -")
    assert after.tops == (top, 1)
    assert throws_next(after) == 2


# ---------------------------------------------------------------- step 4: stop or risk


def test_a_risk_has_the_dice_of_the_new_top_card() -> None:
    state = play(table(8, 1), "throw 2 6 6 6 -", "discard", "again")
    assert (state.tops[0], state.dice_count) == (9, 5)


def test_a_risk_that_ends_in_red_brings_no_penalty() -> None:
    swapped = play(table(12, 3, risky=True), f"{MISS} r", "swap 2")
    assert swapped.tops == (3, 12)
    alone = play(table(12, 13, risky=True), f"{MISS} r")
    assert alone.tops == (12, 13)
    assert throws_next(alone) == 2


def test_a_risk_that_ends_in_green_brings_no_penalty() -> None:
    state = play(table(4, 12, risky=True), "throw 1 1 1 g")
    assert play(state, "keep").tops == (4, 12)
    assert play(state, "swap 2").tops == (12, 4)


def test_block_does_not_save_from_the_penalty() -> None:
    state = play(table(4, 12, risky=True), "throw 1 1 1 b")
    assert state.tops == (1, 12)
    assert token(state) == "hand 1", "but the token is taken"


def test_a_fall_at_9_costs_nothing() -> None:
    assert play(table(9, 1, risky=True), f"{MISS} -").tops == (9, 1)


def test_the_next_turn_starts_without_risk() -> None:
    state = play(table(2, 2, risky=True), "throw 1 3 5 -", "throw 1 3 5 -")
    assert state.tops == (1, 2), "seat 2 threw for the first time"


# ---------------------------------------------------------------- step 5: the end


def test_discarding_16_wins_at_once() -> None:
    state = play(table(15, 1), "throw 3 4 4 5 6 -", "discard", "discard")
    assert winners(state) == {1}
    assert GAME.moves(state) == ()
    assert GAME.chances(state) == ()
    assert all(refused(state, text) == "over" for text in ("stop", "again", "discard", "throw 1 1 1 1 1"))


@seats_
def test_one_winner_and_no_places_below(seats: int) -> None:
    tops = (3, 16, 9, 1)[:seats]
    outcome = GAME.outcome(play(table(*tops, turn=2), "throw 2 3 3 4 4 -", "discard"))
    assert outcome.places == (2, 1, 2, 2)[:seats]
    assert outcome.reason == "last-card"
    assert outcome.scores == (3, 17, 9, 1)[:seats]
    assert not outcome.drawn


@seats_
def test_there_is_no_draw_and_no_limit_of_turns(seats: int) -> None:
    for seed in range(30):
        end = match_states(seats, Random(f"{seats} {seed}"), anyhow)[-1]
        assert len(GAME.outcome(end).winners) == 1


# ---------------------------------------------------------------- the token, use A


def test_a_cancelled_swap_gives_the_token_to_the_middle_and_ends_the_turn() -> None:
    for options in (NOTHING, PLAY_ON):
        state = play(table(1, 9, 5, holder=3, **options), "throw 1 2 4 g", "swap 2", "cancel")
        assert state.tops == (1, 9, 5)
        assert token(state) == "middle"
        assert throws_next(state) == 2, "nobody else may be chosen, and nothing is discarded"


def test_you_can_not_cancel_your_own_swap() -> None:
    state = play(table(1, 9, 5, holder=1), "throw 1 2 4 g")
    assert "cancel" not in legal(state)
    after = play(state, "swap 2")
    assert (after.tops, token(after)) == ((9, 1, 5), "hand 1"), "nobody is asked"


def test_without_a_holder_nobody_can_cancel() -> None:
    for token_at in PLACES:
        if "holder" in token_at:
            continue
        state = play(table(1, 9, 5, **token_at), "throw 1 2 4 g", "swap 2")
        assert state.tops == (9, 1, 5)
        assert throws_next(state) == 2


def test_the_partner_of_a_swap_may_cancel_it() -> None:
    state = play(table(1, 9, holder=2), "throw 1 2 4 g", "swap 2")
    assert (asked(state), legal(state)) == (2, {"cancel", "pass"})


# ---------------------------------------------------------------- the token, use B


def test_never_on_your_own_pile() -> None:
    own = play(table(1, 1, 1, holder=1), "throw 1 2 4 -")
    assert refused(own, "block 1") == "block-own"
    other = play(table(1, 1, 1, holder=2), "throw 1 2 4 -")
    assert refused(other, "block 2") == "block-own"


def test_a_blocked_pile_is_freed_by_anyone_who_throws_block() -> None:
    state = play(table(1, 1, 1, blocked=3), "throw 2 2 2 b", "throw 2 2 2 -")
    assert token(state) == "hand 1"
    state = play(state, "throw 1 2 4 -", "pass", "discard")
    assert state.tops == (1, 1, 2)


@pytest.mark.parametrize("face", ["g", "r"])
def test_a_swap_frees_and_blocks_the_new_owner(face: str) -> None:
    state = play(table(9, 3, blocked=1), f"{MISS} {face}", "swap 2")
    state = play(state, "throw 1 2 3 3 3 -")
    assert state.tops == (3, 9), "the new owner is blocked: 9 = 1 + 2 + 3 + 3 doesn't go"
    assert legal(play(state, "throw 3 3 3 -")) == {"discard"}
    other = play(table(9, 3, blocked=2), f"{MISS} {face}", "swap 2", "throw 1 2 3 3 3 -", "discard", "stop")
    assert other.tops == (3, 10), "also when another threw the face"


@pytest.mark.parametrize("face", ["g", "r"])
def test_with_the_option_a_swapped_token_comes_off_into_the_middle(face: str) -> None:
    for blocked in (1, 2):
        state = play(table(9, 3, 5, blocked=blocked, **COMES_OFF), f"{MISS} {face}", "swap 2")
        assert (state.tops, token(state)) == ((3, 9, 5), "middle")
    third = play(table(9, 3, 5, blocked=3, **COMES_OFF), f"{MISS} {face}", "swap 2")
    assert token(third) == "pile 3", "that pile was not swapped"
    held = play(table(9, 3, 5, holder=1, **COMES_OFF), f"{MISS} {face}", "swap 2")
    assert token(held) == "hand 1"


def test_a_blocked_player_still_throws_both_dice_kinds_without_penalty() -> None:
    state = table(12, 3, blocked=1)
    assert state.dice_count == 5
    assert refused(state, f"{MISS}") == "throw-face"
    for thrown in (f"{MISS} -", "throw 6 6 6 6 6 -"):
        after = play(state, thrown)
        assert after.tops == (12, 3)
        assert throws_next(after) == 2


# ---------------------------------------------------------------- when the token is played


def test_moment_1_the_holder_is_asked_before_the_first_card_goes() -> None:
    state = play(table(1, 1, 1, holder=3), "throw 1 2 4 -")
    assert asked(state) == 3
    assert legal(state) == {"block 1", "block 2", "pass"}
    assert state.tops == (1, 1, 1)
    passed = play(state, "pass")
    assert (asked(passed), legal(passed)) == (1, {"discard"})
    assert token(passed) == "hand 3"


def test_moment_1_if_it_is_not_the_throwers_pile_the_thrower_goes_on() -> None:
    state = play(table(1, 1, 1, holder=3), "throw 1 2 4 -", "block 2")
    assert (asked(state), legal(state)) == (1, {"discard"})
    assert token(state) == "pile 2"


def test_moment_1_cards_of_one_throw_go_without_another_question() -> None:
    state = play(table(1, 1, holder=2), "throw 1 2 4 -", "pass", *["discard"] * 7)
    assert state.tops == (8, 1)
    again = play(state, "again", "throw 1 2 2 3 -")
    assert asked(again) == 2, "but the next throw asks again"


def test_moment_1_only_after_a_throw_that_lets_another_discard() -> None:
    assert throws_next(play(table(1, 1, holder=2), "throw 2 2 2 -")) == 2
    own = play(table(1, 1, holder=1), "throw 1 2 4 -")
    assert asked(own) == 1


def test_moment_1_with_green_play_on_comes_after_keep() -> None:
    state = play(table(1, 1, holder=2, **PLAY_ON), "throw 1 2 4 g")
    assert asked(state) == 1
    state = play(state, "keep")
    assert (asked(state), legal(state)) == (2, {"block 1", "pass"})
    assert legal(play(state, "pass")) == {"discard"}
    assert throws_next(play(state, "block 1")) == 2


def test_moment_2_an_announced_green_swap() -> None:
    state = play(table(1, 9, 5, holder=3), "throw 1 2 4 g", "swap 2")
    assert (asked(state), legal(state)) == (3, {"cancel", "pass"})
    assert state.tops == (1, 9, 5), "not yet"
    after = play(state, "pass")
    assert (after.tops, token(after)) == ((9, 1, 5), "hand 3")


def test_moment_3_in_ones_own_turn_block_is_one_more_choice() -> None:
    state = play(table(1, 1, 1, holder=1), "throw 1 1 5 -")
    assert legal(state) == {"discard", "block 2", "block 3"}
    laid = play(state, "block 3")
    assert (asked(laid), legal(laid), token(laid)) == (1, {"discard"}, "pile 3")
    state = play(state, "discard", "discard")
    assert legal(state) == {"again", "stop", "block 2", "block 3"}
    laid = play(state, "block 2")
    assert (asked(laid), legal(laid)) == (1, {"again", "stop"})


def test_moment_3_not_beside_swap_and_keep() -> None:
    green = play(table(9, 1, 1, holder=1), f"{MISS} g")
    assert refused(green, "block 2") == "block-time"
    red = play(table(9, 1, 1, holder=1), f"{MISS} r")
    assert refused(red, "block 2") == "block-time"


def test_moment_3_not_when_the_throw_leaves_nothing_to_decide() -> None:
    state = play(table(1, 1, holder=1), "throw 2 2 2 -")
    assert throws_next(state) == 2
    assert throws_next(play(table(1, 1), "throw 2 2 2 b")) == 2


def test_a_block_face_takes_the_token_before_its_holder_can_answer() -> None:
    state = play(table(1, 1, holder=2), "throw 1 2 4 b")
    assert (asked(state), token(state)) == (1, "hand 1")


def test_whoever_laid_the_token_can_not_take_it_back() -> None:
    state = play(table(1, 1, 1, holder=1), "throw 1 2 4 -", "block 2")
    assert refused(state, "block 3") == "block-token"
    assert token(play(state, "discard", "stop", "throw 1 2 4 -")) == "pile 2"


# ---------------------------------------------------------------- corner cases


def test_a_blocked_player_who_throws_green_or_red_swaps_token_and_all() -> None:
    for face in "gr":
        state = play(table(9, 3, blocked=1), f"{MISS} {face}", "swap 2")
        assert (state.tops, token(state), throws_next(state)) == ((3, 9), "pile 2", 2)


def test_declining_green_or_red_with_nobody_lower_leaves_the_block() -> None:
    for options in (NOTHING, PLAY_ON):
        state = play(table(1, 3, blocked=1, **options), "throw 1 2 4 g", "keep")
        assert (state.tops, token(state), throws_next(state)) == ((1, 3), "pile 1", 2)
    state = play(table(1, 3, blocked=1), "throw 1 2 4 r")
    assert (state.tops, token(state), throws_next(state)) == ((1, 3), "pile 1", 2)


def test_you_may_take_a_blocked_pile_by_green_and_must_by_red() -> None:
    green = play(table(9, 12, 3, blocked=2), f"{MISS} g", "swap 2")
    assert (green.tops, token(green)) == ((12, 9, 3), "pile 1")
    red = play(table(9, 12, 3, blocked=3), f"{MISS} r")
    assert legal(red) == {"swap 3"}
    assert token(play(red, "swap 3")) == "pile 1"


def test_you_are_blocked_then_even_by_a_token_that_you_laid_yourself() -> None:
    state = play(table(1, 12, holder=1), "throw 1 1 1 -", "block 2", "discard", "stop", f"{MISS} -")
    state = play(state, "throw 1 2 4 g", "swap 2")
    assert (state.tops, token(state)) == ((12, 2), "pile 1")
    state = play(state, "throw 1 3 5 -", "throw 6 6 6 6 6 -")
    assert state.tops == (12, 2), "12 = 6 + 6 doesn't go"


def test_blocked_at_moment_1_in_a_risk_ends_the_turn_without_penalty() -> None:
    for top, thrown in ((4, "throw 4 4 4 -"), (12, "throw 6 6 6 6 6 -")):
        state = play(table(top, 1, holder=2, risky=True), thrown, "block 1")
        assert (state.tops, token(state), throws_next(state)) == ((top, 1), "pile 1", 2)


def test_with_the_option_blocked_in_a_risk_brings_the_penalty_and_the_token_stays() -> None:
    for top, thrown, back in ((4, "throw 4 4 4 -", 1), (12, "throw 6 6 6 6 6 -", 9)):
        state = play(table(top, 1, holder=2, risky=True, **PENALTY), thrown, "block 1")
        assert (state.tops, token(state), throws_next(state)) == ((back, 1), "pile 1", 2)
    first = play(table(4, 1, holder=2, **PENALTY), "throw 4 4 4 -", "block 1")
    assert first.tops == (4, 1), "a first throw costs nothing"
    another = play(table(4, 1, 1, holder=2, risky=True, **PENALTY), "throw 4 4 4 -", "block 3")
    assert another.tops == (4, 1, 1)
    saved = play(table(4, 1, holder=2, risky=True, **PENALTY, **PLAY_ON), "throw 4 4 4 g", "keep", "block 1")
    assert saved.tops == (4, 1), "the green face saves"


def test_if_the_dice_can_not_make_the_top_card_the_penalty_comes_at_once() -> None:
    state = play(table(4, 1, holder=2, risky=True), "throw 1 1 1 -")
    assert (state.tops, token(state), throws_next(state)) == ((1, 1), "hand 2", 2)


# ---------------------------------------------------------------- the clock


def test_a_clock_that_runs_out() -> None:
    cases = {
        "pass": [
            play(table(1, 1, 1, holder=3), "throw 1 2 4 -"),
            play(table(1, 9, 1, holder=3), "throw 1 2 4 g", "swap 2"),
        ],
        "keep": [play(table(1, 9, holder=1), "throw 1 2 4 g")],
        "swap 2": [play(table(9, 3, 5, 3, holder=1), f"{MISS} r")],
        "discard": [play(table(1, 1, holder=1), "throw 1 2 4 -"), play(table(1, 1), "throw 1 2 4 b", "block 2")],
        "stop": [
            play(table(1, 1, holder=1), "throw 1 2 4 -", "discard"),
            play(table(1, 1), "throw 1 3 5 -", "discard"),
        ],
    }
    for text, states in cases.items():
        for state in states:
            move = GAME.timeout(state)
            assert move is not None
            assert GAME.write(move) == text
            assert move in GAME.moves(state)


@seats_
def test_a_clock_has_something_to_do_wherever_somebody_decides(seats: int) -> None:
    for state in match_states(seats, Random(seats), anyhow):
        move = GAME.timeout(state)
        assert (move is None) == (GAME.turn(state) in (CHANCE, NOBODY))
        assert move is None or move in GAME.moves(state)


def test_a_turn_may_be_limited() -> None:
    assert GAME.clock(SwitchOptions()) is None
    assert GAME.clock(SwitchOptions(limit=30)) == Clock(30, per_turn=True)
