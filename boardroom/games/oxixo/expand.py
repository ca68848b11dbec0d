"""Oxixo as the search asks for it: the next positions, the last ply in one go, and what has been won or lost."""

from __future__ import annotations

from typing import Final

from boardroom.ai.alphabeta import WIN
from boardroom.games.oxixo import evaluate
from boardroom.games.oxixo.bits import FOURS, ONES, OTHER, SEAT, Boards, Change, tally
from boardroom.games.oxixo.tables import LINES, PERIPHERY, SIZE

_BOTH: Final = ONES[0] | ONES[1]


def _repairs() -> dict[int, dict[int, tuple[int, ...]]]:
    """For each line that lacks one cell: which of the ten rows and columns a push must slide to fill it."""
    found: dict[int, dict[int, tuple[int, ...]]] = {}
    for i, line in enumerate(LINES):
        missing = {}
        for cell in range(SIZE * SIZE):
            if line >> cell & 1:
                row, column = divmod(cell, SIZE)
                slides = {row, SIZE + column}
                if i < 2 * SIZE and not PERIPHERY >> cell & 1:
                    slides.discard(i)  # the four would have to lose a cube to be pushed
                missing[1 << cell] = tuple(sorted(slides))
        for side in (0, 1):
            found[4 << 6 * i + 3 * side] = missing
    return found


_REPAIRS: Final = _repairs()
_CELLS: Final = {4 << 6 * i + 3 * side: line for i, line in enumerate(LINES) for side in (0, 1)}


class Tree:
    """The positions of a game of two or four seats, as alpha-beta wants them."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards

    def side(self, position: int) -> int:
        """Return the side to move."""
        return position >> SEAT & 1

    def winning(self, position: int, counts: int) -> Change | None:
        """Return a push that completes a line of the side to move and none of the other's."""
        side = position >> SEAT & 1
        fours = counts & FOURS[side]
        if not fours:
            return None
        marks = position >> OTHER if side else position
        ways = self._boards.ways(position)
        own, other = ONES[side], ONES[1 - side]
        while fours:
            four = fours & -fours
            fours ^= four
            for line in _REPAIRS[four][_CELLS[four] & ~marks]:
                mask, changes = ways[line]
                for change in changes[position & mask]:
                    after = counts + change[2]
                    fives = after >> 2 & after
                    if fives & own and not fives & other:
                        return change
        return None

    def expand(self, position: int) -> list[tuple[int, int]]:
        """List the moves worth a thought and where they lead: a winning one alone; else what does not lose at once."""
        counts = tally(position)
        if counts >> 2 & counts & _BOTH:
            return []
        boards = self._boards
        side = position >> SEAT & 1
        own, threat = ONES[side], FOURS[1 - side]
        (group1, group2, group3, group4, group5), (mask1, mask2, mask3, mask4, mask5) = (
            evaluate.GROUPS[side],
            evaluate.MASKS,
        )
        crowded = boards.seats == 4 and boards.crowded(position)
        good: list[tuple[int, int, int]] = []
        lost: list[tuple[int, int]] = []
        worst: list[tuple[int, int]] = []
        seen: set[int] = set()
        for mask, changes in boards.ways(position):
            for move, flip, gain, _ in changes[position & mask]:
                child = position ^ flip
                if child in seen:
                    continue
                seen.add(child)
                after = counts + gain
                fives = after >> 2 & after & _BOTH
                if fives:
                    if not fives & ~own:
                        return [(move, child)]
                    worst.append((move, child))
                    continue
                if crowded:
                    child = boards.settled(child)
                if after & threat and child >> SEAT & 1 != side and self.winning(child, after):
                    lost.append((move, child))
                else:
                    worth = (
                        group1[after & mask1]
                        + group2[after & mask2]
                        + group3[after & mask3]
                        + group4[after & mask4]
                        + group5[after & mask5]
                    )
                    good.append((worth, move, child))
        if good:
            good.sort(reverse=True)
            return [(move, child) for _, move, child in good]
        return lost or worst

    def play(self, position: int, move: int) -> int:
        """Return where one move leads."""
        mask, changes = self._boards.ways(position)[self._boards.slides[move]]
        flip = next(change[1] for change in changes[position & mask] if change[0] == move)
        child = position ^ flip
        if not self._boards.crowded(position):
            return child
        counts = tally(child)
        return child if counts >> 2 & counts & _BOTH else self._boards.settled(child)

    def every(self, position: int) -> list[tuple[int, int]]:
        """List all moves of an unfinished position that lead to different positions."""
        counts = tally(position)
        children: dict[int, int] = {}
        for mask, changes in self._boards.ways(position):
            for move, flip, gain, _ in changes[position & mask]:
                child, after = position ^ flip, counts + gain
                if not after >> 2 & after & _BOTH:
                    child = self._boards.settled(child)
                children.setdefault(child, move)
        return [(move, child) for child, move in children.items()]

    def looks(self, position: int) -> int:
        """Return how good a position seems to the side to move at a glance, which sees no threats."""
        counts = tally(position)
        fives = counts >> 2 & counts & _BOTH
        return self._finished(position, fives) if fives else -evaluate.worth(counts, 1 - (position >> SEAT & 1))

    def value(self, position: int) -> int:
        """Return how good a position is for the side to move."""
        counts = tally(position)
        fives = counts >> 2 & counts & _BOTH
        if fives:
            return self._finished(position, fives)
        if self.winning(position, counts):
            return WIN - 1
        return -evaluate.worth(counts, 1 - (position >> SEAT & 1))

    def _finished(self, position: int, fives: int) -> int:
        """Return what a position with a line is worth to the side to move; a player who made both has lost."""
        both = fives & ONES[0] and fives & ONES[1]
        won = both or fives & ONES[position >> SEAT & 1]
        return WIN if won else -WIN

    def frontier(self, position: int, beta: int) -> tuple[int, int | None, int]:
        """Return the best value one ply on, its move and how many positions were looked at."""
        counts = tally(position)
        fives = counts >> 2 & counts & _BOTH
        if fives:
            return self._finished(position, fives), None, 0
        side = position >> SEAT & 1
        if counts & FOURS[side]:
            found = self.winning(position, counts)
            if found is not None:
                return WIN - 1, found[0], 1
        boards = self._boards
        threat = FOURS[1 - side]
        (group1, group2, group3, group4, group5), (mask1, mask2, mask3, mask4, mask5) = (
            evaluate.GROUPS[side],
            evaluate.MASKS,
        )
        crowded = boards.seats == 4 and boards.crowded(position)
        best, chosen, looked = -WIN - 1, -1, 0
        for mask, changes in boards.usual[position >> SEAT & 7] or boards.ways(position):
            for move, flip, gain, _ in changes[position & mask]:
                after = counts + gain
                looked += 1
                worth = (
                    group1[after & mask1]
                    + group2[after & mask2]
                    + group3[after & mask3]
                    + group4[after & mask4]
                    + group5[after & mask5]
                )
                if worth <= best:
                    continue
                if after & threat:
                    child = position ^ flip
                    if after >> 2 & after & _BOTH:
                        worth = 1 - WIN
                    else:
                        child = boards.settled(child) if crowded else child
                    if worth > 1 - WIN and child >> SEAT & 1 != side and self.winning(child, after):
                        worth = 2 - WIN
                    if worth <= best:
                        continue
                best, chosen = worth, move
                if best >= beta:
                    return best, chosen, looked
        return best, chosen, looked
