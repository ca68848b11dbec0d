"""The draw pile and the discards, with their numbers, and the list of what has been played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from boardroom.games.phoenix.scene.geometry import DISCARDS, MIDDLE, PILE, SMALL, beyond, larger
from boardroom.games.phoenix.scene.palette import ACT, INK, MUTED, mix
from boardroom.games.phoenix.scene.pieces.brush import pen, write
from boardroom.games.phoenix.scene.pieces.cards import paint_back
from boardroom.games.phoenix.scene.words import card_word
from boardroom.games.phoenix.tables import CARDS
from boardroom.ui.paint.painting import shade
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.translation import translate


def _paint_count(painter: QPainter, at: QPointF, count: int, said: str, text: float) -> None:
    more, wider = larger(text), beyond(text)
    middle = at.x() + (8 * more - 53 * wider) * (1 if at.x() < MIDDLE else -1)
    write(painter, middle, at.y() + 88 + 5 * more, str(count), 20 * min(text, 2.0), INK, 0.5, bold=True)
    low, most = 104 + 12 * more + 14 * wider, 104 + 16 * more + 76 * wider
    write(painter, middle, at.y() + low, said, 12 * text, MUTED, 0.5, most=most)


def paint_pile(painter: QPainter, left: int, text: float) -> None:
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
    _paint_count(painter, PILE, left, translate("Phoenix", "left to draw"), text)


def paint_gone(painter: QPainter, gone: int, discarding: bool, text: float) -> None:
    """Paint the place of the discard pile, and how many cards lie there."""
    place = SMALL.translated(DISCARDS)
    if not gone:
        painter.strokePath(rounded(place, 8), pen(shade("#8A7E96", 0.5), 1.2, (5, 5)))
    if discarding:
        painter.strokePath(rounded(place.adjusted(-7, -7, 7, 7), 14), pen(ACT, 2, (6, 5)))
    _paint_count(painter, DISCARDS, gone, translate("Phoenix", "discarded"), text)


def paint_played(painter: QPainter, box: QRectF, discards: Sequence[str], text: float) -> None:
    """List what has been played, of how many there are."""
    paint_blurred(painter, rounded(box.translated(0, 6), 12), shade("#000000", 0.6), 9, QPointF())
    painter.fillPath(rounded(box, 12), QColor("#2E2834"))
    painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 11.5), pen("#6E6578", 1))
    left, right, size = box.left() + 16, box.right() - 16, 14 * text
    title = translate("Phoenix", "Played so far")
    write(painter, left, box.top() + 6 + 20 * text, title, size, INK, bold=True, most=box.width() - 94)
    write(painter, right, box.top() + 6 + 20 * text, translate("Phoenix", "of"), 12 * text, MUTED, 1)
    columns = 2 if text > 2 else 1
    wide, rows = (box.width() - 16 * columns) / columns, -(-len(CARDS) // columns)
    for i, (card, count) in enumerate(CARDS.items()):
        column, row = divmod(i, rows)
        left, right = box.left() + 16 + (wide + 16) * column, box.left() + wide + (wide + 16) * column
        y, played = box.top() + 6 + 44 * text + row * 20 * text, discards.count(card)
        color = INK if played else shade(MUTED, 0.75)
        write(painter, left, y, card_word(card), size, color, most=wide - 16 - 60 * text)
        write(painter, right - 30 * text, y, str(played), size, color, 1, bold=bool(played))
        write(painter, right, y, str(count), size, MUTED, 1)
