"""The left pane of the new-game sheet: the table from above, as it will be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan2, cos, degrees, radians, sin
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from boardroom.app.pictures.tables import board_of
from boardroom.core.game import CHANCE, Game, Options
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.ui.game.face import Face
from boardroom.ui.kit.announcing import sentences
from boardroom.ui.kit.overlay import RADIUS
from boardroom.ui.paint.outline import circle
from boardroom.ui.paint.shadows import paint_blurred
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text

translate = QCoreApplication.translate

_PLACES: Final = {  # as directions on the screen
    "south": (0, 1), "west": (-1, 0), "north": (0, -1), "east": (1, 0),
    "southwest": (-1, 1), "northwest": (-1, -1), "northeast": (1, -1), "southeast": (1, 1),
}  # fmt: skip
_CREAM: Final = QColor("#FFF6E2")
_PALE: Final = QColor("#F1F6EE")


def angle(place: str) -> float:
    """Return where a place is, in degrees clockwise on the screen from the right."""
    x, y = _PLACES[place.replace("-", "").replace("_", "")]
    return degrees(atan2(y, x)) % 360


class TablePreview(QWidget):
    """Repainted on every change: who sits where, who starts, which way it goes round."""

    def __init__(self, game: Game, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game, self._face = game, face
        self._players: Sequence[Player] = ()
        self._options: Options | None = None
        self._first: int | None = None
        self._said = ("", "")
        self._small: QPixmap | None = None

    def show_setup(self, players: Sequence[Player], options: Options, first: int | None, said: tuple[str, str]) -> None:
        """Show another set-up; `first` is the seat that starts, or None if lots are drawn."""
        if (len(players), options) != (len(self._players), self._options):
            self._small = None
        self._players, self._options, self._first, self._said = players, options, first, said
        self.setAccessibleName(sentences(*said))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_ground(painter)
        words = self._paint_words(painter)
        top = px(100)
        room = words - top
        reach = min(self.width() / 2 - 38, room / 2 - 24)
        if reach > 48:
            centre = QPointF(self.width() / 2, top + room / 2)
            self._paint_table(painter, centre, reach)
            self._paint_game(painter, centre, reach)
            self._paint_seats(painter, centre, reach)

    def _paint_ground(self, painter: QPainter) -> None:
        shape = QPainterPath()
        rect = QRectF(self.rect())
        shape.addRoundedRect(rect, RADIUS, RADIUS)
        shape.addRect(rect.adjusted(rect.width() - RADIUS, 0, 0, 0))
        shape.setFillRule(Qt.FillRule.WindingFill)
        felt = QLinearGradient(0, 0, rect.width() * 0.4, rect.height())
        for stop, color in zip((0, 0.55, 1), ("#385D54", "#31524A", "#223A35"), strict=True):
            felt.setColorAt(stop, QColor(color).darker(125 if theme().dark or theme().high else 100))
        painter.fillPath(shape, felt)
        painter.save()
        painter.setClipPath(shape)
        painter.translate(120, rect.height() * 0.45)
        painter.scale(250, 270)
        lamp = QRadialGradient(QPointF(0, 0), 1)
        lamp.setColorAt(0, QColor(249, 239, 203, 60))
        lamp.setColorAt(1, QColor(249, 239, 203, 0))
        painter.fillRect(QRectF(-2, -2, 4, 4), lamp)
        painter.restore()

    def _paint_words(self, painter: QPainter) -> float:
        """Paint what stands above and below the table; return where the lower words begin."""
        side = 32
        wide = self.width() - 2 * side
        painter.setPen(_PALE)
        painter.setFont(text(14))
        painter.drawText(QPointF(side, px(48)), translate("NewGame", "New game"))
        painter.setPen(_CREAM)
        painter.setFont(text(28, serif=True))
        title = painter.fontMetrics().elidedText(self._face.title(), Qt.TextElideMode.ElideRight, wide)
        painter.drawText(QPointF(side, px(84)), title)
        flags = Qt.TextFlag.TextWordWrap.value
        bold, plain = text(14, bold=True), text(14)
        painter.setFont(plain)
        low = painter.boundingRect(QRectF(0, 0, wide, 1000), flags, self._said[1]).height()
        painter.setFont(bold)
        high = painter.boundingRect(QRectF(0, 0, wide, 1000), flags, self._said[0]).height()
        top = self.height() - 28 - low - 4 - high
        painter.drawText(QRectF(side, top, wide, high + 1), flags, self._said[0])
        painter.setFont(plain)
        painter.setPen(_PALE)
        painter.drawText(QRectF(side, top + high + 4, wide, low + 1), flags, self._said[1])
        return float(top)

    def _paint_table(self, painter: QPainter, centre: QPointF, reach: float) -> None:
        x, y = centre.x(), centre.y()
        paint_blurred(painter, circle(x, y, reach), QColor(11, 21, 19, 166), 14, QPointF(5, 10))
        painter.fillPath(circle(x, y, reach), QColor("#4A2C17"))
        wood = QRadialGradient(QPointF(x - reach * 0.24, y - reach * 0.36), reach * 1.6)
        for stop, color in zip((0, 0.55, 1), ("#C08C5A", "#9A683C", "#744823"), strict=True):
            wood.setColorAt(stop, QColor(color).darker(118 if theme().dark else 100))
        painter.fillPath(circle(x, y - 1.5, reach - 0.5), wood)
        painter.save()
        painter.setClipPath(circle(x, y - 1.5, reach - 4))
        painter.translate(centre)
        painter.scale(reach, reach)
        planks, grain = _boards()
        painter.strokePath(planks, QPen(QColor(58, 32, 16, 76), 0.9 / reach))
        painter.strokePath(grain, QPen(QColor(58, 32, 16, 56), 0.7 / reach))
        lamp = QRadialGradient(QPointF(-0.3, -0.4), 0.9)
        lamp.setColorAt(0, QColor(255, 242, 207, 102 if not theme().dark else 60))
        lamp.setColorAt(1, QColor(255, 242, 207, 0))
        painter.fillRect(QRectF(-1, -1, 2, 2), lamp)
        painter.restore()
        painter.strokePath(circle(x, y - 1.5, reach - 2), QPen(QColor(233, 190, 140, 128), 1.5))

    def _paint_game(self, painter: QPainter, centre: QPointF, reach: float) -> None:
        side = round(reach * 1.3)
        if self._small is None:
            try:
                match = Match.new(self._game, list(self._players), self._options, seed="preview")
                while match.turn == CHANCE:  # what lies there after the deal
                    match.draw()
            except ValueError:  # choices that don't go together: the sheet says so
                return
            self._small = board_of(self._face, match, theme(), side, self.devicePixelRatioF())
        box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        painter.drawPixmap(box.toRect(), self._small)

    def _paint_seats(self, painter: QPainter, centre: QPointF, reach: float) -> None:
        seats = len(self._players)
        places = self._face.seat_places(seats)
        angles = [angle(place) for place in places]
        for seat, where in enumerate(angles):
            x = centre.x() + (reach + 2) * cos(radians(where))
            y = centre.y() + (reach + 2) * sin(radians(where))
            paint_blurred(painter, circle(x, y, 17), QColor(0, 0, 0, 115), 3.2, QPointF(2, 4))
            painter.fillPath(circle(x, y, 19), QColor("#FFF8EA"))
            painter.save()
            self._face.paint_seat(painter, QRectF(x - 17, y - 17, 34, 34), seat, seats, self._options)
            painter.restore()
        first = self._first
        if first is not None and seats > 1:
            after = angles[(first + 1) % seats]
            turn = (after - angles[first]) % 360
            self._paint_direction(painter, centre, reach + 16, angles[first], -1 if turn > 180 else 1)

    def _paint_direction(self, painter: QPainter, centre: QPointF, radius: float, start: float, way: int) -> None:
        """Paint an arrow round the table from whoever starts."""
        begin, end = start + way * 26, start + way * 62
        path = QPainterPath()
        steps = 24
        for i in range(steps + 1):
            a = radians(begin + (end - begin) * i / steps)
            point = QPointF(centre.x() + radius * cos(a), centre.y() + radius * sin(a))
            path.lineTo(point) if i else path.moveTo(point)
        tip = path.currentPosition()
        a = radians(end)
        along = QPointF(-sin(a) * way, cos(a) * way)
        across = QPointF(cos(a), sin(a))
        path.moveTo(tip - along * 7 + across * 5.5)
        path.lineTo(tip)
        path.lineTo(tip - along * 7 - across * 5.5)
        pen = QPen(QColor("#FFF3D6"), 2.2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)


@cache
def _boards() -> tuple[QPainterPath, QPainterPath]:
    """Return the joints and the grain of a table of radius one."""
    rng = Random(4)
    planks, grain = QPainterPath(), QPainterPath()
    for q in range(-4, 5):
        planks.moveTo(-1, q * 0.25)
        planks.lineTo(1, q * 0.25)
        for _ in range(5):
            y = q * 0.25 + rng.random() * 0.22
            x = -1 + rng.random() * 1.5
            length = 0.25 + 0.6 * rng.random()
            grain.moveTo(x, y)
            grain.quadTo(x + length / 2, y + (rng.random() - 0.5) * 0.04, x + length, y)
    return planks, grain
