"""Tablero, tried as Boardroom's own games are, and what its rules say."""

from __future__ import annotations

from boardroom_tablero.rules import GAME, longest_run

from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.testing import GameTests


class TestTablero(GameTests):
    """The same tests that every game passes."""

    game = GAME


def test_runs_rise_from_neighbour_to_neighbour() -> None:
    assert [longest_run(line) for line in ([1, 4, 6, 9], [4, 4, 5, 3], [9, 7, 5, 3], [1, 0, 2, 3])] == [4, 2, 1, 2]


def test_the_swap_just_made_stands() -> None:
    match = Match.new(GAME, [Player(), Player()], seed="tablero")
    while match.turn < 0:
        match.draw()
    for cell in ("a1", "b1"):
        match.play(GAME.read(f"{match.state.hands[match.turn][0]}{cell}", match.state))
        match.draw()
    swap = GAME.read("a1-b1", match.state)
    match.play(swap)
    reason = match.forbids(swap)
    assert reason is not None
    assert reason.rule == "back"
