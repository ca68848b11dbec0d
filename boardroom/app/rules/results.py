"""What was found in all rulebooks, book by book, with the words around it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QTextDocument
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from boardroom.app.catalogue import GameCatalogue
from boardroom.books.rulebook.book import plain
from boardroom.books.rulebook.search import Hit
from boardroom.ui.kit.buttons import paint_ring
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.panels import clear
from boardroom.ui.kit.rows import ListRow, step
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text

MOST = 60  # rows, shared by the books: whoever finds more looks for more words
AROUND = 44  # letters before the first mark


def excerpt(hit: Hit) -> str:
    """Return the words around a hit, with what was found marked, as rich text."""
    colors = theme()
    part = hit.marks[0].part
    whole = plain(hit.block.parts[part]) if hit.block else hit.section.heading
    first = hit.marks[0].start
    start = 0 if first <= AROUND else whole.rfind(" ", 0, first - AROUND // 2) + 1
    said, at = "…" if start else "", start
    for mark in (mark for mark in hit.marks if mark.part == part and mark.start >= start):
        said += escape(whole[at : mark.start])
        words = escape(whole[mark.start : mark.end])
        said += f'<span style="background-color: {colors.hit}; color: {colors.ink};">{words}</span>'
        at = mark.end
    return said + escape(whole[at : start + 160]) + ("…" if len(whole) > start + 160 else "")


def _spread(hits: Sequence[Hit], books: int) -> Iterator[Hit]:
    """Yield the first hits of every book, so many that all books have room."""
    shown: Counter[str] = Counter()
    for hit in hits:
        shown[hit.game] += 1
        if shown[hit.game] <= MOST // max(1, books):
            yield hit


class ResultRow(Restyled, ListRow):
    """One hit: the section that it is in, and two or three lines of its words."""

    def __init__(self, hit: Hit, parent: QWidget) -> None:
        super().__init__(parent)
        self.hit = hit
        self._text = QTextDocument(self)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.restyle()

    def restyle(self) -> None:
        self._text.setDefaultFont(text(14))
        self._text.setDocumentMargin(0)
        color = theme().muted
        self._text.setHtml(f'<div style="color: {color}; line-height: 130%;">{excerpt(self.hit)}</div>')
        self.setAccessibleName(f"{self.hit.section.heading}: {self._text.toPlainText()}")
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        self._text.setTextWidth(width - 48)
        return px(24) + min(round(self._text.size().height()), px(66)) + 16

    def sizeHint(self) -> QSize:
        return QSize(px(200), self.heightForWidth(max(px(200), self.width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        plate = QRectF(self.rect()).adjusted(12, 2, -12, -2)
        painter = self.begin(plate, "chip" if self.hasFocus() else "")
        painter.setFont(text(14, bold=True))
        painter.setPen(colors.color("ink"))
        room = QRectF(24, 8, self.width() - 48, px(20))
        shown = painter.fontMetrics().elidedText(
            self.hit.section.heading, Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.save()
        painter.translate(24, 8 + px(22))
        self._text.setTextWidth(self.width() - 48)
        self._text.drawContents(painter, QRectF(0, 0, self.width() - 48, px(66)))
        painter.restore()
        if self.ring:
            paint_ring(painter, plate, 8)


class SearchResults(QWidget):
    """The hits of all books; each book has its title above."""

    chosen = Signal(object)  # a Hit

    def __init__(self, catalogue: GameCatalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self.rows: list[ResultRow] = []
        self._list = QVBoxLayout(self)
        self._list.setContentsMargins(0, 0, 0, 16)
        self._list.setSpacing(0)

    def show_hits(self, hits: Sequence[Hit]) -> None:
        """List what was found."""
        clear(self._list)
        self.rows = []
        book, counts = "", Counter(hit.game for hit in hits)
        for hit in _spread(hits, len(counts)):
            if hit.game != book:
                book = hit.game
                count = counts[book]
                title = Label(f"{self._catalogue.face(book).title()} · {count}", 16, serif=True)
                title.setContentsMargins(24, 16 if self.rows else 4, 24, 4)
                self._list.addWidget(title)
            row = ResultRow(hit, self)
            row.clicked.connect(lambda _=False, hit=hit: self.chosen.emit(hit))
            row.stepped.connect(lambda steps, row=row: self._step(row, steps))
            self._list.addWidget(row)
            self.rows.append(row)
        self._list.addStretch(1)

    def begin(self) -> None:
        """Go to the first hit."""
        if self.rows:
            self._step(self.rows[0], 0)

    def _step(self, row: ResultRow, steps: int) -> None:
        there = step(self.rows, row, steps)
        above = self.parentWidget()
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        if above is not None:
            above.ensureWidgetVisible(there, 0, px(24))
