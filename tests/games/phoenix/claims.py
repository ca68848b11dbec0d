"""What the figures of Phoenix claim: lines, cubes, where a card leads, what is sorted and what it is worth."""

from __future__ import annotations

from typing import Any

from boardroom.core.game import NOBODY
from boardroom.games.phoenix.rules import Phoenix, PhoenixState, Play
from boardroom.games.phoenix.tables import is_sorted, points
from boardroom.testing.claims import Claim, Words


def line(game: Phoenix, state: PhoenixState, claim: dict[str, str]) -> None:
    """A seat's line is this one, from left to right as seat 1 sees it."""
    for seat, pawns in claim.items():
        found = state.lines[int(seat) - 1]
        assert found == pawns, f"seat {seat} has {found}"


def cubes(game: Phoenix, state: PhoenixState, claim: str) -> None:
    """The cubes lie like this."""
    assert state.cubes == claim, f"it is {state.cubes}"


def pile(game: Phoenix, state: PhoenixState, claim: int) -> None:
    """So many cards are left to draw."""
    assert state.left == claim, f"there are {state.left}"


def reach(game: Phoenix, state: PhoenixState, claim: dict[str, dict[str, list[int]]]) -> None:
    """A card in the hand of the player on turn takes the piece on a place to these, and to no others."""
    plays = [move for move in game.moves(state) if isinstance(move, Play)]
    for card, places in claim.items():
        pairs = {(play.here + 1, play.there + 1) for play in plays if play.card == card}
        if card[0] == "P" or card in ("R", "Q1"):  # swaps go both ways
            pairs |= {(there, here) for here, there in pairs}
        for place, others in places.items():
            found = {there for here, there in pairs if here == int(place)}
            assert found == set(others), f"{card} leads from {place} to {sorted(found)}"


def in_order(game: Phoenix, state: PhoenixState, claim: dict[str, bool]) -> None:
    """A seat's line follows the cubes, or doesn't."""
    for seat, so in claim.items():
        assert is_sorted(state.lines[int(seat) - 1], state.cubes) == so, f"seat {seat}: it is {not so}"


def worth(game: Phoenix, state: PhoenixState, claim: dict[str, int]) -> None:
    """A seat's line is worth so many points now, without those for the first."""
    for seat, number in claim.items():
        found = points(state.lines[int(seat) - 1], False)
        assert found == number, f"seat {seat} has {found}"


def finished(game: Phoenix, state: PhoenixState, claim: dict[str, Any]) -> None:
    """The last hand ended with these lines and cubes, this seat first (0: nobody), and these points."""
    assert state.done, "no hand is finished"
    hand = state.done[-1]
    first = 0 if hand.first == NOBODY else hand.first + 1
    found = {"lines": list(hand.lines), "cubes": hand.cubes, "first": first, "points": list(hand.points)}
    assert found == claim, f"it is {found}"


WORDS: Words = {
    "line": line, "cubes": cubes, "pile": pile, "reach": reach, "in-order": in_order, "worth": worth,
    "finished": finished,
}  # fmt: skip

FALSE: list[tuple[str, Claim]] = [
    ("movement", {"line": {"1": "royogpbrgp"}}),
    ("movement", {"cubes": "rogbyp"}),
    ("start", {"pile": 50}),
    ("movement-reach", {"reach": {"M4": {"8": [4, 10]}}}),
    ("movement-reach", {"reach": {"P4": {"8": [4, 10]}}}),
    ("mirrored", {"in-order": {"2": True}}),
    ("start", {"worth": {"1": 13}}),
    ("start", {"finished": {"lines": ["", ""], "cubes": "", "first": 0, "points": [0, 0]}}),
    ("scoring", {"finished": {
        "lines": ["rrrggggbbb", "yyyopgrpbo"], "cubes": "rogybp", "first": 2, "points": [12, 6],
    }}),
]  # fmt: skip
