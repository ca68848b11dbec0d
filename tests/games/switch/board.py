"""Short words for Switch's positions and moves in tests."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

from boardroom.core.game import CHANCE, NOBODY, Unreadable
from boardroom.games.switch.odds import chance
from boardroom.games.switch.rules import Switch
from boardroom.games.switch.state import Act, Move, State, SwitchOptions

GAME = Switch()
SEATS = (2, 3, 4)
CHOICES: dict[str, tuple[str, str]] = {
    "dice": ("short", "long"),
    "green": ("turn ends", "play on"),
    "blocked_risk": ("no penalty", "penalty"),
    "swapped_token": ("stays", "comes off"),
}
OPTIONS: list[dict[str, Any]] = [dict(zip(CHOICES, chosen, strict=True)) for chosen in product(*CHOICES.values())]

RULES = {  # the ids that the rulebook and the face must know
    "over",
    "throw-first",
    "throw-time",
    "throw-dice",
    "throw-face",
    "switch-green",
    "switch-red",
    "swap-face",
    "swap-own",
    "no-player",
    "token-first",
    "discard-first",
    "discard-sum",
    "block-token",
    "block-own",
    "block-time",
    "cancel-green",
    "pass-token",
}


def start(seats: int = 2, **options: Any) -> State:
    """Return the full piles, before the throws for the start."""
    return GAME.start(seats, SwitchOptions(**options))


def data(*tops: int, turn: int = 1, **more: Any) -> dict[str, Any]:
    """Return a position as plain data: the top card of each pile, and the seat that throws next."""
    return {
        "tops": list(tops or (1, 1)),
        "seat": turn,
        "phase": "throw",
        "holder": 0,
        "blocked": 0,
        "dice": [],
        "face": "",
        "risky": False,
        "gone": 0,
        "partner": 0,
        "contenders": [],
        "totals": [],
    } | more


def table(*tops: int, turn: int = 1, holder: int = 0, blocked: int = 0, risky: bool = False, **options: Any) -> State:
    """Return a position before a throw; the seats that hold the token or have it on their pile are counted from 1."""
    position = data(*tops, turn=turn, holder=holder, blocked=blocked, risky=risky)
    return load(position, len(tops), **options)


def load(position: Any, seats: int = 2, **options: Any) -> State:
    """Return the position that some data is."""
    return GAME.load(position, seats, SwitchOptions(**options))


def loaded(position: Any, seats: int = 2, **options: Any) -> State | None:
    """Return the position, or None where it is properly refused: as Unreadable, in words."""
    try:
        return load(position, seats, **options)
    except Unreadable as error:
        message = str(error)
    assert len(message) > 8
    return None


def play(state: State, *texts: str) -> State:
    """Throw and decide, one after the other; each must be possible."""
    for text in texts:
        move = GAME.read(text, state)
        if GAME.turn(state) == CHANCE:
            assert GAME.why_not(state, move) is None, f"{text} can't happen: {GAME.why_not(state, move)}"
        else:
            assert move in GAME.moves(state), f"{text} is not legal: {GAME.why_not(state, move)}"
        state = GAME.apply(state, move)
    return state


def legal(state: State) -> set[str]:
    """Return the legal decisions as texts."""
    texts = [GAME.write(move) for move in GAME.moves(state)]
    assert len(set(texts)) == len(texts), "a move is listed twice"
    return set(texts)


def refused(state: State, text: str) -> str:
    """Return the rule that forbids a move; it must be forbidden."""
    move = GAME.read(text, state)
    reason = GAME.why_not(state, move)
    assert reason is not None, f"{text} is allowed"
    assert move not in GAME.moves(state)
    return reason.rule


def asked(state: State) -> int:
    """Return the seat, from 1, that decides; 0 where dice are to be thrown."""
    turn = GAME.turn(state)
    return 0 if turn == CHANCE else turn + 1


def throws_next(state: State) -> int:
    """Return the seat, from 1, whose throw is due."""
    assert GAME.turn(state) == CHANCE
    return (state.contenders[0] if state.phase == "start" else state.seat) + 1


def token(state: State) -> str:
    """Return where the token is, in words; seats are counted from 1."""
    assert state.holder < 0 or state.blocked < 0, "there is one token"
    if state.holder >= 0:
        return f"hand {state.holder + 1}"
    return f"pile {state.blocked + 1}" if state.blocked >= 0 else "middle"


def winners(state: State) -> set[int]:
    """Return the seats, from 1, in first place; the game must be over."""
    assert GAME.turn(state) == NOBODY
    return {seat + 1 for seat in GAME.outcome(state).winners}


def simply(state: State, rng: Random) -> Move:
    """Choose as somebody would who thinks of the next throw alone, and leaves the token be.

    They discard all that goes, risk when two more cards are likely to outweigh what would be lost, and swap for a
    higher pile.
    """
    moves = GAME.moves(state)
    me = GAME.turn(state)
    if state.phase == "green":
        best = max((seat for seat in range(state.seats) if seat != me), key=state.tops.__getitem__)
        return Act("swap", best) if state.tops[best] > state.tops[me] else Act("keep")
    if Act("pass") in moves:
        return Act("pass")
    if Act("discard") in moves:
        return Act("discard")
    if state.phase == "red":
        return rng.choice(moves)
    top = state.tops[me]
    good = chance(top, state.dice_count)
    lost = top - (9 if top >= 9 else 1)
    return Act("again" if good * 2 > (1 - good) * lost else "stop")


def match_states(seats: int, rng: Random, choose: Callable[[State, Random], Move], **options: Any) -> list[State]:
    """Return all states of a match between players who choose in that way."""
    states = [start(seats, **options)]
    while (turn := GAME.turn(states[-1])) != NOBODY:
        move = GAME.chance(states[-1], rng) if turn == CHANCE else choose(states[-1], rng)
        states.append(GAME.apply(states[-1], move))
    return states


def anyhow(state: State, rng: Random) -> Move:
    """Choose anything at all."""
    return rng.choice(GAME.moves(state))
