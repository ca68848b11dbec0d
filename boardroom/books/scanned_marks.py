"""Bold, italic and links as programs that read scans write them; what doesn't fit is text like any other."""

from __future__ import annotations

import re
from typing import Final

from boardroom.books.book import Run, Runs, Style

_MARKED: Final = re.compile(
    r"\\(?P<escaped>[\\`*_{}\[\]()#+.!|~>-])"
    r"|\*\*\*(?P<both>(?=\S)[^*]+(?<=\S))\*\*\*"
    r"|\*\*(?P<bold>(?=\S)[^*]+(?<=\S))\*\*"
    r"|(?<!\w)__(?P<strong>(?=\S)[^_]+(?<=\S))__(?!\w)"
    r"|\*(?P<italic>(?=\S)(?:[^*]|\*\*[^*]+\*\*)+(?<=\S))\*"  # with bold words in it
    r"|(?<!\w)_(?P<stressed>(?=\S)[^_]+(?<=\S))_(?!\w)"
    r"|`(?P<notation>[^`]+)`"
    r"|!?\[(?P<link>[^]\[]*)\]\((?P<target>[^()\s]*)\)"
)
_STYLES: Final[dict[str, Style]] = {
    "both": "bold", "bold": "bold", "strong": "bold", "italic": "italic", "stressed": "italic", "notation": "notation",
}  # fmt: skip


def runs_of(text: str, plain: Style = "plain") -> Runs:
    """Split a text into runs; where a mark has swallowed the blank between two words, it is put back."""
    runs: list[Run] = []
    end = 0
    for found in _MARKED.finditer(text):
        _add(runs, text[end : found.start()], plain)
        end = found.end()
        if found["escaped"] is not None:
            _add(runs, found["escaped"], plain)
        elif found["target"] is not None:
            for run in runs_of(found["link"], plain):
                _add(runs, run.text, run.style)
            if found["target"]:
                _add(runs, f" ({found['target']})" if found["link"] else found["target"], plain)
        else:
            name = next(name for name in _STYLES if found[name] is not None)
            if glued(text, found.start()):
                _add(runs, " ", plain)
            for run in runs_of(found[name], _STYLES[name]) if name != "notation" else (Run(found[name], "notation"),):
                _add(runs, run.text, run.style)
            if glued(text, end):
                _add(runs, " ", plain)
    _add(runs, text[end:], plain)
    return tuple(runs)


def glued(text: str, at: int) -> bool:
    """Tell whether a mark at a place stands between the end of a word and a capital: two words, and no blank."""
    before = re.search(r"(\w)\**$", text[:at])
    after = re.match(r"\**(\w)", text[at:])
    return bool(before and after and after[1].isupper())


def _add(runs: list[Run], text: str, style: Style) -> None:
    if text and runs and runs[-1].style == style:
        runs[-1] = Run(runs[-1].text + text, style)
    elif text:
        runs.append(Run(text, style))
