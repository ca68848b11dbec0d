"""Playthroughs: a record with what is expected of it. A bug report becomes a test by copying such a file.

    python -m tests.games.playthrough oxixo --seats 2 --seed 7

plays at random and writes tests/games/playthroughs/oxixo-2-7.boardroom. `--moves` gives the first moves ("resign" and
what the clock does among them); `--stop` ends with them, and `--name` says what the file is about.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args, get_origin

from boardroom.core.game import CHANCE, NOBODY, Game
from boardroom.core.match import RESIGN, Match
from boardroom.core.record import Player, read_record
from boardroom.games import GAMES
from tests.core.toy import Toy

FOLDER = Path(__file__).with_name("playthroughs")
EVERY = 5  # entries between two expectations
AGES_AGO = datetime(2020, 1, 1, tzinfo=UTC)  # a file made again is the same file
MEMBERS: tuple[Game[Any, Any], ...] = (*GAMES, Toy())


def member(key: str) -> Game[Any, Any]:
    """Return a registered game, or the toy."""
    return {game.key: game for game in MEMBERS}[key]


def people(seats: int) -> list[Player]:
    """Return that many people, so that everything may be taken back."""
    return [Player(name=f"P{seat + 1}") for seat in range(seats)]


def some_options(game: Game[Any, Any], seats: int, rng: Random) -> Any:
    """Choose among the choices that a game's options offer; a number keeps its default."""
    while True:
        chosen: dict[str, Any] = {}
        for name, field in game.options.model_fields.items():
            if field.annotation is bool:
                chosen[name] = rng.random() < 0.5
            elif get_origin(field.annotation) is Literal:
                chosen[name] = rng.choice(get_args(field.annotation))
        options = game.options.model_validate(chosen)
        try:
            game.start(seats, options)
        except ValueError:
            continue  # the options don't suit the seats
        return options


def play_on(match: Match[Any, Any], rng: Random) -> Iterator[int]:
    """Play at random to the end, entry by entry."""
    while match.turn != NOBODY:
        yield match.draw() if match.turn == CHANCE else match.play(rng.choice(match.game.moves(match.state)))


def random_match(game: Game[Any, Any], seats: int, seed: str) -> Match[Any, Any]:
    """Return a match played at random to its end, with random options."""
    rng = Random(f"{game.key} {seats} {seed}")
    match = Match.new(game, people(seats), options=some_options(game, seats, rng), seed=seed)
    for _ in play_on(match, rng):
        pass
    return match


def play_text(match: Match[Any, Any], text: str) -> None:
    """Play what a log says: a move, what the clock does, or resigning."""
    if text == RESIGN:
        match.resign()
        return
    move = match.game.read(text, match.state)
    if match.forbids(move) and match.game.timeout(match.state) == move:
        assert match.timeout() is not None, "there is no clock"
    else:
        match.play(move)


def expectation(match: Match[Any, Any], at: int) -> dict[str, Any]:
    """Say what is so after that many entries."""
    outcome = match.outcome if at == match.length else None
    view = match.view(NOBODY, at)
    return {
        "position": None if view.turn == NOBODY else match.game.dump(match.states[at]),
        "turn": view.turn,
        "moves": 0 if view.turn == NOBODY else len(match.game.moves(match.states[at])),
        "outcome": json.loads(json.dumps(asdict(outcome))) if outcome else None,
    }


def write_playthrough(match: Match[Any, Any], path: Path) -> None:
    """Write the record with what is so at its start, at its end, and now and then between."""
    record = match.record(id=path.stem, created=AGES_AGO, changed=AGES_AGO)
    places = sorted({*range(0, match.length, EVERY), match.length})
    data = {
        "record": record.model_dump(mode="json"),
        "expect": {str(at): expectation(match, at) for at in places},
    }
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def check_playthrough(path: Path) -> Match[Any, Any]:
    """Replay a playthrough and compare; return the match."""
    data = json.loads(path.read_text(encoding="utf-8"))
    record = read_record(data["record"])
    match = Match(member(record.game), record)
    for at, expected in data["expect"].items():
        assert expectation(match, int(at)) == expected, f"{path.name}, after {at} entries"
    assert str(match.length) in data["expect"], f"{path.name} does not say how it ends"
    assert match.record() == record, f"{path.name}: the result is not what the log gives"
    return match


def main(arguments: Sequence[str] | None = None) -> None:
    """Record a playthrough."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.playthrough", description="Record a random match.")
    parser.add_argument("game", choices=[game.key for game in MEMBERS])
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--name", default="", help="the end of the file's name; the seats and the seed if not given")
    parser.add_argument("--options", type=json.loads, default={}, help="as JSON")
    parser.add_argument("--moves", default="", help="the first moves, separated by commas")
    parser.add_argument("--stop", action="store_true", help="end after these moves")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    given = parser.parse_args(arguments)
    game = member(given.game)
    seats = given.seats or game.seats[0]
    options = game.options.model_validate(given.options)
    match = Match.new(game, people(seats), options=options, seed=given.seed)
    for text in filter(None, given.moves.split(",")):
        while match.turn == CHANCE:
            match.draw()
        play_text(match, text.strip())
    if not given.stop:
        for _ in play_on(match, Random(given.seed)):
            pass
    path = given.folder / f"{game.key}-{given.name or f'{seats}-{given.seed}'}.boardroom"
    write_playthrough(match, path)
    print(f"{path.name}: {match.length} entries, {match.outcome or 'unfinished'}")


if __name__ == "__main__":
    main()
