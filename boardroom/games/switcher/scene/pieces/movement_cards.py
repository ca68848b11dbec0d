"""Movement cards: drawings that explain a swap, their backs, the pile and the cards that were played."""

from __future__ import annotations

from math import atan2, cos, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPixmap

from boardroom.games.switcher.scene.geometry import FAN_CARD, HAND_CARD, SMALL_CARD, beyond, hand_card, toward
from boardroom.games.switcher.scene.palette import paper, papers, small_walnut, walnut
from boardroom.ui.paint.lettering import fitting, width
from boardroom.ui.paint.outline import outline
from boardroom.ui.paint.painting import Art, linear, picture, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme

MARGIN: Final = 26.0  # around a card's picture, for its shadow
FAN_BOX: Final = FAN_CARD.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
PILE_WIDE: Final = 102.0  # of what is written below a pile

_Place = tuple[int, int]  # row and column of a drawing


class Drawing(NamedTuple):
    """How a kind of swap is drawn: from where to where, by which way, and where else it could go."""

    source: _Place
    main: _Place
    others: tuple[_Place, ...]
    track: tuple[_Place, ...] = ()
    bend: tuple[_Place, ...] = ()
    size: int = 5


DRAWINGS: Final = {
    "line1": Drawing((2, 2), (2, 3), ((2, 1), (1, 2), (3, 2))),
    "line2": Drawing((2, 2), (2, 4), ((2, 0), (0, 2), (4, 2)), ((2, 3),)),
    "diag1": Drawing((2, 2), (1, 3), ((1, 1), (3, 1), (3, 3))),
    "diag2": Drawing((2, 2), (0, 4), ((0, 0), (4, 0), (4, 4)), ((1, 3),)),
    "left": Drawing((2, 2), (4, 1), ((0, 3), (3, 4), (1, 0)), ((3, 2), (4, 2)), ((4, 2),)),
    "right": Drawing((2, 2), (4, 3), ((0, 1), (3, 0), (1, 4)), ((3, 2), (4, 2)), ((4, 2),)),
    "edge": Drawing((3, 2), (3, 5), ((3, 0), (0, 2), (5, 2)), ((3, 3), (3, 4)), (), 6),
}


def card_shadow(art: Art, box: QRectF, radius: float, theme: Theme, strength: float, sigma: float = 2.2) -> None:
    """Paint the shadow of a card that lies on the table."""
    made = shade("#000000", min(0.8, strength * papers(theme).shadow))
    art.blur(rounded(box, radius), made, sigma, 2, 4 if sigma > 3 else 3)


def pile_box(text: float) -> QRectF:
    """Return the box of a pile with what stands below it."""
    return SMALL_CARD.adjusted(
        -MARGIN - 24 * beyond(text), -MARGIN, MARGIN + 24 * beyond(text), MARGIN + 8 + 40 * (text - 1)
    )


# ---------------------------------------------------------------- faces


@kept
def card_picture(kind: str, title: str, note: str, theme: Theme, chosen: bool, text: float, scale: float) -> QPixmap:
    """Return a movement card as it lies in the hand, with what it is called."""
    card = hand_card(text)

    def paint(art: Art) -> None:
        ink, wide = papers(theme), card.width()
        if chosen:
            art.blur(rounded(card.adjusted(5, 12, 1, 12), 10), shade("#000000", 0.36), 7)
        card_shadow(art, card, 10, theme, 0.3, 4)
        art.box(card, 10, fill=paper(theme))
        art.box(card.adjusted(0.5, 0.5, -0.5, -0.5), 9.5, stroke=ink.edge)
        if text == 1:
            paint_drawing(art, 14, 12, kind, theme, 84)
            art.text(wide / 2, 113, title, 14, ink.ink, bold=True, anchor="middle", most=wide - 8)
            art.text(wide / 2, 127, note, 12, ink.muted, anchor="middle", most=wide - 8)
        else:
            _paint_large(art, kind, title, note, theme, text)
        if chosen:
            art.box(card.adjusted(-1.5, -1.5, 1.5, 1.5), 11.5, stroke=theme.act, width=3)

    return picture(hand_box(text), scale, paint)


def hand_box(text: float) -> QRectF:
    """Return the box of a card in the hand with its shadow."""
    return hand_card(text).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)


def _paint_large(art: Art, kind: str, title: str, note: str, theme: Theme, text: float) -> None:
    """Paint a card with large words: first the drawing, then what it is called, then the rest where it has room."""
    ink, wide, high = papers(theme), hand_card(text).width(), HAND_CARD.height()
    size, small = fitting(title, 14 * text, wide - 6, bold=True), 12 * text
    foot = high - 9 - small * 1.2
    noted = width(note, small) <= wide - 6 and foot - size - 12 > 70  # the drawing says more
    foot = foot if noted else high - 9
    side = min(84.0, foot - size - 12)
    paint_drawing(art, (wide - side) / 2, 8, kind, theme, side)
    art.text(wide / 2, foot, title, size, ink.ink, bold=True, anchor="middle")
    if noted:
        art.text(wide / 2, high - 9, note, small, ink.muted, anchor="middle")


def paint_drawing(art: Art, x: float, y: float, kind: str, theme: Theme, size: float) -> None:
    """Paint how a kind of card swaps: the source in walnut, a partner in full colour, the others outlined."""
    drawn, ink = DRAWINGS[kind], papers(theme)
    framed = drawn.size == 6
    gap, pad = 2.0 * size / 84, 4.0 * size / 84 if framed else 0.0
    side = (size - 2 * pad - (drawn.size - 1) * gap) / drawn.size

    def corner(place: _Place) -> tuple[float, float]:
        return x + pad + place[1] * (side + gap), y + pad + place[0] * (side + gap)

    def middle(place: _Place) -> QPointF:
        return QPointF(*corner(place)) + QPointF(side, side) / 2

    if framed:
        art.rect(x, y, size, size, 5, fill=walnut())
        inset = 3 * size / 84
        art.rect(x + inset, y + inset, size - 2 * inset, size - 2 * inset, 3, fill=ink.bottom)
    round_ = 2.6 * size / 84
    for row in range(drawn.size):
        for column in range(drawn.size):
            tracked = (row, column) in drawn.track
            art.rect(*corner((row, column)), side, side, round_, fill=ink.track if tracked else ink.cell)
    for place in drawn.others:
        left, top = corner(place)
        art.rect(left + 0.8, top + 0.8, side - 1.6, side - 1.6, round_, fill=ink.tint, stroke=ink.act, width=1.4)
    way = [middle(place) for place in (drawn.source, *drawn.bend, drawn.main)]
    art.path(_shaft(way, 7 * size / 84), stroke=ink.ink, width=2.4 * size / 84)
    for place, fill in ((drawn.source, small_walnut()), (drawn.main, ink.act)):
        left, top = corner(place)
        art.rect(left - 0.6, top - 0.6, side + 1.2, side + 1.2, 3 * size / 84, fill=fill)
        edge = QPainterPath(QPointF(left + 0.7, top + side - 1.5))
        edge.lineTo(left + 0.7, top + 0.7)
        edge.lineTo(left + side - 1.5, top + 0.7)
        art.path(edge, stroke=shade("#FFFFFF", 0.4))
    for end, before in ((way[0], way[1]), (way[-1], way[-2])):
        art.path(_head(end, before, side), stroke="#FFFFFF", width=2 * size / 84, rounded=True)


def _shaft(points: list[QPointF], curve: float) -> QPainterPath:
    path = QPainterPath(points[0])
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        path.lineTo(toward(here, before, curve))
        path.quadTo(here, toward(here, after, curve))
    path.lineTo(points[-1])
    return path


def _head(cell: QPointF, before: QPointF, side: float) -> QPainterPath:
    """Return an arrow inside a cell that points away from where the line comes from."""
    way = toward(QPointF(), cell - before, 1)
    tip = cell + way * side * 0.25
    angle, barb = atan2(way.y(), way.x()), side * 0.36
    path = QPainterPath(cell - way * (side / 2 / max(abs(way.x()), abs(way.y()))))
    path.lineTo(tip)
    path.moveTo(tip - QPointF(cos(angle - 0.75), sin(angle - 0.75)) * barb)
    path.lineTo(tip)
    path.lineTo(tip - QPointF(cos(angle + 0.75), sin(angle + 0.75)) * barb)
    return path


# ---------------------------------------------------------------- backs and piles


def paint_back(art: Art, box: QRectF, layers: int = 0) -> None:
    """Paint the back of a movement card of any size, perhaps with cards below it."""
    art.painter.save()
    art.painter.translate(box.topLeft())
    scale = box.width() / SMALL_CARD.width()
    art.painter.scale(scale, scale)
    wide, high = SMALL_CARD.width(), SMALL_CARD.height()
    for i in range(layers, 0, -1):
        art.rect(i * 1.2, i * 1.5, wide, high, 8, fill="#EFE4CF" if i % 2 else "#D3C3A6", stroke="#5B4A3A", width=0.7)
    art.rect(0, 0, wide, high, 8, fill=linear([(0, "#47606B"), (1, "#2A3F49")], 0, 0, 0.7, 1))
    art.rect(0.5, 0.5, wide - 1, high - 1, 7.5, stroke="#1C2C34")
    art.rect(4.5, 4.5, wide - 9, high - 9, 5, stroke=shade("#D9E4E4", 0.6))
    arrows = outline(
        "M18 33C28 18 42 20 46 34M47.5 25.5L46.4 35L37.8 31.4M46 47C36 62 22 60 18 46M16.5 54.5L17.6 45L26.2 48.6"
    )
    art.path(arrows, stroke="#D9E4E4", width=2.4, rounded=True)
    art.painter.restore()


@kept
def back_picture(width: int, theme: Theme, scale: float) -> QPixmap:
    """Return the back of a movement card with its shadow, so many units wide."""
    box = QRectF(0, 0, width, width * SMALL_CARD.height() / SMALL_CARD.width())

    def paint(art: Art) -> None:
        card_shadow(art, box, 8 * width / 64, theme, 0.28)
        paint_back(art, box)

    return picture(box.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN), scale, paint)


@kept
def pile_picture(label: str, layers: int, theme: Theme, text: float, scale: float) -> QPixmap:
    """Return the pile of movement cards to draw from, and what stands below it."""

    def paint(art: Art) -> None:
        box = SMALL_CARD
        if layers:
            card_shadow(art, box.translated(3, 4), 8, theme, 0.28)
            paint_back(art, box, layers - 1)
        else:
            _paint_empty(art, theme)
        _paint_label(art, label, theme, text)

    return picture(pile_box(text), scale, paint)


@kept
def played_picture(label: str, kind: str, layers: int, theme: Theme, text: float, scale: float) -> QPixmap:
    """Return the cards that were played, the last one on top, and what stands below them."""

    def paint(art: Art) -> None:
        ink, wide, high = papers(theme), SMALL_CARD.width(), SMALL_CARD.height()
        if kind:
            card_shadow(art, SMALL_CARD.translated(3, 4), 8, theme, 0.28)
            for turn in (3.0, -2.0)[: max(0, layers - 1)]:
                art.painter.save()
                art.painter.translate(wide / 2, high / 2)
                art.painter.rotate(turn)
                art.rect(1 - wide / 2, 1 - high / 2, wide, high, 8, fill=ink.bottom, stroke=ink.edge)
                art.painter.restore()
            paint_played(art, kind, theme)
        else:
            _paint_empty(art, theme)
        _paint_label(art, label, theme, text)

    return picture(pile_box(text), scale, paint)


def _paint_label(art: Art, label: str, theme: Theme, text: float) -> None:
    """Write below a pile what it is; large words in two lines."""
    middle = SMALL_CARD.center().x()
    if text == 1:
        art.text(middle, 104, label, 14, theme.muted, anchor="middle")
    else:
        wide = PILE_WIDE + 44 * beyond(text)
        size = min(fitting(part, 14 * text, wide - 2) for part in label.split())
        room = QRectF(middle - wide / 2, 82, wide, 35 * text)
        art.paragraph(room, label, size, theme.muted, middle=True)


def paint_played(art: Art, kind: str, theme: Theme) -> None:
    """Paint a movement card as it lies among the played ones."""
    ink, wide, high = papers(theme), SMALL_CARD.width(), SMALL_CARD.height()
    art.rect(0, 0, wide, high, 8, fill=paper(theme))
    art.rect(0.5, 0.5, wide - 1, high - 1, 7.5, stroke=ink.edge)
    paint_drawing(art, 7, 15, kind, theme, 50)


def dashed(art: Art, box: QRectF, radius: float, theme: Theme) -> None:
    """Paint the outline of a place where nothing lies."""
    pen_path = rounded(box.adjusted(0.75, 0.75, -0.75, -0.75), radius)
    pen = art.painter.pen()
    pen.setColor(theme.color("muted", 0.6))
    pen.setWidthF(1.5)
    pen.setDashPattern([5 / 1.5, 5 / 1.5])
    art.painter.strokePath(pen_path, pen)


def _paint_empty(art: Art, theme: Theme) -> None:
    dashed(art, SMALL_CARD, 8, theme)
