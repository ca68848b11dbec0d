"""A lesson being taken: where one is, what is asked for, and what a move comes to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from boardroom.books.lessons.goals import goal_of
from boardroom.books.lessons.lesson import Lesson, LessonStep, Texts
from boardroom.core.game import CHANCE, Game, Seat
from boardroom.core.match import Match
from boardroom.core.record import Player


@dataclass(frozen=True, slots=True)
class Attempt:
    """What comes of a legal move: it is made, or it is answered and isn't."""

    made: bool
    say: Texts


class Course:
    """Goes through a lesson's steps. Every position is a match with real rules; nothing of it is saved.

    `thrower` says who throws by hand what chance decides in a state; by default all of it comes by itself.
    """

    def __init__(
        self, game: Game, lesson: Lesson, at: int = 0, thrower: Callable[[Any], Seat] = lambda state: CHANCE
    ) -> None:
        self.game, self.lesson = game, lesson
        self.seat, self._thrower = lesson.seat, thrower
        self.go(at)

    @property
    def step(self) -> LessonStep:
        """The step that one is at."""
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        """Whether no step comes after this one."""
        return self.at + 1 == len(self.lesson.steps)

    def go(self, at: int) -> None:
        """Go to a step, as if all before it had been done as they should be."""
        self.at = at
        first = next((i for i in range(at, -1, -1) if self.lesson.steps[i].position is not None), 0)
        self.match = self._laid(self.lesson.steps[first].position)
        for step in self.lesson.steps[first:at]:
            for text in step.play:
                self.match.play(self.game.read(text, self.match.state))
        self._begin()

    def go_on(self) -> None:
        """Go to the next step, from where one is unless it has a position of its own."""
        self.at += 1
        if self.step.position is not None:
            self.match = self._laid(self.step.position)
        self._begin()

    def _begin(self) -> None:
        self._start = self.match.length  # entries before this step
        self._done = 0  # moves of the solution that were made

    def again(self) -> None:
        """Begin this step again."""
        record = self.match.record()
        self.match = Match(self.game, record.model_copy(update={"log": record.log[: self._start]}))
        self._begin()

    def _laid(self, position: Any) -> Match:
        lesson = self.lesson
        players = [
            Player() if seat == self.seat else Player(kind="bot", level=1) for seat in range(lesson.seats)
        ]  # only their names are used: what they do stands in the lesson
        options = self.game.options.model_validate(lesson.options)
        return Match.new(self.game, players, options, seed="lesson", position=position)

    # ---------------------------------------------------------------- what is so now

    @property
    def phase(self) -> Literal["look", "asked", "happening", "done", "missed"]:
        """What is due: to look at something, the person's move, another's, or nothing more; or it can't be reached."""
        if not self.step.play:
            return "look"
        if self.reached:
            return "done"
        if self._mover == self.seat:
            return "asked"
        return "missed" if self.step.goal and self._mover != CHANCE else "happening"

    @property
    def begun(self) -> bool:
        """Whether anything has happened since the step began."""
        return self.match.length > self._start

    @property
    def throws(self) -> bool:
        """Whether the person throws what chance decides now."""
        return self.match.turn == CHANCE and self._mover == self.seat

    @property
    def _mover(self) -> Seat:
        """Who moves or throws now; CHANCE: what is due comes by itself."""
        return self._thrower(self.match.state) if self.match.turn == CHANCE else self.match.turn

    @property
    def reached(self) -> bool:
        """Whether all is done that the step asks for."""
        if not self.step.goal:
            return self._done == len(self.step.play)
        goal = goal_of(self.game, self.step.goal)
        return goal(self.match.states[self._start], self.match.state, self.seat)

    @property
    def wanted(self) -> Any:
        """The move that the solution makes next; None: the person has left it, or it is at its end."""
        left = self.step.play[self._done :]
        return self.game.read(left[0], self.match.state) if left else None

    # ---------------------------------------------------------------- what happens

    def attempt(self, move: Any) -> Attempt:
        """Make a legal move of the person, if it is a way to go, or say why it isn't the one."""
        step = self.step
        text = self.game.write(move)
        wanted = self._done < len(step.play) and self.game.read(step.play[self._done], self.match.state) == move
        if not wanted:
            after = self.game.apply(self.match.state, move)
            before = self.match.states[self._start]
            for answer in step.answers:
                meets = answer.when and goal_of(self.game, answer.when)(before, after, self.seat)
                if text in answer.to or meets:
                    return Attempt(False, answer.say)
            if not step.goal:
                return Attempt(False, step.otherwise)
        self.match.play(move)
        self._done = self._done + 1 if wanted else len(step.play)
        return Attempt(True, {})

    def happen(self) -> int:
        """Let happen what the person doesn't decide, and return its entry."""
        wanted = self.wanted
        if wanted is None:
            return self.match.draw()
        self._done += 1
        return self.match.play(wanted)
