"""El Switcher to cut out: the chest as a board, drawers, movement cards and the four decks of figures."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from boardroom.games.switcher.scene.geometry import CARD, CHEST, FRONT, HAND_CARD, cell_rect
from boardroom.games.switcher.scene.pieces import figure_cards
from boardroom.games.switcher.scene.pieces.chest import CHEST_BOX, LETTERS, chest_picture
from boardroom.games.switcher.scene.pieces.fronts import paint_front
from boardroom.games.switcher.scene.pieces.movement_cards import MARGIN, card_picture
from boardroom.games.switcher.scene.words import kind_words
from boardroom.games.switcher.tables import CARDS_EACH, CELLS, COLOURS, DECKS, KINDS, TILES_EACH
from boardroom.ui.game.cut_outs import Painting, Piece, Sheet, fitted
from boardroom.ui.paint.painting import Art, copy, device_scale
from boardroom.ui.style.theme import LIGHT

translate = QCoreApplication.translate

# All in millimetres.
DRAWER: Final = 25.0
MOVEMENT: Final = 38.5  # the width of a movement card
FIGURE: Final = 38.0  # the side of a figure card
_OPENING: Final = "#F1E6D3"


def _board(painter: QPainter) -> None:
    """Paint the chest; its openings are pale, for they would take a lot of ink to be covered by drawers."""
    copy(painter, CHEST_BOX.topLeft(), chest_picture(LIGHT, LETTERS, device_scale(painter)))
    for cell in range(CELLS):
        Art(painter).box(cell_rect(cell).adjusted(1, 1, -1, -1), 6.5, fill=_OPENING)


def _drawer(colour: str) -> Painting:
    return fitted(QRectF(0, 0, FRONT, FRONT), lambda painter: paint_front(Art(painter), colour))


def _movement(kind: str) -> Painting:
    def paint(painter: QPainter) -> None:
        title, note = kind_words(kind)
        pixmap = card_picture(kind, title, note, LIGHT, False, 1.0, device_scale(painter))
        copy(painter, QPointF(-MARGIN, -MARGIN), pixmap, sharp=False)

    return fitted(HAND_CARD, paint)


def _figure(name: str, deck: int) -> Painting:
    def paint(painter: QPainter) -> None:
        figure_cards.paint_face(Art(painter), name, 0, LIGHT, CARD)
        Art(painter).text(CARD - 6.5, 13.5, str(deck), 10, LIGHT.muted, anchor="end")

    return fitted(figure_cards.BOX, paint)


def sheets() -> tuple[Sheet, ...]:
    """Return everything to cut out."""
    unit = DRAWER / FRONT
    high = MOVEMENT * HAND_CARD.height() / HAND_CARD.width()
    return (
        Sheet(
            translate("Switcher", "Board"),
            translate("Switcher", "Glue it onto card."),
            (Piece("board", CHEST.width() * unit, CHEST.height() * unit, fitted(CHEST, _board)),),
        ),
        Sheet(
            translate("Switcher", "Drawers"),
            translate("Switcher", "Glue the page onto card before you cut."),
            tuple(Piece(colour, DRAWER, DRAWER, _drawer(colour), TILES_EACH) for colour in COLOURS),
        ),
        Sheet(
            translate("Switcher", "Movement cards"),
            translate("Switcher", "Print them on card, or put the paper in sleeves."),
            tuple(Piece(kind, MOVEMENT, high, _movement(kind), CARDS_EACH) for kind in KINDS),
        ),
        *(
            Sheet(
                translate("Switcher", "Figure cards, deck {number}").format(number=number),
                translate("Switcher", "One deck for each player; the number in the corner tells them apart."),
                tuple(Piece(name, FIGURE, FIGURE, _figure(name, number)) for name in deck),
            )
            for number, deck in enumerate(DECKS, 1)
        ),
    )
