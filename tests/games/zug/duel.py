"""The computer players in tests, and the greedy one that the master is measured against."""

from __future__ import annotations

from functools import partial
from random import Random
from time import monotonic

from boardroom.ai.bot import LEVELS, Answer, Bot, Budget, Option
from boardroom.core.game import NOBODY, Game
from boardroom.core.match import View
from boardroom.games.zug.bot import bot
from boardroom.games.zug.fast_table import move_of
from boardroom.games.zug.judge import NOW
from boardroom.games.zug.plan import Builder
from boardroom.games.zug.selling import score
from boardroom.games.zug.state import Move, Pass, ZugState
from tests.games.zug.board import GAME, settle, start

MASTER = LEVELS[-1]
SHORT = Budget(nodes=400)


class Greedy(Bot[ZugState, Move]):
    """Makes the most points after its own move, as if building ended there, and looks no further.

    That is: 3 for each own wagon on an enabled run to a city, as far as the free tiles of the city last when everybody
    takes one after the other; 1 for each wagon that passes an own station then; 3 for each locomotive that scores.
    In the sale it counts the points on the table after its sale. Of equal moves it takes any.
    """

    def choose(
        self, game: Game[ZugState, Move], view: View[ZugState, Move], budget: Budget, rng: Random
    ) -> Answer[Move]:
        started, state, seat = monotonic(), view.state, view.seat
        if state.phase == "sale":
            values = {move: float(sum(score(game.apply(state, move), seat).values())) for move in view.moves}
        else:
            thought = Builder(state, seat, NOW)
            board = thought.ledger.table
            values = {
                move_of(placing): thought.judge.points(thought.judge.after(thought.ledger, placing, seat))[seat]
                for placing in board.placings(sorted(set(thought.hand)), partial(board.sources, seat))
            } or {Pass(): 0.0}
        move = max(values, key=lambda move: values[move] + 1e-3 * rng.random())
        return Answer(move, 0.5, (move,), (Option(move, 0.5, (move,)),), len(values), monotonic() - started)


def view(state: ZugState, seat: int | None = None) -> View[ZugState, Move]:
    """Return what a seat may know, without the log."""
    seat = state.seat if seat is None else seat
    moves = tuple(GAME.moves(state)) if seat == GAME.turn(state) else ()
    return View(GAME.redact(state, seat), seat, GAME.turn(state), moves, ())


def ask(state: ZugState, level: int = MASTER, budget: Budget = SHORT, seed: int = 0) -> Answer[Move]:
    """Ask a level for its move."""
    return bot(level).choose(GAME, view(state), budget, Random(seed))


def text(answer: Answer[Move]) -> str:
    """Return the chosen move in the game's notation."""
    return GAME.write(answer.move)


def match(bots: list[Bot[ZugState, Move]], seed: object, budget: Budget) -> list[ZugState]:
    """Play a match and return the states in which somebody decided, and the last."""
    luck, minds = Random(f"luck {seed}"), [Random(f"{seed} {seat}") for seat in range(len(bots))]
    states = [settle(start(len(bots)), luck)]
    while (seat := GAME.turn(states[-1])) != NOBODY:
        move = bots[seat].choose(GAME, view(states[-1]), budget, minds[seat]).move
        assert GAME.why_not(states[-1], move) is None
        states.append(settle(GAME.apply(states[-1], move), luck))
    return states


def wins(one: Bot[ZugState, Move], two: Bot[ZugState, Move], matches: int, budget: Budget) -> float:
    """Return the first player's share of the matches; every deal is played with the places changed too."""
    share = 0.0
    for number in range(matches):
        seat = number % 2
        winners = GAME.outcome(match([two, one] if seat else [one, two], number // 2, budget)[-1]).winners
        share += (seat in winners) / len(winners)
    return share / matches
