"""The players' places at the table: who sits there, how far the pile is, and whose turn it is."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from boardroom.core.game import Seat
from boardroom.games.switch.scene.geometry import SMALL_TILE, STATION, tile_left
from boardroom.games.switch.scene.pieces.rail import copy_small
from boardroom.games.switch.scene.pieces.seats import paint_mark
from boardroom.games.switch.scene.pieces.table_item import TableItem
from boardroom.games.switch.tables import KLICK, LAST
from boardroom.ui.paint.lettering import longest
from boardroom.ui.paint.painting import Art
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.style.theme import Theme

_TEXT = 108.0  # where words begin, right of the pile


class Placard(NamedTuple):
    """What a station says."""

    name: str
    status: tuple[str, ...]  # how far it is, in full and shortly
    turn: tuple[str, ...] = ("",)  # that it is this player's turn, where it is, in full and shortly
    note: tuple[str, ...] = ()  # of one's own station: what the token is good for, in full and shortly


class Station(TableItem):
    """The place of one of the others: name, standing and rail; the pile and the token are things of their own."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(3)
        self._seat = seat
        self.placard = Placard("", ("",))
        self.top = 1
        self.token = False  # whether the token lies in the corner, beside the name
        self.klick = ""
        self._box = STATION

    def lie(self, place: QRectF) -> None:
        """Lie somewhere, and be so wide."""
        self.prepareGeometryChange()
        self._box = QRectF(QPointF(), place.size())
        self.setPos(place.topLeft())

    def display(self, placard: Placard, top: int, token: bool, klick: str, theme: Theme) -> None:
        """Say who sits there and how far the pile is."""
        self.placard, self.top, self.token, self.klick, self.theme = placard, top, token, klick, theme
        self.update()

    @property
    def rail(self) -> QPointF:
        """Where the first tile of its rail begins."""
        return QPointF(_TEXT + 4, max(66 + self.text(6), 42 + self.text(18)))

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-12, -14, 8, 12)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        art, theme, said = Art(painter), self.theme, self.placard
        on_turn = bool(said.turn[0])
        if on_turn:
            paint_plate(art, self._box.adjusted(-10, -12, 6, 8), theme)
        size, mark = self.text(14), min(self.text(10), 13.0)
        room = self._box.width() - _TEXT - (46 if self.token else 4)
        paint_mark(art, _TEXT + mark, 6 + self.text(6), mark, self._seat)
        name = _TEXT + mark * 2 + 8
        most = (room + _TEXT if self.places.usual else self._box.width() - 4) - name  # below large names lies the token
        art.text(name, 8 + self.text(9), said.name, size, theme.ink, bold=True, most=most)
        forms, color = (said.turn, theme.act) if on_turn else (said.status, theme.muted)
        words = forms[0] if self.places.usual else longest(forms, size, room, bold=on_turn)
        art.text(_TEXT, 26 + self.text(18), words, size, color, bold=on_turn, most=room)
        rail = self.rail
        copy_small(painter, rail, self.top, theme, sharp_scale(painter, widget))
        base = rail.y() + 33 + self.text(9)
        captions = ((1, "1"), (KLICK, self.klick), (LAST, str(LAST)))
        for card, words in captions if base < self._box.bottom() - 4 else ():  # the largest words have no room there
            x = rail.x() + tile_left(card, False) + SMALL_TILE / 2
            art.text(x, base, words, self.text(12), theme.muted, anchor="middle")


class OwnStation(TableItem):
    """One's own place: name, standing, and what the token is good for; rail and pile are things of their own."""

    def __init__(self) -> None:
        super().__init__(3)
        self.seat: Seat = 0
        self.placard = Placard("", ("",))
        self.token = False
        self.edge = inf  # where what stands above the rail begins

    def keep_left_of(self, edge: float) -> None:
        """Let the words end before something that stands above the rail as high as they do."""
        self.edge = edge
        self.update()

    def display(self, seat: Seat, placard: Placard, token: bool, theme: Theme) -> None:
        """Say who sits there."""
        self.seat, self.placard, self.token, self.theme = seat, placard, token, theme
        self.update()

    def boundingRect(self) -> QRectF:
        return self.places.own_station.adjusted(-176, -4, 8, 18)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        art, theme, said, box = Art(painter), self.theme, self.placard, self.places.own_station
        if said.turn[0]:
            paint_plate(art, box.adjusted(-164, 4, 4, 14), theme)
        size, mark, usual = self.text(14), min(self.text(10), 14.0), self.places.usual
        x = box.left() + (96 if self.token and usual else 12)
        y = box.top() + (39 if usual else 28)
        base = y + self.text(5)
        right = box.right() - (100 if self.token and not usual else 8)
        paint_mark(art, x + mark, y, mark, self.seat)
        end = x + mark * 2 + 8
        end += art.text(end, base, said.name, size, theme.ink, bold=True, most=self.text(220)) + self.text(12)
        if said.turn[0]:
            most = self.text(300)
            end += art.text(end, base, said.turn[0], size, theme.act, bold=True, most=most) + self.text(12)
        status = said.note or said.status
        if usual:
            room = min(right, self.edge) - x
            art.text(x, y + 29, longest(status, size, room), size, theme.muted, most=room)
        else:  # in one line with the name: above the rail there is room for its sums only
            words = longest((*status, ""), size, right - end)
            art.text(end, base, words, size, theme.muted)


def paint_plate(art: Art, box: QRectF, theme: Theme) -> None:
    """Paint the soft ground of whoever is on turn."""
    art.box(box, 10, fill=theme.color("act_soft", 0.85))
    art.box(box.adjusted(0.5, 0.5, -0.5, -0.5), 9.5, stroke=theme.color("act", 0.35))
    art.rect(box.x(), box.y() + 12, 3.5, box.height() - 24, 1.75, fill=theme.color("act"))
