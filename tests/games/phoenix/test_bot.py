"""The computer players: what a master never overlooks, what nobody may look at, and that strength rises."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random
from statistics import mean

import pytest

from boardroom.ai.bot import LEVELS, Answer, Budget, load_bot
from boardroom.core.game import HIDDEN
from boardroom.games.phoenix.bot import bot
from boardroom.games.phoenix.rules import Hand, Move, PhoenixState
from tests.games.phoenix.duel import GAME, Greedy, dealt, settled, states_of, view_of, wins

SHORT = Budget(nodes=200)
MASTER = LEVELS[-1]
BLUE = "roygbp"  # the cubes' order in positions made by hand


def ask(state: PhoenixState, level: int = MASTER, budget: Budget = SHORT, seed: int = 0) -> Answer[Move]:
    return bot(level).choose(GAME, view_of(state), budget, Random(seed))


def table(own: str, other: str, hand: str, done: tuple[Hand, ...] = (), others: str = "R R R R R") -> PhoenixState:
    """Return a position with seat 1 to play."""
    hands = (tuple(hand.split()), tuple(others.split()))
    return PhoenixState(seat=0, starter=0, cubes=BLUE, lines=(own, other), hands=hands, done=done)


def lost_by(*points: int) -> tuple[Hand, ...]:
    """Return finished hands that seat 1 has lost by so many points."""
    return tuple(Hand(("", ""), BLUE, 1, (0, lead)) for lead in points)


def middle(seed: int) -> PhoenixState:
    """Return a position from the middle of a hand."""
    states = [state for state in states_of((bot(2), bot(2)), seed, SHORT) if not state.done]
    return states[len(states) // 2]


FAR = "pbgyorpbgy"  # nowhere near sorted
NEAR = "orroyygbbp"  # one Permutation 2 away


# ---------------------------------------------------------------- what a master never overlooks


@pytest.mark.parametrize(
    ("own", "hand", "best"),
    [
        ("orroyygbbp", "P2 M3 M4 P3 X", "P2 1x3"),
        ("prroyyggbr", "R P4 X P1 M3", "R"),
        ("rrgooyybbp", "M4 X P1 R P2", "M4 3>7"),
        ("rroobygybp", "P1 R P3 Q1 M4", "P3 5x8"),
        ("rrooyyybgp", "R R R Q1 Q1", "Q1 4x5"),
    ],
)
def test_it_sorts_where_one_card_is_enough(own: str, hand: str, best: str) -> None:
    state = table(own, NEAR, hand)
    assert best in {GAME.write(move) for move in GAME.moves(state) if GAME.apply(state, move).done}
    assert GAME.apply(state, ask(state).move).done


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_sees_how_to_sort(level: int) -> None:
    state = table("orroyygbbp", NEAR, "P2 M3 M4 P3 R")
    assert all(GAME.apply(state, ask(state, level, seed=seed).move).done for seed in range(8))


def test_it_plans_two_cards_ahead() -> None:
    """One of the two cards makes nothing better by itself; together they sort."""
    state = table("yrrooygbbp", FAR, "P2 P4 R R P3")
    answer = ask(state)
    after = settled(GAME.apply(state, answer.move), Random(0))
    assert len(answer.line) == 2
    assert GAME.apply(replace(after, seat=0), answer.line[1]).done[-1].first == 0


def test_it_does_not_sort_what_loses_the_match() -> None:
    """Sorting now ends the last hand 12 points behind with no more than 11 to get; it must go on collecting."""
    state = table("orroyygbbp", "rroyygbbbp", "P2 P1 M2 P3 X", lost_by(9, 9))
    move = ask(state).move
    assert not GAME.apply(state, move).done[2:]
    winning = table("orroyygbbp", FAR, "P2 P1 M2 P3 X", lost_by(1, 1))
    answer = ask(winning)
    assert answer.forced == 1
    assert answer.value == 1


def test_it_never_sorts_the_opponents_line_for_them() -> None:
    state = table("yogrbpbgyo", "rrooyrgbbp", "X P1 P1 P1 P1")
    gifts = {GAME.write(move) for move in GAME.moves(state) if GAME.apply(state, move).done}
    assert gifts == set()
    state = table("yogrbygbyo", "rrooyrgbbp", "X P1 P1 P1 P1")
    assert [GAME.write(move) for move in GAME.moves(state) if GAME.apply(state, move).done] == ["X 6"]
    assert all(GAME.write(ask(state, level, seed=seed).move) != "X 6" for level in (3, 4, 5) for seed in range(5))


def test_it_breaks_a_line_that_is_about_to_be_sorted() -> None:
    """The other needs one Permutation, of which most are left; only an Exchange hinders that."""
    state = table("pbgyorpbgy", "orroyygbbp", "X M2 M2 P3 P4")
    assert GAME.write(ask(state, budget=Budget(nodes=1500)).move).startswith("X")


# ---------------------------------------------------------------- what everybody must do


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_answers_are_legal_sensible_and_can_be_repeated(level: int, seed: int) -> None:
    state = middle(seed)
    answer = ask(state, level, seed=seed)
    assert answer.move in GAME.moves(state)
    assert answer.line[0] == answer.move == answer.options[0].move
    assert 0 < answer.value == answer.options[0].value < 1
    assert 1 < len(answer.options) == len({option.move for option in answer.options})
    assert all(option.line[0] == option.move for option in answer.options)
    again = ask(state, level, seed=seed)
    assert replace(again, seconds=0) == replace(answer, seconds=0)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_looks_at_the_other_hand(level: int) -> None:
    """Whatever the opponent really holds and whatever comes next, the answer is the same."""
    state = middle(4)
    answers = set()
    for seed in range(6):
        other = GAME.guess(GAME.redact(state, state.seat), state.seat, Random(seed))
        assert HIDDEN not in other.hands[1 - state.seat]
        answers.add(replace(ask(other, level, seed=1), seconds=0))
    assert len({GAME.guess(GAME.redact(state, state.seat), state.seat, Random(seed)).hands for seed in range(6)}) > 3
    assert len(answers) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_is_judged_alike_from_both_seats(level: int) -> None:
    state = replace(middle(5), seat=0)
    turned = replace(
        state,
        seat=1,
        starter=1 - state.starter,
        lines=(state.lines[1], state.lines[0]),
        hands=(state.hands[1], state.hands[0]),
    )
    one, two = ask(state, level), ask(turned, level)
    assert (one.move, one.value, one.options) == (two.move, two.value, two.options)


def test_a_lead_makes_winning_likelier() -> None:
    state = replace(middle(6), seat=0)
    hands = [Hand(("", ""), BLUE, 0, points) for points in ((0, 9), (5, 5), (9, 0))]
    values = [ask(replace(state, done=(hand,))).value for hand in hands]
    assert values == sorted(set(values))


@pytest.mark.parametrize("budget", [Budget(nodes=1), Budget(stop=lambda: True), Budget(seconds=0.0)])
def test_without_time_it_still_answers(budget: Budget) -> None:
    ask(dealt(0), budget=SHORT)  # what is counted once has been counted
    answer = ask(dealt(1), budget=budget)
    assert answer.move in GAME.moves(dealt(1))
    assert answer.nodes <= len(GAME.moves(dealt(1))), "nothing was played out"


def test_a_master_takes_the_time_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    ask(dealt(0), budget=SHORT)
    ticks = count()
    for module in ("boardroom.ai.bot", "boardroom.games.phoenix.bot"):  # every look takes a millisecond
        monkeypatch.setattr(f"{module}.monotonic", lambda: next(ticks) / 1000)
    assert (bot(MASTER).budget().seconds or 9) <= 1
    answer = ask(dealt(2), budget=Budget(seconds=0.3))
    assert 0.3 <= answer.seconds < 0.31
    assert answer.nodes > 20


def test_thinking_longer_plays_more_hands_out() -> None:
    few, many = (ask(dealt(3), budget=Budget(nodes=nodes)) for nodes in (300, 1200))
    assert few.nodes < 320 < 1200 <= many.nodes < 1220


def test_the_last_card_of_the_pile_is_no_trouble() -> None:
    states = [state for seed in range(2) for state in states_of((bot(1), bot(1)), seed, SHORT)]
    late = [state for state in states if 0 < state.left <= 2 and not state.drawn]
    assert late
    for state in late:
        assert ask(state).move in GAME.moves(state)


@pytest.mark.parametrize("level", [4, 5])
def test_the_last_turn_is_for_points(level: int) -> None:
    """No turn follows: a run of three is worth more than any order."""
    state = replace(table("rrorbgybpp", FAR, "P1 M4 M4 M4 P4"), discards=("X",) * 39)
    assert state.left == 1
    assert GAME.write(ask(state, level).move) == "P1 3x4"


# ---------------------------------------------------------------- strength


def test_greedy_hands_last_as_long_as_they_are_known_to() -> None:
    """Simulated lengths of one-ply greedy players: 16 to 20 turns on the average, nearly all ended by sorting."""
    turns: list[int] = []
    firsts: list[int] = []
    for seed in range(8):
        states = states_of((Greedy(), Greedy()), seed, SHORT)
        turns += [sum(len(state.done) == number for state in states) for number in range(3)]
        firsts += [hand.first for hand in states[-1].done]
    assert 16 <= mean(turns) <= 20
    assert sum(first >= 0 for first in firsts) >= 0.9 * len(firsts)


@pytest.mark.parametrize("level", [2, 3])
def test_each_level_beats_the_one_below(level: int) -> None:
    assert wins(load_bot("phoenix", level), load_bot("phoenix", level - 1), 10, SHORT) >= 0.6


def test_a_master_beats_the_greedy() -> None:
    assert wins(bot(MASTER), Greedy(), 4, Budget(nodes=300)) > 0.6
