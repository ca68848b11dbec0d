"""Names, numbers and the score sheet beside the lines; what has been played; and the tableau after a hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from boardroom.core.game import NOBODY, Seat
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import Hand, State
from boardroom.games.phoenix.scene.brush import pen, within, write
from boardroom.games.phoenix.scene.cards import paint_back
from boardroom.games.phoenix.scene.foresight import parts, scoring_runs
from boardroom.games.phoenix.scene.geometry import DISCARDS, FELT, LEDGES, PILE, SMALL
from boardroom.games.phoenix.scene.palette import (
    ACT,
    ACT_BRIGHT,
    GOLD,
    INK,
    IVORY,
    IVORY_INK,
    LIGHTS,
    MUTED,
    mix,
)
from boardroom.games.phoenix.scene.pieces import paint_pawn, paint_small_cube
from boardroom.games.phoenix.scene.seats import paint_disc
from boardroom.games.phoenix.scene.words import card_word, points_word
from boardroom.games.phoenix.tables import CARDS, HANDS
from boardroom.ui.naming import is_you, short_name
from boardroom.ui.painting import shade, stroked
from boardroom.ui.shadows import paint_blurred, rounded

translate = QCoreApplication.translate
TABLEAU = QRectF(106, 32, 748, 484)
_ROWS = (TABLEAU.top() + 138, TABLEAU.top() + 250)  # of the two lines
RIBBONS = QRectF(246, _ROWS[0] + 50, 470, 136)
_FIRST, _APART = 272.0, 46.0  # where the first pawn stands, and the others beside it


def paint_player(painter: QPainter, side: int, seat: Seat, name: str, on_turn: bool) -> None:
    """Paint whose line it is at its left end."""
    middle = QPointF(84, LEDGES[side] + 12)
    if on_turn:
        ring = rounded(QRectF(middle.x() - 17, middle.y() - 17, 34, 34), 17)
        paint_blurred(painter, stroked(ring, 5), shade(ACT, 0.7), 3, QPointF())
        painter.strokePath(ring, pen(ACT_BRIGHT, 2))
    paint_disc(painter, middle, 13, seat)
    write(painter, 84, LEDGES[side] + 44, name, 12, INK if on_turn else MUTED, 0.5, bold=on_turn, most=96)


def paint_worth(painter: QPainter, side: int, now: int, then: int | None) -> None:
    """Say at a line's right end what it would give now, and after the move that is looked at."""
    y = LEDGES[side]
    if then is None or then == now:
        write(painter, 882, y + 22, str(now), 20, INK, 0.5, bold=True)
    else:
        write(painter, 882, y + 22, f"{now} → {then}", 20, ACT_BRIGHT if then > now else "#F0A79C", 0.5, bold=True)
    write(painter, 882, y + 40, translate("Phoenix", "points now"), 12, MUTED, 0.5, most=100)


def paint_progress(painter: QPainter, state: State) -> None:
    """Say which hand and which turn it is."""
    number = min(HANDS, len(state.done) + 1)
    write(
        painter, 40, 58, translate("Phoenix", "Hand {number} of 3").format(number=number), 16, INK, serif=True, most=200
    )
    turn = min(40, len(state.discards) + (0 if state.drawn else 1))
    if state.drawn or not state.due:
        write(painter, 40, 78, translate("Phoenix", "Turn {number} of 40").format(number=turn), 12, MUTED)


def paint_score(painter: QPainter, state: State, worth: tuple[int, int] | None, order: Sequence[Seat]) -> None:
    """Paint the small score sheet: three hands and the total, for both seats."""
    columns = (776.0, 812.0, 848.0, 898.0)
    heads = ("1", "2", "3", translate("Phoenix", "Total"))
    write(painter, 698, 43, translate("Phoenix", "Hand"), 12, MUTED, most=56)
    for x, text in zip(columns, heads, strict=True):
        write(painter, x, 43, text, 12, MUTED, 0.5, most=44)
    painter.setPen(pen(shade("#978AA3", 0.35), 1))
    painter.drawLine(QPointF(696, 48.5), QPointF(922, 48.5))
    for row, seat in enumerate(order):
        y = 63.0 + 17 * row
        paint_disc(painter, QPointF(706, y - 4.5), 7, seat)
        for hand in range(HANDS):
            if hand < len(state.done):
                write(painter, columns[hand], y, str(state.done[hand].points[seat]), 14, INK, 0.5)
            elif hand == len(state.done) and worth is not None:
                write(painter, columns[hand], y, f"({worth[seat]})", 14, MUTED, 0.5)
            else:
                write(painter, columns[hand], y, "–", 14, shade(MUTED, 0.6), 0.5)
        write(painter, columns[3], y, str(state.scores[seat]), 16, GOLD, 0.5, bold=True)


def _paint_count(painter: QPainter, at: QPointF, count: int, said: str) -> None:
    write(painter, at.x(), at.y() + 88, str(count), 20, INK, 0.5, bold=True)
    write(painter, at.x(), at.y() + 104, said, 12, MUTED, 0.5, most=104)


def paint_pile(painter: QPainter, left: int) -> None:
    """Paint the draw pile, as thick as it is, and how many cards are left."""
    if left:
        low = rounded(QRectF(PILE.x() - 36, PILE.y() - 40, 80, 106), 10)
        paint_blurred(painter, low, shade("#000000", 0.6), 8, QPointF())
        for k in range(min(9, 1 + left // 4), 0, -1):
            box = rounded(SMALL.translated(PILE.x() + k * 0.35, PILE.y() + k * 1.3), 8)
            painter.fillPath(box, mix("#5B5262", "#2A252E", (k % 2) * 0.6))
            painter.strokePath(box, pen("#17141A", 0.6))
        painter.save()
        painter.translate(PILE)
        paint_back(painter, SMALL)
        painter.restore()
    else:
        painter.strokePath(rounded(SMALL.translated(PILE), 8), pen(shade("#8A7E96", 0.5), 1.2, (5, 5)))
    _paint_count(painter, PILE, left, translate("Phoenix", "left to draw"))


def paint_gone(painter: QPainter, gone: int, discarding: bool) -> None:
    """Paint the place of the discard pile, and how many cards lie there."""
    place = SMALL.translated(DISCARDS)
    if not gone:
        painter.strokePath(rounded(place, 8), pen(shade("#8A7E96", 0.5), 1.2, (5, 5)))
    if discarding:
        painter.strokePath(rounded(place.adjusted(-7, -7, 7, 7), 14), pen(ACT, 2, (6, 5)))
    _paint_count(painter, DISCARDS, gone, translate("Phoenix", "discarded"))


def paint_played(painter: QPainter, box: QRectF, discards: Sequence[str]) -> None:
    """List what has been played, of how many there are."""
    paint_blurred(painter, rounded(box.translated(0, 6), 12), shade("#000000", 0.6), 9, QPointF())
    painter.fillPath(rounded(box, 12), QColor("#2E2834"))
    painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 11.5), pen("#6E6578", 1))
    write(painter, box.left() + 16, box.top() + 26, translate("Phoenix", "Played so far"), 14, INK, bold=True, most=110)
    write(painter, box.right() - 16, box.top() + 26, translate("Phoenix", "of"), 12, MUTED, 1)
    for row, (card, count) in enumerate(CARDS.items()):
        y, played = box.top() + 50 + row * 20, discards.count(card)
        color = INK if played else shade(MUTED, 0.75)
        write(painter, box.left() + 16, y, card_word(card), 14, color, most=112)
        write(painter, box.right() - 46, y, str(played), 14, color, 1, bold=bool(played))
        write(painter, box.right() - 16, y, str(count), 14, MUTED, 1)


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


def headline(state: State, players: Sequence[Player]) -> tuple[str, str]:
    """Say how the last hand ended, or the game."""
    hand, number = state.done[-1], len(state.done)
    if hand.first == NOBODY:
        why = translate("Phoenix", "The pile ran out before anybody had sorted a line.")
    else:
        name = short_name(hand.first, players)
        if is_you(hand.first, players):
            why = translate("Phoenix", "Your line follows the cubes first.")
        else:
            why = translate("Phoenix", "{name}: the line follows the cubes first.").format(name=name)
    if state.over:
        return translate("Phoenix", "Final score {one} : {two}").format(one=state.scores[0], two=state.scores[1]), why
    return translate("Phoenix", "Hand {number} is over").format(number=number), why


def tableau_words(state: State, players: Sequence[Player], order: Sequence[Seat]) -> str:
    """Say all that the tableau shows."""
    hand = state.done[-1]
    said = [*headline(state, players)]
    for seat in order:
        text = translate("Phoenix", "{name}: {points} ({reasons}), {total} in all.")
        made = reasons(hand.lines[seat], hand.first == seat).replace("   ·   ", ", ")
        name, total = short_name(seat, players), state.scores[seat]
        said.append(text.format(name=name, points=points_word(hand.points[seat]), reasons=made, total=total))
    return " ".join(text if text.endswith(".") else f"{text}." for text in said)


def paint_tableau(
    painter: QPainter, state: State, players: Sequence[Player], order: Sequence[Seat], passing: bool
) -> None:
    """Paint both lines of the hand that has ended, what they gave and why, and the score so far."""
    hand, box = state.done[-1], TABLEAU
    painter.fillPath(rounded(FELT, 18), shade("#0E0B11", 0.72))
    paint_blurred(painter, rounded(box.translated(0, 8), 16), shade("#000000", 0.65), 12, QPointF())
    painter.fillPath(rounded(box, 14), within(box, ((0, "#38313F"), (1, "#241F29")), 0, 0, 0.2, 1))
    painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 13.5), pen("#7A6F85", 1))
    title, why = headline(state, players)
    write(painter, 480, box.top() + 44, title, 28, INK, 0.5, serif=True, most=680)
    write(painter, 480, box.top() + 68, why, 14, MUTED, 0.5, most=680)
    for place, colour in enumerate(hand.cubes):
        paint_small_cube(painter, colour, QPointF(480 + (place - 2.5) * 62, box.top() + 106), 30)
    for row, seat in enumerate(order):
        _paint_result(painter, _ROWS[row], hand, seat, short_name(seat, players))
    _paint_totals(painter, box.top() + 372, state, players, order)
    if passing:
        said = translate("Phoenix", "Press any key or click to go on")
        write(painter, 480, box.bottom() - 14, said, 12, MUTED, 0.5, most=600)


def _paint_result(painter: QPainter, y: float, hand: Hand, seat: Seat, name: str) -> None:
    """Paint one line as it stood at the end: pawns, points and reasons."""
    x0, pitch, line = _FIRST, _APART, hand.lines[seat]
    paint_disc(painter, QPointF(144, y + 36), 15, seat)
    write(painter, 168, y + 41, name, 14, INK, bold=True, most=80)
    for place, colour in enumerate(line):
        painter.save()
        painter.translate(x0 + place * pitch, y + 52)
        painter.scale(0.66, 0.66)
        paint_pawn(painter, colour)
        painter.restore()
    write(painter, x0 - 20, y + 88, reasons(line, hand.first == seat), 14, MUTED, most=520)
    write(painter, 808, y + 44, str(hand.points[seat]), 40, GOLD, 0.5, serif=True, bold=True)
    write(painter, 808, y + 62, points_word(hand.points[seat]).split(" ", 1)[-1], 12, MUTED, 0.5, most=72)


def paint_ribbons(painter: QPainter, hand: Hand, order: Sequence[Seat], swept: float) -> None:
    """Paint under both lines a ribbon of their colours, as far as it has been swept, and the runs that give points."""
    for y, seat in zip(_ROWS, order, strict=True):
        _paint_ribbon(painter, y, hand.lines[seat], swept)


def _paint_ribbon(painter: QPainter, y: float, line: str, ribbon: float) -> None:
    x0, pitch = _FIRST, _APART
    track = QRectF(x0 - 20, y + 59, 9 * pitch + 40, 5)
    painter.fillPath(rounded(track, 2.5), shade("#000000", 0.35))
    painter.save()
    painter.setClipRect(QRectF(track.left(), track.top(), track.width() * ribbon, track.height()))
    stops = []
    for place, colour in enumerate(line):
        middle = (20 + place * pitch) / track.width()
        stops += [(middle - 0.034, QColor(LIGHTS[colour])), (middle + 0.034, QColor(LIGHTS[colour]))]
    painter.fillPath(rounded(track, 2.5), within(track, stops, 0, 0, 1, 0))
    painter.restore()
    for first, last, given in scoring_runs(line):
        left, right = x0 + first * pitch - 16, x0 + last * pitch + 16
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen("#CFC4B4", 1.2))
        painter.drawPath(rounded(QRectF(left, y + 56, right - left, 11), 5.5))
        painter.fillPath(rounded(QRectF(right - 29, y + 53.5, 29, 16), 8), QColor(IVORY))
        write(painter, right - 14.5, y + 66, f"+{given}", 12, IVORY_INK, 0.5, bold=True)


def _paint_totals(painter: QPainter, y: float, state: State, players: Sequence[Player], order: Sequence[Seat]) -> None:
    columns = (400.0, 490.0, 580.0, 700.0)
    painter.setPen(pen(shade("#978AA3", 0.4), 1))
    painter.drawLine(QPointF(136, y - 8), QPointF(824, y - 8))
    heads = [translate("Phoenix", "Hand {number}").format(number=number) for number in (1, 2, 3)]
    for x, text in zip(columns, [*heads, translate("Phoenix", "Total")], strict=True):
        write(painter, x, y + 14, text, 14, MUTED, 0.5, most=84)
    best = max(state.scores)
    for row, seat in enumerate(order):
        line = y + 40 + row * 26
        paint_disc(painter, QPointF(144, line - 5), 9, seat)
        write(painter, 168, line, short_name(seat, players), 14, INK, most=180)
        for number in range(HANDS):
            text = str(state.done[number].points[seat]) if number < len(state.done) else "–"
            write(painter, columns[number], line, text, 16, INK, 0.5, bold=number == len(state.done) - 1)
        leads = state.scores[seat] == best
        write(painter, columns[3], line, str(state.scores[seat]), 20, GOLD if leads else INK, 0.5, bold=leads)
