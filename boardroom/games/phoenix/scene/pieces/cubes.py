"""Cubes of light: painted once for every colour, place and size, then only copied."""

from __future__ import annotations

from math import hypot
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPainterPath, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.phoenix.scene.geometry import CUBE, CUBE_FOOT, DEPTH, VANISH, Stance, cube_x
from boardroom.games.phoenix.scene.palette import ACT, ACT_BRIGHT, LIGHTS, mark_ink, mix, night, white
from boardroom.games.phoenix.scene.pieces.brush import across, around, copy, pen, pool, within
from boardroom.games.phoenix.scene.pieces.signs import paint_sign
from boardroom.games.phoenix.scene.pieces.standing import StandingPiece
from boardroom.games.phoenix.tables import SPECTRUM
from boardroom.ui.paint.painting import painted, shade, stroked
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.paint.sharpness import sharp_scale

CUBE_BOX: Final = QRectF(-80, -140, 160, 180)
GLOW_BOX: Final = QRectF(-152, -170, 304, 300)
_RESTS: Final = tuple(cube_x(place) for place in range(SPECTRUM))
_EDGE: Final = "#06100C"  # on both sides of an outline in high contrast


def _behind(point: QPointF) -> QPointF:
    return VANISH + (point - VANISH) * DEPTH


def _soft(points: list[QPointF], radius: float) -> QPainterPath:
    """Return a polygon shrunk by a radius: filled and stroked twice as wide it has round corners."""
    count = len(points)
    area = sum(
        a.x() * b.y() - b.x() * a.y() for a, b in zip(points, [*points[1:], points[0]], strict=True)
    )  # fmt: skip
    sign = 1 if area > 0 else -1
    edges = []
    for i in range(count):
        a, b = points[i], points[(i + 1) % count]
        long = hypot(b.x() - a.x(), b.y() - a.y())
        way = (b - a) / long
        edges.append((a + QPointF(-way.y(), way.x()) * (radius * sign), way))
    corners = []
    for i in range(count):
        (p, d), (q, e) = edges[i - 1], edges[i]
        t = ((q.x() - p.x()) * e.y() - (q.y() - p.y()) * e.x()) / (d.x() * e.y() - d.y() * e.x())
        corners.append(p + d * t)
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _plate(painter: QPainter, points: list[QPointF], radius: float, paint: QBrush | QColor | QGradient) -> None:
    brush = QBrush(paint)
    painter.setBrush(brush)
    painter.setPen(pen(brush, 2 * radius))
    painter.drawPath(_soft(points, radius))


def paint_cube(painter: QPainter, colour: str, x: float) -> None:
    """Paint a cube in its place on the table, in perspective."""
    base, yb, half, side = LIGHTS[colour], CUBE_FOOT, CUBE / 2, CUBE
    tl, tr = QPointF(x - half, yb - side), QPointF(x + half, yb - side)
    br, bl = QPointF(x + half, yb), QPointF(x - half, yb)
    btl, btr, bbr, bbl = (_behind(corner) for corner in (tl, tr, br, bl))
    left = x < VANISH.x()
    shadow = QPainterPath()
    shadow.addEllipse(QPointF(x, yb + 1.5), half * 1.03, 4.5)
    paint_blurred(painter, shadow, shade("#000000", 0.6), 2, QPointF())
    hull = [tl, btl, btr, bbr, br, bl] if left else [tr, btr, btl, bbl, bl, br]
    _plate(painter, hull, 6, night(base, 0.34))
    e = 1 if left else -1
    near, deep = (tr, btr) if left else (tl, btl)
    low, low_deep = (br, bbr) if left else (bl, bbl)
    inset = QPointF(6 * e, 0)
    if abs(near.x() - deep.x()) > 1 and (deep.x() - near.x()) * e > -5:
        side_light = ((0, white(base, 0.1)), (0.3, night(base, 0.1)), (1, night(base, 0.46)))
        light = across(side_light, QPointF(near.x(), tl.y()), QPointF(deep.x() + 6 * e, tl.y() + side * 0.75))
        _plate(painter, [near - inset, deep, low_deep, low - inset], 3, light)
    top = btl.y()
    rise = across(
        ((0, white(base, 0.16)), (0.55, white(base, 0.42)), (1, white(base, 0.86))), QPointF(0, top), QPointF(0, tl.y())
    )
    drop = QPointF(0, 3)
    _plate(painter, [tl + drop, tr + drop, btr, btl], 4, rise)
    hot = across(((0, shade(white(base, 0.5), 0.4)), (1, shade("#FFFFFF", 0.6))), QPointF(0, top), QPointF(0, tl.y()))
    _plate(painter, [tl + QPointF(9, -4), tr + QPointF(-9, -4), btr + QPointF(-8, 5), btl + QPointF(8, 5)], 2, hot)
    front = QRectF(tl, QPointF(x + half, yb))
    core = (
        (0, mix(white(base, 0.95), "#FFF3D6", 0.45)), (0.3, white(base, 0.74)), (0.58, white(base, 0.2)),
        (0.82, night(base, 0.1)), (1, night(base, 0.34)),
    )  # fmt: skip
    pane = around(core, tl + QPointF(0.5, 0.52) * side, 0.74 * side, tl + QPointF(0.47, 0.47) * side)
    painter.fillPath(rounded(front, 8), pane)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bevel = ((0, white(base, 0.9)), (0.4, shade(white(base, 0.45), 0.7)), (1, shade(night(base, 0.42), 0.8)))
    painter.setPen(pen(within(front, bevel, 0, 0, 1, 1), 1.5))
    painter.drawPath(rounded(front.adjusted(0.75, 0.75, -0.75, -0.75), 7.4))
    inner = (
        (0, shade(night(base, 0.45), 0.5)),
        (0.5, shade(white(base, 0.5), 0.2)),
        (1, shade(white(base, 0.85), 0.6)),
    )
    painter.setPen(pen(within(front, inner, 0, 0, 1, 1), 1.2))
    painter.drawPath(rounded(front.adjusted(6, 6, -6, -6), 5))
    glass = QPainterPath(tl + QPointF(8, 3))
    glass.lineTo(tl + QPointF(8 + side * 0.44, 3))
    glass.lineTo(tl + QPointF(3, 3 + side * 0.48))
    glass.lineTo(tl + QPointF(3, 8))
    glass.quadTo(tl + QPointF(3, 3), tl + QPointF(8, 3))
    streak = ((0, shade("#FFFFFF", 0.55)), (1, shade("#FFFFFF", 0)))
    painter.fillPath(glass, within(glass.boundingRect(), streak, 0, 0, 0.8, 0.8))
    edge = ((0, shade("#FFFFFF", 0.3)), (0.3, QColor("#FFFFFF")), (1, shade(white(base, 0.7), 0.5)))
    painter.setPen(pen(across(edge, tl, tr), 1.6))
    painter.drawLine(tl + QPointF(6, 0.3), tr + QPointF(-6, 0.3))
    bloom = ((0, shade(white(base, 0.7), 0.22)), (0.5, shade(white(base, 0.25), 0.13)), (1, shade(base, 0)))
    pool(painter, QPointF(x, yb - half), side * 0.95, side * 0.95, bloom)
    paint_sign(painter, colour, QPointF(x, yb - half + 1), side * 0.5, mark_ink(colour), white(base, 0.8))


@kept
def cube_picture(colour: str, x: float, scale: float, lit: str = "", high: bool = False) -> QPixmap:
    """Return a cube as it looks at a place of the table, the middle of its foot being the origin.

    high: its outline has a dark edge, so that it stands out from the light, too.
    """
    foot = QPointF(x, CUBE_FOOT)

    def paint(painter: QPainter) -> None:
        if lit:
            tl, tr = foot + QPointF(-CUBE / 2, -CUBE), foot + QPointF(CUBE / 2, -CUBE)
            br, bl = foot + QPointF(CUBE / 2, 0), foot + QPointF(-CUBE / 2, 0)
            left = x < VANISH.x()
            hull = [tl, _behind(tl), _behind(tr), _behind(br), br, bl]
            if not left:
                hull = [tr, _behind(tr), _behind(tl), _behind(bl), bl, br]
            shape = _soft(hull, 6)
            width = {"act": 20, "hot": 23, "held": 23}[lit]
            if high:
                painter.strokePath(shape, pen(_EDGE, width + 8))
            else:
                paint_blurred(painter, stroked(shape, width + 2), shade(ACT, 0.8), 4, QPointF())
            painter.strokePath(
                shape, pen(ACT_BRIGHT if high or lit != "act" else ACT, width + 2 if high else width - 1)
            )
            if high:
                painter.strokePath(shape, pen(_EDGE, width - 5))
        paint_cube(painter, colour, x)

    return painted(CUBE_BOX.translated(foot), scale, paint)


@kept
def glow_picture(colour: str, scale: float) -> QPixmap:
    """Return the light of a cube on what lies around it, the middle of its foot being the origin."""
    base = LIGHTS[colour]

    def paint(painter: QPainter) -> None:
        felt = ((0, shade(base, 0.2)), (0.5, shade(base, 0.09)), (1, shade(base, 0)))
        pool(painter, QPointF(0, -14), 150, 128, felt)
        halo = ((0, shade(base, 0.5)), (0.35, shade(base, 0.26)), (0.7, shade(base, 0.07)), (1, shade(base, 0)))
        pool(painter, QPointF(0, -CUBE * 0.55), CUBE * 1.75, CUBE * 1.75, halo)
        floor = ((0, shade(white(base, 0.35), 0.62)), (0.45, shade(base, 0.34)), (1, shade(base, 0)))
        pool(painter, QPointF(0, 3), CUBE * 1.12, CUBE * 0.42, floor)
        rng = Random(f"embers {colour}")
        for _ in range(5):
            at, size = QPointF(rng.choice((-1, 1)) * rng.uniform(45, 58), rng.uniform(-102, 20)), rng.uniform(0.7, 1.7)
            pool(painter, at, size * 3.2, size * 3.2, ((0, shade(white(base, 0.3), 0.55)), (1, shade(base, 0))))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(white(base, 0.6))
            painter.drawEllipse(at, size, size)

    return painted(GLOW_BOX, scale, paint)


def paint_small_cube(painter: QPainter, colour: str, at: QPointF, side: float, strong: bool = True) -> None:
    """Paint a cube as it is drawn on cards and sheets."""
    base, half = LIGHTS[colour], side / 2
    painter.save()
    painter.translate(at)
    painter.setOpacity(painter.opacity() * (1 if strong else 0.5))
    pool(painter, QPointF(), side * 1.25, side * 1.25, ((0, shade(base, 0.5)), (1, shade(base, 0))))
    k = side / 30
    lid = QPolygonF([
        QPointF(-half, -half), QPointF(half, -half), QPointF(half - 2.5 * k, -half - 5 * k),
        QPointF(-half + 2.5 * k, -half - 5 * k),
    ])  # fmt: skip
    painter.setBrush(white(base, 0.5))
    painter.setPen(pen(white(base, 0.5), k))
    painter.drawPolygon(lid)
    front = ((0, white(base, 0.8)), (0.5, white(base, 0.25)), (1, mix(base, "#000000", 0.2)))
    painter.fillPath(rounded(QRectF(-half, -half, side, side), 3 * k), around(front, QPointF(), side * 0.5))
    paint_sign(painter, colour, QPointF(), side * 0.56, mark_ink(colour), white(base, 0.8))
    painter.restore()


class Glow(QGraphicsItem):
    """The light that a cube throws on the felt."""

    def __init__(self) -> None:
        super().__init__()
        self.colour = ""
        self.flare = 0.0
        self.setZValue(2)
        self.setVisible(False)

    def shine(self, colour: str, flare: float = 0.0) -> None:
        """Shine in a colour, for a moment more strongly."""
        if (colour, flare) != (self.colour, self.flare):
            self.colour, self.flare = colour, flare
            self.setVisible(bool(colour))
            self.update()

    def boundingRect(self) -> QRectF:
        return GLOW_BOX

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pixmap = glow_picture(self.colour, sharp_scale(painter, widget))
        copy(painter, GLOW_BOX.topLeft(), pixmap)
        if self.flare > 0:
            painter.setOpacity(min(1.0, self.flare))
            copy(painter, GLOW_BOX.topLeft(), pixmap)


class LightCube(StandingPiece):
    """A cube in the middle of the table, which takes its light along."""

    def __init__(self) -> None:
        super().__init__()
        self.glow = Glow()
        self.high = False  # whether it is seen in high contrast

    def show_as(self, colour: str, lit: str = "") -> None:
        super().show_as(colour, lit)
        self.glow.shine(colour)

    def place(self, pose: Stance) -> None:
        super().place(pose)
        self.glow.setPos(pose.x, pose.y - pose.up * 0.4)

    def boundingRect(self) -> QRectF:
        return CUBE_BOX

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        x = self.pose.x
        if x in _RESTS or self.lit:
            scale = sharp_scale(painter, widget)
            copy(painter, CUBE_BOX.topLeft(), cube_picture(self.colour, x, scale, self.lit, self.high))
        else:  # on its way its sides turn, so no kept picture is right
            painter.translate(-x, -CUBE_FOOT)
            paint_cube(painter, self.colour, x)
