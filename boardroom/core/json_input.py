"""Reading what anybody may have written: plain data, or a flaw that says what is wrong with it."""

from __future__ import annotations

import json
import os
import re
import stat
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

if TYPE_CHECKING:  # it takes a moment to import, and the first frame reads two files
    from pydantic import ValidationError

LIMIT: Final = 4_000_000  # bytes; the longest log that a record may have takes about half of it
DEPTH: Final = 32  # levels of lists and objects
HALVES: Final = re.compile("[\ud800-\udfff]")  # JSON can spell half a character, UTF-8 can't


class Flaw(ValueError):
    """What is wrong with some data: an id that the app translates, and the field or log entry that it is about.

    Kinds: missing, unreadable, not-a-file, too-big, torn, not-json, not-valid, too-new, unknown-game, illegal-log.
    """

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}" if detail else kind)
        self.kind = kind
        self.detail = detail

    @classmethod
    def of(cls, error: ValidationError) -> Flaw:
        """Name the first field that a model doesn't accept, and why."""
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        field = ".".join(str(part) for part in first["loc"])
        return cls("not-valid", f"{field[:80]}: {first['msg']}" if field else first["msg"])


def read_json(path: Path, limit: int = LIMIT) -> Any:
    """Return the JSON data of a file that can be copied and written again without surprise; raise Flaw."""
    return parse_json(read_bytes(path, limit))


def parse_json(raw: bytes) -> Any:
    """Return JSON data that can be copied and written again without surprise; raise Flaw."""
    try:
        text = raw.decode("utf-8-sig").strip("\0 \r\n\t")
        data = json.loads(text, parse_constant=_no_number)
    except UnicodeDecodeError as error:
        raise Flaw("not-json", f"byte {error.start + 1} is not UTF-8") from None
    except json.JSONDecodeError as error:
        torn = error.pos >= len(text) or (text[0] in "{[" and text[0] + text[-1] not in ("{}", "[]"))
        raise Flaw("torn" if torn else "not-json", f"line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise Flaw("not-valid", "nested too deeply") from None
    except ValueError as error:  # NaN, or a whole number of thousands of digits
        raise Flaw("not-valid", str(error).partition(";")[0]) from None
    _tame(data)
    return data


def read_bytes(path: Path, limit: int = LIMIT) -> bytes:
    """Return what is in a file, if it is one and not too big, without ever waiting for it; raise Flaw."""
    try:
        # Without O_NONBLOCK a pipe under the name of a save would hold us for ever.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except FileNotFoundError:
        raise Flaw("missing") from None
    except (OSError, ValueError) as error:
        raise Flaw("unreadable", getattr(error, "strerror", None) or str(error)) from None
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise Flaw("not-a-file")
        with os.fdopen(handle, "rb", closefd=False) as file:
            raw = file.read(limit + 1)
    except OSError as error:
        raise Flaw("unreadable", error.strerror or str(error)) from None
    finally:
        os.close(handle)
    if len(raw) > limit:
        raise Flaw("too-big", f"more than {limit} bytes")
    return raw


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is not a number")


def _tame(data: Any) -> None:
    """Refuse what could be read but neither copied nor written again."""
    fields = data.items() if isinstance(data, dict) else [("", data)]
    waiting = [(field, part, 1) for field, value in fields for part in (field, value)]
    while waiting:
        field, value, depth = waiting.pop()
        if depth > DEPTH:
            raise Flaw("not-valid", f"{_plain(field)}: nested too deeply")
        if isinstance(value, float) and not isfinite(value):
            raise Flaw("not-valid", f"{_plain(field)}: a number is too big")
        if isinstance(value, str) and HALVES.search(value):
            raise Flaw("not-valid", f"{_plain(field)}: a text holds half a character")
        if isinstance(value, dict):
            waiting += ((field, part, depth + 1) for pair in value.items() for part in pair)
        elif isinstance(value, list):
            waiting += ((field, part, depth + 1) for part in value)


def _plain(field: str) -> str:
    return HALVES.sub("?", field[:40])
