"""One's hand of movement cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.switcher.scene.geometry import HAND_CARD, LIFT, TablePlan, hand_card
from boardroom.games.switcher.scene.pieces import movement_cards
from boardroom.games.switcher.scene.pieces.tag import paint_key
from boardroom.games.switcher.scene.places import HIDDEN_KIND
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.paint.lettering import fitting
from boardroom.ui.paint.painting import Art, copy, picture
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.style.theme import LIGHT, Theme


class HandCard(QGraphicsItem):
    """A place in the hand with its card: face up, face down, or played."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.theme = LIGHT
        self.kind = ""
        self.words = ("", "")
        self.text = 1.0  # how much larger than designed it is written
        self.chosen = False
        self.key = ""  # the key that chooses it, for whoever plays by keys
        self._lift = 0.0
        self._index, self._place = place, TablePlan().hand_rect(place)
        self.setPos(self._place.topLeft())
        self.setZValue(15)

    def display(self, kind: str, words: tuple[str, str], theme: Theme, plan: TablePlan) -> None:
        """Show a card, or where there is none what was played; what has no room in large words is in the tip."""
        self.prepareGeometryChange()
        self.kind, self.words, self.theme, self.text = kind, words, theme, plan.text
        self._place = plan.hand_rect(self._index)
        self.lift = self._lift
        set_tip(self, ", ".join(filter(None, words)) if plan.text > 1 else "")
        self.setOpacity(1.0)
        self.setVisible(True)
        self.update()

    def offer(self, key: str) -> None:
        """Show which key chooses it, or none."""
        if key != self.key:
            self.key = key
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
        return movement_cards.hand_box(self.text)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale, at = sharp_scale(painter, widget), self.boundingRect().topLeft()
        if not self.kind:
            copy(painter, at, _empty_picture(*self.words, self.theme, self.text, scale))
        elif self.kind == HIDDEN_KIND:
            aside = QPointF((self._place.width() - HAND_CARD.width()) / 2, 0)
            copy(painter, at + aside, movement_cards.back_picture(round(HAND_CARD.width()), self.theme, scale))
        else:
            pixmap = movement_cards.card_picture(self.kind, *self.words, self.theme, self.chosen, self.text, scale)
            copy(painter, at, pixmap, self._lift in (0.0, 1.0))
            if self.key:
                cap = self.theme.color("panel")
                paint_key(Art(painter), 8, -9, self.key, self.theme.ink, fill=cap, text=self.text)


@kept
def _empty_picture(title: str, note: str, theme: Theme, text: float, scale: float) -> QPixmap:
    def paint(art: Art) -> None:
        card = hand_card(text)
        movement_cards.dashed(art, card, 10, theme)
        wide = card.width()
        for words, y in ((title, 73 - 9 * text), (note, 73 + 9 * text)):
            size = fitting(words, 14 * text, wide - 8)
            art.text(wide / 2, y, words, size, theme.muted, anchor="middle", most=wide - 8)

    return picture(movement_cards.hand_box(text), scale, paint)
