"""The session: which match is at the table right now, so that it can be offered again if the program is killed."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

from boardroom.core.files import make_folder
from boardroom.core.record import is_id

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Session:
    """A small file for each running program, locked as long as it runs, with the match at its table.

    A program that ends in order removes its file. One that is killed can't, but the system lifts its lock: a file
    without a lock is a match that was interrupted.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._match = ""
        self._held: dict[Path, int] = {}  # our own file, and those of killed runs till something else is opened

    def interrupted(self) -> list[str]:
        """Return the matches that killed runs left at the table, the latest first, till something is opened or left."""
        for path in self._folder.glob("*.run"):
            with suppress(OSError):
                # Under that name may be anything: without O_NONBLOCK a pipe would hold us for ever.
                handle = os.open(path, os.O_RDWR | getattr(os, "O_NONBLOCK", 0))
                if stat.S_ISREG(os.fstat(handle).st_mode) and _lock(handle):
                    self._held[path] = handle
                else:
                    os.close(handle)
        names = []
        for handle in sorted(self._held.values(), key=lambda handle: os.fstat(handle).st_mtime_ns, reverse=True):
            os.lseek(handle, 0, os.SEEK_SET)
            names.append(os.read(handle, 100).decode("ascii", "replace"))
        return [name for name in dict.fromkeys(names) if is_id(name) and name != self._match]

    def open(self, match: str) -> None:
        """Note which match is at the table now."""
        if match == self._match:
            return
        earlier = list(self._held)  # they go when the new one is written: there is no moment without any
        make_folder(self._folder)
        path = self._folder / f"{token_hex(8)}.run"
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        self._held[path] = handle
        self._match = match
        _lock(handle)
        os.write(handle, match.encode())
        os.fsync(handle)
        self._drop(earlier)

    def leave(self) -> None:
        """Note that no match is at the table, and that nothing is left to offer."""
        self._drop(list(self._held))
        self._match = ""

    def _drop(self, files: list[Path]) -> None:
        for path in files:
            os.close(self._held.pop(path))
            with suppress(OSError):
                path.unlink()


def _lock(handle: int) -> bool:
    """Take the lock of a file if nobody has it."""
    try:
        if sys.platform == "win32":
            os.lseek(handle, 1000, os.SEEK_SET)  # past the content, which others may want to read
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            os.lseek(handle, 0, os.SEEK_SET)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
