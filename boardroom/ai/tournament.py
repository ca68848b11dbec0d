"""A tournament: the same computer players in game after game, changing places, many games at once."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import connection, get_context, parent_process
from multiprocessing.synchronize import Event
from random import Random
from threading import Thread
from time import monotonic
from typing import Any

from boardroom.ai.bot import Budget, load_bot, load_game
from boardroom.core.game import CHANCE, NOBODY, Game, M, Outcome, S
from boardroom.core.match import Match
from boardroom.core.record import Player, Record

Teams = tuple[tuple[int, ...], ...]  # for every side the levels of its seats


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: the same for every game."""

    game: str
    seats: int
    teams: Teams
    options: dict[str, Any]
    games: int
    budget: Budget | None  # None: what each level takes at the table
    seed: str
    opening: int = 0  # decisions that are made at random before the contestants play

    def lineup(self, number: int) -> list[tuple[int, int]]:
        """Return who sits where in a game, as contestant and level for every seat: the sides change places."""
        sides = load_game(self.game).sides(self.seats)
        seated = [(0, 0)] * self.seats
        for place, side in enumerate(sides):
            contestant = (place + number) % len(sides)
            for seat, level in zip(side, self.teams[contestant], strict=True):
                seated[seat] = contestant, level
        return seated

    def names(self) -> list[str]:
        """Name the contestants."""
        return ["+".join(f"bot:{level}" for level in dict.fromkeys(team)) for team in self.teams]

    def record_id(self, number: int) -> str:
        """Name the save of a game; the same plan gives the same names."""
        plan = json.dumps([self.game, self.seats, self.teams, self.options, self.seed])
        return f"{self.game[:16]}-{sha256(plan.encode()).hexdigest()[:8]}-{number + 1:05}"


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game."""

    shares: tuple[float, ...]  # of the win, for every contestant
    times: tuple[tuple[float, ...], ...]  # seconds of every move, for every contestant
    record: str

    @property
    def log(self) -> tuple[str, ...]:
        """The moves."""
        return tuple(entry.text for entry in Record.model_validate_json(self.record).log)


def shares(game: Game[S, M], outcome: Outcome) -> list[float]:
    """Give one to the side in first place, divided where several share it, and to all its members."""
    sides = game.sides(len(outcome.places))
    first = [side for side in sides if any(outcome.places[seat] == 1 for seat in side)]
    winners = {seat for side in first for seat in side}
    return [1 / len(first) if seat in winners else 0.0 for seat in range(len(outcome.places))]


def play(plan: Plan, number: int, stop: Callable[[], bool] | None = None) -> Played | None:
    """Play one game to its end; nothing if it was told to stop."""
    game = load_game(plan.game)
    seated = plan.lineup(number)
    bots = [load_bot(plan.game, level) for _, level in seated]
    players = [Player(kind="bot", name=f"bot:{level}", level=level) for _, level in seated]
    # Games in which the sides have changed places get the same dice and the same opening.
    cycle = number // len(plan.teams)
    match = Match.new(game, players, game.options.model_validate(plan.options), seed=f"{plan.seed}:{cycle}"[-64:])
    rngs = [Random(f"{plan.seed}:{number}:{seat}") for seat in range(plan.seats)]
    opening, left = Random(f"{plan.seed}:{cycle}:opening"), plan.opening
    times: list[list[float]] = [[] for _ in plan.teams]
    while (seat := match.turn) != NOBODY:
        if stop is not None and stop():
            return None
        if seat == CHANCE:
            match.draw()
            continue
        if left > 0:
            left -= 1
            match.play(opening.choice(match.view(seat).moves))
            continue
        given = plan.budget or bots[seat].budget()
        started = monotonic()
        answer = bots[seat].choose(game, match.view(seat), Budget(given.seconds, given.nodes, stop), rngs[seat])
        took = monotonic() - started
        times[seated[seat][0]].append(took)
        match.play(answer.move, took)
    if stop is not None and stop():
        return None  # its last moves may have been hurried
    assert match.outcome is not None
    won = shares(game, match.outcome)
    first = {contestant: seat for seat, (contestant, _) in reversed(list(enumerate(seated)))}
    record = match.record(id=plan.record_id(number), title=f"{' – '.join(plan.names())}, {number + 1}"[:80])
    return Played(
        tuple(won[first[contestant]] for contestant in range(len(plan.teams))),
        tuple(tuple(seconds) for seconds in times),
        record.model_dump_json(),
    )


# ---------------------------------------------------------------- many at once

_stop: Event | None = None  # in a process of the pool: set when the games are to be broken off


def _prepare(stop: Event) -> None:
    """Make a process of the pool obey its parent alone, and end with it."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch(sentinel: int) -> None:
        connection.wait([sentinel])
        os._exit(1)

    Thread(target=watch, args=(parent.sentinel,), daemon=True).start()


def _play(plan: Plan, number: int) -> Played | None:
    assert _stop is not None
    return play(plan, number, _stop.is_set)


def play_all(plan: Plan, jobs: int) -> Generator[Played, None, None]:
    """Play all games, as many at once as there are jobs, and give each when it is over."""
    if jobs == 1:
        for number in range(plan.games):
            played = play(plan, number)
            assert played is not None
            yield played
        return
    spawn = get_context("spawn")
    stop = spawn.Event()
    pool = ProcessPoolExecutor(min(jobs, plan.games), spawn, _prepare, (stop,))
    try:
        futures: list[Future[Played | None]] = [pool.submit(_play, plan, number) for number in range(plan.games)]
        for future in as_completed(futures):
            if played := future.result():
                yield played
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)
