"""How players are called, everywhere: "You", "Ana", "Level 4", "Computer · level 4", "Player 2"."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from boardroom.core.game import Seat
from boardroom.core.record import Player

translate = QCoreApplication.translate


def only_person(players: Sequence[Player]) -> Seat | None:
    """Return the seat of the only person who plays: the words can speak to that person."""
    people = [seat for seat, player in enumerate(players) if player.kind == "human"]
    return people[0] if len(people) == 1 else None


def is_you(seat: Seat, players: Sequence[Player]) -> bool:
    """Tell whether a player is called "you": the only person, who has no other name."""
    return seat == only_person(players) and not players[seat].name


def unnamed(seat: Seat, players: Sequence[Player]) -> str:
    """Say what a person is called who gave no name."""
    if seat == only_person(players):
        return translate("Players", "You")
    return translate("Players", "Player {number}").format(number=seat + 1)


def short_name(seat: Seat, players: Sequence[Player]) -> str:
    """Name a player in a word or two: "You", "Ana", "Level 4"; without players, by number."""
    player = players[seat] if players else Player()
    if player.kind == "bot" and not player.name:
        return translate("Players", "Level {level}").format(level=_level(seat, players))
    return player.name or unnamed(seat, players)


def full_name(seat: Seat, players: Sequence[Player]) -> str:
    """Name a player where there is room: like short_name, but "Computer · level 4"."""
    player = players[seat]
    if player.kind == "bot" and not player.name:
        return translate("Players", "Computer · level {level}").format(level=_level(seat, players))
    return short_name(seat, players)


def _level(seat: Seat, players: Sequence[Player]) -> str:
    """Say the level of a computer without a name; equals get letters, so that each can be told from the others."""
    level = players[seat].level
    bots = [(other, player) for other, player in enumerate(players) if player.kind == "bot" and not player.name]
    equals = [other for other, player in bots if player.level == level]
    return str(level) if len(equals) == 1 else f"{level} {chr(ord('A') + equals.index(seat))}"
