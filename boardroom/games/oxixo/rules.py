"""The rules of Oxixo, for two players and for two teams of two."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, NamedTuple

from pydantic import Field

from boardroom.core.game import NOBODY, Clock, Game, Options, Outcome, Reason, Seat, Unreadable
from boardroom.games.oxixo import text
from boardroom.games.oxixo.tables import FULL, INDEX, NAMES, PERIPHERY, PUSHES, Push, has_line

LIMIT: Final = 400  # moves, where repetition doesn't draw
DRAWN: Final = -1

Dot = Literal["", "+", "-"]  # at nobody (two players), at yourself, at your partner
SELF: Final[Dot] = "+"
PARTNER: Final[Dot] = "-"


class OxixoOptions(Options):
    """What is agreed before the first move."""

    cross: Literal[1, 2] = 1  # the side that plays cross: seat 1 or team A, or the other
    first: Literal[1, 2, 3, 4] = 1  # the seat that starts
    advice: bool = False  # partners may advise each other; shown, not enforced
    repetition: bool = True  # a position seen for the third time is a draw
    clock: int = Field(default=0, ge=0, le=36_000)  # seconds for each player's whole game, 0 for none


class Move(NamedTuple):
    """Take the cube at origin, put it in at entry; with teams, where its dot points."""

    origin: int
    entry: int
    dot: Dot = ""


FLAG: Final = Move(-1, -1)  # the clock of the player on turn has run out


@dataclass(frozen=True, slots=True)
class OxixoState:
    """A position with what the end of the game needs to know of the past."""

    crosses: int
    circles: int
    dots: int  # marked cubes whose dot points at the second partner of their team
    seat: Seat  # whose turn it is
    seats: int
    cross: int  # the side, 0 or 1, that plays cross
    opening: bool  # four players: the first round, when only neutral cubes may be taken
    repetition: bool
    plies: int = 0
    earlier: tuple[int, ...] = ()  # keys of the positions since the last neutral cube was taken, this one excluded
    ended: str = ""  # "line", "own-goal", "repetition", "limit" or "flag"
    winner: int = DRAWN  # the side, once ended

    @property
    def side(self) -> int:
        """The side on turn."""
        return self.seat % 2

    def marks(self, side: int) -> int:
        """Return the cubes of a side."""
        return self.crosses if side == self.cross else self.circles

    @property
    def neutral(self) -> int:
        """The cubes that show no mark."""
        return FULL & ~(self.crosses | self.circles)

    def for_seat(self, seat: Seat) -> int:
        """Return the marked cubes that a seat might take: its side's, with teams those whose dot points at it."""
        marks = self.marks(seat % 2)
        if self.seats == 2:
            return marks
        return marks & self.dots if seat >= 2 else marks & ~self.dots

    def takeable(self, seat: Seat) -> int:
        """Return the cubes that a seat may take if it is its turn."""
        own = 0 if self.opening else self.for_seat(seat)
        return PERIPHERY & (self.neutral | own)

    @property
    def key(self) -> int:
        """The position as a number: board, dots and the player to move."""
        return self.crosses | self.circles << 25 | self.dots << 50 | self.seat << 75


class Oxixo(Game[OxixoState, Move, OxixoOptions]):
    """Push cubes on a board of five by five until five of your mark stand in line."""

    key = "oxixo"
    seats = (2, 4)
    options = OxixoOptions

    def start(self, seats: int, options: OxixoOptions) -> OxixoState:
        """Return the board of neutral cubes."""
        if options.first > seats:
            raise ValueError(f"seat {options.first} can't start: there are {seats} seats")
        return OxixoState(0, 0, 0, options.first - 1, seats, options.cross - 1, seats == 4, options.repetition)

    def turn(self, state: OxixoState) -> Seat:
        """Return the seat to move."""
        return NOBODY if state.ended else state.seat

    def moves(self, state: OxixoState) -> Sequence[Move]:
        """List every cube that may be taken with every end where it may go in, and each way for its dot."""
        if state.ended:
            return ()
        takeable = state.takeable(state.seat)
        dots: tuple[Dot, ...] = ("",) if state.seats == 2 else ("+", "-")
        return [
            Move(push.origin, push.entry, dot)
            for pushes in PUSHES
            for push in pushes
            if takeable >> push.origin & 1
            for dot in dots
        ]

    def apply(self, state: OxixoState, move: Move) -> OxixoState:
        """Push the cube in, look for lines, and pass the turn."""
        if move == FLAG:
            return replace(state, ended="flag", winner=1 - state.side, plies=state.plies + 1)
        push = _push(move)
        bit = 1 << move.entry
        crosses, circles, dots = push.slide(state.crosses), push.slide(state.circles), push.slide(state.dots)
        if state.side == state.cross:
            crosses |= bit
        else:
            circles |= bit
        second = state.seat // 2 == (1 if move.dot == "+" else 0)
        if state.seats == 4 and second:
            dots |= bit
        grew = state.neutral >> move.origin & 1  # a position from before can't come back then
        after = replace(
            state,
            crosses=crosses,
            circles=circles,
            dots=dots,
            opening=state.opening and (crosses | circles).bit_count() < 4,
            plies=state.plies + 1,
            earlier=() if grew else (*state.earlier, state.key),
        )
        return _judged(after, state.side)

    def outcome(self, state: OxixoState) -> Outcome:
        """Give the winning side the first place; a draw gives it to all."""
        drawn = state.winner == DRAWN
        return Outcome(tuple(1 if drawn or seat % 2 == state.winner else 2 for seat in range(state.seats)), state.ended)

    def write(self, move: Move) -> str:
        """Write origin and entry, as in a1e1, with teams + or - for the dot."""
        return "flag" if move == FLAG else NAMES[move.origin] + NAMES[move.entry] + move.dot

    def read(self, text: str, state: OxixoState) -> Move:
        """Read what write writes."""
        if text == "flag":
            return FLAG
        dots, example = ("()", "a1e1") if state.seats == 2 else ("([+-])", "a1e1+")
        match = re.fullmatch(rf"([a-e][1-5])([a-e][1-5]){dots}", text)
        if not match:
            raise Unreadable(f"{text!r} is not a move: write the cube and the end where it goes in, as in {example}")
        dot: Dot = "+" if match[3] == "+" else "-" if match[3] == "-" else ""
        return Move(INDEX[match[1]], INDEX[match[2]], dot)

    def why_not(self, state: OxixoState, move: Move) -> Reason | None:
        """Return the first rule that forbids the move, cube first, then entry, then dot."""
        if state.ended:
            return Reason("over")
        if move == FLAG:
            return Reason("time")
        origin, entry = 1 << move.origin, NAMES[move.entry]
        cube = (NAMES[move.origin],)
        if not PERIPHERY & origin:
            return Reason("cube-periphery", cube)
        if state.marks(1 - state.side) & origin:
            return Reason("cube-opponent", cube)
        if state.opening and not state.neutral & origin:
            return Reason("cube-first-round", cube)
        if not state.takeable(state.seat) & origin:
            return Reason("cube-dot", cube)
        if move.entry == move.origin:
            return Reason("push-back", cube)
        if not any(push.entry == move.entry for push in PUSHES[move.origin]):
            return Reason("push-line", (*cube, entry))
        if (state.seats == 4) != bool(move.dot):
            return Reason("dot-choice")
        return None

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite."""
        return ((0,), (1,)) if seats == 2 else ((0, 2), (1, 3))

    def clock(self, options: OxixoOptions) -> Clock | None:
        """Each player may be given a limited time for the whole game."""
        return Clock(options.clock) if options.clock else None

    def timeout(self, state: OxixoState) -> Move | None:
        """Flag fall loses."""
        return None if state.ended else FLAG

    def dump(self, state: OxixoState) -> Any:
        """Return the position as text, or with the moves played and the positions that may come back."""
        here = text.write_position(state)
        if not state.plies and not state.earlier:
            return here
        return {"position": here, "plies": state.plies, "earlier": [f"{key:x}" for key in state.earlier]}

    def load(self, data: Any, seats: int, options: OxixoOptions) -> OxixoState:
        """Return the position of a text, or of what dump wrote."""
        past = data if isinstance(data, dict) else {"position": data, "plies": 0, "earlier": []}
        if past.keys() != {"position", "plies", "earlier"}:
            raise Unreadable("a position with a past has 'position', 'plies' and 'earlier', and nothing else")
        board = text.read_position(past["position"], seats, options.cross - 1)
        plies, earlier = text.read_past(past["plies"], past["earlier"])
        state = OxixoState(
            board.crosses, board.circles, board.dots, board.seat, seats, options.cross - 1, board.opening,
            options.repetition, plies, earlier,
        )  # fmt: skip
        if has_line(state.crosses) or has_line(state.circles):
            raise Unreadable("there is a line of five: the game is over")
        if not state.takeable(state.seat):
            raise Unreadable("the player to move has no cube to take")
        if drawn := _drawn(state):
            raise Unreadable(f"the game is over: it is a draw by {drawn}")
        return state


def _push(move: Move) -> Push:
    return next(push for push in PUSHES[move.origin] if push.entry == move.entry)


def _judged(state: OxixoState, mover: int) -> OxixoState:
    """Return the state after the mover's push: ended, or with the next player on turn."""
    if has_line(state.marks(1 - mover)):
        return replace(state, ended="own-goal", winner=1 - mover)
    if has_line(state.marks(mover)):
        return replace(state, ended="line", winner=mover)
    seat = (state.seat + 1) % state.seats
    while not state.takeable(seat):  # skipped; of two partners one can always move
        seat = (seat + 1) % state.seats
    state = replace(state, seat=seat)
    drawn = _drawn(state)
    return replace(state, ended=drawn) if drawn else state


def _drawn(state: OxixoState) -> str:
    """Return what makes the position a draw, if anything does."""
    if state.repetition:
        return "repetition" if state.earlier.count(state.key) >= 2 else ""
    return "limit" if state.plies >= LIMIT else ""


GAME = Oxixo()
