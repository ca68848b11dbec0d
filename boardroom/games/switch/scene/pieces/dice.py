"""What is on Switch's dice: ivory with pips, and the bold iron Switch die with its four signs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from boardroom.games.switch.scene import palette
from boardroom.games.switch.tables import BLANK, BLOCK, GREEN, RED
from boardroom.ui.paint.outline import circle, polygon
from boardroom.ui.paint.painting import Art, linear
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.table.table_dice import DieLook, paint_pips

SIGNS: Final = {1: BLOCK, 6: BLOCK, 2: GREEN, 5: RED, 3: BLANK, 4: BLANK}  # of the Switch die, by the place of a value
PLACES: Final = {BLOCK: 1, GREEN: 2, RED: 5, BLANK: 3}  # which of its places lies up for a sign


def paint_block(art: Art, radius: float, color: str) -> None:
    """Paint the Block sign around the origin: a ring with a bar."""
    wide = radius * 0.3
    art.circle(0, 0, radius - wide / 2, stroke=color, width=wide)
    art.rect(-radius * 0.52, -radius * 0.19, radius * 1.04, radius * 0.38, radius * 0.1, fill=color)


def paint_swap(art: Art, radius: float, color: str) -> None:
    """Paint two arrows around the origin that pass each other."""
    r, path = radius, QPainterPath()
    for way in (1, -1):
        y = -way * r * 0.38
        path.moveTo(-way * r * 0.8, y)
        path.lineTo(way * r * 0.75, y)
        path.moveTo(way * r * 0.4, y - r * 0.36)
        path.lineTo(way * r * 0.8, y)
        path.lineTo(way * r * 0.4, y + r * 0.36)
    art.path(path, stroke=color, width=r * 0.24, rounded=True)


def _plate(face: str, half: float) -> QPainterPath:
    """Return the shape that a sign stands on: round for "may", a stop sign for "must", square for Block."""
    if face == GREEN:
        return circle(0, 0, half * 0.74)
    if face == RED:
        corner = half * 0.76
        cut = corner * 0.414
        return polygon(
            (-cut, -corner), (cut, -corner), (corner, -cut), (corner, cut),
            (cut, corner), (-cut, corner), (-corner, cut), (-corner, -cut),
        )  # fmt: skip
    return rounded(QRectF(-half * 0.7, -half * 0.7, half * 1.4, half * 1.4), half * 0.24)


def paint_sign(art: Art, face: str, half: float) -> None:
    """Paint a sign of the Switch die on a face that reaches so far from its middle."""
    plate = _plate(face, half)
    if face == BLANK:
        art.path(plate, stroke="#4E5863", width=half * 0.04)
        return
    fill = {BLOCK: palette.GOLDS, GREEN: palette.GREENS, RED: palette.REDS}[face]
    gleam = linear([(0, "#FFFFFF", 0.95), (1, "#FFFFFF", 0.7)], 0, 0, 1, 1)  # on iron the plates alone are too dark
    art.path(plate, fill=linear([(0, fill[0]), (1, fill[1])], 0, 0, 1, 1), stroke=gleam, width=half * 0.06)
    if face == BLOCK:
        paint_block(art, half * 0.5, "#22170A")
    else:
        paint_swap(art, half * 0.46, "#FFFFFF")


IVORY: Final = DieLook(palette.IVORY, palette.IVORY_EDGE, palette.GLOW, paint_pips)
IRON: Final = DieLook(
    palette.IRON, palette.IRON_EDGE, palette.GLOW, lambda art, value, size: paint_sign(art, SIGNS[value], size / 2)
)


def paint_flat(art: Art, value: int, size: float, look: DieLook) -> None:
    """Paint a face of a die from its upper left corner, straight from above and up to its edges."""
    above = look.sides[0]
    art.rect(0, 0, size, size, fill=linear([(0, above[0]), (1, above[1])], 0, 0, 1, 1))
    with art.at(size / 2, size / 2):
        look.paint_face(art, value, size)
