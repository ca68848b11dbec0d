"""The page of a rulebook: text that can be selected, searched and followed, and its figures beside or within it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, QUrl, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from boardroom.app.reading.decorations import Decorations, Found
from boardroom.app.reading.document import BADGE, SetBook, Span
from boardroom.app.reading.figure import FigureCard
from boardroom.app.reading.large_figure import LargeFigure
from boardroom.app.reading.rulebooks import Rulebooks, Spot
from boardroom.app.reading.spoken_page import SpokenPage
from boardroom.app.reading.typography import MEASURE, Typeface
from boardroom.books.lessons.library import lessons
from boardroom.books.rulebook.book import Book, Run
from boardroom.books.rulebook.search import Hit, Mark
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.motion import EASE, duration

translate = QCoreApplication.translate

COLUMN = 360  # of figures beside the text
GAP = 24  # between two of them
ABOVE = 330  # how far above its text a figure may begin
AIR = 24  # above the first line
LESSON = "lesson:"  # before its key, in a link
PROSE = ("paragraph", "step", "list", "note")  # what a link can follow


class PageColumns(NamedTuple):
    """How a width is shared out."""

    left: int
    measure: int
    figures: int  # where the column of figures begins; 0: they stand in the text
    column: int  # its width


class BookPage(Restyled, QTextBrowser):
    """Shows one book."""

    moved = Signal(str)  # the section that is read now
    followed = Signal(str)  # a link within the book
    play_wanted = Signal(object, bool)  # an Exhibit, and whether against computers
    lesson_wanted = Signal(str, object)  # the game's key, and a Lesson about something in the book
    picked = Signal(str)  # a paragraph, by a click
    wanted_elsewhere = Signal(str)  # a paragraph that another book answers to

    def __init__(self, rulebooks: Rulebooks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spoken = SpokenPage(self)  # first: a reader may ask as soon as there is anything to be told of
        self._rulebooks = rulebooks
        self.book: Book | None = None
        self._size = 16
        self.setting: SetBook | None = None
        self._ink: Decorations | None = None
        self._columns = PageColumns(48, MEASURE, 0, 0)
        self.cards: dict[str, FigureCard] = {}
        self._hits: list[Hit] = []
        self._found: list[Found] = []  # where the hits stand
        self._current = -1
        self._pointed = ""
        self.elsewhere = ""  # how its menu offers what another book says, if there is one
        self._section = ""
        self._scrolling = QVariantAnimation(self)
        self._scrolling.setEasingCurve(EASE)
        self._scrolling.valueChanged.connect(lambda value: self.verticalScrollBar().setValue(round(value)))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setReadOnly(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setCursorWidth(0)
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    # ---------------------------------------------------------------- a book

    def show_book(self, book: Book, size: int) -> None:
        """Show a book in a size."""
        another = book is not self.book
        self.book, self._size = book, size
        if another:
            self._hits, self._current, self._pointed = [], -1, ""
            self._make_cards()
        self._set()

    def _make_cards(self) -> None:
        for card in self.cards.values():
            card.hide()
            card.deleteLater()
        self.cards = {}
        assert self.book is not None
        for block in self.book.blocks:
            if block.figure:
                exhibit = self._rulebooks.exhibit(self.book.game, block.figure)
                number = self.book.figure_numbers[block.figure]
                card = FigureCard(exhibit, number, block.parts[0], self.viewport())
                card.play_wanted.connect(
                    lambda against, exhibit=exhibit: self.play_wanted.emit(exhibit, against)
                )  # fmt: skip
                card.enlarged.connect(lambda card=card: self._enlarge(card))
                card.reached.connect(lambda card=card: self._reach(card))
                card.show()
                self.cards[block.figure] = card

    def _enlarge(self, card: FigureCard) -> None:
        sheet = LargeFigure(card.exhibit, card.title.text(), card.words, self.window())
        sheet.open(sheet.close_)

    def _reach(self, card: FigureCard) -> None:
        top = card.y() + self.verticalScrollBar().value()
        self._scroll_to(top, top + card.height(), always=False)

    def _share(self, face: Typeface) -> PageColumns:
        """Share the width out between text, badges and figures."""
        width = self.viewport().width()
        assert self.book is not None
        most = max((len(block.tags) for block in self.book.blocks), default=1)
        measure, tags = face.px(MEASURE), face.px(12 + BADGE + 34)
        left = 48 if width > 640 else 24
        column = max(COLUMN, face.px(COLUMN * 0.8))
        spare = width - left - measure - tags - column - 24
        if spare >= 0 and any(not card.wide for card in self.cards.values()):
            measure += min(face.px(60), spare // 4)
            column += min(100, spare // 4)
            left += max(0, (width - left - measure - tags - column - 24)) // 2
            return PageColumns(left, measure, left + measure + tags, column)
        tags = face.px(12 + most * (BADGE + 4) + 4)
        measure = min(face.px(600), width - left - tags - (12 if left == 24 else 24))
        left = max(left, (width - measure - tags) // 2) if width > measure + tags + 2 * left else left
        return PageColumns(left, measure, 0, 0)

    def _set(self) -> None:
        """Set the book for the width, the size and the theme of the moment."""
        if self.book is None:
            return
        spot = self.spot()
        face = Typeface(self._size, theme(), self.viewport().width() < 640)
        self._columns = columns = self._share(face)
        heights = {
            name: card.plan(columns.measure, "tall" if card.wide or columns.measure < face.px(420) else "row")
            for name, card in self.cards.items()
            if not columns.figures or card.wide
        }
        document = self.document()
        assert isinstance(document, QTextDocument)
        self.setting = SetBook(document, self.book, face, heights, self._tries())
        frame = document.rootFrame().frameFormat()
        frame.setLeftMargin(columns.left)
        frame.setRightMargin(max(0, self.viewport().width() - columns.left - columns.measure))
        frame.setTopMargin(AIR)
        frame.setBottomMargin(max(AIR, self.viewport().height() // 3))
        document.rootFrame().setFrameFormat(frame)
        self._ink = Decorations(self.setting, columns.left, columns.measure)
        self._place_figures(heights)
        self._rank_found()
        self.moveCursor(QTextCursor.MoveOperation.Start)  # it came to the end with the last word
        self.go(spot)
        self._spoken.follow()
        self.viewport().update()

    def _tries(self) -> dict[str, Run]:
        """Return the links to lessons on single rules, by what they are about."""
        assert self.book is not None
        found = {lesson.rule: lesson.key for lesson in reversed(lessons(self.book.game)) if lesson.kind == "rule"}
        text = translate("Rulebook", "Try it")
        there = {rule: key for rule, key in found.items() if rule in self.book.places}
        return {self._first(rule): Run(text, "link", LESSON + key) for rule, key in there.items()}

    def _first(self, id: str) -> str:
        """Return the first paragraph of a section, or a block as it is."""
        assert self.book is not None
        section, block = self.book.places[id]
        return id if block is not None else next((each.id for each in section.blocks if each.kind in PROSE), "")

    def _place_figures(self, in_text: dict[str, int]) -> None:
        """Put figures into their room in the text, the others beside what they belong to."""
        assert self.setting is not None
        columns, setting = self._columns, self.setting
        offset = self.verticalScrollBar().value()
        if columns.figures:
            self._beside(in_text)
        setting.settle()
        for span in setting.spans:
            if span.figure in in_text:
                self.cards[span.figure].move(columns.left, round(setting.top(span)) - offset)

    def _beside(self, in_text: dict[str, int]) -> None:
        """Place the figures of each chapter beside it; a chapter begins below the figures of the one before."""
        assert self.setting is not None
        setting, columns, offset = self.setting, self._columns, self.verticalScrollBar().value()
        shift, free = 0.0, 0.0  # how far everything has moved down; where the next figure may begin
        moves: list[tuple[Span, float]] = []
        places: list[tuple[FigureCard, float]] = []
        chapters = self._chapters()
        for heading, spans, end in chapters:
            top = setting.top(heading) + shift
            if free > top:
                moves.append((heading, free - top))
                shift += free - top
            free = setting.top(heading) + shift
            figures = [span for span in spans if span.figure and span.figure not in in_text]
            anchors = [self._anchor(spans, span) for span in figures]
            for index, span in enumerate(figures):
                card, wish = self.cards[span.figure], anchors[index] + shift
                following = anchors[index + 1] + shift if index + 1 < len(figures) else end + shift
                high = card.plan(columns.column, "tall")
                start = min(wish, following - high)  # it may begin a little above its text
                if start < max(free, wish - ABOVE):
                    high = card.plan(columns.column, "row")
                    start = wish
                start = max(start, free)
                places.append((card, start))
                free = start + high + GAP
        for heading, extra in moves:
            setting.heading_margin(heading, extra)
        for card, place in places:
            card.move(columns.figures, round(place) - offset)

    def _chapters(self) -> list[tuple[Span, list[Span], float]]:
        """Return the chapters: their headings, what is in them, and where the next one begins."""
        assert self.setting is not None
        found: list[tuple[Span, list[Span], float]] = []
        for span in self.setting.spans:
            if span.kind == "heading" and span.level == 1:
                top = self.setting.top(span)
                if found:
                    found[-1] = (*found[-1][:2], top - 44)
                found.append((span, [], float(self.document().size().height())))
            elif found:
                found[-1][1].append(span)
        return found

    def _anchor(self, spans: Sequence[Span], figure: Span) -> float:
        """Return where the text begins that a figure belongs to: the block before it."""
        assert self.setting is not None
        before = [span for span in spans[: spans.index(figure)] if not span.figure]
        if not before:
            return self.setting.top(self.setting.by_id[figure.section])
        return self.setting.top(before[-1])

    # ---------------------------------------------------------------- where one is

    @property
    def pointed(self) -> str:
        """The paragraph that was pointed at or led to last, if it can be seen; else the one at the top."""
        setting, top = self.setting, self.verticalScrollBar().value()
        span = setting.by_id.get(self._pointed) if setting is not None else None
        if setting is None or span is None:
            return self.spot().id
        seen = setting.bottom(span) > top and setting.top(span) < top + self.viewport().height()
        return span.id if seen else self.spot().id

    def point_at(self, id: str) -> None:
        """Show which paragraph is meant, without going there."""
        self._pointed = id
        self.viewport().update()

    def spot(self) -> Spot:
        """Return what stands at the top of the page."""
        if self.setting is None:
            return Spot()
        here = self.verticalScrollBar().value() + AIR
        at = self.setting.spans[0]
        for span in self.setting.spans:
            if self.setting.top(span) > here:
                break
            if not span.figure:
                at = span
        return Spot(at.id, here - self.setting.top(at)) if here > AIR else Spot()

    def go(self, spot: Spot) -> None:
        """Come back to a place, at once."""
        self._scrolling.stop()
        if self.setting is None:
            return
        span = self.setting.by_id.get(spot.id)
        top = 0 if span is None else round(self.setting.top(span) + min(spot.past, self._tall(span)) - AIR)
        self.verticalScrollBar().setValue(top)
        self._scrolled()

    def _tall(self, span: Span) -> float:
        assert self.setting is not None
        return max(0.0, self.setting.bottom(span) - self.setting.top(span))

    def lead_to(self, id: str, point: bool = True) -> None:
        """Scroll to a section or block, and show which it is."""
        if self.setting is None or id not in self.setting.by_id:
            return
        span = self.setting.by_id[id]
        self._pointed = id if point and span.kind not in ("heading", "figure") else ""
        self._scroll_to(*self._reach_of(span), always=True)
        self.viewport().update()

    def _scroll_to(self, top: float, bottom: float, always: bool) -> None:
        bar = self.verticalScrollBar()
        if not always and bar.value() + AIR <= top and bottom <= bar.value() + self.viewport().height() - AIR:
            return
        air = AIR if always else self.viewport().height() / 3
        target = max(0, min(bar.maximum(), round(top - air)))
        self._scrolling.stop()
        if not duration(220):
            bar.setValue(target)
            return
        self._scrolling.setStartValue(float(bar.value()))
        self._scrolling.setEndValue(float(target))
        self._scrolling.setDuration(duration(220))
        self._scrolling.start()

    def _scrolled(self) -> None:
        if self.setting is None:
            return
        here = self.verticalScrollBar().value() + self.viewport().height() / 4
        section = self.setting.spans[0].section
        for span in self.setting.spans:
            if span.kind == "heading" and self.setting.top(span) <= here:
                section = span.section
        if section != self._section:
            self._section = section
            self.moved.emit(section)

    # ---------------------------------------------------------------- what was found

    def show_hits(self, hits: Sequence[Hit], current: int) -> None:
        """Mark what was found, one hit more than the others; -1: none."""
        self._hits = list(hits)
        self._current = current
        self._rank_found()
        if current >= 0:
            span = self._found[current][0]
            self._scroll_to(*self._reach_of(span), always=False)
        self.viewport().update()

    def _reach_of(self, span: Span) -> tuple[float, float]:
        """Return where a span begins and ends as one sees it: a figure where its card is."""
        assert self.setting is not None
        if span.figure:
            card, offset = self.cards[span.figure], self.verticalScrollBar().value()
            return card.y() + offset, card.y() + card.height() + offset
        return self.setting.top(span), self.setting.bottom(span)

    def room_of(self, span: Span) -> QRect:
        """Return where a span stands in the window of the page, also where it is scrolled out of it."""
        top, bottom = (round(edge) - self.verticalScrollBar().value() for edge in self._reach_of(span))
        return QRect(self._columns.left, top, self._columns.measure, bottom - top)

    def _rank_found(self) -> None:
        assert self.setting is not None
        self._found = [
            (self.setting.by_id[hit.block.id if hit.block else hit.section.id], hit.marks) for hit in self._hits
        ]
        marks: dict[str, list[Mark]] = {}
        for span, found in self._found:
            marks.setdefault(span.figure, []).extend(found)
        here = self._found[self._current][0].figure if self._current >= 0 else ""
        for name, card in self.cards.items():
            card.mark(marks.get(name, ()), name == here)

    # ---------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        offset = self.verticalScrollBar().value()
        top, bottom = offset + event.rect().top(), offset + event.rect().bottom()
        if self._ink is not None:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(0, -offset)
            self._ink.paint_under(painter, top, bottom, self._pointed, self._found, self._current)
            painter.end()
        super().paintEvent(event)
        if self._ink is not None:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(0, -offset)
            self._ink.paint_over(painter, top, bottom)
            painter.end()

    def restyle(self) -> None:
        for card in self.cards.values():
            card.forget()
        self._set()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._set()

    def retranslate(self) -> None:
        """Say what the program adds to the book in the language of the moment."""
        for card in self.cards.values():
            card.retranslate()
        self._set()

    # ---------------------------------------------------------------- hands

    def block_at(self, point: QPoint) -> str:
        """Return the id of the paragraph at a point of the page, or nothing."""
        if self.setting is None:
            return ""
        down = point.y() + self.verticalScrollBar().value()
        spans = [span for span in self.setting.spans if span.kind != "heading" and not span.figure]
        within = (span for span in spans if self.setting.top(span) <= down <= self.setting.bottom(span))
        return next((span.id for span in within), "")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        at = event.position().toPoint()
        plain = event.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection()
        if plain and not self.anchorAt(at) and (id := self.block_at(at)):
            self.picked.emit(id)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu(event.pos())
        if self.elsewhere and (id := self.block_at(event.pos())):
            first = menu.actions()[0] if menu.actions() else None
            action = QAction(self.elsewhere, menu)
            action.triggered.connect(lambda: self.wanted_elsewhere.emit(id))
            menu.insertAction(first, action)  # type: ignore[arg-type]
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def _follow(self, url: QUrl) -> None:
        target = url.fragment()
        if not target.startswith(LESSON):
            self.followed.emit(target)
        elif self.book is not None:
            found = next(each for each in lessons(self.book.game) if each.key == target.removeprefix(LESSON))
            self.lesson_wanted.emit(self.book.game, found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll with the keys; with Shift they select."""
        bar, plain = self.verticalScrollBar(), event.modifiers() in (
            Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier
        )  # fmt: skip
        page = self.viewport().height() - 2 * AIR
        steps = {
            Qt.Key.Key_Up: -40, Qt.Key.Key_Down: 40, Qt.Key.Key_PageUp: -page, Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Home: -(10**6), Qt.Key.Key_End: 10**6, Qt.Key.Key_Space: page,
        }  # fmt: skip
        key = Qt.Key(event.key())
        if plain and key in steps:
            self._scrolling.stop()
            bar.setValue(bar.value() + steps[key])
            event.accept()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            event.ignore()  # the way back is the reader's
        else:
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not self._caret_seen():
                self.setTextCursor(self.cursorForPosition(QPoint(self._columns.left, AIR)))
            super().keyPressEvent(event)

    def _caret_seen(self) -> bool:
        """Tell whether a selection would begin or go on where one reads."""
        return self.textCursor().hasSelection() or self.viewport().rect().intersects(self.cursorRect())
