"""The arrows at the ends of lines where a lifted cube can go in."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.oxixo.scene.geometry import TOWARDS, TURN, Compass, Layout, entry_side
from boardroom.games.oxixo.scene.palette import woods
from boardroom.games.oxixo.scene.pieces.wood import diagonal
from boardroom.ui.paint.painting import copy, device_scale, line, painted, shade, stroked
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import paint_blurred
from boardroom.ui.style.theme import Theme

_ARROW: Final = ((-18, -8.5), (-1, -8.5), (-1, -18), (20, 0), (-1, 18), (-1, 8.5), (-18, 8.5))
_HALF: Final = 46.0  # of an arrow's picture


def arrow_place(layout: Layout, entry: int, side: Compass) -> QPointF:
    """Return the middle of the arrow at a way in."""
    middle, field, apron = layout.centre(entry), layout.field, layout.apron
    return {
        "north": QPointF(middle.x(), layout.face(entry).top() - apron * 0.66),
        "south": QPointF(middle.x(), field.bottom() + apron * 0.52),
        "west": QPointF(field.left() - apron * 0.64, middle.y()),
        "east": QPointF(field.right() + apron * 0.64, middle.y()),
    }[side]


@kept
def _arrow_picture(theme: Theme, side: Compass, hot: bool, scale: float) -> QPixmap:
    wood, size = woods(theme), 1.18 if hot else 1.0
    turned = QTransform().rotate(TURN[side]).scale(size, size)
    shape = QPainterPath()
    shape.addPolygon(turned.map(QPolygonF([QPointF(x, y) for x, y in _ARROW])))
    shape.closeSubpath()

    def fat(width: float, color: QColor, painter: QPainter) -> None:
        painter.setBrush(color)
        painter.setPen(line(color, width, rounded=True))
        painter.drawPath(shape)

    def paint(painter: QPainter) -> None:
        if hot:
            glow = QPainterPath()
            glow.addEllipse(QPointF(), 36, 36)
            paint_blurred(painter, glow, theme.color("act", 0.32), 4, QPointF())
        shadow = shape + stroked(shape, 9)
        shadow.setFillRule(Qt.FillRule.WindingFill)
        paint_blurred(painter, shadow, shade(wood.shadow, 0.5), 2, QPointF(2, 5))
        fat(11 * size, theme.color("panel"), painter)
        fat(5.5 * size, shade(wood.enamel[1]), painter)
        colors = (shade(wood.enamel[0]), theme.color("act"), shade(wood.enamel[1]))
        painter.translate(-0.4, -0.6)
        enamel = diagonal(colors, shape.boundingRect())
        painter.setBrush(enamel)
        painter.setPen(line(enamel, 3 * size, rounded=True))
        painter.drawPath(shape)

    return painted(QRectF(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF), scale, paint)


class Arrow(QGraphicsItem):
    """A way in for the lifted cube."""

    def __init__(self, layout: Layout, theme: Theme, origin: int, entry: int) -> None:
        super().__init__()
        self.entry, self.side = entry, entry_side(origin, entry)
        self._theme, self._hot = theme, False
        self.setPos(arrow_place(layout, entry, self.side))
        self.setZValue(40)
        # Whoever drops a cube on the end of the line, or near its arrow, means the same.
        self.zone = layout.face(entry).united(QRectF(self.pos() - QPointF(30, 30), self.pos() + QPointF(30, 30)))
        outward = QPointF(*TOWARDS[self.side]) * 40
        self.zone = self.zone.united(self.zone.translated(outward))

    def heat(self, hot: bool) -> None:
        """Show whether this is the way in that is being looked at."""
        if hot != self._hot:
            self._hot = hot
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pixmap = _arrow_picture(self._theme, self.side, self._hot, device_scale(painter))
        copy(painter, QPointF(-_HALF, -_HALF), pixmap, sharp=False)
