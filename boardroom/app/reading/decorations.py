"""What is painted on a page of a rulebook besides its letters: notes, badges, numerals, notation and what was found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from boardroom.app.reading.document import BADGE, PADDING, SetBook, Span
from boardroom.books.rulebook.search import Mark
from boardroom.ui.style.theme import Theme, font

Found = tuple[Span, Sequence[Mark]]


def paint_badge(painter: QPainter, box: QRectF, tag: str, theme: Theme, letter: float = 0.53) -> None:
    """Paint a tag: whose words these are. Boardroom's own decisions stand out; the letter is a share of its height."""
    token = "act" if tag == "D" else "look" if tag == "R" else "muted"
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color(token), box.width() / 15))
    inset = box.width() / 30
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), box.width() * 0.27, box.width() * 0.27)
    painter.setFont(font(box.height() * letter, bold=True))
    painter.setPen(theme.color("ink" if tag == "R" else token))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, tag)


def paint_source(painter: QPainter, room: QRectF, tag: str, theme: Theme) -> None:
    """Paint a tag within the text, in the room that is kept for it, off the words before it."""
    side = room.width() * 0.8
    box = QRectF(room.right() - side, room.center().y() - side / 2, side, side)
    paint_badge(painter, box, tag, theme, letter=0.7)


class Decorations:
    """Paints one setting, between two heights of its document."""

    def __init__(self, setting: SetBook, left: float, measure: float) -> None:
        self._setting, self._left, self._measure = setting, left, measure
        self._face, self._theme = setting.face, setting.face.theme

    def _seen(self, top: float, bottom: float) -> Iterable[Span]:
        """Return the spans that are at least partly there."""
        air = self._face.px(60)
        for span in self._setting.spans:
            start = self._setting.top(span)
            if start > bottom + air:
                return
            if self._setting.bottom(span) > top - air:
                yield span

    def paint_under(
        self, painter: QPainter, top: float, bottom: float, pointed: str, found: Sequence[Found], current: int
    ) -> None:
        """Paint what lies below the letters."""
        for span in self._seen(top, bottom):
            if span.id == pointed and span.kind != "figure":
                self._paint_pointed(painter, span)
            if span.kind == "note":
                self._paint_note(painter, span)
            for start, end in span.notation:
                for box in self._setting.boxes(start, end):
                    self._paint_chip(painter, box)
        for number, (span, marks) in enumerate(found):
            if span.kind != "figure" and self._setting.top(span) < bottom and self._setting.bottom(span) > top:
                for mark in marks:
                    for box in self._setting.boxes(*self._setting.letters(span, mark)):
                        self._paint_hit(painter, box, number == current)

    def paint_over(self, painter: QPainter, top: float, bottom: float) -> None:
        """Paint what lies above them, or beside."""
        for span in self._seen(top, bottom):
            if span.kind == "step":
                self._paint_numeral(painter, span)
            elif span.kind == "list":
                self._paint_bullets(painter, span)
            if span.kind not in ("figure", "heading"):
                self._paint_badges(painter, span)
            for at, tag in span.sources:
                for room in self._setting.boxes(at, at + 1):
                    paint_source(painter, room, tag, self._theme)

    # ---------------------------------------------------------------- below

    def _paint_pointed(self, painter: QPainter, span: Span) -> None:
        """Show which paragraph one was led to."""
        px = self._face.px
        box = QRectF(
            self._left - px(16),
            self._setting.top(span) - px(6),
            self._measure + px(24),
            self._setting.bottom(span) - self._setting.top(span) + px(12),
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("look_soft"))
        painter.drawRoundedRect(box, 8, 8)
        painter.setBrush(self._theme.color("look"))
        painter.drawRoundedRect(QRectF(box.left(), box.top() + 6, 3, box.height() - 12), 1.5, 1.5)

    def note_box(self, span: Span) -> QRectF:
        """Return the box of a note."""
        top, bottom = self._setting.top(span), self._setting.bottom(span)
        air = self._face.px(PADDING - 4)
        return QRectF(self._left, top - air, self._measure, bottom - top + 2 * air)

    def _paint_note(self, painter: QPainter, span: Span) -> None:
        painter.setPen(QPen(self._theme.color("line"), 1))
        painter.setBrush(self._theme.color("ground"))
        painter.drawRoundedRect(self.note_box(span).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)

    def _paint_chip(self, painter: QPainter, box: QRectF) -> None:
        """Paint the ground of a move or a place as it is written down."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("well"))
        painter.drawRoundedRect(box.adjusted(-3, -1, 3, 1), 4, 4)

    def _paint_hit(self, painter: QPainter, box: QRectF, current: bool) -> None:
        around = box.adjusted(-3, -1, 3, 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("hit"))
        painter.drawRoundedRect(around, 3, 3)
        if current:
            painter.fillRect(QRectF(around.left(), around.bottom() - 1, around.width(), 2), self._theme.color("look"))

    # ---------------------------------------------------------------- above and beside

    def _paint_numeral(self, painter: QPainter, span: Span) -> None:
        face = self._face
        top = self._setting.top(span)
        painter.setFont(face.font(28, bold=True, serif=True))
        painter.setPen(self._theme.color("act"))
        base = top + span.line * 0.58 + painter.fontMetrics().capHeight() * 0.5
        painter.drawText(QPointF(self._left + face.px(4), base), str(span.number))

    def _paint_bullets(self, painter: QPainter, span: Span) -> None:
        face = self._face
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("act"))
        radius = face.px(6) / 2
        for left, top in self._setting.paragraphs(span):
            painter.drawEllipse(QPointF(self._left + left - face.px(16), top + span.line * 0.6), radius, radius)

    def _paint_badges(self, painter: QPainter, span: Span) -> None:
        """Paint the tags in the margin, or within a note before its heading."""
        face, side = self._face, self._face.px(BADGE)
        top = self._setting.top(span) + span.line * 0.58 - side / 2
        left = self._left + self._measure + face.px(12)
        if span.headed:
            left = self._left + face.px(PADDING)
        elif span.kind == "table":
            top = self._setting.top(span) + face.px(6)
        for index, tag in enumerate(span.tags):
            paint_badge(painter, QRectF(left + index * (side + face.px(4)), top, side, side), tag, self._theme)
