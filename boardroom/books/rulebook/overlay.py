"""A rulebook in a variety of a language: what is said in another way, laid over the rest."""

from __future__ import annotations

import re
from typing import Final

from boardroom.books.rulebook.inline import ID
from boardroom.books.rulebook.markdown import Misprint

_LABEL: Final = re.compile(rf"<!-- ({ID})\b.* -->")
_HEADING: Final = re.compile(rf"##.* \{{#({ID})\}}")


def lay_over(whole: str, over: str, file: str) -> str:
    """Return a rulebook's text with other words for some headings and blocks; raise Misprint for one that isn't there.

    A block has its id alone above it, `<!-- cube-periphery -->`: all else is known from the whole book.
    """
    parts = {_id(part) or part: part for part in whole.removesuffix("\n").split("\n\n")}
    line = 1
    for part in over.removesuffix("\n").split("\n\n"):
        if (id := _id(part)) not in parts:
            raise Misprint(file, line, f"the book that this is laid over has no such part: {part[:40]}")
        label, _, words = part.partition("\n")
        full = parts[id].partition("\n")[0]
        parts[id] = f"{full}\n{words}" if _LABEL.fullmatch(label) else part
        line += part.count("\n") + 2
    return "\n\n".join(parts.values()) + "\n"


def _id(part: str) -> str:
    """Return the id of a heading or block, or nothing."""
    first = part.partition("\n")[0]
    found = _LABEL.fullmatch(first) or _HEADING.fullmatch(first)
    return found[1] if found else ""
