"""Scores, intervals and Elo against numbers worked out elsewhere."""

from __future__ import annotations

from math import inf

import pytest

from boardroom.ai.tally import Tally, elo, wilson


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.7, 10, 0.3968, 0.8922), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)],
)
def test_wilson(score: float, games: int, low: float, high: float) -> None:
    assert wilson(score, games) == pytest.approx((low, high), abs=1e-4)


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0.5, 0) == (0, 1)
    assert Tally().score == 0.5
    assert Tally().decisive_interval == (0, 1)


def test_elo() -> None:
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo(0.25) == pytest.approx(-190.85, abs=0.01)
    assert (elo(0), elo(1)) == (-inf, inf)


def test_counting() -> None:
    tally = Tally()
    for share in (1, 1, 0.5, 1 / 3, 0):
        tally.add(share)
    assert (tally.wins, tally.draws, tally.losses, tally.games) == (2, 2, 1, 5)
    assert tally.score == pytest.approx((2 + 5 / 6) / 5)
    assert tally.decisive == pytest.approx(2 / 3)
    low, high = tally.interval
    assert 0 < low < tally.score < high < 1
