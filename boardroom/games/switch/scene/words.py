"""All that Switch says: prompts, buttons, chances, names, moves and reasons, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boardroom.core.game import Reason, Seat
from boardroom.core.record import Player
from boardroom.games.switch.odds import chance
from boardroom.games.switch.rules import Switch
from boardroom.games.switch.scene import start_words, throw_words
from boardroom.games.switch.scene.making import Risk, addends, reach, risk_of
from boardroom.games.switch.scene.throw_words import number_word
from boardroom.games.switch.state import MIDDLE, Act, Move, SwitchState, Throw
from boardroom.games.switch.tables import BLANK, BLOCK, DICE, GREEN, KLICK, LAST, RED
from boardroom.ui.game.naming import is_you, short_name
from boardroom.ui.style.percent import percentage
from boardroom.ui.style.translation import translate

if TYPE_CHECKING:
    from boardroom.games.switch.scene.picking import SwitchPicking, SwitchTarget


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


def left_words(state: SwitchState, seat: Seat) -> str:
    """Say how far a pile is."""
    return left_forms(state, seat)[0]


def left_forms(state: SwitchState, seat: Seat) -> tuple[str, ...]:
    """Say how far a pile is, in full and ever more shortly: what lies on it everybody sees."""
    top = state.tops[seat]
    if top > LAST:
        return (translate("Switch", "No cards left"),)
    left = translate("Switch", "%n cards left", "", LAST + 1 - top)
    forms = (left, translate("Switch", "%n cards", "", LAST + 1 - top))
    return (translate("Switch", "Blocked · {cards}").format(cards=left), *forms) if state.blocked == seat else forms


def turn_words(state: SwitchState, seat: Seat, players: Sequence[Player]) -> str:
    """Say of whoever is on turn what they are doing; of the others nothing."""
    return turn_forms(state, seat, players)[0]


def turn_forms(state: SwitchState, seat: Seat, players: Sequence[Player]) -> tuple[str, ...]:
    """Say of whoever is on turn what they are doing, in full and shortly; of the others nothing."""
    throws = translate("Switch", "Throwing")
    if state.phase == "start":
        return (translate("Switch", "Throwing to see who starts"), throws) if seat == state.contenders[0] else ("",)
    if state.phase == "over" or seat != state.seat:
        return ("",)
    if is_you(seat, players):
        return (translate("Switch", "Your turn"),)
    if state.phase == "throw":
        return (translate("Switch", "Throwing again"), throws) if state.risky else (throws,)
    return (translate("Switch", "Playing"),)


def token_notes(state: SwitchState, seat: Seat, players: Sequence[Player]) -> tuple[str, ...]:
    """Say beside one's own token what it is good for; or only who has it."""
    if state.holder != seat:
        return ()
    note = translate("Switch", "Holds the Block token: put it on a pile, or cancel a green swap.")
    if is_you(seat, players):
        note = translate("Switch", "You hold the Block token: put it on a pile, or cancel a green swap.")
    return note, token_name(state, players)


def klick_label() -> str:
    """Name the step of a small rail."""
    return translate("Switch", "Klick {number}").format(number=KLICK)


def klick_words() -> str:
    """Say what the step is for."""
    return translate("Switch", "Klick: once at {number}, you never drop below {number}").format(number=KLICK)


def going_words() -> str:
    """Say what the sums above the rail are."""
    return translate("Switch", "can go with this throw")


def resting_words(state: SwitchState, cup: bool = False) -> tuple[tuple[str, ...], ...]:
    """Say in lines beside the dice that rest how many the card asks for that is thrown for, in full and shortly."""
    if state.phase in ("start", "over"):
        return ()
    thrown_for = state.tops[state.seat] - (0 if state.phase == "throw" or cup else state.gone)
    count = DICE[state.options.dice][thrown_for - 1]
    if _moved(state) and not cup:
        count = len(state.dice)
        return (number_word(count),), (translate("Switch", "%n dice", "", count),)
    card = translate("Switch", "Card {card} takes").format(card=thrown_for)
    return (card, number_word(count)), (translate("Switch", "%n dice", "", count),)


def _moved(state: SwitchState) -> bool:
    """Tell whether a colour may have changed the card since it was thrown for: by a swap, or by a penalty."""
    if state.face == RED and state.phase in ("moment", "play"):
        return True
    punished = state.risky and state.options.coloured_risk == "penalty"
    return state.phase != "throw" and state.coloured and punished


def verdict(state: SwitchState, after: SwitchState) -> str:
    """Say in the tray what came of a throw that brings no card, or of a colour that sends the pile back."""
    seat = state.seat
    top, back = state.tops[seat], after.tops[seat]
    if after.coloured and back < top:
        return translate("Switch", "{face}: back to {back}").format(face=face_word(after.face), back=back)
    if after.face == RED:
        if after.leaving:
            return translate("Switch", "Red, and nobody is lower")
        return translate("Switch", "Red, and nobody is lower: the turn ends")
    if after.leaving:
        return translate("Switch", "Nothing makes {card}").format(card=top)
    if after.blocked == seat:
        return translate("Switch", "Blocked: the turn ends")
    if back < top:
        return fallen_words(state, after)
    if state.risky:
        return translate("Switch", "Nothing makes {card}: nothing lost").format(card=top)
    return translate("Switch", "Nothing makes {card}: the turn ends").format(card=top)


def fallen_words(state: SwitchState, after: SwitchState) -> str:
    """Say in the tray that nothing fits and the pile goes back."""
    text = translate("Switch", "Nothing makes {card}: back to {back}")
    return text.format(card=state.tops[state.seat], back=after.tops[state.seat])


def swapped_words(state: SwitchState, after: SwitchState) -> str:
    """Say in the tray why the pile that red has brought doesn't discard; nothing where it does, or nobody may."""
    card = after.tops[state.seat]
    if state.phase != "red" or state.options.red == "turn ends" or (after.seat == state.seat and not after.leaving):
        return ""
    if after.leaving:
        return translate("Switch", "Nothing makes {card}").format(card=card)
    if after.blocked == state.seat:
        return translate("Switch", "Blocked: the turn ends")
    return translate("Switch", "Nothing makes {card}: the turn ends").format(card=card)


# ---------------------------------------------------------------- the sheet


def button_words(picking: SwitchPicking, target: SwitchTarget) -> str:
    """Say what a button does."""
    state = picking.state
    top = state.tops[state.seat]
    name = short_name(target.seat, picking.players) if target.seat >= 0 else ""
    match target.kind:
        case "discard":
            return translate("Switch", "Discard {card}").format(card=top)
        case "all":
            return translate("Switch", "Discard all, {first} to {last}").format(first=top, last=picking.cards[-1])
        case "throw":
            return translate("Switch", "Throw")
        case "again":
            return translate("Switch", "Throw") if picking.cup else translate("Switch", "Throw again")
        case "stop":
            return throw_words.stop_words(top) if picking.cup else translate("Switch", "Stop")
        case "keep":
            return translate("Switch", "Keep your pile")
        case "swap":
            return translate("Switch", "Swap with {name}: {card}").format(name=name, card=state.tops[target.seat])
        case "block":
            return translate("Switch", "Block {name}").format(name=name)
        case "cancel":
            return translate("Switch", "Cancel it")
        case "pass" if state.phase == "swapping" or state.leaving:
            return translate("Switch", "Keep the token")
        case "pass":
            return translate("Switch", "Let it pass")
        case _:
            return translate("Switch", "Don’t ask again this turn")


def idle_words(state: SwitchState, players: Sequence[Player], cards: Sequence[int]) -> tuple[str, str]:
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
            text = translate("Switch", "You threw green") if you else translate("Switch", "{name} threw green")
            return text.format(name=name), translate("Switch", "May swap piles with anyone.")
        case "red":
            text = translate("Switch", "You threw red") if you else translate("Switch", "{name} threw red")
            return text.format(name=name), translate("Switch", "Must swap with the lowest pile.")
        case "swapping":
            text = translate("Switch", "{name} wants to swap with {other}")
            if you:
                text = translate("Switch", "You want to swap with {other}")
            elif is_you(state.partner, players):
                text = translate("Switch", "{name} wants to swap with you")
            return text.format(name=name, other=short_name(state.partner, players)), may_answer(state, players)
        case "moment" if state.leaving:
            text = translate("Switch", "You can’t discard") if you else translate("Switch", "{name} can’t discard")
            return text.format(name=name), may_answer(state, players)
        case "moment":
            return _going_on(name, you, cards), may_answer(state, players)
        case "play":
            return _going_on(name, you, cards), ""
    return start_words.asked_words(state.options)


def won_words(state: SwitchState, winner: Seat, players: Sequence[Player]) -> str:
    """Say on the sheet who has won; where others gave up, not by the last card."""
    you, name = is_you(winner, players), short_name(winner, players)
    if state.tops[winner] > LAST:
        if you:
            return translate("Switch", "You have discarded 16")
        return translate("Switch", "{name} has discarded 16").format(name=name)
    if you:
        return translate("Switch", "You have won")
    return translate("Switch", "{name} has won").format(name=name)


def _going_on(name: str, you: bool, cards: Sequence[int]) -> str:
    if not cards:
        return translate("Switch", "{name}: throw again, or stop?").format(name=name)
    if len(cards) == 1:
        text = (
            translate("Switch", "You can discard {first}") if you else translate("Switch", "{name} can discard {first}")
        )
    elif you:
        text = translate("Switch", "You can discard {first} to {last}")
    else:
        text = translate("Switch", "{name} can discard {first} to {last}")
    return text.format(name=name, first=cards[0], last=cards[-1])


def throwing(state: SwitchState, players: Sequence[Player]) -> str:
    """Say who throws, and whether it is to see who starts."""
    seat = state.thrower
    if state.phase == "start":
        text = translate("Switch", "{name} throws to see who starts")
        yours = translate("Switch", "You throw to see who starts")
        return yours if is_you(seat, players) else text.format(name=short_name(seat, players))
    return idle_words(state, players, ())[0]


def may_answer(state: SwitchState, players: Sequence[Player]) -> str:
    """Say who is asked for the token: in somebody else's turn, or before the own one ends."""
    if state.leaving:
        text = translate("Switch", "{name} holds the token and may still use it.")
        if is_you(state.holder, players):
            text = translate("Switch", "You hold the token and may still use it.")
        return text.format(name=short_name(state.holder, players))
    if is_you(state.holder, players):
        return translate("Switch", "You hold the token and may answer.")
    text = translate("Switch", "{name} holds the token and may answer.")
    return text.format(name=short_name(state.holder, players))


def question(picking: SwitchPicking) -> tuple[str, str]:
    """Say on the sheet what somebody is asked, by name, and what it is about."""
    state, players = picking.state, picking.players
    mover = short_name(state.seat, players)
    match state.phase:
        case "green":
            return translate("Switch", "Green: swap piles?"), (
                translate("Switch", "Choose a pile to swap with. If you keep yours, you play on with this throw.")
                if state.options.green == "play on"
                else translate("Switch", "Choose a pile to swap with. Either way, your turn ends.")
            )
        case "red":
            text = translate("Switch", "The lowest card on the table is {card}. Then your turn ends.")
            if state.options.red == "play on":
                text = translate("Switch", "The lowest card on the table is {card}. Then you play on with these dice.")
            low = min(state.tops[seat] for seat in picking.seats("swap"))
            return translate("Switch", "Red: you must swap"), text.format(card=low)
        case "swapping":
            head = translate("Switch", "Cancel this swap?")
            if not is_you(state.holder, players):
                head = translate("Switch", "{name}: cancel this swap?").format(name=short_name(state.holder, players))
            return head, translate("Switch", "The token can cancel a green swap, not a red one. Take your time.")
        case _ if state.leaving:
            return _use_words(state, players), _leaving_words(state)
        case _:
            first, last = picking.cards[0], picking.cards[-1]
            text = (
                translate("Switch", "{name} can discard {first} to {last}. Block this pile, or choose another.")
                if last > first
                else translate("Switch", "{name} can discard {first}. Block this pile, or choose another.")
            )
            return _use_words(state, players), text.format(name=mover, first=first, last=last)


def _use_words(state: SwitchState, players: Sequence[Player]) -> str:
    if is_you(state.holder, players):
        return translate("Switch", "Use the token?")
    return translate("Switch", "{name}: use the token?").format(name=short_name(state.holder, players))


def _leaving_words(state: SwitchState) -> str:
    """Say why a turn ends, what that costs, and that a pile may be blocked before."""
    top = state.tops[state.seat]
    if state.face == RED and (state.fits or state.options.red == "turn ends"):
        return translate("Switch", "Red, and nobody is lower. Before your turn ends, you may block a pile.")
    risk = risk_of(top, state.options)
    if state.risky and not state.coloured and risk.harm:
        text = translate("Switch", "Nothing makes {card}. Before you go back to {back}, you may block a pile.")
        return text.format(card=top, back=risk.back)
    text = translate("Switch", "Nothing makes {card}. Before your turn ends, you may block a pile.")
    return text.format(card=top)


def wish_words(state: SwitchState, players: Sequence[Player]) -> str:
    """Say on the sheet which swap somebody has announced."""
    text = translate("Switch", "{name} wants to swap the {card} for {other}’s {theirs}.")
    if is_you(state.partner, players):
        text = translate("Switch", "{name} wants to swap the {card} for your {theirs}.")
    return text.format(
        name=short_name(state.seat, players),
        card=state.tops[state.seat],
        other=short_name(state.partner, players),
        theirs=state.tops[state.partner],
    )


def answer_note(state: SwitchState, players: Sequence[Player], cancels: bool) -> str:
    """Say on an answer to a swap what comes of it."""
    mine, holder = is_you(state.partner, players), short_name(state.holder, players)
    if cancels:
        text = translate("Switch", "Both keep their piles. The token goes to the middle.")
        if mine:
            text = translate("Switch", "You stay on {theirs}. The token goes to the middle.")
    elif mine:
        text = translate("Switch", "You get the {card}. The token stays yours.")
    elif is_you(state.holder, players):
        text = translate("Switch", "They swap piles. The token stays yours.")
    else:
        text = translate("Switch", "They swap piles. {holder} keeps the token.")
    return text.format(card=state.tops[state.seat], theirs=state.tops[state.partner], holder=holder)


def waiting_words(state: SwitchState, players: Sequence[Player]) -> str:
    """Say that nobody is in a hurry."""
    return translate("Switch", "No hurry: {name} waits.").format(name=short_name(state.seat, players))


def tray_words(picking: SwitchPicking) -> tuple[str, int]:
    """Say over the dice what they make, and of which card; 0: of none."""
    state = picking.state
    if picking.cards and (picking.point_out or not picking.acting):
        return equation(picking.cards[0], state.dice), picking.cards[0]
    if state.phase == "start" and state.dice:
        return start_words.thrown_words(state, state.dice), 0
    return "", 0


def blocked_words() -> str:
    """Say why a throw can't discard."""
    return translate("Switch", "This pile is blocked: only the Switch die can help.")


def kept_words() -> str:
    """Say that a green face was declined."""
    return translate("Switch", "The piles stay put: the turn ends")


def cancelled_words() -> str:
    """Say that the token stopped a swap."""
    return translate("Switch", "Swap cancelled: the turn ends")


def stopped_words() -> str:
    """Say that the token stopped whoever could discard."""
    return translate("Switch", "Blocked: the turn ends")


# ---------------------------------------------------------------- what to do now


def prompt(picking: SwitchPicking) -> tuple[str, str]:
    """Say what to do now, and why or what would come of it."""
    if not picking.acting:
        return "", ""
    state, looked = picking.state, picking.considered
    if picking.pointed is not None and picking.pointed.kind == "mute":
        return translate("Switch", "Don’t ask again this turn?"), translate(
            "Switch", "The token stays where it is, and everything passes until the turn ends."
        )
    if isinstance(looked, Act) and (said := considered(picking, looked)):
        return said
    if picking.armed:
        return translate("Switch", "Put the token on a pile."), translate(
            "Switch", "That pile can’t discard until it is freed. Esc puts the token back."
        )
    if state.phase == "throw":
        return throw_words.throw_prompt(state, state.seat)
    if state.phase != "play":
        return question(picking)
    top = state.tops[state.seat]
    if not picking.cards:
        risk = picking.risk
        assert risk is not None
        return translate("Switch", "Throw, or stop at {card}?").format(card=top), throw_words.stake_words(risk)
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
    text = translate("Switch", "{dice} for card {card}: {chance} that it goes.")
    said = text.format(dice=number_word(risk.dice).capitalize(), card=risk.top, chance=percentage(risk.discards))
    return f"{said} {_loss_sentence(risk)}"


def _loss_sentence(risk: Risk) -> str:
    if not risk.harm:
        return translate("Switch", "If nothing fits, nothing is lost.")
    text = translate("Switch", "If nothing fits, you go back to {card}.")
    if risk.punished:
        text = translate("Switch", "If nothing fits or a colour comes up, you go back to {card}.")
    return text.format(card=risk.back)


def considered(picking: SwitchPicking, move: Act) -> tuple[str, str] | None:
    """Ask for a decision that is looked at, and say what would come of it; of some there is nothing to say."""
    state, players = picking.state, picking.players
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
            return translate("Switch", "Swap with {name}?").format(name=name), _swap_sentence(state, move.seat)
        case "block":
            name = short_name(move.seat, players)
            why = translate("Switch", "That pile can’t discard until it is freed.")
            if state.phase == "moment" and move.seat == state.seat:
                why = translate("Switch", "{name}’s turn ends at once, with card {card} on top.")
                if state.risky and state.options.blocked_risk == "penalty":
                    why = translate("Switch", "{name}’s turn ends at once, and the pile goes back.")
            return translate("Switch", "Put the token on {name}’s pile?").format(name=name), why.format(
                name=name, card=top
            )
        case "cancel":
            return translate("Switch", "Cancel the swap?"), translate(
                "Switch", "Both keep their piles, the turn ends, and the token goes back to the middle."
            )
        case "discard" if picking.pointed is not None and picking.pointed.kind == "all":
            text = translate("Switch", "Discard all you can, {first} to {last}?")
            return text.format(first=top, last=picking.cards[-1]), translate("Switch", "One card after the other.")
        case _:
            return None


def _swap_sentence(state: SwitchState, other: Seat) -> str:
    """Say what a swap gives and brings, and how far these dice would take the pile that comes, if they may."""
    top, theirs = state.tops[state.seat], state.tops[other]
    said = translate("Switch", "You give {card} and get {theirs}.")
    blocked = other == state.blocked and state.options.swapped_token == "stays"
    if blocked:
        said = translate("Switch", "You give {card} and get {theirs}, which is blocked.")
    said = said.format(card=top, theirs=theirs)
    if blocked or state.phase != "red" or state.options.red == "turn ends":
        return said
    going = reach(theirs, state.dice)
    then = translate("Switch", "These dice don’t make it.")
    if going:
        then = translate("Switch", "These dice take you up to {card}.").format(card=going[-1])
    return f"{said} {then}"


# ---------------------------------------------------------------- names for assistive technology


def target_name(picking: SwitchPicking, target: SwitchTarget) -> str:
    """Name something on the table or on the sheet."""
    offer = picking.offer
    match target.kind:
        case "pile":
            return _pile_name(picking, target.seat)
        case "token":
            return token_name(picking.state, picking.players)
        case "dice" if picking.cup:
            return throw_words.cup_name(picking.state)
        case "dice":
            return ", ".join(part for part in (dice_name(picking.state), *tray_words(picking)[:1]) if part)
        case "question":
            return f"{offer.head} {offer.text}".strip()
        case "start":
            row = next(row for row in offer.rows if row.seat == target.seat)
            return f"{row.name}: {row.total or '–'}"
        case "risk":
            said = "; ".join(f"{row.chance} {row.words}" for row in offer.odds)
            return f"{offer.odds_head}: {said}."
        case _:
            return button_words(picking, target)


def _pile_name(picking: SwitchPicking, seat: Seat) -> str:
    """Name a pile: whose it is, its top card, what lies on it, and what can be done with it."""
    state, players = picking.state, picking.players
    parts = [pile_name(state, seat, players)]
    if turn := turn_words(state, seat, players):
        parts.append(turn)
    if seat in picking.seats("swap"):
        parts.append(translate("Switch", "you can swap with it"))
    elif seat in picking.seats("block"):
        parts.append(translate("Switch", "can be blocked"))
    return ", ".join(parts)


def pile_name(state: SwitchState, seat: Seat, players: Sequence[Player]) -> str:
    """Name a pile: whose it is, its top card, and how far it is."""
    top = state.tops[seat]
    whose = translate("Switch", "{name}’s pile").format(name=short_name(seat, players))
    parts = [translate("Switch", "Your pile") if is_you(seat, players) else whose]
    if top <= LAST:
        parts.append(translate("Switch", "top card {card}").format(card=top))
    return ", ".join([*parts, left_words(state, seat)])


def token_name(state: SwitchState, players: Sequence[Player]) -> str:
    """Say where the token lies."""
    if state.blocked != MIDDLE:
        if is_you(state.blocked, players):
            return translate("Switch", "The Block token is on your pile")
        text = translate("Switch", "The Block token is on {name}’s pile")
        return text.format(name=short_name(state.blocked, players))
    if state.holder == MIDDLE:
        return translate("Switch", "The Block token is in the middle")
    if is_you(state.holder, players):
        return translate("Switch", "You hold the Block token")
    return translate("Switch", "{name} holds the Block token").format(name=short_name(state.holder, players))


def dice_name(state: SwitchState) -> str:
    """Say which dice lie in the tray."""
    if not state.dice:
        return translate("Switch", "The tray is empty")
    said = translate("Switch", "Dice: {dice}").format(dice=" ".join(map(str, state.dice)))
    if state.face:
        return translate("Switch", "{dice}, Switch die: {face}").format(dice=said, face=face_word(state.face))
    return said


# ---------------------------------------------------------------- what things say when the pointer rests on them


def pile_tip(state: SwitchState, seat: Seat, players: Sequence[Player]) -> str:
    """Explain a pile: how far it is, what its card asks for, and what a failed throw would cost."""
    card = state.tops[seat]
    said = [f"{short_name(seat, players)}: {left_words(state, seat)}"]
    if card <= LAST:
        dice = DICE[state.options.dice][card - 1]
        text = translate("Switch", "Card {card} takes {dice}, and {chance} of all throws make it.")
        said.append(text.format(card=card, dice=number_word(dice), chance=percentage(chance(card, dice))))
        if card in (1, KLICK):
            said.append(translate("Switch", "A failed throw would cost nothing here."))
        else:
            text = translate("Switch", "A failed throw after the first would send it back to {card}.")
            said.append(text.format(card=KLICK if card > KLICK else 1))
    if state.blocked == seat:
        said.append(translate("Switch", "Blocked: it can’t discard until Block is thrown or the pile is swapped."))
    return "\n".join(said)


def rail_tip(state: SwitchState, seat: Seat) -> str:
    """Explain one's own rail: how much has gone, and what the step is for."""
    return translate("Switch", "%n cards discarded", "", state.tops[seat] - 1) + "\n" + klick_words()


def token_tip(state: SwitchState, players: Sequence[Player]) -> str:
    """Explain the token: where it lies, and what it is good for."""
    use = translate(
        "Switch", "Whoever holds it may put it on another pile, which then can’t discard, or cancel a green swap."
    )
    return f"{token_name(state, players)}.\n{use}"


def resting_tip() -> str:
    """Explain a die that rests."""
    return translate("Switch", "The top card takes fewer dice, so this one sits out.")


def risk_tip() -> str:
    """Explain what the chances on the sheet are."""
    return translate("Switch", "All chances are exact: they count every throw and every face of the Switch die.")


def face_tip(face: str) -> str:
    """Explain a face of the Switch die."""
    return {
        GREEN: translate("Switch", "Green: the thrower may swap piles with anyone. Nothing is discarded."),
        RED: translate("Switch", "Red: the thrower must swap with the lowest pile, if it is lower."),
        BLOCK: translate("Switch", "Block: the thrower takes the token at once and plays on."),
        BLANK: translate("Switch", "Blank: nothing happens."),
        "": "",
    }[face]


# ---------------------------------------------------------------- moves, and why something isn't allowed


def say_throw(state: SwitchState, move: Throw) -> str:
    """Say a throw, and what came of it where it brought nothing, or worse."""
    if state.phase == "start":
        return start_words.say_throw(state, move.dice)
    seat, after = state.seat, Switch().apply(state, move)
    dice = " ".join(map(str, move.dice))
    if move.face not in ("", BLANK):
        face = face_word(move.face) if move.face == BLOCK else face_word(move.face).lower()  # Block is a name
        dice = translate("Switch", "{dice}, {face}").format(dice=dice, face=face)
    text = translate("Switch", "Throws {dice}")
    if after.tops[seat] < state.tops[seat]:
        text = translate("Switch", "Throws {dice}: back to {card}")
    elif after.leaving or after.seat != seat:
        text = translate("Switch", "Throws {dice}: no card")
    return text.format(dice=dice, card=after.tops[seat])


def say_act(state: SwitchState, move: Act, players: Sequence[Player]) -> str:
    """Say a decision, and at the end of a turn whether the pile goes back."""
    said = _act_words(state, move, players)
    back = Switch().apply(state, move).tops[state.seat] if state.leaving else LAST
    if back < state.tops[state.seat]:
        return translate("Switch", "{deed}: back to {card}").format(deed=said, card=back)
    return said


def _act_words(state: SwitchState, move: Act, players: Sequence[Player]) -> str:
    top = state.tops[state.seat]
    match move.what:
        case "discard":
            text = translate("Switch", "Discards {card} with {sum}")
            made = sum_words(top, state.dice)
            if made == str(top):
                text = translate("Switch", "Discards {card}")
            return text.format(card=top, sum=made)
        case "again":
            return translate("Switch", "Throws again for {card}").format(card=top)
        case "stop":
            return translate("Switch", "Stops at {card}").format(card=top)
        case "swap":
            text = _swaps(state.phase == "green" and state.asks, is_you(move.seat, players))
            return text.format(card=top, theirs=state.tops[move.seat], name=short_name(move.seat, players))
        case "keep":
            return translate("Switch", "Keeps the pile")
        case "block":
            if is_you(move.seat, players):
                return translate("Switch", "Blocks you")
            return translate("Switch", "Blocks {name}").format(name=short_name(move.seat, players))
        case "cancel":
            return translate("Switch", "Cancels the swap")
        case "pass" if state.leaving:
            return translate("Switch", "Keeps the token")
        case _:
            return translate("Switch", "Lets it pass")


def _swaps(asked: bool, you: bool) -> str:
    """Return the words for a swap: with you or somebody else, done or only wanted as long as it can be cancelled."""
    if asked:
        if you:
            return translate("Switch", "Wants to swap {card} for {theirs} with you")
        return translate("Switch", "Wants to swap {card} for {theirs} with {name}")
    if you:
        return translate("Switch", "Swaps {card} for {theirs} with you")
    return translate("Switch", "Swaps {card} for {theirs} with {name}")


def say_reason(reason: Reason, players: Sequence[Player]) -> str:
    """Say in one sentence why something isn't allowed."""
    said = {
        "over": translate("Switch", "The game is over."),
        "throw-first": translate("Switch", "The dice must be thrown first."),
        "throw-time": translate("Switch", "No throw now: there is something to decide first."),
        "throw-dice": translate("Switch", "This throw has {first} dice, written from lowest to highest."),
        "throw-face": translate("Switch", "The Switch die is part of every throw, except to see who starts."),
        "block-token": translate("Switch", "Only the player with the Block token can put it on a pile."),
        "block-time": translate("Switch", "The token can’t go on a pile while a swap is being decided."),
        "block-own": translate("Switch", "You can’t put the token on your own pile."),
        "no-player": translate("Switch", "Nobody sits there."),
        "cancel-green": translate("Switch", "Only a green swap can be cancelled, by whoever holds the token."),
        "pass-token": translate("Switch", "Nothing to pass on: nobody is waiting for the token."),
        "token-first": translate("Switch", "First the player with the token answers."),
        "switch-red": translate("Switch", "Red: the swap must be with the lowest pile ({first})."),
        "red-nobody": translate("Switch", "Red, and nobody is lower: no card goes."),
        "switch-green": translate("Switch", "Green: first swap piles, or keep yours."),
        "swap-own": translate("Switch", "A pile can’t be swapped with itself."),
        "swap-face": translate("Switch", "Piles are swapped only after green or red."),
        "discard-sum": translate("Switch", "The dice don’t make {first}, alone or added up."),
        "discard-first": translate("Switch", "First discard at least one card with this throw."),
    }[reason.rule]
    about = reason.about
    if reason.rule == "switch-red":
        about = tuple(short_name(int(number) - 1, players) for number in about)
    return said.format(first=", ".join(about))


def top_after(state: SwitchState, seat: Seat, move: Move | None) -> str:
    """Say what a considered move would make of a seat's top card; nothing where that stays."""
    if not isinstance(move, Act):
        return ""
    top = state.tops[seat]
    if move.what == "discard" and seat == state.seat:
        return translate("Switch", "→ {card}").format(card=top + 1)
    if state.leaving and seat == state.seat:
        back = Switch().apply(state, move).tops[seat]
        return translate("Switch", "→ {card}").format(card=back) if back < top else ""
    if move.what == "swap" and seat in (state.seat, move.seat):
        other = move.seat if seat == state.seat else state.seat
        return translate("Switch", "→ {card}").format(card=state.tops[other])
    if move.what == "block" and seat == move.seat:
        return translate("Switch", "→ blocked")
    return ""


def hotkeys(seats: int) -> Sequence[tuple[str, str]]:
    """List the keys of the buttons and piles."""
    return (
        ("1234"[:seats], translate("Switch", "Choose a pile")),
        ("D", translate("Switch", "Discard the next card")),
        ("A", translate("Switch", "Discard all that fit")),
        ("T", translate("Switch", "Throw again")),
        ("S", translate("Switch", "Stop")),
        ("K", translate("Switch", "Keep your pile")),
        ("C", translate("Switch", "Cancel the swap")),
        ("N", translate("Switch", "Let it pass")),
        ("M", translate("Switch", "Don’t ask again this turn")),
        ("B", translate("Switch", "Pick up the Block token")),
    )
