"""Tablero's computer players: each plays out in the mind what looks best; stronger ones further and oftener."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from random import Random
from statistics import fmean
from time import monotonic
from typing import Final

from boardroom.ai.bot import Answer, Bot, Budget, Option
from boardroom.core.game import CHANCE, NOBODY, Game, Seat
from boardroom.core.match import View
from boardroom_tablero.rules import LINES, Move, Place, State


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays."""

    vague: float  # how far off its feeling for a move is, in points
    width: int = 0  # moves that it plays out
    rounds: int = 0  # how often each


LEVELS: Final = {1: Level(14.0), 2: Level(6.0), 3: Level(1.5), 4: Level(0.5, 5, 12), 5: Level(0.0, 10, 60)}
SHOWN: Final = 5
_SURE: Final = 12.0  # points ahead that win about three games of four halfway through


def bot(level: int) -> Bot[State, Move]:
    """Return the player of a level."""
    return TableroBot(LEVELS[level])


class TableroBot(Bot[State, Move]):
    """Feels what a board is worth, and plays the best moves to the end against guessed hands."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(self, game: Game[State, Move], view: View[State, Move], budget: Budget, rng: Random) -> Answer[Move]:
        started, level, seat = monotonic(), self._level, view.seat
        felt = [(feel(game.apply(view.state, move), seat) + rng.gauss(0, level.vague), move) for move in view.moves]
        felt.sort(key=lambda pair: pair[0], reverse=True)
        values = {move: 1 / (1 + 10 ** (-lead / (3 * _SURE))) for lead, move in felt}
        nodes = len(felt)
        found: dict[Move, list[float]] = {move: [] for _, move in felt[: level.width]}
        for _ in range(level.rounds):
            if budget.over(started, nodes):
                break
            guess = game.guess(view.state, seat, rng)
            for move, results in found.items():
                results.append(played_out(game, game.apply(guess, move), seat, rng))
                nodes += 1
        values |= {move: fmean(results) for move, results in found.items() if results}
        ranked = sorted(found or values, key=values.__getitem__, reverse=True)
        options = tuple(Option(move, values[move], (move,)) for move in ranked[:SHOWN])
        best = options[0]
        return Answer(best.move, best.value, best.line, options, nodes, monotonic() - started, 1)


def feel(state: State, seat: Seat) -> float:
    """Return by how many points a player seems to lead: runs that are there, and pairs that rise already."""
    return _worth(state, seat) - _worth(state, 1 - seat)


def _worth(state: State, seat: Seat) -> float:
    board = state.board
    rising = sum(0 < board[a] < board[b] for line in LINES[seat] for a, b in pairwise(line))
    return state.points(seat) + 0.5 * rising


def played_out(game: Game[State, Move], state: State, seat: Seat, rng: Random) -> float:
    """Play on to the end, both as they feel among a few moves; return what it brings the player, between 0 and 1."""
    while (turn := game.turn(state)) != NOBODY:
        if turn == CHANCE:
            state = game.apply(state, game.chance(state, rng))
            continue
        moves = game.moves(state)
        few = [move for move in moves if isinstance(move, Place)] or moves
        after = [game.apply(state, move) for move in rng.sample(few, min(len(few), 4))]
        state = max(after, key=partial(feel, seat=turn))
    mine, theirs = state.points(seat), state.points(1 - seat)
    return 0.5 + 0.5 * ((mine > theirs) - (mine < theirs))
