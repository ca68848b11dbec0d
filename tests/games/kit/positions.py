"""Short words for the positions and moves of any game in tests."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from random import Random
from typing import Any, Generic

from boardroom.core.game import CHANCE, NOBODY, Game, M, O, S, Unreadable


def through_json(value: Any) -> Any:
    """Return what comes back of a value that was written to a file."""
    return json.loads(json.dumps(value))


class Positions(Generic[S, M, O]):
    """The words for one game; `components` are what is counted in it, and the right count."""

    def __init__(self, game: Game[S, M, O], components: tuple[Callable[[S], Hashable], Hashable]) -> None:
        self.game, self.components = game, components

    # ---------------------------------------------------------------- positions

    def start(self, seats: int = 2, **options: Any) -> S:
        """Return the state before the first move."""
        return self.game.start(seats, self.game.options.model_validate(options))

    def load(self, data: Any, seats: int = 2, **options: Any) -> S:
        """Return the position that some data is."""
        return self.game.load(data, seats, self.game.options.model_validate(options))

    def loaded(self, data: Any, seats: int = 2, **options: Any) -> S | None:
        """Return the position, or None where it is properly refused: as Unreadable, in words."""
        try:
            return self.load(data, seats, **options)
        except Unreadable as error:
            message = str(error)
        assert len(message) > 8
        return None

    def settle(self, state: S, rng: Random | None = None) -> S:
        """Let chance do all that is due."""
        rng = rng or Random(1)
        while self.game.turn(state) == CHANCE:
            state = self.game.apply(state, self.game.chance(state, rng))
        return state

    def dealt(self, seats: int = 2, seed: int = 0, **options: Any) -> S:
        """Return a table where everything is dealt at random."""
        return self.settle(self.start(seats, **options), Random(f"{seats} {seed}"))

    # ---------------------------------------------------------------- moves

    def play(self, state: S, *texts: str) -> S:
        """Play moves, and what chance does, one after the other; each must be possible."""
        for text in texts:
            move = self.game.read(text, state)
            assert self.game.why_not(state, move) is None, f"{text} is not possible: {self.game.why_not(state, move)}"
            assert self.game.turn(state) == CHANCE or move in self.game.moves(state), f"{text} is not listed"
            state = self.game.apply(state, move)
        return state

    def legal(self, state: S) -> set[str]:
        """Return the legal moves as texts."""
        texts = [self.game.write(move) for move in self.game.moves(state)]
        assert len(set(texts)) == len(texts), "a move is listed twice"
        return set(texts)

    def refused(self, state: S, text: str) -> str:
        """Return the rule that forbids a move; it must be forbidden."""
        move = self.game.read(text, state)
        reason = self.game.why_not(state, move)
        assert reason is not None, f"{text} is allowed"
        assert move not in self.game.moves(state)
        return reason.rule

    def winners(self, state: S) -> set[int]:
        """Return the seats, from 1, in first place; the game must be over."""
        assert self.game.turn(state) == NOBODY
        return {seat + 1 for seat in self.game.outcome(state).winners}

    # ---------------------------------------------------------------- matches without a log

    def anyhow(self, state: S, rng: Random) -> M:
        """Choose anything at all."""
        return rng.choice(self.game.moves(state))

    def match_states(
        self, seats: int, rng: Random, choose: Callable[[S, Random], M] | None = None, **options: Any
    ) -> list[S]:
        """Return all states of a match between players who choose in that way, or anyhow."""
        choose, states = choose or self.anyhow, [self.start(seats, **options)]
        while (turn := self.game.turn(states[-1])) != NOBODY:
            move = self.game.chance(states[-1], rng) if turn == CHANCE else choose(states[-1], rng)
            states.append(self.game.apply(states[-1], move))
        return states

    def goes_on(self, state: S, steps: int = 40, choose: Callable[[S, Random], M] | None = None) -> S:
        """Check that a position is whole, and that one can play on from it; return where that leads."""
        (count, whole), choose, rng = self.components, choose or self.anyhow, Random(1)
        for _ in range(steps):
            assert count(state) == whole
            turn = self.game.turn(state)
            if turn == NOBODY:
                break
            assert turn == CHANCE or self.game.moves(state)
            state = self.game.apply(state, self.game.chance(state, rng) if turn == CHANCE else choose(state, rng))
        return state
