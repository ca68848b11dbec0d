"""Phoenix as the people at the table meet it: taking back, giving up, saves; and a thousand matches."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardroom.core.game import CHANCE, NOBODY, Illegal, Unreadable
from boardroom.core.match import Match
from boardroom.core.record import Player, read_record
from boardroom.core.store import Store
from boardroom.games.phoenix.rules import Move, PhoenixState
from boardroom.testing.matches import random_match
from tests.games.kit.matches import play_and_draw as play
from tests.games.kit.matches import seated
from tests.games.kit.our_games import PLAYTHROUGHS
from tests.games.phoenix.board import CUBES, GAME, ONE, TWO, data, random_states
from tests.games.phoenix.components import COMPONENTS
from tests.games.phoenix.oracle import worth

Phoenix = Match[PhoenixState, Move]
NEARLY, SORTED = "rrooygygbp", "rrooyyggbp"
TWO_DONE = ((SORTED, TWO, CUBES, 1), (ONE, TWO, CUBES, 0))
COUNT, WHOLE = COMPONENTS
CHUNKS, SIZE = 20, 50


def sit(one: str = ONE, two: str = TWO, people: tuple[int, ...] = (0,), **more: Any) -> Phoenix:
    """Return a match from a position; the seats that are not people's are computers'."""
    players = seated(2, people)
    return Match.new(GAME, players, seed="s", position=data(one, two, **more))


# ---------------------------------------------------------------- taking back


@pytest.mark.parametrize("people", [(0,), (0, 1)])
@pytest.mark.parametrize("move", ["R", "- R"])
def test_a_turn_can_not_be_taken_back_once_its_card_is_drawn(people: tuple[int, ...], move: str) -> None:
    match = sit(people=people, mine="R")
    match.play(GAME.read(move, match.state))
    assert match.undo_plan().possible, "before the draw it can"
    assert match.undo() == 0
    match = play(sit(people=people, mine="R"), move)
    assert match.undo_plan().barrier == "revealed"
    with pytest.raises(ValueError, match="revealed"):
        match.undo()


def test_what_a_computer_plays_can_not_be_taken_back() -> None:
    match = play(sit(people=(1,), mine="R"), "R")
    assert match.undo_plan().barrier == "revealed", "the card it had; its draw shows nothing"
    match = play(sit(people=(1,), mine="R"))
    assert match.undo_plan().barrier == "nothing"


def test_the_move_that_ends_a_hand_can_not_be_taken_back_once_the_next_is_dealt() -> None:
    match = sit(NEARLY, TWO, mine="P1")
    match.play(GAME.read("P1 6x7", match.state))
    assert match.undo_plan().possible
    match.draw()
    assert match.undo_plan().barrier == "revealed", "the first cube lies open"


def test_the_move_that_wins_the_match_can_be_taken_back() -> None:
    match = play(sit(NEARLY, TWO, mine="P1", done=TWO_DONE), "P1 6x7")
    assert match.turn == NOBODY
    assert match.undo() == 0
    assert match.turn == 0
    assert match.redo() == [0]
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_the_last_draw_of_the_match_can_not_be_taken_back() -> None:
    match = play(sit(mine="R", left=1, done=TWO_DONE), "R")
    assert match.turn == NOBODY
    assert match.undo_plan().barrier == "revealed"


def test_between_computers_nothing_is_taken_back() -> None:
    assert play(sit(people=(), mine="R"), "R").undo_plan().barrier == "computers"


# ---------------------------------------------------------------- giving up, and spoilt logs


@pytest.mark.parametrize("seat", [1, 2])
def test_who_resigns_loses_whatever_the_points(seat: int) -> None:
    match = sit(mine="R", seat=seat, people=(0, 1), done=TWO_DONE)
    match.resign()
    assert match.turn == NOBODY
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((2 - seat,), "resign")
    assert match.undo() == 0, "and may think better of it"


@pytest.mark.parametrize(
    ("log", "wrong"),
    [
        ([(-1, "cube w")], Unreadable),
        ([(-1, "pawn r")], Illegal),
        ([(-1, "cube r"), (-1, "cube r")], Illegal),
        ([(0, "cube r")], Unreadable),
        ([(-1, "draw ?")], Unreadable),
        ([(-1, "- R")], Illegal),
    ],
)
def test_a_log_that_can_not_have_happened_is_refused(log: list[tuple[int, str]], wrong: type[Exception]) -> None:
    match: Phoenix = Match.new(GAME, [Player(), Player()], seed="1")
    record = match.record().model_dump(mode="json") | {"log": [{"seat": seat, "text": text} for seat, text in log]}
    with pytest.raises(wrong):
        Match(GAME, read_record(record))


# ---------------------------------------------------------------- a thousand matches


def check_hands(states: list[PhoenixState]) -> None:
    """Check that pawns and cubes of a hand stay the same ones, and that each hand got what its lines are worth."""
    for before, state in pairwise(states):
        whole = len(before.lines[1]) == 10 and len(state.lines[1]) == 10
        if whole and len(before.done) == len(state.done):
            assert sorted("".join(before.lines)) == sorted("".join(state.lines))
        if len(state.done) > len(before.done):
            hand = state.done[-1]
            assert sorted("".join(before.lines)) == sorted("".join(hand.lines))
            assert hand.points == tuple(worth(list(line), hand.first == seat) for seat, line in enumerate(hand.lines))
            assert (hand.first == NOBODY) == (before.left == 1 and before.due == "draw")


def check_random_state(states: list[PhoenixState], rng: Random) -> None:
    """Check the laws of moves at one place of a match."""
    state = rng.choice([state for state in states if GAME.turn(state) >= 0])
    for move in GAME.moves(state):
        text = GAME.write(move)
        assert GAME.read(text, state) == move
        assert GAME.why_not(state, move) is None
        after = GAME.apply(state, move)
        assert GAME.turn(after) in (CHANCE, NOBODY)
        assert GAME.apply(state, move) == after


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_thousand_random_matches_obey_the_laws(chunk: int) -> None:
    """Whole at every step, over after three hands of at most forty turns, won by most points."""
    for number in range(chunk * SIZE, (chunk + 1) * SIZE):
        states = [state for state, _ in random_states(f"thousand {number}", ("1", "2", "drawn")[number % 3])]
        assert {COUNT(state) for state in states[number % 9 :: 9]} == {WHOLE}
        check_hands(states)
        check_random_state(states, Random(number))
        assert [GAME.turn(state) for state in states].count(NOBODY) == 1
        assert max(Counter((len(state.done), GAME.turn(state)) for state in states if not state.due).values()) <= 20
        one, two = states[-1].scores
        assert GAME.outcome(states[-1]).scores == (one, two)
        assert GAME.outcome(states[-1]).winners == ((0,) if one > two else (1,) if two > one else (0, 1))


@pytest.mark.parametrize("chunk", range(4))
def test_matches_come_back_from_their_saves(chunk: int, tmp_path: Path) -> None:
    store = Store(tmp_path / "saves")
    for number in range(10):
        match: Phoenix = random_match(GAME, 2, f"save-{chunk}-{number}")
        saved = store.save(match.record())
        again: Phoenix = Match(GAME, store.load(saved.id))
        assert again.states == match.states
        assert (again.outcome, again.record()) == (match.outcome, saved)


# ---------------------------------------------------------------- playthroughs


def test_the_playthroughs_show_every_end() -> None:
    """A match that somebody wins, one that both win, one that was given up; hands that were sorted and that ran out."""
    ends, hands = set(), set()
    for path in sorted(PLAYTHROUGHS.glob("phoenix-*.boardroom")):
        plain = json.loads(path.read_text(encoding="utf-8"))
        match: Phoenix = Match(GAME, read_record(plain["record"]))
        assert match.outcome is not None
        ends.add((match.outcome.reason, match.outcome.drawn))
        hands |= {hand.first for hand in match.state.done}
    assert ends == {("points", False), ("points", True), ("resign", False)}
    assert hands == {NOBODY, 0, 1}
