"""Advice drawn over the table: a hint, the move that was made, and the focus of the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from boardroom.games.phoenix.rules import Discard, Play
from boardroom.games.phoenix.scene.aiming import hop, hop_across
from boardroom.games.phoenix.scene.brush import pen
from boardroom.games.phoenix.scene.cards import Card
from boardroom.games.phoenix.scene.geometry import CUBE, CUBE_FOOT, DISCARDS, HOME, LEDGES, SMALL, column, cube_x
from boardroom.games.phoenix.scene.items import Sketch
from boardroom.games.phoenix.scene.palette import ACT_BRIGHT, LOOK
from boardroom.ui.painting import shade
from boardroom.ui.shadows import rounded
from boardroom.ui.theme import Theme


def draw_advice(sketch: Sketch, move: Play | Discard, side: int, card: Card | None, quiet: bool) -> None:
    """Draw a move: its card, and the way of the pieces; quietly where it was made and isn't advised."""
    path = QPainterPath()
    if isinstance(move, Discard):
        ring = QPainterPath()
        ring.addRoundedRect(SMALL.translated(DISCARDS).adjusted(-6, -6, 6, 6), 12, 12)
        path.addPath(ring)
    else:
        for part in _ways(move, side):
            path.addPath(part)
    if card is not None:
        path.addPath(card.mapToScene(rounded(card.box.adjusted(-3, -3, 3, 3), 12)))
    color, dash = (LOOK, (1.0, 7.0)) if quiet else (ACT_BRIGHT, None)

    def paint(painter: QPainter) -> None:
        painter.strokePath(path, pen(shade("#0A0810", 0.75), 10 if not quiet else 7))
        painter.strokePath(path, pen(color, 5 if not quiet else 3.5, dash))

    sketch.draw(HOME.adjusted(-60, -60, 60, 60), paint)


def _ways(move: Play, side: int) -> Sequence[QPainterPath]:
    swaps = move.card[0] in "PR" or move.card == "Q1"
    if move.card == "X":
        x = column(move.here)
        there = hop_across(QPointF(x - 6, 202), QPointF(x - 6, 318), -30)
        return *there, *hop_across(QPointF(x + 6, 318), QPointF(x + 6, 202), 30)
    if move.card[0] == "Q":
        y = CUBE_FOOT - CUBE - 22
        return hop(QPointF(cube_x(move.here), y), QPointF(cube_x(move.there), y), y - 40, swaps)
    y = LEDGES[side] - 60
    return hop(QPointF(column(move.here), y), QPointF(column(move.there), y), y - 44, swaps)


def draw_focus(sketch: Sketch, box: QRectF, theme: Theme) -> None:
    """Draw a ring around what the keyboard would act on."""
    ring = rounded(box.adjusted(-5, -5, 5, 5), 13)

    def paint(painter: QPainter) -> None:
        painter.strokePath(ring, pen("#14101A" if theme.dark else "#FBF8F2", 7))
        painter.strokePath(ring, pen(ACT_BRIGHT if theme.dark else theme.act, 3.5))

    sketch.draw(box.adjusted(-14, -14, 14, 14), paint)
