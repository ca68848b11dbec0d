"""What the figures of Oxixo claim: cubes, what can be taken, where it can go in, whose it is, and lines of five."""

from __future__ import annotations

from boardroom.games.oxixo.rules import Oxixo, OxixoState
from boardroom.games.oxixo.tables import INDEX, LINES, NAMES, PERIPHERY
from boardroom.testing.claims import Claim, Words


def names(cubes: int) -> list[str]:
    return [name for cell, name in enumerate(NAMES) if cubes >> cell & 1]


def shows(game: Oxixo, state: OxixoState, claim: dict[str, str]) -> None:
    """Cubes show nothing, a cross or a circle."""
    for name, mark in claim.items():
        cube = 1 << INDEX[name]
        found = "x" if state.crosses & cube else "o" if state.circles & cube else "."
        assert found == mark, f"{name} shows {found}"


def takeable(game: Oxixo, state: OxixoState, claim: list[str]) -> None:
    """The player on turn may take these cubes and no others."""
    found = {NAMES[move.origin] for move in game.moves(state)}
    assert found == set(claim), f"it is {sorted(found)}"


def entries(game: Oxixo, state: OxixoState, claim: dict[str, list[str]]) -> None:
    """A cube may go in at these ends and no others."""
    for name, ends in claim.items():
        found = {NAMES[move.entry] for move in game.moves(state) if NAMES[move.origin] == name}
        assert found == set(ends), f"from {name} it is {sorted(found)}"


def dots(game: Oxixo, state: OxixoState, claim: dict[str, list[str]]) -> None:
    """On the edge, the dots of these cubes and no others point at a seat."""
    for seat, cubes in claim.items():
        found = names(state.for_seat(int(seat) - 1) & PERIPHERY)
        assert found == sorted(cubes, key=lambda name: INDEX[name]), f"at seat {seat} it is {found}"


def five(game: Oxixo, state: OxixoState, claim: dict[str, list[list[str]]]) -> None:
    """These lines of five stand and no others."""
    for mark, cubes in (("x", state.crosses), ("o", state.circles)):
        found = {frozenset(names(line)) for line in LINES if cubes & line == line}
        assert found == {frozenset(line) for line in claim.get(mark, [])}, f"of {mark} it is {found}"


WORDS: Words = {"shows": shows, "takeable": takeable, "entries": entries, "dots": dots, "five": five}

FALSE: list[tuple[str, Claim]] = [
    ("faces", {"shows": {"b3": "x"}}),
    ("edge", {"takeable": ["b1", "c1"]}),
    ("entries", {"entries": {"c1": ["a1", "e1"]}}),
    ("dots", {"dots": {"1": ["a3", "b1", "e1"]}}),
    ("win", {"five": {}}),
    ("both-lines", {"five": {"x": [["a2", "b2", "c2", "d2", "e2"]]}}),
]
