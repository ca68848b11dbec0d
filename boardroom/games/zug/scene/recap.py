"""What a turn of Zug came to, for who waited: the tile and what it enabled, or a wagon's ride to a city."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from boardroom.core.game import NOBODY, Seat
from boardroom.core.match import Step, View
from boardroom.games.zug.network import Laid, Square
from boardroom.games.zug.scene import survey, words
from boardroom.games.zug.scene.geometry import Camera
from boardroom.games.zug.scene.overlay import paint_tile
from boardroom.games.zug.scene.palette import look_of
from boardroom.games.zug.scene.picking import ZugTarget
from boardroom.games.zug.scene.pieces.tokens import paint_small_wagon
from boardroom.games.zug.scene.pieces.track import Route, legs
from boardroom.games.zug.state import Move, Pass, Place, Sell, ZugState
from boardroom.games.zug.tables import TILES
from boardroom.ui.game.deeds import LED_TO, Deed, Picture
from boardroom.ui.paint.painting import Art, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme
from boardroom.ui.style.translation import translate
from boardroom.ui.table.overlay_lines import Stroke
from boardroom.ui.table.traces import AMBER, Trace

POINT, ENABLED = 2, 1  # how much it concerns somebody
TILE = 32.0


def recount(steps: Sequence[Step[ZugState, Move]], now: View[ZugState, Move]) -> Deed | None:
    """Say what a turn came to; what one's own factories and stations have of it first."""
    for step in steps:
        match step.move:
            case Place():
                return _placed(step, step.move, now.seat)
            case Sell():
                return _sold(step, step.move, now.seat)
            case Pass():
                return Deed(translate("Zug", "passed: nothing fits"))
    return None


def _placed(step: Step[ZugState, Move], move: Place, you: Seat) -> Deed:
    state, laid = step.before.state, move.laid
    wagons = survey.gains(state, laid, step.seat).wagons
    mine = [at for at in wagons if state.token_at(at) == you]
    if mine:
        text = translate("Zug", "enabled %n of your wagons", "", len(mine))
    elif wagons:
        text = translate("Zug", "enabled %n wagons", "", len(wagons))
    else:
        text = words.tile_name(laid.name)
    owner = step.after.state.token_at(laid.square)
    whose = [owner if at == laid.square else state.token_at(at) for at in wagons]
    return Deed(
        text,
        ENABLED if mine else 0,
        ((_tile(laid, owner),),),
        _wagons(whose) if whose else None,
        (_square(laid.square),),
    )


def _sold(step: Step[ZugState, Move], move: Sell, you: Seat) -> Deed:
    state = step.before.state
    tiles = state.network.tiles
    station = state.token_at(move.station)
    text = translate("Zug", "sold a wagon")
    if station == you:
        text = translate("Zug", "a point for your station")
    way = [tiles[at] for at in (move.factory, move.station, move.city)]
    wagon = state.token_at(move.factory)
    return Deed(
        text,
        POINT if station == you else 0,
        ((_tile(way[0], wagon), LED_TO, _tile(way[1], station), LED_TO, _tile(way[2], NOBODY)),),
        None,
        tuple(_square(at) for at in (move.factory, move.city)),
        (_square(move.station),) if station == you else (),
    )


def _square(square: Square) -> ZugTarget:
    return ZugTarget("square", square=square)


# ---------------------------------------------------------------- pictures


def _tile(laid: Laid, owner: Seat) -> Picture:
    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        art = Art(painter)
        with art.clipped(rounded(rect, 4)), art.at(rect.x(), rect.y(), rect.width() / 100):
            paint_tile(art, look_of(theme), laid, owner if TILES[laid.name].token else NOBODY)

    return Picture(TILE, TILE, paint)


def _wagons(whose: Sequence[Seat]) -> Picture:
    """Return some wagons beside each other, each in its owner's colour."""
    each = 24.0

    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        art, size = Art(painter), rect.height() / TILE
        for i, seat in enumerate(whose[:3]):
            with art.at(rect.x() + (i + 0.5) * each * size, rect.center().y(), size):
                paint_small_wagon(art, 0, 0, seat)

    return Picture(each * min(3, len(whose)), TILE, paint)


# ---------------------------------------------------------------- on the table


def trace_lines(trace: Trace, camera: Camera) -> list[Stroke]:
    """Return the ways of the wagons that were sold, as far as they went by rail."""
    lines: list[Stroke] = []
    for step in trace.steps:
        if isinstance(step.move, Sell):
            net = step.before.state.network
            points = Route(net, legs(net, step.move.factory, step.move.station)).points
            path = QPainterPath(camera.point(*points[0]))
            for point in points[1:]:
                path.lineTo(camera.point(*point))
            lines += [Stroke(path, shade("#2A1608", 0.85), 8), Stroke(path, AMBER, 4)]
    return lines
