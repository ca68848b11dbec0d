"""El Switcher told a second time, as plainly as the page tells it: named cells, lists of cards, no bits.

Nothing here comes from boardroom; the tests hold the two against each other.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

FILES = "abcdef"
RANKS = "123456"
CELLS = [file + rank for file in FILES for rank in RANKS]  # in alphabetical order
KINDS = ["line1", "line2", "diag1", "diag2", "left", "right", "edge"]
STEPS = {  # (row, column), rows growing downward
    "line1": [(1, 0), (-1, 0), (0, 1), (0, -1)],
    "line2": [(2, 0), (-2, 0), (0, 2), (0, -2)],
    "diag1": [(1, 1), (1, -1), (-1, 1), (-1, -1)],
    "diag2": [(2, 2), (2, -2), (-2, 2), (-2, -2)],
    "left": [(2, -1), (-2, 1), (1, 2), (-1, -2)],
    "right": [(2, 1), (-2, -1), (-1, 2), (1, -2)],
}
FIGURES: dict[str, list[list[int]]] = json.loads(Path(__file__).with_name("figures.json").read_text(encoding="utf-8"))
COMMON = [name for name in FIGURES if not name.endswith("4")] + ["I4", "O4", "T4"]
DECKS = [[*COMMON, "S4", "L4"], [*COMMON, "S4", "J4"], [*COMMON, "Z4", "L4"], [*COMMON, "Z4", "J4"]]
Shape = list[tuple[int, int]]


def row(cell: str) -> int:
    """Return the row of a cell, from the top; row 0 is rank 6."""
    return 6 - int(cell[1])


def column(cell: str) -> int:
    """Return the column of a cell, from the left."""
    return FILES.index(cell[0])


def may_swap(kind: str, one: str, other: str) -> bool:
    """Tell whether a movement card swaps two cells."""
    if one == other:
        return False
    if kind == "edge":
        if row(one) == row(other):
            return column(one) in (0, 5) or column(other) in (0, 5)
        return column(one) == column(other) and (row(one) in (0, 5) or row(other) in (0, 5))
    return (row(other) - row(one), column(other) - column(one)) in STEPS[kind]


SWAPS = {
    kind: [f"{kind} {one} {other}" for one in CELLS for other in CELLS if one < other and may_swap(kind, one, other)]
    for kind in KINDS
}


def packed(shape: Sequence[Sequence[int]]) -> Shape:
    """Return a shape pushed into the upper left corner, its cells in order."""
    top, left = min(cell[0] for cell in shape), min(cell[1] for cell in shape)
    return sorted((cell[0] - top, cell[1] - left) for cell in shape)


def quarter(shape: Sequence[Sequence[int]]) -> Shape:
    """Return a shape turned once to the right."""
    return packed([(cell[1], -cell[0]) for cell in shape])


def mirrored(shape: Sequence[Sequence[int]]) -> Shape:
    """Return a shape as a mirror shows it."""
    return packed([(cell[0], -cell[1]) for cell in shape])


def turnings(shape: Sequence[Sequence[int]]) -> list[Shape]:
    """Return the four ways in which a shape may lie."""
    ways = [packed(shape)]
    for _ in range(3):
        ways.append(quarter(ways[-1]))
    return ways


LYING = {tuple(way): name for name, grid in FIGURES.items() for way in turnings(grid)}


def name_of(cells: Sequence[str]) -> str:
    """Return which figure some cells are, or nothing."""
    return LYING.get(tuple(packed([(row(cell), column(cell)) for cell in cells])), "")


def beside(cell: str) -> list[str]:
    """Return the cells that share a side with a cell."""
    return [other for other in CELLS if abs(row(other) - row(cell)) + abs(column(other) - column(cell)) == 1]


BESIDE = {cell: beside(cell) for cell in CELLS}


class Table:
    """One game under way. Seats are numbered from 1; moves and what chance does are texts as on the page."""

    def __init__(self, seats: int, first: int = 1, size: int = 23, forbidden: str = "last figure") -> None:
        players = range(1, seats + 1)
        self.seats = seats
        self.turn = first
        self.size = size
        self.forbidden = forbidden
        self.colours: dict[str, str] = {}
        self.deck: dict[int, int] = {}
        self.up: dict[int, list[str]] = {player: [] for player in players}
        self.blocked: dict[int, str] = dict.fromkeys(players, "")
        self.came: dict[int, list[str]] = {player: [] for player in players}  # out of the deck so far
        self.hand: dict[int, list[str]] = {player: [] for player in players}
        self.pile = KINDS * 7
        self.discards: list[str] = []
        self.last = ""  # the colour of the last figure, as long as it is forbidden
        self.figure_this_turn = False
        self.quiet = 0
        self.waiting = ["tiles", "decks"]  # what chance has to do
        self.waiting += [f"up {player}" for player in players for _ in range(3)]
        self.waiting += [f"draw {player}" for player in players for _ in range(3)]
        self.reason = ""
        self.winners: list[int] = []

    def left(self, player: int) -> int:
        """Return how many cards lie in a player's deck."""
        return self.size - len(self.came[player])

    def sector(self, player: int) -> int:
        """Return how many cards lie in a player's sector, face up or face down."""
        return len(self.up[player]) + (1 if self.blocked[player] else 0)

    def groups(self) -> list[list[str]]:
        """Return all groups of one colour, each in alphabetical order."""
        found: list[list[str]] = []
        seen: set[str] = set()
        for cell in CELLS:
            if cell not in seen:
                group = [cell]
                for member in group:
                    for other in BESIDE[member]:
                        if other not in group and self.colours[other] == self.colours[cell]:
                            group.append(other)
                seen.update(group)
                found.append(sorted(group))
        return found

    def standing(self) -> list[tuple[str, list[str]]]:
        """Return all figures on the board with their cells, whatever their colour."""
        found = []
        for group in self.groups():
            if len(group) in (4, 5):
                name = name_of(group)
                if name:
                    found.append((name, group))
        return found

    def valid(self) -> list[tuple[str, list[str]]]:
        """Return the figures that may be formed now: not in the last colour."""
        return [(name, group) for name, group in self.standing() if self.colours[group[0]] != self.last]

    def may_block(self, player: int) -> bool:
        """Tell whether a player's cards may be blocked by others."""
        return self.blocked[player] == "" and len(self.up[player]) >= 2

    def moves(self) -> list[str]:
        """List every legal move."""
        if self.reason or self.waiting:
            return []
        found = [swap for kind in sorted(set(self.hand[self.turn])) for swap in SWAPS[kind]]
        for name, group in self.valid():
            for player in range(1, self.seats + 1):
                if name in self.up[player]:
                    if player == self.turn:
                        found.append(f"form {name} {group[0]}")
                    elif self.may_block(player):
                        found.append(f"block {player} {name} {group[0]}")
        return [*found, "end"]

    def outcomes(self) -> dict[str, float]:
        """Return what may turn up or be drawn now, with its probability."""
        what, player = self.waiting[0].split()
        if what == "up":
            rest = [card for card in DECKS[self.deck[int(player)] - 1] if card not in self.came[int(player)]]
            return {f"up {player} {card}": 1 / len(rest) for card in rest}
        cards = self.pile if self.pile else self.discards
        return {f"draw {player} {kind}": cards.count(kind) / len(cards) for kind in cards}

    def happen(self, text: str) -> None:
        """Let chance do what it has to do."""
        words = text.split()
        due = self.waiting.pop(0)
        assert text.startswith(due)
        match words:
            case ["tiles", ranks]:
                letters = dict(zip(reversed(RANKS), ranks.split("/"), strict=True))
                self.colours = {cell: letters[cell[1]][column(cell)] for cell in CELLS}
            case ["decks", *numbers]:
                self.deck = {player: int(number) for player, number in enumerate(numbers, start=1)}
            case ["up", player, card]:
                self.up[int(player)].append(card)
                self.came[int(player)].append(card)
            case ["draw", player, kind]:
                if not self.pile:
                    self.pile, self.discards = self.discards, []
                self.pile.remove(kind)
                self.hand[int(player)].append(kind)

    def play(self, move: str) -> None:
        """Play a legal move."""
        match move.split():
            case ["form", card, cell]:
                self.used(cell)
                self.form(card)
            case ["block", player, card, cell]:
                self.used(cell)
                self.up[int(player)].remove(card)
                self.blocked[int(player)] = card
            case ["end"]:
                self.end()
            case [kind, one, other]:
                self.colours[one], self.colours[other] = self.colours[other], self.colours[one]
                self.hand[self.turn].remove(kind)
                self.discards.append(kind)

    def used(self, cell: str) -> None:
        """Remember the colour of a figure."""
        self.last = self.colours[cell]
        self.figure_this_turn = True

    def form(self, card: str) -> None:
        """Take the card out of the game; turn up the next one, the blocked one, three new ones, or nothing."""
        me = self.turn
        self.up[me].remove(card)
        if self.blocked[me]:
            if not self.up[me]:
                self.up[me] = [self.blocked[me]]
                self.blocked[me] = ""
            return
        if not self.up[me] and self.left(me) == 0:
            self.reason, self.winners = "deck", [me]
            return
        for _ in range(min(3 - len(self.up[me]), self.left(me))):
            self.waiting.append(f"up {me}")

    def end(self) -> None:
        """End the turn: draw back to three, and the player to the right goes on."""
        self.quiet = 0 if self.figure_this_turn else self.quiet + 1
        self.figure_this_turn = False
        if self.quiet == 30 * self.seats:
            cards = {player: self.sector(player) + self.left(player) for player in self.up}
            self.reason = "quiet"
            self.winners = [player for player in cards if cards[player] == min(cards.values())]
            return
        if self.quiet and self.forbidden == "this and last turn":
            self.last = ""
        for _ in range(3 - len(self.hand[self.turn])):
            self.waiting.append(f"draw {self.turn}")
        self.turn = self.turn % self.seats + 1

    def tiles(self) -> str:
        """Write the board, rank 6 first."""
        return "/".join("".join(self.colours[file + rank] for file in FILES) for rank in reversed(RANKS))
