"""What a person does on the table, step by step: a tile, a turning and a square; or a wagon, a station and a city."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import hypot, inf
from typing import Final, Literal, NamedTuple

from boardroom.core.game import CHANCE, HIDDEN, Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.zug.network import Laid, Square
from boardroom.games.zug.rules import BARE, DrawTile, Move, Pass, Place, Sell, ZugState
from boardroom.games.zug.scene import words
from boardroom.games.zug.scene.planning import plans
from boardroom.games.zug.scene.survey import Point, all_points
from boardroom.games.zug.tables import TILES
from boardroom.ui.table.picking import Answer, Chosen, Picking, Refused

Stage = Literal["idle", "tile", "square", "source", "pass", "factory", "station", "city"]
Kind = Literal[
    "hand", "square", "bare", "pass", "pile", "stock", "nearer", "further", "all", "map", "left", "right",
    "walk", "last", "next", "point",
]  # fmt: skip
FACE_DOWN: Final = "?"


class ZugTarget(NamedTuple):
    """Something that can be pointed at or pressed."""

    kind: Kind
    at: int = -1  # the place in the hand
    square: Square = (0, 0)

    def __str__(self) -> str:
        if self.kind == "square":
            return f"{self.square[0]},{self.square[1]}"  # as it is written in moves
        return f"hand:{self.at}" if self.kind == "hand" else self.kind


ZOOMING: Final = (ZugTarget("nearer"), ZugTarget("further"), ZugTarget("all"))
TURNING: Final = (ZugTarget("left"), ZugTarget("right"))
_KEYS: Final[dict[str, Kind]] = {
    "+": "nearer", "=": "nearer", "-": "further", "_": "further", "0": "all", "f": "all", "u": "pile"
}  # fmt: skip


def reading(square: Square) -> tuple[int, int]:
    """Return a key that sorts squares as one reads: from the upper left."""
    return -square[1], square[0]


def on_squares(squares: Collection[Square]) -> list[ZugTarget]:
    """Return squares as targets, from the upper left."""
    return [ZugTarget("square", square=square) for square in sorted(squares, key=reading)]


def hand_of(view: View[ZugState, Move]) -> tuple[list[str], bool]:
    """Return the tiles to show in the hand, one just drawn last, and whether there is such a one."""
    state = view.state
    seat = view.seat if view.seat >= 0 else state.seat
    hand = [FACE_DOWN if tile is HIDDEN else str(tile) for tile in state.hands[seat]]
    last = view.log[-1] if view.log else None
    if view.seat >= 0 and last is not None and last.seat == CHANCE and state.phase == "place" and state.seat == seat:
        drawn = last.move.tile if isinstance(last.move, DrawTile) else HIDDEN
        if drawn in hand:
            hand.remove(str(drawn))
            return [*hand, str(drawn)], True
    return hand, False


class ZugPicking(Picking[ZugState, Move, ZugTarget]):
    """Lays a tile, or sells a wagon; and looks at the unseen tiles, or through the points of a game that is over."""

    def __init__(self) -> None:
        super().__init__()
        self.hand: list[str] = []
        self.drawn = False  # whether the last tile of the hand was drawn just now
        self.held = -1
        self.turn = 0
        self.cursor: Square = (0, 0)  # the square that was looked at last
        self.ghost: Square | None = None  # where the held tile would lie
        self.at_once = False  # whether a tile lies for good as soon as it is put down
        self.loose = False  # whether the held tile is put down there, and can still be turned, moved and taken back
        self.laid: Laid | None = None  # a tile that lies already, and still needs a token
        self.factory: Square | None = None
        self.station: Square | None = None
        self.points: tuple[Point, ...] = ()  # of a game that is over
        self.walk_at = -1  # which of them is shown
        self.unseen = False  # whether the unseen tiles are shown
        self.studied: Square | None = None  # the tile that one asks about: what it reaches, and what it lacks
        self.floating: tuple[ZugTarget, ...] = ()  # what the table shows where there is room: the arrows, the small map
        self._fits: dict[str, dict[Square, list[int]]] = {}
        self._sells: list[Sell] = []
        self._moves: frozenset[Move] = frozenset()

    def begin(self, view: View[ZugState, Move], players: Sequence[Player], acting: bool) -> None:
        """Look at a position, perhaps to move in it."""
        if self.view is None or self.view.state != view.state:
            self.walk_at = -1
            self.points = all_points(view.state, view.log) if view.state.phase == "over" else ()
        super().begin(view, players, acting)
        self.unseen = self.unseen and self.building and view.seat >= 0
        self.hand, self.drawn = hand_of(view)
        self.held, self.turn, self.ghost, self.loose = -1, 0, None, False
        self.laid = self.factory = self.station = self.studied = None
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
    def seat(self) -> Seat:
        """Who chooses."""
        return self.state.seat

    @property
    def viewer(self) -> Seat:
        """Who looks on."""
        return self.view.seat if self.view is not None else -1

    @property
    def building(self) -> bool:
        """Whether tiles are still laid."""
        return self.state.phase not in ("sale", "over")

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

    # ---------------------------------------------------------------- what there is

    def targets(self) -> Sequence[ZugTarget]:
        """List the hand, the squares from the upper left, and what else there is to press or to know."""
        return (*self.below(), *on_squares({*self.state.network.tiles, *self._lit()}), *self.above())

    def below(self) -> list[ZugTarget]:
        """List what lies below the mat while tiles are laid."""
        if not self.building:
            return []
        hand = [ZugTarget("hand", place) for place, name in enumerate(self.hand) if name != FACE_DOWN]
        return [*hand, ZugTarget("pile"), *([ZugTarget("stock")] if self.viewer >= 0 else [])]

    def above(self) -> list[ZugTarget]:
        """List what lies over the mat, and the walk through the points."""
        action = [ZugTarget(self.action)] if self.action is not None else []
        point = [ZugTarget("point")] if self.walk_at >= 0 else []
        return [*action, *ZOOMING, *self.floating, *point, *self.walking]

    @property
    def action(self) -> Literal["pass", "bare"] | None:
        """What the one button does that a choice needs now."""
        return "pass" if self.stage == "pass" else "bare" if self.stage == "source" else None

    @property
    def walking(self) -> tuple[ZugTarget, ...]:
        """What there is to press for a walk through the points."""
        if not self.points:
            return ()
        return (ZugTarget("walk"),) if self.walk_at < 0 else (ZugTarget("last"), ZugTarget("next"))

    def name(self, target: ZugTarget) -> str:
        return words.target_name(self, target)

    def prompt(self) -> tuple[str, str]:
        return words.prompt(self)

    def enabled(self, target: ZugTarget) -> bool:
        match target.kind:
            case "square":
                return self.lights(target.square) or self.studies(target.square)
            case "hand":
                return self.stage in ("tile", "square", "source")
            case "pile":
                return self.viewer >= 0
            case _:
                return target.kind not in ("stock", "map", "point")

    @property
    def held_name(self) -> str:
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
        return Laid(*self.ghost, self.held_name, self.turn) if self.held >= 0 and self.ghost is not None else None

    @property
    def put(self) -> ZugTarget | None:
        """The square on which the held tile lies loosely."""
        if not self.loose or self.laid is not None or self.ghost is None:
            return None
        return ZugTarget("square", square=self.ghost)

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

    def sales_of(self, factory: Square) -> tuple[Sell, ...]:
        """Return the sales of one wagon."""
        return tuple(sale for sale in self._sells if sale.factory == factory)

    def _lit(self) -> Collection[Square]:
        match self.stage:
            case "square":
                return self.fits(self.held_name)
            case "source":
                return self.sources()
            case "factory":
                return {sale.factory for sale in self._sells}
            case "station":
                return {sale.station for sale in self._sells if sale.factory == self.factory}
            case "city":
                way = self.factory, self.station
                return {sale.city for sale in self._sells if (sale.factory, sale.station) == way}
            case _:
                return ()

    def studies(self, square: Square) -> bool:
        """Tell whether one can ask about a square now: nothing is in the hand, and nothing is sold."""
        return self.stage in ("idle", "tile", "pass") and plans(self.state, square)

    def lights(self, square: Square) -> bool:
        """Tell whether a square can be chosen now."""
        return square in self._lit()

    def lit(self) -> tuple[Square, ...]:
        """Return the squares that can be chosen now, from the upper left."""
        return tuple(sorted(self._lit(), key=reading))

    @property
    def pointed_square(self) -> Square | None:
        """The square that is pointed at."""
        return self.pointed.square if self.pointed is not None and self.pointed.kind == "square" else None

    @property
    def considered(self) -> Move | None:
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

    def way(self, move: Move) -> Sequence[ZugTarget]:
        match move:
            case Place(laid):
                tiles = [ZugTarget("hand", place) for place, name in enumerate(self.hand) if name == laid.name]
                return [*tiles[:1], ZugTarget("square", square=laid.square)]
            case Sell(factory, station, city):
                return [ZugTarget("square", square=square) for square in (factory, station, city)]
            case Pass():
                return [ZugTarget("pass")]
        return ()

    @property
    def holding(self) -> bool:
        return self.held >= 0 or self.factory is not None

    def picked_up(self, target: ZugTarget) -> bool:
        if target.kind == "hand":
            return target.at == self.held
        return target.kind == "square" and (
            target == self.put or target.square == self.studied or target.square in (self.factory, self.station)
        )

    # ---------------------------------------------------------------- what a person does

    def point(self, target: ZugTarget | None) -> bool:
        """Look at something; a held tile goes along, and turns so that it fits where it can."""
        changed = super().point(target)
        at = self.pointed_square
        if at is not None:
            self.cursor = at
        if self.stage == "square" and not self.loose and target not in TURNING:
            turns = self.fits(self.held_name).get(at) if at is not None else None
            if turns is None:
                self.ghost = None
            elif at is not None and at != self.ghost:
                self._hover(at)
        return changed

    def _hover(self, at: Square) -> None:
        """Hold the tile over a square, turned so that it fits there."""
        turns, number = self.fits(self.held_name)[at], TILES[self.held_name].turnings
        self.ghost = at
        if self.turn not in turns:
            self.turn = min(turns, key=lambda turn: (turn - self.turn) % number)

    def rotate(self, way: int) -> bool:
        """Turn the held tile; tell whether there is one that looks different then."""
        if self.stage != "square" or TILES[self.held_name].turnings < 2:
            return False
        self.turn = (self.turn + way) % TILES[self.held_name].turnings
        return True

    def go_to_point(self, number: int) -> None:
        """Show one of the points of a game that is over; before the first and after the last there is none."""
        self.walk_at = number if 0 <= number < len(self.points) else -1

    def looks(self, target: ZugTarget) -> bool:
        if target.kind == "square":
            return self.studies(target.square)
        return target.kind in ("pile", "walk", "last", "next") or target in ZOOMING

    def peeks(self, target: ZugTarget) -> bool:
        """A tile is seen where it would lie before it lies there for good."""
        return self.at_once and self.takes(target)

    def takes(self, target: ZugTarget) -> bool:
        """Tell whether the held tile can be put down somewhere."""
        return self.stage == "square" and target.kind == "square" and self.lights(target.square)

    def press(self, target: ZugTarget) -> Answer[Move]:
        match target.kind:
            case "hand" if self.enabled(target):
                self._hold(-1 if target.at == self.held else target.at)
            case "left" | "right":
                self.rotate(1 if target.kind == "right" else -1)
            case "pile":
                self.unseen = not self.unseen and self.enabled(target)
            case "walk" | "next":
                self.go_to_point(self.walk_at + 1)
            case "last":
                self.go_to_point(self.walk_at - 1)
            case "pass" if self.stage == "pass":
                return Chosen(Pass())
            case "bare" if self.laid is not None:
                return Chosen(Place(self.laid, BARE))
            case "square" if self.laid is not None:
                return self._tried(Place(self.laid, target.square))
            case "square" if self.held >= 0:
                return self._press_square(target)
            case "square" if self._sells:
                return self._press_sale(target.square)
            case "square" if self.studies(target.square):
                self.studied = None if target.square == self.studied else target.square
        return None

    def _tried(self, move: Move) -> Answer[Move]:
        return Chosen(move) if move in self._moves else Refused(move)

    def _hold(self, place: int) -> None:
        """Take a tile of the hand, or none."""
        self.laid = self.ghost = self.studied = None
        self.held, self.turn, self.loose = place, 0, False
        if place >= 0:
            self.pointed = None

    def _press_square(self, target: ZugTarget) -> Answer[Move]:
        """Put the held tile down loosely, or lay it where it is."""
        if target.square not in self.fits(self.held_name):
            return Refused(Place(Laid(*target.square, self.held_name, self.turn)))
        if self.at_once:
            self.point(target)
            return self._lay()
        if self.loose and target.square == self.ghost:
            return self._lay()
        if target.square != self.ghost:
            self._hover(target.square)
        self.loose = True
        self.point(target)
        return None

    def _lay(self) -> Answer[Move]:
        """Lay the held tile for good where it is, if it fits so; where its token must be chosen, that comes first."""
        laid = self.held_laid
        assert laid is not None
        if not self.fitting:
            return Refused(Place(laid))
        if Place(laid) in self._moves:
            return Chosen(Place(laid))
        if not any(isinstance(move, Place) and move.laid == laid and move.source != BARE for move in self._moves):
            return Chosen(Place(laid, BARE))
        self.laid, self.pointed = laid, None
        return None

    def _press_sale(self, square: Square) -> Answer[Move]:
        factories = {sale.factory for sale in self._sells}
        if square in factories and square != self.factory:
            self.factory, self.station = square, None
            stations = {sale.station for sale in self.sales_of(square)}
            if len(stations) == 1:
                self._choose_station(stations.pop())
            return None
        if self.factory is None:
            return Refused(Sell(square, square, square))
        if square in {sale.station for sale in self.sales_of(self.factory)} and square != self.station:
            self._choose_station(square)
            return None
        if self.station is None:
            return Refused(Sell(self.factory, square, square))
        if square in (self.factory, self.station):
            cities = self.lit()  # where the only way has been seen, a press on any part of it will do
            return Chosen(Sell(self.factory, self.station, cities[0])) if len(cities) == 1 else None
        return self._tried(Sell(self.factory, self.station, square))

    def _choose_station(self, station: Square) -> None:
        """Go on from a station; where only one city tile is free there, it is looked at already."""
        self.station = station
        cities = self.lit()
        if len(cities) == 1:
            self.point(ZugTarget("square", square=cities[0]))

    def take(self, target: ZugTarget) -> bool:
        if self.loose and target == self.put:
            self.loose = False
            return True
        if target.kind != "hand" or not self.enabled(target):
            return False
        if self.held != target.at or self.laid is not None or self.loose:
            self._hold(target.at)
        return True

    def let_go(self) -> bool:
        if self.walk_at >= 0:
            self.walk_at = -1
        elif self.unseen:
            self.unseen = False
        elif self.studied is not None:
            self.studied = None
        elif self.laid is not None:
            self.ghost, self.laid = self.laid.square, None
        elif self.held >= 0:
            self._hold(-1)
        elif self.factory is not None:
            only = len({sale.station for sale in self.sales_of(self.factory)}) == 1
            if self.station is None or only:
                self.factory = None
            self.station = None
        else:
            return False
        return True

    # ---------------------------------------------------------------- by keys

    def stops(self) -> Sequence[ZugTarget]:
        if self.stage == "tile":
            return [ZugTarget("hand", place) for place in range(len(self.hand))]
        if self.put is not None:  # around the tile that is put down: what can be done with it
            return [self.put, *(TURNING if TILES[self.held_name].turnings > 1 else ())]
        squares = on_squares(self._lit())
        return squares if self.action is None else [*squares, ZugTarget(self.action)]

    def reach(self) -> Sequence[ZugTarget]:
        """The arrows go over all tiles where none is to be chosen."""
        stops = self.stops()
        if self.put is not None:
            return on_squares(self._lit())
        return stops if self._lit() else [*stops, *on_squares(self.state.network.tiles)]

    def enter(self) -> bool:
        """Point at where the keyboard was last, else at the square nearest to that, else at the first stop."""
        x, y = self.cursor
        stops = self.stops() or self.reach()
        near = min(stops, key=lambda to: hypot(to.square[0] - x, to.square[1] - y) if to.kind == "square" else inf)
        self.point(self.last if self.last in stops else near)
        return True

    def walk(self, across: int, down: int, middle: Callable[[ZugTarget], tuple[float, float]]) -> None:
        """Go on over the squares; a tile that is put down is taken up again, and goes along."""
        if self.put is not None:
            self.pointed, self.loose = self.put, False
        super().walk(across, down, middle)

    @property
    def accepted(self) -> ZugTarget | None:
        """Enter passes where nothing else can be done, and goes on through the points of a game that is over."""
        if self.stage == "pass":
            return ZugTarget("pass")
        if self.put is not None and self.pointed not in TURNING:
            return self.put
        return ZugTarget("next") if self.points else self.pointed

    def shortcut(self, text: str) -> ZugTarget | None:
        text = text.lower()
        if text in ("1", "2", "3", "4", "5", "6"):
            target = ZugTarget("hand", int(text) - 1)
            return target if self.enabled(target) and target.at < len(self.hand) else None
        if self.stage == "square" and text in ("q", "e", "r"):
            return TURNING[text != "q"]
        if self.stage == "source" and text == "b":
            return ZugTarget("bare")
        if self.points and text in ("n", "b", "\b"):
            return ZugTarget("next" if text == "n" else "last")
        return ZugTarget(_KEYS[text]) if text in _KEYS else None

    def hotkeys(self) -> Sequence[tuple[str, str]]:
        return words.hotkeys()
