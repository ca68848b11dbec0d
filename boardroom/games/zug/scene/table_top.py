"""Everything that lies on Zug's table, and how it is arranged for a position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from boardroom.core.game import NOBODY, Event
from boardroom.games.zug.network import Square
from boardroom.games.zug.rules import Move, Place, Sell, score
from boardroom.games.zug.scene import survey
from boardroom.games.zug.scene.geometry import Camera, ZugPlaces, bounds, table_size
from boardroom.games.zug.scene.picking import ZugPicking, ZugTarget
from boardroom.games.zug.scene.pieces.board import RailwayBoard
from boardroom.games.zug.scene.pieces.cloth import Mat
from boardroom.games.zug.scene.pieces.count import Count
from boardroom.games.zug.scene.pieces.hand_row import HandRow
from boardroom.games.zug.scene.pieces.panels import Buttons, MiniMap, NoteCard, UnseenTiles
from boardroom.games.zug.scene.pieces.score_track import ScoreTrack
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.theme import Theme


def last_squares(log: Sequence[Event[Move]]) -> tuple[Square, ...]:
    """Return where the last move changed something on the table."""
    for event in reversed(log):
        if isinstance(event.move, Place):
            return (event.move.laid.square,)
        if isinstance(event.move, Sell):
            return (event.move.city,)
    return ()


class ZugTableTop:
    """The things on the table: the board with its map and buttons, and what is below the mat."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.places = ZugPlaces()
        self.mat, self.board = Mat(), RailwayBoard(scene)
        self.hand, self.track, self.count = HandRow(scene), ScoreTrack(), Count()
        self.card, self.unseen, self.map, self.buttons = NoteCard(), UnseenTiles(), MiniMap(self.board), Buttons()
        self.parts = (
            self.mat, self.hand, self.track, self.count, self.card, self.unseen, self.map, self.buttons
        )  # fmt: skip
        for item in (self.board, *self.parts):
            scene.addItem(item)
        self.arrange(self.places)

    @property
    def camera(self) -> Camera:
        """Which part of the railway is seen."""
        return self.board.camera

    def resize(self, room: QSizeF, letters: float) -> bool:
        """Lay the table out for a room and for words of a size; tell whether that changed anything."""
        size = table_size(room) if not room.isEmpty() else self.places.home.size()
        places = ZugPlaces(round(size.width(), 1), round(size.height(), 1), self.places.kind, letters)
        changed = places != self.places
        if changed:
            self.arrange(places)
        return changed

    def arrange(self, places: ZugPlaces) -> None:
        """Put everything in its place."""
        self.places = places
        for item in (self.board, *self.parts):
            item.arrange(places)
        self.hand.setVisible(places.kind == "build")
        self.track.setVisible(places.kind == "sale")
        self.count.setVisible(places.kind == "over")
        self.card.setVisible(False)

    def stand(self, picking: ZugPicking, theme: Theme, coordinates: bool, bare: bool = False) -> None:
        """Show a position at once; the land lies in shade while wagons are sold, but not on bare paper."""
        state, kind = picking.state, picking.state.phase if not picking.building else "build"
        self.board.dusk = self.mat.dusk = kind == "sale" and not bare
        for item in (self.board, *self.parts):
            item.restyle(theme)
        if kind != self.places.kind:
            self.arrange(replace(self.places, kind=kind))
        self.board.coordinates = coordinates
        self.board.stand(state.network, survey.owners(state))
        self.hand.display(picking)
        sources = [tuple(score(state, seat).values()) for seat in range(state.seats)]
        cities = [state.token_at(square) != NOBODY for square in state.network.city_tiles]
        self.track.display(state.points, [sum(each) for each in sources], (sum(cities), len(cities)))
        self.count.display(sources, picking.players)
        set_tip(self.track, "" if self.places.usual else self.track.said)
        set_tip(self.count, self.count.details)
        self.unseen.display(state.unseen() if picking.viewer >= 0 else {})

    def show_map(self, clear: Sequence[QRectF]) -> None:
        """Show the small map where some of the table is out of sight, unless it would lie over what must be clear."""
        net = self.board.show_.net
        if net is not None:
            whole = bounds(tuple(net.tiles))
            whole_seen = self.camera.seen().adjusted(-0.05, -0.05, 0.05, 0.05).contains(whole)
            self.map.setVisible(not whole_seen and self.map.clear(clear))
            self.map.update()

    # ---------------------------------------------------------------- places

    def place(self, target: ZugTarget) -> QRectF:
        """Return where something that can be pressed or named is."""
        match target.kind:
            case "square":
                return self.camera.rect(target.square)
            case "hand":
                return self.hand.place(target.at)
            case "pile":
                return self.places.pile
            case "stock":
                return self.places.stock
            case "map":
                return self.map.box
            case "point":
                return self.places.foot
            case "walk" | "next" | "last":
                return self.count.button(target.kind)
            case _:
                return self.buttons.place(target.kind)

    def target(self, picking: ZugPicking, point: QPointF) -> ZugTarget | None:
        """Return what lies at a point, the nearest to the viewer first."""
        for target in reversed([*picking.below(), *picking.above()]):
            # A tile of the hand that rises under the pointer stays under it.
            slot = self.places.slot(target.at) if target.kind == "hand" else QRectF()
            if self.place(target).united(slot).contains(point):
                return target
        if self.unseen.isVisible() and self.unseen.box.contains(point):
            return None
        return ZugTarget("square", square=self.camera.square(point)) if self.places.cloth.contains(point) else None
