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
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.paint.lettering import fitting, height, longest, width
from boardroom.ui.paint.painting import line, shade
from boardroom.ui.style.theme import LIGHT, Theme, font

translate = QCoreApplication.translate

_MIDDLE: Final = FOUR.board.center().y()
_LYING: Final = (312.0, 52.0)  # a plaque above or below the board
_UPRIGHT: Final = (136.0, 148.0)  # and one beside it
_NAME, _LINE, _CHIP, _COUNT = 16.0, 14.0, 12.0, 14.0  # sizes of text
_DISC: Final = 60.0  # the room of the disc at the left of what is written


def lines() -> tuple[str, ...]:
    """Return all that can stand below a name."""
    return (
        translate("Oxixo", "Your turn"), translate("Oxixo", "To move"), translate("Oxixo", "Your partner"),
        side_word(True), side_word(False),
    )  # fmt: skip


def places(text: float = 1.0) -> tuple[QRectF, ...]:
    """Return where the plaques of the seats lie around the board: larger text makes them larger, away from it."""
    more, beyond = min(text, 2.0) - 1, max(0.0, text - 2)  # what is larger than twice goes aside, on a wider table
    wide, high = _LYING[0] + 170 * more + 400 * beyond, _LYING[1] + 22 * more
    side, tall = _UPRIGHT[0] + 34 * more + 200 * beyond, _UPRIGHT[1]
    if more:
        below = max(height(line, _LINE * text, side - 16, bold=True) for line in lines())
        tall += 38 * (text - 1) + below - 18
    outer = 22 - 17 * more - 230 * beyond
    return (
        QRectF(HOME.center().x() - wide / 2, HOME.bottom() - 8 + 7 * more - high, wide, high),
        QRectF(outer, _MIDDLE - tall / 2, side, tall),
        QRectF(HOME.center().x() - wide / 2, 12 - 10 * more, wide, high),
        QRectF(HOME.right() - outer - side, _MIDDLE - tall / 2, side, tall),
    )


class Plaque(QGraphicsItem):
    """Who sits at one side of the table, and how many cubes point there."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self._seat, self._theme, self._text = seat, LIGHT, 1.0
        self.place = QRectF()
        self._names: Sequence[str] = ()  # the longest first
        self._line = ""
        self._count, self._cross = 0, True
        self.on_turn = self.aimed = False
        self.setZValue(4)
        self.setVisible(False)

    def restyle(self, theme: Theme, place: QRectF, text: float) -> None:
        """Change to another theme or place, and to another size of text."""
        self.prepareGeometryChange()
        self._theme, self.place, self._text = theme, place, text
        self.update()

    def show_view(self, view: View[OxixoState, Move], players: Sequence[Player]) -> None:
        """Say who sits here, and how that player stands."""
        state, seat = view.state, self._seat
        self._cross = seat % 2 == state.cross
        self._count = state.for_seat(seat).bit_count()
        self.on_turn = view.turn == seat
        short, full = short_name(seat, players), full_name(seat, players)
        self._names = (short,) if self._upright else (full, short)
        set_tip(self, full)
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
        return self.place.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, box = self._theme, self.place
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
        centre, t = box.center().x(), self._text
        paint_disc(painter, QRectF(centre - 20, box.y() + 18, 40, 40), self._cross, woods(self._theme))
        within = QRectF(box.x() + 8, box.y() + 68, box.width() - 16, 20 * t)
        self._write(painter, within, self._named(within), _NAME, centred=True)
        foot = box.bottom() - 15 - 18 * t
        below = QRectF(within.x(), within.bottom() + 2, within.width(), foot - 7 - within.bottom() - 2)
        self._write(painter, below, self._line, _LINE, centred=True, wrapped=t > 1)
        self._chip(painter, QRectF(centre - 30 * t, foot, 28 * t, 18 * t))
        self._paint_count(painter, QPointF(centre + 7 * t, foot + 9 * t))

    def _paint_lying(self, painter: QPainter, box: QRectF) -> None:
        middle, t = box.center().y(), self._text
        paint_disc(painter, QRectF(box.x() + 15, middle - 17, 34, 34), self._cross, woods(self._theme))
        chip, count = QRectF(box.right() - 42, middle - 9, 28, 18), QPointF(box.right() - 76, middle)
        name, line = QRectF(box.x() + _DISC, middle - 21, 170, 20), QRectF(box.x() + _DISC, middle + 1, 170, 18)
        if t > 2:  # all in one line
            chip = QRectF(box.right() - 10 - 28 * t, middle - 9 * t, 28 * t, 18 * t)
            count = QPointF(chip.x() - 36 * t, middle)
            room = count.x() - 8 - name.x()
            line = QRectF(count.x() - 8, middle - 10 * t, 0, 20 * t)
            beside = width(self._line, _LINE * t, bold=self.on_turn) + 1
            if width(self._names[-1], _NAME * t, bold=True) + 12 * t + beside <= room:
                line.setLeft(line.right() - beside)
            name = QRectF(name.x(), middle - 10 * t, line.left() - (12 * t if line.width() else 0) - name.x(), 20 * t)
        elif t > 1:  # the number stands below the chip
            chip = QRectF(box.right() - 14 - 28 * t, middle - 16.5 * t, 28 * t, 16 * t)
            count = QPointF(chip.x() - 2 * t, middle + 9 * t)
            wide = chip.x() - 8 - name.x()
            name, line = QRectF(name.x(), middle - 18.5 * t, wide, 20 * t), QRectF(name.x(), middle, wide, 18 * t)
        self._write(painter, name, self._named(name), _NAME)
        if line.width():
            self._write(painter, line, self._line, _LINE)
        self._chip(painter, chip)
        self._paint_count(painter, count)

    def _named(self, room: QRectF) -> str:
        """Return the longest name that has room."""
        return longest(self._names, _NAME * self._text, room.width(), bold=True)

    def _write(
        self, painter: QPainter, box: QRectF, text: str, size: float, centred: bool = False, wrapped: bool = False
    ) -> None:
        strong = size == _NAME or self.on_turn
        fitted = size * self._text if wrapped else fitting(text, size * self._text, box.width() - 1, bold=strong)
        made = font(max(size, fitted), bold=strong)
        painter.setFont(made)
        painter.setPen(self._theme.color("ink" if size == _NAME else "act" if self.on_turn else "muted"))
        if wrapped:
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
            return
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
        painter.setFont(font(_CHIP * self._text, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, TEAM_SEATS[self._seat])

    def _paint_count(self, painter: QPainter, at: QPointF) -> None:
        """Paint how many cubes point at this seat."""
        wood = woods(self._theme)
        painter.setPen(line(shade(wood.dark, 0.45), 1))
        painter.setBrush(shade(wood.inlay[1]))
        t = self._text
        painter.drawEllipse(at + QPointF(5, 0) * t, 4.5 * t, 4.5 * t)
        painter.setPen(self._theme.color("ink"))
        painter.setFont(font(_COUNT * t, bold=True))
        box = QRectF(at.x() + 15 * t, at.y() - 10 * t, 24 * t, 20 * t)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(self._count))


class OrderOfPlay(QGraphicsItem):
    """Thin arcs from seat to seat: play goes clockwise."""

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._turn = LIGHT, NOBODY
        self._places: Sequence[QRectF] = ()
        self.setZValue(3)
        self.setVisible(False)

    def restyle(self, theme: Theme, places: Sequence[QRectF]) -> None:
        """Change to another theme, or go between other places."""
        self._theme, self._places = theme, places
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
            painter.strokePath(_arc(seat, self._places), line(color, 2, rounded=True))


def _arc(seat: Seat, places: Sequence[QRectF]) -> QPainterPath:
    """Return the arc from a seat to the next, with its arrowhead."""
    gap, here, there = 12.0, places[seat], places[(seat + 1) % 4]
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
    side = places[1 if west else 3].center().x()
    level = places[0 if seat in (0, 3) else 2].center().y()
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
