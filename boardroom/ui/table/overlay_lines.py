"""Lines drawn over a table: hints, marks and rings, which change now and then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.ui.paint.painting import Art, line
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme

_NOTHING: Final = QPainterPath()


class Stroke(NamedTuple):
    """One line, or with a width of nothing one filled shape."""

    path: QPainterPath
    color: QColor
    width: float = 0.0
    dashes: Sequence[float] = ()  # in widths of the line
    filled: bool = False


def paint_strokes(painter: QPainter, strokes: Sequence[Stroke]) -> None:
    """Paint lines in their order."""
    for stroke in strokes:
        if stroke.filled or not stroke.width:
            Art(painter).path(stroke.path, fill=stroke.color)
        if stroke.width:
            pen = line(stroke.color, stroke.width, rounded=True)
            if stroke.dashes:
                pen.setDashPattern(stroke.dashes)
            painter.strokePath(stroke.path, pen)


class Strokes(QGraphicsItem):
    """Some lines, in this order, above or below everything else."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setVisible(False)
        self._strokes: tuple[Stroke, ...] = ()
        self._box = QRectF()
        self._spared = _NOTHING

    def draw(self, strokes: Sequence[Stroke], spared: QPainterPath = _NOTHING) -> None:
        """Draw these lines and no others; under what is spared, such as letters, they pass through."""
        self.prepareGeometryChange()
        self._strokes, self._box, self._spared = tuple(strokes), QRectF(), spared
        for stroke in self._strokes:
            around = stroke.width / 2 + 2
            self._box = self._box.united(stroke.path.boundingRect().adjusted(-around, -around, around, around))
        self.setVisible(bool(strokes))
        self.update()

    def clear(self) -> None:
        """Draw nothing."""
        self.draw(())

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        with sparing(painter, self._box, self._spared):
            paint_strokes(painter, self._strokes)


@contextmanager
def sparing(painter: QPainter, box: QRectF, spared: QPainterPath) -> Iterator[None]:
    """Paint, within `with`, everywhere in a box but on what is spared."""
    painter.save()
    if not spared.isEmpty():
        rest = QPainterPath()
        rest.addRect(box)
        painter.setClipPath(rest.subtracted(spared), Qt.ClipOperation.IntersectClip)
    yield
    painter.restore()


def draw_focus(strokes: Strokes, place: QRectF | None, theme: Theme, gap: float = 3.0) -> None:
    """Draw a ring around what the keyboard would act on, so far outside of it."""
    if place is None or place.isNull():
        strokes.clear()
        return
    ring = rounded(place.adjusted(-gap, -gap, gap, gap), 7 + gap)
    strokes.draw(  # ink and panel are so far apart that one of them stands out from whatever lies there
        [
            Stroke(ring, theme.color("ink"), 9.5),
            Stroke(ring, theme.color("panel"), 7),
            Stroke(ring, theme.color("act"), 4),
        ]
    )


def draw_rings(strokes: Strokes, places: Sequence[QRectF], theme: Theme) -> None:
    """Draw a ring around each of some places, such as what a hint is about."""
    rings = [rounded(place.adjusted(-2, -2, 2, 2), 9) for place in places]
    strokes.draw(
        [Stroke(ring, theme.color("panel"), 8) for ring in rings]
        + [Stroke(ring, theme.color("look"), 4) for ring in rings]
    )
