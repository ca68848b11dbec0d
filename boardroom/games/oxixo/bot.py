"""Oxixo's computer players: five levels, from a first-timer to a master."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from time import monotonic
from typing import Final

from boardroom.ai.alphabeta import PROVEN, Line, Search, plies, win_chance
from boardroom.ai.bot import Answer, Bot, Budget, Option
from boardroom.core.game import Game
from boardroom.core.match import View
from boardroom.games.oxixo.bits import FOUR, TWO, Boards
from boardroom.games.oxixo.expand import Tree
from boardroom.games.oxixo.rules import LIMIT, Move, State
from boardroom.games.oxixo.weights import SCALE

_SHOWN: Final = 5  # moves that an answer tells about
_DRAW: Final = 0


@dataclass(frozen=True, slots=True)
class _Level:
    """How a level that is not the master falls short of it."""

    depth: int  # plies that it looks ahead
    careless: float  # how often it judges a move by its looks, without a thought for the answer
    vague: float  # how far off its feeling for a move is, as a chance of winning
    nodes: int


_LEVELS: Final = {
    1: _Level(depth=1, careless=0.55, vague=0.16, nodes=20_000),
    2: _Level(depth=2, careless=0.12, vague=0.07, nodes=20_000),
    3: _Level(depth=3, careless=0.02, vague=0.03, nodes=40_000),
    4: _Level(depth=4, careless=0.0, vague=0.012, nodes=80_000),
}


def bot(level: int) -> Bot[State, Move]:
    """Return the player of a level."""
    return Learner(_LEVELS[level]) if level in _LEVELS else Master()


def _boards(state: State) -> Boards:
    return TWO if state.seats == 2 else FOUR


def _search(tree: Tree, state: State) -> Search[int, int]:
    return Search(tree.expand, tree.value, side=None if state.seats == 2 else tree.side, frontier=tree.frontier)


def _answer(
    boards: Boards, lines: list[Line[int]], chosen: Line[int], depth: int, nodes: int, started: float
) -> Answer[Move]:
    """Put what was found into the words of the rules; the chosen move is always among the options."""
    shown = lines[:_SHOWN]
    if chosen not in shown:
        shown = [*shown[:-1], chosen]
    options = [
        Option(boards.moves[line.move], win_chance(line.value, SCALE), tuple(boards.moves[move] for move in line.line))
        for line in shown
    ]
    pick = options[shown.index(chosen)]
    seconds = monotonic() - started
    return Answer(pick.move, pick.value, pick.line, tuple(options), nodes, seconds, depth, plies(chosen.value))


def _back(value: int, against: bool) -> int:
    """Return a value as it was one ply before, where the other side moved or the same."""
    value = value - 1 if value > PROVEN else value + 1 if value < -PROVEN else value
    return -value if against else value


class Master(Bot[State, Move]):
    """The strongest player: looks as far ahead as its time allows."""

    def choose(self, game: Game[State, Move], view: View[State, Move], budget: Budget, rng: Random) -> Answer[Move]:
        """Choose the best move that can be found in time."""
        started = monotonic()
        state = view.state
        boards = _boards(state)
        search = _search(Tree(boards), state)
        past = {boards.of_key(key, state) for key in state.earlier}
        far = 99 if state.repetition else max(1, LIMIT - state.plies)
        found = search.run(boards.position(state), budget, depth=far, past=past, draw=_DRAW, rng=rng)
        lines = list(found.lines)
        return _answer(boards, lines, lines[0], found.depth, found.nodes, started)


class Learner(Bot[State, Move]):
    """A player who looks less far, misses things, and has only a vague feeling for the rest."""

    def __init__(self, level: _Level) -> None:
        self._level = level

    def budget(self) -> Budget:
        """Return a short thought."""
        return Budget(seconds=0.5, nodes=self._level.nodes)

    def choose(self, game: Game[State, Move], view: View[State, Move], budget: Budget, rng: Random) -> Answer[Move]:
        """Choose what looks best to a mind that wanders."""
        started = monotonic()
        state, level = view.state, self._level
        boards = _boards(state)
        tree = Tree(boards)
        search = _search(tree, state)
        past = {boards.of_key(key, state) for key in state.earlier}
        here = boards.position(state)
        nodes = 0
        lines: list[Line[int]] = []
        felt: list[float] = []
        for move, child in tree.every(here):
            against = tree.side(child) != tree.side(here)
            looks = _back(tree.looks(child), against)
            value, line = looks, (move,)
            if child in past:
                value = _DRAW
            elif abs(looks) < PROVEN:
                if level.depth > 1 and not budget.over(started, nodes):
                    rest = replace(budget, nodes=None if budget.nodes is None else max(1, budget.nodes - nodes))
                    found = search.run(child, rest, depth=level.depth - 1, past=past | {here}, draw=_DRAW)
                    nodes += found.nodes
                    value = _back(found.lines[0].value, against)
                    line += found.lines[0].line
                else:
                    value = _back(tree.value(child), against)
            nodes += 1
            lines.append(Line(move, value, line))
            seen = looks if rng.random() < level.careless else value
            felt.append(win_chance(seen, SCALE) + rng.gauss(0, level.vague))
        chosen = lines[felt.index(max(felt))]
        lines.sort(key=lambda line: line.value, reverse=True)
        return _answer(boards, lines, chosen, level.depth, nodes, started)
