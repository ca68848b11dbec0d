"""Tests for a game of one's own, the same that ours pass; they come with the program and are never loaded to play.

from boardroom.testing import GameTests
from boardroom_tablero.rules import GAME

class TestTablero(GameTests):
game = GAME
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardroom.testing.game_tests import GameTests as GameTests
    from boardroom.testing.scene_driver import SceneDriver as SceneDriver

_PLACES = {"GameTests": "game_tests", "SceneDriver": "scene_driver"}


def __getattr__(name: str) -> Any:
    """Load what is asked for: pytest loads the plug-in in here whenever it starts, and needs nothing else."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
