"""What Phoenix says: cards, colours, moves, prompts, the names of what lies on the table, and how a hand ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boardroom.core.game import HIDDEN, NOBODY, Reason, Seat
from boardroom.core.record import Player
from boardroom.games.phoenix.nearness import cards_to_sort
from boardroom.games.phoenix.rules import Deal, Discard, PhoenixState, Play
from boardroom.games.phoenix.scene.foresight import foresee, parts, worth_now
from boardroom.games.phoenix.scene.geometry import NEAR
from boardroom.games.phoenix.tables import LINE, shifts
from boardroom.ui.game.naming import is_you, short_name
from boardroom.ui.kit.announcing import sentences
from boardroom.ui.style.translation import translate

if TYPE_CHECKING:
    from boardroom.games.phoenix.scene.picking import PhoenixPicking, PhoenixTarget


def seat_word(seat: Seat) -> str:
    """Name a place at the table."""
    return translate("Phoenix", "South") if seat == 0 else translate("Phoenix", "North")


def colour_word(colour: str) -> str:
    """Name a colour."""
    return {
        "r": translate("Phoenix", "red"),
        "o": translate("Phoenix", "orange"),
        "y": translate("Phoenix", "yellow"),
        "g": translate("Phoenix", "green"),
        "b": translate("Phoenix", "blue"),
        "p": translate("Phoenix", "purple"),
    }[colour]


def card_kind(card: str) -> str:
    """Name a card without its number."""
    return {
        "M": translate("Phoenix", "Movement"),
        "P": translate("Phoenix", "Permutation"),
        "R": translate("Phoenix", "Rotation"),
        "Q": translate("Phoenix", "Modification"),
        "X": translate("Phoenix", "Exchange"),
    }[card[0]]


def card_word(card: str) -> str:
    """Name a card."""
    return f"{card_kind(card)} {card[1:]}".strip()


def card_does(card: str) -> str:
    """Say in a few words what a card does."""
    if card == "Q1":
        return translate("Phoenix", "Swap two cubes side by side")
    if card == "P1":
        return translate("Phoenix", "Swap two of your pawns side by side")
    return {
        "M": translate("Phoenix", "Move one of your pawns {number} places"),
        "P": translate("Phoenix", "Swap two of your pawns {number} apart"),
        "R": translate("Phoenix", "Swap the two ends of your line"),
        "Q": translate("Phoenix", "Move a cube two places"),
        "X": translate("Phoenix", "Swap with the pawn straight across"),
    }[card[0]].format(number=card[1:])


def move_words(move: Play | Discard) -> str:
    """Say a move, short and exact."""
    match move:
        case Discard(card):
            text = {
                "M": translate("Phoenix", "Discards a Movement {number}"),
                "P": translate("Phoenix", "Discards a Permutation {number}"),
                "R": translate("Phoenix", "Discards a Rotation"),
                "Q": translate("Phoenix", "Discards a Modification {number}"),
                "X": translate("Phoenix", "Discards an Exchange"),
            }[card[0]]
            return text.format(number=card[1:])
        case Play("R", _, _):
            return translate("Phoenix", "Rotation: 1 and 10")
        case Play("X", here, _):
            return translate("Phoenix", "Exchange in column {place}").format(place=here + 1)
        case Play(card, here, there):
            said = {"card": card_word(card), "here": here + 1, "there": there + 1}
            if card[0] == "M":
                return translate("Phoenix", "{card}: {here} to {there}").format(**said)
            if card == "Q2":
                return translate("Phoenix", "{card}: cube {here} to {there}").format(**said)
            if card == "Q1":
                return translate("Phoenix", "{card}: cubes {here} and {there}").format(**said)
            return translate("Phoenix", "{card}: {here} and {there}").format(**said)


def deal_words(deal: Deal, players: Sequence[Player]) -> str:
    """Say what chance did."""
    what, value = deal.what, "" if deal.value is HIDDEN else str(deal.value)
    if what == "draw":
        if not value:
            return translate("Phoenix", "Draws a card")
        return translate("Phoenix", "Draws {card}").format(card=card_word(value))
    if what == "first":
        first = int(value) - 1
        if is_you(first, players):
            return translate("Phoenix", "You start")
        return translate("Phoenix", "{name} starts").format(name=short_name(first, players))
    text = translate("Phoenix", "Cube: {colour}") if what == "cube" else translate("Phoenix", "Pawn: {colour}")
    return text.format(colour=colour_word(value))


def drawing(state: PhoenixState, players: Sequence[Player]) -> str:
    """Say who draws a card while that is due, or that a hand is dealt."""
    if state.due == "first":
        return translate("Phoenix", "Drawing who starts")
    if not state.drawn:
        return translate("Phoenix", "Hand {number} is dealt").format(number=len(state.done) + 1)
    if is_you(state.drawer, players):
        return translate("Phoenix", "You draw a card")
    return translate("Phoenix", "{name} draws a card").format(name=short_name(state.drawer, players))


def new_hand(state: PhoenixState, players: Sequence[Player]) -> tuple[str, str]:
    """Say that another hand begins, and who starts it."""
    what = translate("Phoenix", "Hand {number} of 3").format(number=len(state.done) + 1)
    if is_you(state.starter, players):
        return what, translate("Phoenix", "You start")
    return what, translate("Phoenix", "{name} starts").format(name=short_name(state.starter, players))


def reason_words(reason: Reason) -> str:
    """Say in one sentence why a move is not allowed."""
    card, here, there = (*reason.about, "", "", "")[:3]
    named = card_word(card) if card else ""
    if reason.rule == "card-distance":
        kind = card[0]
        text = {
            "M": translate("Phoenix", "{card} moves a pawn exactly {number} places: not from {here} to {there}."),
            "P": translate("Phoenix", "{card} swaps pawns exactly {number} apart: not {here} and {there}."),
            "R": translate("Phoenix", "Rotation swaps the two ends of your line: press place 1 or 10."),
            "Q": translate("Phoenix", "{card} moves a cube exactly {number} places: not from {here} to {there}."),
            "X": translate("Phoenix", "Exchange swaps the two pawns of one column."),
        }[kind]
        return text.format(card=named, number=card[1:], here=here, there=there)
    said = {
        "over": translate("Phoenix", "The game is over."),
        "deal": translate("Phoenix", "The cards decide that."),
        "card-hand": translate("Phoenix", "You don’t have {card} in your hand."),
        "card-end": translate(
            "Phoenix", "{card} can’t go past the end: move {number} places, or choose another piece."
        ),
    }
    return said[reason.rule].format(card=named, number=card[1:])


def counted(parts: Sequence[str]) -> str:
    """Join two or three words with an "or"."""
    if len(parts) < 2:
        return "".join(parts)
    return translate("Phoenix", "{some} or {last}").format(some=", ".join(parts[:-1]), last=parts[-1])


def points_word(count: int) -> str:
    """Say a number of points."""
    return translate("Phoenix", "%n points", "", count)


def meter_lines(now: int, then: int) -> tuple[str, str]:
    """Say in two short lines how many cards a line is from sorted, and would be then; it can't be fewer."""
    if then != now:
        number = translate("Phoenix", "at least {before} → {after}").format(before=now, after=then)
    else:
        number = translate("Phoenix", "at least %n cards", "", now)
    return number, translate("Phoenix", "from sorted")


def meter_words(cards: int) -> str:
    """Say how many cards a line is from sorted; it can't be fewer."""
    return translate("Phoenix", "At least %n cards from sorted", "", cards)


def line_worth(seat: Seat, points: int, players: Sequence[Player]) -> str:
    """Say what a line is worth now."""
    if is_you(seat, players):
        return translate("Phoenix", "Your line is worth {points} now").format(points=points_word(points))
    text = translate("Phoenix", "{name}: the line is worth {points} now")
    return text.format(name=short_name(seat, players), points=points_word(points))


def line_standing(state: PhoenixState, seat: Seat, players: Sequence[Player]) -> str:
    """Say what a line is worth now, and how far from sorted it is."""
    far = meter_words(cards_to_sort(state.lines[seat], state.cubes))
    return sentences(line_worth(seat, worth_now(state)[seat], players), far)


def change_word(before: int, after: int) -> str:
    """Say how a number of points would change."""
    if before == after:
        return points_word(after)
    return translate("Phoenix", "{before} → {after} points").format(before=before, after=after)


# ---------------------------------------------------------------- what to do, and what there is


def prompt(picking: PhoenixPicking) -> tuple[str, str]:
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
        return said, _outlook(picking, move)
    return said, card_does(card) + "."


def _first(picking: PhoenixPicking) -> str:
    card = picking.card
    if picking.stage == "target":
        targets = counted([str(place + 1) for place in picking.places()])
        if picking.kind == "cube":
            colour = colour_word(picking.state.cubes[picking.origin])
            if shifts(card):
                text = translate("Phoenix", "Put the {colour} cube on place {places}")
            else:
                text = translate("Phoenix", "Swap the {colour} cube with place {places}")
        else:
            colour = colour_word(picking.state.lines[picking.near][picking.origin])
            if shifts(card):
                text = translate("Phoenix", "Put the {colour} pawn on place {places}")
            else:
                text = translate("Phoenix", "Swap the {colour} pawn with place {places}")
        return text.format(colour=colour, places=targets)
    return {
        "M": translate("Phoenix", "{card}: choose a pawn"),
        "P": translate("Phoenix", "{card}: choose a pawn"),
        "Q": translate("Phoenix", "{card}: choose a cube"),
        "X": translate("Phoenix", "{card}: choose a column"),
        "R": translate("Phoenix", "{card}: press either end"),
    }[card[0]].format(card=card_word(card))


def _outlook(picking: PhoenixPicking, move: Play) -> str:
    """Say what a play would come to."""
    state, near = picking.state, picking.near
    foreseen, now = foresee(state, move), worth_now(state)
    if foreseen.first == near:
        return translate("Phoenix", "Your line follows the cubes: you’re first, and the hand ends.")
    if foreseen.first != NOBODY:
        return translate("Phoenix", "Careful: the other line follows the cubes, and the hand ends.")
    said = translate("Phoenix", "Your line: {change}.").format(change=change_word(now[near], foreseen.points[near]))
    other = 1 - near
    if now[other] != foreseen.points[other]:
        text = translate("Phoenix", "The other line: {change}.")
        said += " " + text.format(change=change_word(now[other], foreseen.points[other]))
    return said


def target_name(picking: PhoenixPicking, target: PhoenixTarget) -> str:
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
        case "worth":
            seat = picking.near if place == NEAR else 1 - picking.near
            return line_standing(state, seat, picking.players)
        case "cube":
            colour = state.cubes[place] if place < len(state.cubes) else ""
            said = translate("Phoenix", "Cube {place}, {colour}")
        case "mine":
            colour = pawn_at(state, picking.near, place)
            said = translate("Phoenix", "Your place {place}, {colour}")
        case _:
            colour = pawn_at(state, 1 - picking.near, place)
            said = translate("Phoenix", "Opposite place {place}, {colour}")
    shown = colour_word(colour) if colour else translate("Phoenix", "empty")
    said = said.format(place=place + 1, colour=shown)
    if picking.stage == "target" and target.kind == picking.kind:
        if place == picking.origin:
            return translate("Phoenix", "{piece}, picked up").format(piece=said)
        if picking.goes_on(target):
            return translate("Phoenix", "{piece}, can go here").format(piece=said)
    elif picking.stage == "piece" and picking.enabled(target):
        return translate("Phoenix", "{piece}, can be moved").format(piece=said)
    return said


def pawn_at(state: PhoenixState, seat: Seat, place: int) -> str:
    """Return the colour of a line's pawn, if it stands there already; the second line is laid from its other end."""
    line = state.lines[seat]
    first = LINE - len(line) if seat == 1 else 0
    return line[place - first] if 0 <= place - first < len(line) else ""


# ---------------------------------------------------------------- how a hand ended


def reasons(line: str, first: bool) -> str:
    """Say what a line's points are made of."""
    sorted_first, complete, given = parts(line, first)
    said = []
    if sorted_first:
        said.append(translate("Phoenix", "First to sort: {points}").format(points=sorted_first))
    if complete:
        said.append(translate("Phoenix", "All six colours: {points}").format(points=complete))
    if given:
        text = translate("Phoenix", "Run: {points}") if len(given) == 1 else translate("Phoenix", "Runs: {points}")
        said.append(text.format(points=" + ".join(map(str, given))))
    return "   ·   ".join(said) or translate("Phoenix", "No points")


def headline(state: PhoenixState, players: Sequence[Player]) -> tuple[str, str]:
    """Say how the last hand ended, or the game."""
    hand, number = state.done[-1], len(state.done)
    if hand.first == NOBODY:
        why = translate("Phoenix", "The pile ran out before anyone sorted a line.")
    else:
        name = short_name(hand.first, players)
        if is_you(hand.first, players):
            why = translate("Phoenix", "Your line follows the cubes first.")
        else:
            why = translate("Phoenix", "{name}’s line follows the cubes first.").format(name=name)
    if state.over:
        return translate("Phoenix", "Final score {one}–{two}").format(one=state.scores[0], two=state.scores[1]), why
    return translate("Phoenix", "Hand {number} is over").format(number=number), why


def tableau_words(state: PhoenixState, players: Sequence[Player], order: Sequence[Seat]) -> str:
    """Say all that the tableau shows."""
    hand = state.done[-1]
    said = [*headline(state, players)]
    for seat in order:
        text = translate("Phoenix", "{name}: {points} ({reasons}), {total} in all.")
        made = reasons(hand.lines[seat], hand.first == seat).replace("   ·   ", ", ")
        name, total = short_name(seat, players), state.scores[seat]
        said.append(text.format(name=name, points=points_word(hand.points[seat]), reasons=made, total=total))
    return " ".join(text if text.endswith(".") else f"{text}." for text in said)


def hotkeys() -> Sequence[tuple[str, str]]:
    """List the keys of the hand."""
    return (
        ("12345", translate("Phoenix", "Choose a card from your hand")),
        ("D", translate("Phoenix", "Discard the chosen card")),
    )
