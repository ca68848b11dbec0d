"""Salvage: what can still be read of a damaged save becomes a match."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from boardroom.core.game import Game
from boardroom.core.json_input import Flaw, read_bytes
from boardroom.core.match import Match
from boardroom.core.record import Record, migrate

NEEDED: Final = {"format", "game", "players", "seed", "options", "position", "dice", "salt"}  # no match without them

Lookup = Callable[[str], Game]  # raises KeyError where there is no such game


def salvage(files: Iterable[Path], game: Lookup | None) -> Record | None:
    """Return the match with the longest log that can be read from damaged files and can have happened; or None."""
    found = [record for path in files if (record := _salvage(path, game)) is not None]
    return max(found, key=lambda record: len(record.log), default=None)


def _salvage(path: Path, game: Lookup | None) -> Record | None:
    try:
        record = _readable(migrate(_parsed(read_bytes(path))))
        return record if game is None else _possible(record, game(record.game))
    except (Flaw, LookupError, TypeError, AttributeError):  # too little of it, or a game that we don't have
        return None


def _parsed(raw: bytes) -> dict[str, Any]:
    """Parse JSON as far as it is whole, and close there what is open; raise Flaw where no object begins."""
    text = raw.decode("utf-8", "replace").lstrip("\ufeff\0 \r\n\t")
    try:
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            data = json.loads(_closed(text[: error.pos]))
    except (RecursionError, ValueError):
        raise Flaw("not-json") from None
    if not isinstance(data, dict):
        raise Flaw("not-valid")
    return data


def _closed(text: str) -> str:
    """Cut what begins as JSON after its last bracket, and close whatever is open there."""
    opened: list[str] = []
    end = 0
    for token in re.finditer(r'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\Z)|[{}\[\]]', text, re.DOTALL):
        if token[0] in "{[":
            opened.append("}" if token[0] == "{" else "]")
        elif token[0] in "}]":
            opened.pop()
        else:
            continue
        end = token.end()
    return text[:end] + "".join(reversed(opened))


def _readable(data: dict[str, Any]) -> Record:
    """Leave out of a record what is wrong: the log from a bad entry on, and what a match can do without."""
    while True:
        try:
            return Record.model_validate(data)
        except ValidationError as error:
            field, *inner = error.errors(include_url=False, include_context=False, include_input=False)[0]["loc"]
            if field == "log" and inner and isinstance(inner[0], int) and isinstance(data["log"], list):
                data = data | {"log": data["log"][: inner[0]]}
            elif field in NEEDED or field not in data:
                raise Flaw.of(error) from None
            else:
                data = {name: value for name, value in data.items() if name != field}


def _possible(record: Record, game: Game) -> Record:
    """Cut a log before the first entry that can't have happened; raise Flaw where not even the start can."""
    try:
        match = Match(game, record.model_copy(update={"log": [], "result": None, "winners": []}))
    except Exception as error:  # whatever a game makes of data that it never wrote
        raise Flaw("illegal-log", repr(error)) from None
    with suppress(Exception):
        for entry in record.log:
            match.replay(entry)
    return match.record()
