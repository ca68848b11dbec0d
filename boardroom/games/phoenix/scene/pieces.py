"""Pawns and cubes: painted once for every colour and size, then only copied."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QPolygonF,
    QTransform,
)

from boardroom.games.phoenix.scene.brush import across, around, pen, picture, pool, within
from boardroom.games.phoenix.scene.geometry import CUBE, CUBE_FOOT, DEPTH, VANISH
from boardroom.games.phoenix.scene.marks import paint_mark
from boardroom.games.phoenix.scene.palette import ACT, ACT_BRIGHT, LIGHTS, mark_ink, mix, night, white
from boardroom.ui.outline import outline
from boardroom.ui.painting import shade, stroked
from boardroom.ui.shadows import paint_blurred, rounded

PAWN_BOX: Final = QRectF(-40, -90, 80, 114)
GLOW_BOX: Final = QRectF(-152, -170, 304, 300)


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
    paint_mark(painter, colour, QPointF(-0.5, -17), 17, mark_ink(colour), white(base, 0.5))


@lru_cache(maxsize=64)
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
            painter.strokePath(SILHOUETTE, pen(ACT_BRIGHT if lit != "act" else ACT, 3))
        paint_pawn(painter, colour)

    return picture(PAWN_BOX, scale, paint)


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
    paint_mark(painter, colour, QPointF(-0.5, -17), 18, mark_ink(colour) if strong else light, base)
    painter.restore()


# ---------------------------------------------------------------- cubes


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
    paint_mark(painter, colour, QPointF(x, yb - half + 1), side * 0.5, mark_ink(colour), white(base, 0.8))


@lru_cache(maxsize=96)
def cube_picture(colour: str, x: float, scale: float, lit: str = "") -> QPixmap:
    """Return a cube as it looks at a place of the table, the middle of its foot being the origin."""
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
            paint_blurred(painter, stroked(shape, width + 2), shade(ACT, 0.8), 4, QPointF())
            painter.strokePath(shape, pen(ACT if lit == "act" else ACT_BRIGHT, width - 1))
        paint_cube(painter, colour, x)

    return picture(QRectF(-80, -140, 160, 180).translated(foot), scale, paint)


@lru_cache(maxsize=24)
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

    return picture(GLOW_BOX, scale, paint)


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
    paint_mark(painter, colour, QPointF(), side * 0.56, mark_ink(colour), white(base, 0.8))
    painter.restore()


def turned(path: QPainterPath, at: QPointF, size: float = 1.0) -> QPainterPath:
    """Return a shape elsewhere and in another size."""
    return QTransform().translate(at.x(), at.y()).scale(size, size).map(path)
