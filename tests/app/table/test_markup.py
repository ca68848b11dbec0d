"""A name that looks like markup is painted letter by letter, wherever the table says it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.testing.written import record
from boardroom.ui.style.fonts import load_fonts
from tests.app.houses import House
from tests.app.table.test_recap import came_round
from tests.app.table.test_result import recorded

NAME = '<b>Ana</b> & "x"'
ANA, BEA = Player(name=NAME), Player(name="Bea")


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games", tuple(GameCatalogue())).furnish()
    yield made
    made.close()


def painted(widget: QWidget) -> str:
    """Return all that is painted on a widget; lines that were broken are whole again."""
    assert widget.isVisible()
    return " ".join(one.whole for one in record(widget).written)


def test_in_what_happened_since_the_last_turn(house: House) -> None:
    house.navigator.play(came_round(Player(kind="bot", level=1, name=NAME), you=BEA))
    QApplication.processEvents()
    drawer = house.screens.table.panel.recap
    assert NAME in painted(drawer)
    assert "blocked your T" in painted(drawer)


def test_in_the_result_and_its_headline(house: House) -> None:
    match = recorded("switch-4-last-card")
    players = [BEA, ANA, Player(name="C"), Player(name="D")]
    house.navigator.play(Match(match.game, match.record().model_copy(update={"players": players})))
    QApplication.processEvents()
    result = house.screens.table.panel.result
    assert f"{NAME} wins!" in painted(result)
    assert f"{NAME} was the first to discard 16." in painted(result)
    assert f"Deepest fall: {NAME}" in painted(result)
    assert result._turn.accessibleDescription() == f"From then on {NAME} led."
    assert NAME in painted(house.screens.table.panel.cards)


def test_on_the_card_that_passes_by_and_on_the_board(house: House, qtbot: QtBot) -> None:
    house.navigator.play(Match.new(game("switch"), [ANA, ANA], seed="1"))
    screen = house.screens.table
    qtbot.waitUntil(screen._begins.isVisible)
    assert NAME in painted(screen._begins), "whoever starts is named"
    assert NAME in painted(screen.board)
