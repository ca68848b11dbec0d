"""A rulebook cut into strips as wide as the text: lines, rows, notes and figures, which pages are filled with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from boardroom.app.printing.tables import shares
from boardroom.app.printing.typography import PrintedLine, PrintTypeface, Where, ink, said, words_of
from boardroom.app.reading.decorations import paint_badge
from boardroom.app.reading.document import figure_words, note_heading
from boardroom.app.reading.exhibit import Exhibit
from boardroom.books.rulebook.book import Block, Book, Run, Runs, Section, plain
from boardroom.ui.style.theme import LIGHT

Paint = Callable[[QPainter, float, float], None]  # at a left and a top
Figures = Callable[[str], Exhibit]
INDENT = {"step": 34.0, "list": 20.0}
PADDING = 14.0
BADGE = 17.0
WHOLE = 14  # rows of a table that is never cut
WIDE = (0.62, 0.55, 0.48, 0.42)  # how high a wide picture may be, to the measure
ACROSS = 0.4  # of the measure: a picture that needs no more


@dataclass(frozen=True, slots=True)
class Strip:
    """Something that is never cut: it has a height, and stands below what is before it at a distance."""

    height: float
    paint: Paint
    words: str = ""
    above: float = 0.0  # nothing at the top of a page
    sticks: bool = False  # to the next: no page ends between them
    id: str = ""  # of the section or block that begins here
    again: Strip | None = None  # what is repeated above it at the top of a page
    level: int = 0  # of a heading
    floats: bool = False  # text of its section may go before it, where it doesn't fit any more
    smaller: tuple[Strip, ...] = ()  # what may stand in its place where it doesn't fit


def paint_badges(painter: QPainter, left: float, middle: float, tags: str, face: PrintTypeface) -> None:
    """Paint the tags of a block."""
    side = face.px(BADGE)
    for index, tag in enumerate(tags):
        box = QRectF(left + index * (side + face.px(3)), middle - side / 2, side, side)
        paint_badge(painter, box, tag, LIGHT)


class Cutter:
    """Cuts a book in one measure and size."""

    def __init__(
        self,
        book: Book,
        face: PrintTypeface,
        measure: float,
        figures: Figures,
        where: Where | None,
        brief: bool = False,
    ) -> None:
        self._book, self._face, self._measure = book, face, measure
        self._figures, self._where = figures, where
        self._brief = brief  # nothing beside the words: no tags, no numbers of figures

    def heading(self, section: Section) -> Strip:
        """Return a section's heading."""
        face = self._face
        chapter = section.level == 1
        size = face.chapter if chapter else face.section
        lines = face.lines(said(section.heading), self._measure, size, serif=True)
        high = face.px(size * 1.22)

        def paint(painter: QPainter, x: float, y: float) -> None:
            for row, line in enumerate(lines):
                line.draw(painter, x, y + row * high, high)

        above = face.px(size * 1.25)
        tall = high * len(lines) + face.px(4)
        return Strip(tall, paint, words_of(lines), above, sticks=True, id=section.id, level=section.level)

    def blocks(self, blocks: Sequence[Block]) -> Iterator[Strip]:
        """Cut blocks; two narrow figures in a row stand side by side."""
        index = 0
        while index < len(blocks):
            block = blocks[index]
            beside = blocks[index + 1] if index + 1 < len(blocks) else None
            if block.figure and beside is not None and beside.figure and self._pairs(block, beside):
                yield self._pair(block, beside)
                index += 2
                continue
            leads = beside is not None and beside.kind != "figure" and plain(block.parts[-1]).endswith(":")
            strips = list(self._block(block))
            yield from strips[:-1]
            yield replace(strips[-1], sticks=strips[-1].sticks or leads)
            index += 1

    def _block(self, block: Block) -> Iterator[Strip]:
        if block.kind == "table":
            return self._table(block)
        if block.kind == "note":
            return iter([self._note(block)])
        if block.kind == "figure":
            return iter([self._figure(block)])
        return self._prose(block)

    # ---------------------------------------------------------------- text

    def _prose(self, block: Block) -> Iterator[Strip]:
        """Cut a paragraph, a step, or the items of a list, into lines; the first two and the last two stay together."""
        face, indent = self._face, self._face.px(INDENT.get(block.kind, 0.0))
        high = face.px(face.line)
        for item, part in enumerate(block.parts):
            left = indent * (1 + block.depths[item]) if block.depths else indent
            lines = face.lines(self._said(part), self._measure - left, face.body, where=self._where)
            for row, line in enumerate(lines):
                first = not row
                yield Strip(
                    high,
                    self._line(block, line, left, high, mark=first, tags=first and not item),
                    line.words,
                    above=face.px(face.line * (0.16 if item else 0.45)) if first else 0.0,
                    sticks=row < len(lines) - 1 and (first or row == len(lines) - 2 or len(lines) <= 3),
                    id=block.id if first and not item else "",
                )

    def _line(self, block: Block, line: PrintedLine, left: float, high: float, mark: bool, tags: bool) -> Paint:
        def paint(painter: QPainter, x: float, y: float) -> None:
            if mark and block.kind == "step":
                self._numeral(painter, x, y + high / 2, block.number)
            elif mark and block.kind == "list":
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ink("act"))
                radius = self._face.px(2.6)
                painter.drawEllipse(QPointF(x + left - self._face.px(13), y + high * 0.53), radius, radius)
            line.draw(painter, x + left, y, high)
            if tags:
                self._tags(painter, x, y + high / 2, block)

        return paint

    def _said(self, runs: Runs) -> Runs:
        """Return what is printed of a text."""
        return tuple(run for run in runs if run.style != "tag") if self._brief else runs

    def _numeral(self, painter: QPainter, x: float, middle: float, number: int) -> None:
        painter.setFont(self._face.font(24, bold=True, serif=True))
        painter.setPen(ink("act"))
        base = middle + painter.fontMetrics().capHeight() * 0.56
        painter.drawText(QPointF(x + self._face.px(3), base), str(number))

    def _tags(self, painter: QPainter, x: float, middle: float, block: Block) -> None:
        if not self._brief:
            paint_badges(painter, x + self._measure + self._face.px(11), middle, block.beside, self._face)

    def _note(self, block: Block) -> Strip:
        face, title = self._face, "" if self._brief else note_heading(block.tags)
        pad, high = face.px(PADDING), face.px(face.small_line)
        lines = face.lines(self._said(block.parts[0]), self._measure - 2 * pad, face.small, where=self._where)
        head = face.lines(said(title), self._measure - 2 * pad, face.small, bold=True) if title else []
        rows = len(lines) + len(head)
        tall = rows * high + 2 * face.px(PADDING - 4)

        def paint(painter: QPainter, x: float, y: float) -> None:
            painter.setPen(QPen(ink("line"), face.px(1)))
            painter.setBrush(ink("panel"))
            painter.drawRoundedRect(QRectF(x, y, self._measure, tall), face.px(6), face.px(6))
            top = y + face.px(PADDING - 4)
            for line in head:
                paint_badges(painter, x + pad, top + high / 2, block.beside, face)
                line.draw(painter, x + pad + face.px(BADGE + 3) * len(block.beside) + face.px(4), top, high)
            for row, line in enumerate(lines, len(head)):
                line.draw(painter, x + pad, top + row * high, high)
            if not head:
                self._tags(painter, x, top + high / 2, block)

        return Strip(tall, paint, f"{title}\n{words_of(lines)}", face.px(14), id=block.id)

    # ---------------------------------------------------------------- tables

    def _table(self, block: Block) -> Iterator[Strip]:
        """Cut a table into rows; the header stays with the first of them, and is repeated on another page."""
        face, rows = self._face, [tuple(map(self._said, row)) for row in block.rows]
        gap, high, air = face.px(14), face.px(face.small_line), face.px(face.small_line - 16.5)
        widths = shares(rows, self._measure, gap, face)
        cut: list[Strip] = []
        for number, cells in enumerate(rows):
            bold, token = not number, "ink" if number else "muted"
            set_in = [
                face.lines(tuple(Run(run.text, "bold") for run in cell) if bold else cell, wide, face.small, token,
                           where=self._where)
                for cell, wide in zip(cells, widths, strict=True)
            ]  # fmt: skip
            tall = high * max(map(len, set_in)) + 2 * air
            last = number == len(rows) - 1
            paint = self._row(block, set_in, widths, gap, tall, number, last)
            words = "\n".join(map(words_of, set_in))
            # A long table may be cut, but no page begins with its last row, nor ends with its first.
            sticks = number <= 1 or number == len(rows) - 2 or len(rows) <= WHOLE
            strip = Strip(tall, paint, words, 0.0 if number else face.px(12), sticks=sticks and not last)
            cut.append(replace(strip, id=block.id) if not number else replace(strip, again=cut[0]))
        return iter(cut)

    def _row(
        self, block: Block, cells: Sequence[Sequence[PrintedLine]], widths: Sequence[float], gap: float, tall: float,
        number: int, last: bool,
    ) -> Paint:  # fmt: skip
        face = self._face
        high, air = face.px(face.small_line), face.px(face.small_line - 16.5)

        def paint(painter: QPainter, x: float, y: float) -> None:
            left = x
            for lines, wide in zip(cells, widths, strict=True):
                for row, line in enumerate(lines):
                    line.draw(painter, left, y + air + row * high, high)
                left += wide + gap
            if not last:
                painter.setPen(QPen(ink("line" if number else "edge"), face.px(1 if number else 1.2)))
                painter.drawLine(QPointF(x, y + tall), QPointF(x + self._measure, y + tall))
            if not number:
                self._tags(painter, x, y + air + high / 2, block)

        return paint

    # ---------------------------------------------------------------- figures

    def _pairs(self, one: Block, other: Block) -> bool:
        return not any(self._figures(block.figure).frame.wide for block in (one, other))

    def _pair(self, one: Block, other: Block) -> Strip:
        gap = self._face.px(20)
        wide = (self._measure - gap) / 2
        left, right = self._tall(one, wide), self._tall(other, wide)

        def paint(painter: QPainter, x: float, y: float) -> None:
            left.paint(painter, x, y)
            right.paint(painter, x + wide + gap, y)

        tall, words = max(left.height, right.height), f"{left.words}\n{right.words}"
        return Strip(tall, paint, words, self._face.px(16), id=f"{one.id} {other.id}", floats=True)

    def _figure(self, block: Block) -> Strip:
        """Set a wide figure above its caption, another beside it."""
        if self._figures(block.figure).frame.wide:
            sizes = [replace(self._tall(block, self._measure, part), above=self._face.px(16)) for part in WIDE]
            return replace(sizes[0], smaller=tuple(sizes[1:]))
        face, exhibit = self._face, self._figures(block.figure)
        across = self._measure * ACROSS
        high = min(across * _tallness(exhibit), across)
        lines = self._caption(block, self._measure - across - face.px(18))
        step = face.px(face.small_line)
        text = step * len(lines)
        tall = max(high, text)

        def paint(painter: QPainter, x: float, y: float) -> None:
            exhibit.paint(painter, QRectF(x, y + (tall - high) / 2, across, high), LIGHT)
            top = y + (tall - text) / 2
            for row, line in enumerate(lines):
                line.draw(painter, x + across + face.px(18), top + row * step, step)

        return Strip(tall, paint, words_of(lines), face.px(16), id=block.id, floats=True)

    def _tall(self, block: Block, wide: float, part: float = 1.0) -> Strip:
        """Set a figure above its caption; a wide one may be so many parts of the width high."""
        face, exhibit = self._face, self._figures(block.figure)
        broad = wide if exhibit.frame.wide else min(wide, self._measure * ACROSS)
        high = min(broad * _tallness(exhibit), broad * part)
        lines = self._caption(block, wide)
        step, air = face.px(face.small_line), face.px(8)

        def paint(painter: QPainter, x: float, y: float) -> None:
            exhibit.paint(painter, QRectF(x, y, broad, high), LIGHT)
            for row, line in enumerate(lines):
                line.draw(painter, x, y + high + air + row * step, step)

        return Strip(high + air + step * len(lines), paint, words_of(lines), id=block.id, floats=True)

    def _caption(self, block: Block, wide: float) -> list[PrintedLine]:
        face, caption = self._face, block.parts[0]
        if not self._brief:
            number = figure_words(self._book.figure_numbers[block.figure])
            caption = (Run(f"{number}. ", "bold"), *caption)
        return face.lines(caption, wide, face.small, "muted")


def _tallness(exhibit: Exhibit) -> float:
    """Return how high a figure's picture is to its width."""
    return exhibit.frame.area.height() / exhibit.frame.area.width()
