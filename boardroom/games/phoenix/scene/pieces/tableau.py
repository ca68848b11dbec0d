"""The tableau after a hand: both lines, what they gave and why, and the score so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from boardroom.core.game import Seat
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import Hand, PhoenixState
from boardroom.games.phoenix.scene.foresight import scoring_runs
from boardroom.games.phoenix.scene.geometry import ASIDE, MIDDLE, beyond, felt, larger
from boardroom.games.phoenix.scene.palette import GOLD, INK, IVORY, IVORY_INK, LIGHTS, MUTED
from boardroom.games.phoenix.scene.pieces.brush import pen, within, write
from boardroom.games.phoenix.scene.pieces.cubes import paint_small_cube
from boardroom.games.phoenix.scene.pieces.pawns import paint_pawn
from boardroom.games.phoenix.scene.pieces.signs import paint_disc
from boardroom.games.phoenix.scene.pieces.sketch import Sketch
from boardroom.games.phoenix.scene.words import headline, points_word, reasons, tableau_words
from boardroom.games.phoenix.tables import HANDS, SPECTRUM
from boardroom.ui.game.naming import short_name
from boardroom.ui.paint.painting import shade
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.translation import translate

CUBE: Final = 30.0
_APART: Final = 46.0  # from pawn to pawn


def tableau_box(text: float = 1.0) -> QRectF:
    """Return where the tableau lies; larger text makes it cover the whole table."""
    more, aside = larger(text), ASIDE * beyond(text)
    return QRectF(106 - 86 * more - aside, 32 - 20 * more, 748 + 172 * more + 2 * aside, 484 + 240 * more)


@dataclass(frozen=True)
class TableauPlan:
    """Where things stand on a tableau, from its upper left corner, for a size of text."""

    text: float = 1.0

    @cached_property
    def box(self) -> QRectF:
        """The tableau."""
        return tableau_box(self.text)

    @cached_property
    def head(self) -> float:
        """How much room the title and what stands below it take."""
        return 52 * min(self.text, 2.0) + 24 * beyond(self.text)

    @cached_property
    def rows(self) -> tuple[float, float]:
        """The tops of the two lines."""
        first = self.box.top() + 86 + self.head
        return first, first + 84 + 28 * min(self.text, 2.0) + 14 * beyond(self.text)

    @cached_property
    def cubes(self) -> list[QRectF]:
        """Where the cubes of the hand stand."""
        half = QPointF(CUBE / 2, CUBE / 2)
        middles = [QPointF(MIDDLE + (place - 2.5) * 62, self.box.top() + 54 + self.head) for place in range(SPECTRUM)]
        return [QRectF(middle - half, middle + half) for middle in middles]

    @cached_property
    def first(self) -> float:
        """The first pawn of a line."""
        return self.box.left() + 166 + 84 * larger(self.text) + 100 * beyond(self.text)

    @cached_property
    def totals(self) -> float:
        """The line above the score."""
        return 2 * self.rows[1] - self.rows[0] + 10

    @cached_property
    def columns(self) -> tuple[float, ...]:
        """The middles of the numbers of the score."""
        usual, apart, aside = (294.0, 384.0, 474.0, 594.0), (86.0, 126.0, 166.0, 206.0), (180.0, 280.0, 380.0, 440.0)
        more, wider, left = larger(self.text), beyond(self.text), self.box.left()
        return tuple(left + x + by * more + out * wider for x, by, out in zip(usual, apart, aside, strict=True))

    @cached_property
    def ribbons(self) -> QRectF:
        """The ribbons below both lines."""
        return QRectF(self.first - 26, self.rows[0] + 44, 470, self.rows[1] - self.rows[0] + 36)


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
        text: float,
        strength: float = 1.0,
        swept: float = 1.0,
        passing: bool = False,
    ) -> None:
        """Show how a hand ended; passing: a press goes on."""
        order, sheet = (1 - near, near), TableauPlan(text)
        what = (state.done, near, list(players), passing, text)
        around = felt(text).united(sheet.box.adjusted(-20, -20, 20, 20))
        self._panel.draw(around, lambda painter: paint_tableau(painter, sheet, state, players, order, passing), what)
        self._ribbons.draw(sheet.ribbons, lambda painter: paint_ribbons(painter, sheet, state.done[-1], order, swept))
        self._panel.setOpacity(strength)
        self._ribbons.setOpacity(strength)
        self.told = tableau_words(state, players, order[::-1])

    def hide(self) -> None:
        """Clear the table for the next hand."""
        self.told = ""
        self._panel.clear()
        self._ribbons.clear()


def paint_tableau(
    painter: QPainter,
    sheet: TableauPlan,
    state: PhoenixState,
    players: Sequence[Player],
    order: Sequence[Seat],
    passing: bool,
) -> None:
    """Paint both lines of the hand that has ended, what they gave and why, and the score so far."""
    hand, box, t = state.done[-1], sheet.box, sheet.text
    painter.fillPath(rounded(felt(t), 18), shade("#0E0B11", 0.72))
    paint_blurred(painter, rounded(box.translated(0, 8), 16), shade("#000000", 0.65), 12, QPointF())
    painter.fillPath(rounded(box, 14), within(box, ((0, "#38313F"), (1, "#241F29")), 0, 0, 0.2, 1))
    painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 13.5), pen("#7A6F85", 1))
    title, why = headline(state, players)
    most = box.width() - 68
    write(painter, MIDDLE, box.top() + 16 + 28 * min(t, 2.0), title, 28 * min(t, 2.0), INK, 0.5, serif=True, most=most)
    write(painter, MIDDLE, box.top() + 16 + sheet.head, why, 14 * t, MUTED, 0.5, most=most)
    for where, colour in zip(sheet.cubes, hand.cubes, strict=True):
        paint_small_cube(painter, colour, where.center(), CUBE)
    for row, seat in enumerate(order):
        _paint_result(painter, sheet, row, hand, seat, short_name(seat, players))
    _paint_totals(painter, sheet, state, players, order)
    if passing:
        said = translate("Phoenix", "Press any key or click to continue")
        write(painter, MIDDLE, box.bottom() - 14, said, 12 * t, MUTED, 0.5, most=most)


def _paint_result(painter: QPainter, sheet: TableauPlan, row: int, hand: Hand, seat: Seat, name: str) -> None:
    """Paint one line as it stood at the end: pawns, points and reasons."""
    y, x0, line, t = sheet.rows[row], sheet.first, hand.lines[seat], sheet.text
    left, right, more, wider = sheet.box.left(), sheet.box.right(), larger(t), beyond(t)
    paint_disc(painter, QPointF(left + 38, y + 36), 15, seat)
    write(painter, left + 62, y + 37 + 4 * t, name, 14 * t, INK, bold=True, most=80 + 82 * more + 100 * wider)
    for place, colour in enumerate(line):
        painter.save()
        painter.translate(x0 + place * _APART, y + 52)
        painter.scale(0.66, 0.66)
        paint_pawn(painter, colour)
        painter.restore()
    given = reasons(line, hand.first == seat)
    start = x0 - 20 - 200 * more - 100 * wider
    write(painter, start, y + 74 + 14 * t, given, 14 * t, MUTED, most=right - 88 - 10 * more - 40 * wider - start)
    points = points_word(hand.points[seat]).split(" ", 1)[-1]
    middle = right - 46 - 20 * more - 20 * wider
    write(painter, middle, y + 44, str(hand.points[seat]), 40, GOLD, 0.5, serif=True, bold=True)
    write(painter, middle, y + 48 + 14 * t, points, 12 * t, MUTED, 0.5, most=72 + 40 * more + 40 * wider)


def paint_ribbons(painter: QPainter, sheet: TableauPlan, hand: Hand, order: Sequence[Seat], swept: float) -> None:
    """Paint under both lines a ribbon of their colours, as far as it has been swept, and the runs that give points."""
    for y, seat in zip(sheet.rows, order, strict=True):
        _paint_ribbon(painter, sheet, y, hand.lines[seat], swept)


def _paint_ribbon(painter: QPainter, sheet: TableauPlan, y: float, line: str, ribbon: float) -> None:
    x0, pitch, t = sheet.first, _APART, sheet.text
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
    wide, high = 29 + 13 * (t - 1), 16 + 8 * (t - 1)
    for first, last, given in scoring_runs(line):
        left, right = x0 + first * pitch - 16, x0 + last * pitch + 16
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen("#CFC4B4", 1.2))
        painter.drawPath(rounded(QRectF(left, y + 56, right - left, 11), 5.5))
        plate = QRectF(right - wide, y + 61.5 - high / 2, wide, high)
        painter.fillPath(rounded(plate, high / 2), QColor(IVORY))
        write(painter, plate.center().x(), y + 61.5 + 4.5 * t, f"+{given}", 12 * t, IVORY_INK, 0.5, bold=True)


def _paint_totals(
    painter: QPainter, sheet: TableauPlan, state: PhoenixState, players: Sequence[Player], order: Sequence[Seat]
) -> None:
    y, columns, left, t = sheet.totals, sheet.columns, sheet.box.left(), sheet.text
    painter.setPen(pen(shade("#978AA3", 0.4), 1))
    painter.drawLine(QPointF(left + 30, y - 8), QPointF(sheet.box.right() - 30, y - 8))
    heads = [translate("Phoenix", "Hand {number}").format(number=number) for number in (1, 2, 3)]
    for x, text in zip(columns, [*heads, translate("Phoenix", "Total")], strict=True):
        write(painter, x, y + 14 * t, text, 14 * t, MUTED, 0.5, most=84 + 42 * larger(t) + 60 * beyond(t))
    best = max(state.scores)
    for row, seat in enumerate(order):
        line = y + 14 + 26 * t + min(26 * t, 52.0) * row
        paint_disc(painter, QPointF(left + 38, line - 5 * t), 9, seat)
        write(
            painter,
            left + 62,
            line,
            short_name(seat, players),
            14 * t,
            INK,
            most=180 + 60 * larger(t) + 100 * beyond(t),
        )
        for number in range(HANDS):
            text = str(state.done[number].points[seat]) if number < len(state.done) else "–"
            write(painter, columns[number], line, text, 16 * t, INK, 0.5, bold=number == len(state.done) - 1)
        leads = state.scores[seat] == best
        write(
            painter,
            columns[3],
            line,
            str(state.scores[seat]),
            20 * min(t, 2.4),
            GOLD if leads else INK,
            0.5,
            bold=leads,
        )
