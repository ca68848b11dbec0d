"""What screens are laid out on: the ground, cards on it, pages that scroll, and a scrim for what lies over them."""

from __future__ import annotations

from functools import cache
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import text_scale
from boardroom.ui.style.theme import Theme


def paint_ground(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the room: lamp light from the upper left, a little shade towards the floor; in high contrast neither."""
    painter.fillRect(rect, theme.color("ground"))
    if theme.high:
        return
    light = QColor("#4A3E31") if theme.dark else QColor("#FFFDF6")
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(rect.left() + rect.width() * 0.33, rect.top() + 68)
    painter.scale(900, 520)
    glow = QRadialGradient(QPointF(0, 0), 1)
    for stop, part in ((0.0, 1.0), (1.0, 0.0)):
        light.setAlphaF((0.5 if theme.dark else 0.85) * part)
        glow.setColorAt(stop, light)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()
    shade = QLinearGradient(0, rect.bottom() - 240, 0, rect.bottom())
    floor = QColor("#0E0C0A") if theme.dark else QColor("#D8C9AE")
    floor.setAlphaF(0)
    shade.setColorAt(0, floor)
    floor.setAlphaF(0.25)
    shade.setColorAt(1, floor)
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 240, rect.width(), 240), shade)
    painter.fillRect(rect, QBrush(_grit()))


@cache
def _grit() -> QPixmap:
    """Return a tile of faint specks: without them such slow gradients show their steps."""
    side = 128
    specks = Random("grit").randbytes(side * side).translate(bytes(n % 4 for n in range(256)))
    tile = QImage(specks, side, side, side, QImage.Format.Format_Alpha8).copy()
    return QPixmap.fromImage(tile)


def clear(layout: QLayout) -> None:
    """Take everything out of a layout, and away."""
    while (item := layout.takeAt(0)) is not None:
        if widget := item.widget():
            widget.hide()
            widget.deleteLater()


class Panel(QFrame):
    """A card on the ground."""

    def __init__(self, parent: QWidget | None = None, dashed: bool = False) -> None:
        super().__init__(parent)
        self._dashed = dashed

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(colors.color("edge" if self._dashed else "line"), 1.5 if self._dashed else 1)
        if self._dashed:
            pen.setDashPattern([3, 3])
            painter.setBrush(colors.color("panel", 0.35))
        else:
            painter.setBrush(colors.color("panel"))
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75), 8, 8)


class Content(QWidget):
    """What a scroll area shows: as tall as its width asks for, and no taller."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("page", True)

    def minimumSizeHint(self) -> QSize:
        if (layout := self.layout()) is not None and layout.hasHeightForWidth():
            return QSize(0, 0)  # else Qt takes the height that the content would have in the narrowest window
        return super().minimumSizeHint()


class Page(QScrollArea):
    """A screen on the ground, as tall as it needs: what doesn't fit is scrolled to, never cut off."""

    def __init__(self, parent: QWidget | None = None, widest: int = 1200, margin: int = 40, air: int = 0) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._widest = widest
        self._margin = margin
        self._air = air  # how far drawings reach into the margins
        self.sheet = Content()
        self.body = QVBoxLayout(self.sheet)
        self.body.setSpacing(0)
        self.setWidget(self.sheet)
        self.viewport().installEventFilter(self)
        self._centre()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.viewport():
            if event.type() == QEvent.Type.Paint:
                painter = QPainter(self.viewport())
                paint_ground(painter, QRectF(self.viewport().rect()), theme())
                painter.end()
            elif event.type() == QEvent.Type.Resize:
                self._centre()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._centre()

    def fit(self) -> None:
        """Be as tall as the content of the moment, before the next frame and not after it."""
        self.body.activate()
        QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def _centre(self) -> None:
        """Keep the content in the middle of a very wide window, at a width that is pleasant to read.

        Larger words need more of it.
        A scroll bar takes its room from the margin: if the content's width depended on it, it could come and go.
        """
        widest = round(self._widest * (1 + (text_scale() - 1) / 2))
        side = max(self._margin, (self.width() - widest) // 2) - self._air
        bar = self.width() - self.viewport().width()
        margins = QMargins(side, 0, side - bar, self._margin // 2)
        if self.body.contentsMargins() != margins:
            self.body.setContentsMargins(margins)
