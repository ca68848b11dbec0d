"""The score sheet of the side panel: what the lines would give now, and at the end what all three hands gave."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from boardroom.games.phoenix.rules import PhoenixState, Play
from boardroom.games.phoenix.scene.foresight import foresee, parts
from boardroom.games.phoenix.tables import LINE
from boardroom.ui.game.face import ScoreLine, ScoreSheet

translate = QCoreApplication.translate
Sums = tuple[int, int, int]  # for being first, for all colours, for runs


def score_sheet(state: PhoenixState, considered: object) -> ScoreSheet | None:
    """Return the sheet of a table; none before the first line stands."""
    if state.over:
        return _final(state)
    if min(map(len, state.lines)) < LINE:
        return None
    now = [_sums(line, first=False) for line in state.lines]
    then = now
    if isinstance(considered, Play) and not state.due:
        foreseen = foresee(state, considered)
        then = [_sums(line, foreseen.first == seat) for seat, line in enumerate(foreseen.lines)]
    lines = [
        ScoreLine(label, _words([one[part] for one in now], "–"), _words([one[part] for one in then], "–"))
        for part, label in enumerate(_labels())
    ]
    lines.append(_total(translate("Phoenix", "This hand"), now, then, (0, 0)))
    if state.done:
        if len(state.done) == 1:
            label = translate("Phoenix", "With hand 1")
        else:
            label = translate("Phoenix", "With hands 1 and 2")
        lines.append(_total(label, now, then, state.scores))
    return ScoreSheet(translate("Phoenix", "If the hand ended now"), tuple(lines))


def _final(state: PhoenixState) -> ScoreSheet:
    """Return what each hand gave, by reason."""
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


def _words(numbers: Sequence[int], none: str = "0") -> tuple[str, ...]:
    return tuple(str(number) if number else none for number in numbers)


def _total(label: str, now: Sequence[Sums], then: Sequence[Sums], before: Sequence[int]) -> ScoreLine:
    return ScoreLine(
        label,
        _words([sum(one) + had for one, had in zip(now, before, strict=True)]),
        _words([sum(one) + had for one, had in zip(then, before, strict=True)]),
        strong=True,
    )
