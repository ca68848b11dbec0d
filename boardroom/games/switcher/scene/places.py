"""Which card lies where in one's hand and in the sectors: those that stay keep their places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from boardroom.core.game import CHANCE, HIDDEN, Event, Seat
from boardroom.core.match import View
from boardroom.games.switcher.state import HAND, SECTOR, EndTurn, Move, Swap, SwitcherState

MOST_SEATS: Final = 4
HIDDEN_KIND: Final = "?"


def kept(before: Sequence[str], now: Sequence[str], places: int) -> list[str]:
    """Return cards by places: those that stay keep theirs, new ones fill the gaps, "" is an empty place."""
    left = Counter(now)
    made = []
    for card in [*before, *[""] * places][:places]:
        stays = bool(card) and left[card] > 0
        left[card] -= stays
        made.append(card if stays else "")
    for card in now:
        if left[card] > 0:
            left[card] -= 1
            made[made.index("")] = card
    return made


def played_now(log: Sequence[Event[Move]], seat: Seat) -> list[str]:
    """Return the movement cards that a seat has played in the turn under way."""
    turn = takewhile(lambda event: event.seat in (seat, CHANCE) and event.move != EndTurn(), reversed(log))
    return [event.move.kind for event in turn if isinstance(event.move, Swap)]


class CardPlaces:
    """The places of cards, seen from one seat, from one position to the next."""

    def __init__(self) -> None:
        self.seats, self.own = 0, 0
        self._clear()

    def _clear(self) -> None:
        self.hand = [""] * HAND  # the kinds; "" where there is no card
        self.gone = [""] * HAND  # what was played from there in this turn
        self.sectors = [[""] * SECTOR for _ in range(MOST_SEATS)]

    def follow(self, view: View[SwitcherState, Move]) -> None:
        """Go on to a position."""
        state, own = view.state, max(0, view.seat)
        if (state.seats, own) != (self.seats, self.own):
            self._clear()
        self.seats, self.own = state.seats, own
        before, self.hand = self.hand, self.hand_in(state)
        played = played_now(view.log, own) if state.seat == own else ()
        for place, (was, kind) in enumerate(zip(before, self.hand, strict=True)):
            gone = was or self.gone[place]
            self.gone[place] = gone if not kind and gone in played else ""
        for seat in range(state.seats):
            self.sectors[seat] = self.sector_in(state, seat)

    def hand_in(self, state: SwitcherState) -> list[str]:
        """Return one's hand in a position, from where the cards lie now."""
        held = [HIDDEN_KIND if kind is HIDDEN else str(kind) for kind in state.hands[self.own]]
        return kept(self.hand, held, HAND)

    def sector_in(self, state: SwitcherState, seat: Seat) -> list[str]:
        """Return a sector in a position, from where the cards lie now."""
        blocked = state.blocked[seat]
        return kept(self.sectors[seat], [*state.up[seat], blocked] if blocked else state.up[seat], SECTOR)

    def slot(self, seat: Seat, card: str) -> int:
        """Return the place of a card in its sector."""
        return self.sectors[seat].index(card)
