"""A process of its own for files that anybody may have made: it has little time and memory, and only it can break."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar

from boardroom.books.originals.refused import RefusedBooklet

SECONDS: Final = 10.0  # for one answer; drawing a page takes a tenth of one
MEMORY: Final = 512 << 20  # bytes that the process may fill

_spawn = get_context("spawn")

T = TypeVar("T")


class ReadingProcess:
    """Has functions look into files. Whoever asks waits for the answer, so windows ask from a thread of their own."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._process: Any = None
        self._link: Connection | None = None
        self._asking = Lock()

    @property
    def pid(self) -> int:
        """The process that reads now; 0 where none does."""
        return self._process.pid if self._process is not None else 0

    def ask(self, path: Path, look: Callable[[Path], T]) -> T:
        """Return what a function of a module, or a partial of one, says of a file; raise Refused."""
        with self._asking:
            self._send(path, look)
            found: T = self._receive(path)[1]
        return found

    def stream(self, path: Path, look: Callable[[Path], Iterator[T]]) -> Iterator[T]:
        """Yield what such a generator says of a file, each as soon as it is there; raise Refused."""
        with self._asking:
            self._send(path, look)
            try:
                while not (reply := self._receive(path))[0]:
                    yield reply[1]
            except GeneratorExit:  # nobody wants the rest
                self._forget()
                raise

    def close(self) -> None:
        """End the process; a question that waits is refused. The next one starts another."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
            process.close()

    def _send(self, path: Path, look: Callable[[Path], Any]) -> None:
        try:
            self._started().send((path, look))
        except OSError:  # it has died since it last answered
            self._forget()
            self._started().send((path, look))

    def _receive(self, path: Path) -> tuple[bool, Any]:
        """Return whether that was all, and a value."""
        link = self._link
        assert link is not None
        try:
            if not link.poll(self._seconds):
                self._forget()
                raise RefusedBooklet("too-slow", path)
            reply: tuple[bool, Any] = link.recv()
        except (EOFError, OSError) as error:
            self._forget()
            raise RefusedBooklet("too-much", path, str(error)) from None
        if isinstance(reply[1], RefusedBooklet):
            raise reply[1]
        return reply

    def _started(self) -> Connection:
        if self._process is None or self._link is None:
            self._forget()
            self._link, far = _spawn.Pipe()
            process = _spawn.Process(target=serve, args=(far,), name="boardroom reading", daemon=True)
            process.start()
            self._process = process
            far.close()  # so that the link ends when the process does
        return self._link

    def _forget(self) -> None:
        """Give a process up that died or doesn't answer."""
        self.close()
        if self._link is not None:
            with suppress(OSError):
                self._link.close()
            self._link = None


def serve(link: Connection) -> None:
    """Answer questions until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which ends this process itself
    _hold_memory()
    with suppress(EOFError, OSError):
        while True:
            path, look = link.recv()
            for reply in _answers(path, look):
                link.send(reply)
                _end_in(2 * SECONDS)
            _end_in(0)
    os._exit(0)


def _answers(path: Path, look: Callable[[Path], Any]) -> Iterator[tuple[bool, Any]]:
    """Yield what is found out, each with whether it is all."""
    _end_in(2 * SECONDS)
    try:
        found = look(path)
        if isinstance(found, Iterator):
            for one in found:
                yield False, one
            found = None
        yield True, found
    except RefusedBooklet as refused:
        yield True, refused
    except MemoryError:
        yield True, RefusedBooklet("too-much", path)
    except Exception as error:  # whatever a file makes of those who read it
        yield True, RefusedBooklet("damaged", path, f"{type(error).__name__}: {error}")


def _end_in(seconds: float) -> None:
    """End this process after a while, for whoever asked may have been killed and can't do it; 0: never."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _hold_memory() -> None:
    with suppress(ImportError, ValueError, OSError):  # where there are no such limits
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
