"""Matches of computer players for tests, and the greedy player that the master is measured against."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from time import monotonic

from boardroom.ai.bot import Answer, Bot, Budget, Option
from boardroom.core.game import CHANCE, NOBODY, Event, Game
from boardroom.core.match import View
from boardroom.games.phoenix.rules import Move, Phoenix, PhoenixOptions, PhoenixState
from boardroom.games.phoenix.tables import LINE, points

GAME = Phoenix()


@lru_cache(maxsize=100_000)
def disorder(line: str, cubes: str) -> float:
    """Return how many pawns stand in a wrong place, and a little for every pair in the wrong order."""
    ranks = [cubes.index(colour) for colour in line]
    pairs = sum(ranks[left] > ranks[right] for left in range(LINE) for right in range(left + 1, LINE))
    return sum(one != two for one, two in zip(ranks, sorted(ranks), strict=True)) + 0.3 * pairs


class Greedy(Bot[PhoenixState, Move]):
    """Looks at the lines after each of its moves and no further: its own order, and if wary the opponent's too."""

    def __init__(self, wary: bool = False) -> None:
        self._wary = wary

    def choose(
        self, game: Game[PhoenixState, Move], view: View[PhoenixState, Move], budget: Budget, rng: Random
    ) -> Answer[Move]:
        """Choose the move after which the table looks best."""
        started = monotonic()
        values = [self._looks(game.apply(view.state, move), view) + 0.01 * rng.random() for move in view.moves]
        move = view.moves[values.index(max(values))]
        return Answer(move, 0.5, (move,), (Option(move, 0.5, (move,)),), len(values), monotonic() - started)

    def _looks(self, after: PhoenixState, view: View[PhoenixState, Move]) -> float:
        seat = view.seat
        if len(after.done) > len(view.state.done):
            return 1000 if after.done[-1].first == seat else -1000
        own, other = after.lines[seat], after.lines[1 - seat]
        looks = -disorder(own, after.cubes)
        if self._wary:
            looks += disorder(other, after.cubes) + 0.5 * (points(own, False) - points(other, False))
        return looks


def view_of(state: PhoenixState, log: tuple[Event[Move], ...] = ()) -> View[PhoenixState, Move]:
    """Return what the seat on turn may know."""
    seat = GAME.turn(state)
    return View(GAME.redact(state, seat), seat, seat, tuple(GAME.moves(state)), log)


def settled(state: PhoenixState, rng: Random) -> PhoenixState:
    """Let chance do what is due."""
    while GAME.turn(state) == CHANCE:
        state = GAME.apply(state, GAME.chance(state, rng))
    return state


def dealt(seed: object) -> PhoenixState:
    """Return a fresh deal, seat 1 to play."""
    return settled(GAME.start(2, PhoenixOptions()), Random(f"deal {seed}"))


def states_of(
    bots: tuple[Bot[PhoenixState, Move], Bot[PhoenixState, Move]], seed: object, budget: Budget
) -> list[PhoenixState]:
    """Play a match and return every state in which somebody decided, and the last."""
    luck, minds = Random(f"luck {seed}"), [Random(f"{seed} {seat}") for seat in range(2)]
    states = [settled(GAME.start(2, PhoenixOptions()), luck)]
    log: tuple[Event[Move], ...] = ()
    while (seat := GAME.turn(states[-1])) != NOBODY:
        move = bots[seat].choose(GAME, view_of(states[-1], log), budget, minds[seat]).move
        log = (Event(seat, move),)
        states.append(settled(GAME.apply(states[-1], move), luck))
    return states


def wins(one: Bot[PhoenixState, Move], two: Bot[PhoenixState, Move], matches: int, budget: Budget) -> float:
    """Return the first player's share of the matches; every deal is played with the places changed too."""
    share = 0.0
    for number in range(matches):
        seat = number % 2
        last = states_of((two, one) if seat else (one, two), number // 2, budget)[-1]
        lead = last.scores[seat] - last.scores[1 - seat]
        share += 1 if lead > 0 else 0.5 if lead == 0 else 0
    return share / matches
