"""What dice make, spelled out, and what another throw would risk: plain numbers, no pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from boardroom.core.game import Event, Seat
from boardroom.games.switch.odds import chance, sums, throws
from boardroom.games.switch.state import Move, SwitchOptions, SwitchState, Throw
from boardroom.games.switch.tables import BLANK, BLOCK, DICE, FACES, GREEN, KLICK, LAST


@cache
def made_by(card: int, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return which dice, by their places, make a card: the fewest, and among those the highest; none: it can't be."""
    for count in range(1, len(dice) + 1):
        ways = [way for way in combinations(range(len(dice)), count) if sum(dice[i] for i in way) == card]
        if ways:
            return max(ways, key=lambda way: sorted((dice[i] for i in way), reverse=True))
    return ()


def addends(card: int, dice: tuple[int, ...]) -> list[int]:
    """Return the numbers that add up to a card, the highest first."""
    return sorted((dice[i] for i in made_by(card, dice)), reverse=True)


def reach(top: int, dice: tuple[int, ...]) -> list[int]:
    """Return the cards that go with this throw one after the other, from the top card on."""
    made, cards = sums(dice), []
    while top <= LAST and top in made:
        cards.append(top)
        top += 1
    return cards


class Risk(NamedTuple):
    """What may come of throwing for a top card, and what would be lost."""

    top: int
    dice: int
    discards: Fraction  # it can go
    colours: Fraction  # it can't, but green or red comes up
    fails: Fraction  # nothing fits, and no colour comes up
    back: int  # to this card the pile goes if the throw fails
    again: bool  # not the turn's first throw: only these can fail
    greens: bool  # who keeps the pile after green plays on
    reds: bool  # who has swapped after red plays on
    punished: bool  # green or red sends the pile back, too

    @property
    def harm(self) -> bool:
        """Whether a throw that fails costs something."""
        return self.again and self.back < self.top


@cache
def ways(card: int, dice: int) -> tuple[tuple[int, ...], ...]:
    """Return what so many dice may show to make a card: the fewest first, and of as many the highest."""
    found = (way for count in range(1, dice + 1) for way in combinations_with_replacement(range(6, 0, -1), count))
    return tuple(way for way in found if sum(way) == card)


@cache
def risk_of(top: int, options: SwitchOptions, again: bool = True) -> Risk:
    """Return the exact chances of a throw for a top card. A pile may still be swapped or blocked meanwhile."""
    count = DICE[options.dice][top - 1]
    fits = chance(top, count)
    back = KLICK if top >= KLICK else 1
    punished = again and back < top and options.coloured_risk == "penalty"
    greens = options.green == "play on" and not punished
    plain = Fraction(sum(face in (BLOCK, BLANK) for face in FACES), len(FACES))
    green = Fraction(FACES.count(GREEN), len(FACES)) if greens else Fraction(0)
    discards, fails = (plain + green) * fits, plain * (1 - fits)
    colours = 1 - discards - fails
    return Risk(top, count, discards, colours, fails, back, again, greens, options.red == "play on", punished)


@cache
def goings(risk: Risk) -> tuple[tuple[int, Fraction], ...]:
    """Return the cards that one throw for a top card may take, each with its chance to go."""
    found: Counter[int] = Counter()
    for thrown, count in throws(risk.dice):
        for card in reach(risk.top, thrown):
            found[card] += count
    return tuple((card, risk.discards * found[card] / found[risk.top]) for card in sorted(found))


def hundred(parts: Sequence[Fraction]) -> list[int]:
    """Return parts of a whole in hundredths that add up to 100; where one is rounded up, it was the nearest to it."""
    whole = [int(part * 100) for part in parts]
    nearest = sorted(range(len(parts)), key=lambda i: whole[i] - parts[i] * 100)
    for i in nearest[: 100 - sum(whole)]:
        whole[i] += 1
    return whole


def rounds(log: Sequence[Event[Move]], state: SwitchState) -> list[dict[Seat, int]]:
    """Return the rounds of throws for the start with what they count, the last one perhaps not complete."""
    found: list[dict[Seat, int]] = [{}]
    waiting = list(range(state.seats))
    for event in log:
        if not isinstance(event.move, Throw) or event.move.face:
            break
        found[-1][waiting.pop(0)] = state.counted(event.move.dice)
        if not waiting:
            best = max(found[-1].values())
            waiting = [seat for seat, total in found[-1].items() if total == best]
            if len(waiting) == 1:
                break
            found.append({})
    if state.phase == "start" and (dict(state.totals), state.contenders) != (found[-1], tuple(waiting)):
        return [dict(state.totals)]  # a position without its past
    return found
