"""Cards: spread in a fan, lying somewhere, and on their way, turned and perhaps turned over."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from boardroom.ui.paint.painting import copy
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.table.easing import mix
from boardroom.ui.table.picture_item import Picturing


class CardPose(NamedTuple):
    """Where the middle of a card is, and how the card lies there."""

    x: float
    y: float
    turn: float = 0.0  # degrees, as a clock's hand goes
    size: float = 1.0
    flip: float = 1.0  # 0: face down, 1: face up

    def between(self, end: CardPose, t: float) -> CardPose:
        """Return a pose on the way to another."""
        return CardPose(*(mix(here, there, t) for here, there in zip(self, end, strict=True)))

    @property
    def transform(self) -> QTransform:
        """From a card around its middle to where it lies."""
        return QTransform().translate(self.x, self.y).rotate(self.turn).scale(self.size, self.size)

    def covers(self, size: QSizeF) -> QRectF:
        """Return the rectangle that a card of that size takes up."""
        return self.transform.mapRect(_around(size))


def fan(slot: float, cards: int, middle: QPointF, radius: float, apart: float) -> CardPose:
    """Return where a card of a hand lies, so many degrees from the next; with negative ones it is held from above."""
    angle = (slot - (cards - 1) / 2) * apart
    turn = radians(angle)
    x, y = middle.x() + radius * sin(turn), middle.y() + radius - radius * cos(turn)
    return CardPose(x, y, angle if radius > 0 else angle + 180)


def _around(size: QSizeF, margin: float = 0.0) -> QRectF:
    wide, high = size.width() + 2 * margin, size.height() + 2 * margin
    return QRectF(-wide / 2, -high / 2, wide, high)


class PlayingCard(QGraphicsItem):
    """A card on the table. Its sides are pictures around its middle, with a margin all around for shadows."""

    def __init__(self, z: float = 0.0) -> None:
        super().__init__()
        self.setZValue(z)
        self.size = QSizeF()
        self.pose = CardPose(0.0, 0.0)
        self._margin = 0.0
        self.front: Picturing | None = None
        self.back: Picturing | None = None

    def display(self, size: QSizeF, margin: float, front: Picturing | None, back: Picturing | None = None) -> None:
        """Show a card of that size; with only one side it shows that, however it lies."""
        self.prepareGeometryChange()
        self.size, self._margin, self.front, self.back = size, margin, front, back
        self.update()

    def place(self, pose: CardPose) -> None:
        """Lie like that from now on."""
        if pose != self.pose:
            self.prepareGeometryChange()
            self.pose = pose
            self.setPos(pose.x, pose.y)
            self.update()

    def fill(self, place: QRectF, flip: float = 1.0) -> None:
        """Lie straight, as wide as a place."""
        middle = place.center()
        self.place(CardPose(middle.x(), middle.y(), 0.0, place.width() / self.size.width(), flip))

    def covers_point(self, point: QPointF, below: float = 0.0) -> bool:
        """Tell whether a point of the scene is on the card, or so far below it."""
        back, _ = self.pose.transform.inverted()
        return _around(self.size).adjusted(0, 0, 0, below).contains(back.map(point))

    def boundingRect(self) -> QRectF:
        return self.pose._replace(x=0.0, y=0.0).transform.mapRect(_around(self.size, self._margin))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        _, _, turn, size, flip = self.pose
        side = self.back if self.front is None or (flip < 0.5 and self.back is not None) else self.front
        if side is None:
            return
        pixmap = side(sharp_scale(painter, widget))  # one for all sizes and turns
        turning = self.front is not None and self.back is not None and 0 < flip < 1
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.rotate(turn)
        painter.scale(size * max(0.02, abs(cos(pi * flip))) if turning else size, size)
        copy(painter, _around(self.size, self._margin).topLeft(), pixmap, sharp=not (turn or turning or size != 1))


class CardFlight:
    """The cards that are on their way, until the table stands again."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self._scene, self._z = scene, z
        self.cards: list[PlayingCard] = []

    def begin(self, size: QSizeF, margin: float, front: Picturing | None, back: Picturing | None = None) -> PlayingCard:
        """Let a card be on its way."""
        card = PlayingCard(self._z)
        card.display(size, margin, front, back)
        self._scene.addItem(card)
        self.cards.append(card)
        return card

    def land(self) -> None:
        """Take away what is still on its way."""
        for card in self.cards:
            self._scene.removeItem(card)
        self.cards = []
