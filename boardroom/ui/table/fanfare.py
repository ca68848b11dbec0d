"""Two seconds of joy over a table: what a match was won with lights up, rings, throws sparks, steams or moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from boardroom.ui.paint.painting import device_scale, line
from boardroom.ui.paint.shadows import paint_blurred
from boardroom.ui.table.easing import ease_out

LONG: Final = 2000  # milliseconds
ABOVE: Final = 130.0  # everything else on the table
STILL: Final = 0.5  # the moment that stands there where nothing may move
SPAN: Final = 0.45  # how much of the time one light takes
FADES: Final = 0.15  # how much of it everything fades in at the end
GOLDEN: Final = pi * (3 - 5**0.5)  # an angle that never comes back to where it was
SPARKS, PUFFS, RINGS = 9, 6, 3  # of each light
MOST: Final = 60  # sparks altogether
HALO: Final = 6.0
Kind = Literal["glow", "ring", "steam"]


class Light(NamedTuple):
    """Something that flares up: its shape on the table, its colour, when (0 to 1 of the whole), and how."""

    shape: QPainterPath
    color: QColor
    at: float = 0.0
    kind: Kind = "glow"


class Performance(NamedTuple):
    """Something of a game's own that is performed over the table: where, and how it looks at a moment (0 to 1)."""

    box: QRectF
    paint: Callable[[QPainter, float], None]


def turn_of(number: int, count: int, now: float) -> float:
    """Return how far one of many has come (0 to 1) who begin one after the other; all of them arrive in time."""
    begins = number / count * (1 - SPAN - FADES)
    return max(0.0, min(1.0, (now - begins) / SPAN))


def boxed(box: QRectF, radius: float = 8.0) -> QPainterPath:
    """Return the shape of something with round corners."""
    shape = QPainterPath()
    shape.addRoundedRect(box, radius, radius)
    return shape


class Fanfare(QGraphicsObject):
    """Plays lights over a table, once; where nothing may move they stand there for the same time."""

    def __init__(self) -> None:
        super().__init__()
        self._lights: tuple[Light, ...] = ()
        self._performed: tuple[Performance, ...] = ()
        self._now = 0.0
        self._pictures: dict[int, QPixmap] = {}  # of each light, for the scale of the moment
        self._scale = 0.0
        self._reel = QVariantAnimation(self)
        self._reel.setStartValue(0.0)
        self._reel.setEndValue(1.0)
        self._reel.valueChanged.connect(self.show_at)
        self._reel.finished.connect(self.stop)
        self._stand = QTimer(self, singleShot=True, interval=LONG)
        self._stand.timeout.connect(self.stop)
        self.setZValue(ABOVE)
        self.setVisible(False)

    @property
    def playing(self) -> bool:
        """Whether something is to be seen."""
        return bool(self._lights or self._performed)

    def play(self, joys: Sequence[Light | Performance], speed: float) -> None:
        """Let these flare up in their order, or be performed."""
        self.stop()
        if not joys:
            return
        self.prepareGeometryChange()
        self._lights = tuple(joy for joy in joys if isinstance(joy, Light))
        self._performed = tuple(joy for joy in joys if isinstance(joy, Performance))
        self.setVisible(True)
        if speed > 0:
            self._reel.setDuration(round(LONG / speed))
            self._reel.start()
        else:
            self.show_at(STILL)
            self._stand.start()

    def stop(self) -> None:
        """Be over."""
        self._stand.stop()
        self._reel.stop()
        if self.playing:
            self.prepareGeometryChange()
            self._lights, self._performed, self._pictures = (), (), {}
            self.setVisible(False)

    def show_at(self, now: float) -> None:
        """Show a moment of it, 0 to 1."""
        self._now = now
        self.update()

    def boundingRect(self) -> QRectF:
        box = QRectF()
        for light in self._lights:
            box = box.united(light.shape.boundingRect())
        around = max(box.width(), box.height()) * 0.5 + 60
        whole = box.adjusted(-around, -around, around, around) if self._lights else box
        for one in self._performed:
            whole = whole.united(one.box)
        return whole

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fade = min(1.0, (1 - self._now) / FADES)
        sparks = min(SPARKS, MOST // len(self._lights)) if self._lights else 0
        for number, light in enumerate(self._lights):
            t = min(1.0, (self._now - light.at * (1 - SPAN)) / SPAN)
            if t <= 0:
                continue
            if light.kind == "glow":
                self._paint_glow(painter, number, t, fade, sparks)
            elif light.kind == "ring":
                _rings(painter, light, t, fade)
            else:
                _steam(painter, light, t, fade)
            painter.setOpacity(1.0)
        for one in self._performed:
            painter.save()
            painter.setOpacity(fade)
            one.paint(painter, self._now)
            painter.restore()

    def _paint_glow(self, painter: QPainter, number: int, t: float, fade: float, sparks: int) -> None:
        """Light a shape up, keep it alight, and throw sparks from it."""
        light, scale = self._lights[number], device_scale(painter)
        if self._scale != scale:
            self._scale, self._pictures = scale, {}
        if number not in self._pictures:
            self._pictures[number] = _paint_glow(light, scale)
        picture, box = self._pictures[number], _around(light)
        painter.setOpacity(fade * (t / 0.25 if t < 0.25 else 1 - 0.5 * (t - 0.25) / 0.75))
        size = QSizeF(picture.size()) / scale
        painter.drawPixmap(QRectF(box.topLeft(), size), picture, QRectF(picture.rect()))
        painter.setOpacity(fade * (1 - t))
        _paint_sparks(painter, light, t, sparks)


def _tint(color: QColor, strength: float) -> QColor:
    tinted = QColor(color)
    tinted.setAlphaF(max(0.0, min(1.0, strength)))
    return tinted


def _paint_glow(light: Light, scale: float) -> QPixmap:
    """Paint the light around and on a shape, as a picture: it is shown sixty times a second."""
    box = _around(light)
    picture = QPixmap((box.size() * scale).toSize() + QSize(1, 1))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-box.topLeft())
    paint_blurred(painter, light.shape, _tint(light.color.lighter(130), 0.5), HALO, QPointF())
    painter.strokePath(light.shape, line(light.color.lighter(120), 2.5, rounded=True))
    painter.end()
    return picture


def _around(light: Light) -> QRectF:
    """Return what a light may reach with its halo."""
    far = 3 * HALO + 2
    return light.shape.boundingRect().adjusted(-far, -far, far, far)


def _paint_sparks(painter: QPainter, light: Light, t: float, sparks: int) -> None:
    """Throw sparks from a shape: they fly, fall and go out."""
    box = light.shape.boundingRect()
    wide, high = box.width() * 0.4, box.height() * 0.4
    far = ease_out(t) * min(120.0, 26 + max(wide, high))
    stars = QPainterPath()
    for spark in range(sparks):
        angle, reach = spark * GOLDEN + box.x(), 0.55 + 0.45 * (spark * 7 % SPARKS) / SPARKS
        away = QPointF(cos(angle) * (wide + far * reach), sin(angle) * (high + far * reach) + 24 * t * t)
        _add_star(stars, box.center() + away, 5 * (1 - t) + 1.5)
    painter.fillPath(stars, light.color.lighter(125))


def _add_star(stars: QPainterPath, middle: QPointF, size: float) -> None:
    for corner in range(8):
        angle, reach = corner * pi / 4, size if corner % 2 == 0 else size * 0.35
        point = middle + QPointF(cos(angle), sin(angle)) * reach
        if corner:
            stars.lineTo(point)
        else:
            stars.moveTo(point)
    stars.closeSubpath()


def _rings(painter: QPainter, light: Light, t: float, fade: float) -> None:
    """Let a shape ring, as something that was struck does."""
    middle = light.shape.boundingRect().center()
    for ring in range(RINGS):
        part = t * 1.4 - ring * 0.2
        if 0 < part < 1:
            grown = QTransform.fromTranslate(middle.x(), middle.y()).scale(1 + 0.7 * part, 1 + 0.7 * part)
            shape = grown.translate(-middle.x(), -middle.y()).map(light.shape)
            painter.strokePath(shape, line(_tint(light.color, (1 - part) * 0.9 * fade), 5 * (1 - part) + 1.5))


def _steam(painter: QPainter, light: Light, t: float, fade: float) -> None:
    """Let a shape puff."""
    box = light.shape.boundingRect()
    for puff in range(PUFFS):
        part = t * 1.5 - puff * 0.1
        if 0 < part < 1:
            drift = sin(puff * GOLDEN + part * 2) * box.width() * 0.16
            at = QPointF(box.center().x() + drift, box.top() + box.height() * 0.2 - part * box.height() * 0.9)
            size = box.width() * (0.07 + 0.13 * part)
            cloud = QPainterPath()
            cloud.addEllipse(at, size, size)
            painter.fillPath(cloud, _tint(light.color, 0.75 * (1 - part) * fade))
