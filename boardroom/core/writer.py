"""The writer: matches are saved in a thread of their own, so that nobody waits for the disk."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Condition, Thread

from boardroom.core.record import Record

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Unsaved:
    """A match as it could not be written, why, and where a person has put a copy of it."""

    record: Record
    error: Exception
    copy: Path | None = None


class Writer:
    """Writes matches one after the other, and keeps what could not be written, to be tried again.

    Of each match only the newest state waits: a kill costs what happened during one write. The thread lives as long as
    there is something to write, and a program that ends in order waits for it.
    """

    def __init__(self, write: Callable[[Record], object]) -> None:
        self.heard: Callable[[], None] | None = None  # called when something was tried or copied, in whatever thread
        self._write = write
        self._waiting: dict[str, Record] = {}
        self._unsaved: dict[str, Unsaved] = {}
        self._thread: Thread | None = None
        self._turn = Condition()

    @property
    def busy(self) -> bool:
        """Whether something is on its way to the disk."""
        return self._thread is not None

    @property
    def unsaved(self) -> dict[str, Unsaved]:
        """What could not be written, by match."""
        with self._turn:
            return dict(self._unsaved)

    def put(self, *records: Record) -> None:
        """Write these next; a state of the same match that still waits is left out."""
        with self._turn:
            self._waiting.update((record.id, record) for record in records)
            if self._waiting and self._thread is None:
                self._thread = Thread(target=self._work, name="boardroom writer")
                self._thread.start()

    def retry(self) -> None:
        """Try again to write what could not be written, unless something newer is on its way."""
        with self._turn:
            self.put(*(kept.record for match, kept in self._unsaved.items() if match not in self._waiting))

    def flush(self) -> None:
        """Wait till everything has been written, or has been tried."""
        with self._turn:
            self._turn.wait_for(lambda: self._thread is None)

    def forget(self, match: str) -> None:
        """Let go of a match that nobody wants any more."""
        self.flush()
        with self._turn:
            self._unsaved.pop(match, None)

    def copied(self, record: Record, path: Path) -> None:
        """Note that a match, if it is one that could not be written, is safe elsewhere as it is now."""
        with self._turn:
            kept = self._unsaved.get(record.id)
            if kept is None or kept.record.log != record.log:
                return
            self._unsaved[record.id] = replace(kept, copy=path)
        self._tell()

    def _next(self) -> Record | None:
        with self._turn:
            if self._waiting:
                return self._waiting.pop(next(iter(self._waiting)))
            self._thread = None
            self._turn.notify_all()
            return None

    def _work(self) -> None:
        while (record := self._next()) is not None:
            error = self._try(record)
            with self._turn:
                before = self._unsaved.pop(record.id, None)
                if error is not None:
                    copy = before.copy if before is not None and before.record.log == record.log else None
                    self._unsaved[record.id] = Unsaved(record, error, copy)
            self._tell()

    def _tell(self) -> None:
        if self.heard is not None:
            self.heard()

    def _try(self, record: Record) -> Exception | None:
        try:
            self._write(record)
        except OSError as error:
            return error
        except Exception as error:  # whatever it is, it must be said, and the next match can be written
            log.exception("a match could not be saved")
            return error
        return None
