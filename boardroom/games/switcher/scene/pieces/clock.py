"""The clock of one's turn: a ring on the table that empties, with the time inside."""

from __future__ import annotations

from math import ceil, cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.switcher.scene import words
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.paint.lettering import width
from boardroom.ui.paint.outline import circle
from boardroom.ui.paint.painting import Art, line
from boardroom.ui.style.theme import LIGHT, Theme
from boardroom.ui.table.turn_time import TurnTime, say_time

_LINE: Final = 4.5
_PULSES: Final = (20, 10, 5, 4, 3, 2, 1)  # the seconds at which it pulses, once each
_REACH: Final = 8.0  # of a pulse


class ClockRing(QGraphicsItem):
    """What is left is an arc with a bead at its end; under twenty seconds it warns, and dashed it stands still."""

    def __init__(self) -> None:
        super().__init__()
        self.time: TurnTime | None = None
        self.pulses = True  # whether anything may move
        self._place = QRectF()
        self._theme = LIGHT
        self._text = 1.0
        self.setZValue(10)
        self.setVisible(False)

    def stand(self, place: QRectF, theme: Theme, text: float) -> None:
        """Stand somewhere, in a theme and a size of text."""
        self.prepareGeometryChange()
        self._place, self._theme, self._text = place, theme, text
        self.display(self.time)

    def display(self, time: TurnTime | None) -> None:
        """Show another time, or no clock."""
        self.time = time
        self.setVisible(time is not None and not self._place.isEmpty())
        self.update()

    def boundingRect(self) -> QRectF:
        return self._place.adjusted(-_REACH, -_REACH, _REACH, _REACH)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        time, theme, place = self.time, self._theme, self._place
        if time is None:
            return
        art, radius = Art(painter), place.height() / 2 - 3
        middle = QPointF(place.left() + place.height() / 2, place.center().y())
        ink = theme.color("danger" if time.low else "act" if time.running else "muted")
        if self.pulses and time.running and ceil(time.left) in _PULSES:
            beat = 1 - time.left % 1.0  # wide and gone when the second is over
            art.path(
                circle(middle.x(), middle.y(), radius + _REACH * beat),
                stroke=theme.color("danger", 0.6 * (1 - beat)),
                width=_LINE,
            )
        art.circle(middle.x(), middle.y(), radius, theme.color("panel"), theme.color("line"), _LINE)
        self._paint_arc(art, middle, radius, time)
        said, size = say_time(time.left), (18 if time.low else 15) * self._text
        fits = 2 * (radius - _LINE)
        art.text(
            middle.x(), middle.y() + size * 0.36, said, size, ink if time.low else theme.ink, True, anchor="middle",
            most=fits,
        )  # fmt: skip
        self._paint_words(art, middle.x() + radius + 12, time)

    def _paint_arc(self, art: Art, middle: QPointF, radius: float, time: TurnTime) -> None:
        """Paint what is left, from the top to the right around; dashed while it stands."""
        color = self._theme.color("danger" if time.low else "act" if time.running else "muted")
        part = min(1.0, time.left / time.whole)
        box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        arc = QPainterPath()
        arc.arcMoveTo(box, 90)
        arc.arcTo(box, 90, 360 * part)
        pen = line(color, _LINE)
        if not time.running:
            pen.setDashPattern([1.2, 0.9])
        elif part < 1:
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        art.painter.strokePath(arc, pen)
        angle = 2 * pi * (0.25 + part)
        bead = middle + QPointF(cos(angle), -sin(angle)) * radius
        art.circle(bead.x(), bead.y(), 5, color, self._theme.color("panel"), 1.5)

    def _paint_words(self, art: Art, x: float, time: TurnTime) -> None:
        """Say beside the ring of how much that is, or that it stands; what has no room isn't said."""
        theme, size = self._theme, 14 * self._text
        said = words.left_of(say_time(time.whole)) if time.running else words.paused()
        if time.low and time.running:
            side = 18 * self._text
            paint_icon(art.painter, "clock", QRectF(x, self._place.center().y() - side / 2, side, side),
                       theme.color("danger"))  # fmt: skip
            x += side + 6
        if x + width(said, size) <= self._place.right() + 2:
            art.text(x, self._place.center().y() + size * 0.36, said, size, theme.muted)
