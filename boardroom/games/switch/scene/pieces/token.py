"""The Block token: heavy, cast in iron, with its sign in gold. It lies in the middle, with a player, or on a pile."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.switch.scene.palette import gold
from boardroom.ui.paint.painting import Art, copy, linear, picture, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.sharpness import sized_scale
from boardroom.ui.style.theme import LIGHT, Theme

DRAWN: Final = 36.0  # the radius of its picture
_BOX: Final = QRectF(-54, -54, 108, 118)


class Token(QGraphicsItem):
    """The one token. `lift` is how far it is raised from where it lies."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.radius = DRAWN
        self.chosen = False
        self.lift = 0.0
        self.setZValue(24)

    def lie(self, at: QPointF, radius: float) -> None:
        """Lie somewhere."""
        self.prepareGeometryChange()
        self.radius = radius
        self.setPos(at)
        self.update()

    def raise_to(self, lift: float) -> None:
        """Be lifted so far above where it lies."""
        self.prepareGeometryChange()
        self.lift = lift
        self.update()

    def show_chosen(self, chosen: bool) -> None:
        """Be in somebody's fingers, or not."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()

    def boundingRect(self) -> QRectF:
        grown = self.radius / DRAWN
        box = QRectF(_BOX.x() * grown, _BOX.y() * grown, _BOX.width() * grown, _BOX.height() * grown)
        return box.adjusted(0, -self.lift - 6, 0, self.lift)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        grown = self.radius / DRAWN
        scale = sized_scale(painter, widget, grown)
        art = Art(painter)
        if self.lift:
            with art.at(self.lift * 0.3, self.lift * 0.5, grown):
                painter.drawPixmap(_BOX.topLeft(), _token_picture(self.theme, False, True, scale))
        with art.at(0, -self.lift, grown):
            pixmap = _token_picture(self.theme, self.chosen, False, scale)
            copy(painter, _BOX.topLeft(), pixmap, not self.lift)


@kept
def _token_picture(theme: Theme, chosen: bool, only_shadow: bool, scale: float) -> QPixmap:
    def paint(art: Art) -> None:
        if only_shadow:
            art.ellipse(0, 14, 37, 35, fill=shade("#2A1A0C", 0.28))
            return
        if chosen:
            art.circle(0, 3, DRAWN + 9, stroke=theme.color("act"), width=3.4)
        paint_token(art, DRAWN)

    return picture(_BOX, scale, paint)


def paint_token(art: Art, r: float) -> None:
    """Paint the token around the origin, with its shadow."""
    shadow = QPainterPath()
    shadow.addEllipse(QPointF(), r * 1.05, r * 0.98)
    art.blur(shadow, shade("#2A1A0C", 0.42), r * 0.18, r * 0.2, r * 0.42)
    art.circle(0, r * 0.2, r, fill=linear([(0, "#2B3138"), (0.5, "#565F69"), (1, "#1A1E22")], 0, 0, 1, 0))
    knurls = QPainterPath()
    for degrees in range(-80, 81, 8):
        at = QPointF(r * sin(radians(degrees)) * 0.985, r * cos(radians(degrees)) * 0.985 + r * 0.02)
        knurls.moveTo(at)
        knurls.lineTo(at + QPointF(0, r * 0.17))
    art.path(knurls, stroke=shade("#12161A", 0.8), width=r * 0.035)
    paint_top(art, r)


def paint_top(art: Art, r: float) -> None:
    """Paint the token's upper side around the origin."""
    art.circle(0, 0, r, fill=linear([(0, "#98A3AE"), (0.45, "#5A646E"), (1, "#353C43")], 0, 0, 1, 1))
    art.circle(0, 0, r * 0.93, stroke=shade("#C6CFD8", 0.55), width=r * 0.03)
    art.circle(0, 0, r * 0.84, fill=linear([(0, "#2C3238"), (1, "#4A535C")], 0, 0, 1, 1))
    art.circle(0, 0, r * 0.68, stroke=shade("#15191D", 0.6), width=r * 0.19)
    art.circle(-r * 0.01, -r * 0.02, r * 0.67, stroke=gold(), width=r * 0.16)
    art.rect(-r * 0.41, -r * 0.09, r * 0.86, r * 0.3, r * 0.08, fill=shade("#0E1114", 0.7))
    art.rect(-r * 0.43, -r * 0.15, r * 0.86, r * 0.3, r * 0.08, fill=gold())
    gleam = QPainterPath(QPointF(-r * 0.38, -r * 0.125))
    gleam.lineTo(r * 0.38, -r * 0.125)
    art.path(gleam, stroke=shade("#FFF6DA", 0.9), width=r * 0.035, rounded=True)
