"""The sounds are those that their recipes make, short, and not too loud."""

from __future__ import annotations

import wave
from array import array
from pathlib import Path

import pytest

from boardroom.paths import resources
from boardroom.ui.style.sounding import SOUNDS
from tools.sounds import RATE, RECIPES, levelled, write


def samples(file: Path) -> array[int]:
    with wave.open(str(file), "rb") as opened:
        assert (opened.getnchannels(), opened.getsampwidth(), opened.getframerate()) == (1, 2, RATE)
        found = array("h")
        found.frombytes(opened.readframes(opened.getnframes()))
        return found


def test_every_sound_has_a_recipe_and_a_file() -> None:
    assert {*SOUNDS} == {*RECIPES} == {file.stem for file in (resources() / "sounds").glob("*.wav")}


@pytest.mark.parametrize("name", RECIPES)
def test_a_file_is_what_its_recipe_makes(name: str) -> None:
    kept, made = samples(resources() / "sounds" / f"{name}.wav"), levelled(RECIPES[name]())
    assert len(kept) == len(made)
    assert all(abs(one - other) <= 1 for one, other in zip(kept, made, strict=True))  # sines may differ in a last bit
    assert 20_000 < max(map(abs, kept)) < 27_000
    assert len(kept) / RATE < 2
    assert abs(kept[-1]) < 200  # no click at the end


def test_they_are_written_as_files(tmp_path: Path) -> None:
    write(tmp_path / "sounds")
    assert samples(tmp_path / "sounds" / "tick.wav") == samples(resources() / "sounds" / "tick.wav")
