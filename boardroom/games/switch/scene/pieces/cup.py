"""The dice cup: leather like the tray, with the dice of the next throw in it, and beside it what makes the card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from boardroom.games.switch.scene.geometry import CUP, FELT, WAYS_LEFT
from boardroom.games.switch.scene.palette import GLOW, ON_LEATHER
from boardroom.games.switch.scene.pieces.dice import IRON, IVORY, PLACES, paint_flat
from boardroom.games.switch.scene.pieces.table_item import TableItem
from boardroom.games.switch.scene.pieces.tray import stitch
from boardroom.games.switch.tables import BLANK
from boardroom.ui.paint.lettering import height, width
from boardroom.ui.paint.painting import Art, copy, linear, picture, radial, shade, stroked
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.table.solid import lying
from boardroom.ui.table.table_dice import paint_body

_MOUTH: Final = (92.0, 46.0)  # half as wide and half as deep as it is
_FOOT: Final = (74.0, 36.0)
_HIGH: Final = 106.0  # from the middle of its mouth to that of its foot
_BOX: Final = QRectF(-140, -100, 300, 280)
PLACE: Final = QRectF(-_MOUTH[0], -_MOUTH[1], 2 * _MOUTH[0], _MOUTH[1] + _HIGH + _FOOT[1])  # what it covers
# Where dice stand in the cup, those at the front last, and how each is turned: value, degrees, quarter.
_STANDING: Final = (
    ((4, -30), (6, 12, 1)),
    ((-40, -8), (4, -22, 0)),
    ((44, -6), (5, 17, 2)),
    ((-8, -10), (3, -8, 1)),
    ((26, 6), (2, 24, 3)),
)
_DIE: Final = 50.0
_PIP_DIE: Final = 26.0  # a die in the list of what makes a card


class Cup(TableItem):
    """The cup, which can be tilted and tipped over."""

    def __init__(self) -> None:
        super().__init__(13)
        self._dice, self._lit = 3, True
        self.setPos(CUP)
        self.setTransformOriginPoint(0, _HIGH)
        self.setVisible(False)

    def stand(self, dice: int, lit: bool, tilt: float) -> None:
        """Stand in the tray with so many dice in it; lit: it can be thrown."""
        self._dice, self._lit = dice, lit
        self.setPos(CUP)
        self.setRotation(tilt)
        self.setOpacity(1.0)
        self.setVisible(True)
        self.update()

    def tip(self, t: float) -> None:
        """Tip over, from standing to pouring out what is in it."""
        self._lit = False
        self.setPos(CUP + QPointF(-24, -10) * t)
        self.setRotation(62 * t)
        self.update()

    def boundingRect(self) -> QRectF:
        return _BOX

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        turned = bool(self.rotation())
        scale = sharp_scale(painter, widget) if not turned else 2.0
        copy(painter, _BOX.topLeft(), _cup_picture(self._dice, self._lit, scale), sharp=not turned)


@kept
def _cup_picture(dice: int, lit: bool, scale: float) -> QPixmap:
    return picture(_BOX, scale, lambda art: paint_cup(art, dice, lit))


def _ellipse(x: float, y: float, across: float, down: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), across, down)
    return path


def _body() -> QPainterPath:
    """Return the side of the cup, from the front edge of its mouth down to its foot."""
    (wide, deep), (foot, low) = _MOUTH, _FOOT
    path = QPainterPath(QPointF(-wide, 0))
    path.arcTo(QRectF(-wide, -deep, 2 * wide, 2 * deep), 180, 180)
    path.lineTo(foot, _HIGH)
    path.arcTo(QRectF(-foot, _HIGH - low, 2 * foot, 2 * low), 0, -180)
    path.closeSubpath()
    return path


def paint_cup(art: Art, dice: int, lit: bool) -> None:
    """Paint the cup around the middle of its mouth."""
    body, mouth = _body(), _ellipse(0, 0, *_MOUTH)
    outline = body.united(mouth)
    art.blur(_ellipse(26, _HIGH + 12, _FOOT[0] + 18, _FOOT[1]), shade("#0E0502", 0.7), 12)
    if lit:
        art.blur(stroked(outline, 8), shade(GLOW, 0.55), 8)
        art.path(outline, stroke=GLOW, width=6)
    art.path(mouth, fill=radial([(0, "#160A05"), (0.75, "#2A160C"), (1, "#4A2814")]))
    with art.clipped(mouth.united(rounded(QRectF(-70, -90, 140, 96), 20))):
        for (x, y), pose in _STANDING[:dice]:
            with art.at(x, y):
                paint_body(art, lying(*pose), _DIE, IVORY)
        with art.at(6, 24):
            paint_body(art, lying(PLACES[BLANK], -16, 0), _DIE * 1.06, IRON)
    leather = linear(
        [(0, "#8A5129"), (0.22, "#C28147"), (0.5, "#B5733C"), (0.8, "#85502A"), (1, "#5E3519")], 0, 0, 1, 0
    )
    art.path(body, fill=leather)
    art.path(body, fill=linear([(0, "#FFE3B8", 0.12), (0.35, "#FFE3B8", 0), (1, "#1E0C04", 0.38)]))
    rim = QPainterPath()
    rim.arcMoveTo(QRectF(-_MOUTH[0] + 3, -_MOUTH[1] + 1.5, 2 * _MOUTH[0] - 6, 2 * _MOUTH[1] - 3), 0)
    rim.arcTo(QRectF(-_MOUTH[0] + 3, -_MOUTH[1] + 1.5, 2 * _MOUTH[0] - 6, 2 * _MOUTH[1] - 3), 0, 360)
    edge = linear([(0, "#7A4824"), (0.5, "#D99F62"), (1, "#F2CB97")])
    art.path(rim, stroke=edge, width=6)
    for down, (wide, deep) in ((17.0, _MOUTH), (_HIGH - 14, _FOOT)):
        seam = QPainterPath()
        box = QRectF(-wide * 0.965, down - deep * 0.965, 2 * wide * 0.965, 2 * deep * 0.965)
        seam.arcMoveTo(box, 186)
        seam.arcTo(box, 186, 168)
        stitch(art, seam.translated(0.8, 1.4), shade("#3A1D0A", 0.6), 2.4)
        stitch(art, seam, shade("#F3DDB4", 0.95), 1.7)


class Makings(TableItem):
    """Beside the cup: what the dice may show to make the card, and below it how to throw."""

    def __init__(self) -> None:
        super().__init__(9)
        self.head, self.note, self.below = "", "", ""
        self.ways: tuple[tuple[int, ...], ...] = ()
        self.setVisible(False)

    def display(self, head: str, ways: tuple[tuple[int, ...], ...], note: str, below: str) -> None:
        """Show some ways, with words above them, below them, and below the cup."""
        self.head, self.ways, self.note, self.below = head, ways, note, below
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        return FELT

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        art, small = Art(painter), self.text(12)
        base = FELT.bottom() - 12
        half = min(CUP.x() - FELT.left(), WAYS_LEFT - CUP.x()) - 4
        if width(self.below, small) <= 2 * half:  # else the sheet says it
            art.text(CUP.x(), base, self.below, small, ON_LEATHER, anchor="middle")
        if not self.ways:
            return
        room, y = FELT.right() - WAYS_LEFT - 8, FELT.top() + 18 + self.text(14)
        art.text(WAYS_LEFT, y, self.head, self.text(14), "#F6E3B8", bold=True, most=room)
        y += 12
        scale, pitch = sharp_scale(painter, widget), _PIP_DIE + 6
        for way in self.ways:
            for i, value in enumerate(way):
                copy(painter, QPointF(WAYS_LEFT + pitch * i, y) - QPointF(3, 3), _small_die(value, scale))
            y += _PIP_DIE + 11
        high = height(self.note, small, room)
        if y + high <= FELT.bottom() - 4:
            art.paragraph(QRectF(WAYS_LEFT, y, room, high), self.note, small, ON_LEATHER)


@kept
def _small_die(value: int, scale: float) -> QPixmap:
    def paint(art: Art) -> None:
        box = QRectF(0, 0, _PIP_DIE, _PIP_DIE)
        art.blur(rounded(box, 5), shade("#0E0502", 0.6), 2, 0.5, 1.5)
        with art.clipped(rounded(box, 5)):
            paint_flat(art, value, _PIP_DIE, IVORY)

    return picture(QRectF(-3, -3, _PIP_DIE + 8, _PIP_DIE + 8), scale, paint)
