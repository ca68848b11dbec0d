"""What El Switcher's table looks like between two moves, and the moves themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from boardroom.core.game import CHANCE, Hidden, Seat
from boardroom.games.switcher.tables import CELLS, COLOURS, DECKS, FIGURE_AT, KINDS, NAMES, group_at

SECTOR: Final = 3  # cards that lie face up
HAND: Final = 3  # movement cards in hand
QUIET_ROUNDS: Final = 30  # without a figure: the match stops

Counts = tuple[int, ...]  # movement cards by kind
NO_CARDS: Final[Counts] = (0,) * len(KINDS)


@dataclass(frozen=True, slots=True)
class Tiles:
    """Chance: how the tiles lie, a set of cells for each colour."""

    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Decks:
    """Chance: which deck each seat gets, numbered from 0."""

    decks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Up:
    """Chance: the next card of a seat's deck turns up."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Chance: a seat draws a movement card."""

    seat: Seat
    kind: str | Hidden


@dataclass(frozen=True, slots=True)
class Swap:
    """Play a movement card: two tiles change places. The alphabetically first cell comes first."""

    kind: str
    one: int
    other: int


@dataclass(frozen=True, slots=True)
class Form:
    """Form a figure of one's own with the group that has this cell as its alphabetically first."""

    card: str
    cell: int


@dataclass(frozen=True, slots=True)
class BlockCard:
    """Form an opponent's figure, which blocks the card."""

    seat: Seat
    card: str
    cell: int


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn."""


Move = Tiles | Decks | Up | DrawCard | Swap | Form | BlockCard | EndTurn


@dataclass(frozen=True, slots=True)
class SwitcherState:
    """The whole table. Decks and pile are unordered: what comes next is drawn when it is due."""

    seats: int
    seat: Seat
    size: int  # cards of each deck that are in the game
    tiles: tuple[int, ...] = ()  # a set of cells for each colour
    decks: tuple[int, ...] = ()
    up: tuple[tuple[str, ...], ...] = ()  # each seat's cards in view
    blocked: tuple[str, ...] = ()  # each seat's blocked card, or nothing
    drawn: tuple[frozenset[str], ...] = ()  # what has come out of each seat's deck so far
    hands: tuple[tuple[str | Hidden, ...], ...] = ()
    pile: Counts | Hidden = ()
    discards: Counts = ()
    # Whoever counts knows at a shuffle which cards the others hold together; less what they have played since.
    known: tuple[Counts | Hidden, ...] = ()
    forbidden: str = ""  # the colour of the last figure, as long as that counts
    formed: bool = False  # whether this turn has formed a figure
    quiet: int = 0  # turns in a row without a figure
    due: tuple[tuple[str, Seat], ...] = ()  # what chance still has to do
    ended: str = ""  # "deck" or "quiet"
    winners: tuple[Seat, ...] = ()
    fades: bool = False  # whether a turn without a figure frees all colours

    def left(self, seat: Seat) -> int:
        """Return how many cards a seat's deck still has, face down."""
        return self.size - len(self.drawn[seat])

    def sector(self, seat: Seat) -> int:
        """Return how many cards lie in a seat's sector, a blocked one included."""
        return len(self.up[seat]) + bool(self.blocked[seat])

    def undrawn(self, seat: Seat) -> tuple[str, ...]:
        """Return the cards that may still come out of a seat's deck."""
        return tuple(card for card in DECKS[self.decks[seat]] if card not in self.drawn[seat])

    def blockable(self, seat: Seat) -> bool:
        """Tell whether others may block one of the seat's cards: no second one, and never its only one."""
        return not self.blocked[seat] and len(self.up[seat]) > 1

    def colour_at(self, cell: int) -> int:
        """Return which colour lies on a cell."""
        return next(colour for colour, cells in enumerate(self.tiles) if cells >> cell & 1)

    def group(self, cell: int) -> int:
        """Return the connected tiles of one colour around a cell."""
        return group_at(self.tiles[self.colour_at(cell)], cell)

    def figures(self) -> Iterator[tuple[str, int, int]]:
        """Yield every valid figure that stands: its name, its cells, its first cell; the last colour never."""
        for colour, cells in enumerate(self.tiles):
            if COLOURS[colour] != self.forbidden:
                yield from standing(cells)


@lru_cache(maxsize=1 << 14)  # a swap changes two colours, and a figure none: most boards were half seen before
def standing(cells: int) -> tuple[tuple[str, int, int], ...]:
    """Return the figures that stand in one colour's cells: the name, the cells and the first cell of each."""
    found = []
    rest = cells
    while rest:
        group = group_at(cells, (rest & -rest).bit_length() - 1)
        rest &= ~group
        if name := FIGURE_AT.get(group):
            found.append((name, group, first_cell(group)))
    return tuple(found)


def exchanged(tiles: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    """Return the tiles after those of two cells have changed places."""
    both = 1 << one | 1 << other
    return tuple(cells ^ both if (cells & both).bit_count() == 1 else cells for cells in tiles)


def owner(state: SwitcherState, move: Form | BlockCard) -> Seat:
    """Return whose card a figure is formed for."""
    return move.seat if isinstance(move, BlockCard) else state.seat


def first_cell(group: int) -> int:
    """Return the cell of a group whose name comes first in the alphabet; it names the group."""
    return min((cell for cell in range(CELLS) if group >> cell & 1), key=NAMES.__getitem__)


def counts_of(cards: Sequence[str | Hidden]) -> Counts:
    """Count movement cards by kind."""
    return tuple(cards.count(kind) for kind in KINDS)


def deal(seats: int) -> tuple[tuple[str, Seat], ...]:
    """Return what chance does before the first turn."""
    ups = tuple(("up", seat) for seat in range(seats) for _ in range(SECTOR))
    draws = tuple(("draw", seat) for seat in range(seats) for _ in range(HAND))
    return (("tiles", CHANCE), ("decks", CHANCE), *ups, *draws)
