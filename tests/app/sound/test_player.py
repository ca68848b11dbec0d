"""Sounds are played as the settings say, by a process that may fail without anybody noticing."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path

import miniaudio  # type: ignore[import-untyped]
import pytest

from boardroom.app.settings.preferences import Settings
from boardroom.app.sound.player import AGAIN, LOUDNESS, SoundPlayer
from boardroom.app.sound.playing_process import MOST, Mixer, load
from boardroom.paths import resources

NOWHERE = [miniaudio.Backend.NULL]  # plays, and nobody hears it


class Desk:
    """A player, its settings and its clock."""

    def __init__(self, backends: list[object] | None) -> None:
        self.values = Settings()
        self.time = 0.0
        self.player = SoundPlayer(lambda: self.values, backends=backends, now=lambda: self.time)

    def heard(self) -> list[str]:
        """Wait for what the process says next."""
        return [self.player._link.recv()] if self.player._link.poll(60) else []


@pytest.fixture
def desk() -> Iterator[Desk]:
    made = Desk(NOWHERE)
    yield made
    made.player.close()


def test_a_sound_is_played(desk: Desk) -> None:
    desk.player.play("wood")
    assert desk.heard() == ["heard"]
    assert not desk.player.silent


def test_the_same_sound_is_heard_once_in_a_moment(desk: Desk) -> None:
    for name in ("card", "card", "dice"):
        desk.player.play(name)
    assert desk.heard() + desk.heard() == ["heard", "heard"]
    assert not desk.player._link.poll(0)
    desk.time += AGAIN
    desk.player.play("card")
    assert desk.heard() == ["heard"]


@pytest.mark.parametrize(
    ("values", "played"),
    [
        ({"sound": False}, []),
        ({"sound_pieces": False}, ["turn"]),
        ({"sound_signals": False}, ["wood"]),
        ({}, ["wood", "turn"]),
    ],
)
def test_the_settings_say_what_is_heard(desk: Desk, values: dict[str, bool], played: list[str]) -> None:
    desk.values = Settings(**values)  # type: ignore[arg-type]
    desk.player.play("wood")
    desk.player.play("turn")
    if not played:
        assert desk.player._process is None  # a process that nobody wants isn't started
        return
    assert [desk.heard() for _ in played] == [["heard"]] * len(played)
    assert not desk.player._link.poll(0)


def test_a_process_that_dies_is_not_missed(desk: Desk) -> None:
    desk.player.play("wood")
    desk.heard()
    desk.player._process.kill()
    desk.player._process.join()
    desk.time += 1
    desk.player.play("wood")
    desk.time += 1
    desk.player.play("wood")
    assert desk.player.silent


def test_without_a_device_nothing_is_said(tmp_path: Path) -> None:
    code = """
import sys
from boardroom.app.settings.preferences import Settings
from boardroom.app.sound.player import SoundPlayer
if __name__ == "__main__":
    import miniaudio
    player = SoundPlayer(lambda: Settings(), backends=[miniaudio.Backend.JACK])
    player.play("wood")
    print(player._link.poll(60), player.silent)  # it has something to say, which is heard with the next sound
    player.play("turn")
    print(player._process, player.silent)
    player.close()
"""
    script = tmp_path / "silent.py"
    script.write_text(code)
    path = os.pathsep.join([str(resources().parent), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, env=os.environ | {"PYTHONPATH": path}
    )
    assert done.stderr == ""
    assert done.stdout == "True False\nNone True\n"


def test_sounds_are_added_and_never_too_loud() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.add(array("h", [20_000, -20_000, 100]), LOUDNESS["loud"])
    assert list(mixer.take(2)) == [32_767, -32_767]
    assert mixer.busy
    assert list(mixer.take(3)) == [300, 0, 0]
    assert not mixer.busy
    for _ in range(2 * MOST):
        mixer.add(array("h", [1_000]), 1.0)
    assert list(mixer.take(1)) == [1_000 * MOST]


def test_what_can_t_be_read_is_silent(tmp_path: Path) -> None:
    (tmp_path / "wood.wav").write_bytes(b"RIFF and no more")
    (tmp_path / "card.wav").write_bytes((resources() / "sounds" / "card.wav").read_bytes())
    assert [*load(tmp_path)] == ["card"]
