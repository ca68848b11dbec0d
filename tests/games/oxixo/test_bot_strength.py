"""What the arena measured of Oxixo's levels, which the new-game dialog shows."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from boardroom.ai.bot import LEVELS
from boardroom.ai.tally import wilson


@pytest.mark.parametrize("kind", ["levels", "teams"])
def test_the_measured_strength_is_what_was_asked_for(kind: str) -> None:
    """Each level wins at least 65 % of the decisive games against the one below, over a hundred games."""
    file = resources.files("boardroom.games") / "oxixo" / "strength.json"
    measured = json.loads(file.read_text(encoding="utf-8"))
    assert "boardroom arena oxixo" in measured["how"]
    assert set(measured[kind]) == {str(level) for level in LEVELS[1:]}
    for level, games in measured[kind].items():
        assert games["beats"] == int(level) - 1
        assert games["games"] == games["wins"] + games["draws"] + games["losses"] >= 100
        assert games["wins"] >= 0.65 * (games["wins"] + games["losses"])
        assert games["score"] == pytest.approx((games["wins"] + games["draws"] / 2) / games["games"], abs=0.005)
        assert (games["low"], games["high"]) == pytest.approx(wilson(games["score"], games["games"]), abs=0.01)
