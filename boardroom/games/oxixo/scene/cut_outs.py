"""Oxixo to cut out: a board, cubes to fold, and faces to stick on cubes of wood."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from boardroom.games.oxixo.scene.geometry import Layout
from boardroom.games.oxixo.scene.palette import woods
from boardroom.games.oxixo.scene.pieces.board import Board
from boardroom.games.oxixo.scene.pieces.wood import MARGIN, Mark, cube_picture, mark_picture, paint_dot
from boardroom.games.oxixo.tables import CELLS, SIZE
from boardroom.ui.game.cut_outs import Painting, Piece, Sheet, cube, fitted
from boardroom.ui.paint.painting import copy, device_scale, shade
from boardroom.ui.style.theme import LIGHT, font

translate = QCoreApplication.translate

SIDE: Final = 22.0  # millimetres, of a cube of paper
PLACE: Final = 24.0  # of its place on the board
FACE: Final = 24.0  # of a face for cubes of wood
_LAYOUT: Final = Layout(
    111, 4, 12, 36, top=60, outward=0, northward=0, lift=0, around=0, spare=0, letters=26, dots=0.075
)  # fmt: skip
_MARKS: Final[tuple[Mark, ...]] = ("cross", "circle")


def _face(mark: Mark, dotted: bool, seed: int) -> Painting:
    """Return what paints a face of a cube, seen from straight above."""
    lay, wood = _LAYOUT, woods(LIGHT)

    def paint(painter: QPainter) -> None:
        scale, at = device_scale(painter), QPointF(-MARGIN, -MARGIN)
        copy(painter, at, cube_picture(lay, wood, seed, scale), sharp=False)
        if mark:
            copy(painter, at, mark_picture(lay, wood, mark, scale), sharp=False)
        if dotted:
            paint_dot(painter, lay, wood, "south")

    return fitted(QRectF(0, 0, lay.side, lay.deep), paint)


def _board() -> Piece:
    lay = _LAYOUT
    board = Board(lay, LIGHT)
    board.coordinates = False
    board.hide_ends((side, index) for side in ("south", "west", "north", "east") for index in range(SIZE))

    def paint(painter: QPainter) -> None:
        board.paint(painter, QStyleOptionGraphicsItem())
        painter.setFont(font(lay.letters, bold=True))
        painter.setPen(shade(woods(LIGHT).band_text))
        edge, field, half = lay.board, lay.field, lay.band / 2
        for index in range(SIZE):
            across = QPointF(field.left() + (index + 0.5) * lay.pitch, edge.bottom() - half)
            down = QPointF(edge.left() + half, field.bottom() - (index + 0.5) * lay.row)
            for middle, letter in ((across, "abcde"[index]), (down, str(index + 1))):
                box = QRectF(middle - QPointF(30, 30), middle + QPointF(30, 30))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)

    side = lay.board.width() * PLACE / lay.pitch
    return Piece("board", side, side, fitted(lay.board, paint))


def _cubes() -> Piece:
    """Return the cubes: a cross and a circle on opposite sides, each with its dot."""
    blank = [_face("", False, seed) for seed in range(4)]
    cross, circle = (_face(mark, True, seed) for mark, seed in zip(_MARKS, (4, 5), strict=True))
    return cube("cube", SIDE, [blank[0], blank[1], cross, blank[2], circle, blank[3]], CELLS)


def _faces() -> tuple[Piece, ...]:
    kinds = [("blank", _face("", False, 0))]
    for seed, mark in enumerate(_MARKS, 1):
        kinds += [(mark, _face(mark, False, seed)), (f"{mark}-dot", _face(mark, True, seed))]
    return tuple(Piece(name, FACE, FACE, paint, CELLS) for name, paint in kinds)


def sheets() -> tuple[Sheet, ...]:
    """Return everything to cut out."""
    return (
        Sheet(
            translate("Oxixo", "Board and cubes"),
            translate(
                "Oxixo", "Glue the board onto card. Score the lines of the cubes, fold along them, and glue the flaps."
            ),
            (_board(), _cubes()),
        ),
        Sheet(
            translate("Oxixo", "Stick-on faces"),
            translate("Oxixo", "For wooden cubes. Four players need the faces with a dot; two don’t."),
            _faces(),
        ),
    )
