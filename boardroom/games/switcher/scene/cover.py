"""El Switcher's cover: the corner of a chest, and two drawers that pass each other."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from boardroom.games.switcher.scene.geometry import FRONT
from boardroom.games.switcher.scene.pieces.fronts import paint_front
from boardroom.ui.paint.painting import Art, linear, radial, shade
from boardroom.ui.paint.shadows import rounded

SIZE: Final = QRectF(0, 0, 224, 292)
_ROWS: Final = ("rbyg", "gybr", "yrgb", "bgry", "rybg")
_OUT: Final = {(1, 1): ("y", 27, -4, 5), (2, 2): ("g", -30, 3, -5)}  # drawers on their way: colour, from where, turned
_CELL, _GAP, _FRAME, _BIG = 42.0, 3.0, 8.0, 48.0
_LEFT, _TOP = (SIZE.width() - 4 * _CELL - 5 * _GAP) / 2, 96.0


def paint_cover(painter: QPainter, rect: QRectF) -> None:
    """Paint the cover into a rectangle, without its title."""
    art = Art(painter)
    with art.clipped(rounded(rect, 0)), art.at(rect.x(), rect.y(), rect.width() / SIZE.width()):
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        wide, high = SIZE.width(), SIZE.height()
        art.rect(0, 0, wide, high, fill=linear([(0, "#4B7268"), (0.5, "#3B5E56"), (1, "#28433E")], 0, 0, 0.5, 1))
        lamp = radial([(0, "#F5EBC8", 0.20), (1, "#F5EBC8", 0)])
        art.ellipse(wide * 0.3, high * 0.16, wide * 0.8, high * 0.4, fill=lamp)
        _paint_chest(art)
        for (row, column), (colour, dx, dy, turned) in _OUT.items():
            x, y = _corner(row, column)
            inset = (_BIG - _CELL) / 2
            with art.at(x + dx - inset + _BIG / 2, y + dy - inset + _BIG / 2):
                painter.rotate(turned)
                painter.translate(-_BIG / 2, -_BIG / 2)
                _paint_drawer(art, colour)


def _corner(row: int, column: int) -> tuple[float, float]:
    return _LEFT + _GAP + column * (_CELL + _GAP), _TOP + _GAP + row * (_CELL + _GAP)


def _paint_chest(art: Art) -> None:
    wide, high = 4 * _CELL + 5 * _GAP, len(_ROWS) * _CELL + (len(_ROWS) + 1) * _GAP
    body = QRectF(_LEFT - _FRAME, _TOP - _FRAME, wide + 2 * _FRAME, high + 2 * _FRAME)
    art.blur(rounded(body.translated(3, 2), 4), shade("#10201C", 0.55), 8)
    art.box(body, 6.4, fill=linear([(0, "#A9764A"), (1, "#6E4526")], 0, 0, 1, 1))
    art.box(body.adjusted(0.6, 0.6, -0.6, -0.6), 6, stroke=shade("#E0B485", 0.5), width=1.2)
    art.rect(_LEFT, _TOP, wide, high, 2, fill=linear([(0, "#22120A"), (1, "#3A2214")], 0, 0, 1, 1))
    for row, colours in enumerate(_ROWS):
        for column, colour in enumerate(colours):
            x, y = _corner(row, column)
            if (row, column) in _OUT:
                hole = linear([(0, "#120804"), (0.5, "#2A170C"), (1, "#3D2415")])
                art.rect(x, y, _CELL, _CELL, 3, fill=hole)
            else:
                with art.at(x, y, _CELL / FRONT):
                    paint_front(art, colour)
    top = _TOP - _FRAME - 9
    cornice = QRectF(_LEFT - _FRAME - 6, top, wide + 2 * _FRAME + 12, 13)
    art.blur(rounded(cornice.translated(0, 5), 3), shade("#10201C", 0.5), 3.2)
    art.box(cornice, 3, fill=linear([(0, "#C08C5A"), (0.35, "#A06C3F"), (1, "#6B4224")]))
    art.rect(cornice.x() + 2, top + 0.5, cornice.width() - 4, 1, fill=shade("#F0CB9C", 0.7))


def _paint_drawer(art: Art, colour: str) -> None:
    """Paint a drawer in the air: its shadow, its box below, its front."""
    art.blur(rounded(QRectF(8, 13, _BIG, _BIG), 5), shade("#0A0502", 0.7), 5)
    art.rect(2, 3.5, _BIG, _BIG, 5, fill="#3A2214")
    art.rect(1, 2, _BIG, _BIG, 5, fill="#6B4526")
    with art.at(0, 0, _BIG / FRONT):
        paint_front(art, colour)
