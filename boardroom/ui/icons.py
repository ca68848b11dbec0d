"""Icons, drawn as lines on a grid of 20, in whatever colour the place asks for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QImage, QPainter, QPainterPath, QPen, QPixmap

from boardroom.ui.appearance import theme
from boardroom.ui.outline import circle, outline, polygon
from boardroom.ui.theme import Theme

# Each text is one or more lines; what follows "|" is filled.
_LINES: Final = {
    "back": "M12.5 4.5L7 10l5.5 5.5",
    "next": "M7.5 4.5L13 10l-5.500 5.500",
    "up": "M5 12.500L10 7.500l5 5",
    "down": "M5 7.500L10 12.500l5-5",
    "first": "M14.500 4.500L9 10l5.500 5.500M5.500 4.500v11",
    "last": "M5.500 4.500L11 10l-5.500 5.500M14.500 4.500v11",
    "undo": "M7.500 4L4 7.500 7.500 11M4.300 7.500H11.500a4.500 4.500 0 0 1 0 9H8",
    "redo": "M12.500 4L16 7.500 12.500 11M15.700 7.500H8.500a4.500 4.500 0 0 0 0 9H12",
    "bulb": "M7.500 14.200c0-1.600-2.500-2.700-2.500-6a5 5 0 0 1 10 0c0 3.300-2.500 4.400-2.500 6zM8 17h4",
    "book": "M10 5.200C8.400 4 6 3.600 3 3.800v11.600c3-.2 5.400.2 7 1.400 1.600-1.200 4-1.600 7-1.400V3.800c-3-.2-5.400.2-7 1.400z"
    "M10 5.200v11.400",
    "sliders": "M3 6h6.200M13.800 6H17M3 14h3.200M10.800 14H17M13.800 6a2.300 2.300 0 1 0-4.600 0a2.300 2.300 0 1 0 4.600 0"
    "M10.800 14a2.300 2.300 0 1 0-4.600 0a2.300 2.300 0 1 0 4.600 0",
    "menu": "M3.500 5.500h13M3.500 10h13M3.500 14.500h13",
    "more": "|M3.400 10a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0M8.400 10a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0"
    "M13.400 10a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0",
    "search": "M14.200 9a5.200 5.200 0 1 0-10.400 0a5.200 5.200 0 1 0 10.400 0M13 13l3.800 3.800",
    "people": "M10.400 6.800a2.800 2.800 0 1 0-5.600 0a2.800 2.800 0 1 0 5.600 0"
    "M2.600 16.200c.3-3.200 2.100-4.900 5-4.900s4.700 1.700 5 4.900M12.600 4.300a2.700 2.700 0 0 1 0 5M14.300 11.700c1.900.6 3 2.100 3.200 4.500",
    "person": "M13 6.600a3 3 0 1 0-6 0a3 3 0 1 0 6 0M4.400 16.600c.4-3.500 2.400-5.300 5.600-5.300s5.200 1.800 5.600 5.300",
    "chip": "M7 5h6a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM8 2.500V5M12 2.500V5M8 15v2.500M12 15v2.500"
    "M2.500 8H5M2.500 12H5M15 8h2.500M15 12h2.500M8.200 8.200h3.600v3.600H8.200z",
    "clock": "M16.800 10a6.800 6.800 0 1 0-13.600 0a6.800 6.800 0 1 0 13.600 0M10 6v4.200l2.800 1.600",
    "close": "M5 5l10 10M15 5L5 15",
    "plus": "M10 4v12M4 10h12",
    "minus": "M4 10h12",
    "check": "M4.500 10.500l3.700 3.700 7.300-8",
    "play": "M6.500 4.300v11.400L15.500 10z",
    "pause": "M7 4.500v11M13 4.500v11",
    "forward": "M4 5v10l6.500-5zM11 5v10l6.500-5z",
    "restart": "M4.200 10a5.800 5.800 0 1 0 1.900-4.300M6.400 2.600L5.900 6l3.400.5",
    "dice": "M6.500 4h7a2.500 2.500 0 0 1 2.500 2.500v7a2.500 2.500 0 0 1-2.500 2.500h-7a2.500 2.500 0 0 1-2.500-2.500v-7"
    "a2.500 2.500 0 0 1 2.500-2.500z|M6.500 7.500a1.100 1.100 0 1 0 2.200 0a1.100 1.100 0 1 0-2.200 0M8.900 10a1.100 1.100 0 1 0 2.200 0a1.100 1.100 0 1 0-2.200 0"
    "M11.300 12.500a1.100 1.100 0 1 0 2.200 0a1.100 1.100 0 1 0-2.200 0",
    "flag": "M5 17.500V3M5 3.800c3.600-1.900 6.400 1.900 10.500 0v8c-4.100 1.900-6.900-1.900-10.500 0",
    "save": "M4 4h9.500L16 6.500V16H4zM7 4v3.800h5V4M6.800 16v-4.800h6.400V16",
    "folder": "M2.800 15.500v-11h5l1.800 2.200h7.600v8.800z",
    "trash": "M3.800 5.600h12.400M7.600 5.600V3.500h4.800v2.100M5.400 5.600l.8 11h7.600l.8-11M8.400 8.600v5M11.600 8.600v5",
    "fullscreen": "M3.500 7.500v-4h4M12.500 3.500h4v4M16.500 12.500v4h-4M7.500 16.500h-4v-4",
    "panel": "M3 4h14v12H3zM12.500 4v12",
    "info": "M16.800 10a6.800 6.800 0 1 0-13.600 0a6.800 6.800 0 1 0 13.600 0M10 9.200v4|M9 6.700a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
    "warning": "M10 3.200L17.600 16.400H2.400zM10 8v4|M9.100 14.100a.9.9 0 1 0 1.800 0a.9.9 0 1 0-1.800 0",
    "keyboard": "M2.500 5h15v10h-15zM5.500 8h.1M8.500 8h.1M11.500 8h.1M14.500 8h.1M5.500 12h.1M8 12h4M14.500 12h.1",
    "chart": "M3.500 3.500v13h13M7 13v-3M10.500 13V7M14 13V9",
    "eye": "M2.500 10c2-3.500 4.500-5.200 7.500-5.200s5.500 1.700 7.500 5.200c-2 3.500-4.500 5.200-7.500 5.200S4.500 13.500 2.500 10z"
    "M12.400 10a2.400 2.400 0 1 0-4.800 0a2.400 2.400 0 1 0 4.800 0",
    "sun": "M13.400 10a3.400 3.400 0 1 0-6.800 0a3.400 3.400 0 1 0 6.800 0M10 2.500v1.500M10 16v1.500M2.500 10H4M16 10h1.500"
    "M4.700 4.700l1 1M14.300 14.300l1 1M4.700 15.300l1-1M14.300 5.700l1-1",
    "moon": "M15.800 12.300A6.400 6.400 0 0 1 7.700 4.200a6.400 6.400 0 1 0 8.100 8.100z",
    "screen": "M3 4h14v9.500H3zM7 17h6M10 13.500V17",
    "trophy": "M6.500 3.500h7v5a3.500 3.500 0 0 1-7 0zM6.500 5H3.800c0 2.600 1 3.800 2.900 4.200M13.500 5h2.700c0 2.600-1 3.800-2.900 4.200M10 12v3M6.800 16.500h6.400",
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
    from boardroom.ui.theme import LIGHT

    made = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_logo(painter, QRectF(0, 0, size, size), LIGHT)
        painter.end()
        made.addPixmap(QPixmap.fromImage(image))
    return made
