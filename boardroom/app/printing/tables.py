"""How wide the columns of a printed table are."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.app.printing.typography import PrintTypeface
from boardroom.books.rulebook.book import Runs


def shares(rows: Sequence[tuple[Runs, ...]], measure: float, gap: float, face: PrintTypeface) -> list[float]:
    """Share the measure out between the columns: each gets its longest word, and of the rest what it has to say."""
    columns = range(len(rows[0]))
    room = measure - gap * (len(columns) - 1)
    texts = [[_measured(row[column]) for row in rows] for column in columns]
    air = face.px(2)  # bold words and notation are a little wider
    wanted = [max(face.wide(text, face.small, bold=True) for text in column) + air for column in texts]
    if sum(wanted) <= room:
        wanted[-1] += room - sum(wanted)
        return wanted
    least = [
        max(face.wide(word, face.small, bold=True) for text in column for word in text.split()) + air
        for column in texts
    ]
    spare = room - sum(least)
    asked = [min(most, room) - low for most, low in zip(wanted, least, strict=True)]
    return [low + spare * ask / sum(asked) for low, ask in zip(least, asked, strict=True)]


def _measured(runs: Runs) -> str:
    """Return a text as wide as a cell; a tag is as wide as the widest letter."""
    return "".join("M" if run.style == "tag" else run.text for run in runs)
