"""What the table says: names, prompts, notices and questions, in the language of the moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import QCoreApplication

from boardroom.ai.bot import Answer
from boardroom.core.game import CHANCE, NOBODY, Seat
from boardroom.core.match import Match, Step, View
from boardroom.core.record import Player
from boardroom.ui.face import Face
from boardroom.ui.naming import full_name, is_you, only_person, short_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Prompt:
    """What to do now, and why."""

    what: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to read beside the prompt: a refusal (danger), a hint (look) or a plain message."""

    tone: Literal["plain", "look", "danger"]
    what: str
    why: str = ""
    rule: str = ""  # the paragraph of the rulebook that says so


@dataclass(frozen=True, slots=True)
class Question:
    """Something that a person must answer first; `then` happens on yes."""

    what: str
    why: str
    yes: str
    no: str
    then: Callable[[], None]
    danger: bool = False


def turn_words(players: Sequence[Player], seat: Seat) -> str:
    """Say on a player's card that it is their turn."""
    return translate("Table", "Your turn") if seat == only_person(players) else translate("Table", "To move")


def move_words(face: Face, step: Step[Any, Any], players: Sequence[Player]) -> str:
    """Say an entry for the move list; resigning is no move of the rules, so it is said here."""
    if step.move is None:
        return translate("Table", "Resigns")
    return face.say_move(step.before, step.seat, step.move, players)


def thinking(players: Sequence[Player], seat: Seat) -> Prompt:
    """Say that a computer thinks."""
    return Prompt(
        translate("Table", "{name} is thinking…").format(name=full_name(seat, players)),
        translate("Table", "You can look at earlier moves meanwhile."),
    )


def throw_due(players: Sequence[Player], seat: Seat) -> Prompt:
    """Say whose real dice are to be thrown; people throw for computers too."""
    if is_you(seat, players):
        what = translate("Table", "Throw the dice")
    elif players[seat].kind == "bot":
        what = translate("Table", "Throw the dice for {name}").format(name=short_name(seat, players))
    else:
        what = translate("Table", "{name}, throw the dice").format(name=short_name(seat, players))
    return Prompt(what, translate("Table", "Then enter below the board what they show."))


def no_side(key: str) -> Notice:
    """Say that no die shows what was typed."""
    said = translate("Table", "No die that is still to be entered shows “{key}”.").format(key=key)
    return refusal(said)


def barrier(kind: str) -> Notice:
    """Say why nothing can be taken back."""
    why = {
        "nothing": translate("Table", "There is nothing to take back."),
        "revealed": translate("Table", "Something new came to light since: it can’t be taken back."),
        "computers": translate("Table", "Only computers play here, and they take nothing back."),
    }
    return Notice("plain", why[kind])


def refusal(text: str, rule: str = "") -> Notice:
    """Say why a move isn't allowed."""
    return Notice("danger", text, rule=rule)


def unreadable(text: str, example: str) -> Notice:
    """Say that a typed text is no move, and how one is written."""
    if not example:
        return Notice("danger", translate("Table", "“{text}” is not a move.").format(text=text))
    said = translate("Table", "“{text}” is not a move. Write it like “{example}”.")
    return Notice("danger", said.format(text=text, example=example))


def percent(value: float) -> int:
    """Return a chance as people read it; only what is certain is 0 or 100."""
    if 0 < value < 1:
        return min(99, max(1, round(value * 100)))
    return round(value * 100)


def tight(said: str) -> str:
    """Keep numbers and their percent signs on one line."""
    return said.replace(" %", "\u00a0%")


def chance_words(answer: Answer[Any]) -> str:
    """Say what a position is worth to whoever moves."""
    if answer.forced:
        moves = (abs(answer.forced) + 1) // 2
        if answer.forced > 0:
            return translate("Table", "It wins by force, in %n moves.", "", moves)
        return translate("Table", "Against best play it only delays the loss.")
    return translate("Table", "About {percent} % to win.").format(percent=percent(answer.value))


def line_words(
    face: Face, match: Match[Any, Any], view: View[Any, Any], line: Sequence[Any], most: int = 3
) -> list[str]:
    """Say how a line would go on; behind hidden cards only its first move is certain."""
    said: list[str] = []
    game, state, seat = match.game, view.state, view.turn
    open_to_all = view.seat >= 0 and game.redact(state, NOBODY) == state
    for move in line[:most]:
        if seat < 0 or move not in game.moves(state):
            break
        before: View[Any, Any] = View(state, seat, seat, tuple(game.moves(state)), view.log)
        said.append(face.say_move(before, seat, move, match.players))
        if not open_to_all:
            break
        state = game.apply(state, move)
        seat = game.turn(state)
    return said


def hint(face: Face, match: Match[Any, Any], view: View[Any, Any], answer: Answer[Any]) -> Notice:
    """Say the advised move, what it is worth, and how it could go on."""
    said = line_words(face, match, view, answer.line or (answer.move,))
    said = said or [face.say_move(view, view.turn, answer.move, match.players)]
    why = chance_words(answer)
    if len(said) > 1:
        why += " " + translate("Table", "It could go on: {line}.").format(line="; ".join(said[1:]))
    return Notice("look", translate("Table", "Hint: {move}").format(move=said[0]), tight(why))


def advising() -> Notice:
    """Say that a hint is being looked for."""
    return Notice("look", translate("Table", "Looking for a good move…"))


def not_now(match: Match[Any, Any]) -> str:
    """Say why no move can be made now."""
    if match.turn == NOBODY:
        return translate("Table", "The game is over.")
    return translate("Table", "It is not your turn.")


def no_answer(problem: str) -> Notice:
    """Say that a computer player failed; going on tries again."""
    return Notice("danger", translate("Table", "The computer could not find a move."), problem)


def not_saved(problem: str) -> Notice:
    """Say that the match can't be written down."""
    return Notice("danger", translate("Table", "This game can’t be saved."), problem)


def ask_undo(match: Match[Any, Any], seat: Seat, then: Callable[[], None]) -> Question:
    """Ask before a person's move is taken back by somebody else."""
    name = full_name(seat, match.players)
    return Question(
        translate("Table", "Take back {name}’s move?").format(name=name),
        translate("Table", "{name} should agree.").format(name=name),
        translate("Table", "Take back"),
        translate("Table", "Leave it"),
        then,
    )


def ask_resign(match: Match[Any, Any], then: Callable[[], None]) -> Question:
    """Ask before giving up."""
    if len(match.sides) > 2:
        why = translate("Table", "A computer takes your place.")
    else:
        why = translate("Table", "The other side wins.")
    return Question(
        translate("Table", "Resign this game?"),
        why,
        translate("Table", "Resign"),
        translate("Table", "Keep playing"),
        then,
        danger=True,
    )


def ask_restart(then: Callable[[], None]) -> Question:
    """Ask before starting again."""
    return Question(
        translate("Table", "Start again from the beginning?"),
        translate("Table", "The moves so far will be gone."),
        translate("Table", "Start again"),
        translate("Table", "Keep playing"),
        then,
        danger=True,
    )


def ask_slip(warning: str, then: Callable[[], None]) -> Question:
    """Ask before a move that is probably a slip."""
    return Question(
        warning,
        translate("Table", "You can turn these warnings off in the settings."),
        translate("Table", "Play it anyway"),
        translate("Table", "Choose another"),
        then,
        danger=True,
    )


def move_number(match: Match[Any, Any], at: int) -> int:
    """Return the number of the last move among the first `at` entries; dice and draws have none."""
    return sum(entry.seat != CHANCE for entry in match.entries[:at])


def looking_at(match: Match[Any, Any], at: int) -> str:
    """Say which earlier position is on show."""
    number = move_number(match, at)
    if number == 0:
        return translate("Table", "You are looking at the start")
    return translate("Table", "You are looking at move {number}").format(number=number)


def status(
    match: Match[Any, Any], paused: bool, curtain: Seat | None, looking: int | None, rolling: bool = False
) -> Prompt | None:
    """Say what everybody waits for when it isn't a person's move."""
    players = match.players
    if looking is not None:
        return Prompt(
            looking_at(match, looking) + ".",
            translate("Table", "The game goes on meanwhile. Press Esc to come back to it."),
        )
    if curtain is not None:
        return Prompt(
            translate("Table", "Hand over to {name}.").format(name=full_name(curtain, players)),
            translate("Table", "What others hold stays covered."),
        )
    if paused:
        return Prompt(translate("Table", "Paused"), translate("Table", "Nobody moves until you go on."))
    if match.turn == CHANCE or rolling:
        return Prompt(translate("Table", "Chance decides."), "")
    if match.turn >= 0 and players[match.turn].kind == "bot":
        return thinking(players, match.turn)
    return None
