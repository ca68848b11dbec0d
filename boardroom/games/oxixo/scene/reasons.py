"""What a move of Oxixo is good for, as far as it can be counted out: fives, those that it stops, better lines."""

from __future__ import annotations

from boardroom.games.oxixo.rules import Move, OxixoState
from boardroom.games.oxixo.scene.words import GAME, best_line, marks_word, number_word, preview_words
from boardroom.ui.style.translation import translate


def reason(state: OxixoState, move: Move) -> str:
    """Say what a move is good for, or where nothing can be shown to be so, what it does."""
    after = GAME.apply(state, move)
    if after.ended:
        return preview_words(state, move)
    if said := _stops(state, move):
        return said
    said = preview_words(state, move)
    better = best_line(after.marks(state.side))[0] > best_line(state.marks(state.side))[0]
    other = 1 - state.side
    before, then = (best_line(each.marks(other))[0] for each in (state, after))
    if then < before and not better:
        text = translate("Oxixo", "The best line of {marks} is down to {count}.")
        return f"{said} {text.format(marks=marks_word(other == state.cross), count=number_word(then))}"
    return said


def _stops(state: OxixoState, move: Move) -> str:
    """Say that a move leaves the others no five where other moves would; all are tried out."""
    side = state.side
    if _lost(GAME.apply(state, move), side):
        return ""
    others = [other for other in GAME.moves(state) if other != move]
    allow = [other for other in others if _lost(GAME.apply(state, other), side)]
    if not allow:
        return ""
    marks = marks_word((1 - side) == state.cross)
    if len(allow) == len(others):
        return translate("Oxixo", "Nothing else stops five {marks}.").format(marks=marks)
    text = translate("Oxixo", "Stops five {marks}, which %n other moves would allow.", "", len(allow))
    return text.format(marks=marks)


def _lost(after: OxixoState, side: int) -> bool:
    """Tell whether a side has lost by a line of five, or will with the very next move."""
    if after.ended:
        return after.winner == 1 - side
    return any(GAME.apply(after, answer).winner == 1 - side for answer in GAME.moves(after))
