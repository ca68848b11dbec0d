"""The rules of Zug, for two to five players: building together, then selling against each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Literal

from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Game, Hidden, Options, Outcome, Reason, Seat
from boardroom.games.zug import text
from boardroom.games.zug.building import fits_somewhere, in_order, placed, placements, why_not_place
from boardroom.games.zug.network import Laid, Network, Readings
from boardroom.games.zug.selling import can_sell, sales, score, scoring_locomotives, sold, why_not_sell, why_over
from boardroom.games.zug.state import BARE, STOCKS, DrawTile, Move, Pass, Place, Sell, ZugState, put
from boardroom.games.zug.tables import HAND, START

__all__ = [
    "BARE",
    "STOCKS",
    "DrawTile",
    "Move",
    "Pass",
    "Place",
    "Sell",
    "Zug",
    "ZugOptions",
    "ZugState",
    "sales",
    "score",
    "scoring_locomotives",
]


class ZugOptions(Options):
    """Who starts, and how the booklet is read."""

    first: Literal[1, 2, 3, 4, 5] = 1
    blank_sides: Literal["closed", "open"] = "closed"  # whether a new rail may end at one
    passing: Literal["no", "yes"] = "no"  # whether trains pass through stations

    @property
    def readings(self) -> Readings:
        """The readings, as the table knows them."""
        return Readings(self.blank_sides == "open", self.passing == "yes")


class Zug(Game[ZugState, Move, ZugOptions]):
    """Build a railway of ninety tiles together, and sell more sugar over it than the others."""

    key = "zug"
    seats = (2, 3, 4, 5)
    options = ZugOptions

    def start(self, seats: int, options: ZugOptions) -> ZugState:
        """Return the crossing in the middle of the table, before the deal."""
        if options.first > seats:
            raise ValueError(f"seat {options.first} can't start: there are {seats} seats")
        first = options.first - 1
        table = Network((Laid(0, 0, START, 0),), options.readings)
        return ZugState(table, (NOBODY,), ((),) * seats, first, first, "deal", (0,) * seats)

    def turn(self, state: ZugState) -> Seat:
        """Return the seat to move, or chance while a tile is drawn."""
        return NOBODY if state.phase == "over" else CHANCE if state.phase in ("deal", "draw") else state.seat

    def moves(self, state: ZugState) -> Sequence[Move]:
        """List every placement of a tile in hand, or every sale, or the pass where nothing fits."""
        if state.phase == "sale":
            return sales(state, state.seat)
        return placements(state) or [Pass()] if state.phase == "place" else ()

    def apply(self, state: ZugState, move: Move) -> ZugState:
        """Return the table after a move or a draw."""
        match move:
            case DrawTile(tile):
                hand = in_order((*state.hands[state.seat], tile))
                return _drawn(replace(state, hands=put(state.hands, state.seat, hand)))
            case Place(laid, source):
                return _next(placed(state, laid, source))
            case Pass():
                return _next(replace(state, passed=(*state.passed, state.seat)))
            case Sell():
                return _next_sale(sold(state, move))

    def outcome(self, state: ZugState) -> Outcome:
        """Most points win; ties share."""
        totals = tuple(sum(score(state, seat).values()) for seat in range(state.seats))
        return Outcome(tuple(1 + sum(other > mine for other in totals) for mine in totals), state.ended, totals)

    def chance(self, state: ZugState, rng: Random) -> Move:
        """Draw one of the tiles that nobody has."""
        unseen = state.unseen()
        return DrawTile(rng.choices(list(unseen), list(unseen.values()))[0])

    def chances(self, state: ZugState) -> Sequence[tuple[Move, float]]:
        """List the tiles that may be drawn."""
        if self.turn(state) != CHANCE:
            return ()
        unseen = state.unseen()
        total = sum(unseen.values())
        return [(DrawTile(name), n / total) for name, n in unseen.items() if n]

    def redact(self, state: ZugState, seat: Seat) -> ZugState:
        """Hide the other hands."""
        hands = tuple(hand if owner == seat else (HIDDEN,) * len(hand) for owner, hand in enumerate(state.hands))
        return replace(state, hands=hands)

    def seen(self, state: ZugState, move: Move, seat: Seat) -> Move | Hidden:
        """Hide what others draw."""
        return DrawTile(HIDDEN) if isinstance(move, DrawTile) and state.seat != seat else move

    def reveals(self, state: ZugState, move: Move, seat: Seat) -> bool:
        """Tell whether the seat draws, or somebody else lays or can't lay a tile, and counting had not told it."""
        unseen = {name: n for name, n in self.redact(state, seat).unseen().items() if n}
        if isinstance(move, DrawTile):
            return state.seat == seat and len(unseen) > 1
        if isinstance(move, Sell) or state.seat == seat:
            return False
        return len(unseen) > 1 and sum(unseen.values()) > len(state.hands[state.seat])

    def guess(self, seen: ZugState, seat: Seat, rng: Random) -> ZugState:
        """Deal the hidden hands from the tiles that the seat has not seen; who has just passed has none that fits."""
        tiles = [name for name, n in seen.unseen().items() for _ in range(n)]
        rng.shuffle(tiles)
        hands = list(seen.hands)
        if seen.passed:
            tiles.sort(key=lambda name: not fits_somewhere(seen.network, name))
            for owner in seen.passed:
                hands[owner] = _dealt(hands[owner], tiles)
            rng.shuffle(tiles)
        return replace(seen, hands=tuple([_dealt(hand, tiles) for hand in hands]))

    def write(self, move: Move) -> str:
        """Write a move or a draw."""
        return text.write(move)

    def read(self, written: str, state: ZugState) -> Move:
        """Read what write writes."""
        return text.read(written)

    def why_not(self, state: ZugState, move: Move) -> Reason | None:
        """Return the first rule that forbids the move."""
        if state.phase == "over":
            return Reason("over")
        if isinstance(move, DrawTile) != (self.turn(state) == CHANCE):
            return Reason("deal")
        match move:
            case Place():
                return why_not_place(state, move) if state.phase == "place" else Reason("sale")
            case Sell():
                return why_not_sell(state, move) if state.phase == "sale" else Reason("building")
            case DrawTile(tile):
                return None if state.unseen().get(str(tile)) else Reason("deal")
            case Pass():
                if state.phase == "sale":
                    return Reason("sale-must")
                fits = any(fits_somewhere(state.network, str(name)) for name in state.hands[state.seat])
                return Reason("place-must") if fits else None

    def dump(self, state: ZugState) -> Any:
        """Return the table as plain data."""
        return text.dump(state)

    def load(self, data: Any, seats: int, options: ZugOptions) -> ZugState:
        """Return the table that dump wrote."""
        return text.load(data, seats, options.readings)


def _dealt(hand: tuple[str | Hidden, ...], tiles: list[str]) -> tuple[str | Hidden, ...]:
    """Fill the holes of a hand from the end of the tiles."""
    return in_order([tiles.pop() if tile is HIDDEN else tile for tile in hand])


def _drawn(state: ZugState) -> ZugState:
    """Go on after a draw: the deal gives five to each in turn, then the player on turn lays a tile."""
    if state.phase == "draw":
        return replace(state, phase="place")
    if len(state.hands[state.seat]) < HAND:
        return state
    seat = (state.seat + 1) % state.seats
    return replace(state, seat=seat, phase="draw" if seat == state.starter else "deal")


def _next(state: ZugState) -> ZugState:
    """Pass the turn to the next player who has a tile or may draw one; otherwise building is over."""
    pile = state.pile
    for ahead in range(1, state.seats + 1):
        seat = (state.seat + ahead) % state.seats
        if seat in state.passed:
            continue
        draws = pile > 0 and len(state.hands[seat]) <= HAND
        if draws or state.hands[seat]:
            return replace(state, seat=seat, phase="draw" if draws else "place")
    opener = state.last if state.last != NOBODY else state.starter - 1
    return _next_sale(replace(state, seat=opener % state.seats, phase="sale", passed=()))


def _next_sale(state: ZugState) -> ZugState:
    """Pass the sale to the next player who can sell; if nobody can, the game is over."""
    for ahead in range(1, state.seats + 1):
        seat = (state.seat + ahead) % state.seats
        if can_sell(state, seat):
            return replace(state, seat=seat)
    return replace(state, phase="over", ended=why_over(state))


GAME = Zug()
