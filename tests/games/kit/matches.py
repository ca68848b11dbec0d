"""Short words for matches of any game in tests."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from boardroom.core.game import CHANCE, Game, M, S
from boardroom.core.match import Match
from boardroom.core.record import Player, read_record


def seated(seats: int, people: Collection[int]) -> list[Player]:
    """Return the players of a match: people have names, and the other seats are computers'."""
    return [Player(name=f"P{seat}") if seat in people else Player(kind="bot", level=1) for seat in range(seats)]


def play(match: Match[S, M], *texts: str) -> Match[S, M]:
    """Play moves, and what chance does, one after the other."""
    for text in texts:
        match.play(match.game.read(text, match.state))
    return match


def play_and_draw(match: Match[S, M], *texts: str) -> Match[S, M]:
    """Play moves one after the other; chance does what is due as soon as it is."""
    for text in texts:
        play(match, text)
        while match.turn == CHANCE:
            match.draw()
    return match


def reloaded(match: Match[S, M]) -> Match[S, M]:
    """Return the match that comes back of a save."""
    return Match(match.game, read_record(json.loads(match.record().model_dump_json())))


def with_changes(game: Game[S, M], **changes: Any) -> Match[S, M]:
    """Return what comes of the save of a new match that somebody has changed."""
    record = json.loads(Match.new(game, [Player(), Player()], seed="s").record().model_dump_json())
    return Match(game, read_record(record | changes))
