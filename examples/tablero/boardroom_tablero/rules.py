"""Tablero: cards on a board of four by four; rows belong to one player, columns to the other.

The rulebook is in rulebook/; the paragraphs that `why_not` names are blocks of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, starmap
from random import Random
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Game, Hidden, Options, Outcome, Reason, Seat, Unreadable

SIZE: Final = 4
CELLS: Final = range(SIZE * SIZE)
NAMES: Final = tuple(f"{'abcd'[cell % SIZE]}{cell // SIZE + 1}" for cell in CELLS)  # a1 is the upper left
PACK: Final = tuple(sorted([*range(1, 10)] * 2))
HAND: Final = 3
MOST_SWAPS: Final = 6  # in a row, of both players together
LINES: Final = (  # the rows of the first player, from the left; the columns of the second, from above
    tuple(tuple(range(SIZE * row, SIZE * row + SIZE)) for row in range(SIZE)),
    tuple(tuple(range(column, SIZE * SIZE, SIZE)) for column in range(SIZE)),
)
PAIRS: Final = tuple(
    pair for row, column in zip(*LINES, strict=True) for line in (row, column) for pair in pairwise(line)
)

Card = int | Hidden


@dataclass(frozen=True, slots=True)
class Deal:
    """A card comes from the pack into a hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Place:
    """A card goes from the hand to an empty cell."""

    card: int
    cell: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Two neighbouring cards change places; the cell with the lower number comes first."""

    cell: int
    other: int


Move = Deal | Place | Swap


@dataclass(frozen=True, slots=True)
class State:
    """A position; 0 is an empty cell."""

    board: tuple[int, ...] = (0,) * len(CELLS)
    hands: tuple[tuple[Card, ...], ...] = ((), ())
    pack: tuple[Card, ...] = PACK
    seat: Seat = 0
    due: tuple[Seat, ...] = (0, 1) * HAND  # who is dealt a card next
    swaps: int = 0  # in a row
    last: Swap | None = None  # the swap just made

    def points(self, seat: Seat) -> int:
        """Return what a player's lines are worth now."""
        return sum(longest_run([self.board[cell] for cell in line]) ** 2 for line in LINES[seat])


class _Dumped(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    board: list[int] = Field(min_length=len(CELLS), max_length=len(CELLS))
    hands: list[list[int]] = Field(min_length=2, max_length=2)
    seat: int = Field(ge=0, le=1)
    due: list[int]
    swaps: int = Field(ge=0, le=1000)
    last: str | None = None


class Tablero(Game[State, Move, Options]):
    """The rules."""

    key = "tablero"
    seats = (2,)
    options = Options

    def start(self, seats: int, options: Options) -> State:
        return State()

    def turn(self, state: State) -> Seat:
        if state.due:
            return CHANCE
        return state.seat if 0 in state.board else NOBODY

    def moves(self, state: State) -> Sequence[Move]:
        if self.turn(state) < 0:
            return ()
        cards = sorted({card for card in state.hands[state.seat] if isinstance(card, int)})
        places = [Place(card, cell) for card in cards for cell in CELLS if not state.board[cell]]
        swaps = [swap for swap in starmap(Swap, PAIRS) if self.why_not(state, swap) is None]
        return [*places, *swaps]

    def apply(self, state: State, move: Move) -> State:
        if isinstance(move, Deal):
            hands = _changed(state.hands, move.seat, (*state.hands[move.seat], move.card))
            return replace(state, hands=hands, pack=_without(state.pack, move.card), due=state.due[1:])
        board, mine = list(state.board), state.seat
        if isinstance(move, Swap):
            board[move.cell], board[move.other] = board[move.other], board[move.cell]
            return replace(state, board=tuple(board), seat=1 - mine, swaps=state.swaps + 1, last=move)
        board[move.cell] = move.card
        hands = _changed(state.hands, mine, _without(state.hands[mine], move.card))
        due = (mine,) if state.pack and 0 in board else ()
        return replace(state, board=tuple(board), hands=hands, seat=1 - mine, due=due, swaps=0, last=None)

    def outcome(self, state: State) -> Outcome:
        points = (state.points(0), state.points(1))
        return Outcome((1 + (points[1] > points[0]), 1 + (points[0] > points[1])), "points", points)

    def write(self, move: Move) -> str:
        if isinstance(move, Deal):
            return f"deal {move.seat + 1} {'?' if move.card is HIDDEN else move.card}"
        if isinstance(move, Place):
            return f"{move.card}{NAMES[move.cell]}"
        return f"{NAMES[move.cell]}-{NAMES[move.other]}"

    def read(self, text: str, state: State) -> Move:
        match text.split(" "):
            case ["deal", "1" | "2" as seat, card] if card in "123456789" and len(card) == 1:
                return Deal(int(seat) - 1, int(card))
        match text.split("-"):
            case [one, other] if (swap := _swap(one, other)) is not None:
                return swap
            case [place] if place[:1] in tuple("123456789") and place[1:] in NAMES:
                return Place(int(place[0]), NAMES.index(place[1:]))
        raise Unreadable(f"{text!r} isn’t a move: a card and a cell, as in 7b3, or two cells, as in b3-b4")

    def why_not(self, state: State, move: Move) -> Reason | None:
        turn = self.turn(state)
        if turn < 0 or isinstance(move, Deal):
            return None if move in dict(self.chances(state)) else Reason("over" if turn == NOBODY else "deal")
        hand = state.hands[turn]
        if isinstance(move, Place):
            if move.card not in hand:
                return Reason("hand", (str(move.card),))
            return Reason("empty", (NAMES[move.cell],)) if state.board[move.cell] else None
        if not (state.board[move.cell] and state.board[move.other]):
            return Reason("swap")
        if move == state.last:
            return Reason("back")
        return Reason("six") if state.swaps >= MOST_SWAPS and hand else None

    def dump(self, state: State) -> Any:
        return {
            "board": list(state.board),
            "hands": [list(hand) for hand in state.hands],
            "seat": state.seat,
            "due": list(state.due),
            "swaps": state.swaps,
            "last": state.last and self.write(state.last),
        }

    def load(self, data: Any, seats: int, options: Options) -> State:
        try:
            read = _Dumped.model_validate(data)
        except ValidationError as error:
            raise Unreadable(str(error)) from None
        rest = Counter(PACK)
        rest.subtract(card for part in (filter(None, read.board), *read.hands) for card in part)
        if set(rest) != set(PACK) or min(rest.values()) < 0 or max(map(len, read.hands)) > HAND:
            raise Unreadable("there are two cards of each number from 1 to 9, and three in a hand at most")
        pack = tuple(sorted(rest.elements()))
        if len(read.due) > len(pack) or not {*read.due} <= {0, 1} or not (0 in read.board or not read.due):
            raise Unreadable("more cards are due than there are")
        last = None if read.last is None else self.read(read.last, State())
        if not isinstance(last, Swap | None) or (last is None) != (read.swaps == 0):
            raise Unreadable("the last swap is none")
        hands = tuple(tuple(sorted(hand)) for hand in read.hands)
        return State(tuple(read.board), hands, pack, read.seat, tuple(read.due), read.swaps, last)

    # What follows is for chance and for hidden hands.

    def chance(self, state: State, rng: Random) -> Move:
        return Deal(state.due[0], rng.choice(state.pack))

    def chances(self, state: State) -> Sequence[tuple[Move, float]]:
        counts = Counter(state.pack) if state.due else Counter[Card]()
        return [(Deal(state.due[0], card), count / len(state.pack)) for card, count in counts.items()]

    def redact(self, state: State, seat: Seat) -> State:
        if self.turn(state) == NOBODY:
            return state
        hands = tuple(hand if owner == seat else (HIDDEN,) * len(hand) for owner, hand in enumerate(state.hands))
        return replace(state, hands=hands, pack=(HIDDEN,) * len(state.pack))

    def seen(self, state: State, move: Move, seat: Seat) -> Move:
        return replace(move, card=HIDDEN) if isinstance(move, Deal) and move.seat != seat else move

    def reveals(self, state: State, move: Move, seat: Seat) -> bool:
        if isinstance(move, Deal):
            return move.seat == seat
        shown = isinstance(move, Place) and state.seat != seat
        return shown or self.turn(self.apply(state, move)) == NOBODY  # then the hands lie open

    def guess(self, seen: State, seat: Seat, rng: Random) -> State:
        unknown = Counter(PACK)
        unknown.subtract(
            card for part in (filter(None, seen.board), *seen.hands) for card in part if card is not HIDDEN
        )
        cards = [*unknown.elements()]
        rng.shuffle(cards)
        hands = tuple(_sorted(cards.pop() if card is HIDDEN else card for card in hand) for hand in seen.hands)
        return replace(seen, hands=hands, pack=_sorted(cards))


def longest_run(numbers: Sequence[int]) -> int:
    """Return how many neighbours at most rise from the first to the last; an empty cell ends a run."""
    best = run = before = 0
    for number in numbers:
        run = 0 if not number else run + 1 if number > before and run else 1
        best, before = max(best, run), number
    return best


def _swap(one: str, other: str) -> Swap | None:
    pair = (NAMES.index(one), NAMES.index(other)) if one in NAMES and other in NAMES else None
    return Swap(*pair) if pair in PAIRS else None


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=str))


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def _changed(hands: tuple[tuple[Card, ...], ...], seat: Seat, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (*hands[:seat], _sorted(hand), *hands[seat + 1 :])


GAME: Final = Tablero()
