"""Painting as drawings are written: shapes with a fill and a line, gradients by parts of a box, pixmaps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from typing import Literal, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QRadialGradient,
)

from boardroom.ui.paint.lettering import WRAPPED, balanced
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.paint.vectors import VECTOR, keeps_shapes
from boardroom.ui.style.theme import font

Paint = QBrush | QColor | QGradient | str
_G = TypeVar("_G", bound=QGradient)
SIZES = (28, 20, 16, 14, 12)  # of text: what has no room in one is written in the next
Stops = Sequence[tuple[float, str] | tuple[float, str, float]]  # where, colour, how opaque


def shade(color: str | QColor, alpha: float = 1.0) -> QColor:
    """Return a colour, more or less opaque."""
    made = QColor(color)
    made.setAlphaF(min(1.0, max(0.0, alpha)))
    return made


def linear(stops: Stops, x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 1) -> QLinearGradient:
    """Return a gradient across whatever is filled; the points are parts of its box."""
    gradient = QLinearGradient(x1, y1, x2, y2)
    gradient.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
    return _with_stops(gradient, stops)


def radial(
    stops: Stops, x: float = 0.5, y: float = 0.5, radius: float = 0.5, focus: tuple[float, float] | None = None
) -> QRadialGradient:
    """Return a round gradient in whatever is filled; middle, radius and focus are parts of its box."""
    gradient = QRadialGradient(QPointF(x, y), radius, QPointF(*focus) if focus else QPointF(x, y))
    gradient.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
    return _with_stops(gradient, stops)


def light(stops: Stops, middle: QPointF, radius: float) -> QRadialGradient:
    """Return a round gradient at a place of the scene."""
    return _with_stops(QRadialGradient(middle, radius), stops)


def _with_stops(gradient: _G, stops: Stops) -> _G:
    for at, color, *alpha in stops:
        gradient.setColorAt(at, shade(color, alpha[0] if alpha else 1.0))
    return gradient


def line(paint: Paint, width: float, rounded: bool = False) -> QPen:
    """Return a pen with plain ends and mitred corners, or with round ones."""
    cap, join = Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin
    if rounded:
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(brush(paint), width, Qt.PenStyle.SolidLine, cap, join)


def brush(paint: Paint) -> QBrush:
    """Return what to fill with."""
    return QBrush(QColor(paint) if isinstance(paint, str) else paint)


def stroked(path: QPainterPath, width: float) -> QPainterPath:
    """Return the shape of a line of that width along a path, with round corners."""
    return QPainterPathStroker(line("#000000", width, rounded=True)).createStroke(path)


def edges(rect: QRectF) -> tuple[float, float, float, float]:
    """Return a rectangle's left, top, width and height."""
    return rect.x(), rect.y(), rect.width(), rect.height()


def device_scale(painter: QPainter) -> float:
    """Return how many pixels of the screen a unit of the scene has; rounded, so that pictures can be kept."""
    if keeps_shapes(painter):
        return VECTOR
    return round(abs(painter.worldTransform().m11()) * painter.device().devicePixelRatioF(), 3) or 1.0


class Shapes(QPixmap):
    """A picture that isn't made of pixels: `copy` paints it anew. For devices that keep shapes."""

    def __init__(self, box: QRectF, paint: Callable[[QPainter], None]) -> None:
        super().__init__()
        self.box, self.paint = box, paint


def picture(box: QRectF, scale: float, paint: Callable[[Art], None]) -> QPixmap:
    """Return a pixmap of what lies in the box."""
    return painted(box, scale, lambda painter: paint(Art(painter)))


def painted(box: QRectF, scale: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """Return a pixmap of what a plain painter paints in the box."""
    if scale == VECTOR:
        return Shapes(box, paint)
    pixmap = QPixmap(max(1, ceil(box.width() * scale)), max(1, ceil(box.height() * scale)))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    painter.translate(-box.topLeft())
    paint(painter)
    painter.end()
    pixmap.setDevicePixelRatio(scale)
    return pixmap


def copy(painter: QPainter, at: QPointF, pixmap: QPixmap, sharp: bool = True) -> None:
    """Copy a picture to its place; sharp: on whole pixels of the screen."""
    if isinstance(pixmap, Shapes):
        painter.save()
        painter.translate(at - pixmap.box.topLeft())
        pixmap.paint(painter)
        painter.restore()
        return
    if sharp:
        world, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
        there = world.map(at) * ratio
        whole = QPointF(round(there.x()), round(there.y()))
        at = at + (whole - there) / (ratio * world.m11())
    painter.drawPixmap(at, pixmap)


def in_middle(painter: QPainter, rect: QRectF, paint: Callable[[Art, float, float, float], None]) -> None:
    """Paint something round smoothly into a rectangle: around its middle, up to so far from it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(Art(painter), rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) / 2)
    painter.restore()


class Art:
    """A painter that takes shapes with a fill and a line, in one call each."""

    def __init__(self, painter: QPainter) -> None:
        self.painter = painter

    def path(
        self,
        path: QPainterPath,
        fill: Paint | None = None,
        stroke: Paint | None = None,
        width: float = 1.0,
        rounded: bool = False,
    ) -> None:
        """Paint any shape; rounded: the line has round ends and corners."""
        self.painter.setBrush(brush(fill) if fill is not None else Qt.BrushStyle.NoBrush)
        self.painter.setPen(line(stroke, width, rounded) if stroke is not None else Qt.PenStyle.NoPen)
        self.painter.drawPath(path)

    def rect(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        radius: float = 0.0,
        fill: Paint | None = None,
        stroke: Paint | None = None,
        width: float = 1.0,
    ) -> None:
        """Paint a rectangle, its corners perhaps round."""
        self.path(rounded(QRectF(x, y, wide, high), radius), fill, stroke, width)

    def box(
        self,
        rect: QRectF,
        radius: float = 0.0,
        fill: Paint | None = None,
        stroke: Paint | None = None,
        width: float = 1.0,
    ) -> None:
        """Paint a rectangle that is one already."""
        self.path(rounded(rect, radius), fill, stroke, width)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Paint | None = None,
        stroke: Paint | None = None,
        width: float = 1.0,
    ) -> None:
        """Paint a circle."""
        self.ellipse(x, y, radius, radius, fill, stroke, width)

    def ellipse(
        self,
        x: float,
        y: float,
        across: float,
        down: float,
        fill: Paint | None = None,
        stroke: Paint | None = None,
        width: float = 1.0,
    ) -> None:
        """Paint an ellipse; across and down are its half axes."""
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), across, down)
        self.path(path, fill, stroke, width)

    def blur(self, path: QPainterPath, color: QColor, sigma: float, dx: float = 0.0, dy: float = 0.0) -> None:
        """Paint a shape's shadow or glow."""
        paint_blurred(self.painter, path, color, sigma, QPointF(dx, dy))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        color: QColor | str,
        bold: bool = False,
        serif: bool = False,
        anchor: Literal["start", "middle", "end"] = "start",
        most: float = 0.0,
    ) -> float:
        """Write on a base line; return how wide it is.

        Where it gets too wide it is written smaller, and loses its middle when the smallest size is too wide: often the
        end tells it from others, as in "Level 4 (2)".
        """
        smaller = [other for other in SIZES if other < size] if most else []
        for chosen in (size, *smaller):
            self.painter.setFont(font(chosen, bold, serif))
            metrics = self.painter.fontMetrics()
            if not most or metrics.horizontalAdvance(text) <= most:
                break
        if most and metrics.horizontalAdvance(text) > most:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, int(most))
        wide = float(metrics.horizontalAdvance(text))
        self.painter.setPen(QColor(color))
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
        self.painter.drawText(QPointF(left, y), text)
        return wide

    def paragraph(
        self, box: QRectF, text: str, size: float, color: QColor | str, bold: bool = False, middle: bool = False
    ) -> None:
        """Write lines one below the other from the upper edge of a box; `lettering.height` says how high it must be.

        `middle`: each in the middle of its line, and all about as long.
        """
        self.painter.setFont(font(size, bold))
        self.painter.setPen(QColor(color))
        at, spare = 0, 0.0
        if middle:
            at, spare = Qt.AlignmentFlag.AlignHCenter.value, (box.width() - balanced(text, size, box.width(), bold)) / 2
        self.painter.drawText(box.adjusted(spare, 0, 1 - spare, 2), WRAPPED | at, text)

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1.0) -> Iterator[None]:
        """Paint, within `with`, from another origin and perhaps at another size."""
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.scale(scale, scale)
        yield
        self.painter.restore()

    @contextmanager
    def clipped(self, path: QPainterPath) -> Iterator[None]:
        """Paint, within `with`, only inside a shape."""
        self.painter.save()
        self.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        yield
        self.painter.restore()
