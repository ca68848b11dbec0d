"""A review: what every position of a match was worth, and where it turned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from boardroom.ai.bot import Answer, Budget
from boardroom.app.review.viewpoint import Viewpoint
from boardroom.app.thinking import Thinker
from boardroom.core.game import CHANCE, NOBODY, Seat
from boardroom.core.match import Match

JUDGE = 5  # the level that judges
BUDGET = Budget(seconds=0.3)  # for one position
SWINGS = 3
NOTABLE = 0.15  # a smaller change of chance is no swing
LITTLE = 0.01  # a better move gains more than this


@dataclass(frozen=True, slots=True)
class Swing:
    """An entry that changed the chances much."""

    index: int
    seat: Seat
    before: float  # the chance of whoever the review is for
    after: float

    @property
    def change(self) -> float:
        """By how much that chance rose, or fell."""
        return self.after - self.before


class Review(QObject):
    """Judges the positions of a match one after the other, in the background, through one person's eyes.

    Every decision is judged by what its seat knew then; whose decisions are looked into, the viewpoint says.
    """

    changed = Signal()  # another position has been judged, or judging has ended

    def __init__(self, match: Match, eyes: Viewpoint, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match, self.eyes = match, eyes
        self.seat = eyes.seat
        self.answers: dict[int, Answer] = {}
        self.problem = ""
        self._thinker = thinker
        self._todo = [i for i in range(match.length + 1) if self._judged_for(i) >= 0]
        self._total = len(self._todo)
        self._request: int | None = None
        thinker.answered.connect(self._on_answered)
        thinker.failed.connect(self._on_failed)

    @property
    def steps(self) -> list[int]:
        """The positions that one goes through, as numbers of entries: those in which somebody decided, and the end.

        What chance does in between, a deal or a draw, belongs to the step that it follows.
        """
        return [*(i for i, entry in enumerate(self.match.entries) if entry.seat != CHANCE), self.match.length]

    # ---------------------------------------------------------------- judging

    def start(self) -> None:
        """Judge what has not been judged yet."""
        if self._request is None and self._todo:
            at = self._todo[0]
            view = self.match.view(self._judged_for(at), at)
            self._request = self._thinker.ask(self.match.game.key, view, JUDGE, BUDGET, f"review:{at}")
        self.changed.emit()

    def stop(self) -> None:
        """Leave it at what has been judged."""
        if self._request is not None:
            request, self._request = self._request, None
            self._thinker.cancel(request)
            self.changed.emit()

    @property
    def running(self) -> bool:
        """Whether positions are being judged."""
        return self._request is not None

    @property
    def progress(self) -> tuple[int, int]:
        """How many positions have been judged, of how many."""
        return self._total - len(self._todo), self._total

    def _on_answered(self, number: int, answer: Answer) -> None:
        if number == self._request:
            self._request = None
            self.answers[self._todo.pop(0)] = answer
            self.start()

    def _on_failed(self, number: int, problem: str) -> None:
        if number == self._request:
            self._request = None
            self.problem = problem
            self.changed.emit()

    def judges(self, at: int) -> bool:
        """Tell whether the position after so many entries is judged at all."""
        return self._judged_for(at) >= 0

    def _judged_for(self, at: int) -> Seat:
        """Return through whose eyes a position is judged: who moves; among many sides only one's own count."""
        turn = self.match.view(NOBODY, at).turn
        if not self.eyes.follows(turn) or (len(self.match.sides) != 2 and turn != self.seat):
            return NOBODY
        return turn

    # ---------------------------------------------------------------- what came of it

    def value(self, at: int) -> float | None:
        """Return one's own chance of winning after so many entries, as far as it is known."""
        outcome = self.match.outcome if at == self.match.length else None
        if outcome is not None:
            return 0.5 if outcome.drawn else float(self.seat in outcome.winners)
        answer = self.answers.get(at)
        if answer is None:
            return None
        return answer.value if self._ours(self._judged_for(at)) else 1 - answer.value

    def values(self) -> list[float | None]:
        """Return one's own chances, one more than entries; the end is told last, so that no line leaps to it."""
        told = self.match.length if self._todo else self.match.length + 1
        return [self.value(at) if at < told else None for at in range(self.match.length + 1)]

    def _ours(self, seat: Seat) -> bool:
        """Whether a seat is one's own or a partner's."""
        return any(seat in side and self.seat in side for side in self.match.sides)

    def swings(self) -> list[Swing]:
        """Return where the chances changed most, at most three, in the order of the match."""
        found = []
        for index, entry in enumerate(self.match.entries):
            before, after = self.value(index), self.value(index + 1)
            if before is not None and after is not None and abs(after - before) >= NOTABLE:
                found.append(Swing(index, entry.seat, before, after))
        found.sort(key=lambda swing: -abs(swing.change))
        return sorted(found[:SWINGS], key=lambda swing: swing.index)

    def better(self, index: int) -> Answer | None:
        """Return what the judge would have played instead of an entry, if that is something else and no worse."""
        answer = self.answers.get(index)
        if answer is None or index >= self.match.length:
            return None
        if self.match.game.write(answer.move) == self.match.entries[index].text:
            return None
        mine, then = self.value(index), self.value(index + 1)
        if mine is None or then is None:  # only what the judge thought of it before can be compared
            played = self.match.entries[index].text
            thought = (option.value for option in answer.options if self.match.game.write(option.move) == played)
            gain = answer.value - next(thought, -1.0)  # what it did not even list is much worse
        else:
            gain = mine - then if self._ours(self.match.entries[index].seat) else then - mine
        return answer if gain > LITTLE else None

    def may_try(self, branch: Match, move: Any) -> bool:
        """Tell whether a line may go on with a move: it must be legal, and mustn't lay open what is secret."""
        if not self.eyes.follows(branch.turn) or branch.forbids(move):
            return False
        return self.eyes.open or not branch.game.reveals(branch.state, move, self.seat)
