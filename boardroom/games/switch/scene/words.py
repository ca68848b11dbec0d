"""What Switch says at its table: prompts, buttons, chances and the names of things, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from boardroom.core.game import Seat
from boardroom.core.record import Player
from boardroom.games.switch.scene.making import Risk, addends
from boardroom.games.switch.scene.picking import Picking, Target
from boardroom.games.switch.state import State
from boardroom.games.switch.tables import BLANK, BLOCK, GREEN, KLICK, LAST, RED
from boardroom.ui.naming import is_you, short_name

translate = QCoreApplication.translate


def percent(chance: Fraction) -> str:
    """Say a chance; only what is certain is 0 or 100."""
    number = round(chance * 100)
    if 0 < chance < 1:
        number = min(99, max(1, number))
    return translate("Switch", "{number} %").format(number=number).replace(" ", "\u00a0")


def face_word(face: str) -> str:
    """Name a face of the Switch die."""
    return {
        GREEN: translate("Switch", "Green"),
        RED: translate("Switch", "Red"),
        BLOCK: translate("Switch", "Block"),
        BLANK: translate("Switch", "Blank"),
        "": "",
    }[face]


def face_meaning(face: str) -> str:
    """Say what a face of the Switch die does."""
    return {
        GREEN: translate("Switch", "may swap"),
        RED: translate("Switch", "must swap"),
        BLOCK: translate("Switch", "takes the token"),
        BLANK: translate("Switch", "nothing"),
        "": "",
    }[face]


def number_word(count: int) -> str:
    """Write a small number of dice."""
    return {
        1: translate("Switch", "one die"),
        2: translate("Switch", "two dice"),
        3: translate("Switch", "three dice"),
        4: translate("Switch", "four dice"),
        5: translate("Switch", "five dice"),
    }[count]


def sum_words(card: int, dice: tuple[int, ...]) -> str:
    """Spell out how dice make a card, as in "4 + 2"."""
    return " + ".join(map(str, addends(card, dice)))


def equation(card: int, dice: tuple[int, ...]) -> str:
    """Spell out a sum with its result, as in "4 + 2 = 6"; a single die needs none."""
    return f"{sum_words(card, dice)} = {card}" if len(addends(card, dice)) > 1 else str(card)


def tile_sum(card: int, dice: tuple[int, ...]) -> str:
    """Say above a tile what makes its card, shortly."""
    parts = addends(card, dice)
    if len(parts) > 3:
        return translate("Switch", "all") if len(parts) == len(dice) else translate("Switch", "%n dice", "", len(parts))
    return "+".join(map(str, parts))


# ---------------------------------------------------------------- what stands on the table


def left_words(state: State, seat: Seat) -> str:
    """Say how far a pile is."""
    top = state.tops[seat]
    if top > LAST:
        return translate("Switch", "No cards left")
    left = translate("Switch", "%n cards left", "", LAST + 1 - top)
    if state.blocked == seat:
        return translate("Switch", "Blocked · {cards}").format(cards=left)
    return left


def turn_words(state: State, seat: Seat, players: Sequence[Player]) -> str:
    """Say of whoever is on turn what they are doing; of the others nothing."""
    if state.phase == "start":
        return translate("Switch", "Throws for the start") if seat == state.contenders[0] else ""
    if state.phase == "over" or seat != state.seat:
        return ""
    if state.phase == "throw":
        return translate("Switch", "Throws again") if state.risky else translate("Switch", "Throws")
    return translate("Switch", "Your turn") if is_you(seat, players) else translate("Switch", "On turn")


def token_note(state: State, seat: Seat, players: Sequence[Player]) -> str:
    """Say beside one's own token what it is good for."""
    if state.holder != seat:
        return ""
    if is_you(seat, players):
        return translate("Switch", "You hold the Block token: lay it on a pile, or cancel a green swap.")
    return translate("Switch", "Holds the Block token: lay it on a pile, or cancel a green swap.")


def klick_label() -> str:
    """Name the step of a small rail."""
    return translate("Switch", "Klick {number}").format(number=KLICK)


def klick_words() -> str:
    """Say what the step is for."""
    return translate("Switch", "Klick: from {number} on you never fall below {number}").format(number=KLICK)


def going_words() -> str:
    """Say what the sums above the rail are."""
    return translate("Switch", "can go with this throw")


def falling_words() -> str:
    """Say what the way back is."""
    return translate("Switch", "if a new throw fails")


def resting_words(state: State) -> tuple[str, ...]:
    """Say beside the dice that rest how many the top card asks for."""
    if state.phase in ("start", "over"):
        return ()
    card = translate("Switch", "Card {card} takes").format(card=state.tops[state.seat])
    return card, number_word(state.dice_count)


def verdict(state: State, after: State, seat: Seat) -> str:
    """Say in the tray what came of a throw that ended the turn."""
    top = state.tops[seat]
    if after.face == RED:
        return translate("Switch", "Red, and nobody is lower: the turn ends")
    if after.blocked == seat:
        return translate("Switch", "Blocked: the turn ends")
    if after.tops[seat] < top:
        return translate("Switch", "Nothing makes {card}: back to {back}").format(card=top, back=after.tops[seat])
    if state.risky:
        return translate("Switch", "Nothing makes {card}: nothing lost").format(card=top)
    return translate("Switch", "Nothing makes {card}: the turn ends").format(card=top)


# ---------------------------------------------------------------- the sheet


def button_words(picking: Picking, target: Target, players: Sequence[Player]) -> str:
    """Say what a button does."""
    state = picking.state
    top = state.tops[state.seat]
    name = short_name(target.seat, players) if target.seat >= 0 else ""
    match target.kind:
        case "discard":
            return translate("Switch", "Discard {card}").format(card=top)
        case "all":
            return translate("Switch", "Discard all, {first} to {last}").format(first=top, last=picking.cards[-1])
        case "again":
            return translate("Switch", "Throw again")
        case "stop":
            return translate("Switch", "Stop")
        case "keep":
            return translate("Switch", "Keep your pile")
        case "swap":
            return translate("Switch", "Swap with {name}: {card}").format(name=name, card=state.tops[target.seat])
        case "block":
            return translate("Switch", "Block {name}").format(name=name)
        case "cancel":
            return translate("Switch", "Cancel the swap")
        case "pass":
            return translate("Switch", "Let it be")
        case _:
            return translate("Switch", "Don’t ask again this turn")


def risk_lines(risk: Risk, again: bool, now: bool) -> tuple[str, str, str, str, str]:
    """Say a chance: its number, what it is for, when, and what else may come; again: it is not the first throw."""
    if not again:
        when = translate("Switch", "with {dice} for {card}").format(dice=number_word(risk.dice), card=risk.top)
    elif now:
        when = translate("Switch", "if you throw again now")
    else:
        when = translate("Switch", "if you throw again for {card}").format(card=risk.top)
    ends = translate("Switch", "{chance}: green or red, turn ends")
    if risk.plays_on:
        ends = translate("Switch", "{chance}: a colour ends the turn")
    fails = translate("Switch", "{chance}: nothing fits, back to {card}")
    if not again:
        fails = translate("Switch", "{chance}: nothing fits, turn ends")
    elif risk.back == risk.top:
        fails = translate("Switch", "{chance}: nothing fits, nothing lost")
    return (
        percent(risk.discards),
        translate("Switch", "to discard at least one"),
        when,
        ends.format(chance=percent(risk.ends)),
        fails.format(chance=percent(risk.fails), card=risk.back),
    )


def idle_words(state: State, players: Sequence[Player], cards: Sequence[int]) -> tuple[str, str]:
    """Say on the sheet what somebody else is deciding."""
    name, you = short_name(state.seat, players), is_you(state.seat, players)
    match state.phase:
        case "throw":
            if state.risky:
                text = translate("Switch", "{name} throws again for card {card}")
                yours = translate("Switch", "You throw again for card {card}")
            else:
                text = translate("Switch", "{name} throws for card {card}")
                yours = translate("Switch", "You throw for card {card}")
            return (yours if you else text).format(name=name, card=state.tops[state.seat]), ""
        case "green":
            return translate("Switch", "{name} threw green").format(name=name), translate(
                "Switch", "May swap piles with anybody."
            )
        case "red":
            return translate("Switch", "{name} threw red").format(name=name), translate(
                "Switch", "Must swap with the lowest pile."
            )
        case "swapping":
            text = translate("Switch", "{name} wants to swap with {other}")
            if you:
                text = translate("Switch", "You want to swap with {other}")
            elif is_you(state.partner, players):
                text = translate("Switch", "{name} wants to swap with you")
            return text.format(name=name, other=short_name(state.partner, players)), _may_answer(state, players)
        case "moment":
            return _going_on(name, cards), _may_answer(state, players)
        case "play":
            return _going_on(name, cards), ""
    return translate("Switch", "Who starts?"), translate("Switch", "The highest total; equals throw again.")


def won_words(state: State, winner: Seat, players: Sequence[Player]) -> str:
    """Say on the sheet who has won; where others gave up, not by the last card."""
    you, name = is_you(winner, players), short_name(winner, players)
    if state.tops[winner] > LAST:
        if you:
            return translate("Switch", "You have discarded 16")
        return translate("Switch", "{name} has discarded 16").format(name=name)
    if you:
        return translate("Switch", "You have won")
    return translate("Switch", "{name} has won").format(name=name)


def _going_on(name: str, cards: Sequence[int]) -> str:
    if not cards:
        return translate("Switch", "{name}: throw again, or stop?").format(name=name)
    if len(cards) == 1:
        return translate("Switch", "{name} can discard {card}").format(name=name, card=cards[0])
    text = translate("Switch", "{name} can discard {first} to {last}")
    return text.format(name=name, first=cards[0], last=cards[-1])


def _may_answer(state: State, players: Sequence[Player]) -> str:
    text = translate("Switch", "{name} holds the token and may answer.")
    return text.format(name=short_name(state.holder, players))


def question(picking: Picking, players: Sequence[Player]) -> tuple[str, str]:
    """Say on the sheet what somebody is asked, by name, and what it is about."""
    state = picking.state
    mover = short_name(state.seat, players)
    match state.phase:
        case "green":
            return translate("Switch", "Green: swap piles?"), (
                translate("Switch", "Click a pile to swap with. If you keep yours you go on with this throw.")
                if state.options.green == "play on"
                else translate("Switch", "Click a pile to swap with. Either way your turn then ends.")
            )
        case "red":
            return translate("Switch", "Red: you must swap"), translate(
                "Switch", "The lowest card on the table is {card}. Your turn then ends."
            ).format(card=min(state.tops[seat] for seat in picking.seats("swap")))
        case "swapping":
            text = translate("Switch", "{name} wants to swap {card} for {other}’s {theirs}.")
            if is_you(state.partner, players):
                text = translate("Switch", "{name} wants to swap {card} for your {theirs}.")
            head = translate("Switch", "Cancel this swap?")
            if not is_you(state.holder, players):
                head = translate("Switch", "{name}: cancel this swap?").format(name=short_name(state.holder, players))
            return head, text.format(
                name=mover,
                card=state.tops[state.seat],
                other=short_name(state.partner, players),
                theirs=state.tops[state.partner],
            )
        case _:
            first, last = picking.cards[0], picking.cards[-1]
            text = (
                translate("Switch", "{name} can discard {first} to {last}. Block this pile, or click another.")
                if last > first
                else translate("Switch", "{name} can discard {first}. Block this pile, or click another.")
            )
            head = translate("Switch", "Use the token?")
            if not is_you(state.holder, players):
                head = translate("Switch", "{name}: use the token?").format(name=short_name(state.holder, players))
            return head, text.format(name=mover, first=first, last=last)


def countdown_words(seconds: int, waiting: bool) -> str:
    """Say how long the question stands."""
    if waiting:
        return translate("Switch", "Waits for you")
    return translate("Switch", "Passes in %n s", "", seconds)


def total_words(total: int) -> str:
    """Say what somebody has thrown for the start."""
    return translate("Switch", "Total {number}").format(number=total)


def blocked_words() -> str:
    """Say why a throw can't discard."""
    return translate("Switch", "This pile is blocked: only the Switch die can help.")


def start_words(after: State, total: int, players: Sequence[Player]) -> str:
    """Say what a throw for the start came to, and who starts or that it isn't decided."""
    said = total_words(total)
    if after.phase != "start":
        if is_you(after.seat, players):
            return translate("Switch", "{total}: you start").format(total=said)
        name = short_name(after.seat, players)
        return translate("Switch", "{total}: {name} starts").format(total=said, name=name)
    if not after.totals:
        return translate("Switch", "{total}: the equal highest throw again").format(total=said)
    return said


def kept_words() -> str:
    """Say that a green face was declined."""
    return translate("Switch", "The piles stay: the turn ends")


def cancelled_words() -> str:
    """Say that the token stopped a swap."""
    return translate("Switch", "Swap cancelled: the turn ends")


def stopped_words() -> str:
    """Say that the token stopped whoever could discard."""
    return translate("Switch", "Blocked: the turn ends")
