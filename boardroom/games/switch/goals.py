"""What a step of a lesson can ask for in Switch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardroom.books.lessons.goals import Goal
from boardroom.core.game import Seat
from boardroom.games.switch.state import SwitchState


def dared(before: SwitchState, now: SwitchState, seat: Seat) -> bool:
    """Tell whether the seat throws again, in its own turn."""
    return now.seat == seat and now.risky and not before.risky


def kept(before: SwitchState, now: SwitchState, seat: Seat, card: str) -> bool:
    """Tell whether the seat's turn has ended with that card on top of its pile."""
    return now.seat != seat and now.tops[seat] == int(card)


def cancelled(before: SwitchState, now: SwitchState, seat: Seat) -> bool:
    """Tell whether a swap that was announced has not come about."""
    return before.phase == "swapping" != now.phase and now.tops == before.tops


def spared(before: SwitchState, now: SwitchState, seat: Seat) -> bool:
    """Tell whether the seat was asked for the token, and still holds it."""
    return before.phase == "moment" != now.phase and now.holder == seat


def freed(before: SwitchState, now: SwitchState, seat: Seat) -> bool:
    """Tell whether the seat's pile was blocked, and no longer is."""
    return before.blocked == seat != now.blocked


GOALS: Final[Mapping[str, Goal]] = {
    "dared": dared,
    "kept": kept,
    "cancelled": cancelled,
    "spared": spared,
    "freed": freed,
}
