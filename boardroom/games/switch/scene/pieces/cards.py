"""Cards 1 to 16 and their piles, which visibly shrink; a card on its way to the rail."""

from __future__ import annotations

from random import Random
from typing import Final, Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.switch.scene.geometry import CARD, LARGE, SMALL
from boardroom.games.switch.scene.palette import materials
from boardroom.games.switch.scene.pieces.dice import paint_swap
from boardroom.games.switch.tables import KLICK, LAST
from boardroom.ui.paint.painting import Art, copy, linear, picture, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.paint.sharpness import sized_scale
from boardroom.ui.style.theme import LIGHT, Theme

Ring = Literal["", "open", "hot", "wrong", "last", "swap"]
MARGIN: Final = 12.0  # around a card on its way, for its shadow
THICK: Final = 2.3  # of a card, as the side of a pile shows it
_WIDE, _HIGH = CARD.width(), CARD.height()
_BOX: Final = CARD.adjusted(-20, -16, 26, LAST * THICK + 22)


def paint_card(art: Art, card: int, dice: int, theme: Theme) -> None:
    """Paint a card from its upper left corner: its number, and how many dice it asks for."""
    ink = materials(theme)
    color = ink.high if card >= KLICK else ink.low
    radius, inset = _WIDE * 0.09, _WIDE * 0.065
    art.box(CARD, radius, fill=linear([(0, ink.top), (1, ink.bottom)], 0, 0, 0.5, 1))
    art.box(CARD.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, stroke=ink.edge)
    art.box(CARD.adjusted(inset, inset, -inset, -inset), radius * 0.62, stroke=color, width=2.3)
    if card >= KLICK:  # a second line: this card is safe ground
        inset += _WIDE * 0.045
        art.box(CARD.adjusted(inset, inset, -inset, -inset), radius * 0.4, stroke=shade(color, 0.8), width=1.1)
    size = _WIDE * (0.66 if card < 10 else 0.56)
    art.text(_WIDE / 2, _HIGH * 0.63, str(card), size, color, bold=True, serif=True, anchor="middle")
    side, gap = _WIDE * 0.083, _WIDE * 0.037
    left = _WIDE / 2 - (dice * side + (dice - 1) * gap) / 2
    for i in range(dice):
        x = left + i * (side + gap)
        art.rect(x, _HIGH * 0.8, side, side, side * 0.26, fill=color)
        art.circle(x + side / 2, _HIGH * 0.8 + side / 2, side * 0.16, fill=ink.top)


def paint_pile(art: Art, card: int, dice: int, theme: Theme) -> None:
    """Paint a pile with its lowest card on top, and its shadow; with no cards only the place where it lay."""
    ink, left = materials(theme), LAST + 1 - card
    if not left:
        art.box(CARD.adjusted(1, 1, -1, -1), 10, fill=shade(theme.ink, 0.05), stroke=shade(theme.muted, 0.5), width=1.5)
        return
    deep = left * THICK
    art.blur(
        rounded(QRectF(5, _HIGH * 0.2, _WIDE + left * 0.4, _HIGH * 0.8 + deep + 2), 10),
        shade("#3B2A17", min(0.7, 0.38 * ink.cast)),
        _WIDE * 0.06,
    )
    art.blur(rounded(QRectF(1, _HIGH * 0.5, _WIDE, _HIGH * 0.5 + deep), 10), shade("#2A1C0E", 0.45), 2)
    rng = Random(card * 7)
    for k in range(left - 1, 0, -1):
        x = rng.uniform(-0.8, 0.8)
        art.rect(x, k * THICK, _WIDE, _HIGH, 10, fill=ink.layers[(k + 1) % 2], stroke=ink.layers[2], width=0.7)
    paint_card(art, card, dice, theme)


@kept
def _pile_picture(card: int, dice: int, theme: Theme, scale: float) -> QPixmap:
    return picture(_BOX, scale, lambda art: paint_pile(art, card, dice, theme))


class Pile(QGraphicsItem):
    """A player's cards. It can be pointed at, swapped and blocked."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.card, self._dice = 1, 3
        self.ring: Ring = ""
        self.size = 1.0
        self.setZValue(12)

    def display(self, place: QRectF, card: int, dice: int, theme: Theme) -> None:
        """Lie somewhere, with a card on top."""
        self.prepareGeometryChange()
        self.card, self._dice, self.theme = card, dice, theme
        self.size = place.width() / _WIDE
        self.setPos(place.topLeft())
        self.setZValue(12)
        self.setVisible(True)
        self.update()

    def move(self, place: QRectF) -> None:
        """Be on the way."""
        self.prepareGeometryChange()
        self.size = place.width() / _WIDE
        self.setPos(place.topLeft())

    def show_ring(self, ring: Ring) -> None:
        """Show whether it can be chosen."""
        if ring != self.ring:
            self.ring = ring
            self.update()

    @property
    def place(self) -> QRectF:
        """Where its top card lies."""
        return QRectF(self.pos().x(), self.pos().y(), _WIDE * self.size, _HIGH * self.size)

    def boundingRect(self) -> QRectF:
        return QRectF(_BOX.x() * self.size, _BOX.y() * self.size, _BOX.width() * self.size, _BOX.height() * self.size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        art = Art(painter)
        steady = self.size in (1.0, SMALL, LARGE)
        scale = sized_scale(painter, widget, self.size if steady else 1.0)
        with art.at(0, 0, self.size):
            copy(painter, _BOX.topLeft(), _pile_picture(self.card, self._dice, self.theme, scale), steady)
            if self.ring:
                self._paint_ring(art)

    def _paint_ring(self, art: Art) -> None:
        theme = self.theme
        token = {"open": "act", "hot": "act", "wrong": "danger", "last": "look", "swap": "look"}[self.ring]
        deep = max(0, LAST - self.card) * THICK
        box = CARD.adjusted(-4, -4, 4, 4 + deep)
        if self.ring == "hot":
            art.box(box.adjusted(-3, -3, 3, 3), 16, stroke=theme.color(token, 0.35), width=5)
        art.box(box, 13, stroke=theme.color("panel"), width=6)
        art.box(box, 13, stroke=theme.color(token), width=4 if self.ring == "hot" else 3)
        if self.ring == "swap":
            art.circle(box.right() - 4, box.top() + 4, 17, fill=theme.color("panel"))
            art.circle(box.right() - 4, box.top() + 4, 14.5, fill="#9A5F0C")
            with art.at(box.right() - 4, box.top() + 4):
                paint_swap(art, 7.5, "#FFFFFF")


@kept
def card_picture(card: int, dice: int, theme: Theme, scale: float) -> QPixmap:
    """Return a card on its way, with its shadow."""

    def paint(art: Art) -> None:
        art.blur(rounded(CARD, 10), shade("#2A1C0E", 0.35), 3, 2, 4)
        paint_card(art, card, dice, theme)

    return picture(CARD.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN), scale, paint)
