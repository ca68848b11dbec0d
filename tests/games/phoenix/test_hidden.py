"""What a seat may know: no view and no log changes with what is hidden, and guesses agree with what is not."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from boardroom.core.game import HIDDEN, NOBODY, Hidden, Illegal
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import Deal, Discard, Move, PhoenixState
from boardroom.games.phoenix.tables import CARDS, KINDS
from tests.games.phoenix.board import (
    CUBES,
    GAME,
    ONE,
    TWO,
    First,
    chances,
    data,
    load,
    play,
    random_states,
    start,
    table,
)
from tests.games.phoenix.components import COMPONENTS

COUNT, WHOLE = COMPONENTS
WATCHERS = (0, 1, NOBODY)


def permuted(state: PhoenixState, seat: int, rng: Random) -> PhoenixState:
    """Return the state with the hidden hands dealt anew from hands and pile, as any shuffle might have it."""
    hidden = Counter(CARDS) - Counter(state.discards)
    if seat >= 0:
        hidden -= Counter(map(str, state.hands[seat]))
    cards = list(hidden.elements())
    rng.shuffle(cards)
    hands = [
        hand if owner == seat else tuple(sorted((cards.pop() for _ in hand), key=KINDS.index))
        for owner, hand in enumerate(state.hands)
    ]
    return replace(state, hands=(hands[0], hands[1]))


@pytest.mark.parametrize("first", ["1", "drawn"])
def test_no_view_changes_when_the_other_hand_is_permuted(first: First) -> None:
    rng, changed = Random(first), 0
    for state, _ in random_states(first, first)[::2]:
        for seat in WATCHERS:
            other = permuted(state, seat, rng)
            changed += other != state
            assert GAME.redact(other, seat) == GAME.redact(state, seat)
            assert (GAME.turn(other), other.due, other.left) == (GAME.turn(state), state.due, state.left)
            if GAME.turn(state) == seat:
                assert GAME.moves(other) == GAME.moves(state)
    assert changed > 50


def played(seed: int, entries: int) -> Match[PhoenixState, Move]:
    """Return a match after so many entries, or a few more: until somebody is on turn."""
    match: Match[PhoenixState, Move] = Match.new(GAME, [Player(), Player()], seed=str(seed))
    rng = Random(seed)
    while match.length < entries or match.turn < 0:
        match.draw() if match.turn < 0 else match.play(rng.choice(GAME.moves(match.state)))
    return match


@pytest.mark.parametrize("entries", [36, 60, 100, 150])
def test_neither_view_nor_log_changes_when_the_other_had_drawn_otherwise(entries: int) -> None:
    """Exchange, in the history itself, a card that the other still holds for one that lies in the pile."""
    match = played(entries, entries)
    rng, tried = Random(entries), 0
    for seat in (0, 1):
        held = Counter(map(str, match.state.hands[1 - seat]))
        begun = max(at for at, state in enumerate(match.states) if state.due == "cube" and not state.cubes)
        draws = [
            at for at in range(begun, match.length)
            if match.entries[at].text.startswith("draw") and match.states[at].drawer == 1 - seat
        ]  # fmt: skip
        mine = []
        for at in reversed(draws):  # the last that came of a kind are those still held
            card = match.entries[at].text.split()[1]
            if held[card]:
                held[card] -= 1
                mine.append(at)
        for at in mine:
            log = list(match.entries)
            log[at] = log[at].model_copy(update={"text": f"draw {rng.choice(KINDS)}"})
            try:
                again = Match(GAME, match.record().model_copy(update={"log": log}))
            except Illegal:
                continue  # there was no such card in the pile, or it was played since
            tried += log != list(match.entries)
            assert again.view(seat) == match.view(seat)
            assert again.view(seat, at) == match.view(seat, at)
            assert again.step(at, seat) == match.step(at, seat)
    assert tried > 2


def test_a_seat_sees_its_own_hand_and_backs_of_the_other() -> None:
    for state, _ in random_states(3)[::3]:
        for seat in WATCHERS:
            seen = GAME.redact(state, seat)
            for owner in (0, 1):
                assert seen.hands[owner] == (
                    state.hands[owner] if owner == seat else (HIDDEN,) * len(state.hands[owner])
                )
            assert replace(seen, hands=state.hands) == state, "everything else lies open"
            assert GAME.redact(seen, seat) == seen


def test_known_to_both_are_the_discards_and_what_is_left_in_the_bag() -> None:
    state = play(table(mine="R"), "R")
    for seat in WATCHERS:
        assert GAME.redact(state, seat).discards == ("R",)
    bag = play(start(), *(f"cube {colour}" for colour in CUBES), "pawn r", "pawn g")
    for seat in WATCHERS:
        assert GAME.redact(bag, seat) == bag
        assert chances(GAME.redact(bag, seat)) == chances(bag)


def test_a_hand_is_kept_in_the_order_of_its_cards_so_that_it_tells_nothing_of_when_they_came() -> None:
    for state, _ in random_states(4)[::5]:
        for hand in state.hands:
            assert list(hand) == sorted(hand, key=lambda card: KINDS.index(str(card)))


def test_cards_left_at_the_end_of_a_hand_are_not_shown() -> None:
    sorting = table("rrooygygbp", TWO, mine="P1", theirs="Q2 M4 P4")
    after = play(sorting, "P1 6x7")
    assert after.hands == ((), ())
    assert after.discards == ()
    other = load(data("rrooygygbp", TWO, mine="P1", theirs="R R R"))
    assert play(other, "P1 6x7") == after, "the next hand is the same whatever was held"
    assert not GAME.reveals(sorting, GAME.read("P1 6x7", sorting), 0)


def test_the_last_card_of_the_pile_is_seen_by_who_draws_it_alone() -> None:
    state = play(table(mine="R", left=1), "R")
    ((move, _),) = GAME.chances(state)
    assert GAME.seen(state, move, 0) == move
    assert GAME.seen(state, move, 1) == GAME.seen(state, move, NOBODY) == Deal("draw", HIDDEN)
    assert len(GAME.chances(GAME.redact(state, 1))) > 1, "who counts doesn't know it: it may be in the other hand"


# ---------------------------------------------------------------- what is news


def test_what_a_move_reveals() -> None:
    state = table(mine="R M2")
    for text in ("R", "- R", "M2 1>3"):
        move = GAME.read(text, state)
        assert [GAME.reveals(state, move, seat) for seat in WATCHERS] == [False, True, True], "others see the card"
    drawing = play(state, "R")
    assert [GAME.reveals(drawing, Deal("draw", "X"), seat) for seat in WATCHERS] == [True, False, False]
    for table_ in (start(), play(start(), *(f"cube {colour}" for colour in CUBES))):
        for move, _ in GAME.chances(table_):
            assert all(GAME.reveals(table_, move, seat) for seat in WATCHERS)


# ---------------------------------------------------------------- guesses


def test_a_guess_agrees_with_all_that_is_seen() -> None:
    rng = Random(5)
    for state, _ in random_states(5)[::2]:
        for seat in WATCHERS:
            seen = GAME.redact(state, seat)
            guess = GAME.guess(seen, seat, rng)
            assert GAME.redact(guess, seat) == seen
            assert COUNT(guess) == WHOLE
            assert not any(isinstance(card, Hidden) for hand in guess.hands for card in hand)
            assert seat == NOBODY or guess.hands[seat] == state.hands[seat]


def test_guesses_are_spread_over_what_may_be() -> None:
    """The chance that the other holds a card is its share of the unseen cards."""
    state = load(data(mine="M4 Q2 R R R", theirs="R R", left=40) | {"discards": []})
    rng = Random(6)
    found: Counter[str] = Counter()
    for _ in range(900):
        found.update(map(str, GAME.guess(GAME.redact(state, 0), 0, rng).hands[1]))
    assert set(found) == set(CARDS) - {"M4", "Q2"}
    assert sum(found.values()) == 4500
    for card, n in (("P1", 10), ("X", 10), ("P2", 7), ("R", 2), ("Q1", 2)):
        expected = 4500 * n / 45
        assert 0.75 * expected < found[card] < 1.25 * expected, card


def test_when_the_pile_is_nearly_out_a_guess_still_holds() -> None:
    state = table(ONE, TWO, mine="R", left=1)
    rng = Random(7)
    hands = {GAME.guess(GAME.redact(state, 0), 0, rng).hands[1] for _ in range(60)}
    assert 1 < len(hands) <= 6, "five of six unseen cards"
    assert state.hands[1] in hands
    assert isinstance(GAME.moves(state)[-1], Discard)
