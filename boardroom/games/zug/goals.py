"""What a step of a lesson can ask for in Zug."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardroom.books.lessons.goals import Goal
from boardroom.core.game import Seat
from boardroom.games.zug.network import Square
from boardroom.games.zug.selling import score, scoring_locomotives
from boardroom.games.zug.state import ZugState


def enabled(before: ZugState, now: ZugState, seat: Seat, *squares: str) -> bool:
    """Tell whether trains can run over some squares."""
    return all(now.network.enabled(_square(text)) for text in squares)


def served(before: ZugState, now: ZugState, seat: Seat, station: str, tiles: str) -> bool:
    """Tell whether a station serves so many city tiles."""
    return sum(map(len, now.network.served(_square(station)))) >= int(tiles)


def laid(before: ZugState, now: ZugState, seat: Seat, square: str) -> bool:
    """Tell whether something lies on a square."""
    return _square(square) in now.network.tiles


def pulls(before: ZugState, now: ZugState, seat: Seat, square: str) -> bool:
    """Tell whether a locomotive of the seat's would score."""
    return _square(square) in scoring_locomotives(now, seat)


def gained(before: ZugState, now: ZugState, seat: Seat, points: str) -> bool:
    """Tell whether the seat has so many points more than at the beginning."""
    return sum(score(now, seat).values()) - sum(score(before, seat).values()) >= int(points)


def _square(text: str) -> Square:
    x, y = text.split(",")
    return int(x), int(y)


GOALS: Final[Mapping[str, Goal]] = {
    "enabled": enabled,
    "served": served,
    "laid": laid,
    "pulls": pulls,
    "gained": gained,
}
