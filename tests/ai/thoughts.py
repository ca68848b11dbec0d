"""What the tests let a worker process think; light to import, since the process does."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from boardroom.ai.bot import Answer, Budget
from boardroom.ai.worker import Request
from boardroom.core.match import View

SECONDS = 60.0  # that every request may take


def request(seed: str, state: Any = 0) -> Request:
    return Request("none", 1, View(state, 0, 0, (), ()), Budget(seconds=SECONDS), seed)


def _answer(move: str) -> Answer:
    return Answer(move, 0.5, (move,), (), 1, 0.0)


def think(request: Request, stop: Callable[[], bool]) -> Answer:
    """Do what the request's seed says."""
    what = request.seed
    if what == "forever":
        while True:  # as a search that never looks at its budget
            pass
    if what == "until hurried":
        started = monotonic()
        while not stop() and monotonic() - started < 30:
            pass
        return _answer("hurried" if stop() else "late")
    if what == "die":
        with Path(request.view.state).open("a") as deaths:
            deaths.write("x")
        os.kill(os.getpid(), signal.SIGKILL)
    if what == "die once":
        mark = Path(request.view.state)
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    if what == "fail":
        raise ValueError("no idea")
    if what == "slowly":
        sleep(0.05)
    return _answer(what)
