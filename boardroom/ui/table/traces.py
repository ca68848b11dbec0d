"""Traces on a table: what others have moved since one's last turn, each thing with the sign of whoever moved it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.core.game import Seat
from boardroom.core.match import Step
from boardroom.ui.paint.outline import outline
from boardroom.ui.paint.painting import shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.motion import Glide
from boardroom.ui.style.theme import Theme
from boardroom.ui.table.overlay_lines import Stroke, paint_strokes

PaintSign = Callable[[QPainter, QRectF, Seat], None]
FADE: Final = 200.0  # milliseconds
SIGN: Final = 9.5  # radius
AMBER: Final = shade("#F2B04A")  # "look here" on pieces of any colour, by day and by night
_DARK: Final = shade("#2A1608", 0.85)
_RIM: Final = shade("#FFF9EA")  # around a sign, which may lie on something of its own colour


@dataclass(frozen=True, slots=True)
class Trace:
    """What somebody's turn has left on the table, as targets of the scene."""

    seat: Seat
    steps: tuple[Step, ...]
    touched: tuple[Any, ...] = ()
    hit: tuple[Any, ...] = ()  # what belongs to whoever looks, and suffered


class TracedPlace(NamedTuple):
    """A place that bears somebody's sign."""

    place: QRectF
    seat: Seat
    hit: bool


class Traces(QGraphicsItem):
    """Brackets around what was moved, a ring around what was hit, signs, and lines of the game's own; or nothing."""

    def __init__(self, z: float, parent: QObject) -> None:
        super().__init__()
        self.setZValue(z)
        self.setVisible(False)
        self._spots: Sequence[TracedPlace] = ()
        self._lines: Sequence[Stroke] = ()
        self._theme: Theme | None = None
        self._sign: PaintSign | None = None
        self._box = QRectF()
        self._strength = Glide(0.0, FADE, parent)
        self._strength.valueChanged.connect(self._fade)

    def display(self, spots: Sequence[TracedPlace], lines: Sequence[Stroke], theme: Theme) -> None:
        """Show these places and lines; none: what was there fades."""
        if not spots and not lines:
            self._strength.to(0.0)
            self._fade()
            return
        if (spots, lines, theme) == (self._spots, self._lines, self._theme) and self._strength.endValue():
            return
        self.prepareGeometryChange()
        self._spots, self._lines, self._theme = spots, lines, theme
        self._box = QRectF()
        for spot in self._spots:
            self._box = self._box.united(spot.place.adjusted(-16, -16, 16, 16))
        for stroke in lines:
            around = stroke.width / 2 + 2
            self._box = self._box.united(stroke.path.boundingRect().adjusted(-around, -around, around, around))
        self._strength.to(1.0)
        self._fade()
        self.update()

    def sign_with(self, sign: PaintSign) -> None:
        """Learn how a seat signs."""
        self._sign = sign

    def _fade(self) -> None:
        self.setOpacity(self._strength.value)
        self.setVisible(self._strength.value > 0)

    @property
    def shown(self) -> Sequence[TracedPlace]:
        """What is marked now, or is about to be."""
        return self._spots if self._strength.endValue() else ()

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = self._theme
        assert theme is not None
        paint_strokes(painter, self._lines)
        for spot in self._spots:
            paint_strokes(painter, _ring(spot.place, theme) if spot.hit else brackets(spot.place))
        for spot in self._spots:
            if self._sign is not None:
                radius = min(SIGN, spot.place.width() * 0.17)
                at = spot.place.topLeft() + QPointF(radius, radius) * (0.2 if spot.hit else 1.45)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(_DARK)
                painter.drawEllipse(at, radius + 2.5, radius + 2.5)
                painter.setBrush(_RIM)
                painter.drawEllipse(at, radius + 1.5, radius + 1.5)
                self._sign(painter, QRectF(at - QPointF(radius, radius), at + QPointF(radius, radius)), spot.seat)


def brackets(place: QRectF) -> list[Stroke]:
    """Return four corners just inside a place: this was moved."""
    box, path = place.adjusted(4, 4, -4, -4), QPainterPath()
    long = min(14.0, box.width() / 3, box.height() / 3)
    bend = long * 0.36
    for x, y, h, v in (
        (box.left(), box.top(), 1, 1),
        (box.right(), box.top(), -1, 1),
        (box.left(), box.bottom(), 1, -1),
        (box.right(), box.bottom(), -1, -1),
    ):
        path.moveTo(x, y + v * long)
        path.lineTo(x, y + v * bend)
        path.quadTo(x, y, x + h * bend, y)
        path.lineTo(x + h * long, y)
    return [Stroke(path, _DARK, 5.0), Stroke(path, AMBER, 3.0)]


def _ring(place: QRectF, theme: Theme) -> list[Stroke]:
    path = rounded(place.adjusted(-2, -2, 2, 2), 10)
    return [Stroke(path, theme.color("panel"), 6), Stroke(path, theme.color("danger"), 3)]


def padlock(at: QPointF, theme: Theme) -> list[Stroke]:
    """Return a badge with a padlock around a point: this is closed to somebody."""
    disc, body = QPainterPath(), QPainterPath()
    disc.addEllipse(at, SIGN + 1, SIGN + 1)
    body.addRoundedRect(QRectF(at.x() - 4.5, at.y() - 1.5, 9, 7), 1.5, 1.5)
    bow = outline("M-2.8 -1.5V-3.4A2.8 2.8 0 0 1 2.8 -3.4V-1.5").translated(at)
    white = theme.color("on_act")
    return [
        Stroke(disc, theme.color("panel"), 3), Stroke(disc, theme.color("danger"), 0),
        Stroke(body, white, 0), Stroke(bow, white, 1.6),
    ]  # fmt: skip
