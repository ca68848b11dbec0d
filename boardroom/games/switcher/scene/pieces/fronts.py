"""Drawer fronts: each colour has its own, so that colour is never alone. Painted once for every size, then copied."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, radians, sin
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPixmap

from boardroom.games.switcher.scene.geometry import FRONT
from boardroom.games.switcher.scene.palette import DRAWERS, EBONY, IVORY, brass, brass_plate, papers
from boardroom.ui.paint.outline import outline, polygon
from boardroom.ui.paint.painting import Art, linear, picture, radial, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme

MARGIN: Final = 6.0  # around a front's picture, for its shadow
_HALF: Final = FRONT / 2
_SHIELD: Final = (
    "M38 15C42 15 43.5 18.6 47.5 19.2C50.6 19.8 51.2 23 50.4 26.6C49.2 31.6 50.8 34.4 50.8 39C50.8 47 45 53.6 38 60"
    "C31 53.6 25.2 47 25.2 39C25.2 34.4 26.8 31.6 25.6 26.6C24.8 23 25.4 19.8 28.5 19.2C32.5 18.6 34 15 38 15Z"
)
_SHIELD_LIGHT: Final = (
    "M38 16.6C41 16.6 42.6 20 47 20.8C49.3 21.2 49.8 23.6 49 26.8"
    "M38 16.6C35 16.6 33.4 20 29 20.8C26.7 21.2 26.2 23.6 27 26.8C28 31.2 26.8 34.4 26.8 39"
)
_KEYHOLE: Final = "M38 27.2A6 6 0 0 1 41.3 38.2L43.2 48.4H32.8L34.7 38.2A6 6 0 0 1 38 27.2Z"
_PLATE: Final = (
    "M11.5 46.5C11.5 34 22 25.5 38 25.5S64.5 34 64.5 46.5C64.5 48.2 63.4 49 62 49H14C12.6 49 11.5 48.2 11.5 46.5Z"
)
_DOME: Final = "M17.5 46.6C17.5 36 26.4 29 38 29S58.5 36 58.5 46.6C52 50.6 45.4 52 38 52S24 50.6 17.5 46.6Z"


@kept
def front_picture(colour: str, theme: Theme, forbidden: bool, shadow: bool, scale: float) -> QPixmap:
    """Return a drawer's front, with the shadow that it casts into its opening or without."""
    box = QRectF(0, 0, FRONT, FRONT).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def paint(art: Art) -> None:
        if shadow:
            art.rect(1.5, 2.5, FRONT, FRONT, 5, fill=shade("#000000", 0.55))
        paint_front(art, colour)
        if forbidden:
            art.rect(0, 0, FRONT, FRONT, 5, fill=shade(papers(theme).veil, 0.2))
            paint_forbidden(art, FRONT - 11.5, 11.5, 7.5)

    return picture(box, scale, paint)


def paint_forbidden(art: Art, x: float, y: float, radius: float) -> None:
    """Paint the slashed circle that forbids a colour."""
    q = radius * 0.594
    art.circle(x, y, radius, fill="#FFF8F0")
    art.circle(x, y, radius - 1.1, stroke="#A32D22", width=2)
    slash = QPainterPath(QPointF(x - q, y + q))
    slash.lineTo(x + q, y - q)
    art.path(slash, stroke="#A32D22", width=2, rounded=True)


def grain(
    art: Art, box: QRectF, across: bool, lines: int, seed: int, color: str, strength: float, swing: float = 2.2
) -> None:
    """Draw the wavy lines of wood, across a box or down it."""
    rng = Random(seed)
    length, breadth = (box.width(), box.height()) if across else (box.height(), box.width())
    for i in range(lines):
        base = (i + rng.uniform(0.15, 0.85)) / lines * breadth
        start, end = sorted((rng.uniform(-0.05, 0.55), rng.uniform(0.35, 1.05)))
        if end - start < 0.3:
            end = start + 0.4
        phase, wave = rng.uniform(0, 2 * pi), rng.uniform(0.3, 1) * swing
        points = []
        for j in range(6):
            u = start + (end - start) * j / 5
            along, aside = u * length, base + wave * sin(phase + u * 5.5)
            points.append(box.topLeft() + (QPointF(along, aside) if across else QPointF(aside, along)))
        path = QPainterPath(points[0])
        for here, there in pairwise(points):
            path.quadTo(here, (here + there) / 2)
        width = rng.uniform(0.4, 1)
        art.path(path, stroke=shade(color, strength * rng.uniform(0.4, 1)), width=width, rounded=True)


def bevel(art: Art, x: float, y: float, wide: float, high: float, deep: float, light: float, dark: float) -> None:
    """Paint four mitred edges under light from the upper left."""
    r, b = x + wide, y + high
    inner = (x + deep, y + deep, r - deep, b - deep)
    art.path(polygon((x, y), (r, y), (inner[2], inner[1]), (inner[0], inner[1])), fill=shade("#FFFFFF", light))
    art.path(polygon((x, y), (inner[0], inner[1]), (inner[0], inner[3]), (x, b)), fill=shade("#FFFFFF", light * 0.6))
    art.path(polygon((r, y), (r, b), (inner[2], inner[3]), (inner[2], inner[1])), fill=shade("#000000", dark * 0.6))
    art.path(polygon((x, b), (inner[0], inner[3]), (inner[2], inner[3]), (r, b)), fill=shade("#000000", dark))


def paint_front(art: Art, colour: str) -> None:
    """Paint a front of the full size at the origin."""
    pale, mid, dark, deep = DRAWERS[colour]
    box = QRectF(0, 0, FRONT, FRONT)
    art.rect(0, 0, FRONT, FRONT, 5, fill=linear([(0, pale), (0.45, mid), (1, dark)], 0, 0, 0.8, 1))
    with art.clipped(rounded(box, 5)):
        grain(art, box.adjusted(4, 4, -4, -4), True, 7, ord(colour), deep, 0.11, 1.6)
        bevel(art, 0, 0, FRONT, FRONT, 4.5, 0.38, 0.34)
    art.rect(0.5, 0.5, FRONT - 1, FRONT - 1, 4.6, stroke=shade(deep, 0.55))
    art.path(outline(f"M4.5 {FRONT - 5}V4.5H{FRONT - 5}"), stroke=shade("#FFFFFF", 0.35), width=0.8)
    {"r": _paint_knob, "y": _paint_keyhole, "g": _paint_star, "b": _paint_cup}[colour](art)


def _paint_knob(art: Art) -> None:
    """Paint a raised square panel with a round brass knob."""
    pale, mid, _, deep = DRAWERS["r"]
    h = _HALF
    art.rect(12, 12, 52, 52, 3, fill=shade(deep, 0.55))
    art.rect(13.5, 13.5, 52, 52, 3, stroke=shade("#FFFFFF", 0.22))
    art.rect(13.5, 13.5, 49, 49, 2.5, fill=linear([(0, pale), (0.6, mid), (1, mid)], 0, 0, 0.7, 1))
    bevel(art, 13.5, 13.5, 49, 49, 3, 0.34, 0.3)
    below = QPainterPath()
    below.addEllipse(QPointF(h + 4, h + 6), 16, 15)
    art.blur(below, shade("#2A0703", 0.5), 2.2)
    art.circle(h, h, 15, fill=brass_plate(), stroke="#4F2F0A", width=0.9)
    art.circle(h, h, 12.6, stroke=shade("#FFE9AE", 0.7), width=0.8)
    art.ellipse(h + 1.4, h + 2, 11.6, 11.4, fill=shade("#3B2206", 0.45))
    art.circle(h - 0.4, h - 0.6, 11.4, fill=brass())
    with art.at(h - 4.2, h - 5):
        art.painter.rotate(-38)
        art.ellipse(0, 0, 3.6, 2.5, fill=shade("#FFFFFF", 0.85))


def _paint_keyhole(art: Art) -> None:
    """Paint a round sunk moulding with an iron shield."""
    pale, mid, dark, deep = DRAWERS["y"]
    h = _HALF
    art.circle(h, h, 29.5, fill=shade(deep, 0.55))
    art.circle(h + 0.9, h + 1.1, 29.5, stroke=shade("#FFFFFF", 0.5))
    art.circle(h, h, 28, fill=linear([(0, pale), (0.6, mid), (1, mid)], 0, 0, 0.7, 1))
    art.circle(h, h, 25, fill=shade(deep, 0.42))
    art.circle(h + 0.4, h + 0.5, 24.2, fill=linear([(0, dark), (0.25, mid), (1, pale)], 0, 0, 0.8, 1))
    art.circle(h, h, 26.6, stroke=shade("#FFFFFF", 0.28), width=0.9)
    shield = outline(_SHIELD)
    art.blur(shield, shade("#3A2205", 0.55), 2.2, 3, 4)
    art.path(
        shield,
        fill=linear([(0, "#6B5F55"), (0.4, "#3E352F"), (1, "#211B17")], 0, 0, 0.8, 1),
        stroke="#17110D",
        width=0.9,
    )
    art.path(outline(_SHIELD_LIGHT), stroke=shade("#B5A694", 0.8), width=0.9)
    art.path(outline(_KEYHOLE).translated(0.8, 0.9), fill=shade("#F0C463", 0.75))
    art.path(outline(_KEYHOLE), fill="#080402")
    art.circle(38, 21.2, 1.5, fill="#9B8B78")
    art.circle(38, 53.6, 1.5, fill="#9B8B78")


def _paint_star(art: Art) -> None:
    """Paint stringing and a compass star in walnut and ivory."""
    h = _HALF
    art.rect(9.5, 9.5, 57, 57, 1, stroke=EBONY, width=1.6)
    art.rect(12.2, 12.2, 51.6, 51.6, 1, stroke=IVORY)
    for x in (9.5, 66.5):
        for y in (9.5, 66.5):
            lozenge = polygon((x - 4.2, y), (x, y - 4.2), (x + 4.2, y), (x, y + 4.2))
            art.path(lozenge, fill=IVORY, stroke=EBONY, width=1.3)
    art.circle(h, h, 20.5, stroke=EBONY, width=1.3)
    _paint_points(art, 20.5, 7, 45, "#8A5B36", "#D9B27C")
    _paint_points(art, 26, 8.4, 0, EBONY, IVORY)
    corners = []
    for i in range(4):
        for reach, angle in ((26, radians(90 * i)), (8.4, radians(90 * i + 45))):
            corners.append((h + reach * sin(angle), h - reach * cos(angle)))
    art.path(polygon(*corners), stroke=EBONY, width=0.9, rounded=True)
    art.circle(h, h, 3.2, fill=IVORY, stroke=EBONY, width=1.1)


def _paint_points(art: Art, reach: float, waist: float, turned: float, dark: str, pale: str) -> None:
    """Paint four points of the star, each half in light."""
    h = _HALF

    def at(radius: float, angle: float) -> tuple[float, float]:
        return h + radius * sin(angle), h - radius * cos(angle)

    for i in range(4):
        angle = radians(90 * i + turned)
        art.path(polygon((h, h), at(reach, angle), at(waist, angle - pi / 4)), fill=pale)
        art.path(polygon((h, h), at(reach, angle), at(waist, angle + pi / 4)), fill=dark)


def _paint_cup(art: Art) -> None:
    """Paint reeds above and below a brass cup pull."""
    pale, mid, dark, deep = DRAWERS["b"]
    for top in (7.5, 54.6):
        art.rect(9, top - 0.7, 58, 15.6, 2, fill=shade(deep, 0.6))
        for i in range(3):
            y = top + i * 4.9
            art.rect(9.6, y, 56.8, 4.2, 2.1, fill=linear([(0, pale), (0.45, mid), (1, dark)], 0, 0, 0.8, 1))
            art.rect(11, y + 0.7, 54, 1.1, 0.5, fill=shade("#FFFFFF", 0.5))
            art.rect(11, y + 3, 54, 1.1, 0.5, fill=shade(deep, 0.5))
    plate, dome = outline(_PLATE), outline(_DOME)
    art.blur(plate, shade("#060D24", 0.62), 2.2, 2.4, 5)
    art.path(plate, fill=brass_plate(), stroke="#4F2F0A", width=0.9)
    art.path(outline("M13 45.6C13.4 34.6 23.4 27 38 27S62.6 34.6 63 45.6"), stroke=shade("#FFEFC0", 0.75), width=0.9)
    art.path(dome.translated(0.8, 1.2), fill=shade("#3B2206", 0.55))
    cup = radial([(0, "#FFF4CC"), (0.35, "#F0CB76"), (0.72, "#BC8630"), (1, "#74490F")], 0.5, 0.62, 0.62, (0.34, 0.3))
    art.path(dome, fill=cup, stroke="#6B4312", width=0.7)
    rim = outline("M18.6 46.9C25 50.2 31.4 51.2 38 51.2S51 50.2 57.4 46.9")
    art.path(rim, stroke=shade("#FFE7A8", 0.85), rounded=True)
    art.path(outline("M22.6 42C23.6 35.6 29.4 31.8 36.5 31.6"), stroke=shade("#FFFFFF", 0.9), width=2, rounded=True)
    for x in (14.6, 61.4):
        art.circle(x, 46, 1.3, fill="#5A3A12")
        art.path(outline(f"M{x - 0.8:.1f} 46.6L{x + 0.8:.1f} 45.4"), stroke="#FFE7A8", width=0.5)
