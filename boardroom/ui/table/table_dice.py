"""Dice on a table: solid ones with round corners that cast shadows, lie still or roll."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.ui.kit.buttons import blend
from boardroom.ui.paint.painting import Art, copy, light, linear, picture, radial, shade, stroked
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.table.dice import PIPS
from boardroom.ui.table.solid import (
    CORNERS,
    EYE,
    FRONT,
    LIGHT_FROM,
    NORMALS,
    Pose,
    Vector,
    cross,
    dot,
    lying,
    seen,
    turned,
)

_SOFT: Final = 0.15  # how round the corners are, as a part of a side
Shades = tuple[str, str]  # from the corner that the light falls on to the one across


class DieLook(NamedTuple):
    """What a die is made of, and what its faces show."""

    sides: tuple[Shades, Shades, Shades]  # above, lit, in the shade
    edge: tuple[tuple[float, str], ...]  # the round edges, from above to below
    glow: str  # around one that is lit up
    paint_face: Callable[[Art, int, float], None]  # what the place of a value shows, around the origin


def paint_pips(art: Art, value: int, size: float) -> None:
    """Paint the pips of a face around the origin, bored into it."""
    radius = size * 0.088 * (1.35 if value == 1 else 1.0)
    hole = radial([(0, "#3A2A22"), (0.7, "#241813"), (1, "#150D0A")], 0.5, 0.5, 0.5, (0.6, 0.64))
    rim = linear([(0, "#6A5540", 0.55), (0.5, "#6A5540", 0.1), (1, "#FFFFFF", 0.95)], 0, 0, 1, 1)
    for across, up in PIPS[value]:
        x, y = across * size * 0.255, -up * size * 0.255
        art.circle(x, y, radius, fill=hole)
        art.circle(x, y, radius + 0.35, stroke=rim)


def _hull(points: list[QPointF]) -> QPainterPath:
    """Return the outline of some points: the rubber band around them."""
    ordered = sorted((point.x(), point.y()) for point in points)

    def half(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        found: list[tuple[float, float]] = []
        for x, y in points:
            while len(found) > 1:
                (ax, ay), (bx, by) = found[-2], found[-1]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                found.pop()
            found.append((x, y))
        return found[:-1]

    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in half(ordered) + half(ordered[::-1])]))
    path.closeSubpath()
    return path


def outline(pose: Pose, size: float, wider: float = 0.0) -> QPainterPath:
    """Return what a die covers on the screen, perhaps a little more."""
    soft = size * _SOFT
    inner = size / 2 - soft
    band = _hull([seen(turned(pose, _times(corner, inner))) for corner in CORNERS])
    return stroked(band, 2 * (soft + wider)).united(band).simplified()


def _times(vector: Vector, by: float) -> Vector:
    return vector[0] * by, vector[1] * by, vector[2] * by


def paint_body(art: Art, pose: Pose, size: float, look: DieLook) -> None:
    """Paint a die around the origin, turned any way, without its shadow."""
    shape = outline(pose, size)
    box = shape.boundingRect()
    edge = QLinearGradient(
        QPointF(box.x() + box.width() * 0.35, box.top()), QPointF(box.x() + box.width() * 0.65, box.bottom())
    )
    for stop, color in look.edge:
        edge.setColorAt(stop, QColor(color))
    art.path(shape, fill=edge)
    faces = [(dot(turned(pose, normal), EYE), value) for value, normal in NORMALS.items()]
    for facing, value in sorted(faces):
        if facing > 0.08:
            _paint_face(art, pose, size, look, value)


def _paint_face(art: Art, pose: Pose, size: float, look: DieLook, value: int) -> None:
    half, soft = size / 2, size * _SOFT
    normal, front = NORMALS[value], NORMALS[FRONT[value]]
    out, down, right = turned(pose, normal), turned(pose, front), turned(pose, cross(front, normal))
    up = max(0.0, out[2])
    above, lit, dim = look.sides
    shaded = min(1.0, max(0.0, out[0] * 2.2))
    colors = [blend(blend(QColor(lit[i]), QColor(dim[i]), shaded), QColor(above[i]), up * up) for i in (0, 1)]
    towards = QPointF(dot(LIGHT_FROM, right), dot(LIGHT_FROM, down))
    gradient = QLinearGradient(towards * half, towards * -half)
    gradient.setColorAt(0, colors[0])
    gradient.setColorAt(1, colors[1])
    side = half - soft * (0.62 - 0.24 * up)
    u, v, middle = seen(right), seen(down), seen(_times(out, half * 0.985))
    art.painter.save()
    art.painter.setTransform(QTransform(u.x(), u.y(), v.x(), v.y(), middle.x(), middle.y()), True)
    art.rect(-side, -side, 2 * side, 2 * side, soft * (0.8 + 0.35 * up), fill=gradient)
    gleam = linear([(0, "#FFFFFF", 0.9 * up), (0.45, "#FFFFFF", 0.25 * up), (1, "#FFFFFF", 0)], 0, 0, 1, 1)
    art.rect(-side + 0.8, -side + 0.8, 2 * side - 1.6, 2 * side - 1.6, soft * 1.1, stroke=gleam, width=1.5)
    look.paint_face(art, value, size)
    art.painter.restore()


# ---------------------------------------------------------------- lying still


def paint_lying(art: Art, pose: Pose, size: float, look: DieLook, glow: bool) -> None:
    """Paint a die around the origin as it lies on the table, perhaps lit up."""
    soft, half = size * _SOFT, size / 2
    inner = half - soft
    foot = _hull([seen(turned(pose, _times(corner, inner))) for corner in CORNERS]).translated(0, half * 0.32)
    art.blur(stroked(foot, soft).united(foot), shade("#1A0C06", 0.55), size * 0.09, size * 0.14, size * 0.1)
    art.blur(stroked(foot, soft).united(foot), shade("#120804", 0.6), 2.4, 2, 2)
    if glow:
        art.blur(outline(pose, size, 8), shade(look.glow, 0.6), 8)
        art.path(outline(pose, size, 2.8), fill=look.glow)
    paint_body(art, pose, size, look)


@kept
def _lying_picture(
    top: int, degrees: int, quarter: int, size: float, look: DieLook, glow: bool, scale: float
) -> QPixmap:
    pose = lying(top, degrees, quarter)
    return picture(_box(size), scale, lambda art: paint_lying(art, pose, size, look, glow))


def _box(size: float) -> QRectF:
    reach = size * 0.8 + 26
    return QRectF(-reach, -reach, 2 * reach, 2 * reach)


class TableDie(QGraphicsItem):
    """One die, at its place or on its way there."""

    def __init__(self, look: DieLook, size: float, lies: float, flies: float) -> None:
        """Be of that size; among the things on the table it lies so high, and is so high in the air."""
        super().__init__()
        self._look, self._size, self._lies, self._flies = look, size, lies, flies
        self.value = 1
        self.glow = False
        self._degrees, self._quarter = 0, 0
        self._rolling: Pose | None = None
        self._height = 0.0
        self.setZValue(self._lies)

    @property
    def pose(self) -> Pose:
        """How it is turned."""
        return self._rolling or lying(self.value, self._degrees, self._quarter)

    def lie(self, at: QPointF, value: int, degrees: int, quarter: int, glow: bool = False) -> None:
        """Lie somewhere with a value up."""
        self.prepareGeometryChange()
        self.value, self._degrees, self._quarter, self.glow = value, degrees, quarter, glow
        self._rolling, self._height = None, 0.0
        self.setZValue(self._lies)
        self.setPos(at)
        self.setVisible(True)
        self.setOpacity(1.0)
        self.update()

    def light(self, on: bool) -> None:
        """Light up, or not."""
        if on != self.glow:
            self.glow = on
            self.update()

    def roll(self, at: QPointF, height: float, pose: Pose) -> None:
        """Be on the way: above a place, turned somehow."""
        self.prepareGeometryChange()
        self._rolling, self._height = pose, height
        self.setZValue(self._flies)
        self.setPos(at)
        self.update()

    def boundingRect(self) -> QRectF:
        far = self._size * 0.9 if self._rolling is not None else 0.0  # its shadow is wider in the air
        return _box(self._size).adjusted(-far, -far, far, far)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._rolling is None:
            scale = sharp_scale(painter, widget)
            drawn = _lying_picture(self.value, self._degrees, self._quarter, self._size, self._look, self.glow, scale)
            copy(painter, _box(self._size).topLeft(), drawn)
            return
        art = Art(painter)
        away = 1 + 0.35 * self._height / self._size
        dark = light([(0, "#120804", 0.62 / away), (0.6, "#120804", 0.4 / away), (1, "#120804", 0)], QPointF(), 1)
        with art.at(self._height * 0.25 + 3, self._size * 0.2 + self._height * 0.2 + 3):
            painter.scale(self._size * 0.74 * away, self._size * 0.6 * away)
            art.circle(0, 0, 1, fill=dark)
        with art.at(0, -self._height):
            paint_body(art, self._rolling, self._size, self._look)
