"""The arena: computer players against each other, and who is how much stronger."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from traceback import print_exc
from typing import Any, Final, TextIO

from pydantic import ValidationError

from boardroom.ai.bot import LEVELS, Budget, load_game
from boardroom.ai.tally import Tally, elo
from boardroom.ai.tournament import Plan, Played, play_all
from boardroom.core.door import package
from boardroom.core.game import Game, Options
from boardroom.core.json_input import Flaw
from boardroom.core.record import Record
from boardroom.core.store import Store

INTERRUPTED: Final = 130  # the exit code of a program that Ctrl-C ended


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
            f"  score     {first.score:6.1%}   95%: {low:.1%} to {high:.1%}",
            "  decisive  {:6.1%}   95%: {:.1%} to {:.1%}".format(first.decisive, *first.decisive_interval),
        ]
        if len(names) == 2:
            lines.append(f"  Elo       {elo(first.score):+6.0f}   95%: {elo(low):+.0f} to {elo(high):+.0f}")
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
        prog="boardroom arena", description="Let computers play each other and say how much stronger one is."
    )
    parser.add_argument("game", metavar="GAME", help="the game, such as oxixo")
    parser.add_argument(
        "--seats",
        required=True,
        metavar="bot:5,bot:3",
        help="who plays: one computer for every seat, or for every side",
    )
    parser.add_argument("--players", type=_count, metavar="N", help="how many seats, if each side has several")
    parser.add_argument("--games", type=_count, default=10, metavar="N", help="how many games (10)")
    parser.add_argument("--seconds", type=_seconds, metavar="S", help="seconds per move")
    parser.add_argument("--nodes", type=_count, metavar="K", help="positions per move, which makes games repeatable")
    parser.add_argument("--seed", default="1", metavar="K", help="where all the luck comes from (1)")
    parser.add_argument("--opening", type=_number, default=0, metavar="N", help="begin with N random moves (0)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, metavar="J", help="games at once (cores)")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="save every game there")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    return parser


def _number(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} isn’t a whole number")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} isn’t a whole number above 0")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not 0 < seconds < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} isn’t a number of seconds above 0")
    return seconds


def _plan(arguments: argparse.Namespace) -> Plan:
    """Make sense of the arguments; raise ValueError or LookupError where there is none."""
    game = load_game(arguments.game)
    package(game.key).piece("bot", "bot")
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
        raise ValueError(f"--seats: {text!r} isn’t a player; write bot:{LEVELS[0]} to bot:{LEVELS[-1]}")
    return int(level)


def _fitting(game: Game, players: int) -> int:
    """Return for how many seats so many players are meant: one each, or one for each side."""
    if players in game.seats:
        return players
    return next((seats for seats in game.seats if len(game.sides(seats)) == players), players)


def _options(game: Game, seats: int, texts: Sequence[str]) -> dict[str, Any]:
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
        options: Options = game.options.model_validate(chosen)
    except ValidationError as error:
        raise ValueError(f"--option {Flaw.of(error).detail}") from None
    game.start(seats, options)  # raises where they don't suit the seats
    return options.model_dump(mode="json")


def _any_of(numbers: Sequence[int]) -> str:
    return " or ".join(map(str, numbers))
