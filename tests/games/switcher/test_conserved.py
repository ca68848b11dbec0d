"""A thousand matches of each number of seats lose no tile, no movement card and no figure card, and make none."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.core.game import CHANCE, NOBODY
from boardroom.games.switcher.state import Form, SwitcherState
from tests.games.switcher.board import GAME, SEATS, lively, start
from tests.games.switcher.components import COMPONENTS

BATCHES, SIZE = 25, 40
COUNT, WHOLE = COMPONENTS


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("seats", SEATS)
def test_a_thousand_matches_conserve_all_components(seats: int, batch: int) -> None:
    for number in range(batch * SIZE, (batch + 1) * SIZE):
        rng = Random(f"{seats} {number}")
        state = start(seats, deck=6, first=1 + number % seats)
        formed = [0] * seats
        while (turn := GAME.turn(state)) != NOBODY:
            assert COUNT(state) == WHOLE
            check_cards(state, formed)
            move = GAME.chance(state, rng) if turn == CHANCE else lively(state, rng)
            if isinstance(move, Form):
                formed[turn] += 1
            state = GAME.apply(state, move)
        assert COUNT(state) == WHOLE
        check_cards(state, formed)


def check_cards(state: SwitcherState, formed: list[int]) -> None:
    """Check that each seat's cards are in the deck, in the sector, or formed."""
    for seat, count in enumerate(formed):
        assert state.left(seat) + state.sector(seat) + count == 6
