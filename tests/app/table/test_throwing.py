"""A person throws: by a button, Space, a click on the cup or a flick of it; nobody else's dice wait for that."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.table.table import Table
from boardroom.core.fairness import verify
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.games.switch.state import SwitchOptions
from boardroom.ui.game.face import load_face
from boardroom.ui.style.fonts import load_fonts
from tests.app.hands import click, key, type_text
from tests.app.houses import BOT, YOU, House
from tests.games.switch.board import data

ANA, BEA = Player(name="Ana"), Player(name="Bea")
RULES = game("switch")


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games", ((RULES, load_face("switch")),), warn=False)
    made.furnish()
    yield made
    made.close()


def sit(house: House, *players: Player, real: bool = False, fresh: bool = False, **more: Any) -> Table:
    """Sit down where the first seat is to throw for card 3, or at the beginning."""
    position = None if fresh else data(3, 5, **more)
    dice = "people" if real else "seed"
    match: Match = Match.new(RULES, players or (YOU, BOT), SwitchOptions(), seed="1", position=position, dice=dice)
    house.navigator.play(match)
    QApplication.processEvents()
    return table(house)


def table(house: House) -> Table:
    found = house.screens.table.table
    assert found is not None
    return found


def texts(house: House) -> list[str]:
    return [entry.text for entry in table(house).match.entries]


def place(house: House, cell: str) -> QPoint:
    board = house.screens.table.board
    return board.mapFromScene(next(each.rect for each in table(house).scene.cells() if each.key == cell).center())


def click_cell(house: House, cell: str) -> None:
    click(house.screens.table.board.viewport(), place(house, cell))


def flick(house: House, far: int) -> None:
    """Take the cup, pull it so far to the right, and let go."""
    viewport, at = house.screens.table.board.viewport(), place(house, "dice")
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
    for part in (far // 2, far):
        QTest.mouseMove(viewport, at + QPoint(part, 0))
        QApplication.processEvents()
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at + QPoint(far, 0))


ACTS = {
    "button": lambda house: click_cell(house, "throw"),
    "cup": lambda house: click_cell(house, "dice"),
    "space": lambda house: key(house.screens.table.board, Qt.Key.Key_Space),
    "letter": lambda house: type_text(house.screens.table.board, "t"),
    "reader": lambda house: table(house).scene.press("throw"),
    "flick": lambda house: flick(house, 120),
}


@pytest.mark.parametrize("act", ACTS)
def test_the_dice_wait_for_whoever_throws_them(house: House, act: str) -> None:
    waiting = sit(house)
    assert waiting.shown.throwing
    assert (waiting.on_turn, waiting.prompt.what) == (0, "Throw for card 3.")
    assert texts(house) == []
    seeded = Match(RULES, waiting.match.record())
    seeded.draw()
    ACTS[act](house)
    assert texts(house)[:1] == [seeded.entries[0].text], "the seed has decided, and nothing else"
    assert not table(house).shown.throwing


def test_a_cup_that_is_only_touched_is_not_thrown(house: House) -> None:
    sit(house)
    viewport, at = house.screens.table.board.viewport(), place(house, "dice")
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
    for part in (60, 4):
        QTest.mouseMove(viewport, at + QPoint(part, 0))
        QApplication.processEvents()
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at + QPoint(4, 0))
    assert texts(house) == []
    assert table(house).shown.throwing


def play_on(house: House, qtbot: QtBot, entries: int) -> None:
    """Throw, discard and dare again, till the log is so long."""

    def gone_on() -> bool:
        now = table(house)
        now.scene.skip()
        if now.match.length >= entries:
            return True
        now.throw()
        if now.shown.acting:
            now.play(RULES.write(now.shown.view.moves[0]))
        return False

    qtbot.waitUntil(gone_on, timeout=20_000)


def test_the_log_is_the_same_whoever_throws_and_comes_from_the_seed(house: House, qtbot: QtBot) -> None:
    sit(house)
    play_on(house, qtbot, 30)
    thrown = texts(house)[:30]
    assert verify(RULES, table(house).match.record()).proven
    house.preferences.change(throw_for_me=True)
    sit(house)
    play_on(house, qtbot, 30)
    assert texts(house)[:30] == thrown


def test_to_throw_again_is_one_press(house: House) -> None:
    sit(house, phase="play", dice=[1, 1, 1], face="-")
    type_text(house.screens.table.board, "d")
    table(house).scene.skip()
    assert table(house).prompt.what == "Throw, or stop at 4?"
    key(house.screens.table.board, Qt.Key.Key_Space)
    for _ in range(3):
        table(house).scene.skip()
        QApplication.processEvents()
    assert texts(house)[:2] == ["discard", "again"]
    assert texts(house)[2].startswith("throw ")


def test_space_is_what_the_keys_are_on_if_they_are_on_a_button(house: House) -> None:
    sit(house, phase="play", dice=[1, 1, 1], face="-")
    board = house.screens.table.board
    type_text(board, "d")
    table(house).scene.skip()
    table(house).scene.go_to("stop")
    key(board, Qt.Key.Key_Space)
    assert texts(house)[:2] == ["discard", "stop"]


def test_computers_and_the_throws_for_the_start_need_no_press(house: House, qtbot: QtBot) -> None:
    begun = sit(house, fresh=True)
    qtbot.waitUntil(lambda: begun.scene.skip() is None and begun.shown.waiting, timeout=5000)
    assert [text for text in texts(house) if len(text.split()) == 6], "the throws for the start"
    sit(house, turn=2)
    assert not table(house).shown.throwing
    assert texts(house)


def test_dice_that_are_thrown_for_me_do_not_wait(house: House) -> None:
    waiting = sit(house)
    house.preferences.change(throw_for_me=True)
    assert waiting.match.length == 1
    assert sit(house).match.length >= 1


def test_at_one_screen_everybody_throws(house: House) -> None:
    first = sit(house, ANA, BEA)
    assert (first.on_turn, first.shown.viewer) == (0, 0)
    second = sit(house, ANA, BEA, turn=2)
    assert (second.on_turn, second.shown.viewer) == (1, 1)
    key(house.screens.table.board, Qt.Key.Key_Space)
    assert len(texts(house)) == 1


def test_real_dice_are_entered_and_not_thrown_here(house: House) -> None:
    real = sit(house, real=True)
    assert real.due is not None
    assert not real.shown.throwing
    assert "throw" not in [cell.key for cell in real.scene.cells()]


def test_nobody_can_type_a_throw_of_their_own(house: House) -> None:
    waiting = sit(house)
    assert not waiting.play("throw 1 1 1 b")
    assert waiting.notice is not None
    assert waiting.notice.what == "Throw the dice first."
    assert texts(house) == []


def test_before_the_throw_there_is_nothing_to_advise_and_no_time_passes(house: House) -> None:
    waiting = sit(house)
    assert not house.window.commands.hint.isEnabled()
    assert not waiting.clocks.running
    waiting.pause(True)
    waiting.throw()
    assert texts(house) == []
    waiting.pause(False)
    assert waiting.shown.throwing


def test_an_earlier_position_is_not_thrown_in(house: House, qtbot: QtBot) -> None:
    sit(house)
    key(house.screens.table.board, Qt.Key.Key_Space)
    play_on(house, qtbot, 12)
    looked = table(house)
    looked.look(0)
    length = looked.match.length
    assert "throw" not in [cell.key for cell in looked.scene.cells() if cell.enabled]
    looked.throw()
    assert looked.match.length == length


def test_what_was_done_before_the_throw_can_still_be_taken_back(house: House) -> None:
    waiting = sit(house, ANA, BEA, phase="play", dice=[1, 1, 1], face="-")
    for text in ("discard", "stop"):
        waiting.play(text)
        waiting.scene.skip()
    assert (waiting.on_turn, waiting.shown.throwing) == (1, True)
    waiting.undo()
    waiting.answer(True)
    assert texts(house) == ["discard"]
    assert (waiting.on_turn, waiting.shown.acting, waiting.shown.throwing) == (0, True, False)
    waiting.play("stop")
    waiting.scene.skip()
    waiting.throw()
    assert len(texts(house)) == 3
    assert waiting.match.undo_plan().barrier == "revealed", "what the dice show nobody takes back"


def test_whoever_listens_hears_that_it_is_theirs_to_throw(house: House) -> None:
    house.heard.clear()
    sit(house)
    heard = " ".join(house.listen())
    assert "Your turn. Throw for card 3." in heard
    names = {cell.key: cell.name for cell in table(house).scene.cells() if cell.enabled}
    assert names == {"dice": "The cup, with three dice and the Switch die", "throw": "Throw"}
