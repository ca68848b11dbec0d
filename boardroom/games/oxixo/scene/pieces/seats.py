"""The seats of four players around the board: a plaque for each, and the order of play."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.core.game import NOBODY, Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.oxixo.rules import Move, OxixoState
from boardroom.games.oxixo.scene.geometry import FOUR, HOME, SEATS
from boardroom.games.oxixo.scene.palette import woods
from boardroom.games.oxixo.scene.pieces.signs import paint_disc
from boardroom.games.oxixo.scene.words import TEAM_SEATS, side_word
from boardroom.ui.game.naming import full_name, only_person, short_name
from boardroom.ui.paint.painting import line, shade
from boardroom.ui.style.theme import LIGHT, Theme, font

translate = QCoreApplication.translate

_MIDDLE: Final = FOUR.board.center().y()
PLACES: Final = (
    QRectF(324, HOME.bottom() - 60, 312, 52),
    QRectF(22, _MIDDLE - 74, 136, 148),
    QRectF(324, 12, 312, 52),
    QRectF(HOME.right() - 158, _MIDDLE - 74, 136, 148),
)


class Plaque(QGraphicsItem):
    """Who sits at one side of the table, and how many cubes point there."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self._seat, self._theme = seat, LIGHT
        self._name, self._line = "", ""
        self._count, self._cross = 0, True
        self.on_turn = self.aimed = False
        self.setZValue(4)
        self.setVisible(False)

    def restyle(self, theme: Theme) -> None:
        """Change to another theme."""
        self._theme = theme
        self.update()

    def show_view(self, view: View[OxixoState, Move], players: Sequence[Player]) -> None:
        """Say who sits here, and how that player stands."""
        state, seat = view.state, self._seat
        self._cross = seat % 2 == state.cross
        self._count = state.for_seat(seat).bit_count()
        self.on_turn = view.turn == seat
        self._name = short_name(seat, players) if self._upright else full_name(seat, players)
        you = only_person(players)
        if self.on_turn:
            self._line = translate("Oxixo", "Your turn") if you == seat else translate("Oxixo", "To move")
        elif you == (seat + 2) % 4:
            self._line = translate("Oxixo", "Your partner")
        else:
            self._line = side_word(self._cross)
        self.update()

    def aim(self, at: bool, count: int) -> None:
        """Show whether the dot that is being chosen would point here, and how many would then."""
        if (at, count) != (self.aimed, self._count):
            self.aimed, self._count = at, count
            self.update()

    @property
    def _upright(self) -> bool:
        return self._seat in (1, 3)

    def boundingRect(self) -> QRectF:
        return PLACES[self._seat].adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, box = self._theme, PLACES[self._seat]
        marked = self.on_turn or self.aimed
        wide = 2.0 if marked else 1.0
        pen = line(theme.color("act" if marked else "line"), wide)
        if self.aimed and not self.on_turn:
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(theme.color("act_soft" if marked else "panel"))
        painter.drawRoundedRect(box.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2), 8, 8)
        if self._upright:
            self._paint_upright(painter, box)
        else:
            self._paint_lying(painter, box)

    def _paint_upright(self, painter: QPainter, box: QRectF) -> None:
        centre = box.center().x()
        paint_disc(painter, QRectF(centre - 20, box.y() + 18, 40, 40), self._cross, woods(self._theme))
        self._text(painter, QRectF(box.x() + 8, box.y() + 68, box.width() - 16, 20), self._name, 16, centred=True)
        self._text(painter, QRectF(box.x() + 8, box.y() + 90, box.width() - 16, 18), self._line, 14, centred=True)
        self._chip(painter, QRectF(centre - 30, box.y() + 115, 28, 18))
        self._paint_count(painter, QPointF(centre + 7, box.y() + 124))

    def _paint_lying(self, painter: QPainter, box: QRectF) -> None:
        middle = box.center().y()
        paint_disc(painter, QRectF(box.x() + 15, middle - 17, 34, 34), self._cross, woods(self._theme))
        self._text(painter, QRectF(box.x() + 60, middle - 21, 170, 20), self._name, 16)
        self._text(painter, QRectF(box.x() + 60, middle + 1, 170, 18), self._line, 14)
        self._chip(painter, QRectF(box.right() - 42, middle - 9, 28, 18))
        self._paint_count(painter, QPointF(box.right() - 76, middle))

    def _text(self, painter: QPainter, box: QRectF, text: str, size: float, centred: bool = False) -> None:
        strong = size == 16 or self.on_turn
        made = font(size, bold=strong)
        painter.setFont(made)
        painter.setPen(self._theme.color("ink" if size == 16 else "act" if self.on_turn else "muted"))
        shown = QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        across = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, across | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)

    def _chip(self, painter: QPainter, box: QRectF) -> None:
        """Paint the seat's short name."""
        theme = self._theme
        if self.on_turn:
            fill, edge, ink = theme.color("act"), theme.color("act"), theme.color("on_act")
        elif self.aimed:
            fill, edge, ink = QColor(0, 0, 0, 0), theme.color("act"), theme.color("act")
        else:
            fill, edge, ink = theme.color("chip"), theme.color("line"), theme.color("muted")
        painter.setPen(line(edge, 1))
        painter.setBrush(fill)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        painter.setPen(ink)
        painter.setFont(font(12, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, TEAM_SEATS[self._seat])

    def _paint_count(self, painter: QPainter, at: QPointF) -> None:
        """Paint how many cubes point at this seat."""
        wood = woods(self._theme)
        painter.setPen(line(shade(wood.dark, 0.45), 1))
        painter.setBrush(shade(wood.inlay[1]))
        painter.drawEllipse(at + QPointF(5, 0), 4.5, 4.5)
        painter.setPen(self._theme.color("ink"))
        painter.setFont(font(14, bold=True))
        box = QRectF(at.x() + 15, at.y() - 10, 24, 20)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(self._count))


class OrderOfPlay(QGraphicsItem):
    """Thin arcs from seat to seat: play goes clockwise."""

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._turn = LIGHT, NOBODY
        self.setZValue(3)
        self.setVisible(False)

    def restyle(self, theme: Theme) -> None:
        """Change to another theme."""
        self._theme = theme
        self.update()

    def turn(self, seat: Seat) -> None:
        """Show whose turn it is."""
        self._turn = seat
        self.update()

    def boundingRect(self) -> QRectF:
        return HOME

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for seat in range(len(SEATS)):
            on = seat == self._turn
            color = self._theme.color("muted", 0.9) if on else self._theme.color("line")
            painter.strokePath(_arc(seat), line(color, 2, rounded=True))


def _arc(seat: Seat) -> QPainterPath:
    """Return the arc from a seat to the next, with its arrowhead."""
    gap, here, there = 12.0, PLACES[seat], PLACES[(seat + 1) % 4]
    west = seat in (0, 1)
    x = here.left() - gap if seat == 0 else here.right() + gap
    start = QPointF(x, here.center().y()) if seat in (0, 2) else QPointF(here.center().x(), here.top() - gap)
    if seat == 1:
        end = QPointF(there.left() - gap, there.center().y())
    elif seat == 3:
        start = QPointF(here.center().x(), here.bottom() + gap)
        end = QPointF(there.right() + gap, there.center().y())
    else:
        end = QPointF(there.center().x(), there.bottom() + gap if seat == 0 else there.top() - gap)
    side = PLACES[1 if west else 3].center().x()
    level = PLACES[0 if seat in (0, 3) else 2].center().y()
    corner = QPointF(side, level)
    near, far = corner + (start - corner) * 0.36, corner + (end - corner) * 0.36
    path = QPainterPath(start)
    path.cubicTo(near, far, end)
    way = end - far
    way = way / hypot(way.x(), way.y())
    across = QPointF(-way.y(), way.x())
    path.moveTo(end - way * 9 + across * 6)
    path.lineTo(end)
    path.lineTo(end - way * 9 - across * 6)
    return path
