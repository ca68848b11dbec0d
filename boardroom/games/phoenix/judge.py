"""What lines are worth: how many cards they are from sorted, and what the hand will give."""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, log1p, sqrt
from typing import Final

from boardroom.games.phoenix.bits import FULL, exchanged, modified, now_and_sorted, within
from boardroom.games.phoenix.tables import ALL_COLOURS_POINTS, CARDS, FIRST_POINTS, HAND, LINE

# How far a line is from sorted is told in steps that make who sorts first e to one; fitted to hands that the
# computer players played against each other.
_CUBES: Final = 1.06  # times the logarithm of the turns that its cubes would take, each for itself
_MISPLACED: Final = 0.66  # times the square root of the pawns that stand where they may not stay
TEMPO: Final = 0.33  # to be on turn
TURN: Final = 0.6  # a turn more of a plan; chosen by trying
# What gives points at the end of a hand, in points, fitted to the same hands.
_FIRST: Final = 6.0  # to be first: with the points that a sorted line has over another
_COMPLETE: Final = 2.2  # all colours: an Exchange can still take or bring one
_THEN: Final = 0.38  # a point for runs once the line is sorted
_NOW: Final = 0.27  # a point for runs as they stand
KEEP: Final = {  # a card in hand, more than a Permutation 1
    "M2": 0.5, "M3": 0.5, "M4": 0.4,
    "P1": 0.0, "P2": 0.15, "P3": 0.35, "P4": 0.6,
    "R": 0.0,
    "Q1": 0.7, "Q2": 0.8,
    "X": 1.6,
}  # fmt: skip
KEEP_MEAN: Final = sum(KEEP[card] * count for card, count in CARDS.items()) / sum(CARDS.values())
_HAND_LUCK: Final = 7.3  # how far the points of one hand scatter
_REMEMBERED: Final = 50_000  # lines

Facts = tuple[float, float, int]  # how far from sorted, what the line promises to score, what it scores unsorted


@lru_cache(maxsize=1)
def cube_turns() -> tuple[float, ...]:
    """Return how many turns it takes to get all colours from one cube on to the right end, for every ten bits.

    One looks at one cube alone, plays the best of five cards drawn at random every turn, and finds the pawn that an
    Exchange would need straight across every other time.
    """
    kinds = [card for card in CARDS if card[0] in "MPR"]
    sorted_lines = {FULL & ~((1 << ones) - 1) for ones in range(LINE + 1)}
    others = [columns for columns in range(FULL + 1) if columns not in sorted_lines]
    after = {columns: [(CARDS[card], tuple(set(within(columns, card)))) for card in kinds] for columns in others}
    turns = [0.0 if columns in sorted_lines else 4.0 for columns in range(FULL + 1)]
    change = 1.0
    while change > 0.02:
        change = 0.0
        for columns in others:
            reached = [(min(map(turns.__getitem__, ways)), count) for count, ways in after[columns]]
            reached.append((_exchange(turns, columns), CARDS["X"]))
            better = _best_of_hand(reached, turns[columns])
            change = max(change, abs(better - turns[columns]))
            turns[columns] = better
    return tuple(turns)


def _exchange(turns: list[float], columns: int) -> float:
    """Return the turns after an Exchange: the best one is possible every other time, else the next best."""
    mean, chance = 0.0, 0.5
    for value in sorted(turns[columns ^ 1 << column] for column in range(LINE)):
        mean += chance * value
        chance /= 2
    return mean


def _best_of_hand(reached: list[tuple[float, int]], here: float) -> float:
    """Return the turns to go where the best card of a random hand is played, or none if it makes nothing better."""
    none, mean, counted, total = 1.0, 1.0, 0, sum(CARDS.values())
    for value, count in sorted(reached):
        if value >= here:
            break
        counted += count
        before, none = none, (1 - counted / total) ** HAND
        mean += (before - none) * value
    return mean / (1 - none) if none < 1 else here + 1  # without a good card one waits


# The columns that are wrong for one cube, and what so many wrong ones in all add.
_ASTRAY: Final = tuple(columns ^ (FULL & FULL << LINE - columns.bit_count()) for columns in range(FULL + 1))
_ROOTS: Final = tuple(_MISPLACED * sqrt(wrong) for wrong in range(LINE + 1))


class LineJudge:
    """Judges lines and remembers them."""

    def __init__(self) -> None:
        self._turns = cube_turns()
        self._facts: dict[int, Facts] = {}
        self._nearest: dict[str, dict[int, tuple[float, int]]] = {card: {} for card in CARDS}
        self._shared: dict[str, dict[tuple[int, int], tuple[float, int, int]]] = {card: {} for card in CARDS}

    def far(self, line: int) -> float:
        """Return how far a line is from sorted; 0 for what is sorted."""
        one, two, three = line & FULL, line >> LINE & FULL, line >> 2 * LINE & FULL
        four, five = line >> 3 * LINE & FULL, line >> 4 * LINE
        each, astray = self._turns, _ASTRAY
        turns = each[one] + each[two] + each[three] + each[four] + each[five]
        wrong = astray[one] | astray[two] | astray[three] | astray[four] | astray[five]
        return _CUBES * log1p(turns) + _ROOTS[wrong.bit_count()]

    def nearest(self, line: int, card: str) -> tuple[float, int]:
        """Return how near to sorted a Movement, Permutation or Rotation can bring a line, and the line then."""
        known = self._nearest[card]
        found = known.get(line)
        if found is None:
            far = self.far
            found = min([(far(changed), changed) for changed in within(line, card) if changed != line], default=None)
            if len(known) > _REMEMBERED:
                known.clear()
            found = known[line] = found or (far(line), line)
        return found

    def shared(self, line: int, other: int, card: str) -> tuple[float, int, int]:
        """Return the best lead, before the other's turn, that an Exchange or Modification can give, and both lines."""
        known = self._shared[card]
        found = known.get((line, other))
        if found is None:
            both = exchanged(line, other) if card == "X" else modified(line, other, card)
            found = max([(self.lead(*lines, -TEMPO), *lines) for lines in both])
            if len(known) > _REMEMBERED:
                known.clear()
            known[line, other] = found
        return found

    def facts(self, line: int) -> Facts:
        """Return all that matters of a line."""
        found = self._facts.get(line)
        if found is None:
            now, then, complete = now_and_sorted(line)
            if len(self._facts) > _REMEMBERED:
                self._facts.clear()
            promise = _NOW * now + _THEN * then + _COMPLETE * complete
            found = self._facts[line] = (self.far(line), promise, now + ALL_COLOURS_POINTS * complete)
        return found

    def lead(self, line: int, other: int, ahead: float, far: float | None = None) -> float:
        """Return by how many points the hand will be won; `ahead` is an advantage in the race, as of who is on turn.

        How far the line is from sorted may be known better than it alone tells.
        """
        own, promise, now = self.facts(line)
        others, others_promise, others_now = self.facts(other)
        if not own or not others:
            return now - others_now + (FIRST_POINTS if not own else -FIRST_POINTS)
        race = 1 - 2 / (1 + exp(others + ahead - (own if far is None else far)))
        return _FIRST * race + promise - others_promise

    def final(self, line: int, other: int, first: int) -> int:
        """Return by how many points a finished hand was won; first is 1, -1, or 0 where the pile ran out."""
        return self.facts(line)[2] - self.facts(other)[2] + FIRST_POINTS * first


def match_chance(lead: float, hands: int, unsure: float = 0.0) -> float:
    """Return the chance to win the match with a lead and so many hands to come; a draw is a half.

    Unsure is how far the lead itself may be off.
    """
    scatter = sqrt(hands * _HAND_LUCK**2 + unsure**2)
    if not scatter:
        return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    return 0.5 * (1 + erf(lead / scatter / sqrt(2)))
