"""A screen reader plays every game, through the accessibility bus alone, from the home screen on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tools.bus import Bus, Thing, program

TABLE = "The table"


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[Bus]:
    with program(tmp_path) as bus:
        yield bus
        assert not (tmp_path / ".local/state/boardroom/boardroom.log").exists(), (
            "something happened that nobody expected"
        )


def log(home: Path) -> list[Any]:
    """Return the log of the match that is being played, as it is saved."""
    files = [*(home / ".local/share/boardroom/games").glob("*.boardroom")]
    return json.loads(files[0].read_text(encoding="utf-8"))["log"] if files else []


def cells(bus: Bus) -> list[Thing]:
    """Wait until there is something to choose, and return what lies on the table."""

    def found() -> list[Thing]:
        inside = [thing for thing in bus.inside(TABLE) if thing.role == "push button"]
        return inside if any(cell.pressable for cell in inside) else []

    return bus.wait(found, "nothing can be chosen on the table")


def test_the_keys_move_the_focus_and_it_is_told_once(bus: Bus, tmp_path: Path) -> None:
    bus.press("Oxixo")
    bus.press("Start game")
    cells(bus)
    bus.keys("Right")
    bus.keys("Right")
    bus.wait(lambda: (found := bus.focused()) and found.key == "d1", "the focus did not go there")
    assert [(heard.name, heard.key) for heard in bus.heard() if heard.kind == "focus"][-2:] == [
        ("c1, neutral, can be taken", "c1"),
        ("d1, neutral, can be taken", "d1"),
    ]
    assert log(tmp_path) == []
