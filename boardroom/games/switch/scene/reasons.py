"""What a decision in Switch is good for: what it leads to, in so many words."""

from __future__ import annotations

from boardroom.games.switch.scene.picking import SwitchPicking
from boardroom.games.switch.scene.words import considered
from boardroom.games.switch.state import Act
from boardroom.games.switch.tables import LAST
from boardroom.ui.style.translation import translate


def reason(picking: SwitchPicking, move: Act) -> str:
    """Say what comes of a decision."""
    state = picking.state
    top = state.tops[state.seat]
    match move.what:
        case "discard":
            return _discarded(picking.cards)
        case "keep" if all(other <= top for other in state.tops):
            return translate("Switch", "No pile is further along than yours.")
        case "keep":
            return translate("Switch", "You keep your pile, with card {card} on top.").format(card=top)
        case "pass" if state.phase == "swapping":
            return translate("Switch", "The swap is made, and the token stays yours.")
        case "pass":
            return translate("Switch", "The token stays yours for another time.")
    said = considered(picking, move)
    return said[1] if said else ""


def _discarded(cards: list[int]) -> str:
    """Say how far a throw leads."""
    first, last = cards[0], cards[-1]
    if last == LAST:
        return translate("Switch", "This throw takes you to the end: you win.")
    if last > first:
        return translate("Switch", "This throw is good for cards {first} to {last}.").format(first=first, last=last)
    return translate("Switch", "Then card {card} is on top.").format(card=first + 1)
