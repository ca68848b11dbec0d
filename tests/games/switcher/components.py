"""What is counted in El Switcher, tiles and cards: they may move and change, but never appear or vanish."""

from __future__ import annotations

from collections.abc import Hashable

from boardroom.games.switcher.state import SwitcherState, counts_of
from boardroom.games.switcher.tables import DECKS


def count(state: SwitcherState) -> Hashable:
    tiles = state.tiles or (0x1FF, 0x1FF << 9, 0x1FF << 18, 0x1FF << 27)  # or still in the bag
    for seat, deck in enumerate(state.decks):
        sector = [*state.up[seat], *filter(None, [state.blocked[seat]])]
        assert len(set(sector)) == len(sector) <= 3
        assert state.drawn[seat].issuperset(sector)
        assert state.drawn[seat].issubset(DECKS[deck]), "a card of another deck"
        assert state.left(seat) >= 0
    assert isinstance(state.pile, tuple)
    held = counts_of([kind for hand in state.hands for kind in hand])
    cards = tuple(map(sum, zip(state.pile, state.discards, held, strict=True)))
    return sum(tiles), tuple(cells.bit_count() for cells in tiles), cards, min(state.pile) >= 0


COMPONENTS = count, ((1 << 36) - 1, (9,) * 4, (7,) * 7, True)
