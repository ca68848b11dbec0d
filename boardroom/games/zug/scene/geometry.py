"""Where everything lies: the mat, what is below it, and the part of the endless table that one looks at."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.games.zug.network import Square
from boardroom.games.zug.scene.shapes import Point

USUAL: Final = QSizeF(960, 748)
LEAST: Final = QSizeF(704, 440)
FRAME: Final = 24.0
BEST: Final = 84.0  # scene units to a square, where there is room
NEAREST: Final = 168.0
FURTHEST: Final = 22.0
EASY: Final = 40.0  # fitting by itself goes no further down: one must see what one lays
STEP: Final = 1.25  # one press of + or -
HAND: Final = 6
MAP: Final = QSizeF(156, 106)


def table_size(room: QSizeF) -> QSizeF:
    """Return how large a table to lay for a room: its shape, and of a size at which words can be read."""
    fits = min(room.width() / USUAL.width(), room.height() / USUAL.height())
    scale = 1 + (fits - 1) * (0.6 if fits > 1 else 0.3)
    scale = min(scale, room.width() / LEAST.width(), room.height() / LEAST.height())
    return room / max(scale, 0.05)


@dataclass(frozen=True, slots=True)
class Places:
    """The places of a table of a size, in one of three arrangements: "build", "sale" or "over"."""

    wide: float = USUAL.width()
    high: float = USUAL.height()
    kind: str = "build"

    @property
    def home(self) -> QRectF:
        """All of it."""
        return QRectF(0, 0, self.wide, self.high)

    @property
    def foot(self) -> QRectF:
        """What is below the mat."""
        high = 92.0 if self.kind == "sale" else 138.0
        return QRectF(20, self.high - high, self.wide - 40, high - 10)

    @property
    def mat(self) -> QRectF:
        """The mat with its frame."""
        return QRectF(20, 10, self.wide - 40, self.foot.top() - 20)

    @property
    def cloth(self) -> QRectF:
        """The baize inside the frame."""
        return self.mat.adjusted(FRAME, FRAME, -FRAME, -FRAME)

    @property
    def pile(self) -> QRectF:
        """The tiles to draw from."""
        return QRectF(self.foot.left() + 20, self.foot.top() + 6, 72, 72)

    @property
    def tile(self) -> float:
        """The side of a tile in the hand."""
        return min(84.0, self.slot_pitch - 16)

    @property
    def slot_pitch(self) -> float:
        """From one tile in the hand to the next."""
        return min(104.0, (self.foot.width() - 250) / HAND)

    def slot(self, place: int) -> QRectF:
        """Return a place in the hand."""
        left = self.foot.left() + 132 + (self.foot.width() - 264 - HAND * self.slot_pitch) / 2
        x = left + place * self.slot_pitch + (self.slot_pitch - self.tile) / 2
        return QRectF(x, self.foot.top() + 6 + (84 - self.tile) / 2, self.tile, self.tile)

    @property
    def stock(self) -> QRectF:
        """One's tokens beside the table."""
        return QRectF(self.foot.right() - 116, self.foot.top() + 8, 116, 104)

    @property
    def action(self) -> QRectF:
        """The button over the lower edge of the mat."""
        return QRectF(self.cloth.center().x() - 110, self.cloth.bottom() - 56, 220, 44)

    @property
    def map(self) -> QRectF:
        """The small map."""
        return QRectF(QPointF(self.cloth.right() - MAP.width() - 10, self.cloth.top() + 10), MAP)

    def button(self, index: int) -> QRectF:
        """Return a button beside the map: nearer, further, all."""
        return QRectF(self.cloth.right() - 38, self.cloth.top() + 10 + index * 34, 28, 28)


class Camera:
    """Looks at a part of the table. Table units: squares, x to the right, y down; square (x, y) begins at (x, -y)."""

    def __init__(self) -> None:
        self.x, self.y = 0.5, 0.5  # what is in the middle
        self.pitch = BEST
        self.room = Places().cloth

    def point(self, x: float, y: float) -> QPointF:
        """Return where a point of the table is in the scene."""
        middle = self.room.center()
        return QPointF(middle.x() + (x - self.x) * self.pitch, middle.y() + (y - self.y) * self.pitch)

    def table(self, at: QPointF) -> Point:
        """Return which point of the table is at a point of the scene."""
        middle = self.room.center()
        return (at.x() - middle.x()) / self.pitch + self.x, (at.y() - middle.y()) / self.pitch + self.y

    def square(self, at: QPointF) -> Square:
        """Return the square at a point of the scene."""
        x, y = self.table(at)
        return floor(x), -floor(y)

    def rect(self, square: Square) -> QRectF:
        """Return where a square is in the scene."""
        return QRectF(self.point(square[0], -square[1]), QSizeF(self.pitch, self.pitch))

    def seen(self) -> QRectF:
        """Return the part of the table that can be seen."""
        left, top = self.table(self.room.topLeft())
        return QRectF(left, top, self.room.width() / self.pitch, self.room.height() / self.pitch)

    def shift(self, by: QPointF) -> None:
        """Move the table with the hand that drags it."""
        self.x -= by.x() / self.pitch
        self.y -= by.y() / self.pitch

    def zoom(self, factor: float, at: QPointF) -> None:
        """Look from nearer or further; what is at the point stays there."""
        x, y = self.table(at)
        self.pitch = min(NEAREST, max(FURTHEST, self.pitch * factor))
        nx, ny = self.table(at)
        self.x += x - nx
        self.y += y - ny

    def aim(self, bounds: QRectF, least: float) -> tuple[float, float, float]:
        """Return how to look so that a part of the table is seen whole, as near as is good, but not too far away."""
        fits = min(self.room.width() / bounds.width(), self.room.height() / bounds.height())
        pitch = max(min(fits, BEST), least)
        return bounds.center().x(), bounds.center().y(), pitch

    def follow(self, aim: tuple[float, float, float], bounds: QRectF) -> tuple[float, float, float]:
        """Return the aim moved so far that a smaller part is in view."""
        x, y, pitch = aim
        wide, high = self.room.width() / pitch, self.room.height() / pitch
        x = min(max(x, bounds.right() - wide / 2), bounds.left() + wide / 2)
        y = min(max(y, bounds.bottom() - high / 2), bounds.top() + high / 2)
        return x, y, pitch


def bounds(squares: list[Square] | tuple[Square, ...], around: float = 0.0) -> QRectF:
    """Return the part of the table that squares take, and some air around."""
    xs, ys = [x for x, _ in squares], [-y for _, y in squares]
    left, top = min(xs) - around, min(ys) - around
    return QRectF(left, top, max(xs) + 1 + around - left, max(ys) + 1 + around - top)
