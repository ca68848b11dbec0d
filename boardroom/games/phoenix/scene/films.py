"""The films of Phoenix: a deal, a card played and what it does, a card thrown away, a card drawn, a line sorted."""

from __future__ import annotations

from boardroom.core.game import Seat
from boardroom.games.phoenix.rules import Deal, Discard, Move, Play, State
from boardroom.games.phoenix.scene.geometry import (
    DISCARDS,
    FAR,
    NEAR,
    PILE,
    Pose,
    column,
    cube_x,
    far_card,
    foot,
    near_card,
)
from boardroom.games.phoenix.scene.items import Piece
from boardroom.games.phoenix.scene.moving import CARD, DEAL, FLARE, FOLLOW, HELD, HOP, SHIFT, START, Film, between
from boardroom.games.phoenix.scene.table_top import TableTop
from boardroom.games.phoenix.tables import LINE, SPECTRUM

_PILE: Pose = (PILE.x(), PILE.y(), 0.0)
_LAID: Pose = (DISCARDS.x(), DISCARDS.y(), -1.5)
_SMALL = 80 / 136  # a card on a pile, to one in the hand


def film_of(top: TableTop, before: State, after: State, seat: Seat, move: Move) -> Film:
    """Return the film of a step, from what is on the table now."""
    film = Film()
    match move:
        case Deal("draw", _):
            _draw(film, top, before, after)
        case Deal("first", _):
            film.add(0, START, lambda t: None)
        case Deal(what, value):
            _deal(film, top, before, what, str(value))
        case Discard(card):
            _lay(film, top, before, seat, card, CARD)
        case Play(card, _, _):
            _lay(film, top, before, seat, card, CARD)
            _effect(film, top, seat, move, 0.0 if seat == top.near and _held(top) else CARD * 0.6)
    if len(after.done) > len(before.done):
        _flare(film, top, after)
    return film


def _held(top: TableTop) -> bool:
    return any(piece.pose[2] > 0 for piece in (*top.pawns[NEAR], *top.cubes))


def _deal(film: Film, top: TableTop, before: State, what: str, colour: str) -> None:
    """Let the next cube or pawn drop in."""
    piece: Piece
    if what == "cube":
        piece = top.cubes[len(before.cubes)]
    else:
        seat = 0 if len(before.lines[0]) < LINE else 1
        count = len(before.lines[seat])
        piece = top.pawns[top.side(seat)][count if seat == 0 else LINE - 1 - count]
    x, y, _ = piece.pose
    piece.show_as(colour)
    piece.setOpacity(0)

    def drop(t: float) -> None:
        piece.setOpacity(min(1.0, 0.3 + t))
        piece.place((x, y, 11 * (1 - t)))

    film.add(0, DEAL, drop)


def _lay(film: Film, top: TableTop, before: State, seat: Seat, card: str, length: float) -> None:
    """Let a card go from a hand to the discard pile."""
    flying, near = top.flying, seat == top.near
    hand = before.hands[seat]
    if near:
        chosen = next((slot for slot, item in enumerate(top.hand) if item.lit == "held"), -1)
        known = [slot for slot, what in enumerate(hand) if what == card] or [0]
        slot = chosen if chosen in known else known[0]
        source = top.hand[slot]
    else:
        slot = len(hand) // 2
        source = top.far_hand[slot]
    start = source.pose if near else (source.pose[0], source.pose[1], source.pose[2] - 180)
    source.setVisible(False)
    flying.show_as(card, "face" if near else "back")
    flying.setVisible(True)

    def fly(t: float) -> None:
        eased = 1 - (1 - t) ** 3
        pose = between(start, _LAID, eased)
        if near:
            flying.place(pose, 1 + (_SMALL - 1) * eased)
        else:
            flying.show_as(card if t > 0.3 else "?", "small" if t > 0.3 else "back")
            flying.place(pose)

    fly(0)
    film.add(0, length, fly)


def _draw(film: Film, top: TableTop, before: State, after: State) -> None:
    """Let a card go from the pile to a hand, where the others make room."""
    seat = before.drawer
    dealing = not before.drawn
    near, length = seat == top.near, DEAL if dealing else CARD
    old, new = before.hands[seat], after.hands[seat]
    if not new:  # the last card of the pile ended the hand
        film.add(0, DEAL, lambda t: None)
        return
    slot = next((i for i, card in enumerate(old) if card != new[i]), len(old))
    cards, place = (top.hand, near_card) if near else (top.far_hand, far_card)
    what = new[slot]
    for i in range(len(old)):
        film.glide(0, length, cards[i], place(i + (i >= slot), len(new)))
    flying, end = top.flying, place(slot, len(new))
    shown = isinstance(what, str) and near
    flying.setVisible(True)

    def fly(t: float) -> None:
        eased = 1 - (1 - t) ** 3
        if near:
            flying.show_as(str(what) if shown and t > 0.45 else "?", "face" if shown and t > 0.45 else "large back")
            flying.place(between(_PILE, end, eased), _SMALL + (1 - _SMALL) * eased)
        else:
            flying.show_as("?", "back")
            flying.place(between(_PILE, end, eased))

    fly(0)
    film.add(0, length, fly)


def _effect(film: Film, top: TableTop, seat: Seat, move: Play, start: float) -> None:
    """Let the pieces move as the card says."""
    side = top.side(seat)
    here, there = move.here, move.there
    if move.card == "X":
        _exchange(film, top, here, start)
        return
    cubes = move.card[0] == "Q"
    row: list[Piece] = list(top.cubes) if cubes else list(top.pawns[side])
    up = 30.0 if cubes else HELD

    def rest(place: int) -> Pose:
        if cubes:
            return cube_x(place), row[place].pose[1], 0.0
        at = foot(side, place)
        return at.x(), at.y(), 0.0

    mover = row[here]
    mover.setZValue(mover.zValue() + 5)
    for piece in row:
        piece.show_as(piece.colour)
    lifted = film.lift(start, mover, up)
    if move.card[0] == "M" or move.card == "Q2":
        film.glide(lifted, HOP, mover, rest(there), (0, 26))
        step = 1 if there > here else -1
        for turn, place in enumerate(range(here + step, there + step, step)):
            film.glide(lifted + FOLLOW * (turn + 1), SHIFT, row[place], rest(place - step))
        return
    other = row[there]
    film.lift(start, other, up * 0.5)
    film.glide(lifted, HOP + 60, mover, rest(there), (0, 40))
    film.glide(lifted, HOP + 60, other, rest(here), (0, 4))


def _exchange(film: Film, top: TableTop, place: int, start: float) -> None:
    """Let two pawns change sides, each to its left."""
    mine, theirs = top.pawns[NEAR][place], top.pawns[FAR][place]
    near, far = foot(NEAR, place), foot(FAR, place)
    for pawn in (mine, theirs):
        pawn.setZValue(40)
        pawn.show_as(pawn.colour)
    lifted = max(film.lift(start, mine, 20), film.lift(start, theirs, 20))
    film.glide(lifted, HOP + 120, mine, (column(place), far.y(), 0.0), (30, 20))
    film.glide(lifted, HOP + 120, theirs, (column(place), near.y(), 0.0), (-30, 20))


def _flare(film: Film, top: TableTop, after: State) -> None:
    """Let the cubes flare in order, and the line of whoever was first jump with them."""
    start, hand = film.duration + 60, after.done[-1]
    for place in range(SPECTRUM):

        def flare(t: float, place: int = place) -> None:
            top.cubes[place].glow.shine(top.cubes[place].colour, 1 - abs(2 * t - 1))

        film.add(start + place * FLARE, FLARE * 3, flare)
    if hand.first < 0:
        return
    for place, pawn in enumerate(top.pawns[top.side(hand.first)]):
        when = start + hand.cubes.index(hand.lines[hand.first][place]) * FLARE

        def jump(t: float, pawn: Piece = pawn) -> None:
            x, y, _ = pawn.pose
            pawn.place((x, y, 10 * (1 - abs(2 * t - 1))))

        film.add(when, FLARE * 2.5, jump)
