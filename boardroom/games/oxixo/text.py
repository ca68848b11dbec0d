"""Oxixo positions as text: ranks 5 to 1 separated by slashes, then who is to move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from boardroom.core.game import Seat, Unreadable
from boardroom.games.oxixo.tables import CELLS, SIZE

if TYPE_CHECKING:
    from boardroom.games.oxixo.rules import OxixoState

LONGEST: Final = 100_000  # moves that a position may have behind it


class TextBoard(NamedTuple):
    """What a position's text says."""

    crosses: int
    circles: int
    dots: int
    seat: Seat
    opening: bool


def write_position(state: OxixoState) -> str:
    """Write the cubes, and the mark to move or with teams the seat."""

    def letter(cell: int) -> str:
        mark = "x" if state.crosses >> cell & 1 else "o" if state.circles >> cell & 1 else "."
        return mark.upper() if state.seats == 4 and not state.dots >> cell & 1 else mark

    ranks = ("".join(letter(rank * SIZE + file) for file in range(SIZE)) for rank in reversed(range(SIZE)))
    board = "/".join(ranks)
    if state.seats == 2:
        return f"{board} {'x' if state.side == state.cross else 'o'}"
    return f"{board} {state.seat + 1}{' r1' if state.opening else ''}"


def read_position(text: Any, seats: int, cross: int) -> TextBoard:
    """Read what write_position writes; `cross` is the side that plays cross."""
    if not isinstance(text, str):
        raise Unreadable("a position is a text such as '...../...../..x../...../o.... x'")
    words = text.split(" ")
    ranks = words[0].split("/")
    letters = ".xo" if seats == 2 else ".xoXO"
    if len(ranks) != SIZE or any(len(rank) != SIZE or set(rank) - set(letters) for rank in ranks):
        raise Unreadable(f"a board is five ranks of five, each of {' '.join(letters)}, separated by /")
    cubes = "".join(reversed(ranks))
    crosses = sum(1 << cell for cell in range(CELLS) if cubes[cell] in "xX")
    circles = sum(1 << cell for cell in range(CELLS) if cubes[cell] in "oO")
    if seats == 2:
        if len(words) != 2 or words[1] not in ("x", "o"):
            raise Unreadable("after the board comes the mark to move, x or o")
        return TextBoard(crosses, circles, 0, cross if words[1] == "x" else 1 - cross, False)
    if len(words) not in (2, 3) or words[1] not in ("1", "2", "3", "4") or words[2:] not in ([], ["r1"]):
        raise Unreadable("after the board comes the seat to move, 1 to 4, and r1 while the first round lasts")
    if len(words) == 3 and (crosses | circles).bit_count() > 3:
        raise Unreadable("the first round is over with the fourth marked cube")
    dots = sum(1 << cell for cell in range(CELLS) if cubes[cell] in "xo")
    return TextBoard(crosses, circles, dots, int(words[1]) - 1, len(words) == 3)


def read_past(plies: Any, earlier: Any) -> tuple[int, tuple[int, ...]]:
    """Read how many moves were played, and the keys of the positions that may come back."""
    if isinstance(plies, bool) or not isinstance(plies, int) or not 0 <= plies <= LONGEST:
        raise Unreadable(f"'plies' is a whole number from 0 to {LONGEST}")
    if not isinstance(earlier, list) or len(earlier) > plies:
        raise Unreadable("'earlier' is a list of position keys, at most one for each move played")
    if not all(isinstance(key, str) and re.fullmatch("[1-9a-f][0-9a-f]{0,19}", key) for key in earlier):
        raise Unreadable("a key in 'earlier' is a number in hexadecimal, as in 8000000000000010801")
    return plies, tuple(int(key, 16) for key in earlier)
