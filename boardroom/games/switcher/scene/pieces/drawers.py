"""The drawers as things in the chest: closed, pulled out, or in the air; and the rings that say what one can do."""

from __future__ import annotations

from functools import partial
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.switcher.scene.geometry import FRONT, GAP, PITCH, middle
from boardroom.games.switcher.scene.palette import AMBER, HOLE
from boardroom.games.switcher.scene.pieces.fronts import MARGIN, front_picture
from boardroom.ui.paint.outline import outline, polygon
from boardroom.ui.paint.painting import Art, copy, linear, picture, radial, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import blurred, rounded
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.style.theme import LIGHT, Theme
from boardroom.ui.table.picture_item import PictureItem

Ring = Literal["", "open", "partner", "hot", "wrong", "last"]
CLOSED: Final = 5.0  # the heights in the picture
PULLED: Final = 20.0
FLYING: Final = 22.0
_HALF: Final = PITCH / 2
_CELL: Final = QRectF(-_HALF, -_HALF, PITCH, PITCH)
_STILL: Final = _CELL.adjusted(-4, -4, 4, 4)
_MOVING: Final = _CELL.adjusted(-20, -20, 34, 40)
_RING: Final = _CELL.adjusted(-14, -14, 14, 14)
_DARK: Final = "#1A0D05"
_GROWN: Final = 0.04  # how much nearer a drawer looks that is pulled out
_FLOWN: Final = 0.12
_GHOST: Final = 0.82  # how much one sees of a drawer that would come


class Drawer(QGraphicsItem):
    """One of the 36. Its place is its middle."""

    def __init__(self, cell: int) -> None:
        super().__init__()
        self.cell = cell
        self.colour = "r"
        self.theme = LIGHT
        self.forbidden = False
        self.lit = False  # light comes out of the chest around it
        self.chosen = False
        self.ghost = ""  # the colour of the drawer that would come here
        self.nudge = 0.0  # sideways, in pixels
        self._pull = 0.0
        self._air = 0.0
        self.close()

    def close(self) -> None:
        """Stand in its own opening."""
        self.prepareGeometryChange()
        self._pull = self._air = self.nudge = 0.0
        self.chosen, self.ghost = False, ""
        self.setOpacity(1.0)
        self.setPos(middle(self.cell))
        self._rise()

    def display(self, colour: str, theme: Theme, forbidden: bool) -> None:
        """Show a front."""
        self.colour, self.theme, self.forbidden = colour, theme, forbidden
        self.setVisible(bool(colour))
        self.update()

    def foreshow(self, ghost: str) -> None:
        """Show through it the drawer that would come here, or none."""
        if ghost != self.ghost:
            self.ghost = ghost
            self.update()

    @property
    def pull(self) -> float:
        """How far it is pulled out, from 0 to 1."""
        return self._pull

    @pull.setter
    def pull(self, pull: float) -> None:
        self.prepareGeometryChange()
        self._pull = pull
        self._rise()

    @property
    def air(self) -> float:
        """How far it is out of the chest altogether, from 0 to 1."""
        return self._air

    @air.setter
    def air(self, air: float) -> None:
        self.prepareGeometryChange()
        self._air = air
        self._rise()

    def _rise(self) -> None:
        self.setZValue(FLYING if self._air else PULLED if self._pull else CLOSED)
        self.update()

    def boundingRect(self) -> QRectF:
        return _STILL if not (self._pull or self._air) else _MOVING

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = sharp_scale(painter, widget)
        art = Art(painter)
        pull = self._pull * (1 - self._air)
        size = 1 + _GROWN * self._pull + _FLOWN * self._air
        wide = FRONT * size
        top = -wide / 2 + (4 + wide / 2 - FRONT / 2) * pull  # pulled out, its front hangs a little lower
        if self._air:
            _paint_shadow(painter, 9 * self._air, 14 * self._air, self._air, scale)
        if pull:
            _paint_shadow(painter, 4, 10, pull, scale)
            painter.setOpacity(painter.opacity() * pull)
            _paint_box(art, wide, top)
            painter.setOpacity(self.opacity())
        still = not (self._pull or self._air or self.nudge)
        fronts = [(self.colour, self.forbidden, self.opacity())]
        if self.ghost and not self._air:
            fronts.append((self.ghost, False, self.opacity() * _GHOST))
        for colour, forbidden, opacity in fronts:
            pixmap = front_picture(colour, self.theme, forbidden, still and not self.lit, scale)
            painter.save()
            painter.setOpacity(opacity)
            if still:
                copy(painter, QPointF(GAP - _HALF - MARGIN, GAP - _HALF - MARGIN), pixmap)
            else:
                painter.translate(-wide / 2 + self.nudge, top)
                painter.scale(size, size)
                copy(painter, QPointF(-MARGIN, -MARGIN), pixmap, sharp=False)
            painter.restore()
        if self.chosen and not self._air:
            frame = QRectF(-wide / 2 - 3, -_HALF - 7, wide + 6, top + wide + 10 + _HALF)
            painter.setOpacity(self.opacity() * min(1.0, self._pull * 2))
            art.box(frame, 9, stroke="#FFFFFF", width=7)
            art.box(frame, 9, stroke=self.theme.act, width=4)
            painter.setOpacity(self.opacity())


def _paint_shadow(painter: QPainter, dx: float, dy: float, strength: float, scale: float) -> None:
    pixmap, at = blurred(rounded(QRectF(-FRONT / 2, -FRONT / 2, FRONT, FRONT), 8), shade("#000000", 0.6), 5, scale)
    painter.setOpacity(painter.opacity() * strength)
    painter.drawPixmap(at + QPointF(dx, dy), pixmap)
    painter.setOpacity(painter.opacity() / strength if strength else 1.0)


def _paint_box(art: Art, wide: float, top: float) -> None:
    """Paint the open box that shows above a front that is pulled out."""
    left, right, back, front = -_HALF + 8, _HALF - 8, -_HALF - 4, top + 3
    art.rect(-wide / 2 - 3, -_HALF - 7, wide + 6, top + wide + 10 + _HALF, 9, fill=HOLE)
    sides = polygon((left, back), (right, back), (wide / 2 - 1, front), (1 - wide / 2, front))
    art.path(sides, fill="#DDB580")
    hollow = polygon((left + 5, back + 3), (right - 5, back + 3), (wide / 2 - 9, front), (9 - wide / 2, front))
    art.path(hollow, fill=linear([(0, "#1B0E06"), (1, "#6B4529")]))
    art.path(outline(f"M{left} {back + 0.7:.2f}H{right}"), stroke="#FBE8C4", width=1.4)
    art.path(outline(f"M{left + 5} {back + 3}L{9 - wide / 2:.2f} {front:.2f}"), stroke="#8A5B30")


class DrawerRing(PictureItem):
    """What lies around a drawer: that it can be chosen, that it would swap, that it moved last."""

    def __init__(self, cell: int) -> None:
        super().__init__(_RING, 8, middle(cell))
        self.ring: Ring = ""
        self._theme = LIGHT

    @property
    def strength(self) -> float:
        """How strong the ring is, from 0 to 1."""
        return self.opacity()

    @strength.setter
    def strength(self, strength: float) -> None:
        self.setOpacity(strength)

    def show_ring(self, ring: Ring, theme: Theme) -> None:
        """Show another ring, or none."""
        if (ring, theme) != (self.ring, self._theme):
            self.ring, self._theme = ring, theme
            self.setZValue(9 if ring in ("partner", "hot", "wrong") else 8)
            self.display(partial(_ring_picture, ring, theme) if ring else None)


@kept
def _ring_picture(ring: Ring, theme: Theme, scale: float) -> QPixmap:
    box = _CELL

    def paint(art: Art) -> None:
        inner = box.adjusted(3, 3, -3, -3)
        if ring == "open":
            if theme.high:  # the fronts are of every brightness
                art.box(inner, 6.5, stroke=_DARK, width=8)
            art.box(inner, 6.5, stroke=shade("#FFFFFF", 1 if theme.high else 0.75), width=5 if theme.high else 3.5)
            art.box(inner, 6.5, stroke=theme.color("act"), width=1.8)
        elif ring == "last":
            _paint_brackets(art, box.adjusted(7, 7, -7, -7))
        else:
            _paint_lit(art, box, ring, theme)

    return picture(_RING, scale, paint)


def _paint_lit(art: Art, box: QRectF, ring: Ring, theme: Theme) -> None:
    color = theme.danger if ring == "wrong" else theme.act
    glow = shade(theme.danger, 0.8) if ring == "wrong" else shade("#6FF0CE", 0.8)
    inner = box.adjusted(3, 3, -3, -3)
    frame = rounded(box.adjusted(-4.5, -4.5, 4.5, 4.5), 12)
    frame.addPath(rounded(box.adjusted(4.5, 4.5, -4.5, -4.5), 4))
    art.blur(frame, glow, 3.4 if ring == "hot" else 2.2)
    front = rounded(box.adjusted(GAP, GAP, -GAP, -GAP), 5)
    strength = 0.3 if ring == "hot" else 0.16
    art.path(front, fill=radial([(0, "#FFFFFF", strength), (1, "#FFFFFF", 0)], 0.3, 0.25, 0.8))
    art.box(inner, 6.5, stroke="#FFFFFF", width=6.5 if ring == "hot" else 5)
    art.box(inner, 6.5, stroke=color, width=3.6 if ring == "hot" else 2.4)
    if ring != "wrong":
        paint_badge(art, _HALF - 13, _HALF - 13, 13 if ring == "hot" else 11)


def paint_badge(art: Art, x: float, y: float, radius: float) -> None:
    """Paint two opposed arrows: this can be swapped."""
    art.circle(x + 1, y + 1.6, radius, fill=shade("#000000", 0.4))
    art.circle(x, y, radius, fill="#FFFFFF")
    art.circle(x, y, radius - 1.8, fill="#0E7C66")
    arrows = outline(
        "M-4.6 -2.2H4.2M1.8 -5L4.6 -2.2L1.8 .4M4.6 2.8H-4.2M-1.8 .2L-4.6 2.8L-1.8 5.4",
    )
    with art.at(x, y, radius / 11):
        art.path(arrows, stroke="#FFFFFF", width=1.5, rounded=True)


def _paint_brackets(art: Art, box: QRectF) -> None:
    """Paint four amber corners: this moved last."""
    for x, y, h, v in (
        (box.left(), box.top(), 1, 1),
        (box.right(), box.top(), -1, 1),
        (box.left(), box.bottom(), 1, -1),
        (box.right(), box.bottom(), -1, -1),
    ):
        path = outline(f"M0 {14 * v}V{5 * v}C0 {1.7 * v:.1f} {1.7 * h:.1f} 0 {5 * h} 0H{14 * h}").translated(x, y)
        art.path(path, stroke="#2A1608", width=5, rounded=True)
        art.path(path, stroke=AMBER, width=3, rounded=True)
