"""What the table says: names, prompts, notices and questions, in the language of the moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from boardroom.ai.bot import Answer
from boardroom.app.match_words import chance_words, line_words, move_number, one_after_another
from boardroom.core.game import NOBODY, Seat
from boardroom.core.match import Match, Step, View, against_free_undo
from boardroom.core.record import LONGEST, Player
from boardroom.ui.game.face import Face
from boardroom.ui.game.naming import full_name, is_you, only_person, short_name
from boardroom.ui.style.translation import locale, translate


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
    reason: str = ""  # of a hint, in the game's own terms
    playable: bool = False  # whether it is a move that can be played as it stands


@dataclass(frozen=True, slots=True)
class TableQuestion:
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


def on_turn(players: Sequence[Player], seat: Seat) -> str:
    """Say to whoever listens whose turn it is."""
    if is_you(seat, players):
        return translate("Table", "Your turn")
    return translate("Table", "{name} to move").format(name=short_name(seat, players))


def repeated(said: str, times: int) -> str:
    """Say once what happened several times in a row."""
    if times == 1:
        return said
    return translate("Table", "{what}, %n times", "", times).format(what=said.rstrip("."))


def taken_back() -> str:
    """Say that moves were taken back."""
    return translate("Table", "Undone")


def thinking(players: Sequence[Player], seat: Seat) -> Prompt:
    """Say that a computer thinks."""
    return Prompt(
        translate("Table", "{name} is thinking…").format(name=full_name(seat, players)),
        translate("Table", "Meanwhile you can look at earlier moves."),
    )


def happening(face: Face, step: Step, players: Sequence[Player]) -> Prompt:
    """Say who is acting while a step is shown, and what they do."""
    if step.seat < 0:
        return Prompt(face.say_chance(step.before, players))
    text = translate("Table", "You play") if is_you(step.seat, players) else translate("Table", "{name} plays")
    said = face.say_move(step.before, step.seat, step.move, players)
    return Prompt(text.format(name=full_name(step.seat, players)), f"{said}." if said else "")


def throw_due(players: Sequence[Player], seat: Seat) -> Prompt:
    """Say whose real dice are to be thrown; people throw for computers too."""
    if is_you(seat, players):
        what = translate("Table", "Throw the dice")
    elif players[seat].kind == "bot":
        what = translate("Table", "Throw the dice for {name}").format(name=short_name(seat, players))
    else:
        what = translate("Table", "{name}, throw the dice").format(name=short_name(seat, players))
    return Prompt(what, translate("Table", "Then enter what they show below the board."))


def no_side(key: str) -> Notice:
    """Say that no die shows what was typed."""
    said = translate("Table", "None of the dice left to enter can show “{key}”.").format(key=key)
    return refusal(said)


def barrier(match: Match, kind: str) -> Notice:
    """Say why nothing can be taken back, and what could have been agreed instead."""
    what = {
        "nothing": translate("Table", "There is nothing to undo."),
        "revealed": translate("Table", "New information has been revealed since, so this move can’t be undone."),
        "agreed": translate("Table", "You agreed before the game that this stays as it was played."),
        "time": translate("Table", "Time has run out since, and that can’t be undone."),
        "computers": translate("Table", "Only computers are playing, and they don’t undo moves."),
        "shown": translate("Table", "The seed has been shown, so this game is final and nothing can be undone."),
    }
    offered = kind == "revealed" and not match.free_undo
    if offered and not against_free_undo(match.game, match.players, match.by_hand):
        why = translate("Table", "Against computers you can agree on free take-backs when you set up a game.")
    else:
        why = ""
    return Notice("plain", what[kind], why)


def time_is_up(face: Face, step: Step, players: Sequence[Player]) -> Notice:
    """Say loudly that the clock has decided, and what."""
    if is_you(step.seat, players):
        what = translate("Table", "Your time is up!")
    else:
        what = translate("Table", "{name}’s time is up!").format(name=full_name(step.seat, players))
    said = face.say_move(step.before, step.seat, step.move, players)
    return Notice("danger", what, translate("Table", "The clock decided: {move}.").format(move=said))


def refusal(text: str, rule: str = "") -> Notice:
    """Say why a move isn't allowed."""
    return Notice("danger", text, rule=rule)


def unreadable(text: str, example: str) -> Notice:
    """Say that a typed text is no move, and how one is written."""
    if not example:
        return Notice("danger", translate("Table", "“{text}” isn’t a move.").format(text=text))
    said = translate("Table", "“{text}” isn’t a move. Type it like “{example}”.")
    return Notice("danger", said.format(text=text, example=example))


def hint(face: Face, match: Match, view: View, answer: Answer) -> Notice:
    """Say the advised move, what it is worth, and how it could go on."""
    said = line_words(face, match, view, answer.line or (answer.move,))
    said = said or [face.say_move(view, view.turn, answer.move, match.players)]
    why = chance_words(answer)
    if len(said) > 1:
        why += " " + translate("Table", "Then perhaps: {line}.").format(line=one_after_another(said[1:]))
    reason = face.reason(view, answer.move, match.players)
    return Notice("look", translate("Table", "Hint: {move}").format(move=said[0]), why, reason=reason, playable=True)


def advising() -> Notice:
    """Say that a hint is being looked for."""
    return Notice("look", translate("Table", "Looking for a good move…"))


def not_now(match: Match, throwing: bool) -> str:
    """Say why no move can be made now."""
    if throwing:
        return translate("Table", "Throw the dice first.")
    if match.turn == NOBODY:
        return _final().what if match.outcome is None else translate("Table", "The game is over.")
    if match.full:
        return no_room()
    return translate("Table", "It isn’t your turn.")


def no_room() -> str:
    """Say that a match is as long as one can be."""
    longest = locale().toString(LONGEST)
    return translate("Table", "This game has {count} entries, and no more can be saved.").format(count=longest)


def no_answer(problem: str) -> Notice:
    """Say that a computer player failed; going on tries again."""
    return Notice("danger", translate("Table", "The computer couldn’t find a move."), problem)


def ask_undo(match: Match, seat: Seat, then: Callable[[], None]) -> TableQuestion:
    """Ask before a person's move is taken back by somebody else."""
    name = full_name(seat, match.players)
    return TableQuestion(
        translate("Table", "Undo {name}’s move?").format(name=name),
        translate("Table", "{name} should agree.").format(name=name),
        translate("Table", "Undo"),
        translate("Table", "Leave it"),
        then,
    )


def ask_resign(match: Match, then: Callable[[], None]) -> TableQuestion:
    """Ask before giving up."""
    if len(match.sides) > 2:
        why = translate("Table", "A computer will take your place.")
    else:
        why = translate("Table", "The other side wins.")
    return TableQuestion(
        translate("Table", "Resign this game?"),
        why,
        translate("Table", "Resign"),
        translate("Table", "Keep playing"),
        then,
        danger=True,
    )


def ask_restart(then: Callable[[], None]) -> TableQuestion:
    """Ask before starting again."""
    return TableQuestion(
        translate("Table", "Start again from the beginning?"),
        translate("Table", "The moves so far will be gone."),
        translate("Table", "Start again"),
        translate("Table", "Keep playing"),
        then,
        danger=True,
    )


def ask_slip(warning: str, answers: tuple[str, str], then: Callable[[], None]) -> TableQuestion:
    """Ask before a move that is probably a slip."""
    return TableQuestion(
        warning,
        translate("Table", "You can turn these warnings off in the settings."),
        *answers,
        then,
        danger=True,
    )


def looking_at(match: Match, at: int) -> str:
    """Say which earlier position is on show."""
    number = move_number(match, at)
    if number == 0:
        return translate("Table", "You are looking at the start")
    return translate("Table", "You are looking at move {number}").format(number=number)


def status(match: Match, paused: bool, curtain: Seat | None, looking: int | None) -> Prompt | None:
    """Say why the game doesn't go on, or what is on show instead of it."""
    players = match.players
    if looking is not None:
        return Prompt(
            looking_at(match, looking) + ".",
            translate("Table", "The game goes on meanwhile. Press Esc to go back to it."),
        )
    if curtain is not None:
        return Prompt(
            translate("Table", "Hand over to {name}.").format(name=full_name(curtain, players)),
            translate("Table", "What others hold stays hidden."),
        )
    if match.turn == NOBODY and match.outcome is None:
        return _final()
    if match.full and match.turn != NOBODY:
        return Prompt(no_room(), translate("Table", "You can undo moves, or start another game."))
    if paused:
        return Prompt(translate("Table", "Paused"), translate("Table", "Nobody moves until you continue."))
    return None


def _final() -> Prompt:
    """Say why a match that isn't over doesn't go on: its seed was shown in a copy of it."""
    return Prompt(
        translate("Table", "This game is final."),
        translate("Table", "Its seed has been shown, so anyone could know what comes next."),
    )
