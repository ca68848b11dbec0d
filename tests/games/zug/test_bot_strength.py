"""What the arena measured of Zug's levels, which the new-game dialog shows."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from boardroom.ai.bot import LEVELS
from boardroom.ai.tally import wilson

FILE = resources.files("boardroom.games") / "zug" / "strength.json"
MEASURED: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


def check(games: dict[str, Any]) -> None:
    """Check that the numbers of one measurement belong together."""
    assert games["games"] == games["wins"] + games["draws"] + games["losses"]
    assert (games["low"], games["high"]) == pytest.approx(wilson(games["score"], games["games"]), abs=0.001)


@pytest.mark.parametrize("level", LEVELS[1:])
def test_each_level_beats_the_one_below(level: int) -> None:
    """By at least 60 %, over a hundred games of two."""
    games = MEASURED["levels"][str(level)]
    check(games)
    assert games["beats"] == level - 1
    assert games["games"] >= 100
    assert games["score"] == pytest.approx((games["wins"] + games["draws"] / 2) / games["games"], abs=0.001)
    assert games["score"] >= 0.6


def test_a_master_beats_whoever_is_greedy() -> None:
    games = MEASURED["greedy"]
    check(games)
    assert games["score"] >= 0.75


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_master_among_strong_players_wins_its_share_at_least(seats: int) -> None:
    games = MEASURED["tables"][str(seats)]
    check(games)
    assert games["beats"] == 4
    assert games["score"] >= 1 / seats


def test_it_says_how_it_was_measured() -> None:
    assert "boardroom arena zug" in MEASURED["how"]
    assert set(MEASURED["levels"]) == {str(level) for level in LEVELS[1:]}
