"""Wagons, engineers, pawns and engines, and the signs that tell the five colours apart."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from boardroom.core.game import Seat
from boardroom.games.zug.scene.palette import CREAM, DARK_SIGN, SEATS, Look, livery, mix, on_livery
from boardroom.games.zug.scene.pieces.shapes import Point, cast, hull, shape, straight
from boardroom.ui.paint.outline import outline, polygon
from boardroom.ui.paint.painting import Art, Paint, linear, radial, shade
from boardroom.ui.paint.seat_signs import paint_seat_mark, seat_sign

_PAWN = "M-11 0C-11 3.5 11 3.5 11 0C10 -7 4.6 -11 4.2 -19H-4.2C-4.6 -11 -10 -7 -11 0Z"


def paint_mark(art: Art, x: float, y: float, radius: float, seat: Seat) -> None:
    """Paint a seat's round mark."""
    paint_seat_mark(art, x, y, radius, seat, _paint_mark)


def _paint_mark(art: Art, radius: float, seat: Seat) -> None:
    color = SEATS[seat]
    disc = linear([(0, mix(color, "#FFFFFF", 0.22)), (1, mix(color, "#000000", 0.18))], 0, 0, 0.6, 1)
    art.circle(0, 0, radius, fill=disc)
    art.circle(0, 0, radius - 0.5, stroke=shade("#FFFFFF", 0.22))
    art.path(seat_sign(seat, 0, 0, radius * 0.46), fill=on_livery(seat))


class _Block:
    """An upright block on the ground, turned by an angle: its corners below and above."""

    def __init__(self, x: float, y: float, angle: float, long: float, wide: float, high: float) -> None:
        c, s = cos(radians(angle)), sin(radians(angle))
        half = ((-long / 2, -wide / 2), (long / 2, -wide / 2), (long / 2, wide / 2), (-long / 2, wide / 2))
        self.foot: list[Point] = [(x + c * u - s * v, y + s * u + c * v) for u, v in half]
        self.top: list[Point] = [(px, py - high) for px, py in self.foot]
        self._high = high

    def paint_sides(self, art: Art, light: str, dark: str) -> None:
        """Paint the walls that can be seen."""
        for i in range(4):
            (ax, ay), (bx, by) = self.foot[i], self.foot[(i + 1) % 4]
            nx, ny = by - ay, ax - bx
            long = hypot(nx, ny)
            if ny / long > 0.01:
                color = mix(light, dark, round(0.5 + 0.5 * nx / long, 2))
                wall = [(ax, ay), (bx, by), (bx, by - self._high), (ax, ay - self._high)]
                shape(art, wall, color, color, 0.4)

    def inset(self, by: float) -> list[Point]:
        """Return the corners above, drawn in towards the middle."""
        cx, cy = self.middle
        made = []
        for px, py in self.top:
            far = hypot(px - cx, py - cy)
            made.append((cx + (px - cx) * (1 - by / far), cy + (py - cy) * (1 - by / far)))
        return made

    @property
    def middle(self) -> Point:
        """The middle of the upper face."""
        return sum(p[0] for p in self.top) / 4, sum(p[1] for p in self.top) / 4


def _halo(glow: str) -> tuple[tuple[QColor, float], ...]:
    """Return the rings around a token that shines: its colour on white, so that it stands out from any ground."""
    return (shade(glow, 0.22), 19.0), (shade(glow, 0.4), 14.0), (shade("#FFFFFF", 0.95), 10.5), (shade(glow), 5.5)


def paint_wagon(art: Art, look: Look, seat: Seat, angle: float = 0.0, shadow: bool = True, glow: str = "") -> None:
    """Paint a hopper of sugar in the owner's colour around the origin, the sign on the heap."""
    color = livery(seat, look)
    box = _Block(0, 0, angle, 35, 22, 8.5)
    if shadow:
        cast(art, box.foot, 7, 5, 0.4)
    if glow:
        outer = polygon(*hull([*box.foot, *box.top]))
        for ring, width in _halo(glow):
            art.path(outer, stroke=ring, width=width, rounded=True)
    c, s = cos(radians(angle)), sin(radians(angle))
    for u in (-10.0, 10.0):
        for v in (-10.0, 10.0):
            art.ellipse(c * u - s * v, s * u + c * v + 0.4, 4.2, 2.6, fill="#17120E")
    box.paint_sides(art, mix(color, "#000000", 0.12), mix(color, "#000000", 0.48))
    rim = [(0, mix(color, "#FFFFFF", 0.42)), (0.5, mix(color, "#FFFFFF", 0.1)), (1, mix(color, "#000000", 0.16))]
    shape(art, box.top, linear(rim, 0, 0, 1, 1), mix(color, "#000000", 0.35), 0.8)
    shape(art, box.inset(3.6), mix(color, "#000000", 0.55))
    sugar = radial([(0, "#FFFFFF"), (0.6, "#FBF3E2"), (1, "#DDCBA8")], 0.40, 0.36, 0.7)
    shape(art, box.inset(4.5), sugar, "#FFFFFF", 0.5)
    cx, cy = box.middle
    for u, v in ((-10.0, -3.0), (-9.0, 3.5), (9.5, 3.0), (10.0, -3.5)):
        art.circle(cx + c * u - s * v, cy + s * u + c * v, 0.7, fill=shade("#BFA877", 0.55))
    art.path(seat_sign(seat, cx, cy, 5.7), fill="#8A5A00" if seat == 2 else mix(color, "#000000", 0.30))


def paint_engineer(art: Art, look: Look, seat: Seat, glow: str = "") -> None:
    """Paint a turned disc with a brass ring and the owner's sign around the origin."""
    color = livery(seat, look)
    radius, high = 12.5, 6.0
    art.ellipse(3.6, 4, radius * 1.02, radius * 0.86, fill=shade("#120A04", 0.4))
    if glow:
        for ring, width in _halo(glow):
            art.circle(0, -high / 2, radius + 1.5, stroke=ring, width=width)
    side = QPainterPath(QPointF(-radius, -high))
    side.lineTo(-radius, 0)
    side.arcTo(QRectF(-radius, -radius * 0.92, 2 * radius, 2 * radius * 0.92), 180, 180)
    side.lineTo(radius, -high)
    side.closeSubpath()
    wall = [(0, mix(color, "#FFFFFF", 0.12)), (0.35, mix(color, "#000000", 0.18)), (1, mix(color, "#000000", 0.55))]
    art.path(side, fill=linear(wall, 0, 0, 1, 0))
    brass = linear([(0, "#FFF0C4"), (0.5, "#D8A84E"), (1, "#8A5F1D")], 0, 0, 1, 1)
    art.ellipse(0, -high, radius, radius * 0.92, fill=brass, stroke="#4A2F0C", width=0.5)
    top = [(0, mix(color, "#FFFFFF", 0.30)), (0.6, color), (1, mix(color, "#000000", 0.2))]
    art.ellipse(0, -high, radius - 2, (radius - 2) * 0.92, fill=linear(top, 0, 0, 0.8, 1))
    art.path(seat_sign(seat, 0, -high, 6.0), fill=DARK_SIGN if seat == 2 else CREAM)


def paint_engine(art: Art, look: Look, angle: float, color: str = "") -> None:
    """Paint a tank engine on the rails around the origin: green on tiles, in a livery where it pulls a sale."""
    c, s = cos(radians(angle)), sin(radians(angle))

    def at(along: float, across: float = 0.0) -> Point:
        return c * along - s * across, s * along + c * across

    def tinted(daylight: str, towards: str, part: float) -> str:
        return mix(color, towards, part) if color else look(daylight)

    frame = _Block(0, 0, angle, 62, 20, 5)
    cast(art, frame.foot, 9, 7, 0.4)
    for u in (-20, -7, 6, 20):
        for v in (-10, 10):
            x, y = at(u, v)
            art.ellipse(x, y + 0.5, 4.6, 3, fill="#0E0B09")
    frame.paint_sides(art, "#3A2A22", "#120C08")
    shape(art, frame.top, linear([(0, look("#A8412F")), (1, look("#6C2015"))], 0, 0, 1, 1), "#2A0D08", 0.6)
    x, y = at(7)
    boiler = _Block(x, y - 5, angle, 40, 13.5, 8)
    boiler.paint_sides(art, tinted("#4B6B5C", "#000000", 0.3), tinted("#1A2A22", "#000000", 0.65))
    sheen: Sequence[tuple[float, str]] = [
        (0, tinted("#6E9683", "#FFFFFF", 0.18)), (0.3, tinted("#C4DDD0", "#FFFFFF", 0.55)),
        (0.55, tinted("#4F7A66", "#000000", 0.05)), (1, tinted("#25433A", "#000000", 0.4)),
    ]  # fmt: skip
    flat = abs(c) > abs(s)
    shape(art, boiler.top, linear(sheen, 0, 0, 0 if flat else 1, 1 if flat else 0), "#0E1512", 0.6)
    for u in (-4, 8, 20):
        p, q = at(u, -6.7), at(u, 6.7)
        straight(art, (p[0], p[1] - 13), (q[0], q[1] - 13), "#E2BB62", 1.1)
    x, y = at(-20)
    cab = _Block(x, y - 5, angle, 17, 20, 13)
    cab.paint_sides(art, tinted("#3E5147", "#000000", 0.4), tinted("#121A16", "#000000", 0.7))
    roof = linear([(0, tinted("#7FA593", "#FFFFFF", 0.25)), (1, tinted("#2F5145", "#000000", 0.3))], 0, 0, 1, 1)
    shape(art, cab.top, roof, "#0E1512", 0.6)
    art.path(polygon(*cab.inset(4.5)), stroke="#E2BB62", width=0.8)
    x, y = at(2)
    dome = radial([(0, "#FFF3C9"), (0.5, "#DCAA4C"), (1, "#7F571A")], 0.35, 0.3, 0.8)
    art.ellipse(x, y - 14, 4.4, 4, fill=dome)
    x, y = at(20)
    iron = linear([(0, "#6B7478"), (0.4, "#32393C"), (1, "#0E1113")], 0, 0, 1, 0)
    art.rect(x - 3.6, y - 22, 7.2, 9, 1.6, fill=iron)
    art.ellipse(x, y - 22, 4.6, 3.4, fill="#12100E", stroke="#7E878B")
    x, y = at(31.5)
    art.circle(x, y - 5, 3, fill="#FFF3C4", stroke="#5A3B12", width=0.9)


def paint_pawn(art: Art, seat: Seat, shadow: bool = True) -> None:
    """Paint a pawn that stands on the origin."""
    color = mix(SEATS[seat], "#FFFFFF", 0.10)
    if shadow:
        art.ellipse(4, 1, 12, 4, fill=shade("#000000", 0.4))
    body = [(0, mix(color, "#FFFFFF", 0.35)), (0.35, color), (1, mix(color, "#000000", 0.5))]
    art.path(outline(_PAWN), fill=linear(body, 0, 0, 1, 0))
    art.ellipse(0, -19, 5.6, 1.9, fill=mix(color, "#000000", 0.25))
    head = [(0, mix(color, "#FFFFFF", 0.65)), (0.5, color), (1, mix(color, "#000000", 0.45))]
    art.circle(0, -25, 7, fill=radial(head, 0.36, 0.3, 0.8))
    art.path(seat_sign(seat, 0, -4.6, 3.9), fill=on_livery(seat))


def paint_small_wagon(art: Art, x: float, y: float, seat: Seat, scale: float = 1.0) -> None:
    """Paint a wagon from the side, for words to stand beside."""
    color = SEATS[seat]
    edge = mix(color, "#000000", 0.4)
    with art.at(x, y, scale):
        art.path(polygon((-9, -5), (9, -5), (7.5, 4), (-7.5, 4)), fill=color, stroke=edge, rounded=True)
        art.path(outline("M-7.5 -5C-5 -8.5 5 -8.5 7.5 -5Z"), fill="#FFFFFF", stroke=edge)
        for wheel in (-4.5, 4.5):
            art.circle(wheel, 5.5, 2.3, fill="#2B2622")
        art.path(seat_sign(seat, 0, -0.4, 3.2), fill=on_livery(seat))


def paint_small_engineer(art: Art, x: float, y: float, seat: Seat, scale: float = 1.0) -> None:
    """Paint an engineer from above, for words to stand beside."""
    ring: Paint = "#D8A84E"
    with art.at(x, y, scale):
        art.circle(0, 0, 8.2, fill=ring, stroke="#6E4A12")
        art.circle(0, 0, 6.3, fill=SEATS[seat])
        art.path(seat_sign(seat, 0, 0, 3.9), fill=on_livery(seat))
