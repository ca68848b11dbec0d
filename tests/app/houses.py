"""A furnished window for tests, with Pebbles or with five games on its shelf."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import shiboken6
from PySide6.QtWidgets import QApplication

from boardroom.ai.bot import Answer, Option
from boardroom.ai.worker import Inline, Request
from boardroom.app.catalogue import Boxed, GameCatalogue
from boardroom.app.navigator import Navigator
from boardroom.app.screen import Place
from boardroom.app.screens import Screens
from boardroom.app.settings.apply_settings import AppliedSettings
from boardroom.app.settings.preferences import Preferences, Settings
from boardroom.app.table.table import Table
from boardroom.app.thinking import Thinker
from boardroom.app.window import Window
from boardroom.core.match import Match
from boardroom.core.record import Player, Record
from boardroom.core.store import Store
from boardroom.ui.kit.announcing import announcer
from tests.ui.table.pebbles import PebbleFace, Pebbles

ONE: tuple[Boxed, ...] = ((Pebbles(), PebbleFace()),)
YOU, BOT = Player(), Player(kind="bot", level=3)


def _first_move(request: Request, stop: object = None) -> Answer:
    move = request.view.moves[0]
    return Answer(move, 0.5, (move,), (Option(move, 0.5, (move,)),), 1, 0.0)


def begun(moves: int = 3, *players: Player, game: Pebbles | None = None, **options: Any) -> Match:
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
        self.in_force = AppliedSettings(self.preferences, None)
        self.catalogue = GameCatalogue(boxes)
        self.window = Window()
        self.store = Store(folder, self.catalogue.game, self.window.hear_of)
        self.inline = Inline(_first_move)
        self.heard: list[str] = []  # what screen readers were told
        announcer().forget()
        announcer().said.connect(self._hear)

    def listen(self) -> list[str]:
        """Let everything be said that is to be said now, and return all that was."""
        for _ in range(2):  # what is new is found when the moment is over, and said when that is over
            QApplication.processEvents()
        announcer().flush()
        return self.heard

    def _hear(self, text: str, urgent: bool) -> None:
        self.heard.append(text)

    def furnish(self) -> House:
        """Show and furnish the window."""
        self.window.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        self.window.furnish(self.preferences, self.catalogue, self.store, Thinker(lambda: self.inline, self.window))
        QApplication.processEvents()
        return self

    @property
    def navigator(self) -> Navigator:
        assert self.window.navigator is not None
        return self.window.navigator

    @property
    def screens(self) -> Screens:
        return self.navigator.screens

    @property
    def here(self) -> str:
        """The name of the screen on show."""
        return next(name for name, made in vars(self.screens).items() if made is self.screens.here)

    @property
    def playing(self) -> Table | None:
        """The controller of a match that is not over, if there is one at the table."""
        return self.screens.table.playing

    def show(self, name: str) -> None:
        """Go to a screen by its name, as top bar and menus do."""
        if name == "table":
            self.navigator.show_table()
        else:
            self.navigator.show(cast(Place, name))

    def keep(self, match: Match) -> Record:
        """Save a match."""
        return self.store.save(match.record())

    def close(self) -> None:
        announcer().said.disconnect(self._hear)
        self.window.close()
        shiboken6.delete(self.window)  # now, while everything that it calls is still there
        shiboken6.delete(self.in_force)  # or what the system wishes would still be told to what was in it
