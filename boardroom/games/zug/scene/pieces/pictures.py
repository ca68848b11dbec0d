"""Pictures of tiles and tokens, each painted once for a size of the screen, and then only copied."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import ceil, floor
from time import perf_counter
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from boardroom.core.game import Seat
from boardroom.games.zug.network import Laid
from boardroom.games.zug.scene.palette import AHEAD, Look, look_of
from boardroom.games.zug.scene.pieces.ground import paint_back, paint_ground
from boardroom.games.zug.scene.pieces.shapes import dashed
from boardroom.games.zug.scene.pieces.signs import paint_turn
from boardroom.games.zug.scene.pieces.tiles import PLAZA, paint_upright, seed_of
from boardroom.games.zug.scene.pieces.tokens import paint_engineer, paint_wagon
from boardroom.games.zug.scene.pieces.track import Segment, paint_track
from boardroom.games.zug.tables import TILES
from boardroom.ui.paint.painting import Art, Shapes, device_scale, picture, radial, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme

FLAT: Final = QRectF(0, 0, 100, 107)
UPRIGHT: Final = QRectF(-12, -62, 136, 176)  # smoke and spires rise over the tile above
TOKEN: Final = QRectF(-34, -34, 68, 62)
SHADE: Final = QRectF(-18, -16, 140, 140)
THICK, THIN = 6.0, 1.8  # how much of a card's edge is seen where nothing lies below it, and where something does
MISSING: Final = 0.06  # seconds more for pictures without which there would be a hole
LONGER: Final = 0.006  # seconds that copying a whole layer of tiles may take
KEPT: Final = 1200


class Stamp(NamedTuple):
    """A picture, where its origin is, and how many pixels it has to a tile."""

    pixmap: QPixmap
    x: int
    y: int
    side: float


def stamped(box: QRectF, side: float, paint: Callable[[Art], None]) -> Stamp:
    """Paint what lies in a box of hundredths of a tile; the origin is on a whole pixel."""
    scale = side / 100
    x, y = floor(box.left() * scale), floor(box.top() * scale)
    pixmap = QPixmap(ceil(box.right() * scale) - x, ceil(box.bottom() * scale) - y)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(-x, -y)
    painter.scale(scale, scale)
    paint(Art(painter))
    painter.end()
    return Stamp(pixmap, x, y, side)


def press(painter: QPainter, stamp: Stamp, x: float, y: float, side: float) -> None:
    """Copy a picture so that its origin is at a pixel, stretched if it was made for another size."""
    if isinstance(stamp.pixmap, Shapes):
        painter.save()
        painter.translate(x, y)
        painter.scale(side / 100, side / 100)
        stamp.pixmap.paint(painter)
        painter.restore()
        return
    if stamp.side == side:
        painter.drawPixmap(QPointF(x + stamp.x, y + stamp.y), stamp.pixmap)
        return
    grown = side / stamp.side
    wide, high = stamp.pixmap.width() * grown, stamp.pixmap.height() * grown
    target = QRectF(x + stamp.x * grown, y + stamp.y * grown, wide, high)
    painter.drawPixmap(target, stamp.pixmap, QRectF(stamp.pixmap.rect()))


class Pictures:
    """Pictures at a size. Those that there is no time for yet are shown at an older one, or not for a moment."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Hashable, ...], dict[float, Stamp]] = {}
        self._until = 0.0
        self._made = False  # whether a picture was made in this frame
        self.ahead = False  # whether pictures are made that are not shown yet, so that there is time
        self.late = False  # whether some picture was not made at its size
        self.shapes = False  # whether lines and shapes are wanted instead, on paper

    def begin(self, seconds: float, shapes: bool = False) -> None:
        """Begin a frame in which so much time may be spent on painting pictures."""
        self._until, self.late, self.shapes, self._made = perf_counter() + seconds, False, shapes, False

    def idle(self) -> bool:
        """Tell whether there is time for something longer in this frame; else it is for a later one."""
        if self._made and perf_counter() > self._until - LONGER:
            self.late = True
            return False
        self._made = True
        return True

    def get(self, key: tuple[Hashable, ...], box: QRectF, side: float, paint: Callable[[Art], None]) -> Stamp | None:
        """Return a picture, at its size if there is time."""
        if self.shapes:
            return Stamp(Shapes(box, lambda painter: paint(Art(painter))), 0, 0, side)
        sizes = self._kept.setdefault(key, {})
        if side in sizes:
            return sizes[side]
        if perf_counter() > self._until + (0.0 if sizes or self.ahead else MISSING):
            self.late = True
            return min(sizes.values(), key=lambda stamp: abs(stamp.side - side)) if sizes else None
        while len(sizes) > 1:
            del sizes[next(iter(sizes))]
        sizes[side] = stamped(box, side, paint)
        self._made = True
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return sizes[side]

    def shadow(self, look: Look, side: float) -> Stamp | None:
        """Return the shadow of a tile on the cloth."""
        color = shade("#1A1408", 0.75 if look.night else 0.5)

        def paint(art: Art) -> None:
            art.blur(rounded(QRectF(2.6, 5.2, 100, 100), 5), color, 5.5)

        return self.get(("shadow", look), SHADE, side, paint)

    def ground(self, laid: Laid, thick: float, look: Look, side: float) -> Stamp | None:
        """Return the card of a tile; tiles share their landscapes."""
        name, seed = "city" if laid.name == "city" else "land", 0 if laid.name == "city" else seed_of(laid)
        return self.get(
            ("ground", name, seed, thick, look),
            FLAT,
            side,
            lambda art: paint_ground(art, look, name, seed, thick=thick),
        )

    def track(self, laid: Laid, on: frozenset[Segment], look: Look, side: float) -> Stamp | None:
        """Return the track of a tile."""

        def paint(art: Art) -> None:
            paint_track(art, look, laid.name, laid.turn, on)

        return self.get(("track", laid.name, laid.turn, on, look), FLAT, side, paint)

    def upright(self, laid: Laid, on: frozenset[Segment], look: Look, side: float) -> Stamp | None:
        """Return what stands on a tile."""
        clear = on if TILES[laid.name].stops else frozenset[Segment]()

        def paint(art: Art) -> None:
            paint_upright(art, look, laid.name, laid.turn, seed_of(laid), clear)

        return self.get(("upright", laid.name, laid.turn, seed_of(laid), clear, look), UPRIGHT, side, paint)

    def token(self, kind: str, seat: Seat, angle: float, glow: str, look: Look, side: float) -> Stamp | None:
        """Return a wagon or an engineer."""

        def paint(art: Art) -> None:
            if kind == "wagon":
                paint_wagon(art, look, seat, angle, glow=glow)
            else:
                paint_engineer(art, look, seat, glow)

        return self.get((kind, seat, angle, glow, look), TOKEN, side, paint)

    def legal(self, kind: str, act: str, side: float) -> Stamp | None:
        """Return the light on a square where a tile fits: as it is held, or after a turn."""

        def paint(art: Art) -> None:
            paint_legal(art, kind, act)

        return self.get(("legal", kind, act), QRectF(-8, -8, 116, 116), side, paint)

    def plaza(self, kind: str, look: Look, side: float) -> Stamp | None:
        """Return the ring around the place of a wagon in a city."""
        return self.get(("plaza", kind, look), QRectF(0, 0, 100, 100), side, lambda art: paint_plaza(art, kind, look))


def paint_plaza(art: Art, kind: str, look: Look) -> None:
    """Paint a ring around the place of a wagon in a city tile: "free", "lit" where one can go, "hot" where one will."""
    path = QPainterPath()
    path.addEllipse(QPointF(PLAZA[0], PLAZA[1] - 1), 21, 16.5)
    if kind == "free":
        if look.night or look.dusk:
            dashed(art, path, shade("#3A2203", 0.5), 4.2, (5.4, 4))
        dashed(art, path, "#F3E6C4" if look.night or look.dusk else "#8A5A1C", 2.8, (5.4, 4))
        return
    for width, alpha in ((16.0, 0.16), (10.0, 0.24)):
        art.path(path, stroke=shade(AHEAD, alpha), width=width)
    art.path(path, fill=shade("#FFC24D", 0.35 if kind == "hot" else 0.14), stroke="#3A2203", width=7)
    art.path(path, stroke=AHEAD, width=4 if kind == "hot" else 3)


def paint_legal(art: Art, kind: str, act: str) -> None:
    """Paint a square on which one can act, in hundredths of it."""
    box = rounded(QRectF(5.3, 5.3, 89.4, 89.4), 9)
    for width, alpha in ((15, 0.14), (10, 0.2), (6, 0.28)):
        art.path(box, stroke=shade("#8FF2CF", alpha), width=width)
    art.path(box, fill=radial([(0, "#F3FFF9", 0.46), (1, "#D5F5E4", 0.26)], 0.4, 0.35, 0.8))
    art.path(box, stroke="#06352A", width=7.5)  # on pale felt the bright line needs a dark one
    art.path(box, stroke="#F6FFFA", width=3)
    if kind == "fits":
        art.circle(50, 50, 8, fill="#FFFFFF")
        art.circle(50, 50, 5.5, fill=act)
    elif kind == "turn":
        art.circle(50, 50, 13, fill=shade("#FFFFFF", 0.92))
        paint_turn(art, 49.5, 50.8, act, 0.82, 2.6)


@kept
def loose_picture(name: str, turn: int, seed: int, look: Look, plain: bool, scale: float) -> QPixmap:
    """Return a tile that lies by itself, in units of a hundredth of its side; plain: without landscape."""

    def paint(art: Art) -> None:
        paint_ground(art, look, name, seed, plain, THIN if plain else 5.0)
        paint_track(art, look, name, turn, frozenset())
        paint_upright(art, look, name, turn, seed, frozenset(), smoke=False)

    return picture(UPRIGHT, scale, paint)


def paint_small(painter: QPainter, rect: QRectF, name: str, theme: Theme) -> None:
    """Paint a plain tile into a square, outside the table."""
    scale = rect.width() / 100
    pixmap = loose_picture(name, 0, 3, look_of(theme), True, round(device_scale(painter) * scale, 3))
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    painter.drawPixmap(UPRIGHT.topLeft(), pixmap)
    painter.restore()


@kept
def back_picture(scale: float) -> QPixmap:
    """Return a tile face down."""
    return picture(FLAT, scale, paint_back)
