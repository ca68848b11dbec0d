"""The arena: computer players against each other, many games at once, and who is how much stronger."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from hashlib import sha256
from math import isfinite
from multiprocessing import connection, get_context, parent_process
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic
from traceback import print_exc
from typing import Any, TextIO

from pydantic import ValidationError

from boardroom.ai.bot import LEVELS, Budget, load_bot, load_game
from boardroom.ai.mcts import shares
from boardroom.ai.tally import Tally, elo
from boardroom.core.game import CHANCE, NOBODY, Game
from boardroom.core.match import Match
from boardroom.core.reading import Flaw
from boardroom.core.record import Player, Record
from boardroom.core.store import Store

INTERRUPTED = 130  # the exit code of a program that Ctrl-C ended

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


# ---------------------------------------------------------------- the results


@dataclass(slots=True)
class Results:
    """What has been played so far."""

    plan: Plan
    tallies: list[Tally] = field(init=False)
    times: list[list[float]] = field(init=False)
    logs: set[tuple[str, ...]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.tallies = [Tally() for _ in self.plan.teams]
        self.times = [[] for _ in self.plan.teams]

    def add(self, played: Played) -> None:
        """Count a game."""
        for contestant, share in enumerate(played.shares):
            self.tallies[contestant].add(share)
            self.times[contestant] += played.times[contestant]
        self.logs.add(played.log)

    @property
    def games(self) -> int:
        """How many games have been played."""
        return self.tallies[0].games

    def data(self) -> dict[str, Any]:
        """Return the results as JSON data; the scores are the first contestant's, the others' stand in the list."""
        plan, first = self.plan, self.tallies[0]
        low, high = first.interval
        return {
            "game": plan.game,
            "seats": plan.seats,
            "options": plan.options,
            "seed": plan.seed,
            "seconds": plan.budget.seconds if plan.budget else None,
            "nodes": plan.budget.nodes if plan.budget else None,
            "games": self.games,
            "distinct": len(self.logs),
            "complete": self.games == plan.games,
            "wins": first.wins,
            "draws": first.draws,
            "losses": first.losses,
            "score": first.score,
            "interval": [low, high],
            "decisive": {"rate": first.decisive, "interval": list(first.decisive_interval)},
            "elo": _finite(elo(first.score)) if len(plan.teams) == 2 else None,
            "elo_interval": [_finite(elo(low)), _finite(elo(high))] if len(plan.teams) == 2 else None,
            "contestants": [
                {
                    "name": name,
                    "wins": tally.wins,
                    "draws": tally.draws,
                    "losses": tally.losses,
                    "score": tally.score,
                    "moves": len(times),
                    "seconds_per_move": sum(times) / max(1, len(times)),
                    "longest_move": max(times, default=0.0),
                }
                for name, tally, times in zip(plan.names(), self.tallies, self.times, strict=True)
            ],
        }

    def text(self) -> str:
        """Return the results in words."""
        plan, first = self.plan, self.tallies[0]
        names = plan.names()
        low, high = first.interval
        games = f"{self.games} games" if self.games == plan.games else f"{self.games} of {plan.games} games"
        lines = [
            f"{plan.game}, {plan.seats} seats, {games}, {len(self.logs)} different, seed {plan.seed}",
            f"{names[0]} against {', '.join(names[1:])}",
            f"  wins {first.wins}, draws {first.draws}, losses {first.losses}",
            f"  score     {first.score:6.1%}   95 %: {low:.1%} to {high:.1%}",
            "  decisive  {:6.1%}   95 %: {:.1%} to {:.1%}".format(first.decisive, *first.decisive_interval),
        ]
        if len(names) == 2:
            lines.append(f"  Elo       {elo(first.score):+6.0f}   95 %: {elo(low):+.0f} to {elo(high):+.0f}")
        else:
            lines += [f"  {name}: {tally.score:.1%}" for name, tally in zip(names, self.tallies, strict=True)]
        lines += [
            f"  {name}: {sum(times) / max(1, len(times)):.3f} s a move, at most {max(times, default=0):.3f} s"
            for name, times in zip(names, self.times, strict=True)
        ]
        return "\n".join(lines)


def _finite(number: float) -> float | None:
    """Return a number that JSON can hold; None stands for the infinite."""
    return number if isfinite(number) else None


class Bar:
    """A progress bar; where nobody watches it, a line for every tenth."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._live = out.isatty()
        self._tenth = 0

    def show(self, results: Results) -> None:
        """Show how far it is, and the score so far."""
        done, total = results.games, results.plan.games
        text = f"{done}/{total} games, score {results.tallies[0].score:.1%}"
        if self._live:
            filled = 30 * done // total
            self._out.write(f"\r[{'#' * filled}{'.' * (30 - filled)}] {text} ")
        elif 10 * done // total > self._tenth:
            self._tenth = 10 * done // total
            self._out.write(f"{text}\n")
        self._out.flush()

    def end(self) -> None:
        """Leave the line to what comes next."""
        if self._live:
            self._out.write("\n")


# ---------------------------------------------------------------- the command


def run(argv: Sequence[str]) -> int:
    """Run `boardroom arena` and return its exit code."""
    parser = _parser()
    arguments = parser.parse_args(argv)
    try:
        plan = _plan(arguments)
        store = Store(arguments.save) if arguments.save else None
        if arguments.save:
            arguments.save.mkdir(parents=True, exist_ok=True)
    except (ValueError, LookupError, OSError) as error:
        parser.error(str(error))
    results, bar = Results(plan), Bar(sys.stderr)
    code = 0
    games = play_all(plan, arguments.jobs)
    try:
        for played in games:
            results.add(played)
            if store is not None:
                store.save(Record.model_validate_json(played.record))
            bar.show(results)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except Exception:
        # A bot that fails is a defect to be seen, but no reason to lose the games before.
        print_exc()
        code = 1
    finally:
        games.close()
    bar.end()
    if arguments.json:
        print(json.dumps(results.data(), indent=1))
    else:
        print(results.text())
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="boardroom arena", description="Let computer players play each other and say how much stronger one is."
    )
    parser.add_argument("game", metavar="GAME", help="the game's key, as in oxixo")
    parser.add_argument(
        "--seats",
        required=True,
        metavar="bot:5,bot:3",
        help="who plays: a computer player for every seat, or for every side",
    )
    parser.add_argument("--players", type=_count, metavar="N", help="how many seats, where sides have several")
    parser.add_argument("--games", type=_count, default=10, metavar="N", help="how many games (10)")
    parser.add_argument("--seconds", type=_seconds, metavar="S", help="seconds for each move")
    parser.add_argument("--nodes", type=_count, metavar="K", help="positions for each move; then games can be repeated")
    parser.add_argument("--seed", default="1", metavar="K", help="what all luck comes from (1)")
    parser.add_argument("--opening", type=_number, default=0, metavar="N", help="begin with N random moves (0)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, metavar="J", help="games at once (cores)")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="save every game there")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    return parser


def _number(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not 0 < seconds < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return seconds


def _plan(arguments: argparse.Namespace) -> Plan:
    """Make sense of the arguments; raise ValueError or LookupError where there is none."""
    game = load_game(arguments.game)
    levels = [_level(text) for text in arguments.seats.split(",")]
    seats = arguments.players or _fitting(game, len(levels))
    if seats not in game.seats:
        raise ValueError(f"{game.key} is played with {_any_of(game.seats)} seats, not {seats}")
    sides = game.sides(seats)
    if len(levels) == len(sides):
        teams = tuple((level,) * len(side) for level, side in zip(levels, sides, strict=True))
    elif len(levels) == seats:
        teams = tuple(tuple(levels[seat] for seat in side) for side in sides)
    else:
        raise ValueError(f"--seats names {len(levels)} players; there are {seats} seats in {len(sides)} sides")
    options = _options(game, seats, arguments.option)
    budget = Budget(arguments.seconds, arguments.nodes) if arguments.seconds or arguments.nodes else None
    return Plan(game.key, seats, teams, options, arguments.games, budget, arguments.seed, arguments.opening)


def _level(text: str) -> int:
    kind, _, level = text.strip().partition(":")
    if kind != "bot" or level not in map(str, LEVELS):
        raise ValueError(f"--seats: {text!r} is no player; write bot:{LEVELS[0]} to bot:{LEVELS[-1]}")
    return int(level)


def _fitting(game: Game[Any, Any], players: int) -> int:
    """Return for how many seats so many players are meant: one each, or one for each side."""
    if players in game.seats:
        return players
    return next((seats for seats in game.seats if len(game.sides(seats)) == players), players)


def _options(game: Game[Any, Any], seats: int, texts: Sequence[str]) -> dict[str, Any]:
    """Return the game's options as data; raise ValueError where it has no such option or value."""
    chosen: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"--option {text!r}: write name=value")
        try:
            chosen[name] = json.loads(value)
        except ValueError:
            chosen[name] = value
    try:
        options = game.options.model_validate(chosen)
    except ValidationError as error:
        raise ValueError(f"--option {Flaw.of(error).detail}") from None
    game.start(seats, options)  # raises where they don't suit the seats
    return options.model_dump(mode="json")


def _any_of(numbers: Sequence[int]) -> str:
    return " or ".join(map(str, numbers))
