"""Oxixo's numbers, as an independent program found them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boardroom.games.oxixo.rules import OxixoState
from tests.games.oxixo.board import GAME, at, play, start

# Legal move sequences of exactly that length from the start; a move is a cube, an end and with teams a dot.
SEQUENCES = {2: {1: 44, 2: 1_836, 3: 76_596, 4: 3_018_100}, 4: {1: 88, 2: 7_344, 3: 577_760}}
BOARDS = {1: 16, 2: 240, 3: 2_240, 4: 22_038}  # distinct boards of two players after so many moves


def perft(state: OxixoState, depth: int) -> int:
    """Count move sequences one by one."""
    moves = GAME.moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(GAME.apply(state, move), depth - 1) for move in moves)


def after(positions: Counter[int], example: dict[int, OxixoState]) -> Counter[int]:
    """Return how many ways lead to each position one move later; `example` holds a state for each key."""
    later: Counter[int] = Counter()
    for key, ways in positions.items():
        for move in GAME.moves(example[key]):
            state = GAME.apply(example[key], move)
            assert not state.ended
            example[state.key] = state
            later[state.key] += ways
    return later


@pytest.mark.parametrize(("seats", "depth"), [(2, 1), (2, 2), (2, 3), (4, 1), (4, 2), (4, 3)])
def test_sequences_counted_one_by_one(seats: int, depth: int) -> None:
    assert perft(start(seats), depth) == SEQUENCES[seats][depth]


def test_sequences_and_boards_counted_by_position() -> None:
    state = start()
    example = {state.key: state}
    positions = Counter([state.key])
    for depth, boards in BOARDS.items():
        positions = after(positions, example)
        assert positions.total() == SEQUENCES[2][depth]
        assert len(positions) == boards


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("cross", [1, 2])
def test_the_numbers_do_not_depend_on_who_starts_or_has_crosses(first: int, cross: int) -> None:
    assert perft(start(first=first, cross=cross), 2) == SEQUENCES[2][2]
    assert perft(start(4, first=first + 2, cross=cross), 2) == SEQUENCES[4][2]


@pytest.mark.parametrize("seats", [2, 4])
def test_no_game_ends_before_the_ninth_move(seats: int) -> None:
    """A move adds at most one mark, and only of the mover: five need the starting side's fifth turn."""
    rng = Random(seats)
    for _ in range(200):
        state = start(seats)
        for ply in range(8):
            state = GAME.apply(state, rng.choice(GAME.moves(state)))
            assert not state.ended
            assert state.marks(0).bit_count() <= ply // 2 + 1
            assert state.marks(1).bit_count() <= (ply + 1) // 2


def test_a_game_can_end_with_the_ninth_move() -> None:
    two = play(start(), "a5a1", "a4e4", "b5b1", "a4e4", "c5c1", "a4e4", "d5d1", "a4e4", "e5e1")
    assert (two.ended, two.plies) == ("line", 9)


def test_random_games_are_about_47_moves_long_and_a_third_end_with_the_opponents_line() -> None:
    rng = Random(2020)
    lengths, ends = [], Counter[str]()
    for _ in range(500):
        state = start()
        while not state.ended:
            state = GAME.apply(state, rng.choice(GAME.moves(state)))
        lengths.append(state.plies)
        ends[state.ended] += 1
    assert 43 < sum(lengths) / len(lengths) < 51
    assert 0.27 < ends["own-goal"] / 500 < 0.40
    assert min(lengths) >= 9


def test_the_44_first_moves_make_16_boards() -> None:
    """The first move's cube ends on one of the 16 cells of the periphery, wherever it came from."""
    boards = Counter(GAME.apply(start(), move).crosses for move in GAME.moves(start()))
    assert len(boards) == 16
    assert sorted(set(boards.values())) == [1, 8]


def test_counting_from_a_position_is_counting_from_its_past() -> None:
    state = play(start(4), "a1e1+", "c1c5-", "b1b5+")
    again = at(GAME.dump(state), 4)
    assert perft(again, 2) == perft(state, 2)
