"""What is counted in Phoenix, cubes, pawns and cards: they may move and change, but never appear or vanish."""

from __future__ import annotations

from collections.abc import Hashable

from boardroom.games.phoenix.rules import PhoenixState
from boardroom.games.phoenix.tables import CARDS, COLOURS


def count(state: PhoenixState) -> Hashable:
    """Count what lies on the table and what must be in bag and pile to make it whole: too many of one are too many."""
    pawns, cards = "".join(state.lines), [*state.discards, *state.hands[0], *state.hands[1]]
    assert set(cards) <= set(CARDS)
    assert set(pawns) | set(state.cubes) <= set(COLOURS)
    return (
        sum(max(1, state.cubes.count(colour)) for colour in COLOURS),
        sum(max(5, pawns.count(colour)) for colour in COLOURS),
        sum(max(n, cards.count(card)) for card, n in CARDS.items()),
        len(cards) + state.left,
    )


COMPONENTS = count, (6, 30, 50, 50)
