"""The games. A new one adds its line here."""

from __future__ import annotations

from typing import Any

from boardroom.core.game import Game
from boardroom.games.oxixo.rules import Oxixo
from boardroom.games.phoenix.rules import Phoenix
from boardroom.games.switch.rules import Switch
from boardroom.games.switcher.rules import Switcher
from boardroom.games.zug.rules import Zug

GAMES: tuple[Game[Any, Any], ...] = (Switcher(), Switch(), Phoenix(), Oxixo(), Zug())


def game(key: str) -> Game[Any, Any]:
    """Return the game with that key; raise KeyError where there is none."""
    return {game.key: game for game in GAMES}[key]
