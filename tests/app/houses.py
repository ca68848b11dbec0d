"""A furnished window for tests, with Pebbles or with five games on its shelf."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtWidgets import QApplication

from boardroom.ai.bot import Answer, Option
from boardroom.ai.worker import Inline, Request
from boardroom.app.host import Host
from boardroom.app.in_force import InForce
from boardroom.app.rooms import Rooms
from boardroom.app.settings import Preferences, Settings
from boardroom.app.shelf import Boxed, Shelf
from boardroom.app.thinker import Thinker
from boardroom.app.window import Window
from boardroom.core.match import Match
from boardroom.core.record import Player, Record
from boardroom.core.store import Store
from tests.ui.pebbles import PebbleFace, Pebbles

ONE: tuple[Boxed, ...] = ((Pebbles(), PebbleFace()),)
YOU, BOT = Player(), Player(kind="bot", level=3)


def _first_move(request: Request, stop: object = None) -> Answer[Any]:
    move = request.view.moves[0]
    return Answer(move, 0.5, (move,), (Option(move, 0.5, (move,)),), 1, 0.0)


def begun(moves: int = 3, *players: Player, game: Pebbles | None = None, **options: Any) -> Match[Any, Any]:
    """Return a match after some moves, one pebble each; with 15 moves it is over."""
    game = game or Pebbles()
    match = Match.new(game, players or (YOU, BOT), game.options(**options), seed="1")
    for _ in range(moves):
        match.play(1)
    return match


class House:
    """A window, and what is in it."""

    def __init__(self, folder: Path, boxes: tuple[Boxed, ...] = ONE, **settings: Any) -> None:
        self.preferences = Preferences(Settings(**{"motion": "off", "language": "en", "theme": "light"} | settings))
        self.in_force = InForce(self.preferences, None)
        self.shelf = Shelf(boxes)
        self.window = Window()
        self.store = Store(folder, self.shelf.game, self.window.hear_of)
        self.inline = Inline(_first_move)

    def furnish(self) -> House:
        """Show and furnish the window."""
        self.window.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        self.window.furnish(self.preferences, self.shelf, self.store, Thinker(lambda: self.inline, self.window))
        QApplication.processEvents()
        return self

    @property
    def rooms(self) -> Rooms:
        assert self.window.rooms is not None
        return self.window.rooms

    @property
    def host(self) -> Host:
        assert self.window.host is not None
        return self.window.host

    def keep(self, match: Match[Any, Any]) -> Record:
        """Save a match."""
        return self.store.save(match.record())

    def close(self) -> None:
        self.window.close()
        shiboken6.delete(self.window)  # now, while everything that it calls is still there
