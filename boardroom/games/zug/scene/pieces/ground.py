"""The card a tile is printed on: old paper with fields, hedges and contours, or the streets of a town."""

from __future__ import annotations

from math import ceil, cos, floor, radians, sin
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from boardroom.games.zug.scene.palette import Look, mix
from boardroom.games.zug.scene.pieces.shapes import SHADOW, Point, dashed, straight
from boardroom.games.zug.scene.pieces.track import CARD
from boardroom.ui.paint.outline import polygon
from boardroom.ui.paint.painting import Art, line, linear, radial, shade
from boardroom.ui.paint.shadows import rounded

FIELDS: Final = ("#D3DAA6", "#EBDCA4", "#C2CD95", "#F2E8C8", "#DDE0B2", "#E3D08E", "#CBD6AE")
RADIUS: Final = 4.5


def paint_ground(art: Art, look: Look, name: str, seed: int, plain: bool = False, thick: float = 1.8) -> None:
    """Paint a tile's card with its landscape, without track; `thick` is how much of its edge is seen below."""
    edge = linear([(0.93, look("#B79C66")), (1, look("#7F6739"))])
    art.rect(1, 1 + thick, 98, 98, RADIUS, fill=edge)
    art.box(CARD, RADIUS, fill=linear([(0, look("#F6ECD1")), (1, look("#E7D7AE"))], 0, 0, 1, 1))
    with art.clipped(rounded(CARD, RADIUS)):
        if name == "city":
            _paint_streets(art, look)
        elif not plain:
            _paint_fields(art, look, Random(seed))
    gloss = 0.28 if look.night else 0.95
    stops = [(0, "#FFFFFF", gloss), (0.45, "#FFFFFF", 0.1), (1, "#5E4412", 0.5)]
    art.rect(1.6, 1.6, 96.8, 96.8, 4, stroke=linear(stops, 0, 0, 1, 1), width=1.3)


def _paint_streets(art: Art, look: Look) -> None:
    art.rect(0, 0, 100, 100, fill=linear([(0, look("#EFE2C6")), (1, look("#D9C6A0"))], 0, 0, 1, 1))
    streets = QPainterPath()
    for at in (33, 69):
        streets.moveTo(0, at)
        streets.lineTo(100, at)
    for at in (32, 70):
        streets.moveTo(at, 0)
        streets.lineTo(at, 100)
    dashed(art, streets, look("#F8F0DC"), 5.5)
    dashed(art, streets, shade(look("#B59F76"), 0.6), 0.6, (2, 2.4))


def _paint_fields(art: Art, look: Look, rng: Random) -> None:
    cx, cy = rng.uniform(36, 64), rng.uniform(36, 64)
    top, bottom, left, right = (rng.uniform(25, 75) for _ in range(4))
    middle = (cx, cy)
    colors = rng.sample(FIELDS, 4)
    fields: tuple[list[Point], ...] = (
        [(0, 0), (top, 0), middle, (0, left)],
        [(top, 0), (100, 0), (100, right), middle],
        [(100, right), (100, 100), (bottom, 100), middle],
        [(bottom, 100), (0, 100), (0, left), middle],
    )
    for field, color in zip(fields, colors, strict=True):
        lit = look(color)
        path = polygon(*field)
        art.path(path, fill=shade(lit, 0.92))
        if rng.random() < 0.62:
            _paint_furrows(art, path, rng.choice((12, 38, 74, 104, 148)), shade(mix(lit, "#5B4A1C", 0.55), 0.42).name())
        art.path(path, stroke=shade(mix(lit, "#5F5223", 0.35), 0.55), width=0.7)
    for end in ((top, 0.0), (100.0, right), (bottom, 100.0), (0.0, left)):
        if rng.random() < 0.7:
            _paint_hedge(art, look, end, middle)
    for _ in range(2):
        radius, x, y = rng.uniform(22, 60), rng.choice((0, 100)), rng.choice((0, 100))
        art.circle(x, y, radius, stroke=shade(look("#9A7B45"), 0.34), width=0.6)
        art.circle(x + 2, y + 3, radius + 7, stroke=shade(look("#9A7B45"), 0.26), width=0.6)


def _paint_furrows(art: Art, field: QPainterPath, angle: float, color: str) -> None:
    lines = QPainterPath()
    along, across = (
        QPointF(cos(radians(angle)), sin(radians(angle))),
        QPointF(-sin(radians(angle)), cos(radians(angle))),
    )
    box = field.boundingRect()
    middle = QPointF.dotProduct(box.center() - QPointF(50, 50), across)
    reach = (box.width() * abs(across.x()) + box.height() * abs(across.y())) / 2
    for i in range(floor((middle - reach) / 4.2), ceil((middle + reach) / 4.2) + 1):
        at = QPointF(50, 50) + across * 4.2 * i
        lines.moveTo(at - along * 80)
        lines.lineTo(at + along * 80)
    with art.clipped(field):
        art.path(lines, stroke=shade(color, 0.42), width=0.8)


def _paint_hedge(art: Art, look: Look, start: Point, end: Point) -> None:
    path = QPainterPath(QPointF(*start))
    path.lineTo(QPointF(*end))
    for color, width, dx, dy, alpha in (("#5F7442", 3.6, 0.7, 0.9, 0.55), ("#8DA565", 3.3, 0.0, 0.0, 1.0)):
        pen = line(shade(look(color), alpha), width, rounded=True)
        pen.setDashPattern([0.03, 4 / width])
        art.painter.strokePath(path.translated(dx, dy), pen)


def paint_tree(art: Art, look: Look, x: float, y: float, radius: float) -> None:
    """Paint a tree from above."""
    art.ellipse(x + radius * 0.55, y + radius * 0.6, radius * 1.05, radius * 0.72, fill=shade("#1E1A0A", 0.28))
    stops = [(0, look("#B3C987")), (0.55, look("#7C955A")), (1, look("#566F3C"))]
    art.circle(x, y, radius, fill=radial(stops, 0.36, 0.30, 0.78))


def paint_lever(art: Art, look: Look, x: float, y: float) -> None:
    """Paint the lever at the stem of a branch or fork."""
    art.circle(x + 1, y + 1.4, 4, fill=shade(SHADOW, 0.4))
    art.circle(x, y - 2, 4, fill=look("#FBF3E0"), stroke=look("#2B2622"))
    straight(art, (x - 1.8, y - 0.2), (x + 1.8, y - 3.8), look("#2B2622"), 1.5, rounded=True)


def paint_back(art: Art) -> None:
    """Paint a tile face down, 100 units wide."""
    ivory = "#E8D9AE"
    art.rect(1, 3, 98, 98, 5, fill="#17231A")
    art.box(CARD, 5, fill=linear([(0, "#4E6A4C"), (1, "#2B4230")], 0, 0, 1, 1))
    art.rect(7, 7, 86, 86, 3, stroke=shade(ivory, 0.8), width=1.6)
    art.rect(11, 11, 78, 78, 2, stroke=shade(ivory, 0.6), width=0.7)
    art.circle(50, 50, 27, stroke=ivory, width=5)
    art.circle(50, 50, 20, stroke=ivory, width=1.2)
    art.circle(50, 50, 6.5, fill=ivory)
    for i in range(8):
        turn = radians(i * 45 + 22.5)
        straight(art, (50 + 8 * cos(turn), 50 + 8 * sin(turn)), (50 + 19 * cos(turn), 50 + 19 * sin(turn)), ivory, 3)
    stops = [(0, "#FFFFFF", 0.5), (0.5, "#FFFFFF", 0.05), (1, "#000000", 0.4)]
    art.box(QRectF(1.6, 1.6, 96.8, 96.8), 4.6, stroke=linear(stops, 0, 0, 1, 1), width=1.2)
