"""In a lesson the person throws, as at a table; everybody else's dice come by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boardroom.app.lessons.screen import LessonScreen
from boardroom.games import game
from boardroom.ui.game.face import load_face
from boardroom.ui.style.fonts import load_fonts
from tests.app.houses import House
from tests.books.lessons.drafts import lesson, step, text
from tests.games.switch.board import data

STEPS = [
    step("Throw", position=data(1, 1), play=["throw 1 2 5 -"]),
    step("Discard", play=["discard", "discard"]),
    step("Stop", play=["discard", "stop", "throw 2 2 3 -"]),
    step("Find it", position=data(3, 9), play=["throw 1 2 5 g", "swap 2"], goal="won"),
]


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games", ((game("switch"), load_face("switch")),)).furnish()
    made.navigator.take_lesson("switch", lesson(steps=STEPS, title=text("Throws")))
    yield made
    made.close()


@pytest.fixture
def screen(house: House) -> LessonScreen:
    return house.screens.lesson


def done(screen: LessonScreen) -> list[str]:
    assert screen.course is not None
    return [entry.text for entry in screen.course.match.entries]


def press(screen: LessonScreen, cell: str) -> None:
    table = screen.board.table
    assert table is not None
    table.press(cell)
    table.skip()  # a throw stands there for a moment


def test_the_dice_wait_for_the_person_and_show_what_the_lesson_wants(screen: LessonScreen) -> None:
    assert done(screen) == []
    assert screen.coach.next.isHidden()
    QTest.keyClick(screen.board, Qt.Key.Key_Space)
    assert screen.board.table is not None
    screen.board.table.skip()
    assert done(screen) == ["throw 1 2 5 -"]
    assert screen.coach.next.isVisible()


def test_one_can_go_back_to_before_a_throw(screen: LessonScreen) -> None:
    press(screen, "throw")
    screen.step_back()
    assert done(screen) == []
    press(screen, "throw")
    assert done(screen) == ["throw 1 2 5 -"]


def test_nothing_that_was_wished_in_one_step_goes_on_in_the_next(screen: LessonScreen, qtbot: QtBot) -> None:
    press(screen, "throw")
    screen.go_on()
    press(screen, "all")
    qtbot.waitUntil(lambda: len(done(screen)) == 3)
    screen.go_on()
    qtbot.wait(0)
    assert done(screen)[1:] == ["discard"] * 2
    press(screen, "discard")
    press(screen, "stop")
    assert done(screen)[-1] == "throw 2 2 3 -", "another's dice"


def test_a_turn_that_passes_on_without_the_goal_begins_again(screen: LessonScreen) -> None:
    for _ in range(3):
        screen.skip()
    press(screen, "throw")
    press(screen, "keep")
    told = screen.coach.said
    assert told is not None
    assert told.objection == "Otherwise (en)"
    assert done(screen) == []


def test_what_dice_and_others_do_is_told_to_who_can_not_see_it(house: House, screen: LessonScreen) -> None:
    press(screen, "throw")
    assert "Throws 1 2 5. Topic (en). Step 1 of 4. Meant (en)." in house.listen()
    screen.skip()
    screen.skip()
    press(screen, "discard")
    press(screen, "stop")
    assert "Computer, level 1. Throws 2 2 3: no card. Good move. Meant (en)." in " ".join(house.listen())
