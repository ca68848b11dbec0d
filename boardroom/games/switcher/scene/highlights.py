"""What was remarkable about a game of El Switcher: most figures in a turn, and how many were blocked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

from boardroom.core.record import Player
from boardroom.games.switcher.scene.words import to_go
from boardroom.games.switcher.state import SwitcherState
from boardroom.ui.game.naming import short_name
from boardroom.ui.style.translation import translate

CHAIN = 2  # figures in a turn that are worth telling


def highlights(states: Sequence[SwitcherState], players: Sequence[Player]) -> tuple[str, ...]:
    """Say who formed most of their own figures in a turn, the earliest of equals, and how often anybody was blocked."""
    said, formed = [], []
    played = [state for state in states if any(state.up)]  # the deal is over
    for seat, turn in groupby(played, key=lambda state: state.seat):
        left = [to_go(state, seat) for state in turn]
        formed.append((sum(after < before for before, after in pairwise(left)), seat))
    figures, seat = max(formed, key=lambda turn: turn[0], default=(0, 0))
    if figures >= CHAIN:
        text = translate("Switcher", "Best turn: {name}, %n figures.", "", figures)
        said.append(text.format(name=short_name(seat, players)))
    blocks = sum(
        bool(after.blocked[seat]) and not before.blocked[seat]
        for before, after in pairwise(played)
        for seat in range(after.seats)
    )
    if blocks:
        said.append(translate("Switcher", "%n figures were blocked.", "", blocks))
    return tuple(said)
