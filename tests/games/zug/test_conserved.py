"""A thousand matches of each number of seats end, lose no tile and no token, and score what the final table says."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.core.game import CHANCE, NOBODY
from boardroom.games.zug.state import Sell
from tests.games.zug.board import GAME, SEATS, lively, railway, start
from tests.games.zug.components import COMPONENTS

BATCHES, SIZE = 20, 50
COUNT, WHOLE = COMPONENTS
LAST = {2: 1, 3: 2, 4: 1, 5: 4}  # who lays the last tile, counted from the starter


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("seats", SEATS)
def test_a_thousand_matches_end_conserve_all_components_and_score_the_same(seats: int, batch: int) -> None:
    points = 0
    for number in range(batch * SIZE, (batch + 1) * SIZE):
        rng = Random(f"{seats} {number}")
        first = 1 + number % seats
        state = start(seats, first=first)
        sold = []
        while (turn := GAME.turn(state)) != NOBODY:
            move = GAME.chance(state, rng) if turn == CHANCE else lively(state, rng)
            if isinstance(move, Sell):
                sold.append(GAME.write(move))
            state = GAME.apply(state, move)
            if state.phase != "place":
                assert COUNT(state) == WHOLE
        outcome, rail = GAME.outcome(state), railway(state)
        assert list(outcome.scores) == rail.score(seats, sold)
        assert outcome.reason == rail.reason()
        assert outcome.places == tuple(1 + sum(other > mine for other in outcome.scores) for mine in outcome.scores)
        assert not any(rail.sales(seat) for seat in range(1, seats + 1))
        assert len(state.layout) == 90 or state.passed or any(state.hands)
        assert state.last == (first - 1 + LAST[seats] - 1) % seats or any(state.hands)
        points += sum(outcome.scores)
    assert points > 10 * SIZE, "there is something to count"
