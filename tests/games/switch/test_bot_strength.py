"""What was measured of Switch's levels, which the new-game dialog shows."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from boardroom.ai.bot import LEVELS
from boardroom.ai.tally import wilson

MEASURED = json.loads((resources.files("boardroom.games") / "switch" / "strength.json").read_text(encoding="utf-8"))


def counted(games: dict[str, Any]) -> dict[str, Any]:
    """Return what was counted, which must add up."""
    assert games["draws"] == 0
    assert games["games"] == games["wins"] + games["losses"] >= 400
    assert games["score"] == pytest.approx(games["wins"] / games["games"], abs=0.001)
    assert (games["low"], games["high"]) == pytest.approx(wilson(games["score"], games["games"]), abs=0.001)
    return games


@pytest.mark.parametrize(
    ("kind", "least"), [("levels", 0.55), ("long", 0.55), ("three seats", 0.55 * 2 / 3), ("four seats", 0.55 * 2 / 4)]
)
def test_each_level_is_stronger_than_the_one_below(kind: str, least: float) -> None:
    """Over 400 games or more; alone among others of the level below, a seat has its fair share to beat."""
    assert "boardroom arena switch" in MEASURED["how"]
    assert set(MEASURED[kind]) == {str(level) for level in LEVELS[1:]}
    for level, games in MEASURED[kind].items():
        assert counted(games)["score"] >= least
        assert games["beats"] == int(level) - 1
        assert games["low"] > least / 1.1  # the fair share


@pytest.mark.parametrize("player", ["dice", "dice and swaps"])
def test_the_master_beats_whoever_dares_when_the_chance_is_above_one_half(player: str) -> None:
    assert "tests.games.switch.half" in MEASURED["how"]
    assert counted(MEASURED["half"][player])["score"] >= 0.6
