"""A registered game with hidden cards and dice, for the commands that know games by name."""

from __future__ import annotations

import sys
from random import Random
from types import ModuleType

import pytest

from boardroom.ai.bot import Answer, Bot, Budget, Option
from boardroom.core.door import Package, found
from boardroom.core.game import Game
from boardroom.core.match import View
from tests.ai.bids import Bids, Move, State


class Whim(Bot[State, Move]):
    """A bot that decides by everything it is shown, so that what it must not see would change its answer."""

    def choose(self, game: Game[State, Move], view: View[State, Move], budget: Budget, rng: Random) -> Answer[Move]:
        whim = Random(f"{view} {rng.random()}")
        best = Option(move := whim.choice(view.moves), whim.random(), (move,))
        return Answer(best.move, best.value, best.line, (best,), nodes=1, seconds=0.0)


def bot(level: int) -> Bot[State, Move]:
    return Whim()


@pytest.fixture
def bids(monkeypatch: pytest.MonkeyPatch) -> Bids:
    game = Bids()
    for name, piece in (("bids", None), ("bids.rules", game), ("bids.bot", bot)):
        module = ModuleType(name)
        vars(module).update(GAME=piece, bot=piece)
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setitem(found().packages, "bids", Package("bids", "bids"))
    return game
