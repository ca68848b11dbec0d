"""Record Zug's playthroughs again: `python -m tests.games.zug.record` writes the same files.

Whole matches end because no wagon can move. The two rarer ends come from a table that is built but for its last tiles.
"""

from __future__ import annotations

from itertools import count, cycle
from random import Random
from typing import Any

from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.games.zug.rules import ZugOptions
from boardroom.games.zug.state import Move, ZugState
from boardroom.games.zug.tables import TILES
from boardroom.games.zug.text import read_tiles, write_laid
from boardroom.testing.matches import people
from boardroom.testing.playthroughs import write_playthrough
from tests.games.kit.our_games import PLAYTHROUGHS
from tests.games.zug.board import GAME, SEATS, closed_table, data, lively, parted

LAST = 4  # tiles that are still in the hands, besides crossings that fit nowhere


def almost(seats: int, wagons: int) -> dict[str, Any]:
    """Return a table that is almost built, with so many wagons on it that could be sold."""
    whole, _ = read_tiles(list(closed_table()), seats)
    sellers = cycle(range(1, seats + 1))
    owners = {square: next(sellers) for square in [*whole.outlets][:wagons]}
    engineers = [laid.square for laid in whole.layout if TILES[laid.name].token == "engineer"]
    owners |= dict(zip(engineers, cycle(range(1, seats + 1)), strict=False))
    _, names = parted(closed_table(), LAST)
    tiles = [
        write_laid(laid) + (f"={owners[laid.square]}" if laid.square in owners else "") for laid in whole.layout[:-LAST]
    ]
    hands: list[list[str]] = [[] for _ in range(seats)]
    for seat, name in zip(cycle(range(seats)), [*names, *["crossing"] * 4], strict=False):
        hands[seat].append(name)
    return {"tiles": tiles, "hands": hands, "seat": 1, "phase": "place", "points": [0] * seats, "last": seats}


def played(seats: int, seed: str, position: Any = None, resign: int = -1, **agreed: str) -> Match[ZugState, Move]:
    """Play a match to its end, with the readings that were agreed; somebody may resign after so many entries."""
    rng = Random(seed)
    options = ZugOptions.model_validate({"first": 1 if position else seats} | agreed)
    match = Match.new(GAME, people(seats), options, seed=seed, position=position)
    while match.turn != NOBODY:
        if match.turn == CHANCE:
            match.draw()
        elif match.length >= resign >= 0:
            match.resign()
            resign = -1
        else:
            match.play(lively(match.state, rng))
    return match


def first_that_ends(reason: str, seats: int, wagons: int) -> Match[ZugState, Move]:
    """Play from the almost built table until a match ends for that reason."""
    matches = (played(seats, str(number), almost(seats, wagons)) for number in count())
    return next(match for match in matches if match.outcome and match.outcome.reason == reason)


def main() -> None:
    """Write every file."""
    matches = {}
    for seats in SEATS:
        matches[f"{seats}-stuck"] = played(seats, f"stuck {seats + 5}")  # with two, tokens run out
        matches[f"{seats}-full"] = first_that_ends("cities full", seats, 24)
        matches[f"{seats}-sold"] = first_that_ends("no wagon left", seats, 7)
    matches["2-readings"] = played(2, "readings", blank_sides="open", passing="yes")
    matches["2-pass"] = played(2, "pass", data("╋", "city " * 6, "city " * 6))
    matches["2-resign"] = played(2, "resign", resign=25)
    matches["4-resign"] = played(4, "resign", almost(4, 7), resign=2)
    for name, match in matches.items():
        write_playthrough(match, PLAYTHROUGHS / f"zug-{name}.boardroom")
        print(f"zug-{name}: {match.length} entries, {match.outcome}")


if __name__ == "__main__":
    main()
