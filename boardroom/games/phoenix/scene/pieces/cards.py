"""The cards: a dark face with a foil of six colours and a small drawing, and a back of six feathers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import cos, radians, sin
from typing import Final, Literal

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from boardroom.games.phoenix.scene.geometry import BACK, CARD, SMALL, beyond, card_box, larger
from boardroom.games.phoenix.scene.palette import ACT_BRIGHT, DIM, GOLD, INK, LIGHTS, mix, white
from boardroom.games.phoenix.scene.pieces.brush import pen, within, write
from boardroom.games.phoenix.scene.pieces.cubes import paint_small_cube
from boardroom.games.phoenix.scene.pieces.pawns import SILHOUETTE
from boardroom.games.phoenix.scene.words import card_does, card_kind, card_word
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.paint.lettering import height, width
from boardroom.ui.paint.outline import outline
from boardroom.ui.paint.painting import painted, shade, stroked
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.theme import LIGHT, Theme, font
from boardroom.ui.table.cards import PlayingCard
from boardroom.ui.table.overlay_lines import Stroke, paint_strokes

_FOIL: Final = "bgypro"
_FEATHERS: Final = "pbgyor"
_AROUND: Final = 30.0  # room for glow and shadow
Form = Literal["face", "small", "back", "large back"]
_SHIFT: Final = "#B9B1BF"


def _mini(painter: QPainter, x: float, y: float, color: str, alpha: float = 1.0) -> None:
    painter.fillPath(QTransform().translate(x, y).scale(0.36, 0.36).map(SILHOUETTE), shade(color, alpha))


def head(x: float, y: float, angle: float, size: float = 5.5) -> QPainterPath:
    """Return an arrow's head that points along an angle."""
    path = QPainterPath()
    for i, by in enumerate((148, 0, -148)):
        reach = 0.0 if by == 0 else size
        at = QPointF(x + reach * cos(radians(angle + by)), y + reach * sin(radians(angle + by)))
        if i:
            path.lineTo(at)
        else:
            path.moveTo(at)
    return path


def _joined(*paths: QPainterPath) -> QPainterPath:
    whole = QPainterPath()
    for path in paths:
        whole.addPath(path)
    return whole


def paint_art(painter: QPainter, card: str) -> None:
    """Paint what a card does into a box of 112 x 80."""
    kind, number = card[0], int(card[1:] or 0)
    gold, arrows = pen(GOLD, 2), QPainterPath()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if kind == "M":
        xs = [14.0 + 21 * i for i in range(5)]
        for i, x in enumerate(xs):
            _mini(painter, x, 66, GOLD if i == 0 else DIM)
        arrows = _joined(
            outline(f"M14 34C18 8 {xs[number] - 10:.1f} 6 {xs[number] - 1:.1f} 30"), head(xs[number], 33, 68)
        )
        painter.setPen(pen(_SHIFT, 1.5))
        for x in xs[1 : number + 1]:
            painter.drawLine(QLineF(x - 5, 73, x - 14, 73))
            painter.drawPath(head(x - 14.5, 73, 180, 4))
    elif kind == "P":
        count = number + 2 if number < 4 else 5
        xs = [56 + (i - (count - 1) / 2) * (24 if number < 4 else 22) for i in range(count)]
        for i, x in enumerate(xs):
            _mini(painter, x, 70, GOLD if i in (0, number) else DIM)
        a, b = xs[0], xs[number]
        arrows.moveTo(a + 2, 36)
        arrows.quadTo((a + b) / 2, 4, b - 2, 36)
        arrows = _joined(arrows, head(a + 1, 38, 118), head(b - 1, 38, 62))
    elif kind == "R":
        xs = [13 + 21.5 * i for i in range(5)]
        for i, x in enumerate(xs):
            _mini(painter, x, 66, GOLD if i in (0, 4) else DIM, 1.0 if i in (0, 4) else 0.75)
        arrows = _joined(outline("M13 34C22 4 90 4 99 34"), head(12.5, 36, 108), head(99.5, 36, 72))
    elif card == "Q1":
        paint_small_cube(painter, "r", QPointF(30, 50), 30)
        paint_small_cube(painter, "b", QPointF(82, 50), 30)
        arrows = _joined(outline("M32 23C46 10 66 10 80 23"), head(30.5, 24.5, 140), head(81.5, 24.5, 40))
    elif card == "Q2":
        for i, colour in enumerate("ryb"):
            paint_small_cube(painter, colour, QPointF(22 + 34 * i, 50), 25)
        arrows = _joined(outline("M24 28C34 8 76 8 87 26"), head(88.5, 28, 62))
        painter.setPen(pen(_SHIFT, 1.5))
        for x in (56, 90):
            painter.drawLine(QLineF(x - 4, 72, x - 15, 72))
            painter.drawPath(head(x - 15.5, 72, 180, 4))
    else:
        for x, y, color in (
            (15, 34, DIM),
            (97, 34, DIM),
            (56, 34, "#C9D2E0"),
            (15, 76, DIM),
            (97, 76, DIM),
            (56, 76, GOLD),
        ):
            _mini(painter, x, y, color)
        down, up = outline("M44 22C35 32 35 47 43 57"), outline("M68 60C77 50 77 35 69 25")
        arrows = _joined(down, head(44, 58.5, 48), up, head(68, 23.5, 228))
    painter.strokePath(arrows, gold)


def _blank(painter: QPainter, box: QRectF, radius: float, edge: bool = True) -> None:
    paper = within(box, ((0, "#574E5E"), (0.5, "#443D4A"), (1, "#352F3A")), 0, 0, 0.35, 1)
    painter.fillPath(rounded(box, radius), paper)
    if edge:
        light = within(box, ((0, "#A79DB1"), (0.5, "#857B8F"), (1, "#6E6578")), 0, 0, 0.5, 1)
        painter.strokePath(rounded(box.adjusted(0.6, 0.6, -0.6, -0.6), radius - 0.5), pen(light, 1.2))


def box_of(form: Form, text: float) -> QRectF:
    """Return the outline of a card around the origin."""
    return {"face": card_box(text), "small": SMALL, "back": BACK, "large back": card_box(text)}[form]


def paint_card(painter: QPainter, card: str, text: float = 1.0) -> None:
    """Paint a card's face around the origin; what is written large takes from the drawing."""
    if text > 1:
        _paint_large(painter, card, text)
        return
    x, y, wide = CARD.x(), CARD.y(), CARD.width() - 24
    _blank(painter, CARD, 10)
    write(painter, x + 12, y + 27, card_word(card), 16, INK, serif=True, most=wide)
    _paint_foil(painter, QRectF(x + 12, y + 36, wide, 1.5))
    _paint_well(painter, QRectF(x + 12, y + 44, wide, 82), card)
    _paint_words(painter, QRectF(x + 12, y + 132, wide - 6, 40), card, 12)


def _paint_large(painter: QPainter, card: str, text: float) -> None:
    box = card_box(text)
    inside = box.adjusted(9, 8, -7, -6)
    _blank(painter, box, 10)
    title = inside.top() + 6 + 12 * text
    number = width(card[1:], 16 * text, serif=True)  # stands apart where the title fills its line
    name = card_word(card) if width(card_word(card), 16 * text, serif=True) <= inside.width() else card_kind(card)
    write(painter, inside.x(), title, name, 16 * text, INK, serif=True, most=inside.width())
    _paint_foil(painter, QRectF(inside.x(), title + 6, inside.width() - 2, 1.5))
    does = height(card_does(card), 12 * text, inside.width())
    if does > inside.bottom() - title - 50 - 45 * beyond(text):  # the drawing says it, and so does the tip
        does = 0.0
    well = QRectF(inside.x(), title + 11, inside.width() - 2, inside.bottom() - does - title - 14)
    _paint_well(painter, well, card)
    if name != card_word(card):
        write(painter, well.right() - 6 - number, well.top() + 4 + 12 * text, card[1:], 16 * text, GOLD, serif=True)
    if does:
        _paint_words(painter, QRectF(inside.x(), inside.bottom() - does, inside.width(), does + 4), card, 12 * text)


def _paint_foil(painter: QPainter, foil: QRectF) -> None:
    colors = [(i / 5, shade(white(LIGHTS[colour], 0.1), 0.85)) for i, colour in enumerate(_FOIL)]
    painter.fillRect(foil, within(foil, colors, 0, 0, 1, 0))


def _paint_well(painter: QPainter, well: QRectF, card: str) -> None:
    """Paint the drawing, as large as it goes, into its dark well."""
    painter.fillPath(rounded(well, 6), shade("#1B181E"))
    painter.save()
    painter.setClipPath(rounded(well, 6))
    size = min(well.width() / 112, (well.height() - 2) / 80)
    painter.translate(well.center().x() - 56 * size, well.y() + 1)
    painter.scale(size, size)
    paint_art(painter, card)
    painter.restore()


def _paint_words(painter: QPainter, room: QRectF, card: str, size: float) -> None:
    """Write what a card does."""
    painter.setFont(font(size))
    painter.setPen(shade("#D8CFC4"))
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    painter.drawText(room, flags, card_does(card))


def paint_small(painter: QPainter, card: str, text: float = 1.0) -> None:
    """Paint a card as it lies on the discard pile; it has no room for large words, only for its number."""
    _blank(painter, SMALL, 8)
    if text == 1:
        write(painter, 0, SMALL.top() + 18, card_kind(card), 12, INK, 0.5, bold=True, most=72)
    lower = 19 if text > 1 else 0
    well = QRectF(SMALL.left() + 6, SMALL.top() + 25 - lower, 68, 52)
    painter.fillPath(rounded(well, 4), shade("#1B181E"))
    painter.save()
    painter.setClipPath(rounded(well, 4))
    painter.translate(-33.6, well.top() + 1)
    painter.scale(0.6, 0.6)
    paint_art(painter, card)
    painter.restore()
    if card[1:]:
        write(painter, 0, SMALL.bottom() - 9 - 2 * larger(text), card[1:], 20 * min(text, 2.0), GOLD, 0.5, serif=True)


def paint_back(painter: QPainter, box: QRectF) -> None:
    """Paint a card's back into a box around the origin."""
    painter.fillPath(rounded(box, 8), within(box, ((0, "#463E4B"), (1, "#2A252E")), 0, 0, 0.4, 1))
    light = within(box, ((0, "#A79DB1"), (1, "#6E6578")), 0, 0, 0.5, 1)
    painter.strokePath(rounded(box.adjusted(0.6, 0.6, -0.6, -0.6), 7.5), pen(light, 1.2))
    inner = rounded(box.adjusted(5, 5, -5, -5), 5)
    painter.fillPath(inner, shade("#211D25"))
    painter.strokePath(inner, pen("#5F5566", 0.8))
    painter.save()
    painter.translate(0, box.height() * 0.13)
    painter.scale(box.width() / 84, box.width() / 84)
    feather = outline("M0 0C-7-14-6-30 0-44 6-30 7-14 0 0Z")
    for i, colour in enumerate(_FEATHERS):
        painter.save()
        painter.rotate(-50 + 20 * i)
        base = LIGHTS[colour]
        vane = ((0, shade(white(base, 0.25), 0.92)), (1, shade(mix(base, "#1B181E", 0.55), 0.92)))
        painter.fillPath(feather, within(QRectF(-7, -44, 14, 44), vane, 0, 0, 0, 1))
        painter.setPen(pen(shade("#1B181E", 0.6), 1))
        painter.drawLine(QLineF(0, -3, 0, -36))
        painter.restore()
    tail = outline("M-5 2C-3-5 3-5 5 2 3 10 1 16 0 24-1 16-3 10-5 2Z")
    painter.fillPath(tail, within(tail.boundingRect(), ((0, "#FFE9B0"), (1, "#C9831C")), 0, 0, 0, 1))
    painter.restore()


@kept
def _picture(what: str, form: Form, lit: str, theme: Theme, text: float, named: str, scale: float) -> QPixmap:
    """Return a card with its shadow; `named` is there so that another language makes another picture."""
    box = box_of(form, text)
    deep = 0.55 if theme.dark else 0.34

    def paint(painter: QPainter) -> None:
        chosen = lit == "held"
        low = box.adjusted(4, 16, -4, 10) if chosen else box.adjusted(3, 6, 2, 4)
        paint_blurred(painter, rounded(low, 10), shade("#000000", deep), 11 if chosen else 5, QPointF())
        if lit:
            glow = stroked(rounded(box.adjusted(-2, -2, 2, 2), 12), 7)
            shine = {"held": 0.8, "hot": 0.6, "act": 0.0}[lit]
            if shine:
                paint_blurred(painter, glow, theme.color("act", shine), 6, QPointF())
        if form == "face":
            paint_card(painter, what, text)
        elif form == "small":
            paint_small(painter, what, text)
        else:
            paint_back(painter, box)
        if lit:
            strong = theme.high or lit != "act"  # the card is dark by day, too
            color = ACT_BRIGHT if strong else theme.act
            edge = rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 9.5)
            if not theme.dark:
                painter.strokePath(rounded(box.adjusted(-1, -1, 1, 1), 10.5), pen(theme.color("act"), 3))
            painter.strokePath(edge, pen(color, 2.5 if strong else 1.8))

    return painted(box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND), scale, paint)


class PhoenixCard(PlayingCard):
    """A card in a hand, on its way, or on a pile."""

    def __init__(self, z: float = 0.0) -> None:
        super().__init__(z)
        self.what = "?"  # a card's key, or "?" where nobody may see it
        self.form: Form = "face"
        self.lit = ""
        self.theme = LIGHT
        self.text = 1.0  # how much larger than designed it is written
        self._shown: tuple[object, ...] = ()
        self._advice: Sequence[Stroke] = ()

    def advise(self, lines: Sequence[Stroke]) -> None:
        """Carry lines around it, wherever it goes: a hint is about it; or none."""
        if lines or self._advice:
            self._advice = lines
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.save()
        super().paint(painter, option, widget)
        paint_strokes(painter, self._advice)  # turned as the card is
        painter.restore()

    def show_as(self, what: str, form: Form, lit: str = "") -> None:
        """Show a card in one of the forms."""
        named = card_word(what) + card_does(what) if what != "?" else ""
        self.what, self.form, self.lit = what, form, lit
        told = self.text > 1 and form == "face" and what != "?"  # large words may have no room on the card
        set_tip(self, f"{card_word(what)}\n{card_does(what)}" if told else "")
        shown = (what, form, lit, self.theme, self.text, named)
        if shown != self._shown:
            self._shown = shown
            self.display(box_of(form, self.text).size(), _AROUND, partial(_picture, *shown))
