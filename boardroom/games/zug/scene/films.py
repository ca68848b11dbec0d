"""What happened, as films: a tile is drawn, a tile is laid and its run lights up, a wagon rides to a city."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF

from boardroom.core.game import NOBODY, Seat
from boardroom.core.match import Step
from boardroom.games.zug.network import Network, Square
from boardroom.games.zug.rules import DrawTile, Move, Place, Sell, ZugState
from boardroom.games.zug.scene.marks import trail
from boardroom.games.zug.scene.overlay import SMALL, Ghost, Lights, PointPill, Train, hop
from boardroom.games.zug.scene.pieces.board import RailwayBoard
from boardroom.games.zug.scene.pieces.hand_row import HandRow
from boardroom.games.zug.scene.pieces.tiles import spot
from boardroom.games.zug.scene.pieces.track import Segment, enabled
from boardroom.games.zug.scene.survey import owners
from boardroom.games.zug.scene.table_top import ZugTableTop
from boardroom.games.zug.tables import DELIVERY, STATION, TILES
from boardroom.ui.table.easing import ease_both
from boardroom.ui.table.film import Film

DROP: Final = 140.0  # milliseconds, as all that follow
TOKEN: Final = 120.0
SPREAD: Final = 40.0
RIDE: Final = 90.0
HOP: Final = 160.0
DELIVER: Final = 180.0
FLY: Final = 200.0
DEAL: Final = 60.0
LONGEST: Final = 900.0  # of a light that spreads
BEHIND: Final = 0.47  # squares from the engine to its wagon


def film_of(top: ZugTableTop, step: Step[ZugState, Move], held: bool) -> Film:
    """Return a step as a film; the table stands before it. `held`: the person holds the tile over its square."""
    film, move = Film(), step.move
    if isinstance(move, DrawTile):
        _draw(film, top.hand, step)
    elif isinstance(move, Place):
        _place(film, top.board, step, move, held)
    elif isinstance(move, Sell):
        _sell(film, top, step, move)
    return film


def _draw(film: Film, row: HandRow, step: Step[ZugState, Move]) -> None:
    """A tile comes from the pile into one's hand and turns over; what others draw only leaves the pile."""
    move, state = step.move, step.before.state
    dealing = state.phase == "deal"
    assert isinstance(move, DrawTile)
    if state.seat != step.before.seat:
        film.then(DEAL / 2 if dealing else DEAL, lambda t: None)
        return
    name = str(move.tile)
    start, end = row.places.pile.topLeft(), row.places.slot(min(len(row.hand), 5)).topLeft()

    def fly(t: float) -> None:
        at = start + (end - start) * t
        row.flying = (name, at - QPointF(0, 26 * t * (1 - t) * 4), t)
        row.update()

    film.then(DEAL if dealing else FLY, fly, ease_both)


def _place(film: Film, board: RailwayBoard, step: Step[ZugState, Move], move: Place, held: bool) -> None:
    """The tile drops, its token follows, and what it enables turns green from tile to tile."""
    before, after = step.before.state.network, step.after.state.network
    laid, seat = move.laid, step.seat
    owner = step.after.state.token_at(laid.square)
    old = owners(step.before.state)
    board.lights = Lights()
    height = 1.0 if held else 5.0

    def drop(t: float) -> None:
        board.lights.ghost = Ghost(laid, NOBODY, lift=height * (1 - t), solid=True)
        board.update()

    film.then(DROP if held else DROP * 1.8, drop)

    def land(_: float) -> None:
        board.lights.ghost = None
        board.stand(after, old)
        board.show_.lit = {at: enabled(before, at) for at in before.tiles}
        board.lights.last = (laid.square,)

    film.then(0, land)
    if owner != NOBODY:
        _put_token(film, board, step, move, seat)
    _spread(film, board, before, after, laid.square)


def _put_token(film: Film, board: RailwayBoard, step: Step[ZugState, Move], move: Place, seat: Seat) -> None:
    x, y, angle = spot(move.laid)
    kind = "wagon" if TILES[move.laid.name].token == "wagon" else "engineer"
    start = (x, y)
    taken = isinstance(move.source, tuple)
    if isinstance(move.source, tuple):
        start = spot(step.before.state.network.tiles[move.source])[:2]
        source = move.source

    def come(t: float) -> None:
        if taken:
            board.show_.hidden = frozenset({source})
        up = 120 * t * (1 - t) if taken else 46 * (1 - t)
        here = start[0] + (x - start[0]) * t, start[1] + (y - start[1]) * t
        alpha = 1.0 if taken else min(1.0, 0.2 + t)
        board.lights.trains = [Train(kind, *here, angle, seat, 1.0, min(alpha, 0.999), up)]
        board.update()

    film.then(TOKEN * (3 if taken else 1), come, ease_both)

    def put(_: float) -> None:
        board.lights.trains = []
        board.show_.tokens = {**board.show_.tokens, move.laid.square: seat}

    film.then(0, put)


def _spread(film: Film, board: RailwayBoard, before: Network, after: Network, start: Square) -> None:
    rings = waves(before, after, start)
    each = min(SPREAD, LONGEST / max(1, len(rings)))
    for ring in rings:

        def light(t: float, ring: dict[Square, frozenset[Segment]] = ring) -> None:
            if t < 1:
                return
            for at, pieces in ring.items():
                board.show_.lit[at] = board.show_.lit.get(at, frozenset()) | pieces
            board.update()

        film.then(each, light)


def waves(before: Network, after: Network, start: Square) -> list[dict[Square, frozenset[Segment]]]:
    """Return the track that becomes enabled, by how many tiles away it is."""
    rings: dict[int, dict[Square, frozenset[Segment]]] = {}
    for at in after.tiles:
        new = enabled(after, at) - (enabled(before, at) if at in before.tiles else frozenset())
        if new:
            far = abs(at[0] - start[0]) + abs(at[1] - start[1])
            rings.setdefault(far, {})[at] = new
    return [rings[far] for far in sorted(rings)]


def _sell(film: Film, top: ZugTableTop, step: Step[ZugState, Move], move: Sell) -> None:
    """An engine in the seller's colour takes the wagon to the station, and the wagon goes on into the city."""
    board, state = top.board, step.before.state
    way = trail(state, move.factory, move.station, move.city)
    route = way.route
    owner = state.token_at(move.station)
    board.lights = Lights(trails=[way])
    pills = [PointPill(move.city, f"+{DELIVERY}", step.seat)]
    if owner != NOBODY:
        pills.insert(0, PointPill(move.station, f"+{STATION}", owner))
    board.lights.pills = pills
    begun = spot(state.network.tiles[move.factory])

    def board_train(t: float) -> None:
        board.show_.hidden = frozenset({move.factory})
        board.lights.left = begun
        x, y, angle = route.at(0.0)
        here = begun[0] + (x - begun[0]) * t, begun[1] + (y - begun[1]) * t
        board.lights.trains = [Train("wagon", *here, begun[2] + (angle - begun[2]) * t, step.seat, 1 - 0.28 * t)]
        board.update()

    film.then(DELIVER, board_train, ease_both)

    def ride(t: float) -> None:
        far = route.length * t
        way.gone = far
        board.lights.trains = train_at(route.at, far, step.seat)
        board.lights.lamp = board.lights.trains[0]
        board.update()

    film.then(max(360.0, RIDE * len(route.legs)), ride, ease_both)
    arc = hop(way)

    def deliver(t: float) -> None:
        at = arc.pointAtPercent(t)
        board.lights.lamp = None
        engine = Train("engine", *route.at(route.length), step.seat, SMALL, 1 - t * 0.99)
        board.lights.trains = [engine, Train("wagon", at.x() / 100, at.y() / 100, 0.0, step.seat, 0.72 + 0.28 * t)]
        board.update()

    film.then(DELIVER, deliver, ease_both)

    def stand(_: float) -> None:
        board.lights.trains = []
        board.show_.tokens = {
            **{at: who for at, who in board.show_.tokens.items() if at != move.factory}, move.city: step.seat
        }  # fmt: skip
        board.update()

    film.then(0, stand)
    if owner != NOBODY:
        film.then(HOP, lambda t: top.track.walk(owner, t), ease_both)


def train_at(place: Callable[[float], tuple[float, float, float]], far: float, seat: Seat) -> list[Train]:
    """Return an engine, its wagon and the steam behind them, some way along."""
    trains = [Train("engine", *place(far), seat)]
    trains.append(Train("wagon", *place(max(0.0, far - BEHIND)), seat, 0.72))
    for behind, size, alpha in ((0.05, 0.5, 0.7), (0.22, 0.7, 0.5), (0.42, 0.9, 0.34), (0.66, 1.1, 0.2)):
        if far > behind:
            px, py, _ = place(far - behind)
            trains.append(Train("steam", px, py, 0.0, seat, size, alpha, 22 + behind * 16))
    return trains
