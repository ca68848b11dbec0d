"""The games that come with the program, and the toy, which is tested as they are: lists in tests come from here."""

from __future__ import annotations

from pathlib import Path

from boardroom.core import door
from boardroom.core.game import Game
from boardroom.games import game
from tests.core.toy import Toy

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
OURS: tuple[Game, ...] = tuple(map(game, door.OURS))
MEMBERS: tuple[Game, ...] = (*OURS, Toy())


def member(key: str) -> Game:
    """Return a game of ours, or the toy."""
    return {each.key: each for each in MEMBERS}[key]
