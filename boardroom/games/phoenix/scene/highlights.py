"""What was remarkable about a game of Phoenix: the best turn and the best hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from boardroom.core.game import Seat
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import PhoenixState
from boardroom.games.phoenix.scene.foresight import worth_now
from boardroom.games.phoenix.tables import LINE
from boardroom.ui.game.naming import short_name
from boardroom.ui.style.translation import translate


def highlights(states: Sequence[PhoenixState], movers: Sequence[Seat], players: Sequence[Player]) -> tuple[str, ...]:
    """Say which turn made a line worth most more, and which hand gave most; the earliest of equals."""
    said = []
    turns = [
        (_worth(after, seat) - worth_now(before)[seat], seat, len(before.done) + 1)
        for (before, after), seat in zip(pairwise(states), movers, strict=True)
        if seat >= 0 and min(map(len, before.lines)) == LINE
    ]
    gained, seat, number = max(turns, key=lambda turn: turn[0], default=(0, 0, 0))
    if gained > 0:
        text = translate("Phoenix", "Best turn: {name}, {points} more, in hand {number}.")
        said.append(text.format(name=short_name(seat, players), points=gained, number=number))
    hands = [(hand.points[seat], seat, at) for at, hand in enumerate(states[-1].done, 1) for seat in (0, 1)]
    points, seat, number = max(hands, key=lambda hand: hand[0], default=(0, 0, 0))
    if points > 0:
        text = translate("Phoenix", "Best hand: {name}, %n points in hand {number}.", "", points)
        said.append(text.format(name=short_name(seat, players), number=number))
    return tuple(said)


def _worth(state: PhoenixState, seat: Seat) -> int:
    """Return what a line is worth after a turn; one that ended the hand has been counted."""
    return worth_now(state)[seat] if state.lines[seat] else state.done[-1].points[seat]
