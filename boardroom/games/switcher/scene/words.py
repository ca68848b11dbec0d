"""What El Switcher says: prompts, cards, colours and the names of things, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

from boardroom.core.game import HIDDEN, Hidden, Seat
from boardroom.core.record import Player
from boardroom.games.switcher.foresight import ForeseenFigure
from boardroom.games.switcher.scene.shapes import figure_words, label
from boardroom.games.switcher.state import BlockCard, EndTurn, Form, Move, Swap, SwitcherState, owner
from boardroom.games.switcher.tables import CARDS_EACH, COLOURS, KINDS, NAMES
from boardroom.ui.game.naming import is_you, short_name
from boardroom.ui.style.translation import translate
from boardroom.ui.table.turn_time import TurnTime, say_time

if TYPE_CHECKING:
    from boardroom.games.switcher.scene.picking import SwitcherPicking, SwitcherTarget


def colour_word(colour: str) -> str:
    """Name a colour as a title."""
    return {
        "r": translate("Switcher", "Red"),
        "g": translate("Switcher", "Mint"),
        "b": translate("Switcher", "Blue"),
        "y": translate("Switcher", "Yellow"),
    }[colour]


def in_colour(colour: str) -> str:
    """Name a colour within a sentence."""
    return {
        "r": translate("Switcher", "red"),
        "g": translate("Switcher", "mint"),
        "b": translate("Switcher", "blue"),
        "y": translate("Switcher", "yellow"),
    }[colour]


def kind_words(kind: str) -> tuple[str, str]:
    """Say what is printed on a movement card: its title and its note."""
    line, diagonal = translate("Switcher", "Line"), translate("Switcher", "Diagonal")
    neighbours, between = translate("Switcher", "touching"), translate("Switcher", "one between")
    turned = translate("Switcher", "turned any way")
    return {
        "line1": (line, neighbours),
        "line2": (line, between),
        "diag1": (diagonal, neighbours),
        "diag2": (diagonal, between),
        "left": (translate("Switcher", "Left L"), turned),
        "right": (translate("Switcher", "Right L"), turned),
        "edge": (line, translate("Switcher", "to the edge")),
    }[kind]


def kind_name(kind: str) -> str:
    """Name a movement card in one go."""
    title, note = kind_words(kind)
    return title if kind in ("left", "right") else f"{title}, {note}"


def colour_at(state: SwitcherState, cell: int) -> str:
    """Return the colour of a drawer."""
    return COLOURS[state.colour_at(cell)]


def to_go(state: SwitcherState, seat: Seat) -> int:
    """Return how many cards a seat still has to form."""
    return state.sector(seat) + state.left(seat)


def pile_size(state: SwitcherState) -> int:
    """Return how many movement cards there are to draw from."""
    return len(KINDS) * CARDS_EACH - sum(state.discards) - sum(len(hand) for hand in state.hands)


# ---------------------------------------------------------------- what stands on the table


def left_words(state: SwitcherState, seat: Seat) -> str:
    """Say how many cards a seat still has to form, in its sector."""
    return translate("Switcher", "%n to go", "", to_go(state, seat))


def forbidden_title() -> str:
    """Say what the tag is about."""
    return translate("Switcher", "Forbidden")


def forbidden_words(state: SwitcherState) -> str:
    """Say which colour is forbidden, and where that was agreed how long."""
    text = translate("Switcher", "Forbidden: {colour}")
    if state.fades and not state.formed:
        text = translate("Switcher", "Forbidden: {colour}, and free again if this turn forms no figure")
    return text.format(colour=in_colour(state.forbidden))


def blocked_word() -> str:
    """Say what the ribbon says."""
    return translate("Switcher", "Blocked")


def played_word() -> str:
    """Say of a card that it has left the hand."""
    return translate("Switcher", "played")


def pile_words(state: SwitcherState) -> str:
    """Say how many cards there are to draw from."""
    return translate("Switcher", "Pile {number}").format(number=pile_size(state))


def played_words(state: SwitcherState) -> str:
    """Say how many cards were played."""
    return translate("Switcher", "Played {number}").format(number=sum(state.discards))


def left_of(whole: str) -> str:
    """Say beside the clock of how much time that is what is left."""
    return translate("Switcher", "left of {time}").format(time=whole)


def clock_words(time: TurnTime) -> str:
    """Say what the clock shows."""
    said = f"{say_time(ceil(time.left))} {left_of(say_time(time.whole))}"
    return said if time.running else f"{said}, {paused()}"


def paused() -> str:
    """Say beside the clock that it stands."""
    return translate("Switcher", "paused")


def end_word() -> str:
    """Say what the button does."""
    return translate("Switcher", "End turn")


def close_word() -> str:
    """Say how to choose nothing."""
    return translate("Switcher", "Not now")


# ---------------------------------------------------------------- what to do now


def prompt(picking: SwitcherPicking) -> tuple[str, str]:
    """Say what to do now, and why or what would come of it."""
    stage = picking.stage
    if stage == "idle":
        return "", ""
    if stage == "choice":
        return _choice_prompt(picking)
    looked = picking.considered
    if isinstance(looked, Form | BlockCard):
        return translate("Switcher", "Form this {card}?").format(card=label(looked.card)), consequence(
            picking.state, looked, picking.players
        )
    if stage == "drawer":
        what = translate("Switcher", "Choose the drawer to swap with {cell}.").format(cell=NAMES[picking.cell])
        if isinstance(looked, Swap):
            said = translate("Switcher", "{card}: {one} with {other}.")
            return what, said.format(card=kind_name(looked.kind), one=NAMES[looked.one], other=NAMES[looked.other])
        return what, _or_form(picking) or translate("Switcher", "Choose {cell} again to let go of it.").format(
            cell=NAMES[picking.cell]
        )
    if stage == "card":
        title = kind_name(picking.places.hand[picking.held])
        return translate("Switcher", "Choose the first of two drawers."), translate(
            "Switcher", "{card}: the picture shows which may swap."
        ).format(card=title)
    if not picking.swapping:
        if _shining(picking):
            return (
                translate("Switcher", "Form a figure that is ready, or end your turn."),
                translate("Switcher", "Choose the figure or its card."),
            )
        return translate("Switcher", "End your turn."), translate("Switcher", "You have played all your cards.")
    why = _or_form(picking) or translate("Switcher", "Or end your turn and keep your cards.")
    return translate("Switcher", "Choose a card or a drawer."), why


def _shining(picking: SwitcherPicking) -> Sequence[Form | BlockCard]:
    return picking.figures if picking.point_out else ()


def _or_form(picking: SwitcherPicking) -> str:
    names = list(dict.fromkeys(label(move.card) for move in _shining(picking)))
    if not names:
        return ""
    if len(names) == 1:
        text = translate("Switcher", "Or first form the {card}, which is ready: choose the figure or its card.")
        return text.format(card=names[0])
    return translate("Switcher", "Or first form a figure that is ready: choose it or its card.")


def _choice_prompt(picking: SwitcherPicking) -> tuple[str, str]:
    first = picking.options[0]
    if isinstance(first, Swap):
        return translate("Switcher", "Choose the card to play."), translate("Switcher", "The others stay in your hand.")
    assert isinstance(first, Form | BlockCard)
    if len({move.cell for move in picking.options if isinstance(move, Form | BlockCard)}) > 1:
        what = translate("Switcher", "Choose which {card} to form.").format(card=label(first.card))
        return what, translate("Switcher", "Its colour is forbidden next.")
    what = translate("Switcher", "Choose the card that this {card} counts for.").format(card=label(first.card))
    if isinstance(first, Form):
        blocked = next(move for move in picking.options if isinstance(move, BlockCard))
        text = translate("Switcher", "Forming yours brings you closer to winning; blocking holds {name} back.")
        return what, text.format(name=short_name(blocked.seat, picking.players))
    return what, translate("Switcher", "Blocking holds a player back.")


def consequence(state: SwitcherState, move: Form | BlockCard, players: Sequence[Player]) -> str:
    """Say what forming a figure does."""
    if isinstance(move, BlockCard):
        text = translate("Switcher", "{name}’s {card} turns face down until it is the only one left.")
        return text.format(name=short_name(move.seat, players), card=label(move.card))
    left = to_go(state, state.seat) - 1
    if not left:
        return translate("Switcher", "It is your last card: you win.")
    if state.blocked[state.seat]:
        return translate("Switcher", "Then %n to go. While you’re blocked, no new card turns up.", "", left)
    if not state.left(state.seat):
        return translate("Switcher", "Then %n to go.", "", left)
    return translate("Switcher", "Then %n to go, and your next card turns up.", "", left)


# ---------------------------------------------------------------- what a swap would do


def makes(figures: Sequence[ForeseenFigure]) -> str:
    """Say which figures a swap makes."""
    return translate("Switcher", "makes {figures}").format(figures=_figures(figures))


def breaks(figures: Sequence[ForeseenFigure]) -> str:
    """Say which figures a swap breaks."""
    return translate("Switcher", "breaks {figures}").format(figures=_figures(figures))


def _figures(figures: Sequence[ForeseenFigure]) -> str:
    return ", ".join(dict.fromkeys(label(figure.card) for figure in figures))


# ---------------------------------------------------------------- the popover


def choice_title(picking: SwitcherPicking) -> str:
    """Say above the choices what is to be chosen."""
    first = picking.options[0]
    if isinstance(first, Swap):
        count = len(picking.options)
        return (
            translate("Switcher", "Two cards fit this swap")
            if count == 2
            else translate("Switcher", "Three cards fit this swap")
        )
    assert isinstance(first, Form | BlockCard)
    cells = {move.cell for move in picking.options if isinstance(move, Form | BlockCard)}
    card = label(first.card)
    if len(cells) > 1:
        return translate("Switcher", "This card fits several figures")
    text = {
        2: translate("Switcher", "This {card} fits two cards"),
        3: translate("Switcher", "This {card} fits three cards"),
    }.get(len(picking.options), translate("Switcher", "This {card} fits several cards"))
    return text.format(card=card)


def option_words(picking: SwitcherPicking, move: Move) -> tuple[str, str, str]:
    """Say a choice: whose card or which, what is done, and what comes of it."""
    state = picking.state
    if isinstance(move, Swap):
        title, note = kind_words(move.kind)
        said = translate("Switcher", "Swaps {one} and {other}.").format(one=NAMES[move.one], other=NAMES[move.other])
        return note, title, said
    assert isinstance(move, Form | BlockCard)
    name = short_name(owner(state, move), picking.players)
    several = len({option.cell for option in picking.options if isinstance(option, Form | BlockCard)}) > 1
    if several:
        name = in_colour(colour_at(state, move.cell))
    does = translate("Switcher", "Block it") if isinstance(move, BlockCard) else translate("Switcher", "Form it")
    return name, does, consequence(state, move, picking.players)


# ---------------------------------------------------------------- names for assistive technology


def target_name(picking: SwitcherPicking, target: SwitcherTarget) -> str:
    """Name something on the table: what it is, what it shows, what can be done with it."""
    state = picking.state
    match target.kind:
        case "cell":
            return _cell_name(picking, target.at)
        case "hand":
            return _hand_name(picking.places.hand[target.at], target.at == picking.held)
        case "card":
            return _card_name(picking, target.seat, target.card)
        case "deck":
            text = translate("Switcher", "{name}: deck, %n cards", "", state.left(target.seat))
            return text.format(name=short_name(target.seat, picking.players))
        case "pile":
            return pile_words(state)
        case "played":
            return played_words(state)
        case "forbidden":
            return forbidden_words(state)
        case "clock":
            return clock_words(picking.time) if picking.time is not None else ""
        case "option":
            who, does, said = option_words(picking, picking.options[target.at])
            return f"{does}, {who}. {said}"
        case "close":
            return close_word()
        case "end":
            return end_word()


def _cell_name(picking: SwitcherPicking, cell: int) -> str:
    """Name a drawer: where it is, its colour, and what can be done with it."""
    state = picking.state
    parts = [NAMES[cell]]
    if state.tiles:
        colour = colour_at(state, cell)
        parts.append(in_colour(colour))
        if colour == state.forbidden:
            parts.append(translate("Switcher", "forbidden"))
    if cell == picking.cell:
        parts.append(translate("Switcher", "chosen"))
    elif picking.swaps(cell):
        text = translate("Switcher", "can be swapped with {cell}")
        parts.append(text.format(cell=NAMES[picking.cell]))
        seen = picking.foresight(picking.swaps(cell)[0])
        parts += [makes(seen.makes)] if seen.makes else []
        parts += [breaks(seen.breaks)] if seen.breaks else []
    elif picking.point_out and (figures := picking.standing_on(cell)):
        parts.append(translate("Switcher", "part of the figure {card}").format(card=label(figures[0].card)))
    return ", ".join(parts)


def _hand_name(kind: str, chosen: bool) -> str:
    """Name a movement card in one's hand."""
    if not kind:
        return translate("Switcher", "Movement card, played")
    name = translate("Switcher", "Movement card {card}").format(card=kind_name(kind))
    return f"{name}, {translate('Switcher', 'chosen')}" if chosen else name


def _card_name(picking: SwitcherPicking, seat: Seat, card: str) -> str:
    """Name a figure card in a sector, and how many cards it takes where somebody asked."""
    text = translate("Switcher", "{name}: figure {card}")
    parts = [text.format(name=short_name(seat, picking.players), card=figure_words(card))]
    if picking.state.blocked[seat] == card:
        parts.append(translate("Switcher", "blocked"))
    elif picking.point_out and picking.fitting(seat, card):
        own = seat == picking.state.seat
        parts.append(translate("Switcher", "can be formed") if own else translate("Switcher", "can be blocked"))
    elif way := picking.nearest().get((seat, card)):
        parts.append(translate("Switcher", "%n cards away", "", len(way.swaps)))
    return ", ".join(parts)


# ---------------------------------------------------------------- moves in words


def say_swap(move: Swap) -> str:
    """Say a swap for the list of moves."""
    text = translate("Switcher", "{card} swaps {one} and {other}")
    return text.format(card=kind_words(move.kind)[0], one=NAMES[move.one], other=NAMES[move.other])


def say_form(state: SwitcherState, move: Form) -> str:
    """Say a figure that somebody forms, for the list of moves."""
    colour = in_colour(colour_at(state, move.cell))
    return translate("Switcher", "Forms {card} in {colour}").format(card=label(move.card), colour=colour)


def say_block(state: SwitcherState, move: BlockCard, players: Sequence[Player]) -> str:
    """Say a figure that blocks somebody, for the list of moves."""
    said = {"card": label(move.card), "colour": in_colour(colour_at(state, move.cell))}
    if is_you(move.seat, players):
        return translate("Switcher", "Blocks your {card} in {colour}").format(**said)
    text = translate("Switcher", "Blocks {name}’s {card} in {colour}")
    return text.format(name=short_name(move.seat, players), **said)


def say_draw(seat: Seat, kind: str | Hidden, players: Sequence[Player]) -> str:
    """Say that a movement card is drawn; which one, where that may be known."""
    you, name = is_you(seat, players), short_name(seat, players)
    if kind is HIDDEN:
        return (
            translate("Switcher", "You draw a card")
            if you
            else translate("Switcher", "{name} draws a card").format(name=name)
        )
    text = translate("Switcher", "You draw {card}") if you else translate("Switcher", "{name} draws {card}")
    return text.format(name=name, card=kind_name(str(kind)))


def say_up(seat: Seat, card: str, players: Sequence[Player]) -> str:
    """Say that a figure card is turned face up."""
    you = is_you(seat, players)
    text = translate("Switcher", "You turn up {card}") if you else translate("Switcher", "{name} turns up {card}")
    return text.format(name=short_name(seat, players), card=label(card))


def drawing(state: SwitcherState, players: Sequence[Player]) -> str:
    """Say who draws, or turns up a figure, while that is due."""
    what, seat = state.due[0]
    you, name = is_you(seat, players), short_name(seat, players)
    if what == "up":
        said = (
            translate("Switcher", "You turn up a figure") if you else translate("Switcher", "{name} turns up a figure")
        )
    else:
        said = translate("Switcher", "You draw a card") if you else translate("Switcher", "{name} draws a card")
    return said.format(name=name)


def say_end(move: EndTurn) -> str:
    """Say that a turn ends."""
    return translate("Switcher", "Ends the turn")


def hotkeys() -> Sequence[tuple[str, str]]:
    """List the keys of the hand, of the turn and of the figures."""
    return (
        ("123", translate("Switcher", "Choose a card from your hand, or one of several options")),
        ("E", translate("Switcher", "End the turn")),
        ("F", translate("Switcher", "Go to the next figure")),
    )
