"""The lines of a scanned text, made clean: odd characters, two columns side by side, marks that run over lines."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import unescape
from statistics import median
from typing import Final, NamedTuple
from unicodedata import normalize

PAGE: Final = "\f"  # a line of its own: the text goes on in another column or on another page

_TAGS: Final = re.compile(r"</?(?:b|i|u|em|strong|su[bp]|span|p|div|center|font)\b[^<>\n]*>", re.IGNORECASE)
_BREAKS: Final = re.compile(r"<br\s*/?>", re.IGNORECASE)
_ENTITIES: Final = re.compile(r"&#?\w+;")
_UNSEEN: Final = re.compile("[\ufeff\u200b-\u200f\u2028-\u202e\u2060-\u2064]")
_CONTROLS: Final = re.compile(r"[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f]")
_SOFT: Final = re.compile("\u00ad(?=[ \t]*(?:\n|$))")
_STARTS: Final = re.compile(r" {2,}(?=\S)")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")

AREAS: Final = 60  # with columns, on one page; each is looked for on all of it
FEWEST: Final = 4  # lines side by side that make two columns of them
WORDY: Final = 3  # words that a line of a column has, if it is prose and no table


def cleaned(text: str) -> str:
    """Return a text with composed letters, and without unseen characters and tags."""
    text = normalize("NFC", text).replace("\r\n", "\n").replace("\r", "\n").replace("\x85", "\n")
    text = _BREAKS.sub("\n", text)
    text = _TAGS.sub("", text)
    text = _ENTITIES.sub(lambda found: _letter(found[0]), text)
    text = _UNSEEN.sub("", _CONTROLS.sub(" ", text))
    return _SOFT.sub("-", text).replace("\u00ad", "").replace("\x1c", " ")


def clean(text: str) -> list[str]:
    """Return the lines of a text that was cleaned: a PAGE line for every form feed."""
    lines = cleaned(text).replace(PAGE, f"\n{PAGE}\n").split("\n")
    broken = sum(line.endswith("  ") for line in lines) <= len(lines) * 0.3  # else they are only untidy
    return [PAGE if line == PAGE else _tidy(line, broken) for line in lines]


@lru_cache(maxsize=1000)
def _letter(entity: str) -> str:
    return unescape(entity)


def _tidy(line: str, broken: bool) -> str:
    """Return a line without blanks at its end, but for the two that mean a line break in Markdown."""
    return line.rstrip() + ("  " if broken and line.endswith("  ") and line.strip() else "")


# ---------------------------------------------------------------- columns


class _Gutter(NamedTuple):
    """Lines with a gap down their middle."""

    top: int
    bottom: int
    at: int  # where the right column begins
    lines: int  # that have text on both sides


def unfold(lines: Sequence[str]) -> list[str]:
    """Put the columns of a page one below the other; whatever is set across them stays where it is."""
    unfolded: list[str] = []
    page: list[str] = []
    for line in [*lines, PAGE]:
        if line != PAGE:
            page.append(line)
            continue
        unfolded += [*_unfold_page(page, iter(range(AREAS))), PAGE]
        page = []
    return unfolded[:-1]


def _unfold_page(lines: list[str], areas: Iterator[int]) -> list[str]:
    """Unfold the largest area of columns, then what is left around it and within them, as long as there are areas."""
    found = _gutter([line.expandtabs() for line in lines])
    if found is None or next(areas, None) is None:
        return lines
    top, bottom, at, _ = found
    middle = [line.expandtabs() for line in lines[top:bottom]]
    left, right = [line[:at].rstrip() for line in middle], [line[at:].rstrip() for line in middle]
    columns = [*_unfold_page(_trimmed(left), areas), PAGE, *_unfold_page(_trimmed(right), areas)]
    return [*_unfold_page(lines[:top], areas), "", *columns, "", *_unfold_page(lines[bottom:], areas)]


def _trimmed(column: list[str]) -> list[str]:
    edge = min((_edge(line) for line in column if line), default=0)
    return [line[edge:] for line in column]


def _edge(line: str) -> int:
    """Return how far a line is indented."""
    return len(line) - len(line.lstrip())


def _gutter(lines: Sequence[str]) -> _Gutter | None:
    starts = Counter(found.end() for line in lines for found in _STARTS.finditer(line) if found.start() > _edge(line))
    found = [_around(lines, at) for at, count in starts.most_common(12) if count >= FEWEST]
    return max((gutter for gutter in found if gutter), key=lambda gutter: gutter.lines, default=None)


def _around(lines: Sequence[str], at: int) -> _Gutter | None:
    """Return the longest stretch of lines that keep clear of a gap before a place, if it is two columns of prose."""
    clear = [not line[at - 2 : at].strip() for line in lines]
    best: _Gutter | None = None
    top = 0
    while top < len(lines):
        if not clear[top]:
            top += 1
            continue
        end = top
        while end < len(lines) and clear[end]:
            end += 1
        stretch = _columns(lines, top, end, at)
        if stretch and (best is None or stretch.lines > best.lines):
            best = stretch
        top = end
    return best


def _columns(lines: Sequence[str], top: int, end: int, at: int) -> _Gutter | None:
    both = [n for n in range(top, end) if lines[n][:at].strip() and lines[n][at:].strip()]
    if len(both) < FEWEST:
        return None
    exact = sum(lines[n][at] != " " for n in both)
    sides = [[len(_WORD.findall(lines[n][part])) for n in both] for part in (slice(0, at), slice(at, None))]
    if exact < len(both) * 0.6 or any(median(side) < WORDY for side in sides):
        return None
    right = [n for n in range(top, end) if lines[n][at:].strip()]
    first, last = right[0], right[-1]
    while first > top and lines[first - 1].strip():
        first -= 1
    while last + 1 < end and lines[last + 1].strip():
        last += 1
    return _Gutter(first, last + 1, at, len(both))


# ---------------------------------------------------------------- marks over several lines


def close_marks(lines: Sequence[str]) -> list[str]:
    """Let bold and italic end with their line and begin again with the next, so that lines can be parted."""
    closed: list[str] = []
    open_mark = ""
    for line in lines:
        tail = line[len(line.rstrip()) :]
        body = line.rstrip()
        lead = body[: len(body) - len(body.lstrip())]
        body = open_mark + body.lstrip()
        open_mark = _left_open(body)
        closed.append(lead + body + open_mark + tail)
    if open_mark:  # never closed: then it was no mark
        return list(lines)
    return closed


def _left_open(line: str) -> str:
    mark = ""
    bullet = re.match(r"\s*\*\s+", line)
    for found in re.finditer(r"(?<!\\)\*{1,2}", line[bullet.end() if bullet else 0 :]):
        if not mark:
            mark = found[0]
        elif mark == found[0]:
            mark = ""
    return mark
