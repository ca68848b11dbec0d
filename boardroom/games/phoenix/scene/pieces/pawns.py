"""Pawns: painted once for every colour and size, then only copied."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from boardroom.games.phoenix.scene.palette import ACT, ACT_BRIGHT, LIGHTS, mark_ink, mix, white
from boardroom.games.phoenix.scene.pieces.brush import around, copy, pen, pool, within
from boardroom.games.phoenix.scene.pieces.signs import paint_sign
from boardroom.games.phoenix.scene.pieces.standing import StandingPiece
from boardroom.ui.paint.outline import outline
from boardroom.ui.paint.painting import painted, shade, stroked
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import paint_blurred
from boardroom.ui.paint.sharpness import sharp_scale

PAWN_BOX: Final = QRectF(-40, -90, 80, 114)
_GAP: Final = "#08050A"
_OPEN: Final = mix(ACT, ACT_BRIGHT, 0.4)  # a pawn that can be taken
_SHADOW: Final = QPainterPath()
_SHADOW.addEllipse(QPointF(), 17, 5.5)


def _footed(text: str) -> QPainterPath:
    """Return a shape that ends at the right of a pawn's foot, closed along the round foot."""
    path = QPainterPath(outline(text))
    path.arcTo(QRectF(-21.5, -11.1, 43, 15.2), 0, -180)
    path.closeSubpath()
    return path


BODY: Final = _footed(
    "M-21.5-3.5C-21.5-9-17.8-10.5-16.3-14-13.2-22-9.6-30-8.2-43H8.2C9.6-30 13.2-22 16.3-14 17.8-10.5 21.5-9 21.5-3.5"
)
SILHOUETTE: Final = _footed(
    "M-21.5-3.5C-21.5-9-17.8-10.5-16.3-14-13.2-22-9.6-30-8.4-42.5-10.5-43-11.8-44.3-11.8-45.5"
    "-11.8-46.6-11-47.5-9.7-48.2A13.2 13.2 0 1 1 9.7-48.2C11-47.5 11.8-46.6 11.8-45.5 11.8-44.3 10.5-43 8.4-42.5 "
    "9.6-30 13.2-22 16.3-14 17.8-10.5 21.5-9 21.5-3.5"
)


def paint_pawn(painter: QPainter, colour: str) -> None:
    """Paint a pawn that stands on the origin."""
    base = QColor(LIGHTS[colour])
    hi, mid, lo, deep = white(base, 0.55), white(base, 0.16), mix(base, "#120A10", 0.42), mix(base, "#0C070C", 0.72)
    box = BODY.boundingRect()
    body = ((0, lo), (0.14, mid), (0.36, white(base, 0.42)), (0.62, base), (0.86, lo), (1, deep))
    painter.fillPath(BODY, within(box, body, 0, 0, 1, 0))
    dark = "#0C070C"
    shades = ((0, shade(dark, 0.34)), (0.3, shade(dark, 0)), (0.72, shade(dark, 0)), (1, shade(dark, 0.5)))
    painter.fillPath(BODY, within(box, shades, 0, 0, 0, 1))
    lens = ((0, shade(white(base, 0.62), 0.95)), (0.55, shade(white(base, 0.4), 0.6)), (1, shade(base, 0)))
    pool(painter, QPointF(-1, -17.5), 13.5, 12.5, lens)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(shade(white(base, 0.5), 0.75), 1))
    painter.drawArc(QRectF(-21.2, -11.9, 42.4, 14.8), 180 * 16, 180 * 16)
    painter.setPen(pen(shade(deep, 0.7), 1.5))
    painter.drawArc(QRectF(-20.4, -8.6, 40.8, 12), 180 * 16, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    ring = QRectF(-11.8, -48.6, 23.6, 8)
    painter.setBrush(within(ring, ((0, lo), (0.3, hi), (0.6, base), (1, deep)), 0, 0, 1, 0))
    painter.drawEllipse(ring)
    ring = QRectF(-10.6, -49.2, 21.2, 6.4)
    painter.setBrush(within(ring, ((0, base), (0.35, white(base, 0.72)), (1, lo)), 0, 0, 1, 0))
    painter.drawEllipse(ring)
    head = ((0, white(base, 0.86)), (0.2, hi), (0.52, white(base, 0.08)), (0.82, lo), (1, deep))
    painter.setBrush(around(head, QPointF(0, -58.6), 26.4 * 0.56, QPointF(-4.2, -64.4)))
    painter.drawEllipse(QPointF(0, -58.6), 13.2, 13.2)
    painter.save()
    painter.translate(-4.3, -64)
    painter.rotate(-32)
    pool(
        painter,
        QPointF(),
        4.6,
        3,
        ((0, shade("#FFFFFF", 0.95)), (0.4, shade("#FFFFFF", 0.55)), (1, shade("#FFFFFF", 0))),
    )
    painter.restore()
    paint_sign(painter, colour, QPointF(-0.5, -17), 17, mark_ink(colour), white(base, 0.5))


@kept
def pawn_picture(colour: str, scale: float, lit: str = "") -> QPixmap:
    """Return a pawn with its shadow and its light on the ledge; lit: it can be taken, or is up."""

    def paint(painter: QPainter) -> None:
        base = LIGHTS[colour]
        if lit not in ("held", "high"):
            pool(
                painter, QPointF(0, 1), 33, 12, ((0, shade(base, 0.55)), (0.6, shade(base, 0.22)), (1, shade(base, 0)))
            )
            shadow = QPainterPath()
            shadow.addEllipse(QPointF(), 22, 7)
            paint_blurred(painter, shadow, shade("#000000", 0.55), 2.4, QPointF(4, 0))
        if lit in ("act", "hot", "held"):
            around_it = stroked(SILHOUETTE, 7 if lit != "act" else 5)
            paint_blurred(painter, around_it, shade(ACT, 0.8 if lit != "act" else 0.55), 4, QPointF())
            painter.strokePath(SILHOUETTE, pen(_GAP, 10))  # from what shines on the felt as brightly
            painter.strokePath(SILHOUETTE, pen(ACT_BRIGHT if lit != "act" else _OPEN, 7))
            painter.strokePath(SILHOUETTE, pen(_GAP, 3))  # from a pawn that is as bright
        paint_pawn(painter, colour)

    return painted(PAWN_BOX, scale, paint)


def paint_ghost(painter: QPainter, colour: str, at: QPointF, size: float, strong: bool) -> None:
    """Paint a pawn as it would stand."""
    base = QColor(LIGHTS[colour])
    light = white(base, 0.25)
    painter.save()
    painter.translate(at)
    painter.scale(size, size)
    painter.setBrush(shade(base, 0.78 if strong else 0.2))
    painter.setPen(pen(shade(light, 1 if strong else 0.6), 1.3 / size))
    painter.drawPath(SILHOUETTE)
    paint_sign(painter, colour, QPointF(-0.5, -17), 18, mark_ink(colour) if strong else light, base)
    painter.restore()


class Pawn(StandingPiece):
    """A pawn on its ledge."""

    def boundingRect(self) -> QRectF:
        return PAWN_BOX.adjusted(-4, 0, 8, 110)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        up = self.pose.up
        high = up > 12
        if high:
            paint_blurred(painter, _SHADOW, shade("#000000", 0.8), 3, QPointF(5, up))
        shown = self.lit or ("high" if high else "")
        copy(painter, PAWN_BOX.topLeft(), pawn_picture(self.colour, sharp_scale(painter, widget), shown))
