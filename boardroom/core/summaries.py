"""Summaries: what lists show of saves, remembered from run to run so that nobody waits for thousands to be read."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter, ValidationError

from boardroom.core.files import atomic_write
from boardroom.core.game import CHANCE
from boardroom.core.history import RESIGN
from boardroom.core.json_input import Flaw, read_bytes
from boardroom.core.record import Moment, Player, Record

LIMIT: Final = 64_000_000  # bytes; some hundred thousand saves
NEWS: Final = 50  # saves read anew till it is worth writing the index again; so many are quickly read at the next start

log = logging.getLogger(__name__)

Stamp = tuple[int, int, int]  # what changes with every write of a file


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
    changed: Moment
    resigned: tuple[int, ...] = ()  # seats
    helped: bool = False  # by a hint, a move taken back and the like
    final: bool = False  # its seed has been shown: nobody plays on
    apart: bool = False  # it didn't begin here and at the beginning: a position, a file, a copy of another match

    @classmethod
    def of(cls, record: Record) -> Summary:
        """Sum up a match."""
        return cls(
            record.id,
            record.game,
            record.title,
            tuple(record.players),
            sum(entry.seat != CHANCE for entry in record.log),
            record.over,
            tuple(record.winners),
            record.changed,
            tuple(entry.seat for entry in record.log if entry.text == RESIGN and entry.seat >= 0),
            any(record.assists.values()),
            record.seed_shown,
            bool(record.origin) or record.position is not None,
        )


def stamp(path: Path) -> Stamp:
    """Return what changes with every write of a file."""
    status = path.stat()
    return status.st_mtime_ns, status.st_size, status.st_ino


class Index:
    """Summaries by match and stamp. Its file is never the truth: where it is missing or wrong, saves are read again."""

    def __init__(self, path: Path | None = None) -> None:
        """`path` says where it is kept from run to run, if it is."""
        self._path = path
        self._news = 0
        self._known: dict[str, tuple[Stamp, Summary]] = self._read()

    def get(self, match: str, stamp: Stamp | None) -> Summary | None:
        """Return what is known of a save, if it hasn't been written since."""
        known = self._known.get(match)
        return known[1] if known is not None and known[0] == stamp else None

    def put(self, stamp: Stamp, summary: Summary) -> None:
        """Remember a save that was read."""
        self._known[summary.id] = (stamp, summary)
        self._news += 1

    def all(self) -> dict[str, Summary]:
        """Return what is known, by match."""
        return {match: summary for match, (_, summary) in self._known.items()}

    def keep(self, matches: Mapping[str, object]) -> None:
        """Forget what is not among these."""
        self._known = {match: known for match, known in self._known.items() if match in matches}

    def write(self) -> None:
        """Write the index, if that would save time at the next start and can be done."""
        if self._path is not None and self._news >= NEWS:
            self._news = 0
            with suppress(OSError):
                atomic_write(self._path, _adapter().dump_json(self._known), lasting=False)

    def _read(self) -> dict[str, tuple[Stamp, Summary]]:
        if self._path is None:
            return {}
        try:
            return _adapter().validate_json(read_bytes(self._path, LIMIT))
        except Flaw as flaw:
            if flaw.kind != "missing":
                log.warning("%s: %s", self._path.name, flaw)
        except ValidationError as error:  # another version's
            log.warning("%s: %s", self._path.name, Flaw.of(error))
        return {}


@cache
def _adapter() -> TypeAdapter[dict[str, tuple[Stamp, Summary]]]:
    return TypeAdapter(dict[str, tuple[Stamp, Summary]])
