"""What happens on Switch's table, as films: throws, discards, swaps, the token's ways, and cards that come back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from boardroom.core.game import Seat
from boardroom.core.match import Step
from boardroom.games.switch.scene import start_words, words
from boardroom.games.switch.scene.geometry import (
    CARD,
    CUP,
    DIE,
    FELT,
    SWITCH_DIE,
    TRAY,
)
from boardroom.games.switch.scene.offer import deed_offer
from boardroom.games.switch.scene.pieces.cards import MARGIN, card_picture
from boardroom.games.switch.scene.pieces.rail import Going
from boardroom.games.switch.scene.pieces.sums import Tone
from boardroom.games.switch.scene.table_top import Lying, SwitchTop, laid_out, throws_in
from boardroom.games.switch.state import Act, Move, SwitchState, Throw
from boardroom.games.switch.tables import BLOCK
from boardroom.ui.table.cards import PlayingCard
from boardroom.ui.table.easing import ease_both
from boardroom.ui.table.film import Film, arc, between
from boardroom.ui.table.solid import Roll, lying
from boardroom.ui.table.table_dice import TableDie

ROLL: Final = 950.0  # milliseconds, as all that follow
STAGGER: Final = 40.0  # between one die and the next
LOOK: Final = 260.0  # to see what has come up
OPENING: Final = 0.45  # how much of its time a throw for the start takes
READ: Final = 1300.0  # to read what came of it, where the turn is over
FLY: Final = 240.0  # a card
HAND: Final = 340.0  # the token
CROSS: Final = 520.0  # two piles
BEAT: Final = 140.0
TIP: Final = 120.0  # of the cup


def film_of(top: SwitchTop, step: Step[SwitchState, Move]) -> Film:
    """Return the film of a step; the table stands where it begins."""
    film, move = Film(), step.move
    before, after = step.before.state, step.after.state
    match move:
        case Throw():
            _throw(film, top, step, move)
        case Act("discard"):
            _discard(film, top, before)
        case Act("pass") if before.leaving:
            _leave(film, top, before, after, 0)
        case Act("swap" | "pass") if after.phase != "swapping" and before.phase != "moment":
            _swap(film, top, before, after, before.partner if move.what == "pass" else move.seat)
        case Act("swap"):
            top.piles[before.seat].show_ring("last")
            top.piles[move.seat].show_ring("last")
            film.rest(0, LOOK)
        case Act("block" | "cancel"):
            _token(film, top, before, after, move)
        case Act("keep") if after.seat != before.seat:
            _say(film, top, 0, words.kept_words(), "plain")
            film.rest(0, READ / 2)
        case Act("again") if not top.cup.isVisible():
            _gather(film, top)
        case _:
            film.add(0, BEAT, lambda t: None)
    return film


def _say(film: Film, top: SwitchTop, start: float, said: str, tone: Tone, card: int = 0) -> None:
    film.add(start, 0, lambda t: top.show_sum(said, tone, card))


# ---------------------------------------------------------------- throws


def _throw(film: Film, top: SwitchTop, step: Step[SwitchState, Move], move: Throw) -> None:
    """Roll the dice in from whoever throws, say what they make, and what came of it."""
    before, after = step.before.state, step.after.state
    seat = before.thrower
    top.throws = throws_in(step.after.log)
    began = _tip(film, top) if top.poised else 0.0
    top.lay(move.dice, move.face)
    top.sum.name_face("", "")
    top.show_sum("", "plain", 0)
    dice, switch = laid_out(move.dice, move.face, top.throws)
    rng = Random(f"{top.throws} {move}")
    rolled = 0.0
    items = [*zip(top.dice, dice, strict=False), *([(top.switch_die, switch)] if switch is not None else [])]
    for i, (die, lies) in enumerate(items):
        size = SWITCH_DIE if die is top.switch_die else DIE
        way = _way(lies.at, seat == top.own, rng)
        if began:  # out of the cup
            way = (CUP + QPointF(70, 10), *way[1:])
            die.setVisible(False)
        roll = Roll(way, size, lying(lies.value, lies.degrees, lies.quarter))
        rolling = _rolling(die, roll, lies)
        rolled = max(rolled, film.add(began + STAGGER * i, ROLL - rng.uniform(0, 160), rolling, lambda t: t))
    film.add(rolled, 0, lambda t: top.sum.name_face(words.face_word(move.face), words.face_meaning(move.face)))
    if before.phase == "start":
        film.slower = OPENING
        _say(film, top, rolled, start_words.result_words(after, top.players), "plain")
        film.rest(rolled, READ if not after.contenders or not after.totals else READ / 2)
        return
    if move.face == BLOCK:
        rolled = _carry(film, top, after, rolled + LOOK)
    lost = after.tops[seat] < before.tops[seat]
    if after.phase in ("play", "moment") and not after.leaving:
        card = after.tops[seat]
        film.add(rolled, 0, lambda t: _lit(top, after, card))
        film.rest(rolled, LOOK)
    elif after.phase in ("green", "red") and not lost:
        film.rest(rolled, LOOK * 2)
    else:
        _end(film, top, before, after, words.verdict(before, after), rolled)


def _end(film: Film, top: SwitchTop, before: SwitchState, after: SwitchState, said: str, start: float) -> None:
    """Say what came of a throw, let the cards come back that it costs, and give time to read."""
    seat = before.seat
    lost = after.tops[seat] < before.tops[seat]
    _say(film, top, start, said, "danger" if lost else "plain")
    if lost:
        start = _come_back(film, top, seat, before.tops[seat], after.tops[seat], start + READ / 2)
    film.rest(start, READ if after.seat != seat else LOOK)


def _lit(top: SwitchTop, after: SwitchState, card: int) -> None:
    top.state = after
    top.show_sum(words.equation(card, after.dice), "act", card)


def _tip(film: Film, top: SwitchTop) -> float:
    """Tip the cup over and let it leave; return when the dice begin to fall out."""
    cup = top.cup
    top.poised = False
    top.makings.setVisible(False)
    cup.setVisible(True)
    tipped = film.add(0, TIP, cup.tip)

    def leave(t: float) -> None:
        cup.setOpacity(1 - t)
        cup.setVisible(t < 1)

    film.add(tipped + TIP, TIP, leave)
    return tipped


def _rolling(die: TableDie, roll: Roll, lies: Lying) -> Callable[[float], None]:
    die.roll(*roll.moment(0.0))

    def show(t: float) -> None:
        die.setVisible(True)
        if t < 1:
            die.roll(*roll.moment(t))
        else:
            die.lie(*lies)

    return show


def _way(end: QPointF, own: bool, rng: Random) -> tuple[QPointF, ...]:
    """Return the way of a die: in over the thrower's edge, against the wall opposite, and back to its place."""
    near, far = (TRAY.bottom() + 34, FELT.top() + 34) if own else (TRAY.top() - 10, FELT.bottom() - 46)
    start = QPointF(end.x() - rng.uniform(40, 190), near)
    wall = QPointF(min(FELT.right() - 40, max(FELT.x() + 40, end.x() + rng.uniform(-20, 60))), far)
    return start, wall, end


def _gather(film: Film, top: SwitchTop) -> None:
    """Take the dice up again."""

    def fade(t: float) -> None:
        for die in (*top.dice, top.switch_die):
            die.setOpacity(1 - t)

    top.show_sum("", "plain", 0)
    film.add(0, BEAT, fade)


# ---------------------------------------------------------------- cards


def _show_top(top: SwitchTop, seat: Seat, card: int) -> None:
    """Show another card on a pile, and its rail so far."""
    assert top.state is not None
    tops = (*top.state.tops[:seat], card, *top.state.tops[seat + 1 :])
    pile = top.piles[seat]
    pile.display(top.pile_place(seat), card, top.dice_of(card), top.theme)
    if seat == top.own:
        top.rail.display(card, Going(klick=top.rail.going.klick), top.theme)
    else:
        station = top.stations[seat]
        station.display(station.placard, tops[seat], station.token, station.klick, top.theme)


def _discard(film: Film, top: SwitchTop, before: SwitchState) -> None:
    """The top card goes into its tile of the rail; the next one lies open at once."""
    seat = before.seat
    card = before.tops[seat]
    top.show_sum(words.equation(card, before.dice), "act", card)
    start, end = top.pile_place(seat), top.tile_place(seat, card)
    end = QRectF(end.center().x() - end.width() * 0.4, end.y(), end.width() * 0.8, end.width() * 0.8 * 1.3)
    flyer = _fly(top, card, start)
    pile = top.piles[seat]
    pile.display(start, card + 1, top.dice_of(card + 1), top.theme)
    gone = film.add(0, FLY, lambda t: flyer.fill(between(start, end, t)), ease_both)

    def settle(t: float) -> None:
        flyer.setVisible(False)
        _show_top(top, seat, card + 1)

    film.add(gone, 60, settle)


def _come_back(film: Film, top: SwitchTop, seat: Seat, card: int, back: int, start: float) -> float:
    """The cards of a failed throw return from the rail to the pile."""
    end = top.pile_place(seat)
    cards = list(range(card - 1, back - 1, -1))
    for i, returning in enumerate(cards):
        flyer = _fly(top, returning, top.tile_place(seat, returning))
        flyer.setVisible(False)
        film.add(start + i * 40, FLY, _returning(flyer, top.tile_place(seat, returning), end))
    over = start + FLY + 40 * len(cards)
    film.add(over - 40, 40, lambda t: _show_top(top, seat, back))
    return over


def _fly(top: SwitchTop, card: int, start: QRectF) -> PlayingCard:
    flyer = top.flight.begin(CARD.size(), MARGIN, partial(card_picture, card, top.dice_of(card), top.theme))
    flyer.fill(start)
    return flyer


def _returning(flyer: PlayingCard, start: QRectF, end: QRectF) -> Callable[[float], None]:
    def show(t: float) -> None:
        flyer.setVisible(True)
        flyer.fill(between(start, end, t))

    return show


def _swap(film: Film, top: SwitchTop, before: SwitchState, after: SwitchState, other: Seat) -> None:
    """Two piles pass each other, with the token if it lies on one of them."""
    seat = before.seat
    film.add(0, CROSS, _crossing(top, seat, other, 0.18), ease_both)
    film.add(0, CROSS, _crossing(top, other, seat, 0.18), ease_both)
    if before.blocked in (seat, other):
        _carry(film, top, after, 0, CROSS)
    if said := words.swapped_words(before, after):
        _say(film, top, CROSS, said, "plain")
        film.rest(CROSS, READ)
    else:
        film.rest(CROSS, READ / 2)


def _crossing(top: SwitchTop, seat: Seat, to: Seat, bulge: float) -> Callable[[float], None]:
    pile, start, end = top.piles[seat], top.pile_place(seat), top.pile_place(to)
    pile.show_ring("")

    def show(t: float) -> None:
        rect = between(start, end, t)
        rect.moveTopLeft(arc(start.topLeft(), end.topLeft(), bulge, t))
        pile.setZValue(20)
        pile.move(rect)

    return show


# ---------------------------------------------------------------- the token


def _carry(film: Film, top: SwitchTop, after: SwitchState, start: float, length: float = HAND) -> float:
    """The token goes from where it lies to where it will lie; return when it is there."""
    here, small = top.token.pos(), top.token.radius  # perhaps where it was dropped
    there, large = top.token_place(after)
    if here == there:
        return start

    def show(t: float) -> None:
        top.token.lie(here + (there - here) * t, small + (large - small) * t)
        top.token.raise_to(26 * 4 * t * (1 - t))

    return film.add(start, length, show, ease_both)


def _token(film: Film, top: SwitchTop, before: SwitchState, after: SwitchState, move: Act) -> None:
    """The token is laid on a pile, or goes back to the middle because it cancelled a swap."""
    top.show_offer(deed_offer(before, move, top.players), None)
    if before.holder != after.holder:  # whoever gives the token away holds it no longer
        top.stand_station(after if after.seat == before.seat else replace(before, holder=after.holder), before.holder)
    there = _carry(film, top, after, 0)
    if move.what == "cancel":
        _say(film, top, there, words.cancelled_words(), "plain")
        film.rest(there, READ)
    elif before.leaving:
        _leave(film, top, before, after, there)
    elif after.seat != before.seat:
        _end(film, top, before, after, words.stopped_words(), there)
    else:
        film.rest(there, LOOK)


def _leave(film: Film, top: SwitchTop, before: SwitchState, after: SwitchState, start: float) -> None:
    """A turn ends after its last use of the token: what its throw costs is paid now."""
    if after.tops[before.seat] < before.tops[before.seat]:
        _end(film, top, before, after, words.fallen_words(before, after), start)
    else:
        film.rest(start, LOOK)
