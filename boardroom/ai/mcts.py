"""Monte-Carlo tree search over a Game itself: hidden knowledge by guessing, chance by drawing, any number of seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log, sqrt
from random import Random
from time import monotonic
from typing import Final, Generic

from boardroom.ai.bot import Answer, Bot, Budget, Option
from boardroom.core.game import CHANCE, NOBODY, Game, Hidden, M, Outcome, S, Seat
from boardroom.core.match import View

_ONLY: Final = 32  # playouts for a move without alternatives: enough for a value, no time lost

Rewards = Sequence[float]  # for every seat its chance of winning; a shared first place is shared


def shares(game: Game[S, M], outcome: Outcome) -> Rewards:
    """Give one to the side in first place, divided where several share it, and to all its members."""
    sides = game.sides(len(outcome.places))
    first = [side for side in sides if any(outcome.places[seat] == 1 for seat in side)]
    winners = {seat for side in first for seat in side}
    return [1 / len(first) if seat in winners else 0.0 for seat in range(len(outcome.places))]


class _Edge(Generic[M]):
    """A move as the thinking seat sees it, in one node of the tree."""

    __slots__ = ("available", "node", "seen", "totals", "veiled", "visits")

    def __init__(self, seen: M | Hidden, *, veiled: bool) -> None:
        self.seen = seen
        self.veiled = veiled  # the seat doesn't see all of it
        self.visits = 0
        self.available = 0  # how often it could have been chosen: guesses differ in what is legal
        self.totals: list[float] = []  # for every seat
        self.node: _Node[M] = _Node()


class _Node(Generic[M]):
    """A situation as the thinking seat can tell it from others: what it has seen happen since the root."""

    __slots__ = ("chance", "edges", "visits")

    def __init__(self) -> None:
        self.chance = False  # dice or cards decide here
        self.edges: dict[M | Hidden, _Edge[M]] = {}
        self.visits = 0


@dataclass(frozen=True)
class Mcts(Bot[S, M]):
    """A bot that plays out guesses of what it can't see, in one tree of what it can.

    Every playout starts from a new guess; moves that look alike to the thinking seat are one branch; every seat
    seeks its own reward. The hooks are the game's knowledge; without them playouts are random.
    """

    explore: float = 0.7
    playout: Callable[[S, Sequence[M], Random], M] | None = None  # choose a move in a playout
    horizon: int | None = None  # plies of a playout, after which it is judged
    judge: Callable[[S], Rewards] | None = None  # what an unfinished state is worth to every seat
    order: Callable[[S, Sequence[M]], Sequence[M]] | None = None  # promising moves first; for `widen`
    widen: float | None = None  # look only at this many moves times the square root of the visits

    def __post_init__(self) -> None:
        if self.horizon is not None and self.judge is None:
            raise ValueError("a horizon needs a judge")

    def choose(self, game: Game[S, M], view: View[S, M], budget: Budget, rng: Random) -> Answer[M]:
        """Choose the move that most playouts went through."""
        if not view.moves:
            raise ValueError("it isn't this seat's turn: nothing to choose")
        return _Run(self, game, view, rng).answer(budget)


class _Run(Generic[S, M]):
    """One answer in the making."""

    def __init__(self, bot: Mcts[S, M], game: Game[S, M], view: View[S, M], rng: Random) -> None:
        self.bot, self.game, self.view, self.rng = bot, game, view, rng
        self.root: _Node[M] = _Node()
        self.nodes = 0
        self.depth = 0

    def answer(self, budget: Budget) -> Answer[M]:
        """Play out until the budget is spent, at least once."""
        started = monotonic()
        playouts = 0
        while playouts == 0 or not budget.over(started, self.nodes):
            self._iterate()
            playouts += 1
            if len(self.view.moves) == 1 and playouts == _ONLY:
                break
        seat = self.view.seat
        ranked = sorted(
            (edge for edge in self.root.edges.values() if edge.visits),
            key=lambda edge: (edge.visits, edge.totals[seat] / edge.visits),
            reverse=True,
        )
        options = tuple(
            Option(line[0], edge.totals[seat] / edge.visits, line) for edge in ranked if (line := self._line(edge))
        )
        best = options[0]
        return Answer(best.move, best.value, best.line, options, self.nodes, monotonic() - started, depth=self.depth)

    def _line(self, edge: _Edge[M]) -> tuple[M, ...]:
        """Follow the most visited moves, as far as they can be seen and are somebody's decision."""
        found: list[M] = []
        while not isinstance(edge.seen, Hidden) and not edge.veiled:
            found.append(edge.seen)
            after = [other for other in edge.node.edges.values() if other.visits]
            if not after or edge.node.chance:
                break
            edge = max(after, key=lambda other: other.visits)
        return tuple(found)

    def _iterate(self) -> None:
        """Guess, go down the tree to a new branch, play out from there, and give everybody their reward."""
        game, seat = self.game, self.view.seat
        state = game.guess(self.view.state, seat, self.rng)
        node = self.root
        path: list[_Edge[M]] = []
        fresh = False
        while not fresh:
            turn = game.turn(state)
            if turn == NOBODY:
                break
            node.visits += 1
            if turn == CHANCE:
                node.chance = True
                move = game.chance(state, self.rng)
                edge = self._edge(node, game.seen(state, move, seat), move)
            else:
                moves = self.view.moves if node is self.root else game.moves(state)
                move, edge = self._select(node, state, turn, moves)
                fresh = edge.visits == 0
            state = game.apply(state, move)
            self.nodes += 1
            path.append(edge)
            node = edge.node
        self.depth = max(self.depth, len(path))
        rewards = self._play_out(state)
        for edge in path:
            edge.visits += 1
            edge.totals = [a + b for a, b in zip(edge.totals, rewards, strict=True)] if edge.totals else list(rewards)

    def _edge(self, node: _Node[M], seen: M | Hidden, move: M) -> _Edge[M]:
        edge = node.edges.get(seen)
        if edge is None:
            edge = node.edges[seen] = _Edge(seen, veiled=seen != move)
        return edge

    def _select(self, node: _Node[M], state: S, turn: Seat, moves: Sequence[M]) -> tuple[M, _Edge[M]]:
        """Choose a move for the seat on turn: one never tried, else the best upper confidence bound."""
        bot = self.bot
        if bot.widen is not None:
            if bot.order is not None:
                moves = bot.order(state, moves)
            moves = moves[: max(2, ceil(bot.widen * sqrt(node.visits)))]
        branches: dict[M | Hidden, list[M]] = {}
        for move in moves:
            branches.setdefault(self.game.seen(state, move, self.view.seat), []).append(move)
        best: list[_Edge[M]] = []
        bound = -1.0
        for seen, alike in branches.items():
            edge = self._edge(node, seen, alike[0])
            edge.available += 1
            if edge.visits == 0:
                worth = float("inf")
            else:
                worth = edge.totals[turn] / edge.visits + bot.explore * sqrt(log(edge.available) / edge.visits)
            if worth > bound:
                best, bound = [edge], worth
            elif worth == bound:
                best.append(edge)
        chosen = best[0] if len(best) == 1 else self.rng.choice(best)
        return self.rng.choice(branches[chosen.seen]), chosen

    def _play_out(self, state: S) -> Rewards:
        """Play to the end, or to the horizon, and return everybody's reward."""
        game, bot, rng = self.game, self.bot, self.rng
        left = -1 if bot.horizon is None else bot.horizon
        while (turn := game.turn(state)) != NOBODY:
            if left == 0:
                assert bot.judge is not None
                return bot.judge(state)
            left -= 1
            if turn == CHANCE:
                move = game.chance(state, rng)
            else:
                moves = game.moves(state)
                move = bot.playout(state, moves, rng) if bot.playout is not None else rng.choice(moves)
            state = game.apply(state, move)
            self.nodes += 1
        return shares(game, game.outcome(state))
