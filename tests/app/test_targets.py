"""Whatever can be pressed is large enough to be hit: 24 by 24 pixels at least, also in the smallest window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from boardroom.ai.worker import Inline
from boardroom.app.catalogue import GameCatalogue
from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.games import GAMES, game
from boardroom.testing.faces import lacking_face
from boardroom.ui.kit.overlay import sheets
from boardroom.ui.style.fonts import load_fonts
from tests.app.houses import BOT, YOU, House
from tests.app.review.test_review import judge, played

LEAST = 24


@pytest.fixture
def home(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    house = House(tmp_path / "games", tuple(GameCatalogue()))
    house.inline = Inline(judge)
    house.furnish()
    house.window.resize(1024, 640)
    yield house
    house.close()


def pressable(root: QWidget) -> list[QWidget]:
    """List what a person can press; a scroll bar is thin on purpose, because wheel and keys do the same."""
    tab, hand = Qt.FocusPolicy.TabFocus, Qt.CursorShape.PointingHandCursor
    found = [root, *root.findChildren(QWidget)]
    shown = [each for each in found if each.isVisible() and not isinstance(each, QScrollBar)]
    shown = [each for each in shown if not each.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)]
    return [
        each
        for each in shown
        if isinstance(each, QAbstractButton | QLineEdit)
        or each.focusPolicy() & tab == tab
        or each.cursor().shape() == hand
    ]


def too_small(root: QWidget) -> list[str]:
    small = [each for each in pressable(root) if min(each.width(), each.height()) < LEAST]
    return [f"{type(each).__name__} {each.accessibleName()} {each.width()} × {each.height()}" for each in small]


def _results(house: House) -> None:
    house.navigator.open_rules("oxixo")
    house.screens.reader.reader.finder.line.setText("cube")


SCREENS: dict[str, Callable[[House], object]] = {
    "home": lambda house: house.navigator.show("home"),
    "saved": lambda house: house.navigator.show("saved"),
    "rulebooks": lambda house: house.navigator.show("rulebooks"),
    "statistics": lambda house: house.navigator.show("statistics"),
    "settings": lambda house: house.navigator.show("settings"),
    "results": _results,
    "review": lambda house: house.navigator.review(played().record()),
    "new game": lambda house: house.navigator.new_game("switch"),
    "keys": lambda house: house.window.commands.shortcuts.trigger(),
    "about": lambda house: house.window.commands.about.trigger(),
}


def test_everything_around_the_tables_can_be_hit(home: House) -> None:
    home.navigator.play(Match.new(game("oxixo"), (YOU, BOT), seed="1"))
    home.navigator.go_home()
    for name, go in SCREENS.items():
        go(home)
        QApplication.processEvents()
        assert pressable(home.window)
        assert not too_small(home.window), name
        for sheet in sheets(home.window):
            sheet.cancel()


@pytest.mark.parametrize("key", [each.key for each in GAMES if not lacking_face(each)])
def test_everything_on_and_beside_a_table_can_be_hit(home: House, key: str) -> None:
    match: Match = Match.new(game(key), (YOU, *[BOT] * (game(key).seats[-1] - 1)), seed="hit")
    rng, made = Random("hit"), 0
    while match.turn != NOBODY and (made < 8 or match.turn != 0):
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(rng.choice(match.view(match.turn).moves))
            made += 1
    home.navigator.play(match)
    screen = home.screens.table
    assert screen.table is not None
    scene, tried = screen.table.scene, set[str]()
    scene.skip()
    QApplication.processEvents()
    assert not too_small(home.window)
    for _ in range(4):  # press something, and look at what can be pressed then
        cells = [cell for cell in scene.cells() if cell.enabled]
        for cell in cells:
            place = screen.board.mapFromScene(cell.rect).boundingRect()
            assert min(place.width(), place.height()) >= LEAST, cell.name
        fresh = [cell.key for cell in cells if cell.key not in tried]
        if not fresh or match.turn != 0:
            break
        tried.add(fresh[0])
        scene.press(fresh[0])
        QApplication.processEvents()
    assert tried
