"""The computer players in the sale: what is small enough they work out, and nothing can be better."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from boardroom.ai.bot import LEVELS, Budget
from boardroom.core.game import NOBODY, Unreadable
from boardroom.games.zug.market import Market, Solver, Spent
from boardroom.games.zug.state import Sell, ZugState
from tests.games.zug.board import GAME, SEATS, play, sale, scores
from tests.games.zug.duel import MASTER, SHORT, ask, text

# Letters are tokens that are given out at random: small ones wagons, great ones engineers, or none.
CROSS = """
          ■
          ╷S■
          ║a
    ■ ╶T═b╋─═c═d╴U■
          ║e
          ╵V
"""
BRANCHED = """
    ■ ╶S═a╋─═b┮─═c╴T
            ■ ║d  ■
            ■ ╵U■
"""
FORKED = """
    ■ ╶S═a╋─═b┰─═c╴T■
              ║d
            ■ ╵U
"""
TABLES = (CROSS, BRANCHED, FORKED)


def drawn(seats: int, number: int) -> Iterator[ZugState]:
    """Yield sales on drawn tables with tokens at random, as many as are asked for."""
    rng = Random(f"{seats}")
    names = "".join(map(str, range(1, seats + 1)))
    while number:
        picture = rng.choice(TABLES)
        for letter in "abcde":
            picture = picture.replace(letter, rng.choice(names))
        for letter in "STUV":
            picture = picture.replace(letter, rng.choice(names + " "))
        try:
            state = sale(picture, seats=seats, turn=rng.randint(1, seats))
        except Unreadable:
            continue  # nothing to sell for this seat
        number -= 1
        yield state


@cache
def best(state: ZugState) -> int:
    """Return by how much the first of two seats wins if both sell as well as can be, by trying everything."""
    if GAME.turn(state) == NOBODY:
        one, two = scores(state)
        return one - two
    values = {best(GAME.apply(state, move)) for move in GAME.moves(state)}
    return max(values) if state.seat == 0 else min(values)


@cache
def shared(state: ZugState) -> tuple[int, ...]:
    """Return everybody's points if all sell for themselves against all others, by trying everything."""
    if GAME.turn(state) == NOBODY:
        return scores(state)
    results = [shared(GAME.apply(state, move)) for move in GAME.moves(state)]
    return max(results, key=lambda points: len(points) * points[state.seat] - sum(points))


def worth(points: tuple[int, ...], seat: int) -> int:
    """Return what points are worth to a seat, against all others."""
    return len(points) * points[seat] - sum(points)


# ---------------------------------------------------------------- working it out


def test_a_sale_of_two_is_solved_exactly() -> None:
    results = set()
    for state in drawn(2, 40):
        answer = ask(state)
        value = best(state) * (1 if state.seat == 0 else -1)
        after = best(GAME.apply(state, answer.move)) * (1 if state.seat == 0 else -1)
        assert after == value, "nothing is better"
        assert answer.value == (1 if value > 0 else 0.5 if value == 0 else 0)
        assert answer.forced is not None
        assert (answer.forced > 0, answer.forced < 0) == (value > 0, value < 0)
        results.add(answer.value)
    assert results == {0, 0.5, 1}


def test_every_option_is_worth_what_it_says() -> None:
    for state in drawn(2, 15):
        sign = 1 if state.seat == 0 else -1
        for option in ask(state).options:
            margin = sign * best(GAME.apply(state, option.move))
            assert option.value == (1 if margin > 0 else 0.5 if margin == 0 else 0)


def test_the_line_goes_to_the_end_as_worked_out() -> None:
    for state in drawn(2, 15):
        answer = ask(state)
        assert answer.forced is not None
        end = play(state, *map(GAME.write, answer.line))
        assert GAME.turn(end) == NOBODY
        assert abs(answer.forced) in (0, len(answer.line))
        one, two = scores(end)
        assert one - two == best(state)


@pytest.mark.parametrize("seats", SEATS[1:])
def test_with_more_seats_everybody_sells_for_themselves(seats: int) -> None:
    for state in drawn(seats, 12):
        market = Market(state)
        future = Solver(market, lambda nodes: False).future(market.start, 100)
        assert future.exact
        assert worth(future.points, state.seat) == worth(shared(state), state.seat)


@pytest.mark.parametrize("seats", SEATS)
def test_a_short_budget_is_kept_and_still_gives_a_sale(seats: int) -> None:
    for state in drawn(seats, 4):
        for level in LEVELS:
            for budget in (Budget(nodes=1), Budget(stop=lambda: True)):
                assert ask(state, level, budget).move in GAME.moves(state)


def test_a_search_that_is_over_says_so() -> None:
    market = Market(next(drawn(2, 1)))
    with pytest.raises(Spent):
        Solver(market, lambda nodes: True).margin(market.start)


# ---------------------------------------------------------------- what everybody sees


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_nobody_feeds_a_rival_when_a_station_of_their_own_will_do(level: int, seed: int) -> None:
    """Both stations serve the same city."""
    picture = """
      ■ ■ ■
    ╋─╌1═1╴2
    """
    move = ask(sale(picture), level, seed=seed).move
    assert isinstance(move, Sell)
    assert move.station == (1, 0)


@pytest.mark.parametrize("level", [4, 5])
def test_a_good_player_takes_the_tile_that_the_other_needs(level: int) -> None:
    """Its own wagon could go west at any time; the one tile in the east is all that the other has."""
    picture = """
            ■
    ■ ╶1═1╋─╌1═2╴2
    """
    state = sale(picture)
    assert len(GAME.moves(state)) == 2
    assert text(ask(state, level)) == "sell -1,0 > 1,0 > 1,1"
    assert text(ask(sale(picture, turn=2), level)) == "sell 2,0 > 1,0 > 1,1"


def test_the_last_wagon_is_sold_by_everybody() -> None:
    state = sale("■ ╶1═1╋─╌1")
    for level in LEVELS:
        answer = ask(state, level)
        assert text(answer) == "sell -1,0 > -2,0 > -3,0"
        assert answer.value > 0.8
    assert ask(state, MASTER, SHORT).forced == 1
