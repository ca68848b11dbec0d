"""The catalogue: what lies in a folder of saves, read once and again only where something has changed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from boardroom.core.damage import Damage
from boardroom.core.files import BrokenSave, Tell, rescue
from boardroom.core.record import Record, is_id, read_record
from boardroom.core.summaries import Index, Stamp, Summary, stamp

SUFFIX: Final = ".boardroom"


def place(folder: Path, match: str) -> Path:
    """Return where a match is saved; raise BrokenSave where that is no name of one."""
    if not is_id(match):
        raise BrokenSave(folder, "missing", match[:40])
    return folder / f"{match}{SUFFIX}"


def named(data: Any, match: str) -> Record:
    """Return the record of a file; a copy under another name is another match."""
    return read_record(data).model_copy(update={"id": match})


class Catalogue:
    """The summaries of a folder, and what is wrong with the files that have none; `tell` hears of those once."""

    def __init__(self, folder: Path, tell: Tell, index: Path | None = None) -> None:
        """`index` is a file that may remember from run to run what was read."""
        self._folder, self._tell = folder, tell
        self._told: set[tuple[Path, str, Path | None]] = set()
        self._index = Index(index)
        self._stuck: dict[str, tuple[Stamp | None, BrokenSave]] = {}  # files that can't be used and stay where they are
        self.aside = Damage(folder, SUFFIX)

    def read(self) -> Iterator[int]:
        """Read what is new in the folder, the latest first; yields how many are left, so that others have a turn."""
        stamps = self._stamps()
        self._index.keep(stamps)
        self._stuck = {match: stuck for match, stuck in self._stuck.items() if match in stamps}
        news = [match for match, written in stamps.items() if self._is_news(match, written)]
        news.sort(key=lambda match: stamps[match] or (0, 0, 0), reverse=True)
        for left, match in zip(reversed(range(len(news))), news, strict=True):
            self.look_at(match)
            yield left
        self._index.write()

    def known(self) -> dict[str, Summary]:
        """Return what has been read so far, by match."""
        return self._index.all()

    def damaged(self) -> list[BrokenSave]:
        """Return what can't be used: what was ever kept aside, and other files as far as they were read."""
        return [*(trouble for _, trouble in self._stuck.values()), *self.aside.all()]

    def look_at(self, match: str) -> Summary | None:
        """Return the summary of a save, read if need be; None where it can't be used, which is told."""
        path, written = place(self._folder, match), self._stamp(match)
        if (known := self._index.get(match, written)) is not None:
            return known
        self._stuck.pop(match, None)
        try:
            summary = Summary.of(rescue(path, lambda data: named(data, match), self.tell))
        except BrokenSave as trouble:
            if trouble.aside is None:
                self._stuck[match] = (written, trouble)
            self.tell(trouble)
            return None
        with suppress(OSError):
            self._index.put(stamp(path), summary)
        return summary

    def tell(self, trouble: BrokenSave) -> None:
        """Tell of a trouble, once."""
        news = (trouble.path, trouble.kind, trouble.aside)
        if news not in self._told:
            self._told.add(news)
            self._tell(trouble)

    def _is_news(self, match: str, written: Stamp | None) -> bool:
        stuck = self._stuck.get(match)
        return self._index.get(match, written) is None and (stuck is None or stuck[0] != written)

    def _stamps(self) -> dict[str, Stamp | None]:
        """Return the saves by id, each with its stamp; those that only a backup is left of have none."""
        try:
            files = os.listdir(self._folder)
        except OSError:
            return {}
        names = {file.removesuffix(".bak").removesuffix(SUFFIX) for file in files if SUFFIX in file}
        return {name: self._stamp(name) for name in names if is_id(name)}

    def _stamp(self, match: str) -> Stamp | None:
        try:
            return stamp(place(self._folder, match))
        except OSError:
            return None
