"""The rules of Switch, for two to four players."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from boardroom.core.game import CHANCE, NOBODY, Clock, Game, Options, Outcome, Reason, Seat, Unreadable
from boardroom.games.switch.odds import sums, throws
from boardroom.games.switch.tables import (
    BLOCK,
    DICE,
    FACE_CHANCES,
    FACES,
    GREEN,
    KLICK,
    LAST,
    RED,
    START_DICE,
)  # fmt: skip

MIDDLE: Final = -1  # where the token lies when nobody holds it and no pile is blocked


class SwitchOptions(Options):
    """Which table of dice, and how the open questions are settled."""

    dice: Literal["short", "long"] = "short"
    green: Literal["turn ends", "play on"] = "turn ends"  # for a player who declines the swap
    blocked_risk: Literal["no penalty", "penalty"] = "no penalty"
    swapped_token: Literal["stays", "comes off"] = "stays"
    limit: int = Field(default=0, ge=0, le=3600)  # seconds for a turn, 0 for none


@dataclass(frozen=True, slots=True)
class Throw:
    """Chance: the dice, sorted, and the face of the Switch die (nothing in the throws for the start)."""

    dice: tuple[int, ...]
    face: str = ""


@dataclass(frozen=True, slots=True)
class Act:
    """A decision: a word, with a seat where it needs one."""

    what: str  # "discard", "again", "stop", "swap", "keep", "block", "cancel" or "pass"
    seat: Seat = NOBODY


Move = Throw | Act


@dataclass(frozen=True, slots=True)
class State:
    """The piles, the token, and what the player on turn is doing."""

    options: SwitchOptions
    tops: tuple[int, ...]  # each pile's top card; LAST + 1 when it is empty
    seat: Seat  # whose turn it is
    phase: str  # "start", "throw", "green", "red", "swapping", "moment", "play" or "over"
    holder: Seat = MIDDLE  # who holds the token
    blocked: Seat = MIDDLE  # whose pile it lies on
    dice: tuple[int, ...] = ()
    face: str = ""
    risky: bool = False  # not the turn's first throw
    gone: int = 0  # cards discarded with this throw
    partner: Seat = NOBODY  # the announced green swap
    contenders: tuple[Seat, ...] = ()  # the start: who still throws, in this round of throws
    totals: tuple[tuple[Seat, int], ...] = ()  # the start: what this round has thrown

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.tops)

    @property
    def fits(self) -> bool:
        """Whether the dice on the table make the top card of the player on turn."""
        return self.tops[self.seat] in sums(self.dice)

    @property
    def dice_count(self) -> int:
        """How many dice the next throw has."""
        return START_DICE if self.phase == "start" else DICE[self.options.dice][self.tops[self.seat] - 1]

    def lowest(self) -> tuple[Seat, ...]:
        """Return the players that a red face may swap with: the lowest top card, if it is lower than one's own."""
        others = {seat: top for seat, top in enumerate(self.tops) if seat != self.seat}
        low = min(others.values())
        return tuple(seat for seat, top in others.items() if top == low < self.tops[self.seat])


class Switch(Game[State, Move]):
    """Throw dice to be rid of the cards 1 to 16, and know when to stop."""

    key = "switch"
    seats = (2, 3, 4)
    options = SwitchOptions

    def start(self, seats: int, options: SwitchOptions) -> State:
        """Return the full piles, before the throws for the start."""
        return State(options, (1,) * seats, seat=0, phase="start", contenders=tuple(range(seats)))

    def turn(self, state: State) -> Seat:
        """Return who decides: the player on turn, or the holder of the token at its two moments."""
        if state.phase == "over":
            return NOBODY
        if state.phase in ("start", "throw"):
            return CHANCE
        return state.holder if state.phase in ("swapping", "moment") else state.seat

    def moves(self, state: State) -> Sequence[Move]:
        """List the decisions that are open."""
        others = [seat for seat in range(state.seats) if seat != self.turn(state)]
        match state.phase:
            case "green":
                return [*(Act("swap", seat) for seat in others), Act("keep")]
            case "red":
                return [Act("swap", seat) for seat in state.lowest()]
            case "swapping":
                return [Act("cancel"), Act("pass")]
            case "moment":
                return [*(Act("block", seat) for seat in others), Act("pass")]
            case "play":
                found = [Act("discard")] if state.fits else []
                if state.gone:
                    found += [Act("again"), Act("stop")]
                if state.holder == state.seat:
                    found += [Act("block", seat) for seat in others]
                return found
            case _:
                return ()

    def apply(self, state: State, move: Move) -> State:
        """Return the table after a throw or a decision."""
        if isinstance(move, Throw):
            return _start_thrown(state, move) if state.phase == "start" else _thrown(state, move)
        match move.what:
            case "swap":
                if state.phase == "green" and state.holder not in (MIDDLE, state.seat):
                    return replace(state, phase="swapping", partner=move.seat)
                return _next(_swapped(state, move.seat))
            case "keep":
                return _discarding(state) if state.options.green == "play on" else _next(state)
            case "cancel":
                return _next(replace(state, holder=MIDDLE))
            case "pass":
                if state.phase == "swapping":
                    return _next(_swapped(state, state.partner))
                return replace(state, phase="play")
            case "block":
                return _blocked(replace(state, holder=MIDDLE, blocked=move.seat))
            case "discard":
                top = state.tops[state.seat] + 1
                tops = (*state.tops[: state.seat], top, *state.tops[state.seat + 1 :])
                return replace(state, tops=tops, gone=state.gone + 1, phase="over" if top > LAST else "play")
            case "again":
                return replace(state, phase="throw", risky=True, gone=0)
            case _:
                return _next(state)

    def outcome(self, state: State) -> Outcome:
        """One winner, no places below."""
        return Outcome(tuple(1 if top > LAST else 2 for top in state.tops), "last card", state.tops)

    def chance(self, state: State, rng: Random) -> Move:
        """Throw the dice one by one, and the Switch die."""
        dice = tuple(sorted(rng.randint(1, 6) for _ in range(state.dice_count)))
        return Throw(dice, "" if state.phase == "start" else rng.choice(FACES))

    def chances(self, state: State) -> Sequence[tuple[Move, float]]:
        """List every sorted throw with every face."""
        if self.turn(state) != CHANCE:
            return ()
        faces = {"": 1.0} if state.phase == "start" else FACE_CHANCES
        count = state.dice_count
        return [
            (Throw(dice, face), ways / 6**count * chance)
            for dice, ways in throws(count)
            for face, chance in faces.items()
        ]

    def write(self, move: Move) -> str:
        """Write a throw or a decision."""
        if isinstance(move, Throw):
            return " ".join(["throw", *map(str, move.dice), *move.face])
        return move.what if move.seat == NOBODY else f"{move.what} {move.seat + 1}"

    def read(self, text: str, state: State) -> Move:
        """Read what write writes."""
        if found := re.fullmatch(r"throw((?: [1-6]){3,5})(?: ([grb-]))?", text):
            dice = tuple(int(die) for die in found[1].split())
            if list(dice) != sorted(dice):
                raise Unreadable("dice are written in increasing order")
            return Throw(dice, found[2] or "")
        if text in ("discard", "again", "stop", "keep", "cancel", "pass"):
            return Act(text)
        if found := re.fullmatch(r"(swap|block) ([1-4])", text):
            return Act(found[1], int(found[2]) - 1)
        raise Unreadable(f"{text!r} is not a move: discard, again, stop, swap 2, keep, block 2, cancel or pass")

    def why_not(self, state: State, move: Move) -> Reason | None:
        """Return the rule that forbids the move."""
        if state.phase == "over":
            return Reason("over")
        if isinstance(move, Throw):
            if self.turn(state) != CHANCE:
                return Reason("throw")
            allowed = (state.dice_count, state.phase == "start") == (len(move.dice), not move.face)
            return None if allowed else Reason("throw-dice", (str(state.dice_count),))
        if move in self.moves(state):
            return None
        match move.what:
            case "discard":
                return Reason("discard-sum" if state.phase == "play" else "turn-order", (str(state.tops[state.seat]),))
            case "again" | "stop":
                return Reason("discard-one")
            case "swap":
                return Reason("swap-lowest" if state.phase == "red" else "swap-face")
            case "block":
                return Reason("block-own" if move.seat == self.turn(state) else "block-token")
            case "cancel":
                return Reason("cancel-green")
            case _:
                return Reason("turn-order")

    def clock(self, options: SwitchOptions) -> Clock | None:
        """A turn may be limited."""
        return Clock(options.limit, per_turn=True) if options.limit else None

    def timeout(self, state: State) -> Move | None:
        """The holder passes; the player on turn keeps, swaps as red demands, discards a first card, or stops."""
        moves = self.moves(state)
        for wish in ("pass", "keep", "stop", "swap", "discard"):
            for move in moves:
                if isinstance(move, Act) and move.what == wish:
                    return move
        return None

    def dump(self, state: State) -> Any:
        """Return the table as plain data; seats are counted from 1, and 0 is nobody."""
        return _Position(
            tops=list(state.tops),
            seat=state.seat + 1,
            phase=state.phase,
            holder=state.holder + 1,
            blocked=state.blocked + 1,
            dice=list(state.dice),
            face=state.face,
            risky=state.risky,
            gone=state.gone,
            partner=max(state.partner + 1, 0),
            contenders=[seat + 1 for seat in state.contenders],
            totals=[[seat + 1, total] for seat, total in state.totals],
        ).model_dump()

    def load(self, data: Any, seats: int, options: SwitchOptions) -> State:
        """Return the table that dump wrote."""
        try:
            position = _Position.model_validate(data)
        except ValidationError as error:
            first = error.errors()[0]
            raise Unreadable(f"{'.'.join(map(str, first['loc'])) or 'the position'}: {first['msg']}") from None
        return position.state(seats, options)


class _Position(BaseModel):
    """A table as plain data."""

    model_config = ConfigDict(extra="forbid", strict=True)

    tops: list[int]
    seat: int
    phase: str
    holder: int = 0
    blocked: int = 0
    dice: list[int] = []
    face: str = ""
    risky: bool = False
    gone: int = 0
    partner: int = 0
    contenders: list[int] = []
    totals: list[list[int]] = []

    def state(self, seats: int, options: SwitchOptions) -> State:
        """Return the state, or say what can't be."""

        def need(so: bool, what: str) -> None:
            if not so:
                raise Unreadable(what)

        places = range(seats + 1)
        need(len(self.tops) == seats and all(1 <= top <= LAST for top in self.tops), f"tops: {seats} cards of 1 to 16")
        need(1 <= self.seat <= seats, f"seat: 1 to {seats}")
        need(self.phase in ("start", "throw", "green", "red", "swapping", "moment", "play"), "phase: no such phase")
        need(self.holder in places and self.blocked in places, f"holder and blocked: 0 to {seats}")
        need(not (self.holder and self.blocked), "there is one token: it is held or lies on a pile")
        need(all(1 <= die <= 6 for die in self.dice) and self.dice == sorted(self.dice), "dice: 1 to 6, sorted")
        need(len(self.dice) <= START_DICE and self.face in ("", *FACES), "face: one of g r b -")
        need(self.partner in places and 0 <= self.gone <= LAST, f"partner: 0 to {seats}")
        need(set(self.contenders) <= set(places[1:]), f"contenders: 1 to {seats}")
        need(all(len(total) == 2 and total[0] in places[1:] for total in self.totals), "totals: seat and sum")
        state = State(
            options,
            tuple(self.tops),
            self.seat - 1,
            self.phase,
            self.holder - 1,
            self.blocked - 1,
            tuple(self.dice),
            self.face,
            self.risky,
            self.gone,
            self.partner - 1 if self.partner else NOBODY,
            tuple(seat - 1 for seat in self.contenders),
            tuple((total[0] - 1, total[1]) for total in self.totals),
        )
        game = Switch()
        need(game.turn(state) == CHANCE or bool(game.moves(state)), "phase: nothing can be decided there")
        need(state.phase not in ("swapping", "moment") or state.holder >= 0, "holder: somebody must hold the token")
        need((state.phase == "start") == bool(state.contenders), "contenders: only for the throws at the start")
        return state


def _start_thrown(state: State, move: Throw) -> State:
    """Add one throw for the start; the equal highest throw again until one is alone."""
    seat, rest = state.contenders[0], state.contenders[1:]
    totals = (*state.totals, (seat, sum(move.dice)))
    if rest:
        return replace(state, contenders=rest, totals=totals, dice=move.dice)
    best = max(total for _, total in totals)
    equal = tuple(seat for seat, total in totals if total == best)
    if len(equal) > 1:
        return replace(state, contenders=equal, totals=(), dice=move.dice)
    return replace(state, seat=equal[0], contenders=(), totals=(), dice=(), phase="throw")


def _thrown(state: State, move: Throw) -> State:
    """Obey the Switch die, then see what can be discarded."""
    state = replace(state, dice=move.dice, face=move.face, gone=0)
    if move.face == GREEN:
        return replace(state, phase="green")
    if move.face == RED:
        return replace(state, phase="red") if state.lowest() else _next(state)
    if move.face == BLOCK:
        state = replace(state, holder=state.seat, blocked=MIDDLE)
    return _discarding(state)


def _discarding(state: State) -> State:
    """Go on to discarding; the turn ends where nothing can go, and a risk that failed is punished."""
    if state.blocked == state.seat:
        return _next(state)
    if not state.fits:
        return _next(_fallen(state) if state.risky and state.face != GREEN else state)
    asks = state.holder not in (MIDDLE, state.seat)
    return replace(state, phase="moment" if asks else "play")


def _fallen(state: State) -> State:
    top = state.tops[state.seat]
    back = KLICK if top >= KLICK else 1
    return replace(state, tops=(*state.tops[: state.seat], back, *state.tops[state.seat + 1 :]))


def _blocked(state: State) -> State:
    """Go on after the token was laid: the turn ends if it lies on the pile of the player on turn."""
    if state.blocked != state.seat:
        return replace(state, phase="play")
    punished = state.risky and state.face != GREEN and state.options.blocked_risk == "penalty"
    return _next(_fallen(state) if punished else state)


def _swapped(state: State, other: Seat) -> State:
    """Change two piles, with the token that lies on one of them."""
    tops = list(state.tops)
    tops[state.seat], tops[other] = tops[other], tops[state.seat]
    blocked = state.blocked
    if blocked in (state.seat, other):
        blocked = MIDDLE if state.options.swapped_token == "comes off" else state.seat + other - blocked
    return replace(state, tops=tuple(tops), blocked=blocked)


def _next(state: State) -> State:
    """Pass the dice on."""
    return replace(
        state, seat=(state.seat + 1) % state.seats, phase="throw", dice=(), face="", risky=False, gone=0, partner=NOBODY
    )
