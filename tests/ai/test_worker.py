"""The thinking process: answers, stale answers, hurry, cancel, death and the end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from boardroom.ai.bot import LEVELS, Answer, Budget, load_bot, load_game
from boardroom.ai.worker import SLACK, TRIES, USUAL, WAITS, Inline, Request, Worker
from boardroom.ai.worker import think as answer
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.testing.bots import lacking_bots
from tests.ai.thoughts import SECONDS, request, think
from tests.games.kit.our_games import OURS

PATIENCE = 30.0  # a busy machine is slow; nothing here takes long


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(think)
    yield worker
    worker.close()


def moved(worker: Worker) -> Any:
    reply = worker.wait(PATIENCE)
    assert reply is not None
    assert reply.answer is not None, reply.error
    return reply.answer.move


def alive(pid: int) -> bool:
    """Tell whether a process runs; one that nobody has waited for yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def gone(pid: int) -> bool:
    until = monotonic() + PATIENCE
    while alive(pid) and monotonic() < until:
        sleep(0.01)
    return not alive(pid)


def test_answers_with_the_id_of_the_request(worker: Worker) -> None:
    for text in ("a", "b"):
        number = worker.ask(request(text))
        assert worker.busy
        reply = worker.wait(PATIENCE)
        assert reply is not None
        assert (reply.id, reply.answer and reply.answer.move, worker.busy) == (number, text, False)


def test_poll_never_waits(worker: Worker) -> None:
    worker.ask(request("forever"))
    started = monotonic()
    assert worker.poll() is None
    assert monotonic() - started < 5, "it waited; how quick it is the bench tells"


def test_a_stale_answer_is_dropped(worker: Worker) -> None:
    worker.ask(request("a"))
    sleep(0.5)  # the answer is on its way when the question is no longer of interest
    worker.cancel()
    assert worker.poll() is None
    worker.ask(request("b"))
    assert moved(worker) == "b"


def test_asking_again_cancels_what_was_asked_before(worker: Worker) -> None:
    worker.ask(request("forever"))
    number = worker.ask(request("b"))
    reply = worker.wait(PATIENCE)
    assert reply is not None
    assert reply.id == number


def test_hurry_gets_the_best_so_far(worker: Worker) -> None:
    worker.ask(request("a"))
    moved(worker)
    worker.ask(request("until hurried"))
    sleep(0.05)
    started = monotonic()
    worker.hurry()
    assert moved(worker) == "hurried"
    assert monotonic() - started < 5


def test_hurry_does_not_touch_the_next_request(worker: Worker) -> None:
    worker.hurry()  # nobody thinks: nothing happens
    worker.ask(request("until hurried"))
    sleep(0.3)
    assert worker.poll() is None
    worker.hurry()
    assert moved(worker) == "hurried"


def test_cancel_waits_for_no_thought(worker: Worker) -> None:
    """How quick it is the bench tells: on a busy machine a test can't."""
    for _ in range(5):
        worker.ask(request("a"))
        moved(worker)
        pid = worker.pid
        worker.ask(request("forever"))
        sleep(0.02)
        started = monotonic()
        worker.cancel()
        assert monotonic() - started < 5
        assert not worker.busy
        assert gone(pid)


def test_cancel_when_idle_keeps_the_process(worker: Worker) -> None:
    pid = worker.pid
    worker.cancel()
    assert worker.pid == pid


def test_a_worker_that_dies_is_replaced_and_asked_again(worker: Worker, tmp_path: Path) -> None:
    pid = worker.pid
    worker.ask(request("die once", str(tmp_path / "died")))
    assert moved(worker) == "die once"
    assert worker.pid != pid


def test_a_worker_killed_while_idle_is_replaced(worker: Worker) -> None:
    worker.ask(request("a"))
    moved(worker)
    pid = worker.pid
    os.kill(pid, signal.SIGKILL)
    assert gone(pid)
    worker.ask(request("b"))
    assert moved(worker) == "b"


def test_a_request_that_kills_every_worker_ends_in_an_error(worker: Worker, tmp_path: Path) -> None:
    deaths = tmp_path / "deaths"
    number = worker.ask(request("die", str(deaths)))
    reply = worker.wait(PATIENCE)
    assert reply is not None
    assert (reply.id, reply.answer) == (number, None)
    assert f"{TRIES} times" in reply.error
    assert len(deaths.read_text()) == TRIES
    worker.ask(request("a"))
    assert moved(worker) == "a"


class Watch:
    """A clock that a test sets."""

    time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def watched(watch: Watch) -> Iterator[Worker]:
    worker = Worker(think, watch)
    yield worker
    worker.close()


def stop(worker: Worker) -> int:
    os.kill(worker.pid, signal.SIGSTOP)
    return worker.pid


def test_a_stopped_worker_is_replaced_and_asked_again(watched: Worker, watch: Watch) -> None:
    pid = stop(watched)
    number = watched.ask(request("a"))
    watch.time += SECONDS + SLACK
    assert watched.poll() is None
    assert watched.pid == pid, "it may still come"
    watch.time += 0.1
    assert watched.poll() is None
    assert gone(pid)
    reply = watched.wait(PATIENCE)
    assert reply is not None
    assert (reply.id, reply.answer and reply.answer.move) == (number, "a")


def test_who_waits_without_a_window_is_not_held_up_by_a_stopped_worker_either(watched: Worker, watch: Watch) -> None:
    stop(watched)
    watched.ask(request("a"))
    watch.time += SECONDS + SLACK + 0.1
    assert moved(watched) == "a"


def test_a_worker_that_is_stopped_again_and_again_ends_in_an_error(watched: Worker, watch: Watch) -> None:
    number = watched.ask(request("forever"))
    for asked in range(1, WAITS + 1):
        assert watched.poll() is None, asked
        stop(watched)
        watch.time += SECONDS + SLACK + 0.1
        reply = watched.poll()
        assert (reply is not None) == (asked == WAITS)
    assert reply is not None
    assert (reply.id, reply.answer) == (number, None)
    assert "didn't answer" in reply.error
    watched.ask(request("a"))
    assert moved(watched) == "a"


def test_what_a_level_takes_has_an_end_too_but_a_number_of_positions_has_none(watched: Worker, watch: Watch) -> None:
    pid = stop(watched)
    watched.ask(replace(request("a"), budget=Budget(nodes=5)))
    watch.time += 1e6
    assert watched.poll() is None
    assert watched.pid == pid
    watched.cancel()
    pid = stop(watched)
    watched.ask(replace(request("a"), budget=None))
    watch.time += USUAL + SLACK + 0.1
    assert watched.poll() is None
    assert gone(pid)


def test_no_level_takes_longer_at_the_table_than_is_usual() -> None:
    for rules in [each for each in OURS if not lacking_bots(each)]:
        for level in LEVELS:
            assert (load_bot(rules.key, level).budget().seconds or 0.0) <= USUAL, (rules.key, level)


def test_an_exception_is_an_error_and_the_worker_goes_on(worker: Worker) -> None:
    worker.ask(request("fail"))
    reply = worker.wait(PATIENCE)
    assert reply is not None
    assert reply.error == "ValueError: no idea"
    worker.ask(request("a"))
    assert moved(worker) == "a"


def test_close_ends_the_process_even_while_it_thinks(worker: Worker) -> None:
    pid = worker.pid
    worker.ask(request("forever"))
    worker.close()
    assert not alive(pid)
    worker.close()
    with pytest.raises(ValueError, match="closed"):
        worker.ask(request("a"))


def test_killing_the_program_ends_the_worker_even_while_it_thinks() -> None:
    program = subprocess.Popen([sys.executable, "-m", "tests.ai.orphan"], stdout=subprocess.PIPE, text=True)
    with program:
        assert program.stdout is not None
        pid = int(program.stdout.readline())
        assert alive(pid)
        program.kill()
    assert gone(pid)


def test_an_answer_that_nobody_waits_for_ends_the_worker_without_a_word() -> None:
    """The program may be killed just before the answer: the thread that listens has not heard of it yet."""
    code = """
from threading import Event
from boardroom.ai import worker
from tests.ai.thoughts import request, think

class Broken:
    asked = [("ask", 1, request("slowly"))]
    def recv(self):
        return self.asked.pop() if self.asked else Event().wait()
    def send(self, reply):
        raise BrokenPipeError

worker._serve(Broken(), think)
"""
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_process_knows_no_qt() -> None:
    code = "import sys, boardroom.ai.worker; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_registered_game_is_thought_about() -> None:
    worker = Worker()
    try:
        view = Match.new(load_game("oxixo"), [Player(), Player()]).view(0)
        worker.ask(Request("oxixo", 5, view, Budget(seconds=PATIENCE)))
        sleep(0.5)
        worker.hurry()
        assert moved(worker) in view.moves
        worker.ask(Request("oxixo", 1, view))  # with what the level takes at the table
        assert moved(worker) in view.moves
        asked = Request("oxixo", 3, view, Budget(nodes=500), "seed")
        worker.ask(asked)
        assert moved(worker) == answer(asked).move
    finally:
        worker.close()


def test_inline_answers_at_the_next_poll() -> None:
    inline = Inline(think)
    assert inline.poll() is None
    number = inline.ask(request("a"))
    assert inline.busy
    reply = inline.poll()
    assert reply is not None
    assert (reply.id, reply.answer and reply.answer.move, inline.busy) == (number, "a", False)
    inline.ask(request("fail"))
    reply = inline.poll()
    assert reply is not None
    assert reply.error == "ValueError: no idea"


def test_inline_can_be_held_hurried_and_cancelled() -> None:
    inline = Inline(think, held=True)
    inline.ask(request("a"))
    assert inline.poll() is None
    inline.release()
    assert inline.poll() is not None
    inline.ask(request("until hurried"))
    assert inline.poll() is None
    inline.hurry()
    reply = inline.poll()
    assert reply is not None
    assert reply.answer is not None
    assert reply.answer.move == "hurried"
    inline.ask(request("a"))
    inline.cancel()
    inline.release()
    assert inline.poll() is None


def test_a_scripted_inline_sees_the_request() -> None:
    asked: list[Request] = []

    def script(request: Request, stop: Callable[[], bool]) -> Answer:
        asked.append(request)
        return think(request, stop)

    inline = Inline(script)
    inline.ask(request("b"))
    assert inline.poll() is not None
    assert [asked_.seed for asked_ in asked] == ["b"]
    inline.close()
