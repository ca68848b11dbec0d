"""What is written on a widget: it is painted onto a device that shows nothing and keeps every piece of text.

So nobody has to tell what he writes: labels, buttons, rows, own painting and the captions of a scene are seen alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QFontMetricsF,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QPolygonF,
    QRegion,
    QTextItem,
)
from PySide6.QtWidgets import QApplication, QGraphicsView, QStyleOptionGraphicsItem, QWidget

ROUNDS: Final = 5  # of laying out, in which one widget may ask another to make room
FAINT: Final = 0.05  # what is less opaque is on its way in or out


@dataclass(frozen=True, eq=False)
class Written:
    """A piece of text as it was painted; all in pixels of the widget that was looked at."""

    text: str
    whole: str  # before it was shortened
    ink: QPolygonF  # around the letters
    room: QRectF  # where painting was allowed
    size: float  # of the font
    bold: bool
    color: QColor
    by: QWidget | None
    moment: int  # what is painted later lies above

    @property
    def box(self) -> QRectF:
        """Return the rectangle around the letters."""
        return self.ink.boundingRect()

    @property
    def seen(self) -> QRectF:
        """Return what isn't cut off of it."""
        return self.box.intersected(self.room)


class Cover(NamedTuple):
    """An opaque shape: what was painted before it and lies in it can't be seen."""

    moment: int
    left: float  # within these edges
    top: float
    right: float
    bottom: float
    shape: QPainterPath


class Writing(QPaintEngine):
    """Keeps texts, and the shapes that may hide them, in the order of painting."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.written: list[Written] = []
        self.covers: list[Cover] = []
        self.shortened: dict[str, str] = {}  # what is written, and the whole of it
        self.moments = 0

    def hides(self, box: QRectF, after: int, before: int) -> bool:
        """Tell whether a rectangle was painted over as a whole between two moments."""
        left, top, right, bottom = _edges(box)
        return any(
            shape.contains(box)
            for moment, west, north, east, south, shape in self.covers
            if west <= left and right <= east and north <= top and bottom <= south and after < moment < before
        )

    def hidden(self, one: Written) -> bool:
        """Tell whether a text lies under something else as a whole: a card under a card, a page under a sheet."""
        return not one.seen.isEmpty() and self.hides(one.seen, one.moment, self.moments + 1)

    # ---------------------------------------------------------------- what painters ask for

    def begin(self, device: QPaintDevice) -> bool:
        self.setActive(True)
        return True

    def end(self) -> bool:
        self.setActive(False)
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.Picture  # one that keeps shapes: nothing is painted from kept pictures

    def updateState(self, state: QPaintEngineState) -> None:
        pass

    def drawTextItem(self, at: Any, item: QTextItem) -> None:
        painter, words = self.painter(), item.text()
        if words.strip() and painter.pen().color().alphaF() * painter.opacity() >= FAINT:
            self.moments += 1
            to_device, by = painter.deviceTransform(), painter.device()
            letters = QPainterPath()  # metrics are rounded to whole pixels
            letters.addText(at, item.font(), words)
            self.written.append(
                Written(
                    text=words,
                    whole=self.shortened.get(words, words),
                    ink=to_device.map(QPolygonF(letters.boundingRect())),
                    room=self._room(painter),
                    size=item.font().pixelSize() * abs(to_device.determinant()) ** 0.5,
                    bold=item.font().bold(),
                    color=_faded(painter.pen().color(), painter.opacity()),
                    by=by if isinstance(by, QWidget) else None,
                    moment=self.moments,
                )
            )

    def drawPath(self, path: QPainterPath) -> None:
        if self.painter().brush().isOpaque():
            self._cover(path)

    def drawPolygon(self, points: Any, mode: Any) -> None:
        if mode != QPaintEngine.PolygonDrawMode.PolylineMode:
            path = QPainterPath()
            path.addPolygon(QPolygonF([QPointF(point) for point in points]))
            self.drawPath(path)

    def drawPixmap(self, to: Any, picture: Any, source: Any) -> None:
        if not picture.hasAlphaChannel():
            path = QPainterPath()
            path.addRect(QRectF(to))
            self._cover(path)

    def drawImage(self, to: Any, picture: Any, source: Any, flags: Any = None) -> None:
        self.drawPixmap(to, picture, source)

    def drawTiledPixmap(self, to: Any, picture: Any, at: Any) -> None:
        self.drawPixmap(to, picture, to)

    def _cover(self, shape: QPainterPath) -> None:
        painter = self.painter()
        if painter.opacity() == 1.0:
            self.moments += 1
            there = painter.deviceTransform().map(shape)
            edges = _edges(there.boundingRect().intersected(self._room(painter)))
            self.covers.append(Cover(self.moments, *edges, there))

    def _room(self, painter: QPainter) -> QRectF:
        room = QRectF(self.systemClip().boundingRect())  # the widget that paints, in what it is shown by
        if painter.hasClipping():
            clip = painter.deviceTransform().mapRect(painter.clipBoundingRect())
            room = clip if room.isEmpty() else room.intersected(clip)
        return room


def _edges(box: QRectF) -> tuple[float, float, float, float]:
    return box.left(), box.top(), box.right(), box.bottom()


def _faded(color: QColor, opacity: float) -> QColor:
    made = QColor(color)
    made.setAlphaF(made.alphaF() * opacity)
    return made


class _Device(QPaintDevice):
    """A device of a size that shows nothing."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.record = Writing()
        kind = QPaintDevice.PaintDeviceMetric
        self._metrics = {kind.PdmWidth: size.width(), kind.PdmHeight: size.height(), kind.PdmDepth: 32}
        self._metrics |= dict.fromkeys((kind.PdmDpiX, kind.PdmDpiY, kind.PdmPhysicalDpiX, kind.PdmPhysicalDpiY), 96)
        self._metrics[kind.PdmDevicePixelRatioScaled] = round(QPaintDevice.devicePixelRatioFScale())

    def paintEngine(self) -> QPaintEngine:
        return self.record

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return self._metrics.get(metric, 1)


def record(widget: QWidget) -> Writing:
    """Return what a shown widget paints, with all that is in it."""
    known = widget.findChildren(QWidget)  # Qt names whoever paints only while Python knows him
    for _ in range(ROUNDS):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    device = _Device(widget.size())
    painter = QPainter(device)
    with _noting_what_is_shortened(device.record.shortened):
        QWidget.render(widget, painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    painter.end()
    del known
    return device.record


def texts(widget: QWidget) -> list[Written]:
    """Return every piece of text that can be seen on a shown widget, in the order of painting."""
    made = record(widget)
    return [one for one in made.written if not made.hidden(one)]


def beyond(view: QGraphicsView) -> list[str]:
    """Return what is written on things of a scene that lie wholly where a view doesn't show them."""
    scene, shown = view.scene(), view.mapToScene(view.viewport().rect()).boundingRect()
    device = _Device(view.size())
    painter = QPainter(device)
    for item in scene.items() if scene is not None else ():
        if item.isVisible() and item.effectiveOpacity() >= FAINT and not shown.intersects(item.sceneBoundingRect()):
            item.paint(painter, QStyleOptionGraphicsItem(), view.viewport())
    painter.end()
    return [one.text for one in device.record.written]


def on_things(view: QGraphicsView) -> Iterator[tuple[Written, QRectF]]:
    """Go through what the things of a scene write, each with the thing's edges; both as the thing itself counts."""
    scene = view.scene()
    for item in scene.items() if scene is not None else ():
        if item.isVisible() and item.effectiveOpacity() >= FAINT:
            device = _Device(view.size())
            painter = QPainter(device)
            item.paint(painter, QStyleOptionGraphicsItem(), view.viewport())
            painter.end()
            yield from ((one, item.boundingRect()) for one in device.record.written)


@contextmanager
def _noting_what_is_shortened(noted: dict[str, str]) -> Iterator[None]:
    """Note, within `with`, what is shortened to have room: from what is painted nobody could tell."""
    before = {metrics: metrics.elidedText for metrics in (QFontMetrics, QFontMetricsF)}

    def noting(elided: Any) -> Any:
        def note(self: Any, words: str, *args: Any) -> str:
            shown: str = elided(self, words, *args)
            if shown != words:
                noted[shown] = words
            return shown

        return note

    for metrics, elided in before.items():
        metrics.elidedText = noting(elided)  # type: ignore[method-assign]
    try:
        yield
    finally:
        for metrics, elided in before.items():
            metrics.elidedText = elided  # type: ignore[method-assign]
