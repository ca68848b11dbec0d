"""Short words for Oxixo positions and moves in tests."""

from __future__ import annotations

from boardroom.games.oxixo.rules import Oxixo, OxixoState
from tests.games.kit.positions import Positions
from tests.games.oxixo.components import COMPONENTS

GAME = Oxixo()
WORDS = Positions(GAME, COMPONENTS)
start, at, loaded = WORDS.start, WORDS.load, WORDS.loaded
play, legal, refused, winners = WORDS.play, WORDS.legal, WORDS.refused, WORDS.winners
EMPTY = "...../...../...../...../....."

OPPONENTS_LINE = "...../...../.oooo/o..../....."  # a5a1 pushes a2 up to a3
BOTH_LINES = "...../...../.oooo/oxxxx/x...."  # and a1 up to a2

FIGURE_4 = {  # an edge cube that is not a corner: along its edge to either end, or across from the far edge
    "b1": ("a1", "e1", "b5"),
    "c1": ("a1", "e1", "c5"),
    "d1": ("a1", "e1", "d5"),
    "b5": ("a5", "e5", "b1"),
    "c5": ("a5", "e5", "c1"),
    "d5": ("a5", "e5", "d1"),
    "a2": ("a1", "a5", "e2"),
    "a3": ("a1", "a5", "e3"),
    "a4": ("a1", "a5", "e4"),
    "e2": ("e1", "e5", "a2"),
    "e3": ("e1", "e5", "a3"),
    "e4": ("e1", "e5", "a4"),
}
CORNERS = {"a1": ("e1", "a5"), "e1": ("a1", "e5"), "a5": ("e5", "a1"), "e5": ("a5", "e1")}

SHUTTLE = "...../...../...../...../xx.oo"  # b1a1 and d1e1 change nothing
# The periphery has no neutral cube; a cross there points at A1, a circle at B2: B1 and A2 have nothing to take.
SKIPPED = "XoXoX/o...o/X...X/o...X/XXXoo"

RULES = {  # the ids that the rulebook and the face must know
    "cube-periphery",
    "cube-opponent",
    "cube-first-round",
    "cube-dot",
    "push-back",
    "push-line",
    "dot-choice",
    "over",
    "time",
}


def origins(state: OxixoState) -> set[str]:
    """Return the cubes that may be taken."""
    return {text[:2] for text in legal(state)}


def entries(state: OxixoState, origin: str) -> set[str]:
    """Return where a cube may go in."""
    return {text[2:4] for text in legal(state) if text[:2] == origin}


def show(state: OxixoState) -> str:
    """Return the position as text, whatever led to it."""
    data = GAME.dump(state)
    return str(data["position"] if isinstance(data, dict) else data)


def cubes(state: OxixoState) -> str:
    """Return only the board of the position's text."""
    return show(state).split()[0]


def drawn(places: dict[str, str]) -> str:
    """Return the board's text with letters on some cells."""
    return "/".join("".join(places.get(file + rank, ".") for file in "abcde") for rank in "54321")
