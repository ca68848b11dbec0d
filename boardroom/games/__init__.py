"""The games that there are: ours, and those from elsewhere that were let in by the door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardroom.core.door import found, package
from boardroom.core.game import Game

GAMES: tuple[Game, ...]  # loaded when somebody wants all of them: a thinking process thinks about one

if not TYPE_CHECKING:

    def __getattr__(name: str) -> tuple[Game, ...]:
        if name != "GAMES":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return found().games


def game(key: str) -> Game:
    """Return the game with that key; raise KeyError where there is none."""
    try:
        return package(key).rules()
    except LookupError:
        raise KeyError(key) from None
