"""A table at rest rests: nothing is laid out, painted or looked at again while nobody does anything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.core.game import Game
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.ui.style.fonts import load_fonts
from tests.app.houses import House
from tests.games.kit.shown_games import WITH_FACE

ROUNDS = 40


class LayoutRequests(QObject):
    """Counts how often anything in a window asks to be laid out."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.LayoutRequest
        return False


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games", tuple(GameCatalogue())).furnish()
    yield made
    made.close()


def requests(house: House) -> int:
    """Let everything come to rest, then count the requests of some rounds of the event loop."""
    for _ in range(ROUNDS):
        QApplication.processEvents()
    counter = LayoutRequests()
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(counter)
    for _ in range(ROUNDS):
        QApplication.processEvents()
    app.removeEventFilter(counter)
    return counter.count


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("rules", WITH_FACE, ids=lambda rules: rules.key)
def test_a_table_that_waits_for_a_person_lays_nothing_out(house: House, rules: Game, scale: int) -> None:
    house.preferences.change(text=scale)
    house.navigator.play(Match.new(rules, [Player()] * rules.seats[-1], seed="7"))
    assert requests(house) == 0


def test_a_review_lays_nothing_out(house: House) -> None:
    rules = game("oxixo")
    match = Match.new(rules, [Player(), Player()], seed="7")
    for _ in range(4):
        match.play(rules.moves(match.state)[0])
    house.navigator.play(match)
    house.screens.table.review()
    assert requests(house) == 0
