"""What Oxixo says a move is good for is so: tried out on every reply."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.core.game import NOBODY
from boardroom.core.match import View
from boardroom.games.oxixo.rules import Move, Oxixo, OxixoState
from boardroom.games.oxixo.scene import FACE
from boardroom.games.oxixo.tables import LINES

GAME = Oxixo()


def said(state: OxixoState, move: Move) -> str:
    seat = GAME.turn(state)
    return FACE.reason(View(state, seat, seat, tuple(GAME.moves(state)), ()), move, ())


def fives(state: OxixoState, move: Move) -> bool:
    """Tell whether the other side has five after a move, or can have them with the next one."""
    after, other = GAME.apply(state, move), 1 - state.side
    if after.ended:
        return after.winner == other
    return any(GAME.apply(after, reply).winner == other for reply in GAME.moves(after))


@pytest.mark.parametrize("seats", [2, 4])
def test_what_stops_five_does_and_counts_what_would_not(seats: int) -> None:
    rng, found = Random(seats), {"Nothing else": 0, "Stops five": 0}
    for _ in range(4):
        state = GAME.start(seats, GAME.options())
        while GAME.turn(state) != NOBODY:
            moves = list(GAME.moves(state))
            move = rng.choice(moves)
            if max((state.marks(1 - state.side) & line).bit_count() for line in LINES) >= 4:
                words = said(state, move)
                allow = [other for other in moves if other != move and fives(state, other)]
                if words.startswith(tuple(found)):
                    found[next(begin for begin in found if words.startswith(begin))] += 1
                    assert not fives(state, move)
                    assert (len(allow) == len(moves) - 1) == words.startswith("Nothing else stops five")
                    assert words.startswith("Nothing") or f" {len(allow)} other move" in words
                elif not GAME.apply(state, move).ended and not fives(state, move):
                    assert not allow
            state = GAME.apply(state, move)
    assert found["Stops five"] > 0


def test_a_move_that_allows_five_is_not_said_to_stop_them() -> None:
    rng = Random(5)
    for _ in range(3):
        state = GAME.start(2, GAME.options())
        while GAME.turn(state) != NOBODY:
            moves = list(GAME.moves(state))
            for move in rng.sample(moves, min(2, len(moves))):
                if fives(state, move):
                    assert "tops five" not in said(state, move)
            state = GAME.apply(state, rng.choice(moves))
