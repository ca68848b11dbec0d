"""What happens on the table, as films: swaps, figures, blocks, cards that come and go, and the deal."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from boardroom.core.game import HIDDEN, Seat
from boardroom.core.match import Step
from boardroom.games.switcher.scene import words
from boardroom.games.switcher.scene.geometry import (
    HAND_CARD,
    cells_of,
    fan_rect,
    middle,
    stage_rect,
)
from boardroom.games.switcher.scene.pieces import figure_cards, movement_cards
from boardroom.games.switcher.scene.pieces.drawers import Drawer
from boardroom.games.switcher.scene.pieces.figure_cards import turns_to
from boardroom.games.switcher.scene.pieces.light import GAPS, ROUND, RUN
from boardroom.games.switcher.scene.table_top import SwitcherTop, in_deal
from boardroom.games.switcher.state import (
    BlockCard,
    Decks,
    DrawCard,
    EndTurn,
    Form,
    Move,
    Swap,
    SwitcherState,
    Tiles,
    Up,
    owner,
)
from boardroom.games.switcher.tables import COLOURS, SIZE
from boardroom.ui.table.cards import PlayingCard
from boardroom.ui.table.easing import ease_both
from boardroom.ui.table.film import Film, arc, between

OUT: Final = 90.0  # milliseconds, as all that follow
PASS: Final = 220.0
SEAT: Final = 80.0
FLY: Final = 200.0
FLIP: Final = 180.0
RIBBON: Final = 120.0
SHOW: Final = 240.0  # somebody else's card comes out and turns over
READ: Final = 260.0  # and is read
DRAW: Final = 140.0
DEALT: Final = 18.0  # a card of the deal: all of it together takes about a second
LAID: Final = 20.0
TURN: Final = 160.0
SLOWER: Final = 1.4  # a computer's swaps and figures, so that one can follow them


def film_of(top: SwitcherTop, step: Step[SwitcherState, Move], held: int) -> Film:
    """Return the film of a step; `held` is the place of the card that was chosen for it, if any."""
    film, move = Film(), step.move
    dealt = in_deal(step.before)
    match move:
        case Tiles():
            _lay_tiles(film, top, step.after.state)
        case Decks():
            _give_decks(film, top, step.after.state)
        case Up(seat, card):
            _turn_up(film, top, step.after.state, seat, card, DEALT if dealt else FLIP)
        case DrawCard(seat, kind):
            known = "" if kind is HIDDEN else str(kind)
            _draw(film, top, step.after.state, seat, known, DEALT if dealt else DRAW)
        case Swap():
            _swap(film, top, step.before.state, move, held)
        case Form() | BlockCard():
            _figure(film, top, step, move)
        case EndTurn():
            _pass_on(film, top, step)
    return film


def _in_hand(top: SwitcherTop, place: int) -> QRectF:
    """Return where a card leaves one's hand or comes there; while it flies it isn't widened for large words."""
    card = QRectF(HAND_CARD)
    card.moveCenter(top.plan.hand_rect(place).center())
    return card


def _fly(top: SwitcherTop, kind: str, start: QRectF, flip: float) -> PlayingCard:
    """Let a movement card be on its way; one that isn't known has no face."""
    face = (
        partial(movement_cards.card_picture, kind, *words.kind_words(kind), top.theme, False, min(top.plan.text, 2.0))
        if kind
        else None
    )
    back = partial(movement_cards.back_picture, round(HAND_CARD.width()), top.theme)
    card = top.flight.begin(HAND_CARD.size(), movement_cards.MARGIN, face, back)
    card.fill(start, flip)
    return card


# ---------------------------------------------------------------- the deal


def _lay_tiles(film: Film, top: SwitcherTop, after: SwitcherState) -> None:
    for drawer in top.drawers:
        drawer.display(COLOURS[after.colour_at(drawer.cell)], top.theme, False)
        drawer.setOpacity(0.0)
        drawer.air = 1.0
        row, column = divmod(drawer.cell, SIZE)
        film.add((row + column) * LAID, 160, partial(_come, drawer))


def _come(drawer: Drawer, t: float) -> None:
    drawer.setOpacity(min(1.0, t * 2))
    drawer.air = 1 - t


def _give_decks(film: Film, top: SwitcherTop, after: SwitcherState) -> None:
    decks = top.decks[: after.seats]
    for seat, deck in enumerate(decks):
        deck.display(partial(figure_cards.deck_picture, after.left(seat), top.theme, top.plan.text, top.plan.card))

    def come(t: float) -> None:
        for deck in decks:
            deck.setOpacity(t)

    film.add(0, 60, come)


def _turn_up(film: Film, top: SwitcherTop, after: SwitcherState, seat: Seat, card: str, length: float) -> None:
    start, end = top.deck_place(seat), top.slot_place(seat, top.places.sector_in(after, seat).index(card))
    top.decks[seat].display(
        partial(figure_cards.deck_picture, after.left(seat), top.theme, top.plan.text, top.plan.card)
    )
    face = partial(figure_cards.face_picture, card, 0, False, top.theme, top.plan.text, top.plan.card)
    back = partial(figure_cards.back_picture, top.theme, top.plan.card)
    flyer = top.flight.begin(top.deck_place(seat).size(), figure_cards.MARGIN, face, back)
    film.add(0, length, lambda t: flyer.fill(between(start, end, t), t), ease_both)


def _draw(film: Film, top: SwitcherTop, after: SwitcherState, seat: Seat, kind: str, length: float) -> None:
    count = len(after.hands[seat])
    if seat == top.places.own:
        end = _in_hand(top, _new_place(top.places.hand, top.places.hand_in(after)))
    else:
        end = fan_rect(top.tray_place(seat), count - 1, count)
        for i, fan in enumerate(top.fans[seat][: count - 1]):
            fan.setPos(fan_rect(top.tray_place(seat), i, count).topLeft())
    flyer = _fly(top, kind, top.plan.pile, 0.0)
    film.add(0, length, lambda t: flyer.fill(between(top.plan.pile, end, t), t), ease_both)


def _new_place(before: list[str], after: list[str]) -> int:
    return next((i for i, (old, new) in enumerate(zip(before, after, strict=True)) if new and not old), 0)


# ---------------------------------------------------------------- swaps


def _swap(film: Film, top: SwitcherTop, before: SwitcherState, move: Swap, held: int) -> None:
    """Two drawers slide out, past each other and in; the card is shown first if it was hidden till now."""
    flyer, start, begin = _play_card(film, top, before.seat, move.kind, held)
    one, other = top.drawers[move.one], top.drawers[move.other]
    passed = begin + OUT + PASS
    for i, (drawer, there) in enumerate(((one, middle(move.other)), (other, middle(move.one)))):
        film.add(begin, OUT, partial(_come_out, drawer, drawer.pull, drawer.air, i * 0.1))
        film.add(begin + OUT, PASS, partial(_cross, drawer, drawer.pos(), there), ease_both)
        film.add(passed, SEAT, partial(_sit, drawer))
    away = 0.0 if begin == 0 else passed - PASS / 2
    film.add(away, SHOW, lambda t: flyer.fill(between(start, top.plan.played, t)), ease_both)


def _come_out(drawer: Drawer, pulled: float, flown: float, above: float, t: float) -> None:
    drawer.chosen = False
    drawer.pull, drawer.air = pulled * (1 - t), flown + (1 - flown) * max(t, 0.01)
    drawer.setZValue(drawer.zValue() + above)


def _cross(drawer: Drawer, here: QPointF, there: QPointF, t: float) -> None:
    drawer.setPos(arc(here, there, 0.16, t))


def _sit(drawer: Drawer, t: float) -> None:
    drawer.air = 1 - t


def _play_card(film: Film, top: SwitcherTop, seat: Seat, kind: str, held: int) -> tuple[PlayingCard, QRectF, float]:
    """Take the card out of the hand; return it, from where it goes to the played ones, and when the swap begins."""
    hand = top.places.hand
    if seat == top.places.own and kind in hand:
        place = held if held >= 0 and hand[held] == kind else hand.index(kind)
        card = top.hand_cards[place]
        start = _in_hand(top, place).translated(0, card.pos().y() - top.plan.hand_rect(place).y())
        card.display("", ("", ""), top.theme, top.plan)
        card.chosen, card.lift = False, 0.0
        top.places.play(place)
        return _fly(top, kind, start, 1.0), start, 0.0
    if seat == top.places.own:
        place = max(i for i, card in enumerate(hand) if card)
        start, shown = _in_hand(top, place), _in_hand(top, place).translated(0, -24)
        top.hand_cards[place].display("", ("", ""), top.theme, top.plan)
    else:
        tray = top.tray_place(seat)
        fan = [card for card in top.fans[seat] if card.isVisible()]
        start = QRectF(fan[-1].pos(), fan[-1].boundingRect().size()) if fan else tray
        start.setSize(HAND_CARD.size() * 0.36)
        if fan:
            fan[-1].setVisible(False)
        shown = stage_rect(tray)
    flyer = _fly(top, kind, start, 0.0)
    film.add(0, SHOW, lambda t: flyer.fill(between(start, shown, t), t), ease_both)
    return flyer, shown, SHOW + READ


# ---------------------------------------------------------------- figures


def _figure(film: Film, top: SwitcherTop, step: Step[SwitcherState, Move], move: Form | BlockCard) -> None:
    """The figure shines, unless it did already; then the card flies out, or turns over and is tied up."""
    state = step.before.state
    seat, cells = owner(state, move), cells_of(state.group(move.cell))
    begin = _light_up(film, top, cells, seat, move.card)
    card = top.cards[seat][top.places.slot(seat, move.card)]
    card.grow = 0.0
    light = top.lights[0]
    if isinstance(move, BlockCard):

        def over(t: float) -> None:
            card.flip = 1 - t
            card.light(None)

        flipped = film.add(begin, FLIP, over, ease_both)
        film.add(flipped, RIBBON, lambda t: setattr(card, "ribbon", t))
        film.add(begin, FLIP, lambda t: light.fade(1 - t))
        return
    here = card.pos()
    away = QPointF(0, -46)

    def fly(t: float) -> None:
        card.setPos(here + away * t)
        card.grow = 4 * t
        card.setOpacity(1 - t * t)
        card.setZValue(34)

    gone = film.add(begin, FLY, fly)
    film.add(begin, FLY, lambda t: light.fade(1 - t))
    freed = state.blocked[seat]
    if freed and not step.after.state.blocked[seat]:
        last = top.cards[seat][top.places.slot(seat, freed)]
        film.add(gone, RIBBON, lambda t: setattr(last, "ribbon", 1 - t))
        film.add(gone + RIBBON, FLIP, lambda t: setattr(last, "flip", t), ease_both)


def _light_up(film: Film, top: SwitcherTop, cells: tuple[int, ...], seat: Seat, card: str) -> float:
    """Let one figure shine with the thread to its card; return when one has seen it."""
    shone = any(light.cells == cells for light in top.lights)
    top.shine({cells: [(seat, card)]})
    light, item = top.lights[0], top.cards[seat][top.places.slot(seat, card)]
    item.light(turns_to(card, cells))
    if shone:
        return 0.0
    whole = GAPS + ROUND + RUN
    light.grown = 0.0
    film.add(0, whole, lambda t: setattr(light, "grown", t), lambda t: t)
    return whole + SHOW


def _pass_on(film: Film, top: SwitcherTop, step: Step[SwitcherState, Move]) -> None:
    leaving, coming = top.trays[step.before.state.seat], top.trays[step.after.state.seat]

    def hand_over(t: float) -> None:
        leaving.turn, coming.turn = 1 - t, t

    film.add(0, TURN, hand_over)
