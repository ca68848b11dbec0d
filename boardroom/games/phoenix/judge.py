"""What lines are worth: how many cards they are from sorted, and what the hand will give."""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, log1p, sqrt
from typing import Final

from boardroom.games.phoenix.bits import FULL, now_and_sorted, within
from boardroom.games.phoenix.tables import ALL_COLOURS_POINTS, CARDS, FIRST_POINTS, HAND, LINE

# How far a line is from sorted is told in steps that make who sorts first e to one; fitted to hands that the
# computer players played against each other.
_CUBES: Final = 1.06  # times the logarithm of the turns that its cubes would take, each for itself
_MISPLACED: Final = 0.66  # times the square root of the pawns that stand where they may not stay
TEMPO: Final = 0.33  # to be on turn
TURN: Final = 0.6  # a turn more or less
_HAND_LUCK: Final = 6.5  # how far the points of one hand scatter
_REMEMBERED: Final = 50_000  # lines

Facts = tuple[float, int, int, int]  # how far from sorted; points of the runs now, of those when sorted, of all colours


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


class Judge:
    """Judges lines and remembers them."""

    def __init__(self) -> None:
        self._turns = cube_turns()
        self._facts: dict[int, Facts] = {}
        self._nearest: dict[str, dict[int, tuple[float, int]]] = {card: {} for card in CARDS}

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

    def facts(self, line: int) -> Facts:
        """Return all that matters of a line."""
        found = self._facts.get(line)
        if found is None:
            now, then, complete = now_and_sorted(line)
            if len(self._facts) > _REMEMBERED:
                self._facts.clear()
            found = self._facts[line] = (self.far(line), now, then, ALL_COLOURS_POINTS * complete)
        return found

    def lead(self, line: int, other: int, ahead: float, far: float | None = None) -> float:
        """Return by how many points the hand will be won; `ahead` is an advantage in the race, as of who is on turn.

        How far the line is from sorted may be known better than it alone tells.
        """
        own, now, then, complete = self.facts(line)
        others, others_now, others_then, others_complete = self.facts(other)
        chance = 1 / (1 + exp((own if far is None else far) - others - ahead))
        won, lost = FIRST_POINTS + then - others_now, now - others_then - FIRST_POINTS
        return chance * won + (1 - chance) * lost + complete - others_complete


def final_lead(judge: Judge, line: int, other: int, first: int) -> int:
    """Return by how many points a finished hand was won; first is 1, -1, or 0 where the pile ran out."""
    _, now, _, complete = judge.facts(line)
    _, others_now, _, others_complete = judge.facts(other)
    return now + complete - others_now - others_complete + FIRST_POINTS * first


def match_chance(lead: float, hands: int, unsure: float = 0.0) -> float:
    """Return the chance to win the match with a lead and so many hands to come; a draw is a half.

    Unsure is how far the lead itself may be off.
    """
    scatter = sqrt(hands * _HAND_LUCK**2 + unsure**2)
    if not scatter:
        return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    return 0.5 * (1 + erf(lead / scatter / sqrt(2)))
