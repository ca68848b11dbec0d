"""A rulebook on paper: a title page with the contents, numbered pages, and links that say where they lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainter

from boardroom.app.printing.filling import Column, fill
from boardroom.app.printing.front import Front
from boardroom.app.printing.paper import UNIT, Format, Leaf
from boardroom.app.printing.strips import Cutter, Figures, Strip
from boardroom.app.printing.typography import PrintTypeface, ink
from boardroom.books.rulebook.book import Book
from boardroom.core.game import Game
from boardroom.ui.game.face import Face

translate = QCoreApplication.translate

SMALLER: Final = (0.0, 0.15, 0.3, 0.45)  # points: tried one after the other, where the last page is nearly empty
LAST: Final = 0.2  # of a page
TRIES: Final = 5  # page numbers in the text may move it to another page, which changes page numbers


class TextPages:
    """Sets a book for a format; knows afterwards on which page everything stands."""

    def __init__(self, book: Book, figures: Figures, form: Format, title: str, front: Front | None = None) -> None:
        self.book, self.form, self.title = book, form, title
        self.front = front
        self.before = front.count if front is not None else 0  # pages before the text
        self.numbers: dict[str, int] = {}  # of pages, by the ids of sections and blocks
        self.face = PrintTypeface(form.size)
        self.columns: list[Column] = []
        self.chapters: list[str] = []  # that the pages begin in
        self._figures = figures
        for less in SMALLER:
            self.face = PrintTypeface(form.size - less)
            self._settle()
            if len(self.columns) < 2 or self.columns[-1].height > form.room * LAST:
                break

    def _settle(self) -> None:
        """Set the text until the page numbers in it are right."""
        for _ in range(TRIES):
            before = self.numbers
            self._set()
            if self.numbers == before:
                break

    def _set(self) -> None:
        cutter = Cutter(self.book, self.face, self.form.measure * UNIT, self._figures, self._where)
        strips: list[Strip] = []
        for section in self.book.sections:
            strips.append(cutter.heading(section))
            strips += cutter.blocks(section.blocks)
        self.columns = fill(strips, self.form.room)
        self.chapters = list(_chapters(self.columns))
        self.numbers = {
            id: number
            for number, column in enumerate(self.columns, self.before + 1)
            for _, strip in column.placed
            for id in strip.id.split()
        }

    def _where(self, id: str) -> str:
        return translate("Print", "p. {number}").format(number=self.numbers.get(id, 10))

    @property
    def leaves(self) -> list[Leaf]:
        """All pages, in the order in which they are read."""
        form = self.form
        front = self.front.pages(self.numbers) if self.front is not None else []
        made = [Leaf(form.width, form.height, paint) for paint in front]
        numbers = range(len(made) + 1, len(made) + 1 + len(self.columns))
        return made + [Leaf(form.width, form.height, partial(self._page, number)) for number in numbers]

    def _page(self, number: int, painter: QPainter) -> None:
        form, face = self.form, self.face
        left, top, measure = form.left * UNIT, form.top * UNIT, form.measure * UNIT
        self.columns[number - self.before - 1].paint(painter, left, top)
        painter.setFont(face.font(face.tiny))
        painter.setPen(ink("muted"))
        base, over = (form.height - form.bottom * 0.52) * UNIT, (form.top * 0.58) * UNIT
        chapter = self.chapters[number - self.before - 1]
        outside = left if form.folded and not number % 2 else left + measure
        for text, height, at_end in ((self.title, over, False), (chapter, over, True)):
            wide = face.wide(text, face.tiny)
            painter.drawText(QPointF(left + measure - wide if at_end else left, height), text)
        painter.setFont(face.font(face.body, bold=True))
        painter.setPen(ink("ink"))
        wide = face.wide(str(number), face.body, bold=True)
        painter.drawText(QPointF(outside if outside == left else outside - wide, base), str(number))


class RulesPages(TextPages):
    """Sets a rulebook, with a title page before it."""

    def __init__(self, book: Book, game: Game, face: Face, figures: Figures, form: Format) -> None:
        title = translate("Print", "{game} – rulebook").format(game=book.title)
        super().__init__(book, figures, form, title, Front(book, game, face, PrintTypeface(form.size), form))


def _chapters(columns: Sequence[Column]) -> Iterator[str]:
    """Yield the chapter that each page begins in."""
    chapter = ""
    for column in columns:
        opened = [strip.words for _, strip in column.placed if strip.level == 1]
        yield opened[0] if column.placed[0].strip.level == 1 else chapter
        chapter = opened[-1] if opened else chapter
