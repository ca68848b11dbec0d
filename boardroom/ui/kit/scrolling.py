"""What panels are made of: a part that scrolls, a foot that has its share of the height, and air around things."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import text_scale

WIDTH = 320
WIDEST = 420  # of a panel that takes what a board leaves over
LEAST = 300  # of a panel beside a board
BOARD = 560  # what a board has beside a panel at least
SHAPE = 960 / 748  # of most tables
SHARE = 0.7  # of what a board leaves over
MAXIMUM = 16777215  # pixels: what Qt takes for any size
FADE = 24  # pixels of a lower edge
FOOT = 160  # what the foot takes at least, so that the list above it stays still


def grown(length: float, part: float = 0.6) -> int:
    """Return a length that grows more slowly than the text, because the board needs the room."""
    return round(length * (1 + (text_scale() - 1) * part))


def panel_width() -> int:
    """Return how wide a panel is that has its place for itself."""
    return grown(WIDTH)


def width_beside(room: QSize, chosen: int = 0) -> int:
    """Return how wide a panel is beside a board in a room; 0: not there, because it would take what the board needs.

    The board needs what it has at the usual size of text, and letters of more than twice that size need wide margins
    around it. A width that a person has chosen is at the usual size, too.
    """
    margins = max(1.0, text_scale() / 2)
    needed = max(BOARD, min(room.width() - WIDTH, round(room.height() * SHAPE * margins)))
    least, left = grown(LEAST, 0.4), room.width() - needed
    if left < least:
        return 0
    if chosen:
        return max(least, min(grown(chosen), room.width() - BOARD))
    return min(max(panel_width(), min(grown(WIDEST), round(left * SHARE))), left)


class Fade(QWidget):
    """Lies over the lower edge of what scrolls: what goes on there fades out, and isn't cut through.

    In high contrast nothing fades.
    """

    def __init__(self, area: QScrollArea, on: str) -> None:
        super().__init__(area)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._area, self._on = area, on
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self.follow)
        bar.rangeChanged.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Lie at the lower edge, while there is more below it than a margin."""
        bar, port = self._area.verticalScrollBar(), self._area.viewport().geometry()
        high = min(FADE, port.height() // 4)
        self.setGeometry(port.x(), port.bottom() + 1 - high, port.width(), high)
        self.setVisible(bar.maximum() - bar.value() > FADE // 2)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        if theme().high:
            return
        ground = theme().color(self._on)
        fade = QLinearGradient(0, 0, 0, self.height())
        for part in (0.0, 1.0):
            ground.setAlphaF(part)
            fade.setColorAt(part, ground)
        QPainter(self).fillRect(self.rect(), fade)


class Scroller(QScrollArea):
    """Scrolls its content where there is no room for it, on a ground, and shows no frame; it may fade out below."""

    def __init__(self, content: QWidget, parent: QWidget | None = None, on: str = "panel", fades: bool = True) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("on", on)
        content.setProperty("page", True)
        self.setWidget(content)
        self._fade = Fade(self, on) if fades else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fade is not None:
            self._fade.follow()


class Foot(QWidget):
    """The lower end of a panel: as high as what it holds, but never more than its share; then it scrolls."""

    def __init__(self, content: QWidget, least: int = FOOT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least = least
        self._crowded = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._content = content
        self._scroller = Scroller(content, self)
        self._room = (0, 0)
        content.installEventFilter(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._scroller)

    def fit(self, width: int, most: int, crowded: bool = False, anew: bool = True) -> None:
        """Take the height that the content needs at that width, and follow it from now on; crowded: and no more."""
        self._room, self._crowded = (width, most), crowded
        self._take_height(anew)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self._room != (0, 0):
            self._take_height(anew=False)  # lines have broken anew, or buttons have come, since it was measured
        return super().eventFilter(watched, event)

    def _take_height(self, anew: bool) -> None:
        width, most = self._room
        wanted = needed_height(self._content, width, anew)
        # Where all fits there must be no bar even for a moment: it would narrow the text, and so be needed.
        bars = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if wanted <= most else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self._scroller.setVerticalScrollBarPolicy(bars)
        least = 0 if self._crowded else min(self._least, most * 2 // 5)
        self.setFixedHeight(min(max(wanted, least), most))


def needed_height(content: QWidget, width: int, anew: bool = True) -> int:
    """Return how high something must be to show all that it holds at that width; anew: its texts may have just changed.

    Who measures because a layout was asked for must not do it anew: that would ask for the next one, for ever.
    """
    for inner in reversed(content.findChildren(QLayout)):  # the whole after its parts
        if anew:
            inner.invalidate()
        else:
            inner.activate()
    layout = content.layout()
    assert layout is not None
    return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())


def stacked(content: QWidget) -> QVBoxLayout:
    """Lay things in a widget one below the other, without air."""
    layout = QVBoxLayout(content)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    return layout


def inset(widget: QWidget, side: int, top: int = 0) -> QVBoxLayout:
    """Give a widget some air."""
    layout = QVBoxLayout()
    layout.setContentsMargins(side, top, side, 0)
    layout.addWidget(widget)
    return layout
