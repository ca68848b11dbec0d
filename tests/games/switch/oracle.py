"""Switch told a second time, as the page tells it: one turn after the other, with piles of cards that change owners.

Nothing here comes from boardroom; the tests hold the two against each other.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import combinations

SHORT = {**dict.fromkeys(range(1, 5), 3), **dict.fromkeys(range(5, 9), 4), **dict.fromkeys(range(9, 17), 5)}
LONG = {**dict.fromkeys(range(1, 8), 3), **dict.fromkeys(range(8, 12), 4), **dict.fromkeys(range(12, 17), 5)}

CHANCE, NOBODY = 0, -1  # who is asked, if it is no player
Story = Generator[tuple[int, list[str]], str]


def makes(number: int, dice: Sequence[int]) -> bool:
    """Tell whether one die, or several added up, are exactly a number."""
    return any(sum(some) == number for size in range(1, len(dice) + 1) for some in combinations(dice, size))


class Table:
    """One game under way. Seats are numbered from 1; decisions and throws are texts as on the page."""

    def __init__(
        self,
        seats: int,
        dice: str = "short",
        green: str = "turn ends",
        blocked_risk: str = "no penalty",
        swapped_token: str = "stays",
        red: str = "turn ends",
        token: str = "three moments",
        coloured_risk: str = "no penalty",
        highest: str = "total",
    ) -> None:
        self.players = list(range(1, seats + 1))
        self.pile = {player: f"pile {player}" for player in self.players}  # whose pile is which
        self.cards = {f"pile {player}": list(range(1, 17)) for player in self.players}
        self.token = "middle"  # or a pile's name, or a player's hand: "hand 2"
        self.table = {"short": SHORT, "long": LONG}[dice]
        self.plays_on = green == "play on"
        self.punishes_blocked = blocked_risk == "penalty"
        self.comes_off = swapped_token == "comes off"
        self.plays_red = red == "play on"
        self.any_time = token == "any time"
        self.punishes_colours = coloured_risk == "penalty"
        self.best_die = highest == "best die"
        self.on_turn = 1
        self.throwing = (5, False)  # how many dice, and whether the Switch die goes with them
        self.winner = 0
        self.happened: list[str] = []  # what happened by itself, or is worth counting
        self.asked, self.choices = NOBODY, [""]
        self._story: Story | None = None

    def begin(self, player: int = 0) -> None:
        """Start the game: with the throws for the start, or with a player's turn."""
        self._story = self.game(player)
        self.asked, self.choices = next(self._story)

    def say(self, text: str) -> None:
        """Take a decision, or throw."""
        assert self._story is not None
        assert self.asked == CHANCE or text in self.choices, text
        try:
            self.asked, self.choices = self._story.send(text)
        except StopIteration:
            self.asked, self.choices = NOBODY, []

    # ---------------------------------------------------------------- what lies where

    def top(self, player: int) -> int:
        """Return the top card of the pile that a player has now; 17 where it is empty."""
        return min(self.cards[self.pile[player]], default=17)

    def holder(self) -> int:
        """Return who has the token in hand, or 0."""
        return int(self.token.removeprefix("hand ")) if self.token.startswith("hand") else 0

    def blocked(self) -> int:
        """Return whose pile the token lies on, or 0."""
        return next((player for player in self.players if self.pile[player] == self.token), 0)

    def others(self, player: int) -> list[int]:
        """Return everybody else."""
        return [other for other in self.players if other != player]

    # ---------------------------------------------------------------- the game

    def game(self, player: int) -> Story:
        """Play until somebody has discarded 16."""
        if not player:
            player = yield from self.start()
        while not self.winner:
            yield from self.turn(player)
            player = player % len(self.players) + 1

    def start(self) -> Generator[tuple[int, list[str]], str, int]:
        """Everyone throws five dice; the equal highest throw again until one is alone."""
        left = self.players
        while len(left) > 1:
            totals = {}
            for player in left:
                _, *dice = (yield CHANCE, []).split()
                totals[player] = sorted(map(int, dice))[::-1] if self.best_die else [sum(map(int, dice))]
            left = [player for player in left if totals[player] == max(totals.values())]
        return left[0]

    def turn(self, me: int) -> Story:
        """Throw, obey the Switch die, discard, and stop or risk; risky once a card has gone."""
        self.on_turn = me
        risky = False
        while True:
            self.throwing = (self.table[self.top(me)], True)
            _, *thrown, face = (yield CHANCE, []).split()
            dice = [int(die) for die in thrown]
            if risky and face in ("r", "g") and self.punishes_colours:
                self.happened.append("punished for a colour")
                self.back(me)
            if face == "r":
                swapped = yield from self.red(me)
                if not swapped:
                    yield from self.last_chance(me)
                if not swapped or not self.plays_red:
                    return
                self.happened.append("on after red")
            if face == "g":
                swapped = yield from self.green(me)
                if swapped or not self.plays_on:
                    return
            if face == "b":
                self.happened.append("freed" if self.blocked() == me else "taken")
                self.token = f"hand {me}"
            if self.blocked() == me:
                self.happened.append("sat out")
                return
            if not makes(self.top(me), dice):
                yield from self.last_chance(me)
                if risky and face in ("g", "r"):
                    self.happened.append("saved by a colour")
                elif risky:
                    self.back(me)
                return
            if self.holder() not in (0, me):
                answer = yield self.holder(), [*(f"block {seat}" for seat in self.others(self.holder())), "pass"]
                if answer != "pass":
                    self.lay(answer)
                    if self.blocked() == me:
                        self.happened.append("blocked in a risk" if risky else "blocked")
                        if risky and face not in ("g", "r") and self.punishes_blocked:
                            self.back(me)
                        return
            word = yield from self.discard(me, dice)
            if word == "stop" or self.winner:
                return
            risky = True

    def discard(self, me: int, dice: list[int]) -> Generator[tuple[int, list[str]], str, str]:
        """Discard at least one card; return how it ended: "stop", "again", or "won"."""
        discarded = False
        while True:
            choices = ["discard"] if makes(self.top(me), dice) else []
            if discarded:
                choices += ["again", "stop"]
            if self.holder() == me:
                choices += [f"block {seat}" for seat in self.others(me)]
            answer = yield me, choices
            if answer == "discard":
                card = self.cards[self.pile[me]].pop(0)
                discarded = True
                if card == 16:
                    self.winner = me
                    return "won"
            elif answer in ("again", "stop"):
                return answer
            else:
                self.lay(answer)
                self.happened.append("laid in turn")

    def last_chance(self, me: int) -> Story:
        """Before a turn ends in which nothing can be done, its player may still lay a token, if that is agreed."""
        if self.any_time and self.holder() == me:
            answer = yield me, [*(f"block {seat}" for seat in self.others(me)), "pass"]
            if answer != "pass":
                self.lay(answer)
                self.happened.append("laid at the end")

    def red(self, me: int) -> Generator[tuple[int, list[str]], str, bool]:
        """Swap with the lowest, if that is lower; return whether it was."""
        lowest = min(self.top(other) for other in self.others(me))
        if lowest >= self.top(me):
            self.happened.append("nobody lower")
            return False
        answer = yield me, [f"swap {other}" for other in self.others(me) if self.top(other) == lowest]
        self.swap(me, int(answer.split()[1]))
        return True

    def green(self, me: int) -> Generator[tuple[int, list[str]], str, bool]:
        """Swap with anybody, or not; the holder of the token may cancel. Return whether a swap was announced."""
        answer = yield me, [*(f"swap {other}" for other in self.others(me)), "keep"]
        if answer == "keep":
            return False
        if self.holder() not in (0, me):
            word = yield self.holder(), ["cancel", "pass"]
            if word == "cancel":
                self.token = "middle"
                self.happened.append("cancelled")
                return True
        self.swap(me, int(answer.split()[1]))
        return True

    def swap(self, one: int, other: int) -> None:
        """Exchange two piles; a token that lies on one of them goes along or comes off."""
        if self.blocked() in (one, other):
            self.happened.append("token swapped")
            if self.comes_off:
                self.token = "middle"
        self.pile[one], self.pile[other] = self.pile[other], self.pile[one]

    def lay(self, answer: str) -> None:
        """Lay the token on somebody's pile."""
        self.token = self.pile[int(answer.removeprefix("block "))]

    def back(self, me: int) -> None:
        """Take cards back after a risk that failed: all of them, or from the Klick card on."""
        first = 1 if self.top(me) <= 8 else 9
        self.happened.append(f"back to {first}")
        self.cards[self.pile[me]] = list(range(first, 17))
