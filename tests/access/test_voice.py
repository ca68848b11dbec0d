"""What a screen reader is told by itself, through the accessibility bus: in order, and once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.bus import Bus, program
from tools.bus_player import PlayerByEar

SEED = "0" * 32


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[Bus]:
    with program(tmp_path, seed=SEED) as bus:
        yield bus


class Listener:
    """Somebody who listens to the announcements, one after the other."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self.said: list[str] = []

    def hears(self, end: str) -> list[str]:
        """Listen until an announcement ends so, and return all since the last time."""

        def ended() -> bool:
            self.said += [told.name for told in self._bus.heard() if told.kind == "announcement"]
            return bool(self.said) and self.said[-1].endswith(end)

        self._bus.wait(ended, f"nothing is said that ends with {end!r}, but {self.said}")
        said, self.said = self.said, []
        return said


def test_a_game_is_followed_by_ear(bus: Bus, tmp_path: Path) -> None:
    ear, player = Listener(bus), PlayerByEar(bus, tmp_path)
    assert ("heading", "What shall we play?") in [(thing.role, thing.name) for thing in bus.things() if thing.shown]
    bus.press("Oxixo")
    assert ear.hears("Oxixo.") == ["New game: Oxixo."]
    sheet = [thing for thing in bus.things() if thing.shown]
    assert [(thing.role, thing.name) for thing in sheet if thing.depth == 2] == [("dialog", "New game: Oxixo")]
    assert "modal" in sheet[2].states
    assert "What shall we play?" not in [thing.name for thing in sheet], "what is behind a sheet isn't there"
    bus.press("Start game")
    assert " ".join(ear.hears("edge.")) == (
        "Oxixo. Two players. Be the first to line up five of your marks. Your turn. Take a cube from the edge."
    )
    player.press_something(player.look())
    (asked,) = ear.hears("cube in.")
    assert re.fullmatch(r"Choose one of the (two|three) ways to push the cube in\.", asked)
    player.press_something(player.look())
    told = " ".join(ear.hears("Your turn. Take a cube from the edge."))
    assert re.match(r"From \w\d, in at \w\d, (row|column) \w slides \w+\. Level 2 to move\. From ", told)
    assert told.count("Level 2 to move.") == 1
    bus.keys("F7")
    position = ear.hears("of 5.")[-1]
    assert position.startswith("The position in words. Your turn. Take a cube from the edge.")
    assert "Crosses: " in position
    bus.keys("F8")
    assert ear.hears("of 5.") == [position]
    bus.keys("Escape")
    bus.wait(lambda: "The table" in [thing.name for thing in bus.things() if thing.shown], "the table is gone")
