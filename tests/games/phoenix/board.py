"""Tables of Phoenix for tests, set up in a line or two and played in the notation."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Literal

from boardroom.core.game import CHANCE, NOBODY
from boardroom.games.phoenix.rules import Move, Phoenix, PhoenixOptions, PhoenixState
from tests.games.kit.positions import Positions
from tests.games.phoenix.components import COMPONENTS

GAME = Phoenix()
WORDS = Positions(GAME, COMPONENTS)
settle = WORDS.settle
play, legal = WORDS.play, WORDS.legal
CUBES = "roygbp"
ONE, TWO = "rogrbypgob", "pyrbgoypry"  # two lines that no single card sorts
NUMBERS = {"M2": 5, "M3": 3, "M4": 1, "P1": 10, "P2": 7, "P3": 4, "P4": 2, "R": 5, "Q1": 2, "Q2": 1, "X": 10}


First = Literal["1", "2", "drawn"]


def options(first: str = "1", spectrum: str = "every hand") -> PhoenixOptions:
    return PhoenixOptions.model_validate({"first": first, "spectrum": spectrum})


def start(first: First = "1", spectrum: str = "every hand") -> PhoenixState:
    return GAME.start(2, options(first, spectrum))


def data(
    one: str = ONE,
    two: str = TWO,
    cubes: str = CUBES,
    mine: str = "",
    theirs: str = "",
    seat: int = 1,
    left: int = 0,
    done: tuple[tuple[str, str, str, int], ...] = (),
) -> dict[str, Any]:
    """Return a table on which seat 1 or 2 is to move with the cards `mine`, filled up; `left` are left in the pile."""
    hands = [mine.split(), theirs.split()][:: 1 if seat == 1 else -1]
    rest = Counter(NUMBERS) - Counter(hands[0]) - Counter(hands[1])
    cards = sorted(rest.elements(), key=lambda card: card not in ("P1", "X"))
    for hand in hands:
        while len(hand) < 5:
            hand.append(cards.pop(0))
    return {
        "seat": seat,
        "starter": seat if not left else seat if (40 - left) % 2 == 0 else 3 - seat,
        "cubes": cubes,
        "lines": [one, two],
        "hands": hands,
        "discards": cards[: 40 - left] if left else [],
        "drawn": False,
        "done": [list(hand) for hand in done],
    }


def load(plain: Any, first: str = "1", spectrum: str = "every hand") -> PhoenixState:
    return GAME.load(plain, 2, options(first, spectrum))


def table(
    one: str = ONE, two: str = TWO, cubes: str = CUBES, spectrum: str = "every hand", **more: Any
) -> PhoenixState:
    """Return the state of such a table."""
    return load(data(one, two, cubes, **more), spectrum=spectrum)


def deal(texts: str, state: PhoenixState | None = None) -> PhoenixState:
    """Deal cubes and both lines, "roygbp rogrbypgob pyrbgoypry": lines as they lie on the board."""
    cubes, one, two = texts.split()
    pawns = [*one, *reversed(two)]
    return play(state or start(), *(f"cube {colour}" for colour in cubes), *(f"pawn {colour}" for colour in pawns))


def ways(state: PhoenixState, card: str) -> set[str]:
    """Return the ways in which a card may be played."""
    return {text for text in legal(state) if text.split()[0] == card}


def chances(state: PhoenixState) -> dict[str, float]:
    return {GAME.write(move): weight for move, weight in GAME.chances(state)}


def random_states(seed: object, first: First = "1") -> list[tuple[PhoenixState, Move | None]]:
    """Play a match at random; return every state with the move that was made in it, and the last with none."""
    rng = Random(f"phoenix {seed}")
    state, found = start(first), []
    while (turn := GAME.turn(state)) != NOBODY:
        move = GAME.chance(state, rng) if turn == CHANCE else rng.choice(GAME.moves(state))
        found.append((state, move))
        state = GAME.apply(state, move)
    return [*found, (state, None)]
