"""What is counted in Switch, cards and the token: they may move and change, but never appear or vanish."""

from __future__ import annotations

from collections.abc import Hashable

from boardroom.games.switch.state import MIDDLE, SwitchState


def count(state: SwitchState) -> Hashable:
    cards = [{*range(1, top)} | {*range(top, 17)} for top in state.tops]  # what has gone belongs to its pile
    assert all(len(pile) == 16 for pile in cards), "a pile has a card too many"
    assert state.tops.count(17) == (state.phase == "over"), "whoever has no card left has won"
    assert len(state.dice) in (0, 3, 4, 5)
    places = [place for place in (state.holder, state.blocked) if place != MIDDLE]
    return len(places) or 1  # or in the middle


COMPONENTS = count, 1
