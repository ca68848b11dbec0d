"""Switch for who listens: throws with what they mean, and the whole table in words."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.switch.scene import words
from boardroom.games.switch.scene.picking import ASKED
from boardroom.games.switch.state import MIDDLE, Move, SwitchState, Throw
from boardroom.games.switch.tables import BLANK, RED
from boardroom.ui.kit.announcing import sentences


def tell(step: Step[SwitchState, Move], said: str) -> str:
    """Add to a throw in words what the face of the Switch die does."""
    move = step.move
    if (
        not isinstance(move, Throw)
        or move.face in ("", BLANK)
        or (move.face == RED and step.after.state.phase != "red")
    ):
        return said
    meaning = words.face_meaning(move.face)
    return sentences(said, meaning[:1].upper() + meaning[1:])


def tell_turn(view: View[SwitchState, Move], players: Sequence[Player]) -> str:
    """Say that the token is asked for, which is nobody's turn."""
    return words.may_answer(view.state, players) if view.state.phase in ASKED else ""


def describe(view: View[SwitchState, Move], players: Sequence[Player]) -> list[str]:
    """Say what the dice show, and the token while it is nobody's; how everybody stands says the rest."""
    state = view.state
    free = state.holder == MIDDLE and state.blocked == MIDDLE
    return [sentences(words.token_name(state, players) if free else "", words.dice_name(state))]
