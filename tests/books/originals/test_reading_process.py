"""The process that reads what anybody may have made: its limits, its end, and that the next file is read."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import sleep

import pytest

from boardroom.books.originals import reading_process
from boardroom.books.originals.pdf_pages import PdfPages
from boardroom.books.originals.reading_process import MEMORY, ReadingProcess
from boardroom.books.originals.refused import RefusedBooklet
from tests.books.originals.bombs import large_pdf


@pytest.fixture
def reading() -> Iterator[ReadingProcess]:
    made = ReadingProcess()
    yield made
    made.close()


def name(path: Path) -> str:
    return path.name


def sleepy(path: Path) -> str:
    sleep(60)
    return path.name


def greedy(path: Path, size: int) -> int:
    return len(bytearray(size))


def broken(path: Path) -> str:
    raise ZeroDivisionError("no")


def dying(path: Path) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return path.name


def unwilling(path: Path) -> str:
    raise RefusedBooklet("nothing", path)


def counting(path: Path, count: int) -> Iterator[int]:
    for number in range(count):
        if number == 3:
            raise RefusedBooklet("mixed", path)
        yield number


HERE = Path("here.txt")


def refusal(reading: ReadingProcess, look: object) -> str:
    with pytest.raises(RefusedBooklet) as refused:
        reading.ask(HERE, look)  # type: ignore[arg-type]
    assert refused.value.path == HERE
    return refused.value.kind


def test_it_answers_and_refuses(reading: ReadingProcess) -> None:
    assert reading.pid == 0
    assert reading.ask(HERE, name) == "here.txt"
    first = reading.pid
    assert refusal(reading, broken) == "damaged"
    assert refusal(reading, unwilling) == "nothing"
    assert reading.pid == first


def test_what_wants_too_much_memory_is_refused(reading: ReadingProcess) -> None:
    assert reading.ask(HERE, partial(greedy, size=MEMORY // 2)) == MEMORY // 2
    assert refusal(reading, partial(greedy, size=MEMORY)) == "too-much"
    assert reading.ask(HERE, name) == "here.txt"


def test_what_takes_too_long_is_refused_and_the_next_is_read() -> None:
    reading = ReadingProcess(seconds=0.3)
    reading._started()
    assert refusal(reading, sleepy) == "too-slow"
    assert reading.pid == 0
    reading._seconds = 30
    assert reading.ask(HERE, name) == "here.txt"
    reading.close()


def test_a_process_that_dies_while_it_reads_is_replaced(reading: ReadingProcess) -> None:
    assert refusal(reading, dying) == "too-much"
    assert reading.pid == 0
    assert reading.ask(HERE, name) == "here.txt"


def test_a_process_that_was_killed_between_two_questions_is_not_missed(reading: ReadingProcess) -> None:
    reading.ask(HERE, name)
    first = reading.pid
    os.kill(first, signal.SIGKILL)
    reading._process.join()
    assert reading.ask(HERE, name) == "here.txt"
    assert reading.pid not in (0, first)


def test_what_is_found_bit_by_bit_arrives_so(reading: ReadingProcess) -> None:
    assert list(reading.stream(HERE, partial(counting, count=3))) == [0, 1, 2]
    found: list[int] = []
    with pytest.raises(RefusedBooklet) as refused:
        found += reading.stream(HERE, partial(counting, count=9))
    assert refused.value.kind == "mixed"
    first = reading.pid
    for _ in reading.stream(HERE, partial(counting, count=3)):
        break  # nobody wants the rest, and it is nobody else's answer
    assert reading.ask(HERE, name) == "here.txt"
    assert reading.pid != first


def hungry(path: Path) -> str:
    raise MemoryError


def test_what_it_answers_looked_at_from_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process can't be looked into; what it runs can."""
    monkeypatch.setattr(reading_process, "_end_in", lambda seconds: None)

    def answers(look: Callable[[Path], object]) -> list[object]:
        said = list(reading_process._answers(HERE, look))
        assert [last for last, _ in said] == [False] * (len(said) - 1) + [True]
        return [each.kind if isinstance(each, RefusedBooklet) else each for _, each in said]

    assert answers(name) == ["here.txt"]
    assert answers(partial(counting, count=2)) == [0, 1, None]
    assert answers(partial(counting, count=9)) == [0, 1, 2, "mixed"]
    assert [*map(answers, (unwilling, broken, hungry))] == [["nothing"], ["damaged"], ["too-much"]]


def test_it_ends_by_itself_where_nobody_can_end_it() -> None:
    reading_process._end_in(1000)
    left, _ = signal.setitimer(signal.ITIMER_REAL, 0)
    assert 0 < left <= 1000


def test_a_pdf_of_two_kilobytes_can_t_take_all_memory(reading: ReadingProcess, tmp_path: Path) -> None:
    path = tmp_path / "line.pdf"
    path.write_bytes(large_pdf(14_000_000))
    pages = PdfPages(reading)
    assert len(pages.about(path).sizes) == 1
    with pytest.raises(RefusedBooklet) as refused:
        pages.image(path, 0, 200)
    assert refused.value.kind == "too-much"
    path.write_bytes(large_pdf(10))
    assert pages.image(path, 0, 200).width == 200
