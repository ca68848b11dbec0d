"""Playthroughs: a record with what is expected of it. A bug report becomes a test by copying such a file.

    python -m boardroom.testing.playthroughs oxixo --seats 2 --seed 7 --folder tests/games/playthroughs

plays at random and writes oxixo-2-7.boardroom. `--moves` gives the first moves ("resign" and what the clock does among
them); `--stop` ends with them, and `--name` says what the file is about.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

from boardroom.ai.bot import load_game
from boardroom.core.game import CHANCE, NOBODY, Game
from boardroom.core.match import RESIGN, Match
from boardroom.core.record import read_record
from boardroom.testing.matches import people, play_on
from boardroom.testing.one_game import OneGame

MODULE: Final = "boardroom.testing.playthroughs"
EVERY: Final = 5  # entries between two expectations
AGES_AGO: Final = datetime(2020, 1, 1, tzinfo=UTC)  # a file made again is the same file


def play_text(match: Match, text: str) -> None:
    """Play what a log says: a move, what the clock does, or resigning."""
    if text == RESIGN:
        match.resign()
        return
    move = match.game.read(text, match.state)
    if match.forbids(move) and match.game.timeout(match.state) == move:
        assert match.timeout() is not None, "there is no clock"
    else:
        match.play(move)


def expectation(match: Match, at: int) -> dict[str, Any]:
    """Say what is so after that many entries."""
    outcome = match.outcome if at == match.length else None
    view = match.view(NOBODY, at)
    return {
        "position": None if view.turn == NOBODY else match.game.dump(match.states[at]),
        "turn": view.turn,
        "moves": 0 if view.turn == NOBODY else len(match.game.moves(match.states[at])),
        "outcome": json.loads(json.dumps(asdict(outcome))) if outcome else None,
    }


def write_playthrough(match: Match, path: Path) -> None:
    """Write the record with what is so at its start, at its end, and now and then between."""
    record = match.record(id=path.stem, created=AGES_AGO, changed=AGES_AGO)
    places = sorted({*range(0, match.length, EVERY), match.length})
    data = {
        "record": record.model_dump(mode="json"),
        "expect": {str(at): expectation(match, at) for at in places},
    }
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def check_playthrough(game: Game, path: Path) -> Match:
    """Replay a playthrough and compare; return the match."""
    data = json.loads(path.read_text(encoding="utf-8"))
    record = read_record(data["record"])
    assert record.game == game.key, f"{path.name} is about {record.game}"
    match = Match(game, record)
    for at, expected in data["expect"].items():
        assert expectation(match, int(at)) == expected, f"{path.name}, after {at} entries"
    assert str(match.length) in data["expect"], f"{path.name} does not say how it ends"
    assert match.record() == record, f"{path.name}: the result is not what the log gives"
    return match


class PlaythroughTests(OneGame):
    """Recorded matches go for ever as they went."""

    @classmethod
    def playthroughs(cls) -> Path:
        """Return the folder with the recorded matches, <key>-….boardroom."""
        return cls.folder() / "playthroughs"

    @classmethod
    def each_playthrough(cls) -> Mapping[str, Path]:
        """List the recorded matches."""
        return {path.stem: path for path in sorted(cls.playthroughs().glob(f"{cls.game.key}-*.boardroom"))}

    def test_there_is_a_playthrough_for_each_number_of_seats(self) -> None:
        files = self.each_playthrough().values()
        seats = {len(json.loads(file.read_text(encoding="utf-8"))["record"]["players"]) for file in files}
        command = f"python -m {MODULE} {self.game.key} --folder {self.playthroughs()} --seats"
        assert seats == set(self.game.seats), f"record one: {command} {min({*self.game.seats} ^ seats)}"

    def test_a_playthrough_goes_as_expected(self, playthrough: Path) -> None:
        check_playthrough(self.game, playthrough)


def main(arguments: Sequence[str] | None = None) -> None:
    """Record a playthrough."""
    parser = argparse.ArgumentParser(prog=f"python -m {MODULE}", description="Record a random match.")
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True, help="where the file goes")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--name", default="", help="the end of the file's name; the seats and the seed if not given")
    parser.add_argument("--options", type=json.loads, default={}, help="as JSON")
    parser.add_argument("--moves", default="", help="the first moves, separated by commas")
    parser.add_argument("--stop", action="store_true", help="end after these moves")
    given = parser.parse_args(arguments)
    game = load_game(given.game)
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
    given.folder.mkdir(parents=True, exist_ok=True)
    path = given.folder / f"{game.key}-{given.name or f'{seats}-{given.seed}'}.boardroom"
    write_playthrough(match, path)
    print(f"{path.name}: {match.length} entries, {match.outcome or 'unfinished'}")


if __name__ == "__main__":
    main()
