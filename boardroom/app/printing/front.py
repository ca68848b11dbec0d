"""The first pages of a printed rulebook: title, picture, contents, and what the tags mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from boardroom.app.pictures.covers import COVER
from boardroom.app.printing.paper import UNIT, Format
from boardroom.app.printing.strips import BADGE, paint_badges
from boardroom.app.printing.typography import PrintTypeface, ink, said
from boardroom.app.reading.document import source_words, tag_words
from boardroom.app.reading.typography import TAGS
from boardroom.books.rulebook.book import Book, Section
from boardroom.core.game import Game
from boardroom.ui.game.face import Face
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import LIGHT
from boardroom.ui.style.translation import translate


def people(game: Game) -> str:
    """Say how many may play."""
    few, many = game.seats[0], game.seats[-1]
    if few == many:
        return translate("Print", "%n players", "", few)
    if len(game.seats) == 2:
        return translate("Print", "{few} or {many} players").format(few=few, many=many)
    return translate("Print", "{few} to {many} players").format(few=few, many=many)


def paint_box(painter: QPainter, rect: QRectF, face: Face) -> None:
    """Paint a game's box from the front."""
    scale = rect.width() / COVER.width()
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    painter.save()
    face.paint_cover(painter, COVER, LIGHT)
    painter.restore()
    around = QPainterPath()
    around.addRect(COVER.adjusted(-1, -1, 1, 1))
    painter.fillPath(around.subtracted(rounded(COVER, 8)), Qt.GlobalColor.white)  # covers set clips of their own
    painter.restore()


class Front:
    """The title page; of a booklet a cover, with the contents behind it."""

    def __init__(self, book: Book, game: Game, face: Face, type_: PrintTypeface, form: Format) -> None:
        self._book, self._game, self._face, self._type, self._form = book, game, face, type_, form

    @property
    def count(self) -> int:
        """How many pages there are before the text."""
        return 2 if self._form.folded else 1

    def pages(self, numbers: Mapping[str, int]) -> list[Callable[[QPainter], None]]:
        """Return what paints them; the contents say on which pages the sections begin."""
        if self._form.folded:
            return [self._cover, lambda painter: self._inside(painter, numbers, self._form.top * UNIT)]
        return [lambda painter: self._title(painter, numbers)]

    def facts(self) -> str:
        """Say in a line who may play, and how long."""
        return f"{people(self._game)} · {self._face.minutes()}"

    def _cover(self, painter: QPainter) -> None:
        form, face = self._form, self._type
        middle, wide = form.width / 2 * UNIT, form.width * 0.56 * UNIT
        box = QRectF(middle - wide / 2, form.height * 0.16 * UNIT, wide, wide * COVER.height() / COVER.width())
        paint_box(painter, box, self._face)
        y = box.bottom() + face.px(64)
        for text, size, serif, token in (
            (self._book.title, 52.0, True, "ink"),
            (self._face.tagline(), 18.0, False, "muted"),
            (self.facts(), 15.0, False, "muted"),
        ):
            painter.setFont(face.font(size, serif=serif))
            painter.setPen(ink(token))
            painter.drawText(QPointF(middle - face.wide(text, size, serif=serif) / 2, y), text)
            y += face.px(34 if serif else 27)

    def _title(self, painter: QPainter, numbers: Mapping[str, int]) -> None:
        form, face = self._form, self._type
        left, top, wide = form.left * UNIT, form.top * UNIT, 44.0 * UNIT
        box = QRectF(left, top, wide, wide * COVER.height() / COVER.width())
        paint_box(painter, box, self._face)
        x, y = box.right() + face.px(30), box.top() + face.px(76)
        painter.setPen(ink("ink"))
        painter.setFont(face.font(52, serif=True))
        painter.drawText(QPointF(x, y), self._book.title)
        painter.setFont(face.font(18))
        painter.setPen(ink("muted"))
        painter.drawText(QPointF(x, y + face.px(38)), self._face.tagline())
        painter.drawText(QPointF(x, y + face.px(66)), self.facts())
        self._inside(painter, numbers, box.bottom() + face.px(44))

    def _inside(self, painter: QPainter, numbers: Mapping[str, int], top: float) -> None:
        """Paint the contents, and at the foot of the page the tags."""
        form, face = self._form, self._type
        left, measure = form.left * UNIT, form.measure * UNIT
        painter.setFont(face.font(24, serif=True))
        painter.setPen(ink("ink"))
        y = top + face.px(24)
        painter.drawText(QPointF(left, y), translate("Print", "Contents"))
        foot = self._legend(painter)
        room = foot - y - face.px(24)
        rows = sum(1.0 if section.level == 1 else 0.84 for section in self._book.sections)
        step = min(face.px(28), room / rows)
        y += face.px(12)
        for section in self._book.sections:
            high = step if section.level == 1 else step * 0.84
            self._row(painter, section, left, y, measure, high, numbers[section.id])
            y += high

    def _row(
        self, painter: QPainter, section: Section, left: float, top: float, measure: float, high: float, number: int
    ) -> None:
        """Paint a line of the contents: dots lead to the page."""
        face, chapter = self._type, section.level == 1
        size = face.body if chapter else face.small
        x = left if chapter else left + face.px(24)
        (line, *_) = face.lines(said(section.heading), measure, size, "ink" if chapter else "muted", bold=chapter)
        line.draw(painter, x, top, high)
        wide = face.wide(str(number), size, bold=chapter)
        painter.setFont(face.font(size, bold=chapter))
        painter.setPen(ink("ink" if chapter else "muted"))
        base = top + high / 2 + painter.fontMetrics().capHeight() * 0.5
        painter.drawText(QPointF(left + measure - wide, base), str(number))
        dots = QPen(ink("edge"), face.px(1))
        dots.setDashPattern([1, 4])
        painter.setPen(dots)
        start = x + line.wide + face.px(8)
        painter.drawLine(QPointF(start, base), QPointF(left + measure - face.px(34), base))

    def _legend(self, painter: QPainter) -> float:
        """Paint what the tags mean, and return where that begins."""
        form, face = self._form, self._type
        used = {tag for block in self._book.blocks for tag in block.tags}
        tags = [tag for tag in TAGS if tag in used]
        left, bottom = form.left * UNIT, (form.height - form.bottom) * UNIT
        half = form.measure * UNIT / 2
        rows = (len(tags) + 1) // 2
        mixed = any(block.mixed for block in self._book.blocks)
        top = bottom - (rows + mixed) * face.px(26)
        painter.setPen(QPen(ink("line"), face.px(1)))
        painter.drawLine(QPointF(left, top - face.px(12)), QPointF(left + form.measure * UNIT, top - face.px(12)))
        for index, tag in enumerate(tags):
            x, middle = left + index % 2 * half, top + (index // 2 + 0.5) * face.px(26)
            paint_badges(painter, x, middle, tag, face)
            painter.setFont(face.font(face.small))
            painter.setPen(ink("muted"))
            base = middle + painter.fontMetrics().capHeight() * 0.5
            painter.drawText(QPointF(x + face.px(BADGE + 10), base), tag_words(tag))
        if mixed:
            (line, *_) = face.lines(said(source_words()), 2 * half, face.small, "muted")
            line.draw(painter, left, bottom - face.px(26), face.px(26))
        return top - face.px(24)
