"""How the table answers to what a person chooses or looks at: what lights up, and what is said beside it."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.game import NOBODY
from boardroom.core.record import Player
from boardroom.games.zug.network import Square
from boardroom.games.zug.rules import BARE, Move, Place, Sell, State
from boardroom.games.zug.scene import notes, survey
from boardroom.games.zug.scene.notes import Note
from boardroom.games.zug.scene.overlay import Ghost, Lights, Pill, Trail
from boardroom.games.zug.scene.palette import ROUTE
from boardroom.games.zug.scene.picking import FACE_DOWN, Picking
from boardroom.games.zug.scene.track import Route, legs
from boardroom.games.zug.tables import DELIVERY, STATION, TILES

_QUIET = 0.45


def trail(state: State, factory: Square, station: Square, city: Square | None = None, strength: float = 1.0) -> Trail:
    """Return the way of a wagon."""
    net = state.network
    return Trail(Route(net, legs(net, factory, station)), 0.0, city, ROUTE, strength)


def lights_of(picking: Picking, last: tuple[Square, ...], show_targets: bool, point_out: bool) -> Lights:
    """Return what to draw on the table for where a person is in choosing."""
    lights = Lights(last=last)
    if picking.view is None:
        return lights
    state, stage = picking.state, picking.stage
    if state.phase in ("sale", "over"):
        tokens = survey.owners(state)
        lights.plazas = {at: "free" for at in state.network.city_tiles if at not in tokens}
    if stage in ("tile", "square", "source"):
        _light_building(picking, lights, show_targets, point_out)
    elif stage in ("factory", "station", "city"):
        _light_sale(picking, lights, show_targets)
    at = picking.pointed_square
    if at is not None and stage in ("idle", "tile", "factory", "pass"):
        _light_connected(state, at, lights)
    return lights


def _light_building(picking: Picking, lights: Lights, show_targets: bool, point_out: bool) -> None:
    name = picking.name
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
    seat = (
        picking.seat if TILES[laid.name].token and picking.state.stock(picking.seat, TILES[laid.name].token) else NOBODY
    )
    wrong = () if picking.fitting else survey.misfits(picking.state.network, laid)
    lights.ghost = Ghost(laid, seat, not wrong, wrong, lift=0.0 if picking.laid else 1.0)
    if picking.fitting and point_out:
        lights.coming = survey.gains(picking.state, laid, picking.seat).lit
    if picking.stage == "source":
        lights.glow = dict.fromkeys(picking.sources(), "act")
        at = picking.pointed_square
        if at in picking.sources() and at is not None:
            lights.rings[at] = "act"


def _light_sale(picking: Picking, lights: Lights, show_targets: bool) -> None:
    state, at = picking.state, picking.pointed_square
    if picking.stage == "factory":
        if show_targets:
            lights.glow = dict.fromkeys(picking.lit(), "act")
        if at is not None:
            for station in dict.fromkeys(sale.station for sale in picking.sales_of(at)):
                lights.trails.append(trail(state, at, station, strength=_QUIET + 0.2))
                if state.token_at(station) != NOBODY:
                    lights.pills.append(Pill(station, f"+{STATION}", state.token_at(station)))
        return
    assert picking.factory is not None
    lights.glow[picking.factory] = "look"
    if picking.stage == "station":
        for station in picking.lit():
            strong = at in (None, station)
            lights.trails.append(trail(state, picking.factory, station, strength=1.0 if strong else _QUIET))
            lights.rings[station] = "act"
            if state.token_at(station) != NOBODY:
                lights.pills.append(Pill(station, f"+{STATION}", state.token_at(station)))
        return
    assert picking.station is not None
    sale = picking.considered if isinstance(picking.considered, Sell) else None
    lights.trails.append(trail(state, picking.factory, picking.station, sale.city if sale else None))
    for city in picking.lit():
        lights.plazas[city] = "hot" if sale is not None and sale.city == city else "lit"
    if state.token_at(picking.station) != NOBODY:
        lights.pills.append(Pill(picking.station, f"+{STATION}", state.token_at(picking.station)))
    if sale is not None:
        lights.pills.append(Pill(sale.city, f"+{DELIVERY}", picking.seat))


def _light_connected(state: State, at: Square, lights: Lights) -> None:
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


def draw_advice(lights: Lights, state: State, hint: Move | None, recalled: Move | None, last: Sequence[Square]) -> None:
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


def note_of(picking: Picking, players: Sequence[Player]) -> tuple[Note | None, Square | None]:
    """Return what to say beside which square."""
    if picking.view is None:
        return None, None
    if picking.stage in ("square", "source") and picking.held_laid is not None:
        at = picking.pointed_square
        if picking.stage == "source" and at is not None and at in picking.sources():
            return notes.tile_note(picking.state, at, players), at
        return notes.ghost_note(picking), picking.held_laid.square
    at = picking.pointed_square
    if at is None or picking.stage in ("station", "city"):
        return None, None
    return notes.tile_note(picking.state, at, players), at
