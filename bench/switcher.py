"""What a hand of El Switcher can form: going backwards from the figures against making all boards; and a master's turn.

The brute force is no straw man: it makes every different board once and looks up the groups of colours seen before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from statistics import median
from time import perf_counter

from bench.report import Line
from boardroom.ai.bot import LEVELS
from boardroom.core.game import CHANCE
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.switcher.bot import bot
from boardroom.games.switcher.reach import Hand, hand_of, nearness, reach
from boardroom.games.switcher.rules import Switcher
from boardroom.games.switcher.state import Move, SwitcherState
from boardroom.games.switcher.tables import FIGURE_AT, FIGURES, KINDS, PAIRS, group_at

DEALS = 60
FORCED = 3  # deals for which all boards are made
TURNS = 24
MOST, MOST_THREE, MOST_TURN = 0.060, 0.005, 2.0
LEAST = 8

_BOTH = [[1 << one | 1 << other for one, other in PAIRS[kind]] for kind in KINDS]


def _dealt(number: int) -> Match[SwitcherState, Move]:
    match = Match.new(Switcher(), [Player()] * 2, seed=f"bench {number}")
    while match.turn == CHANCE:
        match.draw()
    return match


def _figures(bits: int) -> list[str]:
    found, rest = [], bits
    while rest:
        group = group_at(bits, (rest & -rest).bit_length() - 1)
        rest &= ~group
        if name := FIGURE_AT.get(group):
            found.append(name)
    return found


def _after(tiles: tuple[int, ...], kind: int) -> Iterator[tuple[int, ...]]:
    for both in _BOTH[kind]:
        yield tuple([bits ^ both if (bits & both).bit_count() == 1 else bits for bits in tiles])


def _by_force(tiles: tuple[int, ...], hand: Hand) -> dict[tuple[str, int], int]:
    """Return the fewest cards for each figure and colour by making every board that the hand can make."""
    found: dict[tuple[str, int], int] = {}
    here = {(tiles, hand)}
    seen: set[tuple[int, ...]] = set()
    known: dict[int, list[str]] = {}
    for cards in range(len(hand) + 1):
        for board in {board for board, _ in here} - seen:
            seen.add(board)
            for colour, bits in enumerate(board):
                if bits not in known:
                    known[bits] = _figures(bits)
                for name in known[bits]:
                    found.setdefault((name, colour), cards)
        if cards < len(hand):
            here = {
                (after, rest[: rest.index(kind)] + rest[rest.index(kind) + 1 :])
                for board, rest in here
                for kind in set(rest)
                for after in _after(board, kind)
            }
    return found


def _reached(state: SwitcherState, wanted: Collection[str]) -> float:
    """Return the seconds that it takes to know what can be formed."""
    nearness.cache_clear()
    started = perf_counter()
    reach(state.tiles, hand_of(state.hands[0]), wanted)
    return perf_counter() - started


def _ratio(state: SwitcherState) -> float:
    hand = hand_of(state.hands[0])
    started = perf_counter()
    forced = _by_force(state.tiles, hand)
    took = perf_counter() - started
    assert forced == {key: way.cards for key, way in reach(state.tiles, hand).items()}
    return took / _reached(state, FIGURES)


def _turn(number: int) -> float:
    """Return the seconds that the master thinks in a whole turn."""
    match, master, took = _dealt(number), bot(LEVELS[-1]), 0.0
    while match.turn in (0, CHANCE):
        if match.turn == CHANCE:
            match.draw()
        else:
            answer = master.choose(match.game, match.view(0), master.budget(), Random(number))
            took += answer.seconds
            match.play(answer.move)
    return took


def measure() -> list[Line]:
    deals = [_dealt(number).state for number in range(DEALS)]
    every = median(_reached(state, FIGURES) for state in deals)
    three = median(_reached(state, state.up[0]) for state in deals)
    ratio = median(_ratio(state) for state in deals[:FORCED])
    turns = [_turn(number) for number in range(TURNS)]
    turn = f"{max(turns):.2f} s (median {median(turns):.2f} s)"
    return [
        Line("Switcher, all 25 figures for a hand", f"{every * 1000:.1f} ms", "<= 60 ms", every <= MOST),
        Line("Switcher, three figures for a hand", f"{three * 1000:.2f} ms", "<= 5 ms", three <= MOST_THREE),
        Line("Switcher, all boards / going backwards", f"{ratio:.0f}", f">= {LEAST}", ratio >= LEAST),
        Line("Switcher, a master's turn at worst", turn, "<= 2 s", max(turns) <= MOST_TURN),
    ]
