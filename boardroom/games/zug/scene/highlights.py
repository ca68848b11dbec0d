"""What was remarkable about a game of Zug: who sold most, and how many cities were filled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import pairwise

from boardroom.core.game import NOBODY
from boardroom.core.record import Player
from boardroom.games.zug.network import Square
from boardroom.games.zug.scene.words import full_words
from boardroom.games.zug.state import ZugState
from boardroom.ui.game.naming import short_name
from boardroom.ui.style.translation import translate


def highlights(states: Sequence[ZugState], players: Sequence[Player]) -> tuple[str, ...]:
    """Say who sold most wagons, the earliest of equals, and how much room is left."""
    cities = states[-1].network.city_tiles
    sold = Counter(
        before.seat
        for before, after in pairwise(states)
        if before.phase == "sale" and _full(after, cities) > _full(before, cities)
    )
    if not sold:
        return ()
    ((seat, wagons),) = sold.most_common(1)
    text = translate("Zug", "Most sales: {name}, %n wagons.", "", wagons).format(name=short_name(seat, players))
    return text, f"{full_words(_full(states[-1], cities), len(cities))}."


def _full(state: ZugState, cities: Collection[Square]) -> int:
    return sum(state.token_at(at) != NOBODY for at in cities)
