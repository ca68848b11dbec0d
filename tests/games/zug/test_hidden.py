"""What a seat may know: no view changes with what is hidden from it, and a guess agrees with all that it knows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from boardroom.core.game import CHANCE, HIDDEN, NOBODY
from boardroom.games.zug.state import DrawTile, Move, ZugState
from boardroom.games.zug.tables import NAMES
from tests.games.zug.board import (
    GAME,
    SEATS,
    closed_table,
    dealt,
    ended,
    full_table,
    lively,
    lively_match,
    parted,
    play,
    sale,
    start,
    table,
)  # fmt: skip
from tests.games.zug.components import COMPONENTS

COUNT, WHOLE = COMPONENTS
seats_ = pytest.mark.parametrize("seats", SEATS)


def permuted(state: ZugState, seat: int, rng: Random) -> ZugState:
    """Return the state with the other hands dealt anew, as any order of the hidden tiles might have it."""
    tiles = [name for name, count in GAME.redact(state, seat).unseen().items() for _ in range(count)]
    rng.shuffle(tiles)
    hands = tuple(
        hand if owner == seat else tuple(sorted((tiles.pop() for _ in hand), key=NAMES.index))
        for owner, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands)


# ---------------------------------------------------------------- views


@seats_
def test_no_view_changes_when_other_hands_or_the_pile_are_permuted(seats: int) -> None:
    rng = Random(seats)
    for state in lively_match(seats, rng)[::5]:
        for seat in (*range(seats), NOBODY):
            other = permuted(state, seat, rng)
            assert GAME.redact(other, seat) == GAME.redact(state, seat)
            if GAME.turn(state) == seat:
                assert GAME.moves(other) == GAME.moves(state)


@seats_
def test_what_is_known_to_all(seats: int) -> None:
    """The table, the tokens, the points, how many tiles everybody holds and how many are left."""
    for state in lively_match(seats, Random(seats))[::5]:
        for seat in (*range(seats), NOBODY):
            seen = GAME.redact(state, seat)
            assert (seen.layout, seen.tokens, seen.points) == (state.layout, state.tokens, state.points)
            assert list(map(len, seen.hands)) == list(map(len, state.hands))
            assert (seen.pile, GAME.turn(seen)) == (state.pile, GAME.turn(state))
            assert [seen.stock(at, "wagon") for at in range(seats)] == [state.stock(at, "wagon") for at in range(seats)]


@seats_
def test_what_others_draw_is_hidden(seats: int) -> None:
    state, rng = start(seats), Random(1)
    for _ in range(40):
        move = GAME.chance(state, rng) if GAME.turn(state) == CHANCE else lively(state, rng)
        for seat in (*range(seats), NOBODY):
            hidden = isinstance(move, DrawTile) and seat != state.seat
            assert GAME.seen(state, move, seat) == (DrawTile(HIDDEN) if hidden else move)
        state = GAME.apply(state, move)


def test_the_counter_of_unseen_tiles_counts_other_hands_as_unseen() -> None:
    state = table("╋── ", "curve curve", "fork fork")
    assert state.unseen()["fork"] == 2
    seen = GAME.redact(state, 0)
    assert seen.unseen()["fork"] == 4
    assert seen.unseen()["curve"] == 8
    assert sum(seen.unseen().values()) == state.pile + 5


def test_a_hand_gives_nothing_away_by_its_order() -> None:
    one = play(table("╋", "city city city city curve", phase="draw"), "draw fork")
    other = play(table("╋", "city city city city fork", phase="draw"), "draw curve")
    assert one.hands[0] == other.hands[0] == ("curve", "fork", "city", "city", "city", "city")


# ---------------------------------------------------------------- guesses


@seats_
def test_a_guess_is_a_table_that_looks_the_same(seats: int) -> None:
    rng = Random(seats)
    for state in lively_match(seats, rng)[::6]:
        for seat in (*range(seats), NOBODY):
            seen = GAME.redact(state, seat)
            guess = GAME.guess(seen, seat, rng)
            assert GAME.redact(guess, seat) == seen
            assert COUNT(guess) == WHOLE
            assert not any(tile is HIDDEN for hand in guess.hands for tile in hand)


def test_every_unseen_tile_is_equally_likely_in_a_guess() -> None:
    rng, seen = Random(3), GAME.redact(table("╋── ", "curve " * 6), 0)
    found: Counter[str] = Counter()
    for _ in range(1000):
        found.update(map(str, GAME.guess(seen, 0, rng).hands[1]))
    unseen = seen.unseen()
    for name in NAMES:
        expected = 5000 * unseen[name] / sum(unseen.values())
        assert 0.75 * expected <= found[name] <= 1.25 * expected, name


def test_who_has_just_passed_has_nothing_that_fits() -> None:
    """With only the crossing on the table six tiles that fit nowhere are six cities; nobody else's hand is known."""
    state = play(table("╋", "city " * 6, "city city city city curve", seats=3), "pass")
    rng = Random(4)
    hands = set()
    for _ in range(50):
        guess = GAME.guess(GAME.redact(state, 2), 2, rng)
        assert guess.hands[0] == ("city",) * 6
        assert COUNT(guess) == WHOLE
        hands.add(guess.hands[1])
    assert len(hands) > 20
    assert GAME.guess(GAME.redact(state, 0), 0, rng).hands[0] == ("city",) * 6


def test_at_the_end_the_other_hand_is_known_to_who_counts() -> None:
    laid, names = parted(full_table(4), 4)
    state = ended(laid, " ".join(names[:2]), " ".join(names[2:]))
    assert {GAME.guess(GAME.redact(state, 0), 0, Random(seed)) for seed in range(20)} == {state}


# ---------------------------------------------------------------- what is news


def news(state: ZugState, move: Move) -> list[bool]:
    return [GAME.reveals(state, move, seat) for seat in (*range(state.seats), NOBODY)]


def test_a_draw_is_news_for_who_draws() -> None:
    state = table("╋", phase="draw", seats=3, turn=2)
    assert news(state, DrawTile("curve")) == [False, True, False, False]


def test_a_tile_laid_or_a_pass_is_news_for_the_others() -> None:
    state = dealt(3)
    assert news(state, GAME.moves(state)[0]) == [False, True, True, True]
    stuck = table("╋", "city " * 6, seats=3)
    assert news(stuck, GAME.moves(stuck)[0]) == [False, True, True, True]


def test_a_sale_is_no_news() -> None:
    state = sale("╶1╋─═1╴1■")
    assert news(state, GAME.moves(state)[0]) == [False, False, False]


def test_nothing_is_news_that_counting_tells() -> None:
    laid, names = parted(full_table(5), 4)
    two = ended(laid, " ".join(names[:2]), " ".join(names[2:]))
    assert news(two, GAME.moves(two)[0]) == [False, False, True], "each of two knows the other's hand, others don't"
    three = ended(laid, names[0], " ".join(names[1:3]), names[3])
    assert news(three, GAME.moves(three)[0]) == [False, True, True, True]
    equal = ended(list(closed_table()), "crossing crossing", "crossing", "crossing")
    assert news(equal, GAME.moves(equal)[0]) == [False] * 4, "all that is left are crossings"
