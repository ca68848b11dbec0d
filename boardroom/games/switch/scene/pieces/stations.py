"""The players' places at the table: who sits there, how far the pile is, and whose turn it is."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.core.game import Seat
from boardroom.games.switch.scene.geometry import OWN_STATION, SMALL_TILE, STATION, tile_left
from boardroom.games.switch.scene.pieces.rail import copy_small
from boardroom.games.switch.scene.pieces.seats import paint_mark
from boardroom.games.switch.tables import KLICK, LAST
from boardroom.ui.paint.painting import Art
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.style.theme import LIGHT, Theme

_TEXT = 108.0  # where words begin, right of the pile
RAIL = QPointF(_TEXT + 4, 72)  # where the first tile of the small rail begins


class Placard(NamedTuple):
    """What a station says."""

    name: str
    status: str  # how far it is
    turn: str = ""  # that it is this player's turn, where it is
    note: str = ""  # of one's own station: what the token is good for


class Station(QGraphicsItem):
    """The place of one of the others: name, standing and rail; the pile and the token are things of their own."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self._seat = seat
        self.theme = LIGHT
        self.placard = Placard("", "")
        self.top = 1
        self.token = False  # whether the token lies in the corner, beside the name
        self.klick = ""
        self.setZValue(3)

    def display(self, placard: Placard, top: int, token: bool, klick: str, theme: Theme) -> None:
        """Say who sits there and how far the pile is."""
        self.placard, self.top, self.token, self.klick, self.theme = placard, top, token, klick, theme
        self.update()

    def boundingRect(self) -> QRectF:
        return STATION.adjusted(-12, -14, 8, 12)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        art, theme, said = Art(painter), self.theme, self.placard
        if said.turn:
            paint_plate(art, STATION.adjusted(-10, -12, 6, 8), theme)
        paint_mark(art, _TEXT + 10, 12, 10, self._seat)
        room = STATION.width() - _TEXT - 28 - (46 if self.token else 4)
        art.text(_TEXT + 28, 17, said.name, 14, theme.ink, bold=True, most=room)
        words, color = (said.turn, theme.act) if said.turn else (said.status, theme.muted)
        room = STATION.width() - _TEXT - (46 if self.token else 4)
        art.text(_TEXT, 44, words, 14, color, bold=bool(said.turn), most=room)
        copy_small(painter, RAIL, self.top, theme, sharp_scale(painter, widget))
        for card, words in ((1, "1"), (KLICK, self.klick), (LAST, str(LAST))):
            x = RAIL.x() + tile_left(card, False) + SMALL_TILE / 2
            art.text(x, RAIL.y() + 42, words, 12, theme.muted, anchor="middle")


class OwnStation(QGraphicsItem):
    """One's own place: name, standing, and what the token is good for; rail and pile are things of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.seat: Seat = 0
        self.placard = Placard("", "")
        self.token = False
        self.setZValue(3)

    def display(self, seat: Seat, placard: Placard, token: bool, theme: Theme) -> None:
        """Say who sits there."""
        self.seat, self.placard, self.token, self.theme = seat, placard, token, theme
        self.update()

    def boundingRect(self) -> QRectF:
        return OWN_STATION.adjusted(-176, -4, 8, 18)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        art, theme, said = Art(painter), self.theme, self.placard
        if said.turn:
            paint_plate(art, OWN_STATION.adjusted(-164, 4, 4, 14), theme)
        x = 280.0 if self.token else 196.0
        y = 559.0
        paint_mark(art, x + 10, y, 10, self.seat)
        wide = art.text(x + 28, y + 5, said.name, 14, theme.ink, bold=True, most=220)
        if said.turn:
            wide += art.text(x + 40 + wide, y + 5, said.turn, 14, theme.act, bold=True, most=300) + 12
        status = said.note or said.status
        art.text(x, y + 29, status, 14, theme.muted, most=OWN_STATION.right() - x - 8)


def paint_plate(art: Art, box: QRectF, theme: Theme) -> None:
    """Paint the soft ground of whoever is on turn."""
    art.box(box, 10, fill=theme.color("act_soft", 0.85))
    art.box(box.adjusted(0.5, 0.5, -0.5, -0.5), 9.5, stroke=theme.color("act", 0.35))
    art.rect(box.x(), box.y() + 12, 3.5, box.height() - 24, 1.75, fill=theme.color("act"))
