"""The films of Phoenix: a deal, a card played and what it does, a card thrown away, a card drawn, a line sorted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import pi, sin
from typing import Final

from boardroom.core.game import Seat
from boardroom.games.phoenix.rules import Deal, Discard, Move, PhoenixState, Play
from boardroom.games.phoenix.scene.geometry import (
    FAR,
    NEAR,
    PILE,
    SMALL,
    Stance,
    card_box,
    cube_stance,
    far_card,
    near_card,
    pawn_stance,
)
from boardroom.games.phoenix.scene.pieces.cubes import LightCube
from boardroom.games.phoenix.scene.pieces.standing import StandingPiece
from boardroom.games.phoenix.scene.table_top import LAID, PhoenixTableTop
from boardroom.games.phoenix.tables import LINE, SPECTRUM, shifts
from boardroom.ui.table.cards import CardPose
from boardroom.ui.table.easing import ease_both, linear, part
from boardroom.ui.table.film import Film

LIFT: Final = 140.0  # milliseconds, as all that follow
HOP: Final = 220.0
FOLLOW: Final = 40.0  # between one passed piece and the next
SHIFT: Final = 160.0
FLY: Final = 240.0  # a card
DEAL: Final = 16.0  # a whole deal has 36 or 37 of them
START: Final = 300.0
FLARE: Final = 80.0  # between one cube and the next
SHOWN: Final = 4000.0  # the tableau, unless it is dismissed
APPEAR: Final = 220.0  # how long it takes to be there
SWEEP: Final = (250.0, 700.0)  # when its ribbons begin to be drawn, and how long that takes
SLOWER: Final = 1.6  # somebody else's move, so that one can follow it
HELD: Final = 34.0  # how high a taken pawn is held
_PILE: Final = CardPose(PILE.x(), PILE.y())


def film_of(top: PhoenixTableTop, before: PhoenixState, after: PhoenixState, seat: Seat, move: Move) -> Film:
    """Return the film of a step, from what is on the table now."""
    film = Film()
    match move:
        case Deal("draw", _):
            _draw(film, top, before, after)
        case Deal("first", _):
            film.then(START, lambda t: None)
        case Deal(what, value):
            _deal(film, top, before, what, str(value))
        case Discard(card):
            _lay(film, top, before, seat, card)
        case Play(card, _, _):
            held = any(piece.pose.up > 0 for piece in (*top.pawns[NEAR], *top.cubes))
            _lay(film, top, before, seat, card)
            _effect(film, top, seat, move, 0.0 if seat == top.near and held else FLY * 0.6)
    if len(after.done) > len(before.done):
        _flare(film, top, after)
    return film


def add_tableau(film: Film, show: Callable[[float, float], None], begin: Callable[[], None]) -> None:
    """Let the tableau of the hand appear, then its ribbons; whoever hurries comes to it first."""
    film.halt = film.duration

    def look(t: float) -> None:
        now = t * SHOWN
        show(part(now, 0, APPEAR), part(now, *SWEEP))

    film.add(film.halt, SHOWN / film.slower, look, linear)  # it takes no longer where others are shown slowly
    film.add(film.halt, 0, lambda t: begin())


# ---------------------------------------------------------------- cards


def _slows(t: float) -> float:
    """Go like a thrown card."""
    return 1 - (1 - t) ** 3


def _deal(film: Film, top: PhoenixTableTop, before: PhoenixState, what: str, colour: str) -> None:
    """Let the next cube or pawn drop in."""
    piece: StandingPiece
    if what == "cube":
        piece = top.cubes[len(before.cubes)]
    else:
        seat = 0 if len(before.lines[0]) < LINE else 1
        count = len(before.lines[seat])
        piece = top.pawns[top.side(seat)][count if seat == 0 else LINE - 1 - count]
    rest = piece.pose
    piece.show_as(colour)
    piece.setOpacity(0)

    def drop(t: float) -> None:
        piece.setOpacity(min(1.0, 0.3 + t))
        piece.place(rest._replace(up=11 * (1 - t)))

    film.then(DEAL, drop, linear)


def _lay(film: Film, top: PhoenixTableTop, before: PhoenixState, seat: Seat, card: str) -> None:
    """Let a card go from a hand to the discard pile."""
    flying, near = top.flying, seat == top.near
    hand = before.hands[seat]
    if near:
        chosen = next((slot for slot, item in enumerate(top.hand) if item.lit == "held"), -1)
        known = [slot for slot, what in enumerate(hand) if what == card] or [0]
        source = top.hand[chosen if chosen in known else known[0]]
        start, end = source.pose, LAID._replace(size=_piled(top))
    else:
        source = top.far_hand[len(hand) // 2]
        start, end = source.pose._replace(turn=source.pose.turn - 180), LAID
    source.setVisible(False)
    flying.setVisible(True)

    def fly(t: float) -> None:
        if near:
            flying.show_as(card, "face")
        else:
            flying.show_as(card if t > 0.3 else "?", "small" if t > 0.3 else "back")
        flying.place(start.between(end, _slows(t)))

    film.add(0, FLY, fly, linear)


def _draw(film: Film, top: PhoenixTableTop, before: PhoenixState, after: PhoenixState) -> None:
    """Let a card go from the pile to a hand, where the others make room."""
    seat = before.drawer
    near, length = seat == top.near, FLY if before.drawn else DEAL
    old, new = before.hands[seat], after.hands[seat]
    if not new:  # the last card of the pile ended the hand
        film.then(DEAL, lambda t: None)
        return
    slot = next((i for i, card in enumerate(old) if card != new[i]), len(old))
    cards, place = (top.hand, partial(near_card, text=top.text)) if near else (top.far_hand, far_card)
    what = new[slot]
    for i, card in enumerate(cards[: len(old)]):
        film.add(0, length, _shove(card.place, card.pose, place(i + (i >= slot), len(new))), ease_both)
    flying, start, end = top.flying, _PILE, place(slot, len(new))
    if near:
        start = start._replace(size=_piled(top))
    flying.setVisible(True)

    def fly(t: float) -> None:
        if not near:
            flying.show_as("?", "back")
        elif isinstance(what, str) and t > 0.45:
            flying.show_as(what, "face")
        else:
            flying.show_as("?", "large back")
        flying.place(start.between(end, _slows(t)))

    film.add(0, length, fly, linear)


def _piled(top: PhoenixTableTop) -> float:
    """Return the size of a card of the near hand on a pile."""
    return SMALL.width() / card_box(top.text).width()


def _shove(place: Callable[[CardPose], None], start: CardPose, end: CardPose) -> Callable[[float], None]:
    return lambda t: place(start.between(end, t))


# ---------------------------------------------------------------- pieces


def _lift(film: Film, start: float, piece: StandingPiece, up: float) -> float:
    """Let a piece rise, if it isn't up already; return when it is."""
    here = piece.pose
    if here.up >= up:
        return start
    return film.add(start, LIFT, lambda t: piece.place(here.between(here._replace(up=up), t)))


def _hop(
    film: Film, start: float, length: float, piece: StandingPiece, end: Stance, bow: tuple[float, float] = (0, 0)
) -> None:
    """Let a piece go to a place; bow: how far it swings aside and up on its way."""
    begin: list[Stance] = []

    def go(t: float) -> None:
        if not begin:
            begin.append(piece.pose)
        x, y, up = begin[0].between(end, ease_both(t))
        swing = sin(pi * t)
        piece.place(end if t >= 1 else Stance(x + bow[0] * swing, y, up + bow[1] * swing))

    film.add(start, length, go, linear)


def _effect(film: Film, top: PhoenixTableTop, seat: Seat, move: Play, start: float) -> None:
    """Let the pieces move as the card says."""
    side = top.side(seat)
    here, there = move.here, move.there
    if move.card == "X":
        _exchange(film, top, here, start)
        return
    cubes = move.card[0] == "Q"
    row: list[StandingPiece] = [*(top.cubes if cubes else top.pawns[side])]
    up = 30.0 if cubes else HELD

    def rest(place: int) -> Stance:
        return cube_stance(place) if cubes else pawn_stance(side, place)

    mover = row[here]
    mover.setZValue(mover.zValue() + 5)
    for piece in row:
        piece.show_as(piece.colour)
    lifted = _lift(film, start, mover, up)
    if shifts(move.card):
        _hop(film, lifted, HOP, mover, rest(there), (0, 26))
        step = 1 if there > here else -1
        for turn, place in enumerate(range(here + step, there + step, step)):
            _hop(film, lifted + FOLLOW * (turn + 1), SHIFT, row[place], rest(place - step))
        return
    other = row[there]
    _lift(film, start, other, up * 0.5)
    _hop(film, lifted, HOP + 60, mover, rest(there), (0, 40))
    _hop(film, lifted, HOP + 60, other, rest(here), (0, 4))


def _exchange(film: Film, top: PhoenixTableTop, place: int, start: float) -> None:
    """Let two pawns change sides, each to its left."""
    mine, theirs = top.pawns[NEAR][place], top.pawns[FAR][place]
    for pawn in (mine, theirs):
        pawn.setZValue(40)
        pawn.show_as(pawn.colour)
    lifted = max(_lift(film, start, mine, 20), _lift(film, start, theirs, 20))
    _hop(film, lifted, HOP + 120, mine, pawn_stance(FAR, place), (30, 20))
    _hop(film, lifted, HOP + 120, theirs, pawn_stance(NEAR, place), (-30, 20))


def _flare(film: Film, top: PhoenixTableTop, after: PhoenixState) -> None:
    """Let the cubes flare in order, and the line of whoever was first jump with them."""
    start, hand = film.duration + 60, after.done[-1]
    for place in range(SPECTRUM):

        def flare(t: float, cube: LightCube = top.cubes[place]) -> None:
            cube.glow.shine(cube.colour, 1 - abs(2 * t - 1))

        film.add(start + place * FLARE, FLARE * 3, flare, linear)
    if hand.first < 0:
        return
    for place, pawn in enumerate(top.pawns[top.side(hand.first)]):
        when = start + hand.cubes.index(hand.lines[hand.first][place]) * FLARE

        def jump(t: float, pawn: StandingPiece = pawn) -> None:
            pawn.place(pawn.pose._replace(up=10 * (1 - abs(2 * t - 1))))

        film.add(when, FLARE * 2.5, jump, linear)
