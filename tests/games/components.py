"""What is counted in each game: the pieces that may move and change, but never appear or vanish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any

from boardroom.games.oxixo.rules import State as OxixoState
from tests.core.toy import State as ToyState


def _toy(state: ToyState) -> Hashable:
    cards = Counter(card for pile in (*state.hands, state.pack, state.laid) for card in pile)
    return tuple(sorted(cards.items()))


def _oxixo(state: OxixoState) -> Hashable:
    assert not state.crosses & state.circles, "a cube shows both marks"
    assert not state.dots & state.neutral, "a neutral cube has a dot"
    return (state.crosses | state.circles | state.neutral).bit_count()


COMPONENTS: dict[str, tuple[Callable[[Any], Hashable], Hashable]] = {
    "oxixo": (_oxixo, 25),
    "toy": (_toy, tuple((card, 2) for card in range(1, 7))),
}
