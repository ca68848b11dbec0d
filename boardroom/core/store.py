"""The store: every match in a file of its own, saved after every move."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from boardroom.core.files import BrokenSave, Tell, atomic_write, backup_of, make_folder, rescue, sweep, warn
from boardroom.core.game import CHANCE, Game
from boardroom.core.match import Match
from boardroom.core.reading import Flaw, read_json
from boardroom.core.record import ID, Player, Record, new_id, now, read_record
from boardroom.core.session import Session

SUFFIX: Final = ".boardroom"

Lookup = Callable[[str], Game[Any, Any]]  # raises KeyError where there is no such game


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list shows of a save."""

    id: str
    game: str
    title: str
    players: tuple[Player, ...]
    moves: int  # of players; dice and draws are none
    over: bool
    winners: tuple[int, ...]
    changed: datetime


class Store:
    """A folder of saves. Whatever is in it, one bad file harms neither the others nor the program.

    With `game` a save is only good if its log can have happened; `tell` hears of files that were kept aside.
    """

    def __init__(self, folder: Path, game: Lookup | None = None, tell: Tell = warn) -> None:
        self.folder = folder
        self._game = game
        self._tell = tell
        self._told: set[tuple[Path, str, Path | None]] = set()
        self._known: dict[str, tuple[tuple[int, int, int], Summary]] = {}
        self._session = Session(folder / "running")
        sweep(folder)

    # ---------------------------------------------------------------- the match at the table

    def autosave(self, record: Record) -> Record:
        """Save the match at the table; if the program is killed, the next start finds it in `interrupted`."""
        saved = self.save(record)
        with suppress(OSError):  # the save is what matters
            self._session.open(record.id)
        return saved

    def leave(self) -> None:
        """The table was left in good order: there is nothing to offer at the next start."""
        self._session.leave()

    def interrupted(self) -> list[Summary]:
        """Return the unfinished matches that were at the table of a run that was killed, the latest first."""
        return [summary for summary in self._summaries(self._session.interrupted()) if not summary.over]

    # ---------------------------------------------------------------- all matches

    def save(self, record: Record) -> Record:
        """Write a match and return it with its new date; raise OSError where that can't be, and the old one stays."""
        saved = record.model_copy(update={"changed": now()})
        atomic_write(self._path(saved.id), _written(saved), backup=True)
        return saved

    def load(self, match: str) -> Record:
        """Return a saved match, from its backup if need be; raise BrokenSave where there is none."""
        return rescue(self._path(match), lambda data: self._checked(_named(data, match)), self._tell_once)

    def list(self) -> list[Summary]:
        """Return what there is, the latest first; files that can't be used are told of and left out."""
        return sorted(self._summaries(self._names()), key=lambda summary: summary.changed, reverse=True)

    def delete(self, match: str) -> None:
        """Put a match away; `restore` brings it back."""
        path = self._path(match)
        make_folder(self.folder / "deleted")
        for file in (backup_of(path), path):
            with suppress(FileNotFoundError):
                os.replace(file, self.folder / "deleted" / file.name)

    def restore(self, match: str) -> None:
        """Bring a deleted match back; raise FileExistsError where it has been saved again meanwhile."""
        path = self._path(match)
        if path.exists():
            raise FileExistsError(path)
        for file in (path, backup_of(path)):
            with suppress(FileNotFoundError):
                os.replace(self.folder / "deleted" / file.name, file)

    # ---------------------------------------------------------------- files anywhere

    def read_file(self, path: Path) -> Record:
        """Return the match of a file that a person chose; if its id is taken here it gets another."""
        try:
            record = self._checked(read_record(read_json(path)))
        except Flaw as flaw:
            raise BrokenSave(path, flaw.kind, flaw.detail) from None
        taken = self._path(record.id).exists()
        return record.model_copy(update={"id": new_id()}) if taken else record

    def write_file(self, path: Path, record: Record) -> None:
        """Write a match where a person wants it; raise OSError where that can't be."""
        atomic_write(path.resolve(), _written(record), mode=0o666)

    # ---------------------------------------------------------------- small helpers

    def _path(self, match: str) -> Path:
        if not re.fullmatch(ID, match):
            raise BrokenSave(self.folder, "missing", match[:40])
        return self.folder / f"{match}{SUFFIX}"

    def _names(self) -> set[str]:
        """Return the ids of all saves, also of those that only a backup is left of."""
        try:
            files = os.listdir(self.folder)
        except OSError:
            return set()
        names = {file.removesuffix(".bak").removesuffix(SUFFIX) for file in files if SUFFIX in file}
        return {name for name in names if re.fullmatch(ID, name)}

    def _summaries(self, matches: Iterable[str]) -> Iterator[Summary]:
        for match in matches:
            try:
                yield self._summary(match)
            except BrokenSave as trouble:
                self._tell_once(trouble)

    def _summary(self, match: str) -> Summary:
        path = self._path(match)
        with suppress(OSError, KeyError):
            stamp, summary = self._known[match]
            if stamp == _stamp(path):
                return summary
        record = rescue(path, lambda data: _named(data, match), self._tell_once)
        players, winners = tuple(record.players), tuple(record.winners)
        moves = sum(entry.seat != CHANCE for entry in record.log)
        summary = Summary(match, record.game, record.title, players, moves, record.over, winners, record.changed)
        with suppress(OSError):
            self._known[match] = (_stamp(path), summary)
        return summary

    def _checked(self, record: Record) -> Record:
        """Replay a record that anybody may have written; the log is as long as the format allows, and no longer."""
        if self._game is None:
            return record
        try:
            game = self._game(record.game)
        except KeyError:
            raise Flaw("unknown-game", record.game) from None
        try:
            Match(game, record)
        except Exception as error:  # whatever a game makes of data that it never wrote
            raise Flaw("illegal-log", str(error) if isinstance(error, ValueError) else repr(error)) from None
        return record

    def _tell_once(self, trouble: BrokenSave) -> None:
        news = (trouble.path, trouble.kind, trouble.aside)
        if news not in self._told:
            self._told.add(news)
            self._tell(trouble)


def _named(data: Any, match: str) -> Record:
    """Return the record of a file; a copy under another name is another match."""
    return read_record(data).model_copy(update={"id": match})


def _written(record: Record) -> bytes:
    """Return a record as bytes; what could not be read again is never written."""
    text = record.model_dump_json(indent=1, warnings="error")
    Record.model_validate_json(text)
    return text.encode()


def _stamp(path: Path) -> tuple[int, int, int]:
    """Return what changes with every write of a file."""
    status = path.stat()
    return status.st_mtime_ns, status.st_size, status.st_ino
