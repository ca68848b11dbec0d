"""Short words for Switch's positions and moves in tests."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from boardroom.core.game import CHANCE
from boardroom.games.switch.odds import chance
from boardroom.games.switch.rules import Switch
from boardroom.games.switch.state import Act, Move, SwitchState
from tests.games.kit.positions import Positions
from tests.games.switch.components import COMPONENTS

GAME = Switch()
WORDS = Positions(GAME, COMPONENTS)
start, load, loaded = WORDS.start, WORDS.load, WORDS.loaded
play, legal, refused, winners = WORDS.play, WORDS.legal, WORDS.refused, WORDS.winners
match_states, anyhow, goes_on = WORDS.match_states, WORDS.anyhow, WORDS.goes_on
SEATS = (2, 3, 4)
CHOICES: dict[str, tuple[str, str]] = {
    "dice": ("short", "long"),
    "green": ("turn ends", "play on"),
    "blocked_risk": ("no penalty", "penalty"),
    "swapped_token": ("stays", "comes off"),
    "red": ("turn ends", "play on"),
    "token": ("three moments", "any time"),
    "coloured_risk": ("no penalty", "penalty"),
    "highest": ("total", "best die"),
}


def _options() -> list[dict[str, Any]]:
    """Return choices in which all values of any three options meet."""
    rows = [(a, b, c, d, a ^ b ^ c, a ^ b ^ d, a ^ c ^ d, b ^ c ^ d) for a, b, c, d in product((0, 1), repeat=4)]
    return [{name: CHOICES[name][value] for name, value in zip(CHOICES, row, strict=True)} for row in rows]


OPTIONS = _options()

RULES = {  # the ids that the rulebook and the face must know
    "over",
    "throw-first",
    "throw-time",
    "throw-dice",
    "throw-face",
    "switch-green",
    "switch-red",
    "red-nobody",
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


def table(
    *tops: int, turn: int = 1, holder: int = 0, blocked: int = 0, risky: bool = False, **options: Any
) -> SwitchState:
    """Return a position before a throw; the seats that hold the token or have it on their pile are counted from 1."""
    position = data(*tops, turn=turn, holder=holder, blocked=blocked, risky=risky)
    return load(position, len(tops), **options)


def asked(state: SwitchState) -> int:
    """Return the seat, from 1, that decides; 0 where dice are to be thrown."""
    turn = GAME.turn(state)
    return 0 if turn == CHANCE else turn + 1


def throws_next(state: SwitchState) -> int:
    """Return the seat, from 1, whose throw is due."""
    assert GAME.turn(state) == CHANCE
    return (state.contenders[0] if state.phase == "start" else state.seat) + 1


def token(state: SwitchState) -> str:
    """Return where the token is, in words; seats are counted from 1."""
    assert state.holder < 0 or state.blocked < 0, "there is one token"
    if state.holder >= 0:
        return f"hand {state.holder + 1}"
    return f"pile {state.blocked + 1}" if state.blocked >= 0 else "middle"


def simply(state: SwitchState, rng: Random) -> Move:
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
