"""What is drawn on the table for a choice or a ride: ghosts, runs to come, routes, trains, rings and pills."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPixmap

from boardroom.core.game import NOBODY, Seat
from boardroom.games.zug.network import Laid, Square
from boardroom.games.zug.scene.palette import AHEAD, MINT, ROUTE, SEATS, Look, look_of, mix
from boardroom.games.zug.scene.pieces.ground import paint_ground
from boardroom.games.zug.scene.pieces.pictures import UPRIGHT
from boardroom.games.zug.scene.pieces.shapes import dashed
from boardroom.games.zug.scene.pieces.signs import paint_brackets, paint_cross, paint_pill, paint_ring
from boardroom.games.zug.scene.pieces.tiles import PLAZA, paint_upright, seed_of, token_spot
from boardroom.games.zug.scene.pieces.tokens import paint_engine, paint_engineer, paint_wagon
from boardroom.games.zug.scene.pieces.track import MIDDLES, Route, Segment, paint_track, track_path
from boardroom.games.zug.tables import TILES
from boardroom.ui.paint.painting import Art, copy, device_scale, light, line, linear, picture, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme

ASKEW: Final = -2.5  # degrees by which a tile lies that is only put down
SMALL: Final = 0.66  # engines that pull a sale are smaller than those that stand


@dataclass
class Ghost:
    """A tile that somebody holds over the table."""

    laid: Laid
    seat: Seat = NOBODY  # whose token it would get
    good: bool = True
    wrong: tuple[int, ...] = ()  # the sides that don't go with the neighbours
    lift: float = 1.0  # how high it is
    loose: bool = False  # put down for a look: not straight yet, as a tile is that can still be moved
    solid: bool = False  # lying already, or falling


@dataclass
class Train:
    """Something that drives or flies, at a place in table units."""

    kind: str  # "engine", "wagon" or "engineer"
    x: float
    y: float
    angle: float
    seat: Seat
    scale: float = SMALL
    alpha: float = 1.0
    high: float = 0.0  # how far above the ground, in hundredths of a tile


@dataclass
class Trail:
    """The way of a sale: how far it has gone, and the hop from the station into the city."""

    route: Route
    gone: float = 0.0
    city: Square | None = None
    color: str = ROUTE
    strength: float = 1.0


@dataclass
class PointPill:
    """Points to be had over a square."""

    square: Square
    text: str
    seat: Seat


@dataclass
class Lights:
    """Everything that is drawn on the table beside what lies there."""

    legal: dict[Square, str] = field(default_factory=dict)
    ghost: Ghost | None = None
    coming: dict[Square, frozenset[Segment]] = field(default_factory=dict)  # runs that would be enabled
    glow: dict[Square, str] = field(default_factory=dict)  # tokens that shine, "act" or "look"
    rings: dict[Square, str] = field(default_factory=dict)  # squares with a ring, by the name of its colour
    plazas: dict[Square, str] = field(default_factory=dict)  # city tiles: "free", "lit" or "hot"
    trails: list[Trail] = field(default_factory=list)
    trains: list[Train] = field(default_factory=list)
    pills: list[PointPill] = field(default_factory=list)
    pill_size: float = 1.0
    pins: dict[Square, tuple[float, float]] = field(default_factory=dict)  # wagons to choose: where each stands
    gaps: tuple[Square, ...] = ()  # empty squares that something waits for
    last: tuple[Square, ...] = ()
    left: tuple[float, float, float] | None = None  # where a wagon stood that is on its way
    hint: Ghost | None = None
    hint_trail: Trail | None = None
    recall: Ghost | None = None
    lamp: Train | None = None  # the engine whose lamp shines


def paint_under(art: Art, lights: Lights, theme: Theme) -> None:
    """Paint what lies between the track and the buildings, in hundredths of a tile."""
    for square, pieces in lights.coming.items():
        if lights.ghost is None or square != lights.ghost.laid.square:
            _paint_coming(art, square, pieces)
    for trail in (*lights.trails, *([lights.hint_trail] if lights.hint_trail else [])):
        _paint_trail(art, trail)


def _paint_coming(art: Art, square: Square, pieces: frozenset[Segment], name: str = "") -> None:
    with art.at(square[0] * 100, -square[1] * 100):
        for piece in pieces:
            path = track_path(name, *piece)
            dashed(art, path, shade("#063D30", 0.85), 10.5)
            dashed(art, path, MINT, 6.4, (8.7, 7), -3.5)


def _line(points: Sequence[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath(QPointF(points[0][0] * 100, points[0][1] * 100))
    for x, y in points[1:]:
        path.lineTo(x * 100, y * 100)
    return path


def _paint_trail(art: Art, trail: Trail) -> None:
    route = trail.route
    if len(route.points) < 2:
        return
    art.painter.save()
    art.painter.setOpacity(trail.strength)
    whole = _line(route.points)
    for width, alpha in ((66.0, 0.10), (54.0, 0.13), (44.0, 0.17), (34.0, 0.22)):
        art.path(whole, stroke=shade(trail.color, alpha), width=width, rounded=True)
    cut = route.index(trail.gone)
    if cut > 0:
        behind = _line(route.points[: cut + 1])
        for color, width in ((shade("#6B3C00", 0.8), 12.0), (mix(trail.color, "#F6A91F", 0.5), 8.4), ("#FFF3C6", 3.8)):
            art.path(behind, stroke=color, width=width, rounded=True)
    if cut < len(route.points) - 1:
        ahead = _line(route.points[cut:])
        dashed(art, ahead, shade("#3E2200", 0.75), 11)
        dashed(art, ahead, AHEAD if trail.color == ROUTE else trail.color, 6.2, (14, 11))
    art.painter.restore()


def hop(trail: Trail) -> QPainterPath:
    """Return the arc from the station into the city tile, in hundredths of a tile."""
    assert trail.city is not None
    x, y = trail.route.points[-1]
    start, end = QPointF(x * 100, y * 100), QPointF(trail.city[0] * 100 + PLAZA[0], -trail.city[1] * 100 + PLAZA[1])
    path = QPainterPath(start)
    path.quadTo(QPointF((start.x() + end.x()) / 2, min(start.y(), end.y()) - 28), end)
    return path


def paint_over(art: Art, lights: Lights, theme: Theme, unit: float) -> None:
    """Paint what lies above everything that stands; `unit` makes marks as large on any zoom."""
    for trail in (*lights.trails, *([lights.hint_trail] if lights.hint_trail else [])):
        if trail.city is not None:
            arc = hop(trail)
            dots = ((shade("#2A1700", 0.8 * trail.strength), 9.0), (shade(AHEAD, trail.strength), 6.0))
            for color, width in dots:
                pen = line(color, width, rounded=True)
                pen.setDashPattern([0.02, 14 / width])
                art.painter.strokePath(arc, pen)
    if lights.lamp is not None:
        _paint_lamp(art, lights.lamp)
    if lights.left is not None:
        x, y, angle = lights.left
        with art.at(x * 100, y * 100 - 4):
            art.painter.rotate(angle)
            art.rect(-20, -13, 40, 26, 6, fill=shade(AHEAD, 0.16))
            path = QPainterPath()
            path.addRoundedRect(QRectF(-20, -13, 40, 26), 6, 6)
            dashed(art, path, AHEAD, 2.4, (6, 4.6))
    scale = max(0.6, unit)
    for square in lights.last:
        _marked(art, square, scale, paint_brackets)
    for square in lights.gaps:
        _marked(art, square, scale, partial(_paint_gap, color=theme.color("look")))
    for square, token in lights.rings.items():
        _marked(art, square, scale, partial(_paint_square_ring, color=theme.color(token)))
    if lights.recall is not None:
        _paint_ghost(art, lights.recall, theme, lights, scale, "look", 0.55)
    if lights.hint is not None:
        _paint_ghost(art, lights.hint, theme, lights, scale, "act", 0.8)
    if lights.ghost is not None:
        _paint_ghost(art, lights.ghost, theme, lights, scale, "act" if lights.ghost.good else "danger", 0.9)
    for x, y in lights.pins.values():
        with art.at(x * 100, y * 100 - 8, scale):
            _paint_pin(art, theme)
    _paint_pills(art, lights.pills, theme, scale * lights.pill_size)


def _paint_pills(art: Art, pills: Sequence[PointPill], theme: Theme, scale: float) -> None:
    """Paint pills over their squares; two that would cover each other move apart."""
    for pill in pills:
        x, y = pill.square[0] * 100 + 50.0, -pill.square[1] * 100 + 6.0
        below = any(other.square == (pill.square[0], pill.square[1] + 1) for other in pills)
        for other in () if below else pills:
            ox, oy = other.square[0] * 100 + 50.0, -other.square[1] * 100 + 6.0
            room = 72 * scale
            if other is not pill and abs(oy - y) < 36 * scale and abs(ox - x) < room:
                right = (x, pills.index(pill)) > (ox, pills.index(other))
                x += (room - abs(ox - x)) / 2 * (1 if right else -1)
        with art.at(x, y + (88 if below else 0), scale):
            paint_pill(art, pill.text, pill.seat, theme, below)


def _marked(art: Art, square: Square, scale: float, paint: Callable[[Art, QRectF], None]) -> None:
    """Paint a mark around a square, its lines as wide on any zoom."""
    side = 100 / scale
    with art.at(square[0] * 100, -square[1] * 100, scale):
        paint(art, QRectF(0, 0, side, side))


def _paint_pin(art: Art, theme: Theme) -> None:
    """Paint a pin that points down at the origin: this can be chosen."""
    pin = QPainterPath(QPointF(0, -5))
    pin.lineTo(-6.5, -15)
    pin.arcTo(QRectF(-9.5, -31, 19, 19), 230, -280)
    pin.closeSubpath()
    art.blur(pin.translated(1, 3), shade("#000000", 0.45), 3)
    art.path(pin, fill=theme.color("act"), stroke="#FFFFFF", width=2, rounded=True)
    art.circle(0, -21.5, 3.6, fill=theme.color("on_act"))


def _paint_gap(art: Art, rect: QRectF, color: QColor) -> None:
    """Paint an empty square that something waits for."""
    path = rounded(rect.adjusted(6, 6, -6, -6), 8)
    art.path(path, fill=shade(AHEAD, 0.22), stroke=shade("#2A1700", 0.75), width=5)
    dashed(art, path, AHEAD, 2.6, (7, 5))
    art.circle(rect.center().x(), rect.center().y(), 6, fill=color, stroke="#FFFFFF", width=2)


def _paint_square_ring(art: Art, rect: QRectF, color: QColor) -> None:
    paint_ring(art, rect, color)


def _paint_ghost(
    art: Art, ghost: Ghost, theme: Theme, lights: Lights, scale: float, token: str, opacity: float
) -> None:
    laid, look = ghost.laid, look_of(theme)
    x, y = laid.x * 100, -laid.y * 100
    up = 5.0 * ghost.lift
    if not ghost.solid:
        art.blur(_card(x + 5, y + 12), shade("#14210F", 0.5), 8)
    art.painter.save()
    art.painter.setOpacity(art.painter.opacity() * (1.0 if ghost.solid or ghost.loose else opacity))
    with art.at(x, y - up):
        scale_now = device_scale(art.painter)
        if ghost.loose:
            art.painter.translate(50, 50)
            art.painter.rotate(ASKEW)
            art.painter.translate(-50, -50)
        coming = lights.coming.get(laid.square, frozenset()) if ghost is lights.ghost else frozenset()
        copy(art.painter, UPRIGHT.topLeft(), _tile_picture(look, laid, ghost.seat, coming, scale_now), sharp=False)
    art.painter.restore()
    if ghost.solid:
        return
    with art.at(x, y - up, scale):
        paint_ring(art, QRectF(-1, -1, 100 / scale + 2, 100 / scale + 2), theme.color(token))
    for side in ghost.wrong:
        mx, my = MIDDLES[side]
        with art.at(x + mx, y + my - up, scale):
            paint_cross(art, 0, 0, theme)


def _card(x: float, y: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, 100, 100), 8, 8)
    return path


@kept
def _tile_picture(look: Look, laid: Laid, seat: Seat, coming: frozenset[Segment], scale: float) -> QPixmap:
    """Return a tile in somebody's hand, which is painted often while it is moved and turned."""
    return picture(UPRIGHT, scale, lambda art: paint_tile(art, look, laid, seat, coming))


def paint_tile(art: Art, look: Look, laid: Laid, seat: Seat, coming: frozenset[Segment] = frozenset()) -> None:
    """Paint a tile in full at the origin, perhaps with a token on it and runs to come."""
    paint_ground(art, look, laid.name, seed_of(laid), thick=5)
    paint_track(art, look, laid.name, laid.turn, frozenset())
    _paint_coming(art, (0, 0), coming, laid.name)
    paint_upright(art, look, laid.name, laid.turn, seed_of(laid), coming)
    if seat != NOBODY and TILES[laid.name].token:
        paint_token(art, look, laid, seat)


def paint_token(art: Art, look: Look, laid: Laid, seat: Seat) -> None:
    """Paint the token that stands on a tile at the origin."""
    x, y, angle = token_spot(laid.name, laid.turn)
    with art.at(x, y):
        if TILES[laid.name].token == "wagon":
            paint_wagon(art, look, seat, angle)
        else:
            paint_engineer(art, look, seat)


def paint_train(art: Art, train: Train, look: Look) -> None:
    """Paint something on its way."""
    art.painter.save()
    art.painter.setOpacity(art.painter.opacity() * train.alpha)
    with art.at(train.x * 100, train.y * 100 - train.high, train.scale):
        if train.kind == "engine":
            paint_engine(art, look, train.angle, SEATS[train.seat])
        elif train.kind == "wagon":
            paint_wagon(art, look, train.seat, train.angle, glow="#FFC24D" if train.alpha == 1 else "")
        elif train.kind == "engineer":
            paint_engineer(art, look, train.seat)
        else:
            art.circle(0, 0, 10, fill=shade("#EDE6DA", 0.5))
            art.circle(0, 0, 14, fill=shade("#EDE6DA", 0.22))
    art.painter.restore()


def _paint_lamp(art: Art, train: Train) -> None:
    c, s = cos(radians(train.angle)), sin(radians(train.angle))
    with art.at(train.x * 100 + c * 22, train.y * 100 + s * 22 - 4):
        art.painter.rotate(train.angle)
        cone = QPainterPath(QPointF(0, -3))
        cone.lineTo(96, -32)
        cone.cubicTo(QPointF(110, -16), QPointF(110, 16), QPointF(96, 32))
        cone.lineTo(0, 3)
        cone.closeSubpath()
        art.path(cone, fill=linear([(0, "#FFF2C0", 0.6), (1, "#FFE08A", 0)], 0, 0, 1, 0))
        art.circle(0, 0, 14, fill=light([(0, "#FFF6D8", 0.8), (1, "#FFF6D8", 0)], QPointF(0, 0), 14))
