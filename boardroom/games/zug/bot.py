"""Zug's computer players: five levels, from a first-timer to a master."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from math import ceil, exp, sqrt
from random import Random
from time import monotonic
from typing import Final

from boardroom.ai.bot import Answer, Bot, Budget, Option
from boardroom.core.game import NOBODY, Game, Seat
from boardroom.core.match import View
from boardroom.games.zug.fast_table import move_of
from boardroom.games.zug.judge import NOW, ZugWeights, lead
from boardroom.games.zug.market import Market, Outlook, Solver, Spent, Stall
from boardroom.games.zug.plan import Builder
from boardroom.games.zug.rules import score
from boardroom.games.zug.state import Move, Pass, ZugState

_SHOWN: Final = 5  # moves that an answer tells about
_WHOLE: Final = 0.5  # the part of the time in which a sale is to be worked out to its end
_TO_THE_END: Final = 100  # sales; there are never so many


@dataclass(frozen=True, slots=True)
class _Level:
    """How a level plays."""

    budget: Budget
    weights: ZugWeights
    rivals: float = 1.0  # how much it cares for what the others get
    kept: float = 1.0  # how much it cares for the tiles that it keeps
    blind: float = 0.0  # how many of the moves it doesn't notice
    vague: float = 0.0  # how far off its feeling for a move is, in points
    width: int = 0  # placements that it looks ahead at
    rounds: int = 0  # guesses at the hidden tiles for each of them
    sales: int = 0  # sales that it looks ahead


_LEVELS: Final = {
    1: _Level(Budget(seconds=0.5, nodes=3000), NOW, rivals=0.0, kept=0.0, blind=0.6, vague=2.0),
    2: _Level(Budget(seconds=0.5, nodes=3000), ZugWeights(), rivals=0.0, kept=0.0, blind=0.4, vague=1.7),
    3: _Level(Budget(seconds=0.5, nodes=3000), ZugWeights(), rivals=0.6, blind=0.15, vague=0.9, sales=1),
    4: _Level(Budget(seconds=1.0, nodes=3000), ZugWeights(), vague=0.3, sales=3),
    5: _Level(Budget(seconds=1.6, nodes=30_000), ZugWeights(), width=6, rounds=10, sales=_TO_THE_END),
}


def bot(level: int) -> Bot[ZugState, Move]:
    """Return the player of a level."""
    return Trader(_LEVELS[level])


class Trader(Bot[ZugState, Move]):
    """A player who lays tiles for what they may bring in the sale."""

    def __init__(self, level: _Level) -> None:
        self._level = level

    def budget(self) -> Budget:
        """Return what the level takes for a move."""
        return self._level.budget

    def choose(
        self, game: Game[ZugState, Move], view: View[ZugState, Move], budget: Budget, rng: Random
    ) -> Answer[Move]:
        """Choose a placement or a sale."""
        thought = _Thought(self._level, view, budget, rng)
        return thought.sell() if view.state.phase == "sale" else thought.build()


class _Thought:
    """One answer in the making."""

    def __init__(self, level: _Level, view: View[ZugState, Move], budget: Budget, rng: Random) -> None:
        self._level, self._view, self._budget, self._rng = level, view, budget, rng
        self._started = monotonic()
        self._seat: Seat = view.seat

    def _over(self, nodes: int) -> bool:
        return self._budget.over(self._started, nodes)

    def _answer(
        self, options: Sequence[Option[Move]], nodes: int, depth: int, forced: int | None = None
    ) -> Answer[Move]:
        """Answer with the first of the options; none of the others is said to be better than those before it."""
        best = options[0]
        shown = [best]
        for option in options[1:_SHOWN]:
            shown.append(Option(option.move, min(option.value, shown[-1].value), option.line))
        seconds = monotonic() - self._started
        return Answer(best.move, best.value, best.line, tuple(shown), nodes, seconds, depth, forced)

    # ---------------------------------------------------------------- building

    def build(self) -> Answer[Move]:
        """Choose a placement."""
        level, state = self._level, self._view.state
        builder = Builder(state, self._seat, level.weights, rivals=level.rivals, kept=level.kept)
        ideas = builder.ideas(self._over)
        before = lead(builder.judge.points(builder.ledger), self._seat)
        if not ideas:
            value = self._chance(before, builder.judge.left)
            return self._answer([Option(Pass(), value, (Pass(),))], builder.judge.nodes, 0)
        for idea in ideas:
            if level.vague:
                idea.worth += self._rng.gauss(0, level.vague)
        noticed = [idea for idea in ideas if not level.blind or self._rng.random() >= level.blind] or ideas[:1]
        noticed.sort(key=lambda idea: -idea.worth)
        best, depth = noticed[: max(level.width, _SHOWN)], 1
        if level.width and len(best) > 1:
            best = builder.look_ahead(best, level.rounds, self._over, self._rng)
            depth += builder.far if best[0].tried else 0
        # Others will gain with their turns what this one gains: between two turns it is half as much.
        turn = max(0.0, lead(best[0].points, self._seat) - before) / 2
        options: list[Option[Move]] = []
        for idea in best:
            # Whoever cares for nothing but its own points may still know who is ahead.
            ahead = idea.second if idea.tried else lead(idea.points, self._seat)
            move = move_of(idea.placing)
            options.append(Option(move, self._chance(ahead - turn, builder.judge.left), (move,)))
        return self._answer(options, builder.judge.nodes, depth)

    def _chance(self, ahead: float, left: int) -> float:
        """Return the chance of winning for whoever is so far ahead with so many tiles to be laid."""
        scale = 0.9 + 0.45 * sqrt(left)
        return 1 / (1 + (self._view.state.seats - 1) * exp(max(-60.0, min(60.0, -ahead / scale))))

    # ---------------------------------------------------------------- selling

    def sell(self) -> Answer[Move]:
        """Choose a sale: by a look at each, by the points some sales later, or by those at the end."""
        level, market = self._level, Market(self._view.state)
        totals = [sum(score(self._view.state, seat).values()) for seat in range(market.seats)]
        if level.sales == _TO_THE_END and market.seats == 2:
            half = replace(
                self._budget,
                seconds=self._budget.seconds and self._budget.seconds * _WHOLE,
                nodes=self._budget.nodes and ceil(self._budget.nodes * _WHOLE),
            )
            solver = Solver(market, lambda nodes: half.over(self._started, nodes))
            with suppress(Spent):
                return self._proven(solver, totals[self._seat] - totals[1 - self._seat])
        stall = market.start
        now = lead(totals, self._seat)
        found = [Outlook(way, now + market.wish(stall, way), False) for way in market.ways(stall)]
        solver = Solver(market, self._over)
        depth = 0
        with suppress(Spent):
            while depth < level.sales and not all(outlook.exact for outlook in found):
                found = solver.outlooks(totals, depth + 1)
                depth += 1
        felt = [(outlook.ahead + self._rng.gauss(0, level.vague), outlook) for outlook in found]
        seen = [pair for pair in felt if not level.blind or self._rng.random() >= level.blind] or felt[:1]
        seen.sort(key=lambda pair: -pair[0])
        options: list[Option[Move]] = []
        for ahead, outlook in seen:
            sale = market.sell(stall, outlook.way)
            options.append(Option(sale, self._chance(ahead, 0), (sale,)))
        return self._answer(options, solver.nodes + len(found), depth)

    def _proven(self, solver: Solver, ahead: int) -> Answer[Move]:
        """Answer with what is certain: both sell as well as they can."""
        market, start = solver.market, solver.market.start
        proofs = sorted(solver.proofs(start, ahead), key=lambda proof: -proof.ahead)
        options: list[Option[Move]] = []
        for proof in proofs[:_SHOWN]:
            line: list[Move] = [market.sell(start, proof.way)]
            with suppress(Spent):  # what is proven stays so without a line to the end
                line += self._onward(solver, market.after(start, proof.way))
            options.append(Option(line[0], 1.0 if proof.ahead > 0 else 0.5 if proof.ahead == 0 else 0.0, tuple(line)))
        plies, best = len(options[0].line), proofs[0].ahead
        return self._answer(options, solver.nodes, plies, plies if best > 0 else -plies if best < 0 else 0)

    def _onward(self, solver: Solver, stall: Stall) -> list[Move]:
        """Return all sales from a stall on if two sell as well as they can."""
        line: list[Move] = []
        while stall.seat != NOBODY:
            way = max(solver.proofs(stall, 0), key=lambda proof: proof.ahead).way
            line.append(solver.market.sell(stall, way))
            stall = solver.market.after(stall, way)
        return line
