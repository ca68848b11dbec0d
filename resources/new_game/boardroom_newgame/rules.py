"""The rules: fifteen stones, of which each player takes one, two or three in turn; whoever takes the last one wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from boardroom.core.game import NOBODY, Game, Options, Outcome, Reason, Seat, Unreadable

STONES: Final = 15
MOST: Final = 3


class State(NamedTuple):
    """A position: small, immutable, and all that there is to know."""

    left: int = STONES
    seat: Seat = 0


class Take(NamedTuple):
    """A move."""

    stones: int


class Newgame(Game[State, Take, Options]):
    """The game. What each function is for is said where Game is."""

    key = "newgame"
    seats = (2,)
    options = Options

    def start(self, seats: int, options: Options) -> State:
        return State()

    def turn(self, state: State) -> Seat:
        return state.seat if state.left else NOBODY

    def moves(self, state: State) -> Sequence[Take]:
        return [Take(count) for count in range(1, min(MOST, state.left) + 1)]

    def apply(self, state: State, move: Take) -> State:
        return State(state.left - move.stones, 1 - state.seat)

    def outcome(self, state: State) -> Outcome:
        return Outcome((2, 1) if state.seat == 0 else (1, 2), "last")

    def write(self, move: Take) -> str:
        return str(move.stones)

    def read(self, text: str, state: State) -> Take:
        if text not in ("1", "2", "3"):
            raise Unreadable(f"{text!r} isn’t a move: take 1, 2 or 3 stones")
        return Take(int(text))

    def why_not(self, state: State, move: Take) -> Reason | None:
        if not state.left:
            return Reason("over")
        return None if 1 <= move.stones <= min(MOST, state.left) else Reason("too-many", (str(state.left),))

    def dump(self, state: State) -> Any:
        return {"left": state.left, "seat": state.seat}

    def load(self, data: Any, seats: int, options: Options) -> State:
        match data:
            case {"left": int(left), "seat": 0 | 1 as seat} if len(data) == 2 and 0 < left <= STONES:
                if type(left) is type(seat) is int:
                    return State(left, seat)
        raise Unreadable(f"a position says how many stones are left, from 1 to {STONES}, and whose turn it is, 0 or 1")


GAME: Final = Newgame()
