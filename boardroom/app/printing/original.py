"""A person's original booklet on paper: texts set like our rules, pages as they are."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from boardroom.app.printing.paper import UNIT, Leaf, Paper
from boardroom.app.reading.originals_model import OriginalsModel
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.store import Original

MARGIN = 8.0  # millimetres
FINE = 1600  # pixels across a page


def current(model: OriginalsModel, game: str) -> Original | None:
    """Return the booklet of a game that is read: the one that was chosen, else the newest."""
    found = model.of(game)
    return next((one for one in found if one.id == model.chosen.get(game)), found[-1] if found else None)


def pictured(model: OriginalsModel, original: Original, paper: Paper) -> list[Leaf]:
    """Return the pages of a booklet, each as large as the paper allows."""
    return [Leaf(paper.width, paper.height, _page(model, original, number, paper)) for number in range(original.pages)]


def _page(model: OriginalsModel, original: Original, number: int, paper: Paper) -> Callable[[QPainter], None]:
    def paint(painter: QPainter) -> None:
        try:
            image = model.drawn(original, number, FINE)
        except RefusedBooklet:
            return  # the file has gone meanwhile: the page stays empty, as it does on the screen
        room = QRectF(MARGIN, MARGIN, paper.width - 2 * MARGIN, paper.height - 2 * MARGIN)
        scale = min(room.width() / image.width(), room.height() / image.height()) * UNIT
        place = QRectF(0, 0, image.width() * scale, image.height() * scale)
        place.moveCenter(room.center() * UNIT)
        painter.drawImage(place, image)

    return paint
