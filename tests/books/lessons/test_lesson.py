"""A lesson being taken, without a window: what is asked for, what a move comes to, and where one is afterwards."""

from __future__ import annotations

import pytest

from boardroom.books.lessons.course import Course
from boardroom.books.lessons.lesson import read_lesson, said
from boardroom.core.json_input import Flaw
from tests.books.lessons.drafts import draft, lesson, text
from tests.ui.table.pebbles import Pebbles


@pytest.fixture
def course() -> Course:
    return Course(Pebbles(), lesson())


def phase(course: Course) -> str:
    return course.phase


def left(course: Course) -> int:
    state = course.match.state
    assert state is not None
    return int(state[0])


def test_a_step_without_moves_is_only_looked_at(course: Course) -> None:
    assert (phase(course), course.at, left(course)) == ("look", 0, 9)


def test_the_right_move_is_made_and_others_make_theirs(course: Course) -> None:
    course.go_on()
    assert phase(course) == "asked"
    assert course.attempt(1).made
    assert phase(course) == "happening"
    course.happen()
    assert (phase(course), left(course)) == ("done", 5)


def test_another_legal_move_is_answered_and_not_made(course: Course) -> None:
    course.go_on()
    assert course.attempt(2).say == text("Two is too many")
    assert course.attempt(3).say == text("Otherwise")
    assert (phase(course), left(course)) == ("asked", 9)


def test_whatever_reaches_a_goal_will_do_and_what_misses_it_begins_again(course: Course) -> None:
    course.go(2)
    assert course.attempt(1).made
    assert phase(course) == "missed"
    course.again()
    assert (phase(course), left(course)) == ("asked", 3)
    course.attempt(3)
    assert phase(course) == "done"
    assert course.last


def test_an_answer_may_be_to_all_moves_that_come_to_something() -> None:
    steps = draft()["steps"]
    steps[1]["answers"] = [{"when": "moved", "say": text("Anything else")}]
    course = Course(Pebbles(), lesson(steps=steps), 1)
    assert course.attempt(3).say == text("Anything else")


def test_whoever_comes_back_stands_where_the_solution_leads(course: Course) -> None:
    course.go_on()
    again = Course(Pebbles(), lesson(), 2)
    assert left(again) == 3
    steps = draft()["steps"]
    steps[2] = {**steps[0], "position": None}
    assert left(Course(Pebbles(), lesson(steps=steps), 2)) == 5


def test_a_text_is_said_in_the_language_or_as_near_as_there_is() -> None:
    texts = {"en": "colour", "es": "color", "fr": "couleur"}
    assert [said(texts, code) for code in ("fr", "es_AR", "de")] == ["couleur", "color", "colour"]
    assert said({**texts, "es_AR": "vos"}, "es_AR") == "vos"
    assert said({}, "en") == ""


@pytest.mark.parametrize(
    ("toml", "flaw"),
    [("kind = ", "value"), ('kind = "song"', "kind"), ('kind = "rule"\nsteps = []', "steps|title|minutes")],
)
def test_what_is_no_lesson_says_what_is_wrong_with_it(toml: str, flaw: str) -> None:
    with pytest.raises(Flaw, match=f"(?i){flaw}"):
        read_lesson(toml, "broken")
