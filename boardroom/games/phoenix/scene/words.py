"""What Phoenix says: cards, colours, prompts and the names of what lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from boardroom.core.game import HIDDEN, Reason, Seat
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import Deal, Discard, Move, Phoenix, Play

translate = QCoreApplication.translate
GAME: Final = Phoenix()


def seat_word(seat: Seat) -> str:
    """Name a place at the table."""
    return translate("Phoenix", "South") if seat == 0 else translate("Phoenix", "North")


def is_you(seat: Seat, players: Sequence[Player]) -> bool:
    """Tell whether words can speak to this player: the only person, who has no other name."""
    people = [index for index, player in enumerate(players) if player.kind == "human"]
    return people == [seat] and not players[seat].name


def player_word(seat: Seat, players: Sequence[Player]) -> str:
    """Name a player."""
    if is_you(seat, players):
        return translate("Phoenix", "You")
    if seat >= len(players):
        return seat_word(seat)
    player = players[seat]
    if player.name:
        return player.name
    return translate("Phoenix", "Computer") if player.kind == "bot" else seat_word(seat)


def colour_word(colour: str) -> str:
    """Name a colour."""
    return {
        "r": translate("Phoenix", "red"),
        "o": translate("Phoenix", "orange"),
        "y": translate("Phoenix", "yellow"),
        "g": translate("Phoenix", "green"),
        "b": translate("Phoenix", "blue"),
        "p": translate("Phoenix", "purple"),
    }[colour]


def card_kind(card: str) -> str:
    """Name a card without its number."""
    return {
        "M": translate("Phoenix", "Movement"),
        "P": translate("Phoenix", "Permutation"),
        "R": translate("Phoenix", "Rotation"),
        "Q": translate("Phoenix", "Modification"),
        "X": translate("Phoenix", "Exchange"),
    }[card[0]]


def card_word(card: str) -> str:
    """Name a card."""
    return f"{card_kind(card)} {card[1:]}".strip()


def card_does(card: str) -> str:
    """Say in a few words what a card does."""
    if card == "Q1":
        return translate("Phoenix", "Swap two cubes side by side")
    if card == "P1":
        return translate("Phoenix", "Swap two of your pawns side by side")
    return {
        "M": translate("Phoenix", "Move one of your pawns {number} places"),
        "P": translate("Phoenix", "Swap two of your pawns {number} apart"),
        "R": translate("Phoenix", "Swap the two ends of your line"),
        "Q": translate("Phoenix", "Move a cube two places"),
        "X": translate("Phoenix", "Swap with the pawn straight across"),
    }[card[0]].format(number=card[1:])


def move_words(move: Move) -> str:
    """Say a move or what chance did, short and exact."""
    match move:
        case Discard(card):
            text = {
                "M": translate("Phoenix", "Discards a Movement {number}"),
                "P": translate("Phoenix", "Discards a Permutation {number}"),
                "R": translate("Phoenix", "Discards a Rotation"),
                "Q": translate("Phoenix", "Discards a Modification {number}"),
                "X": translate("Phoenix", "Discards an Exchange"),
            }[card[0]]
            return text.format(number=card[1:])
        case Deal(what, value):
            return deal_words(what, "" if value is HIDDEN else str(value))
        case Play("R", _, _):
            return translate("Phoenix", "Rotation: 1 and 10")
        case Play("X", here, _):
            return translate("Phoenix", "Exchange in column {place}").format(place=here + 1)
        case Play(card, here, there):
            said = {"card": card_word(card), "here": here + 1, "there": there + 1}
            if card[0] == "M":
                return translate("Phoenix", "{card}: {here} to {there}").format(**said)
            if card == "Q2":
                return translate("Phoenix", "{card}: cube {here} to {there}").format(**said)
            if card == "Q1":
                return translate("Phoenix", "{card}: cubes {here} and {there}").format(**said)
            return translate("Phoenix", "{card}: {here} and {there}").format(**said)


def deal_words(what: str, value: str) -> str:
    """Say what chance did."""
    if what == "draw":
        if not value:
            return translate("Phoenix", "Draws a card")
        return translate("Phoenix", "Draws {card}").format(card=card_word(value))
    if what == "first":
        return translate("Phoenix", "{seat} starts").format(seat=seat_word(int(value) - 1))
    text = translate("Phoenix", "Cube: {colour}") if what == "cube" else translate("Phoenix", "Pawn: {colour}")
    return text.format(colour=colour_word(value))


def reason_words(reason: Reason) -> str:
    """Say in one sentence why a move is not allowed."""
    card, here, there = (*reason.about, "", "", "")[:3]
    named = card_word(card) if card else ""
    if reason.rule == "card-distance":
        kind = card[0]
        text = {
            "M": translate("Phoenix", "{card} moves a pawn exactly {number} places: not from {here} to {there}."),
            "P": translate("Phoenix", "{card} swaps pawns exactly {number} apart: not {here} and {there}."),
            "R": translate("Phoenix", "Rotation swaps the two ends of your line: press place 1 or 10."),
            "Q": translate("Phoenix", "{card} moves a cube exactly {number} places: not from {here} to {there}."),
            "X": translate("Phoenix", "Exchange swaps the two pawns of one column."),
        }[kind]
        return text.format(card=named, number=card[1:], here=here, there=there)
    said = {
        "over": translate("Phoenix", "The game is over."),
        "deal": translate("Phoenix", "The cards decide that."),
        "card-hand": translate("Phoenix", "You don’t have {card} in your hand."),
        "card-end": translate("Phoenix", "{card} can’t go past the end: {number} places, or another piece."),
    }
    return said[reason.rule].format(card=named, number=card[1:])


def counted(parts: Sequence[str]) -> str:
    """Join two or three words with an "or"."""
    if len(parts) < 2:
        return "".join(parts)
    return translate("Phoenix", "{some} or {last}").format(some=", ".join(parts[:-1]), last=parts[-1])


def points_word(count: int) -> str:
    """Say a number of points."""
    return translate("Phoenix", "%n points", "", count)


def change_word(before: int, after: int) -> str:
    """Say how a number of points would change."""
    if before == after:
        return points_word(after)
    return translate("Phoenix", "{before} → {after} points").format(before=before, after=after)
