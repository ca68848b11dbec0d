"""Walking Oxixo's move sequences against an empty loop: what making a move costs.

`Boards.perft` counts the last ply without making its moves and looks at equal pushes once, which says little about
making moves. So every position is made and looked at for lines here, and only positions that were made are counted.
"""

from __future__ import annotations

from statistics import median
from time import perf_counter

from bench.report import Line
from boardroom.games.oxixo.bits import ONES, TWO, tally
from boardroom.games.oxixo.rules import Oxixo, OxixoOptions

PASSES = 10_000_000
DEPTH = 4
ROUNDS = 5
LEAST = 1 / 20
_FIVE = ONES[0] | ONES[1]


def _passes_per_second() -> float:
    started = perf_counter()
    for _ in range(PASSES):
        pass
    return PASSES / (perf_counter() - started)


def _walk(position: int, counts: int, depth: int) -> int:
    """Make every move of every sequence, and return how many positions that made."""
    made = 0
    for mask, changes in TWO.ways(position):
        for _, flip, gain, _ in changes[position & mask]:
            child, after = position ^ flip, counts + gain
            made += 1
            if depth > 1 and not after >> 2 & after & _FIVE:
                made += _walk(child, after, depth - 1)
    return made


def _rates() -> tuple[float, float]:
    """Return the positions made a second, and the sequences counted a second."""
    position = TWO.position(Oxixo().start(2, OxixoOptions()))
    started = perf_counter()
    made = _walk(position, tally(position), DEPTH)
    walked = perf_counter()
    nodes = TWO.perft(position, DEPTH)
    return made / (walked - started), nodes / (perf_counter() - walked)


def measure() -> list[Line]:
    _rates()  # the tables of pushes are filled on first use
    rounds = [(*_rates(), _passes_per_second()) for _ in range(ROUNDS)]
    ratio = median(made / passes for made, _, passes in rounds)
    made, counted, _ = (median(column) for column in zip(*rounds, strict=True))
    measured = f"1/{1 / ratio:.1f} ({made / 1e6:.1f} M/s, {counted / 1e6:.0f} M/s in bulk)"
    return [Line("Oxixo perft nodes / passes of an empty loop", measured, f">= 1/{1 / LEAST:.0f}", ratio >= LEAST)]
