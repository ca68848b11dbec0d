"""A lesson for Pebbles, to be taken and to be spoilt."""

from __future__ import annotations

from typing import Any

from boardroom.books.lessons.lesson import Lesson


def text(words: str) -> dict[str, str]:
    """Say something in every language, each a little different."""
    return {code: f"{words} ({code})" for code in ("en", "es", "fr")}


def step(aim: str, **more: Any) -> dict[str, Any]:
    """Return a step; one with moves has all that such a step needs."""
    made: dict[str, Any] = {"topic": text("Topic"), "aim": text(aim), **more}
    if "play" in made:
        made = {"how": text("How"), "meant": text("Meant"), "otherwise": text("Otherwise")} | made
    return made


def draft(**changes: Any) -> dict[str, Any]:
    """Return a lesson about taking pebbles: one to see, one move, an answer to it, and one to find oneself."""
    steps = [
        step("Look", position=[9, 0, 2], light=["p8"]),
        step("Take one", play=["1", "3"], answers=[{"to": ["2"], "say": text("Two is too many")}]),
        step("Win", position=[3, 0, 2], play=["3"], goal="won"),
    ]
    return {"kind": "rule", "title": text("Pebbles"), "minutes": 2, "rule": "turn", "steps": steps, **changes}


def lesson(**changes: Any) -> Lesson:
    """Return the lesson, with some changes."""
    return Lesson.model_validate({"key": "draft", **draft(**changes)})
