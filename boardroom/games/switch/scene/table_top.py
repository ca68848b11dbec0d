"""Everything that lies on Switch's table, and how it is arranged for a position."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from boardroom.core.game import Event, Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.switch.scene import throw_words, words
from boardroom.games.switch.scene.geometry import (
    CARD,
    CUP,
    DIE,
    FELT,
    MIDDLE_SIZE,
    MIDDLE_TOKEN,
    RESTING_DIE,
    SMALL_TILE,
    SMALL_TILE_HIGH,
    SWITCH_DIE,
    SWITCH_PLACE,
    Places,
    die_places,
    resting_places,
    tile_left,
)
from boardroom.games.switch.scene.making import made_by, ways
from boardroom.games.switch.scene.offer import Offer
from boardroom.games.switch.scene.picking import SwitchTarget
from boardroom.games.switch.scene.pieces.cards import THICK, Pile
from boardroom.games.switch.scene.pieces.cup import PLACE as CUP_PLACE
from boardroom.games.switch.scene.pieces.cup import Cup, Makings
from boardroom.games.switch.scene.pieces.dice import IRON, IVORY, PLACES
from boardroom.games.switch.scene.pieces.rail import Rail
from boardroom.games.switch.scene.pieces.sheet import OfferSheet
from boardroom.games.switch.scene.pieces.stations import OwnStation, Placard, Station
from boardroom.games.switch.scene.pieces.sums import Sum, Tone
from boardroom.games.switch.scene.pieces.token import Token
from boardroom.games.switch.scene.pieces.tray import Tray
from boardroom.games.switch.state import MIDDLE, Move, SwitchState, Throw
from boardroom.games.switch.tables import DICE, LAST, START_DICE
from boardroom.ui.game.naming import short_name
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.theme import LIGHT, Theme
from boardroom.ui.table.cards import CardFlight
from boardroom.ui.table.overlay_lines import Strokes
from boardroom.ui.table.table_dice import TableDie

MOST_SEATS = 4
LIES, FLIES = 10.0, 26.0  # how high dice are among the things on the table: in the tray, and above the piles


def own_seat(view: View[SwitchState, Move], players: Sequence[Player]) -> Seat:
    """Return whose pile lies large: one's own; where people share a screen, that of who throws or answers a swap."""
    people = [seat for seat, player in enumerate(players) if player.kind == "human"]
    viewer = view.seat if view.seat >= 0 else people[0] if people else 0
    busy = view.turn if view.state.phase == "swapping" and view.turn in people else view.state.thrower
    return busy if len(people) > 1 and busy in people else viewer


class Lying(NamedTuple):
    """How a die lies: where, which value up, and how it is turned."""

    at: QPointF
    value: int
    degrees: int
    quarter: int


def throws_in(log: Sequence[Event[Move]]) -> int:
    """Count the throws of a log: each lies in its own way."""
    return sum(isinstance(event.move, Throw) for event in log)


def laid_out(dice: tuple[int, ...], face: str, number: int) -> tuple[list[Lying], Lying | None]:
    """Return how the dice of a throw come to lie, and the Switch die; always the same for the same throw."""
    rng = Random(f"{number} {dice} {face}")
    made = [
        Lying(at + QPointF(rng.uniform(-5, 5), rng.uniform(-5, 5)), value, rng.randrange(-28, 29), rng.randrange(4))
        for at, value in zip(die_places(len(dice), not face), dice, strict=True)
    ]
    if not face:
        return made, None
    return made, Lying(SWITCH_PLACE, PLACES[face], rng.choice((-1, 1)) * rng.randrange(8, 22), 0)


class SwitchTop:
    """The things on the table: the tray with its dice, piles, stations, the token and the sheet."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.scene = scene
        self.theme = LIGHT
        self.places = Places()
        self.players: Sequence[Player] = ()
        self.state: SwitchState | None = None
        self.own: Seat = 0
        self.over = False  # somebody has won, perhaps because others gave up
        self.throws = 0
        self.poised = False  # the dice of the throw that comes next have stood in the cup
        self.tray, self.sum, self.sheet, self.rail, self.token = Tray(), Sum(), OfferSheet(), Rail(), Token()
        self.cup, self.makings = Cup(), Makings()
        self.dice = [TableDie(IVORY, DIE, LIES, FLIES) for _ in range(START_DICE)]
        self.resting = [TableDie(IVORY, RESTING_DIE, LIES, FLIES) for _ in range(2)]
        self.switch_die = TableDie(IRON, SWITCH_DIE, LIES, FLIES)
        self.piles = [Pile() for _ in range(MOST_SEATS)]
        self.stations = [Station(seat) for seat in range(MOST_SEATS)]
        self.home = OwnStation()
        self.hint, self.recalled = Strokes(40), Strokes(39)
        self.flight = CardFlight(scene, 30)
        for item in (
            self.tray, self.sum, self.sheet, self.rail, self.token, *self.dice, *self.resting, self.switch_die,
            *self.piles, *self.stations, self.home, self.hint, self.recalled, self.cup, self.makings,
        ):  # fmt: skip
            scene.addItem(item)

    # ---------------------------------------------------------------- places

    def settle(self, places: Places) -> None:
        """Let everything lie in other places, from the next position on."""
        self.places = places
        for item in (self.tray, self.sum, self.sheet, self.rail, self.home, self.makings, *self.stations):
            item.settle(places)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state.seats if self.state is not None else 0

    def place(self, target: SwitchTarget) -> QRectF:
        """Return where something that has a name is."""
        if target.kind == "pile":
            pile = self.pile_place(target.seat)
            deep = max(0, LAST - self.piles[target.seat].card) * THICK * pile.width() / CARD.width()
            return pile.adjusted(0, 0, 0, deep)
        if target.kind == "token":
            at, radius = self.token.pos(), self.token.radius
            return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2.2 * radius)
        if target.kind == "dice":
            return CUP_PLACE.translated(CUP) if self.cup.isVisible() else FELT
        return self.sheet.place(target)

    def pile_place(self, seat: Seat) -> QRectF:
        """Return where a pile's top card lies."""
        return self.places.pile(seat, self.own, self.seats)

    def token_place(self, state: SwitchState) -> tuple[QPointF, float]:
        """Return where the token lies in a position, and its radius."""
        if state.blocked != MIDDLE:
            return self.places.laid_token(state.blocked, self.own, state.seats)
        if state.holder != MIDDLE:
            return self.places.held_token(state.holder, self.own, state.seats)
        return MIDDLE_TOKEN, MIDDLE_SIZE

    def tile_place(self, seat: Seat, card: int) -> QRectF:
        """Return where a card's tile is on the rail of a seat."""
        if seat == self.own:
            return self.places.tile(card)
        corner = self.places.station(seat, self.own, self.seats).topLeft() + self.stations[seat].rail
        return QRectF(corner.x() + tile_left(card, False), corner.y(), SMALL_TILE, SMALL_TILE_HIGH)

    def dice_of(self, card: int) -> int:
        """Return how many dice a card asks for."""
        assert self.state is not None
        return DICE[self.state.options.dice][min(card, LAST) - 1]

    # ---------------------------------------------------------------- a position

    def stand(self, view: View[SwitchState, Move], players: Sequence[Player], theme: Theme) -> None:
        """Put everything where a position has it."""
        self.flight.land()
        state = view.state
        self.state, self.players, self.theme = state, players, theme
        self.own, self.throws = self._own(view), throws_in(view.log)
        self.over = view.outcome is not None
        self._stand_dice(state)
        for seat in range(MOST_SEATS):
            there = seat < state.seats
            self.piles[seat].setVisible(there)
            self.stations[seat].setVisible(there and seat != self.own)
            if there:
                self.stand_pile(state, seat)
                self.stand_station(state, seat)
        self.token.theme = theme
        self.put_token_back()
        self._explain(state)

    def put_token_back(self) -> None:
        """Let the token lie where the position has it."""
        assert self.state is not None
        self.token.raise_to(0.0)
        self.token.lie(*self.token_place(self.state))

    def _own(self, view: View[SwitchState, Move]) -> Seat:
        """Return whose pile lies large."""
        return own_seat(view, self.players)

    def _stand_dice(self, state: SwitchState) -> None:
        self.tray.display(words.resting_words(state), self.theme)
        self.put_cup_away()
        self.lay(state.dice, state.face)
        self.sum.name_face(words.face_word(state.face), words.face_meaning(state.face))

    def lay(self, dice: tuple[int, ...], face: str) -> None:
        """Let the dice of a throw lie, and the others rest."""
        thrown, switch = laid_out(dice, face, self.throws)
        for die, lying in zip(self.dice, thrown, strict=False):
            die.lie(*lying)
        for die in self.dice[len(thrown) :]:
            die.setVisible(False)
        self.switch_die.setVisible(switch is not None)
        if switch is not None:
            self.switch_die.lie(*switch)
        self._rest(START_DICE - len(dice) if dice else 0)

    def _rest(self, count: int) -> None:
        """Let some dice rest that aren't thrown."""
        places = resting_places(count)
        for i, die in enumerate(self.resting):
            die.setVisible(i < len(places))
            if i < len(places):
                die.lie(places[i], (3, 5)[i], (0, -9)[i], i)

    def show_cup(self, hot: bool, point_out: bool) -> None:
        """Let the dice stand in the cup till they are thrown, and say what makes the card."""
        state = self.state
        assert state is not None
        for die in (*self.dice, self.switch_die):
            die.setVisible(False)
        self.sum.name_face("", "")
        self._rest(START_DICE - state.dice_count)
        self.tray.display(words.resting_words(state, cup=True), self.theme)
        self.cup.stand(state.dice_count, True, 4.0 if hot else 0.0)
        card = state.tops[state.seat]
        made = ways(card, state.dice_count)[: throw_words.WAYS] if point_out and state.blocked != state.seat else ()
        note = throw_words.makes_note(card, state.dice_count)
        self.makings.display(throw_words.makes_words(card), made, note, throw_words.cup_words())

    def put_cup_away(self) -> None:
        """Let nothing stand in the tray."""
        self.cup.setVisible(False)
        self.makings.setVisible(False)

    def stand_pile(self, state: SwitchState, seat: Seat) -> None:
        """Put a pile at its place."""
        self.piles[seat].display(self.pile_place(seat), state.tops[seat], self.dice_of(state.tops[seat]), self.theme)

    def stand_station(self, state: SwitchState, seat: Seat) -> None:
        """Say at a place who sits there."""
        name = short_name(seat, self.players)
        turn = ("",) if self.over else words.turn_forms(state, seat, self.players)
        token = state.holder == seat
        notes = words.token_notes(state, seat, self.players)
        note = notes[-1:] if self.over else notes  # at the end only who has it
        placard = Placard(name, words.left_forms(state, seat), turn, note)
        if seat == self.own:
            self.home.display(seat, placard, token, self.theme)
            return
        station = self.stations[seat]
        station.lie(self.places.station(seat, self.own, state.seats))
        station.display(placard, state.tops[seat], token, words.klick_label(), self.theme)

    def _explain(self, state: SwitchState) -> None:
        """Let everything explain itself when the pointer rests on it."""
        for seat in range(state.seats):
            said = words.pile_tip(state, seat, self.players)
            set_tip(self.piles[seat], said)
            set_tip(self.stations[seat], said)
        set_tip(self.rail, words.rail_tip(state, self.own))
        set_tip(self.token, words.token_tip(state, self.players))
        set_tip(self.switch_die, words.face_tip(state.face))
        for die in self.resting:
            set_tip(die, words.resting_tip())

    def show_offer(self, offer: Offer, hot: SwitchTarget | None) -> None:
        """Say on the sheet what can be decided, with one button looked at."""
        self.sheet.display(offer, hot, self.theme, self.places.sheet(self.seats))
        told = [*self.sheet.unsaid, *([words.risk_tip()] if offer.odds else [])]
        set_tip(self.sheet, "\n".join(told))

    def show_sum(self, said: str, tone: Tone, card: int) -> None:
        """Spell out over the dice what makes a card, and light those dice; or say something of all of them."""
        assert self.state is not None
        used = made_by(card, self.state.dice) if card else ()
        for i, die in enumerate(self.dice):
            die.light(i in used)
        self.sum.display(said, tone, [self.dice[i].pos() for i in used], self.theme)
