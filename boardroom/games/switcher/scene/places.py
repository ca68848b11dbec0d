"""Which card lies where in one's hand and in the sectors: those that stay keep their places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from boardroom.core.game import CHANCE, HIDDEN, Event, Seat
from boardroom.core.match import View
from boardroom.games.switcher.state import HAND, SECTOR, DrawCard, EndTurn, Form, Move, Swap, SwitcherState, Up

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


class _Hand:
    """Where the cards of one seat's hand lie, as that seat sees it."""

    def __init__(self) -> None:
        self.cards = [""] * HAND  # the kinds; "" where there is no card
        self.gone = [""] * HAND  # what was played from there in this turn
        self.leaving = -1  # the place whose card is on its way out

    def let_leave(self, kinds: Sequence[str]) -> None:
        """Empty the place whose card is on its way, as soon as a hand of these kinds lacks it."""
        kind = self.cards[self.leaving] if self.leaving >= 0 else ""
        if kind and kinds.count(kind) < self.cards.count(kind):
            self.gone[self.leaving], self.cards[self.leaving], self.leaving = kind, "", -1


class CardPlaces:
    """The places of cards, seen from one seat, from one position to the next; others who look have places of their own.

    Where a table is met in the midst of its game, cards lie as they would if one had watched it from the beginning.
    """

    def __init__(self) -> None:
        self.seats, self.own = 0, 0
        self._viewer: Seat = 0
        self._hands: dict[Seat, _Hand] = {}
        self.sectors = [[""] * SECTOR for _ in range(MOST_SEATS)]

    @property
    def hand(self) -> list[str]:
        """The kinds of the cards in one's hand by their places; "" where there is none."""
        return self._held.cards

    @property
    def gone(self) -> list[str]:
        """What was played from each place in this turn."""
        return self._held.gone

    @property
    def _held(self) -> _Hand:
        return self._hands.setdefault(self._viewer, _Hand())

    def follow(self, view: View[SwitcherState, Move]) -> None:
        """Go on to a position."""
        state, own = view.state, max(0, view.seat)
        if state.seats != self.seats:
            self._hands.clear()
            self.sectors = _sectors_after(view.log)
        self.seats, self.own, self._viewer = state.seats, own, view.seat
        if view.seat not in self._hands:
            self._held.cards = _hand_after(view.log, view.seat)
        held = self._held
        held.let_leave(_kinds(state, own))
        before, held.cards = held.cards, self.hand_in(state)
        played = played_now(view.log, own) if state.seat == own else ()
        for place, (was, kind) in enumerate(zip(before, held.cards, strict=True)):
            gone = was or held.gone[place]
            held.gone[place] = gone if not kind and gone in played else ""
        for seat in range(state.seats):
            self.sectors[seat] = self.sector_in(state, seat)

    def play(self, place: int) -> None:
        """Let the card at a place be the one that goes next: of two that are equal it is this one."""
        self._held.leaving = place

    def hand_in(self, state: SwitcherState) -> list[str]:
        """Return one's hand in a position, from where the cards lie now."""
        return kept(self.hand, _kinds(state, self.own), HAND)

    def sector_in(self, state: SwitcherState, seat: Seat) -> list[str]:
        """Return a sector in a position, from where the cards lie now."""
        blocked = state.blocked[seat]
        return kept(self.sectors[seat], [*state.up[seat], blocked] if blocked else state.up[seat], SECTOR)

    def slot(self, seat: Seat, card: str) -> int:
        """Return the place of a card in its sector."""
        return self.sectors[seat].index(card)


def _kinds(state: SwitcherState, seat: Seat) -> list[str]:
    return [HIDDEN_KIND if kind is HIDDEN else str(kind) for kind in state.hands[seat]]


def _hand_after(log: Sequence[Event[Move]], seat: Seat) -> list[str]:
    """Return where the cards of a seat's hand lie after all that happened."""
    hand = [""] * HAND
    for event in log:
        match event.move:
            case DrawCard(owner, kind) if owner == seat and kind is not HIDDEN and "" in hand:
                hand[hand.index("")] = str(kind)
            case Swap(kind) if event.seat == seat and kind in hand:
                hand[hand.index(kind)] = ""
    return hand


def _sectors_after(log: Sequence[Event[Move]]) -> list[list[str]]:
    """Return where everybody's figure cards lie after all that happened."""
    sectors = [[""] * SECTOR for _ in range(MOST_SEATS)]
    for event in log:
        match event.move:
            case Up(seat, card) if "" in sectors[seat]:
                sectors[seat][sectors[seat].index("")] = card
            case Form(card) if card in sectors[event.seat]:
                sectors[event.seat][sectors[event.seat].index(card)] = ""
    return sectors
