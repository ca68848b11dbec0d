"""What to begin with: a person's settings, and matches that computers play."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from boardroom.core.game import Game
from boardroom.core.match import Match
from boardroom.core.record import Player

QUICK: Final = {"motion": "off", "watch": "fast", "think": 0.1, "language": "en", "theme": "light"}


def write_settings(home: Path, **settings: Any) -> None:
    """Let a person have chosen already, as a rule that nothing waits."""
    config = home / "config"
    config.mkdir(parents=True, exist_ok=True)
    (config / "settings.json").write_text(json.dumps(QUICK | settings), encoding="utf-8")


def new_match(game: Game, random: Random, players: Sequence[Player] = ()) -> Match:
    """Return a new match whose chance is drawn from ours, maybe with free take-backs; computers play it by default."""
    seed, free = f"{random.getrandbits(64):x}", random.random() < 0.5
    return Match.new(game, players or computers(game, random), seed=seed, free_undo=free)


def computers(game: Game, random: Random) -> list[Player]:
    """Return computer players for as many seats as the game may have."""
    return [Player(kind="bot", level=random.choice((1, 2))) for _ in range(random.choice(game.seats))]
