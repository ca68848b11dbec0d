"""A screen reader plays every game, through the accessibility bus alone, from the home screen on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tools.bus import Bus, program
from tools.bus_player import TABLE, PlayerByEar

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


def test_what_the_keys_go_to_is_told_once_and_in_order(bus: Bus, player: PlayerByEar) -> None:
    player.sit_down("Oxixo")
    middle = next(cell for cell in player.look() if cell.key == "c3")
    assert not middle.pressable
    assert middle.description == "c3 is inside the board: take a cube from the edge."
    for key, cell in (("Right", "c1"), ("Right", "d1"), ("Return", "entry:a1")):
        bus.keys(key)
        await_focus(bus, cell)
    assert [thing.key for thing in bus.inside(TABLE) if "pressed" in thing.states] == ["d1"], "it is in the hand"
    bus.keys("Return")
    bus.wait(lambda: player.answered, "the computer did not answer")
    await_focus(bus)
    told = [heard.key for heard in bus.heard() if heard.kind == "focus" and heard.role == "push button"]
    assert told[:3] == ["c1", "d1", "entry:a1"]
    assert len(told) > 3, "it goes on after the move"
    assert all(one != other for one, other in pairwise(told)), told


def test_a_reader_takes_the_focus_where_it_wants(bus: Bus, player: PlayerByEar) -> None:
    player.sit_down("Phoenix")
    things = player.look()
    bus.keys("Right")
    await_focus(bus, "card:1")
    bus.give_focus(next(thing for thing in things if thing.key == "card:4"))
    await_focus(bus, "card:4")
    bus.keys("Left")
    await_focus(bus, "card:3")


def await_focus(bus: Bus, key: str = "") -> None:
    """Wait until a cell that can be pressed has the focus; without a key, any."""

    def has_it() -> bool:
        focused = bus.focused()
        return focused is not None and focused.pressable and key in ("", focused.key)

    bus.wait(has_it, f"the focus did not come to {key or 'any cell'}")
