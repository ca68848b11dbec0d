"""Texts of every shape that a booklet can have, as large as one likes: what laying out must be quick with."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, islice
from typing import Final

_PROSE: Final = (
    "each player in turn lights a lamp and then moves one ship towards the harbour of the town where "
    "the keeper waits until the fog has covered all rocks which nobody could see from his tower before dawn"
)
_WORDS: Final = _PROSE.split()


def _repeated(piece: str) -> Callable[[int], str]:
    return lambda size: (piece * (size // len(piece) + 1))[:size]


def _wrapped(size: int, width: int, end: str = "\n", lead: Callable[[int], str] = lambda number: "") -> str:
    """Wrap the prose at a width, with something before every line."""
    lines, length, number = [], 0, 0
    words = cycle(_WORDS)
    while length < size:
        line, number = lead(number), number + 1
        while len(line) < width:
            line += next(words) + " "
        lines.append(line.rstrip() + end)
        length += len(lines[-1])
    return "".join(lines)[:size]


def _numbered(form: str) -> Callable[[int], str]:
    def make(size: int) -> str:
        lines, length, number = [], 0, 0
        while length < size:
            number += 1
            lines.append(form.format(n=number, short=number % 99 + 1, prose=_PROSE))
            length += len(lines[-1])
        return "".join(lines)[:size]

    return make


def _columns(size: int) -> str:
    left, right = islice(cycle(_WORDS), 3, None), cycle(_WORDS)
    lines, length = [], 0
    while length < size:
        lines.append(f"{' '.join(islice(left, 5))[:36]:<40}{' '.join(islice(right, 5))[:36]}\n")
        length += len(lines[-1])
    return "".join(lines)[:size]


def _nested(size: int) -> str:
    return _wrapped(size, 70, lead=lambda number: "> " * (number % 12 + 1))


PATTERNS: Final[dict[str, Callable[[int], str]]] = {
    "prose in paragraphs": _repeated(_wrapped(700, 70) + "\n\n"),
    "prose without a blank line": lambda size: _wrapped(size, 70),
    "one line": _repeated(_PROSE + " "),
    "one word": _repeated("a"),
    "no blanks": _repeated("lamp,fog;ship."),
    "blanks within a line": lambda size: "lamp" + " " * (size - 8) + "ship",
    "lines of blanks": _repeated("a" + " " * 400 + "\n"),
    "blanks between all words": _repeated("lamp" + " " * 30 + "ship" + " " * 50),
    "tabs": _repeated("lamp\tship\tfog\n"),
    "a line of tabs": _repeated("lamp\t"),
    "columns": _columns,
    "islands of columns": lambda size: _repeated(_columns(450) + "\n" + _PROSE[:90] + "\n\n")(size),
    "rows of dots": _numbered("The lamp {n} ........................ {short}\n"),
    "a line of dots": lambda size: "The lamp " + "." * (size - 20) + " and the ship" * 2,
    "dots and blanks": lambda size: "The lamp " + ". " * ((size - 20) // 2) + " and ship",
    "rows of dashes": _repeated("a lamp\n" + "-" * 60 + "\n"),
    "a line of dashes": lambda size: "lamp " + "- " * ((size - 10) // 2) + " ship",
    "hyphens at line ends": _repeated("he lights all lam-\nps that stand be-\nside the har-\nbour of his to-\n"),
    "hyphenated words": _repeated("lamp-ship-fog-harbour-"),
    "alternating indents": lambda size: _wrapped(size, 60, lead=lambda number: "    " * (number % 4)),
    "long words": _repeated("x" * 5000 + " "),
    "newlines": lambda size: "lamp\n" + "\n" * (size - 10) + "ship",
    "mixed line ends": _repeated("lamp and ship\r\nfog and rock\rtower\n"),
    "form feeds": _repeated("the lamp is\f"),
    "bullets": _numbered("- the lamp number {n}\n    * and its ship\n"),
    "bars": _numbered("| lamp {n} | ship | {short} |\n"),
    "bars in a line": _repeated("lamp | "),
    "nested quotes": _nested,
    "combining letters": _repeated("e\u0301n\u0303a\u0308 o\u0302\u0301 "),
    "right to left": _repeated("המגדלור מאיר את הים בלילה\n"),
    "capitals": _numbered("THE LAMP OF THE TOWER\nNUMBER AND SHIP\n"),
    "single letters": _repeated("a\nb\n"),
    "numbered lists": _numbered("{short}. Light the lamp and move ship {n}.\n"),
    "headings": _numbered("# Heading {n}\n\nA line.\n\n"),
    "stars": _repeated("*lamp* **ship *fog "),
    "open stars": lambda size: "a lamp " + "*" * (size - 20) + " ship",
    "underscores": _repeated("_lamp __ship "),
    "brackets": _repeated("[lamp("),
    "tags": _repeated("<b lamp &amp; "),
    "colons": _repeated("LAMP AND SHIP: "),
    "lined up": _numbered("lamp number {n:<12}  {short:<8}  ship\n"),
    "almost lined up": _repeated("lamp    ship    fog\nlamp      ship       fog and    rock\n    a   b\n"),
    "backticks": _repeated("`lamp ``ship "),
}  # fmt: skip
