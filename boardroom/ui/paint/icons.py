"""Icons, drawn as lines on a grid of 20, in whatever colour the place asks for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QImage, QPainter, QPainterPath, QPen, QPixmap

from boardroom.ui.paint.outline import circle, outline, polygon
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.theme import Theme

# Each text is one or more lines; what follows "|" is filled.
_LINES: Final = {
    "back": "M12.5 4.5L7 10l5.5 5.5",
    "next": "M7.5 4.5L13 10l-5.5 5.5",
    "up": "M5 12.5L10 7.5l5 5",
    "down": "M5 7.5L10 12.5l5-5",
    "first": "M14.5 4.5L9 10l5.5 5.5M5.5 4.5v11",
    "last": "M5.5 4.5L11 10l-5.5 5.5M14.5 4.5v11",
    "undo": "M7.5 4L4 7.5 7.5 11M4.3 7.5H11.5a4.5 4.5 0 0 1 0 9H8",
    "redo": "M12.5 4L16 7.5 12.5 11M15.7 7.5H8.5a4.5 4.5 0 0 0 0 9H12",
    "bulb": "M7.5 14.2c0-1.6-2.5-2.7-2.5-6a5 5 0 0 1 10 0c0 3.3-2.5 4.4-2.5 6zM8 17h4",
    "book": "M10 5.2C8.4 4 6 3.6 3 3.8v11.6c3-.2 5.4.2 7 1.4 1.6-1.2 4-1.6 7-1.4V3.8c-3-.2-5.4.2-7 1.4zM10 5.2v11.4",
    "sliders": "M3 6h6.2M13.8 6H17M3 14h3.2M10.8 14H17M13.8 6a2.3 2.3 0 1 0-4.6 0a2.3 2.3 0 1 0 4.6 0"
    "M10.8 14a2.3 2.3 0 1 0-4.6 0a2.3 2.3 0 1 0 4.6 0",
    "menu": "M3.5 5.5h13M3.5 10h13M3.5 14.5h13",
    "more": "|M3.4 10a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M8.4 10a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0"
    "M13.4 10a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0",
    "search": "M14.2 9a5.2 5.2 0 1 0-10.4 0a5.2 5.2 0 1 0 10.4 0M13 13l3.8 3.8",
    "people": "M10.4 6.8a2.8 2.8 0 1 0-5.6 0a2.8 2.8 0 1 0 5.6 0M2.6 16.2c.3-3.2 2.1-4.9 5-4.9s4.7 1.7 5 4.9"
    "M12.6 4.3a2.7 2.7 0 0 1 0 5M14.3 11.7c1.9.6 3 2.1 3.2 4.5",
    "person": "M13 6.6a3 3 0 1 0-6 0a3 3 0 1 0 6 0M4.4 16.6c.4-3.5 2.4-5.3 5.6-5.3s5.2 1.8 5.6 5.3",
    "chip": "M7 5h6a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM8 2.5V5M12 2.5V5M8 15v2.5"
    "M12 15v2.5M2.5 8H5M2.5 12H5M15 8h2.5M15 12h2.5M8.2 8.2h3.6v3.6H8.2z",
    "clock": "M16.8 10a6.8 6.8 0 1 0-13.6 0a6.8 6.8 0 1 0 13.6 0M10 6v4.2l2.8 1.6",
    "close": "M5 5l10 10M15 5L5 15",
    "pencil": "M4 16l.8-3.5 8.4-8.3a1.7 1.7 0 0 1 2.4 0l.2.2a1.7 1.7 0 0 1 0 2.4l-8.3 8.4zM11.6 5.8l2.6 2.6",
    "plus": "M10 4v12M4 10h12",
    "minus": "M4 10h12",
    "check": "M4.5 10.5l3.7 3.7 7.3-8",
    "play": "M6.5 4.3v11.4L15.5 10z",
    "pause": "M7 4.5v11M13 4.5v11",
    "forward": "M4 5v10l6.5-5zM11 5v10l6.5-5z",
    "restart": "M4.2 10a5.8 5.8 0 1 0 1.9-4.3M6.4 2.6L5.9 6l3.4.5",
    "dice": "M6.5 4h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7a2.5 2.5 0 0 1-2.5-2.5v-7a2.5 2.5 0 0 1 2.5-2.5z"
    "|M6.5 7.5a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0M8.9 10a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0"
    "M11.3 12.5a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0",
    "fingerprint": "M4 13.4V10a6 6 0 0 1 12 0v3.4M7 16V10a3 3 0 0 1 6 0v6M10 10v7.2M7 3.2a7.6 7.6 0 0 1 6 0",
    "copy": "M7.2 7.2h9v9.3h-9zM4 12.8V3.5h8.8",
    "flag": "M5 17.5V3M5 3.8c3.6-1.9 6.4 1.9 10.5 0v8c-4.1 1.9-6.9-1.9-10.5 0",
    "save": "M4 4h9.5L16 6.5V16H4zM7 4v3.8h5V4M6.8 16v-4.8h6.4V16",
    "folder": "M2.8 15.5v-11h5l1.8 2.2h7.6v8.8z",
    "trash": "M3.8 5.6h12.4M7.6 5.6V3.5h4.8v2.1M5.4 5.6l.8 11h7.6l.8-11M8.4 8.6v5M11.6 8.6v5",
    "fullscreen": "M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4",
    "panel": "M3 4h14v12H3zM12.5 4v12",
    "info": "M16.8 10a6.8 6.8 0 1 0-13.6 0a6.8 6.8 0 1 0 13.6 0M10 9.2v4|M9 6.7a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
    "warning": "M10 3.2L17.6 16.4H2.4zM10 8v4|M9.1 14.1a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0",
    "keyboard": "M2.5 5h15v10h-15zM5.5 8h.1M8.5 8h.1M11.5 8h.1M14.5 8h.1M5.5 12h.1M8 12h4M14.5 12h.1",
    "chart": "M3.5 3.5v13h13M7 13v-3M10.5 13V7M14 13V9",
    "eye": "M2.5 10c2-3.5 4.5-5.2 7.5-5.2s5.5 1.7 7.5 5.2c-2 3.5-4.5 5.2-7.5 5.2S4.5 13.5 2.5 10z"
    "M12.4 10a2.4 2.4 0 1 0-4.8 0a2.4 2.4 0 1 0 4.8 0",
    "sun": "M13.4 10a3.4 3.4 0 1 0-6.8 0a3.4 3.4 0 1 0 6.8 0M10 2.5v1.5M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1 1"
    "M14.3 14.3l1 1M4.7 15.3l1-1M14.3 5.7l1-1",
    "moon": "M15.8 12.3A6.4 6.4 0 0 1 7.7 4.2a6.4 6.4 0 1 0 8.1 8.1z",
    "screen": "M3 4h14v9.5H3zM7 17h6M10 13.5V17",
    "contents": "M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.5 5.5h.1M3.5 10h.1M3.5 14.5h.1",
    "smaller": "M2.5 15.5L7 5l4.5 10.5M4.2 12h5.6M13.5 7h4.5",
    "bigger": "M2.5 15.5L7 5l4.5 10.5M4.2 12h5.6M13.5 7H18M15.75 4.75v4.5",
    "window": "M8 4.5H3.5v12h12V12M11.5 3.5h5v5M16.2 3.8L9.5 10.5",
    "print": "M6 7V3.5h8V7M6 14H3.5V9a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v5H14M6 11.5h8v5H6z",
    "trophy": "M6.5 3.5h7v5a3.5 3.5 0 0 1-7 0zM6.5 5H3.8c0 2.6 1 3.8 2.9 4.2M13.5 5h2.7c0 2.6-1 3.8-2.9 4.2M10 12v3"
    "M6.8 16.5h6.4",
}  # fmt: skip

NAMES: Final = tuple(_LINES)


def paint_icon(painter: QPainter, name: str, rect: QRectF, color: QColor, width: float = 1.75) -> None:
    """Paint an icon into a square; the line is as wide as it would be at 20 pixels, and grows with the square."""
    lines, _, filled = _LINES[name].partition("|")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    scale = rect.width() / 20
    painter.scale(scale, scale)
    pen = QPen(color, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(outline(lines), pen)
    if filled:
        painter.fillPath(outline(filled), color)
    painter.restore()


class _Engine(QIconEngine):
    """Draws an icon when it is needed, in the colours of the theme of that moment."""

    def __init__(self, name: str, token: str) -> None:
        super().__init__()
        self._name = name
        self._token = token

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        side = min(rect.width(), rect.height())
        square = QRectF(0, 0, side, side)
        square.moveCenter(QRectF(rect).center())
        fade = 0.4 if mode == QIcon.Mode.Disabled else 1.0
        paint_icon(painter, self._name, square, theme().color(self._token, fade))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(QPoint(), size), mode, state)
        painter.end()
        return pixmap

    def clone(self) -> QIconEngine:
        return _keep(_Engine(self._name, self._token))


_engines: list[QIconEngine] = []


def _keep(engine: QIconEngine) -> QIconEngine:
    """Hold on to an engine: Qt owns it, but its Python half must live as long."""
    _engines.append(engine)
    return engine


def icon(name: str, token: str = "ink") -> QIcon:
    """Return an icon for menus and standard widgets."""
    return QIcon(_keep(_Engine(name, token)))


def paint_logo(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the logo: a tray with pieces of the games."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 24, rect.height() / 24)
    tray = QPainterPath()
    tray.addRoundedRect(QRectF(0, 0, 24, 24), 6, 6)
    painter.fillPath(tray, QColor("#2B2622") if not theme.dark else QColor("#0F0D0B"))
    if theme.dark:
        painter.strokePath(tray, QPen(theme.color("line"), 1))
    square = QPainterPath()
    square.addRoundedRect(QRectF(13.8, 4.9, 5.2, 5.2), 1.2, 1.2)
    painter.fillPath(circle(7.5, 7.5, 2.7), QColor("#E7A93F"))
    painter.fillPath(square, QColor("#39B89A"))
    painter.fillPath(polygon((7.5, 13.6), (10.5, 18.9), (4.5, 18.9)), QColor("#F4EFE6"))
    painter.fillPath(polygon((16.4, 13.2), (19.6, 16.5), (16.4, 19.8), (13.2, 16.5)), QColor("#E0695B"))
    painter.restore()


def logo_icon() -> QIcon:
    """Return the application's icon in the usual sizes."""
    from boardroom.ui.style.theme import LIGHT

    made = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_logo(painter, QRectF(0, 0, size, size), LIGHT)
        painter.end()
        made.addPixmap(QPixmap.fromImage(image))
    return made
