"""Bold, italic and links as programs that read scans write them; what doesn't fit is text like any other."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter
from typing import Final

from boardroom.books.rulebook.book import Run, Runs, Style

_MARKED: Final = re.compile(
    r"\\(?P<escaped>[\\`*_{}\[\]()#+.!|~>-])"
    r"|\*\*\*(?P<both>(?=\S)[^*]+(?<=\S))\*\*\*"
    r"|\*\*(?P<bold>(?=\S)[^*]+(?<=\S))\*\*"
    r"|(?<!\w)__(?P<strong>(?=\S)[^_]+(?<=\S))__(?!\w)"
    r"|\*(?P<italic>(?=\S)(?:[^*]|\*\*[^*]+\*\*){1,2000}(?<=\S))\*"  # with bold words in it
    r"|(?<!\w)_(?P<stressed>(?=\S)[^_]+(?<=\S))_(?!\w)"
    r"|`(?P<notation>[^`]+)`"
    r"|!?\[(?P<link>[^]\[]*)\]\((?P<target>[^()\s]*)\)"
)
_LETTER: Final = re.compile(r"\w")
_STYLES: Final[dict[str, Style]] = {
    "both": "bold", "bold": "bold", "strong": "bold", "italic": "italic", "stressed": "italic", "notation": "notation",
}  # fmt: skip


def runs_of(text: str, plain: Style = "plain") -> Runs:
    """Split a text into runs; where a mark has swallowed the blank between two words, it is put back."""
    runs: list[Run] = []
    end = 0
    for found in _MARKED.finditer(text):
        runs.append(Run(text[end : found.start()], plain))
        end = found.end()
        if found["escaped"] is not None:
            runs.append(Run(found["escaped"], plain))
        elif found["target"] is not None:
            runs += runs_of(found["link"], plain)
            if found["target"]:
                runs.append(Run(f" ({found['target']})" if found["link"] else found["target"], plain))
        else:
            name = next(name for name in _STYLES if found[name] is not None)
            if glued(text, found.start()):
                runs.append(Run(" ", plain))
            runs += runs_of(found[name], _STYLES[name]) if name != "notation" else (Run(found[name], "notation"),)
            if glued(text, end):
                runs.append(Run(" ", plain))
    runs.append(Run(text[end:], plain))
    return _merged(runs)


def glued(text: str, at: int) -> bool:
    """Tell whether a mark at a place stands between the end of a word and a capital: two words, and no blank."""
    start, end = at - 1, at
    while start >= 0 and text[start] == "*":
        start -= 1
    while end < len(text) and text[end] == "*":
        end += 1
    return start >= 0 and end < len(text) and text[end].isupper() and bool(_LETTER.match(text, start))


def _merged(runs: Iterable[Run]) -> Runs:
    """Make one run of those that follow each other in the same style."""
    return tuple(
        Run("".join(run.text for run in same), style)
        for style, same in groupby((run for run in runs if run.text), key=attrgetter("style"))
    )
