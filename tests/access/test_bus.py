"""A screen reader plays every game, through the accessibility bus alone, from the home screen on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.access.playing import PlayerByEar
from tools.bus import Bus, program

GAMES = ("El Switcher", "Switch", "Phoenix", "Oxixo", "Zug")
SEED = "0" * 32  # of every match here


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[Bus]:
    with program(tmp_path, seed=SEED) as bus:
        yield bus


@pytest.fixture
def player(bus: Bus, tmp_path: Path) -> PlayerByEar:
    return PlayerByEar(bus, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_played_by_ear_and_the_computer_answers(game: str, player: PlayerByEar) -> None:
    player.sit_down(game)
    player.play_a_turn()


def test_the_keys_move_the_focus_and_it_is_told_once(bus: Bus, player: PlayerByEar) -> None:
    player.sit_down("Oxixo")
    player.look()
    bus.keys("Right")
    bus.keys("Right")
    bus.wait(lambda: (found := bus.focused()) and found.key == "d1", "the focus did not go there")
    assert [(heard.name, heard.key) for heard in bus.heard() if heard.kind == "focus"][-2:] == [
        ("c1, neutral, can be taken", "c1"),
        ("d1, neutral, can be taken", "d1"),
    ]
    assert player.log == []
