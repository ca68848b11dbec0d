"""The checker: what is shipped passes, and whatever is wrong with a lesson is told."""

from __future__ import annotations

from typing import Any

import pytest

from boardroom.__main__ import main
from boardroom.books.lessons import command
from boardroom.books.lessons.checking import problems
from boardroom.books.lessons.library import lesson_files, lesson_in
from tests.books.lessons.drafts import draft, lesson, step, text
from tests.ui.table.pebbles import Pebbles


def test_a_lesson_without_a_flaw_has_none() -> None:
    assert list(problems(Pebbles(), lesson())) == []


def changed(number: int, **changes: Any) -> dict[str, Any]:
    """Return a lesson with one step changed."""
    steps = draft()["steps"]
    steps[number] = {**steps[number], **changes}
    return {"steps": steps}


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"title": {"en": "Only English"}}, "title isn’t said in es"),
        ({"title": {**text("Title"), "tlh": "Qapla'"}}, "tlh is no language of ours"),
        ({"kind": "first"}, "6 to 10 are right"),
        ({"steps": draft()["steps"][:1]}, "2 to 6 are right"),
        (changed(0, position=None), "the first step needs a position"),
        (changed(1, play=["7"]), "7: PB-1"),
        (changed(1, play=["one"]), "a number is wanted"),
        (changed(1, otherwise={}), "otherwise isn’t said in en"),
        (changed(1, how={}), "how isn’t said in fr"),
        (changed(1, answers=[{"to": ["2"], "say": {}}]), "2 has no answer"),
        (changed(1, goal="moved"), "its goal is reached before the solution is at its end"),
        (changed(2, goal="flown"), "there is no goal 'flown'"),
        (changed(2, play=["1"]), "the solution ends without its goal"),
        (changed(2, position=[0, 1, 2]), "its goal is reached before anything was done"),
        ({"steps": [*draft()["steps"], step("Then")]}, "after a goal that several moves reach"),
        (changed(1, position=[9, 1, 2], play=["1"]), "the person has nothing to do in it"),
    ],
)
def test_what_is_wrong_is_told(changes: dict[str, Any], told: str) -> None:
    assert told in "\n".join(problems(Pebbles(), lesson(**changes)))


def test_the_command_counts_lessons_and_steps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "check", "switcher"]) == 0
    files = lesson_files("switcher")
    steps = sum(len(lesson_in(file).steps) for file in files)
    assert capsys.readouterr().out == f"switcher: {len(files)} lessons, {steps} steps\n"


def test_the_command_names_the_file_that_is_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "torn.toml").write_text("kind = ")
    (tmp_path / "bad.toml").write_bytes(b"\xff")
    monkeypatch.setattr(command, "lesson_files", lambda key: sorted(tmp_path.iterdir()))
    assert main(["lessons", "check", "zug"]) == 1
    out = capsys.readouterr().out
    assert "zug/torn.toml: not-valid" in out
    assert "zug/bad.toml: not-valid" in out
