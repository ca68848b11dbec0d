"""What to do now, and how everything on the table is called for those who can't see it."""

from __future__ import annotations

from boardroom.core.game import NOBODY
from boardroom.games.phoenix.rules import Discard, Play
from boardroom.games.phoenix.scene.foresight import foresee, worth_now
from boardroom.games.phoenix.scene.picking import Picking, Target
from boardroom.games.phoenix.scene.words import card_does, card_word, change_word, colour_word, counted, translate


def prompt(picking: Picking) -> tuple[str, str]:
    """Say what to do now, and what would come of it."""
    stage, card = picking.stage, picking.card
    if stage == "idle":
        return "", ""
    if stage == "card":
        return (
            translate("Phoenix", "Choose a card"),
            translate("Phoenix", "Play it, or discard it without effect."),
        )
    move = picking.considered
    said = _first(picking)
    if isinstance(move, Discard):
        return said, translate("Phoenix", "{card} goes to the pile without effect.").format(card=card_word(card))
    if isinstance(move, Play):
        return said, outlook(picking, move)
    return said, card_does(card) + "."


def _first(picking: Picking) -> str:
    card = picking.card
    if picking.stage == "target":
        targets = counted([str(place + 1) for place in picking.targets()])
        if picking.kind == "cube":
            colour = colour_word(picking.state.cubes[picking.origin])
            if picking.swaps:
                text = translate("Phoenix", "Swap the {colour} cube with place {places}")
            else:
                text = translate("Phoenix", "Put the {colour} cube on place {places}")
        else:
            colour = colour_word(picking.state.lines[picking.near][picking.origin])
            if picking.swaps:
                text = translate("Phoenix", "Swap the {colour} pawn with place {places}")
            else:
                text = translate("Phoenix", "Put the {colour} pawn on place {places}")
        return text.format(colour=colour, places=targets)
    return {
        "M": translate("Phoenix", "{card}: choose a pawn"),
        "P": translate("Phoenix", "{card}: choose a pawn"),
        "Q": translate("Phoenix", "{card}: choose a cube"),
        "X": translate("Phoenix", "{card}: choose a column"),
        "R": translate("Phoenix", "{card}: press either end"),
    }[card[0]].format(card=card_word(card))


def outlook(picking: Picking, move: Play) -> str:
    """Say what a play would come to."""
    state, near = picking.state, picking.near
    foreseen, now = foresee(state, move), worth_now(state)
    if foreseen.first == near:
        return translate("Phoenix", "Your line follows the cubes: you are first and the hand ends.")
    if foreseen.first != NOBODY:
        return translate("Phoenix", "Careful: the other line follows the cubes, and the hand ends.")
    said = translate("Phoenix", "Your line: {change}.").format(change=change_word(now[near], foreseen.points[near]))
    other = 1 - near
    if now[other] != foreseen.points[other]:
        text = translate("Phoenix", "The other line: {change}.")
        said += " " + text.format(change=change_word(now[other], foreseen.points[other]))
    return said


def name(picking: Picking, target: Target) -> str:
    """Name something on the table, with what can be done with it."""
    state, place = picking.state, target.at
    match target.kind:
        case "card":
            what = picking.hand[place]
            if what == "?":
                return translate("Phoenix", "Hidden card")
            text = translate("Phoenix", "{card}, chosen") if place == picking.slot else translate("Phoenix", "{card}")
            return text.format(card=card_word(what))
        case "discard":
            return translate("Phoenix", "Discard {card} without effect").format(card=card_word(picking.card))
        case "discards":
            if not state.discards:
                return translate("Phoenix", "Discard pile, empty")
            text = translate("Phoenix", "Discard pile, %n cards, {card} on top", "", len(state.discards))
            return text.format(card=card_word(state.discards[-1]))
        case "pile":
            return translate("Phoenix", "Draw pile, %n cards", "", state.left)
        case "cube":
            colour = state.cubes[place] if place < len(state.cubes) else ""
            said = translate("Phoenix", "Cube {place}, {colour}")
        case "mine":
            colour = _pawn(picking, picking.near, place)
            said = translate("Phoenix", "Your place {place}, {colour}")
        case _:
            colour = _pawn(picking, 1 - picking.near, place)
            said = translate("Phoenix", "Opposite place {place}, {colour}")
    shown = colour_word(colour) if colour else translate("Phoenix", "empty")
    said = said.format(place=place + 1, colour=shown)
    if picking.stage == "target" and target.kind == picking.kind:
        if place == picking.origin:
            return translate("Phoenix", "{piece}, taken").format(piece=said)
        if place in picking.targets():
            return translate("Phoenix", "{piece}, can go here").format(piece=said)
    elif picking.stage == "piece" and picking.enabled(target):
        return translate("Phoenix", "{piece}, can be moved").format(piece=said)
    return said


def _pawn(picking: Picking, seat: int, place: int) -> str:
    line = picking.state.lines[seat]
    first = 10 - len(line) if seat == 1 else 0
    return line[place - first] if 0 <= place - first < len(line) else ""
