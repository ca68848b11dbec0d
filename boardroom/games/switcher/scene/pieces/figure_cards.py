"""Figure cards: little drawers on paper, a walnut back, the deck, and the ribbon of a blocked card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPixmap

from boardroom.games.switcher.scene.geometry import CARD
from boardroom.games.switcher.scene.palette import paper, papers, small_walnut
from boardroom.games.switcher.scene.pieces.movement_cards import card_shadow, dashed
from boardroom.games.switcher.scene.shapes import label
from boardroom.games.switcher.tables import FIGURES, SIZE
from boardroom.ui.paint.lettering import width
from boardroom.ui.paint.outline import outline
from boardroom.ui.paint.painting import Art, linear, picture, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme

MARGIN: Final = 20.0  # around a card's picture, for its shadow and glow
BOX: Final = QRectF(0, 0, CARD, CARD)
_SIDES: Final = {2: 15.0, 3: 14.5, 4: 13.5, 5: 11.5}  # of a little drawer, by the figure's longest side
Shape = tuple[tuple[int, int], ...]  # rows and columns


def card_box(side: float = CARD) -> QRectF:
    """Return the box of a card of a size with its shadow."""
    return QRectF(0, 0, side, side).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)


def _settled(cells: Iterable[tuple[int, int]]) -> Shape:
    cells = list(cells)
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def turned(name: str, turns: int) -> Shape:
    """Return a figure's cells after so many quarter turns."""
    cells = _settled(FIGURES[name])
    for _ in range(turns):
        cells = _settled((column, -row) for row, column in cells)
    return cells


def turns_to(name: str, group: Iterable[int]) -> int:
    """Return the quarter turns that make a figure lie as a group of cells does."""
    shape = _settled(divmod(cell, SIZE) for cell in group)
    return next(turns for turns in range(4) if turned(name, turns) == shape)


@kept
def face_picture(name: str, turns: int, lit: bool, theme: Theme, text: float, side: float, scale: float) -> QPixmap:
    """Return a figure card face up; lit: it can be formed now, and is drawn as the figure lies on the board."""

    def paint(art: Art) -> None:
        box = QRectF(0, 0, side, side)
        if lit:
            art.blur(rounded(box.adjusted(-5, -5, 5, 5), 13), shade("#FFC23A", 0.75), 4)
        card_shadow(art, box, 9, theme, 0.28)
        paint_face(art, name, turns, theme, side, lit, text=text)

    return picture(card_box(side), scale, paint)


def paint_face(
    art: Art,
    name: str,
    turns: int,
    theme: Theme,
    side: float,
    lit: bool = False,
    named: bool = True,
    text: float = 1.0,
) -> None:
    """Paint a figure card of any size at the origin; below a large name the figure is smaller."""
    ink, cells = papers(theme), turned(name, turns)
    art.rect(0, 0, side, side, 9, fill=paper(theme))
    art.rect(0.5, 0.5, side - 1, side - 1, 8.5, stroke=ink.edge)
    if lit:
        art.rect(1, 1, side - 2, side - 2, 8, fill=shade("#FFE9B0", 0.45))
        art.rect(0, 0, side, side, 9, stroke=theme.look, width=2.5)
    wide = max(column for _, column in cells) > 2
    centre = QPointF(side / 2 + (3 if named and not wide else 0), side / 2 + (5 if named else 0))
    drawer = _SIDES[1 + max(map(max, cells))] * side / CARD
    if named and text > 1:
        top, rows = 7 + 9.5 * text, 1 + max(row for row, _ in cells)
        drawer = min(drawer, (side - 6 - top) / rows)
        centre = QPointF(side / 2, max(centre.y(), top + rows * drawer / 2))
    paint_figure(art, centre, cells, drawer)
    if lit and turns:  # the drawing has turned to match the board
        x, y = side - 13, 13
        arrow = outline(
            f"M{x - 5} {y + 1.5}A5 5 0 1 1 {x + 2.6} {y + 4.4}M{x - 8} {y - 1.4}L{x - 5} {y + 1.8}L{x - 1.8} {y - 1}"
        )
        art.path(arrow, stroke="#A3670F", width=1.6, rounded=True)
    if named:
        art.text(6.5, 5 + 9.5 * text, label(name), 12 * text, ink.muted, bold=True)


def paint_figure(art: Art, centre: QPointF, cells: Shape, side: float) -> None:
    """Paint a figure as little drawers around a point."""
    high, wide = 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)
    corner = centre - QPointF(wide, high) * side / 2
    for row, column in cells:
        x, y = corner.x() + column * side, corner.y() + row * side
        art.rect(x + 0.5, y + 0.5, side - 1, side - 1, 2, fill=small_walnut())
        bright, dark = QPainterPath(QPointF(x + 1.3, y + side - 2)), QPainterPath(QPointF(x + 2, y + side - 1.2))
        bright.lineTo(x + 1.3, y + 1.3)
        bright.lineTo(x + side - 2, y + 1.3)
        dark.lineTo(x + side - 1.2, y + side - 1.2)
        dark.lineTo(x + side - 1.2, y + 2)
        art.path(bright, stroke=shade("#FFFFFF", 0.45), width=0.9)
        art.path(dark, stroke=shade("#2A1509", 0.5), width=0.9)
        art.circle(x + side / 2, y + side / 2, side * 0.14, fill="#F4D588")


def paint_back(art: Art) -> None:
    """Paint the back of a figure card: a lattice on walnut."""
    art.rect(0, 0, CARD, CARD, 9, fill=linear([(0, "#7C5037"), (1, "#54321F")], 0, 0, 0.7, 1))
    art.rect(0.5, 0.5, CARD - 1, CARD - 1, 8.5, stroke="#3A2012")
    art.rect(4.5, 4.5, CARD - 9, CARD - 9, 5.5, stroke=shade("#E4C07C", 0.75))
    lattice = QPainterPath()
    for i in range(-6, 13):
        for start, end in ((0.0, CARD), (CARD, 0.0)):
            lattice.moveTo(i * 9, start)
            lattice.lineTo(i * 9 + CARD, end)
    with art.clipped(rounded(BOX.adjusted(6, 6, -6, -6), 4)):
        art.path(lattice, stroke=shade("#E4C07C", 0.17), width=0.8)


@kept
def back_picture(theme: Theme, side: float, scale: float) -> QPixmap:
    """Return the back of a figure card."""

    def paint(art: Art) -> None:
        with art.at(0, 0, side / CARD):
            card_shadow(art, BOX, 9, theme, 0.28)
            paint_back(art)

    return picture(card_box(side), scale, paint)


@kept
def ribbon_picture(word: str, text: float, side: float, scale: float) -> QPixmap:
    """Return the padlock and the ribbon that lie on a blocked card; it alone where the word would be too long."""
    text *= CARD / side
    said = text == 1 or width(word, 12 * text, bold=True) <= CARD - 4

    def paint(art: Art) -> None:
        with art.at(0, 0, side / CARD):
            paint_ribbon(art)

    def paint_ribbon(art: Art) -> None:
        cream = "#FFF1D0"
        with art.at(CARD / 2, CARD / 2 - 9, 1.25 if said else 1.25 * text):
            art.path(outline("M-4.4 -1v-3.4a4.4 4.4 0 0 1 8.8 0v3.4"), stroke=cream, width=2.2)
            art.rect(-7, -1.6, 14, 10.6, 2.2, fill=cream)
        art.rect(0, CARD - 23, CARD, 16, fill="#7E221A")
        art.rect(0, CARD - 23, CARD, 1, fill=shade("#F0B7A8", 0.5))
        art.rect(0, CARD - 8, CARD, 1, fill=shade("#000000", 0.35))
        if said:
            art.text(CARD / 2, CARD - 11, word, 12 * text, "#FFF4EC", bold=True, anchor="middle", most=CARD - 4)

    return picture(QRectF(0, 0, side, side), scale, paint)


@kept
def deck_picture(left: int, theme: Theme, text: float, side: float, scale: float) -> QPixmap:
    """Return a deck with the number of its cards, or the place where it was."""
    text *= CARD / side

    def paint(art: Art) -> None:
        with art.at(0, 0, side / CARD):
            paint_deck(art)

    def paint_deck(art: Art) -> None:
        if not left:
            dashed(art, BOX, 9, theme)
            return
        card_shadow(art, BOX.translated(3, 4), 9, theme, 0.3)
        for i in (2, 1)[max(0, 3 - left) :]:
            fill = "#EFE4CF" if i % 2 else "#D8C7A8"
            art.rect(i * 1.3, i * 1.6, CARD, CARD, 9, fill=fill, stroke="#6B4A30", width=0.7)
        paint_back(art)
        art.circle(CARD / 2, CARD / 2, 19 + 10 * (text - 1), fill="#3B2114", stroke="#E4C07C", width=1.3)
        art.text(CARD / 2, CARD / 2 + 7 * text, str(left), 20 * text, "#FFF1D0", bold=True, anchor="middle")

    return picture(card_box(side), scale, paint)
