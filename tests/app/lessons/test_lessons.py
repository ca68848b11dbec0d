"""Learning in the window: the page with all lessons, and the table with the coach."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boardroom.app.lessons import page
from boardroom.app.lessons.screen import LessonScreen
from boardroom.app.table.screen import TableScreen
from boardroom.books.lessons.lesson import Lesson
from boardroom.games import game
from boardroom.ui.game.face import load_face
from boardroom.ui.style.fonts import load_fonts
from tests.app import hands
from tests.app.houses import House, begun
from tests.app.toy_face import TOY, ToyFace
from tests.books.lessons.drafts import draft, lesson, step, text
from tests.core.toy import PASS


def take(house: House, taken: Lesson | None = None) -> LessonScreen:
    house.navigator.take_lesson("pebbles", taken or lesson())
    return house.screens.lesson


def press(screen: LessonScreen, pebble: int) -> None:
    """Take a pebble and all to its right, as a click or a screen reader does."""
    assert screen.board.table is not None
    screen.board.table.press(f"p{pebble}")


def words(screen: LessonScreen) -> str:
    """Return what the card says."""
    told = screen.coach.said
    assert told is not None
    return " | ".join(filter(None, (told.aim, told.objection or told.how)))


def test_a_lesson_goes_from_step_to_step_to_its_end(house: House) -> None:
    house.show("learn")
    screen = take(house)
    assert words(screen) == "Look (en)"
    hands.click(screen.coach.next)
    assert words(screen) == "Take one (en) | How (en)"
    assert screen.coach.next.isHidden()
    press(screen, 8)
    assert words(screen) == "Meant (en)"
    hands.click(screen.coach.next)
    press(screen, 0)
    assert screen.coach.next.text() == "Done"
    hands.click(screen.coach.next)
    assert house.here == "learn"
    assert house.preferences.values.learnt == {"pebbles/draft": 3}
    assert not house.store.list()


def test_a_move_that_is_not_the_one_is_answered_and_undone(house: House) -> None:
    screen = take(house)
    screen.go_on()
    press(screen, 7)
    assert words(screen) == "Take one (en) | Two is too many (en)"
    press(screen, 6)
    assert words(screen) == "Take one (en) | Otherwise (en)"
    assert "Two is too many (en)" in " ".join(house.listen())
    press(screen, 8)
    assert words(screen) == "Meant (en)"


def test_a_move_that_misses_the_goal_is_answered_and_one_begins_again(house: House) -> None:
    screen = take(house)
    screen.skip()
    screen.skip()
    press(screen, 2)
    assert words(screen) == "Win (en) | Otherwise (en)"
    press(screen, 0)
    assert words(screen) == "Meant (en)"


def test_once_it_is_done_other_things_matter(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = draft()["steps"]
    steps[1] |= {"light": ["p8"], "after": ["p4"]}
    screen = take(house, lesson(steps=steps))
    lit: list[list[str] | None] = []
    monkeypatch.setattr(screen.board.table, "light", lit.append)
    screen.go_on()
    press(screen, 8)
    assert (lit[0], lit[-1]) == (["p8"], ["p4"])


def test_a_goal_is_missed_after_a_throw_too(house: House) -> None:
    """The toy's die is thrown between two turns: only then is it the other's turn, and the goal out of reach."""
    dealt = {"hands": [[1, 2], [3, 4]], "laid": [], "points": [0, 0], "turns": 0, "due": [], "die": 1, "swapped": False}
    screen = house.screens.lesson
    screen.open(TOY, ToyFace(), lesson(steps=[step("Win", position=dealt, play=["lay 1"], goal="won")]))
    assert screen.board.table is not None
    screen.board.table.chosen.emit(PASS)
    assert words(screen) == "Win (en) | Otherwise (en)"
    assert screen.course is not None
    assert screen.course.match.length == 0


def test_a_move_that_is_not_allowed_gets_its_rule(house: House) -> None:
    screen = take(house)
    screen.go_on()
    assert screen.board.table is not None
    screen.board.table.refused.emit(4)
    told = screen.coach.said
    assert told is not None
    assert told.objection == screen.board.table.explain(4) != ""


def test_one_can_go_back_and_comes_back_to_where_one_was(house: House) -> None:
    screen = take(house)
    screen.go_on()
    press(screen, 8)
    QTest.keyClick(screen, Qt.Key.Key_Backspace)
    assert words(screen) == "Take one (en) | How (en)"
    QTest.keyClick(screen, Qt.Key.Key_Backspace)
    assert words(screen) == "Look (en)"
    QTest.keyClick(screen, Qt.Key.Key_Return)
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert house.here == "home"
    assert words(take(house)) == "Take one (en) | How (en)"


def test_who_looks_elsewhere_comes_back_to_the_lesson_where_it_was(house: House) -> None:
    screen = take(house)
    screen.go_on()
    press(screen, 8)
    house.show("settings")
    assert house.window.top.returner.text() == "Back to the lesson"
    hands.click(house.window.top.returner)
    assert house.here == "lesson"
    assert words(screen) == "Meant (en)"
    house.show("home")
    house.navigator.play(begun(1))
    house.show("home")
    assert house.window.top.returner.text() == "Back to the game"


def test_what_the_rules_forbid_looks_other_than_what_is_not_asked_for(house: House) -> None:
    screen = take(house)
    screen.go_on()
    press(screen, 6)
    assert screen.coach.said is not None
    assert not screen.coach.said.forbidden
    assert screen.board.table is not None
    screen.board.table.refused.emit(4)
    assert screen.coach.said.forbidden


def test_everything_is_told_to_who_can_not_see_it(house: House) -> None:
    screen = take(house)
    screen.go_on()
    assert "Topic (en). Step 2 of 3. Take one (en). How (en)." in " ".join(house.listen()).replace(").", ").")
    press(screen, 8)
    assert "Good move. Meant (en)" in " ".join(house.listen())


def test_another_language_says_everything_again(house: House) -> None:
    screen = take(house)
    screen.go_on()
    house.preferences.change(language="fr")
    house.listen()
    assert words(screen) == "Take one (fr) | How (fr)"


def test_a_first_game_ends_in_a_game_that_does_not_count(house: House) -> None:
    steps = [*draft()["steps"][:1], *(step("Look on") for _ in range(5))]
    free = {"options": {"heap": 9}, "aim": text("Play"), "how": text("Against a beginner")}
    screen = take(house, lesson(kind="first", steps=steps, free=free))
    for _ in range(6):
        hands.click(screen.coach.next)
    assert words(screen) == "Play (en) | Against a beginner (en)"
    hands.click(screen.coach.next)
    assert isinstance(house.screens.here, TableScreen)
    playing = house.playing
    assert playing is not None
    assert playing.match.record().origin == "copy"
    assert [player.level for player in playing.match.players] == [None, 1]


def test_the_page_says_how_far_one_has_come(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "lessons", lambda key: (lesson(),))
    house.show("learn")
    learn = house.screens.learn
    assert learn.cards[0].go.accessibleName() == "Pebbles (en), 2 min, 3 steps, Start"
    hands.click(learn.cards[0].go)
    house.screens.lesson.go_on()
    house.screens.lesson.back()
    assert house.here == "learn"
    assert learn.cards[0].go.accessibleName() == "Pebbles (en), 2 min, 1 of 3, Continue"
    hands.click(learn.cards[0])
    assert words(house.screens.lesson) == "Take one (en) | How (en)"
    house.preferences.learn("pebbles/draft", 3)
    house.show("learn")
    assert learn.cards[0].go.accessibleName() == "Pebbles (en), 2 min, Done, Once more"


@pytest.fixture
def zug(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """Return a window with a game that has a rulebook and lessons."""
    load_fonts()
    made = House(tmp_path / "games", ((game("zug"), load_face("zug")),)).furnish()
    yield made
    made.close()


def test_a_rule_of_the_rulebook_can_be_tried_and_leads_back_to_it(zug: House) -> None:
    zug.navigator.open_rules("zug", "junctions")
    page = zug.screens.reader.reader.page
    page.anchorClicked.emit(QUrl("#lesson:junctions"))
    assert zug.here == "lesson"
    assert zug.screens.lesson.course is not None
    assert zug.screens.lesson.course.lesson.rule == "junctions"
    assert zug.screens.lesson.help()
    assert zug.here == "reader"
    page.anchorClicked.emit(QUrl("#lesson:cities"))
    zug.screens.lesson.back()
    assert zug.here == "reader"
    zug.screens.reader.back()
    assert zug.here == "home"


def test_the_link_to_a_lesson_stands_in_the_text_and_another_leads_on(zug: House) -> None:
    zug.navigator.open_rules("zug", "junctions")
    page = zug.screens.reader.reader.page
    assert page.setting is not None
    assert page.setting.words(page.setting.by_id["junctions"]).rstrip().endswith("Try it")
    assert "Try it" not in page.setting.words(page.setting.by_id["track-direct"])
    page.anchorClicked.emit(QUrl("#cities"))
    assert zug.here == "reader"
