"""Names and numbers beside the lines: whose they are, what they are worth, which hand it is, and the score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from boardroom.core.game import Seat
from boardroom.games.phoenix.rules import PhoenixState
from boardroom.games.phoenix.scene.geometry import LEDGES
from boardroom.games.phoenix.scene.palette import ACT, ACT_BRIGHT, GOLD, INK, MUTED
from boardroom.games.phoenix.scene.pieces.brush import pen, write
from boardroom.games.phoenix.scene.pieces.signs import paint_disc
from boardroom.games.phoenix.tables import HANDS
from boardroom.ui.paint.painting import shade, stroked
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.translation import translate


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


def paint_progress(painter: QPainter, state: PhoenixState) -> None:
    """Say which hand and which turn it is."""
    number = min(HANDS, len(state.done) + 1)
    write(
        painter, 40, 58, translate("Phoenix", "Hand {number} of 3").format(number=number), 16, INK, serif=True, most=200
    )
    turn = min(40, len(state.discards) + (0 if state.drawn else 1))
    if state.drawn or not state.due:
        write(painter, 40, 78, translate("Phoenix", "Turn {number} of 40").format(number=turn), 12, MUTED)


def paint_score(painter: QPainter, state: PhoenixState, worth: tuple[int, int] | None, order: Sequence[Seat]) -> None:
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
                write(painter, columns[hand], y, "–", 14, MUTED, 0.5)
        write(painter, columns[3], y, str(state.scores[seat]), 16, GOLD, 0.5, bold=True)
