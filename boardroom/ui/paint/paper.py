"""Painting for paper: what fades can't stay a shape in a PDF, so it becomes a small picture, as soft shadows are."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QGradient, QImage, QPainter, QPainterPath, QPainterPathStroker, QPen, QRadialGradient

from boardroom.ui.paint.pixmap_cache import keeper
from boardroom.ui.paint.vectors import soft_scale

_GLOW: Final = 160  # pixels across a glow


def fades(brush: QBrush) -> bool:
    """Tell whether a brush is more opaque in one place than in another, which Qt's PDFs get wrong."""
    gradient = brush.gradient()
    if not isinstance(gradient, QGradient):
        return False
    return len({stop[1].alpha() for stop in gradient.stops()}) > 1


class PaperPainter(QPainter):
    """A painter for devices that keep shapes. Scenes paint with it as with any other."""

    def setClipPath(self, path: QPainterPath, operation: Any = Qt.ClipOperation.ReplaceClip) -> None:
        """Clip, but never beyond what is clipped already: on the screen a picture that is painted once ends there."""
        super().setClipPath(path, _within(operation))

    def setClipRect(self, *args: Any) -> None:
        """Clip to a rectangle, and perhaps how."""
        box, operation = (*args, Qt.ClipOperation.ReplaceClip)[:2]
        super().setClipRect(QRectF(box), _within(operation))

    def fillPath(self, path: QPainterPath, brush: Any) -> None:
        """Fill a shape, or paint it as a picture where it fades."""
        made = QBrush(brush)
        if fades(made):
            self._soften(path, made)
        else:
            super().fillPath(path, made)

    def strokePath(self, path: QPainterPath, pen: Any) -> None:
        """Draw a line, or paint it as a picture where it fades."""
        if isinstance(pen, QPen) and fades(pen.brush()):
            self._soften(QPainterPathStroker(pen).createStroke(path), pen.brush())
        else:
            super().strokePath(path, pen)

    def drawPath(self, path: QPainterPath) -> None:
        """Draw a shape with the brush and the pen of the moment."""
        if not self._fading:
            super().drawPath(path)
            return
        brush, pen = self.brush(), self.pen()
        if brush.style() != Qt.BrushStyle.NoBrush:
            self.fillPath(path, brush)
        if pen.style() != Qt.PenStyle.NoPen:
            self.strokePath(path, pen)

    @property
    def _fading(self) -> bool:
        return fades(self.brush()) or fades(self.pen().brush())

    def drawEllipse(self, *args: Any) -> None:
        """Draw an ellipse: in a box, or around a point."""
        if not self._fading:
            super().drawEllipse(*args)
            return
        path = QPainterPath()
        path.addEllipse(*args)
        self.drawPath(path)

    def drawRoundedRect(self, *args: Any) -> None:
        """Draw a rectangle with round corners."""
        if not self._fading:
            super().drawRoundedRect(*args)
            return
        path = QPainterPath()
        path.addRoundedRect(*args)
        self.drawPath(path)

    def drawLine(self, *args: Any) -> None:
        """Draw a line from point to point."""
        if not self._fading:
            super().drawLine(*args)
            return
        start, end = (args[0].p1(), args[0].p2()) if len(args) == 1 else (QPointF(args[0]), QPointF(args[1]))
        path = QPainterPath(start)
        path.lineTo(end)
        self.strokePath(path, self.pen())

    def fillRect(self, *args: Any) -> None:
        """Fill a rectangle; the last argument is the brush."""
        if isinstance(args[-1], QBrush | QGradient) and fades(QBrush(args[-1])):
            path = QPainterPath()
            path.addRect(*args[:-1])
            self.fillPath(path, args[-1])
        else:
            super().fillRect(*args)

    def _soften(self, path: QPainterPath, brush: QBrush) -> None:
        """Paint a shape as a picture; the same shape is the same picture every time."""
        scale = soft_scale(self, path.boundingRect())
        if _vanishes(brush):
            scale = min(scale, _GLOW / max(path.boundingRect().width(), path.boundingRect().height(), 1e-9))
        edge = 1 / max(scale, 0.01)
        box = path.boundingRect().adjusted(-edge, -edge, edge, edge)
        if self.hasClipping():
            box = box.intersected(self.clipBoundingRect().adjusted(-edge, -edge, edge, edge))
        if box.isEmpty():
            return
        image = _picture(path, brush, box, scale)
        # Brush and pen are put away without a save, which would write down what the picture stands for.
        before = self.brush(), self.pen()
        self.setBrush(Qt.BrushStyle.NoBrush)
        self.setPen(Qt.PenStyle.NoPen)
        self.drawImage(box, image)
        self.setBrush(before[0])
        self.setPen(before[1])


def _within(operation: Qt.ClipOperation) -> Qt.ClipOperation:
    return Qt.ClipOperation.IntersectClip if operation == Qt.ClipOperation.ReplaceClip else operation


def _vanishes(brush: QBrush) -> bool:
    """Tell whether it is a glow that has no edge: its picture can be coarse."""
    gradient = brush.gradient()
    return isinstance(gradient, QRadialGradient) and not gradient.stops()[-1][1].alpha()


def _picture(path: QPainterPath, brush: QBrush, box: QRectF, scale: float) -> QImage:
    gradient = brush.gradient()
    assert gradient is not None
    stops = tuple((round(at, 4), color.rgba()) for at, color in gradient.stops())
    elements = map(path.elementAt, range(path.elementCount()))
    outline = tuple((round(e.x * scale, 1), round(e.y * scale, 1)) for e in elements)
    edges = (box.x(), box.y(), box.width(), box.height())
    key = (outline, stops, _line_of(gradient), tuple(round(side * scale, 1) for side in edges), scale)
    return keeper.find((_picture, key), lambda: _filled(path, brush, box, scale))


def _filled(path: QPainterPath, brush: QBrush, box: QRectF, scale: float) -> QImage:
    size = (max(1, ceil(box.width() * scale)), max(1, ceil(box.height() * scale)))
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size[0] / box.width(), size[1] / box.height())
    painter.translate(-box.topLeft())
    painter.fillPath(path, brush)
    painter.end()
    return image


def _line_of(gradient: QGradient) -> tuple[object, ...]:
    """Return where a gradient runs, to tell it from others."""
    known: list[object] = [gradient.type(), gradient.coordinateMode()]
    for name in ("start", "finalStop", "center", "focalPoint", "radius"):
        value = getattr(gradient, name, None)
        if value is not None:
            made = value()
            known.append((round(made.x(), 2), round(made.y(), 2)) if isinstance(made, QPointF) else round(made, 2))
    return tuple(known)
