"""Which figures can be formed from a board with a hand of movement cards, and by which swaps: exact, by inverse search.

A figure on a placement asks something of every cell of one colour: its own cells must have it, the cells around them
must not, the others are free. To undo a swap is to exchange what is asked of its two cells. So one goes back from what
is asked at the end until the board answers it as it lies. A swap mends at most one lacking and one superfluous tile;
where more are wrong than there are cards left, there is no way.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from boardroom.games.switcher.state import HAND, Swap, exchanged
from boardroom.games.switcher.tables import BORDERS, CELLS, COLOURS, FIGURES, KINDS, NAMES, PAIRS, PLACEMENTS

ALL: Final = (1 << CELLS) - 1
EVERY_COLOUR: Final = tuple(range(len(COLOURS)))

Hand = tuple[int, ...]  # movement cards as numbers of their kinds, ascending
Link = tuple[int, int, int]  # a swap in numbers: kind, one cell, the other
Chain = tuple[Link, ...]  # swaps in the order of play


def _partners(kind: str) -> tuple[int, ...]:
    found = [0] * CELLS
    for one, other in PAIRS[kind]:
        found[one] |= 1 << other
        found[other] |= 1 << one
    return tuple(found)


# For each kind and cell, the cells whose tiles may change places with the cell's.
PARTNERS: Final = tuple(_partners(kind) for kind in KINDS)
# For each figure its placements: the cells that must have the colour, and those that must not.
_ASKED: Final = {name: tuple((mask, BORDERS[mask]) for mask in masks) for name, masks in PLACEMENTS.items()}


class FigureWay(NamedTuple):
    """A way to form a figure: the movement cards it takes, the swaps, and the cells where it then stands."""

    cards: int
    figure: str
    colour: int
    swaps: tuple[Swap, ...]
    cells: int


def hand_of(kinds: Sequence[object]) -> Hand:
    """Return a hand as numbers."""
    return tuple(sorted(KINDS.index(str(kind)) for kind in kinds))


@cache
def plays(hand: Hand) -> tuple[tuple[int, tuple[int, ...], Hand], ...]:
    """List what may be played of a hand: the kind, its partners, and the cards that remain."""
    return tuple(
        (kind, PARTNERS[kind], hand[: hand.index(kind)] + hand[hand.index(kind) + 1 :]) for kind in dict.fromkeys(hand)
    )


def swaps_of(chain: Chain) -> tuple[Swap, ...]:
    """Return the moves of a chain."""
    return tuple(Swap(KINDS[kind], *sorted((one, other), key=NAMES.__getitem__)) for kind, one, other in chain)


def swapped(tiles: tuple[int, ...], chain: Chain) -> tuple[int, ...]:
    """Return the tiles after the swaps."""
    for _, one, other in chain:
        tiles = exchanged(tiles, one, other)
    return tiles


def reach(
    tiles: Sequence[int],
    hand: Hand,
    wanted: Collection[str] = tuple(FIGURES),
    colours: Collection[int] = EVERY_COLOUR,
    most: int = HAND,
) -> dict[tuple[str, int], FigureWay]:
    """Return for each figure and colour a way with the fewest cards; what is not there can't be formed with so many."""
    found = {}
    for colour in colours:
        for name in wanted:
            way = nearest(name, tiles[colour], hand, most)
            if way is not None:
                found[name, colour] = FigureWay(len(way[1]), name, colour, swaps_of(way[1]), way[0])
    return found


def nearest(name: str, bits: int, hand: Hand, most: int = HAND) -> tuple[int, Chain] | None:
    """Return a way to form a figure of a colour's bits with the fewest cards, and at most so many."""
    counts = range(min(most, len(hand)) + 1)
    return next((way for cards in counts for way in ways(name, bits, hand, cards)), None)


def ways(name: str, bits: int, hand: Hand, cards: int, spare: int = HAND) -> Iterator[tuple[int, Chain]]:
    """Yield the ways to form a figure of a colour's bits with so many cards: the cells, and the swaps.

    All of them, except that swaps with nothing to do with each other come in one order only, and that at most `spare`
    of the cards do not mend anything by themselves. Those without any to spare come first: they are found quickly.
    """
    near = nearness(name, bits)
    for bound in range(cards, max(-1, cards - spare - 1), -1):
        for must, mustnt in near[bound]:
            for chain in _chains(must, mustnt, bits, hand, cards, bound):
                yield must, chain


@lru_cache(maxsize=1 << 15)
def nearness(name: str, bits: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Sort a figure's placements by the cards that they need at the very least: none, one, two, three."""
    near: tuple[list[tuple[int, int]], ...] = ([], [], [], [])
    blank = ~bits
    for asked in _ASKED[name]:
        bound = (asked[0] & blank).bit_count()
        if bound <= HAND:
            extra = (asked[1] & bits).bit_count()
            if extra <= HAND:
                near[bound if bound > extra else extra].append(asked)
    return tuple(map(tuple, near))


def _chains(must: int, mustnt: int, bits: int, hand: Hand, cards: int, bound: int) -> Iterator[Chain]:
    """Go back from what is asked, by so many cards, of which at least `bound` have something to mend."""
    if not cards:
        yield ()
        return
    left = cards - 1
    if bound == cards:
        # None to spare: each swap mends, and touches cells that no other does. Their order is all the same.
        lacking, extra = must & ~bits, mustnt & bits
        if lacking.bit_count() == cards:
            cells = lacking & -lacking
            inside = bits & ~must & (mustnt if extra.bit_count() == cards else ALL)
        else:
            cells = extra & -extra
            inside = ALL & ~bits & ~mustnt
        border = inside
    else:
        cells = must | mustnt
        inside = ALL & ~must
        border = inside & ~mustnt
    for kind, partners, rest in plays(hand):
        todo = cells
        while todo:
            low = todo & -todo
            todo ^= low
            cell = low.bit_length() - 1
            others = partners[cell] & (inside if must & low else border)
            while others:
                other = others & -others
                others ^= other
                link = (kind, cell, other.bit_length() - 1)
                both = low | other
                before = must ^ both if must & both else must
                around = mustnt ^ both if mustnt & both else mustnt
                wrong = (before & ~bits).bit_count()
                if wrong <= left:
                    extra = (around & bits).bit_count()
                    if extra <= left:
                        for chain in _chains(before, around, bits, rest, left, wrong if wrong > extra else extra):
                            yield (*chain, link)
