"""The store: every match in a file of its own, saved after every move."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from boardroom.core.catalogue import SUFFIX, Catalogue, named, place
from boardroom.core.files import BrokenSave, Moved, Tell, atomic_write, backup_of, put_away, rescue, sweep, warn
from boardroom.core.json_input import Flaw, read_json
from boardroom.core.match import Match
from boardroom.core.record import Record, new_id, now, read_record
from boardroom.core.salvage import Lookup, salvage
from boardroom.core.session import Session
from boardroom.core.summaries import Summary
from boardroom.core.writer import Unsaved, Writer

__all__ = ["SUFFIX", "Lookup", "Store", "Summary", "Unsaved"]

Summaries = list[Summary]
Troubles = list[BrokenSave]


class Store:
    """A folder of saves. Whatever is in it, one bad file harms neither the others nor the program.

    With `game` a save is only good if its log can have happened; `tell` hears of files that were kept aside; `index`
    is a file that may remember from run to run what the lists show.
    """

    def __init__(self, folder: Path, game: Lookup | None = None, tell: Tell = warn, index: Path | None = None) -> None:
        self.folder = folder
        self._game = game
        self._catalogue = Catalogue(folder, tell, index)
        self._writer = Writer(self._write)
        self._session = Session(folder / "running")
        sweep(folder)

    # ---------------------------------------------------------------- the match at the table

    def autosave(self, record: Record) -> None:
        """Save the match at the table, soon and elsewhere; if the program is killed, `interrupted` finds it."""
        self._writer.put(record)

    @property
    def unsaved(self) -> dict[str, Unsaved]:
        """The matches whose latest state could not be written, and why."""
        return self._writer.unsaved

    def retry(self) -> None:
        """Try again, soon and elsewhere, to write what could not be written."""
        self._writer.retry()

    @property
    def busy(self) -> bool:
        """Whether a match is being written: who goes on now could lose two moves by a kill."""
        return self._writer.busy

    def flush(self) -> None:
        """Wait till everything has been written, or has been tried."""
        self._writer.flush()

    def listen(self, heard: Callable[[], None]) -> None:
        """Have somebody called when a save was tried or copied, in whatever thread."""
        self._writer.heard = heard

    def leave(self) -> None:
        """The table was left in good order: there is nothing to offer at the next start."""
        self.flush()
        self._session.leave()

    def interrupted(self) -> Summaries:
        """Return the unfinished matches that were at the table of a run that was killed, the latest first."""
        self.flush()
        found = (self._catalogue.look_at(match) for match in self._session.interrupted())
        return [summary for summary in found if summary is not None and not summary.over]

    def _write(self, record: Record) -> None:
        try:
            self.save(record)
        except OSError:
            if not self._holds(record):  # what is there already is not lost, even where nothing can be written
                raise
        with suppress(OSError):  # the save is what matters
            self._session.open(record.id)

    # ---------------------------------------------------------------- all matches

    def save(self, record: Record) -> Record:
        """Write a match and return it with its new date; raise OSError where that can't be, and the old one stays."""
        saved = record.model_copy(update={"changed": now()})
        atomic_write(self._path(saved.id), _written(saved), backup=True)
        return saved

    def load(self, match: str) -> Record:
        """Return a match, from its backup if need be; raise BrokenSave where there is none."""
        self.flush()
        if match in self.unsaved:
            return self.unsaved[match].record
        return rescue(self._path(match), lambda data: self._checked(named(data, match)), self._catalogue.tell)

    def list(self) -> Summaries:
        """Return what there is, the latest first; files that can't be used are told of and left out."""
        for _ in self.catch_up():
            pass
        return self.known()

    def catch_up(self) -> Iterator[int]:
        """Read what is new in the folder, the latest first; yields how many are left, so that others have a turn."""
        self.flush()
        yield from self._catalogue.read()

    def known(self) -> Summaries:
        """Return what has been read so far, and what could not be written, the latest first."""
        unsaved = {match: Summary.of(kept.record) for match, kept in self.unsaved.items()}
        found = (self._catalogue.known() | unsaved).values()
        return sorted(found, key=lambda summary: summary.changed, reverse=True)

    def delete(self, match: str) -> None:
        """Put a match away; `restore` brings it back. Raise OSError where that can't be."""
        path = self._path(match)
        self._writer.forget(match)
        put_away(self._deleted, backup_of(path), path)

    def restore(self, match: str) -> None:
        """Bring a deleted match back; raise FileExistsError where it has been saved again meanwhile."""
        path = self._path(match)
        if path.exists():
            raise FileExistsError(path)
        for file in (path, backup_of(path)):
            with suppress(FileNotFoundError):
                os.replace(self._deleted / file.name, file)

    # ---------------------------------------------------------------- saves that can't be used

    def damaged(self) -> Troubles:
        """Return the saves that can't be used: those that were ever kept aside, and others as far as they were read."""
        return self._catalogue.damaged()

    def salvage(self, damaged: BrokenSave) -> Record | None:
        """Save what can be read of a save that was kept aside, and put that away; None where nothing can be read."""
        record = salvage(self._catalogue.aside.files(damaged), self._game)
        if record is None:
            return None
        name = new_id() if damaged.path.exists() else damaged.path.name.removesuffix(SUFFIX)
        saved = self.save(record.model_copy(update={"id": name, "origin": "file"}))
        self.put_away(damaged)
        return saved

    def put_away(self, damaged: BrokenSave) -> Moved:
        """Put all files of a damaged save where deleted matches are; raise OSError where that can't be."""
        files = self._catalogue.aside.files(damaged) if damaged.aside else [backup_of(damaged.path), damaged.path]
        return put_away(self._deleted, *files)

    # ---------------------------------------------------------------- files anywhere

    def read_file(self, path: Path) -> Record:
        """Return the match of a file that a person chose; if its id is taken here it gets another."""
        try:
            record = self._checked(read_record(read_json(path)))
        except Flaw as flaw:
            raise BrokenSave(path, flaw.kind, flaw.detail) from None
        self.flush()
        taken = self._path(record.id).exists()
        return record.model_copy(update={"id": new_id() if taken else record.id, "origin": "file"})

    def write_file(self, path: Path, record: Record) -> None:
        """Write a match where a person wants it; raise OSError where that can't be."""
        atomic_write(path.resolve(), _written(record), mode=0o666)
        self._writer.copied(record, path)

    # ---------------------------------------------------------------- small helpers

    @property
    def _deleted(self) -> Path:
        return self.folder / "deleted"

    def _path(self, match: str) -> Path:
        return place(self.folder, match)

    def _holds(self, record: Record) -> bool:
        """Tell whether the file of a match says all that this record says."""
        try:
            there = read_record(read_json(self._path(record.id)))
        except (Flaw, OSError):
            return False
        return there.model_copy(update={"changed": record.changed}) == record

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


def _written(record: Record) -> bytes:
    """Return a record as bytes; what could not be read again is never written."""
    text = record.model_dump_json(indent=1, warnings="error")
    Record.model_validate_json(text)
    return text.encode()
