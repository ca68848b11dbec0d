"""Lessons: each can be taken by its solution, and by hands on the table alone."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable

from pytestqt.qtbot import QtBot

from boardroom.books.lessons.checking import problems
from boardroom.books.lessons.course import Course
from boardroom.books.lessons.library import lesson_files, lesson_in
from boardroom.testing.rulebooks import misprints
from boardroom.testing.scene_driver import SceneDriver
from boardroom.testing.scenes import SceneTests
from boardroom.ui.table.scene import GameScene


class LessonTests(SceneTests):
    """Takes the lessons of a game, if it has any."""

    @classmethod
    def each_lesson(cls) -> Mapping[str, Traversable]:
        """List the files."""
        return {file.name.removesuffix(".toml"): file for file in lesson_files(cls.game.key)}

    def test_a_lesson_can_be_taken_and_is_said_in_every_language(self, lesson: Traversable) -> None:
        assert list(problems(self.game, lesson_in(lesson))) == []

    def test_signs_and_spaces_of_a_lesson_are_those_of_the_language(self, lesson: Traversable) -> None:
        said = [(name, code, text) for name, texts in lesson_in(lesson).texts() for code, text in texts.items()]
        assert [(*each, wrong) for each in said for wrong in misprints(*each[1:])] == []

    def test_what_a_lesson_lights_lies_there_and_its_moves_can_be_made(self, qtbot: QtBot, lesson: Traversable) -> None:
        course = Course(self.game, lesson_in(lesson))
        driver = self.driver(qtbot, course.match)
        while True:
            there = self._shown(driver, course)
            assert {*course.step.light} <= there, f"step {course.at + 1} lights what isn't there"
            while course.phase in ("asked", "happening"):
                if course.phase == "asked":
                    self._make(driver, course)
                else:
                    course.happen()
            there = self._shown(driver, course)
            assert {*course.step.after} <= there, f"step {course.at + 1} lights afterwards what isn't there"
            if course.last:
                break
            course.go_on()

    def _shown(self, driver: SceneDriver[GameScene], course: Course) -> set[str]:
        """Show where a lesson is, and return what lies there."""
        driver.match = course.match
        driver.scene.present(course.match.view(course.seat), course.match.players, course.phase == "asked")
        driver.scene.light(course.step.light or None)
        return {cell.key for cell in driver.scene.cells()}

    def _make(self, driver: SceneDriver[GameScene], course: Course) -> None:
        """Press what the next move takes, and what lies in the hand once more; then go on with the lesson."""
        scene, move = driver.scene, course.wanted
        self._shown(driver, course)
        driver.said.clear()
        way = scene.way(move)
        for key in [*way, *way[-1:]]:
            if not driver.heard("chosen"):
                scene.press(key)
        made = [scene.way(chosen) for chosen in driver.heard("chosen")]
        assert made == [way], f"step {course.at + 1}: {self.game.write(move)} can't be made by pressing {way}"
        course.attempt(move)
