"""A toy game with all that a game can have: hidden cards, secret decisions, dice, a clock, two to four seats.

Twelve cards, two each of 1 to 6; everybody is dealt two. In your turn a die is thrown for all to see. You lay a card,
which scores if it is not lower than the die; or you swap one in secret, once, and are dealt another; or you pass, which
is also what the clock does for you. When everybody has had so many turns the hands are shown, and most points win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from boardroom.core.game import (
    CHANCE,
    HIDDEN,
    NOBODY,
    Clock,
    Game,
    Hidden,
    Options,
    Outcome,
    Reason,
    Seat,
    Unreadable,
)

Card = int | Hidden
PACK = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)
HAND = 2


class ToyOptions(Options):
    rounds: int = Field(default=2, ge=1, le=4)
    limit: int = Field(default=0, ge=0, le=600)


@dataclass(frozen=True, slots=True)
class Move:
    kind: str  # deal, throw, lay, swap, pass
    card: Card = 0  # or what the die shows
    seat: Seat = NOBODY  # who is dealt a card


PASS = Move("pass")


@dataclass(frozen=True, slots=True)
class State:
    rounds: int
    hands: tuple[tuple[Card, ...], ...]
    pack: tuple[Card, ...] = PACK
    laid: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    turns: int = 0
    due: tuple[Seat, ...] = ()  # who is dealt a card next
    die: int = 0
    swapped: bool = False

    @property
    def seat(self) -> Seat:
        return self.turns % len(self.hands)


class Dumped(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    hands: list[list[int]]
    laid: list[int]
    points: list[int]
    turns: int = Field(ge=0)
    due: list[int]
    die: int = Field(ge=0, le=6)
    swapped: bool


class Toy(Game[State, Move, ToyOptions]):
    key = "toy"
    seats = (2, 3, 4)
    options = ToyOptions

    def start(self, seats: int, options: ToyOptions) -> State:
        return State(options.rounds, ((),) * seats, points=(0,) * seats, due=tuple(range(seats)) * HAND)

    def turn(self, state: State) -> Seat:
        if state.turns == state.rounds * len(state.hands):
            return NOBODY
        return CHANCE if state.due or not state.die else state.seat

    def moves(self, state: State) -> Sequence[Move]:
        if self.turn(state) < 0:
            return ()
        cards = sorted({card for card in state.hands[state.seat] if isinstance(card, int)})
        swaps = [] if state.swapped or not state.pack else [Move("swap", card) for card in cards]
        return [*(Move("lay", card) for card in cards), *swaps, PASS]

    def apply(self, state: State, move: Move) -> State:
        if move.kind == "deal":
            hands = _changed(state.hands, move.seat, gain=move.card)
            return replace(state, hands=hands, pack=_without(state.pack, move.card), due=state.due[1:])
        if move.kind == "throw":
            assert isinstance(move.card, int)
            return replace(state, die=move.card)
        if move.kind == "swap":
            hands = _changed(state.hands, state.seat, lose=move.card)
            pack = _sorted((*state.pack, move.card))
            return replace(state, hands=hands, pack=pack, due=(state.seat,), swapped=True)
        if move.kind == "lay":
            assert isinstance(move.card, int)
            gained = move.card if move.card >= state.die else 0
            points = tuple(n + gained * (seat == state.seat) for seat, n in enumerate(state.points))
            hands = _changed(state.hands, state.seat, lose=move.card)
            state = replace(state, hands=hands, laid=(*state.laid, move.card), points=points)
        return replace(state, turns=state.turns + 1, die=0, swapped=False)

    def outcome(self, state: State) -> Outcome:
        places = tuple(1 + sum(other > mine for other in state.points) for mine in state.points)
        return Outcome(places, "points", state.points)

    def write(self, move: Move) -> str:
        card = "?" if move.card is HIDDEN else str(move.card)
        if move.kind == "deal":
            return f"deal {move.seat + 1} {card}"
        return "pass" if move == PASS else f"{move.kind} {card}"

    def read(self, text: str, state: State) -> Move:
        match text.split(" "):
            case ["pass"]:
                return PASS
            case ["deal", seat, card] if seat in ("1", "2", "3", "4") and card in ("1", "2", "3", "4", "5", "6"):
                return Move("deal", int(card), int(seat) - 1)
            case ["throw" | "lay" | "swap" as kind, card] if card in ("1", "2", "3", "4", "5", "6"):
                return Move(kind, int(card))
        raise Unreadable(f"{text!r} is not a move")

    def why_not(self, state: State, move: Move) -> Reason | None:
        turn = self.turn(state)
        if turn == NOBODY:
            return Reason("over")
        if turn == CHANCE:
            return None if any(move == drawn for drawn, _ in self.chances(state)) else Reason("chance")
        if move in self.moves(state):
            return None
        return Reason("swapped" if move.kind == "swap" and state.swapped else "card", (self.write(move),))

    def dump(self, state: State) -> Any:
        return {
            "hands": [list(hand) for hand in state.hands],
            "laid": list(state.laid),
            "points": list(state.points),
            "turns": state.turns,
            "due": list(state.due),
            "die": state.die,
            "swapped": state.swapped,
        }

    def load(self, data: Any, seats: int, options: ToyOptions) -> State:
        try:
            read = Dumped.model_validate(data)
        except ValidationError as error:
            raise Unreadable(str(error)) from None
        rest = Counter(PACK)
        rest.subtract(card for hand in (*read.hands, read.laid) for card in hand)
        if len(read.hands) != seats or len(read.points) != seats or read.turns >= options.rounds * seats:
            raise Unreadable("seats or turns are wrong")
        if set(rest) != set(PACK) or min(rest.values()) < 0 or not set(read.due) <= set(range(seats)):
            raise Unreadable("cards are wrong")
        hands = tuple(tuple(hand) for hand in read.hands)
        pack = tuple(sorted(rest.elements()))
        if len(read.due) > len(pack):
            raise Unreadable("more cards are due than there are")
        points, due = tuple(read.points), tuple(read.due)
        return State(options.rounds, hands, pack, tuple(read.laid), points, read.turns, due, read.die, read.swapped)

    def chance(self, state: State, rng: Random) -> Move:
        listed = self.chances(state)
        return rng.choices([move for move, _ in listed], [weight for _, weight in listed])[0]

    def chances(self, state: State) -> Sequence[tuple[Move, float]]:
        if state.due:
            cards = Counter(state.pack)
            return [(Move("deal", card, state.due[0]), n / len(state.pack)) for card, n in cards.items()]
        return [(Move("throw", face), 1 / 6) for face in range(1, 7)]

    def redact(self, state: State, seat: Seat) -> State:
        if self.turn(state) == NOBODY:
            return state
        hands = tuple(hand if mine == seat else (HIDDEN,) * len(hand) for mine, hand in enumerate(state.hands))
        return replace(state, hands=hands, pack=(HIDDEN,) * len(state.pack))

    def seen(self, state: State, move: Move, seat: Seat) -> Move:
        secret = (move.kind == "deal" and move.seat != seat) or (move.kind == "swap" and state.seat != seat)
        return replace(move, card=HIDDEN) if secret else move

    def reveals(self, state: State, move: Move, seat: Seat) -> bool:
        if move.kind in ("deal", "throw"):
            return self.seen(state, move, seat) == move
        shown = move.kind == "lay" and state.seat != seat
        return shown or self.turn(self.apply(state, move)) == NOBODY  # at the end all hands are shown

    def guess(self, seen: State, seat: Seat, rng: Random) -> State:
        unknown = Counter(PACK)
        unknown.subtract(seen.laid)
        unknown.subtract(card for hand in seen.hands for card in hand if isinstance(card, int))
        if HIDDEN not in seen.pack and all(HIDDEN not in hand for hand in seen.hands):
            return seen
        cards = list(unknown.elements())
        rng.shuffle(cards)
        hands = tuple(_sorted(cards.pop() if card is HIDDEN else card for card in hand) for hand in seen.hands)
        return replace(seen, hands=hands, pack=tuple(sorted(cards)))

    def clock(self, options: ToyOptions) -> Clock | None:
        return Clock(options.limit, per_turn=True) if options.limit else None

    def timeout(self, state: State) -> Move | None:
        return PASS


def _sorted(cards: Any) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=str))


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def _changed(
    hands: tuple[tuple[Card, ...], ...], seat: Seat, gain: Card | None = None, lose: Card | None = None
) -> tuple[tuple[Card, ...], ...]:
    hand = hands[seat] if lose is None else _without(hands[seat], lose)
    hand = hand if gain is None else _sorted((*hand, gain))
    return (*hands[:seat], hand, *hands[seat + 1 :])


def count(state: State) -> Hashable:
    """Count the cards: they change hands, but never appear or vanish."""
    return tuple(sorted(Counter(card for pile in (*state.hands, state.pack, state.laid) for card in pile).items()))


COMPONENTS = count, tuple((card, 2) for card in range(1, 7))
