"""A registered game with hidden cards and dice, for the commands that know games by name."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from boardroom import games
from boardroom.ai.bot import Bot
from boardroom.ai.mcts import Mcts
from tests.ai.bids import Bids, Move, State


@pytest.fixture
def bids(monkeypatch: pytest.MonkeyPatch) -> Bids:
    game = Bids()

    def bot(level: int) -> Bot[State, Move]:
        return Mcts()

    module = ModuleType("boardroom.games.bids.bot")
    module.bot = bot  # type: ignore[attr-defined]
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, game))
    monkeypatch.setitem(sys.modules, "boardroom.games.bids.bot", module)
    return game
