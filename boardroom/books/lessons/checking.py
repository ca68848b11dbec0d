"""Whether a lesson can be taken: every step by its solution, no goal too early, an answer to everything, all texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardroom.books.lessons.course import Course
from boardroom.books.lessons.lesson import Lesson, Texts
from boardroom.books.rulebook.library import library
from boardroom.core.game import CHANCE, Game, Illegal
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.languages import LANGUAGES, SOURCE, base

FIRST: Final = range(6, 11)  # steps of a first game
RULE: Final = range(2, 7)  # of a lesson about one rule


def problems(game: Game, lesson: Lesson) -> Iterator[str]:
    """Say all that is wrong with a lesson, each with the step that it is about."""
    yield from _whole(game, lesson)
    yield from _said(lesson)
    try:
        course = Course(game, lesson)
        while True:
            for problem in _taken(course):
                yield f"step {course.at + 1}: {problem}"
            if course.last:
                break
            course.go_on()
    except (ValueError, LookupError) as error:  # the rest can't be tried
        yield f"{type(error).__name__}: {error}"


def _whole(game: Game, lesson: Lesson) -> Iterator[str]:
    """Say what is wrong with the lesson besides its steps."""
    wanted = FIRST if lesson.kind == "first" else RULE
    if len(lesson.steps) not in wanted:
        yield f"it has {len(lesson.steps)} steps; {wanted.start} to {wanted.stop - 1} are right for one of its kind"
    if (lesson.free is not None) != (lesson.kind == "first"):
        yield "a first game ends in a free one, and no other lesson does"
    books = library()
    if game.key in books.games:
        there = books.book(game.key, books.languages(game.key)[0]).places
        yield from (f"the rulebook has no {rule!r}" for rule in (lesson.rule, *lesson.when) if rule not in there)
    if lesson.free is not None:
        try:
            Match.new(game, [Player()] * (lesson.free.rivals + 1), game.options.model_validate(lesson.free.options))
        except ValueError as error:
            yield f"the free game can't be played: {error}"


def _said(lesson: Lesson) -> Iterator[str]:
    """Say which texts are missing: of a step with moves some must be there, and what is said is said everywhere."""
    needed = {"title", "free.aim", "free.how"}
    for number, step in enumerate(lesson.steps, 1):
        wanted = ("topic", "aim", "how", "meant", "otherwise") if step.play else ("topic", "aim")
        needed |= {f"step {number}: {name}" for name in wanted}
        needed |= {f"step {number}: answers.{count}" for count in range(1, len(step.answers) + 1)}
    for name, texts in lesson.texts():
        if texts or name in needed:
            yield from _missing(name, texts)


def _missing(name: str, texts: Texts) -> Iterator[str]:
    """Say in which languages a text isn't said, or is in none of ours; varieties may do without."""
    for code in LANGUAGES:
        if base(code) == code and not texts.get(code, "").strip():
            yield f"{name} isn’t said in {code}"
    yield from (f"{name}: {code} is no language of ours" for code in texts if code not in LANGUAGES)


def _taken(course: Course) -> Iterator[str]:
    """Take a step by its solution, and say what doesn't come out."""
    step = course.step
    if course.at == 0 and step.position is None:
        yield "the first step needs a position"
    before = course.lesson.steps[course.at - 1] if course.at else None
    if before is not None and before.goal and step.position is None:
        yield "after a goal that several moves reach, a step needs a position of its own"
    if step.play and course.phase == "done":
        yield "its goal is reached before anything was done"
        return
    asked = 0
    thrown = course.match.turn == CHANCE  # a throw by hand, where a table has dice
    while course.phase in ("asked", "happening"):
        if course.phase == "happening":
            course.happen()
            continue
        asked += 1
        move = course.wanted
        if move is None:
            yield "the solution doesn’t reach the goal"
            return
        if reason := course.match.forbids(move):
            raise Illegal(course.game.write(move), reason)
        yield from _answered(course)
        course.attempt(move)
    if course.phase == "missed":
        yield "the solution ends without its goal"
    elif step.play and not asked and not thrown:
        yield "the person has nothing to do in it"
    elif step.play and course.wanted is not None:
        yield "its goal is reached before the solution is at its end"


def _answered(course: Course) -> Iterator[str]:
    """Try every other legal move, and say which of them nobody answers; what may be made is answered by the goal."""
    if course.step.goal:
        return
    for move in course.match.view(course.seat).moves:
        if move != course.wanted and not course.attempt(move).say.get(SOURCE):
            yield f"{course.game.write(move)} has no answer"
