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
from boardroom.games.switch.scene import words
from boardroom.games.switch.scene.cards import Flyer, Pile
from boardroom.games.switch.scene.dice import PLACES, Die
from boardroom.games.switch.scene.geometry import (
    DIE,
    MIDDLE_TOKEN,
    RESTING_DIE,
    SMALL_TILE,
    SMALL_TILE_HIGH,
    SWITCH_DIE,
    SWITCH_PLACE,
    die_places,
    held_token,
    laid_token,
    pile_place,
    resting_places,
    station_place,
    tile_left,
    tile_rect,
)
from boardroom.games.switch.scene.making import made_by
from boardroom.games.switch.scene.picking import own_seat
from boardroom.games.switch.scene.rail import Rail
from boardroom.games.switch.scene.sheet import Sheet
from boardroom.games.switch.scene.stations import RAIL as STATION_RAIL
from boardroom.games.switch.scene.stations import OwnStation, Placard, Station
from boardroom.games.switch.scene.sums import Sum, Tone
from boardroom.games.switch.scene.token import Token
from boardroom.games.switch.scene.tray import Tray
from boardroom.games.switch.state import MIDDLE, Move, State, Throw
from boardroom.games.switch.tables import DICE, LAST, START_DICE
from boardroom.ui.naming import short_name
from boardroom.ui.strokes import Strokes
from boardroom.ui.theme import LIGHT, Theme

MOST_SEATS = 4


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


class TableTop:
    """The things on the table: the tray with its dice, piles, stations, the token and the sheet."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.scene = scene
        self.theme = LIGHT
        self.players: Sequence[Player] = ()
        self.state: State | None = None
        self.own: Seat = 0
        self.over = False  # somebody has won, perhaps because others gave up
        self.throws = 0
        self.tray, self.sum, self.sheet, self.rail, self.token = Tray(), Sum(), Sheet(), Rail(), Token()
        self.dice = [Die("ivory", DIE) for _ in range(START_DICE)]
        self.resting = [Die("ivory", RESTING_DIE) for _ in range(2)]
        self.switch_die = Die("switch", SWITCH_DIE)
        self.piles = [Pile() for _ in range(MOST_SEATS)]
        self.stations = [Station(seat) for seat in range(MOST_SEATS)]
        self.home = OwnStation()
        self.hint, self.recall, self.focus = Strokes(40), Strokes(39), Strokes(45)
        self._flyers: list[Flyer] = []
        for item in (
            self.tray, self.sum, self.sheet, self.rail, self.token, *self.dice, *self.resting, self.switch_die,
            *self.piles, *self.stations, self.home, self.hint, self.recall, self.focus,
        ):  # fmt: skip
            scene.addItem(item)

    # ---------------------------------------------------------------- places

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state.seats if self.state is not None else 0

    def pile_place(self, seat: Seat) -> QRectF:
        """Return where a pile's top card lies."""
        return pile_place(seat, self.own, self.seats)

    def token_place(self, state: State) -> tuple[QPointF, float]:
        """Return where the token lies in a position, and its radius."""
        if state.blocked != MIDDLE:
            return laid_token(state.blocked, self.own, state.seats)
        if state.holder != MIDDLE:
            return held_token(state.holder, self.own, state.seats)
        return MIDDLE_TOKEN, 30.0

    def tile_place(self, seat: Seat, card: int) -> QRectF:
        """Return where a card's tile is on the rail of a seat."""
        if seat == self.own:
            return tile_rect(card)
        corner = station_place(seat, self.own, self.seats).topLeft() + STATION_RAIL
        return QRectF(corner.x() + tile_left(card, False), corner.y(), SMALL_TILE, SMALL_TILE_HIGH)

    def dice_of(self, card: int) -> int:
        """Return how many dice a card asks for."""
        assert self.state is not None
        return DICE[self.state.options.dice][min(card, LAST) - 1]

    # ---------------------------------------------------------------- a position

    def stand(self, view: View[State, Move], players: Sequence[Player], theme: Theme) -> None:
        """Put everything where a position has it."""
        self.land()
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
        self.token.raise_to(0.0)
        self.token.lie(*self.token_place(state))

    def _own(self, view: View[State, Move]) -> Seat:
        """Return whose pile lies large."""
        return own_seat(view, self.players)

    def _stand_dice(self, state: State) -> None:
        self.tray.display(words.resting_words(state), self.theme)
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
        places = resting_places(START_DICE - len(dice) if dice else 0)
        for i, die in enumerate(self.resting):
            die.setVisible(i < len(places))
            if i < len(places):
                die.lie(places[i], (3, 5)[i], (0, -9)[i], i)

    def stand_pile(self, state: State, seat: Seat) -> None:
        """Put a pile at its place."""
        self.piles[seat].display(self.pile_place(seat), state.tops[seat], self.dice_of(state.tops[seat]), self.theme)

    def stand_station(self, state: State, seat: Seat) -> None:
        """Say at a place who sits there."""
        name = short_name(seat, self.players)
        turn = "" if self.over else words.turn_words(state, seat, self.players)
        token = state.holder == seat
        note = words.token_note(state, seat, self.players)
        placard = Placard(name, words.left_words(state, seat), turn, note)
        if seat == self.own:
            self.home.display(seat, placard, token, self.theme)
            return
        station = self.stations[seat]
        station.setPos(station_place(seat, self.own, state.seats).topLeft())
        station.display(placard, state.tops[seat], token, words.klick_label(), self.theme)

    def show_sum(self, said: str, tone: Tone, card: int) -> None:
        """Spell out over the dice what makes a card, and light those dice; or say something of all of them."""
        assert self.state is not None
        used = made_by(card, self.state.dice) if card else ()
        for i, die in enumerate(self.dice):
            die.light(i in used)
        self.sum.display(said, tone, [self.dice[i].pos() for i in used], self.theme)

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
