"""A die as a solid: how it is turned, where its faces are on the screen, and how it rolls to where it comes to rest."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF

Vector = tuple[float, float, float]  # to the right, towards the viewer, up
Pose = tuple[Vector, Vector, Vector]  # where the body's three axes point

_LOW, _HIGH = cos(radians(60)), sin(radians(60))  # how the eye looks down on the table
EYE: Final = (0.0, _LOW, _HIGH)
LIGHT_FROM: Final = (-0.5, -0.62, 0.6)

# Where the values lie on a die: opposite ones make seven. Each face has a front, towards which its sign stands.
NORMALS: Final[dict[int, Vector]] = {
    1: (0, 0, 1), 6: (0, 0, -1), 2: (0, 1, 0), 5: (0, -1, 0), 3: (1, 0, 0), 4: (-1, 0, 0),
}  # fmt: skip
FRONT: Final = {1: 2, 6: 5, 2: 6, 5: 1, 3: 2, 4: 5}
CORNERS: Final[tuple[Vector, ...]] = tuple((x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1))


def cross(a: Vector, b: Vector) -> Vector:
    """Return what stands upright on two vectors."""
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def dot(a: Vector, b: Vector) -> float:
    """Return how far two vectors go the same way."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def turned(pose: Pose, at: Vector) -> Vector:
    """Return where a point of the body is when it is turned so."""
    x, y, z = pose
    return (
        x[0] * at[0] + y[0] * at[1] + z[0] * at[2],
        x[1] * at[0] + y[1] * at[1] + z[1] * at[2],
        x[2] * at[0] + y[2] * at[1] + z[2] * at[2],
    )


def seen(at: Vector) -> QPointF:
    """Return where a point in space is seen on the screen."""
    return QPointF(at[0], at[1] * _HIGH - at[2] * _LOW)


def _around(axis: Vector, angle: float, at: Vector) -> Vector:
    """Turn a point about an axis of length one."""
    c, s = cos(angle), sin(angle)
    side, along = cross(axis, at), dot(axis, at) * (1 - c)
    return (
        at[0] * c + side[0] * s + axis[0] * along,
        at[1] * c + side[1] * s + axis[1] * along,
        at[2] * c + side[2] * s + axis[2] * along,
    )


def turn(axis: Vector, angle: float, pose: Pose) -> Pose:
    """Turn a body a little further."""
    x, y, z = pose
    return _around(axis, angle, x), _around(axis, angle, y), _around(axis, angle, z)


def lying(top: int, degrees: float, quarter: int = 0) -> Pose:
    """Return a die that lies with a value up, turned about the upright axis and by quarters."""
    up, front = NORMALS[top], NORMALS[FRONT[top]]
    for _ in range(quarter):
        front = cross(up, front)
    right = cross(front, up)
    # The body's axes are the columns of the matrix that brings right, front and up to the world's axes.
    axes: list[Vector] = [(right[i], front[i], up[i]) for i in range(3)]
    pose: Pose = (axes[0], axes[1], axes[2])
    return turn((0.0, 0.0, 1.0), radians(degrees), pose)


def upper(pose: Pose) -> int:
    """Return the value that lies up."""
    return max(NORMALS, key=lambda value: turned(pose, NORMALS[value])[2])


class Moment(NamedTuple):
    """Where a rolling die is: on the table, above it, and how it is turned."""

    at: QPointF
    height: float
    pose: Pose


class Roll:
    """A die's way across the tray: in over the edge, once against a wall, and to rest just as it was thrown."""

    def __init__(self, way: tuple[QPointF, ...], size: float, pose: Pose) -> None:
        """Roll along a way of several points; the last one is where it lies at the end, turned like that."""
        self._size = size
        legs = list(pairwise(way))
        lengths = [self._length(start, end) for start, end in legs]
        self._whole = sum(lengths) or 1.0
        # Backwards from the end, so that it ends exactly as it must: each leg with the pose at its end.
        self._legs: list[tuple[QPointF, QPointF, float, float, Pose]] = []
        begin = self._whole
        for (start, end), length in zip(reversed(legs), reversed(lengths), strict=True):
            begin -= length
            self._legs.insert(0, (start, end, begin, length, pose))
            pose = self._turned(start, end, length, pose)

    @staticmethod
    def _length(start: QPointF, end: QPointF) -> float:
        way = end - start
        return hypot(way.x(), way.y() / _HIGH)

    def _turned(self, start: QPointF, end: QPointF, left: float, pose: Pose) -> Pose:
        """Return how it is turned so far before it gets to the end of a leg: it rolls, it doesn't slide."""
        way = end - start
        across, down = way.x(), way.y() / _HIGH
        length = hypot(across, down) or 1.0
        return turn((-down / length, across / length, 0.0), -left / (self._size * 0.56), pose)

    def moment(self, t: float) -> Moment:
        """Return where it is when so much of its time is over; at 1 it lies at its place."""
        gone = self._whole * (1 - (1 - t) ** 2.4)
        start, end, begin, length, pose = next((leg for leg in reversed(self._legs) if gone >= leg[2]), self._legs[0])
        part = min(1.0, (gone - begin) / length) if length else 1.0
        left = length * (1 - part)
        height = self._size * 1.1 * (1 - t) ** 2 * abs(cos(pi * 2.5 * t))
        return Moment(start + (end - start) * part, height, self._turned(start, end, left, pose))
