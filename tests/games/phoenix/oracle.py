"""Phoenix told a second time, as plainly as the page tells it: lists, places from 1, one step at a time.

Nothing here comes from boardroom; the tests hold the two against each other.
"""

from __future__ import annotations

COLOURS = ["r", "o", "y", "g", "b", "p"]
BOX = (
    ["M2"] * 5 + ["M3"] * 3 + ["M4"] + ["P1"] * 10 + ["P2"] * 7 + ["P3"] * 4 + ["P4"] * 2
    + ["R"] * 5 + ["Q1"] * 2 + ["Q2"] + ["X"] * 10
)  # fmt: skip


def plays(card: str) -> list[str]:
    """List the ways to play a card, by trying all places."""
    if card == "R":
        return ["R"]
    if card == "X":
        return [f"X {column}" for column in range(1, 11)]
    far = int(card[1])
    places = range(1, 7) if card[0] == "Q" else range(1, 11)
    if card in ("M2", "M3", "M4", "Q2"):
        return [f"{card} {a}>{b}" for a in places for b in places if abs(a - b) == far]
    return [f"{card} {a}x{b}" for a in places for b in places if b - a == far]


def walk(row: list[str], here: int, there: int) -> None:
    """Move a piece place by place: each one that it meets steps back to where it came from."""
    step = 1 if there > here else -1
    while here != there:
        row[here - 1], row[here - 1 + step] = row[here - 1 + step], row[here - 1]
        here += step


def swap(row: list[str], one: int, other: int) -> None:
    """Swap two pieces."""
    piece = row[one - 1]
    row[one - 1] = row[other - 1]
    row[other - 1] = piece


def in_order(row: list[str], cubes: list[str]) -> bool:
    """Take the cubes one by one and walk along the line while the pawns have that colour: one must reach its end."""
    at = 0
    for cube in cubes:
        while at < len(row) and row[at] == cube:
            at += 1
    return at == len(row)


def worth(row: list[str], first: bool) -> int:
    """Return the points of a line."""
    total = 5 if first else 0
    if all(colour in row for colour in COLOURS):
        total += 4
    text = "." + "".join(row) + "."
    for colour in COLOURS:
        for length, gain in ((3, 2), (4, 3), (5, 4)):
            for at in range(1, len(text) - length):
                run = text[at : at + length] == colour * length
                if run and text[at - 1] != colour and text[at + length] != colour:
                    total += gain
    return total


class Table:
    """One match under way. Players are 1 and 2; moves and what chance does are texts as on the page."""

    def __init__(self, first: str = "1", spectrum: str = "every hand") -> None:
        self.first = 0 if first == "drawn" else int(first)
        self.spectrum = spectrum
        self.scores = {1: 0, 2: 0}
        self.hands_over: list[tuple[str, str, str, int]] = []
        self.new_hand()

    def new_hand(self) -> None:
        """Clear the board."""
        self.turn = self.first
        self.cubes = list(self.hands_over[-1][2]) if self.hands_over and self.spectrum == "whole match" else []
        self.row: dict[int, list[str]] = {1: [], 2: []}
        self.hand: dict[int, list[str]] = {1: [], 2: []}
        self.pile = BOX[:]
        self.discards: list[str] = []
        self.waiting = ["cube"] * (6 - len(self.cubes)) + ["pawn 1"] * 10 + ["pawn 2"] * 10
        if self.first == 0:
            self.waiting.append("first")
        else:
            self.deal_cards()

    def deal_cards(self) -> None:
        """Five cards each, first player first."""
        self.turn = self.first
        self.waiting += [f"draw {self.first}"] * 5 + [f"draw {3 - self.first}"] * 5

    @property
    def over(self) -> bool:
        """Tell whether three hands have been played."""
        return len(self.hands_over) == 3

    def moves(self) -> list[str]:
        """List every legal move."""
        if self.waiting or self.over:
            return []
        cards = sorted(set(self.hand[self.turn]))
        return [play for card in cards for play in plays(card)] + [f"- {card}" for card in cards]

    def outcomes(self) -> dict[str, float]:
        """Return what chance may do now, with its probability."""
        what = self.waiting[0].split()[0]
        things = {
            "cube": [colour for colour in COLOURS if colour not in self.cubes],
            "pawn": self.bag(),
            "first": ["1", "2"],
            "draw": self.pile,
        }[what]
        return {f"{what} {thing}": things.count(thing) / len(things) for thing in things}

    def bag(self) -> list[str]:
        """Return the pawns that have not been drawn."""
        bag = COLOURS * 5
        for colour in self.row[1] + self.row[2]:
            bag.remove(colour)
        return bag

    def happen(self, text: str) -> None:
        """Let chance do what it has to do."""
        due = self.waiting.pop(0)
        thing = text.split()[1]
        if due == "cube":
            self.cubes.append(thing)
        elif due == "pawn 1":
            self.row[1].append(thing)
        elif due == "pawn 2":
            self.row[2].insert(0, thing)  # from this player's own left
            if len(self.row[2]) == 10 and (in_order(self.row[1], self.cubes) or in_order(self.row[2], self.cubes)):
                self.new_hand()
        elif due == "first":
            self.first = int(thing)
            self.deal_cards()
        else:
            player = int(due.split()[1])
            self.pile.remove(thing)
            self.hand[player].append(thing)
            if not self.pile:
                self.end(0)
            elif len(self.discards) > 0:
                self.turn = 3 - self.turn

    def play(self, text: str) -> None:
        """Play a legal move."""
        me, you = self.turn, 3 - self.turn
        words = text.split()
        card = words[1] if words[0] == "-" else words[0]
        self.hand[me].remove(card)
        self.discards.append(card)
        if words[0] == "R":
            swap(self.row[me], 1, 10)
        elif words[0] == "X":
            at = int(words[1]) - 1
            self.row[me][at], self.row[you][at] = self.row[you][at], self.row[me][at]
        elif words[0] != "-":
            row = self.cubes if card[0] == "Q" else self.row[me]
            if ">" in words[1]:
                here, there = words[1].split(">")
                walk(row, int(here), int(there))
            else:
                one, other = words[1].split("x")
                swap(row, int(one), int(other))
        if in_order(self.row[me], self.cubes):
            self.end(me)
        elif in_order(self.row[you], self.cubes):
            self.end(you)
        else:
            self.waiting.append(f"draw {me}")

    def end(self, first: int) -> None:
        """Give the points of a hand; the other player starts the next."""
        for player in (1, 2):
            self.scores[player] += worth(self.row[player], player == first)
        self.hands_over.append(("".join(self.row[1]), "".join(self.row[2]), "".join(self.cubes), first))
        self.first = 3 - self.first
        self.waiting = []
        if not self.over:
            self.new_hand()
