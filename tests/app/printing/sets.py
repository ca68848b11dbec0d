"""Tables set for tests: a match, a plain scene, a thinker that answers when it may, and a store."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boardroom.ai.bot import Answer, Option
from boardroom.ai.worker import Inline, Request
from boardroom.app.settings.preferences import Preferences, Settings
from boardroom.app.table.table import Table
from boardroom.app.thinking import Thinker
from boardroom.core.game import Game, Options
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.core.store import Store
from boardroom.games import game
from tests.app.fakes import Hands, PlainFace, PlainScene


def first_move(request: Request, stop: object = None) -> Answer:
    """Think like somebody in a hurry: the first move, with a value and a line."""
    move = request.view.moves[0]
    return Answer(move, 0.6, (move,), (Option(move, 0.6, (move,)),), 1, 0.0)


PERSON, BOT = Player(), Player(kind="bot", level=2)
ANA, BEA = Player(name="Ana"), Player(name="Bea")


@dataclass
class Set:
    """A table with everything on it."""

    table: Table
    scene: PlainScene
    face: PlainFace
    inline: Inline
    store: Store
    hands: Hands
    preferences: Preferences

    @property
    def match(self) -> Match:
        return self.table.match

    def texts(self) -> list[str]:
        return [entry.text for entry in self.match.entries]


class Maker:
    """Makes tables, and clears them away after the test."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made: list[Set] = []

    def __call__(
        self,
        *players: Player,
        rules: Game | None = None,
        options: Options | None = None,
        held: bool = False,
        match: Match | None = None,
        think: Any = first_move,
        scene: Any = None,
        face: Any = None,
        **settings: Any,
    ) -> Set:
        rules = rules or game("oxixo")
        match = match or Match.new(rules, players or (PERSON, BOT), options, seed="1")
        face, scene = face or PlainFace(rules), scene or PlainScene(rules)
        inline, hands = Inline(think, held=held), Hands()
        store = Store(self._folder)
        preferences = Preferences(Settings(**settings))
        table = Table(match, face, scene, Thinker(lambda: inline), store, preferences, now=hands)
        made = Set(table, scene, face, inline, store, hands, preferences)
        self._made.append(made)
        return made

    def clear(self) -> None:
        for made in self._made:
            made.table.leave()
            made.table.deleteLater()
