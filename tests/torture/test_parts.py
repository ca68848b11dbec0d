"""The parts of the torture: each catches the defect that it is there for."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardroom.core.files import atomic_write
from boardroom.core.store import SUFFIX, Store
from boardroom.games import GAMES
from boardroom.testing.matches import random_match
from torture import kills, mutations, soak
from torture.child import Broken
from torture.faults import fault
from torture.mutating import mutated

# -------------------------------------------------------------------- mutations


def fresh(folder: Path) -> Path:
    """Return a folder for one case, as the child makes it."""
    made = folder / str(len(list(folder.iterdir())))
    made.mkdir()
    return made


@pytest.mark.parametrize("subject", ["saves", "settings", "engine"])
def test_what_is_mutated_is_read_or_refused(tmp_path: Path, subject: str) -> None:
    counts = mutations.run({"subject": subject, "seed": 1, "count": 20}, fresh(tmp_path))
    assert counts["mutations"] == counts[subject] == 20


def test_an_error_that_a_reader_lets_through_is_caught_with_its_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(self: Store, path: Path) -> Any:
        return json.loads(path.read_bytes())["game"]

    with monkeypatch.context() as planted:
        planted.setattr(Store, "read_file", careless)
        with pytest.raises(Broken) as caught:
            mutations.run({"subject": "saves", "seed": 1, "count": 200}, fresh(tmp_path))
        narrowed = caught.value.case
        assert narrowed is not None
        with pytest.raises(Broken):
            mutations.run(narrowed, fresh(tmp_path))
    assert mutations.run(narrowed, fresh(tmp_path))["mutations"] == 1


def test_a_reader_that_never_ends_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(data: bytes, folder: Path) -> str:
        while True:
            try:
                sum(range(1000))
            except Exception:
                return "caught"

    made, _, often = mutations.SUBJECTS["saves"]
    monkeypatch.setitem(mutations.SUBJECTS, "saves", (made, endless, often))
    monkeypatch.setattr(mutations, "SECONDS", 0.2)
    with pytest.raises(Broken, match="were not enough"):
        mutations.run({"subject": "saves", "seed": 1, "count": 1}, fresh(tmp_path))


def test_mutations_are_drawn_from_the_seed() -> None:
    def drawn(seed: int) -> list[bytes]:
        random, made = Random(seed), mutations.settings()
        return [mutated(random.choice(made), made, random) for _ in range(50)]

    assert drawn(1) == drawn(1) != drawn(2)
    assert len(set(drawn(1))) > 40


# -------------------------------------------------------------------- kills


def test_a_killed_program_lost_nothing_and_a_lost_move_is_noticed(tmp_path: Path) -> None:
    case = {"game": "oxixo", "seed": 3, "kills": 1}
    (tmp_path / "well").mkdir()
    assert kills.run(case, tmp_path / "well")["kills"] == 1
    chain = kills.Chain(tmp_path / "home", tmp_path / f"begun{SUFFIX}", Random(1))
    match = random_match(GAMES[0], 2, "kills")
    whole = match.record(id="match", result=None, winners=[])
    cut = whole.model_copy(update={"log": whole.log[:-3]})
    made = sum(entry.seat >= 0 for entry in whole.log)
    told = [(number, float(number)) for number in range(1, made + 1)]
    chain.compare(whole, told, died=made)
    with pytest.raises(Broken, match="moves were lost"):
        kills.Chain(tmp_path, tmp_path, Random(1)).compare(cut, told, died=made + 5.0)
    with pytest.raises(Broken, match="don't continue them"):
        chain.compare(cut, [], died=made)


# -------------------------------------------------------------------- faults


@pytest.mark.parametrize("name", ["ENOSPC", "EROFS", "vanished", "a file instead"])
def test_a_fault_lets_nothing_be_written_and_passes(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with fault(name, folder), pytest.raises(OSError, match=r"\[Errno") as caught:
        atomic_write(folder / "games" / "match", b"x")
    if hasattr(errno, name):
        assert caught.value.errno == getattr(errno, name)
    atomic_write(folder / "games" / "match", b"x")
    assert os.listdir(folder / "games") == ["match"]


# -------------------------------------------------------------------- soak


def rested(count: int, **grows: float) -> list[soak.Sample]:
    """Return samples of a window that grows with every game."""
    flat = {"memory": 300.0, "worker": 40.0, "handles": 12, "threads": 5, "windows": 1, "widgets": 900}
    return [
        {"games": number} | {name: value + grows.get(name, 0) * number for name, value in flat.items()}
        for number in range(count)
    ]


@pytest.mark.parametrize(("name", "step"), [("memory", 4.0), ("handles", 1), ("threads", 1), ("widgets", 40)])
def test_a_window_that_grows_is_caught(name: str, step: float) -> None:
    long = soak.WARM * len(GAMES) + 40
    soak.check_growth(rested(long))
    with pytest.raises(Broken, match=name):
        soak.check_growth(rested(long, **{name: step}))


def test_a_window_that_is_too_big_is_caught_at_once() -> None:
    (sample,) = rested(1)
    soak.check_ceiling(sample)
    with pytest.raises(Broken, match="memory"):
        soak.check_ceiling(sample | {"memory": 5000.0})
