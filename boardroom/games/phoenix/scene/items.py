"""The things on the table that move: pawns and cubes; and what is drawn over it now and then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.phoenix.scene.brush import copy, picture
from boardroom.games.phoenix.scene.geometry import CUBE_FOOT, Pose, cube_x
from boardroom.games.phoenix.scene.pieces import (
    GLOW_BOX,
    PAWN_BOX,
    cube_picture,
    glow_picture,
    paint_cube,
    pawn_picture,
)
from boardroom.games.phoenix.tables import SPECTRUM
from boardroom.ui.painting import shade
from boardroom.ui.shadows import paint_blurred
from boardroom.ui.sharpness import sharp_scale

_SHADOW = QPainterPath()
_SHADOW.addEllipse(QPointF(), 17, 5.5)
_RESTS = tuple(cube_x(place) for place in range(SPECTRUM))


class Piece(QGraphicsItem):
    """A pawn or a cube: where it stands, how high it is lifted, and whether it can be taken."""

    def __init__(self) -> None:
        super().__init__()
        self.colour = ""
        self.lit = ""
        self.pose: Pose = (0.0, 0.0, 0.0)  # x, y of the foot, and how high
        self.setVisible(False)

    def show_as(self, colour: str, lit: str = "") -> None:
        """Show a colour, or nothing where there is no piece."""
        self.setVisible(bool(colour))
        if (colour, lit) != (self.colour, self.lit):
            self.colour, self.lit = colour, lit
            self.update()

    def place(self, pose: Pose) -> None:
        """Put the piece somewhere."""
        if pose != self.pose:
            self.pose = pose
            self.setPos(pose[0], pose[1] - pose[2])
            self.update()


class Pawn(Piece):
    """A pawn on its ledge."""

    def boundingRect(self) -> QRectF:
        return PAWN_BOX.adjusted(-4, 0, 8, 110)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        up, high = self.pose[2], self.pose[2] > 12
        if high:
            paint_blurred(painter, _SHADOW, shade("#000000", 0.8), 3, QPointF(5, up))
        shown = self.lit or ("high" if high else "")
        copy(painter, PAWN_BOX.topLeft(), pawn_picture(self.colour, sharp_scale(painter, widget), shown))


class Glow(QGraphicsItem):
    """The light that a cube throws on the felt."""

    def __init__(self) -> None:
        super().__init__()
        self.colour = ""
        self.flare = 0.0
        self.setZValue(2)
        self.setVisible(False)

    def shine(self, colour: str, flare: float = 0.0) -> None:
        """Shine in a colour, for a moment more strongly."""
        if (colour, flare) != (self.colour, self.flare):
            self.colour, self.flare = colour, flare
            self.setVisible(bool(colour))
            self.update()

    def boundingRect(self) -> QRectF:
        return GLOW_BOX

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pixmap = glow_picture(self.colour, sharp_scale(painter, widget))
        copy(painter, GLOW_BOX.topLeft(), pixmap)
        if self.flare > 0:
            painter.setOpacity(min(1.0, self.flare))
            copy(painter, GLOW_BOX.topLeft(), pixmap)


class Cube(Piece):
    """A cube in the middle of the table, which takes its light along."""

    def __init__(self) -> None:
        super().__init__()
        self.glow = Glow()

    def show_as(self, colour: str, lit: str = "") -> None:
        super().show_as(colour, lit)
        self.glow.shine(colour)

    def place(self, pose: Pose) -> None:
        super().place(pose)
        self.glow.setPos(pose[0], pose[1] - pose[2] * 0.4)

    def boundingRect(self) -> QRectF:
        return QRectF(-80, -140, 160, 180)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        x = self.pose[0]
        if x in _RESTS or self.lit:
            copy(painter, QPointF(-80, -140), cube_picture(self.colour, x, sharp_scale(painter, widget), self.lit))
        else:  # on its way its sides turn, so no kept picture is right
            painter.translate(-x, -CUBE_FOOT)
            paint_cube(painter, self.colour, x)


class Sketch(QGraphicsItem):
    """Something drawn over the table that changes now and then, or nothing; painted once and kept."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setVisible(False)
        self._box = QRectF()
        self._paint: Callable[[QPainter], None] | None = None
        self._what: object = None
        self._drawn = 0.0  # the scale that it was painted at
        self._pixmap = QPixmap()

    def draw(self, box: QRectF, paint: Callable[[QPainter], None], what: object = None) -> None:
        """Draw this, within a box; the same `what` as before needs no drawing again."""
        if what is not None and what == self._what:
            return
        self._what = what
        self.prepareGeometryChange()
        self._box, self._paint, self._drawn = box, paint, 0.0
        self.setVisible(True)
        self.update()

    def clear(self) -> None:
        """Draw nothing."""
        self._paint = self._what = None
        self._pixmap = QPixmap()
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._paint is None:
            return
        scale = sharp_scale(painter, widget)
        if scale != self._drawn:
            self._drawn, self._pixmap = scale, picture(self._box, scale, self._paint)
        copy(painter, self._box.topLeft(), self._pixmap)
