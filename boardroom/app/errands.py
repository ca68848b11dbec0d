"""Errands: what takes a while, done one after the other in a thread of its own; the window hears of the end."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from queue import PriorityQueue
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from boardroom.books.refused import Refused

log = logging.getLogger(__name__)

Job = Callable[[], Any]
Then = Callable[[Any], None]


@dataclass(order=True, slots=True)
class _Errand:
    rank: int  # the smallest first; of the same rank the newest, which is what somebody looks at now
    turn: int
    key: Hashable = field(compare=False)
    job: Job | None = field(compare=False)  # none: go home


@dataclass(slots=True)
class _Desk:
    """What the thread and the window share."""

    waiting: PriorityQueue[_Errand] = field(default_factory=PriorityQueue)
    wanted: set[Hashable] = field(default_factory=set)
    thread: Thread | None = None


class Errands(QObject):
    """Runs jobs. An errand is known by its key: asked for twice it is run once, given up not at all."""

    _done = Signal(object, object)

    def __init__(self, stop: Callable[[], None], parent: QObject | None = None) -> None:
        """`stop` cuts a job short that is running when all ends."""
        super().__init__(parent)
        self._desk = _Desk()
        self._turns = count()
        self._then: dict[Hashable, tuple[Then, Callable[[Refused], None]]] = {}
        self._done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self.destroyed.connect(partial(_go_home, self._desk, stop))

    def run(self, key: Hashable, job: Job, then: Then, refused: Callable[[Refused], None], rank: int = 0) -> None:
        """Do a job soon; then one of the two is called in this thread, unless the errand is given up before."""
        asked = key in self._then
        self._then[key] = (then, refused)
        if asked:
            return
        self._desk.wanted.add(key)
        self._desk.waiting.put(_Errand(rank, -next(self._turns), key, job))
        if self._desk.thread is None:
            self._desk.thread = Thread(target=self._work, args=(self._desk,), name="boardroom errands", daemon=True)
            self._desk.thread.start()

    def give_up(self, which: Callable[[Any], bool]) -> None:
        """Forget the errands whose keys are so."""
        for key in [key for key in self._then if which(key)]:
            del self._then[key]
            self._desk.wanted.discard(key)

    def _work(self, desk: _Desk) -> None:
        """Run errands until told to go home."""
        while (errand := desk.waiting.get()).job is not None:
            if errand.key not in desk.wanted:
                continue
            try:
                result = errand.job()
            except Refused as refused:
                result = refused
            except Exception as error:  # whatever it is, the next errand must not wait for ever
                log.exception("an errand failed")
                result = Refused("unreadable", None, str(error))
            try:
                self._done.emit(errand.key, result)
            except RuntimeError:  # the window has gone meanwhile
                return

    def _deliver(self, key: Hashable, result: object) -> None:
        if key not in self._then:
            return
        then, refused = self._then.pop(key)
        self._desk.wanted.discard(key)
        if isinstance(result, Refused):
            refused(result)
        else:
            then(result)


def _go_home(desk: _Desk, stop: Callable[[], None]) -> None:
    desk.wanted.clear()
    desk.waiting.put(_Errand(-1_000_000, 0, None, None))
    stop()
    if desk.thread is not None:
        desk.thread.join(5)
