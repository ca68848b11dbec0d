"""A lesson: some steps, each with one idea, on positions of a game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from boardroom.core.json_input import Flaw
from boardroom.core.record import Part
from boardroom.languages import SOURCE, base

Texts = dict[str, str]  # one thing said in every language, by its code; a variety only where it differs


def said(texts: Texts, language: str) -> str:
    """Return a text in a language, or as near to it as there is; nothing where nothing is said."""
    return next((texts[code] for code in (language, base(language), SOURCE) if code in texts), "")


class CoachAnswer(Part):
    """What the coach says to some moves that are legal and not the one: to these, or to all that come to something."""

    to: tuple[str, ...] = ()  # in the game's notation
    when: str = ""  # a goal that such a move reaches
    say: Texts


class LessonStep(Part):
    """One idea. Without moves there is only something to see; else the person makes them, and others theirs.

    `play` is the solution as a log: whoever is on turn makes the next move of it, and only those of the person are
    waited for. Without a goal they are asked for one by one; with one, whatever reaches it will do.
    """

    topic: Texts
    aim: Texts
    how: Texts = Field(default_factory=dict)
    why: Texts = Field(default_factory=dict)
    position: Any = None  # what the game's load reads; none: as the step before left it
    light: tuple[str, ...] = ()  # cells of the table that matter; none: those that the next move takes
    play: tuple[str, ...] = ()
    goal: str = ""  # the name of a predicate of the game's, and what it is about: "formed T4"
    meant: Texts = Field(default_factory=dict)  # what it came to, once it is done
    after: tuple[str, ...] = ()  # cells that matter then; none: those that did before
    so: Texts = Field(default_factory=dict)  # and why that is good; nothing: what was said before still stands
    answers: tuple[CoachAnswer, ...] = ()
    otherwise: Texts = Field(default_factory=dict)  # to every other legal move


class FreeGame(Part):
    """The game that a first game ends with: with which options, against how many others of level 1."""

    options: dict[str, Any] = Field(default_factory=dict)
    rivals: Annotated[int, Field(ge=1, le=11)] = 1
    aim: Texts
    how: Texts


class Lesson(Part):
    """A guided first game, or some positions about one rule."""

    key: str = ""  # the name of its file
    kind: Literal["first", "rule"]
    title: Texts
    minutes: Annotated[int, Field(ge=1, le=30)]
    rule: str  # the section or block of the rulebook that says the same
    when: tuple[str, ...] = ()  # further ones that it is about: where they first matter in a game, it is offered
    seats: int = 2
    seat: int = 0  # where the person sits
    options: dict[str, Any] = Field(default_factory=dict)
    steps: Annotated[tuple[LessonStep, ...], Field(min_length=1, max_length=12)]
    free: FreeGame | None = None

    def name(self, game: str) -> str:
        """Return what it is called where it is remembered."""
        return f"{game}/{self.key}"

    def texts(self) -> Iterator[tuple[str, Texts]]:
        """Return all that is said in it, each with its place."""
        yield "title", self.title
        for number, step in enumerate(self.steps, 1):
            for name in ("topic", "aim", "how", "why", "meant", "so", "otherwise"):
                yield f"step {number}: {name}", getattr(step, name)
            for count, reply in enumerate(step.answers, 1):
                yield f"step {number}: answers.{count}", reply.say
        if self.free is not None:
            yield "free.aim", self.free.aim
            yield "free.how", self.free.how


def read_lesson(text: str, key: str) -> Lesson:
    """Return the lesson that a file says; raise Flaw where it is none."""
    try:
        return Lesson.model_validate({**tomllib.loads(text), "key": key})
    except tomllib.TOMLDecodeError as error:
        raise Flaw("not-valid", str(error)) from None
    except ValidationError as error:
        raise Flaw.of(error) from None
