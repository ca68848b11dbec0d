"""The lessons of all games: read when they are first asked for, and kept."""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources.abc import Traversable

from boardroom.books.lessons.lesson import Lesson, read_lesson
from boardroom.core.door import package
from boardroom.core.json_input import Flaw
from boardroom.paths import resources

log = logging.getLogger(__name__)


def lesson_files(game: str) -> list[Traversable]:
    """Return the files of a game's lessons: those of ours are among the resources, others bring theirs."""
    try:
        theirs = package(game)
    except LookupError:
        return []
    folder: Traversable = theirs.files / "lessons" if theirs.origin else resources() / "lessons" / game
    files = folder.iterdir() if folder.is_dir() else ()
    return sorted((file for file in files if file.name.endswith(".toml")), key=lambda file: file.name)


def lesson_in(file: Traversable) -> Lesson:
    """Read one lesson; raise Flaw where it can't be read."""
    try:
        text = file.read_bytes().decode()
    except UnicodeDecodeError as error:
        raise Flaw("not-valid", str(error)) from None
    return read_lesson(text, file.name.removesuffix(".toml"))


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game, its first game first; what can't be read is left out and noted."""
    found = []
    for file in lesson_files(game):
        try:
            found.append(lesson_in(file))
        except Flaw as flaw:
            log.warning("the lesson %s of %s can't be read: %s", file.name, game, flaw)
    return tuple(sorted(found, key=lambda lesson: lesson.kind != "first"))
