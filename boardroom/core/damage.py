"""Damage: the saves of a folder that were kept aside because they can't be used, found again at every start."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from boardroom.core.files import BrokenSave
from boardroom.core.json_input import Flaw, read_json
from boardroom.core.record import read_record
from boardroom.core.summaries import Stamp, stamp

ASIDE: Final = re.compile(r"(?P<name>.+?)(\.bak)?\.broken-(?P<number>\d+)")  # what `keep_aside` makes of a name


class Damage:
    """What lies in a folder under names that `keep_aside` gave; it stays till somebody puts it away."""

    def __init__(self, folder: Path, suffix: str) -> None:
        self._folder, self._suffix = folder, suffix
        self._known: dict[Path, tuple[Stamp, Flaw]] = {}

    def all(self) -> list[BrokenSave]:
        """Return what is wrong with each, and where its latest file is kept."""
        found = []
        for name, files in sorted(self._files().items()):
            path = self._folder / name
            flaw = self._flaw(files[0])
            # A save of that name is there again: then it is the version before.
            found.append(BrokenSave(path, flaw.kind, flaw.detail, files[0], rescued=path.exists()))
        return found

    def files(self, damaged: BrokenSave) -> list[Path]:
        """Return all that was kept aside of a save, the latest first."""
        return self._files().get(damaged.path.name, [])

    def _files(self) -> dict[str, list[Path]]:
        found: dict[str, list[tuple[int, Path]]] = {}
        try:
            names = os.listdir(self._folder)
        except OSError:
            return {}
        for file in names:
            match = ASIDE.fullmatch(file)
            if match and match["name"].endswith(self._suffix):
                found.setdefault(match["name"], []).append((int(match["number"]), self._folder / file))
        return {name: [path for _, path in sorted(files, reverse=True)] for name, files in found.items()}

    def _flaw(self, path: Path) -> Flaw:
        """Find out what is wrong with a file; once, because somebody may look at the list often."""
        try:
            written = stamp(path)
            if path not in self._known or self._known[path][0] != written:
                self._known[path] = (written, _flaw(path))
            return self._known[path][1]
        except OSError as error:
            return Flaw("unreadable", error.strerror or str(error))


def _flaw(path: Path) -> Flaw:
    try:
        read_record(read_json(path))
    except Flaw as flaw:
        return flaw
    return Flaw("illegal-log")  # as all else is as it should be
