"""What Switch says to whoever decides: what to do now, what would come of it, and the names of things."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from boardroom.core.game import Seat
from boardroom.core.record import Player
from boardroom.games.switch.scene.making import Risk
from boardroom.games.switch.scene.picking import Picking, Target
from boardroom.games.switch.scene.words import (
    face_word,
    left_words,
    number_word,
    percent,
    question,
    sum_words,
    turn_words,
)
from boardroom.games.switch.state import MIDDLE, Act, State
from boardroom.games.switch.tables import LAST
from boardroom.ui.naming import is_you, short_name

translate = QCoreApplication.translate


def prompt(picking: Picking, players: Sequence[Player]) -> tuple[str, str]:
    """Say what to do now, and why or what would come of it."""
    if not picking.acting:
        return "", ""
    state, looked = picking.state, picking.considered
    if picking.pointed is not None and picking.pointed.kind == "mute":
        return translate("Switch", "Don’t ask again this turn?"), translate(
            "Switch", "The token stays with its holder and lets everything pass until the turn ends."
        )
    if isinstance(looked, Act) and (said := _considered(picking, looked, players)):
        return said
    if picking.armed:
        return translate("Switch", "Lay the token on a pile."), translate(
            "Switch", "That pile can’t discard until it is freed. Esc puts the token back."
        )
    if state.phase != "play":
        return question(picking, players)
    top = state.tops[state.seat]
    if not picking.cards:
        risk = picking.risk
        assert risk is not None
        return translate("Switch", "Throw again, or stop?"), _risk_sentence(risk)
    made = sum_words(top, state.dice)
    what = translate("Switch", "Discard card {card} with {sum}.").format(card=top, sum=made)
    if made == str(top):
        what = translate("Switch", "Discard card {card}.").format(card=top)
    if len(picking.cards) > 1:
        why = translate("Switch", "Every card may use all the dice again: this throw reaches card {card}.")
        return what, why.format(card=picking.cards[-1])
    if state.gone:
        return what, translate("Switch", "Or throw again, or stop where you are.")
    return what, translate("Switch", "Then stop, or throw again.")


def _risk_sentence(risk: Risk) -> str:
    text = translate("Switch", "{dice} for card {card}: {chance} to discard at least one.")
    said = text.format(dice=number_word(risk.dice).capitalize(), card=risk.top, chance=percent(risk.discards))
    return f"{said} {_loss_sentence(risk)}"


def _loss_sentence(risk: Risk) -> str:
    if risk.back == risk.top:
        return translate("Switch", "If nothing fits nothing is lost.")
    return translate("Switch", "If nothing fits you go back to {card}.").format(card=risk.back)


def _considered(picking: Picking, move: Act, players: Sequence[Player]) -> tuple[str, str] | None:
    state = picking.state
    top = state.tops[state.seat]
    match move.what:
        case "again":
            risk = picking.risk
            assert risk is not None
            return translate("Switch", "Throw again for card {card}?").format(card=top), _risk_sentence(risk)
        case "stop":
            text = translate("Switch", "Your turn ends, with card {card} on top.")
            return translate("Switch", "Stop here?"), text.format(card=top)
        case "swap":
            name = short_name(move.seat, players)
            text = translate("Switch", "You give {card} and get {theirs}.")
            if move.seat == state.blocked:
                text = translate("Switch", "You give {card} and get {theirs}, which is blocked.")
            return translate("Switch", "Swap with {name}?").format(name=name), text.format(
                card=top, theirs=state.tops[move.seat]
            )
        case "block":
            name = short_name(move.seat, players)
            why = translate("Switch", "That pile can’t discard until it is freed.")
            if state.phase == "moment" and move.seat == state.seat:
                why = translate("Switch", "The turn of {name} ends at once, with card {card} on top.")
                if state.risky and state.options.blocked_risk == "penalty":
                    why = translate("Switch", "The turn of {name} ends at once, and the pile goes back.")
            return translate("Switch", "Lay the token on the pile of {name}?").format(name=name), why.format(
                name=name, card=top
            )
        case "cancel":
            return translate("Switch", "Cancel the swap?"), translate(
                "Switch", "Both keep their piles, the turn ends, and the token goes back to the middle."
            )
        case "discard" if picking.pointed == Target("all"):
            text = translate("Switch", "Discard all that goes, {first} to {last}?")
            return text.format(first=top, last=picking.cards[-1]), translate("Switch", "One card after the other.")
        case _:
            return None


# ---------------------------------------------------------------- names for assistive technology


def pile_name(picking: Picking, seat: Seat, players: Sequence[Player]) -> str:
    """Name a pile: whose it is, its top card, what lies on it, and what can be done with it."""
    state = picking.state
    top = state.tops[seat]
    whose = translate("Switch", "Pile of {name}").format(name=short_name(seat, players))
    parts = [translate("Switch", "Your pile") if is_you(seat, players) else whose]
    if top <= LAST:
        parts.append(translate("Switch", "top card {card}").format(card=top))
    parts.append(left_words(state, seat))
    if turn := turn_words(state, seat, players):
        parts.append(turn)
    if seat in picking.seats("swap"):
        parts.append(translate("Switch", "can be swapped with"))
    elif seat in picking.seats("block"):
        parts.append(translate("Switch", "can be blocked"))
    return ", ".join(parts)


def token_name(state: State, players: Sequence[Player]) -> str:
    """Say where the token lies."""
    if state.blocked != MIDDLE:
        if is_you(state.blocked, players):
            return translate("Switch", "The Block token lies on your pile")
        text = translate("Switch", "The Block token lies on the pile of {name}")
        return text.format(name=short_name(state.blocked, players))
    if state.holder == MIDDLE:
        return translate("Switch", "The Block token lies in the middle")
    if is_you(state.holder, players):
        return translate("Switch", "You hold the Block token")
    return translate("Switch", "{name} holds the Block token").format(name=short_name(state.holder, players))


def dice_name(state: State) -> str:
    """Say which dice lie in the tray."""
    if not state.dice:
        return translate("Switch", "The tray is empty")
    said = translate("Switch", "Dice: {dice}").format(dice=" ".join(map(str, state.dice)))
    if state.face:
        return translate("Switch", "{dice}, Switch die: {face}").format(dice=said, face=face_word(state.face))
    return said
