"""A game: a dozen pure functions over an immutable state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self

from pydantic import BaseModel, ConfigDict
from typing_extensions import TypeVar

INTERFACE: Final = 1  # of games and what they may use: higher with all that is new in it
Seat = int
CHANCE: Final[Seat] = -1  # dice, cards and tiles decide
NOBODY: Final[Seat] = -2  # the game is over; also the seat of a bystander, who knows only what all know


class Hidden(Enum):
    """What a seat may not know."""

    HIDDEN = "?"


HIDDEN: Final = Hidden.HIDDEN


class Options(BaseModel):
    """A game's options; the new-game dialog is made from the fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)  # built at the first use
    fresh: ClassVar[Mapping[str, Any]] = {}  # what new matches start with, where that isn't the field's default

    @classmethod
    def of_new_matches(cls) -> Self:
        """Return what new matches start with; a field's default is what a record without the field was played with."""
        return cls.model_validate(cls.fresh)


# A game's states, moves and options. Whatever serves all games writes Game, Match or View alone and knows none of them.
S = TypeVar("S", bound=Hashable, default=Any)
M = TypeVar("M", bound=Hashable, default=Any)
O = TypeVar("O", bound=Options, default=Any)  # noqa: E741 - nobody reads a nought beside S and M


class Reason(NamedTuple):
    """The rule that forbids a move: the id of a rulebook paragraph, and what it is about."""

    rule: str
    about: tuple[str, ...] = ()


class Illegal(ValueError):
    """A move that the rules forbid, with the rule."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(f"{text}: {reason.rule}")
        self.text = text
        self.reason = reason


class Unreadable(ValueError):
    """A text that is no move or no position of the game; says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: a place for every seat (1 is first, equal places share) and why."""

    places: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def drawn(self) -> bool:
        """Whether everybody shares the first place."""
        return all(place == 1 for place in self.places)


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds for each seat's whole game, or for each turn."""

    seconds: float
    per_turn: bool = False


@dataclass(frozen=True, slots=True)
class Event(Generic[M]):
    """One entry of the log, as somebody may know it: who moved, and the move or HIDDEN."""

    seat: Seat
    move: M | Hidden


class Game(ABC, Generic[S, M, O]):
    """The rules of one game. States and moves are small immutable values; every method is pure."""

    key: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]  # the seat counts that it can be played with
    options: type[O]

    @abstractmethod
    def start(self, seats: int, options: O) -> S:
        """Return the state before the first move; raise ValueError where the options don't suit the seats."""

    @abstractmethod
    def turn(self, state: S) -> Seat:
        """Return who decides now: a seat, CHANCE, or NOBODY when the game is over."""

    @abstractmethod
    def moves(self, state: S) -> Sequence[M]:
        """List every legal move of the seat on turn; what isn't here is illegal. Empty for CHANCE and NOBODY."""

    @abstractmethod
    def apply(self, state: S, move: M) -> S:
        """Return the state after a legal move, a chance outcome or a timeout; trusts its caller."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Return how a finished game ended."""

    @abstractmethod
    def write(self, move: M) -> str:
        """Write a move in the game's notation."""

    @abstractmethod
    def read(self, text: str, state: S) -> M:
        """Read a move in the game's notation, legal or not; raise Unreadable where it is none."""

    @abstractmethod
    def why_not(self, state: S, move: M) -> Reason | None:
        """Return the rule that forbids the move, or None if it is legal."""

    @abstractmethod
    def dump(self, state: S) -> Any:
        """Return an unfinished position as plain JSON data."""

    @abstractmethod
    def load(self, data: Any, seats: int, options: O) -> S:
        """Return the position that dump wrote; raise Unreadable where it is none."""

    # What follows is for games with chance, hidden knowledge, teams or clocks; the defaults are a game without.

    def chance(self, state: S, rng: Random) -> M:
        """Draw one chance outcome with its true probability."""
        raise TypeError(f"{self.key} has no chance")

    def chances(self, state: S) -> Sequence[tuple[M, float]]:
        """List the chance outcomes with their probabilities, or nothing where they are too many."""
        return ()

    def redact(self, state: S, seat: Seat) -> S:
        """Return the state as the seat may know it; holes are HIDDEN."""
        return state

    def seen(self, state: S, move: M, seat: Seat) -> M | Hidden:
        """Return a move made in the state as the seat may know it."""
        return move

    def reveals(self, state: S, move: M, seat: Seat) -> bool:
        """Tell whether the move shows the seat something that it could not have worked out: taking back stops there.

        A game with secrets answers also for what people lay open, and for hands that the end of the game shows.
        """
        return self.turn(state) == CHANCE and self.seen(state, move, seat) == move

    def stays(self, move: M, options: O) -> bool:
        """Tell whether it was agreed that such a move stays made: taking back stops there, too."""
        return False

    def guess(self, seen: S, seat: Seat, rng: Random) -> S:
        """Fill the holes of a redacted state in a way that agrees with all that the seat knows."""
        return seen

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Return the teams; by default everybody plays alone."""
        return tuple((seat,) for seat in range(seats))

    def clock(self, options: O) -> Clock | None:
        """Return the clock that the options ask for."""
        return None

    def timeout(self, state: S) -> M | None:
        """Return what happens when the clock of the seat on turn runs out."""
        return None


def has_secrets(game: Game) -> bool:
    """Tell whether a seat may know something in a game that another may not."""
    return type(game).redact is not Game.redact
