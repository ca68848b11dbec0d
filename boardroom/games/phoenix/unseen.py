"""What the opponent may hold: the cards that nobody has seen, less what they would not have kept."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from boardroom.core.game import Hidden
from boardroom.core.match import View
from boardroom.games.phoenix.bits import encode
from boardroom.games.phoenix.judge import LineJudge
from boardroom.games.phoenix.rules import Deal, Discard, Move, PhoenixState
from boardroom.games.phoenix.tables import CARDS, moved, swapped

_TRIES: Final = 4  # hands that are thought of until one explains what was played
_BETTER: Final = 0.35  # how much nearer to sorted a card would have brought a line for it not to be left in hand


class Unseen:
    """Deals the opponent a hand that agrees with what can be seen, and shuffles the rest."""

    def __init__(self, judge: LineJudge, view: View[PhoenixState, Move]) -> None:
        state, seat = view.state, view.seat
        self._judge = judge
        self._cards = list((Counter(CARDS) - Counter(map(str, state.hands[seat])) - Counter(state.discards)).elements())
        self._count = len(state.hands[1 - seat])
        self._before: tuple[int, float] | None = None  # the opponent's line before their last turn, and how far after
        if (line := line_before(view)) is not None:
            after = encode(state.lines[1 - seat], state.cubes)
            self._before = encode(line, state.cubes), judge.far(after)

    def deal(self, rng: Random) -> tuple[list[str], list[str]]:
        """Return a hand of the opponent and the pile."""
        cards, count = self._cards, self._count
        for _ in range(_TRIES):
            rng.shuffle(cards)
            if self._explains(cards[: count - 1]):
                break
        return cards[:count], cards[count:]

    def _explains(self, kept: list[str]) -> bool:
        """Tell whether none of the cards that were left in hand would clearly have been better than the one played."""
        if self._before is None:
            return True
        line, reached = self._before
        return all(card[0] in "XQ" or self._judge.nearest(line, card)[0] > reached - _BETTER for card in kept)


def line_before(view: View[PhoenixState, Move]) -> str | None:
    """Return the opponent's line before the turn that they have just played, if it was about that line alone."""
    state, other = view.state, 1 - view.seat
    if not state.discards:
        return None  # nothing was played in this hand
    line = state.lines[other]
    for event in reversed(view.log):
        if isinstance(event.move, Deal):
            continue
        if event.seat != other or isinstance(event.move, Hidden):
            break
        if isinstance(event.move, Discard):
            return line
        card, here, there = event.move.card, event.move.here, event.move.there
        if card[0] == "M":
            return moved(line, there, here)
        return swapped(line, here, there) if card[0] in "PR" else None
    return None
