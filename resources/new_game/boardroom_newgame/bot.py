"""Computer players: all know the trick, but the weaker they are the oftener they forget it."""

from __future__ import annotations

from random import Random

from boardroom.ai.bot import Answer, Bot, Budget, Option
from boardroom.core.game import Game
from boardroom.core.match import View
from boardroom_newgame.rules import MOST, State, Take

FORGETS = {1: 1.0, 2: 0.6, 3: 0.35, 4: 0.15, 5: 0.0}


def bot(level: int) -> Bot[State, Take]:
    """Return the player of a level, from 1 to 5."""
    return NewgameBot(FORGETS[level])


class NewgameBot(Bot[State, Take]):
    """Leaves a multiple of four where it can."""

    def __init__(self, forgets: float) -> None:
        self._forgets = forgets

    def choose(self, game: Game[State, Take], view: View[State, Take], budget: Budget, rng: Random) -> Answer[Take]:
        """Answer with a move, the chance of winning with it, and what else was considered."""
        chances = {move: 0.1 if (view.state.left - move.stones) % (MOST + 1) else 0.9 for move in view.moves}
        if rng.random() < self._forgets:
            chances = {move: rng.random() for move in view.moves}
        moves = sorted(view.moves, key=lambda move: chances[move], reverse=True)
        options = tuple(Option(move, chances[move], (move,)) for move in moves)
        return Answer(options[0].move, options[0].value, options[0].line, options, len(options), 0.0)
