"""Every screen can be worked with the keyboard alone: Tab in reading order, F6 by parts, Enter and Space press."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardroom.ai.worker import Inline
from boardroom.app.catalogue import GameCatalogue
from boardroom.app.rules.places import ReaderWindow
from boardroom.app.screen import Place
from boardroom.core.match import Match
from boardroom.games import GAMES, game
from boardroom.testing.faces import lacking_face
from boardroom.ui.kit.buttons import Focusable
from boardroom.ui.kit.stops import stops
from boardroom.ui.style.fonts import load_fonts
from tests.app.hands import click
from tests.app.houses import BOT, YOU, House
from tests.app.review.test_review import judge, played

KEYS = [each.key for each in GAMES if not lacking_face(each)]  # a game without is told so elsewhere
PLACES: tuple[Place, ...] = ("home", "saved", "rulebooks", "statistics", "settings")


@pytest.fixture
def home(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    house = House(tmp_path / "games", tuple(GameCatalogue()))
    house.inline = Inline(judge)
    yield house.furnish()
    house.close()


def sit(house: House, key: str) -> None:
    match: Match = Match.new(game(key), (YOU, BOT), seed="1")
    house.navigator.play(match)
    table = house.screens.table.table
    assert table is not None
    table.scene.skip()
    QApplication.processEvents()


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> QWidget:
    QTest.keyClick(focused(), key, modifiers)
    return focused()


def round_by_tab(start: QWidget, key: Qt.Key = Qt.Key.Key_Tab) -> list[QWidget]:
    """Press Tab until the keyboard is back, and return what it came to, each once."""
    start.setFocus(Qt.FocusReason.TabFocusReason)
    seen = [start]
    for _ in range(300):
        now = press(key)
        if now is start and len(seen) > 1:
            return seen
        if now is not seen[-1]:
            seen.append(now)
    raise AssertionError("Tab never comes back")


def parts(widgets: list[QWidget], areas: list[QWidget]) -> list[QWidget]:
    """Return the areas that some widgets are in, as one comes to them."""
    of = [next(area for area in areas if area is each or area.isAncestorOf(each)) for each in widgets]
    return [area for i, area in enumerate(of) if i == 0 or of[i - 1] is not area]


@pytest.mark.parametrize("key", KEYS)
def test_tab_f6_and_clicks_at_every_table(home: House, key: str) -> None:
    sit(home, key)
    screen = home.screens.table
    first = stops(screen.bar)[0]
    seen = round_by_tab(first)
    assert parts(seen, [screen.bar, screen.board, screen.panel]) == [screen.bar, screen.board, screen.panel]
    tools = [tool for tool in screen.bar.findChildren(QAbstractButton) if tool.isVisible() and tool.isEnabled()]
    assert set(tools) <= set(seen)
    assert round_by_tab(first, Qt.Key.Key_Backtab) == [first, *reversed(seen[1:])]
    screen.board.setFocus()
    assert screen.panel.isAncestorOf(press(Qt.Key.Key_F6))
    assert screen.bar.isAncestorOf(press(Qt.Key.Key_F6))
    assert press(Qt.Key.Key_F6) is screen.board
    assert screen.bar.isAncestorOf(press(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier))
    screen.board.setFocus()
    actions = home.window.commands
    helps = [action.text().replace("&", "") for action in (actions.hint, actions.assist) if action.isEnabled()]
    for tool in [tool for tool in tools if tool.accessibleName() in helps]:
        helps.remove(tool.accessibleName())
        click(tool)
        assert focused() is screen.board, "whoever clicks a help goes on with the keys at the board"
    assert not helps
    panel = next(tool for tool in tools if tool.accessibleName() == actions.side_panel.text().replace("&", ""))
    panel.setFocus(Qt.FocusReason.TabFocusReason)
    click(panel)
    assert focused() is screen.board, "whoever takes the mouse has done with Tab"
    panel.setFocus(Qt.FocusReason.TabFocusReason)
    assert press(Qt.Key.Key_Space) is panel, "whoever presses it by key stays there"


def test_tab_reads_every_page_from_the_top_and_f6_goes_between_its_parts(home: House) -> None:
    sit(home, "oxixo")  # a game that waits on the home screen
    home.navigator.go_home()
    top = home.window.top
    for place in PLACES:
        home.navigator.show(place)
        QApplication.processEvents()
        entries = [entry for entry in top.entries.values() if entry.isVisible()]
        seen = round_by_tab(entries[0])
        assert seen[: len(entries)] == entries, "each place in the top bar is a stop"
        assert seen == stops(home.window)
        there = [each for each in seen if not top.isAncestorOf(each)]
        heights = [each.mapTo(home.window, QPoint()).y() // 24 for each in there]
        assert heights == sorted(heights), "downwards"
        page = home.screens.here
        assert isinstance(page, QWidget)
        entries[0].setFocus()
        if stops(page):
            assert page.isAncestorOf(press(Qt.Key.Key_F6))
        assert top.isAncestorOf(press(Qt.Key.Key_F6))


def test_in_a_review_tab_and_f6_reach_everything(home: House, qtbot: QtBot) -> None:
    home.navigator.review(played().record())
    screen = home.screens.review
    qtbot.waitUntil(lambda: screen.review is not None and not screen.review.running)
    seen = round_by_tab(stops(screen.bar)[0])
    assert seen == stops(home.window)
    assert seen.index(screen.graph) < seen.index(screen.panel.show_me)
    screen.graph.setFocus()
    assert screen.panel.isAncestorOf(press(Qt.Key.Key_F6))
    assert screen.bar.isAncestorOf(press(Qt.Key.Key_F6))
    transport = press(Qt.Key.Key_F6)
    assert transport.accessibleName() == "To the start (Home)"
    assert press(Qt.Key.Key_F6) is screen.graph
    assert press(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier) is transport


def test_f6_goes_between_the_parts_of_a_rulebook_in_a_window_of_its_own(home: House, qtbot: QtBot) -> None:
    home.navigator.open_rules_apart("oxixo")
    (window,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, ReaderWindow)]
    window.activateWindow()
    window.reader.setFocus()
    qtbot.waitUntil(lambda: window.isAncestorOf(focused()))
    assert window.bar.isAncestorOf(press(Qt.Key.Key_F6))
    assert window.reader.isAncestorOf(press(Qt.Key.Key_F6))
    assert window.bar.isAncestorOf(press(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier))
    window.close()


# -------------------------------------------------------------------- Enter and Space

SCREENS: tuple[Callable[[House], object], ...] = (
    *(lambda house, place=place: house.navigator.show(place) for place in PLACES),
    lambda house: sit(house, "switcher"),
    lambda house: house.navigator.open_rules("oxixo"),
    lambda house: house.navigator.new_game("switch"),
)


def test_enter_and_space_press_whatever_has_the_keyboard(home: House) -> None:
    for go in SCREENS:
        go(home)
        QApplication.processEvents()
        found = [stop for stop in stops(home.window) if isinstance(stop, QAbstractButton)]
        assert found
        assert all(isinstance(stop, Focusable) for stop in found), "what is of the kit does as it is told"


def test_every_kind_of_button_is_pressed_by_enter_and_space(home: House) -> None:
    home.navigator.show("settings")
    QApplication.processEvents()
    page = home.screens.settings
    buttons: tuple[QAbstractButton, ...] = (page.switches["targets"], home.window.top.entries["settings"])
    for button in buttons:
        heard: list[QAbstractButton] = []
        button.clicked.connect(lambda *_, heard=heard, button=button: heard.append(button))
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            button.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(button, key)
        assert len(heard) == 3, type(button)


# -------------------------------------------------------------------- the menu bar


def test_no_key_leaves_a_menu_bar_behind(home: House) -> None:
    sit(home, "oxixo")
    board, bar = home.screens.table.board, home.window.menuBar()
    board.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_X):
        QTest.keyPress(board, Qt.Key.Key_Alt)
        QTest.keyClick(board, key, Qt.KeyboardModifier.AltModifier)
        QTest.keyRelease(board, Qt.Key.Key_Alt)
        assert not bar.isVisible()
    QTest.keyClick(board, Qt.Key.Key_Alt)
    assert bar.isVisible()
    assert bar.hasFocus()
    board.setFocus()
    assert not bar.isVisible()
