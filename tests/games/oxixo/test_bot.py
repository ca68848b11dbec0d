"""Oxixo's computer players: what they must find, what they may not do, and how strong they are."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import pytest

from boardroom.ai.bot import LEVELS, Answer, Bot, Budget, load_bot
from boardroom.core.match import View
from boardroom.games.oxixo.bot import bot
from boardroom.games.oxixo.rules import DRAWN, LIMIT, Move, OxixoState
from tests.games.oxixo.board import GAME, SKIPPED, at, start

NODES = Budget(nodes=6_000)


class Forced(NamedTuple):
    """A position whose shortest forced win is known; no plies: there is none within seven."""

    state: OxixoState
    plies: int
    moves: frozenset[str]


def _known() -> list[Forced]:
    lines = (Path(__file__).parent / "forced_wins.txt").read_text(encoding="utf-8").splitlines()
    words = [line.split() for line in lines if not line.startswith("#")]
    return [Forced(at(f"{board} {mark}"), int(plies), frozenset(moves)) for board, mark, plies, *moves in words]


KNOWN = _known()
WINS = [known for known in KNOWN if known.plies]


def ask(state: OxixoState, level: int = 5, budget: Budget = NODES, seed: int = 1) -> Answer[Move]:
    """Let a level choose."""
    view = View(state, state.seat, state.seat, tuple(GAME.moves(state)), ())
    return bot(level).choose(GAME, view, budget, Random(seed))


def follow(state: OxixoState, line: tuple[Move, ...]) -> OxixoState:
    """Play a line; every move must be legal."""
    for move in line:
        assert move in GAME.moves(state)
        state = GAME.apply(state, move)
    return state


def test_the_corpus_is_large_and_long() -> None:
    assert sum(known.plies == 7 for known in KNOWN) >= 60
    assert {known.plies for known in KNOWN} == {0, 3, 5, 7}


@pytest.mark.parametrize("part", range(10))
def test_the_master_finds_every_forced_win_of_seven_plies(part: int) -> None:
    for state, plies, moves in WINS[part::10]:
        answer = ask(state, budget=Budget(nodes=100_000))
        assert GAME.write(answer.move) in moves
        assert answer.forced == plies == len(answer.line)
        assert answer.value == 1.0
        assert follow(state, answer.line).winner == state.side


def test_the_master_claims_no_win_where_there_is_none() -> None:
    for state, plies, _ in KNOWN:
        if not plies:
            forced = ask(state, budget=Budget(nodes=20_000)).forced
            assert forced is None or not 0 < forced <= 7


def test_a_side_that_has_lost_says_so_and_holds_out() -> None:
    lost = 0
    for state, plies, moves in WINS[:30]:
        worse = GAME.apply(state, GAME.read(sorted(moves)[0], state))
        answer = ask(worse, budget=Budget(nodes=100_000))
        assert (answer.forced, answer.value) == (1 - plies, 0.0)
        assert follow(worse, answer.line).winner == state.side
        lost += 1
    assert lost == 30


def _repeating(state: OxixoState, move: Move) -> OxixoState:
    """Return a state where the position after the move has been seen twice."""
    key = GAME.apply(state, move).key
    return replace(state, earlier=(key, state.key, key, state.key))


def _repeats(state: OxixoState, move: Move) -> bool:
    """Tell whether a move ends the game by repetition; one that takes a neutral cube never does."""
    return GAME.apply(state, move).ended == "repetition"


def test_a_position_seen_once_does_not_hide_a_win_but_one_seen_twice_is_a_draw() -> None:
    tried = 0
    for state, plies, moves in WINS:
        winning = GAME.read(min(moves), state)
        twice = _repeating(state, winning)
        if plies > 1 == len(moves) and _repeats(twice, winning):
            once = ask(replace(twice, earlier=twice.earlier[:2]), budget=Budget(nodes=100_000))
            assert (once.move, once.forced) == (winning, plies)
            drawn = ask(twice, budget=Budget(nodes=10_000))
            assert drawn.move != winning or (drawn.value, drawn.forced) == (0.5, None)
            tried += 1
    assert tried > 5


def test_a_lost_position_seen_once_is_no_way_out() -> None:
    for state, plies, moves in WINS[:40:4]:
        worse = GAME.apply(state, GAME.read(min(moves), state))
        seen = {GAME.apply(worse, move).key for move in GAME.moves(worse)}
        answer = ask(replace(worse, earlier=tuple(seen)), budget=Budget(nodes=100_000))
        assert (answer.forced, answer.value) == (1 - plies, 0.0)


@pytest.mark.parametrize(
    "position",
    [
        "xoxxo/oxxxo/o...x/xo.../oxoxo x",
        "oxxxo/x.o.o/x..../x..xo/ooxxx x",
        "oxoxx/o..oo/x.xxo/oooxx/xooox o",
        "xooox/oo..x/ox..o/oo..o/xxxox o",
    ],
)
def test_the_better_side_avoids_a_draw_by_repetition(position: str) -> None:
    state = at(position)
    best = ask(state, budget=Budget(nodes=10_000))
    assert best.forced is None
    assert best.value > 0.75
    drawn = _repeating(state, best.move)
    assert _repeats(drawn, best.move)
    answer = ask(drawn, budget=Budget(nodes=10_000))
    assert not _repeats(drawn, answer.move)
    assert answer.value > 0.6


def test_the_worse_side_takes_a_draw_by_repetition() -> None:
    taken = 0
    for state, plies, _ in KNOWN:
        if not plies and ask(state, budget=Budget(nodes=5_000)).value < 0.3:
            for move in GAME.moves(state)[::7]:
                drawn = _repeating(state, move)
                if _repeats(drawn, move):
                    answer = ask(drawn, budget=Budget(nodes=5_000))
                    assert _repeats(drawn, answer.move)
                    assert (answer.value, answer.forced) == (0.5, None)
                    assert follow(drawn, answer.line).ended == "repetition"
                    taken += 1
    assert taken > 2


def test_nothing_is_forced_beyond_the_last_move() -> None:
    state, plies, _ = next(known for known in WINS if known.plies == 7)
    for left, forced in ((7, 7), (6, None), (5, None), (2, None), (1, None)):
        short = replace(state, repetition=False, plies=LIMIT - left)
        answer = ask(short, budget=Budget(nodes=100_000))
        assert answer.forced == forced
    assert plies == 7


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_games_by_the_rules(level: int, seats: int) -> None:
    rng = Random(level)
    player = load_bot("oxixo", level)
    for repetition in (True, False):
        state = start(seats, first=seats, repetition=repetition)
        while not state.ended and state.plies < 40:
            view = View(state, state.seat, state.seat, tuple(GAME.moves(state)), ())
            answer = player.choose(GAME, view, Budget(nodes=1_500), rng)
            assert answer.move in view.moves
            assert answer.move == answer.line[0]
            values = [option.value for option in answer.options]
            assert values == sorted(values, reverse=True)
            assert all(0.0 <= value <= 1.0 for value in values)
            assert len({option.move for option in answer.options}) == len(answer.options)
            chosen = next(option for option in answer.options if option.move == answer.move)
            assert (chosen.value, chosen.line) == (answer.value, answer.line)
            for option in answer.options:
                assert option.line[0] == option.move
                follow(replace(state, earlier=()), option.line)
            assert answer.nodes > 0
            state = GAME.apply(state, answer.move)
        assert state.plies >= 9


def test_a_hint_has_alternatives_with_lines() -> None:
    answer = ask(start(), budget=Budget(nodes=30_000))
    assert len(answer.options) == 5
    assert all(len(option.line) > 1 for option in answer.options)
    assert 0.3 < answer.value < 0.7


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_nodes_and_a_seed_repeat_an_answer(level: int, seats: int) -> None:
    state = start(seats)
    for _ in range(10):
        state = GAME.apply(state, ask(state, 2, seed=state.plies).move)
    first, second = (replace(ask(state, level, seed=5), seconds=0.0) for _ in range(2))
    assert first == second


def test_a_team_knows_who_is_skipped() -> None:
    answer = ask(at(f"{SKIPPED} 1", 4))
    after = follow(at(f"{SKIPPED} 1", 4), answer.line)
    assert after.plies == len(answer.line) > 2


@pytest.mark.parametrize("seats", [2, 4])
def test_move_now_is_obeyed_and_time_is_kept(seats: int) -> None:
    state = start(seats)
    started = monotonic()
    hurried = ask(state, budget=Budget(seconds=60, stop=lambda: monotonic() - started > 0.05))
    assert hurried.move in GAME.moves(state)
    assert monotonic() - started < 30, "it took all the time that it had"
    started = monotonic()
    timed = ask(state, budget=Budget(seconds=0.2))
    assert timed.depth >= 1
    assert 0.1 < monotonic() - started < 30


def test_move_now_keeps_what_the_first_look_found() -> None:
    """While a win through a position seen before is looked for, there is already something to say."""
    state = next(known.state for known in KNOWN if not known.plies)
    seen = replace(state, earlier=(GAME.apply(state, GAME.moves(state)[0]).key, state.key))
    polls = 0

    def stop() -> bool:
        nonlocal polls
        polls += 1
        return polls > 6

    assert ask(seen, budget=Budget(stop=stop)).depth > 1


def test_a_first_timer_overlooks_wins_and_threats_and_the_third_level_does_not() -> None:
    near = at("xxxx./...../..o../.o.o./..o.. x")
    found = {
        level: sum(GAME.apply(near, ask(near, level, seed=s).move).winner == 0 for s in range(40))
        for level in LEVELS[:3]
    }
    assert 15 < found[1] < 40
    assert found[3] == 40
    threatened = at("oooo./..x../.x.x./...../..x.. x")
    missed = {}
    for level in LEVELS[:3]:
        after = [GAME.apply(threatened, ask(threatened, level, seed=seed).move) for seed in range(40)]
        missed[level] = sum(any(GAME.apply(state, move).winner == 1 for move in GAME.moves(state)) for state in after)
    assert 5 < missed[1] < 35
    assert missed[1] > missed[2] > missed[3] or missed[2] == missed[3] == 0


def contest(strong: int, weak: int, games: int) -> tuple[int, int]:
    """Return the wins of both in quick games, with the seats and the start changing."""
    players: dict[int, Bot[OxixoState, Move]] = {level: bot(level) for level in (strong, weak)}
    wins = [0, 0]
    for number in range(games):
        rng = Random(number)
        seated = (strong, weak) if number % 2 else (weak, strong)
        state = start(first=number // 2 % 2 + 1)
        while not state.ended:
            player = players[seated[state.side]]
            view = View(state, state.seat, state.seat, tuple(GAME.moves(state)), ())
            state = GAME.apply(state, player.choose(GAME, view, player.budget(), rng).move)
        if state.winner != DRAWN:
            wins[seated[state.winner] == weak] += 1
    return wins[0], wins[1]


@pytest.mark.parametrize(("strong", "games"), [(2, 20), (3, 10)])
def test_a_level_beats_the_one_below(strong: int, games: int) -> None:
    wins, losses = contest(strong, strong - 1, games)
    assert wins >= 2 * losses
    assert wins > games // 2
