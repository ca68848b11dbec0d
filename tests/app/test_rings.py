"""Whatever the keyboard comes to shows it: a ring, wherever one is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.ui.style.fonts import load_fonts
from tests.app.houses import BOT, YOU, House


@pytest.fixture
def home(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games", tuple(GameCatalogue())).furnish()
    yield made
    made.close()


def _home(house: House) -> None:
    house.show("home")


def _new_game(house: House) -> None:
    house.navigator.new_game("oxixo")


def _real_dice(house: House) -> None:
    match = Match.new(game("switch"), (YOU, BOT), seed="1", dice="people")
    house.navigator.play(match)
    table = house.screens.table.table
    assert table is not None
    table.scene.skip()


def _results(house: House) -> None:
    house.navigator.open_rules("oxixo")
    house.screens.reader.reader.finder.line.setText("drawer")  # which only another game's book has


def _among_people(house: House) -> None:
    match = Match.new(game("phoenix"), tuple(Player(name=name) for name in ("Ana", "Bea")), seed="1")
    house.navigator.play(match)


@pytest.mark.parametrize("go", [_home, _new_game, _real_dice, _results, _among_people])
def test_what_has_the_focus_of_the_keyboard_has_a_ring(home: House, go: Callable[[House], None]) -> None:
    go(home)
    for _ in range(3):
        QApplication.processEvents()
    none = Qt.FocusPolicy.NoFocus
    tried = 0
    for widget in (home.navigator.sheet or home.window).findChildren(QWidget):  # nothing below a sheet is come to
        can = widget.isVisible() and widget.isEnabled() and widget.focusPolicy() != none and widget.width() > 8
        if hasattr(widget, "ring") and can and not widget.visibleRegion().isEmpty():
            widget.clearFocus()
            before = widget.grab().toImage()
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            assert widget.grab().toImage() != before, widget
            tried += 1
    assert tried > 3
