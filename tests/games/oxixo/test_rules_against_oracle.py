"""The rules held against a second telling of them, over thousands of positions."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.games.oxixo.rules import Move, OxixoState
from boardroom.games.oxixo.tables import FULL, LINES, NAMES, PERIPHERY, PUSHES
from tests.games.oxixo import oracle
from tests.games.oxixo.board import GAME, at, legal, show, start, winners


def agree(state: OxixoState, table: oracle.Table) -> None:
    """Check that the two say the same of a position."""
    assert state.ended == table.reason
    if table.reason:
        assert GAME.turn(state) == -2
        assert GAME.moves(state) == ()
        assert winners(state) == set(table.winners)
    else:
        assert show(state) == table.position()
        assert GAME.turn(state) == table.turn - 1
        assert legal(state) == set(table.moves())


def options(rng: Random, seats: int) -> dict[str, int]:
    return {"cross": rng.choice((1, 2)), "first": rng.randint(1, seats), "repetition": rng.random() < 0.5}


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_random_games_agree(seats: int) -> None:
    rng = Random(seats)
    ends = set()
    for _ in range(60):
        chosen = options(rng, seats)
        state = start(seats, **chosen)
        table = oracle.Table(seats, chosen["cross"], chosen["first"], bool(chosen["repetition"]))
        agree(state, table)
        while not table.reason:
            move = rng.choice(table.moves())
            state = GAME.apply(state, GAME.read(move, state))
            table.play(move)
            agree(state, table)
        ends.add(table.reason)
    assert ends >= {"line", "own-goal"}


def wavering(state: OxixoState, seen: set[int], rng: Random) -> Move:
    """Choose a move as somebody would who wants to go round in circles."""
    moves = list(GAME.moves(state))
    quiet = [move for move in moves if not state.neutral >> move.origin & 1]
    calm = []
    for move in rng.sample(quiet, min(len(quiet), 12)):
        after = GAME.apply(state, move)
        if after.ended not in ("line", "own-goal"):
            if after.key in seen:
                return move
            calm.append(move)
    return rng.choice(calm or quiet or moves)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("repetition", "end"), [(True, "repetition"), (False, "limit")])
def test_games_that_go_round_in_circles_agree(seats: int, repetition: bool, end: str) -> None:
    rng = Random(f"{seats}{repetition}")
    ends: list[str] = []
    while ends.count(end) < (5 if repetition else 1):
        cross = rng.choice((1, 2))
        position = oracle.some_position(rng, seats, cross)
        state = at(position, seats, cross=cross, repetition=repetition)
        table = oracle.table(position, seats, cross, repetition)
        seen = {state.key}
        agree(state, table)
        while not table.reason:
            chosen = wavering(state, seen, rng)
            state = GAME.apply(state, chosen)
            table.play(GAME.write(chosen))
            agree(state, table)
            seen.add(state.key)
        ends.append(table.reason)
        assert len(ends) < 100


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("cross", [1, 2])
def test_made_up_positions_agree(seats: int, cross: int) -> None:
    rng = Random(f"{seats}-{cross}")
    ends, skips = set(), set()
    for _ in range(600):
        position = oracle.some_position(rng, seats, cross)
        state = at(position, seats, cross=cross)
        agree(state, oracle.table(position, seats, cross))
        for move in rng.sample(sorted(legal(state)), 3):
            table = oracle.table(position, seats, cross)
            table.play(move)
            agree(GAME.apply(state, GAME.read(move, state)), table)
            ends.add(table.reason)
            skips.add(table.skipped)
    assert ends == {"", "line", "own-goal"}
    assert skips == ({0} if seats == 2 else {0, 1, 2})


@pytest.mark.parametrize("seats", [2, 4])
def test_every_move_of_some_positions_agrees(seats: int) -> None:
    rng = Random(77 + seats)
    for _ in range(25):
        position = oracle.some_position(rng, seats)
        state = at(position, seats)
        for move in sorted(legal(state)):
            table = oracle.table(position, seats)
            table.play(move)
            agree(GAME.apply(state, GAME.read(move, state)), table)


def test_first_rounds_of_four_agree() -> None:
    rng = Random(4)
    for _ in range(150):
        chosen = options(rng, 4)
        state = start(4, **chosen)
        table = oracle.Table(4, chosen["cross"], chosen["first"])
        for _ in range(6):
            agree(state, table)
            move = rng.choice(sorted(legal(state)))
            state = GAME.apply(state, GAME.read(move, state))
            table.play(move)
            agree(at(show(state), 4, cross=chosen["cross"]), oracle.table(table.position(), 4, chosen["cross"]))


def test_the_tables_are_the_printed_board() -> None:
    assert list(NAMES) == oracle.CELLS
    assert FULL == 2**25 - 1
    assert {cell for cell in range(25) if PERIPHERY >> cell & 1} == {NAMES.index(name) for name in oracle.PERIPHERY}
    assert sorted(LINES) == sorted(sum(1 << NAMES.index(name) for name in line) for line in oracle.LINES)
    assert len(LINES) == 12
    for cell, pushes in enumerate(PUSHES):
        assert [NAMES[push.entry] for push in pushes] == (
            oracle.ends(NAMES[cell]) if NAMES[cell] in oracle.PERIPHERY else []
        )
    assert sum(len(pushes) for pushes in PUSHES) == 44
