"""Zug on a full table: every placement of a hand of six, what is enabled, and a master's move among five.

Tiles are taken one after the other, so each network is looked at for the first time: nothing is known from before.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import median
from time import perf_counter

from bench.report import Line
from boardroom.ai.bot import LEVELS
from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.zug.bot import bot
from boardroom.games.zug.network import Network
from boardroom.games.zug.rules import Zug, ZugOptions
from boardroom.games.zug.scene.reckoning import score_sheet
from boardroom.games.zug.state import Move, Place, ZugState

GAME = Zug()
HAND = ("curve", "right", "left", "fork", "bend", "terminal")  # all with four turnings
TABLES, MOVES = 40, 12
MOST_MOVES, MOST_RUNS, MOST_SHEET, MOST_TURN = 0.020, 0.010, 0.005, 3.0


def _full(number: int) -> list[ZugState]:
    """Return the states of a match played at random; the last table has all ninety tiles."""
    rng, states = Random(number), [GAME.start(2, ZugOptions())]
    while (turn := GAME.turn(states[-1])) != NOBODY:
        move = GAME.chance(states[-1], rng) if turn == CHANCE else rng.choice(GAME.moves(states[-1]))
        states.append(GAME.apply(states[-1], move))
    return states


def _placements(state: ZugState) -> float:
    """Return the seconds that it takes to list every placement of a hand of six."""
    state = replace(state, network=Network(state.layout), phase="place", hands=(HAND, ()), seat=0)
    started = perf_counter()
    assert len(GAME.moves(state)) > 100
    return perf_counter() - started


def _enabled(net: Network) -> float:
    """Return the seconds that it takes to know every enabled pair of sides and all that can be sold."""
    started = perf_counter()
    for square in net.tiles:
        net.runs(square)
    assert net.outlets is not None
    return perf_counter() - started


def _after_one_tile(states: list[ZugState]) -> float:
    """Return the seconds for the same when everything was known before the last tile."""
    before = next(state for state in reversed(states) if len(state.layout) == len(states[-1].layout) - 1)
    _enabled(before.network)
    return _enabled(before.network.plus(states[-1].layout[-1]))


def _sheets(state: ZugState) -> float:
    """Return the seconds until the score sheet shows what a placement would bring, while the mouse moves."""
    moves = [move for move in GAME.moves(state) if isinstance(move, Place)][:40]
    score_sheet(state, None)
    started = perf_counter()
    for move in moves:
        score_sheet(state, move)
    return (perf_counter() - started) / len(moves)


def _turns() -> list[float]:
    """Return the seconds that the master takes for a move with five seats, over a whole match of quick players."""
    master, quick = bot(LEVELS[-1]), Random(1)
    took: list[float] = []
    match: Match[ZugState, Move] = Match.new(GAME, [Player()] * 5, seed="bench")
    while match.turn != NOBODY:
        if match.turn == CHANCE:
            match.draw()
        elif match.turn == 0 and len(took) < MOVES:
            answer = master.choose(match.game, match.view(0), master.budget(), Random(match.length))
            took.append(answer.seconds)
            match.play(answer.move)
        else:
            match.play(quick.choice(match.game.moves(match.state)))
    return took


def measure() -> list[Line]:
    matches = [_full(number) for number in range(TABLES)]
    tables = [states[-1] for states in matches if len(states[-1].layout) == 90]
    moves = median(_placements(state) for state in tables)
    runs = median(_enabled(Network(state.layout)) for state in tables)
    again = median(_after_one_tile(states) for states in matches)
    late = [next(state for state in reversed(states) if state.phase == "place") for states in matches]
    sheets = median(_sheets(state) for state in late)
    turns = _turns()
    turn = f"{max(turns):.2f} s (median {median(turns):.2f} s)"
    return [
        Line("Zug, placements of six on 90 tiles", f"{moves * 1000:.2f} ms", "<= 20 ms", moves <= MOST_MOVES),
        Line("Zug, enabled runs of 90 tiles from nothing", f"{runs * 1000:.2f} ms", "<= 10 ms", runs <= MOST_RUNS),
        Line("Zug, enabled runs after one more tile", f"{again * 1000:.2f} ms", "<= 10 ms", again <= MOST_RUNS),
        Line("Zug, score sheet of a considered tile", f"{sheets * 1000:.2f} ms", "<= 5 ms", sheets <= MOST_SHEET),
        Line("Zug, a master's move among five at worst", turn, "<= 3 s", max(turns) <= MOST_TURN),
    ]
