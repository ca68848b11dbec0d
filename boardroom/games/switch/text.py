"""Switch's notation, and its positions as plain data."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from boardroom.core.game import NOBODY, Unreadable
from boardroom.core.json_input import Flaw
from boardroom.games.switch.odds import sums, throws
from boardroom.games.switch.state import MIDDLE, Act, Move, SwitchOptions, SwitchState, Throw
from boardroom.games.switch.tables import BLANK, BLOCK, DICE, FACES, GREEN, KLICK, LAST, RED, START_DICE

_THROW: Final = re.compile(r"throw((?: [1-6]){3,5})(?: ([grb-]))?")
_ACT: Final = re.compile(r"(discard|again|stop|keep|cancel|pass)|(swap|block) ([1-4])")


def write(move: Move) -> str:
    """Write a throw or a decision."""
    if isinstance(move, Throw):
        return " ".join(["throw", *map(str, move.dice), *move.face])
    return move.what if move.seat == NOBODY else f"{move.what} {move.seat + 1}"


def read(text: str) -> Move:
    """Read what write writes."""
    if found := _THROW.fullmatch(text):
        dice = tuple(int(die) for die in found[1].split())
        if list(dice) != sorted(dice):
            raise Unreadable(f"{text!r} is not a throw: dice are written in increasing order")
        return Throw(dice, found[2] or "")
    if found := _ACT.fullmatch(text):
        return Act(found[1]) if found[1] else Act(found[2], int(found[3]) - 1)
    raise Unreadable(f"{text!r} is not a move: discard, again, stop, swap 2, keep, block 2, cancel, pass or a throw")


class _Position(BaseModel):
    """A table as plain data; seats are counted from 1, and 0 is nobody."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    tops: list[int]
    seat: int
    phase: Literal["start", "throw", "green", "red", "swapping", "moment", "play"]
    holder: int = 0
    blocked: int = 0
    dice: list[int] = []
    face: Literal["", "g", "r", "b", "-"] = ""
    risky: bool = False
    gone: int = 0
    partner: int = 0
    contenders: list[int] = []
    totals: list[list[int]] = []


def dump(state: SwitchState) -> Any:
    """Return a table as plain data."""
    return _Position.model_construct(
        tops=list(state.tops),
        seat=state.seat + 1,
        phase=state.phase,
        holder=state.holder + 1,
        blocked=state.blocked + 1,
        dice=list(state.dice),
        face=state.face,
        risky=state.risky,
        gone=state.gone,
        partner=0 if state.partner == NOBODY else state.partner + 1,
        contenders=[seat + 1 for seat in state.contenders],
        totals=[[seat + 1, total] for seat, total in state.totals],
    ).model_dump()


def load(data: Any, seats: int, options: SwitchOptions) -> SwitchState:
    """Return the table that dump wrote; raise Unreadable and say what is wrong where it can't be one."""
    try:
        position = _Position.model_validate(data)
    except ValidationError as error:
        raise Unreadable(Flaw.of(error).detail) from None
    _check_table(position, seats)
    state = SwitchState(
        options=options,
        tops=tuple(position.tops),
        seat=position.seat - 1,
        phase=position.phase,
        holder=position.holder - 1,
        blocked=position.blocked - 1,
        dice=tuple(position.dice),
        face=position.face,
        risky=position.risky,
        gone=position.gone,
        partner=position.partner - 1 if position.partner else NOBODY,
        contenders=tuple(seat - 1 for seat in position.contenders),
        totals=tuple((seat - 1, total) for seat, total in position.totals),
    )
    _check_start(position, state)
    _check_throw(state)
    _check_decision(state)
    return state


def _need(so: bool, what: str) -> None:
    if not so:
        raise Unreadable(what)


def _check_table(position: _Position, seats: int) -> None:
    """Refuse piles, seats and a token that can't be."""
    tops = position.tops
    _need(len(tops) == seats and all(1 <= top <= LAST for top in tops), f"tops: {seats} cards of 1 to {LAST}")
    _need(1 <= position.seat <= seats, f"seat: 1 to {seats}")
    for field in ("holder", "blocked", "partner"):
        _need(0 <= getattr(position, field) <= seats, f"{field}: 0 to {seats}")
    _need(all(len(total) == 2 for total in position.totals), "totals: a seat and what it threw")
    _need(not (position.holder and position.blocked), "holder: there is one token, which is held or lies on a pile")
    _need(0 <= position.gone < tops[position.seat - 1], "gone: no more cards than have left the pile")
    sent_back = position.face in (GREEN, RED)  # or another pile has come, which may be a full one
    risked = (tops[position.seat - 1] - position.gone > 1 or sent_back) and position.blocked != position.seat
    _need(risked or not position.risky, "risky: only after a card was discarded, with a pile that isn't blocked")
    swapping = position.phase == "swapping"
    _need(bool(position.partner) == swapping, "partner: somebody while a green swap is announced, and only then")
    _need(position.partner != position.seat, "partner: another player")


def _check_start(position: _Position, state: SwitchState) -> None:
    """Refuse throws for the start that can't be: the seats of one round, in order, before anything has happened."""
    seats = state.seats
    if position.phase != "start":
        _need(not position.contenders, "contenders: only for the throws at the start")
        _need(not position.totals, "totals: only for the throws at the start")
        return
    possible = {state.counted(dice) for dice, _ in throws(START_DICE)}
    what = "five dice make 5 to 30" if state.options.highest == "total" else "five dice, the highest first"
    _need(all(total in possible for _, total in position.totals), f"totals: {what}")
    throwers = [seat for seat, _ in position.totals] + position.contenders
    _need(bool(position.contenders), "contenders: somebody has to throw")
    _need(throwers == sorted(set(throwers)) and len(throwers) > 1, "contenders: two seats or more, in order, once each")
    _need(set(throwers) <= set(range(1, seats + 1)), f"contenders: 1 to {seats}")
    fresh = len(position.contenders) == seats
    _need(len(position.dice) == START_DICE or (fresh and not position.dice), "dice: five are thrown for the start")
    theirs = not position.totals or state.counted(state.dice) == position.totals[-1][1]
    _need(theirs, "dice: the last total is theirs")
    untouched = position.tops == [1] * seats and position.seat == 1
    _need(untouched, "tops: nobody has played before the throws for the start")
    _need(not position.holder and not position.blocked, "holder: at the start the token lies in the middle")
    _need(not position.risky, "risky: nobody has played before the throws for the start")


def _check_throw(state: SwitchState) -> None:
    """Refuse dice that can't lie there, or that don't suit what has been discarded with them."""
    _need(list(state.dice) == sorted(state.dice) and {*state.dice} <= {*range(1, 7)}, "dice: 1 to 6, sorted")
    if state.phase in ("start", "throw"):
        _need(len(state.dice) in (0, 3, 4, 5), "dice: three to five, or none before the first throw")
        _need(state.phase == "throw" or not state.face, "face: the Switch die isn't thrown for the start")
        _need(bool(state.face) == bool(state.dice) or len(state.dice) == START_DICE, "face: it is thrown with the dice")
        _need(not state.gone, "gone: no card goes before the dice are thrown")
        return
    counts = {DICE[state.options.dice][card - 1] for card in _thrown_for(state)}
    first = state.tops[state.seat] - state.gone
    _need(len(state.dice) in counts, f"dice: card {first} asks for {' or '.join(map(str, sorted(counts))) or 'others'}")
    made = sums(state.dice)
    _need(all(card in made for card in range(first, state.tops[state.seat])), "gone: the dice don't make them")


def _thrown_for(state: SwitchState) -> set[int]:
    """Return the cards for which the dice on the table may have been thrown."""
    cards = {state.tops[state.seat] - state.gone}
    if state.face == RED and state.phase in ("moment", "play"):  # the pile that was thrown for has gone to another
        others = {*state.tops[: state.seat], *state.tops[state.seat + 1 :]}
        cards = cards | others if state.leaving else others
    if state.risky and state.coloured and state.options.coloured_risk == "penalty":  # and it was sent back
        return {
            card for back in cards & {1, KLICK} for card in (range(2, KLICK) if back == 1 else range(KLICK, LAST + 1))
        }
    return cards


def _check_decision(state: SwitchState) -> None:
    """Refuse decisions that nobody has to take there."""
    played_on = [GREEN] * (state.options.green == "play on") + [RED] * (state.options.red == "play on")
    faces = {
        "start": [""],
        "throw": ["", *FACES],
        "green": [GREEN],
        "swapping": [GREEN],
        "red": [RED],
        # Who throws Block takes the token: nobody else has it then.
        "moment": [BLANK, *played_on] if not state.leaving else [BLANK, BLOCK, RED, *played_on],
        "play": [BLANK, BLOCK, *played_on],
    }[state.phase]
    _need(state.face in faces, f"face: not in the phase {state.phase}")
    if state.phase != "play":
        _need(not state.gone, "gone: cards go after the Switch die and the token")
    if state.leaving:
        _need(state.options.token == "any time", "holder: who throws isn't asked at the end of the turn")
        _need(not state.fits or (state.face == RED and not state.lowest()), "phase: the throw leaves a decision")
    elif state.phase in ("swapping", "moment"):
        _need(state.asks, "holder: another player must hold the token")
    if state.phase == "red":
        _need(bool(state.lowest()), "phase: nobody has a lower card")
    if state.phase in ("moment", "play") and not state.leaving:
        _need(state.fits or state.gone > 0, "phase: the dice don't make the top card")
        _need(state.blocked != state.seat, "blocked: that pile can't discard")
    if state.face == BLOCK and state.phase == "play":
        taken = state.holder == state.seat or state.blocked != MIDDLE
        _need(taken, "holder: who throws Block has the token, or has laid it on a pile")
