"""The rules of Switch, for two to four players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from boardroom.core.game import CHANCE, NOBODY, Clock, Game, Outcome, Reason, Seat
from boardroom.games.switch import text
from boardroom.games.switch.odds import throws
from boardroom.games.switch.state import MIDDLE, Act, Move, SwitchOptions, SwitchState, Throw
from boardroom.games.switch.tables import BLOCK, FACE_CHANCES, FACES, GREEN, KLICK, LAST, RED


class Switch(Game[SwitchState, Move, SwitchOptions]):
    """Throw dice to be rid of the cards 1 to 16, and know when to stop."""

    key = "switch"
    seats = (2, 3, 4)
    options = SwitchOptions

    def start(self, seats: int, options: SwitchOptions) -> SwitchState:
        """Return the full piles, before the throws for the start."""
        return SwitchState(options, (1,) * seats, seat=0, phase="start", contenders=tuple(range(seats)))

    def turn(self, state: SwitchState) -> Seat:
        """Return who decides: the player on turn, or the holder of the token at its moments."""
        if state.phase == "over":
            return NOBODY
        if state.phase in ("start", "throw"):
            return CHANCE
        return state.holder if state.phase in ("swapping", "moment") else state.seat

    def moves(self, state: SwitchState) -> Sequence[Move]:
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

    def apply(self, state: SwitchState, move: Move) -> SwitchState:
        """Return the table after a throw or a decision."""
        if isinstance(move, Throw):
            return _start_thrown(state, move) if state.phase == "start" else _thrown(state, move)
        match move.what:
            case "swap":
                if state.phase == "green" and state.asks:
                    return replace(state, phase="swapping", partner=move.seat)
                swapped = _swapped(state, move.seat)
                plays_on = state.phase == "red" and state.options.red == "play on"
                return _discarding(swapped) if plays_on else _next(swapped)
            case "keep":
                return _discarding(state) if state.options.green == "play on" else _next(state)
            case "cancel":
                return _next(replace(state, holder=MIDDLE))
            case "pass":
                if state.phase == "swapping":
                    return _next(_swapped(state, state.partner))
                return _failed(state) if state.leaving else replace(state, phase="play")
            case "block":
                laid = replace(state, holder=MIDDLE, blocked=move.seat)
                return _failed(laid) if state.leaving else _blocked(laid)
            case "discard":
                top = state.tops[state.seat] + 1
                tops = (*state.tops[: state.seat], top, *state.tops[state.seat + 1 :])
                return replace(state, tops=tops, gone=state.gone + 1, phase="over" if top > LAST else "play")
            case "again":
                return replace(state, phase="throw", risky=True, gone=0)
            case _:
                return _next(state)

    def outcome(self, state: SwitchState) -> Outcome:
        """One winner, no places below."""
        return Outcome(tuple(1 if top > LAST else 2 for top in state.tops), "last-card", state.tops)

    def chance(self, state: SwitchState, rng: Random) -> Move:
        """Throw the dice one by one, and the Switch die."""
        dice = tuple(sorted(rng.randint(1, 6) for _ in range(state.dice_count)))
        return Throw(dice, "" if state.phase == "start" else rng.choice(FACES))

    def chances(self, state: SwitchState) -> Sequence[tuple[Move, float]]:
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

    # ---------------------------------------------------------------- words and clocks

    def write(self, move: Move) -> str:
        """Write a throw or a decision."""
        return text.write(move)

    def read(self, text_: str, state: SwitchState) -> Move:
        """Read what write writes."""
        return text.read(text_)

    def why_not(self, state: SwitchState, move: Move) -> Reason | None:
        """Return the rule that forbids the move."""
        if state.phase == "over":
            return Reason("over")
        if isinstance(move, Throw):
            return _why_not_throw(state, move)
        if state.phase in ("start", "throw"):
            return Reason("throw-first")
        return None if move in self.moves(state) else _why_not_act(state, move, self.turn(state))

    def clock(self, options: SwitchOptions) -> Clock | None:
        """A turn may be limited."""
        return Clock(options.limit, per_turn=True) if options.limit else None

    def timeout(self, state: SwitchState) -> Move | None:
        """The holder passes; the player on turn keeps, swaps as red demands, discards a first card, or stops."""
        moves = self.moves(state)
        for wish in ("pass", "keep", "stop", "swap", "discard"):
            for move in moves:
                if isinstance(move, Act) and move.what == wish:
                    return move
        return None

    def dump(self, state: SwitchState) -> Any:
        """Return the table as plain data."""
        return text.dump(state)

    def load(self, data: Any, seats: int, options: SwitchOptions) -> SwitchState:
        """Return the table that dump wrote."""
        return text.load(data, seats, options)


def _start_thrown(state: SwitchState, move: Throw) -> SwitchState:
    """Add one throw for the start; the equal highest throw again until one is alone."""
    seat, rest = state.contenders[0], state.contenders[1:]
    totals = (*state.totals, (seat, state.counted(move.dice)))
    if rest:
        return replace(state, contenders=rest, totals=totals, dice=move.dice)
    best = max(total for _, total in totals)
    equal = tuple(seat for seat, total in totals if total == best)
    if len(equal) > 1:
        return replace(state, contenders=equal, totals=(), dice=move.dice)
    return replace(state, seat=equal[0], contenders=(), totals=(), dice=move.dice, phase="throw")


def _thrown(state: SwitchState, move: Throw) -> SwitchState:
    """Obey the Switch die, then see what can be discarded."""
    state = replace(state, dice=move.dice, face=move.face, gone=0)
    if state.risky and state.coloured and state.options.coloured_risk == "penalty":
        state = _fallen(state)
    if move.face == GREEN:
        return replace(state, phase="green")
    if move.face == RED:
        return replace(state, phase="red") if state.lowest() else _stuck(state)
    if move.face == BLOCK:
        state = replace(state, holder=state.seat, blocked=MIDDLE)
    return _discarding(state)


def _discarding(state: SwitchState) -> SwitchState:
    """Go on to discarding; the turn ends where nothing can go, and a risk that failed is punished."""
    if state.blocked == state.seat:
        return _next(state)
    if not state.fits:
        return _stuck(state)
    return replace(state, phase="moment" if state.asks else "play")


def _stuck(state: SwitchState) -> SwitchState:
    """End a turn whose throw leaves nothing to decide; where it is so agreed, its token may still be laid before."""
    if state.holder == state.seat and state.options.token == "any time":
        return replace(state, phase="moment")
    return _failed(state)


def _failed(state: SwitchState) -> SwitchState:
    """End a turn whose throw brought no card: a risk is punished, unless the Switch die saves from it."""
    return _next(_fallen(state) if state.risky and not state.coloured else state)


def _fallen(state: SwitchState) -> SwitchState:
    top = state.tops[state.seat]
    back = KLICK if top >= KLICK else 1
    return replace(state, tops=(*state.tops[: state.seat], back, *state.tops[state.seat + 1 :]))


def _blocked(state: SwitchState) -> SwitchState:
    """Go on after the token was laid: the turn ends if it lies on the pile of the player on turn."""
    if state.blocked != state.seat:
        return replace(state, phase="play")
    punished = state.risky and not state.coloured and state.options.blocked_risk == "penalty"
    return _next(_fallen(state) if punished else state)


def _swapped(state: SwitchState, other: Seat) -> SwitchState:
    """Change two piles, with the token that lies on one of them."""
    tops = list(state.tops)
    tops[state.seat], tops[other] = tops[other], tops[state.seat]
    blocked = state.blocked
    if blocked in (state.seat, other):
        blocked = MIDDLE if state.options.swapped_token == "comes off" else state.seat + other - blocked
    return replace(state, tops=tuple(tops), blocked=blocked)


def _next(state: SwitchState) -> SwitchState:
    """Pass the turn on; the dice lie until they are thrown again."""
    seat = (state.seat + 1) % state.seats
    return replace(state, seat=seat, phase="throw", risky=False, gone=0, partner=NOBODY)


def _why_not_throw(state: SwitchState, move: Throw) -> Reason | None:
    if state.phase not in ("start", "throw"):
        return Reason("throw-time")
    dice = (len(move.dice), list(move.dice)) == (state.dice_count, sorted(move.dice)) and {*move.dice} <= {*range(1, 7)}
    if not dice:
        return Reason("throw-dice", (str(state.dice_count),))
    return None if move.face in ([""] if state.phase == "start" else FACES) else Reason("throw-face")


def _why_not_act(state: SwitchState, move: Act, turn: Seat) -> Reason:
    """Return why a decision isn't open: first what it needs, then what has to be decided before it."""
    match move.what:
        case "block":
            if turn != state.holder:
                return Reason("block-token")
            if state.phase not in ("moment", "play"):
                return Reason("block-time")
            return Reason("block-own" if move.seat == turn else "no-player")
        case "cancel":
            return Reason("cancel-green")
        case "pass":
            return Reason("pass-token")
    match state.phase:
        case "moment" if state.leaving and move.what == "discard":
            return Reason("red-nobody") if state.fits else Reason("discard-sum", (str(state.tops[state.seat]),))
        case "swapping" | "moment":
            return Reason("token-first")
        case "red":
            return Reason("switch-red", tuple(str(seat + 1) for seat in state.lowest()))
        case "green":
            if move.what != "swap":
                return Reason("switch-green")
            return Reason("swap-own" if move.seat == turn else "no-player")
    if move.what in ("swap", "keep"):
        return Reason("swap-face")
    if move.what == "discard":
        return Reason("discard-sum", (str(state.tops[state.seat]),))
    return Reason("discard-first")


GAME = Switch()
