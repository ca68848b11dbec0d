"""A table with large text: the board keeps its size, and everything around it can be read and reached."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.board_and_panel import PanelEdge
from boardroom.app.catalogue import GameCatalogue
from boardroom.app.table.screen import TableScreen
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.testing.legible import flaws
from boardroom.testing.written import texts
from boardroom.ui.kit.scrolling import WIDTH
from boardroom.ui.style.fonts import load_fonts
from tests.app.houses import House

SIZES = [(1024, 640), (1280, 800), (1920, 1080)]
YOU, BOT = Player(), Player(kind="bot", level=3)


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path, tuple(GameCatalogue()))
    made.furnish()
    yield made
    made.preferences.change(text=100, language="en")
    made.close()


def sit(house: House, key: str, seats: int, size: tuple[int, int] = (1280, 800), text: int = 100) -> TableScreen:
    """Sit down in a window of a size, with text of a size."""
    house.preferences.change(text=text)
    house.window.resize(*size)
    match = Match.new(game(key), [YOU, *[BOT] * (seats - 1)], seed="large")
    house.navigator.play(match)
    settle()
    return house.screens.table


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def scale(screen: TableScreen) -> float:
    return screen.board.transform().m11()


@pytest.mark.parametrize("size", SIZES)
def test_large_text_leaves_the_board_as_large_as_it_was(house: House, size: tuple[int, int]) -> None:
    screen = sit(house, "oxixo", 2, size)
    usual = scale(screen)
    for text in (115, 130, 200, *([300] if size == SIZES[-1] else [])):
        house.preferences.change(text=text)
        settle()
        assert scale(screen) >= usual - 0.001, f"{text}%"


def test_beside_a_board_that_has_room_the_panel_stays_where_it_is(house: House) -> None:
    screen = sit(house, "oxixo", 2, (1920, 1080), 200)
    assert screen.panel.mapTo(screen, QPoint()).x() >= screen.board.width()
    assert screen.panel.width() > WIDTH


def test_below_the_board_the_bar_says_what_to_do_and_the_panel_can_be_scrolled_to(house: House) -> None:
    screen = sit(house, "oxixo", 2, (1024, 640), 200)
    assert screen.table is not None
    said = " ".join(one.text for one in texts(screen.bar))
    assert screen.table.prompt.what.split()[0] in said
    assert screen.panel.mapTo(screen, QPoint()).y() >= screen.height()
    bar = screen._area.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert screen.panel.foot.mapTo(screen, screen.panel.foot.rect().bottomLeft()).y() <= screen.height()
    assert flaws(screen) == []


@pytest.mark.parametrize(
    ("size", "text", "told"), [((1280, 800), 100, True), (SIZES[0], 100, False), (SIZES[0], 200, True)]
)
def test_a_low_panel_leaves_to_the_table_what_the_table_can_tell(
    house: House, size: tuple[int, int], text: int, told: bool
) -> None:
    screen = sit(house, "zug", 2, size, text)
    assert screen.table is not None
    assert screen.panel.tally.isVisibleTo(screen) is told
    pile = next(cell for cell in screen.table.scene.cells() if cell.key == "pile")
    assert pile.enabled
    assert "Unseen tiles" in pile.name


def test_in_a_narrow_bar_a_hint_comes_before_the_words_of_its_link(house: House, qtbot: QtBot) -> None:
    house.preferences.change(language="fr")
    screen = sit(house, "phoenix", 2, (1024, 640), 200)
    table, strip = screen.table, screen.bar.prompt
    assert table is not None
    qtbot.waitUntil(lambda: table.shown.acting)
    house.window.commands.hint.trigger()
    qtbot.waitUntil(lambda: table.hinted is not None)
    settle()
    assert table.notice is not None
    written = "".join(one.text for one in texts(strip))
    assert "".join(written.split()) == "".join(table.notice.what.split())
    assert strip.play.isVisible()
    assert strip.play.accessibleName() == "Jouer ce coup"
    assert strip.play.text() == ""
    house.window.resize(1280, 800)
    settle()
    assert strip.play.text() == "Jouer ce coup"


def test_in_a_narrow_bar_a_long_prompt_is_written_smaller_before_it_is_cut(house: House) -> None:
    house.preferences.change(language="fr")
    screen = sit(house, "zug", 2, (1024, 640), 200)
    assert screen.table is not None
    prompt = screen.table.prompt.what
    assert prompt == " ".join(one.text.strip() for one in texts(screen.bar.prompt))


def test_a_question_is_scrolled_to_and_its_answer_leads_back_to_the_board(house: House) -> None:
    screen = sit(house, "oxixo", 2, (1024, 640), 200)
    assert screen.table is not None
    screen.table.resign()
    settle()
    assert not screen.panel.foot.visibleRegion().isEmpty()
    screen.table.answer(False)
    settle()
    assert screen.board.mapTo(screen._area, QPoint()).y() == 0


def test_below_the_board_a_move_is_typed_where_one_sees_it(house: House) -> None:
    screen = sit(house, "oxixo", 2, (1280, 800), 200)
    for begin in (house.window.commands.type_move.trigger, screen.panel._typing.click):
        begin()
        settle()
        typed = screen.panel.typed
        assert typed.visibleRegion().boundingRect() == typed.rect()
        QTest.keyClick(typed, Qt.Key.Key_Escape)
        settle()
        assert screen.board.mapTo(screen._area, QPoint()).y() == 0
        assert screen.board.hasFocus()


@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1024, 640), 100), ((1280, 800), 130)])
def test_five_players_leave_room_for_the_moves_and_the_prompt(house: House, size: tuple[int, int], text: int) -> None:
    sit(house, "zug", 2, size, text)
    screen = sit(house, "zug", 5, size, text)
    row = screen.panel.moves.sizeHintForRow(0)
    assert screen.panel.moves.viewport().height() >= 4 * row
    assert not screen.panel.moves.visibleRegion().isEmpty()
    assert flaws(screen.panel) == []


def drag(edge: PanelEdge, by: int) -> None:
    """Drag the edge of a panel to the left."""
    middle = edge.rect().center()
    QTest.mousePress(edge, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(edge, middle - QPoint(by, 0))
    settle()
    QTest.mouseRelease(edge, Qt.MouseButton.LeftButton, pos=edge.rect().center())
    settle()


def test_the_panel_can_be_made_wider_and_stays_so(house: House) -> None:
    screen = sit(house, "oxixo", 2)
    drag(screen.panel.edge, 100)
    wide = screen.panel.width()
    assert abs(wide - (WIDTH + 100)) <= 5
    assert house.preferences.values.panel_width == wide
    assert sit(house, "phoenix", 2).panel.width() == wide
    QTest.mouseDClick(screen.panel.edge, Qt.MouseButton.LeftButton)
    settle()
    assert screen.panel.width() == WIDTH
    assert house.preferences.values.panel_width == 0


def test_a_wide_panel_leaves_a_board(house: House) -> None:
    screen = sit(house, "oxixo", 2)
    drag(screen.panel.edge, 900)
    assert screen.board.width() >= 560
