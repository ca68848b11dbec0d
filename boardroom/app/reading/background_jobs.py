"""Background jobs: what takes a while, done one after the other in a thread of its own; the window hears of the end."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from queue import PriorityQueue
from threading import Lock, Thread
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from boardroom.books.originals.refused import RefusedBooklet

log = logging.getLogger(__name__)

Work = Callable[[], Any]
Then = Callable[[Any], None]


@dataclass(order=True, slots=True)
class _Job:
    rank: int  # the smallest first; of the same rank the newest, which is what somebody looks at now
    turn: int
    key: Hashable = field(compare=False)
    work: Work | None = field(compare=False)  # none: go home


@dataclass(slots=True)
class _Desk:
    """What the thread and the window share."""

    waiting: PriorityQueue[_Job] = field(default_factory=PriorityQueue)
    wanted: dict[Hashable, int] = field(default_factory=dict)  # the turns of jobs, by their keys
    turning: Lock = field(default_factory=Lock)  # held where one job ends and another begins
    running: int | None = None  # the turn of a job
    thread: Thread | None = None


class BackgroundJobs(QObject):
    """Runs work in a thread. A job is known by its key: asked for twice it is run once, given up it is cut short."""

    _done = Signal(object, int, object)
    _told = Signal(object, float)

    def __init__(self, stop: Callable[[], None], parent: QObject | None = None) -> None:
        """`stop` cuts work short that is going on when nobody wants it any more."""
        super().__init__(parent)
        self._stop = stop
        self._desk = _Desk()
        self._turns = count()
        self._then: dict[Hashable, tuple[Then, Callable[[RefusedBooklet], None]]] = {}
        self._hear: dict[Hashable, Callable[[float], None]] = {}
        self._told.connect(self._report, Qt.ConnectionType.QueuedConnection)
        self._done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self.destroyed.connect(partial(_go_home, self._desk, stop))

    def run(
        self, key: Hashable, work: Work, then: Then, refused: Callable[[RefusedBooklet], None], rank: int = 0
    ) -> None:
        """Do some work soon; then one of the two is called in this thread, unless the job is given up before."""
        asked = key in self._then
        self._then[key] = (then, refused)
        if asked:
            return
        turn = -next(self._turns)
        self._desk.wanted[key] = turn
        self._desk.waiting.put(_Job(rank, turn, key, work))
        if self._desk.thread is None:
            self._desk.thread = Thread(target=self._work, args=(self._desk,), name="boardroom jobs", daemon=True)
            self._desk.thread.start()

    def hear(self, key: Hashable, hear: Callable[[float], None]) -> None:
        """Be told in this thread how far a job is, as its work says by `tell`."""
        self._hear[key] = hear

    def tell(self, key: Hashable, part: float) -> None:
        """Say from within the work how much of it is done."""
        self._told.emit(key, part)

    def give_up(self, which: Callable[[Any], bool]) -> None:
        """Forget the jobs whose keys are so, and stop the one that is run now if it is among them."""
        for key in [key for key in self._then if which(key)]:
            del self._then[key]
            self._hear.pop(key, None)
            with self._desk.turning:
                turn = self._desk.wanted.pop(key, None)  # none: all has ended
                if turn is not None and turn == self._desk.running:
                    self._stop()

    def _work(self, desk: _Desk) -> None:
        """Run jobs until told to go home."""
        while (job := desk.waiting.get()).work is not None:
            with desk.turning:
                if desk.wanted.get(job.key) != job.turn:
                    continue
                desk.running = job.turn
            try:
                result = job.work()
            except RefusedBooklet as refused:
                result = refused
            except Exception as error:  # whatever it is, the next job must not wait for ever
                log.exception("a job failed")
                result = RefusedBooklet("unreadable", None, str(error))
            with desk.turning:  # whoever stops this job is through with it before the next one begins
                desk.running = None
            try:
                self._done.emit(job.key, job.turn, result)
            except RuntimeError:  # the window has gone meanwhile
                return

    def _deliver(self, key: Hashable, turn: int, result: object) -> None:
        if self._desk.wanted.get(key) != turn:  # it was given up, and perhaps is run again
            return
        then, refused = self._then.pop(key)
        self._hear.pop(key, None)
        del self._desk.wanted[key]
        if isinstance(result, RefusedBooklet):
            refused(result)
        else:
            then(result)

    def _report(self, key: Hashable, part: float) -> None:
        if key in self._hear:
            self._hear[key](part)


def _go_home(desk: _Desk, stop: Callable[[], None]) -> None:
    desk.wanted.clear()
    desk.waiting.put(_Job(-1_000_000, 0, None, None))
    stop()
    if desk.thread is not None:
        desk.thread.join(5)
