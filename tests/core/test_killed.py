"""Programs that are killed while they save, and programs that save at the same time."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from boardroom.core.files import BrokenSave, sweep
from boardroom.core.store import Store

ROOT = Path(__file__).parents[2]
START = """
import sys
from pathlib import Path
from boardroom.core.record import Entry, Player, Record
from boardroom.core.store import Store
folder, match, mark = sys.argv[1:]
store = Store(Path(folder))
players = [Player()] * 2
"""
# A match that grows by an entry with every save, and says so when the save has been made.
SAVE_ON = f"""{START}
log = []
for number in range(1, 20_000):
    log.append(Entry(seat=0, text=mark * 100))
    store.autosave(Record(id=match, game="toy", players=players, seed=mark, log=list(log)))
    store.flush()
    print(number, flush=True)
"""
# One that plays on while its saves are written, and says both what was made and what has been written.
PLAY_ON = f"""{START}
import os
from boardroom.core.writer import Writer
def write(record):
    store.save(record)
    say(b"written", len(record.log))
def say(what, number):
    os.write(1, b"%s %d\\n" % (what, number))  # in one piece: two threads say something
writer = Writer(write)
log = []
for number in range(1, 20_000):
    log.append(Entry(seat=0, text=mark))
    writer.put(Record(id=match, game="toy", players=players, seed=mark, log=list(log)))
    say(b"made", number)
"""
# What a table does, and then an orderly end.
LEAVE = f"""{START}
store.autosave(Record(id=match, game="toy", players=players, seed=mark))
store.leave()
"""


class Program:
    """A running program and what it has said so far."""

    def __init__(self, code: str, folder: Path, match: str, mark: str = "x") -> None:
        self.said = folder.with_name(f"{folder.name}-{match}-{mark}.txt")
        with self.said.open("wb") as out:
            command = [sys.executable, "-c", code, str(folder), match, mark]
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=out)

    def lines(self) -> list[str]:
        """Return what it has said; a line without its end was not yet said."""
        return self.said.read_text().split("\n")[:-1]

    def saves(self, word: str = "") -> int:
        """Return how many saves it says it has made."""
        return sum(word in line for line in self.lines())

    def wait_for(self, saves: int, word: str = "") -> None:
        """Wait till it has made so many."""
        end = monotonic() + 60
        while self.saves(word) < saves:
            assert self.process.poll() is None, "it ended by itself"
            assert monotonic() < end
            sleep(0.005)

    def kill(self) -> None:
        """End it as nothing can be prepared for."""
        self.process.kill()
        self.process.wait()


@contextmanager
def running(code: str, folder: Path, match: str, mark: str = "x") -> Iterator[Program]:
    """Run a program and leave it dead."""
    program = Program(code, folder, match, mark)
    try:
        yield program
    finally:
        program.kill()


def never(trouble: BrokenSave) -> None:
    raise trouble


@pytest.mark.parametrize("seed", range(8))
def test_a_kill_at_any_moment_loses_at_most_the_move_being_made(tmp_path: Path, seed: int) -> None:
    folder = tmp_path / "saves"
    with running(SAVE_ON, folder, "played") as program:
        program.wait_for(2)
        sleep(Random(seed).uniform(0, 0.25))
    store = Store(folder, tell=never)
    assert program.saves() <= len(store.load("played").log) <= program.saves() + 1
    assert [summary.id for summary in store.list()] == ["played"]
    assert [summary.id for summary in store.interrupted()] == ["played"], "the next start offers to continue"


@pytest.mark.parametrize("seed", range(4))
def test_a_kill_costs_at_most_what_was_played_during_one_write(tmp_path: Path, seed: int) -> None:
    folder = tmp_path / "saves"
    with running(PLAY_ON, folder, "played") as program:
        program.wait_for(3, "written")
        sleep(Random(seed).uniform(0, 0.25))
    made, before, written = 0, 0, 0
    for what, number in map(str.split, program.lines()):
        if what == "made":
            made = int(number)
        else:
            written = int(number)
            assert written >= before, "what was made before this write began is in it"
            before = made
    assert len(Store(folder, tell=never).load("played").log) >= written > 0, "what was said to be written is there"


def test_what_a_killed_write_leaves_is_swept_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "saves"
    with running(SAVE_ON, folder, "played") as program:
        program.wait_for(1)
    (folder / ".played.boardroom.0123456789ab.tmp").write_bytes(b"half of")
    monkeypatch.setattr("boardroom.core.files.STALE", -1)
    sweep(folder)
    left = {file.name for file in folder.iterdir()}
    assert {"played.boardroom", "running"} <= left <= {"played.boardroom", "played.boardroom.bak", "running"}


def test_the_offer_stands_till_something_is_opened_or_left(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    with running(SAVE_ON, folder, "first") as program:
        program.wait_for(1)
    with running(SAVE_ON, folder, "second") as program:
        program.wait_for(1)
        store = Store(folder)
        assert [summary.id for summary in store.interrupted()] == ["first"], "the second one goes on"
    assert [summary.id for summary in store.interrupted()] == ["second", "first"]
    assert Store(folder).interrupted() == [], "one window offers it, not two"
    store.leave()
    assert Store(folder).interrupted() == []
    assert not any((folder / "running").iterdir())


def test_a_match_that_goes_on_is_not_offered_to_itself(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    with running(SAVE_ON, folder, "first") as program:
        program.wait_for(1)
    store = Store(folder)
    [offered] = store.interrupted()
    store.autosave(store.load(offered.id))
    assert store.interrupted() == []
    store.leave()


def test_a_finished_match_is_not_offered(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    with running(SAVE_ON, folder, "first") as program:
        program.wait_for(1)
    store = Store(folder)
    store.save(store.load("first").model_copy(update={"result": "drawn", "winners": [0, 1]}))
    assert store.interrupted() == []


def test_a_match_that_is_gone_is_not_offered(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    with running(SAVE_ON, folder, "first") as program:
        program.wait_for(1)
    (folder / "running" / "nonsense.run").write_bytes(b"../../\xff")
    (folder / "running" / "empty.run").write_bytes(b"")
    told: list[BrokenSave] = []
    store = Store(folder, tell=told.append)
    store.delete("first")
    assert store.interrupted() == []
    assert [trouble.kind for trouble in told] == ["missing"]


def test_an_orderly_end_leaves_nothing_to_offer(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    program = Program(LEAVE, folder, "first")
    assert program.process.wait(60) == 0
    store = Store(folder)
    assert store.interrupted() == []
    assert [summary.id for summary in store.list()] == ["first"]


def test_two_programs_that_save_one_match_never_mix(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    store = Store(folder, tell=never)
    with running(SAVE_ON, folder, "same", "a") as one, running(SAVE_ON, folder, "same", "b") as two:
        one.wait_for(2)
        two.wait_for(2)
        seen: Counter[str] = Counter()
        end = monotonic() + 60
        while min(seen["a"], seen["b"]) < 40:
            record = store.load("same")
            assert {entry.text for entry in record.log} == {record.seed * 100}
            assert [summary.id for summary in store.list()] == ["same"]
            seen[record.seed] += 1
            assert monotonic() < end
    last = store.load("same")
    program = one if last.seed == "a" else two
    assert program.saves() - 1 <= len(last.log) <= program.saves() + 1
