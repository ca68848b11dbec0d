"""The rules of Zug, for two to five players: building together, then selling against each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Literal

from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Game, Hidden, Options, Outcome, Reason, Seat
from boardroom.games.zug import text
from boardroom.games.zug.network import Laid, Layout, Network, Square, network
from boardroom.games.zug.tables import (
    DELIVERY,
    ENGINEERS,
    HAND,
    LOCOMOTIVE,
    MASKS,
    NAMES,
    START,
    STATION,
    TILES,
    WAGONS,
)  # fmt: skip

BARE: Final = "bare"  # a tile that needs a token is laid without one
STOCKS: Final = {"wagon": WAGONS, "engineer": ENGINEERS}


class ZugOptions(Options):
    """Who starts."""

    first: Literal[1, 2, 3, 4, 5] = 1


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the player who is due draws a tile."""

    tile: str | Hidden


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a tile; when the stock of its token is empty, say where one comes from, or that it stays bare."""

    laid: Laid
    source: Square | str = ""


@dataclass(frozen=True, slots=True)
class Sell:
    """Take a wagon from a factory over a station into a city tile."""

    factory: Square
    station: Square
    city: Square


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing fits."""


Move = Draw | Place | Sell | Pass


@dataclass(frozen=True, slots=True)
class State:
    """The table and the hands. The pile is unordered: it is what lies neither on the table nor in a hand."""

    layout: Layout
    tokens: tuple[Seat, ...]  # for each tile of the layout whose token stands on it, or NOBODY
    hands: tuple[tuple[str | Hidden, ...], ...]
    seat: Seat
    starter: Seat
    phase: str  # "deal", "draw", "place", "sale" or "over"
    points: tuple[int, ...]  # for wagons that passed one's stations
    last: Seat = NOBODY  # who laid the last tile
    passed: tuple[Seat, ...] = ()  # who has passed since
    ended: str = ""  # "cities full", "no wagon left" or "no wagon can move"

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def pile(self) -> int:
        """How many tiles are still to be drawn."""
        return sum(tile.number for tile in TILES.values()) - len(self.layout) - sum(map(len, self.hands))

    @property
    def network(self) -> Network:
        """What trains can do on this table."""
        return network(self.layout)

    def token_at(self, square: Square) -> Seat:
        """Return whose token stands on a square, or NOBODY."""
        return next(
            (seat for laid, seat in zip(self.layout, self.tokens, strict=True) if laid.square == square), NOBODY
        )

    def standing(self, seat: Seat, token: str) -> tuple[Square, ...]:
        """Return the squares of a seat's tokens of a kind; wagons in cities too."""
        return tuple(
            laid.square
            for laid, owner in zip(self.layout, self.tokens, strict=True)
            if owner == seat and ("wagon" if laid.name == "city" else TILES[laid.name].token) == token
        )

    def stock(self, seat: Seat, token: str) -> int:
        """Return how many tokens of a kind a seat still has beside the table."""
        return STOCKS[token] - len(self.standing(seat, token))

    def unseen(self) -> dict[str, int]:
        """Return the tiles that are neither on the table nor in a hand that can be seen, by name."""
        shown = [laid.name for laid in self.layout] + [str(name) for hand in self.hands for name in hand]
        return {name: tile.number - shown.count(name) for name, tile in TILES.items()}


class Zug(Game[State, Move]):
    """Build a railway of ninety tiles together, and sell more sugar over it than the others."""

    key = "zug"
    seats = (2, 3, 4, 5)
    options = ZugOptions

    def start(self, seats: int, options: ZugOptions) -> State:
        """Return the crossing in the middle of the table, before the deal."""
        if options.first > seats:
            raise ValueError(f"seat {options.first} can't start: there are {seats} seats")
        first = options.first - 1
        return State((Laid(0, 0, START, 0),), (NOBODY,), ((),) * seats, first, first, "deal", (0,) * seats)

    def turn(self, state: State) -> Seat:
        """Return the seat to move, or chance while a tile is drawn."""
        return NOBODY if state.phase == "over" else CHANCE if state.phase in ("deal", "draw") else state.seat

    def moves(self, state: State) -> Sequence[Move]:
        """List every placement of a tile in hand, or every sale, or the pass where nothing fits."""
        if state.phase == "sale":
            return sales(state, state.seat)
        if state.phase != "place":
            return ()
        return [move for tile in dict.fromkeys(state.hands[state.seat]) for move in _placements(state, str(tile))] or [
            Pass()
        ]

    def apply(self, state: State, move: Move) -> State:
        """Return the table after a move or a draw."""
        match move:
            case Draw(tile):
                hand = _in_order((*state.hands[state.seat], tile))
                return _drawn(replace(state, hands=_put(state.hands, state.seat, hand)))
            case Place(laid, source):
                return _next(_placed(state, laid, source))
            case Pass():
                return _next(replace(state, passed=(*state.passed, state.seat)))
            case Sell(factory, station, city):
                return _next_sale(_sold(state, factory, station, city))

    def outcome(self, state: State) -> Outcome:
        """Most points win; ties share."""
        totals = tuple(sum(score(state, seat).values()) for seat in range(state.seats))
        return Outcome(tuple(1 + sum(other > mine for other in totals) for mine in totals), state.ended, totals)

    def chance(self, state: State, rng: Random) -> Move:
        """Draw one of the tiles that nobody has."""
        unseen = state.unseen()
        return Draw(rng.choices(list(unseen), list(unseen.values()))[0])

    def chances(self, state: State) -> Sequence[tuple[Move, float]]:
        """List the tiles that may be drawn."""
        if self.turn(state) != CHANCE:
            return ()
        unseen = state.unseen()
        total = sum(unseen.values())
        return [(Draw(name), n / total) for name, n in unseen.items() if n]

    def redact(self, state: State, seat: Seat) -> State:
        """Hide the other hands."""
        hands = tuple(hand if owner == seat else (HIDDEN,) * len(hand) for owner, hand in enumerate(state.hands))
        return replace(state, hands=hands)

    def seen(self, state: State, move: Move, seat: Seat) -> Move | Hidden:
        """Hide what others draw."""
        return Draw(HIDDEN) if isinstance(move, Draw) and state.seat != seat else move

    def reveals(self, state: State, move: Move, seat: Seat) -> bool:
        """Tell whether the seat draws, or somebody else shows a tile."""
        return (state.seat == seat) == isinstance(move, Draw) and not isinstance(move, Sell | Pass)

    def guess(self, seen: State, seat: Seat, rng: Random) -> State:
        """Deal the hidden hands from the tiles that the seat has not seen."""
        tiles = [name for name, n in seen.unseen().items() for _ in range(n)]
        rng.shuffle(tiles)
        hands = tuple(_in_order(tuple(tiles.pop() if t is HIDDEN else t for t in hand)) for hand in seen.hands)
        return replace(seen, hands=hands)

    def write(self, move: Move) -> str:
        """Write a move or a draw."""
        return text.write(move)

    def read(self, written: str, state: State) -> Move:
        """Read what write writes."""
        return text.read(written)

    def why_not(self, state: State, move: Move) -> Reason | None:
        """Return the first rule that forbids the move."""
        if state.phase == "over":
            return Reason("over")
        if self.turn(state) == CHANCE or isinstance(move, Draw):
            return None if any(move == outcome for outcome, _ in self.chances(state)) else Reason("deal")
        if move in self.moves(state):
            return None
        match move:
            case Place(laid, _):
                return _why_not_place(state, move) if state.phase == "place" else Reason("sale", (laid.name,))
            case Sell():
                return _why_not_sell(state, move) if state.phase == "sale" else Reason("building")
            case _:
                return Reason("sale-must" if state.phase == "sale" else "place-must")

    def dump(self, state: State) -> Any:
        """Return the table as plain data."""
        return text.dump(state)

    def load(self, data: Any, seats: int, options: ZugOptions) -> State:
        """Return the table that dump wrote."""
        return text.load(data, seats)


def score(state: State, seat: Seat) -> dict[str, int]:
    """Return a seat's points by where they come from, as if the game ended now."""
    return {
        "stations": state.points[seat],
        "deliveries": DELIVERY
        * sum(state.tokens[i] == seat for i, laid in enumerate(state.layout) if laid.name == "city"),
        "locomotives": LOCOMOTIVE * len(scoring_locomotives(state, seat)),
    }


def scoring_locomotives(state: State, seat: Seat) -> tuple[Square, ...]:
    """Return the locomotives with the seat's engineer, and its engineers on stations at both ends."""
    own = {laid.square for laid, owner in zip(state.layout, state.tokens, strict=True) if owner == seat}
    net = state.network
    return tuple(square for square in net.locomotives if square in own and all(end & own for end in net.ends(square)))


def sales(state: State, seat: Seat) -> list[Move]:
    """List every way in which a seat can sell one of its wagons."""
    net = state.network
    owner = dict(zip((laid.square for laid in state.layout), state.tokens, strict=True))
    free = {station: sorted(square for city in net.served(station) for square in city if owner[square] == NOBODY)
            for station in net.stations}  # fmt: skip
    return [
        Sell(factory, station, city)
        for factory in net.factories
        if owner[factory] == seat and net.enabled(factory)
        for station in sorted(frozenset().union(*net.ends(factory)))
        for city in free[station]
    ]


def _put(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _in_order(hand: tuple[str | Hidden, ...]) -> tuple[str | Hidden, ...]:
    return tuple(sorted(hand, key=lambda name: NAMES.index(str(name))))


def _placements(state: State, name: str) -> list[Move]:
    tile = TILES[name]
    sources: list[Square | str] = [""]
    if tile.token and not state.stock(state.seat, tile.token):
        sources = [BARE, *state.standing(state.seat, tile.token)]
    return [
        Place(Laid(*square, name, turn), source)
        for square, (care, want) in state.network.frontier().items()
        for turn in range(tile.turnings)
        if MASKS[name, turn] & care == want
        for source in sources
    ]


def _placed(state: State, laid: Laid, source: Square | str) -> State:
    """Lay the tile and the token that belongs on it."""
    hand = list(state.hands[state.seat])
    hand.remove(laid.name)
    tokens = state.tokens
    if isinstance(source, tuple):
        index = next(i for i, old in enumerate(state.layout) if old.square == source)
        tokens = _put(tokens, index, NOBODY)
    owner = state.seat if TILES[laid.name].token and source != BARE else NOBODY
    return replace(
        state,
        layout=(*state.layout, laid),
        tokens=(*tokens, owner),
        hands=_put(state.hands, state.seat, tuple(hand)),
        last=state.seat,
        passed=(),
    )


def _drawn(state: State) -> State:
    """Go on after a draw: the deal gives five to each in turn, then the player on turn lays a tile."""
    if state.phase == "draw":
        return replace(state, phase="place")
    if len(state.hands[state.seat]) < HAND:
        return state
    seat = (state.seat + 1) % state.seats
    return replace(state, seat=seat, phase="draw" if seat == state.starter else "deal")


def _next(state: State) -> State:
    """Pass the turn to the next player who has a tile or may draw one; otherwise building is over."""
    for ahead in range(1, state.seats + 1):
        seat = (state.seat + ahead) % state.seats
        if seat in state.passed:
            continue
        draws = state.pile > 0 and len(state.hands[seat]) <= HAND
        if draws or state.hands[seat]:
            return replace(state, seat=seat, phase="draw" if draws else "place")
    opener = state.last if state.last != NOBODY else state.starter - 1
    return _next_sale(replace(state, seat=opener % state.seats, phase="sale", passed=()))


def _sold(state: State, factory: Square, station: Square, city: Square) -> State:
    where = {laid.square: index for index, laid in enumerate(state.layout)}
    owner = state.tokens[where[station]]
    tokens = _put(_put(state.tokens, where[factory], NOBODY), where[city], state.seat)
    points = state.points if owner == NOBODY else _put(state.points, owner, state.points[owner] + STATION)
    return replace(state, tokens=tokens, points=points)


def _next_sale(state: State) -> State:
    """Pass the sale to the next player who can sell; if nobody can, the game is over, for one of three reasons."""
    for ahead in range(1, state.seats + 1):
        seat = (state.seat + ahead) % state.seats
        if sales(state, seat):
            return replace(state, seat=seat)
    owner = dict(zip((laid.square for laid in state.layout), state.tokens, strict=True))
    net = state.network
    if net.city_tiles and all(owner[square] != NOBODY for square in net.city_tiles):
        ended = "cities full"
    else:
        left = any(owner[square] != NOBODY for square in net.factories)
        ended = "no wagon can move" if left else "no wagon left"
    return replace(state, phase="over", ended=ended)


def _why_not_place(state: State, move: Place) -> Reason:
    laid, net = move.laid, state.network
    about = (laid.name, f"{laid.x},{laid.y}")
    if laid.name not in state.hands[state.seat]:
        return Reason("place-hand", about)
    if laid.square in net.tiles:
        return Reason("place-taken", about)
    if laid.square not in net.frontier():
        return Reason("place-side", about)
    if laid.turn not in range(TILES[laid.name].turnings):
        return Reason("place-turning", about)
    care, want = net.frontier()[laid.square]
    if MASKS[laid.name, laid.turn] & care != want:
        return Reason("place-obstructs", about)
    return Reason("token-stock", about)


def _why_not_sell(state: State, move: Sell) -> Reason:
    net = state.network
    squares = tuple(f"{x},{y}" for x, y in (move.factory, move.station, move.city))
    if move.factory not in net.factories or state.token_at(move.factory) != state.seat:
        return Reason("sell-wagon", squares)
    if not net.enabled(move.factory):
        return Reason("sell-enabled", squares)
    if move.station not in frozenset().union(*net.ends(move.factory)):
        return Reason("sell-station", squares)
    if not any(move.city in city for city in net.served(move.station)):
        return Reason("sell-city", squares)
    return Reason("sell-full", squares)
