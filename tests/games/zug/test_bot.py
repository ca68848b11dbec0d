"""The computer players: what a good one never overlooks, and that all play by the rules and know no secrets."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random
from statistics import mean
from time import monotonic

import pytest

from boardroom.ai.bot import LEVELS, Budget
from boardroom.core.game import NOBODY
from boardroom.games.zug.bot import bot
from boardroom.games.zug.state import Pass, Place, ZugState
from tests.games.zug.board import GAME, SEATS, legal, lively_match, settle, start, table
from tests.games.zug.duel import MASTER, SHORT, Greedy, ask, match, text, view, wins

GOOD = (3, 4, 5)  # the levels that see all that is to be seen at once


def middle(seats: int, seed: object, percent: int = 50) -> ZugState:
    """Return a position from the middle of building, or earlier or later."""
    states = [state for state in lively_match(seats, Random(f"{seats} {seed}")) if state.phase == "place"]
    return states[len(states) * percent // 100]


# ---------------------------------------------------------------- what a good player never overlooks


@pytest.mark.parametrize("seed", range(3))
def test_it_takes_the_placement_that_enables_two_wagons(seed: int) -> None:
    """It holds the last station that there is."""
    picture = """
    ╌ ╌ ╌ ╌ ╌ ╌
              ■ ╶1╋─═1═1
        ╷ ╷ ╷ ╷
    """
    state = table(picture, "terminal straight straight curve curve fork")
    assert text(ask(state, seed=seed)) == "place terminal@3,0/90"
    assert text(ask(state, 4, seed=seed)) == "place terminal@3,0/90"


def test_it_brings_the_city_to_its_own_station() -> None:
    state = table("╶1╋─═1═1╴2", "city straight straight curve curve fork")
    move = ask(state).move
    assert isinstance(move, Place)
    assert move.laid.name == "city"
    assert move.laid.square in {(-2, 0), (-1, 1), (-1, -1)}


def test_it_spoils_a_run_of_the_other_seat() -> None:
    """With a curve it can see to it that few tiles fit where the rails end, or that they lead nowhere."""
    picture = """
                      ─
    ■ ■ ■ ╶2╋─═2═2═2. ■
                  ■ ■ ■
    """
    state = table(picture, "curve " * 6)
    spoilers = {"place curve@4,1/0", "place curve@4,1/90", "place curve@4,0/270"}
    assert spoilers < legal(state)
    for level in (4, 5):
        assert text(ask(state, level)) in spoilers


def test_it_never_takes_back_a_wagon_that_sells_for_one_that_does_not() -> None:
    """Thirteen wagons stand on the table: twelve on a run to a city, one on rails that lead nowhere yet."""
    picture = """
    ■ ■ ■ ■ ■ ■ ■ ║1
    ■ ■ ■ ■ ■ ■ ╶1╋─═1═1═1═1═1═1═1═1═1═1═1═1╴1
    """
    state = table(picture, "bend " * 6)
    assert state.stock(0, "wagon") == 0
    for level in GOOD:
        move = ask(state, level).move
        assert isinstance(move, Place)
        assert move.source in ("bare", (0, 1))


# ---------------------------------------------------------------- all levels


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", SEATS)
def test_matches_end_and_every_answer_is_sound(level: int, seats: int) -> None:
    state, rng = settle(start(seats), Random(seats)), Random(f"{level} {seats}")
    player = bot(level)
    while GAME.turn(state) != NOBODY:
        seen = view(state)
        answer = player.choose(GAME, seen, Budget(nodes=60), rng)
        assert answer.move in seen.moves
        assert answer.line[0] == answer.move == answer.options[0].move
        assert len({option.move for option in answer.options}) == len(answer.options) <= 5
        assert all(option.move in seen.moves and option.line[0] == option.move for option in answer.options)
        values = [option.value for option in answer.options]
        assert answer.value == values[0]
        assert values == sorted(values, reverse=True)
        assert all(0 <= value <= 1 for value in values)
        state = settle(GAME.apply(state, answer.move), rng)
    assert state.ended


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", SEATS)
def test_the_same_seed_gives_the_same_answer(level: int, seats: int) -> None:
    state = middle(seats, "seed")
    first, again = (replace(ask(state, level, seed=3), seconds=0.0) for _ in range(2))
    assert first == again


@pytest.mark.parametrize("seats", SEATS)
def test_it_knows_nothing_of_the_other_hands(seats: int) -> None:
    state = middle(seats, "secret")
    other = GAME.guess(GAME.redact(state, state.seat), state.seat, Random(1))
    assert other.hands != state.hands
    assert replace(ask(other), seconds=0.0) == replace(ask(state), seconds=0.0)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", SEATS)
def test_it_stops_when_told_to(level: int, seats: int) -> None:
    state = middle(seats, "stop", 80)
    for budget in (Budget(nodes=1), Budget(stop=lambda: True)):
        answer = ask(state, level, budget)
        assert answer.move in GAME.moves(state)
        assert answer.nodes < 40
    assert ask(state, level, Budget(nodes=200)).nodes < 400


def test_who_can_lay_nothing_passes() -> None:
    stuck = table("╋", "city " * 6)
    for level in LEVELS:
        assert ask(stuck, level).move == Pass()


@pytest.mark.parametrize("seats", SEATS)
def test_a_master_keeps_to_its_time(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    budget = bot(MASTER).budget()
    assert budget.seconds is not None
    assert budget.seconds <= 2
    began, looks = monotonic(), count()
    # Every look at the clock takes a tenth of a second: how long a real move takes the bench tells.
    monkeypatch.setattr("boardroom.ai.bot.monotonic", lambda: began + next(looks) / 10)
    answer = ask(middle(seats, "quick"), budget=budget)
    assert 0 < answer.nodes < 40
    assert next(looks) <= 40


def test_having_the_turn_alone_makes_nobody_the_favourite() -> None:
    gained = []
    for number in range(2):
        states = match([bot(4), bot(4)], number, Budget(nodes=60))
        building = [state for state in states if state.phase == "place"][6:66:6]
        for state in building:
            answer = ask(state, budget=Budget(nodes=60))
            after = settle(GAME.apply(state, answer.move), Random(number))
            if after.phase == "place":
                gained.append(answer.value + ask(after, budget=Budget(nodes=60)).value - 1)
    assert len(gained) > 12
    assert abs(mean(gained)) < 0.06


# ---------------------------------------------------------------- strength


def test_a_first_timer_makes_fewer_points_than_a_master() -> None:
    last = match([bot(1), bot(MASTER)], 1, SHORT)[-1]
    first, master = GAME.outcome(last).scores
    assert first < master


@pytest.mark.parametrize("level", [3, 4])
def test_each_level_beats_the_one_two_below(level: int) -> None:
    assert wins(bot(level), bot(level - 2), 4, SHORT) >= 0.75


def test_a_master_beats_the_greedy() -> None:
    assert wins(bot(MASTER), Greedy(), 2, SHORT) == 1
