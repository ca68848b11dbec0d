"""What a card of Phoenix came to, for who waited: the card, what it moved, and what that did to one's own line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from boardroom.core.game import Seat
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import Discard, Move, PhoenixState, Play
from boardroom.games.phoenix.scene.advice import ways
from boardroom.games.phoenix.scene.foresight import worth_now
from boardroom.games.phoenix.scene.geometry import FAR, SMALL
from boardroom.games.phoenix.scene.picking import PhoenixTarget
from boardroom.games.phoenix.scene.pieces.cards import paint_small
from boardroom.games.phoenix.scene.pieces.cubes import paint_small_cube
from boardroom.games.phoenix.scene.pieces.pawns import PAWN_BOX, pawn_picture
from boardroom.games.phoenix.scene.words import card_word, change_word, colour_word
from boardroom.games.phoenix.tables import shifts
from boardroom.ui.game.deeds import LED_TO, SWAPPED, Deed, Picture
from boardroom.ui.paint.painting import device_scale, shade
from boardroom.ui.style.theme import Theme
from boardroom.ui.style.translation import translate
from boardroom.ui.table.overlay_lines import Stroke
from boardroom.ui.table.traces import AMBER, Trace

TAKEN, CHANGED = 2, 1  # how much it concerns somebody


def recount(
    steps: Sequence[Step[PhoenixState, Move]], now: View[PhoenixState, Move], players: Sequence[Player]
) -> Deed | None:
    """Say what a turn came to; what it did to one's own line first."""
    step = next((step for step in steps if isinstance(step.move, Play | Discard)), None)
    if step is None:
        return None
    move, before, after = step.move, step.before.state, step.after.state
    if isinstance(move, Discard):
        text = translate("Phoenix", "discarded {card}").format(card=card_word(move.card))
        return Deed(text, done=((_card(move.card),),))
    assert isinstance(move, Play)
    ended = len(after.done) > len(before.done)
    lies = len(now.state.done) == len(before.done)  # else the hand that it was played in is over
    words, concern = _words(before, after, move, step.seat, now.seat)
    if ended:
        words, concern = translate("Phoenix", "ended the hand"), TAKEN
    mine = (PhoenixTarget("mine", move.here),) if move.card == "X" and lies else ()
    return Deed(
        words,
        concern,
        ((_card(move.card),), _pieces(before, move, step.seat)),
        touched=_touched(move) if lies else (),
        hit=mine,
    )


def _words(before: PhoenixState, after: PhoenixState, move: Play, seat: Seat, you: Seat) -> tuple[str, int]:
    if move.card == "X":
        text = translate("Phoenix", "took your {colour}").format(colour=colour_word(before.lines[you][move.here]))
        return text, TAKEN
    if move.card[0] == "Q":
        return translate("Phoenix", "changed the cubes"), CHANGED
    now, then = worth_now(before)[seat], worth_now(after)[seat]
    if now != then and len(after.lines[seat]) == len(before.lines[seat]):
        return change_word(now, then), 0
    return card_word(move.card), 0


def _touched(move: Play) -> tuple[PhoenixTarget, ...]:
    places = (move.there,) if shifts(move.card) else (move.here, move.there)
    if move.card == "X":
        return (PhoenixTarget("theirs", move.here),)
    return tuple(PhoenixTarget("cube" if move.card[0] == "Q" else "theirs", place) for place in places)


# ---------------------------------------------------------------- pictures


def _card(card: str) -> Picture:
    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        size = rect.height() / SMALL.height()
        painter.translate(rect.center())
        painter.scale(size, size)
        paint_small(painter, card, 2.0)  # without words, which nobody could read

    return Picture(25, 34, paint)


def _pieces(before: PhoenixState, move: Play, seat: Seat) -> tuple[Picture, ...]:
    """Return what a card moved: two pieces that change places, or one that goes past others."""
    line = before.cubes if move.card[0] == "Q" else before.lines[seat]
    piece = _cube if move.card[0] == "Q" else _pawn
    if move.card == "X":
        return _pawn(line[move.here]), SWAPPED, _pawn(before.lines[1 - seat][move.here])
    if shifts(move.card):
        far = abs(move.there - move.here)
        passed = [line[place] for place in range(min(move.here, move.there), max(move.here, move.there) + 1)]
        passed.pop(0 if move.there > move.here else -1)
        return piece(line[move.here]), LED_TO, *(piece(colour) for colour in passed[:far])
    return piece(line[move.here]), SWAPPED, piece(line[move.there])


def _pawn(colour: str) -> Picture:
    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        size = rect.height() / 72
        pixmap = pawn_picture(colour, size * device_scale(painter), "high")
        corner = QPointF(rect.center().x(), rect.bottom() - 5 * size) + PAWN_BOX.topLeft() * size
        painter.drawPixmap(QRectF(corner, PAWN_BOX.size() * size), pixmap, QRectF(pixmap.rect()))

    return Picture(24, 32, paint)


def _cube(colour: str) -> Picture:
    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        paint_small_cube(painter, colour, rect.center() + QPointF(0, 2), rect.width() * 0.72)

    return Picture(28, 28, paint)


# ---------------------------------------------------------------- on the table


def trace_lines(trace: Trace, alone: bool) -> list[Stroke]:
    """Return the ways of what was moved, where a turn is looked at alone."""
    lines: list[Stroke] = []
    for step in trace.steps if alone else ():
        if isinstance(step.move, Play):
            for way in ways(step.move, FAR):
                lines += [Stroke(way, shade("#0A0810", 0.75), 7), Stroke(way, AMBER, 3.5)]
    return lines
