"""What a person does on the table, step by step: a tile, a turning and a square; or a wagon, a station and a city."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Final, Literal, NamedTuple

from boardroom.core.game import CHANCE, HIDDEN, Seat
from boardroom.core.match import View
from boardroom.games.zug.network import Laid, Square
from boardroom.games.zug.rules import BARE, Draw, Move, Pass, Place, Sell, State
from boardroom.games.zug.tables import TILES

Stage = Literal["idle", "tile", "square", "source", "pass", "factory", "station", "city"]
Answer = Literal["", "chosen", "refused", "changed"]
Kind = Literal[
    "hand", "square", "bare", "pass", "pile", "nearer", "further", "all", "map", "walk", "next", "last", "left", "right"
]
FACE_DOWN: Final = "?"


class Target(NamedTuple):
    """Something that can be pointed at or pressed."""

    kind: Kind
    at: int = -1  # the place in the hand
    square: Square = (0, 0)


def hand_of(view: View[State, Move]) -> tuple[list[str], bool]:
    """Return the tiles to show in the hand, one just drawn last, and whether there is such a one."""
    state = view.state
    seat = view.seat if view.seat >= 0 else state.seat
    hand = [FACE_DOWN if tile is HIDDEN else str(tile) for tile in state.hands[seat]]
    last = view.log[-1] if view.log else None
    if view.seat >= 0 and last is not None and last.seat == CHANCE and state.phase == "place" and state.seat == seat:
        drawn = last.move.tile if isinstance(last.move, Draw) else HIDDEN
        if drawn in hand:
            hand.remove(str(drawn))
            return [*hand, str(drawn)], True
    return hand, False


class Picking:
    """Where a person is in choosing a move. It knows no mouse, no keys and no pictures."""

    def __init__(self) -> None:
        self.view: View[State, Move] | None = None
        self.acting = False
        self.hand: list[str] = []
        self.drawn = False  # whether the last tile of the hand was drawn just now
        self.held = -1
        self.turn = 0
        self.pointed: Target | None = None
        self.cursor: Square = (0, 0)  # the square that the keyboard was on last
        self.ghost: Square | None = None  # where the held tile would lie
        self.laid: Laid | None = None  # a tile that lies already, and still needs a token
        self.factory: Square | None = None
        self.station: Square | None = None
        self._fits: dict[str, dict[Square, list[int]]] = {}
        self._sells: list[Sell] = []
        self._moves: frozenset[Move] = frozenset()

    def begin(self, view: View[State, Move], acting: bool) -> None:
        """Look at a position, perhaps to move in it."""
        self.view, self.acting = view, acting and bool(view.moves)
        self.hand, self.drawn = hand_of(view)
        self.held, self.turn, self.pointed, self.ghost = -1, 0, None, None
        self.laid = self.factory = self.station = None
        moves = view.moves if self.acting else ()
        self._moves = frozenset(moves)
        self._sells = [move for move in moves if isinstance(move, Sell)]
        self._fits = {}
        for move in moves:
            if isinstance(move, Place):
                turns = self._fits.setdefault(move.laid.name, {}).setdefault(move.laid.square, [])
                if move.laid.turn not in turns:
                    turns.append(move.laid.turn)

    @property
    def state(self) -> State:
        """The position that is chosen in."""
        assert self.view is not None
        return self.view.state

    @property
    def seat(self) -> Seat:
        """Who chooses."""
        return self.state.seat

    @property
    def stage(self) -> Stage:
        """What is to be chosen next."""
        if not self.acting:
            return "idle"
        if self._sells:
            if self.station is not None:
                return "city"
            return "factory" if self.factory is None else "station"
        if not self._fits:
            return "pass"
        if self.laid is not None:
            return "source"
        return "square" if self.held >= 0 else "tile"

    # ---------------------------------------------------------------- what can be done

    @property
    def name(self) -> str:
        """The tile in the hand that is held, or nothing."""
        return self.hand[self.held] if self.held >= 0 else ""

    def fits(self, name: str) -> dict[Square, list[int]]:
        """Return where a tile fits, and in which turnings."""
        return self._fits.get(name, {})

    @property
    def held_laid(self) -> Laid | None:
        """The held tile as it would lie."""
        if self.laid is not None:
            return self.laid
        return Laid(*self.ghost, self.name, self.turn) if self.held >= 0 and self.ghost is not None else None

    @property
    def fitting(self) -> bool:
        """Whether the held tile fits as it is held."""
        laid = self.held_laid
        return laid is not None and laid.turn in self.fits(laid.name).get(laid.square, ())

    def sources(self) -> tuple[Square, ...]:
        """Return where a token could be taken back from for the tile that lies already."""
        if self.laid is None:
            return ()
        return tuple(
            move.source
            for move in self._moves
            if isinstance(move, Place) and move.laid == self.laid and isinstance(move.source, tuple)
        )

    def lit(self) -> tuple[Square, ...]:
        """Return the squares that can be chosen now, from the upper left."""
        stage = self.stage
        found: Iterable[Square] = ()
        if stage == "square":
            found = self.fits(self.name)
        elif stage == "source":
            found = self.sources()
        elif stage == "factory":
            found = {sale.factory for sale in self._sells}
        elif stage == "station":
            found = {sale.station for sale in self._sells if sale.factory == self.factory}
        elif stage == "city":
            found = {s.city for s in self._sells if (s.factory, s.station) == (self.factory, self.station)}
        return tuple(sorted(found, key=reading))

    def sales_of(self, factory: Square) -> tuple[Sell, ...]:
        """Return the sales of one wagon."""
        return tuple(sale for sale in self._sells if sale.factory == factory)

    @property
    def pointed_square(self) -> Square | None:
        """The square that is pointed at."""
        return self.pointed.square if self.pointed is not None and self.pointed.kind == "square" else None

    @property
    def considered(self) -> Move | None:
        """The move that a press would make now, as far as it is known."""
        stage, at = self.stage, self.pointed_square
        laid = self.held_laid
        if stage == "square" and laid is not None and self.fitting:
            move = Place(laid)
            return move if move in self._moves else Place(laid, BARE)
        if stage == "source" and laid is not None:
            if at is not None and Place(laid, at) in self._moves:
                return Place(laid, at)
            return Place(laid, BARE)
        if stage == "city" and self.factory is not None and self.station is not None:
            sale = Sell(self.factory, self.station, at) if at is not None else None
            return sale if sale in self._moves else None
        return Pass() if stage == "pass" else None

    # ---------------------------------------------------------------- what a person does

    def point(self, target: Target | None) -> None:
        """Look at something; a held tile goes along, and turns so that it fits where it can."""
        self.pointed = target
        if target is not None and target.kind == "square":
            self.cursor = target.square
        if self.stage == "square":
            at = self.pointed_square
            turns = self.fits(self.name).get(at) if at is not None else None
            if turns is None:
                self.ghost = None
            elif at != self.ghost:
                self.ghost = at
                if self.turn not in turns:
                    number = TILES[self.name].turnings
                    self.turn = min(turns, key=lambda turn: (turn - self.turn) % number)

    def hold(self, place: int) -> None:
        """Take a tile of the hand, or put it back."""
        again = place == self.held
        self.laid = self.ghost = None
        self.held, self.turn = (-1, 0) if again else (place, 0)

    def rotate(self, way: int) -> bool:
        """Turn the held tile; tell whether there is one that looks different then."""
        if self.stage != "square" or TILES[self.name].turnings < 2:
            return False
        self.turn = (self.turn + way) % TILES[self.name].turnings
        return True

    def press(self, target: Target) -> tuple[Answer, Move | None]:
        """Do what a press on something means."""
        if not self.acting:
            return "", None
        stage = self.stage
        if target.kind == "hand" and stage in ("tile", "square", "source") and 0 <= target.at < len(self.hand):
            self.hold(target.at)
            return "changed", None
        if target.kind == "pass" and stage == "pass":
            return "chosen", Pass()
        if target.kind == "bare" and stage == "source" and self.laid is not None:
            return "chosen", Place(self.laid, BARE)
        if target.kind != "square":
            return "", None
        if stage == "square":
            return self._press_square(target)
        if stage == "source" and self.laid is not None:
            move = Place(self.laid, target.square)
            return ("chosen", move) if move in self._moves else ("refused", move)
        if stage in ("factory", "station", "city"):
            return self._press_sale(target.square)
        return "", None

    def _press_square(self, target: Target) -> tuple[Answer, Move | None]:
        seen = self.ghost == target.square
        self.point(target)
        laid = self.held_laid
        if laid is None:
            return "refused", Place(Laid(*target.square, self.name, self.turn))
        if not seen:  # a finger has no hover: first it shows, then it lays
            return "changed", None
        if not self.fitting:
            return "refused", Place(laid)
        if Place(laid) in self._moves:
            return "chosen", Place(laid)
        if not any(isinstance(move, Place) and move.laid == laid and move.source != BARE for move in self._moves):
            return "chosen", Place(laid, BARE)
        self.laid, self.pointed = laid, None
        return "changed", None

    def _press_sale(self, square: Square) -> tuple[Answer, Move | None]:
        factories = {sale.factory for sale in self._sells}
        if square in factories and square != self.factory:
            self.factory, self.station = square, None
            self._choose_only_station()
            return "changed", None
        if self.factory is None:
            return "refused", Sell(square, square, square)
        stations = {sale.station for sale in self.sales_of(self.factory)}
        if square in stations and square != self.station:
            self.station = square
            self._point_at_only_city()
            return "changed", None
        if self.station is None:
            return "refused", Sell(self.factory, square, square)
        move = Sell(self.factory, self.station, square)
        if square in (self.factory, self.station):
            cities = self.lit()
            if len(cities) == 1:  # the way has been seen: a press on any part of it will do
                return "chosen", Sell(self.factory, self.station, cities[0])
            return "", None
        return ("chosen", move) if move in self._moves else ("refused", move)

    def _choose_only_station(self) -> None:
        assert self.factory is not None
        stations = {sale.station for sale in self.sales_of(self.factory)}
        if len(stations) == 1:
            self.station = stations.pop()
            self._point_at_only_city()

    def _point_at_only_city(self) -> None:
        cities = self.lit()
        if len(cities) == 1:
            self.pointed = Target("square", square=cities[0])
            self.cursor = cities[0]

    def let_go(self) -> bool:
        """Go one step back; tell whether there was one."""
        if self.laid is not None:
            self.ghost, self.laid = self.laid.square, None
        elif self.held >= 0:
            self.held, self.ghost = -1, None
        elif self.station is not None:
            single = self.factory is not None and len({s.station for s in self.sales_of(self.factory)}) == 1
            self.station = None
            if single:
                self.factory = None
        elif self.factory is not None:
            self.factory = None
        else:
            return False
        return True

    # ---------------------------------------------------------------- by keys

    def walk(self, right: int, up: int) -> None:
        """Go to the nearest of what can be chosen in a direction, or from tile to tile where nothing can."""
        places: Sequence[Square] = self.lit() or tuple(self.state.network.tiles)
        if self.pointed_square is None and self.cursor in places:
            self.point(Target("square", square=self.cursor))
            return
        x, y = self.cursor
        best = min(
            (at for at in places if (at[0] - x) * right + (at[1] - y) * up > 0),
            key=lambda at: hypot(at[0] - x, at[1] - y) + 1.5 * abs((at[0] - x) * up - (at[1] - y) * right),
            default=min(places, key=lambda at: hypot(at[0] - x, at[1] - y)),
        )
        self.point(Target("square", square=best))

    def step(self, way: int) -> bool:
        """Go to the next or last of what can be chosen now; tell whether there is one."""
        stops = self.stops()
        now = self.pointed
        edge = 0 if way > 0 else len(stops) - 1
        index = stops.index(now) + way if now in stops else edge
        if not 0 <= index < len(stops):
            return False
        self.point(stops[index])
        return True

    def stops(self) -> list[Target]:
        """List what Tab goes through."""
        stage = self.stage
        if stage == "tile":
            return [Target("hand", place) for place in range(len(self.hand))]
        stops = [Target("square", square=square) for square in self.lit()]
        if stage == "source":
            stops.append(Target("bare"))
        elif stage == "pass":
            stops.append(Target("pass"))
        return stops


def reading(square: Square) -> tuple[int, int]:
    """Return a key that sorts squares as one reads: from the upper left."""
    return -square[1], square[0]
