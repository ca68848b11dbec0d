"""What the page settles where the booklet is silent; statements.json says which sentence each test stands for."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from boardroom.core.game import CHANCE, HIDDEN, NOBODY
from boardroom.games.switcher.rules import SwitcherOptions
from boardroom.games.switcher.state import Decks, DrawCard, EndTurn, Up
from boardroom.games.switcher.tables import DECKS, KINDS
from tests.games.switcher.board import (
    GAME,
    SEATS,
    board,
    colour,
    dealt,
    figures,
    legal,
    play,
    refused,
    settle,
    start,
    swaps,
    table,
    winners,
)  # fmt: skip

seats_ = pytest.mark.parametrize("seats", SEATS)

T_RED = ".r..../rrr.../....../....../....../......"  # form T4 a5
# Red T4 at a5, green O4 at e5, blue I4 at a3, and a red I4 at c1.
FOUR = ".r..gg/rrr.gg/....../bbbb../....../..rrrr"


# ---------------------------------------------------------------- options and setup


@pytest.mark.parametrize("size", [6, 12, 23])
def test_a_short_deck_is_drawn_at_random_from_its_own_deck(size: int) -> None:
    rng = Random(size)
    found: Counter[str] = Counter()
    for _ in range(60):
        state = settle(start(deck=size), rng)
        while state.left(0):
            state = GAME.apply(state, Up(0, rng.choice(state.undrawn(0))))
        assert len(state.drawn[0]) == size
        assert state.drawn[0] <= set(DECKS[state.decks[0]])
        found.update(state.drawn[0])
    assert len(found) == 25
    assert all(count >= 60 * size / 23 / 4 for count in found.values())


def test_a_short_deck_ends_with_its_last_card() -> None:
    state = table(T_RED, "T4", size=6, left=(0,))
    assert state.left(0) == 0
    assert winners(play(state, "form T4 a5")) == {1}
    longer = play(table(T_RED, "T4 X I", size=6, left=(1,)), "form T4 a5")
    assert longer.due == (("up", 0),)
    assert len(GAME.chances(longer)) == 23 - 5, "which of the rest it is nobody knows"


@seats_
def test_decks_are_shuffled_and_who_gets_which_is_drawn(seats: int) -> None:
    rng = Random(seats)
    given = Counter(settle(start(seats), rng).decks for _ in range(300))
    assert len(given) == {2: 12, 3: 24, 4: 24}[seats]


def test_any_card_of_the_deck_may_come_next() -> None:
    state = play(table(T_RED, "T4 X I"), "form T4 a5")
    come = Counter(GAME.chance(state, Random(seed)) for seed in range(500))
    assert come.keys() == {Up(0, card) for card in state.undrawn(0)}
    assert all(30 <= count <= 75 for count in come.values()), "50 are expected, give or take 7"
    assert [weight for _, weight in GAME.chances(state)] == [0.1] * 10


@seats_
def test_seat_1_starts_or_whoever_is_chosen(seats: int) -> None:
    assert GAME.turn(dealt(seats)) == 0
    assert [GAME.turn(dealt(seats, first=first)) for first in range(1, seats + 1)] == list(range(seats))


@pytest.mark.parametrize(("seats", "first"), [(2, 3), (2, 4), (3, 4)])
def test_a_seat_that_is_not_there_can_not_start(seats: int, first: int) -> None:
    with pytest.raises(ValueError, match=f"seat {first} can't start: there are {seats} seats"):
        start(seats, first=first)


@seats_
def test_seats_are_numbered_in_the_order_of_play(seats: int) -> None:
    state = dealt(seats, first=2)
    order = []
    for _ in range(seats + 1):
        order.append(GAME.turn(state) + 1)
        state = play(state, "end")
    assert order == [*range(2, seats + 1), 1, 2]


# ---------------------------------------------------------------- swaps


def test_what_stands_between_does_not_matter() -> None:
    for between in "rgby":
        state = table(f"r{between}b.../....../....../....../....../......", hands=["line2 edge diag2"])
        assert {"line2 a6 c6", "edge a6 c6", "edge a6 f6"} <= legal(state)


def test_swapping_two_tiles_of_one_colour_is_legal_and_changes_nothing() -> None:
    state = table("rr..../....../....../....../....../......", hands=["line1 line1 edge"])
    after = play(state, "line1 a6 b6")
    assert board(after) == board(state)
    assert after.hands[0] == ("line1", "edge")
    assert sum(after.discards) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_swapping_a_tile_with_itself_is_not_a_move(kind: str) -> None:
    state = table(hands=[f"{kind} {kind} {kind}"])
    for cell in ("a6", "c3", "f1", "a3", "d6"):
        assert refused(state, f"{kind} {cell} {cell}") == "swap-itself"


def test_of_two_equal_cards_one_is_played() -> None:
    state = table(hands=["edge edge line1"])
    texts = [GAME.write(move) for move in GAME.moves(state)]
    assert sum(text.startswith("edge") for text in texts) == 108, "listed once"
    after = play(state, "edge a1 a2")
    assert after.hands[0] == ("line1", "edge")
    assert play(after, "edge a1 a2").hands[0] == ("line1",)


# ---------------------------------------------------------------- the turn


@pytest.mark.parametrize(("limit", "seconds"), [(120, 120), (30, 30), (3600, 3600), (0, None)])
def test_the_limit_of_a_turn_is_two_minutes_another_or_none(limit: int, seconds: int | None) -> None:
    clock = GAME.clock(SwitcherOptions(limit=limit))
    assert (clock and clock.seconds) == seconds
    assert clock is None or clock.per_turn


def test_swaps_and_figures_come_in_any_order_as_often_as_wanted() -> None:
    things = ["line1 e2 f2", "form T4 a5", "line2 d2 f2", "block 2 O4 e5", "diag1 e1 f2"]
    for order in permutations(things):
        if order.index("line1 e2 f2") < order.index("line2 d2 f2") < order.index("diag1 e1 f2"):
            state = table(FOUR, "T4 X I", "O4 X I")
            for text in order:
                state = settle(play(state, text))
            assert legal(state) == {"end"}
            assert (state.up[0][:2], state.blocked, state.hands[0]) == (("X", "I"), ("", "O4"), ())


def test_a_swap_stays_made_whether_a_figure_comes_of_it_or_not() -> None:
    state = table(T_RED, "T4 X I", hands=["line1 line2 diag1"])
    spoilt = play(state, "line2 b6 b4")
    assert figures(spoilt) == set()
    assert (colour(spoilt, "b4"), colour(spoilt, "b6")) == ("r", colour(state, "b4"))
    assert board(settle(play(spoilt, "end"))) == board(spoilt)
    assert "line2 b4 b6" not in legal(spoilt), "the card is gone"


def test_at_most_the_three_in_hand_nothing_is_drawn_before_the_end() -> None:
    state = table(T_RED, "T4 X I", hands=["line1 line2 diag1"])
    state = settle(play(state, "line1 e2 f2", "line2 d2 f2", "diag1 e1 f2", "form T4 a5"))
    assert state.hands[0] == ()
    assert swaps(state) == set()


def test_a_figure_may_be_formed_before_any_movement() -> None:
    assert "form T4 a5" in legal(table(T_RED, "T4 X I"))
    for seed in range(400):
        state = dealt(seed=seed)
        if own := [text for text in figures(state) if text.startswith("form")]:
            assert len(settle(play(state, own[0])).hands[0]) == 3
            break
    else:
        pytest.fail("no deal has a figure of the first player")


def test_a_figure_left_over_from_earlier_may_be_formed_used_or_not() -> None:
    state = table(FOUR, "X I W", "T4 O4 X")
    assert figures(state) == {"block 2 T4 a5", "block 2 O4 e5"}
    later = play(state, "end")
    assert figures(later) == {"form T4 a5", "form O4 e5"}, "left over and not used"
    used = settle(play(table(FOUR, "T4 O4 X", "T4 X I"), "form T4 a5"))
    used = settle(play(settle(play(used, "form O4 e5")), "end"))
    assert "form T4 a5" in legal(used), "left over and used"


def test_nothing_is_formed_by_itself() -> None:
    state = table(".g.rg./rrrgg./....../....../....../......", "T4 X I", "O4 X I", hands=["line2 line1 diag1"])
    made = play(state, "line2 b6 d6")
    assert figures(made) == {"form T4 a5", "block 2 O4 d5"}
    for after in (made, play(made, "line1 e2 f2"), settle(play(made, "end"))):
        assert (after.up, after.blocked, after.forbidden) == (state.up, ("", ""), "")


def test_the_card_that_turns_up_may_be_formed_in_the_same_turn() -> None:
    state = play(table(FOUR, "T4 X W", left=(20,)), "form T4 a5", "up 1 O4", "form O4 e5", "up 1 I4", "form I4 a3")
    assert state.up[0] == ("X", "W")
    assert len(state.hands[0]) == 3


def test_the_turn_may_end_with_cards_unspent() -> None:
    state = table(hands=["line1 line2 diag1"])
    after = play(state, "end")
    assert after.hands[0] == ("line1", "line2", "diag1")
    assert (GAME.turn(after), after.due) == (1, ())


def test_after_the_third_card_figures_may_still_be_formed() -> None:
    state = play(table(T_RED, "T4 X I"), "line1 e2 f2", "line2 d2 f2", "diag1 e1 f2")
    assert GAME.turn(state) == 0
    assert legal(state) == {"form T4 a5", "end"}


def test_the_end_is_always_the_players_word_or_the_clocks() -> None:
    state = settle(play(table(T_RED, "T4 X I"), "line1 e2 f2", "line2 d2 f2", "diag1 e1 f2", "form T4 a5"))
    assert GAME.turn(state) == 0, "even with nothing left to do"
    assert legal(state) == {"end"}
    assert GAME.timeout(state) == EndTurn()


# ---------------------------------------------------------------- the last colour


def test_a_block_sets_the_forbidden_colour_too() -> None:
    state = play(table(FOUR, "I4 X I", "T4 X I"), "block 2 T4 a5")
    assert state.forbidden == "r"
    assert figures(state) == {"form I4 a3"}
    assert refused(state, "form I4 c1") == "figure-colour"


def test_the_last_colour_is_anybodys_however_long_ago() -> None:
    state = settle(play(table(FOUR, "T4 X I", "X I W", "I4 X I", seats=3), "form T4 a5"))
    for _ in range(10):
        state = play(state, "end")
        assert state.forbidden == "r"
        assert refused(state, "block 3 I4 c1" if GAME.turn(state) != 2 else "form I4 c1") == "figure-colour"


def test_until_the_next_figure_replaces_it() -> None:
    state = settle(play(table(FOUR, "T4 O4 I4"), "form T4 a5"))
    assert state.forbidden == "r"
    state = settle(play(state, "form O4 e5"))
    assert state.forbidden == "g"
    assert {"form I4 a3", "form I4 c1"} <= legal(state)


def test_before_the_first_figure_no_colour_is_forbidden() -> None:
    for letters in ("r", "g", "b", "y"):
        state = table(T_RED.replace("r", letters), "T4 X I")
        assert state.forbidden == ""
        assert figures(state) == {"form T4 a5"}


def test_agreed_otherwise_a_turn_without_a_figure_frees_all_colours() -> None:
    state = table(FOUR, "T4 X I", "X I W", "I4 X I", seats=3, fades=True)
    state = play(settle(play(state, "form T4 a5")), "end")
    assert state.forbidden == "r", "in the turn after it"
    assert refused(state, "block 3 I4 c1") == "figure-colour"
    state = play(state, "end")
    assert state.forbidden == ""
    assert {"form I4 a3", "form I4 c1"} <= legal(state)


def test_agreed_otherwise_a_colour_is_forbidden_in_its_own_turn_and_in_the_next() -> None:
    state = settle(play(table(FOUR, "T4 O4 I4", "I4 X I", fades=True), "form T4 a5"))
    assert refused(state, "form I4 c1") == "figure-colour", "in its own turn"
    state = play(settle(play(play(state, "end"), "form I4 a3")), "end")
    assert state.forbidden == "b", "that turn has formed one, so it lasts"
    assert refused(state, "form I4 a3") == "figure-colour"
    assert play(state, "end").forbidden == ""


def test_agreed_otherwise_a_turn_that_runs_out_of_time_frees_them_too() -> None:
    state = play(table(FOUR, "T4 X I", forbidden="r", fades=True), "line1 e2 f2")
    timeout = GAME.timeout(state)
    assert timeout is not None
    assert GAME.apply(state, timeout).forbidden == ""


# ---------------------------------------------------------------- blocked cards


def test_the_blocked_card_turns_up_at_once_and_may_be_formed() -> None:
    state = play(table(FOUR, "O4", blocked=["T4"]), "form O4 e5")
    assert (state.up[0], state.blocked[0]) == (("T4",), "")
    assert figures(state) == {"form T4 a5"}
    after = play(state, "form T4 a5")
    assert after.due == (("up", 0),) * 3


# ---------------------------------------------------------------- corner cases


@pytest.mark.parametrize("left", [0, 1, 2])
def test_fewer_than_three_cards_left_turn_up_what_there_is(left: int) -> None:
    state = play(table(FOUR, "O4", blocked=["T4"], left=(left,)), "form O4 e5", "form T4 a5")
    if left:
        assert state.due == (("up", 0),) * left
        after = settle(state)
        assert (len(after.up[0]), after.left(0), GAME.turn(after)) == (left, 0, 0)
    else:
        assert winners(state) == {1}


def test_with_an_empty_deck_the_sector_just_shrinks() -> None:
    state = play(table(FOUR, "T4 O4 X", left=(0,)), "form T4 a5")
    assert (state.up[0], state.due, GAME.turn(state)) == (("O4", "X"), (), 0)
    state = play(state, "form O4 e5")
    assert (state.up[0], state.due, GAME.turn(state)) == (("X",), (), 0)


def test_with_two_cards_one_may_be_blocked_with_one_never() -> None:
    two = table(T_RED, "X I W", "T4 X", left=(10, 0))
    assert figures(two) == {"block 2 T4 a5"}
    one = table(T_RED, "X I W", "T4", left=(10, 0))
    assert refused(one, "block 2 T4 a5") == "block-only"


def test_a_blocked_card_and_an_empty_deck_change_nothing_else() -> None:
    state = table(FOUR, "O4 I4", blocked=["T4"], left=(0,))
    state = play(state, "form O4 e5", "form I4 a3")
    assert (state.up[0], state.blocked[0], GAME.turn(state)) == (("T4",), "", 0)
    assert winners(play(state, "form T4 a5")) == {1}


@pytest.mark.parametrize("why", ["block-one", "block-only"])
def test_a_card_that_may_not_be_blocked_does_not_touch_the_forbidden_colour(why: str) -> None:
    if why == "block-one":
        state = table(FOUR, "I4 X I", "T4 X", blocked=["", "W"], forbidden="g")
    else:
        state = table(FOUR, "I4 X I", "T4", forbidden="g")
    assert refused(state, "block 2 T4 a5") == why
    assert figures(state) == {"form I4 a3", "form I4 c1"}, "red is not forbidden"


def test_the_card_that_turned_up_again_can_not_be_blocked_a_second_time() -> None:
    state = table(FOUR, "O4", "X I W", blocked=["T4"], turn=1)
    state = play(state, "form O4 e5", "end")
    assert (state.up[0], state.blocked[0], GAME.turn(state)) == (("T4",), "", 1)
    assert refused(state, "block 1 T4 a5") == "block-only"


def test_three_cards_after_a_blocked_one_may_be_formed_in_the_same_turn() -> None:
    state = play(table(FOUR, "T4", left=(20,)), "form T4 a5", "up 1 O4", "up 1 X", "up 1 I4")
    assert {"form O4 e5", "form I4 a3"} <= legal(state)
    state = play(state, "form O4 e5")
    assert state.due == (("up", 0),), "replacing is normal again"


@pytest.mark.parametrize("seats", SEATS)
def test_movement_cards_can_not_run_short(seats: int) -> None:
    """At most twelve are in hands: all others are in pile and discards, so there is always one to draw."""
    used = Counter(dict.fromkeys(KINDS, 7)) - Counter(dict.fromkeys(("line1", "line2", "diag1"), seats))
    state = table(seats=seats, discards=list(used.elements()))
    assert sum(used.values()) == 49 - 3 * seats >= 37
    ended = play(state, "line1 e2 f2", "line2 d2 f2", "diag1 e1 f2", "end")
    assert len(GAME.chances(ended)) == 7
    after = settle(ended)
    assert [len(hand) for hand in after.hands] == [3] * seats


def test_the_discards_are_shuffled_when_a_card_is_needed_and_the_pile_is_empty() -> None:
    used = Counter(dict.fromkeys(KINDS, 7)) - Counter(["line1", "line2", "diag1"] * 2)
    almost = list((used - Counter(["edge"])).elements())  # one card is in the pile
    state = play(table(discards=almost), "line1 e2 f2", "line2 d2 f2", "end")
    assert [GAME.write(move) for move, _ in GAME.chances(state)] == ["draw 1 edge"]
    empty = play(state, "draw 1 edge")
    assert empty.pile == (0,) * 7
    assert sum(empty.discards) == 44, "not shuffled before it is needed"
    chances = dict(GAME.chances(empty))
    assert chances[DrawCard(0, "line1")] == 6 / 44, "this turn's are among them"
    shuffled = play(empty, "draw 1 line1")
    assert sum(shuffled.discards) == 0
    assert shuffled.pile == (5, 6, 5, 7, 7, 7, 6)
    whole = play(table(discards=almost), "end")
    assert sum(whole.discards) == 42, "nor when no card is needed"


def test_every_card_of_the_pile_is_drawn_equally_often() -> None:
    discards = [*["line1"] * 4, *["left"] * 6, *["right"] * 7]
    state = play(table(discards=discards), "line1 e2 f2", "end")
    pile = {"line1": 1, "line2": 5, "diag1": 5, "diag2": 7, "left": 1, "edge": 7}
    assert dict(GAME.chances(state)) == {DrawCard(0, kind): count / 26 for kind, count in pile.items()}
    drawn = Counter(GAME.chance(state, Random(seed)) for seed in range(1300))
    assert drawn.keys() == {DrawCard(0, kind) for kind in pile}
    assert all(abs(drawn[DrawCard(0, kind)] - 50 * count) < 80 for kind, count in pile.items())
    assert max(drawn[DrawCard(0, kind)] for kind in ("line1", "left")) < 90, "50 are expected, give or take 7"


def test_time_running_out_is_the_same_as_ending_the_turn() -> None:
    state = settle(play(table(FOUR, "T4 O4 X"), "line1 e2 f2", "form T4 a5"))
    move = GAME.timeout(state)
    assert move == EndTurn()
    after = settle(GAME.apply(state, move))
    assert after == settle(play(state, "end"))
    assert board(after) == board(state), "swaps stay"
    assert "T4" not in after.up[0], "figures stay"
    assert "O4" in after.up[0], "a figure standing but not named isn't formed"
    assert {"line2", "diag1"} <= set(map(str, after.hands[0])), "a card that was not swapped stays in hand"


def test_the_clock_does_nothing_while_chance_decides_or_when_the_game_is_over() -> None:
    assert GAME.timeout(start()) is None
    assert GAME.timeout(play(table(T_RED, "T4 X I"), "form T4 a5")) is None
    assert GAME.timeout(play(table(T_RED, "T4", left=(0,)), "form T4 a5")) is None


def test_what_is_known_to_all() -> None:
    """Discards, who has which deck, the number of cards left in each, and which card is blocked."""
    state = play(table(FOUR, "T4 X I", "O4 X I", hands=["line1 line2 diag1"]), "line1 e2 f2", "block 2 O4 e5")
    for watcher in (0, 1, NOBODY):
        seen = GAME.redact(state, watcher)
        assert seen.discards == state.discards
        assert seen.decks == state.decks
        assert [seen.left(seat) for seat in range(2)] == [state.left(seat) for seat in range(2)]
        assert seen.blocked == ("", "O4")
        assert seen.tiles == state.tiles


def test_what_is_known_to_nobody() -> None:
    """The order of decks and pile, and which cards a short deck left out: they are not even in the state."""
    state = settle(start(deck=6), Random(1))
    assert state.left(0) == 3
    assert len(state.undrawn(0)) == 20
    after = GAME.apply(GAME.apply(state, EndTurn()), EndTurn())
    for watcher in (0, 1, NOBODY):
        assert GAME.redact(after, watcher).pile is HIDDEN
    outcomes = GAME.chances(play(table(T_RED, "T4 X I", size=6, left=(2,)), "form T4 a5"))
    assert len({weight for _, weight in outcomes}) == 1


@seats_
def test_thirty_rounds_without_a_figure_stop_the_match(seats: int) -> None:
    state = table(seats=seats)
    for turn in range(30 * seats):
        assert state.quiet == turn
        assert GAME.turn(state) == turn % seats
        state = play(state, "end")
    assert (GAME.turn(state), state.ended) == (NOBODY, "quiet")
    assert winners(state) == set(range(1, seats + 1)), "equal numbers share"
    assert GAME.outcome(state).drawn


def test_they_stop_it_before_cards_are_drawn() -> None:
    state = play(table(quiet=59), "line1 e2 f2", "end")
    assert state.ended == "quiet"
    assert state.due == ()
    assert len(state.hands[0]) == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_a_figure_or_a_block_begins_the_thirty_rounds_anew(seats: int) -> None:
    last = 30 * seats - 1
    for text in ("form T4 a5", "block 2 O4 e5"):
        state = settle(play(table(FOUR, "T4 X I", "O4 X I", seats=seats, quiet=last), text))
        state = settle(play(state, "end"))
        assert (state.ended, state.quiet) == ("", 0)
        assert play(state, "end").quiet == 1


@pytest.mark.parametrize(
    ("up", "blocked", "left", "winning"),
    [
        (("X I W", "X I W", "X I W"), (), (10, 9, 10), {2}),
        (("X I W", "X I W", "X I W"), (), (9, 10, 9), {1, 3}),
        (("X I", "X I W", "X"), ("W", "", ""), (5, 5, 7), {1, 2, 3}),  # a blocked one counts
        (("X I", "X I W", "X"), ("", "", ""), (0, 0, 0), {3}),
    ],
)
def test_then_fewest_cards_in_sector_and_deck_win(
    up: tuple[str, ...], blocked: tuple[str, ...], left: tuple[int, ...], winning: set[int]
) -> None:
    state = play(table(None, *up, seats=3, blocked=blocked, left=left, quiet=89), "end")
    assert winners(state) == winning


def test_there_are_winners_and_no_places_below_them() -> None:
    state = play(table(seats=4, left=(3, 9, 4, 8), quiet=119), "end")
    outcome = GAME.outcome(state)
    assert (outcome.places, outcome.reason) == ((1, 2, 2, 2), "quiet")
    assert outcome.scores == (6, 12, 7, 11)


# ---------------------------------------------------------------- known traps


def test_a_small_figure_inside_a_larger_group_is_not_valid() -> None:
    """Neither a tetromino inside a pentomino, nor anything inside six tiles or more."""
    state = table("rrr.../.rr.../....../....../....../......", "O4 P L4", left=(0,))
    assert figures(state) == {"form P a6"}
    assert refused(state, "form O4 b5") == "figure-touching"
    big = table("rrrr../.rr.../....../....../....../......", "O4 P Y", left=(0,))
    assert figures(big) == set()
    assert {refused(big, f"form {card} b5") for card in ("O4", "P")} == {"figure-touching"}


def test_a_player_wins_when_deck_and_sector_are_empty_not_when_only_one_is() -> None:
    deck_left = play(table(T_RED, "T4", left=(5,)), "form T4 a5")
    assert GAME.turn(deck_left) == CHANCE, "the sector is empty, the deck is not"
    sector_left = play(table(T_RED, "T4 X", left=(0,)), "form T4 a5")
    assert GAME.turn(sector_left) == 0, "the deck is empty, the sector is not"
    blocked_left = play(table(T_RED, "T4", blocked=["X"], left=(0,)), "form T4 a5")
    assert GAME.turn(blocked_left) == 0, "a blocked card is left"
    assert winners(play(table(T_RED, "T4", left=(0,)), "form T4 a5")) == {1}


def test_nobody_wins_by_another_players_block() -> None:
    state = play(table(T_RED, "X I W", "T4 X", left=(10, 0)), "block 2 T4 a5")
    assert GAME.turn(state) == 0
    assert state.sector(1) == 2


def test_decks_are_drawn_without_repetition() -> None:
    state = GAME.apply(start(4), GAME.chance(start(4), Random(1)))
    for seed in range(50):
        decks = GAME.chance(state, Random(seed))
        assert isinstance(decks, Decks)
        assert sorted(decks.decks) == [0, 1, 2, 3]
