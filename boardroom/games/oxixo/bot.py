"""Oxixo's computer players: five levels, from a first-timer to a master."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from random import Random
from time import monotonic
from typing import Final

from boardroom.ai.alphabeta import PROVEN, Found, Line, Search, win_chance
from boardroom.ai.bot import Answer, Bot, Budget, Option
from boardroom.core.game import Game
from boardroom.core.match import View
from boardroom.games.oxixo.bits import FOUR, TWO
from boardroom.games.oxixo.expand import Tree
from boardroom.games.oxixo.rules import LIMIT, Move, OxixoState
from boardroom.games.oxixo.weights import SCALE

_DRAW: Final = 0
_SHOWN: Final = 5  # moves that an answer tells about
_FORCED: Final = 6  # plies searched to find every win in seven
_FIRST: Final = 0.5  # the part of the time for that, before what was seen before is taken into account
_ENOUGH: Final = 4  # plies of a search that does take it into account
_MAIN: Final = 0.88  # the part after which the other moves get their share


@dataclass(frozen=True, slots=True)
class _Level:
    """How a level falls short of the master."""

    depth: int  # plies that it looks ahead
    careless: float  # how often it judges a move by its looks, without a thought for the answer
    blind: float  # how often it doesn't see that a move makes five in line
    vague: float  # how far off its feeling for a move is, as a chance of winning
    nodes: int


_LEVELS: Final = {
    1: _Level(depth=1, careless=0.55, blind=0.25, vague=0.16, nodes=20_000),
    2: _Level(depth=2, careless=0.08, blind=0.02, vague=0.06, nodes=20_000),
    3: _Level(depth=3, careless=0.02, blind=0.0, vague=0.03, nodes=40_000),
    4: _Level(depth=4, careless=0.005, blind=0.0, vague=0.03, nodes=80_000),
}


def bot(level: int) -> Bot[OxixoState, Move]:
    """Return the player of a level."""
    return Learner(_LEVELS[level]) if level in _LEVELS else Master()


class _Thought:
    """What both kinds of player need while they think about one position."""

    def __init__(self, state: OxixoState) -> None:
        self.started = monotonic()
        self.boards = TWO if state.seats == 2 else FOUR
        self.tree = Tree(self.boards)
        self.search: Search[int, int] = Search(
            self.tree.expand,
            self.tree.value,
            side=None if state.seats == 2 else self.tree.side,
            frontier=self.tree.frontier,
            play=self.tree.play,
        )
        self.here = self.boards.position(state)
        earlier = [self.boards.of_key(key, state) for key in state.earlier]
        self.past = set(earlier)
        # A position that comes for the third time ends the game.
        self.tree.drawn = {key for key in self.past if earlier.count(key) > 1} if state.repetition else set()
        self.left = LIMIT if state.repetition else LIMIT - state.plies  # how long the game can still last

    def answer(self, lines: Sequence[Line[int]], chosen: Line[int], depth: int, nodes: int) -> Answer[Move]:
        """Put what was found into the words of the rules; the chosen move is always among the options."""
        shown = list(lines[:_SHOWN])
        if chosen not in shown:
            shown = [*shown[:-1], chosen]
        options = [
            Option(
                self.boards.moves[line.move],
                win_chance(line.value, SCALE),
                tuple(self.boards.moves[move] for move in self._whole(line)),
            )
            for line in shown
        ]
        option = options[shown.index(chosen)]
        seconds = monotonic() - self.started
        return Answer(option.move, option.value, option.line, tuple(options), nodes, seconds, depth, chosen.forced)

    def in_time(self, line: Line[int]) -> Line[int]:
        """Return a line with its value, which is a draw where the game ends before what is forced can happen."""
        return replace(line, value=_DRAW) if abs(line.forced or 0) > self.left else line

    def back(self, value: int, child: int) -> int:
        """Return what a value at a child means to the side to move here."""
        value = value - 1 if value > PROVEN else value + 1 if value < -PROVEN else value
        return value if self.tree.side(child) == self.tree.side(self.here) else -value

    def _whole(self, line: Line[int]) -> tuple[int, ...]:
        """Return the moves of a line with the one that wins, which the search only looks at and doesn't remember."""
        if len(line.line) >= abs(line.forced or 0):
            return line.line
        position = self.here
        for move in line.line:
            position = self.tree.play(position, move)
        last = self.tree.finish(position)
        return line.line if last is None else (*line.line, last)


class Master(Bot[OxixoState, Move]):
    """The strongest player: looks as far ahead as its time allows."""

    def choose(
        self, game: Game[OxixoState, Move], view: View[OxixoState, Move], budget: Budget, rng: Random
    ) -> Answer[Move]:
        """Choose the best move that can be found in time."""
        thought = _Thought(view.state)
        drawn = thought.tree.drawn
        if thought.past == drawn:
            found = self._run(thought, _part(budget, _MAIN, thought, 0), drawn, rng)
        else:
            found = self._run(thought, _part(budget, _FIRST, thought, 0), drawn, rng, depth=_FORCED)
        nodes, seen = found.nodes, drawn
        if thought.past != drawn and found.lines[0].forced is None:
            # Positions seen once are no draws yet; but who stands better avoids them, not to fritter it away.
            better = found.lines[0].value > _DRAW
            if better:
                seen = thought.past
                thought.search.clear()
            longer = self._run(thought, _part(budget, _MAIN, thought, nodes), seen, rng)
            nodes += longer.nodes
            enough = longer.depth >= min(found.depth, _ENOUGH)  # unless somebody said "move now"
            if enough and (longer.lines[0].value > _DRAW or not better):
                found = longer
        others = self._run(
            thought, _part(budget, 1.0, thought, nodes), seen, rng, depth=max(1, found.depth - 2), width=_SHOWN
        )
        lines = _joined([thought.in_time(line) for line in found.lines], others.lines)
        return thought.answer(lines, lines[0], found.depth, nodes + others.nodes)

    def _run(
        self, thought: _Thought, budget: Budget, past: Container[int], rng: Random, depth: int = LIMIT, width: int = 1
    ) -> Found[int]:
        far = max(1, min(depth, thought.left - 1))
        return thought.search.run(thought.here, budget, depth=far, width=width, past=past, draw=_DRAW, rng=rng)


def _part(budget: Budget, part: float, thought: _Thought, nodes: int) -> Budget:
    """Return what is left of the first part of a budget."""
    seconds = None if budget.seconds is None else budget.seconds * part - (monotonic() - thought.started)
    return replace(budget, seconds=seconds, nodes=None if budget.nodes is None else int(budget.nodes * part) - nodes)


def _joined(deep: Sequence[Line[int]], wide: Sequence[Line[int]]) -> list[Line[int]]:
    """Return the best line of a deep search, and what a wider one says of the other moves."""
    best = deep[0]
    limits = {line.move: min(line.value, best.value) for line in deep}  # no other move is better than this
    others = [replace(line, value=min(line.value, limits[line.move])) for line in wide if line.move != best.move]
    return [best, *sorted(others, key=lambda line: line.value, reverse=True)]


class Learner(Bot[OxixoState, Move]):
    """A player who looks less far, misses things, and has only a vague feeling for the rest."""

    def __init__(self, level: _Level) -> None:
        self._level = level

    def budget(self) -> Budget:
        """Return a short thought, always the same one."""
        return Budget(nodes=self._level.nodes)

    def choose(
        self, game: Game[OxixoState, Move], view: View[OxixoState, Move], budget: Budget, rng: Random
    ) -> Answer[Move]:
        """Choose what looks best to a mind that wanders."""
        thought, level = _Thought(view.state), self._level
        lines: list[Line[int]] = []
        felt: list[float] = []
        nodes = 0
        for move, child in thought.tree.every(thought.here):
            line, looked = self._judge(thought, move, child, budget, nodes)
            nodes += looked
            seen = line.value
            if line.forced == 1 or line.forced == -1:
                seen = _DRAW if rng.random() < level.blind else seen
            elif rng.random() < level.careless:
                seen = thought.back(thought.tree.looks(child), child)
            lines.append(line)
            felt.append(win_chance(seen, SCALE) + rng.gauss(0, level.vague))
        chosen = lines[felt.index(max(felt))]
        lines.sort(key=lambda line: line.value, reverse=True)
        return thought.answer(lines, chosen, level.depth, nodes)

    def _judge(self, thought: _Thought, move: int, child: int, budget: Budget, nodes: int) -> tuple[Line[int], int]:
        """Return what a move is really worth as far as this level looks, and how many positions that took."""
        looks = thought.back(thought.tree.looks(child), child)
        if child in thought.tree.drawn:
            return Line(move, _DRAW, (move,)), 1
        if abs(looks) > PROVEN:
            return Line(move, looks, (move,)), 1
        follow: tuple[int, ...]
        if self._level.depth == 1 or budget.over(thought.started, nodes):
            value, follow, looked = thought.tree.value(child), (), 1
        else:
            rest = _part(budget, 1.0, thought, nodes)
            depth = self._level.depth - 1
            found = thought.search.run(child, rest, depth=depth, past=thought.tree.drawn, draw=_DRAW)
            value, follow, looked = found.lines[0].value, found.lines[0].line, found.nodes + 1
        value = thought.back(value, child)
        if child in thought.past:
            value = min(value, _DRAW)  # to go on like this leads nowhere
        return thought.in_time(Line(move, value, (move, *follow))), looked
