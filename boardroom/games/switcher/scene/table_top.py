"""Everything that lies on El Switcher's table, and how it is arranged for a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from boardroom.core.game import CHANCE, HIDDEN, Event, Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.switcher.scene import words
from boardroom.games.switcher.scene.chest import Chest
from boardroom.games.switcher.scene.drawers import Drawer, Spot
from boardroom.games.switcher.scene.geometry import (
    DECK,
    cells_of,
    fan_rect,
    slot_rect,
    tag_rect,
    thread,
    tray_rect,
)
from boardroom.games.switcher.scene.hand import HIDDEN_KIND, FanCard, Flyer, HandCard, Pile, Played
from boardroom.games.switcher.scene.light import Dusk, FigureLight
from boardroom.games.switcher.scene.popover import Popover
from boardroom.games.switcher.scene.sectors import Deck, SectorCard, Tray
from boardroom.games.switcher.scene.tag import EndButton, Tag
from boardroom.games.switcher.state import HAND, SECTOR, Block, Form, Move, State, Swap
from boardroom.games.switcher.tables import CARDS_EACH, CELLS, COLOURS, KINDS
from boardroom.ui.naming import short_name
from boardroom.ui.strokes import Strokes
from boardroom.ui.theme import LIGHT, Theme

MOST_SEATS = 4


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


def last_change(log: Sequence[Event[Move]]) -> Swap | Form | Block | None:
    """Return the last move of a log that one can see on the board."""
    for event in reversed(log):
        if isinstance(event.move, Swap | Form | Block):
            return event.move
    return None


def in_deal(view: View[State, Move]) -> bool:
    """Tell whether the table is still being laid: nobody has moved yet."""
    return all(event.seat == CHANCE for event in view.log)


class TableTop:
    """The things on the table: the chest with its drawers, sectors, hands and piles, and what is drawn over them."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.scene = scene
        self.theme = LIGHT
        self.seats, self.own = 0, 0
        self.players: Sequence[Player] = ()
        self.state: State | None = None
        self.sectors: list[list[str]] = [[""] * SECTOR for _ in range(MOST_SEATS)]
        self.hand = [""] * HAND
        self.gone = [""] * HAND  # what was played from a place of the hand
        self.chest = Chest()
        self.drawers = [Drawer(cell) for cell in range(CELLS)]
        self.spots = [Spot(cell) for cell in range(CELLS)]
        self.trays = [Tray(seat) for seat in range(MOST_SEATS)]
        self.cards = [[SectorCard() for _ in range(SECTOR)] for _ in range(MOST_SEATS)]
        self.decks = [Deck() for _ in range(MOST_SEATS)]
        self.fans = [[FanCard() for _ in range(HAND)] for _ in range(MOST_SEATS)]
        self.hand_cards = [HandCard(place) for place in range(HAND)]
        self.pile, self.played, self.tag, self.button = Pile(), Played(), Tag(), EndButton()
        self.dusk, self.popover = Dusk(), Popover()
        self.last, self.recall, self.reach = Strokes(9.5), Strokes(27), Strokes(26)
        self.hint, self.focus = Strokes(28), Strokes(45)
        self.lights: list[FigureLight] = []
        self._flyers: list[Flyer] = []
        for item in (
            self.chest, *self.drawers, *self.spots, *self.trays, *self.decks, *self.hand_cards, self.pile, self.played,
            self.tag, self.button, self.dusk, self.popover, self.last, self.recall, self.reach, self.hint, self.focus,
            *(card for cards in self.cards for card in cards), *(card for fan in self.fans for card in fan),
        ):  # fmt: skip
            scene.addItem(item)

    # ---------------------------------------------------------------- places

    def tray_place(self, seat: Seat) -> QRectF:
        """Return where a seat's sector lies."""
        return tray_rect(seat, self.own, self.seats)

    def slot_place(self, seat: Seat, slot: int) -> QRectF:
        """Return where a card of a sector lies."""
        return slot_rect(self.tray_place(seat), slot)

    def slot_of(self, seat: Seat, card: str) -> int:
        """Return the place of a card in its sector."""
        return self.sectors[seat].index(card)

    def card_place(self, seat: Seat, card: str) -> QRectF:
        """Return where a card lies."""
        return self.slot_place(seat, self.slot_of(seat, card))

    def deck_place(self, seat: Seat) -> QRectF:
        """Return where a seat's deck lies."""
        return self.slot_place(seat, DECK)

    # ---------------------------------------------------------------- a position

    def stand(self, view: View[State, Move], players: Sequence[Player], theme: Theme) -> None:
        """Put everything where a position has it."""
        self.land()
        state, own = view.state, max(0, view.seat)
        if (state.seats, own) != (self.seats, self.own):
            self.sectors = [[""] * SECTOR for _ in range(MOST_SEATS)]
            self.hand, self.gone = [""] * HAND, [""] * HAND
        self.seats, self.own, self.players, self.state, self.theme = state.seats, own, players, state, theme
        self.chest.theme = theme
        self.chest.update()
        self._stand_drawers(state)
        for seat in range(MOST_SEATS):
            self._stand_sector(state, seat)
        self._stand_hand(state)
        self._stand_piles(state, view.log)
        place = tag_rect(state.seats)
        self.tag.setPos(place.topLeft())
        word = words.colour_word(state.forbidden) if state.forbidden else ""
        self.tag.display(state.forbidden, (words.forbidden_title(), word), state.seats == MOST_SEATS, theme)

    def _stand_drawers(self, state: State) -> None:
        for cell, drawer in enumerate(self.drawers):
            drawer.close()
            drawer.lit = False
            colour = COLOURS[state.colour_at(cell)] if state.tiles else ""
            drawer.display(colour, self.theme, bool(colour) and colour == state.forbidden)

    def _stand_sector(self, state: State, seat: Seat) -> None:
        tray, deck, there = self.trays[seat], self.decks[seat], seat < state.seats
        for item in (tray, deck, *self.cards[seat], *self.fans[seat]):
            item.setVisible(there)
        if not there:
            return
        place = self.tray_place(seat)
        tray.setPos(place.topLeft())
        tray.turn = float(seat == state.seat and not state.ended)
        tray.won = bool(state.ended) and seat in state.winners
        tray.display(short_name(seat, self.players), words.left_words(state, seat), self.theme)
        deck.setPos(self.deck_place(seat).topLeft())
        deck.display(state.left(seat), self.theme, bool(state.decks))
        blocked = state.blocked[seat]
        sector = [*state.up[seat], blocked] if blocked else state.up[seat]
        self.sectors[seat] = kept(self.sectors[seat], sector, SECTOR)
        for slot, (card, name) in enumerate(zip(self.cards[seat], self.sectors[seat], strict=True)):
            card.setPos(self.slot_place(seat, slot).center())
            card.display(name, bool(name) and name == blocked, self.theme, words.blocked_word())
        held = 0 if seat == self.own else len(state.hands[seat])
        for i, fan in enumerate(self.fans[seat]):
            fan.display(fan_rect(place, i, held), self.theme)
            fan.setVisible(i < held)

    def _stand_hand(self, state: State) -> None:
        held = [HIDDEN_KIND if kind is HIDDEN else str(kind) for kind in state.hands[self.own]]
        before, self.hand = self.hand, kept(self.hand, held, HAND)
        for place, (card, was, kind) in enumerate(zip(self.hand_cards, before, self.hand, strict=True)):
            self.gone[place] = "" if kind else was or self.gone[place]
            if state.seat != self.own:
                self.gone[place] = ""
            card.chosen, card.lift = False, 0.0
            card.display(kind, self._hand_words(place), self.theme)

    def _hand_words(self, place: int) -> tuple[str, str]:
        kind, gone = self.hand[place], self.gone[place]
        if not kind:
            known = gone and gone != HIDDEN_KIND
            return (words.kind_words(gone)[0], words.played_word()) if known else ("", "")
        return ("", "") if kind == HIDDEN_KIND else words.kind_words(kind)

    def _stand_piles(self, state: State, log: Sequence[Event[Move]]) -> None:
        played = sum(state.discards)
        pile = len(KINDS) * CARDS_EACH - played - sum(len(hand) for hand in state.hands)
        self.pile.display(words.pile_words(pile), pile, self.theme)
        known = [kind for kind, count in zip(KINDS, state.discards, strict=True) if count]
        swaps = (event.move.kind for event in reversed(log) if isinstance(event.move, Swap))
        top = next(swaps, known[-1]) if known else ""  # a position may come without its past
        self.played.display(words.played_words(played), top, played, self.theme)

    # ---------------------------------------------------------------- cards on their way

    def fly(self, flyer: Flyer) -> None:
        """Let a card be on its way until the table stands again."""
        self._flyers.append(flyer)
        self.scene.addItem(flyer)

    def land(self) -> None:
        """Take away what is still on its way."""
        for flyer in self._flyers:
            self.scene.removeItem(flyer)
        self._flyers = []

    # ---------------------------------------------------------------- light

    def shine(self, groups: Sequence[tuple[tuple[int, ...], Sequence[tuple[Seat, str]]]]) -> bool:
        """Light these groups of cells and the cards that they fit; tell whether that is another light than before."""
        wanted = [cells for cells, _ in groups]
        new = wanted != [light.cells for light in self.lights]
        self.darken()
        for cells, cards in groups:
            threads = [thread(cells, self.tray_place(seat), self.slot_of(seat, card)) for seat, card in cards]
            self.lights.append(FigureLight(self.scene, cells, threads))
        lit = {cell for cells in wanted for cell in cells}
        for drawer in self.drawers:
            drawer.lit = drawer.cell in lit
            drawer.update()
        return new and bool(groups)

    def darken(self) -> None:
        """Put all light out."""
        for light in self.lights:
            light.remove()
        self.lights = []

    def changed_cells(self, change: Swap | Form | Block | None) -> set[int]:
        """Return the cells that a move was about; a figure is a group as it lies now."""
        if isinstance(change, Swap):
            return {change.one, change.other}
        if change is not None and self.state is not None and self.state.tiles:
            return set(cells_of(self.state.group(change.cell)))
        return set()
