"""A game's rules on one page, in two columns: the blocks of its rulebook that summary.json names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from boardroom.app.pictures.covers import COVER
from boardroom.app.printing.filling import Column, fill
from boardroom.app.printing.front import paint_box, people
from boardroom.app.printing.paper import UNIT, Leaf, Paper
from boardroom.app.printing.strips import Cutter, Figures, Strip
from boardroom.app.printing.typography import PrintTypeface, ink
from boardroom.books.rulebook.book import Book
from boardroom.core.game import Game
from boardroom.ui.game.face import Face

translate = QCoreApplication.translate

SIZES: Final = (11.0, 10.75, 10.5, 10.25, 10.0, 9.75, 9.5, 9.25, 9.0, 8.75, 8.5)  # points; smaller is no help
SIDE, TOP, BOTTOM, GAP, HEAD = 15.0, 13.0, 13.0, 8.0, 26.0  # millimetres


class SummaryPage:
    """Sets a summary in the largest type that one page has room for."""

    def __init__(
        self, book: Book, chosen: Sequence[str], game: Game, face: Face, figures: Figures, paper: Paper
    ) -> None:
        self._book, self._chosen, self._game, self._face, self._figures = book, chosen, game, face, figures
        self.paper = paper
        self._wide = (paper.width - 2 * SIDE - GAP) / 2 * UNIT
        self._room = (paper.height - TOP - HEAD - BOTTOM) * UNIT
        for size in SIZES:
            self.type = PrintTypeface(size, brief=True)
            self.columns = self._balanced()
            if len(self.columns) <= 2:
                break

    @property
    def fits(self) -> bool:
        """Whether one page is enough."""
        return len(self.columns) <= 2

    def _strips(self) -> Iterator[Strip]:
        cutter = Cutter(self._book, self.type, self._wide, self._figures, None, brief=True)
        before, step = "", 0
        for id in self._chosen:
            section, block = self._book.places[id]
            assert block is not None
            if section.id != before:
                before, step = section.id, 0
                yield cutter.heading(section)
            step += block.kind == "step"
            yield from cutter.blocks([replace(block, number=step)])  # steps may have been left out

    def _balanced(self) -> list[Column]:
        """Fill two columns to about the same height."""
        strips = list(self._strips())
        columns = fill(strips, self._room)
        if len(columns) > 2:
            return columns
        low, high = 0.0, self._room
        while high - low > UNIT:
            middle = (low + high) / 2
            tried = fill(strips, middle)
            if len(tried) <= 2 and all(column.height <= middle for column in tried):
                high, columns = middle, tried
            else:
                low = middle
        return columns

    @property
    def leaf(self) -> Leaf:
        """The page."""
        return Leaf(self.paper.width, self.paper.height, self._paint)

    def _paint(self, painter: QPainter) -> None:
        left, top = SIDE * UNIT, TOP * UNIT
        right = (self.paper.width - SIDE) * UNIT
        head = PrintTypeface(11)
        high = (HEAD - 9) * UNIT
        box = QRectF(left, top, high * COVER.width() / COVER.height(), high)
        paint_box(painter, box, self._face)
        x = box.right() + 5 * UNIT
        painter.setPen(ink("ink"))
        painter.setFont(head.font(34, serif=True))
        painter.drawText(QPointF(x, top + 10.2 * UNIT), self._book.title)
        facts = f"{self._face.tagline()} · {people(self._game)} · {self._face.minutes()}"
        painter.setPen(ink("muted"))
        painter.setFont(head.font(14))
        painter.drawText(QPointF(x, top + 16.2 * UNIT), facts)
        said = translate("Print", "The rules on one page")
        painter.drawText(QPointF(right - head.wide(said, 14), top + 10.2 * UNIT), said)
        painter.setPen(QPen(ink("line"), 0.25 * UNIT))
        painter.drawLine(QPointF(left, top + (HEAD - 5) * UNIT), QPointF(right, top + (HEAD - 5) * UNIT))
        for index, column in enumerate(self.columns):
            column.paint(painter, left + index * (self._wide + GAP * UNIT), (TOP + HEAD) * UNIT)
