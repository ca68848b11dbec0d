"""Alpha-beta search without game knowledge: a game gives positions, this finds the best moves and their lines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Container, Hashable, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Final, Generic, TypeVar

from boardroom.ai.bot import Budget

P = TypeVar("P", bound=Hashable)
M = TypeVar("M", bound=Hashable)

WIN: Final = 1_000_000  # the value of having won; a win in n plies is worth WIN - n
PROVEN: Final = WIN - 10_000  # values beyond this are proven, not judged
_INFINITE: Final = WIN + 1
_FOREVER: Final = 10_000  # the depth of a proven entry: no deeper search can change it
_EXACT, _LOWER, _UPPER = 0, 1, 2
_TABLE: Final = 1_000_000  # entries; some 200 MB

_Entry = tuple[int, int, int, M | None]  # depth, kind of bound, value, best move


@dataclass(frozen=True, slots=True)
class Line(Generic[M]):
    """A root move: its value for the mover, and how it would go on."""

    move: M
    value: int
    line: tuple[M, ...]  # starts with the move
    exact: bool = True  # False: no better than the value, perhaps worse

    @property
    def forced(self) -> int | None:
        """Plies to the proven end: positive wins, negative loses; None where nothing is proven."""
        return plies(self.value)


@dataclass(frozen=True, slots=True)
class Found(Generic[M]):
    """What a search found: root moves, best first, the first `width` of them with exact values."""

    lines: tuple[Line[M], ...]
    depth: int  # the last depth that was searched completely
    nodes: int
    seconds: float


def plies(value: int) -> int | None:
    """Return the plies to a proven end: positive for a win, negative for a loss, None where nothing is proven."""
    if value > PROVEN:
        return WIN - value
    return -(WIN + value) if value < -PROVEN else None


def win_chance(value: int, scale: float) -> float:
    """Turn a value into a chance of winning; a lead of `scale` is worth ten to one."""
    if abs(value) > PROVEN:
        return 1.0 if value > 0 else 0.0
    return float(1 / (1 + 10 ** (-max(-9.0, min(9.0, value / scale)))))


class _OverError(Exception):
    """The budget is spent."""


class Search(Generic[P, M]):
    """A search over one game's positions.

    A position is any hashable value that says all about the future, who is to move included (or `key` makes such a
    value of it). Moves are hashable values, best small ints. The game gives:

    - `expand(position)`: a fresh list of (move, position after it), promising moves first; empty when the game is over.
    - `value(position)`: how good it is for the side to move there, an int well inside ±PROVEN; for a finished game
      WIN, -WIN or the worth of a draw. An unfinished position that is known to be won in n plies may say WIN - n.
    - `side(position)`: which side is to move, where sides don't simply alternate; asked of finished positions too.
    - `frontier(position, beta)`: in one go what the last ply is worth: (value, best move or None, positions looked at),
      as if every child had been asked for its value; it may stop as soon as a value reaches beta. For speed only.
      Finished positions have the value of `value`.
    - `play(position, move)`: the position after one move that expand lists. For speed only.
    """

    def __init__(
        self,
        expand: Callable[[P], list[tuple[M, P]]],
        value: Callable[[P], int],
        *,
        side: Callable[[P], int] | None = None,
        key: Callable[[P], Hashable] | None = None,
        frontier: Callable[[P, int], tuple[int, M | None, int]] | None = None,
        play: Callable[[P, M], P] | None = None,
        table: int = _TABLE,
    ) -> None:
        self._expand = expand
        self._value = value
        self._side = side
        self._key = key
        self._frontier = frontier
        self._play = play
        self._limit = table
        self._table: dict[Hashable, _Entry[M]] = {}

    def run(
        self,
        root: P,
        budget: Budget,
        *,
        depth: int = 99,
        width: int = 1,
        past: Container[Hashable] = frozenset(),
        draw: int = 0,
        rng: Random | None = None,
    ) -> Found[M]:
        """Search deeper and deeper until the budget is spent, the depth is reached or the result is proven.

        The best `width` root moves get exact values. A position that comes again in a line, or whose key is in
        `past`, is a draw, worth `draw` to the side to move at the root. An rng decides which of equal moves is first.
        """
        started = monotonic()
        moves = list(self._expand(root))
        if not moves:
            raise ValueError("the game is over: nothing to search")
        if rng is not None:
            rng.shuffle(moves)
        tree = _Tree(self, root, budget, started, past, draw)
        # The first ply is always searched to its end, so that there is an answer whatever the budget is.
        lines = [Line(move, -_INFINITE, (move,), False) for move, _ in moves]
        children = dict(moves)
        done = 0
        while done < depth:
            deeper: list[Line[M]] = []
            whole = tree.root(root, children, lines, deeper, done + 1, width)
            lines = _merged(lines, deeper)
            if not whole:
                break
            done += 1
            if lines[0].forced is not None or budget.over(started, tree.nodes()):
                break
            if len(self._table) > self._limit:
                self._forget()
        return Found(tuple(lines), done, tree.nodes(), monotonic() - started)

    def clear(self) -> None:
        """Forget everything; needed between searches with a different past."""
        self._table.clear()

    def _forget(self) -> None:
        """Drop the shallow entries, which are most of them and quickly found again."""
        kept = {key: entry for key, entry in self._table.items() if entry[0] > 2}
        self._table.clear()
        if len(kept) < self._limit // 2:
            self._table.update(kept)

    def line(self, position: P, length: int) -> tuple[M, ...]:
        """Follow the best moves that the search remembers."""
        found: list[M] = []
        seen: set[Hashable] = set()
        while len(found) < length:
            key = position if self._key is None else self._key(position)
            entry = self._table.get(key)
            if key in seen or entry is None or entry[3] is None:
                break
            seen.add(key)
            child = dict(self._expand(position)).get(entry[3])
            if child is None:
                break
            found.append(entry[3])
            position = child
        return tuple(found)


def _merged(old: Sequence[Line[M]], new: Sequence[Line[M]]) -> list[Line[M]]:
    """Order the root moves: those searched this time by value, then the others, and proven losses of this time last.

    Values of different depths don't compare; but a move that deeper search refutes must not be played while
    there are others that it hasn't refuted.
    """
    searched = {line.move for line in new}
    # sorted() is stable and a bound that equals an exact value may hide less: exact ones go first.
    ranked = sorted(new, key=lambda line: (line.value, line.exact), reverse=True)
    fine = [line for line in ranked if line.value >= -PROVEN]
    lost = [line for line in ranked if line.value < -PROVEN]
    return [*fine, *(line for line in old if line.move not in searched), *lost]


class _Tree(Generic[P, M]):
    """One run: the counters, the path and the recursive function, a closure because plain Python needs its speed."""

    def __init__(
        self,
        search: Search[P, M],
        root: P,
        budget: Budget,
        started: float,
        past: Container[Hashable],
        draw: int,
    ) -> None:
        expand, value, side, key = search._expand, search._value, search._side, search._key
        frontier, play, table = search._frontier, search._play, search._table
        lookup = table.get
        path: set[Hashable] = {root if key is None else key(root)}
        # Indexed by side; sides other than 0 and 1 are the game's own numbers, hence dicts all the way.
        history: dict[int, dict[M, int]] = defaultdict(lambda: defaultdict(int))
        killers: dict[int, M | None] = defaultdict(lambda: None)
        mover = 0 if side is None else side(root)
        nodes = 0
        poll = 0
        gap = 16
        polled = started
        armed = False

        def check() -> None:
            """Look at the clock; about every two milliseconds, however fast the game is."""
            nonlocal poll, gap, polled
            if armed and budget.over(started, nodes):
                raise _OverError
            now = monotonic()
            if now - polled < 0.001:
                gap = min(gap * 2, 8192)
            elif now - polled > 0.004:
                gap = max(gap // 2, 1)
            polled = now
            poll = nodes + gap
            if budget.nodes is not None and nodes < budget.nodes < poll:
                poll = budget.nodes

        def ordered(position: P, depth: int, first: M | None, me: int, ply: int) -> list[tuple[M, P]]:
            """List the moves, promising ones first, before them the one that was best the last time."""
            if depth <= 0:
                return []
            pairs = expand(position)
            if depth > 1:
                worth = history[me]
                pairs.sort(key=lambda pair: worth[pair[0]], reverse=True)
                killer = killers[ply]
                if killer is not None and killer != first:
                    _promote(pairs, killer)
            if first is not None:
                _promote(pairs, first)
            return pairs

        def node(position: P, depth: int, alpha: int, beta: int, ply: int) -> int:
            """Return the value for the side to move, exact inside the window and a bound outside it."""
            nonlocal nodes
            nodes += 1
            if nodes >= poll:
                check()
            me = ply & 1 if side is None else side(position)
            name: Hashable = position if key is None else key(position)
            if name in path or name in past:
                return draw if me == mover else -draw
            first: M | None = None
            entry = lookup(name)
            if entry is not None:
                known, bound, best, first = entry
                if known >= depth:
                    if best > PROVEN:
                        best -= ply
                    elif best < -PROVEN:
                        best += ply
                    if bound == _EXACT or (best >= beta if bound == _LOWER else best <= alpha):
                        return best
            if depth == 1 and frontier is not None:
                # The window in plies from here, as the game counts them.
                best, chosen, looked = frontier(
                    position, beta + ply if beta > PROVEN else beta - ply if beta < -PROVEN else beta
                )
                nodes += looked
                found = best - ply if best > PROVEN else best + ply if best < -PROVEN else best
                bound = _EXACT if found < beta else _LOWER
                known = _FOREVER if best > PROVEN or (best < -PROVEN and bound == _EXACT) else 1
                table[name] = (known, bound, best, chosen)
                return found
            if first is not None and play is not None and depth > 1:
                pairs = [(first, play(position, first))]  # often good enough, and the others need not be made
                more = True
            else:
                pairs = ordered(position, depth, first, me, ply)
                more = False
                if not pairs:
                    best = value(position)
                    return best - ply if best > PROVEN else best + ply if best < -PROVEN else best
            path.add(name)
            best = -_INFINITE
            chosen = None
            low = alpha
            deeper = depth - 1
            for move, child in pairs:
                if deeper == 0:
                    nodes += 1
                    found = value(child)
                    if found > PROVEN:
                        found -= ply + 1
                    elif found < -PROVEN:
                        found += ply + 1
                    if side is None or side(child) != me:
                        found = -found
                elif side is None or side(child) != me:
                    if chosen is None:
                        found = -node(child, deeper, -beta, -low, ply + 1)
                    else:
                        found = -node(child, deeper, -low - 1, -low, ply + 1)
                        if low < found < beta:
                            found = -node(child, deeper, -beta, -low, ply + 1)
                elif chosen is None:
                    found = node(child, deeper, low, beta, ply + 1)
                else:
                    found = node(child, deeper, low, low + 1, ply + 1)
                    if low < found < beta:
                        found = node(child, deeper, low, beta, ply + 1)
                if found > best:
                    best = found
                    chosen = move
                    if found > low:
                        low = found
                        if found >= beta:
                            history[me][move] += depth * depth
                            killers[ply] = move
                            break
                if more:
                    more = False
                    # The loop goes on with them.
                    pairs += [pair for pair in ordered(position, depth, None, me, ply) if pair[0] != first]
            path.discard(name)
            bound = _LOWER if best >= beta else _EXACT if best > alpha else _UPPER
            kept = best
            if best > PROVEN:
                kept = best + ply
                if bound != _UPPER:
                    depth = _FOREVER
            elif best < -PROVEN:
                kept = best - ply
                if bound != _LOWER:
                    depth = _FOREVER
            table[name] = (depth, bound, kept, chosen)
            return best

        def root_value(child: P, depth: int, alpha: int, beta: int) -> int:
            """Return the value of a root move's position for the side to move at the root."""
            if side is None or side(child) != mover:
                return -node(child, depth, -beta, -alpha, 1)
            return node(child, depth, alpha, beta, 1)

        def arm(on: bool) -> None:
            nonlocal armed, poll
            armed, poll = on, nodes

        self._search = search
        self._root_value = root_value
        self._arm = arm
        self.nodes: Callable[[], int] = lambda: nodes

    def root(
        self, root: P, children: dict[M, P], order: Sequence[Line[M]], found: list[Line[M]], depth: int, width: int
    ) -> bool:
        """Search every root move to a depth, the best of the last time first; tell whether there was time for all."""
        self._arm(depth > 1)
        best: list[int] = []  # the exact values so far, best first, `width` at most
        try:
            for line in order:
                child = children[line.move]
                exact = True
                if len(best) < width:
                    value = self._root_value(child, depth - 1, -_INFINITE, _INFINITE)
                else:
                    value = self._root_value(child, depth - 1, best[-1], best[-1] + 1)
                    exact = value > best[-1]
                    if exact:
                        value = self._root_value(child, depth - 1, best[-1], _INFINITE)
                if exact:
                    best = sorted([*best, value], reverse=True)[:width]
                follow = self._search.line(child, depth - 1) if exact else ()
                found.append(Line(line.move, value, (line.move, *follow), exact))
        except _OverError:
            return False
        return True


def _promote(pairs: list[tuple[M, P]], move: M) -> None:
    """Bring a move to the front."""
    for index, pair in enumerate(pairs):
        if pair[0] == move:
            if index:
                del pairs[index]
                pairs.insert(0, pair)
            return
