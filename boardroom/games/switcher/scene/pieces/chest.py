"""The chest: walnut with a cornice, a plinth and thirty-six openings, painted once and copied; and the table below."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPixmap, QTransform

from boardroom.games.switcher.scene.geometry import CHEST, HOME, INNER, PITCH, beyond, corner
from boardroom.games.switcher.scene.palette import HOLE, SPLINTER, brass, papers, walnut, walnut_across
from boardroom.games.switcher.scene.pieces.fronts import grain
from boardroom.games.switcher.tables import CELLS, SIZE
from boardroom.ui.paint.outline import outline
from boardroom.ui.paint.painting import Art, edges, light, linear, picture, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme

BODY = QRectF(204, 30, 552, 534)
_REACH = 56.0  # how far the chest's shadow goes beyond it
CHEST_BOX = CHEST.adjusted(-_REACH, -12, _REACH, _REACH)
_FOOT = "M200 570H262C258 574 252 575 248 578C245 581 243 584 238 584H206C202 584 201 580 200 570Z"
_INK = "#F0DDBD"
LETTERS = 12.0  # the usual size of the coordinates


@kept
def chest_picture(theme: Theme, letters: float, scale: float) -> QPixmap:
    """Return everything of the chest that never moves, with coordinates of a size or none."""

    def paint(art: Art) -> None:
        paint_chest(art, theme)
        art.path(inlays(letters), fill=shade(HOLE, 0.55))
        for words, at in _coordinates(letters) if letters else ():
            art.text(at.x(), at.y() + letters * 0.375, words, letters, _INK, bold=True, anchor="middle")

    return picture(CHEST_BOX, scale, paint)


def _coordinates(letters: float) -> Iterator[tuple[str, QPointF]]:
    """Go through the names of rows and columns, and where each stands on the frame; large ones stand on its edge."""
    out = beyond(letters / LETTERS)
    for i in range(SIZE):
        yield str(SIZE - i), QPointF(216 - 11 * out, INNER.y() + (i + 0.5) * PITCH)
        yield "abcdef"[i], QPointF(INNER.x() + (i + 0.5) * PITCH, 554 + 13 * out)


def inlays(letters: float) -> QPainterPath:
    """Return the dark rounds that coordinates of a size stand on, which nothing may cross."""
    path = QPainterPath()
    for _, at in _coordinates(letters) if letters else ():
        path.addEllipse(at + QPointF(0, letters * 0.015), letters * 0.75, letters * 0.75)
    return path


def feet() -> tuple[QPainterPath, QPainterPath]:
    """Return the chest's bracket feet."""
    left = outline(_FOOT)
    return left, QTransform(-1, 0, 0, 1, HOME.width(), 0).map(left)


def paint_chest(art: Art, theme: Theme) -> None:
    """Paint the chest with empty openings, and its shadow on the table."""
    x, y, wide, high = edges(BODY)
    cast = rounded(QRectF(x + 6, y + 14, wide + 10, high + 26), 12)
    art.blur(cast, shade("#000000", papers(theme).cast), 14)
    art.blur(rounded(QRectF(x - 2, y + high + 6, wide + 10, 16), 6), shade("#000000", 0.45), 4)
    for foot in feet():
        art.path(foot, fill=walnut())
        art.path(foot, fill=shade("#000000", 0.18))
    _paint_body(art)
    _paint_inside(art)
    _paint_plinth_and_cornice(art)
    for nail in (x + 12, x + wide - 12):
        art.circle(nail + 0.8, 555, 4, fill=shade("#1A0D05", 0.5))
        art.circle(nail, 554, 3.8, fill=brass())


def _paint_body(art: Art) -> None:
    """Paint the stiles, the rails above and below, and the shadow of the cornice."""
    x, y, wide, high = edges(BODY)
    art.rect(x, y - 6, wide, high + 12, 4, fill=walnut_across())
    for left, seed, strength in ((x, 3, 0.2), (x + wide - 24, 9, 0.24)):
        stile = QRectF(left, y, 24, high)
        with art.clipped(rounded(stile, 0)):
            grain(art, stile, False, 11, seed, SPLINTER, strength, 1.6)
            grain(art, stile.translated(1, 0), False, 3, seed + 10, "#D9A877", 0.28, 2)
    rails = QRectF(x + 24, y, wide - 48, 10), QRectF(x + 24, y + 514, wide - 48, 20)
    for rail in rails:
        art.box(rail, fill=walnut())
    grain(art, rails[1], True, 6, 23, SPLINTER, 0.45, 1.2)
    grain(art, rails[0], True, 3, 29, SPLINTER, 0.4, 0.8)
    joints = QPainterPath()
    for joint in (x + 24.5, x + wide - 24.5):
        for rail in rails:
            joints.moveTo(joint, rail.top())
            joints.lineTo(joint, rail.bottom())
    art.path(joints, stroke=shade("#2A160B", 0.65))
    art.rect(x, y, 1.4, high, fill=shade("#FFFFFF", 0.28))
    art.rect(x + wide - 2, y, 2, high, fill=shade("#000000", 0.3))
    art.rect(x, y, wide, 9, fill=linear([(0, "#000000", 0.5), (1, "#000000", 0)]))


def _paint_inside(art: Art) -> None:
    """Paint the frame that the drawers run in, and the openings."""
    box = INNER
    art.box(box.adjusted(-3, -3, 3, 3), 4, fill="#2A170C")
    lit = QPainterPath(QPointF(box.x() - 3, box.bottom() + 3.5))
    lit.lineTo(box.right() + 3.5, box.bottom() + 3.5)
    lit.lineTo(box.right() + 3.5, box.y() - 3)
    art.path(lit, stroke=shade("#C79467", 0.6), width=1.2)
    frame = linear([(0, "#6E462D"), (1, "#553421")], 0, 0, 1, 1)
    art.box(box.adjusted(-1.5, -1.5, 1.5, 1.5), 2, fill=frame)
    with art.clipped(rounded(box.adjusted(-1, -1, 1, 1), 0)):
        grain(art, box, True, 40, 31, "#2A150A", 0.35, 0.6)
    for cell in range(CELLS):
        at = corner(cell)
        art.rect(at.x() + 1.6, at.y() + 1.6, PITCH - 2, PITCH - 2, 6.5, stroke=shade("#B98A5F", 0.45))
        art.rect(at.x() + 1, at.y() + 1, PITCH - 2, PITCH - 2, 6.5, fill=HOLE)


def _paint_plinth_and_cornice(art: Art) -> None:
    x, y, wide, high = edges(BODY)
    foot = y + high
    art.rect(x - 4, foot, wide + 8, 9, 2, fill=walnut())
    art.rect(x - 4, foot, wide + 8, 1.2, 0.6, fill=shade("#E9C39A", 0.6))
    art.rect(x - 4, foot + 7.6, wide + 8, 1.4, 0.6, fill=shade("#000000", 0.35))
    left, top, long = x - 8, 12.0, wide + 16
    art.rect(left + 4, top + 12, long - 8, 7, 2, fill=linear([(0, "#3E2413"), (0.6, "#6B4329"), (1, "#7E5336")]))
    art.rect(left + 4, top + 17.6, long - 8, 1.4, 0.5, fill=shade("#000000", 0.4))
    board = QRectF(left, top, long, 12.5)
    art.box(board, 3.5, fill=walnut())
    with art.clipped(rounded(board, 3.5)):
        grain(art, board.adjusted(0, 1, 0, -0.5), True, 6, 41, SPLINTER, 0.45, 1)
    art.rect(left + 2, top + 0.5, long - 4, 1.3, 0.6, fill=shade("#F3D2AA", 0.75))
    art.rect(left + 1, top + 11, long - 2, 1.5, 0.7, fill=shade("#000000", 0.35))


def paint_ground(art: Art, area: QRectF, theme: Theme) -> None:
    """Paint the table under the lamp."""
    near, mid, far = papers(theme).ground
    art.box(area, fill=light([(0, near), (0.55, mid), (1, far)], QPointF(380, 198), 760))
