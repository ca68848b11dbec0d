"""What was remarkable about a game of Oxixo: when each side first had four in a line."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.games.oxixo.rules import OxixoState
from boardroom.games.oxixo.scene.words import best_line, side_word
from boardroom.ui.style.translation import translate

NEARLY = 4


def highlights(states: Sequence[OxixoState]) -> tuple[str, ...]:
    """Say who had four in a line first, and when the other side had."""
    text = translate("Oxixo", "Four in a line: {side}, at move {number}.")
    first = {
        side: next((state.plies for state in states if best_line(state.marks(side))[0] >= NEARLY), 0) for side in (0, 1)
    }
    found = sorted((number, side) for side, number in first.items() if number)
    return tuple(text.format(side=side_word(side == states[-1].cross), number=number) for number, side in found)
