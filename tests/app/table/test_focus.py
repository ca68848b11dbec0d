"""Where the keyboard is: clicks on buttons leave it at the board, and what goes away gives it back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardroom.ai.worker import Inline
from boardroom.app.catalogue import GameCatalogue
from boardroom.app.table.table import Table
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.ui.style.fonts import load_fonts
from tests.app.hands import click, key
from tests.app.houses import BOT, YOU, House
from tests.app.printing.sets import ANA, BEA
from tests.app.review.test_review import judge, played

LIFTS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


@pytest.fixture
def home(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """Return a furnished window with the real games, and a computer that can judge."""
    load_fonts()
    house = House(tmp_path / "games", tuple(GameCatalogue()))
    house.inline = Inline(judge)
    yield house.furnish()
    house.close()


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def sit(house: House, *players: Player, key: str = "oxixo", moves: str = "") -> Table:
    match: Match = Match.new(game(key), players or (YOU, BOT), seed="1")
    for text in moves.split():
        match.play(match.game.read(text, match.state))
    house.navigator.play(match)
    QApplication.processEvents()
    assert house.screens.table.table is not None
    return house.screens.table.table


def buttons(widget: QWidget) -> list[QAbstractButton]:
    found = widget.findChildren(QAbstractButton)
    return [button for button in found if button.isVisible() and button.isEnabled() and button.accessibleName()]


# -------------------------------------------------------------------- at the table


def test_space_after_a_hint_does_what_it_does_on_the_board(home: House) -> None:
    table, screen = sit(home), home.screens.table
    bulb = next(button for button in buttons(screen.bar) if button.accessibleName() == "Hint")
    click(bulb)
    assert table.advising
    assert focused() is screen.board
    key(screen.board, Qt.Key.Key_Right)
    before = [cell.name for cell in table.scene.cells()]
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert home.here == "table"
    assert [cell.name for cell in table.scene.cells()] != before, "a cube was taken"


def test_no_button_around_the_board_takes_the_keyboard_from_it(home: House) -> None:
    sit(home, moves="a1e1 a5e5")
    screen = home.screens.table
    leads_away = {"Back", "Review the game", "Settings", "Menu", "Type a move (Ctrl+T)", "Rules"}
    tried = 0
    for button in [*buttons(screen.bar), *buttons(screen.panel)]:
        if button.accessibleName() not in leads_away and button.isVisible() and button.isEnabled():
            tried += 1
            click(button)
            if home.navigator.reading is not None:
                home.navigator.reading.cancel()
            assert focused() is screen.board, button.accessibleName()
    assert tried >= 3


def test_an_answer_gives_the_keyboard_back_to_the_board(home: House) -> None:
    table, screen = sit(home), home.screens.table
    for press in LIFTS:
        table.resign()
        assert focused() is screen.panel.prompt._no
        QTest.keyClick(focused(), press)
        assert table.question is None
        assert table.match.outcome is None
        assert focused() is screen.board


# -------------------------------------------------------------------- in the review


def test_space_after_show_me_plays_through_and_starts_no_match(home: House, qtbot: QtBot) -> None:
    home.navigator.review(played().record())
    screen = home.screens.review
    qtbot.waitUntil(lambda: screen.review is not None and not screen.review.running)
    click(screen.panel.swings.rows()[0])
    click(screen.panel.show_me)
    assert focused() is screen.graph
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert home.here == "review"
    assert screen._beat.isActive()


def test_space_twice_on_show_me_starts_no_match(home: House, qtbot: QtBot) -> None:
    home.navigator.review(played().record())
    screen = home.screens.review
    qtbot.waitUntil(lambda: screen.review is not None and not screen.review.running)
    screen.panel.show_me.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert not screen.panel.show_me.isEnabled(), "while it is shown it can't be asked for"
    assert focused() is screen.graph
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert home.here == "review"
    assert home.screens.seated is None


# -------------------------------------------------------------------- the curtain


@pytest.mark.parametrize("press", LIFTS)
def test_the_curtain_is_lifted_by_keys_whenever_it_comes(home: House, qtbot: QtBot, press: Qt.Key) -> None:
    table, screen = sit(home, ANA, BEA, key="switcher"), home.screens.table
    veil = screen._veil
    qtbot.waitUntil(veil.isVisible)  # after the deal
    QTest.keyClick(focused(), press)
    assert table.shown.acting
    assert focused() is screen.board
    table.play("end")
    qtbot.waitUntil(veil.isVisible)
    QTest.keyClick(focused(), press)
    assert table.shown.acting, "when the table is handed over"
    match = table.match.record().id
    home.navigator.go_home()
    home.navigator.resume(match)
    assert veil.isVisible()
    QTest.keyClick(focused(), press)
    assert home.screens.table.table is not None
    assert home.screens.table.table.shown.acting, "after reopening"
    home.navigator.go_home()
    home.navigator.resume(match)
    home.show("settings")
    home.show("table")
    QTest.keyClick(focused(), press)
    assert home.screens.table.table.shown.acting, "after coming back from another screen"
    home.navigator.go_home()
    home.navigator.resume(match)
    home.window.commands.about.trigger()
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    QTest.keyClick(focused(), press)
    assert home.screens.table.table.shown.acting, "after a sheet"
