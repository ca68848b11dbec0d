"""Who looks elsewhere in a game against computers loses no time; with others at the table time runs for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.table.clocks import Time
from boardroom.app.table.table import Table
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.games.oxixo.rules import OxixoOptions
from boardroom.ui.kit.overlay import sheets
from boardroom.ui.style.fonts import load_fonts
from tests.app.fakes import Hands
from tests.app.houses import BOT, YOU, House
from tests.app.printing.sets import ANA, BEA


@pytest.fixture
def home(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """Return a furnished window with the real games."""
    load_fonts()
    house = House(tmp_path / "games", tuple(GameCatalogue())).furnish()
    yield house
    house.close()


def sit(house: House, *players: Player) -> Table:
    house.navigator.play(Match.new(game("oxixo"), players, OxixoOptions(clock=300), seed="1"))
    QApplication.processEvents()
    assert house.screens.table.table is not None
    return house.screens.table.table


def runs(table: Table, qtbot: QtBot) -> bool:
    """Tell whether time passes from one look at the clocks to the next."""
    found = []
    for _ in range(3):
        with qtbot.waitSignal(table.clocks.ticked):
            pass
        found.append(table.clocks.left(0))
    return found[1] != found[2]


def _close_sheets(house: House) -> None:
    for sheet in sheets(house.window):
        sheet.cancel()


def _close_reader(house: House) -> None:
    house.navigator.windows[0].close()
    house.window.activateWindow()


Step = Callable[[House], object]
COVERS: dict[str, tuple[Step, Step]] = {
    "the new-game sheet": (lambda house: house.window.commands.new.trigger(), _close_sheets),
    "a message": (lambda house: house.window.commands.about.trigger(), _close_sheets),
    "the menu": (lambda house: house.window.commands.menu.trigger(), lambda house: house.window.menus.all.close()),
    "the rulebook beside the board": (
        lambda house: house.window.commands.rules.trigger(),
        lambda house: house.screens.table.close_rules(),
    ),
    "the rulebook in its own window": (
        lambda house: house.navigator.open_rules_apart("oxixo"),
        _close_reader,
    ),
}


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # of a menu
@pytest.mark.parametrize("cover", COVERS)
def test_no_time_passes_for_a_person_among_computers_who_looks_elsewhere(home: House, qtbot: QtBot, cover: str) -> None:
    come, go = COVERS[cover]
    table = sit(home, YOU, BOT)
    assert runs(table, qtbot)
    come(home)
    QApplication.processEvents()
    assert not runs(table, qtbot)
    assert not table.paused
    assert not home.screens.table._veil.isVisible(), "nobody has paused it"
    go(home)
    QApplication.processEvents()
    assert runs(table, qtbot)


def test_among_people_time_runs_whatever_one_of_them_reads(home: House, qtbot: QtBot) -> None:
    table = sit(home, ANA, BEA)
    home.window.commands.about.trigger()
    assert runs(table, qtbot)


def test_with_the_rulebook_beside_the_board_the_game_goes_on(home: House, qtbot: QtBot) -> None:
    table = sit(home, YOU, BOT)
    home.window.commands.rules.trigger()
    assert table.play("a1e1")
    qtbot.waitUntil(lambda: table.match.length == 2 and table.shown.acting)
    assert not runs(table, qtbot)


def test_time_that_stood_still_is_left_out() -> None:
    hands = Hands()
    time = Time(hands)
    hands.time += 10
    begun = time()
    for _ in range(2):  # standing still twice is standing still
        time.stand_still(True)
        hands.time += 1000
        assert time() == begun
    time.stand_still(False)
    time.stand_still(False)
    assert time() == begun
    hands.time += 5
    assert time() == begun + 5
