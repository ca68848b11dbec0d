"""How a match ends: trains ride once more over all that was sold, and the winners' cities flare up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from boardroom.core.game import Seat
from boardroom.core.match import View
from boardroom.games.zug.rules import Sell
from boardroom.games.zug.scene.films import train_at
from boardroom.games.zug.scene.marks import trail
from boardroom.games.zug.scene.overlay import Train, paint_train
from boardroom.games.zug.scene.palette import Look
from boardroom.games.zug.scene.table_top import ZugTableTop
from boardroom.games.zug.state import Move, ZugState
from boardroom.ui.paint.painting import copy, device_scale, picture
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.table.easing import ease_both
from boardroom.ui.table.fanfare import Light, Performance, boxed, turn_of

LARGE: Final = 1.4  # how much larger trains are than on a sale: the whole railway is seen, and small
TURNS: Final = 24  # directions in which a train is painted
DULL: Final = 0.99  # just below whole: without a halo
BOX: Final = QRectF(-64, -64, 128, 128)  # of its picture, in hundredths of a tile


def glory(top: ZugTableTop, view: View[ZugState, Move]) -> Sequence[Light | Performance]:
    """Let trains ride wherever wagons were sold, or steam rise if none were, and light the cities of the winners."""
    state, outcome, camera = view.state, view.outcome, top.camera
    if outcome is None:
        return ()
    won = [square for square in state.network.city_tiles if state.token_at(square) in outcome.winners]
    gold = top.board.theme.color("look")
    cities = [Light(boxed(camera.rect(square)), gold, 0.5 + at / len(won) / 2) for at, square in enumerate(won)]
    rides = [(event.seat, event.move) for event in view.log if isinstance(event.move, Sell)]
    if rides:
        return [*cities, Performance(top.places.cloth, _riding(top, state, rides))]
    chimneys = (*state.network.locomotives, *state.network.factories)
    steam = [
        Light(boxed(camera.rect(square)), QColor("#F4F1EA"), at / len(chimneys), "steam")
        for at, square in enumerate(chimneys)
    ]
    return [*steam, *cities]


def _riding(top: ZugTableTop, state: ZugState, rides: Sequence[tuple[Seat, Sell]]) -> Callable[[QPainter, float], None]:
    routes = [(seat, trail(state, sale.factory, sale.station).route) for seat, sale in rides]

    def paint(painter: QPainter, now: float) -> None:
        camera, look = top.camera, top.board.look
        origin, tile = camera.point(0, 0), camera.pitch / 100
        painter.setClipRect(top.places.cloth)
        painter.setTransform(QTransform(tile, 0, 0, tile, origin.x(), origin.y()), True)
        for number, (seat, route) in enumerate(routes):
            t = turn_of(number, len(routes), now)
            if t > 0:
                for part in reversed(train_at(route.at, route.length * ease_both(t), seat)):
                    turn = round(part.angle * TURNS / 360) % TURNS
                    shown = _train_picture(look, part.kind, turn, seat, part.scale, part.alpha, device_scale(painter))
                    copy(painter, BOX.topLeft() + QPointF(part.x, part.y) * 100, shown, sharp=False)

    return paint


@kept
def _train_picture(look: Look, kind: str, turn: int, seat: Seat, size: float, alpha: float, scale: float) -> QPixmap:
    """Return an engine, a wagon or steam: there are many at once, sixty times a second."""
    high = LARGE * 22 if kind == "steam" else 0.0
    train = Train(kind, 0.0, 0.0, turn * 360 / TURNS, seat, size * LARGE, min(alpha, DULL), high)
    return picture(BOX, scale, lambda art: paint_train(art, train, look))
