"""Below the mat while one builds: the pile, the hand of six tiles, and the tokens that are left."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.core.game import Seat
from boardroom.games.zug.rules import Move, Place
from boardroom.games.zug.scene import words
from boardroom.games.zug.scene.geometry import HAND
from boardroom.games.zug.scene.palette import Look, look_of
from boardroom.games.zug.scene.picking import FACE_DOWN, ZugPicking
from boardroom.games.zug.scene.pieces.pictures import FLAT, UPRIGHT, back_picture, loose_picture
from boardroom.games.zug.scene.pieces.signs import key_size, paint_key, paint_ring
from boardroom.games.zug.scene.pieces.tokens import paint_engineer, paint_wagon
from boardroom.games.zug.scene.table_part import TablePart
from boardroom.ui.paint.lettering import longest, width
from boardroom.ui.paint.painting import Art, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.table.easing import Settler, Way, mix

LIFT = 10.0
RISE = 120.0  # milliseconds
_NAMES = 105.0  # from the upper edge down to the middle of what the tiles are called


class Slot:
    """A place in the hand: how far its tile is lifted, from 0 to 1."""

    def __init__(self) -> None:
        self.pose = 0.0

    def place(self, pose: float) -> None:
        """Lift the tile so far."""
        self.pose = pose


class HandRow(TablePart):
    """Paints the pile, the hand and the stock."""

    def __init__(self, owner: QObject) -> None:
        """Lie on a scene, whose end is also that of what still moves."""
        super().__init__(3)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # which part is to be painted
        self._exposed = QRectF()
        self.hand: list[str] = []
        self.drawn = -1  # the place of the tile that was drawn just now
        self.held = -1
        self.turn = 0  # of the tile that is held
        self.looked = -1
        self.hinted = -1  # a tile that should be laid
        self.useless: frozenset[int] = frozenset()  # tiles that fit nowhere now
        self.away = -1  # a place whose tile is somewhere else for the moment
        self.pile = 0
        self.seat: Seat = -1
        self.stocks = (0, 0)
        self.flying: tuple[str, QPointF, float] | None = None  # a tile on its way, and how much of its face is seen
        self._slots, self._up = [Slot() for _ in range(HAND)], [0.0] * HAND
        self._settler = Settler[float](owner, mix, self.update)

    def display(self, picking: ZugPicking) -> None:
        """Show the hand, the pile and the tokens of whoever looks on."""
        state, self.seat = picking.state, picking.viewer
        self.hand, self.drawn, self.pile = picking.hand, len(picking.hand) - 1 if picking.drawn else -1, state.pile
        if self.seat >= 0:
            self.stocks = state.stock(self.seat, "wagon"), state.stock(self.seat, "engineer")
        self.away, self.flying = -1, None
        self.update()

    def show_choice(self, picking: ZugPicking, hint: Move | None, speed: float) -> None:
        """Show which tile is held, looked at or hinted at, and which fit nowhere."""
        before = self._shown()
        pointed, hand = picking.pointed, picking.hand
        self.held, self.turn = picking.held, picking.turn
        self.away = picking.held if picking.loose else -1
        self.looked = pointed.at if pointed is not None and pointed.kind == "hand" else -1
        self.hinted = hand.index(hint.laid.name) if isinstance(hint, Place) and hint.laid.name in hand else -1
        choosing = picking.acting and picking.building
        self.useless = frozenset(at for at, name in enumerate(hand) if choosing and not picking.fits(name))
        self._up = [1.0 if at == self.held else 0.35 * (at == self.looked and picking.acting) for at in range(HAND)]
        self._settler.go([Way(slot, up, RISE) for slot, up in zip(self._slots, self._up, strict=True)], speed)
        after = self._shown()
        if after[1:] != before[1:]:
            self.update()
        elif after != before and self.held >= 0:  # turned
            self.update(self._around(self.held))

    def _shown(self) -> tuple[object, ...]:
        """Return all that a choice changes."""
        return self.turn, self.held, self.away, self.looked, self.hinted, self.useless, tuple(self._up)

    def place(self, index: int) -> QRectF:
        """Return where a tile of the hand is, once it has come to rest."""
        return self.places.slot(index).translated(0, -LIFT * self._up[index])

    def boundingRect(self) -> QRectF:
        return self.places.foot.adjusted(-10, -24 - self.text(20), 10, 10)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._exposed = option.exposedRect
        super().paint(painter, option, widget)

    def _around(self, index: int) -> QRectF:
        """Return all that a tile of the hand may cover, with its name and its shadow."""
        slot, foot = self.places.slot(index), self.boundingRect()
        wide = (max(self.places.slot_pitch, self._widest() + 20) - slot.width()) / 2 + 8
        return QRectF(slot.left() - wide, foot.top(), slot.width() + 2 * wide, foot.height())

    def draw(self, art: Art, scale: float) -> None:
        painter, exposed = art.painter, self._exposed
        if exposed.left() < self.places.slot(0).left():
            self._paint_pile(art, scale)
        for index, name in enumerate(self.hand[:HAND]):
            if exposed.intersects(self._around(index)):
                self._paint_tile(art, index, name, scale)
        if self.seat >= 0 and exposed.right() > self.places.stock.left():
            self._paint_stock(art)
        if self.flying is not None:
            name, at, face = self.flying
            shown = name if face >= 0.5 else FACE_DOWN
            side = self.places.tile
            painter.save()
            painter.translate(at.x() + side / 2, at.y())
            painter.scale(max(0.04, abs(2 * face - 1)), 1)
            self._paint_card(art, shown, 0, QRectF(-side / 2, 0, side, side), scale, 0)
            painter.restore()

    def _paint_pile(self, art: Art, scale: float) -> None:
        at = self.places.pile
        layers = min(4, (self.pile + 9) // 10) if self.pile else 0
        art.blur(rounded(at.translated(4, 8), 7), shade("#3B2A12", 0.4 if self.pile else 0.0), 5)
        if not self.pile:
            art.box(at, 6, stroke=self.theme.color("muted", 0.5), width=1.5)
        for layer in range(layers, -1, -1):
            if self.pile:
                self._paint_back(art, at.translated(layer * 1.2, layer * 2.2), scale)
        size, most = self.text(14), 136.0 if self.places.usual else 112.0
        said = longest((words.pile_words(self.pile), str(self.pile)), size, most, bold=True)
        base = self._line + self.text(5)
        art.text(at.center().x(), base, said, size, self.theme.ink, bold=True, anchor="middle")

    def _paint_back(self, art: Art, at: QRectF, scale: float) -> None:
        small = at.width() / 100
        with art.at(at.x(), at.y(), small):
            art.painter.drawPixmap(FLAT.topLeft(), back_picture(round(scale * small, 3)))

    def _paint_tile(self, art: Art, index: int, name: str, scale: float) -> None:
        theme, rect = self.theme, self.places.slot(index).translated(0, -LIFT * self._slots[index].pose)
        chosen = index == self.held
        if index != self.away:
            art.painter.save()
            art.painter.setOpacity(0.5 if index in self.useless else 1.0)
            self._paint_card(art, name, self.turn if chosen else 0, rect, scale, self._slots[index].pose)
            art.painter.restore()
        else:
            art.box(rect.adjusted(2, 2, -2, -2), 7, stroke=theme.color("muted", 0.4), width=1.5)
        if chosen or index in (self.looked, self.hinted):
            ring = rect.adjusted(-2.5, -2.5, 2.5, 3.5)
            if chosen or index == self.hinted:
                paint_ring(art, ring, theme.color("act"), radius=8)
            else:
                art.box(ring, 8, stroke=theme.color("act", 0.6), width=2)
        if name == FACE_DOWN:
            return
        self._paint_name(art, index, name, chosen)
        if not self._named and (chosen or index == self.looked):
            said, size = words.short_tile_name(name), self.text(14)
            high, wide = self.text(14) + 12, width(said, size, bold=True) + 20
            foot = self.places.foot
            left = min(max(rect.center().x() - wide / 2, foot.left()), foot.right() - wide)
            tag = QRectF(left, rect.top() - 6 - high, wide, high)
            art.box(tag, 8, fill=theme.color("panel"), stroke=theme.color("act"), width=1.5)
            art.text(left + 10, tag.center().y() + self.text(5), said, size, theme.ink, bold=True)
        elif index == self.drawn:
            said, size = words.drawn_word(), self.text(12)
            wide, high = round(width(said, size, bold=True)) + 18, 8 + self.text(12)
            above = max(high / 2, high - 10)  # a large one lies hardly on the tile
            tag = QRectF(rect.right() + 8 - wide, rect.top() - above, wide, high)
            art.box(tag, high / 2, fill="#7A4A04")
            art.text(
                tag.center().x(), tag.center().y() + size * 0.35, said, size, "#FFFFFF", bold=True, anchor="middle"
            )

    def _paint_card(self, art: Art, name: str, turn: int, rect: QRectF, scale: float, lift: float) -> None:
        art.blur(rounded(rect.translated(3, 7 + 6 * lift), 7), shade("#3B2A12", 0.42), 4 + 3 * lift)
        small = rect.width() / 100
        if name == FACE_DOWN:
            self._paint_back(art, rect, scale)
            return
        pixmap = loose_picture(name, turn, len(name) % 7, look_of(self.theme), False, round(scale * small, 3))
        with art.at(rect.x(), rect.y(), small):
            art.painter.drawPixmap(UPRIGHT.topLeft(), pixmap)

    def _paint_name(self, art: Art, index: int, name: str, chosen: bool) -> None:
        middle, theme, letters = self.places.slot(index).center().x(), self.theme, self.places.letters
        said, key = words.short_tile_name(name), str(index + 1)
        cap, y = key_size(key, letters)[0], self._line
        color = theme.color("muted" if index in self.useless else "ink")
        if not self._keyed:
            if self._named:
                size = self.text(14 if width(said, self.text(14), bold=True) <= self.places.slot_pitch - 6 else 12)
                art.text(middle, y + self.text(5), said, size, color, bold=True, anchor="middle")
            else:
                paint_key(art, middle - cap / 2, y, key, theme, chosen, letters)
            return
        room = self.places.slot_pitch - cap - 8
        size = self.text(14 if width(said, self.text(14), bold=True) <= room else 12)
        wide = min(room, round(width(said, size, bold=True)))
        left = middle - (wide + cap + 5) / 2
        paint_key(art, left, y, key, theme, chosen, letters)
        art.text(left + cap + 5, y + self.text(5), said, size, color, bold=True, most=room + 1)

    @property
    def _line(self) -> float:
        """The middle of what is written below the tiles; the largest words stand a little lower."""
        return self.places.foot.top() + _NAMES + 5 * max(0.0, self.places.letters - 2)

    def _widest(self) -> float:
        """Return how wide the names of the tiles in the hand are, at most."""
        names = [words.short_tile_name(name) for name in self.hand if name != FACE_DOWN]
        size = self.text(12 if self.places.usual else 14)
        return max((width(name, size, bold=True) for name in names), default=0.0)

    @property
    def _keyed(self) -> bool:
        """Whether there is room for keys beside the names."""
        return self._widest() + key_size("1", self.places.letters)[0] + 8 <= self.places.slot_pitch

    @property
    def _named(self) -> bool:
        """Whether there is room for names: else only the tile that one looks at has its."""
        return self._widest() + 6 <= self.places.slot_pitch

    def _paint_stock(self, art: Art) -> None:
        box, look = self.places.stock, look_of(self.theme)
        rows: tuple[tuple[Callable[[Art, Look, Seat], None], int, str], ...] = (
            (paint_wagon, self.stocks[0], words.wagons_word(self.stocks[0])),
            (paint_engineer, self.stocks[1], words.engineers_word(self.stocks[1])),
        )
        for row, (paint, number, name) in enumerate(rows):
            y = box.top() + 24 + row * 46
            for layer in reversed(range(min(3, number))):
                with art.at(box.left() + 18 + layer * 3.2, y - layer * 3.2, 0.86):
                    paint(art, look, self.seat)
            color = self.theme.color("ink" if number else "danger")
            low, size = self.text(12) + self.text(20) < 46, self.text(12)
            if self.places.usual or (low and width(name, size) <= 76):
                art.text(box.left() + 50, y - 4, str(number), self.text(20), color, serif=True)
                art.text(box.left() + 50, y - 4 + self.text(17), name, size, self.theme.ink, most=76)
            else:
                art.text(box.left() + 50, y + self.text(7), str(number), min(self.text(20), 46.0), color, serif=True)
