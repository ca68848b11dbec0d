"""What a move in El Switcher is good for: figures that it makes or breaks, and those that it brings nearer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.switcher.bot import formable
from boardroom.games.switcher.foresight import foresee
from boardroom.games.switcher.rules import GAME
from boardroom.games.switcher.scene import words
from boardroom.games.switcher.scene.shapes import label
from boardroom.games.switcher.state import BlockCard, Form, Move, Swap, SwitcherState
from boardroom.ui.style.translation import translate


def reason(view: View[SwitcherState, Move], move: Move, players: Sequence[Player]) -> str:
    """Say what a move is good for."""
    if isinstance(move, Form | BlockCard):
        return words.consequence(view.state, move, players)
    return _of_swap(view, move) if isinstance(move, Swap) else _of_ending(view.state)


def _of_ending(state: SwitcherState) -> str:
    held = len(state.hands[state.seat])
    if not held:
        return translate("Switcher", "Your hand is empty; you get new cards.")
    return translate("Switcher", "You keep %n movement cards for your next turn.", "", held)


def _of_swap(view: View[SwitcherState, Move], swap: Swap) -> str:
    foreseen = foresee(view.state, swap)
    if foreseen.makes:
        said = words.makes(foreseen.makes)
        return f"{said[0].upper()}{said[1:]}."
    ways = formable(replace(view, state=GAME.apply(view.state, swap)))
    if ways:  # the nearest comes first
        text = translate("Switcher", "Then {card} takes %n more swaps.", "", ways[0].cards)
        return text.format(card=label(ways[0].figure))
    others = [figure for figure in foreseen.breaks if figure.seat != view.state.seat]
    if others:
        said = words.breaks(others)
        return f"{said[0].upper()}{said[1:]}."
    return translate("Switcher", "You get another card for it at the end of your turn.")
