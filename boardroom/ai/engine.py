"""The engine: questions as JSON lines on stdin, moves as JSON lines on stdout, for any other program."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from random import Random
from typing import Annotated, Any, BinaryIO, TextIO

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from boardroom.ai.bot import LEVELS, Budget, load_bot, load_game
from boardroom.core.game import CHANCE, NOBODY, Game
from boardroom.core.json_input import Flaw
from boardroom.core.match import RESIGN, Illegal, Match
from boardroom.core.record import Player


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Told(_Part):
    """One entry of a log that also says whose it is, so that a slip is noticed; seats count from 1, chance is 0."""

    seat: Annotated[int, Field(ge=0)]
    text: str


class Question(_Part):
    """A position, or the log that leads to it, or both; and how much thinking its next move deserves."""

    id: Any = None  # comes back with the answer
    game: str
    seats: int | None = None  # None: the fewest that the game names first
    options: dict[str, Any] = Field(default_factory=dict)
    position: Any = None
    log: list[str | Told] = Field(default_factory=list)
    seat: int | None = None  # None: whoever is to move
    level: Annotated[int, Field(ge=LEVELS[0], le=LEVELS[-1])] = LEVELS[-1]
    seconds: Annotated[float, Field(gt=0, le=1e6, allow_inf_nan=False)] | None = None
    nodes: Annotated[int, Field(gt=0)] | None = None
    seed: str | int = ""


def answer(data: Any) -> dict[str, Any]:
    """Answer a question; raise ValueError or LookupError that says what is wrong with it."""
    try:
        question = Question.model_validate(data)
    except ValidationError as error:
        raise ValueError(Flaw.of(error).detail) from None
    game = load_game(question.game)
    match = _match(game, question)
    bot = load_bot(game.key, question.level)
    told = question.seconds is not None or question.nodes is not None
    budget = Budget(question.seconds, question.nodes) if told else bot.budget()
    found = bot.choose(game, match.view(match.turn), budget, Random(question.seed))
    return {
        "move": game.write(found.move),
        "value": found.value,
        "line": [game.write(move) for move in found.line],
        "nodes": found.nodes,
        "seconds": found.seconds,
    }


def _match(game: Game, question: Question) -> Match:
    """Set up the table as the question says, with its seat to move."""
    seats = game.seats[0] if question.seats is None else question.seats
    if seats not in game.seats:
        raise ValueError(f"seats: {game.key} is played with {' or '.join(map(str, game.seats))}, not {seats}")
    if question.seat is not None and not 1 <= question.seat <= seats:
        raise ValueError(f"seat: seats are 1 to {seats}, not {question.seat}")
    try:
        options = game.options.model_validate(question.options)
    except ValidationError as error:
        raise ValueError(f"options: {Flaw.of(error).detail}") from None
    match = Match.new(game, [Player()] * seats, options, seed="engine", position=question.position)
    for number, entry in enumerate(question.log, 1):
        try:
            _follow(match, entry)
        except ValueError as error:
            text = entry if isinstance(entry, str) else entry.text
            why = f"the rules forbid it: {error.reason.rule}" if isinstance(error, Illegal) else error
            raise ValueError(f"log entry {number}, {text!r}: {why}") from None
    if match.turn == NOBODY:
        raise ValueError("the game is over")
    if match.turn == CHANCE:
        raise ValueError("chance decides now: put what it decided into the log")
    if question.seat is not None and question.seat != match.turn + 1:
        raise ValueError(f"seat: it is seat {match.turn + 1}’s turn, not seat {question.seat}’s")
    return match


def _follow(match: Match, entry: str | Told) -> None:
    """Play what the log says for whoever is to move."""
    text = entry if isinstance(entry, str) else entry.text
    if match.turn == NOBODY:
        raise ValueError("the game was over")
    if isinstance(entry, Told) and entry.seat != match.turn + 1:
        whose = "chance" if match.turn == CHANCE else f"seat {match.turn + 1}"
        raise ValueError(f"it was {whose}’s turn")
    if text == RESIGN:
        match.resign()
        return
    move = match.game.read(text, match.state)
    # A clock that ran out is a move like any other, but not one that could be chosen.
    flag = match.turn >= 0 and match.forbids(move) and move == match.game.timeout(match.state)
    if not flag or match.timeout() is None:
        match.play(move)


def serve(lines: BinaryIO, out: TextIO) -> None:
    """Answer every line until there are no more; a bad one gets an error and the next is read."""
    for line in lines:
        if not line.strip():
            continue
        data: Any = None
        try:
            data = json.loads(line.decode(), parse_constant=_no_number)
            if not isinstance(data, dict):
                raise ValueError("a question is a JSON object")
            reply = answer(data)
        except (ValueError, LookupError) as error:
            reply = {"error": _said(error)}
        except Exception as error:  # whatever else strange input leads to: the next question may be a good one
            reply = {"error": f"{type(error).__name__}: {error}"}
        if isinstance(data, dict) and "id" in data:
            reply["id"] = data["id"]
        print(json.dumps(reply), file=out, flush=True)


def _no_number(text: str) -> None:
    raise ValueError(f"not JSON: {text}")


def _said(error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):
        return f"not UTF-8: byte {error.start + 1}"
    if isinstance(error, json.JSONDecodeError):
        return f"not JSON: column {error.colno}: {error.msg}"
    return str(error)


def run(argv: Sequence[str]) -> int:
    """Run `boardroom engine` and return its exit code."""
    argparse.ArgumentParser(
        prog="boardroom engine",
        description="Read questions as JSON lines from standard input, and write moves as JSON lines.",
        epilog='Example: {"game": "oxixo", "log": ["a1e1"], "level": 5, "seconds": 1}',
    ).parse_args(argv)
    try:
        serve(sys.stdin.buffer, sys.stdout)
    except BrokenPipeError:
        # Nobody listens any more. Python would complain again when it closes stdout at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
