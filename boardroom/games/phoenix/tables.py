"""Phoenix's printed parts: the colours, the pawns and the fifty cards."""

from __future__ import annotations

from typing import Final

COLOURS: Final = "roygbp"  # red, orange, yellow, green, blue, purple
PAWNS_EACH: Final = 5
LINE: Final = 10  # pawns in a player's line
SPECTRUM: Final = 6  # cubes in the middle
HAND: Final = 5
HANDS: Final = 3  # a game

# How many of each card there are. M: Movement, P: Permutation, R: Rotation, Q: Modification (cubes), X: Exchange.
CARDS: Final = {
    "M2": 5, "M3": 3, "M4": 1,
    "P1": 10, "P2": 7, "P3": 4, "P4": 2,
    "R": 5,
    "Q1": 2, "Q2": 1,
    "X": 10,
}  # fmt: skip
KINDS: Final = tuple(CARDS)
RUN_POINTS: Final = {3: 2, 4: 3, 5: 4}
FIRST_POINTS: Final = 5
ALL_COLOURS_POINTS: Final = 4


def shifts(card: str) -> bool:
    """Tell whether a card moves a piece past others, which shift; all other cards make two pieces change places."""
    return card[0] == "M" or card == "Q2"


def _ways(card: str) -> tuple[tuple[int, int], ...]:
    """Return the places, from 0, that a card may move from and to, or swap (the smaller first)."""
    kind, distance = card[0], int(card[1:] or 0)
    length = SPECTRUM if kind == "Q" else LINE
    if card == "R":
        return ((0, LINE - 1),)
    if card == "X":
        return tuple((place, place) for place in range(LINE))
    if shifts(card):
        return tuple(
            (here, there)
            for here in range(length)
            for there in (here - distance, here + distance)
            if 0 <= there < length
        )
    return tuple((here, here + distance) for here in range(length - distance))


WAYS: Final = {card: _ways(card) for card in CARDS}


def moved(line: str, here: int, there: int) -> str:
    """Return a line after one piece has moved and those that it passed have shifted towards the place it left."""
    rest = line[:here] + line[here + 1 :]
    return rest[:there] + line[here] + rest[there:]


def swapped(line: str, here: int, there: int) -> str:
    """Return a line after two pieces have changed places."""
    pieces = list(line)
    pieces[here], pieces[there] = pieces[there], pieces[here]
    return "".join(pieces)


def runs(line: str) -> list[tuple[int, int]]:
    """Return the runs of neighbours of one colour, as first place and length."""
    found = []
    start = 0
    for place in range(1, len(line) + 1):
        if place == len(line) or line[place] != line[start]:
            found.append((start, place - start))
            start = place
    return found


def is_sorted(line: str, cubes: str) -> bool:
    """Tell whether equal colours stand together and the groups follow the cubes; missing colours are skipped."""
    return line == "".join(sorted(line, key=cubes.index))


def points(line: str, first: bool) -> int:
    """Return what a line is worth at the end of a hand."""
    total = sum(RUN_POINTS.get(length, 0) for _, length in runs(line))
    return total + FIRST_POINTS * first + ALL_COLOURS_POINTS * (len(set(line)) == len(COLOURS))
