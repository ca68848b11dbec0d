"""A player by a thumb rule: it throws again exactly when the dice are more likely than not to make the next card.

    python -m tests.games.switch.half [GAMES]

measures the master against it, in matches of two seats: where it knows nothing but the dice, and where it also takes
a better pile on green. It leaves the token be.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from boardroom.ai.bot import Budget
from boardroom.ai.tally import Tally
from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import View
from boardroom.games.switch.bot import bot
from boardroom.games.switch.odds import chance
from boardroom.games.switch.state import Act, Move, SwitchState
from tests.games.switch.board import GAME, start

Player = Callable[[SwitchState, Random], Move]


@dataclass(frozen=True)
class Half:
    """The thumb rule, with or without an eye for better piles."""

    swaps: bool

    def __call__(self, state: SwitchState, rng: Random) -> Move:
        moves = GAME.moves(state)
        own = state.tops[state.seat]
        match state.phase:
            case "green":
                high = max(range(state.seats), key=state.tops.__getitem__)
                return Act("swap", high) if self.swaps and state.tops[high] > own else Act("keep")
            case "red":
                return moves[0]
            case "play":
                again = Act("again") if chance(own, state.dice_count) > 0.5 else Act("stop")
                return Act("discard") if state.fits else again
            case _:
                return Act("pass")


def level(number: int) -> Player:
    """Return the player of a level."""
    player = bot(number)

    def choose(state: SwitchState, rng: Random) -> Move:
        seat = GAME.turn(state)
        view = View(GAME.redact(state, seat), seat, seat, tuple(GAME.moves(state)), ())
        return player.choose(GAME, view, Budget(), rng).move

    return choose


def measure(first: Player, second: Player, games: int, **options: Any) -> Tally:
    """Let two players meet, changing places after every game; two games in a row have the same dice."""
    tally = Tally()
    for number in range(games):
        seated = (first, second) if number % 2 == 0 else (second, first)
        state, rng, dice = start(2, **options), Random(f"play {number}"), Random(f"dice {number // 2}")
        while (turn := GAME.turn(state)) != NOBODY:
            state = GAME.apply(state, GAME.chance(state, dice) if turn == CHANCE else seated[turn](state, rng))
        tally.add(float(GAME.outcome(state).winners == (number % 2,)))
    return tally


def main() -> None:
    """Print what strength.json keeps."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for swaps in (False, True):
        tally = measure(level(5), Half(swaps), games)
        low, high = (round(end, 3) for end in tally.interval)
        found = {"games": games, "wins": tally.wins, "draws": 0, "losses": tally.losses}
        print("swaps" if swaps else "dice", json.dumps(found | {"score": tally.score, "low": low, "high": high}))


if __name__ == "__main__":
    main()
