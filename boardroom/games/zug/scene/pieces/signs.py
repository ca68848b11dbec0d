"""Small signs over the table: rings, brackets, keys, turning arrows and pills."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from boardroom.core.game import Seat
from boardroom.games.zug.scene.palette import AMBER
from boardroom.games.zug.scene.pieces.tokens import paint_mark
from boardroom.ui.paint.lettering import width
from boardroom.ui.paint.outline import outline, polygon
from boardroom.ui.paint.painting import Art, Paint, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme, font

_ARC: Final = "M5.6 -4.6A7 7 0 1 0 7 1"
_HEAD: Final = "M6.6 -8.6V-3.8H1.8"


def paint_turn(
    art: Art, x: float, y: float, color: Paint, scale: float = 1.0, thick: float = 2.0, left: bool = False
) -> None:
    """Paint an arrow that goes round, clockwise or to the left."""
    with art.at(x, y, scale):
        if left:
            art.painter.scale(-1, 1)
        art.path(outline(_ARC), stroke=color, width=thick, rounded=True)
        art.path(outline(_HEAD), stroke=color, width=thick, rounded=True)


def key_size(text: str, letters: float = 1.0) -> tuple[float, float]:
    """Return how wide and how high the cap of a key is."""
    high = 8 + 12 * letters
    return max(high, round(width(text, 12 * letters, bold=True)) + 12.0), high


def paint_key(
    art: Art, x: float, middle: float, text: str, theme: Theme, on: bool = False, letters: float = 1.0
) -> None:
    """Paint a key from its left edge on, around a height."""
    wide, high = key_size(text, letters)
    fill, edge = (theme.color("act"), theme.color("act")) if on else (theme.color("panel"), theme.color("muted", 0.65))
    art.rect(x + 0.5, middle + 0.5 - high / 2, wide - 1, high - 1, 4.5, fill=fill, stroke=edge)
    ink = theme.color("on_act" if on else "ink")
    art.text(x + wide / 2, middle + 4.3 * letters, text, 12 * letters, ink, bold=True, anchor="middle")


def paint_ring(art: Art, rect: QRectF, color: Paint, halo: Paint = "#FFFFFF", radius: float = 7.0) -> None:
    """Paint a coloured ring on a light one."""
    path = rounded(rect, radius)
    art.path(path, stroke=halo, width=7)
    art.path(path, stroke=color, width=3.6)


def paint_brackets(art: Art, rect: QRectF) -> None:
    """Paint four amber corners around what happened last."""
    long = min(15.0, rect.width() * 0.24)
    bend = min(6.0, long * 0.4)
    path = QPainterPath()
    for x, y, dx, dy in (
        (rect.left() - 1, rect.top() - 1, 1, 1), (rect.right() + 1, rect.top() - 1, -1, 1),
        (rect.left() - 1, rect.bottom() + 1, 1, -1), (rect.right() + 1, rect.bottom() + 1, -1, -1),
    ):  # fmt: skip
        path.moveTo(x, y + dy * long)
        path.lineTo(x, y + dy * bend)
        path.quadTo(QPointF(x, y), QPointF(x + dx * bend, y))
        path.lineTo(x + dx * long, y)
    art.path(path, stroke=shade("#3A2203", 0.55), width=5.5, rounded=True)
    art.path(path, stroke=AMBER, width=3.2, rounded=True)


def paint_pill(art: Art, text: str, seat: Seat, theme: Theme, below: bool = False) -> None:
    """Paint points and who gets them, pointing down at the origin, or from below up at it."""
    art.painter.setFont(font(16, bold=True))
    wide = art.painter.fontMetrics().horizontalAdvance(text) + (38.0 if seat >= 0 else 24.0)
    color = theme.color("look")
    box = QRectF(-wide / 2, 8 if below else -36, wide, 28)
    tip, base = (1.0, 9.0) if below else (-1.0, -9.0)
    art.blur(rounded(box.translated(1, 3), 14), shade("#000000", 0.5), 4)
    art.path(polygon((-6, base), (0, tip), (6, base)), fill=color)
    art.box(box, 14, fill="#211D19", stroke=color, width=2)
    left = box.left() + 12
    if seat >= 0:
        paint_mark(art, box.left() + 14, box.center().y(), 8.5, seat)
        left = box.left() + 27
    art.text(left, box.center().y() + 5.6, text, 16, "#FFF3D6", bold=True)


def paint_cross(art: Art, x: float, y: float, theme: Theme, radius: float = 10.0) -> None:
    """Paint where a tile doesn't go with its neighbour."""
    art.circle(x, y, radius + 1.5, fill="#FFFFFF")
    art.circle(x, y, radius, fill=theme.color("danger"))
    far = radius * 0.42
    path = QPainterPath(QPointF(x - far, y - far))
    path.lineTo(x + far, y + far)
    path.moveTo(x + far, y - far)
    path.lineTo(x - far, y + far)
    art.path(path, stroke="#FFFFFF", width=radius * 0.24, rounded=True)
