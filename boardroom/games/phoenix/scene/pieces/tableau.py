"""The tableau after a hand: both lines, what they gave and why, and the score so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from boardroom.core.game import Seat
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import Hand, PhoenixState
from boardroom.games.phoenix.scene.foresight import scoring_runs
from boardroom.games.phoenix.scene.geometry import FELT
from boardroom.games.phoenix.scene.palette import GOLD, INK, IVORY, IVORY_INK, LIGHTS, MUTED
from boardroom.games.phoenix.scene.pieces.brush import pen, within, write
from boardroom.games.phoenix.scene.pieces.cubes import paint_small_cube
from boardroom.games.phoenix.scene.pieces.pawns import paint_pawn
from boardroom.games.phoenix.scene.pieces.signs import paint_disc
from boardroom.games.phoenix.scene.pieces.sketch import Sketch
from boardroom.games.phoenix.scene.words import headline, points_word, reasons, tableau_words
from boardroom.games.phoenix.tables import HANDS
from boardroom.ui.game.naming import short_name
from boardroom.ui.paint.painting import shade
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.translation import translate

TABLEAU: Final = QRectF(106, 32, 748, 484)
_ROWS: Final = (TABLEAU.top() + 138, TABLEAU.top() + 250)  # of the two lines
RIBBONS: Final = QRectF(246, _ROWS[0] + 50, 470, 136)
_FIRST, _APART = 272.0, 46.0  # where the first pawn stands, and the others beside it


class Tableau:
    """Lies over the table from the end of a hand to the next one."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.told = ""  # what it says, while it is shown
        self._panel, self._ribbons = Sketch(120), Sketch(121)
        scene.addItem(self._panel)
        scene.addItem(self._ribbons)

    def show(
        self,
        state: PhoenixState,
        players: Sequence[Player],
        near: Seat,
        strength: float = 1.0,
        swept: float = 1.0,
        passing: bool = False,
    ) -> None:
        """Show how a hand ended; passing: a press goes on."""
        order = (1 - near, near)
        what = (state.done, near, list(players), passing)
        self._panel.draw(FELT, lambda painter: paint_tableau(painter, state, players, order, passing), what)
        self._ribbons.draw(RIBBONS, lambda painter: paint_ribbons(painter, state.done[-1], order, swept))
        self._panel.setOpacity(strength)
        self._ribbons.setOpacity(strength)
        self.told = tableau_words(state, players, order[::-1])

    def hide(self) -> None:
        """Clear the table for the next hand."""
        self.told = ""
        self._panel.clear()
        self._ribbons.clear()


def paint_tableau(
    painter: QPainter, state: PhoenixState, players: Sequence[Player], order: Sequence[Seat], passing: bool
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
        said = translate("Phoenix", "Press any key or click to continue")
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


def _paint_totals(
    painter: QPainter, y: float, state: PhoenixState, players: Sequence[Player], order: Sequence[Seat]
) -> None:
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
