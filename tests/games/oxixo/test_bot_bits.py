"""The numbers that the computer players think in, against the rules that people play by."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from boardroom.ai.alphabeta import PROVEN, WIN, Search
from boardroom.ai.bot import Budget
from boardroom.games.oxixo.bits import FOUR, FOURS, OPENING, SEAT, TOTALS, TWO, Boards, tally
from boardroom.games.oxixo.evaluate import worth
from boardroom.games.oxixo.expand import Tree
from boardroom.games.oxixo.rules import OxixoState
from boardroom.games.oxixo.tables import LINES, PERIPHERY, has_line
from tests.games.oxixo.board import GAME, SKIPPED, at, start

# Legal move sequences of exactly that length from the start, and distinct boards of two players after so many moves.
SEQUENCES = {2: {0: 1, 1: 44, 2: 1_836, 3: 76_596, 4: 3_018_100}, 4: {0: 1, 1: 88, 2: 7_344, 3: 577_760}}
BOARDS = {1: 16, 2: 240, 3: 2_240, 4: 22_038}
KINDS = {2: TWO, 4: FOUR}


def games(seats: int, seed: int, count: int) -> Iterator[OxixoState]:
    """Give every unfinished state of some random games."""
    rng = Random(seed)
    for number in range(count):
        state = start(seats, first=number % seats + 1, cross=number % 2 + 1)
        while not state.ended:
            yield state
            state = GAME.apply(state, rng.choice(GAME.moves(state)))


def after(boards: Boards, state: OxixoState) -> int:
    """Return a state's position; a finished one has the player after the last mover on turn."""
    if state.ended in ("line", "own-goal"):
        return boards.position(state) ^ (state.seat ^ (state.seat + 1) % state.seats) << SEAT
    return boards.position(state)


@pytest.mark.parametrize("seats", [2, 4])
def test_perft_counts_what_an_independent_program_counts(seats: int) -> None:
    position = KINDS[seats].position(start(seats))
    assert {depth: KINDS[seats].perft(position, depth) for depth in SEQUENCES[seats]} == SEQUENCES[seats]


def test_distinct_boards() -> None:
    tree, positions = Tree(TWO), {TWO.position(start())}
    for count in BOARDS.values():
        positions = {child for position in positions for _, child in tree.every(position)}
        assert len(positions) == count


def test_perft_counts_skips_and_finished_games_as_the_rules_do() -> None:
    def slow(state: OxixoState, depth: int) -> int:
        return sum(slow(GAME.apply(state, move), depth - 1) for move in GAME.moves(state)) if depth else 1

    state = at(f"{SKIPPED} 1", 4)
    assert FOUR.perft(FOUR.position(state), 2) == slow(state, 2)
    near = at("xxxx./...../...../oooo./..... x")
    assert TWO.perft(TWO.position(near), 2) == slow(near, 2)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_move_leads_where_the_rules_lead(seats: int) -> None:
    boards = KINDS[seats]
    tree = Tree(boards)
    for state in games(seats, seats, 12):
        position = boards.position(state)
        expected = {after(boards, GAME.apply(state, move)): move for move in GAME.moves(state)}
        children = tree.every(position)
        assert {child for _, child in children} == set(expected)
        for number, child in children:
            move = boards.moves[number]
            assert boards.index[move] == number
            assert after(boards, GAME.apply(state, move)) == child == tree.play(position, number)


@pytest.mark.parametrize("seats", [2, 4])
def test_keys_that_a_state_remembers_become_positions(seats: int) -> None:
    boards = KINDS[seats]
    opening = 0
    for state in games(seats, 9, 6):
        position = boards.position(state)
        opening += position >> OPENING & 1
        assert boards.of_key(state.key, state) == position
    assert bool(opening) == (seats == 4)


def test_a_tally_counts_marks() -> None:
    for state in games(2, 5, 6):
        counts = tally(TWO.position(state))
        for side in (0, 1):
            marks = state.marks(side)
            for i, line in enumerate(LINES):
                assert counts >> 6 * i + 3 * side & 7 == (marks & line).bit_count()
            assert counts >> TOTALS + 5 * side & 31 == marks.bit_count()
            assert counts >> TOTALS + 10 + 5 * side & 31 == (marks & PERIPHERY).bit_count()
            assert bool(counts & FOURS[side]) == any((marks & line).bit_count() == 4 for line in LINES)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_winning_push_is_seen_exactly_where_there_is_one(seats: int) -> None:
    boards = KINDS[seats]
    tree, wins = Tree(boards), 0
    for state in games(seats, 7, 25):
        winning = {move for move in GAME.moves(state) if GAME.apply(state, move).winner == state.side}
        found = tree.finish(boards.position(state))
        assert (found is not None) == bool(winning)
        if found is not None:
            assert boards.moves[found] in winning
            wins += 1
    assert wins > 50


def test_the_worth_does_not_depend_on_the_name_of_the_side() -> None:
    for state in games(2, 3, 6):
        position = TWO.position(state)
        swapped = (position & (1 << 25) - 1) << 25 | position >> 25 & (1 << 25) - 1
        assert worth(tally(position), 0) == worth(tally(swapped), 1)


def test_a_mark_more_is_worth_more_to_the_player_to_move() -> None:
    """One ahead and on the move wins nearly always."""
    behind = tally(TWO.position(at("...../.x.o./...../.o.x./..... x")))
    ahead = tally(TWO.position(at("...../.x.o./..x../.o.x./..... x")))
    assert worth(ahead, 1) < worth(behind, 1)


def minimax(tree: Tree, position: int, depth: int) -> int:
    """Search all moves without pruning or memory; a leaf sees who can win at once."""
    finished = abs(tree.looks(position)) == WIN
    if finished or depth == 0:
        return tree.value(position)
    best = -WIN
    for _, child in tree.every(position):
        value = minimax(tree, child, depth - 1)
        value = value - 1 if value > PROVEN else value + 1 if value < -PROVEN else value
        best = max(best, value if tree.side(child) == tree.side(position) else -value)
    return best


@pytest.mark.parametrize("seats", [2, 4])
def test_the_search_finds_what_looking_at_everything_finds(seats: int) -> None:
    boards = KINDS[seats]
    tree = Tree(boards)
    states = [state for state in games(seats, 11, 8) if state.plies > 14][:: 30 if seats == 2 else 40]
    states.append(at(f"{SKIPPED} 1", 4) if seats == 4 else at("xxxo./o...o/x.o.x/.xo../oxxo. x"))
    proven = 0
    for state in states:
        search = Search(
            tree.expand, tree.value, side=None if seats == 2 else tree.side, frontier=tree.frontier, play=tree.play
        )
        position = boards.position(state)
        for depth in (1, 2):
            found = search.run(position, Budget(), depth=depth).lines[0]
            assert found.value == minimax(tree, position, depth)
            proven += found.forced is not None
            if found.forced is not None:
                break
    assert 0 < proven < len(states)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_finished_position_is_won_or_lost(seats: int) -> None:
    boards = KINDS[seats]
    tree = Tree(boards)
    ends = set()
    for state in games(seats, 13, 20):
        for move in GAME.moves(state):
            last = GAME.apply(state, move)
            if last.ended in ("line", "own-goal"):
                position = after(boards, last)
                won = last.winner == state.side
                assert has_line(last.crosses) or has_line(last.circles)
                assert tree.looks(position) == tree.value(position) == (-WIN if won else WIN)
                assert tree.frontier(position, WIN) == (-WIN if won else WIN, None, 0)
                assert tree.expand(position) == []
                assert tree.finish(position) is None
                ends.add(last.ended)
    assert ends == {"line", "own-goal"}
