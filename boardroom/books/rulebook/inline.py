"""Text inside a block: bold, italic, notation, links and tags, which don't nest."""

from __future__ import annotations

import re
from typing import Final

from boardroom.books.rulebook.book import Run, Runs, Style

ID: Final = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"

_MARKED: Final = re.compile(
    r"\*\*(?P<bold>[^*]+)\*\*"
    r"|\*(?P<italic>[^*]+)\*"
    r"|`(?P<notation>[^`]+)`"
    rf"|\[(?P<link>[^]]+)\]\(#(?P<target>{ID})\)"
    r"| \{(?P<tag>[BSRD])\}"
)
_STRAY: Final = re.compile(r"[*_`\[\]<\\|]|&#?\w+;|\{(?:#|[BSRD]\})")
_STYLES: Final[tuple[Style, ...]] = ("bold", "italic", "notation", "link", "tag")


def read_runs(text: str) -> Runs:
    """Split a text into its runs; raise ValueError where a mark is left open or another kind of Markdown is used."""
    runs: list[Run] = []
    end = 0
    for found in _MARKED.finditer(text):
        runs += _plain(text[end : found.start()])
        style = next(style for style in _STYLES if found[style])
        words = found[style]
        if style != "notation":
            _refuse_strays(words)
        if words != words.strip():
            raise ValueError(f"blanks belong outside the marks of {found[0]}")
        runs.append(Run(words, style, found["target"] or ""))
        end = found.end()
    runs += _plain(text[end:])
    return tuple(runs)


def _plain(text: str) -> list[Run]:
    _refuse_strays(text)
    return [Run(text)] if text else []


def _refuse_strays(text: str) -> None:
    if stray := _STRAY.search(text):
        near = text[max(0, stray.start() - 20) : stray.end() + 20]
        raise ValueError(f"{stray[0]} is no text and marks nothing: …{near}…")
