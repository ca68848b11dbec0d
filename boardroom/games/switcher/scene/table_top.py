"""Everything that lies on El Switcher's table, and how it is arranged for a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF

from boardroom.core.game import CHANCE, Event, Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.switcher.scene import words
from boardroom.games.switcher.scene.geometry import DECK, FAN_CARD, TablePlan, cells_of, fan_rect, thread
from boardroom.games.switcher.scene.pieces.chest import CHEST_BOX, LETTERS, chest_picture, inlays
from boardroom.games.switcher.scene.pieces.clock import ClockRing
from boardroom.games.switcher.scene.pieces.drawers import Drawer, DrawerRing
from boardroom.games.switcher.scene.pieces.figure_cards import card_box, deck_picture
from boardroom.games.switcher.scene.pieces.hand import HandCard
from boardroom.games.switcher.scene.pieces.light import DUSK_BOX, Breath, FigureLight
from boardroom.games.switcher.scene.pieces.movement_cards import (
    FAN_BOX,
    back_picture,
    pile_box,
    pile_picture,
    played_picture,
)
from boardroom.games.switcher.scene.pieces.popover import Popover
from boardroom.games.switcher.scene.pieces.preview import SwapPreview
from boardroom.games.switcher.scene.pieces.sectors import Sector, SectorCard, fits_head
from boardroom.games.switcher.scene.pieces.tag import button_box, tag_box, tag_picture
from boardroom.games.switcher.scene.places import HIDDEN_KIND, MOST_SEATS, CardPlaces
from boardroom.games.switcher.state import HAND, SECTOR, BlockCard, Form, Move, Swap, SwitcherState
from boardroom.games.switcher.tables import CELLS, COLOURS, KINDS
from boardroom.ui.game.naming import short_name
from boardroom.ui.style.theme import LIGHT, Theme
from boardroom.ui.table.cards import CardFlight
from boardroom.ui.table.overlay_lines import Strokes
from boardroom.ui.table.picture_item import PictureItem
from boardroom.ui.table.scene import GameScene


def last_change(log: Sequence[Event[Move]]) -> Swap | Form | BlockCard | None:
    """Return the last move of a log that one can see on the board."""
    for event in reversed(log):
        if isinstance(event.move, Swap | Form | BlockCard):
            return event.move
    return None


def in_deal(view: View[SwitcherState, Move]) -> bool:
    """Tell whether the table is still being laid: nobody has moved yet."""
    return all(event.seat == CHANCE for event in view.log)


class SwitcherTop:
    """The things on the table: the chest with its drawers, sectors, hands and piles, and what is drawn over them."""

    def __init__(self, scene: GameScene[SwitcherState, Move], places: CardPlaces) -> None:
        self.scene, self.places = scene, places
        self.theme = LIGHT
        self.players: Sequence[Player] = ()
        self.state: SwitcherState | None = None
        self.change: Swap | Form | BlockCard | None = None  # the last move that one can see on the board
        self.letters = LETTERS  # the size of the coordinates
        self.inlays = inlays(0.0)  # where they stand
        self.chest = PictureItem(CHEST_BOX, 1)
        self.drawers = [Drawer(cell) for cell in range(CELLS)]
        self.rings = [DrawerRing(cell) for cell in range(CELLS)]
        self.trays = [Sector(seat) for seat in range(MOST_SEATS)]
        self.cards = [[SectorCard() for _ in range(SECTOR)] for _ in range(MOST_SEATS)]
        self.decks = [PictureItem(card_box(), 11) for _ in range(MOST_SEATS)]
        self.fans = [[PictureItem(FAN_BOX, 9) for _ in range(HAND)] for _ in range(MOST_SEATS)]
        self.hand_cards = [HandCard(place) for place in range(HAND)]
        self.plan = TablePlan()
        self.pile, self.played = PictureItem(pile_box(1.0), 10), PictureItem(pile_box(1.0), 10)
        self.tag, self.button = PictureItem(tag_box(self.plan), 13), PictureItem(button_box(self.plan), 10)
        self.dusk, self.popover = PictureItem(DUSK_BOX, 24), Popover()
        self.last, self.recall, self.hint = Strokes(9.5), Strokes(27), Strokes(28)
        self.preview, self.clock = SwapPreview(), ClockRing()
        self.lights: list[FigureLight] = []
        self.breath = Breath(scene, self.lights)
        self.flight = CardFlight(scene, 35)
        for item in (
            self.chest, *self.drawers, *self.rings, *self.trays, *self.decks, *self.hand_cards, self.pile, self.played,
            self.tag, self.button, self.dusk, self.popover, self.last, self.recall, self.hint,
            *(card for cards in self.cards for card in cards), *(card for fan in self.fans for card in fan),
            self.preview, self.clock,
        ):  # fmt: skip
            scene.addItem(item)

    # ---------------------------------------------------------------- places

    def tray_place(self, seat: Seat) -> QRectF:
        """Return where a seat's sector lies."""
        return self.plan.tray_rect(seat, self.places.own, self.places.seats)

    def slot_place(self, seat: Seat, slot: int) -> QRectF:
        """Return where a card of a sector lies."""
        return self.plan.slot_rect(self.tray_place(seat), slot)

    def card_place(self, seat: Seat, card: str) -> QRectF:
        """Return where a card lies."""
        return self.slot_place(seat, self.places.slot(seat, card))

    def deck_place(self, seat: Seat) -> QRectF:
        """Return where a seat's deck lies."""
        return self.slot_place(seat, DECK)

    # ---------------------------------------------------------------- a position

    def stand(
        self, view: View[SwitcherState, Move], players: Sequence[Player], theme: Theme, coordinates: bool, text: float
    ) -> None:
        """Put everything where a position has it."""
        self.flight.land()
        state = view.state
        self.players, self.state, self.theme = players, state, theme
        self.plan = self._plan(state, text)
        self.change = last_change(view.log)
        letters = self.letters * text if coordinates else 0.0
        self.chest.display(partial(chest_picture, theme, letters))
        self.inlays = inlays(letters)
        self._stand_drawers(state)
        for seat in range(MOST_SEATS):
            self._stand_sector(state, seat)
        self._stand_hand()
        self._stand_piles(state, view.log)
        self._stand_tag(state)
        self.clock.stand(self.plan.clock, theme, text)

    def _plan(self, state: SwitcherState, text: float) -> TablePlan:
        """TablePlan the table for a size of text, and for names that may be long."""
        heads = ((short_name(seat, self.players), words.left_words(state, seat)) for seat in range(state.seats))
        return TablePlan(text, stacked=text > 1 or not all(fits_head(*head) for head in heads))

    def _stand_drawers(self, state: SwitcherState) -> None:
        for cell, drawer in enumerate(self.drawers):
            drawer.close()
            drawer.lit = False
            colour = COLOURS[state.colour_at(cell)] if state.tiles else ""
            drawer.display(colour, self.theme, bool(colour) and colour == state.forbidden)

    def _stand_sector(self, state: SwitcherState, seat: Seat) -> None:
        tray, deck = self.trays[seat], self.decks[seat]
        if seat >= state.seats:
            for item in (tray, deck, *self.cards[seat], *self.fans[seat]):
                item.setVisible(False)
            return
        place = self.tray_place(seat)
        tray.setPos(place.topLeft())
        tray.setVisible(True)
        tray.turn = float(seat == state.seat and not state.ended)
        tray.won = bool(state.ended) and seat in state.winners
        tray.display(short_name(seat, self.players), words.left_words(state, seat), self.theme, self.plan)
        deck.setPos(self.deck_place(seat).topLeft())
        deck.setOpacity(1.0)
        side = self.plan.card
        stack = partial(deck_picture, state.left(seat), self.theme, self.plan.text, side)
        deck.display(stack if state.decks else None, card_box(side))
        for slot, (card, name) in enumerate(zip(self.cards[seat], self.places.sectors[seat], strict=True)):
            card.setPos(self.slot_place(seat, slot).center())
            card.display(name, bool(name) and name == state.blocked[seat], self.theme, words.blocked_word(), self.plan)
        held = 0 if seat == self.places.own else len(state.hands[seat])
        for i, fan in enumerate(self.fans[seat]):
            fan.setPos(fan_rect(place, i, held).topLeft())
            fan.display(partial(back_picture, round(FAN_CARD.width()), self.theme) if i < held else None)

    def _stand_hand(self) -> None:
        """Lay the hand; a place that a card was played from in this turn says which."""
        for place, (card, kind) in enumerate(zip(self.hand_cards, self.places.hand, strict=True)):
            card.chosen, card.lift = False, 0.0
            card.display(kind, self._hand_words(place), self.theme, self.plan)

    def _hand_words(self, place: int) -> tuple[str, str]:
        kind, gone = self.places.hand[place], self.places.gone[place]
        if not kind:
            return (words.kind_words(gone)[0], words.played_word()) if gone else ("", "")
        return ("", "") if kind == HIDDEN_KIND else words.kind_words(kind)

    def _stand_piles(self, state: SwitcherState, log: Sequence[Event[Move]]) -> None:
        layers = min(4, words.pile_size(state))
        self.pile.setPos(self.plan.pile.topLeft())
        self.played.setPos(self.plan.played.topLeft())
        self.pile.display(
            partial(pile_picture, words.pile_words(state), layers, self.theme, self.plan.text), pile_box(self.plan.text)
        )
        known = [kind for kind, count in zip(KINDS, state.discards, strict=True) if count]
        swaps = (event.move.kind for event in reversed(log) if isinstance(event.move, Swap))
        top = next(swaps, known[-1]) if known else ""  # a position may come without its past
        layers = min(3, sum(state.discards))
        self.played.display(
            partial(played_picture, words.played_words(state), top, layers, self.theme, self.plan.text),
            pile_box(self.plan.text),
        )

    def _stand_tag(self, state: SwitcherState) -> None:
        colour = state.forbidden
        self.button.setPos(self.plan.end.topLeft())
        self.tag.setPos(self.plan.tag_rect(state.seats).topLeft())
        if not colour:
            self.tag.display(None)
            return
        said, hanging = (words.forbidden_title(), words.colour_word(colour)), state.seats == MOST_SEATS
        self.tag.display(partial(tag_picture, colour, *said, hanging, self.theme, self.plan), tag_box(self.plan))

    # ---------------------------------------------------------------- light

    def shine(self, groups: Mapping[tuple[int, ...], Sequence[tuple[Seat, str]]]) -> bool:
        """Light these groups of cells and the cards that they fit; tell whether that is another light than before."""
        new = [light.cells for light in self.lights] != list(groups)
        self.darken()
        for cells, cards in groups.items():
            threads = [
                thread(self.plan, cells, self.tray_place(seat), self.places.slot(seat, card)) for seat, card in cards
            ]
            self.lights.append(FigureLight(self.scene, cells, threads, self.inlays))
        lit = {cell for cells in groups for cell in cells}
        for drawer in self.drawers:
            drawer.lit = drawer.cell in lit
            drawer.update()
        return new

    def darken(self) -> None:
        """Put all light out."""
        for light in self.lights:
            light.remove()
        self.lights.clear()

    def changed(self) -> set[int]:
        """Return the cells that the last change was about; a figure is a group as it lies now."""
        if isinstance(self.change, Swap):
            return {self.change.one, self.change.other}
        if self.change is not None and self.state is not None and self.state.tiles:
            return set(cells_of(self.state.group(self.change.cell)))
        return set()
