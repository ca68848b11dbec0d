"""A thousand matches of each number of seats lose no card, no pile and no token, and make none."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.core.game import CHANCE, NOBODY
from boardroom.games.switch.state import Act, Move, SwitchState
from boardroom.games.switch.tables import KLICK, LAST
from tests.games.switch.board import GAME, OPTIONS, SEATS, anyhow, simply, start
from tests.games.switch.components import COMPONENTS

BATCHES, SIZE = 10, 100
COUNT, WHOLE = COMPONENTS


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("seats", SEATS)
def test_a_thousand_matches_conserve_all_components(seats: int, batch: int) -> None:
    for number in range(batch * SIZE, (batch + 1) * SIZE):
        rng = Random(f"{seats} {number}")
        state = start(seats, **OPTIONS[number % len(OPTIONS)])
        choose = anyhow if number % 4 == 0 else simply
        while (turn := GAME.turn(state)) != NOBODY:
            assert COUNT(state) == WHOLE
            move = GAME.chance(state, rng) if turn == CHANCE else choose(state, rng)
            after = GAME.apply(state, move)
            check_piles(state, move, after)
            state = after
        assert COUNT(state) == WHOLE


def check_piles(before: SwitchState, move: Move, after: SwitchState) -> None:
    """Check that the piles are as they were, but for one card that went, one fall, or two that changed places."""
    changed = [seat for seat in range(before.seats) if before.tops[seat] != after.tops[seat]]
    if isinstance(move, Act) and move.what in ("swap", "pass") and not before.leaving:
        assert sorted(before.tops) == sorted(after.tops)
        assert len(changed) in (0, 2)
    elif move == Act("discard"):
        assert changed == [before.seat]
        assert after.tops[before.seat] == before.tops[before.seat] + 1 <= LAST + 1
    elif changed:  # a risk that failed
        assert changed == [before.seat]
        assert before.risky
        assert after.tops[before.seat] == (KLICK if before.tops[before.seat] > KLICK else 1)
