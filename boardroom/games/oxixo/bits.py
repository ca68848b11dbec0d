"""Oxixo positions as single numbers, for the search: a push is one exclusive or, and lines are counted by adding.

A position holds, from bit 0: the marks of side 0 (25 bits), of side 1 (25), the seat to move (2), whether the first
round of four players lasts (1), and the dots that point at second partners (25). A tally holds for each of the
twelve lines how many marks each side has in it, three bits a side, side 0 first; above them, in five bits each, the
marks of side 0 and 1 on the whole board and on its edge.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from boardroom.games.oxixo.rules import Dot, Move, OxixoState
from boardroom.games.oxixo.tables import CELLS, COLUMNS, FULL, LINES, PERIPHERY, PUSHES, ROWS, Push

OTHER: Final = CELLS  # where the marks of side 1 begin
SEAT: Final = 2 * CELLS
OPENING: Final = SEAT + 2
DOTS: Final = OPENING + 1
BOARD: Final = (1 << SEAT) - 1
TOTALS: Final = 6 * len(LINES)  # where a tally's totals begin

_CORNERS: Final = 1 | 1 << 4 | 1 << 20 | 1 << 24
_ALL: Final = tuple(push for pushes in PUSHES for push in pushes)
_PUSHED: Final = ROWS + COLUMNS  # the lines that a push can slide; they are also the first ten of LINES


def tally_of(cells: int, side: int) -> int:
    """Return what marks of one side add to the tally."""
    lines = sum((cells & line).bit_count() << 6 * i + 3 * side for i, line in enumerate(LINES))
    return lines + ((cells.bit_count() | (cells & PERIPHERY).bit_count() << 10) << TOTALS + 5 * side)


def _filled(side: int, least: int) -> int:
    return sum(least << 6 * i + 3 * side for i in range(len(LINES)))


FOURS: Final = (_filled(0, 4), _filled(1, 4))  # a tally's bits that say "four or five"
ONES: Final = (_filled(0, 1), _filled(1, 1))  # with the four above them: five

_LOW: Final = 12  # a side's cells are looked up in two parts
_LOW_MASK: Final = (1 << _LOW) - 1
_HIGH_MASK: Final = (1 << CELLS - _LOW) - 1


def _parts(first: int, count: int, side: int) -> list[int]:
    """Return the tally of every set of `count` cells from `first` on."""
    sums = [0]
    for cell in range(first, first + count):
        one = tally_of(1 << cell, side)
        sums += [before + one for before in sums]
    return sums


_TALLIES: Final = tuple(part for side in (0, 1) for part in (_parts(0, _LOW, side), _parts(_LOW, CELLS - _LOW, side)))


def tally(position: int) -> int:
    """Count both sides' marks in all lines."""
    low0, high0, low1, high1 = _TALLIES
    return (
        low0[position & _LOW_MASK]
        + high0[position >> _LOW & _HIGH_MASK]
        + low1[position >> OTHER & _LOW_MASK]
        + high1[position >> OTHER + _LOW & _HIGH_MASK]
    )


def _slide(push: Push) -> int:
    """Return which of the rows and columns a push slides."""
    return next(i for i, cells in enumerate(_PUSHED) if not (push.slid | 1 << push.origin) & ~cells)


class Change(NamedTuple):
    """A push as the search sees it."""

    move: int  # index into moves
    flip: int  # exclusive or with the position
    gain: int  # to add to the tally
    times: int  # how many pushes of the line have this result


class _Changes(dict[int, tuple[Change, ...]]):
    """All that one seat can push in one line, by what the line looks like; worked out when first asked for."""

    def __init__(
        self, boards: Boards, pushes: Sequence[tuple[int, Push]], seat: int, opening: bool, last: bool
    ) -> None:
        self._boards = boards
        self._pushes = pushes
        self._seat = seat
        self._opening = opening
        after = (seat + 1) % boards.seats
        self._turn = (seat ^ after) << SEAT | (1 << OPENING if last else 0)

    def __missing__(self, line: int) -> tuple[Change, ...]:
        marks = (line & FULL, line >> OTHER & FULL)
        dots = line >> DOTS
        side = self._seat % 2
        takeable = ~(marks[0] | marks[1])
        if not self._opening:
            takeable |= marks[side]
            if self._boards.seats == 4:
                takeable &= ~marks[side] | (dots if self._seat >= 2 else ~dots)
        counts = tally(line)
        found: dict[int, Change] = {}
        for index, push in self._pushes:
            if not takeable >> push.origin & 1:
                continue
            bit = 1 << push.entry
            new = [push.slide(marks[0]), push.slide(marks[1])]
            new[side] |= bit
            board = new[0] | new[1] << OTHER
            gain = tally(board) - counts
            for own in (True, False):  # whom the dot points at: oneself or one's partner
                second = (self._seat >= 2) == own and self._boards.seats == 4
                turned = push.slide(dots) | (bit if second else 0)
                flip = line ^ (board | turned << DOTS) ^ self._turn
                times = found[flip].times if flip in found else 0
                found[flip] = Change(index if own else index + len(_ALL), flip, gain, times + 1)
                if self._boards.seats == 2:
                    break
        self[line] = tuple(found.values())
        return self[line]


Ways = tuple[tuple[int, _Changes], ...]  # for each of the ten lines its mask and its changes


class Boards:
    """The pushes of a game of two or four seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        dots: tuple[Dot, ...] = ("",) if seats == 2 else ("+", "-")
        self.moves: Final = tuple(Move(push.origin, push.entry, dot) for dot in dots for push in _ALL)
        self.index: Final = {move: i for i, move in enumerate(self.moves)}
        self.slides: Final = tuple(_slide(push) for _ in dots for push in _ALL)  # the line that each move slides
        players = range(seats)
        # By seat, and for the first round, when it depends on how far it is, nothing.
        self.usual: Final = (*(self._make(seat, False, False) for seat in players), *(() for _ in range(8 - seats)))
        self._in_round = tuple(self._make(seat, True, False) for seat in players)
        self._last_of_round = tuple(self._make(seat, True, True) for seat in players)

    def position(self, state: OxixoState) -> int:
        """Return a state's position."""
        board = state.marks(0) | state.marks(1) << OTHER
        return board | state.seat << SEAT | state.opening << OPENING | state.dots << DOTS

    def of_key(self, key: int, state: OxixoState) -> int:
        """Return the position of a key that a state remembers."""
        crosses, circles, dots, seat = key & FULL, key >> 25 & FULL, key >> 50 & FULL, key >> 75
        first, second = (crosses, circles) if state.cross == 0 else (circles, crosses)
        opening = self.seats == 4 and (crosses | circles).bit_count() < 4
        return first | second << OTHER | seat << SEAT | opening << OPENING | dots << DOTS

    def ways(self, position: int) -> Ways:
        """Return the changes open to the seat to move, line by line."""
        return self.usual[position >> SEAT & 7] or self._first_round(position)

    def _first_round(self, position: int) -> Ways:
        marked = (position & BOARD).bit_count()
        seat = position >> SEAT & 3
        return self._last_of_round[seat] if marked == 3 else self._in_round[seat]

    def _make(self, seat: int, opening: bool, last: bool) -> Ways:
        found = []
        for i, cells in enumerate(_PUSHED):
            pushes = [(n, push) for n, push in enumerate(_ALL) if _slide(push) == i]
            mask = cells | cells << OTHER | (cells << DOTS if self.seats == 4 else 0)
            found.append((mask, _Changes(self, pushes, seat, opening, last)))
        return tuple(found)

    def takeable(self, position: int, seat: int) -> int:
        """Return the cubes that a seat may take."""
        marks = (position & FULL, position >> OTHER & FULL)
        free = PERIPHERY & ~(marks[0] | marks[1])
        if position >> OPENING & 1:
            return free
        own = marks[seat & 1] & PERIPHERY
        if self.seats == 4:
            dots = position >> DOTS
            own &= dots if seat >= 2 else ~dots
        return free | own

    def settled(self, position: int) -> int:
        """Return the position with the turn passed on from players who have no cube to take."""
        while not self.takeable(position, position >> SEAT & 3):
            seat = position >> SEAT & 3
            position ^= (seat ^ (seat + 1) % 4) << SEAT
        return position

    def crowded(self, position: int) -> bool:
        """Tell whether after a push a player might be without a cube; never true for two."""
        if self.seats == 2:
            return False
        return (PERIPHERY & ~(position | position >> OTHER)).bit_count() < 3

    def perft(self, position: int, depth: int) -> int:
        """Count the sequences of exactly so many legal moves; finished games are not continued."""
        if depth == 0:
            return 1
        return self._perft(position, tally(position), depth)

    def _perft(self, position: int, counts: int, depth: int) -> int:
        if depth == 1:
            takeable = self.takeable(position, position >> SEAT & 3)
            ways = 3 * takeable.bit_count() - (takeable & _CORNERS).bit_count()  # a corner has two ways in
            return ways if self.seats == 2 else 2 * ways
        count = 0
        crowded = self.crowded(position)
        for mask, changes in self.ways(position):
            for _, flip, gain, times in changes[position & mask]:
                after = counts + gain
                if after >> 2 & after & (ONES[0] | ONES[1]):
                    continue
                child = position ^ flip
                count += times * self._perft(self.settled(child) if crowded else child, after, depth - 1)
        return count


TWO: Final = Boards(2)
FOUR: Final = Boards(4)
