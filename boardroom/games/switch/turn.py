"""A turn looked through to its end: what every decision is worth, over all throws and faces, if all play for the best.

Seats are counted from the player on turn here: 0 throws, 1 comes next. Of the dice only the run counts: how many cards
in a row they make, from the top card on. The end of a turn is judged by what the standings after it are worth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from boardroom.games.switch.odds import sums, throws
from boardroom.games.switch.state import SwitchOptions
from boardroom.games.switch.tables import BLANK, BLOCK, DICE, FACE_CHANCES, GREEN, KLICK, LAST, RED

Chances = tuple[float, ...]  # each seat's chance of winning
Tops = tuple[int, ...]
After = Callable[[Tops, int], Chances]  # what standings are worth to the player about to throw, to the next one, ...

IN_MIDDLE: Final = 0  # where the token lies: in the middle, in a hand, on a pile


def held(seat: int) -> int:
    """Return the place of a token in a player's hand."""
    return 1 + seat


def lying(seat: int, seats: int) -> int:
    """Return the place of a token on a player's pile."""
    return 1 + seats + seat


class Decision(NamedTuple):
    """A decision, whom it concerns, and everybody's chances with it."""

    what: str
    seat: int
    chances: Chances


@cache
def runs(top: int, dice: int) -> tuple[float, ...]:
    """Return how likely a throw of so many dice makes no card, one, two, ... in a row, from the top card on."""
    found = [0] * (LAST - top + 2)
    for thrown, ways in throws(dice):
        found[run(top, thrown)] += ways
    while not found[-1]:
        found.pop()
    return tuple(ways / 6**dice for ways in found)


def run(top: int, dice: tuple[int, ...]) -> int:
    """Return how many cards in a row dice make, from the top card on."""
    made, card = sums(dice), top
    while card in made and card <= LAST:
        card += 1
    return card - top


class Turn:
    """All turns that begin with the same piles of the others: one pile and the token may be anywhere."""

    def __init__(self, options: SwitchOptions, others: Tops, after: After) -> None:
        self.seats = len(others) + 1
        self._others = others
        self._after = after
        self._dice = DICE[options.dice]
        self._plays_on = options.green == "play on"
        self._punished = options.blocked_risk == "penalty"
        self._comes_off = options.swapped_token == "comes off"
        self._won = (1.0,) + (0.0,) * len(others)
        self._ends: dict[tuple[int, int], Chances] = {}
        self._swaps: dict[tuple[int, int, int], Chances] = {}
        self._throws: dict[tuple[int, int, bool], Chances] = {}
        self._plays: dict[tuple[int, int, int, bool], Chances] = {}

    # ---------------------------------------------------------------- chance

    def throw(self, top: int, token: int, risky: bool = False) -> Chances:
        """Return everybody's chances before a throw, of which risky ones may be punished."""
        key = top, token, risky
        found = self._throws.get(key)
        if found is None:
            found = self._throws[key] = self._thrown(top, token, risky)
        return found

    def _thrown(self, top: int, token: int, risky: bool) -> Chances:
        odds = runs(top, self._dice[top - 1])
        reds = self.reds(top, token)
        parts = [(FACE_CHANCES[RED], _chosen(reds, 0) if reds else self.end(top, token))]
        if self._plays_on:
            green = FACE_CHANCES[GREEN]
            parts += [(green * p, _chosen(self.greens(top, token, n, risky), 0)) for n, p in enumerate(odds)]
        else:
            parts.append((FACE_CHANCES[GREEN], _chosen(self.greens(top, token, 0, risky), 0)))
        for face, place in ((BLANK, token), (BLOCK, held(0))):
            share = FACE_CHANCES[face]
            parts += [(share * p, self._discarding(top, place, n, risky, False)) for n, p in enumerate(odds)]
        return tuple(sum(p * chances[seat] for p, chances in parts) for seat in range(self.seats))

    def _discarding(self, top: int, token: int, run: int, risky: bool, saved: bool) -> Chances:
        """Go on to discarding; a green face saves from the penalty."""
        if token == lying(0, self.seats):
            return self.end(top, token)
        if not run:
            return self.end(_fallen(top) if risky and not saved else top, token)
        if self._asks(token):
            return _chosen(self.moments(top, token, run, risky, saved), token - held(0))
        return self.play(top, token, run, False)

    def _asks(self, token: int) -> bool:
        """Tell whether somebody else holds the token, and so may answer."""
        return held(0) < token < lying(0, self.seats)

    # ---------------------------------------------------------------- decisions

    def greens(self, top: int, token: int, run: int, risky: bool) -> list[Decision]:
        """Return the choices of who has thrown green."""
        kept = self._discarding(top, token, run, risky, True) if self._plays_on else self.end(top, token)
        found = [Decision("keep", 0, kept)]
        for seat in range(1, self.seats):
            if self._asks(token):
                chances = _chosen(self.answers(top, token, seat), token - held(0))
            else:
                chances = self.swapped(top, token, seat)
            found.append(Decision("swap", seat, chances))
        return found

    def reds(self, top: int, token: int) -> list[Decision]:
        """Return the choices of who has thrown red; none where nobody is lower."""
        low = min(self._others)
        return [
            Decision("swap", seat, self.swapped(top, token, seat))
            for seat, other in enumerate(self._others, 1)
            if other == low < top
        ]

    def answers(self, top: int, token: int, partner: int) -> list[Decision]:
        """Return the choices of the token's holder when a green swap has been announced."""
        return [
            Decision("pass", 0, self.swapped(top, token, partner)),
            Decision("cancel", 0, self.end(top, IN_MIDDLE)),
        ]

    def moments(self, top: int, token: int, run: int, risky: bool, saved: bool) -> list[Decision]:
        """Return the choices of the token's holder when another player can discard."""
        holder = token - held(0)
        stopped = _fallen(top) if risky and not saved and self._punished else top
        found = [Decision("pass", 0, self.play(top, token, run, False))]
        for seat in range(self.seats):
            if seat != holder:
                place = lying(seat, self.seats)
                chances = self.play(top, place, run, False) if seat else self.end(stopped, place)
                found.append(Decision("block", seat, chances))
        return found

    def plays(self, top: int, token: int, run: int, gone: bool) -> list[Decision]:
        """Return the choices of who discards."""
        found = []
        if run:
            chances = self._won if top == LAST else self.play(top + 1, token, run - 1, True)
            found.append(Decision("discard", 0, chances))
        if gone:
            found.append(Decision("stop", 0, self.end(top, token)))
            found.append(Decision("again", 0, self.throw(top, token, True)))
        if token == held(0):
            for seat in range(1, self.seats):
                found.append(Decision("block", seat, self.play(top, lying(seat, self.seats), run, gone)))
        return found

    def play(self, top: int, token: int, run: int, gone: bool) -> Chances:
        """Return everybody's chances where the dice on the table make so many more cards."""
        key = top, token, run, gone
        found = self._plays.get(key)
        if found is None:
            found = self._plays[key] = _chosen(self.plays(top, token, run, gone), 0)
        return found

    # ---------------------------------------------------------------- the end of a turn

    def end(self, top: int, token: int) -> Chances:
        """Return everybody's chances when the turn ends."""
        key = top, token
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = self._passed(top, token, self._others)
        return found

    def swapped(self, top: int, token: int, partner: int) -> Chances:
        """Return everybody's chances when the turn ends with a swap."""
        key = top, token, partner
        found = self._swaps.get(key)
        if found is None:
            others = list(self._others)
            top, others[partner - 1] = others[partner - 1], top
            mine, theirs = lying(0, self.seats), lying(partner, self.seats)
            if token in (mine, theirs):
                token = IN_MIDDLE if self._comes_off else mine + theirs - token
            found = self._swaps[key] = self._passed(top, token, tuple(others))
        return found

    def _passed(self, top: int, token: int, others: Tops) -> Chances:
        """Pass the dice on."""
        if token != IN_MIDDLE:
            place, seat = divmod(token - held(0), self.seats)
            token = held(place * self.seats + (seat - 1) % self.seats)
        chances = self._after((*others, top), token)
        return (chances[-1], *chances[:-1])


def _fallen(top: int) -> int:
    return KLICK if top >= KLICK else 1


def _chosen(choices: Sequence[Decision], seat: int) -> Chances:
    """Return the chances with what a seat chooses: the first of the best, which changes least."""
    return max(choices, key=lambda choice: choice.chances[seat]).chances
