"""What is counted in Oxixo, cubes: they may move and change, but never appear or vanish."""

from __future__ import annotations

from collections.abc import Hashable

from boardroom.games.oxixo.rules import OxixoState


def count(state: OxixoState) -> Hashable:
    assert not state.crosses & state.circles, "a cube shows both marks"
    assert not state.dots & state.neutral, "a neutral cube has a dot"
    return (state.crosses | state.circles | state.neutral).bit_count()


COMPONENTS = count, 25
