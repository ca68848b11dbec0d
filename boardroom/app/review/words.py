"""What a review says of a move: in a headline, the better move, and what happened instead."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.ai.bot import Answer
from boardroom.app.match_words import line_words, move_number, move_words, one_after_another
from boardroom.app.review.review import Review
from boardroom.core.game import Seat
from boardroom.core.match import Match
from boardroom.ui.game.face import Face
from boardroom.ui.game.naming import full_name, only_person
from boardroom.ui.style.percent import percentage
from boardroom.ui.style.translation import translate


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is said of a position and the move that was made in it."""

    headline: str
    better: str = ""  # the move that would have been better
    rest: str = ""  # what it would have brought
    instead: str = ""  # what happened
    played: str = ""  # the move that was made


def judge(review: Review, face: Face, at: int) -> Judgement:
    """Say what there is to say of the position after so many entries."""
    match = review.match
    if at >= match.length:
        return _end(match, face)
    entry = match.entries[at]
    step = match.step(at, review.seat)
    played = move_words(face, step, match.players)
    if entry.seat < 0:
        return Judgement(face.say_chance(step.before, match.players), instead=played)
    instead = _happened(match, entry.seat, played)
    before, after = review.value(at), review.value(at + 1)
    if before is not None and after is not None:
        said = translate("Review", "The chance of winning goes from {before} to {after}.")
        instead += " " + said.format(before=percentage(before), after=percentage(after))
    answer = review.better(at)
    if answer is None:
        return Judgement(_unhurt(review, at), instead=instead)
    view = match.view(entry.seat, at)
    line = line_words(face, match, view, answer.line or (answer.move,))
    better = line[0] if line else match.game.write(answer.move)
    spoken_to = match.players[entry.seat].kind == "human"  # reasons say "you" to whoever moves
    reason = face.reason(view, answer.move, match.players) if spoken_to else ""
    rest = f"{_promise(review, answer, line[1:])} {reason}".rstrip()
    return Judgement(_headline(review, at, answer), better, rest, instead, played)


def _happened(match: Match, seat: Seat, played: str) -> str:
    if seat == only_person(match.players):
        return translate("Review", "You played: {move}.").format(move=played)
    name = full_name(seat, match.players)
    return translate("Review", "{name} played: {move}.").format(name=name, move=played)


def _unhurt(review: Review, at: int) -> str:
    """Say of a move that there is no better one to, or that nobody judges it."""
    if at in review.answers:
        return translate("Review", "A good move")
    if review.judges(at):
        return translate("Review", "Not reviewed yet")
    return translate("Review", "This move isn’t reviewed")


def _headline(review: Review, at: int, answer: Answer) -> str:
    match = review.match
    seat = match.entries[at].seat
    before, after = review.value(at), review.value(at + 1)
    lost = 0.0 if before is None or after is None else abs(before - after)
    you, name = seat == only_person(match.players), full_name(seat, match.players)
    if answer.forced is not None and answer.forced > 0:
        if you:
            return translate("Review", "You missed a win")
        return translate("Review", "{name} missed a win").format(name=name)
    if lost >= 0.3:
        if you:
            return (
                translate("Review", "This cost you the lead")
                if (before or 0) > 0.5
                else translate("Review", "A mistake")
            )
        return translate("Review", "A mistake by {name}").format(name=name)
    return translate("Review", "There was a better move")


def _promise(review: Review, answer: Answer, line: list[str]) -> str:
    """Say what the better move is worth to whoever moves, and how it would go on."""
    if answer.forced is not None and answer.forced > 0:
        said = translate("Review", "forces a win in %n moves.", "", (answer.forced + 1) // 2)
    else:
        said = translate("Review", "would win about {percent} of the time.").format(percent=percentage(answer.value))
    if line:
        said += " " + translate("Review", "Then perhaps: {line}.").format(line=one_after_another(line))
    return said


def _end(match: Match, face: Face) -> Judgement:
    outcome = match.outcome
    if outcome is None:
        return Judgement(translate("Review", "The game continues from here"))
    headline, sentence = face.say_outcome(outcome, match.players, match.options)
    return Judgement(headline, instead=sentence)


def note(match: Match, face: Face, seat: Seat) -> str:
    """Say in half a line what became of a seat: its side, whether it moved first, whether it won."""
    side = next(i for i, seats in enumerate(match.sides) if seat in seats)
    said = [face.side_name(side, match.seats, match.options)]
    first = next((entry.seat for entry in match.entries if entry.seat >= 0), None)
    outcome = match.outcome
    if outcome is not None and not outcome.drawn and seat in outcome.winners:
        number = move_number(match, match.length)
        said.append(translate("Review", "won at move {number}").format(number=number))
    elif first == seat:
        said.append(translate("Review", "moved first"))
    return ", ".join(said)
