"""Phoenix's cover: six feathers of light, a cube in each, and pawns that catch their colours."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF, QTransform

from boardroom.games.phoenix.scene.palette import LIGHTS, mix, white
from boardroom.games.phoenix.scene.pieces.brush import across, around, pen, pool, within
from boardroom.games.phoenix.scene.pieces.signs import paint_sign
from boardroom.ui.paint.painting import shade
from boardroom.ui.paint.shadows import paint_blurred

SIZE: Final = QRectF(0, 0, 224, 292)
_ANGLES: Final = (-43.5, -26.5, -9.0, 9.0, 26.5, 43.5)


def paint_cover(painter: QPainter, rect: QRectF) -> None:
    """Paint the cover into a rectangle, without its title."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / SIZE.width(), rect.height() / SIZE.height())
    wide, high = SIZE.width(), SIZE.height()
    painter.fillRect(SIZE, within(SIZE, ((0, "#241A2C"), (0.6, "#1B1420"), (1, "#120D16")), 0, 0, 0, 1))
    glow = ((0, shade("#6A3A52", 0.75)), (0.6, shade("#3A2440", 0.35)), (1, shade("#1B1420", 0)))
    pool(painter, QPointF(wide / 2, high * 0.62), wide * 0.72, high * 0.42, glow)
    foot = QPointF(wide / 2, high * 0.86)
    cubes = []
    for angle, (colour, light) in zip(_ANGLES, LIGHTS.items(), strict=True):
        long = high * (0.545 + 0.085 * cos(radians(angle) * 1.9))
        _paint_feather(painter, foot, angle, long, wide * 0.08, light)
        reach = long * 0.8
        cubes.append((foot + QPointF(reach * sin(radians(angle)), -reach * cos(radians(angle))), colour, light))
    for at, colour, light in cubes:
        _paint_cube(painter, at, 27, colour, light)
    dark = across(((0, shade("#120D16", 0)), (1, shade("#0C080F", 0.95))), QPointF(0, high * 0.8), QPointF(0, high))
    painter.fillRect(QRectF(0, high * 0.8, wide, high * 0.2), dark)
    for k, (_, light) in enumerate(LIGHTS.items()):
        at = QPointF(wide * (0.105 + 0.158 * k), high * 0.945 + (3 if k % 2 else 0))
        pool(
            painter,
            at + QPointF(0, 2),
            21,
            8,
            ((0, shade(light, 0.34)), (0.5, shade(light, 0.2)), (1, shade(light, 0))),
        )
        pool(
            painter,
            at + QPointF(3, 2),
            13,
            5,
            ((0, shade("#000000", 0.6)), (0.6, shade("#000000", 0.4)), (1, shade("#000000", 0))),
        )
        _paint_pawn(painter, at, 46, light)
    painter.restore()


def _paint_feather(painter: QPainter, foot: QPointF, angle: float, long: float, wide: float, light: str) -> None:
    vane = QPainterPath(QPointF())
    vane.cubicTo(-wide * 0.35, -long * 0.35, -wide, -long * 0.62, -wide * 0.92, -long * 0.8)
    vane.cubicTo(-wide * 0.8, -long * 0.94, -wide * 0.3, -long * 0.99, 0, -long)
    vane.cubicTo(wide * 0.3, -long * 0.99, wide * 0.8, -long * 0.94, wide * 0.92, -long * 0.8)
    vane.cubicTo(wide, -long * 0.62, wide * 0.35, -long * 0.35, 0, 0)
    painter.save()
    painter.translate(foot)
    painter.rotate(angle)
    tip, root = QPointF(0, -long), QPointF()
    top = QPainterPath()
    top.addEllipse(QPointF(0, -long * 0.75), wide * 0.9, long * 0.24)
    paint_blurred(painter, top, shade(light, 0.4), 9, QPointF())
    painter.fillPath(
        vane, across(((0, shade(light, 0.95)), (0.3, shade(light, 0.42)), (1, shade(light, 0.02))), tip, root)
    )
    painter.setPen(pen(shade(white(light, 0.6), 0.55), 0.8))
    painter.drawLine(QLineF(0, 0, 0, -long * 0.7))
    barbs = QPainterPath()
    for q in (0.38, 0.47, 0.56, 0.65):
        for way in (-1, 1):
            barbs.moveTo(0, -long * q)
            barbs.cubicTo(
                way * wide * 0.3, -long * (q + 0.05), way * wide * 0.62, -long * (q + 0.08),
                way * wide * 0.8, -long * (q + 0.11),
            )  # fmt: skip
    painter.strokePath(barbs, pen(shade(white(light, 0.5), 0.3), 0.6))
    painter.restore()


def _paint_cube(painter: QPainter, at: QPointF, side: float, colour: str, light: str) -> None:
    x, y, ux, uy, high = at.x(), at.y(), side * 0.5, side * 0.27, side * 0.56
    pool(
        painter,
        at,
        side * 1.25,
        side * 1.25,
        ((0, shade(light, 0.85)), (0.35, shade(light, 0.35)), (1, shade(light, 0))),
    )
    back, right = QPointF(x, y - high / 2 - uy), QPointF(x + ux, y - high / 2)
    front, left = QPointF(x, y - high / 2 + uy), QPointF(x - ux, y - high / 2)
    low, low_left, low_right = (
        QPointF(x, y + high / 2 + uy),
        QPointF(x - ux, y + high / 2),
        QPointF(x + ux, y + high / 2),
    )
    down = (QPointF(0, y - high / 2), QPointF(0, y + high / 2 + uy))
    faces = (
        ([back, right, front, left], white(light, 0.7), white(light, 0.8)),
        ([left, front, low, low_left], across(((0, white(light, 0.3)), (1, light)), *down), white(light, 0.45)),
        (
            [front, right, low_right, low],
            across(((0, mix(light, "#120A05", 0.1)), (1, mix(light, "#120A05", 0.32))), *down),
            mix(light, light, 0),
        ),
    )
    for corners, fill, edge in faces:
        painter.setBrush(fill)
        painter.setPen(pen(edge, 1))
        painter.drawPolygon(QPolygonF(corners))
    painter.save()
    painter.setTransform(QTransform(1, uy / ux, 0, 1, x - ux / 2, y + uy / 2), True)
    paint_sign(painter, colour, QPointF(), side * 0.36, mix(light, "#120A05", 0.72), white(light, 0.2))
    painter.restore()


def _paint_pawn(painter: QPainter, at: QPointF, high: float, light: str) -> None:
    x, y, b = at.x(), at.y(), high * 0.3
    body = QPainterPath(QPointF(x - b, y))
    body.cubicTo(x - b, y - high * 0.16, x - b * 0.42, y - high * 0.22, x - b * 0.36, y - high * 0.5)
    body.lineTo(x + b * 0.36, y - high * 0.5)
    body.cubicTo(x + b * 0.42, y - high * 0.22, x + b, y - high * 0.16, x + b, y)
    body.arcTo(QRectF(x - b, y - b * 0.32, 2 * b, b * 0.64), 0, -180)
    stops = ((0, white(light, 0.25)), (0.45, mix(light, "#20141F", 0.3)), (1, mix(light, "#140C14", 0.78)))
    painter.fillPath(body, within(body.boundingRect(), stops, 0, 0, 0, 1))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(light, "#20141F", 0.15))
    painter.drawEllipse(QPointF(x, y - high * 0.53), b * 0.62, b * 0.24)
    middle, radius = QPointF(x, y - high * 0.74), high * 0.21
    ball = ((0, white(light, 0.75)), (0.45, white(light, 0.1)), (1, mix(light, "#20141F", 0.55)))
    painter.setBrush(around(ball, middle + QPointF(-0.16, -0.48) * radius, radius * 1.5))
    painter.drawEllipse(middle, radius, radius)
