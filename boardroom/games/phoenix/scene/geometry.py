"""Where everything lies on Phoenix's table. Places count from 0, from left to right, for whoever looks."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from boardroom.games.phoenix.tables import LINE, SPECTRUM

HOME: Final = QRectF(0, 0, 960, 748)
MIDDLE: Final = 480.0
PITCH: Final = 66.0
FELT: Final = QRectF(20, 20, 920, 508)
LEDGES: Final = (392.0, 142.0)  # the tops of the near and the far ledge
LEDGE_LEFT: Final = MIDDLE - 5 * PITCH - 16
LEDGE_WIDE: Final = 10 * PITCH + 32
FOOT: Final = 17.0  # a pawn's foot under the top of its ledge
CUBE: Final = 72.0
CUBE_PITCH: Final = 106.0
CUBE_FOOT: Final = 300.0
VANISH: Final = QPointF(MIDDLE, -72)  # where the depths of the cubes meet
DEPTH: Final = 0.93
GHOST: Final = 497.0  # where the foreseen line stands
GHOST_SIZE: Final = 0.55
PILE: Final = QPointF(84, 248)
DISCARDS: Final = QPointF(876, 248)
SMALL: Final = QRectF(-40, -54, 80, 108)  # a card on a pile
CARD: Final = QRectF(-68, -88, 136, 176)
BACK: Final = QRectF(-37, -50, 74, 100)  # a card of the opponent's
NEAR, FAR = 0, 1  # the two sides of the table

Pose = tuple[float, float, float]  # x, y, turned by


def column(place: float) -> float:
    """Return the middle of a column."""
    return MIDDLE + (place - (LINE - 1) / 2) * PITCH


def foot(side: int, place: float) -> QPointF:
    """Return where a pawn stands."""
    return QPointF(column(place), LEDGES[side] + FOOT)


def cube_x(place: float) -> float:
    """Return the middle of a cube."""
    return MIDDLE + (place - (SPECTRUM - 1) / 2) * CUBE_PITCH


def pawn_box(side: int, place: int) -> QRectF:
    """Return what a pointer must hit to mean a pawn."""
    return QRectF(column(place) - PITCH / 2, LEDGES[side] - 62, PITCH, 110)


def cube_box(place: int) -> QRectF:
    """Return what a pointer must hit to mean a cube."""
    return QRectF(cube_x(place) - CUBE / 2 - 6, CUBE_FOOT - CUBE - 24, CUBE + 12, CUBE + 30)


def near_card(slot: float, cards: int) -> Pose:
    """Return where a card of the near hand lies in the fan."""
    angle = (slot - (cards - 1) / 2) * 3.7
    turn = radians(angle)
    return MIDDLE + 2000 * sin(turn), 646 + 2000 - 2000 * cos(turn), angle


def far_card(slot: float, cards: int) -> Pose:
    """Return where a card of the far hand hangs in."""
    angle = ((cards - 1) / 2 - slot) * 6.2
    turn = radians(angle)
    return MIDDLE - 330 * sin(turn), 20 - 330 + 330 * cos(turn), angle + 180


def raised(slot: int, cards: int) -> Pose:
    """Return where the chosen card of the near hand is held."""
    x, _, angle = near_card(slot, cards)
    return x + angle * 1.35, 632.0, angle * 0.27
