"""What happens on the table, as films: swaps, figures, blocks, cards that come and go, and the deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from boardroom.core.game import HIDDEN, Seat
from boardroom.core.match import Step
from boardroom.games.switcher.scene import figures, movement, words
from boardroom.games.switcher.scene.figures import turns_to
from boardroom.games.switcher.scene.geometry import (
    HAND_CARD,
    PILE,
    PLAYED,
    cells_of,
    fan_rect,
    hand_rect,
    middle,
    stage_rect,
)
from boardroom.games.switcher.scene.hand import HIDDEN_KIND, Flyer
from boardroom.games.switcher.scene.light import GAPS, ROUND, RUN
from boardroom.games.switcher.scene.table_top import TableTop, in_deal, kept
from boardroom.games.switcher.state import HAND, SECTOR, Block, Decks, Draw, End, Form, Move, State, Swap, Tiles, Up
from boardroom.games.switcher.tables import COLOURS, SIZE
from boardroom.ui.film import Film, arc, between
from boardroom.ui.settling import ease_both

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


def film_of(top: TableTop, step: Step[State, Move], held: int) -> Film:
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
        case Draw(seat, kind):
            known = "" if kind is HIDDEN else str(kind)
            _draw(film, top, step.after.state, seat, known, DEALT if dealt else DRAW)
        case Swap():
            _swap(film, top, step.before.state, move, held)
        case Form() | Block():
            _figure(film, top, step, move)
        case End():
            _pass_on(film, top, step)
    return film


def _fly(top: TableTop, flyer: Flyer, place: QRectF, flip: float) -> Flyer:
    flyer.place(place, flip)
    top.fly(flyer)
    return flyer


# ---------------------------------------------------------------- the deal


def _lay_tiles(film: Film, top: TableTop, after: State) -> None:
    for drawer in top.drawers:
        drawer.display(COLOURS[after.colour_at(drawer.cell)], top.theme, False)
        drawer.setOpacity(0.0)
        drawer.air = 1.0

        def come(t: float, drawer=drawer) -> None:  # type: ignore[no-untyped-def]
            drawer.setOpacity(min(1.0, t * 2))
            drawer.air = 1 - t

        row, column = divmod(drawer.cell, SIZE)
        film.add((row + column) * LAID, 160, come)


def _give_decks(film: Film, top: TableTop, after: State) -> None:
    decks = top.decks[: after.seats]
    for seat, deck in enumerate(decks):
        deck.display(after.left(seat), top.theme, True)

    def come(t: float) -> None:
        for deck in decks:
            deck.setOpacity(t)

    film.add(0, 60, come)


def _turn_up(film: Film, top: TableTop, after: State, seat: Seat, card: str, length: float) -> None:
    blocked = after.blocked[seat]
    sector = [*after.up[seat], blocked] if blocked else after.up[seat]
    slot = kept(top.sectors[seat], sector, SECTOR).index(card)
    start, end = top.deck_place(seat), top.slot_place(seat, slot)
    top.decks[seat].display(after.left(seat), top.theme, True)
    theme = top.theme

    def face(scale: float) -> QPixmap:
        return figures.face_picture(card, 0, False, theme, scale)

    def back(scale: float) -> QPixmap:
        return figures.back_picture(theme, scale)

    flyer = _fly(top, Flyer(face, back, figures.BOX), start, 0.0)
    film.add(0, length, lambda t: flyer.place(between(start, end, t), t), ease_both)


def _draw(film: Film, top: TableTop, after: State, seat: Seat, kind: str, length: float) -> None:
    count = len(after.hands[seat])
    if seat == top.own:
        held = [HIDDEN_KIND if card is HIDDEN else str(card) for card in after.hands[seat]]
        place = _new_place(top.hand, kept(top.hand, held, HAND))
        end = hand_rect(place)
    else:
        end = fan_rect(top.tray_place(seat), count - 1, count)
        for i, fan in enumerate(top.fans[seat][: count - 1]):
            fan.display(fan_rect(top.tray_place(seat), i, count), top.theme)
    flyer = _fly(top, Flyer(_face(top, kind), _back(top), HAND_CARD), PILE, 0.0)
    film.add(0, length, lambda t: flyer.place(between(PILE, end, t), t), ease_both)


def _new_place(before: list[str], after: list[str]) -> int:
    return next((i for i, (old, new) in enumerate(zip(before, after, strict=True)) if new and not old), 0)


def _face(top: TableTop, kind: str) -> Callable[[float], QPixmap] | None:
    if not kind:
        return None
    theme, title = top.theme, words.kind_words(kind)
    return lambda scale: movement.card_picture(kind, *title, theme, False, scale)


def _back(top: TableTop) -> Callable[[float], QPixmap]:
    theme = top.theme
    return lambda scale: movement.back_picture(round(HAND_CARD.width()), theme, scale)


# ---------------------------------------------------------------- swaps


def _swap(film: Film, top: TableTop, before: State, move: Swap, held: int) -> None:
    """Two drawers slide out, past each other and in; the card is shown first if it was hidden till now."""
    flyer, start, flip, begin = _play_card(film, top, before.seat, move.kind, held)
    one, other = top.drawers[move.one], top.drawers[move.other]
    ways = ((one, one.pos(), middle(move.other)), (other, other.pos(), middle(move.one)))
    passed = begin + OUT + PASS
    for i, (drawer, here, there) in enumerate(ways):
        pulled, flown = drawer.pull, drawer.air

        def out(t: float, drawer=drawer, pulled=pulled, flown=flown, i=i) -> None:  # type: ignore[no-untyped-def]
            drawer.chosen = False
            drawer.pull, drawer.air = pulled * (1 - t), flown + (1 - flown) * max(t, 0.01)
            drawer.setZValue(drawer.zValue() + i * 0.1)

        def cross(t: float, drawer=drawer, here=here, there=there) -> None:  # type: ignore[no-untyped-def]
            drawer.setPos(arc(here, there, 0.16, t))

        def sit(t: float, drawer=drawer) -> None:  # type: ignore[no-untyped-def]
            drawer.air = 1 - t

        film.add(begin, OUT, out)
        film.add(begin + OUT, PASS, cross, ease_both)
        film.add(passed, SEAT, sit)
    away = 0.0 if begin == 0 else passed - PASS / 2
    film.add(away, SHOW, lambda t: flyer.place(between(start, PLAYED, t), flip), ease_both)


def _play_card(film: Film, top: TableTop, seat: Seat, kind: str, held: int) -> tuple[Flyer, QRectF, float, float]:
    """Take the card out of the hand; return it, from where it goes to the played ones, and when the swap begins."""
    if seat == top.own and kind in top.hand:
        place = held if held >= 0 and top.hand[held] == kind else top.hand.index(kind)
        card = top.hand_cards[place]
        start = hand_rect(place).translated(0, card.pos().y() - hand_rect(place).y())
        card.display("", ("", ""), top.theme)
        card.chosen, card.lift = False, 0.0
        return _fly(top, Flyer(_face(top, kind), _back(top), HAND_CARD), start, 1.0), start, 1.0, 0.0
    if seat == top.own:
        place = max(i for i, card in enumerate(top.hand) if card)
        start, shown = hand_rect(place), hand_rect(place).translated(0, -24)
        top.hand_cards[place].display("", ("", ""), top.theme)
    else:
        tray = top.tray_place(seat)
        fan = [card for card in top.fans[seat] if card.isVisible()]
        start = QRectF(fan[-1].pos(), fan[-1].boundingRect().size()) if fan else tray
        start.setSize(HAND_CARD.size() * 0.36)
        if fan:
            fan[-1].setVisible(False)
        shown = stage_rect(tray)
    flyer = _fly(top, Flyer(_face(top, kind), _back(top), HAND_CARD), start, 0.0)
    film.add(0, SHOW, lambda t: flyer.place(between(start, shown, t), t), ease_both)
    return flyer, shown, 1.0, SHOW + READ


# ---------------------------------------------------------------- figures


def _figure(film: Film, top: TableTop, step: Step[State, Move], move: Form | Block) -> None:
    """The figure shines, unless it did already; then the card flies out, or turns over and is tied up."""
    state = step.before.state
    seat = move.seat if isinstance(move, Block) else state.seat
    cells = cells_of(state.group(move.cell))
    begin = _light_up(film, top, cells, seat, move.card)
    card = top.cards[seat][top.slot_of(seat, move.card)]
    card.grow = 0.0
    light = top.lights[0]
    if isinstance(move, Block):

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
        last = top.cards[seat][top.slot_of(seat, freed)]
        film.add(gone, RIBBON, lambda t: setattr(last, "ribbon", 1 - t))
        film.add(gone + RIBBON, FLIP, lambda t: setattr(last, "flip", t), ease_both)


def _light_up(film: Film, top: TableTop, cells: tuple[int, ...], seat: Seat, card: str) -> float:
    """Let one figure shine with the thread to its card; return when one has seen it."""
    shone = any(light.cells == cells for light in top.lights)
    top.shine([(cells, [(seat, card)])])
    light, item = top.lights[0], top.cards[seat][top.slot_of(seat, card)]
    item.light(turns_to(card, cells))
    if shone:
        return 0.0
    whole = GAPS + ROUND + RUN
    light.grown = 0.0
    film.add(0, whole, lambda t: setattr(light, "grown", t), lambda t: t)
    return whole + SHOW


def _pass_on(film: Film, top: TableTop, step: Step[State, Move]) -> None:
    leaving, coming = top.trays[step.before.state.seat], top.trays[step.after.state.seat]

    def hand_over(t: float) -> None:
        leaving.turn, coming.turn = 1 - t, t

    film.add(0, TURN, hand_over)
