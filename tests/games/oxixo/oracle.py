"""Oxixo told a second time, as plainly as the page tells it: named cells, a cube on each, no bits.

Nothing here comes from boardroom; the tests hold the two against each other.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

FILES = "abcde"
RANKS = "12345"
CELLS = [file + rank for rank in RANKS for file in FILES]
PERIPHERY = [cell for cell in CELLS if cell[0] in "ae" or cell[1] in "15"]
LINES = [
    *([file + rank for file in FILES] for rank in RANKS),
    *([file + rank for rank in RANKS] for file in FILES),
    [file + rank for file, rank in zip(FILES, RANKS, strict=True)],
    [file + rank for file, rank in zip(FILES, reversed(RANKS), strict=True)],
]


@dataclass(frozen=True)
class Cube:
    """A cube's upper face, and with teams the seat (1 to 4) that its dot points at."""

    mark: str = "."
    dot: int = 0


NEUTRAL = Cube()


def ends(origin: str) -> list[str]:
    """Return where a cube taken at the periphery may go in: the ends of its row and column, but not where it was."""
    file, rank = origin[0], origin[1]
    return [end for end in CELLS if end in ("a" + rank, "e" + rank, file + "1", file + "5") and end != origin]


def between(origin: str, entry: str) -> list[str]:
    """Return the cells from the gap to the entry, both included."""
    line = [cell for cell in CELLS if cell[0] == origin[0] == entry[0] or cell[1] == origin[1] == entry[1]]
    low, high = sorted((line.index(origin), line.index(entry)))
    path = line[low : high + 1]
    return path if path[0] == origin else path[::-1]


@dataclass
class Table:
    """One game under way; moves are texts as on the page."""

    seats: int
    cross: int = 1  # the side that plays cross
    turn: int = 1  # the seat to move, from 1
    repetition: bool = True
    cubes: dict[str, Cube] = field(default_factory=lambda: dict.fromkeys(CELLS, NEUTRAL))
    first_round: int = -1  # its turns left
    played: int = 0
    seen: list[str] = field(default_factory=list)  # every position so far, this one included
    reason: str = ""
    winners: tuple[int, ...] = ()
    skipped: int = 0  # turns skipped by the last move

    def __post_init__(self) -> None:
        """A new game begins with its first round."""
        if self.first_round < 0:
            self.first_round = self.seats
        self.seen.append(self.position())

    def side(self, seat: int) -> int:
        """Return 1 for seats 1 and 3, 2 for seats 2 and 4."""
        return 1 if seat in (1, 3) else 2

    def mark(self, seat: int) -> str:
        """Return the mark that a seat plays."""
        return "x" if self.side(seat) == self.cross else "o"

    def partner(self, seat: int) -> int:
        """Return the seat opposite."""
        return {1: 3, 2: 4, 3: 1, 4: 2}[seat]

    def may_take(self, seat: int, cell: str) -> bool:
        """Tell whether a seat may take the cube on a cell if it is its turn."""
        if cell not in PERIPHERY:
            return False
        cube = self.cubes[cell]
        if cube == NEUTRAL:
            return True
        if self.first_round > 0 or cube.mark != self.mark(seat):
            return False
        return self.seats == 2 or cube.dot == seat

    def moves(self) -> list[str]:
        """List every legal move."""
        if self.reason:
            return []
        return [
            origin + entry + dot
            for origin in PERIPHERY
            if self.may_take(self.turn, origin)
            for entry in ends(origin)
            for dot in ([""] if self.seats == 2 else ["+", "-"])
        ]

    def play(self, move: str) -> None:
        """Take, turn, push; look for lines; pass the turn to the next who can move."""
        origin, entry, dot = move[:2], move[2:4], move[4:]
        seat, mark = self.turn, self.mark(self.turn)
        path = between(origin, entry)
        for gap, behind in pairwise(path):
            self.cubes[gap] = self.cubes[behind]
        self.cubes[entry] = Cube(mark, {"": 0, "+": seat, "-": self.partner(seat)}[dot])
        self.played += 1
        self.first_round = max(0, self.first_round - 1)
        self.skipped = 0
        other = "o" if mark == "x" else "x"
        if self.has_line(other):
            self.end("own-goal", 3 - self.side(seat))
        elif self.has_line(mark):
            self.end("line", self.side(seat))
        else:
            self.turn = seat % self.seats + 1
            while not any(self.may_take(self.turn, cell) for cell in CELLS):
                self.skipped += 1
                self.turn = self.turn % self.seats + 1
            self.seen.append(self.position())
            if self.repetition and self.seen.count(self.seen[-1]) == 3:
                self.end("repetition", 0)
            elif not self.repetition and self.played == 400:
                self.end("limit", 0)

    def has_line(self, mark: str) -> bool:
        """Tell whether five of a mark stand in line."""
        return any(all(self.cubes[cell].mark == mark for cell in line) for line in LINES)

    def end(self, reason: str, side: int) -> None:
        """End the game; side 0: nobody loses."""
        self.reason = reason
        self.winners = tuple(seat for seat in range(1, self.seats + 1) if side in (0, self.side(seat)))

    def position(self) -> str:
        """Write the position as on the page."""
        ranks = []
        for rank in reversed(RANKS):
            row = ""
            for file in FILES:
                cube = self.cubes[file + rank]
                row += cube.mark.upper() if cube.dot in (1, 2) else cube.mark
            ranks.append(row)
        board = "/".join(ranks)
        if self.seats == 2:
            return f"{board} {self.mark(self.turn)}"
        return f"{board} {self.turn}" + (" r1" if self.first_round else "")


def table(position: str, seats: int, cross: int = 1, repetition: bool = True) -> Table:
    """Set a table up from a position's text."""
    words = position.split()
    made = Table(seats, cross, repetition=repetition, first_round=0)
    made.seen.clear()
    for rank, row in zip(reversed(RANKS), words[0].split("/"), strict=True):
        for file, letter in zip(FILES, row, strict=True):
            owner = cross if letter in "xX" else 3 - cross
            dot = 0 if seats == 2 else owner if letter.isupper() else owner + 2
            made.cubes[file + rank] = NEUTRAL if letter == "." else Cube(letter.lower(), dot)
    if seats == 2:
        made.turn = cross if words[1] == "x" else 3 - cross
    else:
        made.turn = int(words[1])
    if words[-1] == "r1":
        made.first_round = 4 - sum(cube != NEUTRAL for cube in made.cubes.values())
    made.seen.append(made.position())
    return made


def some_position(rng: Random, seats: int, cross: int = 1) -> str:
    """Make up a position: any mixture of cubes without a line of five, whose player to move has a cube to take."""
    while True:
        neutral, crosses = rng.random() ** 2, rng.uniform(0.2, 0.8)
        first = {mark: rng.choice((0, 1, rng.random())) for mark in ".xo"}  # how many dots point at the first partner
        letters = []
        for _ in CELLS:
            mark = "." if rng.random() < neutral else "x" if rng.random() < crosses else "o"
            letters.append(mark.upper() if seats == 4 and rng.random() < first[mark] else mark)
        board = "/".join("".join(letters[row : row + 5]) for row in range(0, 25, 5))
        position = f"{board} {rng.choice('xo' if seats == 2 else '1234')}"
        made = table(position, seats, cross)
        if not made.has_line("x") and not made.has_line("o") and made.moves():
            return position
