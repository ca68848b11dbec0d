"""Pages before they are printed, one below the other: drawn when they come into sight."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from boardroom.app.printing.paper import Leaf, Printout, size_of
from boardroom.ui.game.figures import SMOOTH
from boardroom.ui.kit.buttons import paint_ring
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text

translate = QCoreApplication.translate

AIR = 24  # around the pages
NAME = 28  # below a page, for its number
LEAST = 440  # pixels across an upright page; where it has room below that, a page is seen whole


class Preview(QAbstractScrollArea):
    """Shows a printout. Arrows and Page keys scroll."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._printout: Printout | None = None
        self._drawn: dict[int, QPixmap] = {}
        self._chosen: set[int] = set()
        self._late = QTimer(self, singleShot=True, interval=0)
        self._late.timeout.connect(self._draw_one)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(40)

    def show_printout(self, printout: Printout | None) -> None:
        """Show other pages, from the first."""
        self._printout, self._drawn = printout, {}
        self._chosen = set(range(len(printout.leaves))) if printout else set()
        self._measure()
        self.verticalScrollBar().setValue(0)
        self._say()
        self.viewport().update()

    def choose(self, pages: list[int]) -> None:
        """Show which pages will be printed: the others are pale."""
        self._chosen = set(pages)
        self.viewport().update()

    def _say(self) -> None:
        count = len(self._printout.leaves) if self._printout else 0
        self.setAccessibleName(translate("Print", "Preview, %n pages", "", count))

    # ---------------------------------------------------------------- room

    def _size(self) -> QSize:
        """Return how large a page is shown."""
        assert self._printout is not None
        leaf = self._printout.leaves[0]
        room = self.viewport().rect().adjusted(AIR, AIR, -AIR, -AIR - px(NAME))
        wide = min(room.width(), max(LEAST, round(room.height() * leaf.width / leaf.height)))
        return QSize(max(1, wide), max(1, round(wide * leaf.height / leaf.width)))

    def _place(self, index: int) -> QRectF:
        size = self._size()
        top = AIR + index * (size.height() + px(NAME) + AIR) - self.verticalScrollBar().value()
        return QRectF((self.viewport().width() - size.width()) / 2, top, size.width(), size.height())

    def _measure(self) -> None:
        count = len(self._printout.leaves) if self._printout else 0
        high = AIR + count * (self._size().height() + px(NAME) + AIR) if count else 0
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, high - self.viewport().height()))
        bar.setPageStep(self.viewport().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._drawn = {}
        self._measure()

    # ---------------------------------------------------------------- painting

    def _seen(self) -> list[int]:
        if self._printout is None:
            return []
        room = QRectF(self.viewport().rect())
        return [index for index in range(len(self._printout.leaves)) if self._place(index).intersects(room)]

    def _draw_one(self) -> None:
        """Draw one of the pages that are seen and not yet drawn."""
        if self._printout is None:
            return
        waiting = [index for index in self._seen() if index not in self._drawn]
        if waiting:
            self._drawn[waiting[0]] = self._draw(self._printout.leaves[waiting[0]])
            self.viewport().update()

    def _draw(self, leaf: Leaf) -> QPixmap:
        ratio = self.devicePixelRatioF()
        size = self._size() * ratio
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHints(SMOOTH)
        units = size_of(leaf)
        painter.scale(size.width() / units.width(), size.height() / units.height())
        leaf.paint(painter)
        painter.end()
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.viewport().rect(), colors.color("well"))
        assert self._printout is not None or not self._seen()
        for index in self._seen():
            place = self._place(index)
            shade = QColor(0, 0, 0, 150 if colors.dark else 60)
            paint_blurred(painter, rounded(place, 2), shade, 6, QPointF(0, 3))
            painter.fillRect(place, Qt.GlobalColor.white)
            if index in self._drawn:
                painter.setOpacity(1.0 if index in self._chosen else 0.35)
                painter.drawPixmap(place.topLeft(), self._drawn[index])
                painter.setOpacity(1.0)
            else:
                self._late.start()
            painter.setFont(text(12))
            painter.setPen(colors.color("muted"))
            below = QRectF(0, place.bottom() + 4, self.viewport().width(), px(NAME) - 4)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._name(index))
        if self.hasFocus():
            paint_ring(painter, QRectF(self.viewport().rect()), 8)

    def _name(self, index: int) -> str:
        assert self._printout is not None
        leaves = self._printout.leaves
        number = translate("Print", "{number} of {total}").format(number=index + 1, total=len(leaves))
        return f"{number} · {leaves[index].name}" if leaves[index].name else number

    # ---------------------------------------------------------------- hands

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        page = self.viewport().height() - 2 * AIR
        steps = {
            Qt.Key.Key_Up: -60, Qt.Key.Key_Down: 60, Qt.Key.Key_PageUp: -page, Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Space: page, Qt.Key.Key_Home: -(10**6), Qt.Key.Key_End: 10**6,
        }  # fmt: skip
        if event.key() in steps:
            bar.setValue(bar.value() + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)
