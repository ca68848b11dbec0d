"""What a step of a lesson can ask for in Phoenix."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardroom.books.lessons.goals import Goal
from boardroom.core.game import NOBODY, Seat
from boardroom.games.phoenix.nearness import cards_to_sort
from boardroom.games.phoenix.rules import PhoenixState
from boardroom.games.phoenix.tables import points


def first(before: PhoenixState, now: PhoenixState, seat: Seat) -> bool:
    """Tell whether the seat's line was sorted first, and the hand is over."""
    return _first(before, now) == seat


def helped(before: PhoenixState, now: PhoenixState, seat: Seat) -> bool:
    """Tell whether the other line was sorted first."""
    return _first(before, now) == 1 - seat


def unchanged(before: PhoenixState, now: PhoenixState, seat: Seat) -> bool:
    """Tell whether a card has gone without effect: it was discarded, or moved what looks alike."""
    played = len(now.discards) > len(before.discards)
    return played and (now.lines, now.cubes) == (before.lines, before.cubes)


def worth(before: PhoenixState, now: PhoenixState, seat: Seat, number: str) -> bool:
    """Tell whether the seat's line is worth so many points, as it stands."""
    return points(now.lines[seat], first=False) >= int(number)


def near(before: PhoenixState, now: PhoenixState, seat: Seat, cards: str) -> bool:
    """Tell whether the seat's line is so few cards from sorted."""
    return _far(now, seat) <= int(cards)


def hindered(before: PhoenixState, now: PhoenixState, seat: Seat) -> bool:
    """Tell whether the other line has come further from sorted."""
    return _far(now, 1 - seat) > _far(before, 1 - seat)


def _first(before: PhoenixState, now: PhoenixState) -> Seat:
    return now.done[-1].first if len(now.done) > len(before.done) else NOBODY


def _far(state: PhoenixState, seat: Seat) -> int:
    """Return how many cards a line is from sorted; one that lies no more has been."""
    return cards_to_sort(state.lines[seat], state.cubes) if state.lines[seat] else 0


GOALS: Final[Mapping[str, Goal]] = {
    "first": first,
    "helped": helped,
    "unchanged": unchanged,
    "worth": worth,
    "near": near,
    "hindered": hindered,
}
