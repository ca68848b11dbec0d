"""Pieces to cut out, counted and painted for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from boardroom.ui.game.cut_outs import Piece, Sheet


def counted(sheets: Sequence[Sheet]) -> Counter[str]:
    """Return how many of each piece there are on all sheets."""
    counts = Counter[str]()
    for sheet in sheets:
        for piece in sheet.pieces:
            counts[piece.name] += piece.count
    return counts


def picture(piece: Piece, scale: float) -> QImage:
    """Return a piece on white paper, with so many pixels to a millimetre."""
    image = QImage(round(piece.width * scale), round(piece.height * scale), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    piece.paint(painter, QRectF(0, 0, piece.width * scale, piece.height * scale))
    painter.end()
    return image
