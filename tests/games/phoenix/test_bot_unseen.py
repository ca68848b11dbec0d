"""The opponent's hand is guessed: only from cards that nobody has seen, and from what was played."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from boardroom.core.game import Event
from boardroom.core.match import View
from boardroom.games.phoenix.judge import LineJudge
from boardroom.games.phoenix.rules import Discard, Move, PhoenixState, Play
from boardroom.games.phoenix.tables import CARDS, swapped
from boardroom.games.phoenix.unseen import Unseen, line_before
from tests.games.phoenix.duel import GAME, dealt, view_of

JUDGE = LineJudge()
SORTED, CUBES = "rrooyygbbp", "roygbp"
FAR = "pbgyorpbgy"


def after(line: str, move: Move, seat: int = 1) -> View[PhoenixState, Move]:
    """Return what seat 1 sees after a move that has led to a line of the opponent."""
    hands = (("X", "X", "X", "P3", "P3"), ("?",) * 5)
    return view_of(PhoenixState(0, 1, CUBES, (FAR, line), hands, ("R",)), (Event(seat, move),))


def share(view: View[PhoenixState, Move], card: str) -> float:
    """Return in how many of the guessed hands a card is among those that the opponent had when they played."""
    unseen, rng = Unseen(JUDGE, view), Random(1)
    return sum(card in unseen.deal(rng)[0][:4] for _ in range(400)) / 400


def test_hands_and_pile_are_what_nobody_has_seen() -> None:
    state = replace(dealt(3), discards=("X", "P1", "P1"))
    seen = Counter(map(str, state.hands[0])) + Counter(state.discards)
    unseen, rng = Unseen(JUDGE, view_of(state)), Random(0)
    for _ in range(20):
        hand, pile = unseen.deal(rng)
        assert len(hand) == 5
        assert len(pile) == state.left
        assert Counter(hand) + Counter(pile) + seen == Counter(CARDS)


def test_who_discards_before_a_nearly_sorted_line_has_not_what_sorts_it() -> None:
    nearly = swapped(SORTED, 1, 2)  # a Permutation 1 sorts it
    assert share(after(nearly, Discard("R")), "P1") < 0.7 * share(after(nearly, Play("X", 0, 0)), "P1")


@pytest.mark.parametrize("way", ["M3 6>9", "M3 9>6", "P4 1x5", "R", "- X"])
def test_the_line_before_the_turn_is_known(way: str) -> None:
    """What was played tells it, where it was about the opponent's line alone."""
    state = PhoenixState(1, 1, CUBES, (FAR, SORTED[::-1]), ((), ("M3", "P4", "R", "X")))
    move = GAME.read(way, state)
    line = GAME.apply(state, move).lines[1]
    assert line_before(after(line, move)) == SORTED[::-1]
    assert line_before(after(line, move, seat=0)) is None  # it was not theirs


def test_what_was_about_both_lines_tells_nothing() -> None:
    assert line_before(after(SORTED[::-1], Play("X", 3, 3))) is None
    assert line_before(after(SORTED[::-1], Play("Q1", 3, 4))) is None
    fresh = dealt(1)
    assert line_before(view_of(fresh, (Event(1, Discard("R")),))) is None  # that was the hand before
