"""The rules of Phoenix, for two players: three hands of sorting pawns by the colours of the cubes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal

from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Game, Hidden, Options, Outcome, Reason, Seat, Unreadable
from boardroom.games.phoenix.position import read_position
from boardroom.games.phoenix.tables import (
    CARDS,
    COLOURS,
    HAND,
    HANDS,
    KINDS,
    LINE,
    PAWNS_EACH,
    SPECTRUM,
    WAYS,
    is_sorted,
    moved,
    points,
    shifts,
    swapped,
)  # fmt: skip


class PhoenixOptions(Options):
    """Who starts the first hand, and how the booklet is read."""

    first: Literal["1", "2", "drawn"] = "1"
    spectrum: Literal["every hand", "whole match"] = "every hand"  # what the cubes are dealt for


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card: places from 0, from and to, or two that change (the smaller first)."""

    card: str
    here: int
    there: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a card away without effect."""

    card: str


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the next cube, pawn, first player or card."""

    what: str  # "cube", "pawn", "first" or "draw"
    value: str | Hidden


Move = Play | Discard | Deal


@dataclass(frozen=True, slots=True)
class Hand:
    """What one finished hand gave: both lines, the cubes, who sorted first, and the points."""

    lines: tuple[str, str]
    cubes: str
    first: Seat  # NOBODY when the pile ran out
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class PhoenixState:
    """The table of one hand, and the hands before it. The pile is unordered: cards are drawn when due."""

    seat: Seat  # whose turn it is
    starter: Seat  # who starts this hand; NOBODY until drawn
    cubes: str = ""
    lines: tuple[str, str] = ("", "")  # from left to right as seat 1 sees the board
    hands: tuple[tuple[str | Hidden, ...], tuple[str | Hidden, ...]] = ((), ())
    discards: tuple[str, ...] = ()
    drawn: bool = False  # whether the turn has been played and a card is due
    done: tuple[Hand, ...] = ()
    keeps: bool = False  # whether the next hand begins with the cubes as this one leaves them

    @property
    def between(self) -> bool:
        """Whether a hand is over and nothing of the next has been dealt."""
        return bool(self.done) and not self.lines[0] and (self.keeps or not self.cubes)

    @property
    def left(self) -> int:
        """How many cards the pile has."""
        return sum(CARDS.values()) - len(self.discards) - len(self.hands[0]) - len(self.hands[1])

    @property
    def over(self) -> bool:
        """Whether all hands have been played."""
        return len(self.done) == HANDS

    @property
    def scores(self) -> tuple[int, int]:
        """The points of both seats in the finished hands."""
        return sum(hand.points[0] for hand in self.done), sum(hand.points[1] for hand in self.done)

    @property
    def due(self) -> str:
        """What chance has to do now: "cube", "pawn", "first" or "draw", or nothing."""
        if self.over:
            return ""
        if len(self.cubes) < SPECTRUM:
            return "cube"
        if len(self.lines[0]) < LINE or len(self.lines[1]) < LINE:
            return "pawn"
        if self.starter == NOBODY:
            return "first"
        dealt = len(self.hands[0]) == len(self.hands[1]) == HAND
        return "" if dealt and not self.drawn else "draw"

    @property
    def drawer(self) -> Seat:
        """The seat that draws the next card."""
        if self.drawn:
            return self.seat
        return self.starter if len(self.hands[self.starter]) < HAND else 1 - self.starter


class Phoenix(Game[PhoenixState, Move, PhoenixOptions]):
    """Bring your ten pawns into the order of the six cubes, three times."""

    key = "phoenix"
    seats = (2,)
    options = PhoenixOptions

    def start(self, seats: int, options: PhoenixOptions) -> PhoenixState:
        """Return the empty board of the first hand."""
        starter = NOBODY if options.first == "drawn" else int(options.first) - 1
        return PhoenixState(seat=starter, starter=starter, keeps=options.spectrum == "whole match")

    def turn(self, state: PhoenixState) -> Seat:
        """Return the seat to move, or chance while something is due."""
        return NOBODY if state.over else CHANCE if state.due else state.seat

    def moves(self, state: PhoenixState) -> Sequence[Move]:
        """List every way to play each card in hand, and each card to throw away."""
        if self.turn(state) < 0:
            return ()
        cards = [str(card) for card in dict.fromkeys(state.hands[state.seat])]
        plays: list[Move] = [Play(card, here, there) for card in cards for here, there in WAYS[card]]
        return [*plays, *(Discard(card) for card in cards)]

    # ---------------------------------------------------------------- what happens

    def apply(self, state: PhoenixState, move: Move) -> PhoenixState:
        """Return the table after a move or a chance outcome."""
        match move:
            case Deal(what, value):
                return _dealt(state, what, value)
            case Discard(card):
                return replace(_laid(state, card), drawn=True)
            case Play(card, here, there):
                return _judged(_effect(_laid(state, card), card, here, there))

    def outcome(self, state: PhoenixState) -> Outcome:
        """Most points win; equal points share."""
        one, two = state.scores
        return Outcome((1 + (one < two), 1 + (two < one)), "points", state.scores)

    # ---------------------------------------------------------------- chance and what is hidden

    def chance(self, state: PhoenixState, rng: Random) -> Move:
        """Draw the next cube, pawn, first player or card."""
        outcomes = self.chances(state)
        return rng.choices([move for move, _ in outcomes], [weight for _, weight in outcomes])[0]

    def chances(self, state: PhoenixState) -> Sequence[tuple[Move, float]]:
        """List what may come, with its probability."""
        what = state.due
        if what == "cube":
            left = {colour: 1 for colour in COLOURS if colour not in state.cubes}
        elif what == "pawn":
            out = state.lines[0] + state.lines[1]
            left = {colour: PAWNS_EACH - out.count(colour) for colour in COLOURS}
        elif what == "first":
            left = {"1": 1, "2": 1}
        elif what == "draw":
            left = _unseen(state)
        else:
            return ()
        total = sum(left.values())
        return [(Deal(what, value), n / total) for value, n in left.items() if n]

    def redact(self, state: PhoenixState, seat: Seat) -> PhoenixState:
        """Hide the cards of the other hand."""
        hands = tuple(hand if owner == seat else (HIDDEN,) * len(hand) for owner, hand in enumerate(state.hands))
        return replace(state, hands=(hands[0], hands[1]))

    def seen(self, state: PhoenixState, move: Move, seat: Seat) -> Move | Hidden:
        """Hide what the other draws."""
        if isinstance(move, Deal) and move.what == "draw" and state.drawer != seat:
            return Deal("draw", HIDDEN)
        return move

    def reveals(self, state: PhoenixState, move: Move, seat: Seat) -> bool:
        """Tell whether the seat sees a new piece or card: one drawn by itself, or one that the other shows."""
        if isinstance(move, Deal):
            return move.what != "draw" or state.drawer == seat
        return state.seat != seat

    def guess(self, seen: PhoenixState, seat: Seat, rng: Random) -> PhoenixState:
        """Deal the hidden hand from the cards that the seat has not seen."""
        cards = [card for card, n in _unseen(seen).items() for _ in range(n)]
        rng.shuffle(cards)
        hands = [_in_order(tuple(cards.pop() if card is HIDDEN else card for card in hand)) for hand in seen.hands]
        return replace(seen, hands=(hands[0], hands[1]))

    # ---------------------------------------------------------------- words

    def write(self, move: Move) -> str:
        """Write a move or a chance outcome; places are counted from 1."""
        match move:
            case Deal(what, value):
                return f"{what} {'?' if value is HIDDEN else value}"
            case Discard(card):
                return f"- {card}"
            case Play(card, here, there):
                if card == "R":
                    return "R"
                if card == "X":
                    return f"X {here + 1}"
                sign = ">" if shifts(card) else "x"
                return f"{card} {here + 1}{sign}{there + 1}"

    def read(self, text: str, state: PhoenixState) -> Move:
        """Read what write writes."""
        if text == "R":
            return Play("R", 0, LINE - 1)
        if found := re.fullmatch(r"- (\w+)", text):
            return Discard(_card(found[1]))
        if found := re.fullmatch(r"X ([1-9]|10)", text):
            return Play("X", int(found[1]) - 1, int(found[1]) - 1)
        if found := re.fullmatch(r"([MPQ][1-4]) ([1-9]|10)([>x])([1-9]|10)", text):
            here, there = int(found[2]), int(found[4])
            if (found[3] == ">") != shifts(found[1]):
                raise Unreadable(f"{found[1]} is written with {'x' if found[3] == '>' else '>'}")
            if found[3] == "x" and here >= there:
                raise Unreadable("in swaps the smaller place comes first")
            return Play(_card(found[1]), here - 1, there - 1)
        if found := re.fullmatch(r"(cube|pawn) ([roygbp])|(first) ([12])|(draw) (\w+)", text):
            what, value = [part for part in found.groups() if part]
            return Deal(what, _card(value) if what == "draw" else value)
        raise Unreadable(f"{text!r} is not a move, as in 'M3 4>7', 'P2 3x5', 'R', 'Q1 2x3', 'Q2 5>3', 'X 4' or '- P3'")

    def why_not(self, state: PhoenixState, move: Move) -> Reason | None:
        """Return the first rule that forbids the move."""
        if state.over:
            return Reason("over")
        if state.due or isinstance(move, Deal):
            return None if any(move == outcome for outcome, _ in self.chances(state)) else Reason("deal")
        if move.card not in state.hands[state.seat]:
            return Reason("card-hand", (move.card,))
        if isinstance(move, Discard) or (move.here, move.there) in WAYS[move.card]:
            return None
        size = SPECTRUM if move.card[0] == "Q" else LINE
        inside = 0 <= move.here < size and 0 <= move.there < size
        about = (move.card, str(move.here + 1), str(move.there + 1))
        return Reason("card-distance" if inside else "card-end", about)

    def dump(self, state: PhoenixState) -> Any:
        """Return the table as plain data."""
        return {
            "seat": state.seat + 1 if state.seat != NOBODY else 0,
            "starter": state.starter + 1 if state.starter != NOBODY else 0,
            "cubes": state.cubes,
            "lines": list(state.lines),
            "hands": [[str(card) for card in hand] for hand in state.hands],
            "discards": list(state.discards),
            "drawn": state.drawn,
            "done": [[*hand.lines, hand.cubes, hand.first + 1 if hand.first != NOBODY else 0] for hand in state.done],
        }

    def load(self, data: Any, seats: int, options: PhoenixOptions) -> PhoenixState:
        """Return the table that dump wrote."""
        keeps = options.spectrum == "whole match"
        position = read_position(data, keeps)
        seat_of = {0: NOBODY, 1: 0, 2: 1}
        return PhoenixState(
            seat=seat_of[position.seat],
            starter=seat_of[position.starter],
            cubes=position.cubes,
            lines=(position.lines[0], position.lines[1]),
            hands=(_in_order(tuple(position.hands[0])), _in_order(tuple(position.hands[1]))),
            discards=tuple(position.discards),
            drawn=position.drawn,
            done=tuple(_scored((one, two), cubes, seat_of[first]) for one, two, cubes, first in position.done),
            keeps=keeps,
        )


def _card(text: str) -> str:
    if text not in CARDS:
        raise Unreadable(f"{text!r} is not a card: {' '.join(KINDS)}")
    return text


def _in_order(hand: tuple[str | Hidden, ...]) -> tuple[str | Hidden, ...]:
    return tuple(sorted(hand, key=lambda card: KINDS.index(str(card))))


def _unseen(state: PhoenixState) -> dict[str, int]:
    """Return the cards that are neither discarded nor in a hand that can be seen."""
    shown = [*state.discards, *state.hands[0], *state.hands[1]]
    return {card: n - shown.count(card) for card, n in CARDS.items()}


def _laid(state: PhoenixState, card: str) -> PhoenixState:
    """Put a card of the player on turn on the discard pile."""
    hands = list(state.hands)
    hand = list(hands[state.seat])
    hand.remove(card)
    hands[state.seat] = tuple(hand)
    return replace(state, hands=(hands[0], hands[1]), discards=(*state.discards, card))


def _effect(state: PhoenixState, card: str, here: int, there: int) -> PhoenixState:
    if card == "Q1":
        return replace(state, cubes=swapped(state.cubes, here, there))
    if card == "Q2":
        return replace(state, cubes=moved(state.cubes, here, there))
    lines = list(state.lines)
    own, other = lines[state.seat], lines[1 - state.seat]
    if card == "X":
        lines[state.seat] = own[:here] + other[here] + own[here + 1 :]
        lines[1 - state.seat] = other[:here] + own[here] + other[here + 1 :]
    else:
        change = moved if card[0] == "M" else swapped
        lines[state.seat] = change(own, here, there)
    return replace(state, lines=(lines[0], lines[1]))


def _judged(state: PhoenixState) -> PhoenixState:
    """End the hand if a line is sorted now, the mover's first; otherwise a card is due."""
    for seat in (state.seat, 1 - state.seat):
        if is_sorted(state.lines[seat], state.cubes):
            return _hand_over(state, seat)
    return replace(state, drawn=True)


def _scored(lines: tuple[str, str], cubes: str, first: Seat) -> Hand:
    return Hand(lines, cubes, first, (points(lines[0], first == 0), points(lines[1], first == 1)))


def _hand_over(state: PhoenixState, first: Seat) -> PhoenixState:
    """Score the hand and clear the board for the next one, which the other player starts."""
    starter, done = 1 - state.starter, (*state.done, _scored(state.lines, state.cubes, first))
    return _cleared(PhoenixState(seat=starter, starter=starter, cubes=state.cubes, done=done, keeps=state.keeps))


def _cleared(state: PhoenixState) -> PhoenixState:
    """Take all pawns off the board, and the cubes, unless those of the hand before stay for this one."""
    stay = state.keeps and state.done and not state.over
    return replace(state, cubes=state.cubes if stay else "", lines=("", ""))


def _dealt(state: PhoenixState, what: str, value: str | Hidden) -> PhoenixState:
    if what == "cube":
        return replace(state, cubes=state.cubes + str(value))
    if what == "pawn":
        one, two = state.lines
        one, two = (one + str(value), two) if len(one) < LINE else (one, str(value) + two)
        state = replace(state, lines=(one, two))
        if len(two) == LINE and any(is_sorted(line, state.cubes) for line in state.lines):
            return _cleared(state)  # dealt again
        return state
    if what == "first":
        return replace(state, seat=int(str(value)) - 1, starter=int(str(value)) - 1)
    hands = list(state.hands)
    hands[state.drawer] = _in_order((*hands[state.drawer], value))
    after = replace(state, hands=(hands[0], hands[1]))
    if not state.drawn:
        return after
    return replace(after, seat=1 - state.seat, drawn=False) if after.left else _hand_over(after, NOBODY)


GAME = Phoenix()
