"""The answer to a choice, as lights: where a tile fits, what it would enable, the ways of a wagon, and advice."""

from __future__ import annotations

from boardroom.core.game import NOBODY
from boardroom.games.zug.network import Square
from boardroom.games.zug.rules import BARE, Move, Place, Sell, ZugState
from boardroom.games.zug.scene import survey
from boardroom.games.zug.scene.overlay import Ghost, Lights, PointPill, Trail
from boardroom.games.zug.scene.palette import ROUTE
from boardroom.games.zug.scene.picking import FACE_DOWN, ZugPicking
from boardroom.games.zug.scene.pieces.tiles import spot
from boardroom.games.zug.scene.pieces.track import Route, legs
from boardroom.games.zug.scene.planning import plan
from boardroom.games.zug.tables import DELIVERY, STATION, TILES

_QUIET = 0.45


def trail(
    state: ZugState, factory: Square, station: Square, city: Square | None = None, strength: float = 1.0
) -> Trail:
    """Return the way of a wagon."""
    net = state.network
    return Trail(Route(net, legs(net, factory, station)), 0.0, city, ROUTE, strength)


def lights_of(picking: ZugPicking, last: tuple[Square, ...], show_targets: bool, point_out: bool) -> Lights:
    """Return what to draw on the table for where a person is in choosing, or for the point that is shown."""
    lights = Lights(last=last)
    state, stage = picking.state, picking.stage
    if picking.walk_at >= 0:
        _light_point(picking.points[picking.walk_at], state, lights)
        return lights
    if not picking.building:
        tokens = survey.owners(state)
        lights.plazas = {at: "free" for at in state.network.city_tiles if at not in tokens}
    if stage in ("tile", "square", "source"):
        _light_building(picking, lights, show_targets, point_out)
    elif stage in ("factory", "station", "city"):
        _light_sale(picking, lights, show_targets)
    at = picking.pointed_square if picking.studied is None else picking.studied
    if at is not None and stage in ("idle", "tile", "factory", "pass"):
        _light_connected(state, at, lights)
    if picking.studied is not None:
        lights.gaps = plan(state, picking.studied).gaps
        lights.rings[picking.studied] = "look"
    return lights


def _light_point(point: survey.Point, state: ZugState, lights: Lights) -> None:
    lights.last = ()
    if point.way:
        lights.trails = [Trail(Route(state.network, point.way))]
    lights.rings = dict.fromkeys(point.squares, "look")
    lights.pills = [PointPill(point.squares[0], f"+{point.points}", point.seat)]


def _light_building(picking: ZugPicking, lights: Lights, show_targets: bool, point_out: bool) -> None:
    name = picking.held_name
    if not name and picking.pointed is not None and picking.pointed.kind == "hand":
        place = picking.pointed.at
        name = picking.hand[place] if place < len(picking.hand) else ""
        if show_targets and name and name != FACE_DOWN:
            lights.legal = dict.fromkeys(picking.fits(name), "plain")
        return
    laid = picking.held_laid
    if show_targets and picking.stage == "square":
        for square, turns in picking.fits(name).items():
            if laid is None or square != laid.square:
                lights.legal[square] = "fits" if picking.turn in turns else "turn"
    if laid is None:
        return
    token = TILES[laid.name].token
    seat = picking.seat if token and picking.state.stock(picking.seat, token) else NOBODY
    wrong = () if picking.fitting else survey.misfits(picking.state.network, laid)
    lights.ghost = Ghost(laid, seat, not wrong, wrong, lift=0.0 if picking.laid else 1.0, loose=picking.put is not None)
    if picking.fitting and point_out:
        lights.coming = survey.gains(picking.state, laid, picking.seat).lit
    lights.glow = dict.fromkeys(picking.sources(), "act")
    if picking.pointed_square in lights.glow:
        lights.rings[picking.pointed_square] = "act"


def _light_sale(picking: ZugPicking, lights: Lights, show_targets: bool) -> None:
    state, at = picking.state, picking.pointed_square
    if picking.stage == "factory":
        if show_targets:
            lights.glow = dict.fromkeys(picking.lit(), "act")
            lights.pins = {square: spot(state.network.tiles[square])[:2] for square in picking.lit()}
        if at is not None:
            for station in dict.fromkeys(sale.station for sale in picking.sales_of(at)):
                lights.trails.append(trail(state, at, station, strength=_QUIET + 0.2))
                _pay_station(state, station, lights)
        return
    assert picking.factory is not None
    lights.glow[picking.factory] = "look"
    if picking.stage == "station":
        for station in picking.lit():
            strong = at in (None, station)
            lights.trails.append(trail(state, picking.factory, station, strength=1.0 if strong else _QUIET))
            lights.rings[station] = "act"
            _pay_station(state, station, lights)
        return
    assert picking.station is not None
    sale = picking.considered if isinstance(picking.considered, Sell) else None
    lights.trails.append(trail(state, picking.factory, picking.station, sale.city if sale else None))
    for city in picking.lit():
        lights.plazas[city] = "hot" if sale is not None and sale.city == city else "lit"
    _pay_station(state, picking.station, lights)
    if sale is not None:
        lights.pills.append(PointPill(sale.city, f"+{DELIVERY}", picking.seat))


def _pay_station(state: ZugState, station: Square, lights: Lights) -> None:
    """Show who would get the point of a station."""
    if state.token_at(station) != NOBODY:
        lights.pills.append(PointPill(station, f"+{STATION}", state.token_at(station)))


def _light_connected(state: ZugState, at: Square, lights: Lights) -> None:
    """Light what is connected with a tile that somebody looks at."""
    net = state.network
    laid = net.tiles.get(at)
    if laid is None or lights.trails:
        return
    if TILES[laid.name].token == "wagon" or laid.name == "loco":
        if net.enabled(at):
            for station in sorted(frozenset().union(*net.ends(at))):
                lights.trails.append(trail(state, at, station, strength=_QUIET))
                lights.glow[station] = "look"
    elif TILES[laid.name].stops:
        for factory in survey.senders(state, at):
            lights.glow.setdefault(factory, "look")
        for city in net.served(at):
            lights.plazas.update({tile: "lit" for tile in city if state.token_at(tile) == NOBODY})
    elif laid.name == "city":
        for station in survey.stations_of(net, survey.city_of(net, at)):
            lights.glow[station] = "look"
            lights.rings[station] = "look"


def light_advice(lights: Lights, state: ZugState, hint: Move | None, recalled: Move | None) -> None:
    """Draw a hint, and quietly the move that was made."""
    if isinstance(hint, Place):
        lights.hint = Ghost(hint.laid, state.seat if TILES[hint.laid.name].token and hint.source != BARE else NOBODY)
        if isinstance(hint.source, tuple):
            lights.rings[hint.source] = "act"
    elif isinstance(hint, Sell):
        lights.hint_trail = trail(state, hint.factory, hint.station, hint.city)
        lights.plazas[hint.city] = "hot"
        lights.rings[hint.factory] = "act"
    if isinstance(recalled, Place):
        lights.recall = Ghost(recalled.laid, NOBODY)
    elif isinstance(recalled, Sell):
        lights.trails.append(trail(state, recalled.factory, recalled.station, recalled.city, _QUIET))
        lights.rings[recalled.city] = "look"
