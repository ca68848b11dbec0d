"""Track on a tile of 100 units: where it lies, how it looks, and the way of a train over several tiles."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, hypot, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from boardroom.games.zug.network import Laid, Network, Square
from boardroom.games.zug.scene.palette import GREEN, Look
from boardroom.games.zug.scene.pieces.shapes import Point, dashed
from boardroom.games.zug.tables import STEPS, TILES, edges
from boardroom.ui.paint.painting import Art, shade
from boardroom.ui.paint.shadows import rounded

SIDE: Final = 100.0
MIDDLES: Final[tuple[Point, ...]] = ((50, 0), (100, 50), (50, 100), (0, 50))  # of the sides N E S W
STUB: Final = 46.0  # how far a terminal's track comes in
CARD: Final = QRectF(1, 1, 98, 98)
Segment = tuple[int, int]  # two sides; of a station the same side twice, for it counts by its ends
Leg = tuple[
    Square, int, int
]  # a square, the side a train comes in by and the one it leaves by; -1: from or in the middle


def segments(name: str, turn: int) -> tuple[Segment, ...]:
    """Return the pieces of track of a tile: every pair of sides that trains run between, or a station's ends."""
    if TILES[name].stops:
        return tuple((side, side) for side in edges(name, turn))
    return tuple(_sorted((one + turn) % 4, (two + turn) % 4) for one, two in TILES[name].runs)


def _sorted(one: int, two: int) -> Segment:
    return (one, two) if one < two else (two, one)


def enabled(net: Network, square: Square) -> frozenset[Segment]:
    """Return the pieces of a tile's track that lie on enabled runs."""
    return frozenset(_sorted(*pair) for pair in net.runs(square))


@lru_cache(maxsize=512)
def track_path(name: str, one: int, two: int, aside: float = 0.0, beyond: float = 0.0) -> QPainterPath:
    """Return a piece of track moved sideways; `beyond` draws it on over the edges of the tile."""
    x, y = MIDDLES[one]
    if one == two:  # a station's end, up to the buffer or the middle
        far = STUB if name == "terminal" else 50.0
        dx, dy = (50 - x) / 50, (50 - y) / 50
        across = QPointF(aside * abs(dy), aside * abs(dx))
        path = QPainterPath(QPointF(x - dx * beyond, y - dy * beyond) + across)
        path.lineTo(QPointF(x + dx * far, y + dy * far) + across)
        return path
    ox, oy = MIDDLES[two]
    if (one + 2) % 4 == two:
        across = QPointF(aside, 0) if x == 50 else QPointF(0, aside)
        way = QPointF(ox - x, oy - y) / SIDE * beyond
        path = QPainterPath(QPointF(x, y) - way + across)
        path.lineTo(QPointF(ox, oy) + way + across)
        return path
    cx, cy = (x if x != 50 else ox), (y if y != 50 else oy)
    radius = 50 + aside
    start, end = atan2(cy - y, x - cx), atan2(cy - oy, ox - cx)
    sweep = (end - start + pi) % (2 * pi) - pi
    path = QPainterPath()
    first = QPointF(cx + radius * cos(start), cy - radius * sin(start))
    if beyond:
        path.moveTo(first + QPointF(x - 50, y - 50) / 50 * beyond)
        path.lineTo(first)
    else:
        path.moveTo(first)
    path.arcTo(QRectF(cx - radius, cy - radius, 2 * radius, 2 * radius), start * 180 / pi, sweep * 180 / pi)
    if beyond:
        path.lineTo(path.currentPosition() + QPointF(ox - 50, oy - 50) / 50 * beyond)
    return path


# ---------------------------------------------------------------- how it looks


def paint_track(art: Art, look: Look, name: str, turn: int, on: frozenset[Segment]) -> None:
    """Paint ballast, sleepers and rails; what is on an enabled run lies in green light."""
    pieces = segments(name, turn)
    lit = [piece for piece in pieces if piece in on]
    with art.clipped(rounded(CARD, 4.5)):
        for piece in lit:
            _paint_bloom(art, look, name, piece)
        for piece in lit:
            path = track_path(name, *piece)
            dashed(art, path, "#14946C" if look.night else "#0FA877", 34)
            dashed(art, path, "#5CCBA4" if look.night else "#C9FFE9", 31)
        for piece in pieces:
            _paint_bed(art, look, track_path(name, *piece), piece in on)
        for piece in pieces:
            _paint_sleepers(art, look, track_path(name, *piece))
        for piece in pieces:
            for aside in (-6.0, 6.0):
                _paint_rail(art, look, track_path(name, *piece, aside), piece in on)


def _paint_bloom(art: Art, look: Look, name: str, piece: Segment) -> None:
    """Paint soft light around a run; drawn on over the edges, so that it goes on evenly on the next tile."""
    path = track_path(name, *piece, 0.0, 24.0)
    strength = 0.075 if look.night else 0.11
    for width in (58, 54, 50, 46, 42, 38):
        dashed(art, path, shade(GREEN, strength), width)


def _paint_bed(art: Art, look: Look, path: QPainterPath, lit: bool) -> None:
    dashed(art, path.translated(0.9, 1.2), shade(look("#6E5B38"), 0.34), 30)
    dashed(art, path, look("#93A884" if lit else "#9D8C68"), 28.5)
    dashed(art, path, look("#CFDDBE" if lit else "#C6B896"), 26)
    dashed(art, path, shade(look("#8A7A58"), 0.42), 25.5, (0.9, 3.4))
    dashed(art, path, shade(look("#FFF8E4"), 0.5), 22, (0.8, 4.9))


def _paint_sleepers(art: Art, look: Look, path: QPainterPath) -> None:
    dashed(art, path, shade("#1E1207", 0.5), 20.5, (5, 5), -2.9)
    dashed(art, path, look("#5C3F27"), 20.5, (4.6, 5.4), -2.4)
    dashed(art, path, look("#8A6543"), 19.5, (1.6, 8.4), -2.7)


def _paint_rail(art: Art, look: Look, path: QPainterPath, lit: bool) -> None:
    dashed(art, path.translated(0.8, 1), shade("#15110C", 0.45), 3.6)
    if lit:
        dashed(art, path, "#0A5A44", 3.6)
        dashed(art, path, "#4CC79C" if look.night else "#63E2B6", 2.1)
        dashed(art, path, "#B9F2DC" if look.night else "#F2FFF9", 0.8)
    else:
        dashed(art, path, look("#2D3238"), 3.4)
        dashed(art, path, look("#8C969E"), 1.9)
        dashed(art, path, look("#F2F5F6"), 0.7)


def near_track(name: str, turn: int, x: float, y: float, far: float = 21.0) -> bool:
    """Tell whether a point of a tile lies on its track."""
    for one, two in segments(name, turn):
        ax, ay = MIDDLES[one]
        if one == two or (one + 2) % 4 == two:
            if (abs(x - 50) if ax == 50 else abs(y - 50)) < far:
                return True
        else:
            bx, by = MIDDLES[two]
            cx, cy = (ax if ax != 50 else bx), (ay if ay != 50 else by)
            if abs(hypot(x - cx, y - cy) - 50) < far:
                return True
    return False


# ---------------------------------------------------------------- where trains go


def legs(net: Network, start: Square, station: Square, first: int = -1) -> tuple[Leg, ...]:
    """Return the shortest way of a train from a tile to a station, tile by tile, perhaps by one of its sides."""
    laid = net.tiles[start]
    sides = edges(laid.name, laid.turn) if first < 0 else (first,)
    ways: list[tuple[Leg, ...]] = [((start, -1, side),) for side in sides]
    seen: set[tuple[Square, int]] = set()
    for way in ways:  # grows while we go through it
        (x, y), _, out = way[-1]
        there, entered = (x + STEPS[out][0], y + STEPS[out][1]), (out + 2) % 4
        tile = net.tiles.get(there)
        if tile is None or entered not in edges(tile.name, tile.turn) or (there, entered) in seen:
            continue
        seen.add((there, entered))
        if TILES[tile.name].stops:
            if there == station:
                return (*way, (there, entered, -1))
            if net.readings.passing:
                ways += [(*way, (there, entered, side)) for side in edges(tile.name, tile.turn) if side != entered]
            continue
        for piece in segments(tile.name, tile.turn):
            if entered in piece:
                ways.append((*way, (there, entered, piece[0] if piece[1] == entered else piece[1])))
    return ()


class Route:
    """A way in squares and fractions of squares, x to the right and y down from the start tile's corner."""

    def __init__(self, net: Network, way: tuple[Leg, ...]) -> None:
        self.legs = way
        self.points: list[Point] = []
        self._far: list[float] = []
        for leg in way:
            self._add(net.tiles[leg[0]], leg)
        self.length = self._far[-1] if self._far else 0.0

    def _add(self, laid: Laid, leg: Leg) -> None:
        (x, y), entered, out = leg
        name = laid.name
        if out < 0:
            path = track_path(name, entered, entered)
            begin, end = 0.0, 1.0
        elif entered < 0 and TILES[name].stops:  # out of a station
            path, begin, end = track_path(name, out, out), 1.0, 0.0
        elif entered < 0:
            one, two = next(p for p in segments(name, laid.turn) if out in p)
            entered = one if two == out else two
            path, begin, end = track_path(name, entered, out), 0.5, 1.0
        else:
            path, begin, end = track_path(name, entered, out), 0.0, 1.0
        for step in range(25):
            at = path.pointAtPercent(begin + (end - begin) * step / 24)
            point = (x + at.x() / SIDE, -y + at.y() / SIDE)
            if self.points:
                far = hypot(point[0] - self.points[-1][0], point[1] - self.points[-1][1])
                if far < 1e-4:
                    continue
                self._far.append(self._far[-1] + far)
            else:
                self._far.append(0.0)
            self.points.append(point)

    def index(self, far: float) -> int:
        """Return the last point that is not further than that along the way."""
        low, high = 0, len(self._far) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self._far[middle] <= far:
                low = middle
            else:
                high = middle - 1
        return low

    def at(self, far: float) -> tuple[float, float, float]:
        """Return the place after some way, and the heading there in degrees clockwise from the right."""
        far = min(max(far, 0.0), self.length)
        i = min(self.index(far), len(self.points) - 2)
        (ax, ay), (bx, by) = self.points[i], self.points[i + 1]
        part = (far - self._far[i]) / max(1e-6, self._far[i + 1] - self._far[i])
        (px, py), (qx, qy) = self.points[max(0, i - 2)], self.points[min(len(self.points) - 1, i + 3)]
        return ax + (bx - ax) * part, ay + (by - ay) * part, atan2(qy - py, qx - px) * 180 / pi
