"""Where everything lies on Oxixo's table: a board seen from above and a little from the south, without perspective."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import pairwise
from math import cos, hypot, radians, sin, sqrt
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from boardroom.games.oxixo.rules import Move
from boardroom.games.oxixo.tables import SIZE

Compass = Literal["south", "west", "north", "east"]
SEATS: Final[tuple[Compass, ...]] = ("south", "west", "north", "east")
TOWARDS: Final[dict[Compass, tuple[int, int]]] = {"south": (0, 1), "west": (-1, 0), "north": (0, -1), "east": (1, 0)}

TURN: Final[dict[Compass, float]] = {"west": 0, "north": 90, "east": 180, "south": -90}  # the way in from each side

TILT: Final = radians(15)
ACROSS: Final = cos(TILT)  # how much of a length towards the viewer is seen
UPRIGHT: Final = sin(TILT)  # how much of a height is seen
HOME: Final = QRectF(0, 0, 960, 748)
EDGE: Final = 15.0  # the board's own thickness
ASIDE: Final = 240.0  # how much wider at each side a table is on which words are three times as large as designed
BROADER: Final = 9.0  # what letters of twice the size add to the band, and take from the plate inside it


@dataclass(frozen=True)
class Layout:
    """The measures of a table; cells are numbered as in the rules, files and ranks may be fractions."""

    pitch: float
    gap: float
    apron: float
    band: float
    top: float
    outward: float  # how far a lifted cube goes to the west, east or south, in cells
    northward: float  # and to the north, where there is less room
    lift: float
    around: float  # how far outside the board a hint runs
    spare: float  # how much of the table at its left and right need not be seen
    letters: float = 14.0  # the size of the coordinates
    text: float = 1.0  # how much larger than designed everything is that is written beside the board
    dots: float = 0.058  # the radius of a dot, in sides of a cube

    @cached_property
    def home(self) -> QRectF:
        """What must always be seen."""
        spare = self.spare - ASIDE * max(0.0, self.text - 2)
        return HOME.adjusted(spare, 0, -spare, 0)

    @cached_property
    def side(self) -> float:
        """The side of a cube."""
        return self.pitch - self.gap

    @cached_property
    def row(self) -> float:
        """The pitch of the ranks as seen."""
        return self.pitch * ACROSS

    @cached_property
    def deep(self) -> float:
        """The height of a cube's top face as seen."""
        return self.side * ACROSS

    @cached_property
    def front(self) -> float:
        """The height of a cube's front face as seen."""
        return self.side * UPRIGHT

    @cached_property
    def board(self) -> QRectF:
        """The board with its band, without its front edge."""
        width = SIZE * self.pitch + 2 * (self.apron + self.band)
        return QRectF(HOME.center().x() - width / 2, self.top, width, width * ACROSS)

    @cached_property
    def field(self) -> QRectF:
        """The ground that the cubes stand on."""
        inset = self.apron + self.band
        return self.board.adjusted(inset, inset * ACROSS, -inset, -inset * ACROSS)

    def corner(self, file: float, rank: float, height: float = 0.0) -> QPointF:
        """Return the upper left corner of the top face of a cube standing there, or held over it."""
        field = self.field
        x = field.x() + file * self.pitch + self.gap / 2
        y = field.y() + (SIZE - 1 - rank) * self.row + self.gap / 2 * ACROSS - self.front - height
        return QPointF(x, y)

    def face(self, cell: int) -> QRectF:
        """Return the top face of the cube on a cell."""
        rank, file = divmod(cell, SIZE)
        corner = self.corner(file, rank)
        return QRectF(corner.x(), corner.y(), self.side, self.deep)

    def centre(self, cell: int) -> QPointF:
        """Return the middle of a cell's top face."""
        return self.face(cell).center()

    def base(self, file: float, rank: float) -> QPointF:
        """Return the upper left corner of the ground under a cube."""
        return self.corner(file, rank) + QPointF(0, self.front)

    def outside(self, cell: int) -> tuple[float, float, float]:
        """Return where a cube lifted from the edge is held: file, rank and height."""
        rank, file = divmod(cell, SIZE)
        last = SIZE - 1
        if file in (0, last):
            return (file + (self.outward if file else -self.outward), rank, self.lift)
        if rank == 0:
            return (file, -self.outward, self.lift)
        return (file, last + self.northward, self.lift * 0.45)

    # ---------------------------------------------------------------- shapes, with the top face's corner at the origin

    @cached_property
    def body(self) -> QPainterPath:
        """The outline of a cube."""
        s, h, r = self.side, self.deep + self.front, 9.0
        path = QPainterPath(QPointF(0, r))
        path.quadTo(0, 0, r, 0)
        path.lineTo(s - r, 0)
        path.quadTo(s, 0, s, r)
        path.lineTo(s, h - 5)
        path.quadTo(s, h, s - 6, h)
        path.lineTo(6, h)
        path.quadTo(0, h, 0, h - 5)
        path.closeSubpath()
        return path

    def top_face(self, inset: float = 0.0) -> QPainterPath:
        """Return the outline of a cube's top."""
        path = QPainterPath()
        box = QRectF(0, 0, self.side, self.deep).adjusted(inset, inset, -inset, -inset)
        path.addRoundedRect(box, 9 - inset * 0.875, 8.5 - inset * 0.8125)
        return path

    @cached_property
    def cross(self) -> QPainterPath:
        """The outline of a cross with softened ends."""
        s, c = self.side, QPointF(self.side / 2, self.deep / 2)
        a, q = s * 0.285, s * 0.092 * sqrt(2)  # half the reach of an arm; its half thickness along the axes
        ends = [(-a, -a + q), (-a + q, -a), (0, -q), (a - q, -a), (a, -a + q), (q, 0)]
        ends += [(-x, -y) for x, y in ends]
        points = [c + QPointF(x, y * ACROSS) for x, y in ends]
        path = QPainterPath()
        for i, point in enumerate(points):
            if i % 3 == 2:  # an inner corner stays sharp
                path.lineTo(point)
                continue
            before, after = _towards(point, points[i - 1], 3.2), _towards(point, points[(i + 1) % 12], 3.2)
            if i:
                path.lineTo(before)
            else:
                path.moveTo(before)
            path.quadTo(point, after)
        path.closeSubpath()
        return path

    @cached_property
    def ring(self) -> QPainterPath:
        """The outline of a circle with its hole."""
        s, c = self.side, QPointF(self.side / 2, self.deep / 2)
        path = QPainterPath()
        for radius in (s * 0.305, s * 0.175):
            path.addEllipse(c, radius, radius * ACROSS)
        return path

    def dot(self, compass: Compass) -> QPointF:
        """Return where the dot that points at a side of the table sits on a cube's top."""
        x, y = TOWARDS[compass]
        return QPointF(self.side / 2 + x * self.side * 0.405, self.deep / 2 + y * self.deep * 0.405)

    def cast(self, height: float = 0.0) -> QPainterPath:
        """Return the shadow of a cube on the ground, with the corner of its base at the origin."""
        s, h = self.side, self.deep
        start = QPointF(height * 0.17, height * 0.13)
        along = QPointF((s + height) * 0.17, (s + height) * 0.13)
        path = QPainterPath(start)
        for step in (QPointF(s, 0), along, QPointF(0, h), QPointF(-s, 0), -along):
            path.lineTo(path.currentPosition() + step)
        path.closeSubpath()
        return path


TWO: Final = Layout(111, 11, 50, 22, top=32, outward=1.08, northward=0.42, lift=36, around=13, spare=70)
FOUR: Final = Layout(95, 10, 42, 20, top=78, outward=0.78, northward=0.36, lift=30, around=8, spare=0)
# A figure in a rulebook is small: little wood, and large letters.
FIGURE: Final = Layout(
    111, 11, 12, 42, top=60, outward=1.56, northward=1.3, lift=20, around=8, spare=0, letters=32, dots=0.082
)  # fmt: skip


@lru_cache(maxsize=8)
def layout(seats: int, text: float = 1.0) -> Layout:
    """Return the table for so many seats: four need room around the board. Larger letters take a wider band."""
    usual, more = TWO if seats == 2 else FOUR, BROADER * (text - 1)
    return replace(
        usual, text=text, letters=usual.letters * text, band=usual.band + more, apron=usual.apron - more
    )  # fmt: skip


def entry_side(origin: int, entry: int) -> Compass:
    """Return the side of the board from which a cube goes in."""
    (from_rank, from_file), (rank, file) = divmod(origin, SIZE), divmod(entry, SIZE)
    if rank == from_rank:
        return "west" if file < from_file else "east"
    return "south" if rank < from_rank else "north"


def pushed_cells(move: Move) -> list[int]:
    """Return the cells that a push empties and fills, from the entry to the gap."""
    step = 1 if abs(move.entry - move.origin) < SIZE else SIZE
    step = step if move.entry < move.origin else -step
    return [*range(move.entry, move.origin, step), move.origin]


def line_index(cell: int, side: Compass) -> int:
    """Return the file or rank of the line that a cube enters from a side."""
    rank, file = divmod(cell, SIZE)
    return file if side in ("north", "south") else rank


def pairs(origin: int, entry: int) -> list[tuple[int, int]]:
    """Return the neighbours along a line, from its gap to the end where the cube goes in."""
    step = 1 if abs(entry - origin) < SIZE else SIZE
    cells = list(range(origin, entry + (1 if entry > origin else -1), step if entry > origin else -step))
    return list(pairwise(cells))


def chevron(middle: QPointF, side: Compass) -> QPainterPath:
    """Return a chevron that points away from the side that a cube enters from."""
    turned = QTransform().translate(middle.x(), middle.y()).rotate(TURN[side])
    path = QPainterPath(turned.map(QPointF(-4, -9)))
    path.lineTo(turned.map(QPointF(4, 0)))
    path.lineTo(turned.map(QPointF(-4, 9)))
    return path


def _towards(start: QPointF, end: QPointF, most: float) -> QPointF:
    way = end - start
    length = hypot(way.x(), way.y())
    return start + way * (min(most, length / 2) / length)
