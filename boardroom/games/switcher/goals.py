"""What a step of a lesson can ask for in El Switcher."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardroom.books.lessons.goals import Goal
from boardroom.core.game import Seat
from boardroom.games.switcher.state import SwitcherState, exchanged, standing
from boardroom.games.switcher.tables import PAIRS


def formed(before: SwitcherState, now: SwitcherState, seat: Seat, *cards: str) -> bool:
    """Tell whether the seat has formed these cards of its own, or any; what comes for them has turned up."""
    done = _sector(before, seat) - _sector(now, seat)
    return not now.due and (done >= {*cards} if cards else bool(done))


def blocked(before: SwitcherState, now: SwitcherState, seat: Seat, owner: str, card: str) -> bool:
    """Tell whether a card of a player, who is numbered as in the notation, has been blocked."""
    return now.blocked[int(owner) - 1] == card != before.blocked[int(owner) - 1]


def coloured(before: SwitcherState, now: SwitcherState, seat: Seat, colour: str) -> bool:
    """Tell whether a figure of this colour has been formed last."""
    return now.forbidden == colour != before.forbidden


def lost(before: SwitcherState, now: SwitcherState, seat: Seat, card: str) -> bool:
    """Tell whether a figure of the seat's stands no more or not yet, and no card in its hand makes it with one swap."""
    if card not in now.up[seat]:
        return False
    boards = [now.tiles, *(exchanged(now.tiles, *pair) for kind in now.hands[seat] for pair in PAIRS[str(kind)])]
    return not any(name == card for board in boards for cells in board for name, _, _ in standing(cells))


def _sector(state: SwitcherState, seat: Seat) -> set[str]:
    """Return the cards that lie before a seat, a blocked one included."""
    return {*state.up[seat], state.blocked[seat]} - {""}


GOALS: Final[Mapping[str, Goal]] = {"formed": formed, "blocked": blocked, "coloured": coloured, "lost": lost}
