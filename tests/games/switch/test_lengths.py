"""How long matches are, so that a change that makes them drag, or makes them a matter of three throws, is noticed."""

from __future__ import annotations

from functools import cache
from random import Random
from statistics import mean

import pytest

from boardroom.games.switch.state import SwitchState
from tests.games.switch.board import OPTIONS, SEATS, anyhow, match_states, simply


def turns(states: list[SwitchState]) -> int:
    """Count the turns of a match: each begins with a throw that isn't a risk."""
    return sum(state.phase == "throw" and not state.risky for state in states)


@cache
def lengths(seats: int, dice: str) -> list[int]:
    """Return how many turns three hundred matches took."""
    return [turns(match_states(seats, Random(f"{seed}"), simply, dice=dice)) for seed in range(300)]


@pytest.mark.parametrize("dice", ["short", "long"])
@pytest.mark.parametrize(("seats", "fewest", "most"), [(2, 11, 20), (3, 14, 28), (4, 17, 35)])
def test_simple_play_takes_as_many_turns_as_expected(seats: int, fewest: int, most: int, dice: str) -> None:
    """On average, give or take one turn: three hundred matches say no more exactly."""
    assert fewest - 1 <= mean(lengths(seats, dice)) <= most + 1
    assert max(lengths(seats, dice)) <= 240


def test_the_long_table_is_longer() -> None:
    assert mean(lengths(2, "long")) > mean(lengths(2, "short")) + 3


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ", ".join(options.values()))
def test_matches_end_by_themselves_however_they_are_played(seats: int, options: dict[str, str]) -> None:
    """There is no limit of turns, and none is needed."""
    for seed in range(3):
        assert turns(match_states(seats, Random(f"{seats} {seed}"), anyhow, **options)) < 2000
