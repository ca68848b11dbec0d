"""Dice: ivory with real pips, and the bold Switch die with its four signs; lying still or rolling."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.switch.scene import palette
from boardroom.games.switch.scene.solid import (
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
from boardroom.games.switch.tables import BLANK, BLOCK, GREEN, RED
from boardroom.ui.buttons import blend
from boardroom.ui.outline import circle, polygon
from boardroom.ui.painting import Art, copy, light, linear, picture, radial, shade, stroked
from boardroom.ui.shadows import rounded
from boardroom.ui.sharpness import sharp_scale

Kind = Literal["ivory", "switch"]
SIGNS: Final = {1: BLOCK, 6: BLOCK, 2: GREEN, 5: RED, 3: BLANK, 4: BLANK}  # of the Switch die, by the place of a value
PLACES: Final = {BLOCK: 1, GREEN: 2, RED: 5, BLANK: 3}  # which of its places lies up for a sign
_SPOTS: Final[dict[int, Sequence[tuple[int, int]]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
LIES: Final = 10.0  # how high among the things on the table: in the tray, and in the air above the piles
FLIES: Final = 26.0
_SOFT: Final = 0.15  # how round the corners are, as a part of a side


# ---------------------------------------------------------------- signs


def paint_block(art: Art, radius: float, color: str) -> None:
    """Paint the Block sign around the origin: a ring with a bar."""
    wide = radius * 0.3
    art.circle(0, 0, radius - wide / 2, stroke=color, width=wide)
    art.rect(-radius * 0.52, -radius * 0.19, radius * 1.04, radius * 0.38, radius * 0.1, fill=color)


def paint_swap(art: Art, radius: float, color: str) -> None:
    """Paint two arrows around the origin that pass each other."""
    r, path = radius, QPainterPath()
    for way in (1, -1):
        y = -way * r * 0.38
        path.moveTo(-way * r * 0.8, y)
        path.lineTo(way * r * 0.75, y)
        path.moveTo(way * r * 0.4, y - r * 0.36)
        path.lineTo(way * r * 0.8, y)
        path.lineTo(way * r * 0.4, y + r * 0.36)
    art.path(path, stroke=color, width=r * 0.24, rounded=True)


def _plate(face: str, half: float) -> QPainterPath:
    """Return the shape that a sign stands on: round for "may", a stop sign for "must", square for Block."""
    if face == GREEN:
        return circle(0, 0, half * 0.74)
    if face == RED:
        corner = half * 0.76
        cut = corner * 0.414
        return polygon(
            (-cut, -corner), (cut, -corner), (corner, -cut), (corner, cut),
            (cut, corner), (-cut, corner), (-corner, cut), (-corner, -cut),
        )  # fmt: skip
    return rounded(QRectF(-half * 0.7, -half * 0.7, half * 1.4, half * 1.4), half * 0.24)


def paint_sign(art: Art, face: str, half: float) -> None:
    """Paint a sign of the Switch die on a face that reaches so far from its middle."""
    plate = _plate(face, half)
    if face == BLANK:
        art.path(plate, stroke="#4E5863", width=half * 0.04)
        return
    fill = {BLOCK: palette.GOLDS, GREEN: palette.GREENS, RED: palette.REDS}[face]
    gleam = linear([(0, "#FFFFFF", 0.6), (1, "#FFFFFF", 0.12)], 0, 0, 1, 1)
    art.path(plate, fill=linear([(0, fill[0]), (1, fill[1])], 0, 0, 1, 1), stroke=gleam, width=half * 0.035)
    if face == BLOCK:
        paint_block(art, half * 0.5, "#22170A")
    else:
        paint_swap(art, half * 0.46, "#FFFFFF")


def _paint_pips(art: Art, value: int, size: float) -> None:
    radius = size * 0.088 * (1.35 if value == 1 else 1.0)
    hole = radial([(0, "#3A2A22"), (0.7, "#241813"), (1, "#150D0A")], 0.5, 0.5, 0.5, (0.6, 0.64))
    rim = linear([(0, "#6A5540", 0.55), (0.5, "#6A5540", 0.1), (1, "#FFFFFF", 0.95)], 0, 0, 1, 1)
    for across, down in _SPOTS[value]:
        x, y = across * size * 0.255, down * size * 0.255
        art.circle(x, y, radius, fill=hole)
        art.circle(x, y, radius + 0.35, stroke=rim)


# ---------------------------------------------------------------- the body


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


def paint_body(art: Art, pose: Pose, size: float, kind: Kind) -> None:
    """Paint a die around the origin, turned any way, without its shadow."""
    shape = outline(pose, size)
    box = shape.boundingRect()
    edge = QLinearGradient(
        QPointF(box.x() + box.width() * 0.35, box.top()), QPointF(box.x() + box.width() * 0.65, box.bottom())
    )
    for stop, color in palette.IVORY_EDGE if kind == "ivory" else palette.IRON_EDGE:
        edge.setColorAt(stop, QColor(color))
    art.path(shape, fill=edge)
    faces = [(dot(turned(pose, normal), EYE), value) for value, normal in NORMALS.items()]
    for facing, value in sorted(faces):
        if facing > 0.08:
            _paint_face(art, pose, size, kind, value)


def _paint_face(art: Art, pose: Pose, size: float, kind: Kind, value: int) -> None:
    half, soft = size / 2, size * _SOFT
    normal, front = NORMALS[value], NORMALS[FRONT[value]]
    out, down, right = turned(pose, normal), turned(pose, front), turned(pose, cross(front, normal))
    up = max(0.0, out[2])
    above, lit, dim = palette.IVORY if kind == "ivory" else palette.IRON
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
    if kind == "ivory":
        _paint_pips(art, value, size)
    else:
        paint_sign(art, SIGNS[value], half)
    art.painter.restore()


# ---------------------------------------------------------------- lying still


def paint_lying(art: Art, pose: Pose, size: float, kind: Kind, glow: bool) -> None:
    """Paint a die around the origin as it lies on the leather, perhaps lit."""
    soft, half = size * _SOFT, size / 2
    inner = half - soft
    foot = _hull([seen(turned(pose, _times(corner, inner))) for corner in CORNERS]).translated(0, half * 0.32)
    art.blur(stroked(foot, soft).united(foot), shade("#1A0C06", 0.55), size * 0.09, size * 0.14, size * 0.1)
    art.blur(stroked(foot, soft).united(foot), shade("#120804", 0.6), 2.4, 2, 2)
    if glow:
        art.blur(outline(pose, size, 8), shade(palette.GLOW, 0.6), 8)
        art.path(outline(pose, size, 2.8), fill=palette.GLOW)
    paint_body(art, pose, size, kind)


@lru_cache(maxsize=192)
def _lying_picture(top: int, degrees: int, quarter: int, size: float, kind: Kind, glow: bool, scale: float) -> QPixmap:
    pose = lying(top, degrees, quarter)
    return picture(_box(size), scale, lambda art: paint_lying(art, pose, size, kind, glow))


def _box(size: float) -> QRectF:
    reach = size * 0.8 + 26
    return QRectF(-reach, -reach, 2 * reach, 2 * reach)


class Die(QGraphicsItem):
    """One die, at its place or on its way there."""

    def __init__(self, kind: Kind = "ivory", size: float = 60.0) -> None:
        super().__init__()
        self._kind, self._size = kind, size
        self.value = 1
        self.glow = False
        self._degrees, self._quarter = 0, 0
        self._rolling: Pose | None = None
        self._height = 0.0
        self.setZValue(LIES)

    @property
    def pose(self) -> Pose:
        """How it is turned."""
        return self._rolling or lying(self.value, self._degrees, self._quarter)

    def lie(self, at: QPointF, value: int, degrees: int, quarter: int, glow: bool = False) -> None:
        """Lie somewhere with a value up."""
        self.prepareGeometryChange()
        self.value, self._degrees, self._quarter, self.glow = value, degrees, quarter, glow
        self._rolling, self._height = None, 0.0
        self.setZValue(LIES)
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
        self.setZValue(FLIES)
        self.setPos(at)
        self.update()

    def boundingRect(self) -> QRectF:
        far = self._size * 0.9 if self._rolling is not None else 0.0  # its shadow is wider in the air
        return _box(self._size).adjusted(-far, -far, far, far)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._rolling is None:
            scale = sharp_scale(painter, widget)
            drawn = _lying_picture(self.value, self._degrees, self._quarter, self._size, self._kind, self.glow, scale)
            copy(painter, _box(self._size).topLeft(), drawn)
            return
        art = Art(painter)
        away = 1 + 0.35 * self._height / self._size
        dark = light([(0, "#120804", 0.62 / away), (0.6, "#120804", 0.4 / away), (1, "#120804", 0)], QPointF(), 1)
        with art.at(self._height * 0.25 + 3, self._size * 0.2 + self._height * 0.2 + 3):
            painter.scale(self._size * 0.74 * away, self._size * 0.6 * away)
            art.circle(0, 0, 1, fill=dark)
        with art.at(0, -self._height):
            paint_body(art, self._rolling, self._size, self._kind)
