"""Pieces of a game to cut out of paper, at their true size; each game says in scene/sheets.py what there is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

Shape = Literal["box", "round", "own"]  # cut around the box, around a circle, or along lines that the piece paints


@dataclass(frozen=True, slots=True)
class Piece:
    """Something to cut out: how large it is in millimetres, how often it is needed, and what paints it into a box."""

    name: str  # the same in every language, as the game's tables call it
    width: float
    height: float
    paint: Callable[[QPainter, QRectF], None]
    count: int = 1
    shape: Shape = "box"


@dataclass(frozen=True, slots=True)
class Sheet:
    """Pieces that are cut out together; they begin on a page of their own."""

    name: str
    hint: str  # what to do with them, in a sentence or two
    pieces: tuple[Piece, ...]


def fitted(natural: QRectF, paint: Callable[[QPainter], None]) -> Callable[[QPainter, QRectF], None]:
    """Return what paints a thing of the game's table, which fills a rectangle there, into a box on paper."""

    def on_paper(painter: QPainter, box: QRectF) -> None:
        painter.save()
        painter.translate(box.topLeft())
        painter.scale(box.width() / natural.width(), box.height() / natural.height())
        painter.translate(-natural.topLeft())
        paint(painter)
        painter.restore()

    return on_paper
