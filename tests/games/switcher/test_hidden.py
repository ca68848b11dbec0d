"""What a seat may know: no view changes with what is hidden from it, and a guess agrees with all that it knows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Hidden, Illegal
from boardroom.core.match import Match
from boardroom.core.record import Entry, Player
from boardroom.games.switcher.state import DrawCard, Move, Swap, SwitcherState, counts_of
from boardroom.games.switcher.tables import KINDS
from tests.games.switcher.board import GAME, SEATS, lively, lively_match, play, settle, table
from tests.games.switcher.components import COMPONENTS

COUNT, WHOLE = COMPONENTS
seats_ = pytest.mark.parametrize("seats", SEATS)


def cards(counts: tuple[int, ...] | Hidden) -> Counter[str]:
    assert not isinstance(counts, Hidden)
    return Counter(dict(zip(KINDS, counts, strict=True)))


def hand(state: SwitcherState, seat: int) -> Counter[str]:
    return Counter(str(kind) for kind in state.hands[seat])


# ---------------------------------------------------------------- views


def permuted(state: SwitcherState, seat: int, rng: Random) -> SwitcherState:
    """Return the state with the other hands and the pile dealt anew, as any order of the hidden cards might have it."""
    others = [kind for owner, held in enumerate(state.hands) if owner != seat for kind in held]
    assert not isinstance(state.pile, Hidden)
    hidden = [*others, *cards(state.pile).elements()]
    rng.shuffle(hidden)
    hands = tuple(
        held if owner == seat else tuple(hidden.pop() for _ in held) for owner, held in enumerate(state.hands)
    )
    known = tuple(
        counts if owner == seat else counts_of([*hidden[:3]]) for owner, counts in enumerate(state.known)
    )  # what others know of others is theirs too
    return replace(state, hands=hands, pile=counts_of(hidden), known=known)


@seats_
def test_no_view_changes_when_other_hands_or_the_pile_are_permuted(seats: int) -> None:
    rng = Random(seats)
    changed = 0
    for state in lively_match(seats, rng, deck=12)[::3]:
        for seat in (*range(seats), NOBODY):
            other = permuted(state, seat, rng)
            changed += other != state
            assert GAME.redact(other, seat) == GAME.redact(state, seat)
            assert GAME.turn(other) == GAME.turn(state)
            if GAME.turn(state) == seat:
                assert GAME.moves(other) == GAME.moves(state)
    assert changed > 100


def played(seats: int, seed: int, entries: int) -> Match[SwitcherState, Move]:
    """Return a match after so many entries, or a few more: until somebody is on turn."""
    match = Match.new(GAME, [Player()] * seats, seed=str(seed))
    rng = Random(seed)
    while match.length < entries or match.turn == CHANCE:
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(lively(match.state, rng))
    assert match.turn != NOBODY
    return match


def kind_drawn(entry: Entry) -> str:
    return entry.text.split()[2]


def in_hands(match: Match[SwitcherState, Move]) -> dict[int, list[int]]:
    """Return the entries in which each seat drew the cards that it holds."""
    drawn: dict[int, list[int]] = {seat: [] for seat in range(match.seats)}
    for index, entry in enumerate(match.entries):
        word = entry.text.split()[0]
        if word == "draw":
            drawn[int(entry.text.split()[1]) - 1].append(index)
        elif word in KINDS:
            drawn[entry.seat].remove(next(at for at in drawn[entry.seat] if kind_drawn(match.entries[at]) == word))
    return drawn


@seats_
@pytest.mark.parametrize("entries", [30, 90, 150, 260])
def test_neither_view_nor_log_changes_when_others_had_drawn_otherwise(seats: int, entries: int) -> None:
    """Exchange, in the history itself, what others hold: among them, and since the last shuffle with the pile."""
    match = played(seats, entries, entries)
    discards = [sum(state.discards) for state in match.states]
    shuffled = max((at for at in range(1, len(discards)) if discards[at] < discards[at - 1]), default=0)
    assert (shuffled > 0) == (entries >= 150)
    rng, tried = Random(entries), 0
    for seat in (*range(seats), NOBODY):
        hidden = [at for owner, places in in_hands(match).items() if owner != seat for at in places]
        for _ in range(6):
            log = list(match.entries)
            one, other = rng.choice(hidden), rng.choice(hidden)
            kinds = {one: kind_drawn(log[other]), other: kind_drawn(log[one])}
            if one == other and one >= shuffled:
                kinds = {one: rng.choice(KINDS)}
            for at, kind in kinds.items():
                log[at] = log[at].model_copy(update={"text": f"draw {log[at].text.split()[1]} {kind}"})
            try:
                again = Match(GAME, match.record().model_copy(update={"log": log}))
            except Illegal:
                continue  # there was no such card in the pile
            tried += log != list(match.entries)
            assert again.view(seat) == match.view(seat)
            for at in range(0, match.length, 9):
                assert again.view(seat, at) == match.view(seat, at)
            assert again.step(one, seat) == match.step(one, seat)
    assert tried > 5


@seats_
def test_a_seat_sees_its_own_hand_and_backs_of_the_others(seats: int) -> None:
    for state in lively_match(seats, Random(seats), deck=6)[::5]:
        for seat in (*range(seats), NOBODY):
            seen = GAME.redact(state, seat)
            for owner in range(seats):
                assert seen.hands[owner] == (
                    state.hands[owner] if owner == seat else (HIDDEN,) * len(state.hands[owner])
                )
            assert seen.pile is HIDDEN
            assert GAME.redact(seen, seat) == seen


@seats_
def test_only_draws_of_others_are_hidden_in_the_log(seats: int) -> None:
    match = played(seats, 1, 150)
    for seat in (*range(seats), NOBODY):
        for event, entry in zip(match.view(seat).log, match.entries, strict=True):
            assert not isinstance(event.move, Hidden)
            text = GAME.write(event.move)
            owner = int(entry.text.split()[1]) - 1 if entry.text.startswith("draw") else seat
            assert text == (entry.text if owner == seat else f"draw {owner + 1} ?")


# ---------------------------------------------------------------- what is news


def test_what_a_move_reveals() -> None:
    state = table(".r..gg/rrr.gg/....../....../....../......", "T4 X I", "O4 X I")
    swap, form, block, end = (GAME.read(text, state) for text in ("line1 a1 a2", "form T4 a5", "block 2 O4 e5", "end"))
    assert [GAME.reveals(state, swap, seat) for seat in (0, 1, NOBODY)] == [False, True, True], "others see the card"
    for move in (form, block, end):
        assert not any(GAME.reveals(state, move, seat) for seat in (0, 1, NOBODY))
    up = play(state, "form T4 a5")
    assert all(GAME.reveals(up, move, seat) for move, _ in GAME.chances(up) for seat in (0, 1, NOBODY))
    draw = play(state, "line1 a1 a2", "end")
    assert [GAME.reveals(draw, DrawCard(0, "edge"), seat) for seat in (0, 1, NOBODY)] == [True, False, False]


def test_the_last_card_of_a_whole_deck_is_no_news() -> None:
    last = play(table(".r..../rrr.../....../....../....../......", "T4 X I", left=(1,)), "form T4 a5")
    ((move, weight),) = GAME.chances(last)
    assert weight == 1
    assert not any(GAME.reveals(last, move, seat) for seat in (0, 1, NOBODY))
    short = play(table(".r..../rrr.../....../....../....../......", "T4 X I", size=6, left=(1,)), "form T4 a5")
    assert all(GAME.reveals(short, move, 1) for move, _ in GAME.chances(short)), "of a short one nobody knows it"


# ---------------------------------------------------------------- guesses


@seats_
def test_a_guess_agrees_with_all_that_is_seen(seats: int) -> None:
    rng = Random(seats)
    for state in lively_match(seats, rng, deck=12)[::2]:
        for seat in (*range(seats), NOBODY):
            seen = GAME.redact(state, seat)
            guess = GAME.guess(seen, seat, rng)
            assert GAME.redact(guess, seat) == seen
            assert COUNT(guess) == WHOLE
            assert guess.hands[seat] == state.hands[seat] or seat == NOBODY
            if seat != NOBODY:
                others = sum((hand(guess, owner) for owner in range(seats) if owner != seat), Counter[str]())
                assert cards(seen.known[seat]) <= others


def test_guesses_are_spread_over_what_may_be() -> None:
    """The chance that the other holds a kind is its share of the unseen cards."""
    state = table(hands=["line1 line1 line1"], discards=["line1"] * 3 + ["edge"] * 7)
    rng = Random(4)
    found = sum((hand(GAME.guess(GAME.redact(state, 0), 0, rng), 1) for _ in range(900)), Counter[str]())
    assert set(found) == {"line1", "line2", "diag1", "diag2", "left", "right"}
    assert 45 <= found["line1"] <= 115, "one of 36 unseen: 75 of 2700 are expected"
    assert all(435 <= found[kind] <= 615 for kind in ("line2", "left", "right")), "525 are expected"


def at_the_shuffle(seats: int = 2) -> SwitcherState:
    """Return a table at which seat 1 has played line1 and must draw from an empty pile."""
    hands = ["line1 line2 edge", "left right diag1", "diag2 diag2 edge", "line1 left left"][:seats]
    held = Counter(" ".join(hands).split())
    used = [kind for kind in KINDS for _ in range(7 - held[kind])]
    state = play(table(seats=seats, hands=hands, discards=used), "line1 a1 a2", "end")
    assert state.pile == (0,) * 7
    return state


def test_who_counts_knows_the_others_hand_at_a_shuffle() -> None:
    """All other cards lie open then; with two players, every guess is right about what was not drawn since."""
    rng = Random(5)
    state = at_the_shuffle()
    assert all(GAME.guess(GAME.redact(state, 0), 0, rng).hands == state.hands for _ in range(20)), "before"
    assert all(GAME.guess(GAME.redact(state, 1), 1, rng).hands == state.hands for _ in range(20))
    state = play(state, "draw 1 left")
    assert all(GAME.guess(GAME.redact(state, 0), 0, rng).hands[1] == state.hands[1] for _ in range(20)), "and after"
    hands = [hand(GAME.guess(GAME.redact(state, 1), 1, rng), 0) for _ in range(60)]
    assert all(held >= Counter(["line2", "edge"]) for held in hands)
    assert len({frozenset(held.items()) for held in hands}) == 7, "the third may be any kind"


def test_and_forgets_what_the_other_has_played_since() -> None:
    rng = Random(6)
    state = play(at_the_shuffle(), "draw 1 left", "right c3 a2", "end", "draw 2 edge")
    assert cards(state.known[0]) == Counter(["left", "diag1"])
    hands = [hand(GAME.guess(GAME.redact(state, 0), 0, rng), 1) for _ in range(60)]
    assert all(held >= Counter(["left", "diag1"]) for held in hands)
    assert len({frozenset(held.items()) for held in hands}) == 7
    assert cards(state.known[1]) == Counter(["line2", "edge"])
    state = play(state, "left c3 a4")
    assert cards(state.known[1]) == Counter(["line2", "edge"]), "left was drawn since"
    assert cards(state.known[0]) == Counter(["left", "diag1"]), "it was one's own, not the other's"


@pytest.mark.parametrize("seats", [3, 4])
def test_of_several_others_one_knows_what_they_hold_together(seats: int) -> None:
    rng = Random(7)
    state = settle(at_the_shuffle(seats))
    for seat in range(1, seats):
        known = cards(state.known[seat])
        assert known.total() == 3 * (seats - 1) - 1
        for _ in range(20):
            guess = GAME.guess(GAME.redact(state, seat), seat, rng)
            others = sum((hand(guess, owner) for owner in range(seats) if owner != seat), Counter[str]())
            assert known <= others


@seats_
def test_what_is_known_is_always_so(seats: int) -> None:
    """Through long matches with shuffles: nobody is ever sure of a card that isn't there."""
    shuffles, sure = 0, 0
    for seed in range(3):
        states = lively_match(seats, Random(seed))
        for before, state in pairwise(states):
            shuffles += sum(state.discards) < sum(before.discards)
            for seat in range(seats):
                others = sum((hand(state, owner) for owner in range(seats) if owner != seat), Counter[str]())
                assert cards(state.known[seat]) <= others
                sure += cards(state.known[seat]).total()
    assert shuffles > 2
    assert sure > 20


def test_a_guess_of_the_own_table_changes_nothing_that_is_the_seats_own() -> None:
    state = settle(at_the_shuffle(3))
    guess = GAME.guess(GAME.redact(state, 2), 2, Random(1))
    assert guess.hands[2] == state.hands[2]
    assert guess.known[2] == state.known[2]
    assert isinstance(GAME.moves(guess)[0], Swap)
