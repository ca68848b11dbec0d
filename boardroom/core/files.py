"""Files that survive: written whole or not at all, and kept aside when broken."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from time import time
from typing import Any, Final, Generic, TypeVar

from pydantic import BaseModel, ValidationError

from boardroom.core.json_input import Flaw, read_bytes, read_json

T = TypeVar("T")
Model = TypeVar("Model", bound=BaseModel)

STALE: Final = 3600  # seconds after which a temporary file belongs to a run that was killed
STAYS: Final = frozenset({"missing", "unreadable", "too-new", "unknown-game"})  # the file itself may be all right

log = logging.getLogger(__name__)


class BrokenSave(Flaw):
    """A file that can't be used: what is wrong, where it was kept aside, and whether its backup was used instead."""

    def __init__(
        self, path: Path, kind: str, detail: str = "", aside: Path | None = None, rescued: bool = False
    ) -> None:
        super().__init__(kind, detail)
        self.path = path
        self.aside = aside
        self.rescued = rescued

    def __str__(self) -> str:
        return f"{self.path.name}: {super().__str__()}"


Tell = Callable[[BrokenSave], None]
Moved = list[tuple[Path, Path]]  # files that were put away: from where, and where to


def warn(trouble: BrokenSave) -> None:
    """Note a trouble that was dealt with, where nobody else wants to hear of it."""
    log.warning("%s%s", trouble, "; its backup was used" if trouble.rescued else "")


def backup_of(path: Path) -> Path:
    """Return where the previous version of a file is kept."""
    return path.with_name(f"{path.name}.bak")


def make_folder(folder: Path) -> None:
    """Make a folder and what is missing above it, for the owner's eyes only."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def atomic_write(path: Path, data: bytes, backup: bool = False, mode: int = 0o600, lasting: bool = True) -> None:
    """Write a file so that a crash at any moment leaves the old content or the new; raise OSError if it can't be.

    With `backup` the old content stays beside it; there is no moment without the file itself. What can be made again
    needn't be `lasting`: then nobody waits for the disk, and a power cut may leave it empty.
    """
    make_folder(path.parent)
    with _temporary(path) as temporary:
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        with os.fdopen(os.open(temporary, flags, mode), "wb") as file:
            file.write(data)
            file.flush()
            if lasting:
                os.fsync(file.fileno())
        if backup and path.is_file() and not path.is_symlink():
            with _temporary(path) as previous:
                try:
                    os.link(path, previous)
                except OSError:  # a file system without links
                    shutil.copyfile(path, previous)
                os.replace(previous, backup_of(path))
        os.replace(temporary, path)
    if lasting:
        _sync_folder(path.parent)


@contextmanager
def _temporary(path: Path) -> Iterator[Path]:
    """Lend a name beside the file, and leave nothing there."""
    temporary = path.with_name(f".{path.name}.{token_hex(6)}.tmp")
    try:
        yield temporary
    finally:
        # Also after a replace: between two links to one file, replacing does nothing and both stay.
        temporary.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Make a replaced name last through a power cut; where folders can't be opened the system sees to it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(folder: Path) -> None:
    """Remove what writes that were killed have left."""
    for temporary in folder.glob(".*.tmp"):
        with suppress(OSError):
            if temporary.lstat().st_mtime < time() - STALE:
                temporary.unlink()


def why_unwritable(folder: Path) -> OSError | None:
    """Try whether a folder takes files, and return what is in the way."""
    try:
        make_folder(folder)
        with _temporary(folder / "trial") as trial:
            trial.touch(mode=0o600)
    except OSError as error:
        return error
    return None


def keep_aside(path: Path) -> Path | None:
    """Rename a broken file, so that it is in nobody's way and nothing of it is lost; None where that is not allowed."""
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.name}.broken-{number}")):
        number += 1
    try:
        os.rename(path, aside)
    except OSError:
        return None
    return aside


def clear_way(path: Path) -> bool:
    """Keep aside what is no file under a name that somebody opens without asking; tell whether the way is clear."""
    return not os.path.lexists(path) or path.is_file() or keep_aside(path) is not None


def put_away(folder: Path, *files: Path) -> Moved:
    """Move files to a folder, those that are there, and return what `put_back` needs; raise OSError."""
    moved: Moved = []
    for file in files:
        if os.path.lexists(file):
            make_folder(folder)
            os.replace(file, folder / file.name)
            moved.append((file, folder / file.name))
    return moved


def put_back(moved: Moved) -> None:
    """Bring files back that were put away; raise OSError."""
    for file, away in moved:
        os.replace(away, file)


def rescue(path: Path, parse: Callable[[Any], T], tell: Tell = warn) -> T:
    """Read a file, or where it is broken its backup; the broken one is kept aside and told of. Raise BrokenSave."""
    backup = backup_of(path)
    try:
        return parse(read_json(path))
    except Flaw as flaw:
        if flaw.kind in STAYS and not (flaw.kind == "missing" and backup.exists()):
            raise BrokenSave(path, flaw.kind, flaw.detail) from None
        trouble = BrokenSave(path, flaw.kind, flaw.detail)
    if trouble.kind != "missing":
        trouble.aside = keep_aside(path)
    try:
        value = parse(read_json(backup))
    except Flaw as flaw:
        if flaw.kind not in STAYS:
            keep_aside(backup)
        raise trouble from None
    with suppress(OSError, Flaw):  # where nothing can be written the value is good all the same
        atomic_write(path, read_bytes(backup))
    trouble.rescued = True
    tell(trouble)
    return value


class JsonFile(Generic[Model]):
    """One pydantic model in a JSON file: settings, statistics. Its defaults are what a missing file means."""

    def __init__(self, path: Path, model: type[Model], tell: Tell = warn) -> None:
        self.path = path
        self._model = model
        self._tell = tell

    def load(self) -> Model:
        """Return what the file says; where it and its backup are broken, tell it and return the defaults."""
        try:
            return rescue(self.path, self._parse, self._tell)
        except BrokenSave as trouble:
            if trouble.kind != "missing":
                self._tell(trouble)
            return self._model()

    def save(self, value: Model) -> None:
        """Write the model; raise OSError where it can't be written."""
        atomic_write(self.path, value.model_dump_json(indent=1).encode(), backup=True)

    def _parse(self, data: Any) -> Model:
        try:
            return self._model.model_validate(data)
        except ValidationError as error:
            raise Flaw.of(error) from None
