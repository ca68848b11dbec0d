"""Jobs in a thread of their own: given up, stopped, failed, and never in each other's way."""

from __future__ import annotations

from threading import Event

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from boardroom.app.reading.background_jobs import BackgroundJobs


def test_a_job_that_is_given_up_is_stopped_and_the_next_one_is_not(qtbot: QtBot) -> None:
    begun, stopped = Event(), Event()
    stops: list[str] = []

    def stop() -> None:
        stops.append("stop")
        stopped.set()

    def wait() -> None:
        begun.set()
        stopped.wait(30)

    jobs = BackgroundJobs(stop)
    told: list[object] = []
    jobs.run("slow", wait, told.append, told.append)
    jobs.run("never", lambda: 6, told.append, told.append, rank=9)
    assert begun.wait(30)
    jobs.give_up(lambda key: key == "never")
    assert stops == []
    jobs.give_up(lambda key: key == "slow")
    assert stops == ["stop"]
    jobs.run("good", lambda: 7, told.append, told.append)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [7]
    delete(jobs)


def test_a_job_that_fails_holds_up_no_other(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    jobs = BackgroundJobs(lambda: None)
    told: list[object] = []

    def fail() -> None:
        raise MemoryError("no more")

    jobs.run("bad", fail, told.append, lambda refused: told.append(refused.kind))
    qtbot.waitUntil(lambda: bool(told))
    jobs.run("good", lambda: 7, told.append, lambda refused: None)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == ["unreadable", 7]
    assert "a job failed" in caplog.text
    delete(jobs)
