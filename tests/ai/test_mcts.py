"""Monte-Carlo tree search on a game with hidden hands, hidden moves, dice and two to four seats."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from boardroom.ai.bot import Answer, Budget
from boardroom.ai.mcts import Mcts, shares
from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Outcome
from boardroom.core.match import Match, View
from boardroom.core.record import Player
from tests.ai.bids import Bids, Move, State
from tests.core import toy
from tests.core.toy import Toy

GAME = Bids()


def table(seats: int, seed: str) -> Match[State, Move]:
    """Start a match and deal."""
    match = Match.new(GAME, [Player(kind="bot", level=1)] * seats, seed=seed)
    while match.turn == CHANCE:
        match.draw()
    return match


def think(view: View[State, Move], nodes: int = 800, seed: int = 1, **hooks: Any) -> Answer[Move]:
    return Mcts[State, Move](**hooks).choose(GAME, view, Budget(nodes=nodes), Random(seed))


def play(seats: int, seed: int, *, thinks: bool) -> float:
    """Let one seat think, or not, and the others play at random; return that seat's share of the win."""
    match, rng, thinker = table(seats, f"play {seed}"), Random(seed), seed % seats
    while match.turn != NOBODY:
        if match.turn == CHANCE:
            match.draw()
        elif match.turn == thinker and thinks:
            match.play(think(match.view(thinker), 400, seed).move)
        else:
            match.play(rng.choice(match.view(match.turn).moves))
    assert match.outcome
    return shares(GAME, match.outcome)[thinker]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beats_random_players(seats: int) -> None:
    # Luck decides much here: the same seat with the same cards is also played at random.
    won = sum(play(seats, seed, thinks=True) for seed in range(80))
    random = sum(play(seats, seed, thinks=False) for seed in range(80))
    assert won > random * 1.25


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_never_looks_at_what_is_hidden(seats: int) -> None:
    match = table(seats, "hidden")
    seat = 1
    match.play(match.view(0).moves[0])  # a bid that seat 1 can't see
    truth = match.state
    view = match.view(seat)
    others = Random(9)
    for _ in range(5):
        other = GAME.guess(view.state, seat, others)
        assert GAME.redact(other, seat) == view.state
        again = View(GAME.redact(other, seat), seat, seat, tuple(GAME.moves(other)), view.log)
        first, second = think(view), think(again)
        assert (first.move, first.options) == (second.move, second.options)
    assert view.state != truth
    assert view.state.bids == (HIDDEN,)


def test_guesses_from_the_view_alone() -> None:
    class Strict(Bids):
        def guess(self, seen: State, seat: int, rng: Random) -> State:
            assert seen == self.redact(seen, seat)
            return super().guess(seen, seat, rng)

    view = table(3, "strict").view(0)
    assert Mcts[State, Move]().choose(Strict(), view, Budget(nodes=100), Random(1)).move in view.moves


def test_nodes_and_seed_repeat_the_answer() -> None:
    view = table(2, "again").view(0)
    first, second, third = think(view, seed=4), think(view, seed=4), think(view, seed=5)
    assert (first.move, first.options, first.nodes) == (second.move, second.options, second.nodes)
    assert first.options != third.options
    assert 800 <= first.nodes < 830


def test_the_answer_says_why() -> None:
    view = table(2, "why").view(0)
    answer = think(view)
    assert {option.move for option in answer.options} == set(view.moves)
    assert answer.options[0].move == answer.move == answer.line[0]
    assert all(0 <= option.value <= 1 for option in answer.options)
    assert answer.depth > 1
    # Both bid, then a die decides: a line ends there.
    assert [move.kind for move in answer.line] == ["bid", "bid"]


def ending(hand: tuple[int, ...], pot: int, scores: tuple[int, int], played: tuple[int, ...]) -> View[State, Move]:
    """Return what seat 0 sees when the other has played the cards `played` and has as many left as seat 0."""
    state = State((hand, (HIDDEN,) * len(hand)), (), pot, scores, ((), played))
    return View(state, 0, 0, tuple(GAME.moves(state)), ())


def test_finds_what_wins() -> None:
    # Behind by five with a pot of six: only the highest card is sure to take it, whatever the other holds.
    answer = think(ending((2, 5), 6, (0, 5), (4, 5)), 2000)
    assert answer.move == Move("bid", 5)
    assert answer.value > answer.options[1].value


def test_one_move_is_answered_quickly() -> None:
    view = ending((4,), 6, (0, 0), (1, 2, 3))
    answer = Mcts[State, Move]().choose(GAME, view, Budget(seconds=30), Random(1))
    assert answer.seconds < 9
    assert answer.move == Move("bid", 4)


def test_hooks_are_used() -> None:
    judged: list[State] = []
    playouts: list[int] = []

    def judge(state: State) -> Sequence[float]:
        judged.append(state)
        return (1.0, 0.0)

    def playout(state: State, moves: Sequence[Move], rng: Random) -> Move:
        playouts.append(len(moves))
        return moves[0]

    view = table(2, "hooks").view(0)
    assert think(view, judge=judge, horizon=2).value == 1
    assert judged
    assert think(view, playout=playout).move in view.moves
    assert playouts
    with pytest.raises(ValueError, match="judge"):
        Mcts[State, Move](horizon=3)


def test_widening_begins_with_the_promising_moves() -> None:
    def order(state: State, moves: Sequence[Move]) -> Sequence[Move]:
        return sorted(moves, key=lambda move: -move.value)

    view = table(2, "wide").view(0)
    answer = think(view, 60, order=order, widen=0.1)
    best = sorted(view.moves, key=lambda move: -move.value)[:2]
    assert {option.move for option in answer.options} == set(best)


def test_budgets_end_it() -> None:
    view = table(4, "time").view(0)
    bot = Mcts[State, Move]()
    assert 0.05 <= bot.choose(GAME, view, Budget(seconds=0.05), Random(1)).seconds < 5
    assert bot.choose(GAME, view, Budget(seconds=9, stop=lambda: True), Random(1)).seconds < 5
    assert bot.choose(GAME, view, Budget(nodes=0), Random(1)).move in view.moves


def test_not_on_turn_is_an_error() -> None:
    with pytest.raises(ValueError, match="turn"):
        think(table(2, "turn").view(1))


def test_partners_share_a_win() -> None:
    class Teams(Bids):
        def sides(self, seats: int) -> tuple[tuple[int, ...], ...]:
            return ((0, 2), (1, 3))

    assert shares(Teams(), Outcome((1, 2, 1, 2), "points")) == [1, 0, 1, 0]
    assert shares(Teams(), Outcome((1, 1, 1, 1), "points")) == [0.5] * 4
    assert shares(GAME, Outcome((1, 3, 1, 2), "points")) == [0.5, 0, 0.5, 0]


def toy_share(seats: int, seed: int, *, thinks: bool) -> float:
    """Play the toy of the core's tests, one seat thinking or not; its hidden moves are seen in part."""
    game, rng, thinker = Toy(), Random(seed), seed % seats
    match = Match.new(game, [Player(kind="bot", level=1)] * seats, seed=f"toy {seed}")
    while match.turn != NOBODY:
        view = match.view(match.turn)
        if match.turn == CHANCE:
            match.draw()
        elif match.turn == thinker and thinks:
            answer = Mcts[toy.State, toy.Move]().choose(game, view, Budget(nodes=300), Random(seed))
            assert all(move.card is not HIDDEN for option in answer.options for move in option.line)
            match.play(answer.move)
        else:
            match.play(rng.choice(view.moves))
    assert match.outcome
    return shares(game, match.outcome)[thinker]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beats_random_players_of_the_toy(seats: int) -> None:
    won = sum(toy_share(seats, seed, thinks=True) for seed in range(60))
    assert won > 1.25 * sum(toy_share(seats, seed, thinks=False) for seed in range(60))
    assert won / 60 > 1.3 / seats
