"""The search kit against plain minimax, on games small enough to be searched without any cleverness."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import TypeVar

import pytest

from boardroom.ai.alphabeta import PROVEN, WIN, Search, plies, win_chance
from boardroom.ai.bot import Budget

P = TypeVar("P")
Position = tuple[int, int]  # tic-tac-toe: the mover's cells, the other's
LINES = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100]
NODES = Budget(nodes=10_000_000)
ROOT: tuple[int, ...] = ()


def noughts(position: Position) -> list[tuple[int, Position]]:
    mine, theirs = position
    if any(theirs & line == line for line in LINES):
        return []
    return [(cell, (theirs, mine | 1 << cell)) for cell in range(9) if not (mine | theirs) >> cell & 1]


def noughts_value(position: Position) -> int:
    return -WIN if any(position[1] & line == line for line in LINES) else 0


def minimax(
    position: P,
    depth: int,
    expand: Callable[[P], list[tuple[int, P]]],
    value: Callable[[P], int],
    side: Callable[[P], int] | None = None,
) -> int:
    """Search without pruning or memory; wins count their plies from here."""
    pairs = expand(position) if depth else []
    if not pairs:
        return value(position)
    found = []
    for _, child in pairs:
        below = minimax(child, depth - 1, expand, value, side)
        below = below - 1 if below > PROVEN else below + 1 if below < -PROVEN else below
        found.append(below if side and side(child) == side(position) else -below)
    return max(found)


class Tree:
    """A random game: positions are paths, values come from a seed; some ends are wins; a side may move twice."""

    def __init__(self, seed: int, *, alternate: bool, joined: bool = False) -> None:
        self.seed = seed
        self.alternate = alternate
        self.joined = joined  # different paths lead to the same position

    def _rng(self, position: tuple[int, ...], what: str) -> Random:
        return Random(f"{self.seed}{what}{position}")

    def side(self, position: tuple[int, ...]) -> int:
        # Four seats in two teams, where skipped turns make a team move again.
        return len(position) % 2 if self.alternate else self._rng(position, "side").choice((1, 7))

    def expand(self, position: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
        if len(position) == 6 or (self._rng(position, "end").random() < 0.1 and position):
            return []
        width = self._rng(position, "width").randint(1, 4)
        after = [(*position, move) for move in range(width)]
        return [(move, tuple(sorted(child)) if self.joined else child) for move, child in enumerate(after)]

    def value(self, position: tuple[int, ...]) -> int:
        rng = self._rng(position, "value")
        over = not self.expand(position)
        return rng.choice((WIN, -WIN, 0)) if over and rng.random() < 0.5 else rng.randint(-30, 30)


@pytest.mark.parametrize("depth", range(1, 7))
@pytest.mark.parametrize("kind", ["alternating", "joined", "teams"])
def test_equals_minimax_on_random_trees(kind: str, depth: int) -> None:
    for seed in range(25):
        tree = Tree(seed, alternate=kind != "teams", joined=kind == "joined")
        side = tree.side if kind == "teams" else None
        search = Search(tree.expand, tree.value, side=side)
        found = search.run(ROOT, NODES, depth=depth, rng=Random(seed))
        assert found.lines[0].value == minimax(ROOT, found.depth, tree.expand, tree.value, side), seed
        assert found.depth == depth or found.lines[0].forced is not None


def test_a_side_that_moves_twice_is_not_negated() -> None:
    # The mover moves again and then once more: the best of all leaves is his.
    expand = {"": [(0, "a"), (1, "b")], "a": [(0, "ac"), (1, "ad")], "b": [(0, "bc")]}
    worth = {"ac": 3, "ad": 9, "bc": 5}
    search = Search(lambda p: list(expand.get(p, [])), lambda p: worth.get(p, 0), side=lambda p: 4)
    best = search.run("", NODES, depth=3).lines[0]
    assert (best.value, best.line) == (9, (0, 1))


def test_solves_noughts_and_crosses() -> None:
    found = Search(noughts, noughts_value).run((0, 0), NODES, depth=9, width=9)
    assert [line.value for line in found.lines] == [0] * 9
    assert all(line.exact and line.line[0] == line.move for line in found.lines)


def test_wins_as_soon_and_loses_as_late_as_can_be() -> None:
    # The mover has two corners and three free lines: cell 1 wins at once.
    win = Search(noughts, noughts_value).run((0b000000101, 0b000011000), NODES)
    assert (win.lines[0].move, win.lines[0].value, win.lines[0].forced) == (1, WIN - 1, 1)
    assert win.depth == 1  # proven: no need to look deeper
    # The other threatens two lines; whatever is played, it is over in two plies.
    lost = Search(noughts, noughts_value).run((0b001010000, 0b110000100), NODES, depth=9)
    assert lost.lines[0].forced == minimax_plies((0b001010000, 0b110000100))


def minimax_plies(position: Position) -> int | None:
    return plies(minimax(position, 9, noughts, noughts_value))


def test_every_position_of_a_random_game_gets_the_right_distance() -> None:
    rng = Random(5)
    for _ in range(30):
        position = (0, 0)
        for _ in range(rng.randint(2, 6)):
            if pairs := noughts(position):
                position = rng.choice(pairs)[1]
        if noughts(position):
            found = Search(noughts, noughts_value).run(position, NODES, depth=9)
            assert found.lines[0].value == minimax(position, 9, noughts, noughts_value)


def test_the_line_of_a_proven_win_ends_in_the_win() -> None:
    position: Position = (0b000000001, 0b000000010)  # a corner against the edge beside it: the corner wins
    best = Search(noughts, noughts_value).run(position, NODES).lines[0]
    assert best.forced
    assert best.forced == len(best.line)
    for move in best.line:
        position = dict(noughts(position))[move]
    assert noughts_value(position) == -WIN


def test_width_gives_exact_values_to_the_best_moves_and_bounds_to_the_rest() -> None:
    for seed in range(20):
        tree = Tree(seed, alternate=True)
        truth = sorted(
            (aged(-minimax(child, 4, tree.expand, tree.value)) for _, child in tree.expand(())), reverse=True
        )
        found = Search(tree.expand, tree.value).run((), NODES, depth=5, width=2)
        if found.depth == 5:
            assert [line.value for line in found.lines[:2]] == truth[:2]
            assert all(line.exact for line in found.lines[:2])
            assert all(line.exact or line.value <= truth[:2][-1] for line in found.lines)


def aged(value: int) -> int:
    return value - 1 if value > PROVEN else value + 1 if value < -PROVEN else value


def test_a_frontier_changes_the_speed_and_not_the_answer() -> None:
    calls = 0

    def frontier(position: tuple[int, ...], beta: int) -> tuple[int, int | None, int]:
        nonlocal calls
        calls += 1
        pairs = tree.expand(position)
        if not pairs:
            return tree.value(position), None, 0
        best, chosen, looked = -WIN - 1, None, 0
        for move, child in pairs:
            looked += 1
            value = aged(-tree.value(child))
            if value > best:
                best, chosen = value, move
            if best >= beta:
                break
        return best, chosen, looked

    for seed in range(40):
        tree = Tree(seed, alternate=True)
        plain = Search(tree.expand, tree.value).run((), NODES, depth=5)
        quick = Search(tree.expand, tree.value, frontier=frontier).run((), NODES, depth=5)
        assert plain.lines[0].value == quick.lines[0].value
    assert calls


@pytest.mark.parametrize("alternate", [True, False])
def test_playing_single_moves_changes_the_speed_and_not_the_answer(alternate: bool) -> None:
    expanded = {"plain": 0, "quick": 0}

    def counted(kind: str) -> Callable[[tuple[int, ...]], list[tuple[int, tuple[int, ...]]]]:
        def expand(position: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
            expanded[kind] += 1
            return tree.expand(position)

        return expand

    def play(position: tuple[int, ...], move: int) -> tuple[int, ...]:
        return dict(tree.expand(position))[move]

    for seed in range(40):
        tree = Tree(seed, alternate=alternate, joined=True)
        side = None if alternate else tree.side
        plain = Search(counted("plain"), tree.value, side=side).run(ROOT, NODES, depth=6)
        quick = Search(counted("quick"), tree.value, side=side, play=play).run(ROOT, NODES, depth=6)
        assert plain.lines[0].value == quick.lines[0].value
    assert expanded["quick"] < expanded["plain"]


def test_a_proven_line_is_told_to_its_end_though_the_search_stopped_before() -> None:
    # Two ways lead to 3, from where it is four plies to the end; a search from 2 remembers that for one from 1.
    steps = {1: [3], 2: [4], 4: [3], 3: [5], 5: [6], 6: [7], 7: [8], 8: []}
    search = Search(
        lambda position: [(child, child) for child in steps[position]], lambda position: -WIN if position == 8 else 0
    )
    first = search.run(2, NODES, depth=6).lines[0]
    assert (first.forced, first.line) == (-6, (4, 3, 5, 6, 7, 8))
    again = search.run(1, NODES, depth=2).lines[0]
    assert (again.forced, again.line) == (5, (3, 5, 6, 7, 8))


def ring(position: int) -> list[tuple[int, int]]:
    """Walk a ring of seven places; two players share the walker, whose place and player make the position."""
    place, player = divmod(position, 2)
    return [(step, (place + step) % 7 * 2 + 1 - player) for step in (1, 2)]


def test_repetition_is_worth_what_the_game_says() -> None:
    # Nothing ever ends here, so all deep lines repeat; a mover who dislikes draws and one who likes them.
    found = Search(ring, lambda p: 0).run(0, NODES, depth=30, draw=-8)
    assert found.lines[0].value == -8
    assert Search(ring, lambda p: 0).run(0, NODES, depth=30, draw=8).lines[0].value == 8


def test_a_position_of_the_past_is_a_draw() -> None:
    # Step 1 leads to a position that is worth 50 to the mover, but it has been there before.
    worth = {2 * 1 + 1: -50, 2 * 2 + 1: -20}
    search = Search(ring, lambda p: worth.get(p, 0))
    assert search.run(0, NODES, depth=1).lines[0].move == 1
    best = search.run(0, NODES, depth=1, past={2 * 1 + 1}).lines[0]
    assert (best.move, best.value) == (2, 20)


def test_nodes_are_kept_and_repeat_the_answer() -> None:
    runs = [Search(noughts, noughts_value).run((0, 0), Budget(nodes=700), width=3, rng=Random(3)) for _ in range(2)]
    assert runs[0].lines == runs[1].lines
    assert runs[0].nodes == runs[1].nodes
    assert 700 <= runs[0].nodes < 720


def test_equal_moves_are_chosen_by_the_rng() -> None:
    chosen = {
        Search(noughts, noughts_value).run((0, 0), NODES, depth=2, rng=Random(seed)).lines[0].move for seed in range(12)
    }
    assert len(chosen) > 3


def endless(position: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    return [(move, (*position, move)) for move in range(5)]


def test_seconds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    for module in ("alphabeta", "bot"):  # a clock that goes on by a millisecond whenever it is looked at
        monkeypatch.setattr(f"boardroom.ai.{module}.monotonic", lambda: next(ticks) / 1000)
    found = Search(endless, lambda p: hash(p) % 100).run((), Budget(seconds=0.1))
    assert 0.1 <= found.seconds < 0.11
    assert found.depth >= 1
    assert found.lines


def test_stop_ends_the_search_with_the_best_so_far() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 5

    found = Search(endless, lambda p: hash(p) % 100).run((), Budget(seconds=60, stop=stop))
    assert found.lines
    assert found.seconds < 5


def test_an_answer_comes_even_from_an_empty_budget() -> None:
    found = Search(noughts, noughts_value).run((0b101, 0b11000), Budget(nodes=0))
    assert found.lines[0].move == 1


def test_refuted_by_the_unfinished_depth_is_not_played() -> None:
    # Move 0 looks best at depth 1 and loses at depth 2; the budget ends before the others are looked at again.
    def expand(position: str) -> list[tuple[int, str]]:
        return [(n, position + str(n)) for n in range(4)] if len(position) < 2 else []

    def value(position: str) -> int:
        return {"0": -50, "00": -WIN}.get(position, 0)

    found = Search(expand, value).run("", Budget(nodes=7))
    assert found.depth == 1
    assert found.lines[0].move != 0
    assert found.lines[-1].move == 0


def test_a_small_table_still_finds_the_truth() -> None:
    found = Search(noughts, noughts_value, table=50).run((0, 0), NODES, depth=9)
    assert found.lines[0].value == 0


def test_over_is_an_error() -> None:
    with pytest.raises(ValueError, match="over"):
        Search(noughts, noughts_value).run((0, 0b111), NODES)


def test_win_chance_is_a_chance() -> None:
    assert win_chance(WIN - 3, 100) == 1
    assert win_chance(3 - WIN, 100) == 0
    assert win_chance(0, 100) == 0.5
    assert win_chance(100, 100) == pytest.approx(10 / 11)
    assert win_chance(PROVEN - 1, 1) < 1.0
