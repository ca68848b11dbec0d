"""Matches played at random."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Literal, NamedTuple, get_args, get_origin

from boardroom.core.game import CHANCE, NOBODY, Game, Options
from boardroom.core.match import Match
from boardroom.core.record import LONGEST, Player


class Sitting(NamedTuple):
    """How many play, and the seed of all that they do."""

    seats: int
    seed: str


def people(seats: int) -> list[Player]:
    """Return that many people, so that everything may be taken back."""
    return [Player(name=f"P{seat + 1}") for seat in range(seats)]


def some_options(game: Game, seats: int, rng: Random) -> Options:
    """Choose among the choices that a game's options offer; a number keeps its default."""
    while True:
        chosen: dict[str, Any] = {}
        for name, field in game.options.model_fields.items():
            if field.annotation is bool:
                chosen[name] = rng.random() < 0.5
            elif get_origin(field.annotation) is Literal:
                chosen[name] = rng.choice(get_args(field.annotation))
        options: Options = game.options.model_validate(chosen)
        try:
            game.start(seats, options)
        except ValueError:
            continue  # the options don't suit the seats
        return options


def play_on(match: Match, rng: Random) -> Iterator[int]:
    """Play at random to the end, entry by entry."""
    while match.turn != NOBODY:
        yield match.draw() if match.turn == CHANCE else match.play(rng.choice(match.game.moves(match.state)))


def random_match(game: Game, seats: int, seed: str, salt: str = "") -> Match:
    """Return a match played at random to its end, with random options."""
    rng = Random(f"{game.key} {seats} {seed}")
    match = Match.new(game, people(seats), options=some_options(game, seats, rng), seed=seed)
    if salt:
        match.add_salt(salt)
    for index in play_on(match, rng):
        assert index + 1 < LONGEST, f"after {LONGEST} entries the match still goes on"
    return match


@cache
def played(game: Game, sitting: Sitting) -> Match:
    """Return a match that was played at random to the end; tests share it and leave it as it is."""
    return random_match(game, *sitting)


def some(match: Match, most: int = 200) -> list[Any]:
    """Return the states of a match; of a very long one about so many, for what takes long to look at."""
    return match.states[:: 1 + match.length // most]
