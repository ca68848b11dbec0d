"""Everything that lies on Zug's table, and how it is arranged for a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from boardroom.core.game import NOBODY, Event
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.zug.network import Square
from boardroom.games.zug.rules import Move, Place, Sell, State, score
from boardroom.games.zug.scene import survey
from boardroom.games.zug.scene.board import Board
from boardroom.games.zug.scene.cards import Buttons, Card, MiniMap, Unseen
from boardroom.games.zug.scene.cloth import Mat
from boardroom.games.zug.scene.count import Count
from boardroom.games.zug.scene.foot import Foot
from boardroom.games.zug.scene.geometry import HAND, Places, bounds, table_size
from boardroom.games.zug.scene.picking import FACE_DOWN, Picking, Target, hand_of
from boardroom.games.zug.scene.rail import Rail
from boardroom.ui.theme import LIGHT, Theme

ZOOMING: Final = (Target("nearer"), Target("further"), Target("all"))
TURNING: Final = (Target("left"), Target("right"))


def last_squares(log: Sequence[Event[Move]]) -> tuple[Square, ...]:
    """Return where the last move changed something on the table."""
    for event in reversed(log):
        if isinstance(event.move, Place):
            return (event.move.laid.square,)
        if isinstance(event.move, Sell):
            return (event.move.city,)
    return ()


class TableTop:
    """The things on the table: the board with its map and buttons, and what is below the mat."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.theme: Theme = LIGHT
        self.places = Places()
        self.players: Sequence[Player] = ()
        self.points: tuple[survey.Point, ...] = ()  # of a game that is over
        self.mat, self.board = Mat(), Board(scene)
        self.foot, self.rail, self.count = Foot(), Rail(), Count()
        self.card, self.unseen, self.map, self.buttons = Card(), Unseen(), MiniMap(self.board), Buttons()
        for item in (
            self.mat, self.board, self.foot, self.rail, self.count, self.card, self.unseen, self.map, self.buttons
        ):  # fmt: skip
            scene.addItem(item)
        self.arrange(self.places)

    def resize(self, room: QSizeF) -> bool:
        """Lay the table out for a room; tell whether that changed anything."""
        size = table_size(room)
        places = Places(round(size.width(), 1), round(size.height(), 1), self.places.kind)
        changed = places != self.places
        if changed:
            self.arrange(places)
        return changed

    def arrange(self, places: Places) -> None:
        """Put everything in its place."""
        self.places = places
        for item in (self.mat, self.board, self.foot, self.rail, self.count, self.buttons):
            item.arrange(places)
        self.foot.setVisible(places.kind == "build")
        self.rail.setVisible(places.kind == "sale")
        self.count.setVisible(places.kind == "over")
        self.card.setVisible(False)
        self.unseen.display(self.unseen.left, places, self.theme)
        self.map.prepareGeometryChange()

    def restyle(self, theme: Theme) -> None:
        """Stand in another light."""
        self.theme = theme
        self.board.restyle(theme)
        for item in (self.mat, self.foot, self.rail, self.count, self.card, self.unseen, self.map, self.buttons):
            item.theme = theme
            item.update()

    def stand(self, view: View[State, Move], players: Sequence[Player]) -> None:
        """Show a position at once."""
        state = view.state
        self.players = players
        kind = state.phase if state.phase in ("sale", "over") else "build"
        if kind != self.places.kind:
            self.arrange(Places(self.places.wide, self.places.high, kind))
        self.board.stand(state.network, survey.owners(state))
        seat = view.seat
        hand, drawn = hand_of(view)
        stocks = (state.stock(seat, "wagon"), state.stock(seat, "engineer")) if seat >= 0 else (0, 0)
        self.foot.display(hand, len(hand) - 1 if drawn else -1, state.pile, seat, stocks)
        totals = [score(state, each) for each in range(state.seats)]
        cities = [state.token_at(square) != NOBODY for square in state.network.city_tiles]
        full = sum(cities), len(cities)
        self.rail.display(state.points, [sum(total.values()) for total in totals], full, self.theme)
        self.points = survey.all_points(state, view.log) if kind == "over" else ()
        self.count.display([tuple(total.values()) for total in totals], len(self.points), players, self.theme)  # type: ignore[misc]
        self.unseen.display(state.unseen() if seat >= 0 else {}, self.places, self.theme)
        if kind != "build" or seat < 0:
            self.unseen.setVisible(False)
        self.show_map()

    def show_map(self, clear: QRectF | None = None) -> None:
        """Show the small map where some of the table is out of sight, unless it would lie over what must be clear."""
        net = self.board.show_.net
        if net is not None:
            whole = bounds(tuple(net.tiles))
            whole_seen = self.board.camera.seen().adjusted(-0.05, -0.05, 0.05, 0.05).contains(whole)
            self.map.setVisible(not whole_seen and not (clear is not None and clear.intersects(self.map.box)))
            self.map.update()

    # ---------------------------------------------------------------- places

    def place(self, target: Target) -> QRectF:
        """Return where something that can be pressed is."""
        if target.kind == "square":
            return self.board.camera.rect(target.square)
        if target.kind == "hand":
            return self.foot.place(target.at)
        if target.kind == "pile":
            return self.places.pile
        if target.kind == "map":
            return self.map.box
        if target.kind in ("walk", "next", "last"):
            return self.count.button(target.kind)
        return self.buttons.place(target.kind)

    def target(self, picking: Picking, point: QPointF) -> Target | None:
        """Return what lies at a point, the nearest to the viewer first."""
        buttons = self.buttons
        if buttons.action is not None and buttons.place(buttons.action).contains(point):
            return Target(buttons.action)
        if buttons.turning is not None:
            for target in TURNING:
                if buttons.place(target.kind).contains(point):
                    return target
        for target in ZOOMING:
            if buttons.place(target.kind).contains(point):
                return target
        if self.map.isVisible() and self.map.box.contains(point):
            return Target("map")
        if self.places.kind == "build":
            if (found := self._in_foot(picking, point)) is not None:
                return found
        elif self.places.kind == "over":
            for target in self.count.buttons():
                if self.count.button(target.kind).contains(point):
                    return target
        if self.unseen.isVisible() and self.unseen.box.contains(point):
            return None
        if self.places.cloth.contains(point):
            return Target("square", square=self.board.camera.square(point))
        return None

    def _in_foot(self, picking: Picking, point: QPointF) -> Target | None:
        for place, name in enumerate(picking.hand[:HAND]):
            if name != FACE_DOWN and self.foot.place(place).united(self.places.slot(place)).contains(point):
                return Target("hand", place)
        return Target("pile") if self.places.pile.contains(point) else None
