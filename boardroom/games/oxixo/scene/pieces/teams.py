"""What only the game of four shows: the seats, and the choice of where a dot points."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees, hypot

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.oxixo.rules import PARTNER, SELF, Dot, Move, OxixoState
from boardroom.games.oxixo.scene.geometry import HOME, SEATS, TOWARDS, Compass, Layout
from boardroom.games.oxixo.scene.palette import woods
from boardroom.games.oxixo.scene.picking import OxixoPicking
from boardroom.games.oxixo.scene.pieces.seats import OrderOfPlay, Plaque, places
from boardroom.games.oxixo.scene.pieces.signs import paint_dot_icon
from boardroom.games.oxixo.scene.words import GAME
from boardroom.games.oxixo.tables import SIZE
from boardroom.ui.paint.painting import line, shade
from boardroom.ui.paint.shadows import paint_blurred
from boardroom.ui.style.theme import LIGHT, Theme, font

translate = QCoreApplication.translate

RAISED = 10.0  # how high a cube stands while its dot is chosen
GROWN = 1.08


class Teams:
    """The seats around the board, and the dot that a person may turn."""

    def __init__(self) -> None:
        self._layout: Layout | None = None
        self._state: OxixoState | None = None
        self.plaques = [Plaque(seat) for seat in range(len(SEATS))]
        self._order, self._beam = OrderOfPlay(), Beam()
        self._pills: dict[Dot, Pill] = {SELF: Pill(), PARTNER: Pill()}
        self.items: list[QGraphicsItem] = [*self.plaques, self._order, self._beam, *self._pills.values()]

    def restyle(self, layout: Layout, theme: Theme) -> None:
        """Change to another table, theme or language."""
        self._layout, around = layout, places(layout.text)
        for plaque, place in zip(self.plaques, around, strict=True):
            plaque.restyle(theme, place, layout.text)
        for pill in self._pills.values():
            pill.restyle(theme, layout.text)
        self._order.restyle(theme, around)
        self._beam.restyle(theme)

    def show_view(self, view: View[OxixoState, Move], players: Sequence[Player]) -> None:
        """Show who sits where and whose turn it is."""
        four = view.state.seats == 4
        self._state = view.state if four else None
        self._order.setVisible(four)
        self._order.turn(view.turn)
        for plaque in self.plaques:
            plaque.setVisible(four)
            if four:
                plaque.show_view(view, players)

    def choose(self, picking: OxixoPicking | None) -> None:
        """Let a person choose where a dot points, or take the choice away."""
        self._beam.setVisible(picking is not None)
        side = picking.dot_side(picking.dot) if picking else None
        state = self._state
        if state is not None and picking is not None and picking.considered is not None:
            state = GAME.apply(state, picking.considered)
        for seat, plaque in enumerate(self.plaques):
            plaque.aim(SEATS[seat] == side, state.for_seat(seat).bit_count() if state else 0)
        for dot, pill in self._pills.items():
            pill.setVisible(picking is not None)
            if picking is not None and self._layout is not None:
                cube = placed_cube(self._layout, picking.entry)
                words = translate("Oxixo", "You") if dot == SELF else translate("Oxixo", "Partner")
                pill.stand(cube, picking.dot_side(dot), words, dot == picking.dot)
        if picking is not None and side is not None and self._layout is not None:
            plaque = self.plaques[SEATS.index(side)]
            self._beam.shine(self._layout, picking.entry, side, plaque.place)

    def pill(self, dot: Dot) -> QRectF:
        """Return where a way for the dot can be pressed."""
        return self._pills[dot].place


def placed_cube(layout: Layout, cell: int) -> QRectF:
    """Return where the cube stands whose dot is being chosen: its top and front together."""
    box = layout.face(cell).adjusted(0, 0, 0, layout.front).translated(0, -RAISED)
    wide, high = layout.side * (GROWN - 1) / 2, layout.deep * (GROWN - 1) / 2
    return QRectF(box.x() - wide, box.y() - high, box.width() * GROWN, box.height() * GROWN)


class Pill(QGraphicsItem):
    """One way for the dot, beside the cube on the side where it would point."""

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._words, self._hot, self._text = LIGHT, "", False, 1.0
        self._side: Compass = "south"
        self.place = QRectF()
        self.setZValue(50)
        self.setVisible(False)

    def restyle(self, theme: Theme, text: float) -> None:
        """Change to another theme and size of text."""
        self._theme, self._text = theme, text
        self.update()

    def stand(self, cube: QRectF, side: Compass, words: str, hot: bool) -> None:
        """Stand beside a cube."""
        self.prepareGeometryChange()
        self._words, self._side, self._hot = words, side, hot
        t = self._text
        width, height = QFontMetricsF(font(14 * t, bold=True)).horizontalAdvance(words) + 52 * t, 34 * t
        x, y = TOWARDS[side]
        away = QPointF(x * (cube.width() / 2 + width / 2 + 15), y * (cube.height() / 2 + height / 2 + 9))
        self.place = QRectF(QPointF(), QSizeF(width, height))
        self.place.moveCenter(cube.center() + away)
        self.update()

    def boundingRect(self) -> QRectF:
        return self.place.adjusted(-24, -24, 28, 32)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, box = self._theme, self.place
        shape = QPainterPath()
        shape.addRoundedRect(box, 9, 9)
        shape = shape.united(self._tip())
        paint_blurred(painter, shape, shade("#000000", 0.5 if theme.dark else 0.3), 4, QPointF(2, 5))
        painter.setPen(line(theme.color("act"), 2, rounded=True))
        painter.setBrush(theme.color("act" if self._hot else "panel"))
        painter.drawPath(shape)
        ink = theme.color("on_act" if self._hot else "ink")
        paint_dot_icon(painter, QPointF(box.x() + 22 * self._text, box.center().y()), self._side, ink, self._text)
        painter.setPen(ink)
        painter.setFont(font(14 * self._text, bold=True))
        painter.drawText(box.center() + QPointF(38 * self._text - box.width() / 2, 5 * self._text), self._words)

    def _tip(self) -> QPainterPath:
        """Return the point of the pill that says where the dot would point."""
        box, (x, y) = self.place, TOWARDS[self._side]
        foot = box.center() + QPointF(x * (box.width() / 2 - 1), y * (box.height() / 2 - 1))
        across = QPointF(y * 11, x * 11)
        path = QPainterPath()
        path.addPolygon(QPolygonF([foot - across, foot + QPointF(x, y) * 10, foot + across]))
        path.closeSubpath()
        return path


class Beam(QGraphicsItem):
    """Light from a cube's dot to the seat that it would point at."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._start, self._end = QPointF(), QPointF()
        self._gaps: list[QPointF] = []  # where the beam crosses from cube to cube
        self.setZValue(26)
        self.setVisible(False)

    def restyle(self, theme: Theme) -> None:
        """Change to another theme."""
        self._theme = theme
        self.update()

    def shine(self, layout: Layout, entry: int, side: Compass, plaque: QRectF) -> None:
        """Shine from a cube's top to the plaque of a seat."""
        self.prepareGeometryChange()
        cube = placed_cube(layout, entry)
        x, y = TOWARDS[side]
        face = QRectF(cube.x(), cube.y(), cube.width(), layout.deep * GROWN)
        self._start = face.center() + QPointF(x * face.width() * 0.4, y * face.height() * 0.4)
        edge = plaque.center() - QPointF(x * plaque.width() / 2, y * plaque.height() / 2)
        if y:
            edge.setX(min(max(self._start.x(), plaque.left() + 34), plaque.right() - 34))
        else:
            edge.setY(min(max(self._start.y(), plaque.top() + 34), plaque.bottom() - 34))
        self._end = edge
        self._gaps = _gaps(layout, self._start, edge, bool(y))
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(self._start, self._end).normalized().adjusted(-36, -36, 36, 36).intersected(HOME)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        way = self._end - self._start
        length = hypot(way.x(), way.y())
        if length < 1:
            return
        along, across = way / length, QPointF(-way.y(), way.x()) / length
        layers = 7
        for i in range(layers):  # many thin veils make a soft edge
            t = 0.6 + 0.62 * i / layers
            light = QLinearGradient(self._start, self._end)
            light.setColorAt(0, self._theme.color("act", 0.42 / layers))
            light.setColorAt(1, self._theme.color("act", 0.15 / layers))
            shape = QPainterPath()
            near, far = across * (8 * t), across * (27 * t)
            shape.addPolygon(
                QPolygonF([self._start - near, self._end - far, self._end + far, self._start + near])
            )  # fmt: skip
            painter.fillPath(shape, light)
        turned = QTransform().rotate(degrees(atan2(along.y(), along.x())))
        chevrons = QPainterPath()
        for at in self._gaps:
            chevrons.moveTo(at + turned.map(QPointF(-4.5, -9)))
            chevrons.lineTo(at + turned.map(QPointF(4.5, 0)))
            chevrons.lineTo(at + turned.map(QPointF(-4.5, 9)))
        painter.strokePath(chevrons, line(shade(woods(self._theme).dark, 0.55), 6.5, rounded=True))
        painter.strokePath(chevrons, line(self._theme.color("act"), 3.2, rounded=True))


def _gaps(layout: Layout, start: QPointF, end: QPointF, upright: bool) -> list[QPointF]:
    """Return the points of a beam that lie between the cubes, and one just before its end."""
    clear, way = 64.0, end - start  # the pill beside the cube covers its beginning
    found = []
    for i in range(SIZE):
        face = layout.face(i * SIZE + i)
        reach = face.bottom() + 5 - start.y() if upright else face.right() + layout.gap / 2 - start.x()
        t = reach / (way.y() if upright else way.x())
        length = abs(way.y() if upright else way.x())
        if clear < t * length < length - 20:
            found.append(start + way * t)
    return [*found, end - way * (12 / hypot(way.x(), way.y()))]
