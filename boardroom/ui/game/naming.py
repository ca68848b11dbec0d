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
        text = (
            translate("Players", "Level {level} ({number})")
            if _number(seat, players)
            else translate("Players", "Level {level}")
        )
        return text.format(level=player.level, number=_number(seat, players))
    return player.name or unnamed(seat, players)


def full_name(seat: Seat, players: Sequence[Player]) -> str:
    """Name a player where there is room: like short_name, but "Computer · level 4"."""
    player = players[seat]
    if player.kind == "bot" and not player.name:
        text = translate("Players", "Computer {number} · level {level}")
        if not _number(seat, players):
            text = translate("Players", "Computer · level {level}")
        return text.format(level=player.level, number=_number(seat, players))
    return short_name(seat, players)


def _number(seat: Seat, players: Sequence[Player]) -> int:
    """Return the number that tells a computer without a name from others of its level; 0: there are none."""
    bots = [(other, player) for other, player in enumerate(players) if player.kind == "bot" and not player.name]
    equals = [other for other, player in bots if player.level == players[seat].level]
    return equals.index(seat) + 1 if len(equals) > 1 else 0
