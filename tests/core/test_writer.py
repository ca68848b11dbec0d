"""The writer: in order, the newest state of each match, in a thread of its own, and nothing forgotten."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest

from boardroom.core.record import Entry, Player, Record
from boardroom.core.writer import Writer

ROOT = Path(__file__).parents[2]


class Disk:
    """Somewhere to write to, which can be slow or full."""

    def __init__(self) -> None:
        self.written: list[tuple[str, int]] = []
        self.trouble: Exception | None = None
        self.free, self.asked = Event(), Event()
        self.free.set()

    def __call__(self, record: Record) -> None:
        assert current_thread() is not main_thread()
        self.asked.set()
        assert self.free.wait(10)
        if self.trouble is not None:
            raise self.trouble
        self.written.append((record.id, len(record.log)))


def state(match: str, moves: int) -> Record:
    return Record(id=match, game="toy", players=[Player()], seed="x", log=[Entry(seat=0, text="a")] * moves)


def test_of_each_match_only_the_newest_state_waits() -> None:
    disk = Disk()
    writer = Writer(disk)
    disk.free.clear()
    writer.put(state("a", 1))
    assert disk.asked.wait(10)
    assert writer.busy
    for moves in range(2, 28):
        writer.put(state("a", moves))
        writer.put(state("b", moves))
    disk.free.set()
    writer.flush()
    assert disk.written == [("a", 1), ("a", 27), ("b", 27)]
    assert not writer.busy


def test_a_save_is_on_its_way_at_once() -> None:
    disk = Disk()
    writer = Writer(disk)
    writer.put(state("a", 1))
    assert disk.asked.wait(10), "nobody had to ask for it"
    writer.flush()
    disk.asked.clear()
    writer.put(state("a", 2))
    assert disk.asked.wait(10)
    writer.flush()


def test_what_fails_is_kept_and_tried_again() -> None:
    disk, heard = Disk(), [0]
    writer = Writer(disk)

    def hear() -> None:
        heard[0] += 1

    writer.heard = hear
    disk.trouble = OSError("full")
    writer.put(state("a", 1))
    writer.put(state("b", 1))
    writer.flush()
    assert {match: kept.error for match, kept in writer.unsaved.items()} == {"a": disk.trouble, "b": disk.trouble}
    writer.retry()
    writer.flush()
    assert set(writer.unsaved) == {"a", "b"}
    disk.trouble = None
    writer.put(state("a", 2))
    writer.flush()
    assert set(writer.unsaved) == {"b"}, "the next move of the same match is a try, too"
    writer.forget("b")
    writer.retry()
    writer.flush()
    assert (disk.written, writer.unsaved, heard) == ([("a", 2)], {}, [5])


def test_a_retry_never_comes_before_something_newer() -> None:
    disk = Disk()
    writer = Writer(disk)
    disk.trouble = OSError("full")
    writer.put(state("a", 1))
    writer.flush()
    disk.trouble = None
    disk.free.clear()
    disk.asked.clear()
    writer.put(state("b", 1))
    assert disk.asked.wait(10)
    writer.put(state("a", 2))
    writer.retry()
    disk.free.set()
    writer.flush()
    assert disk.written == [("b", 1), ("a", 2)]


def test_a_copy_elsewhere_is_known_till_the_next_move() -> None:
    disk = Disk()
    writer = Writer(disk)
    disk.trouble = OSError("full")
    writer.put(state("a", 1))
    writer.flush()
    writer.copied(state("a", 0), Path("old"))
    writer.copied(state("b", 1), Path("another"))
    assert [kept.copy for kept in writer.unsaved.values()] == [None]
    writer.copied(state("a", 1), Path("copy"))
    writer.retry()
    writer.flush()
    assert [kept.copy for kept in writer.unsaved.values()] == [Path("copy")], "also after it was tried again"
    writer.put(state("a", 2))
    writer.flush()
    assert [kept.copy for kept in writer.unsaved.values()] == [None]


def test_what_no_disk_is_to_blame_for_is_kept_and_noted(caplog: pytest.LogCaptureFixture) -> None:
    disk = Disk()
    writer = Writer(disk)
    disk.trouble = ValueError("no such date")
    writer.put(state("a", 1))
    writer.flush()
    assert writer.unsaved["a"].error is disk.trouble
    assert "could not be saved" in caplog.text


def test_a_program_that_ends_waits_for_its_last_save(tmp_path: Path) -> None:
    code = """
import sys, time
from pathlib import Path
from boardroom.core.record import Player, Record
from boardroom.core.writer import Writer
def write(record):
    time.sleep(0.2)
    Path(sys.argv[1]).write_text(record.id)
Writer(write).put(Record(id="last", game="toy", players=[Player()], seed="x"))
"""
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "it")], cwd=ROOT, check=True, timeout=60)
    assert (tmp_path / "it").read_text() == "last"
