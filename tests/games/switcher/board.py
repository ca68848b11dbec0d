"""Short words for El Switcher's positions and moves in tests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from boardroom.games.switcher.rules import Switcher, SwitcherOptions
from boardroom.games.switcher.state import EndTurn, Move, Swap, SwitcherState
from boardroom.games.switcher.tables import COLOURS, FIGURE_AT, NEXT_TO, group_at
from boardroom.games.switcher.text import write_tiles
from tests.games.kit.positions import Positions
from tests.games.switcher.components import COMPONENTS
from tests.games.switcher.oracle import CELLS, DECKS, KINDS, Table

GAME = Switcher()
WORDS = Positions(GAME, COMPONENTS)
start, dealt, settle, loaded = WORDS.start, WORDS.dealt, WORDS.settle, WORDS.loaded
play, legal, refused, winners = WORDS.play, WORDS.legal, WORDS.refused, WORDS.winners
SEATS = (2, 3, 4)

RULES = {  # the ids that the rulebook and the face must know
    "swap-card",
    "swap-kind",
    "swap-itself",
    "figure-card",
    "figure-cell",
    "figure-shape",
    "figure-touching",
    "figure-colour",
    "block-one",
    "block-only",
    "deal",
    "over",
}


@cache
def tiles(picture: str = "....../....../....../....../....../......") -> str:
    """Fill the dots of a picture: nothing touches what is drawn in its colour, and no other figure comes about."""
    drawn = Table(2)
    drawn.happen(f"tiles {picture}")
    kept = [group for group in drawn.groups() if drawn.colours[group[0]] != "."]
    free = [cell for cell in CELLS if drawn.colours[cell] == "."]
    rest = [colour for colour in "rgby" for _ in range(9 - picture.count(colour))]
    assert len(rest) == len(free), "there are nine tiles of each colour"
    rng = Random(picture)
    filled = Table(2)
    filled.happen(f"tiles {picture}")
    while True:
        rng.shuffle(rest)
        filled.colours |= dict(zip(free, rest, strict=True))
        groups = filled.groups()
        if all(group in groups for group in kept) and all(group in kept for _, group in filled.standing()):
            return filled.tiles()


def data(
    picture: str | None = None,
    *up: str,
    seats: int = 2,
    turn: int = 1,
    hands: Sequence[str] = (),
    blocked: Sequence[str] = (),
    left: Sequence[int] = (),
    size: int = 23,
    **more: Any,
) -> dict[str, Any]:
    """Return a position as plain data: a picture of the board, and the cards in view of each seat.

    Seats that are not mentioned have cards that stand nowhere, the hand line1 line2 diag1 and ten cards in the deck.
    """
    players = []
    for seat in range(seats):
        deck = DECKS[seat]
        shown = (up[seat] if seat < len(up) else "X I W").split()
        face_down = blocked[seat] if seat < len(blocked) else ""
        sector = [*shown, face_down] if face_down else shown
        others = [card for card in deck if card not in sector]
        remaining = left[seat] if seat < len(left) else min(10, size - len(sector))
        gone = others[: size - remaining - len(sector)]
        assert len(gone) == size - remaining - len(sector)
        hand = hands[seat] if seat < len(hands) else "line1 line2 diag1"
        players.append(
            {
                "deck": seat + 1,
                "up": shown,
                "blocked": face_down,
                "drawn": sorted([*sector, *gone]),
                "hand": sorted(hand.split(), key=KINDS.index),
                "known": [],
            }
        )
    return {
        "tiles": tiles(picture) if picture else tiles(),
        "seat": turn,
        "seats": players,
        "discards": [],
        "forbidden": "",
        "formed": False,
        "quiet": 0,
        "due": [],
    } | more


def table(*args: Any, seats: int = 2, size: int = 23, fades: bool = False, **more: Any) -> SwitcherState:
    """Return a position; the arguments are those of data(), and whether a turn without a figure frees all colours."""
    return load(data(*args, seats=seats, size=size, **more), seats, size, fades)


def load(position: Any, seats: int = 2, size: int = 23, fades: bool = False) -> SwitcherState:
    """Return the position that some data is."""
    forbidden = "this and last turn" if fades else "last figure"
    return GAME.load(position, seats, SwitcherOptions.model_validate({"deck": size, "forbidden": forbidden}))


def figures(state: SwitcherState) -> set[str]:
    """Return the figures that may be formed or blocked, as texts."""
    return {text for text in legal(state) if text.startswith(("form", "block"))}


def swaps(state: SwitcherState) -> set[str]:
    """Return the swaps that may be made, as texts."""
    return legal(state) - figures(state) - {"end"}


def colour(state: SwitcherState, cell: str) -> str:
    """Return the letter of the tile on a cell."""
    rank, file = 6 - int(cell[1]), "abcdef".index(cell[0])
    return COLOURS[state.colour_at(6 * rank + file)]


def board(state: SwitcherState) -> str:
    """Return the board as text."""
    return write_tiles(state.tiles)


def lively(state: SwitcherState, rng: Random) -> Move:
    """Choose a move as somebody would who forms most figures at sight and often sees a swap that makes one."""
    moves = GAME.moves(state)
    swaps = len(moves) - 1  # they come first, the end of the turn last
    while swaps and not isinstance(moves[swaps - 1], Swap):
        swaps -= 1
    if moves[swaps:-1] and rng.random() < 0.9:
        return rng.choice(moves[swaps:-1])
    if not swaps or rng.random() < 0.05:
        return EndTurn()
    wanted = {card for cards in state.up for card in cards}
    allowed = [cells for colour, cells in zip(COLOURS, state.tiles, strict=True) if colour != state.forbidden]
    for _ in range(60):
        move = moves[int(rng.random() * swaps)]
        assert isinstance(move, Swap)
        both = 1 << move.one | 1 << move.other
        for cells in allowed:
            after = cells ^ both
            if cells & both and after & both:
                cell = move.one if after >> move.one & 1 else move.other
                if after & NEXT_TO[cell] and FIGURE_AT.get(group_at(after, cell)) in wanted:
                    return move
    return move


def lively_match(seats: int, rng: Random, **options: Any) -> list[SwitcherState]:
    """Return all states of a match between such players."""
    return WORDS.match_states(seats, rng, lively, **options)


def goes_on(state: SwitcherState) -> None:
    """Check that a position is whole, and that such players can play on from it."""
    WORDS.goes_on(state, choose=lively)
