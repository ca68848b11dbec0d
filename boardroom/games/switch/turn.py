"""A turn looked through to its end: what every decision is worth, over all throws and faces, if all play for the best.

Seats are counted from the player on turn here: 0 throws, 1 comes next. Of the dice only the run counts: how many cards
in a row they make, from the top card on. The end of a turn is judged by what the standings after it are worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from boardroom.games.switch.odds import sums, throws
from boardroom.games.switch.state import SwitchOptions
from boardroom.games.switch.tables import BLANK, BLOCK, DICE, FACE_CHANCES, GREEN, KLICK, LAST, RED

Chances = tuple[float, ...]  # each seat's chance of winning
Tops = tuple[int, ...]
After = Callable[[Tops, int], Chances]  # what standings are worth to the player about to throw, to the next one, ...

_ROUNDS: Final = 4  # green comes once in six throws: what is guessed wrong counts a sixth, then a sixth of that
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

    def __init__(
        self, options: SwitchOptions, others: Tops, after: After, later: dict[Tops, Turn] | None = None
    ) -> None:
        self.seats = len(others) + 1
        self._others = others
        self._after = after
        self._dice = DICE[options.dice]
        self._plays_on = options.green == "play on"
        self._punished = options.blocked_risk == "penalty"
        self._comes_off = options.swapped_token == "comes off"
        self._plays_red = options.red == "play on"
        self._any_time = options.token == "any time"
        self._coloured = options.coloured_risk == "penalty"
        self._won = (1.0,) + (0.0,) * len(others)
        self._circles = self._plays_on and self._coloured  # a pile that green sends back is played on with
        self._guesses: dict[tuple[int, int, bool], Chances] | None = None  # while circles are looked through
        self._ends: dict[tuple[int, int], Chances] = {}
        self._swaps: dict[tuple[int, int, int], Chances] = {}
        self._throws: dict[tuple[int, int, bool], Chances] = {}
        self._plays: dict[tuple[int, int, int, bool], Chances] = {}
        # The same turn after red swaps, by what the others have then: every swap leaves them higher cards. Among many
        # there would be too many: a second red swap is taken to end the turn.
        self._later = {} if later is None else later
        self._then = options if self.seats == 2 else options.model_copy(update={"red": "turn ends"})

    # ---------------------------------------------------------------- chance

    def throw(self, top: int, token: int, risky: bool = False) -> Chances:
        """Return everybody's chances before a throw, of which risky ones may be punished."""
        key = top, token, risky
        found = self._throws.get(key)
        if found is None:
            found = self._looked(key) if self._guesses is not None or not self._circles else self._settled(key)
        return found

    def _looked(self, key: tuple[int, int, bool]) -> Chances:
        """Look a throw through; where it comes round to itself it is worth what was guessed, or what a stop is."""
        self._throws[key] = (self._guesses or {}).get(key) or self.end(*key[:2])
        found = self._throws[key] = self._thrown(*key)
        return found

    def _settled(self, key: tuple[int, int, bool]) -> Chances:
        """Look a throw through that may come round to itself: again and again, each time with better guesses."""
        throws, plays = self._throws, self._plays
        self._guesses = {}
        for _ in range(_ROUNDS):
            self._throws, self._plays = dict(throws), dict(plays)
            found = self._looked(key)
            self._guesses = self._throws
        self._guesses = None
        return found

    def _thrown(self, top: int, token: int, risky: bool) -> Chances:
        dice, low = self._dice[top - 1], min(self._others)
        left = fallen(top) if risky and self._coloured else top  # where green or red finds the pile
        parts: list[tuple[float, Chances]] = []
        if low < left:
            after_red = _odds(low, dice, self._plays_red)
            parts += [(FACE_CHANCES[RED] * p, _chosen(self.reds(left, token, n, risky), 0)) for n, p in after_red]
        else:
            parts.append((FACE_CHANCES[RED], self._stuck(left, token)))
        after_green = _odds(left, dice, self._plays_on)
        parts += [(FACE_CHANCES[GREEN] * p, _chosen(self.greens(left, token, n, risky), 0)) for n, p in after_green]
        for face, place in ((BLANK, token), (BLOCK, held(0))):
            share = FACE_CHANCES[face]
            odds = _odds(top, dice, True)
            parts += [(share * p, self._discarding(top, place, n, risky, False)) for n, p in odds]
        return tuple(sum(p * chances[seat] for p, chances in parts) for seat in range(self.seats))

    def _discarding(self, top: int, token: int, run: int, risky: bool, saved: bool) -> Chances:
        """Go on to discarding; a green or red face saves from the penalty."""
        if token == lying(0, self.seats):
            return self.end(top, token)
        if not run:
            return self._stuck(fallen(top) if risky and not saved else top, token)
        if self._asks(token):
            return _chosen(self.moments(top, token, run, risky, saved), token - held(0))
        return self.play(top, token, run, False)

    def _stuck(self, top: int, token: int) -> Chances:
        """End the turn; where it is so agreed, a token in one's own hand may be laid first."""
        if self._any_time and token == held(0):
            return _chosen(self.leavings(top), 0)
        return self.end(top, token)

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

    def reds(self, top: int, token: int, run: int, risky: bool) -> list[Decision]:
        """Return the choices of who has thrown red, with the run that the dice make from the lowest card on."""
        low = min(self._others)
        return [
            Decision("swap", seat, self._after_red(top, token, seat, run, risky))
            for seat, other in enumerate(self._others, 1)
            if other == low < top
        ]

    def _after_red(self, top: int, token: int, partner: int, run: int, risky: bool) -> Chances:
        """Swap as red demands, and end the turn or go on with the pile that came."""
        if not self._plays_red:
            return self.swapped(top, token, partner)
        top, token, others = self._exchanged(top, token, partner)
        turn = self._later.get(others)
        if turn is None:
            turn = self._later[others] = Turn(self._then, others, self._after, self._later)
        return turn._discarding(top, token, run, risky, True)

    def leavings(self, top: int) -> list[Decision]:
        """Return the choices of who holds the token and can do nothing else, with the top card after any penalty."""
        blocks = [Decision("block", seat, self.end(top, lying(seat, self.seats))) for seat in range(1, self.seats)]
        return [Decision("pass", 0, self.end(top, held(0))), *blocks]

    def answers(self, top: int, token: int, partner: int) -> list[Decision]:
        """Return the choices of the token's holder when a green swap has been announced."""
        return [
            Decision("pass", 0, self.swapped(top, token, partner)),
            Decision("cancel", 0, self.end(top, IN_MIDDLE)),
        ]

    def moments(self, top: int, token: int, run: int, risky: bool, saved: bool) -> list[Decision]:
        """Return the choices of the token's holder when another player can discard."""
        holder = token - held(0)
        stopped = fallen(top) if risky and not saved and self._punished else top
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
            found = self._swaps[key] = self._passed(*self._exchanged(top, token, partner))
        return found

    def _exchanged(self, top: int, token: int, partner: int) -> tuple[int, int, Tops]:
        """Return one's top card, the token's place and the others' top cards after a swap."""
        others = list(self._others)
        top, others[partner - 1] = others[partner - 1], top
        mine, theirs = lying(0, self.seats), lying(partner, self.seats)
        if token in (mine, theirs):
            token = IN_MIDDLE if self._comes_off else mine + theirs - token
        return top, token, tuple(others)

    def _passed(self, top: int, token: int, others: Tops) -> Chances:
        """Pass the dice on."""
        if token != IN_MIDDLE:
            place, seat = divmod(token - held(0), self.seats)
            token = held(place * self.seats + (seat - 1) % self.seats)
        chances = self._after((*others, top), token)
        return (chances[-1], *chances[:-1])


def _odds(top: int, dice: int, matter: bool) -> Iterable[tuple[int, float]]:
    """Return the runs that dice make from a top card on, with their chances; one for all where they don't matter."""
    return enumerate(runs(top, dice)) if matter else ((0, 1.0),)


def fallen(top: int) -> int:
    """Return the top card after the penalty."""
    return KLICK if top >= KLICK else 1


def _chosen(choices: Sequence[Decision], seat: int) -> Chances:
    """Return the chances with what a seat chooses: the first of the best, which changes least."""
    return max(choices, key=lambda choice: choice.chances[seat]).chances
