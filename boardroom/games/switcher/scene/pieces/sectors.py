"""The sectors: a tray for each seat with its name, and three cards."""

from __future__ import annotations

from math import cos, pi

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.core.game import Seat
from boardroom.games.switcher.scene.geometry import CARD, TablePlan
from boardroom.games.switcher.scene.pieces import figure_cards
from boardroom.games.switcher.scene.pieces.seats import paint_mark
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.paint.lettering import fitting, width
from boardroom.ui.paint.painting import Art, copy, picture, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.style.theme import LIGHT, Theme

_BESIDE = TablePlan().tray.width() - 36 - 12 - 6  # the room of name and words in one line


class Sector(QGraphicsItem):
    """The frame of a sector: who it belongs to, how much there is to go, and whether it is their turn."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.theme = LIGHT
        self.words = ("", "")
        self._turn = 0.0
        self.won = False
        self.plan = TablePlan()
        self.large = False  # the name alone, in large letters
        self.setZValue(10)

    def display(self, name: str, left: str, theme: Theme, plan: TablePlan) -> None:
        """Say whose it is."""
        if plan != self.plan:
            self.prepareGeometryChange()
        self.words, self.theme, self.plan = (name, left), theme, plan
        set_tip(self, name)
        self.update()

    @property
    def turn(self) -> float:
        """How much it looks like the sector of the seat on turn, from 0 to 1."""
        return self._turn

    @turn.setter
    def turn(self, turn: float) -> None:
        self._turn = turn
        self.update()

    def boundingRect(self) -> QRectF:
        return self.plan.tray.adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = sharp_scale(painter, widget)
        name, left = self.words
        left = "" if self.large else left
        copy(painter, QPointF(-4, -4), _tray_picture(self.seat, name, left, self.theme, self.plan, scale))
        color = self.theme.look if self.won else self.theme.act
        if strength := 1.0 if self.won else self._turn:
            Art(painter).box(self.plan.tray.adjusted(1, 1, -1, -1), 9.5, stroke=shade(color, strength), width=2)


def fits_head(name: str, left: str) -> bool:
    """Tell whether a name has room beside how much there is to go."""
    return width(name, 12, bold=True) + width(left, 14) <= _BESIDE


@kept
def _tray_picture(seat: Seat, name: str, left: str, theme: Theme, plan: TablePlan, scale: float) -> QPixmap:
    tray, size = plan.tray, 14 * plan.text

    def paint(art: Art) -> None:
        art.box(tray, 10, fill=theme.panel)
        art.box(tray.adjusted(0.5, 0.5, -0.5, -0.5), 9.5, stroke=theme.line)
        if plan.stacked and left:
            paint_mark(art, 20, 6 + 11 * plan.text, 10, seat)
            named = max(12, fitting(name, size, tray.width() - 36 - 8, bold=True))
            art.text(36, 6 + 16 * plan.text, name, named, theme.ink, bold=True, most=tray.width() - 36 - 6)
            art.text(10, 6 + 33 * plan.text, left, fitting(left, size, tray.width() - 20), theme.muted)
            return
        paint_mark(art, 20, 20, 10, seat)
        if not left:
            art.text(36, 27, name, 22, theme.ink, bold=True, most=tray.width() - 36 - 6)
            return
        wide = width(left, size)
        art.text(36, 25, name, size, theme.ink, bold=True, most=_BESIDE - wide)
        art.text(tray.width() - 12, 25, left, size, theme.muted, anchor="end")

    return picture(tray.adjusted(-4, -4, 4, 4), scale, paint)


class SectorCard(QGraphicsItem):
    """A figure card in a sector. Its place is its middle."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.name = ""
        self.turns = 0
        self.lit = False
        self.word = ""  # on the ribbon of a blocked card
        self.text = 1.0  # how much larger than designed it is written
        self.side = CARD
        self._flip = 1.0
        self._ribbon = 0.0
        self._grow = 0.0
        self.setZValue(11)
        self.setVisible(False)

    def display(self, name: str, blocked: bool, theme: Theme, word: str, plan: TablePlan) -> None:
        """Show a card, face up or blocked, or nothing."""
        if plan.card != self.side:
            self.prepareGeometryChange()
        self.name, self.theme, self.word, self.text, self.side = name, theme, word, plan.text, plan.card
        self.turns, self.lit = 0, False
        self._flip, self._ribbon, self.grow = (0.0, 1.0, 0.0) if blocked else (1.0, 0.0, 0.0)
        self.setOpacity(1.0)
        self.setZValue(11)
        self.setVisible(bool(name))
        self.update()

    def light(self, turns: int | None) -> None:
        """Show that it can be formed with a figure that lies turned so, or with None that it can't."""
        lit = turns is not None
        if (lit, turns or 0) != (self.lit, self.turns):
            self.lit, self.turns = lit, turns or 0
            self.update()

    @property
    def flip(self) -> float:
        """1 face up, 0 face down, and on the way between."""
        return self._flip

    @flip.setter
    def flip(self, flip: float) -> None:
        self._flip = flip
        self.update()

    @property
    def ribbon(self) -> float:
        """How much of the ribbon lies on it."""
        return self._ribbon

    @ribbon.setter
    def ribbon(self, ribbon: float) -> None:
        self._ribbon = ribbon
        self.update()

    @property
    def grow(self) -> float:
        """How much nearer it is, because somebody looks at it."""
        return self._grow

    @grow.setter
    def grow(self, grow: float) -> None:
        self._grow = grow
        self.setScale(1 + 0.06 * grow)

    def boundingRect(self) -> QRectF:
        return figure_cards.card_box(self.side).translated(-self.side / 2, -self.side / 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = sharp_scale(painter, widget, self.scale())
        still = self._flip in (0.0, 1.0) and self.scale() == 1
        if not still:
            painter.scale(max(0.02, abs(cos(pi * (1 - self._flip)))), 1)
        at = self.boundingRect().topLeft()
        if self._flip >= 0.5:
            copy(
                painter,
                at,
                figure_cards.face_picture(self.name, self.turns, self.lit, self.theme, self.text, self.side, scale),
                still,
            )
            return
        copy(painter, at, figure_cards.back_picture(self.theme, self.side, scale), still)
        if self._ribbon:
            ribbon, side = figure_cards.ribbon_picture(self.word, self.text, self.side, scale), self.side
            painter.setClipRect(QRectF(-side / 2, -side / 2, side * self._ribbon, side))
            copy(painter, QPointF(-side / 2, -side / 2), ribbon, still)
