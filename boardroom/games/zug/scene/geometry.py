"""Where everything lies: the mat, what is below it, and the part of the endless table that one looks at."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.games.zug.network import Square
from boardroom.games.zug.scene.pieces.shapes import Point

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
_PILE, _STOCK = 112.0, 120.0  # the room that the pile and one's tokens leave to a hand with large words


def table_size(room: QSizeF) -> QSizeF:
    """Return how large a table to lay for a room: its shape, and of a size at which words can be read."""
    fits = min(room.width() / USUAL.width(), room.height() / USUAL.height())
    scale = 1 + (fits - 1) * (0.6 if fits > 1 else 0.3)
    scale = min(scale, room.width() / LEAST.width(), room.height() / LEAST.height())
    return room / max(scale, 0.05)


@dataclass(frozen=True, slots=True)
class ZugPlaces:
    """The places of a table of a size, in one of three arrangements: "build", "sale" or "over"."""

    wide: float = USUAL.width()
    high: float = USUAL.height()
    kind: str = "build"
    letters: float = 1.0  # how much larger than usual everything is written

    @property
    def usual(self) -> bool:
        """Whether words are as large as designed."""
        return self.letters <= 1

    @property
    def _aside(self) -> float:
        """How much wider than usual the frame is at the left and at the right, for the numbers of the squares."""
        return 16 * min(1.0, self.letters - 1) + 16 * self._beyond

    @property
    def _beyond(self) -> float:
        """How much larger than twice the numbers of the squares are, where the frame has room for them: up to 1."""
        return min(1.0, max(0.0, self.letters - 2)) if self.wide > USUAL.width() else 0.0

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
        left, top = max(0.0, 20 - self._aside), 10 - 10 * self._beyond
        return QRectF(left, top, self.wide - 2 * left, self.foot.top() - 10 - top)

    @property
    def cloth(self) -> QRectF:
        """The baize inside the frame."""
        side = FRAME + self._aside
        return self.mat.adjusted(side, FRAME + 10 * self._beyond, -side, -FRAME)

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
        if self.usual:
            return min(104.0, (self.foot.width() - 250) / HAND)
        return min(104.0 * self.letters, (self.foot.width() - _PILE - _STOCK) / HAND)

    def slot(self, place: int) -> QRectF:
        """Return a place in the hand."""
        left = self.foot.left() + 132 + (self.foot.width() - 264 - HAND * self.slot_pitch) / 2
        if not self.usual:
            left = self.foot.left() + _PILE + (self.foot.width() - _PILE - _STOCK - HAND * self.slot_pitch) / 2
        x = left + place * self.slot_pitch + (self.slot_pitch - self.tile) / 2
        return QRectF(x, self.foot.top() + 6 + (84 - self.tile) / 2, self.tile, self.tile)

    @property
    def stock(self) -> QRectF:
        """One's tokens beside the table."""
        return QRectF(self.foot.right() - 116, self.foot.top() + 8, 116, 104)

    @property
    def action(self) -> QRectF:
        """The button over the lower edge of the mat."""
        wide, high = min(220 * self.letters, self.cloth.width() - 12), 24 + 20 * self.letters
        return QRectF(self.cloth.center().x() - wide / 2, self.cloth.bottom() - 12 - high, wide, high)

    @property
    def map(self) -> QRectF:
        """The small map."""
        return QRectF(QPointF(self.cloth.right() - MAP.width() - 10, self.cloth.top() + 10), MAP)

    def button(self, index: int) -> QRectF:
        """Return a button beside the map: nearer, further, all."""
        side = 28 * min(self.letters, 1.3)
        return QRectF(self.cloth.right() - 10 - side, self.cloth.top() + 10 + index * (side + 6), side, side)


class Aim(NamedTuple):
    """Where one looks: what is in the middle, and how many scene units a square takes."""

    x: float = 0.5
    y: float = 0.5
    pitch: float = BEST

    def zoomed(self, factor: float, away: QPointF) -> Aim:
        """Look from nearer or further; what is so far away from the middle stays there."""
        pitch = min(NEAREST, max(FURTHEST, self.pitch * factor))
        nearer = away / self.pitch - away / pitch
        return Aim(self.x + nearer.x(), self.y + nearer.y(), pitch)


class Camera:
    """Looks at a part of the table. Table units: squares, x to the right, y down; square (x, y) begins at (x, -y)."""

    def __init__(self) -> None:
        self.aim = Aim()
        self.room = ZugPlaces().cloth

    @property
    def pitch(self) -> float:
        """How many scene units a square takes."""
        return self.aim.pitch

    def point(self, x: float, y: float) -> QPointF:
        """Return where a point of the table is in the scene."""
        middle, aim = self.room.center(), self.aim
        return QPointF(middle.x() + (x - aim.x) * aim.pitch, middle.y() + (y - aim.y) * aim.pitch)

    def table(self, at: QPointF) -> Point:
        """Return which point of the table is at a point of the scene."""
        middle, aim = self.room.center(), self.aim
        return (at.x() - middle.x()) / aim.pitch + aim.x, (at.y() - middle.y()) / aim.pitch + aim.y

    def square(self, at: QPointF) -> Square:
        """Return the square at a point of the scene."""
        x, y = self.table(at)
        return floor(x), -floor(y)

    def rect(self, square: Square) -> QRectF:
        """Return where a square is in the scene."""
        return QRectF(self.point(square[0], -square[1]), QSizeF(self.pitch, self.pitch))

    def part(self, part: QRectF) -> QRectF:
        """Return where a part of the table is in the scene."""
        return QRectF(self.point(part.left(), part.top()), part.size() * self.pitch)

    def seen(self) -> QRectF:
        """Return the part of the table that can be seen."""
        left, top = self.table(self.room.topLeft())
        return QRectF(left, top, self.room.width() / self.pitch, self.room.height() / self.pitch)

    def aim_at(self, part: QRectF, least: float) -> Aim:
        """Return how to look so that a part of the table is seen whole, as near as is good, but not too far away."""
        fits = min(self.room.width() / part.width(), self.room.height() / part.height())
        return Aim(part.center().x(), part.center().y(), max(min(fits, BEST), least))

    def follow(self, aim: Aim, part: QRectF) -> Aim:
        """Return the aim moved so far that a smaller part is in view."""
        wide, high = self.room.width() / aim.pitch, self.room.height() / aim.pitch
        x = min(max(aim.x, part.right() - wide / 2), part.left() + wide / 2)
        y = min(max(aim.y, part.bottom() - high / 2), part.top() + high / 2)
        return Aim(x, y, aim.pitch)


def bounds(squares: list[Square] | tuple[Square, ...], around: float = 0.0) -> QRectF:
    """Return the part of the table that squares take, and some air around."""
    xs, ys = [x for x, _ in squares], [-y for _, y in squares]
    left, top = min(xs) - around, min(ys) - around
    return QRectF(left, top, max(xs) + 1 + around - left, max(ys) + 1 + around - top)
