"""One's hand of movement cards, what others hold, the pile, the played cards, and cards on their way."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.switcher.scene import movement
from boardroom.games.switcher.scene.geometry import FAN_CARD, HAND_CARD, LIFT, PILE, PLAYED, SMALL_CARD, hand_rect
from boardroom.games.switcher.scene.tag import paint_key
from boardroom.ui.painting import Art, copy, picture
from boardroom.ui.sharpness import sharp_scale
from boardroom.ui.theme import LIGHT, Theme

HIDDEN_KIND = "?"
Side = Callable[[float], QPixmap]  # what a card shows, at a scale
_AROUND = movement.MARGIN
_HAND_BOX = HAND_CARD.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
_FAN_BOX = FAN_CARD.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
_PILE_BOX = SMALL_CARD.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND + 8)


class HandCard(QGraphicsItem):
    """A place in the hand with its card: face up, face down, or played."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.theme = LIGHT
        self.kind = ""
        self.words = ("", "")
        self.chosen = False
        self._key = ""  # the key that chooses it, for whoever plays by keys
        self._lift = 0.0
        self._place = hand_rect(place)
        self.setPos(self._place.topLeft())
        self.setZValue(15)

    def display(self, kind: str, words: tuple[str, str], theme: Theme) -> None:
        """Show a card, or where there is none what was played."""
        self.kind, self.words, self.theme = kind, words, theme
        self.setOpacity(1.0)
        self.setVisible(True)
        self.update()

    def offer(self, key: str) -> None:
        """Show which key chooses it, or none."""
        if key != self._key:
            self._key = key
            self.update()

    @property
    def lift(self) -> float:
        """How far it is raised: 1 for the chosen card."""
        return self._lift

    @lift.setter
    def lift(self, lift: float) -> None:
        self._lift = lift
        self.setPos(self._place.topLeft() - QPointF(0, LIFT * lift))

    def boundingRect(self) -> QRectF:
        return _HAND_BOX

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale, at = sharp_scale(painter, widget), self.boundingRect().topLeft()
        if not self.kind:
            copy(painter, at, _empty_picture(*self.words, self.theme, scale))
        elif self.kind == HIDDEN_KIND:
            copy(painter, at, movement.back_picture(round(HAND_CARD.width()), self.theme, scale))
        else:
            pixmap = movement.card_picture(self.kind, *self.words, self.theme, self.chosen, scale)
            copy(painter, at, pixmap, self._lift in (0.0, 1.0))
            if self._key:
                paint_key(Art(painter), 8, -9, self._key, self.theme.ink, fill=self.theme.color("panel"))


@lru_cache(maxsize=32)
def _empty_picture(title: str, note: str, theme: Theme, scale: float) -> QPixmap:
    def paint(art: Art) -> None:
        movement.dashed(art, HAND_CARD, 10, theme)
        wide = HAND_CARD.width()
        art.text(wide / 2, 64, title, 14, theme.muted, anchor="middle", most=wide - 8)
        art.text(wide / 2, 82, note, 14, theme.muted, anchor="middle", most=wide - 8)

    return picture(_HAND_BOX, scale, paint)


class FanCard(QGraphicsItem):
    """A movement card that somebody else holds, face down; it peeks out from below the sector."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.setZValue(9)

    def display(self, place: QRectF, theme: Theme) -> None:
        """Lie somewhere."""
        self.theme = theme
        self.setPos(place.topLeft())
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        return _FAN_BOX

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pixmap = movement.back_picture(round(FAN_CARD.width()), self.theme, sharp_scale(painter, widget))
        copy(painter, self.boundingRect().topLeft(), pixmap)


class Pile(QGraphicsItem):
    """The cards to draw from, with their number."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.label, self._layers = "", 0
        self.setPos(PILE.topLeft())
        self.setZValue(10)

    def display(self, label: str, cards: int, theme: Theme) -> None:
        """Show how many there are."""
        self.label, self._layers, self.theme = label, min(4, cards), theme
        self.update()

    def boundingRect(self) -> QRectF:
        return _PILE_BOX

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pixmap = movement.pile_picture(self.label, self._layers, self.theme, sharp_scale(painter, widget))
        copy(painter, self.boundingRect().topLeft(), pixmap)


class Played(QGraphicsItem):
    """The played cards, the last one on top."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.label, self._kind, self._layers = "", "", 0
        self.setPos(PLAYED.topLeft())
        self.setZValue(10)

    def display(self, label: str, kind: str, cards: int, theme: Theme) -> None:
        """Show how many there are, and which was the last."""
        self.label, self._kind, self._layers, self.theme = label, kind, min(3, cards), theme
        self.update()

    def boundingRect(self) -> QRectF:
        return _PILE_BOX

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = sharp_scale(painter, widget)
        pixmap = movement.played_picture(self.label, self._kind, self._layers, self.theme, scale)
        copy(painter, self.boundingRect().topLeft(), pixmap)


class Flyer(QGraphicsItem):
    """A card on its way between two places, which may turn over as it goes."""

    def __init__(self, front: Side | None, back: Side, size: QRectF) -> None:
        """Show what `front` and `back` return for a scale; both are pictures of a card of that size with a margin."""
        super().__init__()
        self._sides, self._size = (front, back), size
        self._rect, self._flip = QRectF(size), 0.0
        self.setZValue(35)

    def place(self, rect: QRectF, flip: float) -> None:
        """Be somewhere, turned so far: 0 face down, 1 face up."""
        self.prepareGeometryChange()
        self._rect, self._flip = rect, flip
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        front, back = self._sides
        side = front if front is not None and self._flip >= 0.5 else back
        grown = self._rect.width() / self._size.width()
        pixmap = side(sharp_scale(painter, widget))
        wide = pixmap.width() / pixmap.devicePixelRatio()
        high = pixmap.height() / pixmap.devicePixelRatio()
        centre = self._rect.center()
        painter.translate(centre)
        turned = abs(cos(pi * (1 - self._flip))) if front is not None else 1.0
        painter.scale(grown * max(0.02, turned), grown)
        painter.drawPixmap(QPointF(-wide / 2, -high / 2), pixmap)
