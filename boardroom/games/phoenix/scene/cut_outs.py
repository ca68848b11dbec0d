"""Phoenix to cut out: a board, cards, pawns that stand, cubes to fold, and a sheet for the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from boardroom.games.phoenix.scene.geometry import CARD
from boardroom.games.phoenix.scene.palette import LIGHTS, SEATS, mark_ink, mix, white
from boardroom.games.phoenix.scene.pieces.brush import around, pen, write
from boardroom.games.phoenix.scene.pieces.cards import paint_card
from boardroom.games.phoenix.scene.pieces.pawns import SILHOUETTE, paint_pawn
from boardroom.games.phoenix.scene.pieces.signs import paint_sign
from boardroom.games.phoenix.tables import (
    ALL_COLOURS_POINTS,
    CARDS,
    COLOURS,
    FIRST_POINTS,
    HANDS,
    LINE,
    PAWNS_EACH,
    RUN_POINTS,
    SPECTRUM,
)
from boardroom.ui.game.cut_outs import Painting, Piece, Sheet, cube, fitted, standing
from boardroom.ui.paint.painting import shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import LIGHT
from boardroom.ui.style.translation import translate

# All in millimetres.
WIDE: Final = 60.0  # a card
PAWN: Final = (18.0, 27.0, 8.0)  # a pawn's width, its height, and the flap that it stands on
SIDE: Final = 20.0  # a cube
BOARD: Final = QRectF(0, 0, 190, 116)
POINTS: Final = QRectF(0, 0, 180, 104)


def _card(card: str) -> Painting:
    return fitted(CARD, lambda painter: paint_card(painter, card))


def _cards() -> tuple[Piece, ...]:
    high = WIDE * CARD.height() / CARD.width()
    return tuple(Piece(card, WIDE, high, _card(card), count) for card, count in CARDS.items())


def _pawn(colour: str) -> Piece:
    grown = PAWN[1] * 0.92 / SILHOUETTE.boundingRect().height()

    def paint(painter: QPainter) -> None:
        painter.scale(grown, grown)
        painter.translate(0, -0.5 / grown - SILHOUETTE.boundingRect().bottom())
        paint_pawn(painter, colour)

    return standing(f"pawn-{colour}", PAWN, white(LIGHTS[colour], 0.88), paint, PAWNS_EACH)


def _face(colour: str) -> Painting:
    def paint(painter: QPainter, box: QRectF) -> None:
        base, side = LIGHTS[colour], box.width()
        glow = ((0, white(base, 0.8)), (0.5, white(base, 0.25)), (1, mix(base, "#000000", 0.2)))
        painter.fillRect(box, around(glow, box.center(), side * 0.72))
        paint_sign(painter, colour, box.center(), side * 0.56, mark_ink(colour), white(base, 0.8))

    return paint


def _board(painter: QPainter) -> None:
    """Paint ten places for each player, seen from both sides, and between them those of the cubes."""
    painter.fillPath(rounded(BOARD, 4), QColor("#FBF8F2"))
    painter.strokePath(rounded(BOARD.adjusted(1.5, 1.5, -1.5, -1.5), 3), pen("#4A424F", 0.5))
    pitch, middle = (BOARD.width() - 6) / LINE, BOARD.center()
    painter.setPen(pen(shade("#4A424F", 0.5), 0.25, (0.6, 1.4)))
    for place in range(LINE):
        x = middle.x() + (place - (LINE - 1) / 2) * pitch
        painter.drawLine(QPointF(x, 30), QPointF(x, BOARD.height() - 30))
    for seat in (0, 1):
        painter.save()
        painter.translate(middle)
        painter.rotate(180 * seat)
        for place in range(LINE):
            x = (place - (LINE - 1) / 2) * pitch
            spot = QRectF(x - pitch / 2 + 0.7, middle.y() - 27, pitch - 1.4, 18)
            painter.fillPath(rounded(spot, 2), QColor("#E9E2EC"))
            painter.strokePath(rounded(spot, 2), pen("#7A6F85", 0.35))
            number = LINE - place if seat else place + 1
            _small(painter, QPointF(x, middle.y() - 4.3), str(number), 3.6)
        painter.restore()
    for place in range(SPECTRUM):
        spot = QRectF(middle.x() + (place - SPECTRUM / 2) * 27 + 2.5, middle.y() - 11, 22, 22)
        painter.fillPath(rounded(spot, 3), QColor("#FFFFFF"))
        painter.strokePath(rounded(spot, 3), pen("#4A424F", 0.5))
        _small(painter, spot.center() + QPointF(0, 1.3), str(place + 1), 4, "#B5AABD")


def _small(painter: QPainter, at: QPointF, text: str, size: float, color: str = "#4A424F", align: float = 0.5) -> None:
    """Write in millimetres: fonts have whole sizes, so it is written large and shrunk."""
    painter.save()
    painter.translate(at)
    painter.scale(size / 40, size / 40)
    write(painter, 0, 0, text, 40, color, align, bold=True)
    painter.restore()


def _lines() -> list[tuple[str, str]]:
    """Return what a score sheet counts, and what each is worth."""
    few, many = min(RUN_POINTS), max(RUN_POINTS)
    worth = " · ".join(f"{long}: {given}" for long, given in RUN_POINTS.items())
    return [
        (translate("Phoenix", "First to have all pawns in order"), str(FIRST_POINTS)),
        (translate("Phoenix", "All six colours"), str(ALL_COLOURS_POINTS)),
        (translate("Phoenix", "Runs of {few} to {many}").format(few=few, many=many), worth),
    ]


def _points(painter: QPainter) -> None:
    """Paint a table: the hands of two players, and what each is made of."""
    label, worth = 58.0, 26.0
    total = translate("Phoenix", "Total")
    heads = [translate("Phoenix", "Hand {number}").format(number=hand + 1) for hand in range(HANDS)]
    column = (POINTS.width() - label - worth) / (2 * HANDS + 2)
    rows: Sequence[tuple[str, str]] = [*_lines(), (total, "")]
    top, high = 22.0, 18.0
    painter.setPen(pen("#4A424F", 0.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(POINTS.adjusted(0.5, 0.5, -0.5, -0.5))
    for hand, text in enumerate([*heads, total]):
        left = label + worth + 2 * hand * column
        _small(painter, QPointF(left + column, 9), text, 4.2)
        painter.setPen(pen("#4A424F", 0.4))
        painter.drawLine(QPointF(left, 3), QPointF(left, POINTS.height()))
        for seat, (color, ink) in enumerate(SEATS):
            at = QPointF(left + (seat + 0.5) * column, 16)
            painter.setBrush(QColor(color))
            painter.setPen(pen("#4A424F", 0.25))
            painter.drawEllipse(at, 3.2, 3.2)
            _small(painter, at + QPointF(0, 1.35), str(seat + 1), 3.8, ink)
        painter.setPen(pen(shade("#4A424F", 0.5), 0.25))
        painter.drawLine(QPointF(left + column, top), QPointF(left + column, POINTS.height()))
    for row, (text, given) in enumerate(rows):
        y = top + row * high
        painter.setPen(pen("#4A424F", 0.4))
        painter.drawLine(QPointF(0, y), QPointF(POINTS.width(), y))
        _small(painter, QPointF(4, y + high / 2 + 1.4), text, 3.8, LIGHT.ink, 0.0)
        _small(painter, QPointF(label + worth - 4, y + high / 2 + 1.4), given, 3.8, LIGHT.muted, 1.0)


def sheets() -> tuple[Sheet, ...]:
    """Return everything to cut out."""
    return (
        Sheet(
            translate("Phoenix", "Board"),
            translate("Phoenix", "Glue it onto card."),
            (Piece("board", BOARD.width(), BOARD.height(), fitted(BOARD, _board)),),
        ),
        Sheet(
            translate("Phoenix", "Pawns"),
            translate(
                "Phoenix", "Fold them at the heads, glue them back to back, and bend out the flaps so they stand."
            ),
            tuple(map(_pawn, COLOURS)),
        ),
        Sheet(
            translate("Phoenix", "Cubes"),
            translate("Phoenix", "Score the lines, fold along them, and glue the flaps."),
            tuple(cube(f"cube-{colour}", SIDE, [_face(colour)] * 6) for colour in COLOURS),
        ),
        Sheet(
            translate("Phoenix", "Cards"),
            translate("Phoenix", "Print them on card, or put the paper in sleeves."),
            _cards(),
        ),
        Sheet(
            translate("Phoenix", "Score sheet"),
            translate("Phoenix", "Two games."),
            (Piece("points", POINTS.width(), POINTS.height(), fitted(POINTS, _points), 2),),
        ),
    )
