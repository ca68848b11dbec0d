"""Why a move is not allowed: a reason for every move that isn't listed, and none for a listed one."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.core.game import Reason
from boardroom.games.oxixo.rules import FLAG, Dot, Move, OxixoState
from boardroom.games.oxixo.tables import NAMES
from tests.games.oxixo.board import GAME, RULES, at, show, start
from tests.games.oxixo.oracle import PERIPHERY, Table, ends, some_position, table

DOTS: tuple[Dot, ...] = ("", "+", "-")
EVERYTHING = [Move(origin, entry, dot) for origin in range(25) for entry in range(25) for dot in DOTS]


def expected(board: Table, move: Move) -> Reason | None:
    """Tell the rule that forbids a move as the page orders them: the cube, then its way in, then its dot."""
    origin, entry = NAMES[move.origin], NAMES[move.entry]
    cube = board.cubes[origin]
    if origin not in PERIPHERY:
        return Reason("cube-periphery", (origin,))
    if cube.mark not in (".", board.mark(board.turn)):
        return Reason("cube-opponent", (origin,))
    if cube.mark != "." and board.first_round and board.seats == 4:
        return Reason("cube-first-round", (origin,))
    if cube.mark != "." and board.seats == 4 and cube.dot != board.turn:
        return Reason("cube-dot", (origin,))
    if entry == origin:
        return Reason("push-back", (origin,))
    if entry not in ends(origin):
        return Reason("push-line", (origin, entry))
    if (move.dot == "") != (board.seats == 2):
        return Reason("dot-choice")
    return None


def check(state: OxixoState, board: Table) -> set[str]:
    legal = set(GAME.moves(state))
    rules = set()
    for move in EVERYTHING:
        reason = GAME.why_not(state, move)
        assert (reason is None) == (move in legal), f"{GAME.write(move)} in {show(state)}"
        assert reason == expected(board, move), f"{GAME.write(move)} in {show(state)}"
        if reason:
            rules.add(reason.rule)
    return rules


def test_every_thinkable_move_of_two_players_is_legal_or_has_a_reason() -> None:
    rng = Random(1)
    rules = check(start(), Table(2))
    for _ in range(60):
        position = some_position(rng, 2)
        rules |= check(at(position), table(position, 2))
    assert rules == RULES - {"cube-dot", "cube-first-round", "over", "time"}


def test_every_thinkable_move_of_four_players_is_legal_or_has_a_reason() -> None:
    rng = Random(2)
    rules = set()
    for _ in range(60):
        position = some_position(rng, 4)
        rules |= check(at(position, 4), table(position, 4))
    assert rules == RULES - {"cube-first-round", "over", "time"}


def test_every_thinkable_move_of_the_first_round_of_four_is_legal_or_has_a_reason() -> None:
    rng = Random(3)
    rules = set()
    for _ in range(8):
        state, board = start(4), Table(4)
        for _ in range(4):
            rules |= check(state, board)
            move = rng.choice(GAME.moves(state))
            state = GAME.apply(state, move)
            board.play(GAME.write(move))
    assert rules == RULES - {"cube-dot", "over", "time"}


@pytest.mark.parametrize("end", ["line", "own-goal", "repetition", "limit", "flag"])
def test_nothing_is_legal_when_the_game_is_over(end: str) -> None:
    past = {"position": "...../...../...../...../xx.oo x", "plies": 399, "earlier": []}
    state = {
        "line": lambda: GAME.apply(at("...../...../...../...../xxxx. x"), GAME.read("e5e1", start())),
        "own-goal": lambda: GAME.apply(at("...../...../.oooo/o..../..... x"), GAME.read("a5a1", start())),
        "repetition": lambda: round_twice(at("...../...../...../...../xx.oo x")),
        "limit": lambda: GAME.apply(at(past, repetition=False), GAME.read("b1a1", start())),
        "flag": lambda: GAME.apply(start(), FLAG),
    }[end]()
    assert state.ended == end
    assert all(GAME.why_not(state, move) == Reason("over") for move in [*EVERYTHING, FLAG])
    assert GAME.moves(state) == ()


def round_twice(state: OxixoState) -> OxixoState:
    for text in ("b1a1", "d1e1") * 2:
        state = GAME.apply(state, GAME.read(text, state))
    return state


def test_the_flag_is_no_move_to_choose() -> None:
    assert GAME.why_not(start(), FLAG) == Reason("time")
    assert GAME.why_not(start(4), FLAG) == Reason("time")
