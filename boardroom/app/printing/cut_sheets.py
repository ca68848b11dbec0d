"""Laying pieces to cut out onto paper: true to size, side by side, with cut marks and something to measure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from boardroom.app.printing.paper import UNIT, Leaf, Paper
from boardroom.app.printing.typography import PrintedLine, PrintTypeface, ink, said
from boardroom.ui.game.cut_outs import Piece, Sheet

translate = QCoreApplication.translate

MARGIN: Final = 8.0  # millimetres: what most printers can't reach, and a little more
HEAD: Final = 13.0
FOOT: Final = 9.0
APART: Final = 2.0  # between pieces that share no straight cut
TICK: Final = 3.0
MEASURE: Final = 50.0  # the line to lay a ruler at


class Cut(NamedTuple):
    """A piece in its place on a page, in millimetres."""

    box: QRectF
    piece: Piece


def lay_out(pieces: Sequence[Piece], paper: Paper) -> list[list[Cut]]:
    """Place pieces in rows on as many pages as it takes; raise ValueError where one is larger than the paper."""
    wide, high = paper.width - 2 * MARGIN, paper.height - 2 * MARGIN - HEAD - FOOT
    pages: list[list[Cut]] = []
    before: list[Piece] = []
    top = left = 0.0
    for row in _rows(pieces, wide):
        first = row[0]
        if _width(row) > wide or first.height > high:
            raise ValueError(f"{first.name} is larger than {paper.name}")
        gap = _gap(before[0], first) if before else 0.0
        if not pages or top + gap + first.height > high + 0.01:
            pages.append([])
            top = gap = 0.0
        top += gap
        if not (before and before[0].width == first.width):  # else the row begins where the one before does
            left = (paper.width - _width(row)) / 2
        x = left
        for index, piece in enumerate(row):
            x += _gap(row[index - 1], piece) if index else 0.0
            pages[-1].append(Cut(QRectF(x, MARGIN + HEAD + top, piece.width, piece.height), piece))
            x += piece.width
        top += first.height
        before = row
    return pages


def _rows(pieces: Sequence[Piece], wide: float) -> Iterator[list[Piece]]:
    """Yield pieces of one height, as many as go side by side; rows of equal pieces are about equally long."""
    if len({(piece.width, piece.height, piece.shape) for piece in pieces}) == 1:
        count = sum(piece.count for piece in pieces)
        gap = _gap(pieces[0], pieces[0])
        most = max(1, int((wide + gap) // (pieces[0].width + gap)))
        most = ceil(count / ceil(count / most))
        wide = _width([pieces[0]] * most)
    row: list[Piece] = []
    for piece in (piece for kind in pieces for piece in [kind] * kind.count):
        if row and (row[0].height != piece.height or _width([*row, piece]) > wide):
            yield row
            row = []
        row.append(piece)
    yield row


def _gap(one: Piece, other: Piece) -> float:
    """Return how far apart two pieces lie: those with straight edges share a cut."""
    return 0.0 if one.shape == other.shape == "box" and one.height == other.height else APART


def _width(row: Sequence[Piece]) -> float:
    return sum(piece.width for piece in row) + sum(_gap(one, other) for one, other in pairwise(row))


def cut_sheets(title: str, sheets: Sequence[Sheet], paper: Paper) -> list[Leaf]:
    """Return the pages of some sheets."""
    leaves = []
    for sheet in sheets:
        pages = lay_out(sheet.pieces, paper)
        for number, cuts in enumerate(pages, 1):
            name = sheet.name if len(pages) == 1 else f"{sheet.name} {number}/{len(pages)}"
            leaves.append(Leaf(paper.width, paper.height, _Page(title, name, sheet.hint, cuts, paper).paint, name))
    return leaves


class _Page:
    """One page of pieces."""

    def __init__(self, title: str, name: str, hint: str, cuts: Sequence[Cut], paper: Paper) -> None:
        self._title, self._name, self._hint, self._cuts, self._paper = title, name, hint, cuts, paper
        self._type = PrintTypeface(9)

    def paint(self, painter: QPainter) -> None:
        self._paint_head(painter)
        self._paint_measure(painter)
        for box, piece in self._cuts:
            painter.save()
            piece.paint(painter, _units(box))
            painter.restore()
        for line in marks(self._cuts):
            painter.setPen(QPen(ink("ink"), 0.12 * UNIT))
            painter.drawLine(QLineF(line.p1() * UNIT, line.p2() * UNIT))
        painter.setPen(QPen(ink("edge"), 0.1 * UNIT))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for box, piece in self._cuts:
            if piece.shape == "box":
                painter.drawRect(_units(box))
            elif piece.shape == "round":
                painter.drawEllipse(_units(box))

    def _paint_head(self, painter: QPainter) -> None:
        face, left, top = self._type, MARGIN * UNIT, MARGIN * UNIT
        painter.setFont(face.font(20, serif=True))
        painter.setPen(ink("ink"))
        painter.drawText(QPointF(left, top + face.px(18)), self._heading)
        right, step, lines = (self._paper.width - MARGIN) * UNIT, face.px(17), self.hint_lines()
        up = face.px(6) if len(lines) > 1 else 0.0
        for row, line in enumerate(lines):
            line.draw(painter, right - self._hint_room, top + row * step - up, step)

    @property
    def _heading(self) -> str:
        return f"{self._title} – {self._name}"

    @property
    def _hint_room(self) -> float:
        heading = self._type.wide(self._heading, 20, serif=True) + self._type.px(20)
        return (self._paper.width - 2 * MARGIN) * UNIT - heading

    def hint_lines(self) -> list[PrintedLine]:
        """Break what to do with the pieces into lines, beside the heading."""
        return self._type.lines(said(self._hint), self._hint_room, self._type.tiny, "muted")

    def _paint_measure(self, painter: QPainter) -> None:
        """Paint a line whose length is known: a printer may have made everything smaller."""
        face, paper = self._type, self._paper
        left, base = MARGIN * UNIT, (paper.height - MARGIN) * UNIT
        painter.setPen(QPen(ink("ink"), 0.2 * UNIT))
        right = left + MEASURE * UNIT
        painter.drawLine(QPointF(left, base - UNIT), QPointF(right, base - UNIT))
        for x in (left, right):
            painter.drawLine(QPointF(x, base - 2 * UNIT), QPointF(x, base))
        words = translate("Print", "This line is 50 mm long. If yours isn’t, print at 100%, not fitted to the page.")
        (line, *_) = face.lines(said(words), paper.width * UNIT, face.tiny, "muted")
        line.draw(painter, right + face.px(10), base - UNIT - face.px(9), face.px(18))


def marks(cuts: Sequence[Cut]) -> list[QLineF]:
    """Return the cut marks: where straight cuts go on beyond the pieces, and nothing else lies."""
    boxes = [cut.box for cut in cuts]
    found: dict[tuple[float, ...], QLineF] = {}
    for box, piece in cuts:
        if piece.shape != "box":
            continue
        for x, along in ((box.left(), -1), (box.right(), 1)):
            for y, down in ((box.top(), -1), (box.bottom(), 1)):
                for dx, dy in ((along, 0), (0, down)):
                    start, end = QPointF(x + dx * 0.6, y + dy * 0.6), QPointF(x + dx * TICK, y + dy * TICK)
                    if not any(_meets(other, start, end) for other in boxes):
                        key = (round(start.x(), 2), round(start.y(), 2), round(end.x(), 2), round(end.y(), 2))
                        found[key] = QLineF(start, end)
    return list(found.values())


def _meets(box: QRectF, start: QPointF, end: QPointF) -> bool:
    """Tell whether a mark would lie on a piece, or on its edge."""
    around = box.adjusted(-0.3, -0.3, 0.3, 0.3)
    return around.intersects(QRectF(start, end).normalized().adjusted(-0.01, -0.01, 0.01, 0.01))


def _units(box: QRectF) -> QRectF:
    return QRectF(box.x() * UNIT, box.y() * UNIT, box.width() * UNIT, box.height() * UNIT)
