"""What Tablero says of moves, reasons and what to do now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from boardroom.core.game import Hidden, Reason
from boardroom_tablero.rules import NAMES, Deal, Move, Place

translate = QCoreApplication.translate


def say_move(move: Move | Hidden) -> str:
    """Say a move."""
    if isinstance(move, Place):
        return translate("Tablero", "{card} to {cell}").format(card=move.card, cell=NAMES[move.cell])
    if isinstance(move, Deal | Hidden):
        return translate("Tablero", "A card is dealt")
    return translate("Tablero", "{cell} and {other} swapped").format(cell=NAMES[move.cell], other=NAMES[move.other])


def say_reason(reason: Reason) -> str:
    """Say why a move is not allowed."""
    return {
        "over": translate("Tablero", "The game is over."),
        "deal": translate("Tablero", "Cards are dealt at random."),
        "hand": translate("Tablero", "You don’t have a {about} in your hand."),
        "empty": translate("Tablero", "{about} is taken: a card goes in an empty cell."),
        "swap": translate("Tablero", "Only two cards side by side can be swapped."),
        "back": translate("Tablero", "The swap just made can’t be undone right away."),
        "six": translate("Tablero", "After six swaps in a row a card must be placed."),
    }[reason.rule].format(about=" ".join(reason.about))


def prompt(picked: str) -> tuple[str, str]:
    """Say what to do now that a card of the hand, one of the board or nothing is picked."""
    if picked == "hand":
        return translate("Tablero", "Choose an empty cell"), ""
    if picked == "cell":
        return translate("Tablero", "Choose a card beside it"), ""
    return translate("Tablero", "Place a card"), translate("Tablero", "Or swap two side by side.")
