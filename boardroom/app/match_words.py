"""What is said of the moves of a match, wherever they are listed: beside the table and in the review."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from boardroom.ai.bot import Answer
from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match, Step, View
from boardroom.core.record import Player
from boardroom.ui.game.face import Face
from boardroom.ui.style.percent import percentage

translate = QCoreApplication.translate


def move_number(match: Match, at: int) -> int:
    """Return the number of the last move among the first `at` entries; dice and draws have none."""
    return sum(entry.seat != CHANCE for entry in match.entries[:at])


def move_words(face: Face, step: Step, players: Sequence[Player]) -> str:
    """Say an entry for the move list; resigning and the clock are no matter of the rules, so they are said here."""
    if step.move is None:
        return translate("Table", "Resigns")
    said = face.say_move(step.before, step.seat, step.move, players)
    return translate("Table", "Time is up. {move}").format(move=said) if step.timed_out else said


def step_words(face: Face, step: Step, players: Sequence[Player]) -> str:
    """Say an entry to whoever listens, with what came of it; empty: nothing worth saying."""
    if step.move is None or step.timed_out:
        return move_words(face, step, players)
    return face.tell(step, players)


def line_words(face: Face, match: Match, view: View, line: Sequence[Any], most: int = 3) -> list[str]:
    """Say how a line would go on; behind hidden cards only its first move is certain."""
    said: list[str] = []
    game, state, seat = match.game, view.state, view.turn
    open_to_all = view.seat >= 0 and game.redact(state, NOBODY) == state
    for move in line[:most]:
        if seat < 0 or move not in game.moves(state):
            break
        before: View = View(state, seat, seat, tuple(game.moves(state)), view.log)
        said.append(face.say_move(before, seat, move, match.players))
        if not open_to_all:
            break
        state = game.apply(state, move)
        seat = game.turn(state)
    return said


def one_after_another(said: Sequence[str]) -> str:
    """Put moves of a line into one sentence, with a mark between them that every language sets alike."""
    return " · ".join(said)


def chance_words(answer: Answer) -> str:
    """Say what a position is worth to whoever moves."""
    if answer.forced:
        moves = (abs(answer.forced) + 1) // 2
        if answer.forced > 0:
            return translate("Table", "It forces a win in %n moves.", "", moves)
        return translate("Table", "Against best play it only delays the loss.")
    return translate("Table", "Chance of winning: about {percent}.").format(percent=percentage(answer.value))
