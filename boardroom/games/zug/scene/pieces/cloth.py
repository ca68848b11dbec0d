"""The mat: baize under a frame with a map's neat line and coordinates; and the room around it."""

from __future__ import annotations

from math import cos, floor, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap

from boardroom.games.zug.scene.geometry import FRAME, Camera, ZugPlaces
from boardroom.games.zug.scene.palette import SHADE, Look, look_of
from boardroom.games.zug.scene.table_part import TablePart
from boardroom.ui.paint.painting import Art, copy, device_scale, linear, picture, radial, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme

_BAR = 5.0
_AROUND = 34.0
_BEYOND = 60.0  # how far the light of the lamp reaches over the edge of what must be seen


class Mat(TablePart):
    """The mat with its frame, one picture that the table lies on."""

    def __init__(self) -> None:
        super().__init__(0)
        self.dusk = False  # whether it lies in shade

    def boundingRect(self) -> QRectF:
        return self.places.mat.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)

    def draw(self, art: Art, scale: float) -> None:
        mat, look = self.places.mat, look_of(self.theme, self.dusk)
        inner = self.places.cloth.translated(-mat.topLeft())
        size, edges = (round(mat.width(), 1), round(mat.height(), 1)), (round(inner.left(), 1), round(inner.top(), 1))
        pixmap = _mat_picture(*size, *edges, look, device_scale(art.painter))
        copy(art.painter, mat.topLeft() - QPointF(_AROUND, _AROUND), pixmap)


@kept
def _mat_picture(wide: float, high: float, side: float, top: float, look: Look, scale: float) -> QPixmap:
    box = QRectF(QPointF(0, 0), QSizeF(wide, high)).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
    return picture(box, scale, lambda art: _paint_mat(art, wide, high, side, top, look))


def _paint_mat(art: Art, wide: float, high: float, side: float, top: float, look: Look) -> None:
    night = look.night
    cast = shade("#000000" if night else "#2A1E0E", 0.6 if night else 0.34)
    art.blur(rounded(QRectF(5, 10, wide - 2, high - 2), 16), cast, 11)
    frame = [(0, "#20281F"), (1, "#141A14")] if night else [(0, "#3D4E37"), (1, "#2C3A29")]
    art.rect(0, 0, wide, high, 14, fill=linear(frame, 0, 0, 1, 1))
    gloss = [(0, "#FFFFFF", 0.16 if night else 0.35), (0.5, "#FFFFFF", 0.04), (1, "#000000", 0.35)]
    art.rect(0.5, 0.5, wide - 1, high - 1, 13.5, stroke=linear(gloss, 0, 0, 1, 1))
    inner = QRectF(side, top, wide - 2 * side, high - top - FRAME)
    day = [(0, "#768D60"), (0.55, "#647B51"), (1, "#4C613E")]
    dim = [(0, "#39452F"), (0.5, "#2C3627"), (1, "#1D241B")]
    art.box(inner.adjusted(-_BAR, -_BAR, _BAR, _BAR), fill="#11160F" if night else "#2A3626")
    art.box(inner, 2, fill=radial(dim if night else day, 0.40, 0.32, 0.85))
    art.painter.setBrushOrigin(inner.topLeft())
    art.painter.fillRect(inner, QBrush(_fibres(night)))
    if look.dusk:
        art.box(inner, 2, fill=shade(SHADE, 0.3 if night else 0.42))


@kept
def _fibres(night: bool) -> QPixmap:
    rng, path = Random(5), QPainterPath()
    for _ in range(46):
        x, y, angle, long = rng.uniform(1, 33), rng.uniform(1, 33), rng.uniform(0, 6.28), rng.uniform(1.2, 2.4)
        path.moveTo(x, y)
        path.lineTo(x + long * cos(angle), y + long * sin(angle))
    color = shade("#C9D6B4" if night else "#FFFFFF", 0.08)
    made = picture(QRectF(0, 0, 34, 34), 2.0, lambda art: art.path(path, stroke=color, width=0.6))
    made.setDevicePixelRatio(2.0)
    return made


def cross_picture(side: int, look: Look) -> QPixmap:
    """Return one square of cloth in pixels, with its share of the little crosses at the corners."""
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    color = shade("#B9C4A4" if look.night else "#EFF3DC", 0.3 if look.night else 0.42)
    arm, thick = max(2, round(side * 0.046)), max(1, round(side / 76))
    for x, y in ((0, 0), (side, 0), (0, side), (side, side)):
        painter.fillRect(x - arm, y - thick // 2, 2 * arm, thick, color)
        painter.fillRect(x - thick // 2, y - arm, thick, arm - thick // 2, color)
        painter.fillRect(x - thick // 2, y + thick - thick // 2, thick, arm - thick // 2, color)
    painter.end()
    return pixmap


def paint_coordinates(art: Art, places: ZugPlaces, camera: Camera, look: Look) -> None:
    """Paint the neat line, a bar to a square, and the numbers of the squares outside it."""
    cloth, mat, seen = places.cloth, places.mat, camera.seen()
    bar = QColor("#A89A78" if look.night else "#F1E6C8")
    ink = "#C9BFA5" if look.night else "#EFE5C9"
    size, every = (
        min(12 * places.letters, cloth.top() - mat.top()),
        1 if camera.pitch >= 12 + 18 * places.letters else 5,
    )
    for column in range(floor(seen.left()), floor(seen.right()) + 1):
        left = camera.point(column, 0).x()
        start, end = max(cloth.left(), left), min(cloth.right(), left + camera.pitch)
        if column % 2 == 0 and end > start:
            for y in (cloth.top() - _BAR + 1, cloth.bottom() + 1):
                art.painter.fillRect(QRectF(start, y, end - start, _BAR - 2), bar)
        middle = left + camera.pitch / 2
        if column % every == 0 and cloth.left() + 8 < middle < cloth.right() - 8:
            base = (mat.top() + cloth.top() - 4) / 2 + size / 3
            art.text(middle, base, number(column), size, ink, bold=True, anchor="middle")
    for line in range(floor(seen.top()), floor(seen.bottom()) + 1):
        top = camera.point(0, line).y()
        start, end = max(cloth.top(), top), min(cloth.bottom(), top + camera.pitch)
        if line % 2 == 0 and end > start:
            for x in (cloth.left() - _BAR + 1, cloth.right() + 1):
                art.painter.fillRect(QRectF(x, start, _BAR - 2, end - start), bar)
        middle = top + camera.pitch / 2
        if line % every == 0 and cloth.top() + 8 < middle < cloth.bottom() - 8:
            x = (mat.left() + cloth.left() - 4) / 2
            art.text(x, middle + size / 3, number(-line), size, ink, bold=True, anchor="middle")


def number(value: int) -> str:
    """Write a coordinate with a true minus."""
    return str(value).replace("-", "−")


def around(mat: QRectF, room: QRectF) -> list[QRectF]:
    """Return what is seen of a room above, below and beside the mat."""
    high = QRectF(room.left(), mat.top(), room.width(), mat.height())
    return [
        QRectF(room.left(), room.top(), room.width(), mat.top() - room.top()),
        QRectF(room.left(), mat.bottom(), room.width(), room.bottom() - mat.bottom()),
        QRectF(high.left(), high.top(), mat.left() - room.left(), high.height()),
        QRectF(mat.right(), high.top(), room.right() - mat.right(), high.height()),
    ]


def corners(mat: QRectF) -> list[QRectF]:
    """Return the corners of the mat, through which one sees the table."""
    side = 15.0
    left, right, top, bottom = mat.left(), mat.right() - side, mat.top(), mat.bottom() - side
    return [QRectF(x, y, side, side) for x in (left, right) for y in (top, bottom)]


def paint_room(painter: QPainter, rect: QRectF, home: QRectF, theme: Theme) -> None:
    """Paint the table that the mat lies on, under its lamp; beyond its home it is plain."""
    painter.fillRect(rect, theme.color("ground"))
    room = home.adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)
    drawn = _room_picture(round(room.width()), round(room.height()), theme)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    part = rect.intersected(room)
    scale = drawn.width() / room.width()
    source = QRectF((part.topLeft() - room.topLeft()) * scale, part.size() * scale)
    painter.drawPixmap(part, drawn, source)


@kept
def _room_picture(wide: int, high: int, theme: Theme) -> QPixmap:
    """Return the light of the lamp; it is soft, so a small picture will do."""

    def paint(art: Art) -> None:
        art.rect(0, 0, wide, high, fill=theme.color("ground"))
        if theme.dark:
            lamp = radial([(0, "#4A3E31", 0.8), (0.5, "#352D25", 0.5), (1, "#1E1B18", 0)])
            art.ellipse(wide * 0.49, high * 0.4, wide * 0.62, high * 0.6, fill=lamp)
            return
        lamp = radial([(0, "#FFFDF6", 0.9), (1, "#FFFDF6", 0)])
        art.ellipse(wide * 0.4, high * 0.18, wide * 0.88, high * 0.7, fill=lamp)
        art.rect(0, high * 0.66, wide, high * 0.34, fill=linear([(0, "#D8C9AE", 0), (1, "#D8C9AE", 0.3)]))

    return picture(QRectF(0, 0, wide, high), 0.5, paint)
