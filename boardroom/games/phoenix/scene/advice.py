"""Advice drawn over the table: a hint, and the move that was made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from boardroom.games.phoenix.rules import Discard, Play
from boardroom.games.phoenix.scene.aiming import hop, hop_across
from boardroom.games.phoenix.scene.geometry import CUBE, CUBE_FOOT, DISCARDS, LEDGES, SMALL, card_box, column, cube_x
from boardroom.games.phoenix.scene.palette import ACT_BRIGHT, LOOK
from boardroom.games.phoenix.scene.pieces.cards import PhoenixCard
from boardroom.games.phoenix.tables import shifts
from boardroom.ui.paint.painting import shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.table.overlay_lines import Stroke, Strokes


def draw_advice(strokes: Strokes, move: Play | Discard, side: int, card: PhoenixCard | None, quiet: bool) -> None:
    """Draw a move: its card, and the way of the pieces; quietly where it was made and isn't advised."""
    path = QPainterPath()
    drawn = (
        ways(move, side) if isinstance(move, Play) else [rounded(SMALL.translated(DISCARDS).adjusted(-6, -6, 6, 6), 12)]
    )
    for way in drawn:
        path.addPath(way)
    strokes.draw(_lines(path, quiet))
    if card is not None:
        card.advise(_lines(rounded(card_box(card.text).adjusted(-3, -3, 3, 3), 12), quiet))


def _lines(path: QPainterPath, quiet: bool) -> list[Stroke]:
    dark = shade("#0A0810", 0.75)
    if quiet:
        return [Stroke(path, dark, 7), Stroke(path, QColor(LOOK), 3.5, (1 / 3.5, 7 / 3.5))]
    return [Stroke(path, dark, 10), Stroke(path, QColor(ACT_BRIGHT), 5)]


def ways(move: Play, side: int) -> Sequence[QPainterPath]:
    """Return the arrows that pieces go along, on a side of the table."""
    swaps = not shifts(move.card)
    if move.card == "X":
        x = column(move.here)
        there = hop_across(QPointF(x - 6, 202), QPointF(x - 6, 318), -30)
        return *there, *hop_across(QPointF(x + 6, 318), QPointF(x + 6, 202), 30)
    if move.card[0] == "Q":
        y = CUBE_FOOT - CUBE - 22
        return hop(QPointF(cube_x(move.here), y), QPointF(cube_x(move.there), y), y - 40, swaps)
    y = LEDGES[side] - 60
    return hop(QPointF(column(move.here), y), QPointF(column(move.there), y), y - 44, swaps)
