"""The thinking process: it is asked for moves, can be hurried, and is killed to be cancelled."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from multiprocessing import connection, get_context
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from typing import Final, Protocol

from boardroom.ai.bot import Answer, Budget, load_bot, load_game
from boardroom.core.match import View

TRIES: Final = 3  # how often a request is put to a process that dies over it
WAITS: Final = 2  # how often to one that says nothing: somebody sits there and waits
USUAL: Final = 10.0  # seconds that no level takes at the table
SLACK: Final = 20.0  # seconds over its time after which a process doesn't think, but is stopped or has lost itself

_spawn = get_context("spawn")


@dataclass(frozen=True, slots=True)
class Request:
    """A question for the best move of the seat that has the view."""

    game: str
    level: int
    view: View
    budget: Budget | None = None  # None: what the level takes at the table
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to the request with that id, or what went wrong."""

    id: int
    answer: Answer | None = None
    error: str = ""


class Brain(Protocol):
    """What the app thinks with: a Worker, or in tests an Inline."""

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""

    def ask(self, request: Request) -> int:
        """Begin to think and return the request's id; an earlier request is cancelled."""

    def poll(self) -> Reply | None:
        """Return the reply if there is one now; never waits, and never returns that of a cancelled request."""

    def hurry(self) -> None:
        """Ask for the best move found so far."""

    def cancel(self) -> None:
        """Forget the request."""

    def close(self) -> None:
        """End thinking for good."""


def think(request: Request, stop: Callable[[], bool] | None = None) -> Answer:
    """Answer a request in this process."""
    bot = load_bot(request.game, request.level)
    budget = request.budget or bot.budget()
    return bot.choose(load_game(request.game), request.view, replace(budget, stop=stop), Random(request.seed))


class Worker:
    """One process that thinks, made anew whenever it is cancelled, dies or is long overdue.

    Nothing here waits for it: call `poll` from a timer, or when `fileno()`, which is another after every new process,
    becomes readable.
    """

    def __init__(
        self,
        think: Callable[[Request, Callable[[], bool]], Answer] = think,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._think, self._now = think, now
        self._id = 0
        self._pending: Request | None = None
        self._tries = 0
        self._until = inf  # when the answer is long overdue
        self._closed = False
        self._start()

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._pending is not None

    @property
    def pid(self) -> int:
        """The process that thinks now."""
        return self._process.pid or 0

    def fileno(self) -> int:
        """Return what becomes readable when there is something to poll."""
        return self._link.fileno()

    def ask(self, request: Request) -> int:
        """Begin to think and return the request's id; an earlier request is cancelled."""
        if self._closed:
            raise ValueError("the worker is closed")
        self.cancel()
        self._id += 1
        self._tries = 0
        self._put(replace(request, budget=request.budget and replace(request.budget, stop=None)))
        return self._id

    def poll(self) -> Reply | None:
        """Return the reply if there is one now; a process that died or is long overdue is replaced and asked again."""
        try:
            while self._link.poll():
                reply: Reply = self._link.recv()
                if reply.id == self._id and self._pending is not None:
                    self._pending = None
                    return reply
        except (EOFError, OSError):
            return self._replace(TRIES, f"the thinking process died {TRIES} times over this position")
        if self._pending is not None and self._now() > self._until:
            return self._replace(WAITS, f"the thinking process was asked {WAITS} times and didn't answer")
        return None

    def wait(self, seconds: float) -> Reply | None:
        """Wait for the reply so long; for programs without a window."""
        until = monotonic() + seconds
        while self._pending is not None and (left := until - monotonic()) > 0:
            connection.wait([self._link], min(left, max(0.0, self._until - self._now())))
            if reply := self.poll():
                return reply
        return None

    def hurry(self) -> None:
        """Ask for the best move found so far."""
        if self._pending is not None:
            self._send("hurry", None)

    def cancel(self) -> None:
        """Forget the request; its process is killed, since no search can be trusted to stop at once."""
        if self._pending is not None:
            self._pending = None
            self._stop()
            self._start()

    def close(self) -> None:
        """End the process for good."""
        if not self._closed:
            self._closed = True
            self._pending = None
            self._stop()

    def _start(self) -> None:
        self._link, far = _spawn.Pipe()
        self._process = _spawn.Process(target=_serve, args=(far, self._think), name="boardroom thinking", daemon=True)
        self._process.start()
        far.close()  # so that the link ends when the process does

    def _stop(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()
        self._link.close()

    def _send(self, kind: str, request: Request | None) -> None:
        with suppress(OSError):  # poll will notice that it died
            self._link.send((kind, self._id, request))

    def _put(self, request: Request) -> None:
        """Ask the process, and note until when it should have answered; without a limit of time it takes its time."""
        budget = request.budget or Budget(seconds=USUAL)
        self._until = inf if budget.seconds is None else self._now() + budget.seconds + SLACK
        self._pending = request
        self._tries += 1
        self._send("ask", request)

    def _replace(self, tries: int, problem: str) -> Reply | None:
        """Replace the process; ask again what was asked, unless that seems to be the problem."""
        if self._closed:
            return None
        self._stop()
        self._start()
        if self._pending is None:
            return None
        if self._tries >= tries:
            self._pending = None
            return Reply(self._id, error=problem)
        self._put(self._pending)
        return None


def _serve(link: connection.Connection, think: Callable[[Request, Callable[[], bool]], Answer]) -> None:
    """Think in the worker process: this thread searches, another listens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which ends this process itself
    asked: SimpleQueue[tuple[int, Request]] = SimpleQueue()
    hurried = 0

    def listen() -> None:
        nonlocal hurried
        try:
            while True:
                kind, number, request = link.recv()
                if kind == "hurry":
                    hurried = number
                else:
                    asked.put((number, request))
        except (EOFError, OSError):
            os._exit(0)  # the program is gone, however it went: so is the reason to think

    def stop(number: int) -> bool:
        return hurried == number

    Thread(target=listen, daemon=True).start()
    while True:
        number, request = asked.get()
        try:
            reply = Reply(number, think(request, partial(stop, number)))
        except Exception as error:
            reply = Reply(number, error=f"{type(error).__name__}: {error}")
        try:
            link.send(reply)
        except OSError:
            os._exit(0)  # gone while this was thinking, and the other thread has yet to hear of it


class Inline:
    """A stand-in for tests: it answers in this process, at the next poll, or when held only after `release`."""

    def __init__(self, think: Callable[[Request, Callable[[], bool]], Answer] = think, *, held: bool = False) -> None:
        self._think = think
        self._id = 0
        self._pending: Request | None = None
        self._held = held
        self._free = not held
        self.hurried = False

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._pending is not None

    def ask(self, request: Request) -> int:
        """Remember the request."""
        self._id += 1
        self._pending = request
        self._free = not self._held
        self.hurried = False
        return self._id

    def poll(self) -> Reply | None:
        """Answer, unless held."""
        if self._pending is None or not self._free:
            return None
        request, self._pending = self._pending, None
        try:
            return Reply(self._id, self._think(request, lambda: self.hurried))
        except Exception as error:
            return Reply(self._id, error=f"{type(error).__name__}: {error}")

    def release(self) -> None:
        """Let the next poll answer."""
        self._free = True

    def hurry(self) -> None:
        """Answer at the next poll, with no more thinking than must be."""
        self.hurried = self._free = True

    def cancel(self) -> None:
        """Forget the request."""
        self._pending = None

    def close(self) -> None:
        """Forget the request."""
        self._pending = None
