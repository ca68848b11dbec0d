"""What was remarkable about a game of Switch: the longest chain and the deepest fall."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

from boardroom.core.record import Player
from boardroom.games.switch.state import SwitchState
from boardroom.ui.game.naming import short_name
from boardroom.ui.style.translation import translate

CHAIN, FALL = 2, 2  # cards in a turn, and places that a pile goes back, that are worth telling


def highlights(states: Sequence[SwitchState], players: Sequence[Player]) -> tuple[str, ...]:
    """Say who discarded most in a turn, and whose pile went back furthest; the earliest of equals."""
    said = []
    chains = []
    for seat, turn in groupby(states, key=lambda state: state.seat):
        steps = [after.tops[seat] - before.tops[seat] for before, after in pairwise(turn) if _alone(before, after)]
        chains.append((steps.count(1), seat))
    cards, seat = max(chains, key=lambda chain: chain[0], default=(0, 0))
    if cards >= CHAIN:
        text = translate("Switch", "Longest chain: {name}, %n cards in a turn.", "", cards)
        said.append(text.format(name=short_name(seat, players)))
    falls = [
        (before.tops[before.seat] - after.tops[before.seat], before.seat, before.tops[before.seat])
        for before, after in pairwise(states)
        if _alone(before, after)
    ]
    deep, seat, top = max(falls, key=lambda fall: fall[0], default=(0, 0, 0))
    if deep >= FALL:
        text = translate("Switch", "Deepest fall: {name}, from {top} back to {card}.")
        said.append(text.format(name=short_name(seat, players), top=top, card=top - deep))
    return tuple(said)


def _alone(before: SwitchState, after: SwitchState) -> bool:
    """Tell whether only the pile of the player on turn has changed: no swap."""
    return sum(one != other for one, other in zip(before.tops, after.tops, strict=True)) == 1
