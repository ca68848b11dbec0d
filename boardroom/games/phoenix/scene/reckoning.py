"""The score sheet of the side panel: what all three hands gave, at the end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from boardroom.games.phoenix.rules import PhoenixState
from boardroom.games.phoenix.scene.foresight import parts
from boardroom.ui.game.face import ScoreLine, ScoreSheet

translate = QCoreApplication.translate
Sums = tuple[int, int, int]  # for being first, for all colours, for runs


def score_sheet(state: PhoenixState) -> ScoreSheet | None:
    """Return what each hand gave, by reason, once all are played; what lines are worth before stands beside them."""
    if not state.over:
        return None
    hands = [[_sums(hand.lines[seat], hand.first == seat) for hand in state.done] for seat in (0, 1)]
    lines = [
        ScoreLine(label, tuple("+".join(str(hand[part]) for hand in seat) for seat in hands))
        for part, label in enumerate(_labels())
    ]
    lines.append(ScoreLine(translate("Phoenix", "Total"), _words(state.scores), strong=True))
    return ScoreSheet(translate("Phoenix", "Hands 1+2+3"), tuple(lines))


def _labels() -> tuple[str, str, str]:
    return (
        translate("Phoenix", "First to sort"),
        translate("Phoenix", "All six colours"),
        translate("Phoenix", "Runs of 3 to 5"),
    )


def _sums(line: str, first: bool) -> Sums:
    being_first, colours, given = parts(line, first)
    return being_first, colours, sum(given)


def _words(numbers: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(str, numbers))
