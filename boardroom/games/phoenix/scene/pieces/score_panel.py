"""Names and numbers beside the lines: whose they are, what they are worth, which hand it is, and the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from boardroom.core.game import Seat
from boardroom.games.phoenix.rules import PhoenixState
from boardroom.games.phoenix.scene.geometry import FAR, LEDGES, NEAR, beyond, column, larger, ledge_front
from boardroom.games.phoenix.scene.palette import ACT, ACT_BRIGHT, GOLD, INK, MUTED, WORSE
from boardroom.games.phoenix.scene.pieces.brush import pen, write
from boardroom.games.phoenix.scene.pieces.signs import paint_disc
from boardroom.games.phoenix.scene.words import meter_lines
from boardroom.games.phoenix.tables import HANDS
from boardroom.ui.paint.lettering import height
from boardroom.ui.paint.painting import Art, shade, stroked
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.translation import translate

_METER: Final = 100.0  # how wide the words of a meter are at most
_SCORED: Final = 34.0  # below here stand the large numbers of the score, which grow
_BLOCKS: Final = (398.0, 118.0)  # the base lines of what is said at a line's right end, near and far


def paint_player(painter: QPainter, side: int, seat: Seat, name: str, on_turn: bool, text: float) -> None:
    """Paint whose line it is at its left end."""
    more, wider = larger(text), beyond(text)
    middle = QPointF(84 - 214 * wider, LEDGES[side] + 12 - (40 * wider if side == NEAR else 0.0))
    if on_turn:
        ring = rounded(QRectF(middle.x() - 17, middle.y() - 17, 34, 34), 17)
        paint_blurred(painter, stroked(ring, 5), shade(ACT, 0.7), 3, QPointF())
        painter.strokePath(ring, pen(ACT_BRIGHT, 2))
    paint_disc(painter, middle, 13, seat)
    ink, base, most = INK if on_turn else MUTED, middle.y() + 32 + 2 * more + 12 * wider, 96 + 4 * more + 60 * wider
    write(painter, middle.x() - 4 * more, base, name, 12 * text, ink, 0.5, bold=on_turn, most=most)


def paint_order(painter: QPainter, side: int, in_place: Sequence[bool], text: float) -> None:
    """Mark below a line which pawns stand in the order of the cubes, with a dot, and which don't, with a ring."""
    y = LEDGES[side] + 37 + ledge_front(text)
    for place, right in enumerate(in_place):
        middle = QPointF(column(place), y)
        painter.setBrush(shade(ACT, 0.8) if right else Qt.BrushStyle.NoBrush)
        painter.setPen(Qt.PenStyle.NoPen if right else pen(shade(MUTED, 0.9), 1.4))
        painter.drawEllipse(middle, 3.4, 3.4)


def paint_meter(painter: QPainter, side: int, now: int, then: int, text: float, low: float) -> None:
    """Say below a line's points how many cards it is from sorted, now and after the move that is looked at.

    Large words stand above the far points, for the discards lie below; where there is no room so low the tip says it.
    """
    ink = MUTED if then == now else ACT_BRIGHT if then < now else WORSE
    lines = meter_lines(now, then)
    if text == 1:
        for line, said in enumerate(lines):
            write(painter, 882, _BLOCKS[side] + 36 + 14 * line, said, 12, ink, 0.5, most=108)
        return
    words, size, (x, y) = " ".join(lines), 12 * text, _worth_place(side, text)
    high = height(words, size, _METER)
    top = y - 16 * text - high if side == FAR else y + 32 * text
    if top >= _SCORED + 29 * text and top + high <= low - 4:
        Art(painter).paragraph(QRectF(x - _METER / 2, top, _METER, high), words, size, ink, middle=True)


def _worth_place(side: int, text: float) -> tuple[float, float]:
    """Return the middle and the base line of what a line is worth."""
    more, wider = larger(text), beyond(text)
    y = LEDGES[side] + 22 - (38 if side == FAR else 10) * more + (30 if side == FAR else -52) * wider
    return 882 + 208 * wider, y if more else _BLOCKS[side]


def worth_box(side: int, text: float) -> QRectF:
    """Return where it is said what a line is worth, and, unless words are large, how far from sorted it is."""
    x, y = _worth_place(side, text)
    return QRectF(x - 52, y - 20 * text, 104, max(78, 50 * text))


def paint_worth(painter: QPainter, side: int, now: int, then: int | None, text: float) -> None:
    """Say at a line's right end what it would give now, and after the move that is looked at."""
    more, wider, label = larger(text), beyond(text), translate("Phoenix", "points now")
    (x, y), most, size = _worth_place(side, text), 104 + 56 * wider, 20 * min(text, 2.0)
    if then is None or then == now:
        write(painter, x, y, str(now), size, INK, 0.5, bold=True)
    else:
        ink = ACT_BRIGHT if then > now else WORSE
        write(painter, x, y, f"{now} → {then}", size, ink, 0.5, bold=True, most=most)
    if not more or " " not in label:
        write(painter, x, y + 18 * text, label, 12 * text, MUTED, 0.5, most=most - 4)
        return
    for line, words in enumerate(label.split(" ", 1)):  # a large one in two lines
        write(painter, x, y + (14 + 12.5 * line) * text, words, 12 * text, MUTED, 0.5, most=most)


def paint_progress(painter: QPainter, state: PhoenixState, text: float) -> None:
    """Say which hand and which turn it is."""
    number, more, wider = min(HANDS, len(state.done) + 1), larger(text), beyond(text)
    left = 40 - 236 * wider
    said = translate("Phoenix", "Hand {number} of 3").format(number=number)
    write(
        painter, left, 58 - 4 * more + 12 * wider, said, 16 * text, INK, serif=True, most=200 + 120 * more + 220 * wider
    )
    turn = min(40, len(state.discards) + (0 if state.drawn else 1))
    if state.drawn or not state.due:
        said = translate("Phoenix", "Turn {number} of 40").format(number=turn)
        write(painter, left, 78 + 3 * more + 26 * wider, said, 12 * text, MUTED, most=320 + 200 * wider)


def paint_score(painter: QPainter, state: PhoenixState, order: Sequence[Seat], text: float) -> None:
    """Paint the small score sheet: three hands and the total, for both seats; large numbers leave no room for heads."""
    if text == 1:
        columns, first, apart, left = (776.0, 812.0, 848.0, 898.0), 63.0, 17.0, 706.0
        _paint_heads(painter, columns)
    else:
        right, wide = 898 + 230 * beyond(text), 30 * min(text, 2.0) + 8 * beyond(text)
        columns = (right - 3.4 * wide, right - 2.3 * wide, right - 1.2 * wide, right)
        first, apart, left = 34 + 9 * text, 16 * text, right - 4.3 * wide - 14 * beyond(text)
    for row, seat in enumerate(order):
        y = first + apart * row
        paint_disc(painter, QPointF(left, y - 4.5 * text), 7 * text, seat)
        for hand in range(HANDS):
            if hand < len(state.done):
                write(painter, columns[hand], y, str(state.done[hand].points[seat]), 14 * text, INK, 0.5)
            else:
                write(painter, columns[hand], y, "–", 14 * text, MUTED, 0.5)
        write(painter, columns[3], y, str(state.scores[seat]), 16 * text, GOLD, 0.5, bold=True)


def _paint_heads(painter: QPainter, columns: Sequence[float]) -> None:
    write(painter, 698, 43, translate("Phoenix", "Hand"), 12, MUTED, most=56)
    for x, head in zip(columns, ("1", "2", "3", translate("Phoenix", "Total")), strict=True):
        write(painter, x, 43, head, 12, MUTED, 0.5, most=44)
    painter.setPen(pen(shade("#978AA3", 0.35), 1))
    painter.drawLine(QPointF(696, 48.5), QPointF(922, 48.5))
