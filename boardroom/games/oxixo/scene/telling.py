"""Oxixo for who listens: a push with what came of it, and the whole board in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from boardroom.core.match import Step, View
from boardroom.games.oxixo.rules import FLAG, Move, OxixoState
from boardroom.games.oxixo.scene.words import (
    TEAM_SEATS,
    best_line,
    line_word,
    marks_word,
    number_word,
    side_word,
    slide_words,
)
from boardroom.games.oxixo.tables import NAMES
from boardroom.ui.kit.announcing import sentences

translate = QCoreApplication.translate
WORTH_SAYING = 3  # cubes of a side in a line


def tell(step: Step[OxixoState, Move], said: str) -> str:
    """Add to a move in words which line slides, and which sides have longer lines now."""
    before, after, move = step.before.state, step.after.state, step.move
    if not isinstance(move, Move) or move == FLAG:
        return said
    lines = [
        _line_words(after, side)
        for side in (0, 1)
        if (count := best_line(after.marks(side))[0]) >= WORTH_SAYING and count > best_line(before.marks(side))[0]
    ]
    return sentences(f"{said}, {slide_words(move.origin, move.entry)}", *lines)


def _line_words(state: OxixoState, side: int) -> str:
    count, line = best_line(state.marks(side))
    text = translate("Oxixo", "{count} {marks} {where}")
    said = text.format(count=number_word(count), marks=marks_word(side == state.cross), where=line_word(line))
    return said[:1].upper() + said[1:]


def describe(view: View[OxixoState, Move]) -> list[str]:
    """Say where the marks are, and the longest lines."""
    state = view.state
    said = []
    for side in sorted((0, 1), key=lambda side: side != state.cross):
        cells = [_cell_words(state, cell) for cell in range(len(NAMES)) if state.marks(side) >> cell & 1]
        text = translate("Oxixo", "{marks}: {cells}") if cells else translate("Oxixo", "{marks}: none")
        said.append(text.format(marks=side_word(side == state.cross), cells=", ".join(cells)))
    lines = [_line_words(state, side) for side in (0, 1) if best_line(state.marks(side))[0] >= WORTH_SAYING]
    return [sentences(*said, translate("Oxixo", "All other cubes are neutral")), sentences(*lines)]


def _cell_words(state: OxixoState, cell: int) -> str:
    """Name a marked cube; with teams also at whom its dot points."""
    if state.seats == 2:
        return NAMES[cell]
    team = 0 if state.marks(0) >> cell & 1 else 1
    seat = TEAM_SEATS[team + (2 if state.dots >> cell & 1 else 0)]
    return translate("Oxixo", "{cell} for {seat}").format(cell=NAMES[cell], seat=seat)
