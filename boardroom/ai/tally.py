"""Counting games: scores, how sure they are, and the Elo difference they amount to."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log10, sqrt
from typing import Final

Z: Final = 1.959964  # standard deviations to either side that hold 95 %
_SURE: Final = 1e-9  # a share of one or of nothing, for floats

Interval = tuple[float, float]


def wilson(score: float, games: int) -> Interval:
    """Return the 95 % interval of a rate; with drawn games it is a little wider than need be."""
    if games == 0:
        return 0.0, 1.0
    middle = score + Z * Z / (2 * games)
    reach = Z * sqrt(score * (1 - score) / games + Z * Z / (4 * games * games))
    width = 1 + Z * Z / games
    # Rounding must not put the rate itself outside.
    return max(0.0, min(score, (middle - reach) / width)), min(1.0, max(score, (middle + reach) / width))


def elo(score: float) -> float:
    """Return the Elo difference that makes one expect a score; infinite for all and nothing."""
    if score <= 0:
        return -inf
    return inf if score >= 1 else 400 * log10(score / (1 - score))


@dataclass(slots=True)
class Tally:
    """One contestant's games. A win is an unshared first place, a draw a shared one."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    points: float = 0.0

    def add(self, share: float) -> None:
        """Count a game by the share of the win."""
        self.points += share
        if share > 1 - _SURE:
            self.wins += 1
        elif share < _SURE:
            self.losses += 1
        else:
            self.draws += 1

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """The points for each game; a half before there is any."""
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> Interval:
        """Where the true score lies, with 95 % certainty."""
        return wilson(self.score, self.games)

    @property
    def decisive(self) -> float:
        """The share of the games that somebody won which were won; a half before there is any."""
        return self.wins / (self.wins + self.losses) if self.wins + self.losses else 0.5

    @property
    def decisive_interval(self) -> Interval:
        """Where the true share of wins lies, with 95 % certainty."""
        return wilson(self.decisive, self.wins + self.losses)
