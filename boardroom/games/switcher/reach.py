"""Which figures can be formed from a board with a hand of movement cards, and by which swaps: exact, by inverse search.

A figure on a placement asks something of every cell of one colour's bits: its own cells must have the colour, the cells
around them must not, the others are free. To undo a swap is to exchange what is asked of its two cells. So one goes
back from what is asked at the end until the board, as it lies, answers it. A swap mends at most one missing and one
superfluous tile; if more are wrong than there are cards left, there is no way.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from boardroom.games.switcher.state import Swap
from boardroom.games.switcher.tables import BORDERS, CELLS, COLOURS, FIGURES, KINDS, NAMES, PAIRS, PLACEMENTS

ALL: Final = (1 << CELLS) - 1
EVERY_COLOUR: Final = tuple(range(len(COLOURS)))

Hand = tuple[int, ...]  # kinds of movement cards by number, ascending
_Undone = tuple[int, int, int]  # kind, one cell, the other
_Chain = tuple[_Undone, ...]  # swaps in the order in which they are played


def _partners(kind: str) -> tuple[int, ...]:
    found = [0] * CELLS
    for one, other in PAIRS[kind]:
        found[one] |= 1 << other
        found[other] |= 1 << one
    return tuple(found)


# For each kind and cell, the cells that the cell's tile may be swapped with.
PARTNERS: Final = tuple(_partners(kind) for kind in KINDS)
# For each figure its placements: the cells that must have the colour, and those that must not.
_ASKED: Final = {name: tuple((mask, BORDERS[mask]) for mask in masks) for name, masks in PLACEMENTS.items()}


class Way(NamedTuple):
    """A way to form a figure: swaps in the order of play, and the cells where it then stands."""

    figure: str
    colour: int
    cells: int
    swaps: tuple[Swap, ...]


def hand_of(kinds: Sequence[object]) -> Hand:
    """Return a hand as numbers."""
    return tuple(sorted(KINDS.index(str(kind)) for kind in kinds))


@cache
def plays(hand: Hand) -> tuple[tuple[int, tuple[int, ...], Hand], ...]:
    """List what may be played of a hand: the kind, its partners, and the cards that remain."""
    return tuple((kind, PARTNERS[kind], _without(hand, kind)) for kind in dict.fromkeys(hand))


def _without(hand: Hand, kind: int) -> Hand:
    at = hand.index(kind)
    return hand[:at] + hand[at + 1 :]


def reach(
    tiles: Sequence[int],
    hand: Hand,
    wanted: Collection[str] = tuple(FIGURES),
    colours: Collection[int] = EVERY_COLOUR,
) -> dict[tuple[str, int], Way]:
    """Return for each figure and colour a way with the fewest cards; what is missing can't be formed."""
    found: dict[tuple[str, int], Way] = {}
    for colour in colours:
        bits = tiles[colour]
        blank = ALL & ~bits
        for name in wanted:
            levels: list[list[tuple[int, int, int]]] = [[] for _ in range(len(hand) + 1)]
            most = len(hand)
            for must, mustnt in _ASKED[name]:
                bound = (must & blank).bit_count()
                if bound <= most:
                    extra = (mustnt & bits).bit_count()
                    if extra > bound:
                        bound = extra
                    if bound <= most:
                        levels[bound].append((must, mustnt, bound))
            way = _fewest(levels, bits, hand)
            if way is not None:
                found[name, colour] = Way(name, colour, way[0], _swaps(way[1]))
    return found


def _fewest(levels: list[list[tuple[int, int, int]]], bits: int, hand: Hand) -> tuple[int, _Chain] | None:
    """Look with none, one, two … cards; placements that leave no card to spare first, as they are quickly decided."""
    for cards in range(len(hand) + 1):
        for bound in range(cards, -1, -1):
            for must, mustnt, _ in levels[bound]:
                chain = _tight(must, mustnt, bits, hand, cards) if bound == cards else _loose(must, mustnt, bits, hand, cards)
                if chain is not None:
                    return must, chain
    return None


def _tight(must: int, mustnt: int, bits: int, hand: Hand, cards: int) -> _Chain | None:
    """Find swaps that each mend what is wrong, where as many tiles are wrong as there are cards to play.

    Each of them touches other cells than the others, so that their order doesn't matter and one order is enough.
    """
    if not cards:
        return ()
    lacking, extra = must & ~bits, mustnt & bits
    if lacking.bit_count() == cards:
        low = lacking & -lacking
        others = bits & ~must & (mustnt if extra.bit_count() == cards else ALL)
    else:
        low = extra & -extra
        others = ~bits & ~mustnt
    cell = low.bit_length() - 1
    for kind, partners, rest in plays(hand):
        sources = partners[cell] & others
        while sources:
            other = sources & -sources
            sources ^= other
            if cards == 1:
                return ((kind, cell, other.bit_length() - 1),)
            both = low | other
            chain = _tight(
                must ^ both if (must & both).bit_count() == 1 else must,
                mustnt ^ both if (mustnt & both).bit_count() == 1 else mustnt,
                bits,
                rest,
                cards - 1,
            )
            if chain is not None:
                return (*chain, (kind, cell, other.bit_length() - 1))
    return None


def _loose(must: int, mustnt: int, bits: int, hand: Hand, cards: int) -> _Chain | None:
    """Find swaps where one or two of the cards may be spent on something else than mending."""
    left = cards - 1
    blank = ~bits
    asked = must | mustnt
    free = ALL & ~asked
    outside = ALL & ~must
    for kind, partners, rest in plays(hand):
        cells = asked
        while cells:
            low = cells & -cells
            cells ^= low
            cell = low.bit_length() - 1
            others = partners[cell] & (outside if must & low else free)
            while others:
                other = others & -others
                others ^= other
                both = low | other
                before = must ^ both if must & both else must
                around = mustnt ^ both if (mustnt & both) and not (mustnt & both) == both else mustnt
                bound = (before & blank).bit_count()
                if bound > left:
                    continue
                extra = (around & bits).bit_count()
                if extra > bound:
                    bound = extra
                if bound == left:
                    chain = _tight(before, around, bits, rest, left)
                elif bound < left:
                    chain = _loose(before, around, bits, rest, left)
                else:
                    continue
                if chain is not None:
                    return (*chain, (kind, cell, other.bit_length() - 1))
    return None


def _swaps(chain: _Chain) -> tuple[Swap, ...]:
    return tuple(Swap(KINDS[kind], *sorted((one, other), key=NAMES.__getitem__)) for kind, one, other in chain)
