"""Zug's cover: a railway map on old paper, and an engine that brings sugar to town."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from boardroom.games.zug.network import Laid, Network, network
from boardroom.games.zug.scene.overlay import Train, paint_token, paint_train
from boardroom.games.zug.scene.palette import DAY
from boardroom.games.zug.scene.pieces.ground import paint_ground
from boardroom.games.zug.scene.pieces.tiles import paint_upright, seed_of
from boardroom.games.zug.scene.pieces.track import Route, enabled, legs, paint_track
from boardroom.ui.paint.painting import Art, linear, radial, shade
from boardroom.ui.paint.shadows import rounded

SIZE: Final = QRectF(0, 0, 224, 292)
_SIDE: Final = 61.0
_TILES: Final = (  # from the upper left
    Laid(0, 3, "city", 0), Laid(1, 3, "terminal", 0), Laid(2, 3, "city", 0), Laid(3, 3, "bend", 0),
    Laid(0, 2, "curve", 1), Laid(1, 2, "left", 0), Laid(2, 2, "curve", 1), Laid(3, 2, "terminal", 1),
    Laid(0, 1, "factory", 0), Laid(1, 1, "station", 0), Laid(2, 1, "factory", 0), Laid(3, 1, "city", 0),
    Laid(0, 0, "curve", 0), Laid(1, 0, "curve", 3), Laid(2, 0, "curve", 0), Laid(3, 0, "terminal", 1),
)  # fmt: skip
_OWNERS: Final = {(3, 3): 1, (0, 1): 2, (1, 1): 1, (1, 3): 0, (3, 2): 3, (3, 0): 0}


def paint_cover(painter: QPainter, rect: QRectF) -> None:
    """Paint the cover into a rectangle, without its title."""
    art = Art(painter)
    with art.clipped(rounded(rect, 0)), art.at(rect.x(), rect.y(), rect.width() / SIZE.width()):
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        wide, high = SIZE.width(), SIZE.height()
        art.rect(0, 0, wide, high, fill=linear([(0, "#3F5A45"), (0.45, "#4E6A4C"), (1, "#2B4230")], 0, 0, 0.3, 1))
        lamp = radial([(0, "#F7EBC0", 0.28), (1, "#F7EBC0", 0)])
        art.ellipse(wide * 0.36, high * 0.24, wide * 0.8, high * 0.5, fill=lamp)
        _paint_table(art, painter)


def _paint_table(art: Art, painter: QPainter) -> None:
    net = network(_TILES)
    painter.save()
    painter.translate(QPointF(-14, 84))
    painter.rotate(-5)
    painter.scale(_SIDE / 100, _SIDE / 100)
    art.blur(rounded(QRectF(6, 12, 400, 400), 6), shade("#0E1A0F", 0.6), 14)
    for laid in _TILES:
        with art.at(laid.x * 100, (3 - laid.y) * 100):
            paint_ground(art, DAY, laid.name, seed_of(laid), thick=6 if laid.y == 0 else 1.8)
            paint_track(art, DAY, laid.name, laid.turn, enabled(net, laid.square))
    for laid in _TILES:
        with art.at(laid.x * 100, (3 - laid.y) * 100):
            paint_upright(art, DAY, laid.name, laid.turn, seed_of(laid), enabled(net, laid.square))
            if laid.square in _OWNERS:
                paint_token(art, DAY, laid, _OWNERS[laid.square])
    _paint_train(art, net)
    painter.restore()


def _paint_train(art: Art, net: Network) -> None:
    """Paint the engine on its way from a factory to the terminal on the right."""
    route = Route(net, legs(net, (2, 1), (3, 2)))
    for kind, far, size in (("wagon", 0.28, 0.8), ("engine", 0.84, 0.78)):
        x, y, angle = route.at(far)
        paint_train(art, Train(kind, x, y + 3, angle, 0, size), DAY)
