"""The contents of a rulebook: its sections, how often each has what is looked for, and what the tags mean."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.reading.decorations import paint_badge
from boardroom.app.reading.document import source_words, tag_words
from boardroom.books.rulebook.book import Book, Section
from boardroom.ui.kit.buttons import paint_ring
from boardroom.ui.kit.labels import Label, Rule
from boardroom.ui.kit.panels import Content, clear
from boardroom.ui.kit.rows import ListRow, step
from boardroom.ui.kit.scrolling import Scroller
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text, text_scale

translate = QCoreApplication.translate

WIDTH = 264


def contents_width() -> int:
    """Return how wide the contents are; they grow more slowly than the text."""
    return round(WIDTH * (1 + (text_scale() - 1) * 0.6))


class ContentsRow(ListRow):
    """One section."""

    def __init__(self, section: Section, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.section, self._number = section, number
        self._count = 0
        self._here = False
        self.be_here(False)
        self.count(0)

    def be_here(self, here: bool) -> None:
        """Mark it as the one that is read; Tab stops there alone, arrows go to the others."""
        self._here = here
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus)
        self.update()

    def count(self, found: int) -> None:
        """Show how often it has what is looked for."""
        self._count = found
        name = self.section.heading if not self._number else f"{self._number}. {self.section.heading}"
        if found:
            name += ", " + translate("Rulebook", "%n found", "", found)
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(200), px(36 if self.section.level == 1 else 32))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        rect = QRectF(self.rect())
        plate = rect.adjusted(12, 0, -12, 0)
        painter = self.begin(plate, "well" if self._here else "")
        if self._here:
            self.paint_bar(painter, 12, 8, "act")
        end = rect.right() - 20 - self._paint_count(painter, rect)
        strong = self._here
        if self._number:
            painter.setFont(text(14, bold=strong))
            painter.setPen(colors.color("act" if strong else "muted"))
            box = QRectF(px(12) + 4, 0, px(24), rect.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter, str(self._number))
        left = px(40) + 12
        painter.setFont(text(14, bold=strong))
        painter.setPen(colors.color("ink" if strong or self.section.level == 1 else "muted"))
        shown = painter.fontMetrics().elidedText(self.section.heading, Qt.TextElideMode.ElideRight, int(end - left))
        set_tip(self, "" if shown == self.section.heading else self.section.heading)
        painter.drawText(QRectF(left, 0, end - left, rect.height()), Qt.AlignmentFlag.AlignVCenter, shown)
        if self.ring:
            paint_ring(painter, plate, 8)

    def _paint_count(self, painter: QPainter, rect: QRectF) -> float:
        """Paint how often it has what is looked for, and return how much room that takes."""
        if not self._count:
            return 0.0
        said = str(self._count)
        painter.setFont(text(12, bold=True))
        wide = max(px(22), painter.fontMetrics().horizontalAdvance(said) + px(12))
        box = QRectF(rect.right() - 22 - wide, rect.center().y() - px(9), wide, px(18))
        painter.setBrush(theme().color("hit"))
        painter.drawRoundedRect(box, px(9), px(9))
        painter.setPen(theme().color("ink"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, said)
        painter.setPen(Qt.PenStyle.NoPen)
        return wide + 8


class LegendRow(QWidget):
    """What a tag means."""

    def __init__(self, tag: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._tag = tag
        self.setAccessibleName(f"{tag}: {tag_words(tag)}")
        set_tip(self, tag_words(tag))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(32) + QFontMetrics(text(14)).horizontalAdvance(tag_words(self._tag)), px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = px(22)
        paint_badge(painter, QRectF(0, (self.height() - side) / 2, side, side), self._tag, theme())
        painter.setFont(text(14))
        painter.setPen(theme().color("muted"))
        room = QRectF(px(32), 0, self.width() - px(32), self.height())
        shown = painter.fontMetrics().elidedText(tag_words(self._tag), Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)


class Contents(QWidget):
    """The sections of a book, and below them what the tags mean."""

    chosen = Signal(str)  # a section's id

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: dict[str, ContentsRow] = {}
        self._title = Label(size=12, bold=True, token="muted", heading=True)
        self._title.setContentsMargins(24, 0, 24, 0)
        page = Content()
        self._list = QVBoxLayout(page)
        self._list.setContentsMargins(0, 0, 0, 8)
        self._list.setSpacing(0)
        self._scroll = Scroller(page, on="ground")
        self._legend = QVBoxLayout()
        self._legend.setContentsMargins(24, 0, 24, 20)
        self._legend.setSpacing(0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 24, 1, 0)
        whole.setSpacing(0)
        whole.addWidget(self._title)
        whole.addSpacing(12)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(self._legend)
        self.retranslate()

    def show_book(self, book: Book) -> None:
        """List another book's sections."""
        for layout in (self._list, self._legend):
            clear(layout)
        self.rows = {}
        number = 0
        for section in book.sections:
            number += section.level == 1
            row = ContentsRow(section, number if section.level == 1 else 0, self)
            row.clicked.connect(lambda _=False, id=section.id: self.chosen.emit(id))
            row.stepped.connect(lambda steps, row=row: self._step(row, steps))
            self._list.addWidget(row)
            self.rows[section.id] = row
        self._list.addStretch(1)
        self._title.setVisible(bool(book.sections))
        used = {tag for block in book.blocks for tag in block.tags}
        if used:
            self._legend.addWidget(Rule())
            self._legend.addSpacing(8)
        for tag in "BSRD":
            if tag in used:
                self._legend.addWidget(LegendRow(tag, self))
        if any(block.mixed for block in book.blocks):
            self._legend.addSpacing(4)
            self._legend.addWidget(Label(source_words(), size=12, token="muted", wrap=True))

    def mark(self, id: str) -> None:
        """Mark the section that is read."""
        for key, row in self.rows.items():
            row.be_here(key == id)
        if id in self.rows:
            self._scroll.ensureWidgetVisible(self.rows[id], 0, px(36))

    def count(self, found: Mapping[str, int]) -> None:
        """Show how often each section has what is looked for."""
        for key, row in self.rows.items():
            row.count(found.get(key, 0))

    def _step(self, row: ContentsRow, steps: int) -> None:
        self._scroll.ensureWidgetVisible(step(list(self.rows.values()), row, steps), 0, px(36))

    def retranslate(self) -> None:
        """Say its title again; the sections speak the book's language."""
        self._title.setText(translate("Rulebook", "Contents"))
        self.setAccessibleName(self._title.text())
