"""The pages of an original booklet, one below the other: drawn when they come into sight, as sharp as the screen."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from boardroom.app.originals.words import cant_be_shown, why_refused
from boardroom.app.reading.originals_model import OriginalsModel, Sorry, page_name
from boardroom.app.reading.rulebooks import Spot
from boardroom.books.originals.page_book import PageBook, page_id
from boardroom.books.originals.pdf_pages import Box
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.store import Original
from boardroom.books.rulebook.book import Book
from boardroom.books.rulebook.search import Hit
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text

AIR = 24  # around the pages, and between them
WIDEST = 760  # of a page at the usual text size, in pixels of the design
KEPT = 24_000_000  # pixels of drawn pages that are kept: four bytes each
SOON = 80  # milliseconds: while somebody scrolls on, pages that fly by are not drawn


class PagesView(Restyled, QAbstractScrollArea):
    """Shows one booklet of pages."""

    moved = Signal(str)  # the page that is read now, as the id of its section
    refused = Signal(object)  # the booklet, by a Refused that says why
    picked = Signal(str)  # a passage, by a click

    def __init__(self, model: OriginalsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.asker = object()
        self.destroyed.connect(partial(model.give_up, self.asker))
        self.original: Original | None = None
        self.pages: PageBook | None = None
        self._sizes: list[QSizeF] = []
        self._places: list[QRectF] = []
        self._zoom = 1.0
        self._drawn: OrderedDict[int, QImage] = OrderedDict()  # the page that was looked at last comes last
        self._asked: dict[int, int] = {}  # how wide each page was last wanted; a large one comes smaller
        self._failed: dict[int, RefusedBooklet] = {}
        self._hits: Sequence[Hit] = ()
        self._current = -1
        self._pointed = ""  # the passage that was led to
        self._page = -1
        self._spot = Spot()
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._ask)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.setSingleStep(40)
            bar.valueChanged.connect(self._scrolled)

    @property
    def book(self) -> Book | None:
        """The booklet as a book, once its text was read."""
        return self.pages.book if self.pages is not None else None

    # ---------------------------------------------------------------- a booklet

    def show_original(self, original: Original, spot: Spot) -> None:
        """Show another booklet where it was last open; it comes page by page."""
        self._model.give_up(self.asker)
        self.original, self.pages = original, None
        self._sizes, self._places, self._page, self._spot = [], [], -1, spot
        self._drawn.clear()
        self._asked.clear()
        self._failed.clear()
        self._hits, self._current, self._pointed = (), -1, ""
        self.setAccessibleName(original.title)
        self._model.measure(self.asker, original, self._measured, self.refused.emit)
        self.viewport().update()

    def know(self, pages: PageBook) -> None:
        """Hear what stands on the pages."""
        self.pages = pages

    def _measured(self, sizes: list[QSizeF]) -> None:
        self._sizes = sizes
        self._arrange()

    def zoom(self, size: int) -> None:
        """Show the pages larger or smaller, in step with the size of text."""
        if self._zoom != size / 16:
            self._zoom = size / 16
            self._arrange()

    def _arrange(self) -> None:
        """Lay the pages out for the room and the zoom of the moment; the place that is read stays."""
        if not self._sizes:
            return
        spot = self.spot() if self._places else self._spot
        room = self.viewport().width() - 2 * AIR
        usual = min(room, px(WIDEST))
        widest = max(size.width() for size in self._sizes)
        self._places = []
        top = float(AIR)
        for size in self._sizes:
            wide = max(80.0, usual * self._zoom * size.width() / widest)
            high = wide * size.height() / size.width()
            self._places.append(QRectF(max(float(AIR), AIR + (room - wide) / 2), top, wide, high))
            top += high + AIR
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        needed = max(place.width() for place in self._places) + 2 * AIR
        across.setRange(0, max(0, round(needed - self.viewport().width())))
        across.setPageStep(self.viewport().width())
        down.setRange(0, max(0, round(top - self.viewport().height())))
        down.setPageStep(self.viewport().height())
        self.go(spot)
        self._scrolled()

    # ---------------------------------------------------------------- where one is

    def spot(self) -> Spot:
        """Return the page at the top, and which part of it is scrolled past."""
        here = self.verticalScrollBar().value() + AIR
        for number, place in enumerate(self._places):
            if here < place.bottom() + AIR:
                return Spot(page_id(number), (here - place.top()) / place.height())
        return Spot()

    def go(self, spot: Spot) -> None:
        """Come back to a place, at once."""
        number = next((n for n in range(len(self._places)) if page_id(n) == spot.id), 0)
        if self._places:
            place = self._places[number]
            self.verticalScrollBar().setValue(round(place.top() + spot.past * place.height() - AIR))

    def lead_to(self, id: str, point: bool = True) -> None:
        """Go to a page, or to a passage of its text and show which it is."""
        boxes = self._passage(id) if point else []
        self._pointed = id if boxes else ""
        if boxes:
            self._reveal(boxes)
        else:
            self.go(Spot(id))
        self.viewport().update()

    @property
    def pointed(self) -> str:
        """The passage that was pointed at last, else the page at the top."""
        return self._pointed or self.spot().id

    def point_at(self, id: str) -> None:
        """Show which passage is meant, without going there."""
        self._pointed = id
        self.viewport().update()

    def _passage(self, id: str) -> list[QRectF]:
        """Return where the words of a passage stand among the pages."""
        if self.pages is None or id not in self.pages.placed or not self._places:
            return []
        return [self._on_page(self.pages.pages[id], placed.box) for placed in self.pages.placed[id]]

    def _on_page(self, number: int, box: Box) -> QRectF:
        page, (left, top, right, bottom) = self._places[number], box
        return QRectF(
            page.left() + left * page.width(),
            page.top() + top * page.height(),
            (right - left) * page.width(),
            (bottom - top) * page.height(),
        )

    def _reveal(self, boxes: Sequence[QRectF]) -> None:
        """Scroll so that all of them can be seen."""
        around = boxes[0]
        for box in boxes[1:]:
            around = around.united(box)
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        high = self.viewport().height()
        if not down.value() + AIR <= around.top() <= around.bottom() <= down.value() + high - AIR:
            down.setValue(round(around.top() - high / 3))
        across.setValue(round(around.center().x() - self.viewport().width() / 2))

    def _scrolled(self) -> None:
        middle = self.verticalScrollBar().value() + self.viewport().height() / 3
        page = next((n for n, place in enumerate(self._places) if place.bottom() + AIR > middle), 0)
        if page != self._page:
            self._page = page
            self.moved.emit(page_id(page))
            if self._places:
                self.setAccessibleDescription(page_name(page + 1))
        self._soon.start()
        self.viewport().update()

    # ---------------------------------------------------------------- what was found

    def look_for(self, words: str) -> list[Hit]:
        """Return the hits on all pages; none before their text was read."""
        return self.pages.find(words) if self.pages is not None else []

    def show_hits(self, hits: Sequence[Hit], current: int) -> None:
        """Mark what was found, one hit more than the others; -1: none."""
        self._hits, self._current = hits, current
        boxes = self._boxes(hits[current]) if 0 <= current < len(hits) else []
        if boxes:
            self._reveal(boxes)
        self.viewport().update()

    def _boxes(self, hit: Hit) -> list[QRectF]:
        """Return where the words of a hit stand among the pages."""
        if self.pages is None or hit.block is None or not self._places:
            return []
        number = self.pages.pages[hit.block.id]
        return [self._on_page(number, box) for box in self.pages.boxes(hit.block.id, hit.marks)]

    # ---------------------------------------------------------------- drawing

    def _seen(self) -> list[int]:
        top = self.verticalScrollBar().value()
        bottom = top + self.viewport().height()
        return [n for n, place in enumerate(self._places) if place.bottom() > top and place.top() < bottom]

    def _ask(self) -> None:
        """Have the pages drawn that are seen, then the ones around them, unless they are sharp already."""
        if self.original is None or not self.isVisible():
            return
        seen = self._seen()
        around = [n for n in (seen[0] - 1, seen[-1] + 1) if 0 <= n < len(self._places)] if seen else []
        for page in [*around, *reversed(seen)]:  # the last that is asked for is drawn first
            wide = round(self._places[page].width() * self.devicePixelRatioF())
            sharp = page in self._drawn and (abs(self._asked[page] - wide) <= 1 or self._whole(page))
            if page not in self._failed and not sharp:
                self._model.draw(self.asker, self.original, page, wide, self._keep(page, wide), self._lose(page))

    def _whole(self, page: int) -> bool:
        """Tell whether a picture is drawn with all the pixels that it has."""
        known = self._drawn.get(page)
        assert self.original is not None
        return self.original.kind == "pictures" and known is not None and known.width() >= self._sizes[page].width()

    def _keep(self, page: int, wide: int) -> Callable[[QImage], None]:
        original = self.original

        def keep(image: QImage) -> None:
            if original is not self.original:
                return
            self._drawn[page], self._asked[page] = image, wide
            self._drawn.move_to_end(page)
            while len(self._drawn) > 2 and sum(one.width() * one.height() for one in self._drawn.values()) > KEPT:
                self._drawn.popitem(last=False)
            self.viewport().update()
            self._soon.start()

        return keep

    def _lose(self, page: int) -> Sorry:
        def lose(refused: RefusedBooklet) -> None:
            self._failed[page] = refused
            self.viewport().update()

        return lose

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.viewport().rect(), theme().color("well"))
        painter.translate(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())
        for page in self._seen():
            self._paint_page(painter, page)
        for box in self._passage(self._pointed):
            self._paint_hit(painter, box, False)
        for number, hit in enumerate(self._hits):
            for box in self._boxes(hit):
                self._paint_hit(painter, box, number == self._current)

    def _paint_page(self, painter: QPainter, page: int) -> None:
        place = self._places[page]
        paint_blurred(painter, rounded(place, 2), QColor(30, 20, 10, 70), 6, QPointF(0, 3))
        painter.fillRect(place, QColor("white"))
        if (image := self._drawn.get(page)) is not None:
            painter.drawImage(place, image)
            return
        painter.setFont(text(16))
        painter.setPen(QColor("#6B6258"))
        room = place.adjusted(AIR, AIR, -AIR, -AIR)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._instead(page))

    def _instead(self, page: int) -> str:
        said = [page_name(page + 1)]
        if page in self._failed:
            said += [cant_be_shown(), why_refused(self._failed[page])]
        return "\n".join(said)

    def _paint_hit(self, painter: QPainter, box: QRectF, current: bool) -> None:
        """Mark words as with a pen that lets the letters through."""
        around = box.adjusted(-2, -1, 2, 2)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.fillRect(around, QColor("#FFDF8A"))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        if current:
            painter.setPen(QPen(QColor("#C8741B"), 2))
            painter.drawLine(around.bottomLeft(), around.bottomRight())

    def restyle(self) -> None:
        self.viewport().update()

    # ---------------------------------------------------------------- hands

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        at = event.position() + QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        if event.button() == Qt.MouseButton.LeftButton and self.pages is not None:
            seen = set(self._seen())
            near = (id for id, page in self.pages.pages.items() if page in seen and id in self.pages.placed)
            hit = (id for id in near if any(box.adjusted(-2, -2, 2, 2).contains(at) for box in self._passage(id)))
            if id := next(hit, ""):
                self.picked.emit(id)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll with the keys."""
        page = self.viewport().height() - 2 * AIR
        steps = {
            Qt.Key.Key_Up: -40, Qt.Key.Key_Down: 40, Qt.Key.Key_PageUp: -page, Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Home: -(10**6), Qt.Key.Key_End: 10**6, Qt.Key.Key_Space: page,
        }  # fmt: skip
        across = {Qt.Key.Key_Left: -40, Qt.Key.Key_Right: 40}
        key = Qt.Key(event.key())
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        elif key in steps:
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + steps[key])
        elif key in across and self.horizontalScrollBar().maximum():
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + across[key])
        else:
            event.ignore()
