"""The stepped rail: sixteen tiles of which the discarded cards are inlaid dark, and a step up at the Klick."""

from __future__ import annotations

from fractions import Fraction
from math import inf
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from boardroom.games.switch.scene.geometry import (
    NOSE,
    SMALL_NOSE,
    SMALL_STEP,
    SMALL_TILE,
    SMALL_TILE_HIGH,
    STEP,
    TILE,
    TILE_HIGH,
    Places,
    tile_left,
)
from boardroom.games.switch.scene.palette import brass, materials
from boardroom.games.switch.scene.pieces.table_item import TableItem
from boardroom.games.switch.tables import KLICK, LAST
from boardroom.ui.paint.lettering import width
from boardroom.ui.paint.painting import Art, copy, line, linear, picture, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.style.theme import Theme


class Going(NamedTuple):
    """What one's own rail says of the throw that lies there, and of the next one."""

    sums: tuple[tuple[int, str], ...] = ()  # the cards that go now, with what makes them
    caption: str = ""  # what these sums are
    back: int = 0  # where a failed throw leads, 0: none is thought of
    warning: tuple[str, ...] = ()  # what the way back says, in full and shortly
    klick: tuple[str, ...] = ()  # what the step is for, in full and shortly
    far: int = 0  # the last card that the considered discards take
    chances: tuple[tuple[int, Fraction, str], ...] = ()  # how likely each card goes with the throw that is due


class Half(NamedTuple):
    """One half of the rail in numbers: tiles, step, frame."""

    tile: float
    high: float
    step: float
    nose: float
    gap: float
    frame: float
    lip: float
    corner: float


_BIG: Final = Half(TILE, TILE_HIGH, STEP, NOSE, 3, 8, 12, 8)
_SMALL: Final = Half(SMALL_TILE, SMALL_TILE_HIGH, SMALL_STEP, SMALL_NOSE, 1.5, 4, 5, 4)
SMALL_BOX: Final = QRectF(-14, -22, 206, 72)


def _paint_wood(art: Art, part: Half, theme: Theme) -> None:
    """Paint both halves without tiles, the upper left of the first tile at the origin."""
    ink, big = materials(theme), part is _BIG
    half, pad = 8 * part.tile, part.frame
    upper, wide = half + part.nose - pad * 0.75, half + pad * 1.75
    whole = QRectF(-pad, -part.step, upper + wide + pad, part.high + part.step)
    art.blur(
        rounded(whole.adjusted(4, 6, 4, pad + part.lip + 2), part.corner),
        shade("#3B2A17", min(0.7, 0.34 * ink.cast)),
        6 if big else 3,
    )
    art.blur(
        rounded(QRectF(1 - pad, part.high, whole.width(), pad + part.lip + 2), part.corner), shade("#2A1C0E", 0.4), 2
    )
    front = linear([(0, ink.front[0]), (1, ink.front[1])])
    low = half + pad + part.nose + part.corner
    art.rect(-pad, -pad, low, part.high + 2 * pad + part.lip, part.corner, fill=front)
    art.rect(-pad, -pad, low, part.high + 2 * pad, part.corner, fill=linear([(0, ink.wood[0]), (1, ink.wood[1])]))
    _gleam(art, -pad + part.corner, half, -pad + 0.6)
    top = -pad - part.step
    if big:
        art.blur(rounded(QRectF(upper - 5, -pad, 8, part.high + 2 * pad), 2), shade("#4A3114", 0.4), 3)
    art.rect(upper, top, wide, part.high + 2 * pad + part.lip + part.step, part.corner, fill=front)
    art.rect(upper, top, wide, part.high + 2 * pad, part.corner, fill=linear([(0, ink.step[0]), (1, ink.step[1])]))
    _gleam(art, upper + part.corner, upper + wide - part.corner, top + 0.6)
    nose = linear([(0, "#FFEBB4"), (0.4, "#DDA83F"), (1, "#8F6318")], 0, 0, 1, 1)
    high = part.high + 2 * pad + part.step + part.lip + 2
    art.rect(upper - 1.5, top - 1, 5.5 if big else 3, high, 2, fill=nose)


def _gleam(art: Art, left: float, right: float, y: float) -> None:
    path = QPainterPath(QPointF(left, y))
    path.lineTo(right, y)
    art.path(path, stroke=shade("#FDF0D8", 0.7), width=1.2, rounded=True)


def _tile(card: int, part: Half) -> QRectF:
    x = tile_left(card, part is _BIG) + part.gap / 2
    return QRectF(x, -part.step if card >= KLICK else 0.0, part.tile - part.gap, part.high)


def _paint_inlay(art: Art, box: QRectF, radius: float, theme: Theme) -> None:
    dark = materials(theme).inlay
    art.box(box, radius, fill=linear([(0, dark[0]), (1, dark[1])]))
    edge = linear([(0, "#2B1C0D", 0.5), (0.6, "#2B1C0D", 0), (1, "#F4DFB8", 0.6)])
    art.box(box.adjusted(0.4, 0.6, -0.4, 0.4), radius, stroke=edge, width=0.9)


# ---------------------------------------------------------------- the others' rails


@kept
def _small_picture(top: int, theme: Theme, scale: float) -> QPixmap:
    def paint(art: Art) -> None:
        _paint_wood(art, _SMALL, theme)
        for card in range(1, LAST + 1):
            box = _tile(card, _SMALL)
            if card < top:
                _paint_inlay(art, box, 2.5, theme)
            else:
                art.box(box, 2.5, fill=materials(theme).tile)
        if top <= LAST:
            _paint_peg(art, _tile(top, _SMALL).center() - QPointF(0, 1))

    return picture(SMALL_BOX, scale, paint)


def _paint_peg(art: Art, at: QPointF) -> None:
    art.circle(at.x() + 1.2, at.y() + 2.4, 7, fill=shade("#2A1A0C", 0.4))
    art.circle(at.x(), at.y(), 6.8, fill=brass())
    art.circle(at.x(), at.y(), 6.4, stroke=shade("#6D480D", 0.7), width=0.8)


def copy_small(painter: QPainter, at: QPointF, top: int, theme: Theme, scale: float) -> None:
    """Copy a small rail to a place; the first tile begins there."""
    copy(painter, at + SMALL_BOX.topLeft(), _small_picture(top, theme, scale))


# ---------------------------------------------------------------- one's own rail


@kept
def _big_picture(top: int, theme: Theme, letters: float, scale: float) -> QPixmap:
    def paint(art: Art) -> None:
        _paint_wood(art, _BIG, theme)
        ink = materials(theme)
        for card in range(1, LAST + 1):
            box = _tile(card, _BIG)
            if card < top:
                _paint_inlay(art, box, 6, theme)
                _number(art, box, card, ink.inlay_ink, False, letters)
            else:
                art.box(box, 6, fill=shade(ink.tile, 0.82))
                _number(art, box, card, ink.tile_ink, False, letters)

    return picture(_BIG_BOX, scale, paint)


_BIG_BOX: Final = QRectF(-28, -44, 788, 110)
_TALLEST: Final = 26.0  # bar of a chance
_LARGEST: Final = 34.0  # number that fits on a tile


def _number(art: Art, box: QRectF, card: int, color: QColor | str, bold: bool, letters: float) -> None:
    size = min(16 * letters, _LARGEST)
    art.text(box.center().x(), box.center().y() + size * 5.5 / 16, str(card), size, color, bold=bold, anchor="middle")


class Rail(TableItem):
    """One's own rail, with what the throw makes above it and the way back below it."""

    def __init__(self) -> None:
        super().__init__(6)
        self.top = 1
        self.going = Going()
        self.setPos(self.places.rail)

    def settle(self, places: Places) -> None:
        super().settle(places)
        self.setPos(places.rail)
        self.setScale(places.rail_scale)

    def text(self, size: float) -> float:
        """Return how large something of a size is written on a rail that may be larger than designed itself."""
        return super().text(size) / self.places.rail_scale

    def display(self, top: int, going: Going, theme: Theme) -> None:
        """Show how far the pile is and what can go."""
        self.top, self.going, self.theme = top, going, theme
        self.update()

    def boundingRect(self) -> QRectF:
        return _BIG_BOX.adjusted(-8, -24 - self.text(16), 8, 34)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        grown, letters = self.places.rail_scale, self.places.letters
        scale = sharp_scale(painter, widget, grown) * grown
        copy(painter, _BIG_BOX.topLeft(), _big_picture(self.top, self.theme, letters, scale))
        art = Art(painter)
        self._paint_tiles(art)
        if self.going.chances:
            self._paint_chances(art)
        else:
            self._paint_sums(art)
        taken = self._paint_way_back(art) if self.going.back else 0.0
        if self.going.klick:
            self._name_klick(art, taken)

    def _name_klick(self, art: Art, taken: float) -> None:
        """Say below the upper half what the step is for, right of what stands there already."""
        left, right, size = tile_left(KLICK, True) + 2, tile_left(LAST, True) + TILE, self.text(14)
        base, color = TILE_HIGH + 28 + self.text(10), self.theme.muted
        for words in self.going.klick:
            x = min(max(left, taken), right - width(words, size))
            if x >= taken:
                art.text(x, base, words, size, color)
                break

    def _paint_tiles(self, art: Art) -> None:
        theme, going, letters = self.theme, [card for card, _ in self.going.sums], self.places.letters
        if self.top <= LAST and self.top not in going:  # where the pile stands, though it can't go on now
            box = _tile(self.top, _BIG)
            art.box(box, 6, fill=materials(theme).tile)
            art.box(box.adjusted(1, 1, -1, -1), 5, stroke=materials(theme).tile_ink, width=2.2)
            _number(art, box, self.top, materials(theme).tile_ink, True, letters)
        act = theme.color("act")
        for card in going:
            box = _tile(card, _BIG)
            filled = card == self.top or card <= self.going.far
            if filled:
                art.box(box.adjusted(-1, -1, 1, 1), 7, fill=act)
                art.box(box.adjusted(0.6, 0.6, -0.6, -0.6), 5.4, stroke=shade("#FFFFFF", 0.55), width=1.2)
                _number(art, box, card, theme.on_act, True, letters)
            else:
                art.box(box, 6, fill=materials(theme).tile)
                art.box(box.adjusted(0.9, 0.9, -0.9, -0.9), 5.4, stroke=_act_on_paper(theme), width=1.8)
                _number(art, box, card, "#2B2622", True, letters)

    def _paint_sums(self, art: Art) -> None:
        act, size = self.theme.color("act"), self.text(12)
        written: list[QRectF] = []
        places = self.places
        highest = (places.own_station.top() + 28 + 8.5 * places.letters - places.rail.y()) / places.rail_scale
        for card, words in self.going.sums:
            box, wide = _tile(card, _BIG), width(words, size, bold=True)
            for row in range(1 if self.places.usual else 2):  # large ones stand in two rows
                base = box.top() - 14 - row * size
                place = QRectF(box.center().x() - wide / 2 - 3, base - size * 0.8, wide + 6, size)
                free = place.top() >= highest and not any(place.intersects(other) for other in written)
                if self.places.usual or free:
                    art.text(box.center().x(), base, words, size, act, bold=True, anchor="middle")
                    written.append(place)
                    break
        if not written or self.going.sums[-1][0] == LAST:
            return
        wide, left = width(self.going.caption, size), tile_left(self.going.sums[-1][0] + 1, True) + 8
        crosses = left + wide > tile_left(KLICK, True) - NOSE  # it must not lie on the step
        base = (-STEP if crosses else 0.0) - 14
        place = QRectF(left, base - size * 0.8, wide, size)
        over = not self.places.usual and any(place.intersects(other) for other in written)
        if place.right() < tile_left(LAST, True) + TILE and not over:
            art.text(left, base, self.going.caption, size, self.theme.muted)

    def _paint_chances(self, art: Art) -> None:
        """Paint over each card how likely it goes: a bar, and its number where there is room."""
        theme = self.theme
        size = self.text(12) * min(1.0, 2.2 / self.places.letters)  # larger ones would reach what is written above
        most, end = self.going.chances[0][1], -inf
        for card, share, said in self.going.chances:
            box = _tile(card, _BIG)
            foot, high = box.top() - 11, max(3.0, float(share / most) * _TALLEST / self.places.letters**1.3)
            bar = QRectF(box.center().x() - 12.5, foot - high, 25, high)
            art.box(bar, 3, fill=theme.color("act", 0.45 + 0.55 * float(share / most)))
            wide = width(said, size, bold=True)
            left = box.center().x() - wide / 2
            if left > end:
                art.text(left, bar.top() - 5, said, size, theme.color("act"), bold=True)
                end = left + wide + 4
        last = _tile(self.going.chances[-1][0], _BIG)
        wide, left = width(self.going.caption, size), max(last.right() + 12, end + 8)
        base = min(last.top(), -STEP if left + wide > tile_left(KLICK, True) - NOSE else 0.0) - 22
        if left + wide <= tile_left(LAST, True) + TILE:
            art.text(left, base, self.going.caption, size, theme.muted)

    def _paint_way_back(self, art: Art) -> float:
        """Paint a dashed arrow from the top card back to where a failed throw leads; return where its words end."""
        color, going, size = self.theme.color("danger"), self.going, self.text(14)
        end, start = (_tile(card, _BIG).center().x() for card in (going.back, self.top))
        y = TILE_HIGH + 24
        path = QPainterPath(QPointF(start, y - 2))
        path.lineTo(start, y + 5)
        path.quadTo(start, y + 10, start - 6, y + 10)
        path.lineTo(end + 6, y + 10)
        path.quadTo(end, y + 10, end, y + 5)
        path.lineTo(end, y + 1)
        pen = line(color, 1.8, rounded=True)
        pen.setDashPattern([5 / 1.8, 4 / 1.8])
        base, taken, middle = y + 10 + self.text(5), start + 20, (start + end) / 2
        right = tile_left(LAST, True) + TILE
        room = max(start - end - 24, end, right - start)
        words = next((said for said in going.warning if width(said, size) + 14 <= room), going.warning[-1])
        wide = width(words, size) + 14
        if wide <= start - end - 24:
            art.painter.save()
            outside = QPainterPath()
            outside.addRect(QRectF(end - 20, y - 10, start - end + 40, 40))
            hole = QPainterPath()
            hole.addRect(QRectF(middle - wide / 2, y, wide, 24))
            art.painter.setClipPath(outside.subtracted(hole))
            art.painter.strokePath(path, pen)
            art.painter.restore()
            art.text(middle, base, words, size, color, anchor="middle")
        else:  # too little room between the tiles: the words stand at the left, or at the right
            art.painter.strokePath(path, pen)
            if wide <= end:
                art.text(end - 14, base, words, size, color, anchor="end")
            else:
                taken = start + 12 + art.text(start + 12, base, words, size, color) + self.text(12)
        head = QPainterPath(QPointF(end - 5, y + 5))
        head.lineTo(end, y - 1)
        head.lineTo(end + 5, y + 5)
        art.path(head, stroke=color, width=1.8, rounded=True)
        return taken


def _act_on_paper(theme: Theme) -> str:
    """Return the act colour on a tile, which is light by day and by night."""
    return "#0B6B57" if theme.dark else theme.act
